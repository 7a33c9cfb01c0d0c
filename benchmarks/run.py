"""Measures Gunbai beside other engines and prints one table: what, figure, goal, met or not.

    make bench                              (an environment of its own, with the engines)
    make bench ARGS=--quick                 (a look at whether it runs; the figures mean little)
    python benchmarks/run.py                (beside whatever engines are installed here)

A goal that is missed fails nothing: the table says so.
"""

from __future__ import annotations

import argparse
import os
import statistics
from collections.abc import Callable
from datetime import datetime

import ours
import peers
import sea
from timing import Case, machine, measure, pin, probe, times_as_fast

GOAL_CHESS = 10.0
"""Inputs for each ply of random chess."""
GOAL_CHESS_AT_SEA = 5.0
"""Inputs of two ships for each ply of random chess."""
GOAL_DANMAKU = 5.0
"""Inputs of a danmaku battle for each ply of random chess."""
GOAL_KUHN = 1.5
"""Inputs for each step of Kuhn poker."""
GOAL_REPLAY = 1.0
"""Time of a replay, in parts of the time that playing took."""
GOAL_UNDO = 20.0
"""Milliseconds."""
GOAL_COMMAND = 0.6
"""Seconds."""
GOAL_REACH = 5.0
"""Milliseconds for all that a ship can reach at power 6 on an open sea."""
GOAL_QUIET = 2.0
"""Battles with the log off, for each with the log on."""
GOAL_ROUND = 0.5
"""Seconds for a round of twelve ships under plain admirals."""

Row = tuple[str, str, str, str]
"""What, figure, goal, met."""


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description="Measures Gunbai beside other engines.")
    parser.add_argument("--quick", action="store_true", help="every measurement once and briefly")
    parser.add_argument("--repeats", type=int, default=9, help="rounds (default: %(default)s)")
    parser.add_argument("--seconds", type=float, default=0.3, help="of a measurement, at least (default: %(default)s)")
    given = parser.parse_args()
    repeats, least = (1, 0.002) if given.quick else (given.repeats, given.seconds)
    pin()
    noise = probe()
    bench = Bench(2 if given.quick else 20)
    measure(bench.cases, repeats, least)
    noise += probe()
    print_table(("what", "figure", "goal", "met"), bench.rows())
    print()
    print(f"{datetime.now().astimezone().date().isoformat()}, {machine()}")
    print(f"engines: {', '.join(bench.engines)}")
    print(f"{repeats} round{'s' if repeats > 1 else ''} of at least {least:g} s each, in turn; medians")
    print(noise_line(noise, bench.cases))


class Bench:
    """All cases, and the rows that come of them."""

    def __init__(self, duels: int) -> None:
        """
        Args:
            duels: so many are played and replayed at a time.
        """
        self.cases: list[Case] = []
        self.engines: list[str] = []
        self.chess = self._peer("python-chess: legal_moves, push", "chess", lambda: peers.chess_plies(False))
        self.chess_over = self._peer("python-chess: is_game_over too", "chess", lambda: peers.chess_plies(True))
        self.kuhn = self._peer("OpenSpiel python_kuhn_poker", "open_spiel", peers.kuhn_steps)
        self.play = {name: self._case(name, ours.random_play(ours.load(name)), 1000) for name in ours.names()}
        self.danmaku = self._case("danmaku", ours.random_play(ours.load(ours.PAIRS, ours.DANMAKU)), 500)
        same = ours.Duels(duels)
        self.played = self._case("duels played", same.played, duels)
        self.replayed = self._case("duels replayed", same.replayed, duels)
        self.played_whole = self._case("duels played whole", same.played_whole, duels)
        self.replayed_whole = self._case("duels replayed whole", same.replayed_whole, duels)
        self.undo = self._case("undo", ours.undoing())
        self.rolls = self._case("rolls", ours.rolling(), 1000)
        self.command = self._case("gunbai run", ours.commanding())
        self.sea = self._case("random play at sea", sea.random_play(), 500)
        self.galley = self._case("reach of a galley", sea.reaching(sea.GALLEY))
        self.corvette = self._case("reach of a corvette", sea.reaching(sea.CORVETTE))
        self.heard = {name: self._case(f"{name}, log on", ours.many(name, False), 2) for name in ours.MANY}
        self.quiet = {name: self._case(f"{name}, log off", ours.many(name, True), 2) for name in ours.MANY}
        self.fleets = self._case("round of twelve ships", sea.commanding())

    def _case(self, name: str, work: Callable[[int], int], at_once: int = 1) -> Case:
        case = Case(name, work, at_once)
        self.cases.append(case)
        return case

    def _peer(self, name: str, package: str, make: Callable[[], Callable[[int], int] | None]) -> Case | None:
        work = make()
        said = f"{package} {peers.version(package)}" if work else f"{package} not installed"
        if said not in self.engines:
            self.engines.append(said)
        return self._case(name, work, 100) if work else None

    def rows(self) -> list[Row]:
        """The table."""
        duel = self.play[ours.DUEL]
        rows = [(f"random play, {ours.GAME}/{name}", inputs(case), "", "") for name, case in self.play.items()]
        rows.append((f"random play, {ours.DANMAKU}/{ours.PAIRS}", inputs(self.danmaku), "", ""))
        rows += [(peer.name, f"{rate(peer)} steps/s", "", "") for peer in self._peers()]
        rows += [
            at_least("inputs for each ply of chess", duel, self.chess, GOAL_CHESS),
            at_least("… asking is_game_over too", duel, self.chess_over, None),
            at_least("inputs of 千幻抄 for each ply of chess", self.danmaku, self.chess, GOAL_DANMAKU),
            at_least("inputs for each step of Kuhn poker", duel, self.kuhn, GOAL_KUHN),
            at_most("replay from inputs / playing", self.replayed, self.played),
            at_most("replay from record's bytes / playing to them", self.replayed_whole, self.played_whole),
            below(f"undo in a battle of {ours.LONG} inputs", self.undo.median / 1e6, GOAL_UNDO, "ms"),
            below(f"gunbai run {ours.GAME}/{ours.DUEL}", self.command.median / 1e9, GOAL_COMMAND, "s"),
            ("sealed dice, 2d10", f"{rate(self.rolls)} rolls/s", "", ""),
            (f"random play, {sea.GAME}/{sea.DUEL}", inputs(self.sea), "", ""),
            at_least("inputs of two ships for each ply of chess", self.sea, self.chess, GOAL_CHESS_AT_SEA),
            below("reach of a galley, power 6, open sea", self.galley.median / 1e6, GOAL_REACH, "ms"),
            below("reach of a corvette, power 6, open sea", self.corvette.median / 1e6, GOAL_REACH, "ms"),
            below("round of twelve ships, plain admirals", self.fleets.median / 1e9, GOAL_ROUND, "s"),
        ]
        rows += [
            (f"battles of {name}, log off", f"{rate(case)} battles/s", "", "") for name, case in self.quiet.items()
        ]
        rows += [
            at_least(f"… {name}, times the rate with the log on", self.quiet[name], self.heard[name], GOAL_QUIET)
            for name in ours.MANY
        ]
        return rows

    def _peers(self) -> list[Case]:
        return [peer for peer in (self.chess, self.chess_over, self.kuhn) if peer is not None]


def rate(case: Case) -> str:
    """Operations a second."""
    return f"{1e9 / case.median:,.0f}"


def inputs(case: Case) -> str:
    """Inputs a second, and the time of one."""
    return f"{rate(case)} inputs/s ({case.median / 1e3:.2f} µs)"


def at_least(what: str, case: Case, peer: Case | None, goal: float | None) -> Row:
    """A row of how many times as fast as a peer something is."""
    aim = "" if goal is None else f"≥ {goal:g}"
    if peer is None:
        return what, "not measured", aim, ""
    times = times_as_fast(case, peer)
    return what, f"{times:.2f}", aim, "" if goal is None else met(times >= goal)


def at_most(what: str, case: Case, play: Case) -> Row:
    """A row of the time that a replay takes, in parts of the time that playing takes."""
    part = 1 / times_as_fast(case, play)
    figure = f"{part:.2f} ({case.median / 1e6:.2f} ms of {play.median / 1e6:.2f} ms a duel)"
    return what, figure, f"≤ {GOAL_REPLAY:g}", met(part <= GOAL_REPLAY)


def below(what: str, figure: float, goal: float, unit: str) -> Row:
    """A row of a time that has a goal."""
    return what, f"{figure:.3g} {unit}", f"≤ {goal:g} {unit}", met(figure <= goal)


def met(is_met: bool) -> str:
    """Whether a goal is met, in a word."""
    return "yes" if is_met else "no"


def print_table(head: Row, rows: list[Row]) -> None:
    """Prints a table in Markdown."""
    widths = [max(len(row[place]) for row in (head, *rows)) for place in range(len(head))]
    for row in (head, tuple("-" * width for width in widths), *rows):
        print("| " + " | ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) + " |")


def noise_line(noise: list[float], cases: list[Case]) -> str:
    """How quiet the machine was."""
    median = statistics.median(noise)
    restless = max(cases, key=lambda case: case.spread)
    load = ", ".join(f"{figure:.1f}" for figure in os.getloadavg()) if hasattr(os, "getloadavg") else "unknown"
    return (
        f"noise: a fixed loop took {min(noise):.1f} / {median:.1f} / {max(noise):.1f} ms (least, median, most); "
        f"widest spread {restless.spread:.0%} ({restless.name}); load {load}"
    )


if __name__ == "__main__":
    main()
