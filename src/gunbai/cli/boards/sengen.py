"""千幻抄 in a terminal: the order of the turn, and each side's fighters with row, DP, HP, graze and cards."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rich.cells import cell_len
from rich.text import Text

from gunbai.cli.boards.board import FEW, PlainBoard, Section, Sheet
from gunbai.cli.terminal import DIM
from gunbai.games.sengen.declaration import (
    Danmaku,
    Declare,
    Homing,
    Look,
    Melee,
    Move,
    Play,
    Shot,
    SpendGraze,
    Test,
    UseAbility,
    UseItem,
)
from gunbai.games.sengen.events.attacks import CardBroke, CardHpLost, HpLost, Struck
from gunbai.games.sengen.events.cards import Bombed, CardDeployed, CardUsed
from gunbai.games.sengen.events.course import BattleOver, Fell, TurnBegan
from gunbai.games.sengen.values import Row
from gunbai.games.sengen.view import FighterView, FightView, MarkView
from gunbai.kernel.events import Event
from gunbai.kernel.views import AskView, View

BAR_MOST, BAR_LEAST = 12, 4
NUMBERS = 9
"""Cells for the numbers behind a bar, and the space after them."""
STATES = ("focused", "waited", "covered", "flees")
_BAD = (HpLost, CardHpLost, CardBroke)
_STRONG = (Struck, CardDeployed, CardUsed, Bombed)
_END = (Fell, BattleOver)


class SengenBoard(PlainBoard):
    """A danmaku battle."""

    text = "sengen"

    def is_heading(self, event: Event) -> bool:
        """A turn begins."""
        return isinstance(event, TurnBegan)

    def style(self, event: Event) -> str:
        """Hits and cards stand out, and what is lost, and the end."""
        if isinstance(event, _BAD):
            return "red"
        if isinstance(event, _END):
            return "bold green"
        return "bold" if isinstance(event, _STRONG) else ""

    def rounds(self, view: View) -> int:
        """Turns."""
        board = view.board
        assert isinstance(board, FightView)
        return board.turn

    def draw(self, view: View, sheet: Sheet) -> Text:
        """The turn, the attack in progress, and the fighters side by side."""
        board = view.board
        assert isinstance(board, FightView)
        lines = [_head(board, sheet)]
        if board.blow is not None:
            lines.append(_blow(board, sheet))
        for side, fighters in groupby(board.fighters, key=lambda fighter: fighter.side):
            lines.append(Text(sheet.words.name(side), "underline" if sheet.utf8 else ""))
            for fighter in fighters:
                lines += _fighter(fighter, board, sheet, own=fighter.seat == view.seat)
        return Text("\n").join(lines)

    def brief(self, ask: AskView) -> Sequence[int]:
        """Of a long list: one attack of each kind, means and target, cards, and the short answers."""
        if len(ask.options) <= FEW:
            return range(len(ask.options))
        seen: dict[str, int] = {}
        for place, option in enumerate(ask.options):
            seen.setdefault(_short(option.declaration), place)
        return sorted(seen.values())

    def sections(self, ask: AskView) -> Sequence[Section]:
        """Options by what they are."""
        kinds = [_kind(option.declaration) for option in ask.options]
        places = sorted(range(len(kinds)), key=lambda place: _KINDS.index(kinds[place]))
        return [
            Section(f"options-{kind}", list(part)) for kind, part in groupby(places, key=lambda place: kinds[place])
        ]


_KINDS = ("danmaku", "shot", "homing", "melee", "ability", "card", "graze", "aside", "answer")
_BY_TYPE: dict[type, str] = {
    Danmaku: "danmaku",
    Shot: "shot",
    Homing: "homing",
    Melee: "melee",
    UseAbility: "ability",
    SpendGraze: "graze",
    Look: "aside",
    Test: "aside",
    UseItem: "aside",
    Move: "aside",
}


def _kind(declaration: object) -> str:
    """Which part of the list a declaration stands in."""
    if hasattr(declaration, "card"):
        return "card"
    return _BY_TYPE.get(type(declaration), "answer")


def _short(declaration: object) -> str:
    """What is alike in a short list: attacks that differ in their dice alone, amounts of graze, rows with delays."""
    match declaration:
        case Play():
            return f"{declaration.card} {_short(declaration.action)}"
        case Shot() | Melee() | Danmaku() | Homing():
            return f"{type(declaration).__name__} {declaration.by} {declaration.targets}"
        case UseAbility():
            return f"{declaration.ability} {declaration.targets}"
        case SpendGraze():
            return f"graze {declaration.use.value} {declaration.target}"
        case Declare():
            return f"declare {declaration.row.value}"
        case Look() | Move():
            return type(declaration).__name__
        case _:
            return repr(declaration)


def _head(board: FightView, sheet: Sheet) -> Text:
    """Turn, what is fought for, and the order."""
    words, dot = sheet.words, " · " if sheet.utf8 else " - "
    parts = [words.say("board-turn", turn=board.turn), words.value(board.mode)]
    if board.idle:
        parts.append(words.say("board-idle", turns=board.idle))
    for seat, winner in board.end_offers.items():
        parts.append(words.say("board-offer", fighter=seat, winner=winner))
    head = Text(dot.join(parts), "bold")
    if board.order:
        head.append("\n" + words.say("board-order") + " ", "not bold")
        arrow = " → " if sheet.utf8 else " > "
        for place, id in enumerate(board.order):
            head.append(arrow if place else "", f"not bold {DIM}")
            head.append(words.name(id), "bold yellow" if id == board.acting else "not bold")
    return head


def _blow(board: FightView, sheet: Sheet) -> Text:
    """The attack in progress, and how it stands with each of its targets."""
    blow, words = board.blow, sheet.words
    assert blow is not None
    line = Text(words.say("board-blow", fighter=blow.attacker, attack=blow.attack), "yellow")
    for mark in blow.marks:
        line.append(f"  {words.name(mark.strikes)}: {_mark(mark, sheet)}", "not bold")
    return line


def _mark(mark: MarkView, sheet: Sheet) -> str:
    words = sheet.words
    if mark.bombed or mark.spared:
        return words.say("board-missed")
    if mark.hit:
        return words.say("board-hit") if mark.damage is None else words.say("board-damage", damage=mark.damage)
    if mark.owed:
        return words.say("board-owed", dp=mark.owed)
    return words.say("board-against", against=mark.against) if mark.against else words.say("board-aimed")


def _fighter(fighter: FighterView, board: FightView, sheet: Sheet, *, own: bool) -> list[Text]:
    """A line of words, one of bars, and one for the cards if there are any."""
    words, dot = sheet.words, " · " if sheet.utf8 else " - "
    mark = ("▶ " if sheet.utf8 else "> ") if fighter.id == board.acting else "  "
    head = Text(mark + words.name(fighter.id), "bold cyan" if own else "bold")
    notes = []
    if fighter.out is not None:
        notes.append(words.value(fighter.out))
    elif fighter.row is not None:
        notes.append(words.value(fighter.row))
    notes += [words.say(f"board-{state}") for state in STATES if getattr(fighter, state)]
    notes += [words.value(why) for why in fighter.hindered]
    if notes:
        head.append(dot + dot.join(notes), "not bold")
    if fighter.row is Row.BACK and fighter.out is None:
        head.stylize("italic", len(mark))
    lines = [head, *_bars(fighter, sheet)]
    cards = _cards(fighter, sheet)
    return [*lines, cards] if cards else lines


def _bars(fighter: FighterView, sheet: Sheet) -> list[Text]:
    """DP, HP, spirit and graze; in a narrow terminal each on a line of its own."""
    words = sheet.words
    values = [
        (words.say("board-dp"), fighter.dp, fighter.dp_max, "cyan"),
        (words.say("board-hp"), fighter.hp, fighter.hp_max, "red"),
        (words.say("board-spirit"), fighter.spirit, fighter.spirit_max, "magenta"),
    ]
    graze = words.say("board-graze", graze=fighter.graze)
    taken = sum(cell_len(label) + 1 + NUMBERS for label, *_ in values) + cell_len(graze) + 4
    width = (sheet.width - taken) // len(values)
    apart = width < BAR_LEAST
    width = BAR_MOST if apart else min(width, BAR_MOST)
    longest = max(cell_len(label) for label, *_ in values) if apart else 0
    on, off = ("█", "░") if sheet.utf8 else ("#", ".")
    bars: list[Text] = []
    for label, value, most, colour in values:
        full = min(width, -(-width * value // most)) if most else 0
        bar = Text("    " if apart or not bars else "")
        bar.append(label + " " * max(1, longest + 1 - cell_len(label)))
        bar.append(on * full, colour).append(off * (width - full), DIM)
        bars.append(bar.append(f" {value}/{most}".ljust(NUMBERS)))
    tail = Text("    " + graze if apart else graze)
    lines = [*bars, tail] if apart else [Text("").join([*bars, tail])]
    for line in lines:
        line.rstrip()
    return lines


def _cards(fighter: FighterView, sheet: Sheet) -> Text | None:
    """The deployed card with its HP, and those in hand."""
    words = sheet.words
    parts = []
    if fighter.card is not None:
        parts.append(words.say("board-card", card=fighter.card, hp=fighter.card_hp))
    if fighter.cards_left and fighter.out is None:
        parts.append(words.say("board-hand", cards=fighter.cards, left=fighter.cards_left))
    return Text("    " + ("  ".join(parts)), DIM if fighter.card is None else "") if parts else None


BOARD = SengenBoard()
