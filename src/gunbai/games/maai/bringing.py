"""Who comes into a battle and who leaves it at the game master's word; the duels that the game master opens and closes.

Nobody's turn shifts by it: whoever is being asked stays the one who is asked, and a newcomer is asked at the next count
that her vitality allows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from gunbai.errors import Refused
from gunbai.games.maai.caster_sheet import caster_of
from gunbai.games.maai.checks import fall
from gunbai.games.maai.cites import cites
from gunbai.games.maai.content.holdings import content_of, filled_sheet, holdings
from gunbai.games.maai.duels import close_when_safe, may_meet, open_duel
from gunbai.games.maai.events.field import BroughtIn
from gunbai.games.maai.fighter import Fighter
from gunbai.games.maai.names import give_words, read_reserve
from gunbai.games.maai.offers import profile_of
from gunbai.games.maai.sheet import FighterSheet, seat_of, side_of
from gunbai.games.maai.sheet_faults import check_newcomer
from gunbai.games.maai.values import REAL, Closing
from gunbai.kernel.schema import check

if TYPE_CHECKING:
    from gunbai.games.maai.state import Fight

_THIRD = cites("maai.distance.option", "maai.part.option")


def bring_in(fight: Fight, name: str, value: Any) -> Fighter:
    """Brings a fighter in who is absent so far, or a new one.

    Args:
        name: the id.
        value: for a new one her sheet, as a scenario writes it, the id apart.

    Raises:
        Refused: a training bout, somebody who is there already, a sheet that cannot be, a seat that nobody has.
    """
    if fight.mode is not REAL:
        raise Refused("third-party", {}, clauses=_THIRD)
    fighter = fight.by_id.get(name)
    if fighter is None:
        fighter = _newcomer(fight, name, value)
        fight.fighters.append(fighter)
        fight.by_id[name] = fighter
        people = {**fight.fighters[0].people, name: name}
        for one in fight.fighters:
            one.people, one.places = people, fight.fighters[0].places
        fight.reserves += fighter.reserve is not None
    elif not fighter.absent:
        raise Refused("there-already", {"fighter": name}, accepted=[one.id for one in fight.fighters if one.absent])
    fighter.absent = False
    fighter.able = fighter.strength > 0 and not fighter.yielded
    fighter.asked = False
    fight.crowd = True
    fight.log.tell(BroughtIn(name, fighter.side, fighter.area, _THIRD))
    return fighter


def _newcomer(fight: Fight, name: str, value: Any) -> Fighter:
    """A fighter of whom the scenario knows nothing."""
    absent = [one.id for one in fight.fighters if one.absent]
    if not isinstance(value, dict):
        raise Refused("ruling-target", {"target": name}, accepted=absent)
    sheet, faults = check({**value, "id": name}, FighterSheet)
    if sheet is not None:
        faults += check_newcomer(fight.prepared.scenario, sheet, fight.prepared.rulings)
    if faults or sheet is None:
        first = faults[0]
        raise Refused("sheet-fault", {"place": first.place, "count": len(faults)}, accepted=first.accepted)
    seats = {one.seat: one.side for one in fight.fighters}
    if seats.get(seat_of(sheet)) != side_of(sheet):
        places = [f"seat = {seat}, side = {side}" for seat, side in seats.items()]
        raise Refused("no-seat-for", {"fighter": name}, accepted=places)
    prepared = fight.prepared
    content = content_of(msgspec.structs.replace(prepared.scenario, fighter=(sheet,)))
    sheet = filled_sheet(sheet, content)
    held = holdings(sheet, content)
    fighter = Fighter(sheet, prepared.rules, prepared.scenario.modules, held, about=name)
    fighter.area = fighter.area or fight.areas.first
    fighter.duel = fight.open
    fighter.caster = caster_of(sheet, held, prepared.rules.spells, fight.round)
    give_words(fighter, sheet)
    fighter.people = {**fight.fighters[0].people, name: name}
    fighter.places = fight.fighters[0].places
    fighter.reserve = None if sheet.now.reserve is None else read_reserve(fighter, sheet.now.reserve)
    fighter.profile = profile_of(prepared, fighter)
    return fighter


def send_off(fight: Fight, fighter: Fighter) -> None:
    """Out of the fight, by the game master's word."""
    fighter.strength = 0
    fall(fight, fighter)


def pair_off(fight: Fight, one: Fighter, name: Any) -> None:
    """Opens a duel between two who are free for one."""
    two = fight.by_id.get(name) if isinstance(name, str) else None
    if two is None or not fight.crowd or fight.busy or not may_meet(fight, one, two):
        raise Refused("ruling-value", {"rule": "duel"}, accepted=_free_for(fight, one))
    open_duel(fight, one, two)


def _free_for(fight: Fight, one: Fighter) -> list[str]:
    return [two.id for two in fight.fighters if fight.crowd and not fight.busy and may_meet(fight, one, two)]


def part(fight: Fight, fighter: Fighter) -> None:
    """Closes the duel that a fighter is in, inside a battle of more than two."""
    if not fight.crowd or fighter.duel is fight.open:
        fighting = [one.id for one in fight.fighters if fight.crowd and one.duel is not fight.open]
        raise Refused("ruling-target", {"target": fighter.id}, accepted=fighting)
    close_when_safe(fight, fighter.duel, Closing.AGREED)
