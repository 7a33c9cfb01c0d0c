"""What a declaration would come to, told to whoever thinks of making it."""

from __future__ import annotations

from gunbai.cli.guidance import show_refusal
from gunbai.cli.prompt import expand_number
from gunbai.cli.terminal import DIM, Terminal
from gunbai.errors import Refused
from gunbai.kernel.battle import Battle
from gunbai.kernel.panels import find_panel
from gunbai.kernel.requests import Ask
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
