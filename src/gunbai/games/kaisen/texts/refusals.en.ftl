# Why something cannot be declared, and faults of a scenario.

## Plots

refusal-plot-start = The plot has to begin at { $start }.
refusal-plot-sum = { $given } points are allocated, and the movement power is { $power }.
refusal-plot-plus = The performance adds at most { $most } { WORD($pool, of: "pool") }.
refusal-plot-oars = No power goes into rowing: the wind level is { $level }, or the ship has no oars.
refusal-plot-calm = Without wind there are no sail points.
refusal-plot-negative = Points are not negative.
refusal-plot-sign = At { $position }: another sign belongs here.{ accepts }
refusal-plot-pool = At { $position }: three pools come first, as in 1+1/2+2/+3.{ accepts }
refusal-plot-number = At { $position }: a number belongs here.{ accepts }
refusal-plot-position = At { $position }: this is no position.{ accepts }
refusal-plot-facing = At { $position }: a direction from 1 to 6 belongs here.{ accepts }
refusal-plot-moves = At { $position }: this is no move.{ accepts }
refusal-plot-stay = At { $position }: S is no movement and stands alone.{ accepts }
refusal-plot-long = At { $position }: these are too many moves.{ accepts }
refusal-plot-too-much = At { $position }: nothing belongs behind the end.

## Fighting

refusal-storm = In a storm nothing can be decided.
refusal-fresh = The ship has become fouled in this round and cannot fight.
refusal-fresh-pair = You have become fouled with { $target } in this round: no fighting between you.
refusal-fresh-foe = { $target } has become fouled in this round and is not attacked.
refusal-no-target = { $target } is no ship that you could attack.
refusal-no-wind = Sailing modifies a roll only where wind blows.
refusal-oars-wind = Rowing modifies a roll only at wind level 3 or less.
refusal-no-soldiers = { $target } has no soldiers left.
refusal-say-target = Say whether the ship or its soldiers are meant.
refusal-no-shooters = There are no soldiers on board who shoot.
refusal-soldiers-range = { $target } is farther off than soldiers shoot, 3 CS.
refusal-engine-range = { $target } is farther off than an engine shoots, 5 CS.
refusal-no-engine = You have no such missile equipment.
refusal-no-astern = { $target } lies astern, where this does not shoot.
refusal-bow-front = Bow equipment shoots ahead only, and { $target } lies elsewhere.
refusal-bow-locked = The bow equipment is locked until the ship gets clear.
refusal-bow-same-hex = The bow equipment does not bear on { $target }, which lies in the same hex.
refusal-bow-adjacent = Bow equipment rams only a ship in the hex before the bow.
refusal-castle-arc = The castle does not bear on { $target }.
refusal-engine-arc = The engine does not bear on { $target }.
refusal-melee-arc = This deck weapon is of use to the broadside only, and { $target } lies elsewhere.
refusal-los-ship = Another ship lies on the line to { $target }.
refusal-los-obstacle = Something blocks the sight of { $target }.
refusal-los-edge = The line to { $target } runs along hex sides and does not carry.
refusal-ram-where = { $target } is neither fouled with you nor in an adjacent hex.
refusal-ram-weapon = A ramming weapon bears: its damage is the one that counts.
refusal-no-ram = You have no such ramming weapon.
refusal-board-foul = Boarding needs a ship that is fouled with you; { $target } is not.
refusal-no-bridge = You have no such boarding weapon.
refusal-not-an-attack = This is no attack.{ possible }
refusal-designate = No such ship can be designated so.{ possible }
refusal-foul-far = { $ship } is not in an adjacent hex, or you are fouled with it already.{ possible }
refusal-aim = The blow cannot fall there.{ possible }
refusal-no-group-left = { $group } have no men left.{ possible }

## Notation

refusal-too-long = At { $position }: this is too long.{ accepts }
refusal-no-verb = At { $position }: no such act is known here.{ possible }
refusal-no-ship = At { $position }: there is no such ship.{ possible }
refusal-no-piece = At { $position }: the ship has no such equipment.{ possible }
refusal-no-such-target = At { $position }: ship or soldiers?{ possible }
refusal-no-performance = At { $position }: there is no such performance.{ possible }
refusal-no-group = At { $position }: there is no such group of soldiers.{ possible }
refusal-no-person = At { $position }: nobody is called so.{ possible }
refusal-no-ability = At { $position }: `by` and an ability belong here.{ possible }
refusal-no-colon = At { $position }: a colon belongs before what is said.{ accepts }
refusal-no-hearer = At { $position }: to whom?{ accepts }
refusal-attack-too-much = At { $position }: this does not belong here.{ possible }

## Signals and people

refusal-not-your-ship = { $ship } is no ship of yours that can act.{ possible }
refusal-signal-empty = Something has to be said, in one line.
refusal-signal-once = { $ship } has sent its signal of this round.
refusal-signal-length = The signal has { $given } characters, and { $most } are the most.
refusal-voice-when = One can hail another ship only after movement.
refusal-voice-range = { $ship } is { $range } hexes off, and a voice carries 2.
refusal-no-characters = No characters act in this battle.
refusal-no-person-here = { $person } is nobody of yours who can act.{ possible }
refusal-acted = { $person } has acted in this round.
refusal-no-gm = This needs a game master at the table.

## Faults of a scenario

fault-one-side = There are { $given } sides.{ accepts }
fault-seat-of-two-sides = The seat { $seat } cannot decide for two sides.
fault-helpless = The ship can never turn in a weak wind.
fault-not-designated = This equipment has to be designated to a direction.{ accepts }
fault-wrong-mount = This equipment cannot stand there ({ $mount }).{ accepts }
fault-no-dice = The rulebook gives no damage for this equipment: write down its dice.{ accepts }
fault-no-room = A ship without { WORD($stat, of: "stat") } carries no soldiers.
fault-too-many-men = { $men } soldiers are too many: there is room for { $most }.
fault-wrong-groups = The groups are not those that so many men form.{ accepts }
fault-on-land = There is land at { $hex }.
fault-off-map = { $hex } is not on the map.{ accepts }
fault-bow-apart = The bow equipment bears on a ship that is fouled with this one in the same hex; { $ship } is not.
fault-foul-apart = { $ship } lies at { $hex }, too far off to be fouled with it.
fault-wrong-plot = The plot cannot be read from character { $position } on.{ accepts }
fault-plot-elsewhere = The plot has to begin at { $start }.
fault-no-captain = With { $picks } picks of a life at sea one is no captain.{ accepts }
fault-wrong-life = The captain of such a ship ({ WORD($service, of: "service") }) needs the life that belongs to it.
fault-rolls-spent = { $spent } rolls on tables of experience are spent, and there were { $rolls }.
fault-two-captains = A ship has one captain.
fault-too-many-uses = The captain has no more than { $most } rolls in a battle.
