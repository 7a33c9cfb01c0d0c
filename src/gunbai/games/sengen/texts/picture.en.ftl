# What the picture of a battle says.
picture-title = Turn { $turn }
picture-side-row = { $side }: { $row }
picture-order = Order:
picture-blow = { $fighter } attacks ({ $attack }):
picture-missed = { $fighter } is spared
picture-hit = { $fighter } is hit
picture-hit-damage = { $fighter } is hit for { $damage }
picture-owes = { $fighter } must pay { $dp } DP
picture-against = { $fighter } must reach { $against }
picture-aimed = { $fighter } is aimed at
picture-fighter = { $fighter }: DP { $dp } of { $dp-max }, HP { $hp } of { $hp-max }, graze { $graze }.
picture-hand = Hand
picture-covered = has stood in for another
picture-focused = full defence
picture-waited = waits
picture-flees = will flee
