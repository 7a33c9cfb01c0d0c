"""What one declares in 海戦: a plot, a way to fight, a signal. Short answers are plain choices of the kernel."""

from __future__ import annotations

from typing import ClassVar

from gunbai.games.kaisen.geometry import Direction
from gunbai.games.kaisen.values import Ability, Performance, Target
from gunbai.kernel.requests import Choice, Declaration


class Plot(Declaration, frozen=True, tag="plot"):
    """プロット: the secret written move, as the rulebook writes it. Clauses: kaisen.plot.format."""

    unsaid: ClassVar[tuple[str, ...]] = (
        "sail", "sail_plus", "steer", "steer_plus", "row", "row_plus", "start", "facing", "end", "end_facing",
    )  # fmt: skip
    """Its notation says it all; its words tell only the moves."""

    sail: int
    """Power allocated to sail points (帆走値)."""
    sail_plus: int
    """What <帆走> adds to them."""
    steer: int
    steer_plus: int
    row: int
    row_plus: int
    start: tuple[int, int]
    """Where the ship lies: steps toward 6, steps toward 2."""
    facing: Direction
    moves: str
    """`R2LLB`: numbers are CS ahead, R and L turns of 60 degrees, B steps back; `S` for none. A star behind a sign: by
    rowing points."""
    end: tuple[int, int]
    end_facing: Direction


class Foul(Declaration, frozen=True, tag="foul"):
    """The wish to become fouled (衝突) with ships in adjacent hexes. Clauses: kaisen.foul.adjacent."""

    ships: tuple[str, ...] = ()


class Gun(Declaration, frozen=True, tag="gun", omit_defaults=True):
    """射撃戦."""

    ship: str
    engine: str = ""
    """A piece of equipment; none for soldiers alone."""
    alone: bool = False
    """Without the soldiers."""
    at: Target | None = None
    """Settled beforehand, or when it has hit."""
    by: Performance | None = None
    """The performance that modifies the roll; the highest one if left out."""


class Ram(Declaration, frozen=True, tag="ram", omit_defaults=True):
    """突撃戦; also the victim that a ship designates at a collision."""

    ship: str
    weapon: str = ""
    """A piece of equipment; none for the hull."""
    decline: bool = False
    """Makes no ram roll for its bow equipment, where the ruling leaves that open."""
    by: Performance | None = None


class Board(Declaration, frozen=True, tag="board", omit_defaults=True):
    """接舷戦."""

    ship: str
    weapon: str = ""
    at: Target | None = None
    by: Performance | None = None


class Aim(Declaration, frozen=True, tag="aim", omit_defaults=True):
    """What a blow that has hit falls on. Clauses: kaisen.gun.target, kaisen.board.target."""

    at: Target
    groups: tuple[str, ...] = ()
    """Groups of soldiers, in the order in which they take it."""


class Flag(Declaration, frozen=True, tag="flag"):
    """A signal by flags (信号旗). Clauses: kaisen.signal.flag."""

    ship: str
    text: str


class Hail(Declaration, frozen=True, tag="hail"):
    """A call by voice. Clauses: kaisen.voice.range."""

    ship: str
    to: str
    text: str


class Test(Declaration, frozen=True, tag="test"):
    """A character against a ship: an opposed roll. Clauses: kaisen.char.vs-hull."""

    person: str
    ship: str
    ability: Ability


class Strike(Declaration, frozen=True, tag="strike"):
    """A character attacks a ship. Clauses: kaisen.char.damage-tenth."""

    person: str
    ship: str


class Act(Declaration, frozen=True, tag="act"):
    """Anything else that a character does; the game master says what comes of it. Clauses: kaisen.char.core-rules."""

    person: str
    text: str


Attack = Gun | Ram | Board
Deed = Test | Strike | Act
DECLARATIONS = Plot | Foul | Gun | Ram | Board | Aim | Flag | Hail | Test | Strike | Act | Choice
