# 战斗图上的话。
picture-title = 第{ $turn }回合
picture-side-row = { $side }：{ $row }
picture-order = 行动顺序：
picture-blow = { $fighter }的{ $attack }：
picture-missed = { $fighter }无恙
picture-hit = { $fighter }被命中
picture-hit-damage = { $fighter }受{ $damage }点
picture-owes = { $fighter }回避需{ $dp }DP
picture-against = { $fighter }须达到{ $against }
picture-aimed = { $fighter }被瞄准
picture-fighter = { $fighter }：DP { $dp }／{ $dp-max }，HP { $hp }／{ $hp-max }，擦弹{ $graze }。
picture-hand = 手牌
picture-covered = 已替他人挡过
picture-focused = 专心防御
picture-waited = 待机
picture-flees = 将要逃走
