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
refusal-stance-not-held = No such stance is held.
refusal-stance-swap = You hold the stance “{ $stance }”, and only one at a time is held.
refusal-defenceless = You are defenceless to the end of round { $until }: no stance can be taken.
refusal-no-vitality = That costs { $cost } vitality, and you have { $vitality }.
refusal-over-limit = That costs { $cost } vitality, and one breath holds { $limit }.{ $some ->
        [yes] { " " }As an overload: { $accepted }
       *[no] { "" }
    }
refusal-not-a-breath = “{ $say }” is no breath.{ possible }

refusal-no-duel = That belongs to a duel of one against one, and you are in none with anybody there.{ possible }
refusal-in-duel = You are in a duel and too near the other to leave for another area.{ possible }
refusal-not-mounted = You have no horse.{ possible }
refusal-no-way = From here that way of moving does not lead to “{ $area }”.{ possible }
refusal-no-target = “{ $target }” is nobody whom you could strike: say whom.{ possible }
refusal-out-already = { $target } is out of the fight already.
refusal-elsewhere = { $target } stands in { $area }, out of reach.
refusal-no-challenge = A challenge cannot be made here.
refusal-challenged-already = You have challenged somebody in this round already.
refusal-no-opponent = “{ $target }” is nobody whom you could challenge now.{ possible }

## Notation

refusal-no-area = At { $position }: there is no such area.{ possible }
refusal-no-trigger = At { $position }: when shall it be done?{ possible }
refusal-no-reserve = At { $position }: that cannot be held back.{ possible }
refusal-no-fighter = At { $position }: nobody is called so.{ possible }
refusal-no-target-here = At { $position }: this act is aimed at nobody.{ possible }

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

refusal-third-party = This is a training bout of two: nobody can be added.
refusal-there-already = { $fighter } takes part already.{ possible }
refusal-sheet-fault = The sheet cannot be so: { $place } ({ $count } in all).{ accepts }
refusal-no-seat-for = Nobody sits there for { $fighter }: name a seat, and its side.{ possible }

## Faults of a scenario

fault-two-only = This is for a duel of two: here fight { $given }, or there are areas.{ accepts }
fault-two-sides = Two sides must be there to fight each other; here are { $given } fighters.
fault-seat-of-two-sides = The seat “{ $seat }” decides for fighters of two sides.
fault-too-far = On narrow ground there is no toma.{ accepts }
