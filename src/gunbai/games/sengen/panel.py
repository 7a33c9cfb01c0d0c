"""The chance of every number of dice that an attack may be evaded with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from gunbai.games.sengen.odds import reach
from gunbai.games.sengen.view import FightView
from gunbai.kernel.events import Event
from gunbai.kernel.panels import Ahead, Composer, Look, Saying
from gunbai.kernel.views import AskView, View
from gunbai.kernel.words import Wording

EVADE = "evade "


class DefencePanel:
    """Helps with defences."""

    def compose(self, view: View, ask: AskView, words: Wording) -> Composer | None:
        """Nothing is put together: everything is listed or typed."""
        return None

    def chances(self, view: View, ask: AskView) -> Mapping[str, tuple[int, int]]:
        """Of each evasion, as ways that succeed and all ways, once it is known what it has to reach.

        Clauses: sengen.defence.tie.
        """
        board = view.board
        assert isinstance(board, FightView)
        if ask.kind != "defend" or board.blow is None:
            return {}
        struck = ask.about or view.seat
        against = next((mark.against for mark in board.blow.marks if mark.strikes == struck), 0)
        evade = next((one.evade for one in board.fighters if one.id == struck), 0)
        if not against:
            return {}
        evasions = [option.id for option in ask.options if option.id.startswith(EVADE)]
        return {id: reach(int(id.removeprefix(EVADE)), against - evade) for id in evasions}

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
