"""判定と対立の確率: how 2d10 come out, in whole numbers, by the same deciders that the referee calls.

A check is looked at throw by throw: `criticals.judge` says of each of the 100 how it comes out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from gunbai.games.maai.backing import counts_as_critical
from gunbai.games.maai.checks import margin_of
from gunbai.games.maai.criticals import judge
from gunbai.games.maai.rules import Rules
from gunbai.games.maai.values import CRITICALS, FUMBLES, SUCCESSES, Outcome
from gunbai.kernel.chances import Chance, Spread
from gunbai.odds.dice import dice, pairs
from gunbai.odds.distribution import Distribution

SIDES = 10
THROWS = SIDES * SIDES
PAIR = dice(2, SIDES)


class Way(NamedTuple):
    """One way in which a check comes out."""

    outcome: Outcome
    margin: int
    """By how much its total reaches the target; below 0 where it does not."""
    thrown: int
    """The sum of the two dice."""
    ways: int
    """In how many of all throws."""


Ways: TypeAlias = tuple[Way, ...]


@lru_cache(maxsize=2048)
def check_ways(rules: Rules, lead: int, fortune: int = 0, on_critical: int = 0) -> Ways:
    """How all throws of a check come out.

    Args:
        lead: what is added to the dice, less what they have to reach.
        fortune: what the check is made under, as `judge` takes it.
        on_critical: a bonus that comes only with the faces of a critical.

    Clauses: maai.crit.core, maai.fumble.core, maai.bonus.cond.crit_only.
    """
    found: Counter[tuple[Outcome, int, int]] = Counter()
    for one, two in pairs(SIDES):
        margin = one + two + lead
        if on_critical and counts_as_critical(rules.extension.crit_8_10, one, two, fortune):
            margin += on_critical
        found[judge(one, two, margin, 0, rules, fortune), margin, one + two] += 1
    return tuple(Way(*way, ways) for way, ways in found.items())


@lru_cache(maxsize=2048)
def opposed_ways(rules: Rules, lead: int, fortune: int = 0, on_critical: int = 0) -> Ways:
    """The same where what has to be reached is two dice more: an attack against a rolled evasion.

    Args:
        lead: what is added to the dice, less what is added to those of the other side.

    Rulings: maai.attack.target.
    """
    found: Counter[tuple[Outcome, int, int]] = Counter()
    for against, more in PAIR.items():
        for way in check_ways(rules, lead - against, fortune, on_critical):
            found[way.outcome, way.margin, way.thrown] += way.ways * more
    return tuple(Way(*way, ways) for way, ways in found.items())


def settled_ways(ways: Ways, forced: Outcome | None) -> Ways:
    """The ways once the game master has laid down how it comes out; the totals are thrown all the same."""
    return ways if forced is None else tuple(way._replace(outcome=forced) for way in ways)


def total_of(ways: Ways) -> int:
    """All ways together."""
    return sum(way.ways for way in ways)


def among(ways: Ways, outcomes: Iterable[Outcome]) -> int:
    """In how many ways it comes to one of these outcomes."""
    wanted = tuple(outcomes)
    return sum(way.ways for way in ways if way.outcome in wanted)


def check_chances(ways: Ways, success: str) -> tuple[Chance, ...]:
    """That it succeeds, that it is a critical, that it is a fumble.

    Args:
        success: key of the first.
    """
    whole = total_of(ways)
    return (
        Chance(success, among(ways, SUCCESSES), whole),
        Chance("critical", among(ways, CRITICALS), whole),
        Chance("fumble", among(ways, FUMBLES), whole),
    )


@lru_cache(maxsize=512)
def _gaps() -> Distribution:
    """By how much two dice are ahead of two others."""
    return PAIR - PAIR


class Contest(NamedTuple):
    """In how many of all ways a contest comes out how."""

    won: int
    tied: int
    lost: int

    @property
    def whole(self) -> int:
        """All ways."""
        return self.won + self.tied + self.lost


def contest_margins(rules: Rules, lead: int, abilities: tuple[int, int]) -> Distribution:
    """The margins of the one who began a contest, as the referee reckons them.

    Args:
        lead: by how much more is added to her dice.
        abilities: the two abilities, for tables where the higher one wins a tie.

    Clauses: maai.halfstep.contest.roll. Rulings: maai.contest.tie.
    """
    return (_gaps() + lead).mapped(lambda ahead: margin_of(rules, ahead, abilities))


def contest_of(rules: Rules, lead: int, abilities: tuple[int, int]) -> Contest:
    """How a contest comes out, as seen by the one who began it. Arguments: as in `contest_margins`."""
    margins = contest_margins(rules, lead, abilities)
    lost = margins.up_to(-1)
    tied = margins.up_to(0) - lost
    return Contest(margins.total - lost - tied, tied, lost)


def spread_of(key: str, numbers: Iterable[tuple[int, int]]) -> Spread:
    """A spread of numbers that each come in so many ways; what stands twice counts twice."""
    found: Counter[int] = Counter()
    for number, ways in numbers:
        found[number] += ways
    least, most = min(found), max(found)
    return Spread(key, least, tuple(found[number] for number in range(least, most + 1)), found.total())


def counted_where(ways: Ways, holds: Callable[[Way], bool]) -> int:
    """In how many ways something holds."""
    return sum(way.ways for way in ways if holds(way))
