"""Cases: a situation, what is declared, the dice, and what must come of it, in TOML; docs/cases.md has the form.

`run_case_file` plays a whole file, `load_cases` and `run_case` one case at a time. What came out otherwise is said in
plain words.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from gunbai.errors import DiceError, Fault, GunbaiError, NotationError, NotOffered, NotYourTurn, Refused
from gunbai.kernel.battle import Battle
from gunbai.kernel.events import Event
from gunbai.kernel.game import Result
from gunbai.kernel.requests import GM, Ask, Option
from gunbai.kernel.scenario import FindGame
from gunbai.kernel.views import SPECTATOR
from gunbai.testing.cases_form import Expected, FaultSheet
from gunbai.testing.cases_inputs import CaseDice, Line, parse_line
from gunbai.testing.cases_match import at_path, matches, missing, plain, shown
from gunbai.testing.cases_read import UNCITED_KINDS, Case, Step, load_cases

__all__ = ["Case", "CaseOutcome", "Difference", "load_cases", "run_case", "run_case_file"]

IDLE_MOST = 1000
"""So many idle answers at most before the seat of a line is asked."""


class Difference(msgspec.Struct, frozen=True):
    """One point in which a case came out otherwise than expected."""

    where: str
    """The line of `do`, or the key of `expect`; with `step N` before it in a step."""
    expected: str
    found: str

    def __str__(self) -> str:
        return f"{self.where}: expected {self.expected}, found {self.found}"


class CaseOutcome(msgspec.Struct, frozen=True):
    """How a case came out."""

    name: str
    line: int
    clauses: tuple[str, ...]
    """The clauses that it claims to show."""
    differences: tuple[Difference, ...]

    @property
    def passed(self) -> bool:
        """Whether all came out as expected."""
        return not self.differences


def run_case_file(file: str | bytes, where: str, find: FindGame) -> tuple[CaseOutcome, ...]:
    """Reads a case file and plays all its cases.

    Raises:
        CaseError: every fault of the file; nothing is played.
    """
    return tuple(run_case(case) for case in load_cases(file, where, find))


def run_case(case: Case) -> CaseOutcome:
    """Plays a case."""
    run = _Run(case)
    run.play()
    return CaseOutcome(case.name, case.line, case.clauses, tuple(run.differences))


class _Stop(Exception):
    """The case cannot go on: what follows would only be noise."""


class _Run:
    """One playing of a case."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self.differences: list[Difference] = []
        self._dice = CaseDice()
        self._cited: set[str] = set()
        self._prefix = ""
        self._battle: Battle

    def play(self) -> None:
        case = self.case
        if case.scenario is None:
            self._check_faults()
            self._check_shown()
            return
        self._dice.lay(case.steps[0].rolls)
        try:
            self._battle = Battle(case.scenario, self._dice)
        except GunbaiError as error:
            self._differs("the beginning", "a battle", str(error))
            return
        seen = 0
        try:
            for number, step in enumerate(case.steps):
                self._prefix = f"step {number}: " if number else ""
                if number:
                    self._dice.lay(step.rolls)
                self._do(step)
                self._check(step.expect, self._battle.state.log.events[seen:], seen)
                seen = len(self._battle.state.log.events)
        except _Stop:
            return
        for event in self._battle.state.log.events:
            self._cited.update(event.clauses)
        if self._battle.result is not None:
            self._cited.update(self._battle.result.clauses)
        self._check_shown()

    def _differs(self, where: str, expected: str, found: str) -> None:
        self.differences.append(Difference(self._prefix + where, expected, found))

    # ---- inputs ---------------------------------------------------------------------------------------------------

    def _do(self, step: Step) -> None:
        self._note_asks()
        for line in step.lines:
            if line.act == "until":
                self._idle(line, line.seat, line.say)
            elif line.act == "answer" and line.refused != "not-your-turn":
                self._idle(line, line.seat, "")
            if line.act != "until":
                self._give(line)
            self._note_asks()
        if self._dice.left:
            left = ", ".join(f"{len(roll.faces)}d{roll.sides}" for roll in self._dice.left)
            self._differs("dice", "all of them rolled", f"{len(self._dice.left)} left over: {left}")
            self._dice.left.clear()

    def _note_asks(self) -> None:
        for ask in self._battle.asks:
            self._cited.update(ask.clauses)

    def _idle(self, line: Line, seat: str, kind: str) -> None:
        """Answers for whoever is asked before the seat that the line means."""
        battle = self._battle
        for _ in range(IDLE_MOST):
            ask = battle.asked(seat, line.about)
            if (ask is not None and kind in ("", ask.kind)) or battle.result is not None or not battle.asks:
                break
            answer = _idle_answer(battle, self.case.idle)
            if answer is None:
                break
            self._note_asks()
            try:
                battle.answer(answer[0].seat, answer[1], about=answer[0].about)
            except GunbaiError as error:
                self._differs(line.text, f"{answer[0].seat}: {answer[1]}", str(error))
                raise _Stop from None
        if line.act == "until" and (ask is None or kind not in ("", ask.kind)):
            self._differs(line.text, f"{seat} {kind}".strip(), waiting(battle))
            raise _Stop

    def _give(self, line: Line) -> None:
        before = _snapshot(self._battle) if line.refused else ()
        try:
            self._input(line)
        except Refused as error:
            self._refused(line, error, before)
        except GunbaiError as error:
            self._differs(line.text, "an input that is accepted", _dice_words(error))
            raise _Stop from None
        else:
            if line.refused:
                self._differs(line.text, f"refused: {line.refused}", "accepted")
                raise _Stop

    def _input(self, line: Line) -> None:
        battle = self._battle
        match line.act:
            case "answer":
                option = _option(battle, line)
                battle.answer(line.seat, line.say, about=line.about, by=line.by)
                self._cited.update(option)
            case "interject":
                battle.interject(line.seat, line.say)
            case "yield":
                battle.leave(line.seat, line.by)
            case "rule":
                assert line.ruling is not None
                battle.rule(line.ruling)

    def _refused(self, line: Line, error: Refused, before: tuple[object, ...]) -> None:
        if not line.refused:
            self._differs(line.text, "accepted", f"refused: {error}")
            raise _Stop
        if error.reason != line.refused:
            self._differs(line.text, f"refused: {line.refused}", f"refused: {error}")
        lacking = [name for name in line.clauses if name not in error.clauses]
        if lacking:
            self._differs(line.text, "refused by " + ", ".join(lacking), "by " + (", ".join(error.clauses) or "none"))
        if _snapshot(self._battle) != before:
            self._differs(line.text, "a battle that is as it was before", "one that has changed")
        self._cited.update(error.clauses)

    # ---- what must be so ------------------------------------------------------------------------------------------

    def _check(self, expect: Expected, events: list[Event], first: int) -> None:
        battle = self._battle
        if expect.waiting is not None:
            wanted = expect.waiting if isinstance(expect.waiting, str) else ", ".join(expect.waiting)
            if wanted != waiting(battle):
                self._differs("expect.waiting", wanted, waiting(battle))
        self._check_offers(expect)
        board = plain(battle.view(expect.seen_by).board)
        for path, value in expect.values.items():
            self._check_value(board, path, value)
        if expect.seen_by != GM:
            private = battle.state.log.private
            events = [
                event
                for place, event in enumerate(events, first)
                if place not in private or expect.seen_by in private[place]
            ]
        self._check_events(expect, [plain(event) for event in events])
        if expect.result is not None:
            winners = list(expect.result.winners) or ([expect.result.winner] if expect.result.winner else [])
            found = "nothing: it goes on" if battle.result is None else _result(battle.result)
            wanted = f"{', '.join(winners) or 'nobody'} by {expect.result.why}"
            if wanted != found:
                self._differs("expect.result", wanted, found)

    def _check_value(self, board: Any, path: str, value: Any) -> None:
        try:
            found = at_path(board, path)
        except LookupError as error:
            self._differs(f"expect.values.{path}", shown(value), str(error.args[0]))
            return
        if not matches(value, found):
            self._differs(f"expect.values.{path}", shown(value), shown(found))

    def _check_events(self, expect: Expected, events: list[dict[str, Any]]) -> None:
        place = missing(expect.events, events)
        if place is not None:
            wanted = expect.events[place]
            self._differs(f"expect.events[{place + 1}]", shown(wanted), _nearest_events(wanted, events))
        for number, unwanted in enumerate(expect.no_events, 1):
            table = {"event": unwanted} if isinstance(unwanted, str) else unwanted
            found = next((event for event in events if matches(table, event)), None)
            if found is not None:
                self._differs(f"expect.no_events[{number}]", f"no {shown(table)}", shown(found))

    def _check_offers(self, expect: Expected) -> None:
        seats = tuple(seat.id for seat in self._battle.scenario.seats)
        for text in expect.offers:
            words, _, price = text.partition(" costs ")
            line = parse_line(words, seats)
            assert line is not None
            try:
                option = _find_option(self._battle, line)
            except Refused as error:
                self._differs("expect.offers", text, f"refused: {error}")
                continue
            self._cited.update(option.clauses)
            if price and price.strip() != str(option.cost):
                self._differs("expect.offers", text, f"costs {option.cost}")
        for text in expect.no_offers:
            line = parse_line(text, seats)
            assert line is not None
            try:
                option = _find_option(self._battle, line)
            except NotationError as error:
                self._differs("expect.no_offers", f"a declaration that is not offered: {text}", f"no text: {error}")
            except Refused as error:
                self._cited.update(error.clauses)
            else:
                self._differs("expect.no_offers", f"no {text}", f"offered: {option.id}")

    def _check_faults(self) -> None:
        for wanted in self.case.wanted:
            found = [
                fault
                for fault in self.case.faults
                if fault.code == wanted.code and wanted.place in ("", fault.place)
                and set(wanted.clauses) <= set(fault.clauses)
            ]  # fmt: skip
            for fault in found:
                self._cited.update(fault.clauses)
            if not found:
                faults = "; ".join(map(_fault, self.case.faults))
                self._differs("expect.faults", _fault(wanted), faults or "a scenario without faults")

    def _check_shown(self) -> None:
        self._prefix = ""
        for name in self.case.clauses:
            if name in self._cited or name in self.case.shows:
                continue
            kind = self.case.library.clauses[name].kind
            how = f"; a clause of kind {kind} may be shown with a reason in `shows`" if kind in UNCITED_KINDS else ""
            self._differs(
                f"clauses: {name}", "something that happened, was asked or was refused by it", f"nothing{how}"
            )


def waiting(battle: Battle) -> str:
    """Who is asked what, as a case writes it."""
    if battle.result is not None:
        return "nobody"
    standing = [f"{one.seat} {one.kind}" for one in battle.waiting if not one.answered]
    return ", ".join(standing)


def _idle_answer(battle: Battle, words: Iterable[str]) -> tuple[Ask, str] | None:
    open_asks = [ask for ask, one in zip(battle.asks, battle.waiting, strict=True) if not one.answered]
    for ask in open_asks:
        for word in words:
            if word in ask.offer.by_id:
                return ask, word
    return None


def _find_option(battle: Battle, line: Line) -> Option:
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
    raise NotOffered("not-offered", {"say": line.say}, clauses=ask.clauses, accepted=ask.offer.by_id)


def _option(battle: Battle, line: Line) -> tuple[str, ...]:
    """The clauses of the option that is about to be declared."""
    try:
        return _find_option(battle, line).clauses
    except Refused:
        return ()


def _snapshot(battle: Battle) -> tuple[object, ...]:
    """All by which one could tell that a battle has changed."""
    seats = (*(seat.id for seat in battle.scenario.seats), GM, SPECTATOR)
    views = tuple(msgspec.json.encode(battle.view(seat)) for seat in seats)
    return battle.digest(), tuple(battle.inputs), views


def _dice_words(error: GunbaiError) -> str:
    if isinstance(error, DiceError) and error.reason == "script-short":
        return f"a roll of {error.values['count']}d{error.values['sides']} for which no dice are laid down"
    return str(error)


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
