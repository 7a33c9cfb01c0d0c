"""What an option of an ask may come to in a danmaku battle: defences by their dice, attacks against whoever evades with
all she has.

All values are open; what others have declared and is not opened yet is in no state.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from gunbai.games.sengen.abilities import resist_value
from gunbai.games.sengen.attack_table import homing_achievement
from gunbai.games.sengen.blow import Blow
from gunbai.games.sengen.cites import cites
from gunbai.games.sengen.damage import additional_to, lessened, reduction_of
from gunbai.games.sengen.declaration import Cover, Evade, Guard, GuardFor, Homing, Melee, Play, Resist, Shot
from gunbai.games.sengen.fighter import NO_BONUS
from gunbai.games.sengen.guarding import evasion_value, guard_value
from gunbai.games.sengen.helping import cover_value
from gunbai.games.sengen.legality import KINDS, source_of, surprise_of
from gunbai.games.sengen.odds import SIDES, damage_of, reach
from gunbai.games.sengen.strikes import harm_of, strike_bonus
from gunbai.kernel.chances import Chance, Odds, Spread, Trial
from gunbai.kernel.requests import Ask, Option
from gunbai.odds.dice import dice as sums
from gunbai.odds.distribution import Distribution, certain

if TYPE_CHECKING:
    from gunbai.games.sengen.blow import Mark
    from gunbai.games.sengen.fighter import Fighter
    from gunbai.games.sengen.state import Fight

_DEFENCE = cites("sengen.defence.tie", "sengen.defence.dice-then")
_ATTACK = cites("sengen.defence.see-first", "sengen.defence.tie", "sengen.damage.when")
_APPROACH = cites("sengen.melee.cost", "sengen.graze.melee-attacker")


def odds_of(fight: Fight, ask: Ask, option: Option) -> Odds | None:
    """What an option may come to; None where no dice hang on it.

    Clauses: sengen.defence.tie, sengen.damage.reduce-then-hp, sengen.graze.melee-attacker.
    """
    name = ask.about or ask.seat
    fighter = fight.by_id.get(name) or next((one for one in fight.fighters if one.seat == ask.seat), None)
    if fighter is None:
        return None
    trials: tuple[Trial, ...] = ()
    match option.declaration:
        case Evade() | Guard() | Cover() | GuardFor() | Resist() as said:
            trials = _defence_trials(fight, fighter, said)
        case Play(card=card, action=Shot() | Homing() | Melee() as act):
            trials = _strike_trials(fight, fighter, act, Blow(fighter, KINDS[type(act)], [], fighter.cards[card].bonus))
        case Shot() | Homing() | Melee() as act if not act.item:
            trials = _strike_trials(fight, fighter, act, Blow(fighter, KINDS[type(act)], [], NO_BONUS))
    return Odds(trials) if trials else None


# ---- defences --------------------------------------------------------------------------------------------------------


def _defence_trials(
    fight: Fight, fighter: Fighter, said: Evade | Guard | Cover | GuardFor | Resist
) -> tuple[Trial, ...]:
    """What a defence may come to against the attack whose achievement is shown.

    Clauses: sengen.defence.tie, sengen.core.resist, sengen.core.cover.
    """
    target = said.target if isinstance(said, Cover | GuardFor) else ""
    mark = _mark_of(fight, fighter, target)
    if mark is None or not mark.against or not said.dice:
        return ()
    match said:
        case Evade():
            key, value = "evades", evasion_value(fighter)
        case Guard() | GuardFor():
            key, value = "guards", guard_value(fighter, said.guard)
        case Cover():
            key, value = "covers", cover_value(fighter)
        case Resist():
            if fight.blow is None or fight.blow.resist is None:
                return ()
            key, value = "resists", resist_value(fight, fighter, fight.blow.resist)
    part, whole = reach(said.dice, mark.against - value)
    return (Trial(on=target, chances=(Chance(key, part, whole),), clauses=_DEFENCE),)


def _mark_of(fight: Fight, fighter: Fighter, target: str) -> Mark | None:
    """What the attack in progress does to somebody: to this fighter herself, or to the one whom she stands in for."""
    if fight.blow is None:
        return None
    marks = [mark for mark in fight.blow.marks if not mark.settled]
    wanted = target or fighter.id
    return next((mark for mark in marks if (mark.aimed if target else mark.fighter).id == wanted), None)


# ---- attacks ---------------------------------------------------------------------------------------------------------


def _strike_trials(fight: Fight, fighter: Fighter, act: Shot | Homing | Melee, blow: Blow) -> tuple[Trial, ...]:
    """What an attack may come to, target by target, each evading with all dice that she has.

    Clauses: sengen.core.shot-judge, sengen.core.homing-achievement, sengen.melee.cost.
    """
    source = source_of(fighter, blow.kind, act.by)
    dice, flat = harm_of(blow, source)
    damage = damage_of(dice, flat, half_again=bool(additional_to(blow, 2)))
    value = source.value + strike_bonus(blow)
    match act:
        case Shot():
            shown = sums(act.dice, SIDES) + value
        case Homing():
            shown = certain(homing_achievement(value - source.level, source.level, act.boosts))
        case Melee():
            shown = sums(act.hit, SIDES) + value
    targets = [fight.by_id[name] for name in act.targets]
    # Whoever is surprised may have to notice the attack first; that is not reckoned.
    seen = [target for target in targets if surprise_of(fight, fighter, target) is None]
    return tuple(_target_trial(fight, act, blow, target, shown, damage) for target in seen)


def _target_trial(
    fight: Fight, act: Shot | Homing | Melee, blow: Blow, target: Fighter, shown: Distribution, damage: Distribution
) -> Trial:
    """What an attack may come to for one of its targets.

    Args:
        shown: its achievement.
        damage: that it does where it strikes, before anything is taken off.
    """
    fighter = blow.attacker
    given: tuple[str, ...] = ("evades-with-all",)
    evades = Fraction()
    if target.dp:
        evades = (sums(target.dp, SIDES) + evasion_value(target)).beats(shown, tie=True)
    hits = 1 - evades
    chances: tuple[Chance, ...] = ()
    if isinstance(act, Melee):
        if fight.rules.approach_by_gm:
            given = (*given, "approaches")
        else:
            near = (sums(act.approach, SIDES) + fighter.approach + strike_bonus(blow)).beats(certain(target.passive))
            hits *= near
            chances = (_chance("approaches", near),)
    off = reduction_of(target)
    lost = damage.mapped(lambda total: lessened(fight.rules, total, 0, off)[0])
    chances = (_chance("hit", hits), *chances, *_fates(fight, target, hits, lost))
    spreads = () if isinstance(act, Homing) else (_spread("achievement", shown),)
    clauses = _ATTACK + _APPROACH if isinstance(act, Melee) else _ATTACK
    return Trial(
        on=target.id, given=given, chances=chances, spreads=(*spreads, _spread("damage", lost)), clauses=clauses
    )


def _fates(fight: Fight, target: Fighter, hits: Fraction, lost: Distribution) -> tuple[Chance, ...]:
    """That a hit breaks her card, and that it brings her down.

    Clauses: sengen.damage.card-hp, sengen.damage.reduce-then-hp. Rulings: sengen.card.overflow.
    """
    found = []
    if target.card is not None:
        found.append(("breaks-card", lost.at_least(target.card_hp)))
        if fight.rules.overflow:
            found.append(("fells", lost.at_least(target.card_hp + target.hp)))
    else:
        found.append(("fells", lost.at_least(target.hp)))
    return tuple(_chance(key, hits * chance) for key, chance in found if hits * chance)


def _chance(key: str, chance: Fraction) -> Chance:
    return Chance(key, chance.numerator, chance.denominator)


def _spread(key: str, numbers: Distribution) -> Spread:
    return Spread(key, numbers.least, numbers.ways, numbers.total)
