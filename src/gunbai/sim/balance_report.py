"""What a file of house content came to, as tables in words, as plain values, and as a page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from gunbai.charts.model import Bars, Series
from gunbai.kernel.words import Wording
from gunbai.sim.balance import Balance, Entry, Standing
from gunbai.sim.pages import Page, Section, Table
from gunbai.sim.report import percent
from gunbai.sim.summary import PLACES


def overview(balance: Balance, words: Wording) -> Table:
    """A row for each piece of content that could be tried."""
    rows = tuple(_row(standing, words) for standing in balance.standings if standing.own is not None)
    head = ("what", "kind", "with", "without", "gain", "rank", "declared")
    return Table(tuple(words.say(f"balance-{key}") for key in head), rows, frozenset(range(2, len(head))))


def kin(standing: Standing, words: Wording) -> Table:
    """Where it stands: all of its kind, the strongest first."""
    rows = []
    for entry in ranked(standing):
        low, high = entry.interval
        name = words.value(entry.id)
        mine = entry is standing.own
        rows.append((f"▶ {name}" if mine else name, _points(entry.gain), f"{_points(low)} … {_points(high)}"))
    head = (words.say("balance-what"), words.say("balance-gain"), words.say("sim-interval"))
    return Table(head, tuple(rows), frozenset({1, 2}))


def ranked(standing: Standing) -> list[Entry]:
    """All of a kind by their gain."""
    assert standing.own is not None
    return sorted((standing.own, *standing.peers), key=lambda entry: (-entry.gain, entry.id))


def kin_chart(standing: Standing, words: Wording) -> Bars:
    """The same as bars; that of one's own stands out."""
    entries = ranked(standing)
    return Bars(
        title=words.say("balance-chart", kind=words.word("trial", standing.trial.kind)),
        labels=tuple(words.value(entry.id) for entry in entries),
        series=(
            Series(
                tuple(entry.gain for entry in entries),
                "",
                tuple((entry.interval.low, entry.interval.high) for entry in entries),
                tuple(place for place, entry in enumerate(entries) if entry is standing.own),
            ),
        ),
        up=words.say("balance-gain"),
        is_percent=True,
    )


def told(standing: Standing, words: Wording) -> str:
    """Where it stands, in one sentence."""
    name, kind = words.value(standing.trial.id), words.word("trial", standing.trial.kind)
    if standing.own is None:
        faults = tuple(words.fault(fault) for fault in standing.faults)
        return words.say("balance-not", name=name, kind=kind, faults=faults)
    best, worst = standing.ranks
    return words.say(
        "balance-stands",
        name=name,
        kind=kind,
        rank=standing.rank,
        of=1 + len(standing.peers),
        best=best,
        worst=worst,
        gain=_points(standing.own.gain),
    )


def played(battles: int, player: str, words: Wording) -> tuple[str, str]:
    """By whom and how often, in words, and what that means."""
    return words.say("balance-played", battles=battles, player=player), words.say("balance-undeclared", player=player)


def interrupted(words: Wording) -> str:
    """Ctrl-C came in between."""
    return words.say("sim-ended-interrupted")


def balance_page(balance: Balance, words: Wording, file: str, findings: Sequence[str], notes: Sequence[str]) -> Page:
    """A page.

    Args:
        file: name of the file.
        findings: what the checker holds against it, in words.
        notes: by whom and how often it was played, in words.
    """
    checked = tuple((finding,) for finding in findings) or ((words.say("balance-good"),),)
    sections = [
        Section(words.say("balance-checked"), (Table((words.say("balance-finding"),), checked),)),
        Section(words.say("balance-tried"), (overview(balance, words),), note=" ".join(notes)),
    ]
    for standing in balance.standings:
        name = words.value(standing.trial.id)
        if standing.own is None:
            sections.append(Section(name, note=told(standing, words)))
        else:
            chart = kin_chart(standing, words)
            sections.append(Section(name, (kin(standing, words),), (chart,), told(standing, words)))
    return Page(words.say("balance-title", file=file), (words.say("balance-how"),), tuple(sections))


def balance_data(balance: Balance) -> list[dict[str, Any]]:
    """The same for machines."""
    return [_data(standing) for standing in balance.standings]


def _data(standing: Standing) -> dict[str, Any]:
    head: dict[str, Any] = {"kind": standing.trial.kind, "id": standing.trial.id}
    if standing.own is None:
        return {**head, "faults": [fault.code for fault in standing.faults]}
    best, worst = standing.ranks
    return {
        **head,
        **_entry_data(standing.own),
        "rank": standing.rank,
        "best": best,
        "worst": worst,
        "peers": [{"id": peer.id, **_entry_data(peer)} for peer in standing.peers],
    }


def _entry_data(entry: Entry) -> Mapping[str, Any]:
    low, high = entry.interval
    return {
        "with": {"wins": entry.given.wins, "battles": entry.given.battles, "declared": entry.given.declared},
        "without": {"wins": entry.without.wins, "battles": entry.without.battles},
        "gain": round(entry.gain, PLACES),
        "low": round(low, PLACES),
        "high": round(high, PLACES),
    }


def _row(standing: Standing, words: Wording) -> tuple[str, ...]:
    own = standing.own
    assert own is not None
    low, high = own.interval
    best, worst = standing.ranks
    declared = percent(own.given.declared / own.given.battles, 0) if standing.trial.declared else "–"
    return (
        words.value(standing.trial.id),
        words.word("trial", standing.trial.kind),
        percent(own.given.share),
        percent(own.without.share),
        f"{_points(own.gain)} ({100 * low:+.0f} … {100 * high:+.0f})",
        f"{standing.rank}/{1 + len(standing.peers)} ({best}–{worst})",
        declared,
    )


def _points(share: float) -> str:
    return f"{100 * share:+.1f} %"
