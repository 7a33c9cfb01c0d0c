"""What a run came to, as plain values: for JSON, for tables, for pages."""

from __future__ import annotations

from typing import Any

from gunbai.sim.intervals import difference, mean_band, wilson
from gunbai.sim.study import Part, Study
from gunbai.sim.sweeps import Sweep
from gunbai.sim.tally import NOBODY, Tally

PLACES = 6
"""Decimals of shares: more would be noise."""


def study_data(study: Study) -> dict[str, Any]:
    """A whole study."""
    game = study.scenario.game
    return {
        "game": game.id,
        "version": game.version,
        "scenarios": list(dict.fromkeys(part.scenario.name for part in study.parts)),
        "seed": study.plan.seed.hex(),
        "players": dict(study.plan.players),
        "until": study.plan.until,
        "interrupted": study.is_interrupted,
        "sweeps": [{"path": sweep.path, "values": list(sweep.values)} for sweep in study.sweeps],
        "parts": [part_data(part, study.sweeps) for part in study.parts],
        "differences": differences(study),
    }


def part_data(part: Part, sweeps: tuple[Sweep, ...]) -> dict[str, Any]:
    """One run."""
    tally = part.tally
    return {
        "scenario": part.scenario.name,
        "values": {sweep.path: value for sweep, value in zip(sweeps, part.values, strict=True)},
        "battles": tally.battles,
        "ended": part.ended.value,
        "sides": [_share(tally, side) for side in tally.sides],
        "nobody": _share(tally, NOBODY),
        "reasons": [
            {"why": why, "winners": winners, "battles": count} for (why, winners), count in _most(tally.reasons)
        ],
        "clauses": [{"clause": clause, "battles": count} for clause, count in _most(tally.clauses)],
        "rounds": _length(tally, "rounds"),
        "inputs": _length(tally, "inputs"),
        "gauges": [
            {"who": who, "what": what.removeprefix("field-").removeprefix("target-"), "round": round, **_mean(sums)}
            for (who, what, round), sums in sorted(tally.gauges.items())
        ],
    }


def differences(study: Study) -> list[dict[str, Any]]:
    """Of two scenarios: how much oftener each side wins in the second than in the first."""
    if not study.is_comparison or len(study.parts) != 2 or not all(part.tally.battles for part in study.parts):
        return []
    before, after = (part.tally for part in study.parts)
    found = []
    for side in study.sides:
        low, high = difference(after.wins[side], after.battles, before.wins[side], before.battles)
        share = after.wins[side] / after.battles - before.wins[side] / before.battles
        found.append({"side": side, "share": _round(share), "low": _round(low), "high": _round(high)})
    return found


def _share(tally: Tally, side: str) -> dict[str, Any]:
    wins, battles = tally.wins[side], tally.battles
    low, high = wilson(wins, battles)
    share = wins / battles if battles else 0.0
    return {"side": side, "wins": wins, "share": _round(share), "low": _round(low), "high": _round(high)}


def _length(tally: Tally, of: str) -> dict[str, Any]:
    least, middle, mean, most = tally.lengths(of)
    return {"least": least, "median": middle, "mean": _round(mean), "most": most}


def _mean(sums: tuple[int, int, int]) -> dict[str, Any]:
    mean, (low, high) = mean_band(*sums)
    return {"battles": sums[0], "mean": _round(mean), "low": _round(low), "high": _round(high)}


def _round(value: float) -> float:
    return round(value, PLACES)


def _most(counts: Any) -> list[tuple[Any, int]]:
    """The most frequent first; those that are equally frequent by name."""
    return sorted(counts.items(), key=lambda item: (-item[1], item[0]))
