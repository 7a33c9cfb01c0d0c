"""What a record says was taken back is judged again too: it was seen, so it must have been possible."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from gunbai.errors import RecordError, ReplayMismatch
from gunbai.kernel.battle import Battle
from gunbai.kernel.inputs import Input
from gunbai.kernel.record import Footer, Record, Undo, dice_by_hand

MOST_JUDGED = 500_000
"""Inputs that are judged again for the sake of what was taken back, with those that lead there each time: more is not
the record of people who play, but one that is to keep a machine busy."""


def replay_undone(record: Record) -> int:
    """Re-adjudicates every stretch of a record that was taken back, each from the first input.

    Returns:
        How many inputs were taken back.

    Raises:
        ReplayMismatch: the rules ask something else than what was recorded; names the line.
        RecordError: more was taken back than anybody plays.
    """
    undone = judged = 0
    for line, back, inputs, places in _stretches(record):
        undone += len(inputs) - back
        judged += len(inputs)
        if judged > MOST_JUDGED:
            raise RecordError("too-much-undone", line, {"most": MOST_JUDGED})
        try:
            Battle.from_inputs(record.scenario, dice_by_hand(record), inputs)
        except ReplayMismatch as error:
            place = places[min(error.line, len(places)) - 1]
            raise ReplayMismatch(place, str(error.values["recorded"]), str(error.values["now"])) from None
    return undone


def _stretches(record: Record) -> Iterator[tuple[int, int, Sequence[Input], Sequence[int]]]:
    """For each time that something was taken back: the line that says so, how many inputs it leaves, and all inputs
    that stood before it, with their lines."""
    inputs: list[Input] = []
    places: list[int] = []
    for line, entry in record.entries:
        if isinstance(entry, Undo):
            if entry.back < len(inputs):
                yield line, entry.back, tuple(inputs), tuple(places)
            del inputs[entry.back :], places[entry.back :]
        elif not isinstance(entry, Footer):
            inputs.append(entry)
            places.append(line)
