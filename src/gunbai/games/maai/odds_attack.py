"""What an attack may come to: the throw, the strength that it takes, what becomes of guard, weapon and focus."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple

from gunbai.games.maai.attack_numbers import (
    BARE_DEFENCE,
    Harm,
    attack_fortune,
    attack_number,
    harm_of,
    is_near_miss,
    target_number,
)
from gunbai.games.maai.backing import Backing, backing_of
from gunbai.games.maai.checks import (
    EFFECTS_ON,
    FACE_PENALTY,
    check_fortune,
    check_number,
    hampered,
)
from gunbai.games.maai.cites import cites
from gunbai.games.maai.content.entries import Manoeuvre
from gunbai.games.maai.content.terms import Checked, On
from gunbai.games.maai.declaration import Attack
from gunbai.games.maai.focus import breaks_focus, breaks_outright, focus_target
from gunbai.games.maai.guard import LEG as LEG_ROW
from gunbai.games.maai.guard import NEAR_MISS, Losses, guard_after, is_break
from gunbai.games.maai.odds import (
    Way,
    Ways,
    among,
    check_chances,
    check_ways,
    opposed_ways,
    settled_ways,
    spread_of,
    total_of,
)
from gunbai.games.maai.part import WRIST_TARGET, times_injured
from gunbai.games.maai.reach import is_cancelled
from gunbai.games.maai.standing import in_force
from gunbai.games.maai.values import CRITICALS, FACE, FUMBLES, LEG, REAL, SUCCESS, SUCCESSES, WRIST, Check
from gunbai.games.maai.weapons import Weapon
from gunbai.kernel.chances import Chance, Trial

if TYPE_CHECKING:
    from gunbai.games.maai.fighter import Fighter
    from gunbai.games.maai.state import Fight

_ATTACK = cites("maai.attack.normal", "maai.crit.core", "maai.fumble.core")
_MOMENTS = (On.HIT, On.CRITICAL, On.MISS)
_CERTAIN: Ways = (Way(SUCCESS, 0, 0, 1),)
"""A first cut that was seized hits without a throw. Clauses: maai.halfstep.contest.first_cut."""


class Strike(NamedTuple):
    """An attack as it would be made."""

    fighter: Fighter
    foe: Fighter
    act: Attack
    weapon: Weapon
    step_in: int = 0
    """Bonus of a step-in cut."""
    under: Manoeuvre | None = None
    """The manoeuvre that it is part of."""


def attack_ways(fight: Fight, strike: Strike) -> Ways:
    """How all throws of an attack come out."""
    fighter, foe, _, weapon, step_in, under = strike
    if fighter.first_cut:
        return _CERTAIN
    backing = backing_of(fight, fighter, foe, under)
    favoured = foe.stance is not None and is_cancelled(fight, foe, fighter)
    bonus, _ = attack_number(fight, fighter, foe, weapon, step_in, backing.bonus)
    target = target_number(fight, foe, favoured, backing.direct)
    fortune = attack_fortune(fight, fighter, weapon, backing.fortune)
    on_critical = backing.critical_bonus if isinstance(backing, Backing) else 0
    if fight.rules.attack_target == "contest":
        target += hampered(fight, foe) - BARE_DEFENCE
        ways = opposed_ways(fight.rules, bonus - target, fortune, on_critical)
    else:
        ways = check_ways(fight.rules, bonus - target, fortune, on_critical)
    return settled_ways(ways, fighter.forced)


def attack_trial(fight: Fight, strike: Strike, given: tuple[str, ...]) -> Trial:
    """What an attack may come to.

    Args:
        given: what is taken for granted.

    Clauses: maai.attack.normal, maai.core.crit_strength, maai.guard.break.trigger, maai.focus.trigger.either.
    """
    ways = attack_ways(fight, strike)
    chances = check_chances(ways, "hit")
    if _brings_more(strike):
        # What effects do beside the blow is said by their text.
        return Trial(of=strike.act, on=strike.foe.id, given=given, chances=chances, clauses=_ATTACK)
    aftermath = [(way, _after(fight, strike, way)) for way in ways]
    whole = total_of(ways)
    lost = spread_of(
        "points" if fight.mode is not REAL else "strength", ((end.taken, way.ways) for way, end in aftermath)
    )
    for key, holds in (("breaks-guard", _breaks), ("fells", _fells)):
        part = sum(way.ways for way, end in aftermath if holds(end))
        if part:
            chances += (Chance(key, part, whole),)
    chances += _drop(fight, strike, [(way.ways, end) for way, end in aftermath], whole)
    chances += _focus(fight, strike, [(way.ways, end) for way, end in aftermath], whole)
    return Trial(of=strike.act, on=strike.foe.id, given=given, chances=chances, spreads=(lost,), clauses=_ATTACK)


def _brings_more(strike: Strike) -> bool:
    """Whether effects follow from the blow: of the manoeuvre, or of what holds on either."""
    effects = () if strike.under is None else strike.under.effects
    if any(effect.on is not On.USE for effect in effects):
        return True
    held = any(effect.on in _MOMENTS for effect, _ in in_force(strike.fighter))
    return held or any(effect.on is On.STRUCK for effect, _ in in_force(strike.foe))


class After(NamedTuple):
    """What one way leaves behind."""

    hit: bool
    taken: int
    """Strength that is really lost, or points."""
    broken: bool
    """The guard breaks."""
    fallen: bool
    critical: bool
    """For focus. Rulings: maai.cross.window_focus."""


def _breaks(end: After) -> bool:
    return end.broken


def _fells(end: After) -> bool:
    return end.fallen


def _after(fight: Fight, strike: Strike, way: Way) -> After:
    """What is left after one way, by the deciders of the hit."""
    foe = strike.foe
    if way.outcome not in SUCCESSES:
        near = strike.act.part is not None and is_near_miss(fight.rules, -way.margin)
        return After(False, 0, near and _guard_breaks(fight, foe, (NEAR_MISS,)), False, False)
    harm: Harm = harm_of(fight, foe, strike.act, way.outcome, way.margin)
    critical = way.outcome in CRITICALS or (harm.by_window and fight.rules.spells.window_focus)
    if fight.mode is not REAL:
        scored = harm.taken if fight.rules.spar_conversion == "points+guard" else 0
        return After(True, scored, _guard_breaks(fight, foe, harm.losses), False, critical)
    taken = min(harm.taken, foe.strength)
    fallen = bool(taken) and taken == foe.strength
    by_leg = strike.act.part is LEG and not foe.leg and fight.rules.leg_initiative == "-1-guard"
    broken = not fallen and _guard_breaks(fight, foe, harm.losses, (LEG_ROW,) if by_leg else ())
    return After(True, taken, broken, fallen, critical)


def _guard_breaks(fight: Fight, foe: Fighter, *losses: Losses) -> bool:
    """Whether guard breaks by losses that come one after the other."""
    guard, broken = foe.guard, False
    for row in losses if foe.duel.modules.guard else ():
        left = guard_after(guard, row)
        broken = broken or (bool(row) and is_break(fight.rules, guard, left))
        guard = left
    return broken


def _wrist_ways(fight: Fight, foe: Fighter) -> Ways:
    """How the check comes out of one who is hit on the wrist. Clauses: maai.part.wrist.check."""
    bonus = check_number(fight, foe, EFFECTS_ON[Check.WRIST], foe.body)
    ways = check_ways(fight.rules, bonus - WRIST_TARGET, check_fortune(fight, foe))
    return settled_ways(ways, foe.forced)


def _drop(fight: Fight, strike: Strike, ends: list[tuple[int, After]], whole: int) -> tuple[Chance, ...]:
    """That the weapon falls. Clauses: maai.part.wrist.drop."""
    if strike.act.part is not WRIST or fight.mode is not REAL or not strike.foe.held:
        return ()
    struck = sum(ways for ways, end in ends if end.hit and not end.fallen)
    ways = _wrist_ways(fight, strike.foe)
    part = struck * (total_of(ways) - among(ways, SUCCESSES))
    return (Chance("drops", part, whole * total_of(ways)),) if part else ()


def _focus(fight: Fight, strike: Strike, ends: list[tuple[int, After]], whole: int) -> tuple[Chance, ...]:
    """That a preparation comes to nothing. Clauses: maai.focus.trigger.either, maai.spell.prep.stance_break."""
    foe = strike.foe
    if foe.caster is None or foe.caster.preparing is None:
        return ()
    broken = sum((Fraction(ways, whole) * _breaks_preparation(fight, strike, end) for ways, end in ends), Fraction())
    return (Chance("breaks-focus", broken.numerator, broken.denominator),) if broken else ()


def _breaks_preparation(fight: Fight, strike: Strike, end: After) -> Fraction:
    """The chance that one end of an attack breaks a preparation."""
    rules, foe = fight.rules, strike.foe
    if end.fallen or breaks_outright(fight, strike.fighter, strike.act, hit=end.hit):
        return Fraction(1)
    if end.broken and rules.spells.guard_break_ends:
        return Fraction(1)
    if not end.hit:
        return Fraction()
    part, wounds = strike.act.part, fight.mode is REAL
    dazed = Fraction()
    if part is WRIST and wounds:
        # Whoever fumbles the check of the wrist is 無防備, which ends a preparation as it ends a stance.
        ways = _wrist_ways(fight, foe)
        dazed = Fraction(among(ways, FUMBLES), total_of(ways))
    lost = end.taken if wounds else 0
    if not breaks_focus(lost, critical=end.critical):
        return dazed
    target = focus_target(lost, critical=end.critical, printed=rules.spells.focus_printed)
    bonus = check_number(fight, foe, Checked.FOCUS, foe.body + foe.toughness)
    if part is FACE and wounds:
        bonus -= FACE_PENALTY * (times_injured(rules, foe.face) - foe.face)
    # What the game master has laid down for the next check has gone to that of the wrist, if there was one.
    forced = None if part is WRIST and wounds else foe.forced
    ways = settled_ways(check_ways(rules, bonus - target, check_fortune(fight, foe)), forced)
    lapses = Fraction(total_of(ways) - among(ways, SUCCESSES), total_of(ways))
    return dazed + (1 - dazed) * lapses
