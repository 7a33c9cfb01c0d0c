# 概率的用语。

odds-critical = 会心
odds-fumble = 失着
odds-breaks-guard = 击破警戒
odds-own-guard-breaks = 自己的警戒被破
odds-fells = 击倒
odds-drops = 击落武器
odds-breaks-focus = 打断准备
odds-strength = 战力损失
odds-points = 得分
odds-holds = 气息撑住
odds-stops = 止血
odds-cast = 施法成功
odds-backlash = 逆流
odds-moves = 改变间合
odds-stands = 守住间合
odds-success = 成功
odds-tenmei = 天命
odds-karma = 业报
odds-kept = 保持集中
odds-guard-lost = 警戒损失

odds-given-resisted = 若遭抵抗
odds-given-arrived = 若半步成功
odds-given-won = 若赢得锷竞
odds-given-unchanged = 若前一击未改变局面
odds-given-no-reserve = 若无预约发动
odds-given-not-overloaded = 若撑过过负荷
odds-given-no-reaction = 若对方不以法术应对

question-check = 判定
question-attack = 攻击及其结果
question-contest = 对抗
question-focus = 集中抵抗
question-cast = 施法

quantity-bonus = 加值
quantity-target = 目标值
quantity-against = 对方加值
quantity-expansion = 会心扩张（0或1）
quantity-prevention = 失着防止（0或1）
quantity-strength = 战力
quantity-guard = 警戒
quantity-feint = 佯攻（0或1）
quantity-trunk = 瞄准躯干（0或1）
quantity-window = 破绽会心窗（0或1）
quantity-critical = 被会心命中（0或1）
quantity-lost = 失去的战力
