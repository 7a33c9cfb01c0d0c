"""The attack actions (6.2.4): what each costs, what is rolled, and in which order things come."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from gunbai.games.sengen import graze
from gunbai.games.sengen.abilities import ability
from gunbai.games.sengen.attack_table import (
    DANMAKU,
    danmaku_damage_clauses,
    danmaku_lessens,
    danmaku_lessens_clauses,
    homing_achievement,
    homing_boosts_clauses,
    homing_cost,
    homing_targets_clauses,
)
from gunbai.games.sengen.blow import Blow, Mark
from gunbai.games.sengen.cards import CARD_BONUS
from gunbai.games.sengen.character import AttackKind, CardSheet
from gunbai.games.sengen.cites import cites
from gunbai.games.sengen.damage import additional_to, deal, make_known
from gunbai.games.sengen.danmaku import answer_danmaku
from gunbai.games.sengen.declaration import Danmaku, Homing, Melee, Number, Shot, Strike, UseAbility
from gunbai.games.sengen.defence import defend
from gunbai.games.sengen.events.attacks import Aimed, Approached, DanmakuMade, HitRolled, HomingMade, ShotMade
from gunbai.games.sengen.fighter import NO_BONUS
from gunbai.games.sengen.legality import KINDS, source_of
from gunbai.games.sengen.numbers import number_offer, read_number
from gunbai.games.sengen.points import pay
from gunbai.games.sengen.values import BACK, DECLARED, SHOWN
from gunbai.games.sengen.windows import window
from gunbai.kernel.requests import GM, Ask, Flow, Roll

if TYPE_CHECKING:
    from gunbai.games.sengen.fighter import Fighter
    from gunbai.games.sengen.means import Source
    from gunbai.games.sengen.state import Fight

_AIMED = cites("sengen.attack.one", "sengen.turn.one-attack", "sengen.attack.list", "sengen.dp.per-action")
_SHOT = cites("sengen.shot.cost", "sengen.core.shot-judge", "sengen.dp.formula", "sengen.core.no-critical")
_SHOT_AIMED = _AIMED + cites("sengen.shot.cost", "sengen.dp.one-per-die")
_MELEE_AIMED = _AIMED + cites("sengen.melee.cost")
_DANMAKU = cites("sengen.danmaku.cost", "sengen.core.danmaku-no-roll", "sengen.dp.cost-without-roll")
_DAMAGE = cites("sengen.core.danmaku-damage")
_HOMING = cites("sengen.homing.cost", "sengen.core.homing-achievement", "sengen.core.danmaku-no-roll")
_HOMING += cites("sengen.dp.per-action", "sengen.homing.target-limit", "sengen.homing.target-free")
_PLAIN = cites("sengen.homing.cost-addable")
_BOOSTED = _PLAIN + cites("sengen.homing.boost", "sengen.homing.boost-limit")
_SEVERAL = cites("sengen.homing.multi-cost")
_EXAMPLES = {0: cites("sengen.homing.example-a"), 1: cites("sengen.homing.example-b")}
_LOW, _MIDDLE = cites("sengen.homing.lv1-3"), cites("sengen.homing.lv4-7")
_APPROACH = cites("sengen.melee.cost", "sengen.graze.melee-attacker", "sengen.core.opposed-tie")
_HIT = cites("sengen.melee.cost", "sengen.core.trait-weapon")
_FREE = cites("sengen.row.others-free")
_HOMING_FREE = _FREE + cites("sengen.core.homing-back-row")
_PASSIVE_BY_GM = cites("sengen.melee.cost")


def strike(fight: Fight, fighter: Fighter, act: Strike, card: CardSheet | None = None) -> Flow:
    """An attack action from its price to what came of it; `end_strike` follows.

    Args:
        card: the consumed card whose action it is.

    Clauses: sengen.attack.one, sengen.card.consume-action.
    """
    fighter.attacks += 1
    extra = NO_BONUS if card is None else card.bonus
    targets = [fight.by_id[name] for name in act.targets]
    blow = fight.blow = Blow(fighter, KINDS[type(act)], [Mark(target, target) for target in targets], extra)
    return _STRIKES[type(act)](fight, blow, act)


def end_strike(fight: Fight) -> None:
    """An attack action is over; who was hidden from its targets is so no longer."""
    blow, fight.blow = fight.blow, None
    if fight.surprises and blow is not None:
        hidden = [mark.aimed.id for mark in blow.marks]
        fight.surprises = tuple(
            one for one in fight.surprises if one.attacker != blow.attacker.id or one.target not in hidden
        )
        fight.regroup()


def _marks(fight: Fight, blow: Blow) -> list[Mark]:
    """The targets in the order in which they decide. Rulings: sengen.danmaku.order_of_defenders."""
    if len(blow.marks) == 1:
        return blow.marks
    if not fight.rules.defenders_as_declared:
        return sorted(blow.marks, key=lambda mark: mark.aimed.place)
    ordered = fight.in_order([mark.aimed for mark in blow.marks])
    return sorted(blow.marks, key=lambda mark: ordered.index(mark.aimed))


def _danmaku(fight: Fight, blow: Blow, act: Danmaku) -> Flow:
    """弾幕: 3 DP, no dice. Clauses: sengen.danmaku.cost, sengen.core.danmaku-damage, sengen.core.danmaku-no-roll.

    Rulings: sengen.danmaku.choice, sengen.noroll.danmaku_homing.
    """
    fighter = blow.attacker
    source = source_of(fighter, AttackKind.DANMAKU, act.by)
    cost = DANMAKU.cost + fight.rules.throw_one
    dp = pay(fighter, cost)
    lessens = max(0, danmaku_lessens(source.level) + fighter.bonus.danmaku + blow.extra.danmaku)
    blow.base = max(0, source.flat + fighter.bonus.damage + blow.extra.damage)
    cited = _DANMAKU + danmaku_lessens_clauses(source.level) + danmaku_damage_clauses(source.level)
    cited += _DAMAGE + source.clauses
    cited += _back_row(blow)
    fight.log.tell(DanmakuMade(fighter.id, act.targets, source.by, cost, lessens, blow.base, dp, cited))
    blow.most = blow.likely = blow.base + make_known(fight, blow)
    for mark in blow.marks:
        mark.lessens = lessens
    yield from window(fight, DECLARED, blow)
    for mark in _marks(fight, blow):
        yield from answer_danmaku(fight, blow, mark)
    yield from deal(fight, blow, 0, 0, source.clauses)


def _back_row(blow: Blow) -> tuple[str, ...]:
    """What allows an attack from or at the back row. Clauses: sengen.row.others-free, sengen.core.homing-back-row."""
    if blow.attacker.row is not BACK and all(mark.aimed.row is not BACK for mark in blow.marks):
        return ()
    return _HOMING_FREE if blow.kind is AttackKind.HOMING else _FREE


def _shot(fight: Fight, blow: Blow, act: Shot) -> Flow:
    """ショット: as many dice as DP. Clauses: sengen.shot.cost, sengen.core.shot-judge, sengen.core.shot-damage."""
    fighter = blow.attacker
    source = source_of(fighter, AttackKind.SHOT, act.by)
    dp = pay(fighter, act.dice)
    blow.dice, blow.item = act.dice, act.item
    fight.log.tell(Aimed(fighter.id, act, act.dice, dp, _SHOT_AIMED))
    yield from window(fight, DECLARED, blow)
    faces = yield Roll(act.dice, 6, fighter.seat, "shot")
    value = source.value + strike_bonus(blow)
    total = value + sum(faces)
    cited = _SHOT + source.clauses + (CARD_BONUS if fighter.bonus.shot else ())
    fight.log.tell(ShotMade(fighter.id, act.targets, source.by, faces, value, total, fighter.dp, cited))
    _reckon(blow, source)
    yield from _met(fight, blow, total)
    yield from deal(fight, blow, source.dice, source.flat, source.clauses)


def strike_bonus(blow: Blow) -> int:
    """What cards add to the judgement of a shot, a homing or a melee attack. Clauses: sengen.card.deploy-bonus."""
    bonus, extra = blow.attacker.bonus, blow.extra
    if blow.kind is AttackKind.SHOT:
        return bonus.shot + extra.shot
    if blow.kind is AttackKind.HOMING:
        return bonus.homing + extra.homing
    return bonus.melee + extra.melee


def harm_of(blow: Blow, source: Source) -> tuple[int, int]:
    """D6 of damage and what is added to them, cards included, as things stand. Clauses: sengen.card.deploy-bonus."""
    bonus, extra = blow.attacker.bonus, blow.extra
    return source.dice + bonus.damage_dice + extra.damage_dice, source.flat + bonus.damage + extra.damage


def _reckon(blow: Blow, source: Source) -> None:
    """The most that an attack may do, and what it does with an ordinary roll, as things stand."""
    dice, flat = harm_of(blow, source)
    most, blow.likely = 6 * dice + flat, 7 * dice // 2 + flat
    blow.most = most + additional_to(blow, most)


def _met(fight: Fight, blow: Blow, total: int) -> Flow:
    """The achievement is shown to all, then the targets defend. Clauses: sengen.defence.see-first."""
    for mark in blow.marks:
        mark.against = total
    yield from window(fight, SHOWN, blow)
    for mark in _marks(fight, blow):
        yield from defend(fight, blow, mark)


def _homing(fight: Fight, blow: Blow, act: Homing) -> Flow:
    """ホーミング: a fixed achievement. Clauses: sengen.homing.cost, sengen.core.homing-achievement.

    Rulings: sengen.homing.boost_cost, sengen.homing.boost_when, sengen.homing.partial_hit.
    """
    fighter, rules = blow.attacker, fight.rules
    source = source_of(fighter, AttackKind.HOMING, act.by)
    blow.item = act.item
    level, count = source.level, len(act.targets)
    cost = homing_cost(count, act.boosts, rules.boost_each) + rules.throw_one
    dp = pay(fighter, cost)
    total = homing_achievement(source.value - level, level, act.boosts) + strike_bonus(blow)
    cited = (
        _HOMING + (_BOOSTED if act.boosts else _PLAIN) + homing_boosts_clauses(level) + homing_targets_clauses(level)
    )
    if count > 1:
        cited += _SEVERAL
    if level == 4 and act.boosts in _EXAMPLES:
        cited += _EXAMPLES[act.boosts]
    if level <= 7:
        cited += _LOW if level <= 3 else _MIDDLE
    cited += source.clauses + _back_row(blow)
    if fighter.bonus.homing:
        cited += CARD_BONUS
    fight.log.tell(HomingMade(fighter.id, act.targets, source.by, act.boosts, cost, total, dp, cited))
    _reckon(blow, source)
    yield from _met(fight, blow, total)
    yield from deal(fight, blow, source.dice, source.flat, source.clauses)


def _melee(fight: Fight, blow: Blow, act: Melee) -> Flow:
    """近接攻撃: the approach, then the hit. Clauses: sengen.melee.cost, sengen.graze.melee-attacker.

    Rulings: sengen.melee.pay, sengen.melee.approach, sengen.melee.approach_target, sengen.melee.hit.
    """
    fighter, rules = blow.attacker, fight.rules
    source = source_of(fighter, AttackKind.MELEE, act.by)
    blow.dice, blow.item = act.hit, act.item
    _reckon(blow, source)
    cost = (act.approach + act.hit) * len(act.targets)
    fight.log.tell(Aimed(fighter.id, act, cost, fighter.dp, _MELEE_AIMED))
    yield from window(fight, DECLARED, blow)
    for mark in _marks(fight, blow):
        if mark.bombed or not (mark.fighter.able and fighter.able):
            continue
        # The GM may have taken DP since the attack was declared: what cannot be paid is not rolled.
        approach = min(act.approach, fighter.dp)
        pay(fighter, approach)
        hit = _pay_hit(fighter, act) if rules.melee_pays_both else 0
        near = approach > 0 and (yield from _approach(fight, blow, mark, approach, source.by))
        if near and not rules.melee_pays_both:
            hit = _pay_hit(fighter, act)
        if not (near and hit):
            mark.spared = True
            continue
        faces = yield Roll(hit, 6, fighter.seat, "hit")
        value = source.value + strike_bonus(blow)
        mark.against = value + sum(faces)
        cited = _HIT + source.clauses
        fight.log.tell(HitRolled(fighter.id, mark.aimed.id, faces, value, mark.against, fighter.dp, cited))
        yield from window(fight, SHOWN, blow)
        yield from defend(fight, blow, mark)
        if rules.approach_graze_by_hit and mark.hit:
            graze.gain(fight, fighter, approach, graze.BY_APPROACH)
    yield from deal(fight, blow, source.dice, source.flat, source.clauses)


def _pay_hit(fighter: Fighter, act: Melee) -> int:
    """Pays for the dice of a hit, as far as there are DP; returns how many they are."""
    dice = min(act.hit, fighter.dp)
    pay(fighter, dice)
    return dice


def _approach(fight: Fight, blow: Blow, mark: Mark, dice: int, by: str) -> Flow:
    """Whether one gets near: more than the target's passive value. Clauses: sengen.graze.melee-attacker.

    Args:
        dice: of the approach, paid.
        by: with what weapon.
    """
    fighter, rules = blow.attacker, fight.rules
    against = mark.aimed.passive
    if rules.approach_by_gm:
        ask = Ask(GM, "approach-target", number_offer(against), _PASSIVE_BY_GM, read_number, mark.aimed.id)
        said: Number = yield ask
        against = said.value
    faces = yield Roll(dice, 6, fighter.seat, "approach")
    value = fighter.approach + strike_bonus(blow)
    total = value + sum(faces)
    won = total > against
    fight.log.tell(Approached(fighter.id, mark.aimed.id, by, faces, value, total, against, won, fighter.dp, _APPROACH))
    if won and not rules.approach_graze_by_hit:
        graze.gain(fight, fighter, dice, graze.BY_APPROACH)
    return won


_STRIKES: dict[type[Strike], Callable[[Fight, Blow, Any], Flow]] = {
    Danmaku: _danmaku,
    Shot: _shot,
    Homing: _homing,
    Melee: _melee,
    UseAbility: ability,
}
