# What the picture of a battle says.
picture-title = Round { $round }
picture-count = count { $count }
picture-fighter = { $fighter }: vitality { $vitality } of { $vitality-max }, strength { $strength } of { $strength-max }.
picture-dropped = on the ground: { $weapons }
picture-injuries = injured: { $parts }
picture-area = In { $area }
picture-limit = breath { $limit }
picture-first-cut = the next attack hits
picture-opening = open
picture-window = a hit is a critical
picture-defenceless = defenceless
picture-exhausted = exhausted
picture-bleeding = bleeding
picture-winded = winded
