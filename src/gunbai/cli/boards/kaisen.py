"""海戦 in a terminal: the sea as rows of hexes, and each ship in a line of its own."""

from __future__ import annotations

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from gunbai.cli.boards.board import PlainBoard, Sheet
from gunbai.cli.terminal import DIM
from gunbai.games.kaisen.events.battle import BattleOver, RoundBegan, StormBegan, StormStruck
from gunbai.games.kaisen.events.fighting import SoldiersLost
from gunbai.games.kaisen.events.fouling import Damaged, Fouled, Sank, Stunned
from gunbai.games.kaisen.geometry import Hex, format_hex
from gunbai.games.kaisen.values import Hold
from gunbai.games.kaisen.view import SeaView, ShipView
from gunbai.kernel.events import Event
from gunbai.kernel.views import View

LETTERS = "ABCDEFGHIJKL"
"""A ship's mark on the map, in the order of the scenario."""
ARROWS = " ↗→↘↙←↖"
"""Which way a bow points, by direction."""
CELL = 4
"""Columns of a hex; a row is set off by half of them against the next."""
LEAD = 8
"""Columns for the number of a row's first hex."""
AROUND = 1
MOST_ROWS = 40
BAR = 8
COLOURS = ("cyan", "red", "green", "yellow", "magenta", "blue")
"""Of sides, in the order in which the scenario names them."""
_BAD = (Damaged, SoldiersLost, StormStruck, Stunned, Sank)


class KaisenBoard(PlainBoard):
    """A battle at sea."""

    text = "kaisen"

    def is_heading(self, event: Event) -> bool:
        """A round begins, or a storm."""
        return isinstance(event, RoundBegan | StormBegan)

    def style(self, event: Event) -> str:
        """Losses stand out, and the end."""
        if isinstance(event, _BAD):
            return "red"
        if isinstance(event, Fouled):
            return "bold"
        return "bold green" if isinstance(event, BattleOver) else ""

    def draw(self, view: View, sheet: Sheet) -> Text:
        """The wind, the map, the ships."""
        board = view.board
        assert isinstance(board, SeaView)
        return Text("\n").join([_stage(board, sheet), *_sea(board, sheet), *_ships(view.seat, board, sheet)])


BOARD = KaisenBoard()


def _stage(board: SeaView, sheet: Sheet) -> Text:
    """Round, wind and current, in one line."""
    words = sheet.words
    parts = [words.say("board-sea-round", round=board.round)]
    parts.append(words.say("picture-wind", wind=board.wind, level=board.wind_level, weather=board.weather))
    if board.current is not None:
        parts.append(words.say("picture-current", direction=board.current[0], speed=board.current[1]))
    for seat, winner in board.end_offers.items():
        parts.append(words.say("board-sea-offer", seat=seat, winner=winner))
    return Text((" · " if sheet.utf8 else " - ").join(parts), "bold")


def _letters(board: SeaView) -> dict[str, str]:
    return {ship.id: letter for ship, letter in zip(board.ships, LETTERS, strict=False)}


def _colour(board: SeaView, side: str) -> str:
    sides = list(dict.fromkeys(ship.side for ship in board.ships))
    return COLOURS[sides.index(side) % len(COLOURS)]


# ---- the map -------------------------------------------------------------------------------------------------------


def _sea(board: SeaView, sheet: Sheet) -> list[Text]:
    """Rows from the north; each begins with the number of the first hex that is shown of it."""
    places = [ship.at for ship in board.ships if ship.at is not None]
    if not places:
        return []
    north = min(max(place.nw for place in places) + AROUND, MOST_ROWS + min(place.nw for place in places))
    south = min(place.nw for place in places) - AROUND
    # Where a hex stands from left to right, in halves of one: east counts two, a row to the north one to the left.
    left = min(2 * place.east - place.nw for place in places) - 2 * AROUND
    right = max(2 * place.east - place.nw for place in places) + 2 * AROUND
    right = min(right, left + 2 * ((sheet.width - LEAD) // CELL) - 2)
    return [_row(board, row, left, right, sheet) for row in range(north, south - 1, -1) if _has(board, row)]


def _has(board: SeaView, row: int) -> bool:
    return board.low is None or board.high is None or board.low.nw <= row <= board.high.nw


def _row(board: SeaView, row: int, left: int, right: int, sheet: Sheet) -> Text:
    first = -(-(left + row) // 2)
    last = (right + row) // 2
    line = Text(set_cell_size(format_hex(Hex(row, first)), LEAD - 1) + " ", DIM)
    line.append(" " * ((2 * first - row - left) * CELL // 2))
    for east in range(first, last + 1):
        text, style = _cell(board, Hex(row, east), sheet)
        line.append(set_cell_size(text, CELL), style)
    return line


def _cell(board: SeaView, place: Hex, sheet: Sheet) -> tuple[str, str]:
    """What stands in a hex, and in which style."""
    here = [ship for ship in board.ships if ship.at == place]
    if here:
        letters = _letters(board)
        first = here[0]
        way = ARROWS[first.facing] if sheet.utf8 else str(first.facing)
        text = "".join(letters[ship.id] for ship in here)
        one = len({ship.side for ship in here}) == 1
        return (text + way if len(here) == 1 else text), f"bold {_colour(board, first.side) if one else 'white'}"
    if place in board.islands:
        return "███ " if sheet.utf8 else "### ", "yellow"
    if place in board.shoals:
        return "≈≈≈ " if sheet.utf8 else "~~~ ", "yellow"
    if place in board.fog:
        return "░░░ " if sheet.utf8 else "::: ", DIM
    if not _is_inside(board, place):
        return "", ""
    return "·" if sheet.utf8 else ".", DIM


def _is_inside(board: SeaView, place: Hex) -> bool:
    if board.low is None or board.high is None:
        return True
    return board.low.nw <= place.nw <= board.high.nw and board.low.east <= place.east <= board.high.east


# ---- the ships -----------------------------------------------------------------------------------------------------


def _ships(seat: str, board: SeaView, sheet: Sheet) -> list[Text]:
    letters = _letters(board)
    longest = max(cell_len(sheet.words.name(ship.id)) for ship in board.ships)
    return [_ship(ship, letters[ship.id], longest, seat, board, sheet) for ship in board.ships]


def _ship(ship: ShipView, letter: str, longest: int, seat: str, board: SeaView, sheet: Sheet) -> Text:
    """Letter, name, place and facing, HP as a bar, soldiers, and what else there is to say."""
    words = sheet.words
    colour = _colour(board, ship.side)
    line = Text(f"{letter} ", f"bold {colour}")
    line.append(set_cell_size(words.name(ship.id), longest) + " ", f"bold {colour}" if ship.seat == seat else colour)
    if ship.at is None:
        line.append(words.value(ship.gone), DIM)
        return line
    line.append(set_cell_size(f"{ship.hex}-{ship.facing}", 9))
    line.append_text(_bar(ship, sheet))
    notes = [words.say("board-sea-men", men=sum(group.men for group in ship.soldiers))]
    if ship.power:
        notes.append(words.say("board-sea-power", power=ship.power))
    if not ship.able:
        notes.append(words.say("board-sea-stunned"))
    if ship.hold is not Hold.FREE:
        notes.append(words.value(ship.hold))
    if ship.fouled:
        notes.append(words.say("board-sea-fouled", ships=ship.fouled))
    if ship.bow_locked:
        notes.append(words.say("board-sea-bow-locked"))
    line.append(" " + (" · " if sheet.utf8 else " - ").join(notes))
    return line


def _bar(ship: ShipView, sheet: Sheet) -> Text:
    full, empty = ("█", "░") if sheet.utf8 else ("#", ".")
    filled = max(0, -(-ship.hp * BAR // ship.hp_max))
    bar = Text(full * filled, "red" if 3 * ship.hp <= ship.hp_max else "green")
    bar.append(empty * (BAR - filled), DIM)
    bar.append(f" {ship.hp}/{ship.hp_max}")
    return bar
