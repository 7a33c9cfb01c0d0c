"""Graze (グレイズ, 6.2.14): how it is gathered, and spent at any moment.

Clauses: sengen.graze.danmaku, sengen.graze.shot, sengen.graze.homing, sengen.graze.melee-attacker,
sengen.graze.use-any-time, sengen.graze.spirit, sengen.graze.shot-boost, sengen.graze.melee-boost, sengen.graze.resist,
sengen.graze.reigeki, sengen.graze.option-card, sengen.graze.option-carry.
"""

from __future__ import annotations

import tomllib
from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from gunbai.errors import NotOffered
from gunbai.games.sengen.character import AttackKind
from gunbai.games.sengen.cites import cites
from gunbai.games.sengen.declaration import SpendGraze
from gunbai.games.sengen.events.attacks import GrazeGained
from gunbai.games.sengen.events.cards import GrazeFaded, GrazeSpent
from gunbai.games.sengen.events.course import GrazeEnded
from gunbai.games.sengen.notation import format_declaration
from gunbai.games.sengen.owing import owed
from gunbai.games.sengen.values import FAILED, KNOWN, SHOWN, GrazeUse, Moment
from gunbai.kernel.package_data import read_data
from gunbai.kernel.requests import PASS, Flow, Offer, Option

if TYPE_CHECKING:
    from gunbai.games.sengen.blow import Blow, Mark
    from gunbai.games.sengen.fighter import Fighter
    from gunbai.games.sengen.state import Fight


class Prices(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a point of each use costs, in graze."""

    spirit: int
    """Clauses: sengen.graze.spirit."""
    shot: int
    """Clauses: sengen.graze.shot-boost."""
    melee: int
    """Clauses: sengen.graze.melee-boost."""
    resist: int
    """Clauses: sengen.graze.resist."""
    reigeki: int
    """Clauses: sengen.graze.reigeki."""


PRICES = msgspec.convert(tomllib.loads(read_data("gunbai.games.sengen", "data/graze.toml")), Prices)

_ANY_TIME = cites("sengen.graze.use-any-time")
_SPIRIT = cites("sengen.graze.spirit", "sengen.graze.use-any-time")
_SHOT = cites("sengen.graze.shot-boost", "sengen.graze.use-any-time")
_MELEE = cites("sengen.graze.melee-boost", "sengen.graze.use-any-time")
_SEPARATE = cites("sengen.graze.multi-separate")
_RESIST = cites("sengen.graze.resist", "sengen.graze.use-any-time")
_REIGEKI = cites("sengen.graze.reigeki", "sengen.graze.reigeki-single", "sengen.graze.use-any-time")
_REIGEKI_WHEN = cites("sengen.graze.reigeki-when")
_AFTER_FOCUS = cites("sengen.focus.reigeki-after")
_CARD = cites("sengen.graze.option-card", "sengen.graze.option-mook")
_CARRY = cites("sengen.graze.option-carry")
BY_DANMAKU = cites("sengen.graze.danmaku", "sengen.graze.purpose")
BY_SHOT = cites("sengen.graze.shot", "sengen.graze.purpose")
BY_HOMING = cites("sengen.graze.homing", "sengen.graze.purpose")
BY_APPROACH = cites("sengen.graze.melee-attacker")
_END = cites("sengen.graze.end", "sengen.graze.end-use")
FEW = 20
"""So many amounts of one use are listed; others may be typed."""
NO_LIMIT = 9999
"""Points of a use that nothing but graze limits."""


class Use(msgspec.Struct, frozen=True):
    """What graze can be spent on now."""

    use: GrazeUse
    target: str
    """Whose damage is raised; empty for other uses."""
    price: int
    """Graze for a point."""
    most: int
    """Points that it can do at most, whatever graze there is."""
    clauses: tuple[str, ...]


# ---- gathering ------------------------------------------------------------------------------------------------------


def gain(fight: Fight, fighter: Fighter, amount: int, cited: tuple[str, ...]) -> None:
    """Graze comes in, and is told of.

    Clauses: sengen.graze.option-card, sengen.graze.option-mook. Rulings: sengen.graze.card_required.
    """
    if amount <= 0 or not fighter.able:
        return
    if fight.rules.graze_by_card:
        if fighter.card is None:
            return
        cited += _CARD
    fighter.graze += amount
    fight.log.tell(GrazeGained(fighter.id, amount, fighter.graze, cited))


def gain_from(fight: Fight, mark: Mark, amount: int, cited: tuple[str, ...]) -> None:
    """Graze of a target by the attack in progress; none where an ally makes it.

    Clauses: sengen.graze.no-farming. Rulings: sengen.attack.friendly.
    """
    assert fight.blow is not None
    if fight.blow.attacker.side != mark.fighter.side:
        gain(fight, mark.fighter, amount, cited)


def evaded(fight: Fight, blow: Blow, mark: Mark) -> None:
    """A shot, homing or melee was evaded with `mark.dice` dice.

    Clauses: sengen.graze.shot, sengen.graze.homing, sengen.graze.melee-defender.
    """
    cited = {AttackKind.SHOT: BY_SHOT, AttackKind.HOMING: BY_HOMING}.get(blow.kind, ())
    gain_from(fight, mark, of_evasion(fight, blow, mark.dice), cited)


def of_evasion(fight: Fight, blow: Blow, dice: int) -> int:
    """Graze of evading an attack with so many dice: those of both for a shot, twice one's own for homing.

    Clauses: sengen.graze.shot, sengen.graze.homing, sengen.graze.melee-defender. Rulings: sengen.graze.multi_shot.
    """
    match blow.kind:
        case AttackKind.SHOT:
            return dice + (blow.dice // len(blow.marks) if fight.rules.shared_graze else blow.dice)
        case AttackKind.HOMING:
            return 2 * dice
        case _:
            return 0


def close_turn(fight: Fight) -> None:
    """At a turn's end: graze that no card has taken over in time is gone, where it hangs on cards.

    Clauses: sengen.graze.option-carry. Rulings: sengen.graze.carry, sengen.graze.card_required.
    """
    if not fight.rules.graze_by_card:
        return
    for fighter in fight.fighters:
        if fighter.graze and fighter.card is None and fight.turn - fighter.card_gone >= fight.rules.graze_carry:
            lost, fighter.graze = fighter.graze, 0
            fight.log.tell(GrazeFaded(fighter.id, lost, _CARRY))


def settle(fight: Fight, fighter: Fighter) -> None:
    """The battle is over for a fighter: graze still restores her spirit, and the rest is lost.

    Clauses: sengen.graze.end, sengen.graze.end-use. Rulings: sengen.graze.spirit_cap, sengen.graze.escape.
    """
    if not fighter.graze:
        return
    points = fighter.graze // PRICES.spirit
    if not fight.rules.spirit_uncapped:
        points = min(points, fighter.spirit_max - fighter.spirit)
    restored = max(0, points)
    fighter.spirit += restored
    lost, fighter.graze = fighter.graze - restored * PRICES.spirit, 0
    fight.log.tell(GrazeEnded(fighter.id, restored, lost, _END))


# ---- spending -------------------------------------------------------------------------------------------------------


def possible(fight: Fight, fighter: Fighter, moment: Moment, blow: Blow | None) -> list[Use]:
    """What a fighter can spend graze on at a moment, whether or not she has enough.

    Clauses: sengen.graze.use-any-time.
    """
    found: list[Use] = []
    if not fighter.able:
        return found
    if blow is not None:
        if blow.resisting is not None and blow.resisting.fighter is fighter:
            found.append(Use(GrazeUse.RESIST, "", PRICES.resist, blow.resisting.lacking, _RESIST))
        if blow.attacker is fighter:
            found += _own_attack(fight, moment, blow)
        elif blow.kind is AttackKind.DANMAKU and moment <= SHOWN:
            found += _reigeki(fight, fighter, blow)
    lacking = NO_LIMIT if fight.rules.spirit_uncapped else fighter.spirit_max - fighter.spirit
    if lacking > 0:
        found.append(Use(GrazeUse.SPIRIT, "", PRICES.spirit, lacking, _SPIRIT))
    return found


def _own_attack(fight: Fight, moment: Moment, blow: Blow) -> list[Use]:
    """Raising the damage of one's shot or melee, for each who is hit.

    Clauses: sengen.graze.shot-boost, sengen.graze.melee-boost, sengen.graze.multi-separate.
    Rulings: sengen.graze.timing_damage, sengen.graze.not_homing.
    """
    if not FAILED <= moment <= last_boost(fight):
        return []
    price = _boost_price(fight, blow)
    if not price:
        return []
    clauses = _MELEE if blow.kind is AttackKind.MELEE else _SHOT
    struck = blow.struck()
    clauses += _SEPARATE if len(struck) > 1 else ()
    return [Use(GrazeUse.DAMAGE, mark.aimed.id, price, NO_LIMIT, clauses) for mark in struck]


def _boost_price(fight: Fight, blow: Blow) -> int:
    """Graze for a point more of an attack's damage; 0 where it cannot be raised. Rulings: sengen.graze.not_homing."""
    if blow.kind is AttackKind.MELEE:
        return PRICES.melee
    raised = blow.kind is AttackKind.SHOT or (fight.rules.graze_any_damage and blow.kind is not AttackKind.ABILITY)
    return PRICES.shot if raised else 0


def _reigeki(fight: Fight, fighter: Fighter, blow: Blow) -> list[Use]:
    """霊撃 of the target of a danmaku, before she pays.

    Clauses: sengen.graze.reigeki, sengen.graze.reigeki-when, sengen.graze.reigeki-single, sengen.focus.reigeki-after.
    Rulings: sengen.graze.reigeki_zero, sengen.graze.reigeki_spend_order.
    """
    mark = open_mark(blow, fighter)
    if mark is None or mark.hit:
        return []
    most = owed(fight, mark) - fight.rules.reigeki_least
    clauses = _REIGEKI + (_AFTER_FOCUS if fighter.focused else ())
    return [Use(GrazeUse.REIGEKI, "", PRICES.reigeki, most, clauses)] if most > 0 else []


def open_mark(blow: Blow, fighter: Fighter) -> Mark | None:
    """What an attack does to a fighter, as long as it has neither missed her nor been cancelled."""
    for mark in blow.marks:
        if mark.fighter is fighter and not (mark.bombed or mark.spared):
            return mark
    return None


def acts(fight: Fight, fighter: Fighter, moment: Moment, blow: Blow | None) -> tuple[Offer, ...]:
    """What a fighter may spend graze on at a moment: of each use the first few amounts, and the most."""
    graze = fighter.graze
    if not graze or (
        (blow is None or (blow.attacker is not fighter and blow.kind is not AttackKind.DANMAKU))
        and fighter.spirit >= fighter.spirit_max
        and not fight.rules.spirit_uncapped
    ):
        return ()
    return tuple(
        [
            _listed(use, min(graze // use.price, use.most))
            for use in possible(fight, fighter, moment, blow)
            if graze >= use.price
        ]
    )


@lru_cache(maxsize=4096)
def _listed(use: Use, points: int) -> Offer:
    """What is listed of a use that can come to so many points."""
    return Offer(spending(use, amount) for amount in _amounts(use, points * use.price))


def spending(use: Use, amount: int) -> Option:
    """So much graze spent on a use, as an option."""
    said = SpendGraze(amount, use.use, use.target)
    return Option(format_declaration(said), said, amount, use.clauses)


def _amounts(use: Use, graze: int) -> list[int]:
    """Amounts that come to whole points: the first few, and the most."""
    points = min(graze // use.price, use.most)
    listed = list(range(1, min(points, FEW) + 1))
    if points > FEW:
        listed[-1] = points
    return [use.price * point for point in listed]


def use_matters(fight: Fight, fighter: Fighter, moment: Moment, blow: Blow) -> bool:
    """Whether spending graze at a moment may matter, so that her seat is asked.

    It does at the last moment for more damage. Spirit can wait, and for 霊撃 she is asked anyway.
    """
    if not fighter.graze or fighter is not blow.attacker or moment is not last_boost(fight):
        return False
    return 0 < _boost_price(fight, blow) <= fighter.graze and bool(blow.struck())


def last_boost(fight: Fight) -> Moment:
    """The last moment at which damage may be raised. Rulings: sengen.graze.timing_damage."""
    return FAILED if fight.rules.graze_before_roll else KNOWN


def chosen(fight: Fight, fighter: Fighter, act: SpendGraze, moment: Moment, blow: Blow | None) -> Use:
    """The use that a declaration means.

    Raises:
        NotOffered: it is not possible now, there is not enough graze, or it comes to no whole number of points.
    """
    now = possible(fight, fighter, moment, blow)
    fitting = [use for use in now if use.use is act.use and act.target in ("", use.target)]
    if not fitting:
        clauses = _REIGEKI_WHEN if act.use is GrazeUse.REIGEKI else _ANY_TIME
        others = dict.fromkeys(use.use.value for use in now)
        raise NotOffered("graze-use", {"use": act.use.value}, clauses=clauses, accepted=others)
    if len(fitting) > 1:
        raise NotOffered("graze-target", {}, clauses=_SEPARATE, accepted=[use.target for use in fitting])
    judge(fighter, fitting[0], act.amount)
    return fitting[0]


def judge(fighter: Fighter, use: Use, amount: int) -> None:
    """Refuses an amount that cannot be spent on a use.

    Raises:
        NotOffered: there is not enough graze, or it comes to no whole number of points, or to too many.
    """
    if amount > fighter.graze:
        raise NotOffered("no-graze", {"cost": amount, "graze": fighter.graze}, clauses=use.clauses)
    if amount <= 0 or amount % use.price or amount // use.price > use.most:
        amounts = [str(one) for one in _amounts(use, fighter.graze)]
        raise NotOffered("graze-amount", {"price": use.price}, clauses=use.clauses, accepted=amounts)


def use(fight: Fight, fighter: Fighter, act: SpendGraze, blow: Blow | None) -> Flow:
    """Spends graze, at the moment that it is.

    Clauses: sengen.graze.spirit, sengen.graze.shot-boost, sengen.graze.melee-boost, sengen.graze.reigeki.
    """
    yield from ()
    found = chosen(fight, fighter, act, fight.moment, blow)
    points = act.amount // found.price
    if found.use is GrazeUse.SPIRIT:
        fighter.spirit += points
    elif blow is not None:
        aimed = (mark for mark in blow.marks if mark.aimed.id == found.target)
        mark = next(aimed) if found.target else open_mark(blow, fighter)
        assert mark is not None
        if found.use is GrazeUse.DAMAGE:
            mark.boost += points
        elif found.use is GrazeUse.RESIST:
            mark.total += points
        else:
            mark.reigeki += points
    _spent(fight, fighter, act.amount, points, found)


def _spent(fight: Fight, fighter: Fighter, amount: int, points: int, use: Use) -> None:
    fighter.graze -= amount
    fight.log.tell(GrazeSpent(fighter.id, use.use, amount, points, use.target, fighter.graze, use.clauses))


def raising(fight: Fight, fighter: Fighter, blow: Blow) -> Offer:
    """What may be spent on a resistance that was too low, passing first."""
    uses = [use for use in possible(fight, fighter, fight.moment, blow) if use.use is GrazeUse.RESIST]
    return Offer((_PASSING, *[spending(use, amount) for use in uses for amount in _amounts(use, fighter.graze)]))


_PASSING = Option(PASS.id, PASS)
