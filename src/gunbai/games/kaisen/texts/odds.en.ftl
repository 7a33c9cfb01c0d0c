# What chances are of, and what is asked about them.

odds-stuns = stuns
odds-sinks = sinks
odds-recoil = recoil
odds-fouls = fouls
odds-clears = gets clear
odds-captain-adds = captain adds
odds-power = power
odds-resolve = resolve roll

odds-given-alone = if no other ship joins in
odds-given-no-captain = without the captain’s call
odds-given-at-ship = if it falls on the ship
odds-given-best-performance = if both use their best performance
odds-given-unwished = if the other does not wish it

question-resolve = An opposed roll
question-damage = Damage
question-round = A round of attacks
question-power = Movement power

quantity-ability = ability
quantity-performance = performance
quantity-behind = from behind (0 or 1)
quantity-astern = toward astern (0 or 1)
quantity-several = ships attacking together
quantity-enemies = ships against it
quantity-captain = captain adds
quantity-against = the other’s ability
quantity-defence = the other’s performance
quantity-helpless = the other is stunned (0 or 1)
quantity-dice = D6
quantity-small = D3
quantity-plus = added
quantity-hp = HP
quantity-hull = hull
quantity-attacks = attacks
quantity-rigging = rigging
quantity-wind = wind level
quantity-seamanship = seamanship adds
