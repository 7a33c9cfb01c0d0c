"""The moves of a plot, without any cost: `R2LLB` as steps, and where they would lead."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache

from gunbai.games.kaisen.geometry import STEPS, Direction

STAY = "S"
"""移動無し. Clauses: kaisen.plot.symbol-s."""
OARS = "*"
"""Behind a sign: rowing points pay for it."""
MOST_STEPS = 60
"""So many steps at most; no ship has points for more."""

Step = tuple[str, bool]
"""A sign, `A` for a step ahead, and whether rowing points are to pay for it."""

_MOVE = re.compile(r"(\d+|[RLB])(\*?)")


@lru_cache(maxsize=20_000)
def steps_of(moves: str) -> tuple[Step, ...]:
    """The steps of moves in canonical form, one by one.

    Clauses: kaisen.plot.symbol-n, kaisen.plot.symbol-r, kaisen.plot.symbol-l, kaisen.plot.symbol-b,
    kaisen.plot.symbol-s.
    """
    if moves == STAY:
        return ()
    steps: list[Step] = []
    for sign, star in _MOVE.findall(moves):
        steps += [("A", star == OARS)] * int(sign) if sign.isdigit() else [(sign, star == OARS)]
    return tuple(steps)


def written(steps: Iterable[Step]) -> str:
    """Steps in canonical form: steps ahead in a row as one number, those for which rowing points pay before the others.

    The order in which steps of one straight run are paid for changes nothing.
    """
    text: list[str] = []
    plain = starred = 0
    for sign, star in (*steps, ("", False)):
        if sign == "A":
            plain, starred = plain + (not star), starred + star
            continue
        text += [f"{starred}{OARS}"] * (starred > 0) + [str(plain)] * (plain > 0)
        plain = starred = 0
        if sign:
            text.append(sign + (OARS if star else ""))
    return "".join(text) or STAY


def led(moves: str, start: tuple[int, int], facing: Direction) -> tuple[tuple[int, int], Direction]:
    """Where moves lead if all of them can be made. Clauses: kaisen.plot.example-path, kaisen.plot.coordinates."""
    nw, east = start
    for sign, _ in steps_of(moves):
        if sign == "R":
            facing = facing % 6 + 1
        elif sign == "L":
            facing = (facing + 4) % 6 + 1
        else:
            step = STEPS[facing]
            way = 1 if sign == "A" else -1
            nw, east = nw + way * step[0], east + way * step[1]
    return (nw, east), facing
