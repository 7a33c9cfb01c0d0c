"""The promises that can be checked of a battle as it stands, and of one that is over."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property, reduce
from operator import or_
from random import Random
from typing import Any, get_type_hints

import msgspec

from gunbai.errors import GunbaiError, RecordError, Refused
from gunbai.kernel.battle import Battle
from gunbai.kernel.dice import Dice, SealedDice
from gunbai.kernel.inputs import Input, Stops, decisions_among
from gunbai.kernel.library import Library
from gunbai.kernel.record import Footer, load_record, record_bytes, replay, verify
from gunbai.kernel.requests import Ask, Option
from gunbai.kernel.scenario import Scenario, scenario_from_data
from gunbai.kernel.word_keys import KERNEL_EVENTS
from gunbai.testing.conformance_report import broken
from gunbai.testing.conformance_snapshot import open_asks, seats_of, snapshot
from gunbai.testing.random_play import feed

MANY = 24
"""Of a list of options, so many at most are looked at each time that it comes up."""
CUTS = 6
"""Places at which the record of each battle is cut off."""

_encode = msgspec.json.encode


class Checks:
    """The checks of one game. What was seen once is remembered, so that it is not checked a thousand times."""

    def __init__(self, library: Library) -> None:
        self.library = library
        self.game = library.game
        self._clauses_seen: set[tuple[str, ...]] = set()
        self._options_seen: set[tuple[str, str]] = set()
        self._declaration = msgspec.json.Decoder(self.game.declarations).decode
        self._option = msgspec.json.Decoder(_option_form(self.game.declarations)).decode
        self._event = msgspec.json.Decoder(reduce(or_, (*self.game.events, *KERNEL_EVENTS))).decode
        self._input = msgspec.json.Decoder(Input).decode
        self.fresh_options: list[Option] = []
        """Options that came up for the first time; whoever words them empties the list."""

    def find(self, game: str) -> Library:
        """The game under test, whatever is installed."""
        return self.library

    # ---- a question -----------------------------------------------------------------------------------------------

    def question(self, battle: Battle, closely: bool) -> None:
        """A question that stands: options, clauses, JSON, and, looking closely, notation and the seed."""
        for ask in open_asks(battle):
            self._cite(ask.clauses, f"the question {ask.kind}", needed=False)
            if not len(ask.offer):
                broken("offers", f"{ask.seat} is asked {ask.kind} and has nothing to choose from")
            for option in _some(ask, battle.question):
                if (ask.kind, option.id) not in self._options_seen:
                    self._new_option(option)
                    self._options_seen.add((ask.kind, option.id))
            if closely:
                self._notation(ask, battle.question)
        if closely:
            self._odds(battle)
            self.seed(battle)

    def _new_option(self, option: Option) -> None:
        self._cite(option.clauses, f"the option {option.id}", needed=False)
        self._round_trip(option.declaration, self._declaration, f"the declaration of {option.id}")
        try:
            back = self._option(_encode(option))
        except msgspec.DecodeError as error:
            broken("json", f"the option {option.id} does not come back from JSON: {error}")
        if any(getattr(back, name) != getattr(option, name) for name in Option.__struct_fields__):
            broken("json", f"the option {option.id} comes back from JSON as {back}")
        self.fresh_options.append(option)

    def _round_trip(self, value: Any, decode: Any, what: str) -> None:
        try:
            back = decode(_encode(value))
        except (msgspec.DecodeError, TypeError) as error:
            broken("json", f"{what} does not come back from JSON: {error}")
        if back != value:
            broken("json", f"{what} comes back from JSON as {back}")

    def _notation(self, ask: Ask, question: int) -> None:
        """Where more is taken than is listed, a listed option is what its own text and value are read as."""
        if ask.takes is None:
            return
        for option in _some(ask, question):
            for say in (option.id, option.declaration):
                try:
                    read = ask.takes(say)
                except Refused as error:
                    broken("accepted", f"{ask.kind} lists {option.id}, but takes no {say!r}: {error}")
                if (read.id, read.declaration, read.cost) != (option.id, option.declaration, option.cost):
                    broken("notation", f"{say!r} is read as {read.id} for {read.cost}, not as the option {option.id}")

    def _odds(self, battle: Battle) -> None:
        """Chances lie between never and always, spreads add up, and the battle is as it was."""
        before = snapshot(battle)
        for ask in open_asks(battle):
            for option in _some(ask, battle.question):
                found = battle.odds(ask.seat, option, ask.about)
                for trial in () if found is None else found.trials:
                    self._cite(trial.clauses, f"the odds of {option.id}", needed=False)
                    odd = [one.key for one in trial.chances if not 0 <= one.part <= one.whole or one.whole < 1]
                    odd += [one.key for one in trial.spreads if sum(one.ways) != one.whole or min(one.ways) < 0]
                    if odd:
                        broken("odds", f"{option.id}: {', '.join(odd)} do not add up")
        if snapshot(battle) != before:
            broken("odds", "looking at what options may come to has changed the battle")

    def seed(self, battle: Battle) -> None:
        """Nobody is shown the seed."""
        if not isinstance(battle.dice, SealedDice):
            return
        needle = battle.dice.seed.hex().encode()
        for seat in seats_of(battle):
            if needle in _encode(battle.view(seat)) or needle in _encode(battle.log(seat)):
                broken("seed", f"{seat} is shown the seed of the dice")

    def _cite(self, clauses: tuple[str, ...], what: str, *, needed: bool) -> None:
        if needed and not clauses:
            broken("cites", f"{what} cites no clause")
        if clauses in self._clauses_seen:
            return
        for name in clauses:
            if not self.library.can_cite(name):
                broken("cites", f"{what} cites {name}, which is neither a clause nor a ruling")
        self._clauses_seen.add(clauses)

    # ---- secrecy --------------------------------------------------------------------------------------------------

    def secrecy(self, battle: Battle, random: Random) -> None:
        """Two battles that differ only in an unopened choice: everybody else sees the same bytes."""
        asks = open_asks(battle)
        choosers = [ask for ask in asks if len(ask.offer.options) > 1]
        if len(asks) < 2 or not choosers:
            return
        ask = random.choice(choosers)
        others = [seat for seat in seats_of(battle) if seat not in (ask.seat, "gm")]
        one, two = (Battle.from_inputs(battle.scenario, battle.dice, battle.inputs) for _ in range(2))
        typed = random.random() < 0.5
        for copy, option in zip((one, two), random.sample(ask.offer.options, 2), strict=True):
            copy.answer(ask.seat, option.declaration if typed else option.id, about=ask.about)
        self._same(one, two, others, f"{ask.seat} chose {ask.kind} in secret")
        waiting = next((other for other in open_asks(one) if other.seat != ask.seat), None)
        if waiting is not None:
            said = [_refusal(copy, waiting) for copy in (one, two)]
            if said[0] != said[1]:
                broken("secrecy", f"{waiting.seat} is refused in other words, depending on a choice of {ask.seat}")
        for seat in others:
            offered = one.view(seat).interjections
            if offered:
                for copy in (one, two):
                    copy.interject(seat, offered[0].id)
                self._same(one, two, others, f"{seat} spoke up while a choice of {ask.seat} was unopened")
                return

    def _same(self, one: Battle, two: Battle, seats: list[str], when: str) -> None:
        for seat in seats:
            for what, shown in (("view", Battle.view), ("log", Battle.log)):
                if _encode(shown(one, seat)) != _encode(shown(two, seat)):
                    broken("secrecy", f"when {when}, the {what} of {seat} tells which")
            if _encode(_odds_of(one, seat)) != _encode(_odds_of(two, seat)):
                broken("secrecy", f"when {when}, the odds of {seat} tell which")

    # ---- a battle that is over ------------------------------------------------------------------------------------

    def ended(self, battle: Battle, record: bytes, random: Random) -> None:
        """All that must be so of a battle that is over."""
        self._result(battle)
        self._events(battle)
        for given in battle.inputs:
            self._round_trip(given, self._input, f"the input {given}")
        self._scenario(battle.scenario)
        self.seed(battle)
        whole = snapshot(battle)
        self._replayed(battle, whole)
        self._twin(battle, whole)
        self._quiet(battle)
        self._record(battle, record_bytes(battle))
        self._record(battle, record)
        self._cuts(record, battle.dice, random)
        self._undone(battle, whole)

    def _result(self, battle: Battle) -> None:
        assert battle.result is not None
        sides = {seat.side for seat in battle.scenario.seats}
        strangers = [winner for winner in battle.result.winners if winner not in sides]
        if strangers:
            broken("result", f"{', '.join(strangers)} won, but sides are {', '.join(sorted(sides))}")
        self._cite(battle.result.clauses, "the result", needed=False)

    def _events(self, battle: Battle) -> None:
        for event in battle.state.log.events:
            tag = str(event.__struct_config__.tag)
            own = not isinstance(event, KERNEL_EVENTS)
            self._cite(getattr(event, "clauses", ()), f"the event {tag}", needed=own)
            if own and type(event) not in self.game.events:
                broken("json", f"the event {tag} is none of the game's")
            self._round_trip(event, self._event, f"the event {tag}")

    def _scenario(self, scenario: Scenario) -> None:
        data = msgspec.json.decode(_encode(scenario.to_data()))
        back = scenario_from_data(data, scenario.name, self.find, scenario.name)
        if back.to_data() != scenario.to_data() or dict(back.rulings) != dict(scenario.rulings):
            broken("json", "the scenario does not come back from its own data")

    def _replayed(self, battle: Battle, whole: tuple[object, ...]) -> None:
        try:
            again = Battle.from_inputs(battle.scenario, battle.dice, battle.inputs)
        except GunbaiError as error:
            broken("replay", str(error))
        if snapshot(again) != whole:
            broken("replay", "fed its own inputs, the battle is another one")

    def _twin(self, battle: Battle, whole: tuple[object, ...]) -> None:
        """The same scenario, read anew, with the same dice and the same decisions."""
        scenario = scenario_from_data(battle.scenario.to_data(), battle.scenario.name, self.find, battle.scenario.name)
        try:
            twin = Battle(scenario, battle.dice)
            feed(twin, battle.inputs)
        except GunbaiError as error:
            broken("twin", str(error))
        if snapshot(twin) != whole:
            broken("twin", "the same decisions with the same dice made another battle")

    def _quiet(self, battle: Battle) -> None:
        """The same with the log off, as many battles are played; seats that wait for an event are heard there too."""
        if any(isinstance(given, Stops) and given.until for given in battle.inputs):
            return
        try:
            again = Battle.from_inputs(battle.scenario, battle.dice, battle.inputs, quiet=True)
        except GunbaiError as error:
            broken("quiet", str(error))
        game, ends = battle.game, (battle.result, again.result)
        read = [(game.rounds(one.state), game.gauges(one.state)) for one in (battle, again)]
        if ends[0] != ends[1] or read[0] != read[1]:
            broken("quiet", "with the log off, the battle is another one")

    def _record(self, battle: Battle, data: bytes) -> None:
        try:
            record = load_record(data, "record", self.find)
            if record.footer is None or record.cut:
                broken("record", f"the record of a battle that is over ends at line {record.cut}, without its result")
            again = replay(record)
            if record.header.dice.kind == SealedDice.kind:
                verify(record)
        except GunbaiError as error:
            broken("record", str(error))
        if again.digest() != battle.digest() or again.inputs != battle.inputs:
            broken("record", "the record makes another battle")

    def _cuts(self, data: bytes, dice: Dice, random: Random) -> None:
        whole = load_record(data, "record", self.find)
        for number in range(CUTS):
            place = random.randrange(len(data))
            lines = data.count(b"\n", 0, place)
            try:
                record = load_record(data[:place], "record", self.find)
            except RecordError as error:
                if lines:
                    broken("cut", f"cut off at byte {place}: {error}")
                continue
            if not lines or record.entries != whole.entries[: lines - 1]:
                broken("cut", f"cut off at byte {place}, it has {len(record.entries)} of {lines - 1} whole entries")
            if number < 2 and not any(isinstance(entry, Footer) for _, entry in record.entries):
                again = replay(record, dice)
                if tuple(again.inputs[: len(record.inputs)]) != record.inputs:
                    broken("cut", f"cut off at byte {place}, it replays to other inputs")

    def _undone(self, battle: Battle, whole: tuple[object, ...]) -> None:
        """To the start and back; `battle` ends as it was."""
        inputs = list(battle.inputs)
        battle.back_to(0)
        # A battle that dice alone decide is over again at once.
        if battle.result is not None and decisions_among(inputs, battle.thrown_from):
            broken("undo", "undone to the start, the battle is over")
        try:
            feed(battle, inputs)
        except GunbaiError as error:
            broken("undo", str(error))
        if snapshot(battle) != whole:
            broken("undo", "undone to the start and played again, the battle is another one")

    @cached_property
    def event_tags(self) -> tuple[str, ...]:
        """The events of the game."""
        return tuple(str(kind.__struct_config__.tag) for kind in self.game.events)


def _some(ask: Ask, question: int) -> Iterator[Option]:
    """The options of an ask; of a long list, others each time."""
    count = len(ask.offer)
    step = -(-count // MANY)
    return (ask.offer[place] for place in range(question % step if step else 0, count, max(1, step)))


def _option_form(declarations: Any) -> type[msgspec.Struct]:
    """`Option` with the declarations of a game."""
    hints = get_type_hints(Option) | {"declaration": declarations}
    required = [(one.name, hints[one.name]) for one in msgspec.structs.fields(Option) if one.required]
    others = [(one.name, hints[one.name], one.default) for one in msgspec.structs.fields(Option) if not one.required]
    return msgspec.defstruct("AnyOption", [*required, *others])


def _odds_of(battle: Battle, seat: str) -> list[tuple[str, object]]:
    """What a seat is told of its options."""
    return [
        (option.id, battle.odds(seat, option, ask.about))
        for ask in open_asks(battle)
        if ask.seat == seat
        for option in _some(ask, battle.question)
    ]


def _refusal(battle: Battle, ask: Ask) -> str:
    try:
        battle.answer(ask.seat, "no such thing", about=ask.about)
    except Refused as error:
        return str(error)
    return ""
