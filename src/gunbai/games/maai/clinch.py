"""鍔迫り合い: the lock, and the three ways to undo it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.maai.attack import attack, land
from gunbai.games.maai.checks import compare
from gunbai.games.maai.choices import offer_of, question
from gunbai.games.maai.cites import cites
from gunbai.games.maai.declaration import Bare
from gunbai.games.maai.ending import conclude, is_decided
from gunbai.games.maai.events.bearing import WeaponDrawn
from gunbai.games.maai.events.distance import ClinchPush, ClinchSlip, LockOpened
from gunbai.games.maai.guard import MARGIN_FOR_TWO, PUSHED, PUSHED_FAR, Loss, lose_guard
from gunbai.games.maai.halfstep import dazzle, may_take_the_light
from gunbai.games.maai.ladder import set_distance
from gunbai.games.maai.part import part_effect
from gunbai.games.maai.values import SUCCESS, Contest, Distance, Move
from gunbai.games.maai.weapons import BODY, Weapon
from gunbai.kernel.requests import Flow

if TYPE_CHECKING:
    from gunbai.games.maai.fighter import Fighter
    from gunbai.games.maai.rules import Rules
    from gunbai.games.maai.state import Fight

_PUSH = cites("maai.clinch.push.roll")
_PUSHED = cites("maai.clinch.push.effect")
_NOT_PUSHED = cites("maai.clinch.push.roll", "maai.clinch.pressure")
_SLIP = cites("maai.clinch.slip.roll")
_SLIPPED = cites("maai.clinch.slip.effect")
_OPENED = cites("maai.clinch.three_exits", "maai.clinch.barehand.effect")
_BARE = cites("maai.clinch.barehand.moves", "maai.clinch.barehand.effect")
_DAGGER = cites("maai.clinch.barehand.moves", "maai.weapon.tanto.at_tsubazeri")
_LIGHT = cites("maai.terrain.glare.positioning")


def push(fight: Fight, fighter: Fighter) -> Flow:
    """押し出し: a contest of 體; won, it opens the distance by one. Returns whether it was won.

    Clauses: maai.clinch.push.roll, maai.clinch.push.effect, maai.clinch.pressure.
    """
    foe = fighter.foe
    cost = fight.rules.push_cost
    fighter.vitality -= cost
    faces = (yield fighter.contest_roll), (yield foe.contest_roll)
    bodies = fighter.body, foe.body
    margin = compare(fight, Contest.PUSH, (fighter, foe), faces, bodies, bodies, _PUSH)
    won = margin > 0
    if won:
        set_distance(fight, fighter.duel, Distance.SESSEN)
    fight.log.tell(ClinchPush(fighter.id, won, cost, fighter.duel.distance, _PUSHED if won else _NOT_PUSHED))
    _pressure(fight, fighter, foe, margin, is_push=True)
    return won


def slip(fight: Fight, fighter: Fighter) -> Flow:
    """流し抜け: a contest of 技; won, the distance is 一足一刀 again. Returns whether it was won.

    Clauses: maai.clinch.slip.roll, maai.clinch.slip.effect.
    """
    foe = fighter.foe
    cost = fight.rules.slip_cost
    fighter.vitality -= cost
    faces = (yield fighter.contest_roll), (yield foe.contest_roll)
    finesse = fighter.finesse, foe.finesse
    margin = compare(fight, Contest.SLIP, (fighter, foe), faces, finesse, finesse, _SLIP)
    won = margin > 0
    if won:
        set_distance(fight, fighter.duel, Distance.ISSOKU)
    fight.log.tell(ClinchSlip(fighter.id, won, cost, fighter.duel.distance, _SLIPPED if won else _SLIP))
    _pressure(fight, fighter, foe, margin, is_push=False)
    if won and may_take_the_light(fight, fighter) and not is_decided(fight):
        choice = yield question(fighter, "light-too", lambda: offer_of(("keep", "light")), _LIGHT)
        if choice.id == "light":
            dazzle(fight, foe)
    return won


def pressed(who: str, margin: int, is_push: bool) -> int:
    """Which of the two a lock contest presses: 1 its loser who began it, -1 the one it was done to, 0 nobody.

    Args:
        who: ruling `maai.guard.clinch_who`.
        margin: of the one who began it.

    Clauses: maai.guard.loss.clinch_pushed, maai.clinch.pressure.
    """
    if margin == 0 or (not is_push and who != "any-loser"):
        return 0
    if margin > 0:
        return -1
    return 0 if who == "target-only" else 1


def _pressure(fight: Fight, fighter: Fighter, foe: Fighter, margin: int, is_push: bool) -> None:
    side = pressed(fight.rules.clinch_who, margin, is_push)
    if side:
        lose_guard(fight, fighter if side > 0 else foe, (pressure_row(fight.rules, margin),))


def pressure_row(rules: Rules, margin: int) -> Loss:
    """What the one who is pressed in a lock contest loses of guard. Rulings: maai.guard.clinch_loss."""
    far = rules.clinch_loss == "margin" and abs(margin) >= MARGIN_FOR_TWO
    return PUSHED_FAR if far else PUSHED


def bare_hand(fight: Fight, fighter: Fighter, act: Bare, weapon: Weapon, cost: int) -> Flow:
    """空手の一手: an attack in the lock; if it hits, the striker may open the lock.

    Clauses: maai.clinch.barehand.moves, maai.clinch.barehand.effect, maai.clinch.three_exits.
    Rulings: maai.clinch.barehand_exit, maai.clinch.dagger_drawn.
    """
    if act.move is Move.DAGGER and weapon not in fighter.held:
        others = fighter.held if fight.rules.dagger_drawn == "off-hand" else ()
        fighter.hold(*others, weapon)
        fight.log.tell(WeaponDrawn(fighter.id, weapon.id, 0, _DAGGER))
    by_contest = fight.rules.barehand_check == "contest"
    hit = yield from (_grapple(fight, fighter, act, cost) if by_contest else attack(fight, fighter, act, weapon, cost))
    if not hit or fight.rules.barehand_exit == "stays" or conclude(fight) is not None:
        return
    if fighter.duel is fight.open:
        return
    choice = yield question(fighter, "open-lock", lambda: offer_of(("open", "stay")), _OPENED)
    if choice.id == "open" and fighter.duel.distance is Distance.TSUBAZERI:
        set_distance(fight, fighter.duel, Distance.SESSEN)
        fight.log.tell(LockOpened(fighter.id, fighter.duel.distance, _OPENED))


def _grapple(fight: Fight, fighter: Fighter, act: Bare, cost: int) -> Flow:
    """A bare-hand move judged by a contest of 體; returns whether it hit. Rulings: maai.clinch.barehand_check."""
    foe = fighter.foe
    fighter.vitality -= cost
    faces = (yield fighter.contest_roll), (yield foe.contest_roll)
    bodies = fighter.body, foe.body
    margin = compare(fight, Contest.BARE_HAND, (fighter, foe), faces, bodies, bodies, _BARE)
    if margin <= 0:
        return False
    if land(fight, fighter, foe, act, SUCCESS, margin) and act.part is not None:
        yield from part_effect(fight, foe, act.part)
    return True


def bare_weapon(fighter: Fighter, act: Bare) -> Weapon:
    """What a bare-hand move is made with: the dagger, or the body."""
    return fighter.carried[act.weapon if act.move is Move.DAGGER else BODY]
