"""A battle: a scenario and the list of inputs that it was given. The live flows are only a cache of that list."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec

from gunbai.errors import DiceError, NotYourTurn, Refused, ReplayMismatch, StaleAsk
from gunbai.kernel import answering
from gunbai.kernel.chances import Odds
from gunbai.kernel.dice import Dice, HandDice, check_faces
from gunbai.kernel.driving import Driver
from gunbai.kernel.events import Event, Interjected, Left, digest_of
from gunbai.kernel.glances import glance
from gunbai.kernel.inputs import (
    Answer,
    Faces,
    Input,
    Interjection,
    Leave,
    Ruling,
    Stops,
    decisions_among,
    show_input,
)
from gunbai.kernel.overruling import carry_out, checked, ruled
from gunbai.kernel.replaying import RecordedDice, compare, feed, mismatch
from gunbai.kernel.requests import GM, Ask, Declaration, Option, Roll
from gunbai.kernel.scenario import Scenario
from gunbai.kernel.views import View, Waiting, view_of
from gunbai.kernel.windows import checked_stops


class Battle(Driver):
    """Drives a game's flows with inputs, and refuses what the rules refuse.

    A refusal of any kind leaves the battle exactly as it was.
    """

    def __init__(self, scenario: Scenario, dice: Dice, *, quiet: bool = False) -> None:
        """
        Args:
            scenario: a checked scenario.
            dice: where faces come from.
            quiet: nobody listens: no event is kept, and of a view only what is looked at is made. The battle takes the
                same course; it has no log and no digest.

        Raises:
            GameLoops: the game does not come to its first question.
            DiceError: the dice do not fit its first rolls.
        """
        self.scenario = scenario
        self.game = scenario.game
        self.dice = dice
        self.quiet = quiet
        self.epoch = 0
        self._roll: Callable[[Roll, int, int], Faces | None] = dice.roll
        self._begin()

    @property
    def waiting(self) -> tuple[Waiting, ...]:
        """Who is asked for what; of a secret answer only that it is given."""
        if self.roll is not None:
            return (Waiting(self.roll.seat or GM, f"roll-{self.roll.why}", "", False),)
        return tuple(Waiting(ask.seat, ask.kind, ask.about, at in self._replies) for at, ask in enumerate(self.asks))

    @property
    def rolled(self) -> int:
        """How many rolls have been made."""
        return self._rolled

    @property
    def unopened(self) -> tuple[tuple[int, tuple[Ask, ...]], ...]:
        """The secret asks that stand, those that an act made unasked has put off first; each group with how many inputs
        had been given when it was asked."""
        groups = [(since, asks) for asks, _, alone, _, since in self._suspended if alone is None]
        return (*groups, (self._since, self.asks)) if self._alone is None else tuple(groups)

    @property
    def at_window(self) -> bool:
        """The asks that stand are those of a window."""
        return self._window is not None

    def waiting_for(self, seat: str) -> tuple[Waiting, ...]:
        """What this seat may know of who is asked: at a window, only its own."""
        if self._window is None or seat == GM:
            return self.waiting
        return tuple(waiting for waiting in self.waiting if waiting.seat == seat)

    def question_of(self, seat: str) -> int:
        """Number of the question that this seat sees; windows at which it is not asked do not count."""
        return self.question - self._door.unseen.get(seat, 0)

    def asked(self, seat: str, about: str = "") -> Ask | None:
        """The ask that waits for this seat, if any: the first unanswered one (about this combatant)."""
        place = self._place(seat, about)
        return None if place is None else self.asks[place]

    def unanswered(self, seat: str) -> list[Ask]:
        """The asks that stand for this seat and that it has not answered."""
        replies = self._replies
        return [ask for place, ask in enumerate(self.asks) if ask.seat == seat and place not in replies]

    def preview(self, seat: str, text: str, about: str = "") -> msgspec.Struct | None:
        """What a declaration would cost and where it would lead, for its owner while it is composed.

        Raises:
            BattleEnded, NotYourTurn, NotOffered, NotationError: the seat is not asked, or may not declare this.
        """
        return self.game.preview(self.state, self._find(seat, about), text)

    def odds(self, seat: str, say: str | Declaration | Option, about: str = "") -> Odds | None:
        """What an answer may come to by the dice, from what its seat may know; None where nothing can be told of it.

        Raises:
            BattleEnded, NotYourTurn, NotOffered, NotationError: the seat is not asked, or may not declare this.
        """
        ask = self._find(seat, about)
        if type(say) is Option and ask.offer.has(say):
            return self.game.odds(self.state, ask, say)
        return self.game.odds(self.state, ask, answering.accepted_option(self.game, self.state, ask, say))

    def log(self, seat: str) -> tuple[Event, ...]:
        """The events that this seat may see.

        Raises:
            RuntimeError: the battle is a quiet one.
        """
        self._must_be_heard()
        return self._log.seen_by(seat)

    def view(self, seat: str, *, odds: bool = False) -> View:
        """All that this seat may see now.

        Args:
            odds: with what each of its options may come to, which is reckoned for it.

        Raises:
            UnknownName: no such seat; the scenario's, `gm` and `spectator` are.
        """
        return glance(self, seat) if self.quiet else view_of(self, seat, odds=odds)

    def digest(self) -> str:
        """SHA-256 over the JSON of all events and the result: equal for equal battles.

        Raises:
            RuntimeError: the battle is a quiet one.
        """
        self._must_be_heard()
        return digest_of(self._log.events, self.result)

    def answer(
        self,
        seat: str,
        say: str | Declaration | Option,
        *,
        about: str = "",
        question: int | None = None,
        epoch: int | None = None,
        by: str = "",
    ) -> None:
        """A seat answers what it is asked.

        Args:
            say: the declaration as text in the game's notation, as a typed value, or an option of the ask.
            about: which of several asks of this seat is meant.
            question: number of the question that the seat saw, if it wants to be sure.
            epoch: the battle's when the seat saw it; numbers of questions come again when a battle is taken back.
            by: `gm` when the game master answers for the seat.

        Raises:
            BattleEnded, NotYourTurn, StaleAsk, NotOffered, NotationError: nothing has changed.
            DiceError: the dice do not fit the roll that follows; nothing has changed.
        """
        if question is not None or epoch is not None:
            self._refuse_if_stale(seat, question, epoch)
        ask = self._alone
        if ask is None or ask.seat != seat or (about and about != ask.about):
            ask = self._find(seat, about)
        option = ask.offer.get(say) if type(say) is str else None
        if option is None:
            option = answering.accepted_option(self.game, self.state, ask, say)
        ask.accepted = option
        inputs = self.inputs
        before = len(inputs)
        inputs.append(Answer(seat, option.id, ask.kind, ask.about, by))
        sent: Any = option.declaration
        if self._alone is None:
            self._replies[self.asks.index(ask)] = sent
            if len(self._replies) < len(self.asks):
                return
            sent = self._opened()
        try:
            self._run(sent)
        except BaseException:
            self._restore(before)
            raise

    def throw(self, faces: Sequence[int]) -> None:
        """A person's dice for the roll that waits.

        Raises:
            DiceError: no roll waits, or these are not its faces.
        """
        if self.roll is None:
            raise DiceError("no-roll")
        thrown = check_faces(self.roll, faces)
        with self._whole():
            self.inputs.append(thrown)
            self._rolled += 1
            self.roll = None
            self._run(thrown.faces)

    def interject(self, seat: str, say: str | Declaration) -> None:
        """A seat speaks up unasked; the waiting ask is offered afresh afterwards.

        Raises:
            BattleEnded, NotOffered, NotYourTurn: not now, not this, or not this seat; nothing has changed.
        """
        answering.refuse_if_over(self.result)
        answering.check_seat(self.scenario, seat)
        if not self.asks:
            raise NotYourTurn("dice-first", {"seat": seat})
        found = answering.accepted_interjection(self.game, self.state, seat, say)
        with self._whole():
            self.inputs.append(Interjection(seat, found.id))
            told = Interjected(seat, found.id, found.clauses)
            hearers = self.game.heard_by(self.state, seat, found.declaration)
            if hearers is None:
                self.log_event(told)
            else:
                self._log.whisper(hearers, told)
            flow = self.game.interject(self.state, seat, found.declaration)
            self._suspended.append((self.asks, self._replies, self._alone, self._window, self._since))
            self._replies, self._alone, self._window = {}, None, None
            self._push(flow)
            self._run(None)

    def rule(self, ruling: Ruling) -> None:
        """The game master overrules, for all to see; the waiting ask is offered afresh.

        Raises:
            BattleEnded: the battle is over.
            Refused: no such ruling, a value that the battle cannot have, no reason; nothing has changed.
        """
        answering.refuse_if_over(self.result)
        ruling = checked(ruling)
        if self.roll is not None and ruling.rule != "end":
            raise Refused("dice-first", {"seat": GM})
        with self._whole():
            self.inputs.append(ruling)
            outcome = carry_out(ruling, self.scenario, self.state, self._forced)
            self.log_event(ruled(ruling))
            self._settle(outcome)

    def leave(self, seat: str, by: str = "") -> None:
        """A seat resigns. If the others go on without it, it is asked nothing more.

        Raises:
            BattleEnded, NotYourTurn: the battle is over, or there is no such seat.
        """
        answering.refuse_if_over(self.result)
        answering.check_seat(self.scenario, seat)
        with self._whole():
            self.inputs.append(Leave(seat, by))
            self.log_event(Left(seat))
            outcome = self.game.leave(self.state, seat)
            self._left.append(seat)
            self._settle(outcome)

    def stop(self, stops: Stops) -> None:
        """A seat says at which windows it wants to be asked from here on; one that stands is not taken away.

        Raises:
            BattleEnded, NotYourTurn: the battle is over, or there is no such seat.
            Refused: a kind of window or an event that the game does not have; nothing has changed.
            RuntimeError: a quiet battle cannot tell that an event has happened.
        """
        if stops.until:
            self._must_be_heard()
        answering.refuse_if_over(self.result)
        answering.check_seat(self.scenario, stops.stops)
        stops = checked_stops(stops, self.game)
        with self._whole():
            self.inputs.append(stops)
            self._door.take(stops)
            self.game.heed(self.state, stops)

    def stops(self, seat: str) -> Stops:
        """At which windows a seat is asked, as it stands."""
        return self._door.of(seat)

    def log_event(self, event: Event) -> None:
        """Adds an event of the battle's own to the log."""
        self._log.tell(event)

    @property
    def thrown_from(self) -> int | None:
        """The number, from 0, of the first roll that people throw; None where the dice roll by themselves."""
        return self.dice.taken if isinstance(self.dice, HandDice) else None

    def undo(self, decisions: int = 1) -> int:
        """Takes back the last decisions and all dice that followed from them.

        Args:
            decisions: how many, from 1; a roll is none of its own, unless a person threw it.

        Returns:
            How many inputs the battle now has.

        Raises:
            Refused: there are not so many.
        """
        places = decisions_among(self.inputs, self.thrown_from)
        if not 1 <= decisions <= len(places):
            raise Refused("nothing-to-undo", {"wanted": decisions, "there": len(places)})
        self.back_to(places[-decisions])
        return len(self.inputs)

    def back_to(self, inputs: int) -> None:
        """Goes back to where so many inputs had been given.

        Raises:
            Refused: it never had so few or so many.
        """
        if not 0 <= inputs <= len(self.inputs):
            raise Refused("nothing-to-undo", {"wanted": len(self.inputs) - inputs, "there": len(self.inputs)})
        self._restore(inputs)
        self.epoch += 1

    def fork(self, dice: Dice | None = None) -> Battle:
        """The same battle once more, to try something aside; with other dice from here on, so that it shows nothing
        of the dice to come.

        Args:
            dice: those from here on; sealed or thrown by hand, they say in `taken` how many rolls were not theirs.
        """
        if dice is None:
            dice = self.dice.forked(str(len(self.inputs)), self._rolled)
        return Battle.from_inputs(self.scenario, dice, self.inputs)

    @classmethod
    def from_inputs(cls, scenario: Scenario, dice: Dice, inputs: Iterable[Input], *, quiet: bool = False) -> Battle:
        """The battle that these inputs make; dice beyond them come from `dice`.

        Args:
            quiet: nobody listens, see `Battle`.

        Raises:
            ReplayMismatch: the rules ask something else than what the inputs answer; `line` is the position of the
                input, from 1.
        """
        battle = cls.__new__(cls)
        battle.scenario, battle.game, battle.dice, battle.epoch = scenario, scenario.game, dice, 0
        battle.quiet = quiet
        battle._replay(list(inputs))
        return battle

    def _must_be_heard(self) -> None:
        if self.quiet:
            raise RuntimeError("a quiet battle keeps no log")

    def _place(self, seat: str, about: str) -> int | None:
        replies = self._replies
        for place, ask in enumerate(self.asks):
            if ask.seat == seat and place not in replies and (not about or about == ask.about):
                return place
        return None

    def _find(self, seat: str, about: str) -> Ask:
        place = self._place(seat, about)
        if place is None:
            answering.refuse_if_over(self.result)
            if seat != GM:
                answering.check_seat(self.scenario, seat)
            answering.refuse_turn(seat, self.roll, self.waiting)
        return self.asks[place]

    def _refuse_if_stale(self, seat: str, question: int | None, epoch: int | None) -> None:
        answering.refuse_if_over(self.result)
        now = self.question_of(seat)
        if question not in (None, now) or epoch not in (None, self.epoch):
            raise StaleAsk("stale-ask", {"question": now if question is None else question, "now": now})

    def _restore(self, inputs: int) -> None:
        self._replay(self.inputs[:inputs])

    def _replay(self, inputs: list[Input]) -> None:
        live = self.dice.roll
        self._roll = RecordedDice(self, inputs, live).roll
        try:
            self._begin()
            count = len(inputs)
            while (fed := len(self.inputs)) < count:
                self._feed(inputs[fed], fed + 1)
        finally:
            self._roll = live
        if self.inputs[:count] != inputs:
            compare(inputs, self.inputs)
        # What was waited for by hand is rolled, where dice that roll by themselves have taken over.
        if self.roll is not None and (faces := live(self.roll, self._rolled, self._ruled)) is not None:
            self.throw(faces.faces)

    def _feed(self, given: Input, position: int) -> None:
        try:
            if type(given) is not Answer:
                feed(self, given, position)
            elif not self._fed(given):
                if (ask := self.asked(given.seat, given.about)) is None or ask.kind != given.ask:
                    mismatch(self, given, position)
                self.answer(given.seat, given.say, about=given.about, by=given.by)
        except (Refused, DiceError) as error:
            raise ReplayMismatch(position, show_input(given), str(error)) from error

    def _fed(self, given: Answer) -> bool:
        """Runs on with a recorded answer, if it is a listed one to the one ask that stands; returns whether it was."""
        ask = self._alone
        option = None if ask is None else ask.offer.get(given.say)
        if ask is None or option is None or ask.seat != given.seat or ask.kind != given.ask or ask.about != given.about:
            return False
        ask.accepted = option
        self.inputs.append(given)
        self._run(option.declaration)
        return True
