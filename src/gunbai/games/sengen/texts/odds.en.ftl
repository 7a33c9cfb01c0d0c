# What chances are of, and what is asked about them.

odds-evades = evades
odds-guards = guards
odds-covers = covers
odds-resists = resists
odds-approaches = approaches
odds-breaks-card = breaks the card
odds-fells = fells
odds-achievement = achievement
odds-dice = dice needed

odds-given-evades-with-all = if she evades with all her DP
odds-given-approaches = if the approach succeeds

question-evade = Evading
question-attack = An attack
question-damage = Damage
question-dice = DP for a wanted chance

quantity-dice = dice
quantity-value = trait and skill
quantity-against = achievement to reach
quantity-evade = the other’s evasion
quantity-evading = the other’s dice
quantity-flat = added
quantity-off = reduction
quantity-hp = HP
quantity-card = HP of the card
quantity-percent = wanted chance (%)
quantity-most = DP at hand
