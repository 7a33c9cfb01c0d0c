"""キャラクター: what characters on board may do, once a round each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.errors import NotOffered
from gunbai.games.kaisen.captains import tenth
from gunbai.games.kaisen.cites import cites
from gunbai.games.kaisen.declaration import Act, Deed, Strike, Test
from gunbai.games.kaisen.events.people import Acted, Judged, Struck, Tested
from gunbai.games.kaisen.harm import damage
from gunbai.games.kaisen.notation import format_deed
from gunbai.games.kaisen.rolls import decided, resolve
from gunbai.games.kaisen.values import Ability, Check
from gunbai.kernel.requests import GM, Ask, Choice, Flow, Offer, Option
from gunbai.kernel.schema import UNSHOWN

if TYPE_CHECKING:
    from gunbai.games.kaisen.ship import Person, Ship
    from gunbai.games.kaisen.state import Sea

DAMAGE = "damage "
FULL_MOST = 99
"""The highest damage that the game master may name."""
SUCCESS, FAILURE = "success", "failure"

_PERMIT = cites("kaisen.char.gm-permit")
_ONCE = cites("kaisen.char.one-action")
_VERSUS = {
    Ability.HULL: cites("kaisen.char.vs-hull", "kaisen.char.one-action"),
    Ability.RIGGING: cites("kaisen.char.vs-rig", "kaisen.char.one-action"),
    Ability.CREW: cites("kaisen.char.vs-crew", "kaisen.char.one-action"),
    Ability.SPIRIT: cites("kaisen.char.vs-spirit", "kaisen.char.one-action"),
}
_STRIKE = cites("kaisen.char.damage-tenth", "kaisen.char.no-pierce", "kaisen.char.one-action")
_TENTH = cites("kaisen.char.damage-tenth", "kaisen.char.no-pierce")
_CORE = cites("kaisen.char.core-rules", "kaisen.char.gm-details")
_JUDGED = Offer((Option(SUCCESS, Choice(SUCCESS), clauses=_CORE), Option(FAILURE, Choice(FAILURE), clauses=_CORE)))
_DAMAGES = Offer(
    Option(f"{DAMAGE}{points}", Choice(f"{DAMAGE}{points}"), clauses=_CORE) for points in range(FULL_MOST + 1)
)


def aboard(sea: Sea, seat: str) -> list[tuple[Ship, Person]]:
    """The characters of a seat that may act now. Clauses: kaisen.char.gm-permit, kaisen.char.one-action."""
    if not sea.scenario.table.characters:
        return []
    return [
        (ship, person)
        for ship in sea.ships
        if ship.seat == seat and ship.able
        for person in ship.people
        if not person.acted
    ]


def listed_deeds(sea: Sea, seat: str) -> list[Deed]:
    """What characters may do, but for what only words can tell."""
    found: list[Deed] = []
    for ship, person in aboard(sea, seat):
        for foe in sea.ships:
            if foe.side != ship.side and foe.gone is None:
                found += [Test(person.id, foe.id, ability) for ability in Ability]
                if sea.scenario.table.gm:
                    found.append(Strike(person.id, foe.id))
    return found


def deed_option(sea: Sea, seat: str, deed: Deed) -> Option:
    """A deed that may be done now.

    Raises:
        NotOffered: it may not, with the reason and the clauses.
    """
    if not sea.scenario.table.characters:
        raise NotOffered("no-characters", {}, clauses=_PERMIT)
    person = next(
        (one for ship in sea.ships if ship.seat == seat for one in ship.people if one.id == deed.person), None
    )
    if person is None or all(one is not person for _, one in aboard(sea, seat)):
        if person is not None and person.acted:
            raise NotOffered("acted", {"person": deed.person}, clauses=_ONCE)
        accepted = tuple(one.id for _, one in aboard(sea, seat))
        raise NotOffered("no-person-here", {"person": deed.person}, clauses=_PERMIT, accepted=accepted)
    if isinstance(deed, Act):
        if not deed.text.strip() or UNSHOWN.search(deed.text) is not None:
            raise NotOffered("signal-empty", {}, clauses=_CORE)
    elif deed.ship not in sea.by_id or sea.by_id[deed.ship].gone is not None:
        raise NotOffered("no-target", {"target": deed.ship}, clauses=_ONCE)
    if not isinstance(deed, Test) and not sea.scenario.table.gm:
        raise NotOffered("no-gm", {}, clauses=_CORE)
    clauses = _VERSUS[deed.ability] if isinstance(deed, Test) else _STRIKE if isinstance(deed, Strike) else _CORE
    return Option(format_deed(deed), deed, clauses=clauses)


def do(sea: Sea, seat: str, deed: Deed) -> Flow:
    """A character acts. Clauses: kaisen.char.one-action."""
    ship, person = next(pair for pair in aboard(sea, seat) if pair[1].id == deed.person)
    person.acted = True
    match deed:
        case Test():
            yield from _test(sea, ship, person, deed)
        case Strike():
            answer = yield Ask(GM, "full-damage", _DAMAGES, _CORE, about=person.id)
            full = int(answer.id.removeprefix(DAMAGE))
            lost = tenth(full)
            sea.log.tell(Struck(person.id, deed.ship, full, lost, _TENTH))
            damage(sea, sea.by_id[deed.ship], person.id, lost, _TENTH)
        case Act():
            sea.log.tell(Acted(person.id, deed.text, _CORE))
            answer = yield Ask(GM, "judge", _JUDGED, _CORE, about=person.id)
            sea.log.tell(Judged(person.id, answer.id == SUCCESS, _CORE))


def _test(sea: Sea, ship: Ship, person: Person, deed: Test) -> Flow:
    """A character against a ship. Clauses: kaisen.char.vs-hull, kaisen.char.vs-rig, kaisen.char.vs-crew,
    kaisen.char.vs-spirit."""
    foe, sheet, profile = sea.by_id[deed.ship], person.sheet, sea.by_id[deed.ship].profile
    value, against = {
        Ability.HULL: (sheet.strength, profile.hull),
        Ability.RIGGING: (sheet.agility, profile.rigging),
        Ability.CREW: (sheet.sense, profile.crew),
        Ability.SPIRIT: (sheet.insight, profile.spirit),
    }[deed.ability]
    while True:
        faces = yield from resolve(sea.rules, ship.rolls[Check.PERSON])
        foe_faces: tuple[int, ...] = ()
        if foe.able or sea.rules.hit_defender_stunned == "roll":
            foe_faces = yield from resolve(sea.rules, foe.rolls[Check.PERSON])
        total, foe_total = value + sum(faces), against + sum(foe_faces)
        won = decided(sea.rules, total, foe_total)
        if won is not None:
            break
    sea.log.tell(
        Tested(person.id, foe.id, deed.ability, faces, total, foe_faces, foe_total, won, _VERSUS[deed.ability])
    )
