"""マヌーバ: who can use which, when, how often and for what price.

Clauses: maai.technique.*, maai.zero_kata.*, maai.majin.*, maai.noncombat.*, maai.move.cond.limit.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeGuard

from gunbai.errors import Value
from gunbai.games.maai.arts import STANCES
from gunbai.games.maai.barriers import PREFIX
from gunbai.games.maai.cites import cites
from gunbai.games.maai.content.effects import AnyEffect, Recover, Restrict, VitalityChange
from gunbai.games.maai.content.entries import Manoeuvre
from gunbai.games.maai.content.terms import On, Recovery, Restriction, Source, Target, Tie, Type
from gunbai.games.maai.content.terms import Strike as Strikes
from gunbai.games.maai.declaration import (
    Act,
    Bare,
    Cast,
    Challenge,
    Feint,
    Go,
    Prepare,
    Reserve,
    Stance,
    Step,
    Strike,
    Use,
)
from gunbai.games.maai.parties import in_duel
from gunbai.games.maai.refusal import Refusal
from gunbai.games.maai.standing import effects_of, forbidden, holds

if TYPE_CHECKING:
    from gunbai.games.maai.arts import Arts
    from gunbai.games.maai.fighter import Fighter
    from gunbai.games.maai.state import Fight

KATA_A_ROUND = 2
"""Uses of a 0-cost [型] in a round. Clauses: maai.zero_kata.limit."""
_AT_A_COUNT = (Type.KATA, Type.TECHNIQUE, *STANCES)
_NAMED = (Target.FOE, Target.ALLY, Target.ANYONE)

_UNKNOWN = cites("maai.technique.six_types")
_GIFT = cites("maai.technique.six_types")
_NONCOMBAT = cites("maai.noncombat.type", "maai.noncombat.result_unit", "maai.noncombat.vitality")
_LULL_ONLY = cites("maai.majin.a.phase", "maai.majin.a.cost")
_ZERO = cites("maai.zero_kata.limit", "maai.zero_kata.implicit", "maai.zero_kata.only_kata_and_zero")
_LIMIT = cites("maai.move.cond.limit")
_RESCUE = cites("maai.majin.b.condition", "maai.majin.b.once")
_RESCUE_ONCE = cites("maai.majin.b.once")
_SERVICE = cites("maai.majin.a.effect", "maai.majin.a.phase")
_TIES = {
    Tie.WEAPON: cites("maai.technique.core_type", "maai.technique.cat.weapon"),
    Tie.ARMOUR: cites("maai.technique.core_type", "maai.technique.cat.armour"),
    Tie.CONSUMABLE: cites("maai.technique.core_type", "maai.technique.cat.consumable"),
    Tie.LICENCE: cites("maai.technique.core_type", "maai.technique.cat.style"),
}
_REQUIRES = cites("maai.technique.as_core")
_WHEN = cites("maai.bonus.cond.environment", "maai.bonus.cond.stance", "maai.bonus.cond.target")
_BEYOND = cites("maai.recovery.a.zero")
_TARGET = cites("maai.technique.as_core")
_FAR = cites("maai.technique.as_core", "maai.distance.zoom")
_FORBIDDEN = cites("maai.technique.as_core")
TOLL = cites("maai.bonus.cond.vitality5", "maai.bonus.cond.vitality6", "maai.bonus.cond.vitality7")
_ONCE_A_BATTLE = 1


def toll_of(record: Manoeuvre) -> int:
    """Vitality that a manoeuvre takes from its user besides its cost.

    Clauses: maai.bonus.cond.vitality5, maai.bonus.cond.vitality6, maai.bonus.cond.vitality7.
    """
    return -sum(
        effect.amount
        for effect in record.effects
        if isinstance(effect, VitalityChange)
        and effect.amount < 0
        and effect.target is Target.SELF
        and effect.on is On.USE
        and not effect.next_round
    )


def aim_of(record: Manoeuvre) -> Target | None:
    """Whom its user has to name: an enemy, a friend, anybody; None for nobody."""
    wanted = [effect.target for effect in record.effects if effect.target in _NAMED]
    for target in (Target.ANYONE, Target.ALLY):
        if target in wanted:
            return target
    return Target.FOE if wanted or record.strike.value != "none" else None


def use_refusal(
    fight: Fight,
    fighter: Fighter,
    record: Manoeuvre,
    target: str,
    held: tuple[str, ...],
    *,
    area: str | None = None,
    in_lull: bool = False,
) -> Refusal | None:
    """Why a manoeuvre cannot be used now; None if it can. What else is paid in the breath is not looked at.

    Args:
        target: whom the user names, an id; empty for nobody.
        held: weapons that are in hand then.
        area: in which she is then; None for where she is now.
        in_lull: in the lull, and not at a count.
    """
    arts = fighter.arts
    assert arts is not None
    return (
        type_refusal(record, in_lull=in_lull)
        or _limit_refusal(fight, arts, record)
        or _rescue_refusal(fight, fighter, record, target)
        or _tie_refusal(fighter, arts, record, held)
        or _requirement_refusal(fighter, arts, record, held)
        or _aim_refusal(fight, fighter, record, target, fighter.area if area is None else area)
    )


def type_refusal(record: Manoeuvre, *, in_lull: bool) -> Refusal | None:
    """Why a manoeuvre of this type is not for the moment. Clauses: maai.technique.six_types, maai.majin.a.phase."""
    values: dict[str, Value] = {"manoeuvre": record.id}
    if record.type is Type.GIFT:
        return Refusal("always-on", values, _GIFT)
    if record.type is Type.NONCOMBAT:
        return Refusal("not-in-battle", values, _NONCOMBAT)
    if record.type is Type.UPKEEP and not in_lull and not record.forced:
        return Refusal("lull-only", values, _LULL_ONLY)
    if record.type is not Type.UPKEEP and in_lull:
        return Refusal("not-in-lull", values, _SERVICE)
    return None


def _limit_refusal(fight: Fight, arts: Arts, record: Manoeuvre) -> Refusal | None:
    """Uses that are over. Clauses: maai.zero_kata.*, maai.majin.b.once, maai.move.cond.limit, maai.majin.a.effect."""
    rules = fight.rules.extension
    if record.type is Type.KATA and arts.prices[record.id] == 0:
        used = arts.round.get(record.id, 0)
        if rules.zero_kata_scope == "all":
            used = sum(
                times for id, times in arts.round.items() if arts.known[id].type is Type.KATA and arts.prices[id] == 0
            )
        if used >= KATA_A_ROUND:
            return Refusal("zero-kata", {"manoeuvre": record.id, "most": KATA_A_ROUND}, _ZERO)
    if record.rescue is not None and arts.battle.get(record.id, 0):
        return _used_up(record, "battle", _ONCE_A_BATTLE, _RESCUE_ONCE)
    if record.type is Type.UPKEEP:
        uses = arts.battle if rules.service_once == "per-battle" else arts.round
        if uses.get(record.id, 0):
            return _used_up(record, "battle" if rules.service_once == "per-battle" else "round", 1, _SERVICE)
    for limit in record.limits:
        if arts.uses(record, limit.per) >= limit.uses:
            return _used_up(record, limit.per.value, limit.uses, _LIMIT)
    return None


def _used_up(record: Manoeuvre, per: str, most: int, clauses: tuple[str, ...]) -> Refusal:
    return Refusal("used-up", {"manoeuvre": record.id, "per": per, "most": most}, clauses)


def _rescue_refusal(fight: Fight, fighter: Fighter, record: Manoeuvre, target: str) -> Refusal | None:
    """A rescue without an emergency of whoever it is for. Clauses: maai.majin.b.condition."""
    rescue = record.rescue
    whom = (fight.fighter(target) if target else None) or fighter
    if rescue is None or whom.strength <= rescue.strength or whom.vitality <= rescue.vitality:
        return None
    values: dict[str, Value] = {
        "manoeuvre": record.id, "strength": rescue.strength, "vitality": rescue.vitality,
    }  # fmt: skip
    return Refusal("no-emergency", values, _RESCUE)


def _tie_refusal(fighter: Fighter, arts: Arts, record: Manoeuvre, held: tuple[str, ...]) -> Refusal | None:
    """A technique without what it is bound to. Clauses: maai.technique.core_type, maai.technique.cat.*."""
    tie = record.binding
    if tie is None:
        return None
    kinds = {fighter.carried[id].kind for id in held}
    if tie.to is Tie.WEAPON:
        bound = tie.id in held if tie.id is not None else tie.weapon in kinds
    elif tie.to is Tie.ARMOUR:
        bound = tie.id in arts.tied
    elif tie.to is Tie.CONSUMABLE:
        bound = tie.id is not None and arts.consumables.get(tie.id, 0) > 0
    else:
        licensed = (tie.id, tie.weapon) in arts.licences if tie.id else any(k == tie.weapon for _, k in arts.licences)
        bound = licensed and (tie.weapon is None or tie.weapon in kinds)
    if bound:
        return None
    return Refusal("unbound", {"manoeuvre": record.id, "tie": tie.id or tie.weapon or tie.to.value}, _TIES[tie.to])


def _requirement_refusal(fighter: Fighter, arts: Arts, record: Manoeuvre, held: tuple[str, ...]) -> Refusal | None:
    need = record.requires
    kinds = {fighter.carried[id].kind for id in held}
    met = (
        (not need.weapon or bool(kinds & set(need.weapon)))
        and (not need.school or bool(arts.schools() & set(need.school)))
        and (not need.occupation or arts.occupation in need.occupation)
        and (not need.tags or bool(arts.tags & set(need.tags)))
        and all(arts.skills.get(skill, 0) >= points for skill, points in need.skills.items())
    )
    return None if met else Refusal("requires", {"manoeuvre": record.id}, _REQUIRES)


_KINDS: dict[type, tuple[Restriction, ...]] = {
    Step: (Restriction.STEP,),
    Go: (Restriction.MOVE,),
    Challenge: (Restriction.ATTACK,),
    Strike: (Restriction.ATTACK,),
    Feint: (Restriction.ATTACK,),
    Bare: (Restriction.ATTACK,),
    Stance: (Restriction.STANCE,),
    Reserve: (Restriction.RESERVE,),
    Prepare: (Restriction.CAST, Restriction.STANCE),
    Cast: (Restriction.CAST,),
}
_KINDS_BY_TYPE: dict[Type, tuple[Restriction, ...]] = {
    Type.KATA: (Restriction.MANOEUVRE,),
    Type.TECHNIQUE: (Restriction.MANOEUVRE,),
    Type.STANCE: (Restriction.STANCE,),
    Type.TACTIC: (Restriction.STANCE,),
}


def _bars_of_use(arts: Arts, manoeuvre: str) -> tuple[Restriction, ...]:
    """What forbids the use of a manoeuvre: by its type, and as the attack that it is."""
    record = arts.known.get(manoeuvre)
    if record is None:
        return ()
    bars = _KINDS_BY_TYPE.get(record.type, ())
    return bars if record.strike is Strikes.NONE else (*bars, Restriction.ATTACK)


def has_free_act(fighter: Fighter) -> bool:
    """Whether one whose vitality is 0 has something to do at her count: a kata, a technique or a stance that costs
    nothing, or a portion of a casting that does.
    """
    arts, caster = fighter.arts, fighter.caster
    if arts is not None and any(
        arts.prices[id] == 0 and record.type in _AT_A_COUNT for id, record in arts.known.items()
    ):
        return True
    held = None if caster is None else caster.preparation
    return caster is not None and held is not None and caster.known[held.spell].portions[held.paid] == 0


def restricted(fight: Fight, fighter: Fighter, act: Act) -> Refusal | None:
    """An act that something forbids her."""
    if not effects_of(fighter).get(Restrict):
        return None
    barred = forbidden(fight, fighter)
    if not barred:
        return None
    bars = _KINDS.get(type(act), ())
    if isinstance(act, Use) and fighter.arts is not None:
        bars = _bars_of_use(fighter.arts, act.manoeuvre)
    for one in (*bars, Restriction.ACT):
        if one in barred:
            return Refusal("forbidden", {"source": barred[one]}, _FORBIDDEN)
    return None


def _aim_refusal(fight: Fight, fighter: Fighter, record: Manoeuvre, target: str, area: str) -> Refusal | None:
    """Whom it is for, whether she is in this area, and whether it works on her at all."""
    aim = aim_of(record)
    foe: Fighter | None = None
    if target.startswith(PREFIX) and record.strike is Strikes.ATTACK:
        return None if holds(fight, fighter, record.when) else Refusal("no-use-now", {"manoeuvre": record.id}, _WHEN)
    if target:
        foe = fight.fighter(target)
        fits = foe is not None and (
            aim is Target.ANYONE or (aim is not None and (foe.side == fighter.side) == (aim is Target.ALLY))
        )
        if not fits:
            return Refusal("no-such-target", {"target": target}, _TARGET, _named(fight, fighter, record))
        if foe is not None and foe.area != area and record.strike is Strikes.NONE:
            return Refusal("elsewhere", {"target": target, "area": foe.area}, _FAR)
    elif aim is Target.FOE and in_duel(fight, fighter):
        foe = fighter.foe
    elif aim is not None and aim is not Target.FOE:
        foe = fighter
    elif aim is Target.FOE:
        return Refusal("whom-for", {"manoeuvre": record.id}, _TARGET, _named(fight, fighter, record))
    if foe is not None and foe.strength == 0 and is_cure(record):
        return Refusal("beyond-healing", {"fighter": foe.id}, _BEYOND)
    if not holds(fight, fighter, record.when, None if foe is fighter else foe):
        return Refusal("no-use-now", {"manoeuvre": record.id}, _WHEN)
    return None


def is_cure(record: Manoeuvre) -> bool:
    """Whether it gives strength back to whoever has some left. Clauses: maai.recovery.a.zero."""
    return any(_is_healing(effect) and not effect.rescue for effect in record.effects)


def _is_healing(effect: AnyEffect) -> TypeGuard[Recover]:
    return isinstance(effect, Recover) and effect.recovery is Recovery.A


def candidates(fight: Fight, fighter: Fighter, record: Manoeuvre) -> tuple[str, ...]:
    """Who may be named."""
    aim = aim_of(record)
    return tuple(
        other.id
        for other in fight.fighters
        if other.area == fighter.area
        and (aim is Target.ANYONE or (aim is not None and (other.side == fighter.side) == (aim is Target.ALLY)))
    )


def _named(fight: Fight, fighter: Fighter, record: Manoeuvre) -> tuple[str, ...]:
    return tuple(f"> {one}" for one in candidates(fight, fighter, record))


def is_secret(record: Manoeuvre) -> bool:
    """Whether it is a style's secret or a relic's. Clauses: maai.stance.slot2.source."""
    return record.source in (Source.SECRET, Source.RELIC)


def is_stance(record: Manoeuvre) -> bool:
    """Whether it is a stance, a tactic's included."""
    return record.type in STANCES
