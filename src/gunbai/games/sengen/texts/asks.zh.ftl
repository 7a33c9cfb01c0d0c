ask-declare = 剩余DP、是否推迟、前卫还是后卫？
ask-yield = 与NPC数值相同。先行还是后行？
ask-focus = 身处后卫。是否专心防御？
ask-action = 轮到行动。做什么？
ask-danmaku = 弹幕袭来。回避还是无视？
ask-defend = 攻击袭来。如何防御？
ask-resist = 受到能力影响。是否抵抗？
ask-notice = 有所动静。是否投骰感知？
ask-perceive = 要求感知判定。用多少骰？
ask-flee = 逃走。用多少骰？
ask-pursue = 对手逃走。是否追赶？
ask-approach-target = 接近判定的目标是多少（{ $about }）？
ask-resist-target = 抵抗的目标是多少（{ $about }）？
ask-barrier = { $about }能否避开结界？
ask-window-turn-start = 宣言已公开。要做什么吗？
ask-window-slot = 下一次行动之前。要做什么吗？
ask-window-declared = 攻击已宣言。要做什么吗？
ask-window-shown = 攻击的达成值已出。要做什么吗？
ask-window-failed = 防御失败。要做什么吗？
ask-window-known = 伤害已定。承受之前要做什么吗？
ask-window-applied = 伤害已结算。要做什么吗？
ask-window-turn-end = 回合结束。要做什么吗？
roll-tie = 同值决定
roll-shot = 射击判定
roll-approach = 接近判定
roll-hit = 命中判定
roll-ability = 能力判定
roll-evade = 回避判定
roll-guard = 格挡判定
roll-cover = 掩护判定
roll-resist = 抵抗判定
roll-damage = 伤害
roll-check = 判定
roll-look = 感知
roll-item = 道具判定
roll-move = 移动
roll-flee = 逃走与追赶
choice-wait = 待机
choice-done = 结束行动
choice-take = 不防御
choice-ignore = 无视弹幕
choice-pass = 跳过
choice-first = 先行
choice-after = 后行
choice-no = 不
choice-full-defence = 专心防御
choice-avoid = 可以避开
choice-caught = 无法避开
choice-end-draw = 提议平局
choice-withdraw = 撤回提议
choice-flee = { $name }：回合结束时逃走
choice-end-for = 提议以{ $name }获胜结束
say-declare = DP{ $dp }{ IS($delay) ->
         [none] { "" }
        *[some] ，推迟到{ $delay }
    }，{ $row }{ $yields ->
         [yes] ，同值时让先
        *[no] { "" }
    }{ IS($watch) ->
         [none] { "" }
        *[some] ，与{ $watch }留意位置
    }
say-danmaku = 对{ $targets }施放弹幕{ IS($by) ->
         [none] { "" }
        *[some] （{ $by }）
    }{ IS($item) ->
         [none] { "" }
        *[some] ，目标为{ $item }
    }
say-shot = 射击{ $targets }，{ $dice }D{ IS($by) ->
         [none] { "" }
        *[some] （{ $by }）
    }{ IS($item) ->
         [none] { "" }
        *[some] ，目标为{ $item }
    }
say-homing = 追击{ $targets }（提升{ $boosts }次）{ IS($by) ->
         [none] { "" }
        *[some] （{ $by }）
    }{ IS($item) ->
         [none] { "" }
        *[some] ，目标为{ $item }
    }
say-melee = 近战攻击{ $targets }，接近{ $approach }D、命中{ $hit }D{ IS($by) ->
         [none] { "" }
        *[some] （{ $by }）
    }{ IS($item) ->
         [none] { "" }
        *[some] ，目标为{ $item }
    }
say-ability = 对{ $targets }使用{ $ability }（{ $dice }D）
say-play = 使用{ $card }：{ $action }
say-deploy = 展开{ $card }
say-erase = 以{ $card }消弹
say-bomb = 以{ $card }被弹炸弹
say-fold = 收起展开中的符卡
say-graze = 擦弹{ $amount }点用于{ $use }{ IS($target) ->
         [none] { "" }
        *[some] （{ $target }）
    }
say-evade = 回避{ $dice ->
         [0] { "" }
        *[other] { " " }{ $dice }D
    }
say-guard = 以{ $guard }格挡，{ $dice }D
say-guard-for = 以{ $guard }替{ $target }格挡，{ $dice }D
say-cover = 掩护{ $target }，{ $dice }D
say-resist = 抵抗，{ $dice }D
say-look = 感知，{ $dice }D
say-check = { $skill }判定，{ $dice }D
say-move = 移动{ $metres ->
         [0] { "" }
        *[other] { " " }{ $metres }米
    }，{ $dice }D
say-item = 使用{ $item }
say-dice = { $dice ->
         [0] 不判定
        *[other] 投{ $dice }D
    }
say-number = { $value }
