"""What each seat sees of a battle. All values are open; only declarations not yet opened are secret."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from gunbai.games.sengen.character import AttackKind, Hindrance
from gunbai.games.sengen.danmaku import owed
from gunbai.games.sengen.values import Gone, Mode, Row

if TYPE_CHECKING:
    from gunbai.games.sengen.blow import Blow
    from gunbai.games.sengen.fighter import Fighter
    from gunbai.games.sengen.state import Fight


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
    """What it will do, graze included and before reductions; None before it is known."""


class BlowView(msgspec.Struct, frozen=True):
    """The attack in progress."""

    attacker: str
    attack: AttackKind
    dice: int
    most: int
    """The most damage that it may do; 0 for danmaku, whose damage is fixed."""
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
