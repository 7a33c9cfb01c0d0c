"""Computer players of 間合 with a plan: `plain` seeks its ideal distance, strikes when it can, and guards its guard."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from gunbai.games.maai.agreement import DRAW, FOR
from gunbai.games.maai.declaration import Breath
from gunbai.games.maai.melee import Melee
from gunbai.games.maai.prospects import Prospect, Standing
from gunbai.games.maai.values import Distance
from gunbai.games.maai.view import FighterView, FightView
from gunbai.kernel.requests import Option
from gunbai.kernel.views import AskView, View

LOW_GUARD = 2
"""With no more guard than this it contests nothing: two contests lost in a row would break it."""


class Plain:
    """A sensible fixed plan, without chance."""

    def choose(self, view: View, ask: AskView) -> Option:
        """One of the options of the ask."""
        board = _board(view)
        own = _asked(board, view.seat, ask.about)
        if ask.kind in ("breath", "counter"):
            return _breath(board, own, ask)
        by_id = {option.id: option for option in ask.options}
        return by_id[_short_answer(board, own, ask.kind, by_id)]

    def ranked(self, view: View, ask: AskView) -> list[Option]:
        """The options of an ask, what looks best first."""
        if ask.kind not in ("breath", "counter"):
            return list(ask.options)
        board = _board(view)
        return sorted(ask.options, key=_worth_of(board, _asked(board, view.seat, ask.about)), reverse=True)

    def speak(self, view: View) -> Option | None:
        """Agrees to end the battle where its side is offered the victory, or a draw while it is not ahead."""
        board = _board(view)
        own = [fighter for fighter in board.fighters if fighter.seat == view.seat]
        if not own:
            return None
        side = own[0].side
        offered = [offer for seat, offer in board.end_offers.items() if seat != view.seat]
        mine = board.end_offers.get(view.seat)
        by_id = {option.id: option for option in view.interjections}
        if side in offered and mine != side:
            return by_id[FOR + side]
        if "" in offered and mine != "" and not _is_ahead(board, side):
            return by_id[DRAW]
        return None


def _asked(board: FightView, seat: str, about: str) -> FighterView:
    """The fighter whom an ask concerns."""
    return next(fighter for fighter in board.fighters if fighter.id == about or (not about and fighter.seat == seat))


def _foe_of(board: FightView, own: FighterView) -> FighterView | None:
    """The opponent in a duel."""
    return next((fighter for fighter in board.fighters if fighter.id == own.foe), None)


def _is_ahead(board: FightView, side: str) -> bool:
    """Whether a side has more strength left, or more points, than all others together."""
    ours = [fighter for fighter in board.fighters if fighter.side == side]
    theirs = [fighter for fighter in board.fighters if fighter.side != side]
    if sum(one.strength for one in ours) > sum(one.strength for one in theirs):
        return True
    return sum(one.points for one in ours) > sum(one.points for one in theirs)


def _breath(board: FightView, own: FighterView, ask: AskView) -> Option:
    """What looks best, the cheaper of two; an overload never does."""
    return max(ask.options, key=_worth_of(board, own))


def _worth_of(board: FightView, own: FighterView) -> Callable[[Option], tuple[int, int]]:
    """How good a breath looks to a fighter."""
    foe = _foe_of(board, own)
    known: dict[Standing, int] = {}

    def worth(option: Option) -> tuple[int, int]:
        breath = option.declaration
        if not isinstance(breath, Breath):
            return 0, 0
        if breath.force:
            return -(10**6), -option.cost
        look = Melee(board, own) if foe is None else Prospect(board, own, foe, known)
        return look.worth(breath, option.cost), -option.cost

    return worth


def _short_answer(board: FightView, own: FighterView, kind: str, by_id: Mapping[str, Option]) -> str:
    if kind == "challenged":
        return "refuse" if own.mook else "accept"
    if kind == "lull":
        return "steady" if "steady" in by_id else next(iter(by_id))
    if kind == "react":
        return list(by_id)[-1]
    foe = _foe_of(board, own)
    if foe is None:
        return next(iter(by_id))
    prospect = Prospect(board, own, foe)
    match kind:
        case "resist-in" | "resist-out":
            return _resist(prospect, kind, by_id)
        case "first-step":
            return _first_step(prospect, by_id)
        case "start" | "start-first":
            cells = {cell.name.lower(): cell for cell in Distance}
            return max(by_id, key=lambda name: prospect.footing(cells.get(name, prospect.distance)))
        case "open-lock":
            return "open" if prospect.footing(Distance.SESSEN) >= 0 else "stay"
        case "light-or-distance" | "light-too":
            return "light"
        case _:
            return next(iter(by_id))


def _resist(prospect: Prospect, kind: str, by_id: Mapping[str, Option]) -> str:
    """Lets a step be that serves it; else goes the other way where that pays, or holds, while its guard is good."""
    here = prospect.distance
    there = _cell(here + (1 if kind == "resist-in" else -1))
    back = _cell(here - (1 if kind == "resist-in" else -1))
    now, then = prospect.footing(here), prospect.footing(there)
    guard = prospect.own.guard
    if then > now or "hold" not in by_id or (guard is not None and guard <= LOW_GUARD):
        return "let" if "let" in by_id else "hold"
    return "counter" if "counter" in by_id and prospect.footing(back) > now else "hold"


def _first_step(prospect: Prospect, by_id: Mapping[str, Option]) -> str:
    """A step of its own where that gives it the better place."""
    cells = {"decline": 0, "step in": 1, "step out": -1}
    return max(
        (name for name in by_id if name in cells),
        key=lambda name: (prospect.footing(_cell(prospect.distance + cells[name])), name == "decline"),
    )


def _board(view: View) -> FightView:
    board = view.board
    assert isinstance(board, FightView)
    return board


def _cell(number: int) -> Distance:
    return Distance(min(max(number, Distance.TOMA), Distance.TSUBAZERI))


PLANS: dict[str, Callable[[], Plain]] = {"plain": Plain}
