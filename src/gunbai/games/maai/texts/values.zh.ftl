# 固定的词：间、部位、结果等。

distance-toma = 远间
distance-issoku = 一足一刀
distance-chikama = 近间
distance-sessen = 接战
distance-tsubazeri = 锷迫

direction-in = 进
direction-out = 退

part-wrist = 手腕
part-arm = 手臂
part-leg = 腿
part-trunk = 躯干
part-face = 面部

pace-walk = 步行
pace-dash = 疾跑
pace-leap = 跳跃
pace-ride = 骑马疾走

trigger-attack = 敌人攻击
trigger-step-in = 敌人进步
trigger-step-out = 敌人退步
trigger-cast = 敌人咏唱
trigger-cast-done = 敌人咏唱完成
trigger-acts = 行动

reserve-end-reset = 间合结束
reserve-end-replaced = 改作他用
reserve-end-exhausted = 脱尽

closing-joined = 有人插手
closing-out = 一方无法再战
closing-left = 一方离开
closing-agreed = 双方同意

mode-real = 真剑胜负
mode-training = 对练

origin-battle = 从合战中脱出的单挑
origin-formal = 递过战书的决斗

terrain-none = 平地
terrain-footing = 立足不稳之地
terrain-narrow = 狭窄之处
terrain-high = 有高低之处
terrain-glare = 逆光之处

move-dagger = 拔短刀
move-trip = 绊腿
move-headbutt = 头撞

outcome-success = 成功
outcome-failure = 失败
outcome-critical = 会心
outcome-tenmei = 天命
outcome-fumble = 失着
outcome-karma = 业报

guard-loss-light-hit = 轻微命中
guard-loss-pushed = 锷迫中被压制
guard-loss-bare-hand = 空手一招
guard-loss-near-miss = 部位险些被击中
guard-loss-critical = 受到会心
guard-loss-streak = 半步对抗连败
guard-loss-leg = 腿部负伤
guard-loss-training-part = 对练中部位被击中

check-wrist = 保住武器的判定
check-overload = 过负荷判定
check-bleeding-body = 以体止血的判定
check-bleeding-medicine = 以医术止血的判定
check-madness = 抵抗疯狂的判定

contest-half-step = 半步的对抗
contest-push = 推开的对抗
contest-slip = 滑脱的对抗
contest-bare-hand = 空手一招的对抗
contest-order = 决定先后的掷骰

## 胜负的缘由

result-out = 对手战力耗尽
result-both-out = 双方都无法再战
result-yielded = 对手认输
result-points = 已得三分
result-guard-broken = 对手警戒崩溃
result-bout-drawn = 双方同时得胜
result-idle = 连续多个间合毫无进展
result-bloodless = 连续多个间合无人失去战力
result-agreed = 双方同意

## 裁定所设

rule-set = 数值
rule-room = 挥刀的空当
rule-force = 下一次判定的结果
rule-remove = 退出战斗
rule-add = 加入战斗
rule-duel = 开始单挑
rule-close = 结束单挑

field-vitality = 活力
field-strength = 战力
field-guard = 警戒
field-points = 分数
field-wrist = 手腕的伤
field-arm = 手臂的伤
field-leg = 腿的伤
field-face = 面部的伤
field-lost-half-steps = 半步对抗连败
field-lost-strength = 本间合失去的战力
field-defenceless-until = 无防备结束的间合
field-opening-until = 隙结束的间合
field-exhausted-in = 脱尽的间合
field-counter-bonus = 反击修正
field-bleeding = 出血
field-first-cut = 夺得的半步
field-retreated = 退到过远间
field-window = 会心之窗
field-room-to-swing = 挥刀的空当
field-trunk-wounded = 躯干的伤
field-held = 所持武器
field-dropped = 落地武器
field-stance = 架势
field-area = 区域
field-mounted = 骑马
field-distance = 间
field-dazzled = 目眩的一方
field-upper = 居高的一方
field-count = 计数

set-toma = { distance-toma }
set-issoku = { distance-issoku }
set-chikama = { distance-chikama }
set-sessen = { distance-sessen }
set-tsubazeri = { distance-tsubazeri }
set-success = { outcome-success }
set-failure = { outcome-failure }
set-critical = { outcome-critical }
set-tenmei = { outcome-tenmei }
set-fumble = { outcome-fumble }
set-karma = { outcome-karma }

aid-breath = 活力补助B-1（本间合一呼吸 +1）
aid-last-beat = 活力补助B-2（本间合0计数时一拍）
aid-ward = 活力补助B-3（挡下一次活力减少）
rule-aid = 活力补助
rule-wind = 气尽
rule-transfer = 活力让渡
rule-heal = 战力恢复
set-b-1 = { aid-breath }
set-b-2 = { aid-last-beat }
set-b-3 = { aid-ward }
