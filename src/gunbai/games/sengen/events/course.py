"""The course of a battle: turns, DP, declarations, order, checks that are no attacks, escapes, the end."""

from __future__ import annotations

from gunbai.games.sengen.character import Hindrance
from gunbai.games.sengen.values import Gone, Mode, Row, Skill
from gunbai.kernel.events import Event, Plain


class BattleBegan(Event, frozen=True, gc=False, tag="battle-began"):
    mode: Mode
    clauses: tuple[str, ...]


class TurnBegan(Event, frozen=True, gc=False, tag="turn-began"):
    turn: int
    clauses: tuple[str, ...]


class Recovered(Event, frozen=True, gc=False, tag="recovered"):
    """DP at the start of a turn."""

    fighter: str
    gained: int
    dp: int
    clauses: tuple[str, ...]


class RecoverySkipped(Event, frozen=True, gc=False, tag="recovery-skipped"):
    """No DP recover at the start of the first turn."""

    clauses: tuple[str, ...]


class NotRecovered(Event, frozen=True, gc=False, tag="not-recovered"):
    """Something keeps DP from recovering."""

    fighter: str
    why: Hindrance
    dp: int
    clauses: tuple[str, ...]


class Declared(Event, frozen=True, gc=False, tag="declared"):
    """The declaration of a turn's start; `number` is where the fighter stands in the order."""

    fighter: str
    dp: int
    row: Row
    number: int
    delayed: bool
    clauses: tuple[str, ...]


class Watched(Event, frozen=True, gc=False, tag="watched"):
    """Two watch their position to each other, 1 DP each."""

    fighter: str
    other: str
    clauses: tuple[str, ...]


class LetGoFirst(Event, frozen=True, gc=False, tag="let-go-first"):
    """A fighter acts after an equal."""

    fighter: str
    clauses: tuple[str, ...]


class TieRolled(Event, frozen=True, gc=False, tag="tie-rolled"):
    """A die between equals."""

    fighters: tuple[str, ...]
    faces: tuple[int, ...]
    clauses: tuple[str, ...]


class OrderSet(Event, frozen=True, gc=False, tag="order-set"):
    order: tuple[str, ...]
    clauses: tuple[str, ...]


class Focused(Event, frozen=True, gc=False, tag="focused"):
    """防御専念."""

    fighter: str
    clauses: tuple[str, ...]


class Waited(Event, frozen=True, gc=False, tag="waited"):
    """待機."""

    fighter: str
    clauses: tuple[str, ...]


class SlotLost(Event, frozen=True, gc=False, tag="slot-lost"):
    fighter: str
    clauses: tuple[str, ...]


class Fell(Event, frozen=True, gc=False, tag="fell"):
    """A fighter takes no more part."""

    fighter: str
    why: Gone
    clauses: tuple[str, ...]


class Checked(Event, frozen=True, gc=False, tag="checked"):
    """A check that is no attack and no defence; no faces where none were rolled."""

    fighter: str
    skill: Skill
    what: str
    """Its id on the sheet, where it is none of the common ones."""
    faces: tuple[int, ...]
    value: int
    total: int
    dp: int
    clauses: tuple[str, ...]


class CheckDeclined(Event, frozen=True, gc=False, tag="check-declined"):
    """A check that was called for is not made."""

    fighter: str
    clauses: tuple[str, ...]


class Moved(Event, frozen=True, gc=False, tag="moved"):
    """Movement; `most` is how far it could have gone."""

    fighter: str
    metres: int
    faces: tuple[int, ...]
    value: int
    most: int
    dp: int
    clauses: tuple[str, ...]


class ItemUsed(Event, frozen=True, gc=False, tag="item-used"):
    fighter: str
    item: str
    faces: tuple[int, ...]
    value: int
    total: int
    target: int
    won: bool
    clauses: tuple[str, ...]


class Fleeing(Event, frozen=True, gc=False, tag="fleeing"):
    """A fighter will try to flee at the end of the turn."""

    fighter: str
    clauses: tuple[str, ...]


class FleeRolled(Event, frozen=True, gc=False, tag="flee-rolled"):
    """An attempt to flee, or a pursuit of it."""

    fighter: str
    pursues: bool
    faces: tuple[int, ...]
    value: int
    total: int
    dp: int
    clauses: tuple[str, ...]


class EscapeCounted(Event, frozen=True, gc=False, tag="escape-counted"):
    """Where the count of an escape stands."""

    fighter: str
    count: int
    goal: int
    clauses: tuple[str, ...]


class NotEscaped(Event, frozen=True, gc=False, tag="not-escaped"):
    fighter: str
    clauses: tuple[str, ...]


class Hindered(Event, frozen=True, gc=False, tag="hindered"):
    """DP will not recover, to the end of turn `until`."""

    fighter: str
    why: Hindrance
    until: int
    clauses: tuple[str, ...]


class BarrierAvoided(Event, frozen=True, gc=False, tag="barrier-avoided"):
    fighter: str
    clauses: tuple[str, ...]


class EndOffered(Event, frozen=True, gc=False, tag="end-offered"):
    """A seat would end the battle; without a winner as a draw."""

    seat: str
    winner: str
    clauses: tuple[str, ...]


class BattleOver(Event, frozen=True, gc=False, tag="battle-over"):
    winner: str
    why: str
    clauses: tuple[str, ...]


class GrazeEnded(Event, frozen=True, gc=False, tag="graze-ended"):
    """What becomes of graze when the battle is over, or one leaves it."""

    fighter: str
    spirit: int
    """Spirit that it still restored."""
    lost: int
    clauses: tuple[str, ...]


class ValueSet(Event, frozen=True, gc=False, tag="value-set"):
    """The GM has set a value."""

    target: str
    before: Plain
    after: Plain
    clauses: tuple[str, ...]


class Granted(Event, frozen=True, gc=False, tag="granted"):
    """The GM allows something that the rules leave to her."""

    fighter: str
    what: str
    clauses: tuple[str, ...]


EVENTS: tuple[type[Event], ...] = (
    BattleBegan, TurnBegan, Recovered, RecoverySkipped, NotRecovered, Declared, Watched, LetGoFirst, TieRolled,
    OrderSet, Focused, Waited, SlotLost, Fell, Checked, CheckDeclined, Moved, ItemUsed, Fleeing, FleeRolled,
    EscapeCounted, NotEscaped, Hindered, BarrierAvoided, EndOffered, BattleOver, GrazeEnded, ValueSet, Granted,
)  # fmt: skip
