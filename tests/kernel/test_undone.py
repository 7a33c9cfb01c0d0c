"""What was taken back in a record: it was seen, so it is judged again."""

from __future__ import annotations

import pytest

from gunbai.errors import RecordError, ReplayMismatch
from gunbai.kernel import undone
from gunbai.kernel.inputs import Answer, Faces, Leave
from gunbai.kernel.record import header_line, input_line, replay, undo_line
from gunbai.kernel.undone import replay_undone
from toy_battles import evening, load, played, script, staked


def test_every_stretch_that_was_taken_back_is_judged_again() -> None:
    battle = played()
    inputs = battle.inputs
    first, second = inputs[:7], inputs[:4]
    data = header_line(battle) + b"".join(map(input_line, first)) + undo_line(2)
    data += b"".join(map(input_line, second[2:])) + undo_line(4) + undo_line(1)
    data += b"".join(map(input_line, inputs[1:]))
    record = load(data)
    assert replay(record).log("gm") == battle.log("gm")
    assert replay_undone(record) == 5 + 3
    assert replay_undone(load(header_line(battle))) == 0


@pytest.mark.parametrize(
    ("lie", "now"),
    [
        (Answer("red", "stake 9", "stake"), "stake 0"),
        (Answer("red", "stake 1", "gift"), "stake of red"),
        (Answer("green", "stake 1", "stake"), "stake of red"),
        (Faces(6, (1, 2)), "stake of red"),
        (Leave("green"), "red | blue"),
    ],
)
def test_what_could_not_have_been_is_named_with_its_line(lie: object, now: str) -> None:
    battle = evening()
    data = header_line(battle) + input_line(lie) + undo_line(0)  # type: ignore[arg-type]
    record = load(data)
    assert replay(record).inputs == []
    with pytest.raises(ReplayMismatch) as caught:
        replay_undone(record)
    assert caught.value.line == 2
    assert now in str(caught.value.values["now"])


def test_dice_that_the_rules_did_not_ask_for_are_found_where_they_were_taken_back() -> None:
    battle = staked(evening(script("6: 3 4")))
    lines = [input_line(given) for given in battle.inputs[:2]]
    record = load(header_line(battle) + b"".join(lines) + input_line(Faces(20, (19,))) + undo_line(1) + lines[1])
    assert len(replay(record).inputs) == 2
    with pytest.raises(ReplayMismatch) as caught:
        replay_undone(record)
    assert (caught.value.line, caught.value.values["now"]) == (4, "2d6 for fortune")


def test_a_record_that_would_keep_a_machine_busy_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(undone, "MOST_JUDGED", 10)
    battle = evening()
    battle.answer("red", "stake 1")
    line = input_line(battle.inputs[0])
    data = header_line(battle) + (line + undo_line(0)) * 10
    assert replay_undone(load(data)) == 10
    with pytest.raises(RecordError) as caught:
        replay_undone(load(data + line + undo_line(0)))
    assert (caught.value.reason, caught.value.line) == ("too-much-undone", 23)
