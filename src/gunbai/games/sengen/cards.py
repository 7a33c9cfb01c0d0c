"""Spell cards (スペルカード, 6.2.15): deployed, consumed in one's own action, to erase bullets, or as a bomb.

Clauses: sengen.card.deploy-any-time, sengen.card.deploy-one, sengen.card.deploy-dp, sengen.card.consume-dp,
sengen.card.erase-any-time, sengen.card.erase-self, sengen.card.erase-allies, sengen.card.bomb-timing,
sengen.card.bomb-cancel, sengen.card.bomb-dp.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.errors import NotOffered
from gunbai.games.sengen import graze
from gunbai.games.sengen.character import AttackKind, CardKind
from gunbai.games.sengen.cites import cites
from gunbai.games.sengen.declaration import Bomb, Deploy, Erase, Fold
from gunbai.games.sengen.events.cards import (
    AllyRestored,
    Bombed,
    BulletsErased,
    CardDeployed,
    CardFolded,
    DanmakuErased,
)
from gunbai.games.sengen.legality import hand_card
from gunbai.games.sengen.notation import format_declaration
from gunbai.games.sengen.owing import owed
from gunbai.games.sengen.points import half_pool, restore_by_card
from gunbai.games.sengen.values import APPLIED, FAILED, KNOWN, Failure, Moment
from gunbai.kernel.requests import Flow, Option

if TYPE_CHECKING:
    from gunbai.games.sengen.blow import Blow, Mark
    from gunbai.games.sengen.fighter import Fighter
    from gunbai.games.sengen.state import Fight

CardUse = Deploy | Erase | Bomb | Fold
"""What is done with a card between other people's dice."""

_DEPLOY = cites("sengen.card.deploy-any-time", "sengen.card.deploy-dp")
CARD_BONUS = cites("sengen.card.deploy-bonus")
"""Cited where the deployed card has a part in a total."""
_BEFORE_DAMAGE = cites("sengen.card.deploy-before-damage")
_ONE = cites("sengen.card.deploy-one")
_ERASE = cites("sengen.card.erase-choice", "sengen.card.erase-any-time", "sengen.card.erase-self")
_ALLIES = cites("sengen.card.erase-allies")
_CANCELS = cites("sengen.card.erase_cancels")
_BOMB = cites("sengen.card.bomb-choice", "sengen.card.bomb-timing", "sengen.card.bomb-cancel", "sengen.card.bomb-dp")
_BOMB_TIMING = cites("sengen.card.bomb-timing")
_FOCUS = cites("sengen.focus.no-attack")
_PER_TIMING = cites("sengen.card.per_timing")
_WITHDRAW = cites("sengen.card.withdraw")
_BOMB_GRAZE = cites("sengen.graze.bomb")
_TO_PAY = cites("sengen.card.deploy_to_pay")
_BEFORE_DICE = cites("sengen.card.deploy_vs_known_damage")
_ERASE_TIMING = cites("sengen.card.erase_timing")


def plays(fight: Fight, fighter: Fighter, moment: Moment, blow: Blow | None) -> list[Option]:
    """What a fighter may do with her cards at a moment besides her own action."""
    if not fighter.able or not (fighter.cards_left() or fight.rules.may_fold):
        return []
    acts: list[CardUse] = [Deploy(card.id) for card in fighter.in_hand(CardKind.DEPLOYED)]
    for card in fighter.in_hand(CardKind.CONSUMED):
        acts += (Bomb(card.id), Erase(card.id))
    if fighter.card is not None and fight.rules.may_fold:
        acts.append(Fold())
    found = []
    for act in acts:
        try:
            clauses = allowed(fight, fighter, act, moment, blow)
        except NotOffered:
            continue
        found.append(Option(format_declaration(act), act, 0, clauses))
    return found


def allowed(fight: Fight, fighter: Fighter, act: CardUse, moment: Moment, blow: Blow | None) -> tuple[str, ...]:
    """The clauses that allow a use of a card at a moment.

    Raises:
        NotOffered: with the reason, the clause and what would be accepted.
    """
    if fighter.focused and fight.rules.focus_no_cards:
        raise NotOffered("focused", {}, clauses=_FOCUS)
    if isinstance(act, Fold):
        if not fight.rules.may_fold or fighter.card is None:
            raise NotOffered("no-fold", {}, clauses=_WITHDRAW)
        return _WITHDRAW
    if isinstance(act, Deploy) and fighter.card is not None:
        raise NotOffered("card-out", {"card": fighter.card.id}, clauses=_ONE)
    hand_card(fighter, act.card, CardKind.DEPLOYED if isinstance(act, Deploy) else CardKind.CONSUMED)
    if fighter in fight.carded:
        raise NotOffered("card-twice", {}, clauses=_PER_TIMING)
    mark = None if blow is None or moment >= APPLIED else graze.open_mark(blow, fighter)
    match act:
        case Deploy():
            return _may_deploy(fight, act, moment, mark)
        case Erase():
            if fight.rules.erase_between_acts and blow is not None:
                raise NotOffered("card-not-now", {"card": act.card}, clauses=_ERASE_TIMING)
            return _ERASE
        case Bomb():
            return _may_bomb(fight, act, moment, mark)


def _may_deploy(fight: Fight, act: Deploy, moment: Moment, mark: Mark | None) -> tuple[str, ...]:
    """Rulings: sengen.card.deploy_to_pay, sengen.card.deploy_vs_known_damage."""
    if mark is None:
        return _DEPLOY
    if not fight.rules.deploy_to_pay and moment < FAILED:
        raise NotOffered("card-not-now", {"card": act.card}, clauses=_TO_PAY)
    if fight.rules.deploy_before_dice and moment is KNOWN:
        raise NotOffered("card-not-now", {"card": act.card}, clauses=_BEFORE_DICE)
    return _DEPLOY + _BEFORE_DAMAGE if mark.hit else _DEPLOY


def _may_bomb(fight: Fight, act: Bomb, moment: Moment, mark: Mark | None) -> tuple[str, ...]:
    """Rulings: sengen.card.bomb_timing, sengen.card.bomb_cover."""
    late = moment >= FAILED and not fight.rules.bomb_late
    if mark is None or late or (mark.aimed is not mark.fighter and not fight.rules.bomb_cover):
        raise NotOffered("not-attacked", {"card": act.card}, clauses=_BOMB_TIMING)
    return _BOMB


def play_matters(fight: Fight, fighter: Fighter, moment: Moment, blow: Blow) -> bool:
    """Whether a card at a moment may matter, so that her seat is asked: a hit is about to land on her.

    Before it she is asked for her defence anyway, and of danmaku she knows the damage then.
    """
    mark = None if blow.kind is AttackKind.DANMAKU else graze.open_mark(blow, fighter)
    if mark is None or not mark.hit:
        return False
    if blow.harmless:
        # There is no damage to wait for; whoever has let it be when she was asked has had her say.
        bombs = (type(option.declaration) is Bomb for option in plays(fight, fighter, moment, blow))
        return moment is FAILED and mark.failure is not Failure.WAIVED and any(bombs)
    return moment is (FAILED if fight.rules.deploy_before_dice else KNOWN)


def play(fight: Fight, fighter: Fighter, act: CardUse, moment: Moment, blow: Blow | None) -> Flow:
    """Deploys, erases, bombs or takes back."""
    yield from ()
    clauses = allowed(fight, fighter, act, moment, blow)
    match act:
        case Deploy():
            _deploy(fight, fighter, act, clauses)
        case Erase():
            _erase(fight, fighter, act, clauses)
        case Bomb():
            assert blow is not None
            _bomb(fight, fighter, act, blow, clauses)
        case Fold():
            put_away(fight, fighter)
            fight.log.tell(CardFolded(fighter.id, fighter.used[-1], clauses))
            return
    fight.carded += (fighter,)


def _deploy(fight: Fight, fighter: Fighter, act: Deploy, clauses: tuple[str, ...]) -> None:
    """Clauses: sengen.card.deploy-dp, sengen.card.deploy-takes-damage, sengen.card.deploy-bonus."""
    fighter.change_card(fighter.cards[act.card])
    gained = restore_by_card(fight, fighter, half_pool(fighter))
    fight.log.tell(CardDeployed(fighter.id, act.card, fighter.card_hp, gained, fighter.dp, clauses))


def _erase(fight: Fight, fighter: Fighter, act: Erase, clauses: tuple[str, ...]) -> None:
    """Clauses: sengen.card.erase-self, sengen.card.erase-allies.

    Rulings: sengen.card.erase_amount, sengen.card.erase_cancels.
    """
    fighter.use_up(act.card)
    fight.hurt = True
    gained = restore_by_card(fight, fighter, half_pool(fighter))
    fight.log.tell(BulletsErased(fighter.id, act.card, gained, fighter.dp, clauses))
    for ally in fight.allies(fighter):
        more = 2 * min(ally.waited, 1) if fight.rules.erase_with_wait else 0
        given = restore_by_card(fight, ally, ally.recovery + more)
        fight.log.tell(AllyRestored(ally.id, given, ally.dp, _ALLIES))
    blow = fight.blow
    if fight.rules.erase_cancels and blow is not None and blow.kind is AttackKind.DANMAKU:
        for mark in blow.marks:
            if mark.fighter.side == fighter.side and not (mark.bombed or mark.spared):
                mark.spared, mark.hit = True, False
                fight.log.tell(DanmakuErased(mark.fighter.id, _CANCELS))


def _bomb(fight: Fight, fighter: Fighter, act: Bomb, blow: Blow, clauses: tuple[str, ...]) -> None:
    """Only the effect on the user is cancelled. Clauses: sengen.card.bomb-cancel, sengen.card.bomb-dp.

    Rulings: sengen.graze.bomb.
    """
    mark = graze.open_mark(blow, fighter)
    assert mark is not None
    fighter.use_up(act.card)
    fight.hurt = True
    for each in blow.marks:
        each.bombed = each.bombed or (each.fighter is fighter and not each.spared)
    gained = restore_by_card(fight, fighter, fighter.recovery)
    fight.log.tell(Bombed(fighter.id, act.card, gained, fighter.dp, clauses))
    if fight.rules.bomb_grazes:
        danmaku = blow.kind is AttackKind.DANMAKU
        graze.gain_from(
            fight, mark, owed(fight, mark) if danmaku else graze.of_evasion(fight, blow, mark.dice), _BOMB_GRAZE
        )


def put_away(fight: Fight, fighter: Fighter) -> None:
    """The deployed card is out of play, and its bonus with it."""
    assert fighter.card is not None
    fighter.use_up(fighter.card.id)
    fighter.card_gone = fight.turn
    fighter.change_card(None)
