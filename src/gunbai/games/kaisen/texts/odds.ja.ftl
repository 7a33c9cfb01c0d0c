# 確率のことば。

odds-stuns = 行動不能にする
odds-sinks = 撃沈
odds-recoil = 自船への反動
odds-fouls = 衝突状態にする
odds-clears = 離脱
odds-captain-adds = 船長の加算
odds-power = 移動力
odds-resolve = ＲＲの達成値

odds-given-alone = ほかの船が加わらなければ
odds-given-no-captain = 船長が声を上げなければ
odds-given-at-ship = 船を狙えば
odds-given-best-performance = 双方が最良の性能を使えば
odds-given-unwished = 相手が望まなければ

question-resolve = 対抗ロール
question-damage = 損傷
question-round = 一ラウンドの戦い
question-power = 移動力

quantity-ability = 能力値
quantity-performance = 性能
quantity-behind = 背後から（0か1）
quantity-astern = 船尾方向へ（0か1）
quantity-several = 一緒に攻める船の数
quantity-enemies = こちらを攻める船の数
quantity-captain = 船長の加算
quantity-against = 相手の能力値
quantity-defence = 相手の性能
quantity-helpless = 相手が行動不能（0か1）
quantity-dice = D6の数
quantity-small = D3の数
quantity-plus = 加算
quantity-hp = ＨＰ
quantity-hull = 船体
quantity-attacks = 攻撃の回数
quantity-rigging = 船具
quantity-wind = 風力
quantity-seamanship = 乗り手の加算
