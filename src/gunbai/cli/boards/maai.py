"""間合 in a terminal: the ladder of five cells, how far each weapon reaches, and each fighter's resources as bars."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from gunbai.cli.boards.battlefield import is_crowd, ladders, where
from gunbai.cli.boards.board import FEW, PlainBoard, Section, Sheet
from gunbai.cli.terminal import DIM
from gunbai.games.maai.declaration import (
    Act,
    Bare,
    Breath,
    Cancel,
    Cast,
    Challenge,
    Draw,
    Feint,
    Go,
    PickUp,
    Prepare,
    Push,
    Relax,
    Reserve,
    Slip,
    Stance,
    Step,
    Strike,
    Use,
)
from gunbai.games.maai.events.attacks import Attacked, Bled, FirstCut, GuardBroken, Injured, StrengthLost
from gunbai.games.maai.events.course import DuelEnded, LullBegan, Out, RoundBegan
from gunbai.games.maai.events.field import BattleEnded
from gunbai.games.maai.values import SUCCESSES, Distance, Terrain
from gunbai.games.maai.view import FighterView, FightView
from gunbai.games.maai.weapons import BODY
from gunbai.kernel.events import Event
from gunbai.kernel.views import AskView, View

STATES = ("first_cut", "opening", "window", "defenceless", "exhausted", "bleeding")
BAR_MOST, BAR_LEAST = 12, 4
NUMBERS = 10
"""Cells for the numbers beside a bar, and the space around them."""
_BAD = (StrengthLost, Bled, Injured, GuardBroken)
_END = (Out, DuelEnded, BattleEnded)


class MaaiBoard(PlainBoard):
    """A duel, or a battle of more than two."""

    text = "maai"

    def is_heading(self, event: Event) -> bool:
        """A round begins, or its lull."""
        return isinstance(event, RoundBegan | LullBegan)

    def style(self, event: Event) -> str:
        """Hits stand out, and what is lost by them, and the end."""
        if isinstance(event, FirstCut) or (isinstance(event, Attacked) and event.outcome in SUCCESSES):
            return "bold"
        if isinstance(event, _BAD):
            return "red"
        return "bold green" if isinstance(event, _END) else ""

    def draw(self, view: View, sheet: Sheet) -> Text:
        """The stage, who stands where, the ladders of the duels, the fighters."""
        board = view.board
        assert isinstance(board, FightView)
        lines = [_stage(board, sheet), *where(board, sheet)]
        for fighters, distance in ladders(board):
            lines += _ladder(fighters, distance, sheet)
        for fighter in board.fighters:
            lines += _fighter(fighter, sheet, own=fighter.seat == view.seat, crowd=is_crowd(board))
        return Text("\n").join(lines)

    def brief(self, ask: AskView) -> Sequence[int]:
        """Of breaths the single acts without a named part, and a cut behind a step; of anything else all."""
        if len(ask.options) <= FEW:
            return range(len(ask.options))
        return [place for place, option in enumerate(ask.options) if _is_common(option.declaration)]

    def sections(self, ask: AskView) -> Sequence[Section]:
        """Breaths by what their acts are."""
        places = sorted(range(len(ask.options)), key=lambda place: _KINDS.index(_kind(ask.options[place].declaration)))
        parts = groupby(places, key=lambda place: _kind(ask.options[place].declaration))
        return [Section(f"options-{kind}", list(part)) for kind, part in parts]


_KINDS = ("wait", "step", "go", "attack", "feint", "spell", "lock", "ready", "bundle", "force", "reserve", "other")


def _kind(declaration: object) -> str:
    """Which part of the list a declaration stands in."""
    if not isinstance(declaration, Breath):
        return "other"
    if declaration.force or len(declaration.acts) != 1:
        return "force" if declaration.force else "bundle" if declaration.acts else "wait"
    match declaration.acts[0]:
        case Step():
            return "step"
        case Strike():
            return "attack"
        case Feint():
            return "feint"
        case Bare() | Push() | Slip():
            return "lock"
        case Draw() | PickUp() | Stance() | Relax() | Use():
            return "ready"
        case Go() | Challenge():
            return "go"
        case Prepare() | Cast() | Cancel():
            return "spell"
        case Reserve():
            return "reserve"


def _is_common(declaration: object) -> bool:
    if not isinstance(declaration, Breath):
        return True
    match declaration.acts:
        case () | (_,):
            return not declaration.force and not any(map(_names_part, declaration.acts))
        case (Step(), Strike(weapon=weapon, part=None)):
            return not declaration.force and weapon != BODY
        case _:
            return False


def _names_part(act: Act) -> bool:
    return isinstance(act, Strike | Feint | Bare) and act.part is not None


def _stage(board: FightView, sheet: Sheet) -> Text:
    """Round, count and ground, in one line."""
    words = sheet.words
    parts = [words.say("board-round", round=board.round)]
    if board.count is not None:
        parts.append(words.say("board-count", count=board.count))
    if board.terrain is not Terrain.NONE:
        parts.append(words.value(board.terrain))
    if board.dazzled is not None:
        parts.append(words.say("board-dazzled", fighter=board.dazzled))
    if board.upper is not None:
        parts.append(words.say("board-upper", fighter=board.upper))
    for seat, winner in board.end_offers.items():
        parts.append(words.say("board-offer", fighter=seat, winner=winner))
    return Text((" · " if sheet.utf8 else " - ").join(parts), "bold")


def _ladder(fighters: Sequence[FighterView], here: Distance, sheet: Sheet) -> list[Text]:
    """The five cells with the one that both stand in, and what each one's weapon in hand can do in them."""
    names = [sheet.words.value(cell) for cell in Distance]
    leads = [sheet.words.name(fighter.id) for fighter in fighters]
    lead = max(map(cell_len, leads)) + 2
    column = min(max(map(cell_len, names)) + 2, (sheet.width - lead) // len(names))
    dot, mark, line = ("·", "●", "─") if sheet.utf8 else (".", "O", "-")
    half = column // 2
    head, rail = Text(" " * lead), Text(" " * lead)
    for cell, name in zip(Distance, names, strict=True):
        head.append(_centred(_cut(name, column - 1), column), "bold" if cell is here else DIM)
        rail.append(line * half if cell else " " * half, DIM)
        rail.append(mark if cell is here else dot, "bold yellow" if cell is here else DIM)
        rail.append(line * (column - half - 1) if cell is not Distance.TSUBAZERI else "", DIM)
    rows = [_reach_row(name, lead, fighter, column, here, sheet) for name, fighter in zip(leads, fighters, strict=True)]
    return [head, rail, *rows]


def _reach_row(name: str, lead: int, fighter: FighterView, column: int, here: Distance, sheet: Sheet) -> Text:
    weapon = fighter.held[0] if fighter.held else BODY
    row = Text(name + " " * (lead - cell_len(name)))
    for cell, modifier in zip(Distance, fighter.reach[weapon], strict=True):
        sign = "×" if modifier is None else "◎" if modifier == 0 else str(modifier)
        if not sheet.utf8:
            sign = "x" if modifier is None else "+0" if modifier == 0 else str(modifier)
        colour = "red" if modifier is None else "green" if modifier == 0 else "yellow"
        row.append(_centred(sign, column), f"bold {colour}" if cell is here else f"{DIM} {colour}")
    return row


def _centred(text: str, width: int) -> str:
    """A text in the middle of so many cells; its own middle cell is at half of them."""
    left = max(0, width // 2 - cell_len(text) // 2)
    return " " * left + text + " " * max(0, width - left - cell_len(text))


def _cut(text: str, width: int) -> str:
    return text if cell_len(text) <= width else set_cell_size(text, width).rstrip()


def _fighter(fighter: FighterView, sheet: Sheet, *, own: bool, crowd: bool) -> list[Text]:
    """A line of words, and one of bars; in a narrow terminal one for each bar."""
    words = sheet.words
    notes = [words.name(fighter.side)] if crowd and fighter.side != fighter.id else []
    if crowd and not fighter.able:
        return [_named(fighter, [*notes, words.say("board-out")], sheet, DIM)]
    notes.append(words.value(fighter.held) or words.name(BODY))
    if fighter.points:
        notes.append(words.say("board-points", points=fighter.points))
    if fighter.stance is not None:
        notes.append(words.name(fighter.stance))
    if fighter.dropped:
        notes.append(words.say("board-dropped", weapons=fighter.dropped))
    if fighter.injuries:
        notes.append(words.say("board-injuries", parts=fighter.injuries))
    if fighter.reserve is not None:
        notes.append(words.say("board-reserve", act=fighter.reserve))
    notes += [words.say(f"board-{state.replace('_', '-')}") for state in STATES if getattr(fighter, state)]
    return [_named(fighter, notes, sheet, "bold cyan" if own else "bold"), *_bars(fighter, sheet)]


def _named(fighter: FighterView, notes: Sequence[str], sheet: Sheet, style: str) -> Text:
    dot = " · " if sheet.utf8 else " - "
    head = Text(sheet.words.name(fighter.id), style)
    return head.append(dot + dot.join(notes), "not bold")


def _bars(fighter: FighterView, sheet: Sheet) -> list[Text]:
    values = [
        ("vitality", fighter.vitality, fighter.vitality_max, "cyan"),
        ("strength", fighter.strength, fighter.strength_max, "red"),
    ]
    if fighter.guard is not None and fighter.guard_max is not None:
        values.append(("guard", fighter.guard, fighter.guard_max, "yellow"))
    labels = [sheet.words.say(f"field-{name}") for name, *_ in values]
    taken = sum(cell_len(label) + NUMBERS for label in labels)
    width = (sheet.width - taken - 2) // len(values)
    apart = width < BAR_LEAST
    width = BAR_MOST if apart else min(width, BAR_MOST)
    longest = max(map(cell_len, labels)) if apart else 0
    bars = []
    on, off = ("█", "░") if sheet.utf8 else ("#", ".")
    for label, (_, value, most, colour) in zip(labels, values, strict=True):
        full = -(-width * min(value, most) // most)
        bar = Text(label + " " * max(1, longest + 1 - cell_len(label)))
        bar.append(on * full, colour).append(off * (width - full), DIM)
        bars.append(bar.append(f" {value}/{most}".ljust(NUMBERS - 1)))
    lines = bars if apart else [Text("").join(bars)]
    for line in lines:
        line.rstrip()
    return [Text("  ") + line for line in lines]


BOARD = MaaiBoard()
