# 概率的用语。

odds-stuns = 使其失去行动力
odds-sinks = 击沉
odds-recoil = 自身反冲
odds-fouls = 缠住
odds-clears = 脱离
odds-captain-adds = 船长加值
odds-power = 移动力
odds-resolve = ＲＲ达成值

odds-given-alone = 若无他船加入
odds-given-no-captain = 若船长不出声
odds-given-at-ship = 若打向船体
odds-given-best-performance = 若双方使用最佳性能
odds-given-unwished = 若对方不愿

question-resolve = 对抗掷骰
question-damage = 伤害
question-round = 一轮攻击
question-power = 移动力

quantity-ability = 能力值
quantity-performance = 性能
quantity-behind = 从背后（0或1）
quantity-astern = 向船尾（0或1）
quantity-several = 共同攻击的船数
quantity-enemies = 攻击己方的船数
quantity-captain = 船长加值
quantity-against = 对方能力值
quantity-defence = 对方性能
quantity-helpless = 对方失去行动力（0或1）
quantity-dice = D6数
quantity-small = D3数
quantity-plus = 加值
quantity-hp = HP
quantity-hull = 船体
quantity-attacks = 攻击次数
quantity-rigging = 船具
quantity-wind = 风力
quantity-seamanship = 航海术加值
