"""Attacks: the check, the hit, and what a hit does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.maai.attack_numbers import (
    BARE_DEFENCE,
    attack_fortune,
    attack_number,
    harm_of,
    is_near_miss,
    target_number,
)
from gunbai.games.maai.backing import backing_of
from gunbai.games.maai.checks import (
    after_doubles,
    burdens,
    hampered,
    lose_strength,
    settled,
)
from gunbai.games.maai.cites import cites
from gunbai.games.maai.content.entries import Manoeuvre
from gunbai.games.maai.criticals import fortune_clauses, judge
from gunbai.games.maai.declaration import Attack, Bare
from gunbai.games.maai.duels import turn_on
from gunbai.games.maai.effects import follow
from gunbai.games.maai.events.attacks import Attacked, Evaded, FirstCut, PointsScored, SpiritFlag, WindowUsed
from gunbai.games.maai.events.course import CutShort
from gunbai.games.maai.focus import keep_focus, shake_focus
from gunbai.games.maai.guard import NEAR_MISS, Losses, is_open, lose_guard
from gunbai.games.maai.moves import within_reach
from gunbai.games.maai.part import PART_CLAUSES, part_effect
from gunbai.games.maai.reach import LONGER, cell_citation, is_cancelled
from gunbai.games.maai.reacting import react
from gunbai.games.maai.values import (
    CRITICALS,
    DISTANCES,
    FACE,
    FAILURE,
    FUMBLES,
    SESSEN,
    SUCCESS,
    SUCCESSES,
    TRAINING,
    TRUNK,
    TSUBAZERI,
    Outcome,
)
from gunbai.games.maai.weapons import TABLE, Weapon
from gunbai.kernel.requests import Flow

if TYPE_CHECKING:
    from gunbai.games.maai.fighter import Fighter
    from gunbai.games.maai.state import Fight

POINTS_TO_WIN = 3

_ATTACK = cites("maai.attack.normal")
_DOUBLES = {outcome: cites("maai.crit.core") for outcome in CRITICALS} | {
    outcome: cites("maai.fumble.core") for outcome in FUMBLES
}
_OPENING = cites("maai.guard.break.direct2", "maai.core.defence_sources")
_FIRST_CUT = cites("maai.halfstep.contest.first_cut")
_WINDOW = cites(
    "maai.guard.break.window", "maai.guard.break.window.effect", "maai.guard.break.window.only_doubles_waived"
)
_EVASION = cites("maai.core.defence_sources")
_HIT = cites("maai.core.crit_strength")
_TRUNK_HIT = _HIT + cites("maai.part.torso.extra")
_SPAR = cites("maai.part.spar", "maai.part.injury_only_real")
_FLAG = cites("maai.part.face.dishonour")
_BARE = _ATTACK + cites("maai.clinch.barehand.moves", "maai.weapon.tanto.at_tsubazeri")
_BARE_AT_PART = _BARE + PART_CLAUSES
_CUT = {kind: tuple(_ATTACK + cell_citation(kind, cell) for cell in DISTANCES) for kind in TABLE}
_CUT_AT_PART = {kind: tuple(cited + PART_CLAUSES for cited in by_cell) for kind, by_cell in _CUT.items()}


def attack(
    fight: Fight,
    fighter: Fighter,
    act: Attack,
    weapon: Weapon,
    cost: int,
    step_in: int = 0,
    under: Manoeuvre | None = None,
) -> Flow:
    """One attack, already found possible: pays, rolls, and does what the hit does. Returns whether it hit.

    Args:
        cost: vitality that it costs, the part's included.
        step_in: bonus of a step-in cut.
        under: the manoeuvre that it is part of.
    """
    foe = turn_on(fight, fighter, act.target) if act.target else fighter.foe
    rules, tell, part = fight.rules, fight.log.tell, act.part
    fighter.vitality -= cost
    if part is FACE:
        tell(SpiritFlag(fighter.id, _FLAG))
    if fighter.first_cut:
        fighter.first_cut = False
        tell(FirstCut(fighter.id, foe.id, act, cost, _FIRST_CUT))
        yield from strike_home(fight, fighter, foe, act, SUCCESS, 0, under)
        return True
    yield from react(fight, foe)
    if (foe.caster is not None or under is not None) and not _is_there(fight, fighter, foe, act, weapon):
        if fighter.able:
            # What an answer, or the manoeuvre's own effects, has felled or taken away is not struck.
            fighter.vitality += cost if under is None else 0
            tell(CutShort(fighter.id, (act,), _ATTACK))
        return False
    backing = backing_of(fight, fighter, foe, under)
    favoured = foe.stance is not None and is_cancelled(fight, foe, fighter)
    bonus, cited = attack_number(fight, fighter, foe, weapon, step_in, backing.bonus)
    fighter.counter_bonus = 0
    target = target_number(fight, foe, favoured, backing.direct)
    if rules.attack_target == "contest":
        target = yield from _evaded(fight, foe, target - BARE_DEFENCE)
    one, two = faces = yield fighter.attack_roll
    fortune = attack_fortune(fight, fighter, weapon, backing.fortune)
    bonus += backing.by_faces(fight, one, two)
    total = one + two + bonus
    outcome = judge(one, two, total, target, rules, fortune)
    cited += backing.clauses + fortune_clauses(one, two, fortune, outcome)
    if fighter.forced is not None:
        outcome = settled(fighter, outcome)
    cited = _citation(fight, fighter, foe, act, weapon, favoured, outcome) + cited
    tell(Attacked(fighter.id, foe.id, act, cost, faces, bonus, total, target, outcome, cited))
    if outcome is not SUCCESS and outcome is not FAILURE:
        after_doubles(fight, fighter, outcome)
    if outcome in SUCCESSES:
        yield from strike_home(fight, fighter, foe, act, outcome, total - target, under)
        return True
    yield from follow(fight, fighter, foe, under, outcome)
    shake_focus(fight, fighter, foe, act, hit=False)
    if part is not None and is_near_miss(rules, target - total):
        lose_guard(fight, foe, (NEAR_MISS,))
    return False


def _is_there(fight: Fight, fighter: Fighter, foe: Fighter, act: Attack, weapon: Weapon) -> bool:
    """Whether somebody can still be struck who could be when the attack was declared.

    Clauses: maai.attack.normal, maai.weapon.ideal.two_off, maai.distance.zoom.
    """
    duel = fighter.duel
    if not (fighter.able and foe.able):
        return False
    if duel is fight.open or foe.duel is not duel:
        return not isinstance(act, Bare) and within_reach(fight, fighter, foe, weapon, fighter.area)
    if isinstance(act, Bare):
        return duel.distance is TSUBAZERI
    roomy = fighter.room_to_swing and duel.distance is SESSEN
    return not duel.modules.ladder or roomy or duel.reach[weapon.kind][duel.distance] is not None


def _evaded(fight: Fight, foe: Fighter, bonus: int) -> Flow:
    """What an attack must reach where the target rolls too: 2d10 + armour + stance + 回避.

    Rulings: maai.attack.target.
    """
    bonus += hampered(fight, foe)
    faces = yield foe.rolls["evasion"]
    total: int = faces[0] + faces[1] + bonus
    fight.log.tell(Evaded(foe.id, faces, bonus, total, _EVASION + burdens(fight, foe)))
    return total


def _citation(
    fight: Fight, fighter: Fighter, foe: Fighter, act: Attack, weapon: Weapon, favoured: bool, outcome: Outcome
) -> tuple[str, ...]:
    """The clauses that decided an attack check, the attacker's own state apart."""
    if type(act) is Bare:
        cited = _BARE if act.part is None else _BARE_AT_PART
    elif fighter.duel is fight.open:
        cited = _ATTACK
    else:
        cited = (_CUT if act.part is None else _CUT_AT_PART)[weapon.kind][fighter.duel.distance]
    if outcome is not SUCCESS and outcome is not FAILURE:
        cited += _DOUBLES[outcome]
    if favoured:
        cited += LONGER
    return cited + _OPENING if is_open(fight, foe) else cited


def strike_home(
    fight: Fight, fighter: Fighter, foe: Fighter, act: Attack, outcome: Outcome, margin: int, under: Manoeuvre | None
) -> Flow:
    """A hit: what it takes, what a named part suffers, what the manoeuvre that it is part of brings; then, by all the
    strength that it took, whether a preparing caster keeps her focus.

    Clauses: maai.part.on_hit, maai.focus.breaking_strength. Rulings: maai.cross.window_focus.
    """
    before, window = foe.lost_strength, foe.window
    if land(fight, fighter, foe, act, outcome, margin) and act.part is not None:
        yield from part_effect(fight, foe, act.part)
    by_window = window and not foe.window
    yield from follow(fight, fighter, foe, under, outcome)
    if foe.caster is not None:
        shake_focus(fight, fighter, foe, act, hit=True)
        critical = outcome in CRITICALS or (by_window and fight.rules.spells.window_focus)
        yield from keep_focus(fight, foe, foe.lost_strength - before, critical=critical)


def land(fight: Fight, fighter: Fighter, foe: Fighter, act: Attack, outcome: Outcome, margin: int = 0) -> bool:
    """What a hit does: the window, strength or points, guard. Returns whether the body is hit and goes on:
    whether a named part takes effect.

    Args:
        margin: by how much the attack reached its target; 0 without a roll.

    Clauses: maai.guard.break.window, maai.part.torso.extra, maai.part.spar, maai.part.on_hit.
    """
    _, by_window, taken, losses = harm_of(fight, foe, act, outcome, margin)
    if by_window:
        foe.window = False
        fight.log.tell(WindowUsed(fighter.id, foe.id, _WINDOW))
    if fight.mode is TRAINING:
        _score(fight, fighter, foe, taken, losses)
        return False
    if taken:
        lose_strength(fight, foe, taken, _TRUNK_HIT if act.part is TRUNK else _HIT)
        if not foe.strength:
            return False
    lose_guard(fight, foe, losses)
    return True


def _score(fight: Fight, fighter: Fighter, foe: Fighter, taken: int, losses: Losses) -> None:
    """A hit in training: points and guard, the body unharmed.

    Clauses: maai.part.spar. Rulings: maai.part.spar_conversion.
    """
    if taken and fight.rules.spar_conversion == "points+guard":
        fighter.points += taken
        fight.log.tell(PointsScored(fighter.id, taken, fighter.points, _SPAR))
        fight.scored = True
    lose_guard(fight, foe, losses)
