"""Plays a battle at random, with all that happens at a table: interjections, rulings of the GM, leaving, second
thoughts, nonsense."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from gunbai.errors import DiceError, GunbaiError, Refused
from gunbai.kernel.battle import Battle, show_input
from gunbai.kernel.inputs import Answer, Faces, Input, Interjection, Leave, Ruling
from gunbai.kernel.record import footer_line, header_line, input_line, undo_line
from gunbai.kernel.requests import GM, Ask, Declaration, Option
from gunbai.kernel.views import SPECTATOR
from gunbai.testing.conformance_report import broken

UNDOS = 4
"""So many times at most a battle is taken back; else it might never end."""
NONSENSE = ("", "?", "no such thing", "1", "遠", "a; b; c", "x" * 5000, "\0", "{}", "strike @nowhere")


class Habits(msgspec.Struct, frozen=True):
    """How often in a hundred inputs something else than an answer is given."""

    interjects: int = 2
    rules: int = 0
    leaves: int = 0
    undoes: int = 1
    nonsense: int = 3


TABLES = (
    Habits(),
    Habits(interjects=0),
    Habits(interjects=10, nonsense=10),
    Habits(rules=4),
    Habits(rules=2, interjects=4, leaves=1),
)
"""Several kinds of tables; battles take turns among them."""


def snapshot(battle: Battle) -> tuple[object, ...]:
    """All by which anybody could tell that a battle has changed, byte for byte."""
    encode = msgspec.json.encode
    seats = seats_of(battle)
    return (
        battle.digest(),
        tuple(battle.inputs),
        battle.question,
        tuple(encode(battle.view(seat)) for seat in seats),
        tuple(encode(battle.log(seat)) for seat in seats),
    )


def seats_of(battle: Battle) -> tuple[str, ...]:
    """Everybody who may look: the seats, the GM, a spectator."""
    return (*(seat.id for seat in battle.scenario.seats), GM, SPECTATOR)


def open_asks(battle: Battle) -> list[Ask]:
    """The asks that wait for an answer."""
    return [ask for ask, one in zip(battle.asks, battle.waiting, strict=False) if not one.answered]


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
        self.refusals: dict[tuple[str, str], GunbaiError] = {}
        """One refusal of each kind that came up."""
        self._random, self._habits, self._most = random, habits, most
        self._undone = 0
        self._said: list[str] = []
        self._lines = [header_line(battle)]
        self._noted = 0

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
            self._nonsense()
        elif self._undone < UNDOS and self._chance(habits.undoes):
            self._undo()
        elif self._chance(habits.leaves):
            seat = self._random.choice(self.battle.scenario.seats).id
            self._accepted(f"{seat} leaves", lambda: self.battle.leave(seat, self._random.choice(("", GM))))
        elif self.battle.roll is not None:
            roll = self.battle.roll
            self.battle.throw([self._random.randint(1, roll.sides) for _ in range(roll.count)])
        elif self._chance(habits.rules):
            self._rule()
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
        if not ask.offer.options:
            broken("offers", f"{ask.seat} is asked {ask.kind} and has nothing to choose from")
        option = random.choice(ask.offer.options)
        say = random.choice((option.id, option.id, option.declaration, option))
        question = random.choice((None, battle.question))
        by = GM if self._chance(2) else ""
        self._accepted(
            f"{ask.seat}: {option.id} ({type(say).__name__})",
            lambda: battle.answer(ask.seat, say, about=ask.about, question=question, by=by),
        )
        if len(self._said) < 50 and option.id not in self._said:
            self._said.append(option.id)

    def _interject(self) -> bool:
        """Lets somebody speak up, if anybody may."""
        battle = self.battle
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

    # ---- the game master ------------------------------------------------------------------------------------------

    def _rule(self) -> None:
        """A ruling found by asking the game: what it refuses says what it would accept."""
        if not self.battle.asks:
            return
        random = self._random
        ruling = Ruling(random.choice(("?", "set", "dice", "end")), "because", "?", "?")
        if ruling.rule == "dice":
            count, sides = random.randint(1, 3), random.choice((6, 10))
            ruling = Ruling("dice", "because", f"{count}d{sides}", [random.randint(1, sides) for _ in range(count)])
        elif ruling.rule == "end":
            if not self._chance(20):
                return
            ruling = Ruling("end", "because", "", [])
        for _ in range(5):
            before = snapshot(self.battle)
            try:
                self.battle.rule(ruling)
            except Refused as error:
                self._refused(f"ruling {ruling.rule} {ruling.target}", error, before)
                ruling = mended(ruling, error, random)
            else:
                return

    # ---- what is not ----------------------------------------------------------------------------------------------

    def _refused(self, what: str, error: GunbaiError, before: tuple[object, ...]) -> None:
        self.kinds["refused"] += 1
        self.refusals.setdefault((error.code, str(getattr(error, "reason", ""))), error)
        if snapshot(self.battle) != before:
            broken("unchanged", f"{what} was refused ({error}), but the battle has changed")

    def _nonsense(self) -> None:
        """Something that is refused, most of the time."""
        what, give = self._random.choice(self._nonsenses())
        before = snapshot(self.battle)
        try:
            give()
        except (Refused, DiceError) as error:
            self._refused(what, error, before)

    def _nonsenses(self) -> list[tuple[str, Callable[[], object]]]:
        battle, random = self.battle, self._random
        asked = [ask.seat for ask in open_asks(battle)]
        seat = random.choice([*asked, *asked, *asked, *(seat.id for seat in battle.scenario.seats), "nobody", GM])
        text = random.choice((*NONSENSE, *self._said))
        number = battle.question - random.randint(1, 3)
        about = random.choice(("", "", "nothing"))
        return [
            (f"{seat}: {text[:40]}", lambda: battle.answer(seat, text, about=about)),
            (f"{seat}: {text[:40]}", lambda: battle.answer(seat, text)),
            (f"{seat}: {text[:40]} to question {number}", lambda: battle.answer(seat, text, question=number)),
            (f"{seat}: a declaration of no kind", lambda: battle.answer(seat, Option("?", _Strange()))),
            (f"{seat} interjects {text[:40]}", lambda: battle.interject(seat, text)),
            ("seven dice", lambda: battle.throw([1] * 7)),
            ("a face that is none", lambda: battle.throw([0, 11, 1 << 70])),
            ("a ruling without a reason", lambda: battle.rule(Ruling("set", " ", "?", 1))),
            ("a ruling that is none", lambda: battle.rule(Ruling(text[:40] or "?", "because", text, {"a": [None]}))),
            (
                "dice that are none",
                lambda: battle.rule(Ruling("dice", "because", random.choice(_DICE), [3, "x", None])),
            ),
            ("winners who are not there", lambda: battle.rule(Ruling("end", "because", "", ["nobody", 3]))),
            ("somebody leaves who is not there", lambda: battle.leave("nobody")),
            ("a thousand steps back", lambda: battle.undo(10_000)),
            ("no step back", lambda: battle.undo(0)),
        ]


_DICE = ("", "2d", "d6", "2d10", "0d6", "101d6", "3d1", "3d1001", "2d６", "99999d99999")


class _Strange(Declaration, frozen=True, tag="strange"):
    """A declaration that no game has."""


def mended(ruling: Ruling, error: Refused, random: Random) -> Ruling:
    """The ruling with what a refusal says would be accepted in the place that it names.

    Games refuse with `no-such-ruling` (accepted: kinds), `ruling-target` (accepted: targets) or `ruling-value`
    (accepted: values, or bounds such as `0..9`).
    """
    if not error.accepted:
        return ruling
    chosen = random.choice(error.accepted)
    match error.reason:
        case "no-such-ruling":
            return msgspec.structs.replace(ruling, rule=chosen)
        case "ruling-target":
            return msgspec.structs.replace(ruling, target=chosen)
        case _:
            return msgspec.structs.replace(ruling, value=_value(chosen, random))


def _value(text: str, random: Random) -> Any:
    low, dots, high = text.partition("..")
    if dots:
        return random.randint(_whole(low, -3), _whole(high, 20))
    if text.startswith("["):
        return []
    return {"true": True, "false": False}.get(text, text)


def _whole(text: str, otherwise: int) -> int:
    return int(text) if text.lstrip("-").isdecimal() else otherwise


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
            case Faces():
                if battle.roll is None:
                    broken("twin", f"input {place + 1} was {show_input(given)}; now no dice are rolled there")
                battle.throw(given.faces)
