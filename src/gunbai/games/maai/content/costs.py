"""What manoeuvres and spells cost: the notation of 001 §1, nothing at all, or a ritual outside battle."""

from __future__ import annotations

from collections.abc import Iterator

from gunbai.errors import Fault, NotationError
from gunbai.games.maai.content.entries import Manoeuvre, Spell
from gunbai.games.maai.structure import Structure, parse_structure

RITUAL = "ritual"
"""Cost of a master's spell, which takes a session. Clauses: maai.spell.structure.master."""
FREE = "0"
FORMS = ("0", "2", "2+2 (準備)", "4+4 (分散)", "2+2 (準備) +3 (分散)")


def structure_of(entry: Manoeuvre | Spell) -> Structure | None:
    """How the vitality of a manoeuvre or a spell is divided; None where it costs none in battle."""
    return None if entry.cost in (FREE, RITUAL) else parse_structure(entry.cost)


def vitality_of(entry: Manoeuvre | Spell) -> int:
    """The whole vitality. Clauses: maai.notation.total."""
    structure = structure_of(entry)
    return 0 if structure is None else structure.total


def cost_faults(place: str, entry: Manoeuvre | Spell) -> Iterator[Fault]:
    """A cost that cannot be read. Clauses: maai.breath.two_kinds."""
    if entry.cost == RITUAL and isinstance(entry, Spell):
        return
    try:
        if entry.cost != FREE:
            parse_structure(entry.cost)
    except NotationError:
        forms = (*FORMS, RITUAL) if isinstance(entry, Spell) else FORMS
        yield Fault("not-a-cost", place, values={"given": entry.cost}, accepted=forms)
