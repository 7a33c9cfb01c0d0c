# The closed sets of words: distances, parts, outcomes and the like.

distance-toma = toma
distance-issoku = issoku
distance-chikama = chikama
distance-sessen = sessen
distance-tsubazeri = tsubazeri

direction-in = in
direction-out = out

part-wrist = wrist
part-arm = arm
part-leg = leg
part-trunk = trunk
part-face = face

pace-walk = walk
pace-dash = dash
pace-leap = leap
pace-ride = ride

trigger-attack = an enemy's attack
trigger-step-in = an enemy's step in
trigger-step-out = an enemy's step out
trigger-cast = an enemy's beginning a cast
trigger-cast-done = an enemy's completing a cast
trigger-acts = somebody's acting

reserve-end-reset = the round is over
reserve-end-replaced = something else
reserve-end-exhausted = exhaustion

closing-joined = somebody joined
closing-out = one is out
closing-left = one left
closing-agreed = both agreed

mode-real = A real duel
mode-training = A training bout

origin-battle = out of a battle
origin-formal = by exchange of letters

terrain-none = plain ground
terrain-footing = bad footing
terrain-narrow = narrow ground
terrain-high = high ground
terrain-glare = ground against the light

move-dagger = dagger
move-trip = trip
move-headbutt = head-butt

outcome-success = success
outcome-failure = failure
outcome-critical = critical
outcome-tenmei = tenmei
outcome-fumble = fumble
outcome-karma = karma

guard-loss-light-hit = a light hit
guard-loss-pushed = pressed in the lock
guard-loss-bare-hand = a bare-hand hit
guard-loss-near-miss = a part narrowly missed
guard-loss-critical = a critical hit
guard-loss-streak = half-steps lost in a row
guard-loss-leg = an injured leg
guard-loss-training-part = a part hit in training

check-wrist = check to keep the weapon
check-overload = overload check
check-bleeding-body = check of body against bleeding
check-bleeding-medicine = check of medicine against bleeding
check-madness = check against madness

contest-half-step = Contest for the half-step
contest-push = Contest for the push
contest-slip = Contest for the slip
contest-bare-hand = Contest of the bare-hand move
contest-order = Roll for who acts first

## How a duel ends

result-out = the other has no strength left
result-both-out = neither can fight on
result-yielded = the other has yielded
result-points = three points
result-guard-broken = the other's guard is broken
result-bout-drawn = both have won at once
result-idle = for too many rounds nothing came of it
result-bloodless = for too many rounds nobody lost strength
result-agreed = both agree

## What a ruling sets

rule-set = a value
rule-room = room to swing
rule-force = how the next check comes out
rule-remove = out of the fight
rule-add = into the battle
rule-duel = a duel opened
rule-close = a duel closed

field-vitality = vitality
field-strength = strength
field-guard = guard
field-points = points
field-wrist = injury of the wrist
field-arm = injury of the arm
field-leg = injury of the leg
field-face = injury of the face
field-lost-half-steps = half-steps lost in a row
field-lost-strength = strength lost in this round
field-defenceless-until = defenceless until round
field-opening-until = opening until round
field-exhausted-in = exhausted in round
field-counter-bonus = bonus of the counter
field-bleeding = bleeding
field-first-cut = seized half-step
field-retreated = stepped back to toma
field-window = window for a critical
field-room-to-swing = room to swing
field-trunk-wounded = trunk wounded
field-held = in hand
field-dropped = on the ground
field-stance = stance
field-area = area
field-mounted = on horseback
field-distance = distance
field-dazzled = light in the eyes
field-upper = stands above
field-count = count

set-toma = { distance-toma }
set-issoku = { distance-issoku }
set-chikama = { distance-chikama }
set-sessen = { distance-sessen }
set-tsubazeri = { distance-tsubazeri }
set-success = { outcome-success }
set-failure = { outcome-failure }
set-critical = { outcome-critical }
set-tenmei = { outcome-tenmei }
set-fumble = { outcome-fumble }
set-karma = { outcome-karma }

aid-breath = vitality aid B-1: one more in a breath of this round
aid-last-beat = vitality aid B-2: one beat at count 0 of this round
aid-ward = vitality aid B-3: one loss of vitality warded off
rule-aid = vitality aid
rule-wind = winded
rule-transfer = vitality transfer
rule-heal = recovery of strength
set-b-1 = { aid-breath }
set-b-2 = { aid-last-beat }
set-b-3 = { aid-ward }
