"""What can be seen of a battle, byte for byte: by which one can tell that it has changed."""

from __future__ import annotations

import msgspec

from gunbai.kernel.battle import Battle
from gunbai.kernel.requests import GM, Ask
from gunbai.kernel.views import SPECTATOR


def snapshot(battle: Battle) -> tuple[object, ...]:
    """All by which anybody could tell that a battle has changed, byte for byte."""
    encode = msgspec.json.encode
    seats = seats_of(battle)
    return (
        battle.digest(),
        tuple(battle.inputs),
        battle.question,
        tuple(encode(battle.view(seat)) for seat in seats),
        tuple(encode(battle.log(seat)) for seat in seats),
    )


def seats_of(battle: Battle) -> tuple[str, ...]:
    """Everybody who may look: the seats, the GM, a spectator."""
    return (*(seat.id for seat in battle.scenario.seats), GM, SPECTATOR)


def open_asks(battle: Battle) -> list[Ask]:
    """The asks that wait for an answer."""
    return [ask for ask, one in zip(battle.asks, battle.waiting, strict=False) if not one.answered]
