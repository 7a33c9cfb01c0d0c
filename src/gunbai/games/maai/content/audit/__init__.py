"""The checker of house content: what it breaks of the balance principles of rulebooks 001 and 004, and why.

Content that breaks a principle can be read, and the game master can let it stand (`overrule`); nothing here is enforced
in play. Rulings: maai.balance.mode.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from gunbai.errors import Finding
from gunbai.games.maai.content.audit.bonuses import audit_bonuses
from gunbai.games.maai.content.audit.characters import audit_character
from gunbai.games.maai.content.audit.criticals import audit_extras
from gunbai.games.maai.content.audit.movement import audit_movement
from gunbai.games.maai.content.audit.notations import audit_notation
from gunbai.games.maai.content.audit.recoveries import audit_recoveries
from gunbai.games.maai.content.audit.spans import audit_spans
from gunbai.games.maai.content.audit.spells import audit_spell
from gunbai.games.maai.content.audit.stances import audit_stances
from gunbai.games.maai.content.audit.techniques import audit_technique
from gunbai.games.maai.content.catalogue import Catalogue, catalogue_of
from gunbai.games.maai.content.tables import TABLES, Entries, Entry
from gunbai.kernel.scenario import Notes

AUDITS = (
    audit_notation,
    audit_spans,
    audit_recoveries,
    audit_stances,
    audit_movement,
    audit_technique,
    audit_bonuses,
    audit_extras,
    audit_spell,
    audit_character,
)
"""In the order in which findings of one entry are told."""


def audit_content(content: Entries) -> Iterator[Finding]:
    """What the entries break, those aside that the game master lets stand."""
    if not any(getattr(content, table) for table in TABLES):
        return
    known = catalogue_of(content)
    for table in TABLES:
        for number, entry in enumerate(getattr(content, table), 1):
            if entry.overrule == Notes():
                yield from _placed(audit_entry(entry, known), f"{table}[{number}]")


def audit_entry(entry: Entry, known: Catalogue) -> Iterator[Finding]:
    """What an entry breaks, whether or not it is let stand; places are keys of the entry."""
    for audit in AUDITS:
        yield from audit(entry, known)


def _placed(findings: Iterable[Finding], place: str) -> Iterator[Finding]:
    for finding in findings:
        yield msgspec.structs.replace(finding, place=f"{place}.{finding.place}")
