"""A process that thinks for others: orders come in, one a line, and what was thought goes out.

    python -m gunbai.bots.worker

Whoever has no time to wait lets another process look ahead, and ends that process where the answer is wanted no more.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

import msgspec

from gunbai.bots.keen import Keen
from gunbai.bots.player import trials_of
from gunbai.bots.thought import Thought
from gunbai.games import find_game
from gunbai.kernel.aside import Aside
from gunbai.kernel.record import input_line, load_record


class Order(msgspec.Struct, frozen=True):
    """A question to think about. The seat may know all that is in it but the key."""

    header: bytes
    """The first line of the battle's record."""
    inputs: tuple[bytes, ...]
    """Its inputs as the seat may know them, one line each."""
    rolled: int
    """How many rolls have been made."""
    seat: str
    about: str
    player: str
    """The name of a player that looks ahead."""
    key: bytes
    """What it draws its chance from."""


def order_for(aside: Aside, about: str, header: bytes, player: str, key: bytes) -> Order:
    """An order to think about what a seat is asked.

    Args:
        header: the first line of the battle's record.
        player: the name of a player that looks ahead.
        key: what it draws its chance from.
    """
    lines = tuple(input_line(given) for given in aside.inputs)
    return Order(header, lines, aside.rolled, aside.seat, about, player, key)


def carry_out(order: Order) -> Thought:
    """Thinks."""
    lines: Sequence[bytes] = [order.header.rstrip(b"\n"), *(line.rstrip(b"\n") for line in order.inputs), b""]
    record = load_record(b"\n".join(lines), "record", find_game)
    keen = Keen(order.key, trials_of(order.player))
    keen.think(Aside(record.scenario, order.seat, tuple(record.inputs), order.rolled), order.about)
    assert keen.thought is not None
    return keen.thought


def main() -> None:
    """Carries out orders until there are no more."""
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(msgspec.json.encode(carry_out(msgspec.json.decode(line, type=Order))) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
