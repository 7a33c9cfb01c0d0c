# 决斗中发生的事。每种事件一条。

## 决斗与间合（轮）

event-duel-began = { $mode }，开始。间为{ $distance }，场地为{ $terrain }。
event-start-named = { IS($by) ->
        [none] 双方一致，从{ $distance }开始。
       *[some] 依{ $by }之意，从{ $distance }开始。
    }
event-round-began = 第{ $round }间合。
event-vitality-reset = { $fighter }以活力{ $vitality }开始本间合。
event-lull-began = 第{ $round }间合结束。小康。
event-battle-began = { $sides }，合战。
event-battle-ended = { IS($winners) ->
        [none] 决出结果：无人获胜（{ WORD($why, of: "result") }）。
       *[some] 决出结果：{ $winners }获胜（{ WORD($why, of: "result") }）。
    }
event-order-rolled = { $fighter }掷先手：{ $faces } → { $total }。
event-moved = { $fighter }{ $pace }至{ $area }（活力{ $cost }）。
event-challenged = { $fighter }向{ $foe }挑战单挑。
event-challenge-met = { $taken ->
        [yes] { $fighter }接受{ $foe }的单挑。
       *[no] { $fighter }拒绝{ $foe }的单挑。
    }
event-duel-opened = { $one }与{ $two }单挑。间为{ $distance }，场地为{ $terrain }。
event-duel-closed = { $one }与{ $two }的单挑结束，警戒与间随之消失。{ IS($why) ->
        [joined] { $by }插手其间。
        [left] { $by }离开了。
        [out] { $by }无法再战。
       *[agreed] 双方回到合战{ IS($by) ->
            [none] 。
           *[some] （{ $by }）。
        }
    }
event-reserve-set = { $fighter }{ $act }（活力{ $cost }）。
event-reserve-sprung = { IS($when) ->
        [acts] { $by }行动
       *[other] { $by }引发，{ $when }
    }。{ $fighter }的预约发动：{ $act }。
event-reserve-gone = { $fighter }的预约消失（{ IS($why) ->
        [reset] 间合结束
        [replaced] 改作他用
       *[exhausted] 脱尽
    }）：{ $act }。
event-close-offered = { $fighter }愿结束单挑，回到合战。
event-brought-in = { $fighter }加入{ $side }一方{ IS($area) ->
        [none] 。
       *[some] （{ $area }）。
    }
event-duel-ended = { IS($winner) ->
        [none] 决出结果：无人获胜（{ WORD($why, of: "result") }）。
       *[some] 决出结果：{ $winner }获胜（{ WORD($why, of: "result") }）。
    }

## 一呼吸

event-waited = { $fighter }在计数{ $count }等待。
event-declared = { $fighter }，计数{ $count }的一呼吸：{ $acts }（活力{ $cost }）。
event-cut-short = { $fighter }就此断了呼吸。未做：{ $acts }。
event-overloaded = { $fighter }过负荷失败。一切落空，耗去活力{ $spent }，余下的{ $lost }也尽失。
event-exhausted = { $fighter }脱尽。下一间合从活力1开始。

## 半步

event-stepped = { $fighter }{ $direction }半步（活力{ $cost }）。间为{ $distance }。
event-step-dropped = { $fighter }放弃半步，不付活力。
event-step-held = { $fighter }的半步（活力{ $cost }）未成。间仍为{ $distance }。
event-resisted = { $counter ->
        [yes] { $fighter }欲反向半步，与之对抗（活力{ $cost }）。
       *[no] { $fighter }守住不动，与之对抗（活力{ $cost }）。
    }
event-paid = { $fighter }为对抗付活力{ $cost }。
event-first-try = { $taken ->
        [yes] { $fighter }先试半步。
       *[no] { $fighter }放弃先试之机。
    }
event-contested = { $contest }：{ $one } { $one-faces } → { $one-total }，{ $other } { $other-faces } → { $other-total }。{ IS($winner) ->
        [none] 同值。
       *[some] { $winner }胜。
    }
event-first-cut-held = { $fighter }夺得半步。下一刀不必掷骰即命中。
event-dazzled = 从此{ $fighter }面朝阳光，受其目眩。

## 攻击

event-evaded = { $fighter }回避：{ $faces } { SIGNED($bonus) } = { $total }，攻击须达到此值。
event-attacked = { $fighter }{ $act }（活力{ $cost }）：{ $faces } { SIGNED($bonus) } = { $total }，目标{ $target }。{ IS($outcome) ->
        [success] 命中。
        [failure] 未中。
        [critical] 会心。
        [tenmei] 天命，会心。
        [fumble] 失着，未中。
        [karma] 业报，未中。
       *[other] { $outcome }。
    }
event-first-cut = { $fighter }{ $act }（活力{ $cost }）：夺得半步的一刀，不掷骰即命中。
event-window-used = { $foe }有隙。{ $fighter }的命中成为会心。
event-strength-lost = { $fighter }战力 -{ $lost }，剩余{ $left }。
event-points-scored = { $fighter }得{ $scored }分，共{ $points }分。
event-tenmei-prompt = 天命：主持人可给{ $fighter }一份恩惠。
event-karma-prompt = 业报：主持人可让{ $fighter }遭遇更坏的事。
event-spirit-flag = { $fighter }瞄准面部，会被视为卑劣残忍，心气堪忧。
event-out = { $fighter }已无法再战。

## 警戒

event-guard-lost = { $fighter }警戒 -{ $lost }（{ $why }），剩余{ $left }。
event-guard-broken = { $fighter }的警戒崩溃。至第{ $until }间合结束为止有隙。
event-opening-ended = { $fighter }的隙已合上。
event-steadied = { $fighter }调息。警戒 +{ $gained }，现为{ $guard }。
event-cannot-steady = { $fighter }在本间合受了伤，无法调息。
event-rested = { $fighter }在小康中没有调息。

## 判定、负伤、状态

event-checked = { $fighter }，{ $check }：{ $faces } { SIGNED($bonus) } = { $total }，目标{ $target }。{ $outcome }。
event-injured = { $fighter }{ $part }负伤{ IS($part) ->
        [wrist] （武器攻击判定 -1）
        [arm] （攻击 -2）
        [leg] （半步费用 +1）
        [face] （所有判定 -2）
       *[trunk] { "" }
    }。
event-bleeds = { $fighter }出血。止住之前，每次小康战力 -1。
event-bled = { $fighter }因出血战力 -{ $lost }，剩余{ $left }。
event-bleeding-stopped = { $fighter }的出血止住了。
event-defenceless = { $fighter }至第{ $until }间合结束为止无防备。

## 武器与架势

event-weapon-dropped = { $fighter }的{ $weapon }脱手落地。
event-weapon-drawn = { $fighter }手持{ $weapon }（活力{ $cost }）。
event-weapon-picked-up = { $fighter }拾起{ $weapon }（活力{ $cost }）。
event-stance-taken = { $fighter }摆出架势“{ $stance }”（活力{ $cost }）。
event-stance-ended = { $fighter }的架势“{ $stance }”已解。

## 锷迫

event-clinch-push = { $won ->
        [yes] { $fighter }推开对手（活力{ $cost }）。间为{ $distance }。
       *[no] { $fighter }推挤（活力{ $cost }）未成。间仍为{ $distance }。
    }
event-clinch-slip = { $won ->
        [yes] { $fighter }滑脱而出（活力{ $cost }）。间为{ $distance }。
       *[no] { $fighter }滑脱（活力{ $cost }）未成。间仍为{ $distance }。
    }
event-lock-opened = { $fighter }解开锷迫。间为{ $distance }。

## 结束与裁定

event-yielded = { $fighter }认输。
event-end-offered = { IS($winner) ->
        [none] { $fighter }提议以平局结束。
       *[some] { $fighter }提议以{ $winner }获胜结束。
    }
event-end-withdrawn = { $fighter }收回提议。
event-value-set = 依裁定，{ PATH($target) }：{ IS($before) ->
        [none] 无
       *[some] { WORD($before, of: "set") }
    } → { IS($after) ->
        [none] 无
       *[some] { WORD($after, of: "set") }
    }。

## 呼吸与其补助

event-winded = { $until ->
        [0] { $fighter }在整场战斗中气尽：一呼吸的上限为{ $limit }。
       *[other] { $fighter }气尽，至间合{ $until }结束：一呼吸的上限为{ $limit }。
    }
event-winded-blocked = { $fighter }不会气尽。
event-winded-ended = { $fighter }的气尽解除：一呼吸的上限为{ $limit }。
event-aided = { $fighter }得到{ $aid }。
event-beat-used = { $fighter }用出最后一拍：活力0之外再有{ $gained }。
event-warded = { $fighter }挡下了{ $amount }点活力的减少。
event-vitality-changed = { $fighter }的活力{ SIGNED($amount) }，现为{ $vitality }。
event-transferred = { IS($giver) ->
        [none] { $fighter }被让渡{ $amount }点活力，现为{ $vitality }。
       *[some] { $giver }向{ $fighter }让渡{ $amount }点活力：{ $fighter }现为{ $vitality }。
    }
event-exhaustion-released = { $fighter }的脱尽解除。
event-healed = { $fighter }恢复{ $gained }点战力，现为{ $strength }。
event-owed = { $fighter }已预支本间合的{ $amount }点活力：剩{ $vitality }。
