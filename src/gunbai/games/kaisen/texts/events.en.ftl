# What happened in a battle at sea.

## The battle and its rounds

event-battle-began = The battle begins: weather level { $weather }, wind level { $level }, wind from { $wind }.
event-helpless = Warning: { $ship } has neither helm nor oars and can hardly ever turn.
event-weather-rolled = Weather of the day: { $face }, level { $weather }.
event-wind-rolled = Wind of the day: from { $wind }.
event-compass-read = { WORD($point, of: "point") } is direction { $wind } on the map{ $face ->
       [0] { "" }
       *[other] { " " }(die { $face })
    }.
event-round-began = Round { $round } begins.
event-weather-checked = Weather check { $face }: { $changes ->
       [yes] it changes.
       *[no] no change.
    }
event-weather-changed = Change of weather { $weather-face }: level { $weather }, wind level { $level }. Change of wind { $wind-face }: from { $wind }.
event-storm-began = A storm breaks: the battle is interrupted, and nothing can be decided.
event-storm-struck = The storm strikes { $ship }, fouled as it is: { $faces } → { $lost } HP, { $hp } left.
event-storm-passed = The storm passes after { $rounds } { $rounds ->
       [one] round
       *[other] rounds
    }: weather level { $weather }.
event-end-offered = { $seat } offers to end the battle{ IS($winner) ->
       [none] { "" } without a winner
       *[some] { " " }with { $winner } as the winner
    }.
event-end-withdrawn = { $seat } withdraws the offer to end the battle.
event-yielded = { $seat } gives up; its ships fight no more.
event-value-set = By ruling, { PATH($target) }: { IS($before) ->
       [none] nothing
       *[some] { WORD($before, of: "set") }
    } → { IS($after) ->
       [none] nothing
       *[some] { WORD($after, of: "set") }
    }.
event-battle-over = The battle is over{ IS($winners) ->
       [none] { "" } without a winner
       *[some] , { $winners } won
    }: { WORD($why, of: "result") }.

## Power and movement

event-power-rolled = { $ship } rolls for power: { $faces } → { $achievement } at wind level { $level }{ $seamanship ->
       [0] { "" }
       *[other] , seamanship adds { $seamanship }
    }: power { $power }.
event-held = { $ship }: { $hold }.
event-plot-opened = { $ship } opens its plot: { $text } (points: sail { $sail }, steering { $steer }, rowing { $row }).
event-end-differs = { $ship } wrote { $written } as its end; its moves lead to { $end }.
event-sailed = { $ship } sails { $start } → { $end }, bow to { $facing }: { $moves } (sail { $sail }, steering { $steer }, rowing { $row } spent).{ IS($halt) ->
       [none] { "" }
       *[other] { " " }Not done: { $lost } – { $halt }.
    }{ $short ->
       [0] { "" }
       [one] { " " }For the whole plot { $short } point was lacking.
       *[other] { " " }For the whole plot { $short } points were lacking.
    }
event-drifted = The current carries { $ship } to { $end }.
event-left-map = { $ship } leaves the map and the battle.

## Fouling

event-fouled = { $one } and { $other } are fouled: { $how }.
event-contested = { $check }: { $one } { $one-faces } { SIGNED($one-bonus) } = { $one-total }, { $other } { $other-faces } { SIGNED($other-bonus) } = { $other-total }: { $won ->
       [yes] { $one } wins.
       *[no] { $other } holds.
    }
event-tried = { $check }: { $ship } against { $other }, { $faces } → { $total } against { $target }: { $won ->
       [yes] success.
       *[no] failure.
    }
event-bow-locked = The bow equipment of { $ship } does not bear, and is locked until it gets clear.
event-bow-bears = The bow equipment of { $ship } bears on { $other }.
event-spared = { $ship } does no damage.
event-damaged = { $ship } loses { $lost } HP by { $by }: { $hp } left.
event-stunned = { $ship } can no longer act.
event-sank = { $ship } sinks.
event-cleared = { $one } and { $other } are clear of each other.

## Fighting

event-attack-declared = { $ship }: { $attack }.
event-attacked = { $ship } { DOES($attack) }: { $ship } { $faces } { SIGNED($bonus) }{ used } = { $total }, { $target } { $foe-faces } { SIGNED($foe-bonus) }{ foe-used } = { $foe-total }: { $hit ->
       [yes] hit.
       *[no] miss.
    }
used = { IS($performance) ->
       [none] { "" }
       *[some] { " " }({ $performance })
    }
foe-used = { IS($foe-performance) ->
       [none] { "" }
       *[some] { " " }({ $foe-performance })
    }
event-attack-lost = The attack of { $ship } comes to nothing.
event-blow = { $ship } strikes the { $at } of { $target }{ IS($weapon) ->
       [none] { "" }
       *[some] { " " }with { $weapon }
    }: { IS($faces) ->
       [none] { "" }
       *[some] { $faces }
    }{ IS($small) ->
       [none] { "" }
       *[some] { " " }[{ $small }]
    } { SIGNED($bonus) } = { $total }.
event-soldiers-lost = { $group } of { $ship } lose { $lost } men: { $left } left.

## People and signals

event-captain-rolled = { $person } on { $ship } shows { WORD($trait, of: "trait") }: { $faces } { SIGNED($bonus) } = { $total }: { SIGNED($adds) } to hit and damage; { $left } times left.
event-flagged = { $ship } signals: “{ $text }”
event-hailed = { $ship } hails { $to }: “{ $text }”
event-tested = { $person } against the { $ability } of { $ship }: { $faces } → { $total }, { $ship } { $ship-faces } → { $ship-total }: { $won ->
       [yes] success.
       *[no] failure.
    }
event-struck = { $person } strikes { $ship }: a tenth of { $full }, { $lost }.
event-acted = { $person }: “{ $text }”
event-judged = Of what { $person } does, the game master says: { $success ->
       [yes] success.
       *[no] failure.
    }
