# 決闘で起きたこと。出来事の型ごとに一つ。

## 決闘と間合（ラウンド）

event-duel-began = { $mode }、始め。間は{ $distance }、舞台は{ $terrain }。
event-start-named = { IS($by) ->
        [none] 双方の合意により、{ $distance }から始める。
       *[some] { $by }の望みにより、{ $distance }から始める。
    }
event-round-began = 第{ $round }間合。
event-vitality-reset = { $fighter }はこの間合を活力{ $vitality }で始める。
event-lull-began = 第{ $round }間合、終わり。小康。
event-battle-began = { $sides }、合戦。
event-battle-ended = { IS($winners) ->
        [none] 決着。勝者なし（{ WORD($why, of: "result") }）。
       *[some] 決着。{ $winners }の勝ち（{ WORD($why, of: "result") }）。
    }
event-order-rolled = { $fighter }、先手を決める：{ $faces } → { $total }。
event-moved = { $fighter }、{ $area }へ{ $pace }（活力{ $cost }）。
event-challenged = { $fighter }が{ $foe }に一騎打ちを挑む。
event-challenge-met = { $taken ->
        [yes] { $fighter }、{ $foe }との一騎打ちを受けて立つ。
       *[no] { $fighter }、{ $foe }との一騎打ちに応じない。
    }
event-duel-opened = { $one }と{ $two }の一騎打ち。間は{ $distance }、舞台は{ $terrain }。
event-duel-closed = { $one }と{ $two }の一騎打ちが終わり、警戒と間は消える。{ IS($why) ->
        [joined] { $by }が割って入った。
        [left] { $by }が去った。
        [out] { $by }が戦えない。
       *[agreed] 双方が戦いへ戻る{ IS($by) ->
            [none] 。
           *[some] （{ $by }）。
        }
    }
event-reserve-set = { $fighter }、{ $act }（活力{ $cost }）。
event-reserve-sprung = { IS($when) ->
        [acts] { $by }の行動
       *[other] { $by }が招く、{ $when }
    }。{ $fighter }の予約が発する：{ $act }。
event-reserve-gone = { $fighter }の予約が消える（{ IS($why) ->
        [reset] 間合の終わり
        [replaced] 別の予約
       *[exhausted] 脱尽
    }）：{ $act }。
event-close-offered = { $fighter }が一騎打ちを解いて戦いへ戻ろうと言う。
event-brought-in = { $fighter }が{ $side }の側で戦いに加わる{ IS($area) ->
        [none] 。
       *[some] （{ $area }）。
    }
event-duel-ended = { IS($winner) ->
        [none] 決着。勝者なし（{ WORD($why, of: "result") }）。
       *[some] 決着。{ $winner }の勝ち（{ WORD($why, of: "result") }）。
    }

## 一呼吸

event-waited = { $fighter }、カウント{ $count }は待つ。
event-declared = { $fighter }、カウント{ $count }の一呼吸：{ $acts }（活力{ $cost }）。
event-cut-short = { $fighter }、呼吸をここで断つ。行わないもの：{ $acts }。
event-overloaded = { $fighter }、過負荷に失敗。何も成らず、費やした活力{ $spent }に加えて残る{ $lost }も失う。
event-exhausted = { $fighter }は脱尽。次の間合は活力1で始まる。

## 半歩

event-stepped = { $fighter }、半歩{ $direction }（活力{ $cost }）。間は{ $distance }。
event-step-dropped = { $fighter }は半歩を取りやめる。活力は払わない。
event-step-held = { $fighter }の半歩（活力{ $cost }）は成らず。間は{ $distance }のまま。
event-resisted = { $counter ->
        [yes] { $fighter }は逆へ半歩を望み、対立する（活力{ $cost }）。
       *[no] { $fighter }は踏み止まり、対立する（活力{ $cost }）。
    }
event-paid = { $fighter }、対立に活力{ $cost }を払う。
event-first-try = { $taken ->
        [yes] { $fighter }が先に半歩を試みる。
       *[no] { $fighter }は先に試みる権利を見送る。
    }
event-contested = { $contest }：{ $one } { $one-faces } → { $one-total }、{ $other } { $other-faces } → { $other-total }。{ IS($winner) ->
        [none] 同値。
       *[some] { $winner }の勝ち。
    }
event-first-cut-held = { $fighter }は半歩を掴み取った。次の一刀は振らずに命中する。
event-dazzled = これより{ $fighter }が日に向かい、眩しさを負う。

## 攻撃

event-evaded = { $fighter }の回避：{ $faces } { SIGNED($bonus) } = { $total }。攻撃はこれに達しなければならない。
event-attacked = { $fighter }、{ $act }（活力{ $cost }）：{ $faces } { SIGNED($bonus) } = { $total }、目標{ $target }。{ IS($outcome) ->
        [success] 命中。
        [failure] 外れ。
        [critical] 会心。
        [tenmei] 天命、会心。
        [fumble] 失着、外れ。
        [karma] 業報、外れ。
       *[other] { $outcome }。
    }
event-first-cut = { $fighter }、{ $act }（活力{ $cost }）：掴み取った半歩の一刀、振らずに命中。
event-window-used = { $foe }の隙。{ $fighter }の命中は会心となる。
event-strength-lost = { $fighter }の戦力 -{ $lost }、残り{ $left }。
event-points-scored = { $fighter }に{ $scored }点、合わせて{ $points }点。
event-tenmei-prompt = 天命：GMは{ $fighter }に恵みを加えてよい。
event-karma-prompt = 業報：GMは{ $fighter }にさらに悪いことを加えてよい。
event-spirit-flag = { $fighter }は面を狙う。卑怯・残酷と読まれ、心気が危うい。
event-out = { $fighter }、もはや戦えず。

## 警戒

event-guard-lost = { $fighter }の警戒 -{ $lost }（{ $why }）、残り{ $left }。
event-guard-broken = { $fighter }の警戒が崩れた。第{ $until }間合の終わりまで隙。
event-opening-ended = { $fighter }の隙が閉じた。
event-steadied = { $fighter }、呼吸を整える。警戒 +{ $gained }、いま{ $guard }。
event-cannot-steady = { $fighter }はこの間合に傷を受け、呼吸を整えられない。
event-rested = { $fighter }は小康に呼吸を整えない。

## 判定・負傷・状態

event-checked = { $fighter }、{ $check }：{ $faces } { SIGNED($bonus) } = { $total }、目標{ $target }。{ $outcome }。
event-injured = { $fighter }、{ $part }を負傷{ IS($part) ->
        [wrist] （武器攻撃判定 -1）
        [arm] （攻撃 -2）
        [leg] （半歩の費用 +1）
        [face] （すべての判定 -2）
       *[trunk] { "" }
    }。
event-bleeds = { $fighter }、出血。止まるまで小康ごとに戦力 -1。
event-bled = { $fighter }、出血により戦力 -{ $lost }、残り{ $left }。
event-bleeding-stopped = { $fighter }の出血が止まった。
event-defenceless = { $fighter }は第{ $until }間合の終わりまで無防備。

## 武器と構え

event-weapon-dropped = { $fighter }、{ $weapon }を取り落とす。
event-weapon-drawn = { $fighter }、{ $weapon }を手にする（活力{ $cost }）。
event-weapon-picked-up = { $fighter }、{ $weapon }を拾う（活力{ $cost }）。
event-stance-taken = { $fighter }、構え「{ $stance }」を取る（活力{ $cost }）。
event-stance-ended = { $fighter }の構え「{ $stance }」が解けた。

## 鍔迫り合い

event-clinch-push = { $won ->
        [yes] { $fighter }、押し出す（活力{ $cost }）。間は{ $distance }。
       *[no] { $fighter }の押し出し（活力{ $cost }）は成らず。間は{ $distance }のまま。
    }
event-clinch-slip = { $won ->
        [yes] { $fighter }、流して抜ける（活力{ $cost }）。間は{ $distance }。
       *[no] { $fighter }の流し抜け（活力{ $cost }）は成らず。間は{ $distance }のまま。
    }
event-lock-opened = { $fighter }、鍔迫り合いを解く。間は{ $distance }。

## 終わりと裁定

event-yielded = { $fighter }、降参。
event-end-offered = { IS($winner) ->
        [none] { $fighter }は引き分けで終えようと申し出る。
       *[some] { $fighter }は{ $winner }の勝ちで終えようと申し出る。
    }
event-end-withdrawn = { $fighter }は申し出を取り下げる。
event-value-set = 裁定により、{ PATH($target) }：{ IS($before) ->
        [none] なし
       *[some] { WORD($before, of: "set") }
    } → { IS($after) ->
        [none] なし
       *[some] { WORD($after, of: "set") }
    }。

## 呼吸とその補い

event-winded = { $until ->
        [0] { $fighter }は気尽（戦いの間）。一呼吸の限界は{ $limit }。
       *[other] { $fighter }は気尽（間合{ $until }の終わりまで）。一呼吸の限界は{ $limit }。
    }
event-winded-blocked = { $fighter }は気尽にならない。
event-winded-ended = { $fighter }の気尽が解けた。一呼吸の限界は{ $limit }。
event-aided = { $fighter }に{ $aid }。
event-beat-used = { $fighter }は最後の一拍を使う。活力0からさらに{ $gained }。
event-warded = { $fighter }は活力{ $amount }の減少を遮った。
event-vitality-changed = { $fighter }の活力{ SIGNED($amount) }、残り{ $vitality }。
event-transferred = { IS($giver) ->
        [none] { $fighter }に活力{ $amount }が譲渡され、{ $vitality }となる。
       *[some] { $giver }が{ $fighter }に活力{ $amount }を譲渡。{ $fighter }の活力は{ $vitality }。
    }
event-exhaustion-released = { $fighter }の脱尽が解けた。
event-healed = { $fighter }の戦力が{ $gained }回復し、{ $strength }となる。
event-owed = { $fighter }はこの間合の活力{ $amount }をすでに使っている。残り{ $vitality }。
