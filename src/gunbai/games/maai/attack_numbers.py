"""The numbers of an attack: what it adds, what it must reach, what a hit takes. Referee and odds both ask here."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from gunbai.games.maai.checks import hampered
from gunbai.games.maai.cites import cites
from gunbai.games.maai.criticals import in_use
from gunbai.games.maai.declaration import Attack, Bare, Feint
from gunbai.games.maai.guard import DIRECT_IN_OPENING, TRAINING_PART, Losses, hit_losses, is_open
from gunbai.games.maai.part import trunk_extra
from gunbai.games.maai.reach import OFF_IDEAL, is_cancelled, kept
from gunbai.games.maai.shelter import guarded
from gunbai.games.maai.standing import has_effects
from gunbai.games.maai.values import (
    CRITICALS,
    TENMEI,
    TRAINING,
    TRUNK,
    TSUBAZERI,
    Move,
    Outcome,
)
from gunbai.games.maai.weapons import Weapon

if TYPE_CHECKING:
    from gunbai.games.maai.fighter import Fighter
    from gunbai.games.maai.rules import Rules
    from gunbai.games.maai.state import Fight

BARE_DEFENCE = 10
"""防備 without armour or stance; the whole target of one who is 無防備.

Rulings: maai.attack.target, maai.defenceless.
"""
HIT_STRENGTH, CRITICAL_STRENGTH = 1, 2
"""Strength that a hit and a 会心 take. Clauses: maai.core.crit_strength. Rulings: maai.attack.damage."""
ARM_PENALTY = 2
WRIST_PENALTY = 1

_UNHARMED: tuple[str, ...] = ()
_WRIST = cites("maai.part.wrist.penalty")
_ARM = cites("maai.part.arm")
_FACE = cites("maai.part.face.penalty")
_GLARE = cites("maai.terrain.glare")


def own_modifiers(fight: Fight, fighter: Fighter, weapon: Weapon) -> tuple[int, tuple[str, ...]]:
    """What injuries and light add to an attack check, with what they cite.

    Clauses: maai.part.wrist.penalty, maai.part.arm, maai.part.face.penalty, maai.terrain.glare.
    """
    bonus, cited = hampered(fight, fighter), _UNHARMED
    if fighter.wrist and weapon.is_blade:
        bonus -= WRIST_PENALTY * fighter.wrist
        cited += _WRIST
    if fighter.arm:
        bonus -= ARM_PENALTY * fighter.arm
        cited += _ARM
    if fighter.face:
        cited += _FACE
    if fighter.duel.dazzled == fighter.id:
        cited += _GLARE
    return bonus, cited


def situation(fight: Fight, fighter: Fighter, foe: Fighter, weapon: Weapon) -> tuple[int, tuple[str, ...]]:
    """What injuries, stance, range and light add to an attack check, the distance apart; with what injuries and light
    cite.

    Clauses: maai.part.wrist.penalty, maai.part.arm, maai.part.face.penalty, maai.terrain.glare,
    maai.weapon.longer.rule.
    """
    bonus, cited = own_modifiers(fight, fighter, weapon)
    by_range, by_stance = weapon.range_bonus, 0 if fighter.stance is None else fighter.stance.attack
    if fighter.condition.second is not None:
        by_stance += fighter.condition.second.attack
    if by_range or by_stance:
        cancelled = is_cancelled(fight, fighter, foe)
        bonus += kept(by_range, cancelled) + kept(by_stance, cancelled)
    return bonus, cited


def target_number(fight: Fight, foe: Fighter, cancelled: bool, direct: int = 0) -> int:
    """What an attack on `foe` must reach: 防備 (10 + armour + stance) + 回避.

    Args:
        cancelled: the attacker's weapon is longer and takes the stance away.
        direct: N of a [直撃 N] that the attack has of its own, besides that of an opening.

    Clauses: maai.core.defence_sources, maai.guard.break.direct2, maai.guard.break.design, maai.weapon.longer.rule.
    Rulings: maai.attack.target, maai.direct, maai.defenceless.
    """
    rules = fight.rules
    if foe.defenceless_until >= fight.round and rules.defenceless == "bare-10":
        return BARE_DEFENCE
    cover = foe.armour
    if foe.stance is not None:
        cover += kept(foe.stance.defence, cancelled)
        if foe.condition.second is not None:
            cover += kept(foe.condition.second.defence, cancelled)
    others = 0
    if has_effects(foe) or fight.barriers:
        by_stance, others = guarded(fight, foe)
        cover += kept(by_stance, cancelled)
    if is_open(fight, foe):
        direct += DIRECT_IN_OPENING
    if direct and rules.direct != "+N damage":
        cover -= direct if rules.direct == "target-N" else min(direct, max(cover, 0))
    return BARE_DEFENCE + cover + foe.evasion + others


def attack_number(
    fight: Fight, fighter: Fighter, foe: Fighter, weapon: Weapon, step_in: int, backing: int
) -> tuple[int, tuple[str, ...]]:
    """What an attack check adds to its two dice, but for what hangs on their faces; with what is cited for it.

    Args:
        step_in: bonus of a step-in cut.
        backing: what manoeuvres and lasting effects add.

    Clauses: maai.attack.normal, maai.weapon.ideal.one_off. Rulings: maai.attack.check.
    """
    duel = fighter.duel
    distance = duel.distance
    modifier = duel.reach[weapon.kind][distance]
    if modifier is None:
        modifier = 0 if distance is TSUBAZERI else OFF_IDEAL
    here, cited = situation(fight, fighter, foe, weapon)
    return fighter.skills[weapon.id] + modifier + here + step_in + fighter.counter_bonus + backing, cited


def attack_fortune(fight: Fight, fighter: Fighter, weapon: Weapon, backing: int) -> int:
    """What an attack check is made under, as `judge` takes it.

    Args:
        backing: what manoeuvres and lasting effects give.
    """
    fortune: int = weapon.fortune | fighter.condition.fortune | backing
    return in_use(fight, fighter, fortune) if fortune else 0


def is_near_miss(rules: Rules, lacking: int) -> bool:
    """Whether an attack at a named part that missed shakes the guard all the same.

    Args:
        lacking: what it lacked of its target; 0 and less where it did not.

    Clauses: maai.guard.loss.part_threat. Rulings: maai.guard.nearmiss.
    """
    return 1 <= lacking <= rules.guard_nearmiss


class Harm(NamedTuple):
    """What a hit does to strength and guard."""

    critical: bool
    """It is a 会心, of whatever origin."""
    by_window: bool
    """It is one by the opening's window."""
    taken: int
    """Strength, before there is too little of it; in training, points."""
    losses: Losses
    """Of guard, where the struck one stands."""


def harm_of(fight: Fight, foe: Fighter, act: Attack, outcome: Outcome, margin: int) -> Harm:
    """What a hit does.

    Args:
        margin: by how much the attack reached its target; 0 without a roll.

    Clauses: maai.guard.break.window, maai.core.crit_strength, maai.part.torso.extra, maai.part.spar.
    Rulings: maai.tenmei.effect, maai.direct.
    """
    rules = fight.rules
    critical = outcome in CRITICALS
    by_window = not critical and foe.window and is_open(fight, foe)
    critical = critical or by_window
    taken = damage_of(act, critical)
    if outcome is TENMEI and rules.tenmei_doubles:
        taken *= 2
    if rules.direct == "+N damage" and is_open(fight, foe):
        taken += DIRECT_IN_OPENING
    if act.part is TRUNK:
        taken += trunk_extra(fight, foe)
    losses = hit_losses(
        rules, taken, feint=isinstance(act, Feint), bare=isinstance(act, Bare), critical=critical,
        by_window=by_window, margin=margin,
    )  # fmt: skip
    if fight.mode is TRAINING and act.part is not None:
        losses = (*losses, TRAINING_PART)
    return Harm(critical, by_window, taken, losses)


def damage_of(act: Attack, critical: bool) -> int:
    """Strength that a hit takes before the part's extra.

    Clauses: maai.core.crit_strength, maai.clinch.barehand.effect, maai.guard.loss.feint.
    """
    if critical:
        return CRITICAL_STRENGTH
    if isinstance(act, Feint) or (isinstance(act, Bare) and act.move is not Move.DAGGER):
        return 0
    return HIT_STRENGTH
