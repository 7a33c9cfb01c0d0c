"""What dice come to: sums, and whatever hangs on the single faces."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable
from functools import lru_cache
from itertools import product
from typing import TypeVar

from gunbai.odds.distribution import Distribution, certain

Kind = TypeVar("Kind", bound=Hashable)


@lru_cache(maxsize=512)
def dice(count: int, sides: int) -> Distribution:
    """The sum of so many dice of so many sides; no dice are 0.

    Args:
        count: 0 and more.
        sides: 1 and more.
    """
    if not count:
        return certain(0)
    return Distribution(count, sum_ways(count, sides), sides**count)


def sum_ways(count: int, sides: int) -> tuple[int, ...]:
    """In how many ways so many dice, 1 and more, come to each sum from `count` on."""
    if count == 1:
        return (1,) * sides
    ways = [*range(1, sides + 1), *range(sides - 1, 0, -1)]
    for _ in range(count - 2):
        # A window of `sides` numbers slides over the ways of one die fewer.
        known = len(ways)
        sums, window = [], 0
        for place in range(known + sides - 1):
            if place < known:
                window += ways[place]
            if place >= sides:
                window -= ways[place - sides]
            sums.append(window)
        ways = sums
    return tuple(ways)


def tally(count: int, sides: int, kind: Callable[..., Kind]) -> dict[Kind, int]:
    """How often each kind of throw comes among all throws of some dice, as a function judges their faces.

    Args:
        count: dice; all `sides ** count` throws are looked at.
        kind: takes the faces of a throw, one argument a die.
    """
    return dict(Counter(kind(*faces) for faces in product(range(1, sides + 1), repeat=count)))


@lru_cache(maxsize=16)
def pairs(sides: int) -> tuple[tuple[int, int], ...]:
    """All throws of two dice, each once."""
    faces = range(1, sides + 1)
    return tuple(product(faces, faces))
