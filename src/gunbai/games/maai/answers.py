"""Short answers as people type them: in any of the three languages, and for what is offered at the moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.maai.lexicon import read_choice
from gunbai.games.maai.notation import format_breath, parse_breath
from gunbai.kernel.requests import Ask

if TYPE_CHECKING:
    from gunbai.games.maai.state import Fight


def read_answer(fight: Fight, ask: Ask, text: str) -> str:
    """The id of the option that a text means; something else that is not offered, if it means none.

    Raises:
        NotationError: attacks are offered, and the text is neither one of the short answers nor an attack.
    """
    meant = read_choice(text, ask.offer.by_id)
    fighter = fight.fighter(ask.seat)
    if meant in ask.offer.by_id or ask.kind != "counter" or fighter is None:
        return meant
    return format_breath(parse_breath(text, fighter))
