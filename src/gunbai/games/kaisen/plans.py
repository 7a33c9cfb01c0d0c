"""Computer admirals of 海戦: `plain` sails where it fights best, shoots, rams, and boards when the odds are good."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from heapq import nlargest

from gunbai.games.kaisen.courses import reach_of
from gunbai.games.kaisen.declaration import Attack, Board, Foul, Gun, Plot, Ram
from gunbai.games.kaisen.geometry import Hex, Pose
from gunbai.games.kaisen.moves import written
from gunbai.games.kaisen.plot_text import format_plot
from gunbai.games.kaisen.prospects import is_stronger, melee, performance, worth
from gunbai.games.kaisen.reach import Search, Way
from gunbai.games.kaisen.stations import Station, crosses, guesses, rams, run_of
from gunbai.games.kaisen.values import Hold, Performance
from gunbai.games.kaisen.view import SeaView, ShipView
from gunbai.kernel.requests import Option
from gunbai.kernel.views import AskView, View


class Plain:
    """A sensible fixed plan, without chance. What it decides hangs on the view alone."""

    def __init__(self) -> None:
        self._known: tuple[SeaView, str] | None = None
        self._plotted: dict[str, Pose] = {}
        """Where the plots that it has already written for this moment lead, by ship."""

    def choose(self, view: View, ask: AskView) -> Option:
        """One of the options of the ask, or a plot that leads farther straight ahead."""
        board = view.board
        assert isinstance(board, SeaView)
        if any(ship.id == ask.about and ship.gone is not None for ship in board.ships):
            # The game master has taken the ship out while it was asked: whatever is said, nothing comes of it.
            return ask.options[0]
        match ask.kind:
            case "plot":
                return self._plot(board, view.seat, ask)
            case "foul":
                return _foul(board, ask)
            case "attack" | "retarget":
                return _attack(board, ask)
            case "designate":
                return _designate(board, ask)
            case "exit":
                return _exit(board, ask)
            case "captain":
                return ask.options[-1]
            case "modifier":
                return _modifier(board, ask)
            case _:
                return ask.options[0]

    # ---- plots -------------------------------------------------------------------------------------------------------

    def _plot(self, board: SeaView, seat: str, ask: AskView) -> Option:
        """The plot to the best pose, with the other ships of the seat in mind that have theirs already."""
        best = self.plots(board, seat, ask, 1)[0]
        plot = best.declaration
        assert isinstance(plot, Plot)
        self._plotted[ask.about] = Hex(*plot.end), plot.end_facing
        return best

    def plots(self, board: SeaView, seat: str, ask: AskView, count: int) -> list[Option]:
        """So many of the best plots, the best first; those that strike a foe with the longest run before it."""
        if self._known is None or self._known[1] != seat or self._known[0] != board:
            self._known, self._plotted = (board, seat), {}
        ship = _ship(board, ask.about)
        station = Station(board, ship, self._friends(board, ship))
        held = [
            other.at for other in board.ships
            if other.side == ship.side and other.id != ship.id and other.at is not None and self._lies(other)
        ]  # fmt: skip
        search = reach_of(board, ship) if rams(ship) else None
        best = nlargest(count, ask.options, key=lambda option: self._worth(option, station, search, held))
        return best if search is None else [self._charged(option, ship, station, search) for option in best]

    def _charged(self, option: Option, ship: ShipView, station: Station, search: Search) -> Option:
        plot = option.declaration
        assert isinstance(plot, Plot)
        return _charge(option, plot, ship, search) if self._strikes(plot, station) else option

    def _worth(self, option: Option, station: Station, search: Search | None, held: list[Hex]) -> tuple[int, int]:
        plot = option.declaration
        assert isinstance(plot, Plot)
        run = run_of(plot)
        if search is not None and self._strikes(plot, station):
            way = search.run_up((Hex(*plot.end), plot.end_facing))
            run = run if way is None else way.run
        total = station.worth(Hex(*plot.end), plot.end_facing, run)
        if held and crosses(plot, held):
            total -= 10**6
        return total, -option.cost

    @staticmethod
    def _strikes(plot: Plot, station: Station) -> bool:
        """Whether a plot ends where a foe may be."""
        return any(guess.place == plot.end for foe in station.foes for guess in foe.guesses)

    def _lies(self, ship: ShipView) -> bool:
        """Whether a ship is sure to lie where it is."""
        if not ship.able or ship.hold in (Hold.STAY, Hold.TURN):
            return True
        return ship.id in self._plotted and self._plotted[ship.id][0] == ship.at

    def _friends(self, board: SeaView, ship: ShipView) -> list[Pose]:
        """Where the other ships of the side are going to be: by their plots, or as one would guess."""
        found: list[Pose] = []
        for other in board.ships:
            if other.side != ship.side or other.id == ship.id or other.at is None:
                continue
            if other.id in self._plotted:
                found.append(self._plotted[other.id])
            else:
                found += [(guess.place, guess.facing) for guess in guesses(board, other)]
        return found


def _charge(best: Option, plot: Plot, ship: ShipView, search: Search) -> Option:
    """The plot to the same end with the longest run before it."""
    way = search.run_up((Hex(*plot.end), plot.end_facing))
    if way is None or way.run <= run_of(plot):
        return best
    charge = _plot_of(way, plot, ship)
    return Option(format_plot(charge), charge, charge.sail + charge.steer + charge.row, best.clauses)


def _plot_of(way: Way, plot: Plot, ship: ShipView) -> Plot:
    """The way as a plot; what the listed plot allocates beyond it is steering's."""
    means = ship.means
    assert means is not None
    sail, steer = max(0, way.sail - means.sail), max(0, way.steer - means.steer)
    row = max(0, way.row - (means.row or 0))
    rest = max(0, plot.sail + plot.steer + plot.row - sail - steer - row)
    return Plot(
        sail, plot.sail_plus, steer + rest, plot.steer_plus, row, plot.row_plus, plot.start, plot.facing,
        written([(sign, False) for sign in way.moves]), plot.end, plot.end_facing,
    )  # fmt: skip


# ---- all else --------------------------------------------------------------------------------------------------------


def _ship(board: SeaView, name: str) -> ShipView:
    return next(ship for ship in board.ships if ship.id == name)


def _foul(board: SeaView, ask: AskView) -> Option:
    """Grapples every foe beside it that it would outlast hand to hand, unless others hold it already."""
    ship = _ship(board, ask.about)

    def good(option: Option) -> int:
        wish = option.declaration
        assert isinstance(wish, Foul)
        foes = [_ship(board, name) for name in wish.ships]
        if any(foe.side == ship.side or not foe.able or not is_stronger(board, ship, foe) for foe in foes):
            return -1
        return sum(melee(board, ship, foe).given for foe in foes) if len(foes) + len(ship.fouled) <= 1 else -1

    return max(ask.options, key=good)


def _attack(board: SeaView, ask: AskView) -> Option:
    """What is likely to bring most; of two alike, on the ship that is nearest to its end."""
    ship = _ship(board, ask.about)

    def good(option: Option) -> tuple[int, int]:
        attack = option.declaration
        if not isinstance(attack, Gun | Ram | Board):
            return 0, 0
        foe = _ship(board, attack.ship)
        return _weighed(board, ship, attack, foe), -foe.hp

    return max(ask.options, key=good)


def _weighed(board: SeaView, ship: ShipView, attack: Attack, foe: ShipView) -> int:
    """What an attack brings, a blow on a ship that is nearly done for counting for more; nothing on one that is."""
    if not foe.able:
        return -1
    left = max(1, foe.hp) * 8 // max(1, foe.hp_max)
    return worth(board, ship, attack, foe) * (16 - left)


def _designate(board: SeaView, ask: AskView) -> Option:
    """The foe that has least left; of weapons the one with most dice."""
    ship = _ship(board, ask.about)
    dice = {piece.id: piece.dice for piece in ship.equipment}

    def good(option: Option) -> tuple[bool, int, int]:
        ram = option.declaration
        if not isinstance(ram, Ram):
            return False, 0, 0
        foe = _ship(board, ram.ship)
        return foe.side != ship.side, -foe.hp, dice.get(ram.weapon, 0)

    return max(ask.options, key=good)


def _exit(board: SeaView, ask: AskView) -> Option:
    """Stays with a foe that it would outlast, and leaves whoever else."""
    by_id = {option.id: option for option in ask.options}
    ship = _ship(board, ask.about)
    others = [_ship(board, name) for name in ship.fouled]
    foes = [other for other in others if other.side != ship.side and other.able]
    stays = bool(foes) and all(is_stronger(board, ship, foe) for foe in foes)
    return by_id["stay" if stays else "leave"] if len(by_id) > 1 else ask.options[0]


def _modifier(board: SeaView, ask: AskView) -> Option:
    ship = _ship(board, ask.about)
    values: Mapping[str, int] = {f"by {one.value}": getattr(ship, one.value) for one in Performance}
    best = performance(board, ship)
    return next((option for option in ask.options if values.get(option.id) == best), ask.options[0])


PLANS: dict[str, Callable[[], Plain]] = {"plain": Plain}
