# Spells, preparations and the vitality structure.

## Cost notation

refusal-structure-number = At { $position }: a number of vitality belongs here.{ accepts }
refusal-structure-sign = At { $position }: a cost notation does not go on like this.{ possible }
refusal-structure-kind = At { $position }: several numbers need the kind behind them.{ possible }
refusal-structure-undivided = At { $position }: one number alone is not divided.{ possible }
refusal-structure-order = At { $position }: prepared numbers come first, and spread ones once behind them.{ possible }
refusal-structure-many = At { $position }: too many portions.{ accepts }

## Acts and questions

ask-force-spread = Completing this in one round leaves you exhausted: the next round begins with 1 vitality, stances and reserves end, and you are defenceless through it. Do you do it?
ask-react = You are attacked: do you cast a spell against it?
ask-casting-form = In which form is it cast: prepared within one round, or spread over rounds?
ask-keep-preparation = A new round begins: do you go on preparing?
choice-keep-preparing = keep preparing
choice-cancel = give the preparation up
choice-pour-it-all-in = pour it all in
choice-hold-back = hold back
choice-no-reaction = no reaction
choice-as-prepared = prepare in one round
choice-as-spread = spread over rounds
roll-casting = Casting check
roll-focus = Focus check
roll-madness = { check-madness }
say-prepare = prepare { $spell }
    .does = prepares { $spell }
say-cast = { IS($on) ->
        [none] cast { $spell }
       *[some] cast { $spell } on { $on }
    }
    .does = { IS($on) ->
        [none] casts { $spell }
       *[some] casts { $spell } on { $on }
    }
say-cancel = give the preparation up
    .does = gives the preparation up
typed-prepare = prepare
typed-cast = cast
typed-go-on = go on
typed-cancel = cancel

## What happened

event-prepared = { $fighter } prepares { $spell }: step { $step } of { $steps } ({ $cost } vitality).
event-preparation-ended = { IS($why) ->
        [cancelled] { $fighter } gives up the preparation of { $spell }: the { $spent } vitality stay spent, the slot is kept.
        [lapsed] { $fighter }'s preparation of { $spell } lapses with the round: the { $spent } vitality are gone, the slot is kept.
       *[interrupted] { $fighter }'s preparation of { $spell } is broken: the { $spent } vitality are lost, nothing comes of it.
    }
event-casting = { $fighter } casts { $spell }{ IS($on) ->
        [none] { "" }
       *[some] { " " }on { $on }
    } ({ $cost } vitality): { $faces } { SIGNED($bonus) } = { $total } against { $target }: { $outcome }.
event-slot-gone = { $lost ->
        [yes] { $fighter } loses a slot until the interlude ({ WORD($spell-list, of: "spell-list") }, { of-dan }): { $left } left.
       *[no] { $fighter } spends a slot ({ WORD($spell-list, of: "spell-list") }, { of-dan }): { $left } left.
    }
event-focus-checked = { $fighter } holds on to { $spell } after losing { $strength } strength: { $faces } { SIGNED($bonus) } = { $total } against { $target }{ $printed ->
        [0] { "" }
       *[other] { " " }(the printed row and the formula differ: { $printed } by the other)
    }: { $outcome }.
event-backlash = Backlash: { $spell } turns on { $fighter }. The game master says how it partly applies to its caster, and may add madness for the session, a familiar run wild, a barrier that seals itself, a possession, or something else.
event-backlash-stated = On the backlash of { $fighter }, the game master: “{ $text }”.
event-forced-spread = { $fighter } has forced { $spell } into one round.

## Words

of-dan = { $dan ->
        [10] a master's
       *[other] dan { $dan }
    }
preparation-end-cancelled = given up
preparation-end-lapsed = lapsed
preparation-end-interrupted = broken
spell-list-jujutsu = sorcery
spell-list-taima = exorcism
spell-list-kekkai = barriers
spell-list-yogen = prophecy
rule-interrupt = what she holds or prepares is broken off
rule-backlash = how a backlash applies
field-preparing = spell in preparation
field-prepared = portions paid

## Refusals

refusal-no-such-spell = You know no spell “{ $spell }”.{ possible }
refusal-ritual = “{ $spell }” is a ritual of a whole session, outside battle.
refusal-no-casting-in-lock = “{ $spell }” cannot be cast in the lock.
refusal-casting-alone = A portion of “{ $spell }” shares its breath with nothing else.
refusal-no-slot = You have no slot left for { WORD($list, of: "spell-list") } of { of-dan }.
refusal-nothing-in-preparation = You are preparing nothing.
refusal-cancel-first = A preparation is given up at the start of a breath, before anything else in it.{ possible }
refusal-cast-at-once = “{ $spell }” has no preparation.{ possible }
refusal-ready-to-cast = “{ $spell }” is prepared.{ possible }
refusal-preparing-another = You are preparing “{ $spell }”, and nothing else can be held beside it.{ possible }
refusal-one-preparation = Only one prepared act fits in a round.
refusal-not-prepared = “{ $spell }” is not prepared yet.{ possible }
refusal-same-breath = Each portion of “{ $spell }” is a breath of its own.
refusal-names-nobody = “{ $spell }” is cast on nobody in particular.{ possible }
refusal-cast-on-whom = On whom do you cast “{ $spell }”?{ possible }
refusal-preparing-stance = You are preparing “{ $spell }”: no stance can be taken beside it.{ possible }
refusal-preparing-move = While you prepare “{ $spell }” you stay in your area.{ possible }
refusal-preparing-step = While you prepare “{ $spell }” you take no half-step.{ possible }
refusal-no-spell = At { $position }: you know no such spell.{ possible }
refusal-which-spell = At { $position }: which spell?{ possible }

## Between battles

refusal-no-such-list = There is no list of spells “{ $list }”.{ possible }
refusal-licensed-already = The licence of “{ $list }” is there already.
refusal-not-higher = From dan { $now } a promotion cannot lead to dan { $dan }.{ accepts }
refusal-studied-already = One study fits in a session, and it is used up.
refusal-known-already = “{ $spell }” is known already, or named twice.
refusal-not-to-be-studied = “{ $spell }” cannot be studied: its list is not open, or there is no slot of its dan.
refusal-technique-pc = Whoever uses the core's mystic techniques learns no spells, for the whole campaign.
refusal-no-such-entry = There is no spell “{ $spell }”.{ possible }
refusal-how-many = Spells of { of-dan } to be chosen: { $count }; named: { $given }.{ possible }
refusal-does-not-fit = “{ $spell }” is not among what may be learned now.
refusal-no-ritual = “{ $spell }” is no ritual that she knows.{ possible }
