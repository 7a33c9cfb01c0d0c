"""Short answers as people type them, and what a plot that is being typed would come to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.kaisen.declaration import Plot
from gunbai.games.kaisen.lexicon import read_choice
from gunbai.games.kaisen.notation import format_attack, parse_attack
from gunbai.games.kaisen.plots import PlotPreview, preview
from gunbai.kernel.requests import Ask

if TYPE_CHECKING:
    from gunbai.games.kaisen.state import Sea


def read_answer(sea: Sea, ask: Ask, text: str) -> str:
    """The id of the option that a text means; something that is not offered, if it means none.

    Raises:
        NotationError: attacks are offered, and the text is neither one of the short answers nor an attack.
    """
    meant = read_choice(text, ask.offer.by_id)
    if meant in ask.offer.by_id or ask.kind != "retarget":
        return meant
    return format_attack(parse_attack(text, ask.about, sea.prepared.words))


def look_ahead(sea: Sea, ask: Ask, text: str) -> PlotPreview | None:
    """What a plot would cost and where it would really end, for its owner alone; None for anything else.

    Raises:
        Refused: it cannot be read, or may not be handed in.
    """
    if ask.kind != "plot" or ask.takes is None:
        return None
    plot = ask.takes(text).declaration
    assert isinstance(plot, Plot)
    return preview(sea, sea.by_id[ask.about], plot)
