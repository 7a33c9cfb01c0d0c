"""Holds what came of a case against what its writer expected, and says in plain words where it came out otherwise."""

from __future__ import annotations

from typing import Any

import msgspec

from gunbai.errors import Fault, NotationError, NotOffered, NotYourTurn, Refused
from gunbai.kernel.battle import Battle
from gunbai.kernel.events import Event
from gunbai.kernel.game import Result
from gunbai.kernel.requests import GM, Option
from gunbai.testing.cases_form import Expected, FaultSheet
from gunbai.testing.cases_inputs import Line, parse_line
from gunbai.testing.cases_match import at_path, matches, missing, plain, shown
from gunbai.testing.cases_read import UNCITED_KINDS, Case


class Difference(msgspec.Struct, frozen=True):
    """One point in which a case came out otherwise than expected."""

    where: str
    """The line of `do`, or the key of `expect`; with `step N` before it in a step."""
    expected: str
    found: str

    def __str__(self) -> str:
        return f"{self.where}: expected {self.expected}, found {self.found}"


class Findings:
    """What is found while a case is played."""

    def __init__(self) -> None:
        self.differences: list[Difference] = []
        self.cited: set[str] = set()
        """Clauses that something cited."""
        self.prefix = ""
        """Which step it is."""

    def differs(self, where: str, expected: str, found: str) -> None:
        """Notes a difference."""
        self.differences.append(Difference(self.prefix + where, expected, found))


def check(expect: Expected, battle: Battle, events: list[Event], first: int, found: Findings) -> None:
    """Holds a battle, and the events from number `first` on, against what is expected."""
    if expect.waiting is not None:
        wanted = expect.waiting if isinstance(expect.waiting, str) else ", ".join(expect.waiting)
        if wanted != waiting(battle):
            found.differs("expect.waiting", wanted, waiting(battle))
    _check_offers(expect, battle, found)
    board = plain(battle.view(expect.seen_by).board)
    for path, value in expect.values.items():
        _check_value(board, path, value, found)
    if expect.seen_by != GM:
        private = battle.state.log.private
        events = [
            event
            for place, event in enumerate(events, first)
            if place not in private or expect.seen_by in private[place]
        ]
    _check_events(expect, [plain(event) for event in events], found)
    if expect.result is not None:
        winners = list(expect.result.winners) or ([expect.result.winner] if expect.result.winner else [])
        ended = "nothing: it goes on" if battle.result is None else _result(battle.result)
        wanted = f"{', '.join(winners) or 'nobody'} by {expect.result.why}"
        if wanted != ended:
            found.differs("expect.result", wanted, ended)


def _check_value(board: Any, path: str, value: Any, found: Findings) -> None:
    try:
        there = at_path(board, path)
    except LookupError as error:
        found.differs(f"expect.values.{path}", shown(value), str(error.args[0]))
        return
    if not matches(value, there):
        found.differs(f"expect.values.{path}", shown(value), shown(there))


def _check_events(expect: Expected, events: list[dict[str, Any]], found: Findings) -> None:
    place = missing(expect.events, events)
    if place is not None:
        wanted = expect.events[place]
        found.differs(f"expect.events[{place + 1}]", shown(wanted), _nearest_events(wanted, events))
    for number, unwanted in enumerate(expect.no_events, 1):
        table = {"event": unwanted} if isinstance(unwanted, str) else unwanted
        seen = next((event for event in events if matches(table, event)), None)
        if seen is not None:
            found.differs(f"expect.no_events[{number}]", f"no {shown(table)}", shown(seen))


def _check_offers(expect: Expected, battle: Battle, found: Findings) -> None:
    seats = tuple(seat.id for seat in battle.scenario.seats)
    for text in expect.offers:
        words, _, price = text.partition(" costs ")
        line = parse_line(words, seats)
        assert line is not None
        try:
            option = find_option(battle, line)
        except Refused as error:
            found.differs("expect.offers", text, f"refused: {error}")
            continue
        found.cited.update(option.clauses)
        if price and price.strip() != str(option.cost):
            found.differs("expect.offers", text, f"costs {option.cost}")
    for text in expect.no_offers:
        line = parse_line(text, seats)
        assert line is not None
        try:
            option = find_option(battle, line)
        except NotationError as error:
            found.differs("expect.no_offers", f"a declaration that is not offered: {text}", f"no text: {error}")
        except Refused as error:
            found.cited.update(error.clauses)
        else:
            found.differs("expect.no_offers", f"no {text}", f"offered: {option.id}")


def check_faults(case: Case, found: Findings) -> None:
    """Holds the faults of a scenario against those that are expected."""
    for wanted in case.wanted:
        same = [
            fault
            for fault in case.faults
            if fault.code == wanted.code and wanted.place in ("", fault.place)
            and set(wanted.clauses) <= set(fault.clauses)
        ]  # fmt: skip
        for fault in same:
            found.cited.update(fault.clauses)
        if not same:
            faults = "; ".join(map(_fault, case.faults))
            found.differs("expect.faults", _fault(wanted), faults or "a scenario without faults")


def check_shown(case: Case, found: Findings) -> None:
    """Holds what a case claims to show against what was cited in it."""
    found.prefix = ""
    for name in case.clauses:
        if name in found.cited or name in case.shows:
            continue
        kind = case.library.clauses[name].kind
        how = f"; a clause of kind {kind} may be shown with a reason in `shows`" if kind in UNCITED_KINDS else ""
        found.differs(f"clauses: {name}", "something that happened, was asked or was refused by it", f"nothing{how}")


def waiting(battle: Battle) -> str:
    """Who is asked what, as a case writes it."""
    if battle.result is not None:
        return "nobody"
    standing = [f"{one.seat} {one.kind}" for one in battle.waiting if not one.answered]
    return ", ".join(standing)


def find_option(battle: Battle, line: Line) -> Option:
    """The option that a declaration would be, without declaring it.

    Raises:
        Refused: it would not be accepted.
    """
    ask = battle.asked(line.seat, line.about)
    if ask is None:
        raise NotYourTurn("not-your-turn", {"seat": line.seat})
    option = ask.offer.by_id.get(line.say)
    if option is not None:
        return option
    if ask.takes is not None:
        return ask.takes(line.say)
    meant = battle.game.read_answer(battle.state, ask, line.say)
    for option in ask.offer:
        if meant in (option.id, option.declaration):
            return option
    raise NotOffered("not-offered", {"say": line.say}, clauses=ask.clauses, accepted=ask.offer.by_id)


def _fault(fault: Fault | FaultSheet) -> str:
    return " ".join(filter(None, (fault.code, fault.place, ", ".join(fault.clauses))))


def _result(result: Result) -> str:
    return f"{', '.join(result.winners) or 'nobody'} by {result.why}"


def _nearest_events(wanted: dict[str, Any], events: list[dict[str, Any]]) -> str:
    """The events of the same kind, in the fields that were asked for; all kinds if there is none."""
    same = [event for event in events if event["event"] == wanted["event"]]
    if same:
        return "; ".join(shown({key: event.get(key, "") for key in wanted}) for event in same)
    return "events: " + (", ".join(event["event"] for event in events) or "none")
