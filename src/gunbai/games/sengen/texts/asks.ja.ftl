ask-declare = 残りDP、遅らせるか、前衛か後衛か。
ask-yield = NPCと同値である。先に動くか、後に動くか。
ask-focus = 後衛にいる。防御に専念するか。
ask-action = 行動の番である。何をするか。
ask-danmaku = 弾幕が来る。避けるか、無視するか。
ask-defend = 攻撃が来る。どう防ぐか。
ask-resist = 能力を受ける。抵抗するか。
ask-notice = 気配がある。感知にダイスを使うか。
ask-perceive = 感知を求められた。ダイスを使うか。
ask-flee = 逃げる。ダイスはいくつか。
ask-pursue = 相手が逃げる。追うか。
ask-approach-target = 接近判定の目標はいくつか（{ $about }）。
ask-resist-target = 抵抗の目標はいくつか（{ $about }）。
ask-barrier = { $about }は結界を避けられるか。
ask-window-turn-start = 宣言が開かれた。何かするか。
ask-window-slot = 次の行動の前である。何かするか。
ask-window-declared = 攻撃が宣言された。何かするか。
ask-window-shown = 攻撃の達成値が出た。何かするか。
ask-window-failed = 防ぎ切れなかった。何かするか。
ask-window-known = ダメージが決まった。受ける前に何かするか。
ask-window-applied = ダメージを受けた。何かするか。
ask-window-turn-end = ターンが終わる。何かするか。
roll-tie = 同値の決着
roll-shot = ショットの判定
roll-approach = 接近判定
roll-hit = 命中判定
roll-ability = 能力の判定
roll-evade = 回避判定
roll-guard = ガードの判定
roll-cover = カバーの判定
roll-resist = 抵抗判定
roll-damage = ダメージ
roll-check = 判定
roll-look = 感知
roll-item = 道具の判定
roll-move = 移動
roll-flee = 逃走・追跡
choice-wait = 待機する
choice-done = 何もせず終える
choice-take = 防がずに受ける
choice-ignore = 弾幕を無視する
choice-pass = 見送る
choice-first = 先に動く
choice-after = 後に動く
choice-no = しない
choice-full-defence = 防御専念
choice-avoid = 避けられる
choice-caught = 避けられない
choice-end-draw = 引き分けを申し出る
choice-withdraw = 申し出を取り消す
choice-flee = { $name }：ターンの終わりに逃げる
choice-end-for = { $name }の勝ちで終えようと申し出る
say-declare = DP{ $dp }{ IS($delay) ->
         [none] { "" }
        *[some] 、{ $delay }まで遅らせる
    }、{ $row }{ $yields ->
         [yes] 、同値なら譲る
        *[no] { "" }
    }{ IS($watch) ->
         [none] { "" }
        *[some] 、{ $watch }と位置に注意
    }
say-danmaku = 弾幕を{ $targets }に{ IS($by) ->
         [none] { "" }
        *[some] （{ $by }）
    }{ IS($item) ->
         [none] { "" }
        *[some] 、狙いは{ $item }
    }
say-shot = { $targets }にショット{ $dice }D{ IS($by) ->
         [none] { "" }
        *[some] （{ $by }）
    }{ IS($item) ->
         [none] { "" }
        *[some] 、狙いは{ $item }
    }
say-homing = { $targets }にホーミング（上昇{ $boosts }回）{ IS($by) ->
         [none] { "" }
        *[some] （{ $by }）
    }{ IS($item) ->
         [none] { "" }
        *[some] 、狙いは{ $item }
    }
say-melee = { $targets }に近接攻撃、接近{ $approach }D・命中{ $hit }D{ IS($by) ->
         [none] { "" }
        *[some] （{ $by }）
    }{ IS($item) ->
         [none] { "" }
        *[some] 、狙いは{ $item }
    }
say-ability = { $targets }に{ $ability }（{ $dice }D）
say-play = { $card }を使う：{ $action }
say-deploy = { $card }を展開する
say-erase = { $card }で弾消し
say-bomb = { $card }で喰らいボム
say-fold = 展開中のカードを畳む
say-graze = グレイズ{ $amount }点を{ $use }に{ IS($target) ->
         [none] { "" }
        *[some] （{ $target }）
    }
say-evade = 回避{ $dice ->
         [0] { "" }
        *[other] { " " }{ $dice }D
    }
say-guard = { $guard }でガード{ $dice }D
say-guard-for = { $guard }で{ $target }をガード{ $dice }D
say-cover = { $target }をカバー{ $dice }D
say-resist = 抵抗{ $dice }D
say-look = 感知{ $dice }D
say-check = { $skill }の判定{ $dice }D
say-move = 移動{ $metres ->
         [0] { "" }
        *[other] { " " }{ $metres }m
    }、{ $dice }D
say-item = { $item }を使う
say-dice = { $dice ->
         [0] 判定しない
        *[other] { $dice }D振る
    }
say-number = { $value }
