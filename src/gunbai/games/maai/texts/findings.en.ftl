# The checker of content: what is wrong, and what would put it right.

## Faults of content

fault-not-a-cost = “{ $given }” is no notation of a cost.{ accepts }

## What content breaks of the balance principles

fault-move-strong = { WORD($pace, of: "gait") } for { $cost } vitality is stronger than the core's ({ $core }), and nothing makes up for it.
fault-move-desert = Desert flight should carry a penalty.
fault-bonus-conditions = An attack bonus of +{ $bonus } needs two of the six limiting conditions; it meets { $met } (a price in the user's vitality counts from { $price } on).
fault-weapon-own = A weapon's own bonus is +{ $most } at most; this is +{ $bonus }.
fault-weapon-grade = A weapon of this grade has +{ $most }; this is +{ $bonus }.
fault-slot-source = Only a school's secret or a relic may give a second stance.
fault-slot-style = It is a school's secret, but of no school.
fault-slot-penalty = Holding two stances has no penalty here.
fault-slot-statement = It does not say that it is an exception to the core's one stance.
fault-technique-unbound = It is a technique, but bound to no weapon, armour or consumable.
fault-technique-common = A technique goes with a masterwork, a divine weapon, or one that a school alone uses.
fault-technique-armour = A technique goes with divine armour alone.
fault-technique-licence = A technique of a weapon licence must be a secret of the school that gives that licence.
fault-recovery-classless = What gives vitality must belong to one of the three classes of recovery.
fault-recovery-class = In the spirit of { WORD($art, of: "art") }, this cannot be { WORD($given, of: "recovery") }.
fault-recovery-text = The text does not say “{ $say }”.
fault-recovery-rescue = Only a rescue reaches one whose strength is 0.
fault-majin-class = A majin's recovery is either an upkeep manoeuvre of the lull or a rescue.
fault-majin-upkeep-cost = A majin's upkeep manoeuvre costs no vitality.
fault-majin-rescue-cost = A majin's rescue costs 1 or 2 vitality.
fault-majin-often = A majin's rescue works once a battle.
fault-zero-kata = A kata without cost works twice a round at most; this says { $uses } times.
fault-kata-long = The effect of a manoeuvre of this type ({ WORD($type, of: "type") }) is counted in rounds; this lasts { WORD($lasts, of: "lasts") }.
fault-noncombat-unit = What comes of a non-combat action is counted in sessions, days or weeks.
fault-notation-total = The whole is said to be { $given }, but the notation adds up to { $sum }.
fault-notation-breath = { $portion } fits into no breath ({ $limit }): it is always an overload.
fault-crit-steps = Criticals are expanded by one step at most; this is { $steps }.
fault-barrier-hp = Barriers count by strength; only the great barrier of heaven and earth counts by HP.
fault-barrier-unknown = The barrier has no strength: the referee will ask for it each time.
fault-spell-dan = There are no spells of dan { $dan }; there are those of { $dans }.
fault-spell-ritual = Only a master's spell is a ritual.
fault-spell-master-cost = A master's spell is a ritual outside battle.
fault-spell-master-effect = A master's spell has no effect in battle.
fault-spell-at-once = To be cast at once, a spell of this dan must say that it is reactive or a release (usual: { $usual }).
fault-spell-instant-prepared = It is instant, and yet it prepares.
fault-spell-benefit-low = The school's benefit takes the activation below 1.
fault-spell-benefit-school = “{ $school }” is no school of this list of spells.
fault-character-licence = She has no licence (3 points) for { WORD($list, of: "list") }.
fault-character-slot = At her dan she has no slots of dan { $dan }.
fault-character-focus = Whoever prepares for long should have 體 or 強健 of 2.
fault-character-both = One person cannot use both spells and an orthodox school.
fault-character-unable = She cannot use this manoeuvre.

## What would satisfy a principle

remedy-move-core-price = give it the core's price
remedy-move-grade = make it a master's secret (grade = 4), 1 or 2 below the core's price
remedy-move-penalty = attach a penalty: vitality -1 in the next round, the stance slot, …
remedy-move-limit = limit its uses (limits)
remedy-move-situation = limit it to a situation (when.environment)
remedy-bonus-lower = lower the sum to +4
remedy-bonus-stance = only after a stance held for rounds (when.stance_rounds)
remedy-bonus-target = only against a designated target (when.designated)
remedy-bonus-vitality = take vitality from its user (vitality)
remedy-bonus-instant-death = let it carry an instant-death check (instant-death)
remedy-bonus-environment = limit it to surroundings or a just cause (when.environment)
remedy-bonus-critical = only with a critical (when.critical)
remedy-weapon-lower = lower the weapon's own bonus
remedy-weapon-secret = move the rest into a secret with conditions
remedy-weapon-grade-lower = lower the bonus to that of the grade
remedy-weapon-grade-raise = raise the grade
remedy-slot-secret = make it a school's secret (source = "secret")
remedy-slot-relic = make it the effect of a relic
remedy-slot-school = name the school (school)
remedy-slot-breath = breath limit -1 while both are held (penalty = "breath")
remedy-slot-evasion = evasion -1 (penalty = "evasion")
remedy-slot-movement = movement costs 1 more (penalty = "movement")
remedy-slot-exception = say that it is an exception (exception = true)
remedy-technique-kata = make it a kata (type = "kata")
remedy-technique-weapon = bind it to a masterwork, a divine weapon, or a school's own
remedy-technique-armour = bind it to divine armour
remedy-technique-consumable = bind it to a consumable
remedy-technique-licence = make it a secret bound to its school's weapon licence
remedy-recovery-a = make it strength recovery (A)
remedy-recovery-b = make it vitality aid (B-1, B-2, B-3)
remedy-recovery-c = make it a scholar's transfer (C)
remedy-recovery-say = say so in the text
remedy-recovery-rescue = make it a rescue (rescue)
remedy-majin-upkeep = make it an upkeep manoeuvre (type = "upkeep")
remedy-majin-rescue = make it a rescue (rescue)
remedy-majin-free = make it free
remedy-majin-cheap = let it cost 1 or 2
remedy-majin-once = limit it to once a battle (limits)
remedy-zero-twice = allow it twice
remedy-zero-cost = let it cost 1 or more
remedy-noncombat-type = make it a non-combat action (type = "noncombat")
remedy-noncombat-rounds = let it last for rounds or the battle
remedy-noncombat-days = count the result in sessions, days or weeks
remedy-noncombat-other = make it a manoeuvre of battle
remedy-notation-sum = let the numbers agree
remedy-notation-divide = divide it into more portions
remedy-crit-one-step = expand by one step (steps = 1)
remedy-barrier-strength = give it a strength (strength)
remedy-spell-odd = take a dan that the tables have
remedy-spell-master = make it a master's spell (dan = "master")
remedy-spell-notation = write its vitality
remedy-spell-as-ritual = make it a ritual (cost = "ritual")
remedy-spell-narrated = tell what comes of it in words (narration)
remedy-spell-lower = make it a spell of dan 9 or less
remedy-spell-reactive = say that it is a reactive defence (instant = "reactive")
remedy-spell-release = say that it is an emergency release (instant = "release")
remedy-spell-prepare = divide it into portions (準備) or (分散)
remedy-spell-no-instant = leave out `instant`
remedy-spell-one-portion = write its vitality as one number
remedy-spell-benefit-one = leave 1 of the activation
remedy-spell-benefit-list = name schools of this list
remedy-character-learn = raise the skill to 3
remedy-character-without = leave it out
remedy-character-dan = raise her dan
remedy-character-steady = raise 體 or 強健 to 2
remedy-character-one = choose one of the two
remedy-character-require = meet what it requires: skills, school, occupation, tags
