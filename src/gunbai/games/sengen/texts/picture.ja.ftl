# 戦いの図の言葉。
picture-title = 第{ $turn }ターン
picture-side-row = { $side }：{ $row }
picture-order = 行動順：
picture-blow = { $fighter }の{ $attack }：
picture-missed = { $fighter }は無事
picture-hit = { $fighter }に命中
picture-hit-damage = { $fighter }に{ $damage }点
picture-owes = { $fighter }の回避は{ $dp }DP
picture-against = { $fighter }の目標は{ $against }
picture-aimed = { $fighter }が狙われている
picture-fighter = { $fighter }：DP { $dp }／{ $dp-max }、HP { $hp }／{ $hp-max }、グレイズ{ $graze }。
picture-hand = 手札
picture-covered = 仲間をかばった
picture-focused = 防御専念
picture-waited = 待機
picture-flees = 逃げる構え
