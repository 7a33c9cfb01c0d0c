"""Views of which only what is looked at is made: for battles to which nobody listens."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any, cast

from gunbai.kernel.game import Result
from gunbai.kernel.requests import Ask, Option
from gunbai.kernel.views import AskView, View, Waiting, check_viewer

if TYPE_CHECKING:
    from gunbai.kernel.battle import Battle


class Glance:
    """What `View` is, part by part; each is made when it is first looked at, of the moment in which that happens.

    It is to be looked at before the battle goes on.
    """

    def __init__(self, battle: Battle, seat: str) -> None:
        self._battle = battle
        self.seat = seat
        self.events = 0
        """None is kept."""

    @property
    def game(self) -> str:
        """As in a view."""
        return self._battle.game.id

    @property
    def scenario(self) -> str:
        """As in a view."""
        return self._battle.scenario.name

    @property
    def question(self) -> int:
        """As in a view."""
        return self._battle.question_of(self.seat)

    @property
    def waiting(self) -> tuple[Waiting, ...]:
        """As in a view."""
        return self._battle.waiting_for(self.seat)

    @cached_property
    def asks(self) -> tuple[AskView, ...]:
        """As in a view."""
        return tuple([glance_at_ask(ask) for ask in self._battle.unanswered(self.seat)])

    @cached_property
    def interjections(self) -> tuple[Option, ...]:
        """As in a view."""
        battle = self._battle
        speaks = battle.result is None and any(known.id == self.seat for known in battle.scenario.seats)
        return battle.game.interjections(battle.state, self.seat).options if speaks else ()

    @cached_property
    def board(self) -> Any:
        """As in a view."""
        return self._battle.game.view(self._battle.state, self.seat)

    @property
    def result(self) -> Result | None:
        """As in a view."""
        return self._battle.result


def glance_at_ask(ask: Ask) -> AskView:
    """An ask as its seat sees it; an offer whose options are made on demand makes those that are looked at."""
    return AskView(ask.kind, ask.about, cast("tuple[Option, ...]", ask.offer), ask.takes is not None, ask.clauses)


def glance(battle: Battle, seat: str) -> View:
    """The view of a seat, the GM or a spectator, of which only what is looked at is made.

    Raises:
        UnknownName: nobody by that name sits here.
    """
    check_viewer(battle.scenario, seat)
    return cast(View, Glance(battle, seat))
