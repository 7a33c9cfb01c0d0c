"""Manoeuvres, what their effects do, barriers, and what is only noted for the game master."""

from __future__ import annotations

from gunbai.games.maai.content.terms import Lasts, State, Track
from gunbai.games.maai.values import Distance, Outcome
from gunbai.kernel.events import Event


class ManoeuvreUsed(Event, frozen=True, gc=False, tag="manoeuvre-used"):
    """A manoeuvre is used; `on` is whom the user named, empty for nobody."""

    fighter: str
    manoeuvre: str
    on: str
    cost: int
    clauses: tuple[str, ...]


class EffectLaid(Event, frozen=True, gc=False, tag="effect-laid"):
    """From now on something holds on somebody: to the end of round `until`, 0 for as long as `lasts` says."""

    fighter: str
    source: str
    lasts: Lasts
    until: int
    clauses: tuple[str, ...]


class EffectEnded(Event, frozen=True, gc=False, tag="effect-ended"):
    fighter: str
    source: str
    clauses: tuple[str, ...]


class EffectPaid(Event, frozen=True, gc=False, tag="effect-paid"):
    """The price of keeping something going for another round."""

    fighter: str
    source: str
    cost: int
    clauses: tuple[str, ...]


class StateBlocked(Event, frozen=True, gc=False, tag="state-blocked"):
    """A state does not come about: something keeps it off."""

    fighter: str
    state: State
    clauses: tuple[str, ...]


class StateLifted(Event, frozen=True, gc=False, tag="state-lifted"):
    fighter: str
    state: State
    clauses: tuple[str, ...]


class Shifted(Event, frozen=True, gc=False, tag="shifted"):
    """An effect moves the distance of the duel that somebody is in."""

    fighter: str
    distance: Distance
    clauses: tuple[str, ...]


class Displaced(Event, frozen=True, gc=False, tag="displaced"):
    """Somebody is moved to another area by an effect."""

    fighter: str
    area: str
    clauses: tuple[str, ...]


class BarrierRaised(Event, frozen=True, gc=False, tag="barrier-raised"):
    fighter: str
    barrier: str
    strength: int
    target: int
    clauses: tuple[str, ...]


class BarrierAttacked(Event, frozen=True, gc=False, tag="barrier-attacked"):
    """An attack check against a barrier."""

    fighter: str
    barrier: str
    weapon: str
    cost: int
    faces: tuple[int, ...]
    bonus: int
    total: int
    target: int
    outcome: Outcome
    clauses: tuple[str, ...]


class BarrierStruck(Event, frozen=True, gc=False, tag="barrier-struck"):
    """A barrier lost strength, or HP."""

    barrier: str
    lost: int
    left: int
    clauses: tuple[str, ...]


class BarrierFell(Event, frozen=True, gc=False, tag="barrier-fell"):
    barrier: str
    clauses: tuple[str, ...]


class TrackChanged(Event, frozen=True, gc=False, tag="track-changed"):
    """A track that a module or a squad has."""

    fighter: str
    track: Track
    mapped: Track
    """What it is mapped to."""
    amount: int
    value: int
    clauses: tuple[str, ...]


class TrackNoted(Event, frozen=True, gc=False, tag="track-noted"):
    """A track that nothing here has: a note for the game master, no number changes."""

    fighter: str
    track: Track
    amount: int
    clauses: tuple[str, ...]


class IdeaMapped(Event, frozen=True, gc=False, tag="idea-mapped"):
    """A concept without a definition is handled by an existing rule."""

    fighter: str
    idea: str
    handled_by: str
    clauses: tuple[str, ...]


class IdeaOpen(Event, frozen=True, gc=False, tag="idea-open"):
    """No table says what a concept is: the game master does."""

    fighter: str
    idea: str
    clauses: tuple[str, ...]


class OutcomeTold(Event, frozen=True, gc=False, tag="outcome-told"):
    """What comes of it stands in words in its entry, for the game master."""

    fighter: str
    source: str
    clauses: tuple[str, ...]


class InstantDeathPrompt(Event, frozen=True, gc=False, tag="instant-death-prompt"):
    """The attack carries a check against instant death: the game master rules."""

    fighter: str
    foe: str
    clauses: tuple[str, ...]


class DoneBeforehand(Event, frozen=True, gc=False, tag="done-beforehand"):
    """A non-combat action went before the battle; `taken` of its cost is missing from the first round."""

    fighter: str
    manoeuvre: str
    cost: int
    taken: int
    vitality: int
    clauses: tuple[str, ...]
