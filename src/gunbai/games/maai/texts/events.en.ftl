# What happened in a duel: one message for each type of event.

## The duel and its rounds

event-duel-began = { $mode } begins at { $distance }, on { $terrain }.
event-start-named = { IS($by) ->
        [none] Both name the same start: { $distance }.
       *[some] { $by } names the start: { $distance }.
    }
event-round-began = Round { $round } begins.
event-vitality-reset = { $fighter } begins the round with { $vitality } vitality.
event-lull-began = Round { $round } ends: the lull.
event-battle-began = { $sides } meet in battle.
event-battle-ended = { IS($winners) ->
        [none] The battle is over without a winner: { WORD($why, of: "result") }.
       *[some] The battle is over, won by { $winners }: { WORD($why, of: "result") }.
    }
event-order-rolled = { $fighter } rolls for acting first: { $faces } → { $total }.
event-moved = { IS($pace) ->
        [walk] { $fighter } walks to { $area } ({ $cost } vitality).
        [dash] { $fighter } dashes to { $area } ({ $cost } vitality).
        [leap] { $fighter } leaps to { $area } ({ $cost } vitality).
       *[ride] { $fighter } rides to { $area } ({ $cost } vitality).
    }
event-challenged = { $fighter } challenges { $foe } to single combat.
event-challenge-met = { $taken ->
        [yes] { $fighter } takes up the challenge of { $foe }.
       *[no] { $fighter } turns down the challenge of { $foe }.
    }
event-duel-opened = { $one } and { $two } are alone with each other: the duel begins at { $distance }, on { $terrain }.
event-duel-closed = The duel of { $one } and { $two } is over, with its guard and distance: { IS($why) ->
        [joined] { $by } has come between them.
        [left] { $by } has left.
        [out] { $by } is out of the fight.
       *[agreed] both go on in the battle{ IS($by) ->
            [none] .
           *[some] ; { $by } said so.
        }
    }
event-reserve-set = { $fighter } { DOES($act) } ({ $cost } vitality).
event-reserve-sprung = { IS($when) ->
        [acts] { $by } acts
       *[other] { $by } sets it off, { $when }
    }: { $fighter } has held this back: { $act }.
event-reserve-gone = { $fighter } loses what was held back ({ IS($why) ->
        [reset] the round is over
        [replaced] for something else
       *[exhausted] by exhaustion
    }): { $act }.
event-close-offered = { $fighter } would close the duel and go on in the battle.
event-brought-in = { $fighter } joins the battle for { $side }{ IS($area) ->
        [none] .
       *[some] , in { $area }.
    }
event-duel-ended = { IS($winner) ->
        [none] The duel is over without a winner: { WORD($why, of: "result") }.
       *[some] The duel is over, { $winner } wins: { WORD($why, of: "result") }.
    }

## Breaths

event-waited = { $fighter } waits at count { $count }.
event-declared = { $fighter } at count { $count }: { $acts } ({ $cost } vitality).
event-cut-short = { $fighter } breaks the breath off. Not done: { $acts }.
event-overloaded = { $fighter }'s overload fails: nothing takes effect; the { $spent } vitality are spent, the other { $lost } lost.
event-exhausted = { $fighter } is exhausted: the next round begins with 1 vitality.

## Half-steps

event-stepped = { $fighter } steps { $direction } ({ $cost } vitality): the distance is now { $distance }.
event-step-dropped = { $fighter } drops the half-step and pays nothing.
event-step-held = { $fighter }'s half-step ({ $cost } vitality) comes to nothing: the distance stays { $distance }.
event-resisted = { $counter ->
        [yes] { $fighter } contests it, to step the other way ({ $cost } vitality).
       *[no] { $fighter } contests it, to hold the distance ({ $cost } vitality).
    }
event-paid = { $fighter } pays { $cost } vitality for the contest.
event-first-try = { $taken ->
        [yes] { $fighter } tries first, with a half-step of their own.
       *[no] { $fighter } may try first, and does not.
    }
event-contested = { $contest }: { $one } { $one-faces } → { $one-total }, { $other } { $other-faces } → { $other-total }: { IS($winner) ->
        [none] a tie.
       *[some] { $winner } wins.
    }
event-first-cut-held = { $fighter } has seized the half-step: the next attack hits without a roll.
event-dazzled = { $fighter } now has the light in the eyes.

## Attacks

event-evaded = { $fighter } evades: { $faces } { SIGNED($bonus) } = { $total }, which the attack must reach.
event-attacked = { $fighter } { DOES($act) } ({ $cost } vitality): { $faces } { SIGNED($bonus) } = { $total } against { $target }: { IS($outcome) ->
        [success] hit.
        [failure] miss.
        [critical] critical hit.
        [tenmei] tenmei, a critical hit.
        [fumble] miss, a fumble.
        [karma] miss, karma.
       *[other] { $outcome }.
    }
event-first-cut = { $fighter } { DOES($act) } ({ $cost } vitality): the seized half-step, a hit without a roll.
event-window-used = { $foe } stands open: { $fighter }'s hit is a critical.
event-strength-lost = { $fighter } loses { $lost } strength: { $left } left.
event-points-scored = { $scored ->
        [one] { $fighter } scores { $scored } point: { $points } in all.
       *[other] { $fighter } scores { $scored } points: { $points } in all.
    }
event-tenmei-prompt = Tenmei: the game master may add a boon for { $fighter }.
event-karma-prompt = Karma: the game master may add something worse for { $fighter }.
event-spirit-flag = { $fighter } aims at the face, which is held to be cowardly and cruel.
event-out = { $fighter } can fight no more.

## Guard

event-guard-lost = { $fighter } loses { $lost } guard ({ $why }): { $left } left.
event-guard-broken = { $fighter }'s guard breaks: an opening to the end of round { $until }.
event-opening-ended = { $fighter }'s opening is over.
event-steadied = { $fighter } steadies the breath: guard +{ $gained }, now { $guard }.
event-cannot-steady = { $fighter } was cut in this round and cannot steady the breath.
event-rested = { $fighter } does not use the lull to steady the breath.

## Checks, wounds, states

event-checked = { $fighter }, { $check }: { $faces } { SIGNED($bonus) } = { $total } against { $target }: { $outcome }.
event-injured = { $fighter } is injured: { $part }{ IS($part) ->
        [wrist] { " " }(-1 on attacks with weapons)
        [arm] { " " }(-2 on attacks)
        [leg] { " " }(half-steps cost 1 more)
        [face] { " " }(-2 on all checks)
       *[trunk] { "" }
    }.
event-bleeds = { $fighter } bleeds: 1 strength in each lull until it is stopped.
event-bled = { $fighter } loses { $lost } strength to bleeding: { $left } left.
event-bleeding-stopped = { $fighter }'s bleeding has stopped.
event-defenceless = { $fighter } is defenceless to the end of round { $until }.

## Weapons and stances

event-weapon-dropped = { $fighter } drops the { $weapon }.
event-weapon-drawn = { $fighter } takes the { $weapon } in hand ({ $cost } vitality).
event-weapon-picked-up = { $fighter } picks up the { $weapon } ({ $cost } vitality).
event-stance-taken = { $fighter } takes the { $stance } ({ $cost } vitality).
event-stance-ended = { $fighter } no longer holds the { $stance }.

## The lock

event-clinch-push = { $won ->
        [yes] { $fighter } pushes the other off ({ $cost } vitality): the distance is now { $distance }.
       *[no] { $fighter }'s push ({ $cost } vitality) fails: the distance stays { $distance }.
    }
event-clinch-slip = { $won ->
        [yes] { $fighter } slips past ({ $cost } vitality): the distance is now { $distance }.
       *[no] { $fighter }'s slip ({ $cost } vitality) fails: the distance stays { $distance }.
    }
event-lock-opened = { $fighter } opens the lock: the distance is now { $distance }.

## Ends and rulings

event-yielded = { $fighter } yields.
event-end-offered = { IS($winner) ->
        [none] { $fighter } offers to end the duel as a draw.
       *[some] { $fighter } offers to end the duel with { $winner } as the winner.
    }
event-end-withdrawn = { $fighter } takes back the offer to end the duel.
event-value-set = By ruling, { PATH($target) }: { IS($before) ->
        [none] nothing
       *[some] { WORD($before, of: "set") }
    } → { IS($after) ->
        [none] nothing
       *[some] { WORD($after, of: "set") }
    }.

## The breath and its aids

event-winded = { $until ->
        [0] { $fighter } is winded for the whole battle: a breath holds { $limit }.
       *[other] { $fighter } is winded to the end of round { $until }: a breath holds { $limit }.
    }
event-winded-blocked = { $fighter } cannot be winded.
event-winded-ended = { $fighter } is no longer winded: a breath holds { $limit }.
event-aided = { $fighter } is given { $aid }.
event-beat-used = { $fighter } finds one last beat: { $gained } vitality beyond 0.
event-warded = { $fighter } wards off a loss of { $amount } vitality.
event-vitality-changed = { $fighter }: vitality { SIGNED($amount) }, now { $vitality }.
event-transferred = { IS($giver) ->
        [none] { $fighter } is handed { $amount } vitality, and has { $vitality }.
       *[some] { $giver } hands { $fighter } { $amount } vitality: { $fighter } has { $vitality }.
    }
event-exhaustion-released = { $fighter } is exhausted no longer.
event-healed = { $fighter } recovers { $gained } strength: now { $strength }.
event-owed = { $fighter } has already spent { $amount } of this round's vitality: { $vitality } are left.
