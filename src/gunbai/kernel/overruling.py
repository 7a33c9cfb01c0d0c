"""What the game master may rule of any battle: whether a ruling can stand, the next dice, and the end."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from gunbai.errors import Refused
from gunbai.kernel.dice import check_faces, check_roll
from gunbai.kernel.events import Ruled, plain
from gunbai.kernel.game import Result, Seat
from gunbai.kernel.inputs import MAX_VALUE, Faces, Ruling, is_line, is_plain
from gunbai.kernel.requests import Roll
from gunbai.kernel.scenario import Scenario
from gunbai.kernel.schema import shortened


def checked(ruling: Ruling) -> Ruling:
    """A ruling that can be recorded and shown, and says why; its value is the one that its record gives back, so that
    the rules never see another.

    Raises:
        Refused: it cannot, or does not.
    """
    if not is_line(ruling.rule):
        raise Refused("no-such-ruling", {"rule": shortened(ruling.rule)})
    if not ruling.reason.strip() or not is_line(ruling.reason):
        raise Refused("ruling-reason", {"rule": ruling.rule})
    if not is_line(ruling.target):
        raise Refused("ruling-target", {"target": shortened(ruling.target)})
    if not is_plain(ruling.value):
        raise Refused("ruling-value", {"rule": ruling.rule})
    value = msgspec.json.encode(ruling.value)
    if len(value) > MAX_VALUE:
        raise Refused("ruling-value", {"rule": ruling.rule})
    return msgspec.structs.replace(ruling, value=msgspec.json.decode(value))


def forced_faces(ruling: Ruling) -> tuple[int, Faces]:
    """The faces that a ruling lays down for the next roll of its kind, and how many: target `2d10`, value `[7, 3]`.

    Raises:
        Refused: the target is no roll, or the value no row.
        DiceError: there is no such roll, or these are not its faces.
    """
    count, _, sides = ruling.target.partition("d")
    if not (count.isascii() and count.isdigit() and sides.isascii() and sides.isdigit() and len(ruling.target) < 10):
        raise Refused("ruling-dice", {"target": ruling.target})
    if not isinstance(ruling.value, (list, tuple)):
        raise Refused("ruling-dice", {"target": ruling.target})
    roll = Roll(int(count), int(sides))
    check_roll(roll)
    faces = check_faces(roll, ruling.value)
    return int(count), Faces(faces.sides, faces.faces, True)


def take_forced(forced: list[tuple[int, Faces]], request: Roll) -> Faces | None:
    """Takes the first of the faces laid down that are of this roll's kind, if there are any."""
    for place, (count, faces) in enumerate(forced):
        if count == request.count and faces.sides == request.sides:
            del forced[place]
            return faces
    return None


def closed(ruling: Ruling, seats: Iterable[Seat]) -> Result:
    """How a battle ends that a ruling closes: won by the sides that its value lists, or by nobody.

    Raises:
        Refused: a value that is no list, or a winner in it that is no side or stands twice.
    """
    winners = () if ruling.value is None else ruling.value
    sides = tuple(dict.fromkeys(seat.side for seat in seats))
    listed = isinstance(winners, (list, tuple))
    if not listed or any(winner not in sides or winners.count(winner) > 1 for winner in winners):
        raise Refused("ruling-value", {"rule": "end"}, accepted=sides)
    return Result(tuple(winners), "closed")


def carry_out(ruling: Ruling, scenario: Scenario, state: Any, forced: list[tuple[int, Faces]]) -> Result | None:
    """Does what a ruling says: the kernel's own kinds here, every other in the game.

    Args:
        state: the battle's state, of the game's own type.
        forced: the dice laid down so far, to which a ruling may add.

    Returns:
        How the battle ends, if the ruling closes it.

    Raises:
        Refused, DiceError: it cannot be done.
    """
    if ruling.rule == "dice":
        forced.append(forced_faces(ruling))
        return None
    if ruling.rule == "end":
        return closed(ruling, scenario.seats)
    scenario.game.rule(state, ruling)
    return None


def ruled(ruling: Ruling) -> Ruled:
    """A ruling as the event that all see."""
    value = plain(ruling.value, otherwise=msgspec.json.encode(ruling.value).decode())
    return Ruled(ruling.rule, ruling.target, value, ruling.reason)
