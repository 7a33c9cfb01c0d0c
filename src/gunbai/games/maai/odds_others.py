"""What checks may come to that are no attacks on anybody: castings, blows at a barrier, overload, bleeding."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from gunbai.games.maai.acting import OVERLOAD, overload_target
from gunbai.games.maai.attack_numbers import attack_fortune
from gunbai.games.maai.backing import Backing, backing_of
from gunbai.games.maai.barriers import barrier_of
from gunbai.games.maai.breath import Course
from gunbai.games.maai.casting import casting_number, of_a_cast
from gunbai.games.maai.checks import EFFECTS_ON, check_fortune, check_number
from gunbai.games.maai.cites import cites
from gunbai.games.maai.content.entries import Manoeuvre
from gunbai.games.maai.declaration import Cast
from gunbai.games.maai.declaration import Strike as StrikeAct
from gunbai.games.maai.limits import breath_limit
from gunbai.games.maai.lull import BODY_TARGET, MEDICINE_TARGET, STOP
from gunbai.games.maai.odds import Ways, among, check_chances, check_ways, settled_ways, total_of
from gunbai.games.maai.siege import siege_number
from gunbai.games.maai.values import KARMA, SUCCESSES, Check
from gunbai.kernel.chances import Chance, Trial

if TYPE_CHECKING:
    from gunbai.games.maai.fighter import Fighter
    from gunbai.games.maai.state import Fight

_CAST = cites("maai.spell.cast.roll", "maai.crit.core", "maai.fumble.core", "maai.spell.backlash.trigger")
_BARRIER = cites("maai.barrier.defence", "maai.attack.normal")


def check_of(fight: Fight, fighter: Fighter, what: Check, bonus: int, target: int) -> Ways:
    """How a check against a number comes out. Arguments: as in `checks.check`."""
    number = check_number(fight, fighter, EFFECTS_ON.get(what), bonus)
    return settled_ways(check_ways(fight.rules, number - target, check_fortune(fight, fighter)), fighter.forced)


def overload_trial(fight: Fight, fighter: Fighter, course: Course, given: tuple[str, ...]) -> Trial:
    """What has to be thrown before a breath beyond the limit.

    Clauses: maai.spell.overload.definition. Rulings: maai.overload.check.
    """
    target, bonus = overload_target(fight, fighter, course.total), fighter.body + fighter.toughness
    ways = check_of(fight, fighter, Check.OVERLOAD, bonus, target)
    times = 1
    if fight.rules.overload_check == "per-point":
        times = max(1, course.total - breath_limit(fight, fighter))
    if times > 1:
        plain = (
            check_of(fight, fighter, Check.OVERLOAD, bonus, target)
            if fighter.forced is None
            else _free(fight, fighter, bonus, target)
        )
        once = Fraction(among(ways, SUCCESSES), total_of(ways))
        again = Fraction(among(plain, SUCCESSES), total_of(plain))
        holds = once * again ** (times - 1)
        return Trial(given=given, chances=(Chance("holds", holds.numerator, holds.denominator),), clauses=OVERLOAD)
    return Trial(given=given, chances=check_chances(ways, "holds"), clauses=OVERLOAD)


def _free(fight: Fight, fighter: Fighter, bonus: int, target: int) -> Ways:
    """An overload check on which the game master has laid down nothing."""
    number = check_number(fight, fighter, EFFECTS_ON[Check.OVERLOAD], bonus)
    return check_ways(fight.rules, number - target, check_fortune(fight, fighter))


def bleeding_trial(fight: Fight, fighter: Fighter, way: str) -> Trial:
    """What stopping the bleeding may come to.

    Args:
        way: `body` or `medicine`.

    Clauses: maai.part.torso.stop_body, maai.part.torso.stop_medicine.
    """
    if way == "body":
        ways = check_of(fight, fighter, Check.BLEEDING_BODY, fighter.body, BODY_TARGET)
    else:
        skill = fighter.wits + fighter.medicine
        ways = check_of(fight, fighter, Check.BLEEDING_MEDICINE, skill, MEDICINE_TARGET)
    return Trial(chances=check_chances(ways, "stops"), clauses=STOP)


def cast_trial(fight: Fight, fighter: Fighter, act: Cast, given: tuple[str, ...]) -> Trial:
    """What a casting may come to.

    Clauses: maai.spell.cast.roll, maai.spell.backlash.trigger. Rulings: maai.cross.injury_casting.
    """
    caster = fighter.caster
    assert caster is not None
    spell = caster.known[act.spell]
    lead = casting_number(fight, fighter, caster.bonus(spell)) - spell.target
    ways = check_ways(fight.rules, lead, check_fortune(fight, fighter))
    ways = tuple(way._replace(outcome=of_a_cast(fight.rules, way.outcome, way.thrown)) for way in ways)
    ways = settled_ways(ways, fighter.forced)
    chances = check_chances(ways, "cast")
    backlash = among(ways, (KARMA,))
    if backlash:
        chances += (Chance("backlash", backlash, total_of(ways)),)
    return Trial(of=act, on=act.on, given=given, chances=chances, clauses=_CAST)


def siege_trial(
    fight: Fight, fighter: Fighter, act: StrikeAct, given: tuple[str, ...], under: Manoeuvre | None = None
) -> Trial:
    """What a blow at a barrier may come to. Clauses: maai.barrier.defence."""
    barrier, weapon = barrier_of(fight, act.target), fighter.carried[act.weapon]
    assert barrier is not None
    backing = backing_of(fight, fighter, None, under)
    bonus, _ = siege_number(fight, fighter, weapon, backing.bonus)
    fortune = attack_fortune(fight, fighter, weapon, backing.fortune)
    on_critical = backing.critical_bonus if isinstance(backing, Backing) else 0
    ways = check_ways(fight.rules, bonus - barrier.target, fortune, on_critical)
    chances = check_chances(settled_ways(ways, fighter.forced), "hit")
    return Trial(of=act, on=barrier.id, given=given, chances=chances, clauses=_BARRIER)
