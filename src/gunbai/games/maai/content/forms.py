"""The files of 間合 besides scenarios: content that people write, and the tables that the package carries."""

from __future__ import annotations

import msgspec

from gunbai.games.maai.content.audit import audit_content
from gunbai.games.maai.content.catalogue import FOLDER, PACKAGE, content_faults
from gunbai.games.maai.content.tables import TABLES, ContentFile
from gunbai.games.maai.spellcraft import BonusRow, DanRow, ListRow
from gunbai.games.maai.weapons import Row
from gunbai.kernel.forms import Form
from gunbai.kernel.package_data import list_data

NotationWords = dict[str, dict[str, dict[str, tuple[str, ...]]]]
"""By table, canonical word and language: what else is read as it."""


class SpellTables(msgspec.Struct, frozen=True):
    """All of `data/spellcraft.toml`."""

    master: int
    tags: dict[str, tuple[str, ...]]
    lists: dict[str, ListRow]
    dan: tuple[DanRow, ...]
    schools: dict[str, BonusRow]
    occupations: dict[str, BonusRow]


class IdeaTable(msgspec.Struct, frozen=True):
    """All of `data/mapping.toml`."""

    core: dict[str, str]
    """By idea: the clause by which it is handled."""


CONTENT = Form(ContentFile, content_faults, audit_content)
FORMS = dict.fromkeys(TABLES, CONTENT)
TABLE_FORMS = {
    "data/weapons.toml": Form(dict[str, Row]),
    "data/notation.toml": Form(NotationWords),
    "data/mapping.toml": Form(IdeaTable),
    "data/spellcraft.toml": Form(SpellTables),
    **{f"{FOLDER}/{name}": CONTENT for name in list_data(PACKAGE, FOLDER, ".toml")},
}
