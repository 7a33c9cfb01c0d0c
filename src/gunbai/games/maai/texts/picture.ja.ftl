# 図の言葉。
picture-title = 第{ $round }の間合
picture-count = カウント{ $count }
picture-fighter = { $fighter }：活力{ $vitality-max }のうち{ $vitality }、戦力{ $strength-max }のうち{ $strength }。
picture-dropped = 地に落ちたもの：{ $weapons }
picture-injuries = 負傷：{ $parts }
picture-area = { $area }
picture-limit = 一呼吸{ $limit }
picture-first-cut = 次の攻撃は当たる
picture-opening = 隙あり
picture-window = 当たれば会心
picture-defenceless = 無防備
picture-exhausted = 脱尽
picture-bleeding = 出血
picture-winded = 気尽
