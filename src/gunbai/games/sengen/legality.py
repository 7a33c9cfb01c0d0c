"""What may be declared in one's own slot, what it costs, and by which clause anything else is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.errors import NotOffered
from gunbai.games.sengen.attack_table import (
    ABILITY,
    DANMAKU,
    homing_boosts,
    homing_boosts_clauses,
    homing_cost,
    homing_targets,
    homing_targets_clauses,
)
from gunbai.games.sengen.character import AttackKind, CardKind, CardSheet
from gunbai.games.sengen.cites import cites
from gunbai.games.sengen.declaration import Danmaku, Homing, Melee, Play, Shot, Strike, UseAbility
from gunbai.games.sengen.means import Source, why_not
from gunbai.games.sengen.points import half_pool, hindered_now
from gunbai.games.sengen.values import BACK, IN_RANGE

if TYPE_CHECKING:
    from gunbai.games.sengen.fighter import Fighter
    from gunbai.games.sengen.sheet import Surprise
    from gunbai.games.sengen.state import Fight

MOST_DICE = ABILITY.most_dice
"""Of abilities, resistances, other actions. Clauses: sengen.ability.max, sengen.core.resist-max, sengen.other.max."""

_ONE_ATTACK = cites("sengen.turn.one-attack", "sengen.attack.one")
_FOCUSED = cites("sengen.focus.no-attack")
_LIST = cites("sengen.attack.list")
_FRIENDLY = cites("sengen.graze.no-farming")
_RANGE = cites("sengen.move.thirty-metres")
_NAMED = cites("sengen.bullet.declare", "sengen.bullet.several")
_NO_SHOT = cites("sengen.row.no-shot")
_NO_MELEE = cites("sengen.row.no-melee")
_NOT_SHOT = cites("sengen.row.not-target-shot")
_NOT_MELEE = cites("sengen.row.not-target-melee")
_OTHERS_FREE = cites("sengen.row.others-free", "sengen.core.homing-back-row")
_NO_DICE = cites("sengen.noroll.attack", "sengen.noroll.min-one")
_NO_DP = cites("sengen.dp.no-free-dice", "sengen.dp.one-per-die")
_SEVERAL = cites("sengen.graze.reigeki-single")
_SINGLE = cites("sengen.graze.multi-separate")
_BOOSTS = cites("sengen.homing.boost-limit")
_TARGETS = cites("sengen.homing.target-limit", "sengen.homing.target-free")
_ABILITY_MAX = cites("sengen.ability.max")
_ABILITY = cites("sengen.area.choose")
_WATCHED = cites("sengen.area.option-watch")
_HELD = cites("sengen.core.held-items")
_OWN_ACTION = cites("sengen.card.consume-own-action")
_CARD_ACTION = cites("sengen.card.consume-action")
_USABLE = cites("sengen.core.cards-usable", "sengen.core.cards-no-recovery")
_OUT = cites("sengen.core.unconscious-hp")
_SURPRISE = cites("sengen.core.surprise-alert")

COSTS: dict[AttackKind, tuple[str, ...]] = {
    AttackKind.DANMAKU: cites("sengen.danmaku.cost"),
    AttackKind.SHOT: cites("sengen.shot.cost"),
    AttackKind.HOMING: cites("sengen.homing.cost", "sengen.homing.multi-cost"),
    AttackKind.MELEE: cites("sengen.melee.cost"),
    AttackKind.ABILITY: cites("sengen.ability.cost"),
}
"""What says what each attack costs."""
KINDS: dict[type[Strike], AttackKind] = {
    Danmaku: AttackKind.DANMAKU,
    Shot: AttackKind.SHOT,
    Homing: AttackKind.HOMING,
    Melee: AttackKind.MELEE,
    UseAbility: AttackKind.ABILITY,
}


def strike_cost(fight: Fight, fighter: Fighter, act: Strike, card: CardSheet | None = None, dp: int = -1) -> int:
    """DP of an attack action that may be declared now.

    Args:
        card: the consumed card whose action it is.
        dp: what there is to pay with; the fighter's if below 0.

    Raises:
        NotOffered: with the reason, the clause and what would be accepted.

    Clauses: sengen.attack.one, sengen.focus.no-attack, and those of each attack.
    """
    if fighter.attacks >= fighter.actions:
        raise NotOffered("one-attack", {"most": fighter.actions}, clauses=_ONE_ATTACK, accepted=("done",))
    if fighter.focused:
        raise NotOffered("focused", {}, clauses=_FOCUSED, accepted=("done",))
    targets = targets_of(fight, fighter, act)
    kind = KINDS[type(act)]
    cost = _COSTS[type(act)](fight, fighter, act, targets, card)
    has = fighter.dp if dp < 0 else dp
    if cost > has:
        raise NotOffered("no-dp", {"cost": cost, "dp": has}, clauses=_NO_DP + COSTS[kind], accepted=(f"..{has}",))
    return cost


def play_cost(fight: Fight, fighter: Fighter, act: Play) -> int:
    """DP of a consumed card's own action; the card restores DP before they are paid.

    Clauses: sengen.card.consume-own-action, sengen.card.consume-dp. Rulings: sengen.card.consume_is_attack.
    """
    card = hand_card(fighter, act.card, CardKind.CONSUMED)
    if fight.rules.focus_no_cards and fighter.focused:
        raise NotOffered("focused", {}, clauses=_FOCUSED, accepted=("done",))
    if fighter.card is not None and not fight.rules.consume_beside:
        raise NotOffered("card-out", {"card": fighter.card.id}, clauses=_OWN_ACTION)
    if card.action is not KINDS[type(act.action)]:
        action = "none" if card.action is None else card.action.value
        raise NotOffered("card-action", {"card": card.id}, clauses=_CARD_ACTION, accepted=(action,))
    return strike_cost(fight, fighter, act.action, card, dp_to_play(fight, fighter))


def dp_to_play(fight: Fight, fighter: Fighter) -> int:
    """What there is to pay a consumed card's action with. Clauses: sengen.card.consume-dp.

    Rulings: sengen.card.consume_is_attack.
    """
    if fight.rules.consume_pays_first or hindered_now(fight, fighter):
        return fighter.dp
    return max(fighter.dp, min(fighter.dp_max, fighter.dp + half_pool(fighter)))


def hand_card(fighter: Fighter, name: str, *kinds: CardKind) -> CardSheet:
    """A card that a fighter may bring out.

    Raises:
        NotOffered: she has none of this name and kind, it is gone, or she has used as many as she may.
    """
    there = [card.id for card in fighter.cards.values() if card.kind in kinds]
    if name not in there:
        raise NotOffered("no-card", {"card": name}, clauses=_OWN_ACTION, accepted=there)
    card = fighter.cards[name]
    if name in fighter.used or card is fighter.card:
        raise NotOffered("card-gone", {"card": name}, clauses=_USABLE)
    if not fighter.cards_left():
        raise NotOffered("cards-spent", {"most": fighter.usable}, clauses=_USABLE)
    return card


def targets_of(fight: Fight, fighter: Fighter, act: Strike) -> list[Fighter]:
    """The targets of an attack, in the order named.

    Raises:
        NotOffered: one is no enemy, not there, out of range, or named twice.
    """
    found: list[Fighter] = []
    foes = [foe.id for foe in fight.foes(fighter)]
    if not act.targets:
        raise NotOffered("no-target", {}, clauses=_LIST, accepted=foes)
    for name in act.targets:
        target = fight.fighter(name)
        if target is None or target is fighter:
            raise NotOffered("no-such-target", {"name": name}, clauses=_LIST, accepted=foes)
        if target in found:
            raise NotOffered("target-twice", {"name": name}, clauses=_TARGETS)
        if not target.able:
            raise NotOffered("target-out", {"name": name}, clauses=_OUT, accepted=foes)
        if target.side == fighter.side and not fight.rules.friendly:
            raise NotOffered("friendly", {"name": name}, clauses=_FRIENDLY, accepted=foes)
        if _is_out_of_range(fight, fighter, target):
            raise NotOffered("out-of-range", {"name": name}, clauses=_RANGE)
        found.append(target)
    item = "" if isinstance(act, UseAbility) else act.item
    if item:
        held = found[0].items
        if isinstance(act, Danmaku) or len(found) > 1 or item not in held:
            raise NotOffered("no-item", {"item": item}, clauses=_HELD, accepted=held)
    return found


def _is_out_of_range(fight: Fight, fighter: Fighter, target: Fighter) -> bool:
    """Clauses: sengen.move.thirty-metres, sengen.core.surprise-far."""
    if not fight.far or frozenset((fighter.id, target.id)) not in fight.far:
        return False
    return not surprises(fight, fighter, target)


def in_range(fight: Fight, fighter: Fighter) -> tuple[str, ...]:
    """The enemies within range, by id: all of them as a rule. Rulings: sengen.move.range."""
    return tuple([foe.id for foe in fight.foes(fighter) if not _is_out_of_range(fight, fighter, foe)])


def surprises(fight: Fight, fighter: Fighter, target: Fighter) -> bool:
    """Whether an attack on a target comes out of hiding. Clauses: sengen.core.surprise-far."""
    return surprise_of(fight, fighter, target) is not None


def surprise_of(fight: Fight, fighter: Fighter, target: Fighter) -> Surprise | None:
    """The surprise that a fighter has prepared for a target, in the first turn and from beyond 30 m."""
    if not fight.surprises or fight.turn > 1:
        return None
    return next(
        (
            one
            for one in fight.surprises
            if (one.attacker, one.target) == (fighter.id, target.id) and one.distance > IN_RANGE
        ),
        None,
    )


def source_of(fighter: Fighter, kind: AttackKind, by: str) -> Source:
    """The means of an attack.

    Raises:
        NotOffered: she has none, not this one, or several and names none.

    Clauses: sengen.bullet.both, sengen.bullet.declare, sengen.bullet.several.
    """
    ways = fighter.sources[kind]
    if not ways:
        raise NotOffered("no-means", {"attack": kind.value}, clauses=why_not(fighter.sheet, kind))
    found = ways.get(by)
    if found is None:
        if by or len(ways) > 1:
            raise NotOffered("which-means", {"attack": kind.value}, clauses=_NAMED, accepted=tuple(ways))
        found = next(iter(ways.values()))
    return found


def _row(
    fighter: Fighter,
    targets: list[Fighter],
    card: CardSheet | None,
    own: tuple[str, ...],
    theirs: tuple[str, ...],
) -> None:
    """The bans of the back row. Clauses: sengen.row.no-shot, sengen.row.not-target-shot, sengen.row.exception."""
    if card is not None and card.any_row:
        return
    if fighter.row is BACK:
        raise NotOffered("back-row", {}, clauses=own)
    for target in targets:
        if target.row is BACK:
            raise NotOffered("target-back", {"name": target.id}, clauses=theirs)


def _dice(dice: int) -> None:
    if dice < 1:
        raise NotOffered("no-dice", {}, clauses=_NO_DICE, accepted=("1..",))


def _wide(targets: list[Fighter], card: CardSheet | None) -> None:
    most = 1 if card is None else card.targets
    if len(targets) > most:
        raise NotOffered("too-many-targets", {"most": most}, clauses=_SINGLE, accepted=(f"..{most}",))


def _danmaku(fight: Fight, fighter: Fighter, act: Strike, targets: list[Fighter], card: CardSheet | None) -> int:
    assert isinstance(act, Danmaku)
    source_of(fighter, AttackKind.DANMAKU, act.by)
    _reach(fight, targets)
    how = fight.rules.danmaku_targets
    if how == "named":
        return DANMAKU.cost + fight.rules.throw_one
    every = [name for name in in_range(fight, fighter) if not _is_sheltered(fight, fight.by_id[name])]
    if len(targets) != (1 if how == "one" else len(every)):
        raise NotOffered("danmaku-targets", {"how": how}, clauses=_SEVERAL, accepted=every)
    return DANMAKU.cost + fight.rules.throw_one


def _reach(fight: Fight, targets: list[Fighter]) -> None:
    for target in targets:
        if _is_sheltered(fight, target):
            raise NotOffered("target-back", {"name": target.id}, clauses=_OTHERS_FREE)


def _is_sheltered(fight: Fight, target: Fighter) -> bool:
    """From danmaku and homing, by her row. Rulings: sengen.row.reach."""
    return fight.rules.back_out_of_reach and target.row is BACK


def _shot(fight: Fight, fighter: Fighter, act: Strike, targets: list[Fighter], card: CardSheet | None) -> int:
    assert isinstance(act, Shot)
    source_of(fighter, AttackKind.SHOT, act.by)
    _dice(act.dice)
    _wide(targets, card)
    _row(fighter, targets, card, _NO_SHOT, _NOT_SHOT)
    if act.dice > MOST_DICE and any(surprises(fight, fighter, target) for target in targets):
        raise NotOffered("too-many-dice", {"most": MOST_DICE}, clauses=_SURPRISE, accepted=(f"1..{MOST_DICE}",))
    return act.dice


def _homing(fight: Fight, fighter: Fighter, act: Strike, targets: list[Fighter], card: CardSheet | None) -> int:
    assert isinstance(act, Homing)
    level = source_of(fighter, AttackKind.HOMING, act.by).level
    most = homing_targets(level)
    if len(targets) > most:
        clauses = _TARGETS + homing_targets_clauses(level)
        raise NotOffered("too-many-targets", {"most": most}, clauses=clauses, accepted=(f"..{most}",))
    most = homing_boosts(level)
    if not 0 <= act.boosts <= most:
        clauses = _BOOSTS + homing_boosts_clauses(level)
        raise NotOffered("too-many-boosts", {"most": most}, clauses=clauses, accepted=(f"..{most}",))
    _reach(fight, targets)
    return homing_cost(len(targets), act.boosts, fight.rules.boost_each) + fight.rules.throw_one


def _melee(fight: Fight, fighter: Fighter, act: Strike, targets: list[Fighter], card: CardSheet | None) -> int:
    assert isinstance(act, Melee)
    source_of(fighter, AttackKind.MELEE, act.by)
    _dice(min(act.approach, act.hit))
    _wide(targets, card)
    _row(fighter, targets, card, _NO_MELEE, _NOT_MELEE)
    return (act.approach + act.hit) * len(targets)


def _ability(fight: Fight, fighter: Fighter, act: Strike, targets: list[Fighter], card: CardSheet | None) -> int:
    assert isinstance(act, UseAbility)
    ability = fighter.abilities.get(act.ability)
    if ability is None:
        raise NotOffered("no-ability", {"ability": act.ability}, clauses=_LIST, accepted=tuple(fighter.abilities))
    _dice(act.dice)
    if act.dice > MOST_DICE:
        raise NotOffered("too-many-dice", {"most": MOST_DICE}, clauses=_ABILITY_MAX, accepted=(f"1..{MOST_DICE}",))
    if len(targets) > ability.targets:
        most = ability.targets
        raise NotOffered("too-many-targets", {"most": most}, clauses=_ABILITY, accepted=(f"..{most}",))
    if ability.spirit > fighter.spirit:
        raise NotOffered("no-spirit", {"cost": ability.spirit, "spirit": fighter.spirit}, clauses=_ABILITY)
    names = {target.id for target in targets}
    if ability.area and any(names & set(target.watching) for target in targets):
        raise NotOffered("watched", {}, clauses=_WATCHED)
    return act.dice


_COSTS = {Danmaku: _danmaku, Shot: _shot, Homing: _homing, Melee: _melee, UseAbility: _ability}
