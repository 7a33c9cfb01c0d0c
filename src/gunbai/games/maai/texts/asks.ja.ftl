# 問いと宣言。

ask-breath = 一呼吸をどう使うか。
ask-resist-in = 相手が半歩詰めてくる。どうするか。
ask-resist-out = 相手が半歩開く。どうするか。
ask-first-step = 先に半歩を試みる権利がある。試みるか。
ask-still-step-in = それでも半歩詰めるか。
ask-still-step-out = それでも半歩開くか。
ask-light-or-distance = 対立に勝った。間を定めるか、それとも日を背にするか。
ask-light-too = 流し抜けた。あわせて日を背にするか。
ask-go-on = 宣言のとおりには運ばなかった。呼吸の残りを続けるか。
ask-counter = 流し抜けた。ただちに反撃するか。
ask-open-lock = 空手の一手が命中した。鍔迫り合いを解くか。
ask-challenged = 一騎打ちを挑まれた。受けて立つか？
ask-lull = 小康。呼吸を整えるか。
ask-stop-bleeding = 出血している。何で止めるか。
ask-start = 決闘をどの間から始めるか。
ask-start-first = 先攻である。どの間から始めるか。

roll-attack = 攻撃判定
roll-wrist = { check-wrist }
roll-overload = { check-overload }
roll-bleeding = 止血の判定
roll-contest = 対立
roll-evasion = 回避
roll-order = { contest-order }

## 短い答え

choice-let = 許す
choice-hold = 踏み止まる
choice-counter = 逆へ半歩
choice-decline = 見送る
choice-step-in = 半歩詰める
choice-step-out = 半歩開く
choice-go-on = 続ける
choice-drop = 半歩を取りやめる
choice-stop = ここで止める
choice-open = 鍔迫り合いを解く
choice-stay = そのまま組み合う
choice-distance = 間を定める
choice-light = 日を背にする
choice-keep = 光はそのまま
choice-steady = 呼吸を整える
choice-rest = 整えない
choice-body = 體で止める
choice-medicine = 医術で止める
choice-no-counter = 反撃しない
choice-as-it-is = このまま
choice-toma = { distance-toma }
choice-issoku = { distance-issoku }
choice-chikama = { distance-chikama }
choice-sessen = { distance-sessen }
choice-tsubazeri = { distance-tsubazeri }
choice-end-draw = 引き分けで終える
choice-end-for = { $name }の勝ちで終える
choice-close-duel = { $name }の一騎打ちを解く
choice-accept = 受けて立つ
choice-refuse = 応じない
choice-no-end = 戦いを続ける

## 一手

say-step = 半歩{ $direction }
say-strike = { at-target }{ IS($part) ->
        [none] { $weapon }で打ち込む
       *[some] { $weapon }で{ $part }に打ち込む
    }
at-target = { IS($target) ->
        [none] { "" }
       *[some] { $target }へ、
    }
say-feint = { at-target }{ IS($part) ->
        [none] { $weapon }で牽制
       *[some] { $weapon }で{ $part }を牽制
    }
say-bare = { IS($move) ->
        [dagger] { IS($part) ->
            [none] { $weapon }を抜いて突く
           *[some] { $weapon }を抜いて{ $part }を突く
        }
       *[other] { IS($part) ->
            [none] { $move }
           *[some] { $part }へ{ $move }
        }
    }
say-push = 押し出し
say-slip = 流し抜け
say-draw = { $weapon }に持ち替える
say-pick-up = { $weapon }を拾う
say-stance = 構え「{ $stance }」を取る
say-relax = { IS($stance) ->
        [none] 構えを解く
       *[some] { $stance }を解く
    }
    .does = { IS($stance) ->
        [none] 構えを解く
       *[some] { $stance }を解く
    }
say-go = { $area }へ{ $pace }
    .does = { $area }へ{ $pace }
say-challenge = { $target }に一騎打ちを挑む
    .does = { $target }に一騎打ちを挑む
say-reserve = 予約（{ IS($when) ->
        [acts] { $who }の行動
       *[other] { $when }
    }）：{ $act }
    .does = 予約（{ IS($when) ->
        [acts] { $who }の行動
       *[other] { $when }
    }）：{ $act }
say-breath = { IS($acts) ->
        [none] 待つ
       *[some] { $force ->
            [yes] { $acts }（過負荷）
           *[no] { $acts }
        }
    }

## 記法の言葉

typed-step-in = 半歩 詰
typed-step-out = 半歩 開
typed-strike = 斬
typed-feint = 牽制
typed-push = 押し出し
typed-slip = 流し抜け
typed-dagger = 短刀抜き
typed-trip = 足掛け
typed-headbutt = 頭突き
typed-draw = 抜く
typed-pick-up = 拾う
typed-stance = 構え
typed-relax = 構えを解く
typed-walk = 歩行
typed-dash = 疾走
typed-leap = 跳躍
typed-ride = 騎馬疾走
typed-challenge = 一騎打ち
typed-reserve = 予約
typed-attack = 敵の攻撃
typed-cast-done = 敵の詠唱完了
typed-acts = の行動
typed-wait = 待つ
typed-wrist = { part-wrist }
typed-arm = { part-arm }
typed-leg = { part-leg }
typed-trunk = { part-trunk }
typed-face = { part-face }
