# 图上的话。
picture-title = 第{ $round }间合
picture-count = 计数{ $count }
picture-fighter = { $fighter }：活力{ $vitality }/{ $vitality-max }，战力{ $strength }/{ $strength-max }。
picture-dropped = 落在地上：{ $weapons }
picture-injuries = 负伤：{ $parts }
picture-area = 在{ $area }
picture-limit = 一呼吸{ $limit }
picture-first-cut = 下一击必中
picture-opening = 有破绽
picture-window = 命中即会心
picture-defenceless = 无防备
picture-exhausted = 脱尽
picture-bleeding = 出血
picture-winded = 气尽
