"""The one-line notation of 千幻抄: `DP18 delay 10 back`, `homing C,D +10`, `evade 4`, `graze 6 reigeki`.

`format_declaration` and `parse` are a pair. docs/notation.md has the grammar.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.sengen import declaration
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
        case declaration.Declare():
            return _declare(said)
        case declaration.Danmaku():
            return f"danmaku {_names(said.targets)}{_tail(said.by, said.item)}"
        case declaration.Shot():
            return f"shot {_names(said.targets)} {said.dice}{_tail(said.by, said.item)}"
        case declaration.Homing():
            boost = f" +{10 * said.boosts}" if said.boosts else ""
            return f"homing {_names(said.targets)}{boost}{_tail(said.by, said.item)}"
        case declaration.Melee():
            return f"melee {_names(said.targets)} {said.approach}+{said.hit}{_tail(said.by, said.item)}"
        case declaration.UseAbility():
            return f"use {said.ability} on {_names(said.targets)} {said.dice}"
        case declaration.Play():
            return f"card {said.card}: {format_declaration(said.action)}"
        case declaration.Deploy() | declaration.Erase() | declaration.Bomb():
            return f"{type(said).__name__.lower()} {said.card}"
        case declaration.Fold():
            return "fold"
        case declaration.SpendGraze():
            return f"graze {said.amount} {said.use.value}" + (f" on {said.target}" if said.target else "")
        case declaration.Evade():
            return f"evade {said.dice}" if said.dice else "evade"
        case declaration.Guard():
            return f"guard {said.guard} {said.dice}"
        case declaration.GuardFor():
            return f"guard for {said.target} {said.guard} {said.dice}"
        case declaration.Cover():
            return f"cover {said.target} {said.dice}"
        case declaration.Resist():
            return f"resist {said.dice}"
        case declaration.Look():
            return f"look {said.dice}"
        case declaration.Test():
            return f"check {said.skill} {said.dice}"
        case declaration.Move():
            metres = f" {said.metres}m" if said.metres else ""
            return f"move{metres} {said.dice}"
        case declaration.UseItem():
            return f"item {said.item}"
        case declaration.Dice():
            return f"roll {said.dice}"
        case declaration.Number():
            return str(said.value)
    raise AssertionError("a declaration without notation")


def _declare(said: declaration.Declare) -> str:
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
    return Reader(text, fight, fighter).read()
