"""How a breath is put together by tapping: its acts, its five pips, and what it would come to."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from gunbai.games.maai.declaration import Breath
from gunbai.games.maai.preview import BreathPreview
from gunbai.games.maai.values import Part
from gunbai.games.maai.view import FightView
from gunbai.kernel.events import Event
from gunbai.kernel.panels import Ahead, Composer, Key, Look, Saying
from gunbai.kernel.requests import Option
from gunbai.kernel.views import AskView, View
from gunbai.kernel.words import Wording

WAIT = "wait"
AT = " @"
MESSAGES: dict[str, tuple[str, ...]] = {
    "panel-cost": ("cost", "left"),
    "panel-overload": ("target",),
    "panel-exhausts": (),
    "panel-due": ("due",),
}
"""Names of the values that each message is given."""


class BreathPanel:
    """Helps with breaths."""

    def compose(self, view: View, ask: AskView, words: Wording) -> Composer | None:
        """The acts that are listed alone, then the parts that a blow may be aimed at."""
        board = view.board
        assert isinstance(board, FightView)
        if ask.kind != "breath" or not ask.open:
            return None
        alone = [option for option in ask.options if _is_alone(option)]
        acts = [option for option in alone if AT not in option.id]
        parts = dict.fromkeys(option.id.rpartition(AT)[2] for option in alone if AT in option.id)
        known = {part.value for part in Part}
        keys = [Key(option.id, words.option(option), cost=option.cost) for option in acts]
        keys += [Key(f"@{part}", words.value(Part(part)), "@", after=True) for part in parts if part in known]
        mine = [one for one in board.fighters if one.id == (ask.about or view.seat)]
        return Composer(keys=tuple(keys), join="; ", empty=WAIT, pips=mine[0].limit if mine else 0)

    def ahead(self, view: View, ask: AskView, preview: msgspec.Struct, words: Wording) -> Ahead:
        """What a breath costs, and the check that forcing it would ask for."""
        assert isinstance(preview, BreathPreview)
        lines = [words.say("panel-cost", cost=preview.cost, left=preview.left)]
        if preview.overload:
            lines.append(words.say("panel-overload", target=preview.overload))
        if preview.exhausts:
            lines.append(words.say("panel-exhausts"))
        if preview.due:
            lines.append(words.say("panel-due", due=preview.due))
        return Ahead(tuple(lines), preview.cost, preview.left)

    def looks(self, view: View, words: Wording) -> tuple[Look, ...]:
        """The ladder shows all of it."""
        return ()

    def sayings(self, view: View, words: Wording) -> tuple[Saying, ...]:
        """Whatever is said unasked is listed."""
        return ()

    def moves(self, view: View, events: Sequence[Event]) -> tuple[View, ...]:
        """Distances are read off the ladder; nothing is played back."""
        return ()


def _is_alone(option: Option) -> bool:
    return isinstance(option.declaration, Breath) and len(option.declaration.acts) == 1


PANEL = BreathPanel()
