"""Computer players of 間合 with a plan: `plain` seeks its ideal distance, strikes when it can, and guards its guard."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from gunbai.games.maai.declaration import Bare, Breath, Draw, PickUp, Push, Slip, Step, Strike
from gunbai.games.maai.values import Direction, Distance
from gunbai.games.maai.view import DuelView
from gunbai.kernel.requests import Option
from gunbai.kernel.views import AskView, View

_SHORT = ("let", "hold", "counter")


class Plain:
    """A sensible fixed plan, without chance."""

    def choose(self, view: View, ask: AskView) -> Option:
        """One of the options of the ask."""
        by_id = {option.id: option for option in ask.options}
        chosen = self._by_kind(view, ask, by_id)
        return chosen if chosen is not None else ask.options[0]

    def _by_kind(self, view: View, ask: AskView, by_id: Mapping[str, Option]) -> Option | None:
        match ask.kind:
            case "breath":
                return self._breath(view, ask)
            case "counter":
                return self._dearest_cut(ask)
            case "resist-in" | "resist-out":
                return self._resist(view, ask, by_id)
            case "lull":
                return by_id["steady"]
            case "go-on" | "still-step-in" | "still-step-out":
                return by_id["go on"]
            case "open-lock":
                return by_id["open"]
            case "light-or-distance" | "light-too":
                return by_id["light"]
            case _:
                return None

    def _breath(self, view: View, ask: AskView) -> Option | None:
        """The best cut; else the way to the ideal distance; else a weapon in hand; else waiting."""
        legal = [option for option in ask.options if isinstance(option.declaration, Breath) and not _forced(option)]
        cuts = [option for option in legal if _cuts(option)]
        if cuts:
            return max(cuts, key=lambda option: (_worth(option), -option.cost, option.id))
        for wanted in (self._toward(view), Direction.IN):
            for option in legal:
                if option.declaration == Breath((Step(wanted),)):
                    return option
        for kind in (Bare, Slip, Push, PickUp, Draw):
            for option in legal:
                assert isinstance(option.declaration, Breath)
                acts = option.declaration.acts
                if len(acts) == 1 and isinstance(acts[0], kind):
                    return option
        return None

    def _toward(self, view: View) -> Direction:
        """Which way its own ideal distance lies: out when it is too close to cut, else in."""
        board = view.board
        assert isinstance(board, DuelView)
        close = board.distance is not None and board.distance >= Distance.SESSEN
        return Direction.OUT if close else Direction.IN

    def _resist(self, view: View, ask: AskView, by_id: Mapping[str, Option]) -> Option | None:
        """Holds its ground while its guard is worth keeping; lets the other come when it costs too much."""
        board = view.board
        assert isinstance(board, DuelView)
        own = next(fighter for fighter in board.fighters if fighter.id == view.seat)
        hold = by_id.get("hold")
        return hold if hold is not None and (own.guard is None or own.guard > 1) else by_id["let"]

    def _dearest_cut(self, ask: AskView) -> Option:
        return max(ask.options, key=lambda option: (_cuts(option), option.cost, option.id))


def _forced(option: Option) -> bool:
    return isinstance(option.declaration, Breath) and option.declaration.force


def _cuts(option: Option) -> bool:
    return isinstance(option.declaration, Breath) and any(
        isinstance(act, Strike | Bare) for act in option.declaration.acts
    )


def _worth(option: Option) -> int:
    """How good a breath with a cut looks: a weapon over the body, a feint before it, a named trunk or arm."""
    assert isinstance(option.declaration, Breath)
    worth = 0
    for act in option.declaration.acts:
        if isinstance(act, Strike):
            worth += 10 if act.weapon != "body" else 4
            worth += {"trunk": 3, "arm": 2, "wrist": 1}.get(act.part.value, 0) if act.part is not None else 0
        elif isinstance(act, Bare):
            worth += 8 if act.weapon else 6
        elif isinstance(act, Step):
            worth -= 1
        elif not isinstance(act, Slip | Push):
            worth += 2
    return worth


PLANS: dict[str, Callable[[], Plain]] = {"plain": Plain}
