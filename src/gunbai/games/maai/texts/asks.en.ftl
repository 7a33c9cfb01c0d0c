# What is asked, and what is declared.

ask-breath = Your breath: what do you do?
ask-resist-in = The other steps in: what do you do against it?
ask-resist-out = The other steps out: what do you do against it?
ask-first-step = You may try first: do you take a half-step of your own?
ask-still-step-in = Do you still want to step in?
ask-still-step-out = Do you still want to step out?
ask-light-or-distance = You have won: do you set the distance, or turn the light on the other?
ask-light-too = You have slipped past: do you also turn the light on the other?
ask-go-on = It came out otherwise than declared: do you go on with the rest of the breath?
ask-counter = You have slipped past: do you strike at once?
ask-open-lock = You have hit: do you open the lock?
ask-challenged = You are challenged to single combat: do you take it up?
ask-lull = The lull: do you steady your breath?
ask-stop-bleeding = You bleed: by what do you try to stop it?
ask-start = Where shall the duel begin?
ask-start-first = You have the initiative: where shall the duel begin?

roll-attack = Attack check
roll-wrist = { check-wrist }
roll-overload = { check-overload }
roll-bleeding = Check against bleeding
roll-contest = Contest
roll-evasion = Evasion
roll-order = { contest-order }

## Short answers

choice-let = let it happen
choice-hold = hold against it
choice-counter = step the other way
choice-decline = do not
choice-step-in = step in
choice-step-out = step out
choice-go-on = go on
choice-drop = drop the half-step
choice-stop = stop here
choice-open = open the lock
choice-stay = stay in the lock
choice-distance = set the distance
choice-light = turn the light on the other
choice-keep = leave the light as it is
choice-steady = steady the breath
choice-rest = something else
choice-body = by body
choice-medicine = by medicine
choice-no-counter = no counter
choice-as-it-is = as it is
choice-toma = { distance-toma }
choice-issoku = { distance-issoku }
choice-chikama = { distance-chikama }
choice-sessen = { distance-sessen }
choice-tsubazeri = { distance-tsubazeri }
choice-end-draw = end the fight as a draw
choice-end-for = end the fight with { $name } as the winner
choice-close-duel = close the duel of { $name } and go on
choice-accept = take it up
choice-refuse = turn it down
choice-no-end = fight on

## Acts. `.does` is how the log says that somebody does it.

say-step = step { $direction }
    .does = steps { $direction }
say-strike = strike { at-target }with the { $weapon }{ at-part }
    .does = strikes { at-target }with the { $weapon }{ at-part }
say-feint = feint { at-target }with the { $weapon }{ at-part }
    .does = feints { at-target }with the { $weapon }{ at-part }
at-target = { IS($target) ->
        [none] { "" }
       *[some] at { $target }{ " " }
    }
say-bare = { IS($move) ->
        [dagger] draw the { $weapon } and stab{ at-part }
        [trip] trip the other{ at-part }
       *[headbutt] butt with the head{ at-part }
    }
    .does = { IS($move) ->
        [dagger] stabs with the { $weapon }{ at-part }
        [trip] trips the other{ at-part }
       *[headbutt] butts with the head{ at-part }
    }
at-part = { IS($part) ->
        [none] { "" }
       *[some] { " " }at the { $part }
    }
say-push = push the other off
    .does = pushes the other off
say-slip = slip past
    .does = slips past
say-draw = take the { $weapon } in hand
    .does = takes the { $weapon } in hand
say-pick-up = pick up the { $weapon }
    .does = picks up the { $weapon }
say-stance = take the { $stance }
    .does = takes the { $stance }
say-relax = { IS($stance) ->
        [none] hold no stance any longer
       *[some] no longer hold the { $stance }
    }
    .does = { IS($stance) ->
        [none] holds no stance any longer
       *[some] no longer holds the { $stance }
    }
say-go = { $pace } to { $area }
    .does = { IS($pace) ->
        [walk] walks to { $area }
        [dash] dashes to { $area }
        [leap] leaps to { $area }
       *[ride] rides to { $area }
    }
say-challenge = challenge { $target } to single combat
    .does = challenges { $target } to single combat
say-reserve = hold back, for { IS($when) ->
        [acts] when { $who } acts
       *[other] { $when }
    }: { $act }
    .does = holds back, for { IS($when) ->
        [acts] when { $who } acts
       *[other] { $when }
    }: { $act }
say-breath = { IS($acts) ->
        [none] wait
       *[some] { $force ->
            [yes] { $acts } (overload)
           *[no] { $acts }
        }
    }

## Words of the notation

typed-step-in = step in
typed-step-out = step out
typed-strike = strike
typed-feint = feint
typed-push = push
typed-slip = slip
typed-dagger = dagger
typed-trip = trip
typed-headbutt = headbutt
typed-draw = draw
typed-pick-up = pick up
typed-stance = stance
typed-relax = relax
typed-walk = walk
typed-dash = dash
typed-leap = leap
typed-ride = ride
typed-challenge = challenge
typed-reserve = reserve
typed-attack = attack
typed-cast-done = cast done
typed-acts = acts
typed-wait = wait
typed-wrist = { part-wrist }
typed-arm = { part-arm }
typed-leg = { part-leg }
typed-trunk = { part-trunk }
typed-face = { part-face }
