# 確率のことば。

odds-evades = 回避
odds-guards = ガード
odds-covers = カバー
odds-resists = 抵抗
odds-approaches = 接近
odds-breaks-card = カードを破る
odds-fells = 倒す
odds-achievement = 達成値
odds-dice = 要るダイス

odds-given-evades-with-all = 全ＤＰで回避されたら
odds-given-approaches = 接近できれば

question-evade = 回避
question-attack = 攻撃
question-damage = ダメージ
question-dice = 望む確率に要るＤＰ

quantity-dice = ダイス
quantity-value = 能力と技能の値
quantity-against = 相手の達成値
quantity-evade = 相手の回避の値
quantity-evading = 相手の回避ダイス
quantity-flat = 固定値
quantity-off = 軽減
quantity-hp = HP
quantity-card = カードのHP
quantity-percent = 望む確率（%）
quantity-most = 使えるDP
