"""Numbers that the GM is asked for."""

from __future__ import annotations

from gunbai.errors import NotOffered
from gunbai.games.sengen.declaration import Number
from gunbai.kernel.folding import fold
from gunbai.kernel.requests import Declaration, Offer, Option

MOST = 99


def number_offer(near: int) -> Offer:
    """What is listed: the number that suggests itself, and some around it."""
    numbers = sorted({min(max(near + step, 0), MOST) for step in (-5, 0, 5)})
    return Offer(Option(str(number), Number(number)) for number in numbers)


def read_number(say: str | Declaration) -> Option:
    """Any number from 0 to 99.

    Raises:
        NotOffered: it is none.
    """
    if isinstance(say, str):
        text = fold(say)
        say = Number(int(text)) if text.isascii() and text.isdigit() and len(text) < 3 else Number(-1)
    if not isinstance(say, Number) or not 0 <= say.value <= MOST:
        raise NotOffered("number", {}, accepted=(f"0..{MOST}",))
    return Option(str(say.value), say)
