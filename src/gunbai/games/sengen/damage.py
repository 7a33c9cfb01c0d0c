"""Damage: what an attack does, additional damage, reductions, who bears it (6.2.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.sengen.cards import put_away
from gunbai.games.sengen.character import AttackKind
from gunbai.games.sengen.cites import cites
from gunbai.games.sengen.events.attacks import CardBroke, CardHpLost, DamageRolled, HpLost, ItemStruck
from gunbai.games.sengen.events.course import Recovered
from gunbai.games.sengen.points import fall, half_pool, restore_by_card
from gunbai.games.sengen.traits import up
from gunbai.games.sengen.values import APPLIED, FAILED, KNOWN, Gone
from gunbai.games.sengen.windows import window
from gunbai.kernel.requests import Flow, Roll

if TYPE_CHECKING:
    from gunbai.games.sengen.blow import Blow, Mark
    from gunbai.games.sengen.fighter import Fighter
    from gunbai.games.sengen.rules import Rules
    from gunbai.games.sengen.state import Fight

_ROLLED = cites("sengen.damage.at-once", "sengen.damage.formula-per-action", "sengen.dp.not-damage")
_BY_KIND: dict[AttackKind, tuple[str, ...]] = {
    AttackKind.DANMAKU: cites("sengen.core.danmaku-damage", "sengen.damage.formula-per-action"),
    AttackKind.SHOT: _ROLLED + cites("sengen.core.shot-damage"),
    AttackKind.HOMING: _ROLLED + cites("sengen.core.homing-damage", "sengen.homing.damage-once"),
    AttackKind.MELEE: _ROLLED + cites("sengen.melee.training"),
    AttackKind.ABILITY: _ROLLED,
}
_WITH_DICE = (AttackKind.SHOT, AttackKind.HOMING, AttackKind.MELEE)
"""Attacks to whose damage cards may add dice."""
_ADDITIONAL = cites("sengen.damage.additional", "sengen.damage.additional-split")
_HP = cites("sengen.damage.reduce-then-hp")
_CARD = cites("sengen.damage.card-hp", "sengen.card.deploy-takes-damage", "sengen.card.deploy-before-damage")
_BROKE = cites("sengen.card.deploy-takes-damage")
_DP_ON_BREAK = cites("sengen.card.dp_on_break")
_HELD = cites("sengen.core.held-items")


def deal(fight: Fight, blow: Blow, dice: int, flat: int, cited: tuple[str, ...]) -> Flow:
    """What an attack does to all whom it strikes: rolled once, then applied to all at once.

    Args:
        dice: of damage, without those that cards add; 0 where it is fixed (`blow.base` then says how much).
        cited: the clauses of the means.

    Clauses: sengen.damage.when, sengen.damage.at-once, sengen.homing.damage-once, sengen.damage.additional.
    Rulings: sengen.homing.partial_hit, sengen.damage.simultaneous, sengen.graze.timing_damage.
    """
    if not blow.struck():
        return
    if blow.item and all(mark.fighter is mark.aimed for mark in blow.struck()):
        # Whoever stands in takes the blow herself, and what is held behind her stays whole.
        _strike_item(fight, blow)
        return
    yield from window(fight, FAILED, blow)
    if not blow.struck():
        return
    faces: tuple[int, ...] = ()
    if blow.kind in _WITH_DICE:
        dice += blow.attacker.bonus.damage_dice + blow.extra.damage_dice
    if dice:
        faces = yield Roll(dice, 6, blow.attacker.seat, "damage")
    if blow.kind is not AttackKind.DANMAKU:
        flat += blow.attacker.bonus.damage + blow.extra.damage
        blow.base = max(0, flat + sum(faces))
    else:
        flat = blow.base
    additional = make_known(fight, blow)
    cited = _BY_KIND[blow.kind] + cited
    if additional:
        cited += _ADDITIONAL
    fight.log.tell(DamageRolled(blow.attacker.id, faces, flat, blow.base, additional, cited))
    yield from window(fight, KNOWN, blow)
    marks = blow.struck()
    for mark in marks:
        _apply(fight, mark)
    for mark in marks:
        if not mark.fighter.hp:
            fall(fight, mark.fighter, Gone.HP)
    yield from window(fight, APPLIED, blow)


def make_known(fight: Fight, blow: Blow) -> int:
    """What an attack will do to each target is known by its original damage; returns the additional damage.

    Clauses: sengen.damage.additional, sengen.damage.additional-split.
    """
    additional = additional_to(blow, blow.base)
    blow.known = True
    for mark in blow.marks:
        mark.damage = up(blow.base + additional, 2) if _halved(fight, blow, mark) else blow.base + additional
    return additional


def additional_to(blow: Blow, base: int) -> int:
    """The additional damage of an attack. Clauses: sengen.damage.additional, sengen.damage.additional-split."""
    return up(base, 2) if blow.attacker.bonus.half_again or blow.extra.half_again else 0


def _halved(fight: Fight, blow: Blow, mark: Mark) -> bool:
    """Rulings: sengen.focus.halve_scope."""
    return fight.rules.halve_damage and blow.kind is AttackKind.DANMAKU and mark.fighter.focused


def amount(fight: Fight, mark: Mark) -> tuple[int, int]:
    """What a target will lose, and what is taken off before.

    Clauses: sengen.damage.reduce-then-hp. Rulings: sengen.damage.reduce_order, sengen.cover.damage.
    """
    fighter = mark.fighter
    off = reduction_of(fighter) + mark.guarded
    if mark.aimed is not fighter and not fight.rules.cover_protected:
        off = 0
    return lessened(fight.rules, mark.damage, mark.boost, off)


def reduction_of(fighter: Fighter) -> int:
    """What is taken off each damage. Clauses: sengen.damage.reduce-then-hp."""
    return fighter.reduction + fighter.bonus.reduction


def lessened(rules: Rules, damage: int, boost: int, off: int) -> tuple[int, int]:
    """What is left of damage and of what graze adds to it, and what is taken off.

    Clauses: sengen.damage.reduce-then-hp. Rulings: sengen.damage.reduce_order.
    """
    if rules.graze_last:
        off = min(off, damage)
        return damage - off + boost, off
    off = min(off, damage + boost)
    return damage + boost - off, off


def _apply(fight: Fight, mark: Mark) -> None:
    """HP, or those of the card, fall. Clauses: sengen.damage.card-hp, sengen.card.deploy-takes-damage.

    Rulings: sengen.card.overflow, sengen.card.break_when, sengen.damage.hp_floor.
    """
    fighter = mark.fighter
    lost, off = amount(fight, mark)
    if fighter.card is not None:
        name, most = fighter.card.id, fighter.card_hp
        fighter.card_hp = max(0, most - lost)
        fight.hurt = fight.hurt or lost > 0
        fight.log.tell(CardHpLost(fighter.id, name, lost, off, fighter.card_hp, _CARD))
        if not fighter.card_hp:
            break_card(fight, fighter)
        if lost <= most or not fight.rules.overflow:
            return
        lost, off = lost - most, 0
    fighter.hp = max(0, fighter.hp - lost)
    fight.hurt = fight.hurt or lost > 0
    fight.log.tell(HpLost(fighter.id, lost, off, fighter.hp, _HP))


def break_card(fight: Fight, fighter: Fighter) -> None:
    """The deployed card is gone at once, and its bonus with it.

    Rulings: sengen.card.break_when, sengen.card.dp_on_break.
    """
    card = fighter.card
    assert card is not None
    put_away(fight, fighter)
    fight.hurt = True
    fight.log.tell(CardBroke(fighter.id, card.id, _BROKE))
    if fight.rules.dp_on_break:
        gained = restore_by_card(fight, fighter, half_pool(fighter))
        fight.log.tell(Recovered(fighter.id, gained, fighter.dp, _DP_ON_BREAK))


def _strike_item(fight: Fight, blow: Blow) -> None:
    """Something held is hit instead of its holder. Clauses: sengen.core.held-items."""
    for mark in blow.struck():
        mark.aimed.items = tuple(item for item in mark.aimed.items if item != blow.item)
        fight.regroup()
        fight.log.tell(ItemStruck(mark.aimed.id, blow.item, _HELD))
