# Manoeuvres, barriers, and what is only noted for the game master.

event-manoeuvre-used = { IS($on) ->
        [none] { $fighter } uses { $manoeuvre } ({ $cost } vitality).
       *[some] { $fighter } uses { $manoeuvre } on { $on } ({ $cost } vitality).
    }
event-effect-laid = { $until ->
        [0] { $source } holds on { $fighter }, { $lasts }.
       *[other] { $source } holds on { $fighter } to the end of round { $until }.
    }
event-effect-ended = { $source } no longer holds on { $fighter }.
event-effect-paid = { $fighter } keeps { $source } going for { $cost } vitality.
event-state-blocked = { $fighter } is proof against: { $state }.
event-state-lifted = { $fighter } is freed of: { $state }.
event-shifted = { $fighter } is moved: the distance is now { $distance }.
event-displaced = { $fighter } is moved to { $area }.
event-barrier-raised = { $fighter } raises { $barrier }: strength { $strength }, an attack must reach { $target }.
event-barrier-struck = { $barrier } loses { $lost } strength: { $left } left.
event-barrier-fell = { $barrier } collapses; its effect is over.
event-track-changed = { $fighter }: { $track } { SIGNED($amount) }, kept as { $mapped }, now { $value }.
event-track-noted = A note for the game master: { $fighter }, { $track } { SIGNED($amount) }. No number changes.
event-idea-mapped = { $fighter }: “{ $idea }” is handled by { $handled-by }.
event-idea-open = { $fighter }: no table says what “{ $idea }” is; the game master does.
event-outcome-told = What comes of { $fighter }'s { $source } stands in its entry, for the game master.
event-done-beforehand = { $taken ->
        [0] { $fighter } has done { $manoeuvre } beforehand: its cost of { $cost } is only noted.
       *[other] { $fighter } has done { $manoeuvre } beforehand: { $taken } vitality less in the first round, { $vitality } left.
    }
event-instant-death-prompt = { $fighter }'s attack carries a check against instant death for { $foe }: the game master rules.

guard-loss-effect = an effect

ask-barrier-strength = How strong is the barrier? The game master says it.
ask-where-to = To which area?
ask-which-stance = Which of the two stances is given up?
ask-stance-penalty = What does holding both stances cost?
choice-strength = strength { $name }
choice-to = to { $name }
choice-instead-of = instead of { $name }
choice-use = use { $name }
use-for = use { $manoeuvre } for { $target }
choice-narrower-breath = one less in a breath
choice-lower-evasion = one less evasion
choice-dearer-steps = one more for movement

say-use = { IS($target) ->
        [none] { IS($part) ->
            [none] use { $manoeuvre }
           *[some] use { $manoeuvre } at the { $part }
        }
       *[some] { IS($part) ->
            [none] use { $manoeuvre } on { $target }
           *[some] use { $manoeuvre } on { $target }, at the { $part }
        }
    }
typed-use = use

refusal-no-manoeuvre = At { $position }: you know no such manoeuvre.{ possible }
refusal-no-such-manoeuvre = You know no manoeuvre “{ $manoeuvre }”.{ possible }
refusal-always-on = { $manoeuvre } is a gift: it is always there and is not used.
refusal-not-in-battle = { $manoeuvre } is nothing for a battle: its result counts by sessions, days or weeks.
refusal-lull-only = { $manoeuvre } is upkeep: that is for the lull.
refusal-not-in-lull = { $manoeuvre } is no upkeep: that is for the counts.
refusal-zero-kata = { $manoeuvre } costs nothing and can be used { $most } times a round, no more.
refusal-used-up = { $manoeuvre }: uses per { WORD($per, of: "per") } are over ({ $most }).
refusal-no-emergency = { $manoeuvre } is for an emergency: strength { $strength } or less, or vitality { $vitality } or less.
refusal-unbound = { $manoeuvre } is bound to { $tie }, which is not at hand.
refusal-requires = { $manoeuvre } asks for a weapon, a school, an occupation or skill that you lack.
refusal-forbidden = { $source } forbids that.
refusal-whom-for = Whom is { $manoeuvre } for?{ possible }
refusal-no-use-now = { $manoeuvre } cannot be used as things stand.
refusal-no-such-target = “{ $target }” is nobody for whom that could be.{ possible }

event-barrier-attacked = { $fighter } strikes at { $barrier } with the { $weapon } ({ $cost } vitality): { $faces } { SIGNED($bonus) } = { $total } against { $target }: { $outcome }.
refusal-barred = { $barrier } bars the way.
refusal-by-hp = { $barrier } counts by HP, in a system of its own: the game master rules.
refusal-beyond-healing = { $fighter } has no strength left: only a rescue helps.
