"""What happens in a battle of more than two: areas, order, and the duels inside it."""

from __future__ import annotations

from gunbai.games.maai.declaration import Act, Reserve
from gunbai.games.maai.values import Closing, Distance, Pace, ReserveEnd, Terrain, Trigger
from gunbai.kernel.events import Event


class BattleBegan(Event, frozen=True, gc=False, tag="battle-began"):
    sides: tuple[str, ...]
    clauses: tuple[str, ...]


class BattleEnded(Event, frozen=True, gc=False, tag="battle-ended"):
    """The battle is over; `winners` are sides."""

    winners: tuple[str, ...]
    why: str
    clauses: tuple[str, ...]


class OrderRolled(Event, frozen=True, gc=False, tag="order-rolled"):
    """A roll for acting first, among several who are equal."""

    fighter: str
    faces: tuple[int, ...]
    total: int
    clauses: tuple[str, ...]


class Moved(Event, frozen=True, gc=False, tag="moved"):
    """From one area to another."""

    fighter: str
    pace: Pace
    area: str
    cost: int
    clauses: tuple[str, ...]


class Challenged(Event, frozen=True, gc=False, tag="challenged"):
    """A challenge to single combat in the middle of a battle."""

    fighter: str
    foe: str
    clauses: tuple[str, ...]


class ChallengeMet(Event, frozen=True, gc=False, tag="challenge-met"):
    """The answer to it."""

    fighter: str
    foe: str
    taken: bool
    clauses: tuple[str, ...]


class DuelOpened(Event, frozen=True, gc=False, tag="duel-opened"):
    one: str
    two: str
    distance: Distance
    terrain: Terrain
    clauses: tuple[str, ...]


class DuelClosed(Event, frozen=True, gc=False, tag="duel-closed"):
    """A duel inside a battle is over: guard and distance are gone. `by` is who joined, left or is out."""

    one: str
    two: str
    why: Closing
    by: str
    clauses: tuple[str, ...]


class ReserveSet(Event, frozen=True, gc=False, tag="reserve-set"):
    """An act is held in reserve, and paid."""

    fighter: str
    act: Reserve
    cost: int
    clauses: tuple[str, ...]


class ReserveSprung(Event, frozen=True, gc=False, tag="reserve-sprung"):
    """The trigger of a reserve has come; `by` is who set it off."""

    fighter: str
    act: Act
    when: Trigger
    by: str
    clauses: tuple[str, ...]


class ReserveGone(Event, frozen=True, gc=False, tag="reserve-gone"):
    """A reserve is gone without having sprung."""

    fighter: str
    act: Reserve
    why: ReserveEnd
    clauses: tuple[str, ...]


class CloseOffered(Event, frozen=True, gc=False, tag="close-offered"):
    """One of two in a duel would close it and go on in the battle."""

    fighter: str
    clauses: tuple[str, ...]


class BroughtIn(Event, frozen=True, gc=False, tag="brought-in"):
    """The game master has brought a fighter into the battle."""

    fighter: str
    side: str
    area: str
    clauses: tuple[str, ...]
