"""Computer players of 間合 with a plan: `plain` seeks its ideal distance, strikes when it can, and guards its guard."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from gunbai.games.maai.agreement import DRAW, FOR
from gunbai.games.maai.declaration import Breath
from gunbai.games.maai.prospects import Outlook
from gunbai.games.maai.values import Distance
from gunbai.games.maai.view import FightView
from gunbai.kernel.requests import Option
from gunbai.kernel.views import AskView, View

LOW_GUARD = 2
"""With no more guard than this it contests nothing: two contests lost in a row would break it."""


class Plain:
    """A sensible fixed plan, without chance."""

    def choose(self, view: View, ask: AskView) -> Option:
        """One of the options of the ask."""
        by_id = {option.id: option for option in ask.options}
        if ask.kind in ("breath", "counter"):
            return self._breath(view, ask)
        return by_id[self._short_answer(view, ask.kind, by_id)]

    def speak(self, view: View) -> Option | None:
        """Agrees to end the duel where it is offered the victory, or a draw while it is not ahead."""
        board = _board(view)
        offered = [offer for seat, offer in board.end_offers.items() if seat != view.seat]
        mine = board.end_offers.get(view.seat)
        by_id = {option.id: option for option in view.interjections}
        if view.seat in offered and mine != view.seat:
            return by_id[FOR + view.seat]
        outlook = Outlook(board, view.seat)
        behind = outlook.own.strength <= outlook.foe.strength and outlook.own.points <= outlook.foe.points
        if "" in offered and mine != "" and behind:
            return by_id[DRAW]
        return None

    def _short_answer(self, view: View, kind: str, by_id: Mapping[str, Option]) -> str:
        match kind:
            case "resist-in" | "resist-out":
                return self._resist(view, kind, by_id)
            case "first-step":
                return self._first_step(view, by_id)
            case "start" | "start-first":
                return self._start(view, by_id)
            case "open-lock":
                return "open" if Outlook(_board(view), view.seat).footing(Distance.SESSEN) >= 0 else "stay"
            case "lull":
                return "steady"
            case "react":
                return list(by_id)[-1]
            case "light-or-distance" | "light-too":
                return "light"
            case _:
                return next(iter(by_id))

    def _breath(self, view: View, ask: AskView) -> Option:
        """What looks best, the cheaper of two; an overload never does."""
        board = _board(view)

        def worth(option: Option) -> tuple[int, int]:
            breath = option.declaration
            if not isinstance(breath, Breath):
                return 0, 0
            if breath.force:
                return -(10**6), -option.cost
            return Outlook(board, view.seat).worth(breath, option.cost), -option.cost

        return max(ask.options, key=worth)

    def _resist(self, view: View, kind: str, by_id: Mapping[str, Option]) -> str:
        """Lets a step be that serves it; else goes the other way where that pays, or holds, while its guard is good."""
        outlook = Outlook(_board(view), view.seat)
        here = outlook.distance
        there = _cell(here + (1 if kind == "resist-in" else -1))
        back = _cell(here - (1 if kind == "resist-in" else -1))
        now, then = outlook.footing(here), outlook.footing(there)
        guard = outlook.own.guard
        if then > now or "hold" not in by_id or (guard is not None and guard <= LOW_GUARD):
            return "let" if "let" in by_id else "hold"
        return "counter" if "counter" in by_id and outlook.footing(back) > now else "hold"

    def _first_step(self, view: View, by_id: Mapping[str, Option]) -> str:
        """A step of its own where that gives it the better place."""
        outlook = Outlook(_board(view), view.seat)
        cells = {"decline": 0, "step in": 1, "step out": -1}
        return max(
            (name for name in by_id if name in cells),
            key=lambda name: (outlook.footing(_cell(outlook.distance + cells[name])), name == "decline"),
        )

    def _start(self, view: View, by_id: Mapping[str, Option]) -> str:
        """The start that suits it best."""
        outlook = Outlook(_board(view), view.seat)
        cells = {cell.name.lower(): cell for cell in Distance}
        return max(by_id, key=lambda name: outlook.footing(cells.get(name, outlook.distance)))


def _board(view: View) -> FightView:
    board = view.board
    assert isinstance(board, FightView)
    return board


def _cell(number: int) -> Distance:
    return Distance(min(max(number, Distance.TOMA), Distance.TSUBAZERI))


PLANS: dict[str, Callable[[], Plain]] = {"plain": Plain}
