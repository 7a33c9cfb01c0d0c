"""What each seat sees of a battle. All values are open; only declarations not yet opened are secret."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from gunbai.games.sengen.attack_table import danmaku_lessens
from gunbai.games.sengen.character import AttackKind, Hindrance
from gunbai.games.sengen.damage import reduction_of
from gunbai.games.sengen.guarding import evasion_value
from gunbai.games.sengen.means import Source
from gunbai.games.sengen.owing import owed
from gunbai.games.sengen.values import Gone, Mode, Row

if TYPE_CHECKING:
    from gunbai.games.sengen.blow import Blow
    from gunbai.games.sengen.fighter import Fighter
    from gunbai.games.sengen.state import Fight


class WayView(msgspec.Struct, frozen=True):
    """One way in which a fighter can attack, with whatever her card adds."""

    attack: AttackKind
    by: str
    """The means, as declarations call it."""
    value: int
    """What its dice are added to; of danmaku nothing."""
    dice: int
    """D6 of damage."""
    flat: int
    """What is added to them; of danmaku the whole damage."""
    lessens: int
    """Of danmaku: the DP that evading it costs."""


class GuardView(msgspec.Struct, frozen=True):
    """What a fighter can guard with."""

    id: str
    value: int


class FighterView(msgspec.Struct, frozen=True):
    """A fighter's open values."""

    id: str
    side: str
    seat: str
    npc: bool
    dp: int
    dp_max: int
    recovery: int
    hp: int
    hp_max: int
    spirit: int
    spirit_max: int
    graze: int
    row: Row | None
    """None until the declarations of the turn are open."""
    number: int | None
    """Where she stands in the order; likewise."""
    card: str | None
    """The deployed card."""
    card_hp: int
    cards: tuple[str, ...]
    """Cards in hand."""
    cards_left: int
    """How many of them may still be brought out."""
    used: tuple[str, ...]
    attacks: int
    actions: int
    others: int
    covered: bool
    focused: bool
    waited: int
    flees: bool
    escape: int
    hindered: tuple[Hindrance, ...]
    items: tuple[str, ...]
    out: Gone | None
    evade: int
    """What the dice of her evasions are added to, card and full defence included."""
    approach: int
    """Likewise of the approach in melee."""
    passive: int
    """What an approach to her has to beat."""
    reduction: int
    """Off each damage that she takes."""
    danmaku_off: int
    """Off the DP that evading danmaku costs her."""
    ways: tuple[WayView, ...]
    guards: tuple[GuardView, ...]


class MarkView(msgspec.Struct, frozen=True):
    """A target of the attack in progress."""

    target: str
    strikes: str
    """Whom it strikes: whoever covers her, or she herself."""
    against: int
    """What a defence has to reach; 0 before it is known."""
    owed: int
    """Of danmaku: DP that evading it costs."""
    hit: bool
    bombed: bool
    spared: bool
    damage: int | None
    """What it will do, graze included and before reductions; None before it is known, as that of danmaku always is."""


class BlowView(msgspec.Struct, frozen=True):
    """The attack in progress."""

    attacker: str
    attack: AttackKind
    dice: int
    most: int
    """The most damage that it may do; of danmaku what it does."""
    marks: tuple[MarkView, ...]


class FightView(msgspec.Struct, frozen=True):
    """A battle as a seat sees it."""

    mode: Mode
    turn: int
    order: tuple[str, ...]
    acting: str | None
    fighters: tuple[FighterView, ...]
    blow: BlowView | None
    idle: int
    """Turns running in which nobody lost HP, card HP or a card."""
    end_offers: dict[str, str]


def fight_view(fight: Fight, seat: str) -> FightView:
    """The view of a seat, the GM or a spectator: the same for all. Clauses: sengen.order.declare, sengen.dp.meaning."""
    return FightView(
        mode=fight.mode,
        turn=fight.turn,
        order=tuple([fighter.id for fighter in fight.order]) if fight.rows_open else (),
        acting=None if fight.acting is None else fight.acting.id,
        fighters=tuple([_fighter_view(fighter, fight.rows_open) for fighter in fight.fighters]),
        blow=None if fight.blow is None else _blow_view(fight, fight.blow),
        idle=fight.idle,
        end_offers=dict(fight.settled),
    )


def _fighter_view(fighter: Fighter, open_rows: bool) -> FighterView:
    return FighterView(
        id=fighter.id,
        side=fighter.side,
        seat=fighter.seat,
        npc=fighter.npc,
        dp=fighter.dp,
        dp_max=fighter.dp_max,
        recovery=fighter.recovery,
        hp=fighter.hp,
        hp_max=fighter.hp_max,
        spirit=fighter.spirit,
        spirit_max=fighter.spirit_max,
        graze=fighter.graze,
        row=fighter.row if open_rows else None,
        number=fighter.number if open_rows else None,
        card=None if fighter.card is None else fighter.card.id,
        card_hp=fighter.card_hp,
        cards=tuple([name for name in fighter.cards if name not in fighter.used and not _is_out(fighter, name)]),
        cards_left=fighter.cards_left(),
        used=fighter.used,
        attacks=fighter.attacks,
        actions=fighter.actions,
        others=fighter.others,
        covered=fighter.covered or fighter.guarded,
        focused=fighter.focused,
        waited=fighter.waited,
        flees=fighter.flees,
        escape=fighter.escape,
        hindered=(*fighter.hindrances, *(why for why, _, _ in fighter.hinders)),
        items=fighter.items,
        out=fighter.out,
        evade=evasion_value(fighter),
        approach=fighter.approach + fighter.bonus.melee,
        passive=fighter.passive,
        reduction=reduction_of(fighter),
        danmaku_off=fighter.danmaku_off + fighter.bonus.danmaku_off,
        ways=tuple([_way(fighter, source) for ways in fighter.sources.values() for source in ways.values()]),
        guards=tuple([GuardView(guard.id, guard.value + fighter.bonus.guard) for guard in fighter.guards.values()]),
    )


def _way(fighter: Fighter, source: Source) -> WayView:
    """A way to attack. Clauses: sengen.card.deploy-bonus."""
    bonus, attack = fighter.bonus, source.attack
    more = {AttackKind.SHOT: bonus.shot, AttackKind.HOMING: bonus.homing, AttackKind.MELEE: bonus.melee}.get(attack, 0)
    danmaku = attack is AttackKind.DANMAKU
    return WayView(
        attack=attack,
        by=source.by,
        value=source.value + more,
        dice=0 if danmaku else source.dice + bonus.damage_dice,
        flat=source.flat + bonus.damage,
        lessens=danmaku_lessens(source.level) + bonus.danmaku if danmaku else 0,
    )


def _is_out(fighter: Fighter, card: str) -> bool:
    return fighter.card is not None and fighter.card.id == card


def _blow_view(fight: Fight, blow: Blow) -> BlowView:
    return BlowView(
        attacker=blow.attacker.id,
        attack=blow.kind,
        dice=blow.dice,
        most=blow.most,
        marks=tuple(
            MarkView(
                target=mark.aimed.id,
                strikes=mark.fighter.id,
                against=mark.against,
                owed=owed(fight, mark) if blow.kind is AttackKind.DANMAKU else 0,
                hit=mark.hit,
                bombed=mark.bombed,
                spared=mark.spared,
                damage=mark.damage + mark.boost if blow.known else None,
            )
            for mark in blow.marks
        ),
    )
