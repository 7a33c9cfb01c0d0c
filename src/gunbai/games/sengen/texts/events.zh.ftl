event-battle-began = 战斗开始：{ $mode }。
event-turn-began = 第{ $turn }回合
event-recovered = { $fighter }，DP +{ $gained }（{ $dp }）。
event-recovery-skipped = 本回合开始时不回复DP。
event-not-recovered = { $fighter }的DP不回复（{ $why }）。剩余{ $dp }。
event-declared = { $fighter }：DP{ $dp }{ $delayed ->
         [yes] ，推迟到{ $number }
        *[no] （顺序{ $number }）
    }，{ $row }。
event-watched = { $fighter }与{ $other }互相留意位置（各1DP）。
event-let-go-first = { $fighter }让数值相同者先行。
event-tie-rolled = 数值相同，以骰决定：{ $fighters } → { $faces }。
event-order-set = 行动顺序：{ $order }。
event-focused = { $fighter }专心防御。
event-waited = { $fighter }待机。下一回合DP回复 +2。
event-slot-lost = { $fighter }无法行动，失去本次行动。
event-fell = { $fighter }：{ $why }。
event-checked = { $fighter }，{ IS($what) ->
         [none] { $skill }
        *[some] { $skill }“{ $what }”
    }：{ IS($faces) ->
         [none] 不投骰
        *[some] { $faces }
    } { SIGNED($value) } = { $total }（剩余DP{ $dp }）。
event-check-declined = { $fighter }不进行判定。
event-moved = { $fighter }移动{ $metres }米（{ IS($faces) ->
         [none] 不投骰
        *[some] { $faces }
    } { SIGNED($value) }，最多{ $most }米。剩余DP{ $dp }）。
event-item-used = { $fighter }使用{ $item }：{ $faces } { SIGNED($value) } = { $total }，目标{ $target }。{ $won ->
         [yes] 成功
        *[no] 失败
    }。
event-fleeing = { $fighter }准备在回合结束时逃走。
event-flee-rolled = { $fighter }{ $pursues ->
         [yes] 追赶
        *[no] 逃走
    }：{ $faces } { SIGNED($value) } = { $total }（剩余DP{ $dp }）。
event-escape-counted = { $fighter }的逃走计数：{ $count }（达到{ $goal }即逃脱）。
event-not-escaped = { $fighter }未能逃脱。
event-hindered = { $fighter }的DP直到第{ $until }回合都不回复（{ $why }）。
event-barrier-avoided = { $fighter }避开结界。
event-end-offered = { $seat }提议以{ IS($winner) ->
         [none] 平局
        *[some] { $winner }获胜
    }结束战斗。
event-battle-over = 战斗结束。{ IS($winner) ->
         [none] 平局
        *[some] { $winner }获胜
    }（{ WORD($why, of: "result") }）。
event-graze-ended = { $fighter }的擦弹结束：灵力 +{ $spirit }，其余{ $lost }消失。
event-value-set = 裁定：{ PATH($target) }：{ IS($before) ->
         [none] 无
        *[some] { $before }
    } → { IS($after) ->
         [none] 无
        *[some] { $after }
    }。
event-granted = 裁定：{ $fighter }：{ WORD($what, of: "grant") }。
event-aimed = { $fighter }：{ $act }（DP{ $cost }，剩余{ $dp }）。
event-danmaku-made = { $fighter }的弹幕（{ $by }）袭向{ $targets }：DP减少{ $lessens }，命中则{ $damage }（DP{ $cost }，剩余{ $dp }）。
event-shot-made = { $fighter }以{ $by }射击{ $targets }：{ $faces } { SIGNED($value) } = { $total }（剩余DP{ $dp }）。
event-homing-made = { $fighter }以{ $by }追击{ $targets }：达成值{ $total }（提升{ $boosts }次，DP{ $cost }，剩余{ $dp }）。
event-approached = { $fighter }手持{ $by }接近{ $target }：{ $faces } { SIGNED($value) } = { $total }，对{ $against }。{ $won ->
         [yes] 成功接近
        *[no] 未能接近
    }（剩余DP{ $dp }）。
event-hit-rolled = { $fighter }攻击{ $target }：{ $faces } { SIGNED($value) } = { $total }（剩余DP{ $dp }）。
event-ability-made = { $fighter }对{ $targets }使用{ $ability }：{ $faces } { SIGNED($value) } = { $total }（灵力{ $spirit }，剩余DP{ $dp }）。
event-evaded = { $fighter }回避：{ $faces } { SIGNED($value) } = { $total }，对{ $against }。{ $won ->
         [yes] 避开
        *[no] 未能避开
    }（剩余DP{ $dp }）。
event-danmaku-evaded = { $fighter }避开弹幕（DP{ $paid }，剩余{ $dp }）。
event-guarded = { $fighter }以{ $guard }格挡，保护{ $target }：{ $faces } { SIGNED($value) } = { $total }，对{ $against }。{ $won ->
         [yes] 挡住
        *[no] 未能挡住
    }（剩余DP{ $dp }）。
event-covered = { $fighter }掩护{ $target }：{ $faces } { SIGNED($value) } = { $total }，对{ $against }。{ $won ->
         [yes] 代为承受
        *[no] 来不及
    }（剩余DP{ $dp }）。
event-perceived = { $fighter }警惕察觉：{ $faces } { SIGNED($value) } = { $total }，对{ $against }。{ $won ->
         [yes] 察觉
        *[no] 未察觉
    }（剩余DP{ $dp }）。
event-resisted = { $fighter }抵抗：{ $faces } { SIGNED($value) } = { $total }，目标{ $against }（剩余DP{ $dp }）。
event-resist-settled = { $fighter }的抵抗：{ $total }，目标{ $against }。{ $won ->
         [yes] 成功
        *[no] 失败
    }。
event-struck = 攻击将命中{ $fighter }（{ $why }）。
event-damage-rolled = { $fighter }的伤害：{ IS($faces) ->
         [none] { $flat }
        *[some] { $faces } { SIGNED($flat) }
    } = { $base }，追加{ $additional }。
event-hp-lost = { $fighter }受到{ $damage }点伤害（减轻{ $reduced }）：剩余HP{ $hp }。
event-card-hp-lost = { $fighter }的{ $card }受到{ $damage }点伤害（减轻{ $reduced }）：剩余HP{ $hp }。
event-card-broke = { $fighter }的{ $card }被击破。
event-item-struck = { $fighter }所持的{ $item }被击中。
event-drained = { $fighter }失去{ $lost }DP：剩余{ $dp }。
event-graze-gained = { $fighter }，擦弹 +{ $gained }（{ $graze }）。
event-card-used = { $fighter }使用{ $card }：DP +{ $gained }（{ $dp }）。
