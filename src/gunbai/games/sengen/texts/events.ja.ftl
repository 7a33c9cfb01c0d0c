event-battle-began = { $mode }を始める。
event-turn-began = 第{ $turn }ターン
event-recovered = { $fighter }、DP +{ $gained }（{ $dp }）。
event-recovery-skipped = このターンの始めにはDPは回復しない。
event-not-recovered = { $fighter }のDPは回復しない（{ $why }）。残り{ $dp }。
event-declared = { $fighter }：DP{ $dp }{ $delayed ->
         [yes] 、{ $number }まで遅らせる
        *[no] （順番{ $number }）
    }、{ $row }。
event-watched = { $fighter }と{ $other }は互いの位置に注意する（DP各1）。
event-let-go-first = { $fighter }は同値の相手に先を譲る。
event-tie-rolled = 同値。ダイスで決める：{ $fighters } → { $faces }。
event-order-set = 行動順：{ $order }。
event-focused = { $fighter }は防御に専念する。
event-waited = { $fighter }は待機する。次のターンのDP回復 +2。
event-slot-lost = { $fighter }は動けず、行動の番を失う。
event-fell = { $fighter }：{ $why }。
event-checked = { $fighter }、{ IS($what) ->
         [none] { $skill }
        *[some] { $skill }「{ $what }」
    }：{ IS($faces) ->
         [none] ダイスなし
        *[some] { $faces }
    } { SIGNED($value) } = { $total }（残りDP{ $dp }）。
event-check-declined = { $fighter }は判定をしない。
event-moved = { $fighter }、{ $metres }m移動する（{ IS($faces) ->
         [none] ダイスなし
        *[some] { $faces }
    } { SIGNED($value) }、{ $most }mまで。残りDP{ $dp }）。
event-item-used = { $fighter }、{ $item }を使う：{ $faces } { SIGNED($value) } = { $total }、目標{ $target }。{ $won ->
         [yes] 成功
        *[no] 失敗
    }。
event-fleeing = { $fighter }はターンの終わりに逃げる構えを見せる。
event-flee-rolled = { $fighter }、{ $pursues ->
         [yes] 追う
        *[no] 逃げる
    }：{ $faces } { SIGNED($value) } = { $total }（残りDP{ $dp }）。
event-escape-counted = { $fighter }の逃走：{ $count }（{ $goal }で逃げ切る）。
event-not-escaped = { $fighter }は逃げ切れない。
event-hindered = { $fighter }のDPは第{ $until }ターンまで回復しない（{ $why }）。
event-barrier-avoided = { $fighter }は結界を避ける。
event-end-offered = { $seat }は{ IS($winner) ->
         [none] 引き分け
        *[some] { $winner }の勝ち
    }で終えようと申し出る。
event-battle-over = 決着。{ IS($winner) ->
         [none] 引き分け
        *[some] { $winner }の勝ち
    }（{ WORD($why, of: "result") }）。
event-graze-ended = { $fighter }のグレイズは終わる：霊力 +{ $spirit }、残り{ $lost }は失われる。
event-value-set = 裁定により、{ PATH($target) }：{ IS($before) ->
         [none] なし
        *[some] { $before }
    } → { IS($after) ->
         [none] なし
        *[some] { $after }
    }。
event-granted = 裁定により、{ $fighter }：{ WORD($what, of: "grant") }。
event-aimed = { $fighter }：{ $act }（DP{ $cost }、残り{ $dp }）。
event-danmaku-made = { $fighter }の弾幕（{ $by }）が{ $targets }へ：DP減少{ $lessens }、当たれば{ $damage }（DP{ $cost }、残り{ $dp }）。
event-shot-made = { $fighter }、{ $by }で{ $targets }を撃つ：{ $faces } { SIGNED($value) } = { $total }（残りDP{ $dp }）。
event-homing-made = { $fighter }、{ $by }で{ $targets }を追う：達成値{ $total }（上昇{ $boosts }回、DP{ $cost }、残り{ $dp }）。
event-approached = { $fighter }、{ $by }を手に{ $target }へ迫る：{ $faces } { SIGNED($value) } = { $total }、相手{ $against }。{ $won ->
         [yes] 懐に入った
        *[no] 近づけない
    }（残りDP{ $dp }）。
event-hit-rolled = { $fighter }の一撃が{ $target }へ：{ $faces } { SIGNED($value) } = { $total }（残りDP{ $dp }）。
event-ability-made = { $fighter }、{ $targets }に{ $ability }を使う：{ $faces } { SIGNED($value) } = { $total }（霊力{ $spirit }、残りDP{ $dp }）。
event-evaded = { $fighter }、回避：{ $faces } { SIGNED($value) } = { $total }、相手{ $against }。{ $won ->
         [yes] 避けた
        *[no] 避けられない
    }（残りDP{ $dp }）。
event-danmaku-evaded = { $fighter }は弾幕を避ける（DP{ $paid }、残り{ $dp }）。
event-guarded = { $fighter }、{ $guard }で{ $target }を守る：{ $faces } { SIGNED($value) } = { $total }、相手{ $against }。{ $won ->
         [yes] 受け止めた
        *[no] 受け切れない
    }（残りDP{ $dp }）。
event-covered = { $fighter }、{ $target }を庇う：{ $faces } { SIGNED($value) } = { $total }、相手{ $against }。{ $won ->
         [yes] 身代わりになる
        *[no] 間に合わない
    }（残りDP{ $dp }）。
event-perceived = { $fighter }、気配を探る：{ $faces } { SIGNED($value) } = { $total }、相手{ $against }。{ $won ->
         [yes] 気づいた
        *[no] 気づかない
    }（残りDP{ $dp }）。
event-resisted = { $fighter }、抵抗：{ $faces } { SIGNED($value) } = { $total }、目標{ $against }（残りDP{ $dp }）。
event-resist-settled = { $fighter }の抵抗：{ $total }、目標{ $against }。{ $won ->
         [yes] 成功
        *[no] 失敗
    }。
event-struck = 攻撃は{ $fighter }に当たる（{ $why }）。
event-damage-rolled = { $fighter }のダメージ：{ IS($faces) ->
         [none] { $flat }
        *[some] { $faces } { SIGNED($flat) }
    } = { $base }、追加{ $additional }。
event-hp-lost = { $fighter }に{ $damage }点のダメージ（軽減{ $reduced }）：残りHP{ $hp }。
event-card-hp-lost = { $fighter }の{ $card }に{ $damage }点のダメージ（軽減{ $reduced }）：残りHP{ $hp }。
event-card-broke = { $fighter }の{ $card }が破れる。
event-item-struck = { $fighter }の持つ{ $item }に当たる。
event-drained = { $fighter }はDPを{ $lost }失う：残り{ $dp }。
event-graze-gained = { $fighter }、グレイズ +{ $gained }（{ $graze }）。
event-card-used = { $fighter }、{ $card }を使う：DP +{ $gained }（{ $dp }）。
