"""What a seat's words come to: the one place that decides whether they are among what is accepted now."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NoReturn

from gunbai.errors import BattleEnded, NotOffered, NotYourTurn, Refused
from gunbai.kernel.game import Game, Result
from gunbai.kernel.requests import Ask, Declaration, Option, Roll
from gunbai.kernel.scenario import Scenario
from gunbai.kernel.schema import shortened
from gunbai.kernel.views import Waiting


def refuse_if_over(result: Result | None) -> None:
    """Nothing is accepted any more once a battle has its result.

    Raises:
        BattleEnded: it has.
    """
    if result is not None:
        raise BattleEnded("battle-ended", {"why": result.why})


def check_seat(scenario: Scenario, seat: str) -> None:
    """The seat is one of the scenario's.

    Raises:
        NotYourTurn: it is not.
    """
    if all(known.id != seat for known in scenario.seats):
        raise NotYourTurn("no-such-seat", {"seat": seat}, accepted=[known.id for known in scenario.seats])


def refuse_turn(seat: str, roll: Roll | None, waiting: Iterable[Waiting]) -> NoReturn:
    """A seat speaks that is asked nothing.

    Raises:
        NotYourTurn: always; dice come first, or others are asked.
    """
    if roll is not None:
        raise NotYourTurn("dice-first", {"seat": seat})
    asked = dict.fromkeys(other.seat for other in waiting if not other.answered)
    raise NotYourTurn("not-your-turn", {"seat": seat}, accepted=tuple(asked))


def accepted_option(game: Game, state: Any, ask: Ask, say: str | Declaration | Option) -> Option:
    """The option that an answer means.

    Args:
        state: the battle's state, of the game's own type.
        say: text in the game's notation, a typed declaration, or an option.

    Raises:
        NotOffered, NotationError: this is not among what the ask accepts.
    """
    if isinstance(say, Option):
        if ask.offer.has(say):
            return say
        say = say.declaration
    if ask.takes is not None:
        return ask.takes(say)
    meant = game.read_answer(state, ask, say) if isinstance(say, str) else say
    for option in ask.offer:
        if meant in (option.declaration, option.id):
            return option
    shown = shortened(say) if isinstance(say, str) else getattr(say, "id", type(say).__name__)
    raise NotOffered("not-offered", {"say": shown}, clauses=ask.clauses, accepted=[option.id for option in ask.offer])


def is_accepted(game: Game, state: Any, ask: Ask, declaration: Declaration) -> bool:
    """Whether this may be declared, listed or not."""
    try:
        return accepted_option(game, state, ask, declaration).declaration == declaration
    except Refused:
        return False


def accepted_interjection(game: Game, state: Any, seat: str, say: str | Declaration) -> Option:
    """The option of what a seat may do unasked that its words mean, listed or not.

    Raises:
        NotOffered: this may not be done now.
    """
    offer = game.interjections(state, seat)
    typed = game.read_interjection(state, seat, say) if isinstance(say, str) else say
    for option in offer:
        if option.declaration == typed:
            return option
    unlisted = game.unlisted(state, seat, typed)
    if unlisted is not None:
        return unlisted
    raise NotOffered("not-now", {"seat": seat}, accepted=[option.id for option in offer])
