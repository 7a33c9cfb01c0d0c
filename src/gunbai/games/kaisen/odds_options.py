"""What an option of an ask may come to at sea: attacks, grappling, getting clear, the captain's call.

What is written in secret is in no state before it is opened; what others may do at the same moment is left out of
account, and said so.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from gunbai.games.kaisen.bearings import bearing
from gunbai.games.kaisen.blows import fight_of, weapon_of
from gunbai.games.kaisen.captains import AWE, MAJESTY, captain_of
from gunbai.games.kaisen.cites import cites
from gunbai.games.kaisen.declaration import Attack, Board, Foul, Gun, Ram
from gunbai.games.kaisen.exits import LEAVE, exit_bonuses, partners
from gunbai.games.kaisen.fighting import dice_of
from gunbai.games.kaisen.fouling import grapple_bonuses
from gunbai.games.kaisen.harm import sinks_at
from gunbai.games.kaisen.modifiers import attack_bonus, defence_bonus
from gunbai.games.kaisen.odds import by_chance, chance_of, damage_of, fates, reaches, spread_of, thrown, wins
from gunbai.games.kaisen.power import half, tens
from gunbai.games.kaisen.values import RAM, Target
from gunbai.kernel.chances import Chance, Odds, Spread, Trial
from gunbai.kernel.requests import Ask, Choice, Option
from gunbai.odds.distribution import Distribution, counted

if TYPE_CHECKING:
    from gunbai.games.kaisen.ship import Ship
    from gunbai.games.kaisen.state import Sea

_HIT = cites("kaisen.hit.opposed", "kaisen.hit.mod-mutual")
_FOUL = cites("kaisen.foul.adjacent", "kaisen.foul.adjacent-values")
_EXIT = cites("kaisen.exit.opposed")
_CAPTAIN = cites("kaisen.captain.rr", "kaisen.captain.bonus-hit", "kaisen.captain.bonus-damage")


def odds_of(sea: Sea, ask: Ask, option: Option) -> Odds | None:
    """What an option may come to; None where no dice hang on it.

    Clauses: kaisen.hit.opposed, kaisen.foul.adjacent-values, kaisen.exit.opposed, kaisen.captain.rr.
    """
    ship = sea.by_id.get(ask.about)
    if ship is None:
        return None
    trials: tuple[Trial, ...] = ()
    match option.declaration:
        case Gun() | Ram() | Board() as attack:
            trials = (attack_trial(sea, ship, attack),)
        case Foul() as foul:
            trials = tuple(_grapple_trial(sea, ship, sea.by_id[name]) for name in foul.ships)
        case Choice(id=said) if ask.kind == "exit" and said == LEAVE:
            trials = tuple(_exit_trial(sea, ship, foe) for foe in partners(sea, ship))
        case Choice(id=said) if ask.kind == "captain" and said in (MAJESTY, AWE):
            trials = (_captain_trial(sea, ship, said),)
    return Odds(trials) if trials else None


def attack_trial(sea: Sea, ship: Ship, attack: Attack) -> Trial:
    """What an attack may come to, if no other ship attacks the same target or this one.

    Clauses: kaisen.hit.opposed, kaisen.ram.damage-ship, kaisen.ram.recoil.
    """
    foe, fight = sea.by_id[attack.ship], fight_of(attack)
    lie = bearing(sea, ship, foe)
    adds, given = ship.captain_bonus, _given(sea, ship, foe, attack)
    attackers = {foe.id: [ship.id]}
    ours = attack_bonus(sea, ship, foe, fight, lie, attackers, attack.by, adds)
    theirs = defence_bonus(sea, foe, fight, attackers, None)
    hits = wins(sea.rules, ours.total - theirs.total, helpless=not foe.able)
    if ship.forced is not None:
        hits = Fraction(ship.forced)
    piece = weapon_of(ship, attack)
    blow = damage_of(dice_of(sea, ship, foe, attack, lie, piece), adds)
    damage = by_chance(hits, blow)
    chances: tuple[Chance, ...] = (chance_of("hit", hits),)
    spreads: tuple[Spread, ...] = (spread_of("damage", damage),)
    if not isinstance(attack, Ram) and attack.at is Target.SOLDIERS:
        return Trial(on=foe.id, given=given, chances=chances, spreads=spreads, clauses=_HIT)
    chances += fates(damage, foe.hp, sinks_at(foe), able=foe.able)
    if fight is RAM and piece is None:
        recoil = damage.mapped(lambda lost: half(sea.rules, lost))
        spreads += (spread_of("recoil", recoil),)
    return Trial(on=foe.id, given=given, chances=chances, spreads=spreads, clauses=_HIT)


def _given(sea: Sea, ship: Ship, foe: Ship, attack: Attack) -> tuple[str, ...]:
    """What is taken for granted of an attack."""
    found: list[str] = []
    if any(one.able and one not in (ship, foe) for one in sea.ships):
        found.append("alone")
    if not ship.captain_bonus and captain_of(sea, ship) is not None:
        found.append("no-captain")
    if any(foe.men) and not isinstance(attack, Ram) and attack.at is None:
        found.append("at-ship")
    if sea.rules.hit_mod_choice == "ask":
        found.append("best-performance")
    return tuple(found)


def _grapple_trial(sea: Sea, ship: Ship, other: Ship) -> Trial:
    """What a wish to grapple may come to, if the other ship does not wish it. Clauses: kaisen.foul.adjacent-values."""
    ours, theirs = grapple_bonuses(sea, ship, other)
    return _contest_trial(sea, ship, other, ours - theirs, "fouls", "unwished", _FOUL)


def _exit_trial(sea: Sea, ship: Ship, foe: Ship) -> Trial:
    """What getting clear of a ship may come to, if that one does not wish it too. Clauses: kaisen.exit.opposed."""
    ours, theirs = exit_bonuses(sea, ship, foe)
    if not foe.able and sea.rules.exit_stunned_unwilling == "neither":
        clears = reaches(sea.rules, ours, foe.profile.rigging)
        clears = clears if ship.forced is None else Fraction(ship.forced)
        return Trial(on=foe.id, chances=(chance_of("clears", clears),), clauses=_EXIT)
    return _contest_trial(sea, ship, foe, ours - theirs, "clears", "unwished", _EXIT)


def _contest_trial(
    sea: Sea, ship: Ship, other: Ship, lead: int, key: str, given: str, clauses: tuple[str, ...]
) -> Trial:
    won = wins(sea.rules, lead, helpless=not other.able)
    if ship.forced is not None:
        won = Fraction(ship.forced)
    return Trial(on=other.id, given=(given,), chances=(chance_of(key, won),), clauses=clauses)


def _captain_trial(sea: Sea, ship: Ship, said: str) -> Trial:
    """What a captain's roll adds to hit and damage. Clauses: kaisen.captain.rr. Rulings: kaisen.captain.rr_value."""
    captain = captain_of(sea, ship)
    assert captain is not None
    sheet = captain.sheet
    values = {MAJESTY: sheet.majesty, AWE: sheet.awe}
    counted_ones = tuple(values.values()) if sea.rules.captain_rr_value == "both-best" else (values[said],)
    rolls = [
        (thrown(sea.rules) + value + sheet.command).mapped(lambda total: tens(sea.rules, total))
        for value in counted_ones
    ]
    best = rolls[0] if len(rolls) == 1 else _higher(*rolls)
    return Trial(spreads=(spread_of("captain-adds", best.clamped(least=0)),), clauses=_CAPTAIN)


def _higher(one: Distribution, other: Distribution) -> Distribution:
    """The higher of two that are independent of each other."""
    return counted(
        (max(number, another), ways * more) for number, ways in one.items() for another, more in other.items()
    )
