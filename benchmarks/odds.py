"""What is measured of exact odds: the same questions to Gunbai, icepool and dyce, with the same answers.

Fresh means that nothing kept from an earlier question helps: dice are made anew each time.
"""

from __future__ import annotations

import argparse
import statistics
import subprocess
import sys
from collections.abc import Callable
from fractions import Fraction

from gunbai.odds.dice import sum_ways
from gunbai.odds.distribution import Distribution
from timing import Case, measure, pin, times_as_fast

BONUS, OTHER, TARGET = 5, 3, 12
"""2d10 + 5 against 12, and against 2d10 + 3."""
MORE, LESS, MOST = 2, 1, 20
"""nD6 + 2 against mD6 + 1, each from 1 to 20."""

Work = Callable[[int], int]
Ask = Callable[[], object]


def repeated(ask: Ask) -> Work:
    """Asks as often as is wanted."""

    def work(times: int) -> int:
        for _ in range(times):
            ask()
        return times

    return work


def ours() -> dict[str, Ask]:
    """The questions to Gunbai."""

    def dice(count: int, sides: int) -> Distribution:
        return Distribution(count, sum_ways(count, sides), sides**count)

    def contest() -> Fraction:
        pair = dice(2, 10)
        return (pair + BONUS).beats(pair + OTHER)

    def table() -> list[list[Fraction]]:
        pools = [dice(count, 6) for count in range(1, MOST + 1)]
        return [[(one + MORE).beats(other + LESS) for other in pools] for one in pools]

    kept = dice(2, 10) + BONUS
    return {
        "check": lambda: (dice(2, 10) + BONUS).at_least(TARGET),
        "contest": contest,
        "cached check": lambda: kept.at_least(TARGET),
        "table": table,
    }


def icepools() -> dict[str, Ask] | None:
    """The same to icepool; None where it is not installed."""
    try:
        import icepool  # type: ignore[import-untyped]  # noqa: PLC0415 (a peer)
    except ImportError:
        return None

    def die(sides: int) -> object:
        return icepool.Die(range(1, sides + 1))

    def contest() -> object:
        one = die(10)
        return (2 @ one + BONUS > 2 @ one + OTHER).probability(True)

    def table() -> object:
        one, counts = die(6), range(1, MOST + 1)
        return [[((n @ one) + MORE > (m @ one) + LESS).probability(True) for m in counts] for n in counts]

    kept = 2 @ icepool.d10 + BONUS
    return {
        "check": lambda: (2 @ die(10) + BONUS).probability(">=", TARGET),
        "contest": contest,
        "cached check": lambda: kept.probability(">=", TARGET),
        "table": table,
    }


def dyces() -> dict[str, Ask] | None:
    """Those that are measured of dyce; None where it is not installed."""
    try:
        import warnings  # noqa: PLC0415

        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            import dyce  # type: ignore[import-not-found]  # noqa: PLC0415 (a peer)
    except ImportError:
        return None

    def chance(found: object) -> Fraction:
        return Fraction(found.get(True, 0), found.total)  # type: ignore[attr-defined]

    def contest() -> Fraction:
        pair = 2 @ dyce.H(10)
        return chance((pair + BONUS).gt(pair + OTHER))

    return {"check": lambda: chance((2 @ dyce.H(10) + BONUS).ge(TARGET)), "contest": contest}


FIRST = {
    "ours": "from gunbai.odds.dice import dice; (dice(2, 10) + 5).at_least(12)",
    "icepool": "import icepool; (2 @ icepool.Die(range(1, 11)) + 5).probability('>=', 12)",
}


def first(whose: str, times: int) -> float:
    """Nanoseconds of import and first question, in interpreters of their own: the median."""
    code = f"import time; start = time.perf_counter_ns(); {FIRST[whose]}; print(time.perf_counter_ns() - start)"
    command = [sys.executable, "-c", code]
    return statistics.median(
        int(subprocess.run(command, check=True, capture_output=True, text=True).stdout) for _ in range(times)
    )


def agree() -> None:
    """All answer alike.

    Raises:
        AssertionError: they do not.
    """
    own = ours()
    for others in (icepools(), dyces()):
        for name, ask in (others or {}).items():
            assert ask() == own[name](), name


GOALS = (
    ("a fresh check", "check", "icepool", 30.0),
    ("a fresh check", "check", "dyce", 10.0),
    ("a fresh contest", "contest", "icepool", 30.0),
    ("a fresh contest", "contest", "dyce", 10.0),
    ("a cached check", "cached check", "icepool", 10.0),
    ("the 20×20 table of contests of nD6", "table", "icepool", 60.0),
)
"""What, which question, whose, and how many times as fast ours shall be."""
GOAL_FIRST = 0.5
"""Time of import and first question, in parts of icepool's."""


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description="Measures exact odds beside icepool and dyce.")
    parser.add_argument("--quick", action="store_true", help="every measurement once and briefly")
    given = parser.parse_args()
    repeats, least = (1, 0.002) if given.quick else (7, 0.1)
    pin()
    agree()
    asked = {"ours": ours(), "icepool": icepools() or {}, "dyce": dyces() or {}}
    cases = {
        (whose, name): Case(f"{whose}: {name}", repeated(ask))
        for whose, questions in asked.items()
        for name, ask in questions.items()
    }
    measure(list(cases.values()), repeats, least)
    print("| what | figure | goal | met |\n| --- | --- | --- | --- |")
    for what, name, whose, goal in GOALS:
        own, peer = cases["ours", name], cases.get((whose, name))
        if peer is None:
            print(f"| {what}, beside {whose} | not measured | ≤ 1/{goal:g} | |")
            continue
        times = times_as_fast(own, peer)
        figure = f"1/{times:.0f} ({own.median / 1e3:.2f} µs of {peer.median / 1e3:.1f} µs)"
        print(f"| {what}, beside {whose} | {figure} | ≤ 1/{goal:g} | {'yes' if times >= goal else 'no'} |")
    if asked["icepool"]:
        count = 1 if given.quick else 9
        pairs = [(first("ours", 1), first("icepool", 1)) for _ in range(count)]
        part = statistics.median(own / other for own, other in pairs)
        own, other = (statistics.median(pair[place] for pair in pairs) / 1e6 for place in (0, 1))
        figure = f"{part:.2f} ({own:.0f} ms of {other:.0f} ms)"
        met = "yes" if part <= GOAL_FIRST else "no"
        print(f"| import and first check, beside icepool | {figure} | ≤ {GOAL_FIRST:g} | {met} |")


if __name__ == "__main__":
    main()
