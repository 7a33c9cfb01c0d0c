"""Records that lie: about answers, rulings, dice, the end; each lie is named with its line."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from gunbai.errors import RecordError, ReplayMismatch, SealBroken
from gunbai.kernel.game import Result
from gunbai.kernel.inputs import Faces
from gunbai.kernel.record import Record, record_bytes, replay, verify
from toy_battles import lines_of, load, played, written

Doctor = Callable[[list[Any]], object]


def doctored(doctor: Doctor) -> Record:
    lines = lines_of(played())
    doctor(lines)
    return load(written(lines))


@pytest.mark.parametrize(
    ("doctor", "line"),
    [
        (lambda lines: lines[1].update(say="stake 9"), 2),
        (lambda lines: lines[1].update(seat="blue"), 3),
        (lambda lines: lines[1].update(ask="gift"), 2),
        (lambda lines: lines[1].update(about="ship"), 2),
        (lambda lines: lines[3].update(faces=[1, 2, 3]), 4),
        (lambda lines: lines[3].update(faces=[1, 7]), 4),
        (lambda lines: lines[3].update(sides=10), 4),
        (lambda lines: lines[3].update(ruled=True), 4),
        (lambda lines: lines.pop(3), 4),
        (lambda lines: lines.insert(3, lines[3]), 5),
        (lambda lines: lines[5].update(interject="cheers"), 6),
        (lambda lines: lines[8].update(reason=""), 9),
        (lambda lines: lines[8].update(value=99), 9),
        (lambda lines: lines[9].update(value=[6, 5]), 13),
        (lambda lines: lines[12].update(faces=[6, 5]), 13),
        (lambda lines: lines[12].pop("ruled"), 13),
        (lambda lines: lines[13].update(leave="green"), 14),
        (lambda lines: lines.insert(14, {"in": "leave", "leave": "blue"}), 15),
        (lambda lines: lines.pop(13), 14),
        (lambda lines: lines[14]["result"].update(winners=["red"]), 15),
        (lambda lines: lines[14].update(digest="0" * 64), 15),
    ],
)
def test_what_the_rules_would_not_have_asked_for_is_named_with_its_line(doctor: Doctor, line: int) -> None:
    with pytest.raises(ReplayMismatch) as caught:
        replay(doctored(doctor))
    assert caught.value.line == line
    assert caught.value.values["line"] == line
    assert caught.value.values["recorded"] != caught.value.values["now"]


@pytest.mark.parametrize(
    "doctor",
    [
        lambda lines: lines[1].update(say="stake 3"),
        lambda lines: lines[4].update(say="give 1"),
        lambda lines: lines[8].update(value=3),
        lambda lines: lines[3].update(faces=[face % 6 + 1 for face in lines[3]["faces"]]),
        lambda lines: lines[13].update(leave="blue"),
    ],
)
def test_another_battle_that_the_rules_allow_has_another_digest(doctor: Doctor) -> None:
    with pytest.raises(ReplayMismatch):
        replay(doctored(doctor))


@pytest.mark.parametrize(
    ("doctor", "reason", "line"),
    [
        (lambda lines: lines[3].update(faces=[face % 6 + 1 for face in lines[3]["faces"]]), "wrong-die", 4),
        (lambda lines: lines[6].update(faces=[11 - lines[6]["faces"][0]]), "wrong-die", 7),
        (lambda lines: lines[12].pop("ruled"), "wrong-die", 13),
        (lambda lines: lines[14].update(seed="00" * 32), "wrong-seed", 0),
        (lambda lines: lines[14].update(seed="no seed"), "wrong-seed", 0),
        (lambda lines: lines[14].pop("seed"), "seed-withheld", 0),
        (lambda lines: lines.pop(14), "seed-not-published", 0),
        (lambda lines: lines[0]["dice"].update(commitment="00" * 32), "wrong-seed", 0),
        (lambda lines: lines[0]["dice"].update(entropy={"red": "よろしく", "blue": "bg"}), "wrong-die", 4),
        (lambda lines: lines[0]["dice"].update(kind="hand"), "not-sealed", 0),
    ],
)
def test_dice_that_are_not_the_sealed_ones_are_named(doctor: Doctor, reason: str, line: int) -> None:
    with pytest.raises(SealBroken) as caught:
        verify(doctored(doctor))
    assert caught.value.reason == reason
    assert caught.value.values.get("line", 0) == line


@pytest.mark.parametrize("changes", [{"sides": 1}, {"sides": 1001}, {"faces": []}, {"faces": [1] * 101}])
def test_dice_that_no_roll_can_have_are_named(changes: dict[str, Any]) -> None:
    with pytest.raises(RecordError) as caught:
        doctored(lambda lines: lines[3].update(changes))
    assert (caught.value.reason, caught.value.line) == ("no-entry", 4)


def test_ruled_dice_are_counted_apart_and_not_held_against_the_seal() -> None:
    record = load(record_bytes(played()))
    assert verify(record).ruled == 1
    assert Faces(6, (6, 6), True) in record.inputs


def test_the_scenario_of_a_record_is_the_one_that_was_played() -> None:
    battle = played(purse=4)
    record = load(record_bytes(battle))
    assert record.scenario.to_data() == battle.scenario.to_data()
    assert record.footer is not None
    assert record.footer.result == Result(("blue",), "left", ("toy.end",))
