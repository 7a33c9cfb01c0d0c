"""`stops` at the prompt: at which windows the person wants to be asked."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from rich.text import Text

from gunbai.cli.terminal import Terminal
from gunbai.kernel.game import Game
from gunbai.kernel.inputs import Stops
from gunbai.kernel.windows import EVERY
from gunbai.kernel.words import Wording

_DEFAULT = ("default", "普段", "默认")
_ALL = ("all", "全部", "すべて")
_NONE = ("none", "なし", "无")
_UNTIL = ("until", "まで", "直到")


def read_stops(now: Stops, text: str) -> Stops:
    """The stops that a line asks for: `default`, `all`, `none`, `until EVENT`, or kinds with `+` and `-` before them.

    Kinds that nobody knows are left for the battle to refuse.
    """
    words = text.split()
    if words[0] in _UNTIL:
        return msgspec.structs.replace(now, until=" ".join(words[1:]))
    stops = Stops(now.stops, now.more, now.fewer)
    for word in words:
        if word in _DEFAULT:
            stops = Stops(now.stops)
        elif word in _ALL:
            stops = Stops(now.stops, (EVERY,))
        elif word in _NONE:
            stops = Stops(now.stops, (), (EVERY,))
        else:
            kind = word.lstrip("+-＋－")
            more, fewer = _without(stops.more, kind), _without(stops.fewer, kind)
            less = word[0] in "-－"
            stops = Stops(now.stops, more if less else (*more, kind), (*fewer, kind) if less else fewer)
    return stops


def _without(kinds: Iterable[str], kind: str) -> tuple[str, ...]:
    return tuple(known for known in kinds if known != kind)


def show_stops(terminal: Terminal, words: Wording, game: Game, stops: Stops) -> None:
    """Each kind of window, and whether the person is asked there."""
    if not game.word_keys.windows:
        terminal.print(words.say("stops-no-windows"))
        return
    for kind in game.word_keys.windows:
        if kind in stops.more or (EVERY in stops.more and kind not in stops.fewer):
            mark, style = "stops-always", "bold"
        elif kind in stops.fewer or EVERY in stops.fewer:
            mark, style = "stops-never", "dim"
        else:
            mark, style = "stops-matters", ""
        terminal.print(Text.assemble("  ", (kind, "cyan"), "  ", (words.say(mark), style)))
    if stops.until:
        terminal.print(words.say("stops-until", event=stops.until))
    terminal.print(words.say("stops-how"))
