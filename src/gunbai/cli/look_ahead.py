"""What a declaration would come to, by the rules, by the dice and by looking ahead, told to whoever thinks of making
it."""

from __future__ import annotations

from gunbai.bots import Keen, options_of
from gunbai.cli.guidance import show_refusal
from gunbai.cli.prompt import expand_number
from gunbai.cli.terminal import DIM, Terminal
from gunbai.cli.thoughts import show_thought
from gunbai.errors import Refused
from gunbai.kernel.aside import aside_of
from gunbai.kernel.battle import Battle
from gunbai.kernel.chance_words import odds_lines
from gunbai.kernel.panels import find_panel
from gunbai.kernel.requests import GM, Ask
from gunbai.kernel.views import ask_view
from gunbai.kernel.words import Wording


def show_ahead(terminal: Terminal, words: Wording, battle: Battle, ask: Ask | None, text: str) -> None:
    """Prints what a declaration would cost and where it would lead, or why it may not be made; changes nothing.

    Args:
        ask: what is asked; None while dice are awaited.
        text: the declaration, or the number of an option.
    """
    if ask is None:
        terminal.print(words.say("ahead-dice"), style="yellow")
        return
    ids = [option.id for option in ask.offer]
    try:
        lines = told_ahead(battle, ask, expand_number(text, ids) or text, words)
    except Refused as error:
        show_refusal(terminal, words, error, ids)
        return
    for line in lines or (words.say("ahead-nothing"),):
        terminal.print(line, style=DIM)


def told_ahead(battle: Battle, ask: Ask, text: str, words: Wording) -> tuple[str, ...]:
    """Lines that say what a declaration would come to; none where the game does not say.

    Raises:
        Refused: it may not be declared, or cannot be read.
    """
    panel = find_panel(battle.game)
    found = battle.preview(ask.seat, text, about=ask.about)
    if panel is None or found is None:
        return ()
    return panel.ahead(battle.view(ask.seat), ask_view(ask), found, words).lines


def show_odds(terminal: Terminal, words: Wording, battle: Battle, ask: Ask, text: str) -> None:
    """Prints all that an answer may come to by the dice: of one that is named, by its number or as it is typed, or of
    all that are listed.

    Raises:
        Refused: what is named may not be declared, or cannot be read.
    """
    ids = [option.id for option in ask.offer]
    say = expand_number(text, ids) if text else ""
    if say is None:
        terminal.print(words.say("no-such-option", most=len(ids)), style="yellow")
        return
    found = [(one, battle.odds(ask.seat, one, ask.about)) for one in ([say] if say else ids)]
    told = [(one, odds) for one, odds in found if odds is not None]
    for one, odds in told:
        terminal.print_line(one, "bold")
        for line in odds_lines(words, odds):
            terminal.print_indented(line)
    if not told:
        terminal.print(words.say("odds-none"), style="yellow")


def show_expected(terminal: Terminal, words: Wording, battle: Battle, ask: Ask | None) -> None:
    """Prints what a player that looks ahead would expect of each option.

    Args:
        ask: what is asked; None while dice are awaited.
    """
    if ask is None or ask.seat == GM:
        terminal.print(words.say("explain-dice" if ask is None else "explain-gm"), style="yellow")
        return
    keen = Keen(b"")
    keen.think(aside_of(battle, ask.seat), ask.about)
    assert keen.thought is not None
    show_thought(terminal, words, keen.thought, options_of(battle, keen.thought))
