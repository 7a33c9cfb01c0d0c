# What chances are of, and what is asked about them.

odds-critical = critical
odds-fumble = fumble
odds-breaks-guard = breaks the guard
odds-own-guard-breaks = own guard breaks
odds-fells = fells
odds-drops = weapon dropped
odds-breaks-focus = preparation broken
odds-strength = strength lost
odds-points = points
odds-holds = breath holds
odds-stops = bleeding stops
odds-cast = cast
odds-backlash = backlash
odds-moves = distance moves
odds-stands = ground is held
odds-success = success
odds-tenmei = tenmei
odds-karma = karma
odds-kept = focus kept
odds-guard-lost = guard lost

odds-given-resisted = if it is resisted
odds-given-arrived = if the step comes about
odds-given-won = if the lock is won
odds-given-unchanged = if the attack before changes nothing
odds-given-no-reserve = if no reserve springs
odds-given-not-overloaded = if the overload holds
odds-given-no-reaction = if no spell answers

question-check = A check
question-attack = An attack and what it does
question-contest = A contest
question-focus = Keeping focus
question-cast = A casting

quantity-bonus = bonus
quantity-target = target
quantity-against = the other’s bonus
quantity-expansion = critical expansion (0 or 1)
quantity-prevention = fumble prevention (0 or 1)
quantity-strength = strength
quantity-guard = guard
quantity-feint = feint (0 or 1)
quantity-trunk = at the trunk (0 or 1)
quantity-window = opening’s window (0 or 1)
quantity-critical = hit by a critical (0 or 1)
quantity-lost = strength lost
