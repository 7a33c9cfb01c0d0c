"""A battle at the prompt: a person plays a seat, computer players the others."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from importlib import import_module

from rich.text import Text

from gunbai.bots import Player, drive, reply, thoughtful
from gunbai.cli.boards import Board
from gunbai.cli.boards.board import Sheet
from gunbai.cli.choices import Choices
from gunbai.cli.exits import INTERRUPTED, OK, Exit
from gunbai.cli.guidance import explain_clauses, show_refusal
from gunbai.cli.interrupts import interrupts_held
from gunbai.cli.ledger import Ledger
from gunbai.cli.log import Log
from gunbai.cli.look_ahead import show_ahead, show_expected, show_odds
from gunbai.cli.prompt import expand_number, parse_command, parse_faces
from gunbai.cli.stops import read_stops, show_stops
from gunbai.cli.terminal import DIM, Terminal, harmless
from gunbai.errors import DiceError, GunbaiError, NotationError, Refused
from gunbai.kernel.battle import Battle
from gunbai.kernel.chances import Odds
from gunbai.kernel.inputs import Answer, Faces, Input, Interjection, Ruling, decisions_among
from gunbai.kernel.library import Library
from gunbai.kernel.requests import GM, Ask, Choice, Option
from gunbai.kernel.ruling_text import parse_ruling
from gunbai.kernel.views import ask_view
from gunbai.kernel.words import Wording

AT_ONCE = 200
"""So many decisions computer players make before Ctrl-C is heeded: after a person has given up, they may go on. Where
some look ahead it is one."""


class Session:
    """One sitting at a battle. Whatever is declared is in the record before its outcome is shown."""

    def __init__(
        self,
        terminal: Terminal,
        words: Wording,
        board: Board,
        library: Library,
        ledger: Ledger,
        seat: str,
        players: Mapping[str, Player],
    ) -> None:
        """
        Args:
            seat: the person's.
            players: who plays each other seat.
        """
        self._terminal, self._words, self._board, self._library = terminal, words, board, library
        self._ledger, self._seat, self._players = ledger, seat, players
        self._log = Log(terminal, words, board)
        self._choices = Choices(terminal, words, board, self._odds_of)
        self._shown = 0
        """How many events have been shown."""
        self._cited: tuple[str, ...] = ()
        """The clauses of what was said last, for `why`."""
        self._drawn = -1
        """The question at which the state was drawn last."""
        self._told = ""
        """About whom it was asked last: of several that one decides for, one is asked about after the other."""
        self._commands: dict[str, Callable[[str], object]] = {
            "undo": lambda _: self._undo(),
            "why": self._why,
            "explain": lambda _: show_expected(self._terminal, self._words, self._battle, self._asked()),
            "ahead": lambda text: show_ahead(self._terminal, self._words, self._battle, self._asked(), text),
            "options": lambda _: self._show_options(),
            "odds": self._show_odds,
            "log": self._show_log,
            "board": lambda _: self._draw(),
            "stops": self._stops,
            "save": self._save,
            "gm": self._overrule,
            "yield": lambda _: self._act(lambda: self._battle.leave(self._seat)),
            "help": lambda _: self._show_help(),
        }

    def play(self, battle: Battle, shown: int = 0) -> int:
        """Plays until the battle is over or the person has had enough; returns the exit code.

        Args:
            battle: its inputs so far are in the record.
            shown: how many of its events need not be shown.
        """
        self._battle, self._shown = battle, shown
        if sys.stdin.isatty():
            # Lines can then be edited and called back; it is enough that the module is there, where it is.
            with suppress(ImportError):
                import_module("readline")
        try:
            with interrupts_held():
                self._settle()
            while self._battle.result is None:
                self._go_on()
                line = self._read()
                if line is None or self._obey(line):
                    self._say_saved()
                    return OK
        except KeyboardInterrupt:
            with interrupts_held():
                self._terminal.print()
                self._say_saved()
            return INTERRUPTED
        self._show_end()
        return OK

    # ---- one line of the person ------------------------------------------------------------------------------------

    def _read(self) -> str | None:
        """What the person types, after seeing what is asked; None at the end of the input."""
        about = self._ask().about if self._battle.roll is None else ""
        is_new = self._drawn != self._battle.question
        if is_new and self._battle.roll is None:
            self._draw()
        if is_new or self._told != about:
            self._drawn, self._told = self._battle.question, about
            self._show_question()
        try:
            return input(harmless(self._prompt()))
        except EOFError:
            self._terminal.print()
            return None

    def _prompt(self) -> str:
        if self._battle.roll is None and self._ask().seat == GM:
            return self._words.say("prompt-as-gm")
        return self._words.say("prompt", seat=self._seat)

    def _obey(self, line: str) -> bool:
        """Does what a line says; returns whether it was to quit."""
        command, rest = parse_command(line)
        try:
            if command in self._commands:
                self._commands[command](rest)
            elif command == "" and rest.strip():
                self._declare(rest.strip())
        except Exit as stopped:
            self._terminal.print(stopped.text(self._terminal), style="red")
        return command == "quit"

    def _declare(self, text: str) -> None:
        if self._battle.roll is not None:
            self._throw(text)
            return
        ask = self._ask()
        ids = [option.id for option in ask.offer]
        say = expand_number(text, ids)
        if say is None:
            self._terminal.print(self._words.say("no-such-option", most=len(ids)), style="yellow")
            return
        try:
            if self._is_unasked(text):
                self._speak(text)
            else:
                self._act(lambda: self._battle.answer(ask.seat, say, about=ask.about))
        except Refused as error:
            self._speak_instead(text, error, ids)

    def _throw(self, text: str) -> None:
        """Faces of dice that the person has thrown."""
        faces = parse_faces(text)
        if faces is None:
            self._terminal.print(self._words.say("faces-unreadable"), style="yellow")
            return
        try:
            self._act(lambda: self._battle.throw(faces))
        except DiceError as error:
            self._refuse(error, ())

    def _is_unasked(self, text: str) -> bool:
        return any(option.id == text for option in self._battle.view(self._seat).interjections)

    def _speak_instead(self, text: str, refused: Refused, ids: list[str]) -> None:
        """Says unasked what answers nothing: a signal, say. If it cannot be said either, the nearer refusal is shown.

        Args:
            refused: why the text is no answer.
        """
        is_short = False
        try:
            read = self._battle.game.read_interjection(self._battle.state, self._seat, text)
            is_short = isinstance(read, Choice)
            # An English word alone may be meant for something else: `draw` is what one does with a weapon.
            if is_short and text.isascii():
                raise refused
            self._speak(text)
        except Refused as error:
            if not is_short and _is_nearer(error, refused):
                self._refuse(error, ())
            else:
                self._refuse(refused, ids)

    def _speak(self, text: str) -> None:
        def speak() -> None:
            self._battle.interject(self._seat, text)
            reply(self._battle, self._players)

        self._act(speak)

    # ---- what changes the battle -----------------------------------------------------------------------------------

    def _act(self, act: Callable[[], object]) -> None:
        """Does something to the battle, lets the computer players go on, writes all of it down, and shows it."""
        with interrupts_held():
            act()
            self._settle()
        self._go_on()

    def _go_on(self) -> None:
        """Shows what has happened, and whatever the computer players still do among themselves."""
        self._show_news()
        while not self._is_awaited():
            with interrupts_held():
                self._settle()
            self._show_news()

    def _is_awaited(self) -> bool:
        """The person is asked something, or there is nothing more to be asked."""
        battle = self._battle
        return battle.result is not None or battle.roll is not None or self._asked() is not None

    def _settle(self) -> None:
        """Lets the computer players go on for a while and writes everything down; what cannot be written has not
        happened."""
        slow = any(player.looks_ahead for player in self._players.values())
        drive(self._battle, self._players, 1 if slow else AT_ONCE)
        try:
            self._ledger.note(self._battle)
        except Exit:
            self._battle.back_to(self._ledger.noted)
            self._drawn = -1
            raise

    def _stops(self, text: str) -> None:
        """Shows at which windows the person is asked, or changes it."""
        if text:
            try:
                stops = read_stops(self._battle.stops(self._seat), text)
                self._act(lambda: self._battle.stop(stops))
            except Refused as error:
                self._refuse(error, ())
                return
        show_stops(self._terminal, self._words, self._battle.game, self._battle.stops(self._seat))

    def _overrule(self, text: str) -> None:
        """The person rules as the game master, for all to see."""
        ruling = parse_ruling(text)
        if ruling is None:
            self._terminal.print(self._words.say("gm-how"), style="yellow")
            return
        try:
            self._act(lambda: self._battle.rule(ruling))
        except (Refused, DiceError) as error:
            self._refuse(error, ())

    def _undo(self) -> None:
        """Takes back the person's last decision, as a player or as game master, and all that came of it."""
        place = self._last_decision()
        if place is None:
            self._terminal.print(self._words.say("undo-nothing"), style="yellow")
            return
        with interrupts_held():
            taken = self._battle.inputs[place]
            self._ledger.undo(place)
            self._battle.back_to(place)
            self._settle()
        while not self._is_awaited():
            with interrupts_held():
                self._settle()
        self._shown = len(self._battle.log(self._seat))
        self._cited = ()
        self._drawn = -1
        self._terminal.print(self._words.say("undo-done", what=shown_input(taken)), style="yellow")

    def _last_decision(self) -> int | None:
        for place in reversed(decisions_among(self._battle.inputs, self._battle.thrown_from)):
            given = self._battle.inputs[place]
            if not isinstance(given, Answer | Interjection) or given.seat in (self._seat, GM):
                return place
        return None

    # ---- what only shows -------------------------------------------------------------------------------------------

    def _asked(self) -> Ask | None:
        """What the person is asked; where the rules leave something to a game master, that is the person too."""
        return self._battle.asked(self._seat) or self._battle.asked(GM)

    def _ask(self) -> Ask:
        ask = self._asked()
        assert ask is not None, "nobody is asked and no dice are awaited"
        return ask

    def _show_news(self) -> None:
        events = self._battle.log(self._seat)
        news = events[self._shown :]
        if not news:
            return
        self._log.show(news)
        self._shown = len(events)
        cited = [clauses for event in news if (clauses := getattr(event, "clauses", ()))]
        if cited:
            self._cited = cited[-1]

    def _draw(self) -> None:
        out = self._terminal.out
        out.print()
        view = self._battle.view(self._seat)
        self._terminal.print(self._board.draw(view, Sheet(self._words, out.width, self._terminal.is_utf8)))
        out.print()

    def _show_question(self) -> None:
        roll = self._battle.roll
        if roll is not None:
            why = self._words.ask(f"roll-{roll.why}")
            seat = self._words.name(roll.seat)
            text = self._words.say("faces-wanted", why=why, seat=seat, count=roll.count, sides=roll.sides)
            self._terminal.print(Text(text, "bold"))
            return
        ask = self._ask()
        view = ask_view(ask)
        self._terminal.print(Text(self._words.ask(view.kind, ask.seat, view.about), "bold"))
        self._choices.show(view)

    def _show_options(self) -> None:
        if self._battle.roll is not None:
            self._show_question()
        else:
            self._choices.show_all(ask_view(self._ask()))

    def _odds_of(self, option: Option) -> Odds | None:
        """What an option of what the person is asked may come to."""
        ask = self._ask()
        return self._battle.odds(ask.seat, option, ask.about)

    def _show_odds(self, text: str) -> None:
        if self._battle.roll is not None:
            self._show_question()
            return
        ask = self._ask()
        try:
            show_odds(self._terminal, self._words, self._battle, ask, text)
        except Refused as error:
            self._refuse(error, [option.id for option in ask.offer])

    def _show_log(self, rest: str) -> None:
        """All of the log, or its last lines."""
        events = self._battle.log(self._seat)
        most = int(rest) if rest.isdecimal() and len(rest) < 6 else len(events)
        self._log.show(events[max(0, len(events) - most) :])

    def _why(self, rest: str) -> None:
        explain_clauses(self._terminal, self._words, self._library, rest.split() or self._cited)

    def _save(self, path: str) -> None:
        if not path:
            self._terminal.print(self._words.say("save-where"), style="yellow")
            return
        self._ledger.copy(path)
        self._terminal.print_line(self._words.say("saved-copy", path=path))

    def _refuse(self, error: GunbaiError, ids: list[str] | tuple[str, ...]) -> None:
        self._cited = error.clauses or self._cited
        show_refusal(self._terminal, self._words, error, ids)

    def _show_help(self) -> None:
        told = "declare ahead undo why explain options odds log board stops save gm yield quit"
        for name in told.split():
            self._terminal.print(self._words.say(f"prompt-{name}"))
        offers = [self._words.typed(option.id) for option in self._battle.view(self._seat).interjections]
        if offers:
            self._terminal.print(self._words.say("prompt-unasked", offers=tuple(offers)))

    def _say_saved(self) -> None:
        self._terminal.print_line(self._words.say("saved", path=self._ledger.path), DIM)

    def _show_end(self) -> None:
        self._draw()
        view = self._battle.view(self._seat)
        rounds, inputs = self._board.rounds(view), len(self._battle.inputs)
        self._terminal.print(Text(self._words.say("finished", rounds=rounds, inputs=inputs), "bold"))
        self._terminal.print_line(self._words.say("finished-verify", path=self._ledger.path), DIM)
        if any(map(thoughtful, self._battle.inputs)):
            self._terminal.print_line(self._words.say("finished-explain", path=self._ledger.path), DIM)


def shown_input(given: Input) -> str:
    """What somebody gave, as it was typed."""
    match given:
        case Answer():
            return given.say
        case Interjection():
            return given.interject
        case Faces():
            return " ".join(map(str, given.faces))
        case Ruling():
            return f"gm {given.rule} {given.target}".strip()
        case _:
            return ""


def _is_nearer(error: Refused, other: Refused) -> bool:
    """Whether why a text cannot be said unasked tells more of what was meant than why it is no answer."""
    if not isinstance(other, NotationError):
        return False
    return not isinstance(error, NotationError) or error.position > other.position
