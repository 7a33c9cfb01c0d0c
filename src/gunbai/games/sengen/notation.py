"""The one-line notation of 千幻抄: `DP18 delay 10 back`, `homing C,D +10`, `evade 4`, `graze 6 reigeki`.

`format_declaration` and `parse` are a pair. docs/notation.md has the grammar.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.sengen.declaration import (
    Bomb,
    Cover,
    Danmaku,
    Declare,
    Deploy,
    Dice,
    Erase,
    Evade,
    Fold,
    Guard,
    GuardFor,
    Homing,
    Look,
    Melee,
    Move,
    Number,
    Play,
    Resist,
    Shot,
    SpendGraze,
    Test,
    UseAbility,
    UseItem,
)
from gunbai.games.sengen.reading import Reader
from gunbai.kernel.requests import Choice, Declaration

if TYPE_CHECKING:
    from gunbai.games.sengen.fighter import Fighter
    from gunbai.games.sengen.state import Fight


def format_declaration(said: Declaration) -> str:  # noqa: C901 (one case a declaration)
    """A declaration in canonical notation."""
    match said:
        case Choice():
            return said.id
        case Declare():
            return _declare(said)
        case Danmaku():
            return f"danmaku {_names(said.targets)}{_tail(said.by, said.item)}"
        case Shot():
            return f"shot {_names(said.targets)} {said.dice}{_tail(said.by, said.item)}"
        case Homing():
            boost = f" +{10 * said.boosts}" if said.boosts else ""
            return f"homing {_names(said.targets)}{boost}{_tail(said.by, said.item)}"
        case Melee():
            return f"melee {_names(said.targets)} {said.approach}+{said.hit}{_tail(said.by, said.item)}"
        case UseAbility():
            return f"use {said.ability} on {_names(said.targets)} {said.dice}"
        case Play():
            return f"card {said.card}: {format_declaration(said.action)}"
        case Deploy() | Erase() | Bomb():
            return f"{type(said).__name__.lower()} {said.card}"
        case Fold():
            return "fold"
        case SpendGraze():
            return f"graze {said.amount} {said.use.value}" + (f" on {said.target}" if said.target else "")
        case Evade():
            return f"evade {said.dice}" if said.dice else "evade"
        case Guard():
            return f"guard {said.guard} {said.dice}"
        case GuardFor():
            return f"guard for {said.target} {said.guard} {said.dice}"
        case Cover():
            return f"cover {said.target} {said.dice}"
        case Resist():
            return f"resist {said.dice}"
        case Look():
            return f"look {said.dice}"
        case Test():
            return f"check {said.skill} {said.dice}"
        case Move():
            metres = f" {said.metres}m" if said.metres else ""
            return f"move{metres} {said.dice}"
        case UseItem():
            return f"item {said.item}"
        case Dice():
            return f"roll {said.dice}"
        case Number():
            return str(said.value)
    raise AssertionError("a declaration without notation")


def _declare(said: Declare) -> str:
    parts = [f"DP{said.dp}"]
    if said.delay is not None:
        parts.append(f"delay {said.delay}")
    parts.append(said.row.value)
    if said.yields:
        parts.append("yield")
    if said.watch:
        parts.append(f"watch {_names(said.watch)}")
    return " ".join(parts)


def _names(targets: tuple[str, ...]) -> str:
    return ",".join(targets)


def _tail(by: str, item: str) -> str:
    return (f" by {by}" if by else "") + (f" item {item}" if item else "")


def parse(text: str, fight: Fight, fighter: Fighter) -> Declaration:
    """Reads a declaration.

    Raises:
        NotationError: what cannot be read, and where in the text it stands.
    """
    return Reader(text, fight, fighter).declaration()
