"""A battle as far as one seat may know it: what whoever looks ahead may try things on."""

from __future__ import annotations

from collections.abc import Container

import msgspec

from gunbai.kernel.battle import Battle
from gunbai.kernel.dice import Dice
from gunbai.kernel.inputs import Answer, Input, Stops
from gunbai.kernel.scenario import Scenario


class Aside(msgspec.Struct, frozen=True):
    """What a seat may know of how a battle came about. No die to come is in it, and no answer of another seat that is
    not open yet."""

    scenario: Scenario
    seat: str
    inputs: tuple[Input, ...]
    rolled: int
    """How many rolls have been made."""

    def fork(self, dice: Dice) -> Battle:
        """The battle once more, where the seat is asked; with nobody listening to it, see `Battle`.

        Args:
            dice: those from here on; they say in `taken` that the rolls so far were not theirs.
        """
        battle = Battle.from_inputs(self.scenario, dice, self.inputs, quiet=True)
        for seat in self.scenario.seats:
            # At which windows another wants to be asked is nobody's business: all are taken to be asked as usual.
            if seat.id != self.seat and battle.stops(seat.id) != Stops(seat.id):
                battle.stop(Stops(seat.id))
        return battle


def aside_of(battle: Battle, seat: str) -> Aside:
    """What this seat may know of a battle that goes on.

    Answers of others that wait to be opened are left out, so that in the fork they are still to be given.
    """
    known = list(battle.inputs)
    for since, asks in reversed(battle.unopened):
        hidden = {(ask.seat, ask.kind, ask.about) for ask in asks if ask.seat != seat}
        known[since:] = [given for given in known[since:] if not _answers(given, hidden)]
    return Aside(battle.scenario, seat, tuple(known), battle.rolled)


def _answers(given: Input, hidden: Container[tuple[str, str, str]]) -> bool:
    return type(given) is Answer and (given.seat, given.ask, given.about) in hidden
