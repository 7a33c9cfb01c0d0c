"""Preparations, casts and slots; what breaks a casting, and what comes back on the caster."""

from __future__ import annotations

from gunbai.games.maai.values import Outcome, PreparationEnd
from gunbai.kernel.events import Event


class Prepared(Event, frozen=True, gc=False, tag="prepared"):
    """A portion of a preparation was paid: the `step`-th of `steps`, the last of which is the activation."""

    fighter: str
    spell: str
    cost: int
    step: int
    steps: int
    clauses: tuple[str, ...]


class PreparationEnded(Event, frozen=True, gc=False, tag="preparation-ended"):
    """A preparation is over without a cast; the vitality put into it does not come back."""

    fighter: str
    spell: str
    why: PreparationEnd
    spent: int
    clauses: tuple[str, ...]


class Casting(Event, frozen=True, gc=False, tag="casting"):
    """The casting check of a spell, in its activation; `on` is empty for a spell that names nobody."""

    fighter: str
    spell: str
    on: str
    cost: int
    faces: tuple[int, ...]
    bonus: int
    total: int
    target: int
    outcome: Outcome
    clauses: tuple[str, ...]


class SlotGone(Event, frozen=True, gc=False, tag="slot-gone"):
    """A slot was spent, or lost until the interlude; `left` are those of its list and dan."""

    fighter: str
    spell_list: str
    dan: int
    left: int
    lost: bool
    clauses: tuple[str, ...]


class FocusChecked(Event, frozen=True, gc=False, tag="focus-checked"):
    """集中抵抗; `printed` is the number of the printed list where it differs from the target, else 0."""

    fighter: str
    spell: str
    strength: int
    faces: tuple[int, ...]
    bonus: int
    total: int
    target: int
    printed: int
    outcome: Outcome
    clauses: tuple[str, ...]


class Backlash(Event, frozen=True, gc=False, tag="backlash"):
    """逆流: the spell turns on its caster; the game master says how it partly applies, and may add something worse."""

    fighter: str
    spell: str
    clauses: tuple[str, ...]


class BacklashStated(Event, frozen=True, gc=False, tag="backlash-stated"):
    """What the game master made of a backlash."""

    fighter: str
    text: str
    clauses: tuple[str, ...]


class ForcedSpread(Event, frozen=True, gc=False, tag="forced-spread"):
    """A spread spell was completed within one round."""

    fighter: str
    spell: str
    clauses: tuple[str, ...]
