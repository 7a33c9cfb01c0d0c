# 決まった言葉：間・部位・結果など。

distance-toma = 遠間
distance-issoku = 一足一刀
distance-chikama = 近間
distance-sessen = 接戦
distance-tsubazeri = 鍔迫り合い

direction-in = 詰める
direction-out = 開く

part-wrist = 小手
part-arm = 腕
part-leg = 足
part-trunk = 胴
part-face = 面

pace-walk = 歩行
pace-dash = 疾走
pace-leap = 跳躍
pace-ride = 騎馬疾走

trigger-attack = 敵の攻撃
trigger-step-in = 敵の詰め
trigger-step-out = 敵の開き
trigger-cast = 敵の詠唱
trigger-cast-done = 敵の詠唱完了
trigger-acts = 行動

reserve-end-reset = 間合の終わり
reserve-end-replaced = 別の予約
reserve-end-exhausted = 脱尽

closing-joined = 割って入った
closing-out = 一方が戦えない
closing-left = 一方が去った
closing-agreed = 双方の合意

mode-real = 真剣勝負
mode-training = 対錬

origin-battle = 合戦から抜けた一騎打ち
origin-formal = 果たし合い

terrain-none = 平地
terrain-footing = 足場の悪い地
terrain-narrow = 狭い場所
terrain-high = 高低のある場所
terrain-glare = 逆光

move-dagger = 短刀抜き
move-trip = 足掛け
move-headbutt = 頭突き

outcome-success = 成功
outcome-failure = 失敗
outcome-critical = 会心
outcome-tenmei = 天命
outcome-fumble = 失着
outcome-karma = 業報

guard-loss-light-hit = 浅い命中
guard-loss-pushed = 鍔迫り合いで押された
guard-loss-bare-hand = 空手の一手
guard-loss-near-miss = 部位への威嚇
guard-loss-critical = 会心を許した
guard-loss-streak = 半歩の対立に連敗
guard-loss-leg = 足の負傷
guard-loss-training-part = 対錬での部位への有効打

check-wrist = 武器を保つ判定
check-overload = 過負荷の判定
check-bleeding-body = 體による止血の判定
check-bleeding-medicine = 医術による止血の判定
check-madness = 狂気への抵抗判定

contest-half-step = 半歩の対立
contest-push = 押し出しの対立
contest-slip = 流し抜けの対立
contest-bare-hand = 空手の一手の対立
contest-order = 先後を分ける振り

## 決着のわけ

result-out = 相手の戦力が尽きた
result-both-out = 双方とも戦えない
result-yielded = 相手の降参
result-points = 三点を取った
result-guard-broken = 相手の警戒が崩れた
result-bout-drawn = 双方同時に取った
result-idle = 何も起こらぬ間合が続いた
result-bloodless = 誰も戦力を失わぬ間合が続いた
result-agreed = 双方の合意

## 裁定で定めるもの

rule-set = 値
rule-room = 振る隙
rule-force = 次の判定の結果
rule-remove = 戦いから外す
rule-add = 戦いに加える
rule-duel = 一騎打ちを始める
rule-close = 一騎打ちを解く

field-vitality = 活力
field-strength = 戦力
field-guard = 警戒
field-points = 点数
field-wrist = 小手の負傷
field-arm = 腕の負傷
field-leg = 足の負傷
field-face = 面の負傷
field-lost-half-steps = 半歩の対立の連敗
field-lost-strength = この間合に失った戦力
field-defenceless-until = 無防備の終わる間合
field-opening-until = 隙の終わる間合
field-exhausted-in = 脱尽した間合
field-counter-bonus = 反撃の補正
field-bleeding = 出血
field-first-cut = 掴み取った半歩
field-retreated = 遠間へ退いた
field-window = 会心の窓
field-room-to-swing = 振る隙
field-trunk-wounded = 胴の負傷
field-held = 手にした武器
field-dropped = 落とした武器
field-stance = 構え
field-area = 区域
field-mounted = 騎乗
field-distance = 間
field-dazzled = 眩しさを負う側
field-upper = 上側
field-count = カウント

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

aid-breath = 活力補助B-1（この間合の一呼吸 +1）
aid-last-beat = 活力補助B-2（この間合の0カウントに一拍）
aid-ward = 活力補助B-3（活力の減少を一回遮る）
rule-aid = 活力補助
rule-wind = 気尽
rule-transfer = 活力譲渡
rule-heal = 戦力回復
set-b-1 = { aid-breath }
set-b-2 = { aid-last-beat }
set-b-3 = { aid-ward }
