"""The files of 千幻抄 besides scenarios: characters and cards that people write, and the package's tables."""

from __future__ import annotations

from gunbai.games.sengen.attack_table import Tables
from gunbai.games.sengen.gallery import CharacterFile, file_faults
from gunbai.games.sengen.graze import Prices
from gunbai.games.sengen.means import Row
from gunbai.kernel.forms import Form

NotationWords = dict[str, dict[str, dict[str, tuple[str, ...]]]]
"""By table, canonical word and language: what else is read as it."""

FORM = Form(CharacterFile, file_faults)
FORMS = {"character": FORM, "card": FORM}
"""Files of characters and cards, by the tables that they consist of."""
TABLE_FORMS = {
    "data/attacks.toml": Form(Tables),
    "data/graze.toml": Form(Prices),
    "data/means.toml": Form(dict[str, Row]),
    "data/notation.toml": Form(NotationWords),
    "data/cards.toml": FORM,
    "data/characters.toml": FORM,
}
"""Data that the package carries."""
