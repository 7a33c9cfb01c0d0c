# 概率的用语。

odds-evades = 回避
odds-guards = 格挡
odds-covers = 掩护
odds-resists = 抵抗
odds-approaches = 接近
odds-breaks-card = 击破符卡
odds-fells = 击倒
odds-achievement = 达成值
odds-dice = 所需骰数

odds-given-evades-with-all = 若对方以全部DP回避
odds-given-approaches = 若接近成功

question-evade = 回避
question-attack = 攻击
question-damage = 伤害
question-dice = 达到所求概率所需DP

quantity-dice = 骰数
quantity-value = 能力与技能值
quantity-against = 须达到的达成值
quantity-evade = 对方回避值
quantity-evading = 对方回避骰数
quantity-flat = 固定值
quantity-off = 减免
quantity-hp = HP
quantity-card = 符卡HP
quantity-percent = 所求概率（%）
quantity-most = 可用DP
