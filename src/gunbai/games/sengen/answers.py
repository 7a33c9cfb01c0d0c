"""Answers as people type them: in any of the three languages, and for what is offered at the moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.errors import NotationError
from gunbai.games.sengen.lexicon import CHOICES
from gunbai.games.sengen.notation import format_declaration, parse
from gunbai.games.sengen.windows import judged
from gunbai.kernel.folding import fold
from gunbai.kernel.requests import Ask

if TYPE_CHECKING:
    from gunbai.games.sengen.state import Fight


def read_answer(fight: Fight, ask: Ask, text: str) -> str:
    """The id of the option that a text means; something else that is not offered, if it means none.

    Raises:
        NotOffered: a card or graze that cannot be used at this moment.
        NotationError: more than short answers are offered, and the text is none of them and no declaration.
    """
    folded = fold(text)
    for name in ask.offer.by_id:
        if folded == fold(name):
            return name
    if (choice := CHOICES.get(folded)) in ask.offer.by_id:
        return str(choice)
    fighter = fight.fighter(ask.about or ask.seat)
    if fighter is None:
        return folded
    try:
        meant = parse(text, fight, fighter)
    except NotationError:
        if all(type(option.declaration).__name__ == "Choice" for option in ask.offer):
            return folded
        raise
    said = format_declaration(meant)
    return said if said in ask.offer.by_id else format_declaration(judged(fight, fighter, meant))
