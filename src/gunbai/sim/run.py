"""A run: the same battle many times over, until there were enough."""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import closing
from enum import Enum

from gunbai.sim.batch import SIZE, Batch
from gunbai.sim.order import open_order
from gunbai.sim.pools import Pool, Share
from gunbai.sim.tally import Tally, sides_of

Progress = Callable[[int], None]
"""Told after each batch how many battles are done."""


class Ended(Enum):
    """Why no more battles were played."""

    ALL = "all"
    SURE = "sure"
    """The intervals are as narrow as was wanted."""
    INTERRUPTED = "interrupted"


def run(
    order: bytes, battles: int, pool: Pool, *, until: float | None = None, progress: Progress | None = None
) -> tuple[Tally, Ended]:
    """Plays a run. The counts are the same whoever plays, and however many of them.

    Args:
        order: see `make_order`.
        battles: how many at most.
        until: stop after the first batch behind which half the width of every side's interval is below this.
        progress: told how far it has come.

    Returns:
        What the battles came to. Where Ctrl-C came in between, those that are known: the first ones, without a gap.
    """
    tally = Tally(sides_of(open_order(order).scenario))
    try:
        with closing(_results(pool, order, battles)) as results:
            for batch in results:
                tally.take(batch)
                if progress is not None:
                    progress(tally.battles)
                if until is not None and tally.half_width < until:
                    return tally, Ended.SURE
    except KeyboardInterrupt:
        return tally, Ended.INTERRUPTED
    return tally, Ended.ALL


def _results(pool: Pool, order: bytes, battles: int) -> Generator[Batch, None, None]:
    shares = (Share(order, start, min(start + SIZE, battles)) for start in range(0, battles, SIZE))
    yield from pool.results(shares)
