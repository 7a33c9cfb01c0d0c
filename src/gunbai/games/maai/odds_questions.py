"""What may be asked about the dice of 間合 without a battle: checks, attacks, contests, focus, castings.

The answers come from the deciders that the referee calls.
"""

from __future__ import annotations

from collections.abc import Mapping

from gunbai.games.maai.attack_numbers import damage_of
from gunbai.games.maai.casting import of_a_cast
from gunbai.games.maai.cites import cites
from gunbai.games.maai.criticals import EXPANSION, PREVENTION
from gunbai.games.maai.declaration import Feint, Strike
from gunbai.games.maai.focus import breaks_focus, focus_target
from gunbai.games.maai.guard import guard_after, hit_losses, is_break
from gunbai.games.maai.odds import (
    Way,
    Ways,
    among,
    check_chances,
    check_ways,
    contest_of,
    spread_of,
    total_of,
)
from gunbai.games.maai.rules import Rules
from gunbai.games.maai.values import CRITICALS, KARMA, SUCCESSES, TENMEI
from gunbai.kernel.chances import Chance, Quantity, Question, Trial
from gunbai.kernel.rulings import Rulings

_CHECK = cites("maai.crit.core", "maai.fumble.core", "maai.crit.expand.definition", "maai.fumble.prevent.ordinary")
_ATTACK = cites("maai.attack.normal", "maai.core.crit_strength", "maai.guard.break.trigger")
_CONTEST = cites("maai.halfstep.contest.roll")
_FOCUS = cites("maai.focus.formula", "maai.focus.breaking_strength")
_CAST = cites("maai.spell.cast.roll", "maai.spell.backlash.trigger")

_BONUS, _TARGET = Quantity("bonus", 5), Quantity("target", 16)
_EXPANSION, _PREVENTION = Quantity("expansion", 0, 0, 1), Quantity("prevention", 0, 0, 1)

Given = Mapping[str, int]


def _ways(rules: Rules, given: Given, lead: int) -> Ways:
    """How a check comes out under what is asked."""
    return check_ways(rules, lead, EXPANSION * given["expansion"] | PREVENTION * given["prevention"])


def check(rulings: Rulings, given: Given) -> Trial:
    """How a check comes out. Clauses: maai.crit.core, maai.fumble.core, maai.crit.expand.definition."""
    ways = _ways(Rules(rulings), given, given["bonus"] - given["target"])
    chances = check_chances(ways, "success")
    for key, outcome in (("tenmei", TENMEI), ("karma", KARMA)):
        chances += (Chance(key, among(ways, (outcome,)), total_of(ways)),)
    return Trial(chances=chances, clauses=_CHECK)


def attack(rulings: Rulings, given: Given) -> Trial:
    """What an attack takes of one with so much strength and guard.

    Clauses: maai.core.crit_strength, maai.part.torso.extra, maai.guard.break.trigger, maai.guard.break.window.
    """
    rules = Rules(rulings)
    ways = _ways(rules, given, given["bonus"] - given["target"])
    ends = [(way.ways, *_blow(rules, given, way)) for way in ways]
    whole = total_of(ways)
    strength, guard = given["strength"], given["guard"]
    fells = sum(many for many, taken, _ in ends if taken >= strength)
    breaks = sum(
        many for many, taken, left in ends if taken < strength and left < guard and is_break(rules, guard, left)
    )
    chances = (*check_chances(ways, "hit"), Chance("breaks-guard", breaks, whole), Chance("fells", fells, whole))
    spreads = (
        spread_of("strength", ((min(taken, strength), many) for many, taken, _ in ends)),
        spread_of("guard-lost", ((guard - left, many) for many, taken, left in ends if taken < strength or not taken)),
    )
    return Trial(chances=chances, spreads=spreads, clauses=_ATTACK)


def _blow(rules: Rules, given: Given, way: Way) -> tuple[int, int]:
    """The strength that one way takes, and the guard that is left."""
    guard = given["guard"]
    if way.outcome not in SUCCESSES:
        return 0, guard
    by_window = bool(given["window"]) and way.outcome not in CRITICALS
    critical = by_window or way.outcome in CRITICALS
    taken = damage_of(Feint("") if given["feint"] else Strike(""), critical)
    if way.outcome is TENMEI and rules.tenmei_doubles:
        taken *= 2
    taken += given["trunk"]
    losses = hit_losses(
        rules, taken, feint=bool(given["feint"]), bare=False, critical=critical, by_window=by_window, margin=way.margin
    )
    return taken, guard_after(guard, losses)


def contest(rulings: Rulings, given: Given) -> Trial:
    """How a contest comes out; the bonuses are taken for the abilities. Clauses: maai.halfstep.contest.roll."""
    bonuses = given["bonus"], given["against"]
    found = contest_of(Rules(rulings), bonuses[0] - bonuses[1], bonuses)
    whole = found.whole
    chances = (Chance("won", found.won, whole), Chance("tie", found.tied, whole), Chance("lost", found.lost, whole))
    return Trial(chances=chances, clauses=_CONTEST)


def focus(rulings: Rulings, given: Given) -> Trial:
    """Whether a preparation outlasts a hit. Clauses: maai.focus.formula, maai.focus.trigger.either."""
    rules = Rules(rulings)
    critical = bool(given["critical"])
    if not breaks_focus(given["lost"], critical=critical):
        return Trial(chances=(Chance("kept", 1, 1),), clauses=_FOCUS)
    target = focus_target(given["lost"], critical=critical, printed=rules.spells.focus_printed)
    return Trial(chances=check_chances(_ways(rules, given, given["bonus"] - target), "kept"), clauses=_FOCUS)


def cast(rulings: Rulings, given: Given) -> Trial:
    """How a casting comes out. Clauses: maai.spell.cast.roll, maai.spell.backlash.trigger."""
    rules = Rules(rulings)
    ways = _ways(rules, given, given["bonus"] - given["target"])
    ways = tuple(way._replace(outcome=of_a_cast(rules, way.outcome, way.thrown)) for way in ways)
    chances = (*check_chances(ways, "cast"), Chance("backlash", among(ways, (KARMA,)), total_of(ways)))
    return Trial(chances=chances, clauses=_CAST)


QUESTIONS: dict[str, Question] = {
    "check": Question((_BONUS, _TARGET, _EXPANSION, _PREVENTION), check),
    "attack": Question(
        (
            _BONUS,
            _TARGET,
            Quantity("strength", 10, 1),
            Quantity("guard", 5, 0),
            Quantity("feint", 0, 0, 1),
            Quantity("trunk", 0, 0, 1),
            Quantity("window", 0, 0, 1),
            _EXPANSION,
            _PREVENTION,
        ),
        attack,
    ),
    "contest": Question((_BONUS, Quantity("against", 5)), contest),
    "focus": Question((_BONUS, Quantity("lost", 2, 0), Quantity("critical", 0, 0, 1), _EXPANSION, _PREVENTION), focus),
    "cast": Question((_BONUS, Quantity("target", 13), _EXPANSION, _PREVENTION), cast),
}
"""By name."""
