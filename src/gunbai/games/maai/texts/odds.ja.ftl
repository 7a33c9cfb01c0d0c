# 確率のことば。

odds-critical = 会心
odds-fumble = 失着
odds-breaks-guard = 警戒崩し
odds-own-guard-breaks = 自分の警戒が崩れる
odds-fells = 討ち取る
odds-drops = 武器を落とさせる
odds-breaks-focus = 準備を破る
odds-strength = 戦力への打撃
odds-points = 得点
odds-holds = 息が続く
odds-stops = 止血
odds-cast = 詠唱成功
odds-backlash = 逆流
odds-moves = 間を動かす
odds-stands = 間を保つ
odds-success = 成功
odds-tenmei = 天命
odds-karma = 業報
odds-kept = 集中を保つ
odds-guard-lost = 警戒の減り

odds-given-resisted = 踏み留まられたら
odds-given-arrived = 間が思いどおりに動けば
odds-given-won = 鍔迫り合いに勝てば
odds-given-unchanged = 前の攻めで様子が変わらなければ
odds-given-no-reserve = 予約が発動しなければ
odds-given-not-overloaded = 過負荷に耐えれば
odds-given-no-reaction = 呪文で応じられなければ

question-check = 判定
question-attack = 攻撃とその結果
question-contest = 対立
question-focus = 集中抵抗
question-cast = 詠唱

quantity-bonus = 加算値
quantity-target = 目標値
quantity-against = 相手の加算値
quantity-expansion = 会心拡張（0か1）
quantity-prevention = 失着防止（0か1）
quantity-strength = 戦力
quantity-guard = 警戒
quantity-feint = 牽制（0か1）
quantity-trunk = 胴狙い（0か1）
quantity-window = 隙の会心窓（0か1）
quantity-critical = 会心で受けた（0か1）
quantity-lost = 失った戦力
