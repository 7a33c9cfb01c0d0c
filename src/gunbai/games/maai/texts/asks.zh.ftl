# 询问与宣言。

ask-breath = 这一呼吸你怎么用？
ask-resist-in = 对手进半步。你如何应对？
ask-resist-out = 对手退半步。你如何应对？
ask-first-step = 你有权先试半步。要试吗？
ask-still-step-in = 还要进半步吗？
ask-still-step-out = 还要退半步吗？
ask-light-or-distance = 你赢了对抗。是定下间，还是转为背光？
ask-light-too = 你滑脱而出。要同时转为背光吗？
ask-go-on = 情形与宣言不同。继续余下的呼吸吗？
ask-counter = 你滑脱而出。立刻反击吗？
ask-open-lock = 空手一招命中。解开锷迫吗？
ask-challenged = 有人向你挑战单挑，应战吗？
ask-lull = 小康。要调息吗？
ask-stop-bleeding = 你在出血。用什么止血？
ask-start = 决斗从哪个间开始？
ask-start-first = 你占先攻。从哪个间开始？

roll-attack = 攻击判定
roll-wrist = { check-wrist }
roll-overload = { check-overload }
roll-bleeding = 止血的判定
roll-contest = 对抗
roll-evasion = 回避
roll-order = { contest-order }

## 简短的回答

choice-let = 让
choice-hold = 守住
choice-counter = 反向半步
choice-decline = 放弃
choice-step-in = 进半步
choice-step-out = 退半步
choice-go-on = 继续
choice-drop = 放弃半步
choice-stop = 就此停下
choice-open = 解开锷迫
choice-stay = 留在锷迫
choice-distance = 定下间
choice-light = 转为背光
choice-keep = 保持原样
choice-steady = 调息
choice-rest = 不调息
choice-body = 以体止血
choice-medicine = 以医术止血
choice-no-counter = 不反击
choice-as-it-is = 照旧
choice-toma = { distance-toma }
choice-issoku = { distance-issoku }
choice-chikama = { distance-chikama }
choice-sessen = { distance-sessen }
choice-tsubazeri = { distance-tsubazeri }
choice-end-draw = 以平局结束
choice-end-for = 以{ $name }获胜结束
choice-close-duel = 结束{ $name }的单挑
choice-accept = 应战
choice-refuse = 拒战
choice-no-end = 继续战斗

## 招式

say-step = { $direction }半步
say-strike = { at-target }{ IS($part) ->
        [none] 以{ $weapon }攻击
       *[some] 以{ $weapon }攻击{ $part }
    }
at-target = { IS($target) ->
        [none] { "" }
       *[some] 对{ $target }
    }
say-feint = { at-target }{ IS($part) ->
        [none] 以{ $weapon }牵制
       *[some] 以{ $weapon }牵制{ $part }
    }
say-bare = { IS($move) ->
        [dagger] { IS($part) ->
            [none] 拔{ $weapon }刺出
           *[some] 拔{ $weapon }刺向{ $part }
        }
       *[other] { IS($part) ->
            [none] { $move }
           *[some] { $move }（{ $part }）
        }
    }
say-push = 推开
say-slip = 滑脱
say-draw = 换持{ $weapon }
say-pick-up = 拾起{ $weapon }
say-stance = 摆出架势“{ $stance }”
say-relax = { IS($stance) ->
        [none] 收起架势
       *[some] 收起{ $stance }
    }
    .does = { IS($stance) ->
        [none] 收起架势
       *[some] 收起{ $stance }
    }
say-go = { $pace }至{ $area }
    .does = { $pace }至{ $area }
say-challenge = 向{ $target }挑战单挑
    .does = 向{ $target }挑战单挑
say-reserve = 预约（{ IS($when) ->
        [acts] { $who }行动时
       *[other] { $when }
    }）：{ $act }
    .does = 预约（{ IS($when) ->
        [acts] { $who }行动时
       *[other] { $when }
    }）：{ $act }
say-breath = { IS($acts) ->
        [none] 等待
       *[some] { $force ->
            [yes] { $acts }（过负荷）
           *[no] { $acts }
        }
    }

## 记法用词

typed-step-in = 半步 进
typed-step-out = 半步 退
typed-strike = 斩
typed-feint = 牵制
typed-push = 推开
typed-slip = 滑脱
typed-dagger = 拔短刀
typed-trip = 绊
typed-headbutt = 头撞
typed-draw = 拔
typed-pick-up = 捡起
typed-stance = 架势
typed-relax = 收势
typed-walk = 步行
typed-dash = 疾跑
typed-leap = 跳跃
typed-ride = 骑马疾走
typed-challenge = 单挑
typed-reserve = 预约
typed-attack = 敌人攻击
typed-cast-done = 敌人咏唱完成
typed-acts = 行动
typed-wait = 等待
typed-wrist = { part-wrist }
typed-arm = { part-arm }
typed-leg = { part-leg }
typed-trunk = { part-trunk }
typed-face = { part-face }
