"""The use of an ability (能力): its judgement, resistance, and what its record says it does."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from gunbai.games.sengen import graze
from gunbai.games.sengen.answers import taker
from gunbai.games.sengen.character import Resist as ResistBy
from gunbai.games.sengen.cites import cites
from gunbai.games.sengen.damage import deal
from gunbai.games.sengen.declaration import TAKE, Number, Resist, SpendGraze, UseAbility
from gunbai.games.sengen.events.attacks import AbilityMade, Aimed, Drained, Resisted, ResistSettled
from gunbai.games.sengen.events.course import Hindered
from gunbai.games.sengen.guarding import TAKING, focus_bonus, struck
from gunbai.games.sengen.legality import MOST_DICE
from gunbai.games.sengen.numbers import number_offer, read_number
from gunbai.games.sengen.points import lose_spirit, pay
from gunbai.games.sengen.values import DECLARED, FAILED, SHOWN, Failure
from gunbai.games.sengen.windows import acts, carry_out, window
from gunbai.kernel.requests import GM, Ask, Flow, Offer, OfferInParts, Option, Roll, Window

if TYPE_CHECKING:
    from collections.abc import Generator
    from typing import Any

    from gunbai.games.sengen.blow import Blow, Mark
    from gunbai.games.sengen.character import AbilitySheet
    from gunbai.games.sengen.character import Resist as Resistance
    from gunbai.games.sengen.fighter import Fighter
    from gunbai.games.sengen.state import Fight

_AIMED = cites("sengen.attack.one", "sengen.attack.list", "sengen.ability.cost", "sengen.ability.max")
_MADE = cites("sengen.ability.cost", "sengen.area.choose", "sengen.area.no-cluster", "sengen.move.area-onoff")
_ASKED = cites("sengen.core.resist", "sengen.core.resist-max", "sengen.defence.see-first")
_BY_LEVEL = cites("sengen.core.resist", "sengen.core.resist-max", "sengen.core.resist-target")
_BY_GRAZE = cites("sengen.graze.resist", "sengen.graze.use-any-time")
_BY_GM = cites("sengen.core.resist", "sengen.core.resist-max", "sengen.core.resist-gm")
_GM_SAYS = cites("sengen.core.resist-gm")
_CANNOT = cites("sengen.ability.targets", "sengen.damage.when")
_FOCUSED = cites("sengen.focus.plus-five")
_WORKS = cites("sengen.move.area-onoff", "sengen.damage.when")
_HINDERED = cites("sengen.move.area-onoff", "sengen.dp.no-recover-similar")


def ability(fight: Fight, blow: Blow, act: UseAbility) -> Flow:
    """能力の使用. Clauses: sengen.ability.cost, sengen.ability.max, sengen.area.choose."""
    fighter = blow.attacker
    sheet = fighter.abilities[act.ability]
    dp = pay(fighter, act.dice)
    blow.dice, blow.resist = act.dice, sheet.resist
    blow.harmless = not (sheet.damage_dice or sheet.damage)
    blow.most = 6 * sheet.damage_dice + sheet.damage
    blow.likely = 7 * sheet.damage_dice // 2 + sheet.damage
    fight.log.tell(Aimed(fighter.id, act, act.dice, dp, _AIMED))
    yield from window(fight, DECLARED, blow)
    faces = yield Roll(act.dice, 6, fighter.seat, "ability")
    value = getattr(fighter.sheet, sheet.trait.value) + sheet.skill + fighter.sheet.modifier
    value += fighter.bonus.ability + blow.extra.ability
    total = value + sum(faces)
    fight.log.tell(AbilityMade(fighter.id, sheet.id, act.targets, faces, value, total, sheet.spirit, fighter.dp, _MADE))
    if sheet.spirit:
        lose_spirit(fight, fighter, min(sheet.spirit, fighter.spirit))
    against = yield from _resist_target(fight, sheet, total)
    for mark in blow.marks:
        mark.against = against
    yield from window(fight, SHOWN, blow)
    for mark in blow.marks:
        yield from _resist(fight, blow, mark, sheet)
    if not blow.harmless:
        yield from deal(fight, blow, sheet.damage_dice, sheet.damage, _WORKS)
    elif blow.struck():
        yield from window(fight, FAILED, blow)
    for mark in blow.struck():
        _work(fight, mark.fighter, sheet)


def _resist_target(fight: Fight, sheet: AbilitySheet, total: int) -> Generator[Any, Any, int]:
    """What a resistance has to reach. Clauses: sengen.core.resist-target, sengen.core.resist-gm.

    Rulings: sengen.resist.target.
    """
    number = resist_target(sheet.level, total, fight.rules.resist_tens)
    if sheet.resist is ResistBy.NONE or not sheet.gm_target:
        return number
    said: Number = yield Ask(GM, "resist-target", number_offer(number), _GM_SAYS, read_number, sheet.id)
    return said.value


def resist_target(level: int, achievement: int, tens: bool = False) -> int:
    """10 + ability level + a fifth of the achievement, rounded down; or the tens digit of twice the achievement.

    Clauses: sengen.core.resist-target. Rulings: sengen.resist.target.
    """
    return 10 + level + (2 * achievement // 10 % 10 if tens else achievement // 5)


def _resist(fight: Fight, blow: Blow, mark: Mark, sheet: AbilitySheet) -> Flow:
    """A target resists, or does not. Clauses: sengen.core.resist, sengen.core.resist-max, sengen.graze.resist.

    Rulings: sengen.resist.is_defence.
    """
    fighter = mark.fighter
    while fighter.able and not mark.settled:
        if sheet.resist is ResistBy.NONE:
            struck(fight, mark, Failure.BARRED, _CANNOT)
            return
        ask = fighter.ask("resist", _ASKED, lambda: _offer(fight, blow, fighter))
        ask.takes = ask.takes or taker(fight, fighter, "resist")
        if ask.offer is TAKING:
            struck(fight, mark, Failure.SHORT)
            return
        answer = yield ask
        if answer == TAKE:
            struck(fight, mark, Failure.WAIVED)
        elif type(answer) is Resist:
            yield from _roll_resist(fight, blow, mark, sheet, answer.dice)
        else:
            yield from carry_out(fight, fighter, answer, SHOWN, blow)


def _offer(fight: Fight, blow: Blow, fighter: Fighter) -> Offer:
    """Dice to resist with, letting it be, and what may be done at any moment."""
    most = min(fighter.dp, MOST_DICE)
    more = acts(fight, fighter, SHOWN, blow)
    if not most:
        return OfferInParts(TAKING, *more) if more else TAKING
    return OfferInParts(_dice(most), TAKING, *more)


@lru_cache(maxsize=MOST_DICE)
def _dice(most: int) -> Offer:
    """Resistances with up to so many dice."""
    return Offer(Option(f"resist {dice}", Resist(dice), dice, _ASKED) for dice in range(1, most + 1))


def resist_value(fight: Fight, fighter: Fighter, kind: Resistance) -> int:
    """What the dice of a resistance are added to. Clauses: sengen.core.resist. Rulings: sengen.resist.is_defence."""
    value: int = fighter.resists[kind] + fighter.bonus.resist
    return value + focus_bonus(fighter) if fighter.focused and fight.rules.resist_focus else value


def _roll_resist(fight: Fight, blow: Blow, mark: Mark, sheet: AbilitySheet, dice: int) -> Flow:
    fighter = mark.fighter
    dp = pay(fighter, dice)
    faces = yield Roll(dice, 6, fighter.seat, "resist")
    focused = fighter.focused and fight.rules.resist_focus
    value = resist_value(fight, fighter, sheet.resist)
    mark.total = value + sum(faces)
    cited = _BY_GM if sheet.gm_target else _BY_LEVEL
    if focused:
        cited += _FOCUSED
    fight.log.tell(Resisted(fighter.id, faces, value, mark.total, mark.against, dp, cited))
    yield from raise_resistance(fight, blow, mark)
    won = mark.total >= mark.against
    fight.log.tell(ResistSettled(fighter.id, mark.total, mark.against, won, cited))
    if won:
        mark.spared = True
    else:
        struck(fight, mark, Failure.ROLLED)


def raise_resistance(fight: Fight, blow: Blow, mark: Mark) -> Flow:
    """After a resistance was rolled and is too low, graze raises it; asked by default where it can reach.

    Clauses: sengen.graze.resist.
    """
    fighter = mark.fighter
    blow.resisting = mark
    ask = fighter.ask("graze-resist", _BY_GRAZE, lambda: graze.raising(fight, fighter, blow))
    ask.takes = ask.takes or taker(fight, fighter, "graze-resist")
    if len(ask.offer) > 1:
        ask.matters = fighter.graze // graze.PRICES.resist >= mark.against - mark.total
        (answer,) = yield Window(ask)
        if isinstance(answer, SpendGraze):
            yield from graze.use(fight, fighter, answer, blow)
    blow.resisting = None


def _work(fight: Fight, fighter: Fighter, sheet: AbilitySheet) -> None:
    """What an ability does besides damage: it takes DP, or keeps them from recovering."""
    if not fighter.able:
        return
    if sheet.drain:
        lost = min(sheet.drain, fighter.dp)
        fighter.dp -= lost
        fight.log.tell(Drained(fighter.id, lost, fighter.dp, _WORKS))
    if sheet.hinders is not None:
        until = fight.turn + sheet.turns
        fighter.hinders = (*fighter.hinders, (sheet.hinders, until, sheet))
        fight.log.tell(Hindered(fighter.id, sheet.hinders, until, _HINDERED))
