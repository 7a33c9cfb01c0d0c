event-battle-began = The battle begins: { $mode }.
event-turn-began = Turn { $turn }
event-recovered = { $fighter }: DP +{ $gained }, now { $dp }.
event-recovery-skipped = No DP recover at the start of this turn.
event-not-recovered = { $fighter }'s DP do not recover ({ $why }): { $dp } left.
event-declared = { $fighter }: DP { $dp }{ $delayed ->
         [yes] , delayed to { $number }
        *[no] { " " }(acts at { $number })
    }, { $row }.
event-watched = { $fighter } and { $other } watch their positions (1 DP each).
event-let-go-first = { $fighter } lets an equal go first.
event-tie-rolled = A tie; a die decides: { $fighters } → { $faces }.
event-order-set = Order: { $order }.
event-focused = { $fighter } gives herself to full defence.
event-waited = { $fighter } waits: +2 DP recovered next turn.
event-slot-lost = { $fighter } cannot act and loses her slot.
event-fell = { $fighter }: { $why }.
event-checked = { $fighter }, { IS($what) ->
         [none] { $skill }
        *[some] { $skill } ({ $what })
    }: { IS($faces) ->
         [none] no dice
        *[some] { $faces }
    } { SIGNED($value) } = { $total } ({ $dp } DP left).
event-check-declined = { $fighter } does not make the check.
event-moved = { $fighter } moves { $metres } m ({ IS($faces) ->
         [none] no dice
        *[some] { $faces }
    } { SIGNED($value) }, up to { $most } m; { $dp } DP left).
event-item-used = { $fighter } uses the { $item }: { $faces } { SIGNED($value) } = { $total } against { $target }: { $won ->
         [yes] success
        *[no] failure
    }.
event-fleeing = { $fighter } will try to flee at the end of the turn.
event-flee-rolled = { $fighter } { $pursues ->
         [yes] pursues
        *[no] flees
    }: { $faces } { SIGNED($value) } = { $total } ({ $dp } DP left).
event-escape-counted = { $fighter }'s escape stands at { $count }; { $goal } is enough.
event-not-escaped = { $fighter } does not get away.
event-hindered = { $fighter }'s DP will not recover to the end of turn { $until } ({ $why }).
event-barrier-avoided = { $fighter } keeps out of the barrier.
event-end-offered = { $seat } offers to end the battle { IS($winner) ->
         [none] as a draw
        *[some] with { $winner } as the winner
    }.
event-battle-over = The battle is over, { IS($winner) ->
         [none] a draw
        *[some] won by { $winner }
    } ({ WORD($why, of: "result") }).
event-graze-ended = { $fighter }'s graze is over: spirit +{ $spirit }, the rest ({ $lost }) is lost.
event-value-set = By ruling, { PATH($target) }: { IS($before) ->
         [none] nothing
        *[some] { $before }
    } → { IS($after) ->
         [none] nothing
        *[some] { $after }
    }.
event-granted = By ruling, { $fighter }: { WORD($what, of: "grant") }.
event-aimed = { $fighter }: { $act } ({ $cost } DP, { $dp } left).
event-danmaku-made = { $fighter }'s danmaku ({ $by }) at { $targets }: { $lessens } DP to evade, { $damage } damage else ({ $cost } DP, { $dp } left).
event-shot-made = { $fighter } shoots at { $targets } with { $by }: { $faces } { SIGNED($value) } = { $total } ({ $dp } DP left).
event-homing-made = { $fighter }'s homing ({ $by }) at { $targets }: achievement { $total } ({ $boosts } boosts, { $cost } DP, { $dp } left).
event-approached = { $fighter } closes in on { $target } with the { $by }: { $faces } { SIGNED($value) } = { $total } against { $against }: { $won ->
         [yes] near enough
        *[no] kept off
    } ({ $dp } DP left).
event-hit-rolled = { $fighter } strikes at { $target }: { $faces } { SIGNED($value) } = { $total } ({ $dp } DP left).
event-ability-made = { $fighter } uses { $ability } on { $targets }: { $faces } { SIGNED($value) } = { $total } ({ $spirit } spirit; { $dp } DP left).
event-evaded = { $fighter } evades: { $faces } { SIGNED($value) } = { $total } against { $against }: { $won ->
         [yes] evaded
        *[no] not enough
    } ({ $dp } DP left).
event-danmaku-evaded = { $fighter } evades the danmaku ({ $paid } DP, { $dp } left).
event-guarded = { $fighter } guards { $target } with the { $guard }: { $faces } { SIGNED($value) } = { $total } against { $against }: { $won ->
         [yes] stopped
        *[no] not enough
    } ({ $dp } DP left).
event-covered = { $fighter } covers { $target }: { $faces } { SIGNED($value) } = { $total } against { $against }: { $won ->
         [yes] takes the blow
        *[no] too late
    } ({ $dp } DP left).
event-perceived = { $fighter } is on her guard: { $faces } { SIGNED($value) } = { $total } against { $against }: { $won ->
         [yes] noticed
        *[no] not noticed
    } ({ $dp } DP left).
event-resisted = { $fighter } resists: { $faces } { SIGNED($value) } = { $total } against { $against } ({ $dp } DP left).
event-resist-settled = { $fighter }'s resistance: { $total } against { $against }: { $won ->
         [yes] success
        *[no] failure
    }.
event-struck = The attack is about to hit { $fighter } ({ $why }).
event-damage-rolled = { $fighter }'s damage: { IS($faces) ->
         [none] { $flat }
        *[some] { $faces } { SIGNED($flat) }
    } = { $base }, { $additional } additional.
event-hp-lost = { $fighter } takes { $damage } damage ({ $reduced } taken off): { $hp } HP left.
event-card-hp-lost = { $fighter }'s card { $card } takes { $damage } damage ({ $reduced } taken off): { $hp } HP left.
event-card-broke = { $fighter }'s card { $card } breaks.
event-item-struck = { $fighter }'s { $item } is hit.
event-drained = { $fighter } loses { $lost } DP: { $dp } left.
event-graze-gained = { $fighter }: graze +{ $gained }, now { $graze }.
event-card-used = { $fighter } uses { $card }: DP +{ $gained }, now { $dp }.
