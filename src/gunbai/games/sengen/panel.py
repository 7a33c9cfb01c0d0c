"""A danmaku battle in a browser: everything is listed or typed, and options carry their odds by themselves."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from gunbai.kernel.events import Event
from gunbai.kernel.panels import Ahead, Composer, Look, Saying
from gunbai.kernel.views import AskView, View
from gunbai.kernel.words import Wording


class DefencePanel:
    """Helps with defences."""

    def compose(self, view: View, ask: AskView, words: Wording) -> Composer | None:
        """Nothing is put together: everything is listed or typed."""
        return None

    def ahead(self, view: View, ask: AskView, preview: msgspec.Struct, words: Wording) -> Ahead:
        """The game has no previews."""
        return Ahead(())

    def looks(self, view: View, words: Wording) -> tuple[Look, ...]:
        """Rows show all of it."""
        return ()

    def sayings(self, view: View, words: Wording) -> tuple[Saying, ...]:
        """Whatever is said unasked is listed."""
        return ()

    def moves(self, view: View, events: Sequence[Event]) -> tuple[View, ...]:
        """Rows are read off the board; nothing is played back."""
        return ()


PANEL = DefencePanel()
