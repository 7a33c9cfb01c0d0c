"""士気・狂気・結束, and ideas without a definition: what each is mapped to.

Clauses: maai.morale.*, maai.madness.*, maai.mapping.*.
"""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING

from gunbai.games.maai.cites import cites
from gunbai.games.maai.content.terms import Track
from gunbai.games.maai.events.manoeuvres import IdeaMapped, IdeaOpen, TrackChanged, TrackNoted
from gunbai.kernel.package_data import read_data

if TYPE_CHECKING:
    from gunbai.games.maai.fighter import Fighter
    from gunbai.games.maai.state import Fight

IDEAS: dict[str, str] = tomllib.loads(read_data("gunbai.games.maai", "data/mapping.toml"))["core"]
"""Ideas → the rule of these books that they are handled by. Clauses: maai.mapping.policy."""
NEW_ONES = ("barriers", "morale", "madness", "noncombat", "critical-expansion")
"""What the extension defines for itself. Clauses: maai.mapping.new_ones."""
_MORALE = cites("maai.morale.mapping", "maai.morale.core_only_cohesion")
_ELSEWHERE = cites("maai.morale.elsewhere", "maai.morale.mapping", "maai.morale.core_only_cohesion")
_MADNESS = cites("maai.madness.depends")
_NARRATIVE = cites("maai.madness.narrative", "maai.morale.elsewhere")
_MAPPED = cites("maai.mapping.policy")
_OPEN = cites("maai.mapping.policy", "maai.mapping.partial")


def track_of(track: Track, *, squads: bool, morale: bool, grimdark: bool, where: str) -> Track | None:
    """The track that an entry's track is kept on; None where it is only a note.

    Args:
        squads: the scene has squads, and with them 結束力.
        morale: a module with 士気 and fear is in use.
        grimdark: 30-10 or 30-03 B is in use, which have 狂気.
        where: ruling `maai.morale.where`.

    Clauses: maai.morale.mapping, maai.morale.elsewhere, maai.morale.core_only_cohesion, maai.madness.depends.
    """
    match track:
        case Track.MADNESS:
            return track if grimdark else None
        case Track.MORALE | Track.FEAR if morale:
            return track
        case Track.COHESION:
            return track if squads else None
        case Track.MORALE:
            return Track.COHESION if squads and where == "cohesion" else None
    return None


def change_track(fight: Fight, fighter: Fighter, track: Track, amount: int) -> None:
    """士気 ±N and the like: kept where something here has such a track, else a note."""
    modules = fight.modules
    kept = track_of(
        track, squads=modules.squads, morale=modules.morale, grimdark=modules.grimdark,
        where=fight.rules.extension.morale_where,
    )  # fmt: skip
    mad = track is Track.MADNESS
    if kept is None:
        fight.log.tell(TrackNoted(fighter.id, track, amount, _NARRATIVE if mad else _ELSEWHERE))
        return
    tracks = fighter.condition.tracks
    value = tracks.get(kept.value, 0) + amount
    fighter.condition.tracks = {**tracks, kept.value: value}
    fight.log.tell(TrackChanged(fighter.id, track, kept, amount, value, _MADNESS if mad else _MORALE))


def use_idea(fight: Fight, fighter: Fighter, idea: str) -> None:
    """A concept that the core does not define: by the rule it is mapped to, else left to the game master.

    Clauses: maai.mapping.policy, maai.mapping.partial. Rulings: maai.mapping.unlisted.
    """
    rule = IDEAS.get(idea)
    if rule is not None:
        fight.log.tell(IdeaMapped(fighter.id, idea, rule, _MAPPED))
    elif fight.rules.extension.mapping_unlisted == "ask-and-record":
        fight.log.tell(IdeaOpen(fighter.id, idea, _OPEN))
