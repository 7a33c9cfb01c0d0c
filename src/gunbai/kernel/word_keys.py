"""The keys by which words are looked up, so that it can be checked that every one of them is said in every language."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from gunbai.kernel.events import Event, Interjected, Left, Ruled

Values = tuple[str, ...]
"""Names of the values that a message is given each time."""


class WordKeys(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that has words, but for events, declarations and enums: those are known by their types."""

    asks: tuple[str, ...] = ()
    """Kinds of asks: messages `ask-KIND`."""
    windows: tuple[str, ...] = ()
    """Those of the asks that are windows."""
    rolls: tuple[str, ...] = ()
    """What rolls are for: messages `roll-WHY`."""
    choices: tuple[str, ...] = ()
    """Ids of plain choices: messages `choice-ID`."""
    choices_of: tuple[str, ...] = ()
    """Beginnings of choices that end in an id, which their message has as `$name`: `end for` of `end for musashi`."""
    results: tuple[str, ...] = ()
    """How battles end: messages `result-WHY`."""
    refusals: Mapping[str, Values] = {}
    """Reasons of refusals: messages `refusal-REASON`."""
    faults: Mapping[str, Values] = {}
    """Codes of faults: messages `fault-CODE`."""
    messages: Mapping[str, Values] = {}
    """Whatever else is said."""
    words: Mapping[str, tuple[str, ...]] = {}
    """Keys that messages say with `WORD($x, of: "HEAD")`, by head: messages `HEAD-KEY`."""

    @property
    def heads(self) -> frozenset[str]:
        """What `WORD` may look under."""
        return frozenset((*self.words, "choice", "result"))


KERNEL_EVENTS: tuple[type[Event], ...] = (Ruled, Interjected, Left)

KERNEL = WordKeys(
    results=("closed",),
    refusals={
        "battle-ended": ("why",),
        "dice-first": ("seat",),
        "no-such-ruling": ("rule",),
        "no-such-seat": ("seat",),
        "not-now": ("seat",),
        "not-offered": ("say",),
        "not-your-turn": ("seat",),
        "nothing-to-undo": ("wanted", "there"),
        "ruling-dice": ("target",),
        "ruling-reason": ("rule",),
        "ruling-target": ("target",),
        "ruling-value": ("rule",),
        "stale-ask": ("question", "now"),
        "stops-event": ("event",),
        "stops-kind": ("kind",),
    },
    faults={
        "broken-file": ("file", "count"),
        "broken-entry": ("group", "why"),
        "default-not-available": ("value",),
        "duplicate": ("id", "first"),
        "excludes": ("key", "other"),
        "invalid": ("why",),
        "malformed-id": ("id",),
        "missing-file": (),
        "missing-key": ("key",),
        "needs": ("key", "other"),
        "no-files-here": ("most",),
        "not-toml": ("why",),
        "ruling-not-available": ("key", "value"),
        "taken": ("id",),
        "too-large": ("most",),
        "unknown-clause": (),
        "unknown-key": ("key",),
        "unknown-name": ("key",),
        "unknown-ruling": ("key",),
        "unknown-ruling-value": ("key", "value"),
        "unknown-value": ("value",),
        "wrong-books": ("books",),
        "wrong-bounds": ("low", "high"),
        "wrong-game": ("game",),
        "wrong-length": ("given",),
        "wrong-prefix": ("id",),
        "wrong-value": ("given",),
    },
    messages={
        "list-join": (),
        "sum-join": (),
        "path-join": (),
        "typed": ("text", "means"),
        "chance-said": ("what", "percent"),
        "spread-said": ("what", "mean"),
        "trial-said": ("said",),
        "trial-of": ("head", "line"),
        "trial-given": ("line", "given"),
        "dice-impossible-face": ("face", "sides"),
        "dice-impossible-roll": ("count", "sides"),
        "dice-no-roll": (),
        "dice-script-left": ("left", "rolls"),
        "dice-script-short": ("roll", "count", "sides"),
        "dice-seed-length": ("given", "wanted"),
        "dice-wrong-count": ("count", "sides", "given"),
        "dice-wrong-sides": ("roll", "given", "sides"),
        "seal-not-sealed": ("kind",),
        "seal-seed-not-published": (),
        "seal-seed-withheld": (),
        "seal-wrong-die": ("line", "roll", "recorded", "sealed"),
        "seal-wrong-seed": ("given",),
        "record-after-end": ("line",),
        "record-format": ("line", "given"),
        "record-impossible-roll": ("line",),
        "record-mismatch": ("line", "recorded", "now"),
        "record-no-entry": ("line", "why"),
        "record-no-header": ("line",),
        "record-rules-version": ("line", "game", "given"),
        "record-too-large": ("line", "most"),
        "record-too-many": ("line", "most"),
        "record-too-much-undone": ("line", "most"),
        "record-undo-too-far": ("line", "back", "there"),
        "error-error": (),
        "error-data": ("where", "count"),
        "error-scenario": ("where", "count"),
        "error-content": ("where", "count"),
        "error-case": ("where", "count"),
        "error-game-loops": ("game", "steps", "last"),
        "error-missing-extra": ("extra", "package"),
        "error-unknown-name": ("kind", "name"),
    },
    words={
        "dice-kind": ("hand", "scripted"),
        "given": ("dict", "list"),
        "kind": (
            "chart-file",
            "clause",
            "game",
            "language",
            "plan",
            "quantity",
            "question",
            "ruling",
            "scenario",
            "seat",
        ),
        "odds": ("hit", "won", "tie", "lost", "damage"),
        "rule": ("dice", "end"),
        "set": ("yes", "no"),
    },
)
"""What the kernel itself says, and the refusals and faults that games share."""
