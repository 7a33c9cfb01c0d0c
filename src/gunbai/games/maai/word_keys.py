"""The keys by which the words of 間合 are looked up. A test holds them against what the rules really use."""

from __future__ import annotations

from gunbai.games.maai.agreement import CLOSE, DRAW, FOR, WITHDRAW
from gunbai.games.maai.barriers import STRENGTH
from gunbai.games.maai.breath_rulings import BREATH_RULINGS
from gunbai.games.maai.content.finding_words import FAULTS, REMEDIES
from gunbai.games.maai.counter import NO_COUNTER
from gunbai.games.maai.effects import TO
from gunbai.games.maai.fighter import ROLLS
from gunbai.games.maai.manoeuvre_words import MANOEUVRE_ASKS, MANOEUVRE_REFUSALS
from gunbai.games.maai.odds_words import ODDS_WORDS
from gunbai.games.maai.overrule import DUEL_FIELDS, FIELDS, FIGHT_FIELDS
from gunbai.games.maai.panel import MESSAGES as PANEL
from gunbai.games.maai.picture.look import MESSAGES
from gunbai.games.maai.scalars import CELLS
from gunbai.games.maai.spell_overrule import SPELL_RULINGS
from gunbai.games.maai.spell_words import SPELL_ASKS, SPELL_CHOICES, SPELL_REFUSALS, SPELL_TYPED, SPELL_WORDS
from gunbai.games.maai.stances import INSTEAD, PENALTIES
from gunbai.games.maai.start import AS_IT_IS
from gunbai.games.maai.upkeep import USE
from gunbai.games.maai.values import Aid, Outcome, Part
from gunbai.kernel.word_keys import WordKeys

_AT = ("text", "position")

WORD_KEYS = WordKeys(
    asks=(
        "breath",
        "resist-in",
        "resist-out",
        "first-step",
        "still-step-in",
        "still-step-out",
        "light-or-distance",
        "light-too",
        "go-on",
        "counter",
        "open-lock",
        "lull",
        "stop-bleeding",
        "start",
        "start-first",
        "challenged",
        *SPELL_ASKS,
        *MANOEUVRE_ASKS,
    ),
    rolls=ROLLS,
    choices=(
        *("let", "hold", "counter"),
        *("decline", "step in", "step out"),
        *("go on", "stop", "drop"),
        *("distance", "light", "keep"),
        *("open", "stay"),
        *("steady", "rest"),
        *("body", "medicine"),
        *SPELL_CHOICES,
        NO_COUNTER,
        AS_IT_IS,
        *CELLS,
        *("accept", "refuse"),
        DRAW,
        WITHDRAW,
        *PENALTIES,
    ),
    choices_of=(FOR.strip(), CLOSE.strip(), STRENGTH.strip(), TO.strip(), INSTEAD.strip(), USE.strip()),
    results=("out", "both-out", "yielded", "points", "guard-broken", "bout-drawn", "idle", "bloodless", "agreed"),
    messages={**MESSAGES, **PANEL, "use-for": ("manoeuvre", "target")},
    refusals={
        "module-off": ("module",),
        "one-step": (),
        "step-first": (),
        "no-areas": ("cost",),
        "no-cell": ("direction", "distance"),
        "no-such-weapon": ("weapon",),
        "not-in-hand": ("weapon",),
        "on-the-ground": ("weapon",),
        "in-hand": ("weapon",),
        "not-on-the-ground": ("weapon",),
        "out-of-reach": ("weapon", "distance"),
        "locked": ("weapon", "distance"),
        "not-locked": ("distance",),
        "too-near": ("distance",),
        "feint-part": (),
        "no-dagger": ("weapon",),
        "no-such-stance": ("stance",),
        "stance-held": ("stance",),
        "stance-not-held": ("stance",),
        "stance-swap": ("stance",),
        "defenceless": ("until",),
        "no-vitality": ("cost", "vitality"),
        "over-limit": ("cost", "limit"),
        "not-a-breath": ("say",),
        "too-long": _AT,
        "no-head": _AT,
        "wait-alone": _AT,
        "nothing": _AT,
        "too-many-acts": _AT,
        "no-act": _AT,
        "no-part-here": _AT,
        "no-part": _AT,
        "which-weapon": _AT,
        "no-weapon": _AT,
        "no-stance": _AT,
        "too-much": _AT,
        "no-area": _AT,
        "no-trigger": _AT,
        "no-reserve": _AT,
        "no-fighter": _AT,
        "no-target-here": _AT,
        "no-duel": (),
        "in-duel": (),
        "not-mounted": (),
        "no-way": ("area",),
        "no-target": ("target",),
        "out-already": ("target",),
        "elsewhere": ("target", "area"),
        "no-challenge": (),
        "challenged-already": (),
        "no-opponent": ("target",),
        "third-party": (),
        "there-already": ("fighter",),
        "sheet-fault": ("place", "count"),
        "no-seat-for": ("fighter",),
        **MANOEUVRE_REFUSALS,
        **SPELL_REFUSALS,
    },
    faults={
        "two-only": ("given",),
        "too-far": (),
        "two-sides": ("given",),
        "seat-of-two-sides": ("seat",),
        **FAULTS,
    },
    words={
        **ODDS_WORDS,
        "rule": ("set", "room", "force", "remove", "add", "duel", "close", *BREATH_RULINGS, *SPELL_RULINGS),
        "remedy": REMEDIES,
        "field": (*FIELDS, *DUEL_FIELDS, *FIGHT_FIELDS),
        **SPELL_WORDS,
        "set": (*CELLS, *(outcome.value for outcome in Outcome), *(aid.value for aid in Aid)),
        "module": ("halfstep", "parts", "clinch"),
        "typed": (
            *("step in", "step out", "strike", "feint", "push", "slip", "dagger", "trip", "headbutt"),
            *(
                "draw",
                "pick up",
                "stance",
                "relax",
                "walk",
                "dash",
                "leap",
                "ride",
                "challenge",
                "reserve",
                "use",
                "wait",
            ),
            *SPELL_TYPED,
            *("attack", "cast done", "acts"),
            *(part.value for part in Part),
        ),
    },
)
