# Why something cannot be declared, and faults of a scenario. `{ possible }` and its like tell what would be accepted.

## Breaths

refusal-module-off = The optional rule of { WORD($module, of: "module") } is off in this duel.
module-halfstep = half-steps
module-parts = named parts
module-clinch = the lock
refusal-one-step = Only one half-step fits in one breath.
refusal-no-areas = A walk ({ $cost } vitality) leads from area to area, and a duel has none.{ possible }
refusal-step-first = The half-step must come before the attack.
refusal-no-cell = From { WORD($distance, of: "distance") } there is no half-step { WORD($direction, of: "direction") } here.
refusal-no-such-weapon = You carry no weapon “{ $weapon }”.{ possible }
refusal-not-in-hand = “{ $weapon }” is not in your hand.{ possible }
refusal-on-the-ground = “{ $weapon }” lies on the ground.{ possible }
refusal-in-hand = “{ $weapon }” is in your hand already.
refusal-not-on-the-ground = “{ $weapon }” does not lie on the ground.{ possible }
refusal-out-of-reach = “{ $weapon }” cannot attack at { WORD($distance, of: "distance") }.
refusal-locked = The blades are locked: “{ $weapon }” cannot cut at { WORD($distance, of: "distance") }.{ possible }
refusal-not-locked = That is done in the lock only, and the distance is { WORD($distance, of: "distance") }.
refusal-too-near = At { WORD($distance, of: "distance") } the other is too near for picking up a weapon.{ possible }
refusal-feint-part = A feint names no part.
refusal-no-dagger = “{ $weapon }” is no dagger that you could draw.{ possible }
refusal-no-such-stance = You know no stance “{ $stance }”.{ possible }
refusal-stance-held = You hold the stance “{ $stance }” already.
refusal-stance-swap = You hold the stance “{ $stance }”, and only one at a time is held.
refusal-defenceless = You are defenceless to the end of round { $until }: no stance can be taken.
refusal-no-vitality = That costs { $cost } vitality, and you have { $vitality }.
refusal-over-limit = That costs { $cost } vitality, and one breath holds { $limit }.{ $some ->
        [yes] { " " }As an overload: { $accepted }
       *[no] { "" }
    }
refusal-not-a-breath = “{ $say }” is no breath.{ possible }

## Notation

refusal-too-long = The declaration is too long.{ accepts }
refusal-no-head = At { $position }: what stands before the colon means nothing.{ possible }
refusal-wait-alone = At { $position }: waiting goes with nothing else.{ possible }
refusal-nothing = Nothing is declared.{ possible }
refusal-too-many-acts = At { $position }: too many acts.{ accepts }
refusal-no-act = At { $position }: no act begins here.{ possible }
refusal-no-part-here = At { $position }: this act names no part.{ possible }
refusal-no-part = At { $position }: there is no such part.{ possible }
refusal-which-weapon = At { $position }: which weapon?{ possible }
refusal-no-weapon = At { $position }: you have no such weapon.{ possible }
refusal-no-stance = At { $position }: you know no such stance.{ possible }
refusal-too-much = At { $position }: nothing belongs here.{ possible }

## Rulings

refusal-third-party = This is a duel of two: nobody can be added.

## Faults of a scenario

fault-two-only = A duel has two fighters, not { $given }.{ accepts }
fault-too-far = On narrow ground there is no toma.{ accepts }
