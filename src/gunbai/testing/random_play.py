"""Plays a battle at random, with all that happens at a table: interjections, rulings of the GM, leaving, second
thoughts, nonsense."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from random import Random

import msgspec

from gunbai.errors import GunbaiError, Refused
from gunbai.kernel.battle import Battle
from gunbai.kernel.game import Game
from gunbai.kernel.inputs import Answer, Faces, Input, Interjection, Leave, Ruling, Stops, show_input
from gunbai.kernel.record import footer_line, header_line, input_line, undo_line
from gunbai.kernel.requests import GM, Ask, Option
from gunbai.kernel.views import Plan
from gunbai.testing.conformance_report import broken
from gunbai.testing.conformance_snapshot import open_asks, snapshot
from gunbai.testing.random_play_refused import Trier

UNDOS = 4
"""So many times at most a battle is taken back; else it might never end."""


class Habits(msgspec.Struct, frozen=True):
    """How often in a hundred inputs something else than an answer is given."""

    interjects: int = 2
    rules: int = 0
    leaves: int = 0
    undoes: int = 1
    nonsense: int = 3
    stops: int = 1
    plans: int = 0
    """How many answers in a hundred are those of the game's own computer players."""


TABLES = (
    Habits(),
    Habits(interjects=0, plans=90),
    Habits(interjects=10, nonsense=10),
    Habits(rules=4, plans=50),
    Habits(rules=2, interjects=4, leaves=1),
)
"""Several kinds of tables; battles take turns among them."""


class Play:
    """One battle, played at random to its end."""

    def __init__(self, battle: Battle, random: Random, habits: Habits, most: int) -> None:
        """
        Args:
            battle: at its beginning.
            random: all chance of the players; the dice have their own.
            habits: what kind of table it is.
            most: bound on the number of decisions.
        """
        self.battle = battle
        self.kinds: Counter[str] = Counter()
        self._random, self._habits, self._most = random, habits, most
        self._undone = 0
        self._windows: dict[str, None] = {}
        """Kinds of windows that have come up."""
        self._trier = Trier(battle, random, self.kinds)
        self._plans = {seat.id: _plan(battle.game, random) for seat in battle.scenario.seats}
        self._lines = [header_line(battle)]
        self._noted = 0

    @property
    def refusals(self) -> Iterable[GunbaiError]:
        """One refusal of each kind that came up."""
        return self._trier.refusals.values()

    @property
    def record(self) -> bytes:
        """The record as a table would have written it, undone inputs included."""
        self._note()
        ending = [footer_line(self.battle)] if self.battle.result is not None else []
        return b"".join([*self._lines, *ending])

    def run(self, look: Callable[[Battle, bool], None]) -> None:
        """Plays to the end.

        Args:
            look: is called at each question, with whether to look closely.
        """
        for _ in range(self._most):
            if self.battle.result is not None:
                return
            if self.battle.roll is None:
                if not open_asks(self.battle):
                    broken("dead-end", "nobody is asked, no dice are awaited, and the battle is not over")
                look(self.battle, self._chance(5))
            self._step()
            self._note()
        if self.battle.result is None:
            broken("ends", f"no end after {self._most} decisions")

    def _chance(self, percent: int) -> bool:
        return self._random.randrange(100) < percent

    def _note(self) -> None:
        """Writes down the inputs that have been added."""
        inputs = self.battle.inputs
        for given in inputs[self._noted :]:
            self._lines.append(input_line(given))
            self.kinds[str(given.__struct_config__.tag)] += 1
        self._noted = len(inputs)

    def _step(self) -> None:
        habits = self._habits
        if self._chance(habits.nonsense):
            self._trier.nonsense()
        elif self._undone < UNDOS and self._chance(habits.undoes):
            self._undo()
        elif self._chance(habits.leaves):
            seat = self._random.choice(self.battle.scenario.seats).id
            self._accepted(f"{seat} leaves", lambda: self.battle.leave(seat, self._random.choice(("", GM))))
        elif self.battle.roll is not None:
            roll = self.battle.roll
            self.battle.throw([self._random.randint(1, roll.sides) for _ in range(roll.count)])
        elif self._chance(habits.rules):
            self._trier.rule()
        elif self._windows and self._chance(habits.stops):
            self._stop()
        elif not (self._chance(habits.interjects) and self._interject()):
            self._answer()

    # ---- what is legal --------------------------------------------------------------------------------------------

    def _accepted(self, what: str, give: Callable[[], object]) -> None:
        try:
            give()
        except Refused as error:
            broken("accepted", f"{what} is offered, but refused: {error}")

    def _answer(self) -> None:
        battle, random = self.battle, self._random
        ask = random.choice(open_asks(battle))
        if battle.at_window:
            self._windows.setdefault(ask.kind)
        if not len(ask.offer):
            broken("offers", f"{ask.seat} is asked {ask.kind} and has nothing to choose from")
        option = ask.offer[random.randrange(len(ask.offer))]
        plan = self._plans.get(ask.seat)
        if plan is not None and self._chance(self._habits.plans):
            option = self._planned(plan, ask)
        say = random.choice((option.id, option.id, option.declaration, option))
        if (unlisted := battle.game.examples(battle.state, ask.seat, ask)) and self._chance(20):
            say = random.choice(unlisted)
        question, epoch = random.choice(((None, None), (battle.question_of(ask.seat), battle.epoch)))
        by = GM if self._chance(2) else ""
        self._accepted(
            f"{ask.seat}: {say if isinstance(say, str) else option.id} ({type(say).__name__})",
            lambda: battle.answer(ask.seat, say, about=ask.about, question=question, epoch=epoch, by=by),
        )
        if len(self._trier.said) < 50 and option.id not in self._trier.said:
            self._trier.said.append(option.id)

    def _planned(self, plan: Plan, ask: Ask) -> Option:
        """What a computer player of the game's own chooses."""
        view = self.battle.view(ask.seat)
        seen = next(one for one in view.asks if (one.kind, one.about) == (ask.kind, ask.about))
        chosen = plan.choose(view, seen)
        if chosen not in seen.options and not self._takes(ask, chosen):
            broken("plans", f"asked {ask.kind}, a plan chose {chosen.id}, which is not among the options")
        return chosen

    def _stop(self) -> None:
        """A seat wants to be asked at more windows, at fewer, or at none for a while."""
        random, kinds = self._random, [*self._windows, "*"]
        tags = sorted({str(event.__struct_config__.tag) for event in self.battle.log(GM)})
        more, fewer = (tuple(kind for kind in kinds if random.random() < 0.3) for _ in range(2))
        until = random.choice(tags) if tags and random.random() < 0.2 else ""
        stops = Stops(random.choice(self.battle.scenario.seats).id, more, fewer, until)
        self._accepted(f"{stops.stops} stops", lambda: self.battle.stop(stops))

    @staticmethod
    def _takes(ask: Ask, chosen: Option) -> bool:
        """Whether an ask that takes more than it lists takes this."""
        if ask.takes is None:
            return False
        try:
            taken = ask.takes(chosen.declaration)
        except Refused:
            return False
        return (taken.id, taken.declaration) == (chosen.id, chosen.declaration)

    def _interject(self) -> bool:
        """Lets somebody speak up, if anybody may."""
        battle = self.battle
        unlisted = [
            (seat.id, text)
            for seat in battle.scenario.seats
            for text in battle.game.examples(battle.state, seat.id, None)
        ]
        if unlisted and self._chance(50):
            who, text = self._random.choice(unlisted)
            self._accepted(f"{who} interjects {text}", lambda: battle.interject(who, text))
            return True
        offers = [(seat.id, option) for seat in battle.scenario.seats for option in battle.view(seat.id).interjections]
        if not offers:
            return False
        seat, option = self._random.choice(offers)
        typed = battle.game.read_interjection(battle.state, seat, option.id)
        if typed != option.declaration:
            broken("notation", f"{option.id!r} is read as {typed}, not as {option.declaration}")
        say = self._random.choice((option.id, option.declaration))
        self._accepted(f"{seat} interjects {option.id}", lambda: battle.interject(seat, say))
        return True

    # ---- back -----------------------------------------------------------------------------------------------------

    def _undo(self) -> None:
        """Takes back a few decisions; half of the time thinks better of it and plays them again."""
        battle, before = self.battle, list(self.battle.inputs)
        whole = snapshot(battle)
        try:
            left = battle.undo(self._random.randint(1, 3))
        except Refused:
            return
        self._undone += 1
        self.kinds["undo"] += 1
        if battle.inputs != before[:left]:
            broken("undo", f"the first {left} inputs are other ones after an undo")
        if self._random.random() < 0.5:
            self._lines.append(undo_line(left))
            self._noted = left
            return
        feed(battle, before)
        if snapshot(battle) != whole:
            broken("undo", "taken back and played again, the battle is another one")


def _plan(game: Game, random: Random) -> Plan | None:
    """One of the computer players that a game brings along, if it brings any."""
    names = sorted(game.plans)
    return game.plans[random.choice(names)]() if names else None


def feed(battle: Battle, inputs: list[Input]) -> None:
    """Gives a battle the inputs that follow on its own, the way they were given: by seats, the GM and a person's dice.

    Faces that follow by themselves are left to the dice of the battle.
    """
    while len(battle.inputs) < len(inputs):
        place = len(battle.inputs)
        given = inputs[place]
        match given:
            case Answer():
                battle.answer(given.seat, given.say, about=given.about, by=given.by)
            case Interjection():
                battle.interject(given.seat, given.interject)
            case Ruling():
                battle.rule(given)
            case Leave():
                battle.leave(given.leave, given.by)
            case Stops():
                battle.stop(given)
            case Faces():
                if battle.roll is None:
                    broken("twin", f"input {place + 1} was {show_input(given)}; now no dice are rolled there")
                battle.throw(given.faces)
