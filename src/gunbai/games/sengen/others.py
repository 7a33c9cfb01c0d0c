"""Other actions: perception, checks, items, movement (6.2.6, 6.2.8, 6.2.11)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from gunbai.errors import NotOffered
from gunbai.games.sengen.cites import cites
from gunbai.games.sengen.declaration import Dice, Look, Move, Test, UseItem
from gunbai.games.sengen.events.course import CheckDeclined, Checked, ItemUsed, Moved
from gunbai.games.sengen.legality import MOST_DICE
from gunbai.games.sengen.points import pay
from gunbai.games.sengen.values import Skill
from gunbai.kernel.requests import Ask, Declaration, Flow, Offer, Option, Roll

if TYPE_CHECKING:
    from gunbai.games.sengen.fighter import Fighter
    from gunbai.games.sengen.state import Fight

FREE_DICE, DICELESS, MORE_DICE, AGAIN = "free-dice", "diceless", "more-dice", "again"
MOST_GRANTED = 12
"""Dice of a check that the GM called for and granted more dice to."""
GRANTS = (FREE_DICE, DICELESS, MORE_DICE, AGAIN)
"""What the GM may allow a fighter for her next check: dice that cost nothing, a check without dice, more than three,
and another action beside one that was taken.

Clauses: sengen.other.gm-free, sengen.noroll.gm-others, sengen.other.max, sengen.other.gm-together.
"""

OTHER = cites("sengen.other.cost", "sengen.other.max", "sengen.dp.formula")
LOOK = cites("sengen.other.perception", "sengen.other.cost", "sengen.core.evade-trait", "sengen.dp.formula")
_DICELESS_LOOK = cites("sengen.noroll.move-sense", "sengen.other.perception")
_DICELESS = cites("sengen.noroll.gm-others", "sengen.noroll.criterion")
_FREE = cites("sengen.other.gm-free")
_MORE = cites("sengen.other.max")
_TOGETHER = cites("sengen.other.gm-together")
_ITEM = cites("sengen.other.item-example", "sengen.core.check")
_NO_DP = cites("sengen.dp.no-free-dice", "sengen.other.cost")
MOVE = cites("sengen.move.roll", "sengen.move.beside-attack", "sengen.move.no-dice-cap", "sengen.move.beside-spell")
_FREE_MOVE = cites("sengen.move.diceless-distance", "sengen.noroll.move-sense", "sengen.move.free")
_CALLED = cites("sengen.other.gm-when", "sengen.other.decline", "sengen.other.perception")
_WAITS = cites("sengen.wait.choose")


def other_cost(fight: Fight, fighter: Fighter, act: Declaration) -> int:
    """DP of another action that may be taken now.

    Raises:
        NotOffered: with the reason and the clause.

    Clauses: sengen.other.cost, sengen.other.max, sengen.other.gm-together. Rulings: sengen.attack.other_action.
    """
    if isinstance(act, Move):
        return _move_cost(fight, fighter, act)
    how, granted = fight.rules.other_action, fighter.granted
    if how != "free" and fighter.others and AGAIN not in granted:
        raise NotOffered("other-again", {}, clauses=_TOGETHER)
    if how == "replaces" and fighter.attacks >= fighter.actions:
        raise NotOffered("one-attack", {"most": fighter.actions}, clauses=_TOGETHER)
    if isinstance(act, UseItem):
        usable = tuple(item.id for item in fighter.sheet.items if item.maker is not None and item.id in fighter.items)
        if act.item not in usable:
            raise NotOffered("no-item", {"item": act.item}, clauses=_ITEM, accepted=usable)
        return 0
    assert isinstance(act, Look | Test)
    if isinstance(act, Test) and act.skill not in fighter.skills:
        raise NotOffered("no-skill", {"skill": act.skill}, clauses=OTHER, accepted=tuple(fighter.skills))
    return _dice_cost(fighter, act)


def _dice_cost(fighter: Fighter, act: Look | Test) -> int:
    granted = fighter.granted
    if not act.dice and isinstance(act, Test) and DICELESS not in granted:
        raise NotOffered("diceless", {}, clauses=_DICELESS, accepted=(f"1..{MOST_DICE}",))
    if act.dice > MOST_DICE and MORE_DICE not in granted:
        raise NotOffered("too-many-dice", {"most": MOST_DICE}, clauses=_MORE, accepted=(f"..{MOST_DICE}",))
    if FREE_DICE in granted:
        return 0
    if act.dice > fighter.dp:
        raise NotOffered("no-dp", {"cost": act.dice, "dp": fighter.dp}, clauses=_NO_DP, accepted=(f"..{fighter.dp}",))
    return act.dice


def _move_cost(fight: Fight, fighter: Fighter, act: Move) -> int:
    """Clauses: sengen.move.roll, sengen.move.no-dice-cap, sengen.move.diceless-distance. Rulings: sengen.move.once."""
    if fighter.moved and (not act.dice or not fight.rules.move_again):
        raise NotOffered("moved", {}, clauses=MOVE)
    if act.dice > fighter.dp:
        raise NotOffered("no-dp", {"cost": act.dice, "dp": fighter.dp}, clauses=_NO_DP, accepted=(f"..{fighter.dp}",))
    if not act.dice and act.metres > fighter.move:
        accepted = (f"..{fighter.move}m",)
        raise NotOffered("move-dice", {"metres": fighter.move}, clauses=_FREE_MOVE, accepted=accepted)
    return act.dice


def act(fight: Fight, fighter: Fighter, what: Look | Test | UseItem) -> Flow:
    """Another action. Clauses: sengen.other.perception, sengen.other.item-example, sengen.other.gm-free."""
    fighter.others += 1
    if fight.rules.other_action == "replaces":
        fighter.attacks += 1
    if isinstance(what, UseItem):
        sheet = next(item for item in fighter.sheet.items if item.id == what.item)
        faces = yield Roll(3, 6, fighter.seat, "item")
        value = sheet.maker or 0
        total = value + sum(faces)
        won = total >= sheet.target
        fight.log.tell(ItemUsed(fighter.id, what.item, faces, value, total, sheet.target, won, _ITEM))
        return
    free = FREE_DICE in fighter.granted
    if isinstance(what, Look):
        yield from _check(fight, fighter, Skill.PERCEPTION, "", what.dice, free)
    else:
        yield from _check(fight, fighter, Skill.OTHER, what.skill, what.dice, free)
    fighter.granted = ()


def _check(fight: Fight, fighter: Fighter, skill: Skill, what: str, dice: int, free: bool) -> Flow:
    """A check that is no attack and no defence. Clauses: sengen.dp.formula, sengen.noroll.move-sense."""
    value = fighter.look if skill is Skill.PERCEPTION else fighter.skills[what]
    faces: tuple[int, ...] = ()
    if dice:
        pay(fighter, 0 if free else dice)
        faces = yield Roll(dice, 6, fighter.seat, "check")
    looks = skill is Skill.PERCEPTION
    cited = (LOOK if looks else OTHER) if dice else (_DICELESS_LOOK if looks else _DICELESS)
    if free and dice:
        cited += _FREE
    fight.log.tell(Checked(fighter.id, skill, what, faces, value, value + sum(faces), fighter.dp, cited))


def move(fight: Fight, fighter: Fighter, what: Move) -> Flow:
    """Movement by the metre. Clauses: sengen.move.roll, sengen.move.diceless-distance."""
    fighter.moved = True
    faces: tuple[int, ...] = ()
    if what.dice:
        pay(fighter, what.dice)
        faces = yield Roll(what.dice, 6, fighter.seat, "move")
    most = fighter.move + sum(faces)
    metres = min(what.metres, most) if what.metres else most
    cited = MOVE if what.dice else _FREE_MOVE
    fight.log.tell(Moved(fighter.id, metres, faces, fighter.move, most, fighter.dp, cited))


def perceive(fight: Fight) -> Flow:
    """The perceptions that the GM has called for. Clauses: sengen.other.gm-when, sengen.other.decline.

    Rulings: sengen.perception.when.
    """
    called, fight.called = fight.called, ()
    for name in called:
        fighter = fight.fighter(name)
        if fighter is None or not fighter.able:
            continue
        said: Dice | Look = yield Ask(
            fighter.seat, "perceive", partial(_perceive_offer, fighter), _CALLED, about=fighter.of
        )
        if isinstance(said, Dice) and not said.dice:
            fight.log.tell(CheckDeclined(fighter.id, _CALLED))
            continue
        yield from _check(fight, fighter, Skill.PERCEPTION, "", said.dice, FREE_DICE in fighter.granted)
        fighter.granted = ()


def _perceive_offer(fighter: Fighter) -> Offer:
    """Declining, dice as far as there are DP or the GM has them cost nothing, and the value as it is.

    Clauses: sengen.other.decline, sengen.other.max, sengen.other.gm-free, sengen.noroll.move-sense.
    """
    free = FREE_DICE in fighter.granted
    most = MOST_GRANTED if MORE_DICE in fighter.granted else MOST_DICE
    counts = range((most if free else min(most, fighter.dp)) + 1)
    rolls = [Option(f"roll {dice}", Dice(dice), 0 if free else dice, _CALLED) for dice in counts]
    return Offer((*rolls, Option("look 0", Look(0), 0, _DICELESS_LOOK)))
