# What is asked, what is declared, and how battles end.

ask-plot = { $about }: your plot?
ask-designate = { $about } has collided: which ship takes the damage?
ask-foul = { $about }: with which neighbours do you wish to become fouled?
ask-attack = { $about }: whom do you attack?
ask-retarget = { $about }: your target is gone. Whom do you attack instead?
ask-modifier = Which performance modifies the roll of { $about }?
ask-captain = { $about }: does the captain inspire the crew?
ask-aim = { $about } has hit: what takes the damage?
ask-exit = { $about } is fouled: do you wish to leave?
ask-storm = A storm breaks: how does the battle go on?
ask-full-damage = { $about } strikes a ship: what damage would it be by the core rules?
ask-judge = What comes of what { $about } does?
roll-power = Roll for power
roll-gunnery = { check-gunnery }
roll-ram = { check-ram }
roll-boarding = { check-boarding }
roll-foul = { check-foul }
roll-bow = { check-bow }
roll-exit = { check-exit }
roll-person = { check-person }
roll-captain = Captain's roll
roll-damage = Damage
roll-small = Damage, 1D3 each
roll-storm = Storm
roll-weather = Weather
choice-pass = do not attack
choice-no-damage = do no damage
choice-leave = leave
choice-stay = stay
choice-captain-majesty = with majesty
choice-captain-awe = with awe
choice-no-captain = not now
choice-end-draw = end the battle without a winner
choice-end-for = end the battle with { $name } as the winner
choice-no-end = fight on
choice-success = success
choice-failure = failure
choice-damage = damage of { $name }
choice-fast-forward = pass over the storm at once
choice-round-by-round = round by round
choice-end-the-battle = the battle is over
choice-by-sailing = sailing
choice-by-steering = steering
choice-by-rowing = rowing

## What is declared. `.does` is how the log says that somebody does it.

say-plot = sail { $moves }
plot-line = { $moves } → { $end }
say-foul = { IS($ships) ->
       [none] foul nobody
       *[some] foul { $ships }
    }
say-gun = shoot at { $ship }{ with-engine }{ without }{ aimed }{ modified }
    .does = shoots at { $ship }{ with-engine }{ without }{ aimed }{ modified }
with-engine = { IS($engine) ->
       [none] { "" }
       *[some] { " " }with { $engine }
    }
with-weapon = { IS($weapon) ->
       [none] { "" }
       *[some] { " " }with { $weapon }
    }
without = { $alone ->
       [yes] , without the soldiers
       *[no] { "" }
    }
aimed = { IS($at) ->
       [none] { "" }
       *[some] , at the { $at }
    }
modified = { IS($by) ->
       [none] { "" }
       *[some] , by { $by }
    }
say-ram = ram { $ship }{ with-weapon }{ declined }{ modified }
    .does = rams { $ship }{ with-weapon }{ declined }{ modified }
declined = { $decline ->
       [yes] , without the bow equipment
       *[no] { "" }
    }
say-board = board { $ship }{ with-weapon }{ aimed }{ modified }
    .does = boards { $ship }{ with-weapon }{ aimed }{ modified }
say-aim = at the { $at }{ IS($groups) ->
       [none] { "" }
       *[some] : { $groups }
    }
say-flag = { $ship } signals “{ $text }”
say-hail = { $ship } hails { $to }: “{ $text }”
say-test = { $person } against the { $ability } of { $ship }
say-strike = { $person } strikes { $ship }
say-act = { $person }: “{ $text }”

## How battles end

result-all-lost = no ship can act any longer
result-yielded = the others have given up
result-withdrawn = the others have left the map
result-last-side = only one side can still act
result-quiet = too many rounds without damage
result-dusk = the day is over
result-agreed = all have agreed
result-storm = the storm ended it
