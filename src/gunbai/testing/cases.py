"""Cases: a situation, what is declared, the dice, and what must come of it, in TOML; docs/cases.md has the form.

`run_case_file` plays a whole file, `load_cases` and `run_case` one case at a time. What came out otherwise is said in
plain words.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from gunbai.errors import DiceError, GunbaiError, NotationError, Refused
from gunbai.kernel.battle import Battle
from gunbai.kernel.requests import PASS, Ask
from gunbai.kernel.scenario import FindGame
from gunbai.testing.cases_check import Difference, Findings, check, check_faults, check_shown, find_option, waiting
from gunbai.testing.cases_inputs import CaseDice, Line
from gunbai.testing.cases_read import Case, Step, load_cases
from gunbai.testing.conformance_snapshot import snapshot

__all__ = ["Case", "CaseOutcome", "Difference", "load_cases", "run_case", "run_case_file"]

IDLE_MOST = 1000
"""So many idle answers at most before the seat of a line is asked."""


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
    return CaseOutcome(case.name, case.line, case.clauses, tuple(run.found.differences))


class _Stop(Exception):
    """The case cannot go on: what follows would only be noise."""


class _Run:
    """One playing of a case."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self.found = Findings()
        self._dice = CaseDice()
        self._battle: Battle

    def play(self) -> None:
        case = self.case
        if case.scenario is None:
            check_faults(case, self.found)
            check_shown(case, self.found)
            return
        self._dice.lay(case.steps[0].rolls)
        try:
            self._battle = Battle(case.scenario, self._dice)
        except GunbaiError as error:
            self.found.differs("the beginning", "a battle", str(error))
            return
        seen = 0
        try:
            for number, step in enumerate(case.steps):
                self.found.prefix = f"step {number}: " if number else ""
                if number:
                    self._dice.lay(step.rolls)
                self._do(step)
                check(step.expect, self._battle, self._battle.state.log.events[seen:], seen, self.found)
                seen = len(self._battle.state.log.events)
        except _Stop:
            return
        for event in self._battle.state.log.events:
            self.found.cited.update(event.clauses)
        if self._battle.result is not None:
            self.found.cited.update(self._battle.result.clauses)
        check_shown(case, self.found)

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
            self.found.differs("dice", "all of them rolled", f"{len(self._dice.left)} left over: {left}")
            self._dice.left.clear()

    def _note_asks(self) -> None:
        for ask in self._battle.asks:
            self.found.cited.update(ask.clauses)

    def _idle(self, line: Line, seat: str, kind: str) -> None:
        """Answers for whoever is asked before the seat that the line means."""
        battle = self._battle
        for _ in range(IDLE_MOST):
            ask = battle.asked(seat, line.about)
            if battle.result is not None or not battle.asks:
                break
            if ask is not None and kind in ("", ask.kind) and not _is_passed(battle, ask, line):
                break
            words = (PASS.id,) if battle.at_window else self.case.idle
            answer = (ask, PASS.id) if ask is not None and battle.at_window else _idle_answer(battle, words)
            if answer is None:
                break
            self._note_asks()
            try:
                battle.answer(answer[0].seat, answer[1], about=answer[0].about)
            except GunbaiError as error:
                self.found.differs(line.text, f"{answer[0].seat}: {answer[1]}", str(error))
                raise _Stop from None
        if line.act == "until" and (ask is None or kind not in ("", ask.kind)):
            self.found.differs(line.text, f"{seat} {kind}".strip(), waiting(battle))
            raise _Stop

    def _give(self, line: Line) -> None:
        before = snapshot(self._battle) if line.refused else ()
        try:
            self._input(line)
        except Refused as error:
            self._refused(line, error, before)
        except GunbaiError as error:
            self.found.differs(line.text, "an input that is accepted", _dice_words(error))
            raise _Stop from None
        else:
            if line.refused:
                self.found.differs(line.text, f"refused: {line.refused}", "accepted")
                raise _Stop

    def _input(self, line: Line) -> None:
        battle = self._battle
        match line.act:
            case "answer":
                option = _option(battle, line)
                battle.answer(line.seat, line.say, about=line.about, by=line.by)
                self.found.cited.update(option)
            case "interject":
                battle.interject(line.seat, line.say)
            case "yield":
                battle.leave(line.seat, line.by)
            case "rule":
                assert line.ruling is not None
                battle.rule(line.ruling)

    def _refused(self, line: Line, error: Refused, before: tuple[object, ...]) -> None:
        if not line.refused:
            self.found.differs(line.text, "accepted", f"refused: {error}")
            raise _Stop
        if error.reason != line.refused:
            self.found.differs(line.text, f"refused: {line.refused}", f"refused: {error}")
        lacking = [name for name in line.clauses if name not in error.clauses]
        if lacking:
            self.found.differs(
                line.text, "refused by " + ", ".join(lacking), "by " + (", ".join(error.clauses) or "none")
            )
        if snapshot(self._battle) != before:
            self.found.differs(line.text, "a battle that is as it was before", "one that has changed")
        self.found.cited.update(error.clauses)


def _is_passed(battle: Battle, ask: Ask, line: Line) -> bool:
    """Whether a seat passes the window it is asked at, as what it is to say belongs elsewhere."""
    if not battle.at_window or line.refused or line.act != "answer":
        return False
    try:
        find_option(battle, line)
    except (Refused, NotationError):
        return True
    return False


def _idle_answer(battle: Battle, words: Iterable[str]) -> tuple[Ask, str] | None:
    open_asks = [ask for ask, one in zip(battle.asks, battle.waiting, strict=True) if not one.answered]
    for ask in open_asks:
        for word in words:
            if word in ask.offer.by_id:
                return ask, word
    return None


def _option(battle: Battle, line: Line) -> tuple[str, ...]:
    """The clauses of the option that is about to be declared."""
    try:
        return find_option(battle, line).clauses
    except Refused:
        return ()


def _dice_words(error: GunbaiError) -> str:
    if isinstance(error, DiceError) and error.reason == "script-short":
        return f"a roll of {error.values['count']}d{error.values['sides']} for which no dice are laid down"
    return str(error)
