"""Dice: sealed ones by the published derivation, exactly uniform; scripted ones with their sides; dice by hand."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from collections.abc import Callable, Mapping

import pytest

from gunbai.errors import DiceError, SealBroken
from gunbai.kernel.dice import HandDice, ScriptedDice, SealedDice, check_faces, check_roll, commit, digits, open_seal
from gunbai.kernel.inputs import Faces
from gunbai.kernel.requests import Roll

SEED = bytes(range(32))
WORDS = {"kojiro": "燕返し", "musashi": "late"}
SIDES = (2, 3, 5, 6, 10, 20, 100, 1000)


# ---- the derivation, step by step as dice.py tells it, without any of its code --------------------------------------


def text(entropy: Mapping[str, str], what: str) -> bytes:
    words = b"".join(id.encode() + b"\0" + said.encode() + b"\0" for id, said in sorted(entropy.items()))
    return b"gunbai dice" + b"\0" + hashlib.sha256(words).digest() + b"\0" + what.encode()


def number_256(seed: bytes, entropy: Mapping[str, str], what: str) -> int:
    return int.from_bytes(hmac.new(seed, text(entropy, what), hashlib.sha256).digest(), "big")


def by_hand(seed: bytes, entropy: Mapping[str, str], number: int, count: int, sides: int) -> list[int]:
    outcomes = sides**count
    if outcomes <= 2**24:
        block = number_256(seed, entropy, f"block {number // 8}").to_bytes(32, "big")
        lane = number % 8
        value = int.from_bytes(block[4 * lane : 4 * lane + 4], "big")
        if value < 2**32 // outcomes * outcomes:
            return in_base(value % outcomes, count, sides)
    faces: list[int] = []
    for part, first in enumerate(range(0, count, 20)):
        some = min(20, count - first)
        attempt = 0
        while True:
            name = f"roll {number} try {attempt}" if part == 0 else f"roll {number} part {part} try {attempt}"
            value = number_256(seed, entropy, name)
            if value < 2**256 // sides**some * sides**some:
                break
            attempt += 1
        faces += in_base(value % sides**some, some, sides)
    return faces


def in_base(outcome: int, count: int, sides: int) -> list[int]:
    return [outcome // sides**place % sides + 1 for place in reversed(range(count))]


@pytest.mark.parametrize("entropy", [{}, WORDS], ids=["no words", "words"])
@pytest.mark.parametrize(
    ("count", "sides"), [*((1, sides) for sides in SIDES), (2, 10), (2, 6), (3, 6), (4, 100), (9, 10)]
)
def test_sealed_dice_fall_as_published(count: int, sides: int, entropy: dict[str, str]) -> None:
    dice = SealedDice(SEED, entropy)
    for number in range(40):
        assert list(dice.roll(Roll(count, sides), number).faces) == by_hand(SEED, entropy, number, count, sides)


@pytest.mark.parametrize(
    ("count", "sides"), [(10, 10), (20, 10), (21, 10), (40, 2), (41, 6), (100, 1000), (33, 2), (100, 2)]
)
def test_many_dice_fall_as_published(count: int, sides: int) -> None:
    dice = SealedDice(SEED, WORDS)
    for number in (0, 1, 7, 10_000):
        faces = dice.roll(Roll(count, sides), number)
        assert list(faces.faces) == by_hand(SEED, WORDS, number, count, sides)
        assert (faces.sides, faces.ruled) == (sides, False)


def test_a_known_seal_for_whoever_writes_a_checker_of_their_own() -> None:
    dice = SealedDice(SEED, WORDS)
    assert dice.commitment == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    known = [(6, 3), (3, 1), (4, 10), (6, 8), (7, 7), (9, 8)]
    assert [dice.roll(Roll(2, 10), number).faces for number in range(6)] == known


def test_a_roll_hangs_on_its_number_alone_and_not_on_what_was_rolled_before() -> None:
    forwards, backwards = SealedDice(SEED), SealedDice(SEED)
    there = [forwards.roll(Roll(2, 10), number) for number in range(12)]
    back = [backwards.roll(Roll(2, 10), number) for number in reversed(range(12))]
    assert there == back[::-1]
    assert forwards.roll(Roll(2, 10), 3) == there[3]


def test_the_words_of_every_seat_change_the_dice() -> None:
    def rolls(entropy: dict[str, str]) -> list[Faces]:
        dice = SealedDice(SEED, entropy)
        return [dice.roll(Roll(2, 10), number) for number in range(8)]

    variants = [{}, {"a": ""}, {"a": "x"}, {"a": "y"}, {"b": "x"}, {"a": "x", "b": ""}, {"a": "", "b": "x"}, {"ax": ""}]
    made = [rolls(entropy) for entropy in variants]
    assert len({tuple(faces.faces for faces in row) for row in made}) == len(variants)
    assert rolls({"a": "x", "b": "y"}) == rolls({"b": "y", "a": "x"})


# ---- exactly uniform -----------------------------------------------------------------------------------------------


class Stubbed(SealedDice):
    """Sealed dice of which a test names the numbers behind them; a block that it does not name is all zero."""

    def __init__(self, **numbers: int) -> None:
        super().__init__(SEED)
        self.numbers = {name.replace("_", " "): value for name, value in numbers.items()}
        self.tries: list[str] = []

    def _hmac(self, what: str) -> bytes:
        if what.startswith("block"):
            return self.numbers.get(what, 0).to_bytes(4, "big") * 8
        self.tries.append(what)
        return self.numbers[what].to_bytes(32, "big")


@pytest.mark.parametrize(
    ("count", "sides"), [(count, sides) for count in (1, 2, 3) for sides in SIDES if sides**count <= 2**24]
)
def test_as_many_numbers_lead_to_each_outcome(count: int, sides: int) -> None:
    """Below the bound, a multiple of the outcomes, the outcome is the remainder; from the bound on, none is used."""
    outcomes = sides**count
    bound = 2**32 // outcomes * outcomes
    for value in (0, 1, outcomes - 1, outcomes, bound - outcomes, bound - 1):
        dice = Stubbed(block_0=value)
        assert list(dice.roll(Roll(count, sides), 0).faces) == in_base(value % outcomes, count, sides)
        assert dice.tries == []
    for value in range(bound, min(bound + 2, 2**32)):
        dice = Stubbed(block_0=value, roll_0_try_0=outcomes + 1)
        assert list(dice.roll(Roll(count, sides), 0).faces) == in_base(1, count, sides)
        assert dice.tries == ["roll 0 try 0"]


def test_no_number_is_lost_where_the_outcomes_divide_32_bits() -> None:
    dice = Stubbed(block_0=2**32 - 1)
    assert dice.roll(Roll(3, 2), 0).faces == (2, 2, 2)
    assert dice.tries == []


def test_a_long_roll_is_tried_again_from_its_bound_on() -> None:
    outcomes = 10**20
    bound = 2**256 // outcomes * outcomes
    dice = Stubbed(roll_5_try_0=bound, roll_5_try_1=2**256 - 1, roll_5_try_2=bound - 1)
    assert dice.roll(Roll(20, 10), 5).faces == (10,) * 20
    assert dice.tries == ["roll 5 try 0", "roll 5 try 1", "roll 5 try 2"]


def test_every_twenty_dice_are_a_part_of_their_own() -> None:
    bound = 2**256 // 10**5 * 10**5
    dice = Stubbed(roll_2_try_0=0, roll_2_part_1_try_0=10**20 - 1, roll_2_part_2_try_0=bound, roll_2_part_2_try_1=12345)
    assert dice.roll(Roll(45, 10), 2).faces == (1,) * 20 + (10,) * 20 + (2, 3, 4, 5, 6)
    assert dice.tries == ["roll 2 try 0", "roll 2 part 1 try 0", "roll 2 part 2 try 0", "roll 2 part 2 try 1"]


@pytest.mark.parametrize(("count", "sides"), [(1, 2), (2, 3), (3, 5), (2, 10), (1, 1000)])
def test_each_outcome_has_faces_of_its_own(count: int, sides: int) -> None:
    faces = {digits(outcome, count, sides) for outcome in range(sides**count)}
    assert len(faces) == sides**count
    assert {face for row in faces for face in row} == set(range(1, sides + 1))


def test_eight_rolls_share_a_block_and_no_two_share_a_number() -> None:
    dice = SealedDice(SEED)
    block = number_256(SEED, {}, "block 0").to_bytes(32, "big")
    lanes = [int.from_bytes(block[at : at + 4], "big") for at in range(0, 32, 4)]
    assert [dice.roll(Roll(1, 1000), number).faces[0] for number in range(8)] == [lane % 1000 + 1 for lane in lanes]


def test_ten_thousand_sealed_rolls_look_like_dice() -> None:
    """A fixed seed, so that it cannot fail by chance: each face of 20 comes within a fifth of its 500 times."""
    dice = SealedDice(SEED)
    count = Counter(dice.roll(Roll(1, 20), number).faces[0] for number in range(10_000))
    assert sorted(count) == list(range(1, 21))
    assert all(400 <= times <= 600 for times in count.values())


# ---- the seal ------------------------------------------------------------------------------------------------------


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert commit(SEED) == hashlib.sha256(SEED).hexdigest()
    dice = open_seal(commit(SEED), SEED, WORDS)
    assert dice.roll(Roll(2, 10), 9) == SealedDice(SEED, WORDS).roll(Roll(2, 10), 9)


def test_another_seed_than_the_one_committed_to_breaks_the_seal() -> None:
    with pytest.raises(SealBroken) as caught:
        open_seal(commit(SEED), bytes(32), {})
    assert caught.value.values == {"committed": commit(SEED), "given": commit(bytes(32))}


@pytest.mark.parametrize("length", [0, 16, 31, 33])
def test_a_seed_has_32_bytes(length: int) -> None:
    with pytest.raises(DiceError) as caught:
        SealedDice(bytes(length))
    assert (caught.value.reason, caught.value.values) == ("seed-length", {"given": length, "wanted": 32})


def test_forked_dice_have_a_seed_that_does_not_tell_the_first() -> None:
    dice = SealedDice(SEED, WORDS)
    one, two = dice.forked("7", 0), dice.forked("8", 0)
    assert len({dice.seed, one.seed, two.seed}) == 3
    assert one.seed == dice.forked("7", 0).seed == number_256(SEED, WORDS, "fork 7").to_bytes(32, "big")
    assert one.entropy == dice.entropy


# ---- scripts and hands ---------------------------------------------------------------------------------------------


def test_a_script_gives_its_rolls_by_number() -> None:
    dice = ScriptedDice([Faces(10, (4, 6)), Faces(6, (1,))])
    assert dice.roll(Roll(2, 10), 0) == Faces(10, (4, 6))
    assert dice.roll(Roll(1, 6), 1) == Faces(6, (1,))
    assert dice.roll(Roll(2, 10), 0) == Faces(10, (4, 6))
    dice.check_used(2)
    assert dice.forked("x", 0) is dice


def test_a_script_may_begin_in_the_middle_of_a_battle() -> None:
    dice = ScriptedDice([Faces(10, (4, 6))], start=5)
    assert dice.roll(Roll(2, 10), 5) == Faces(10, (4, 6))
    dice.check_used(6)
    with pytest.raises(DiceError) as caught:
        dice.check_used(5)
    assert (caught.value.reason, caught.value.values) == ("script-left", {"left": 1, "rolls": 1})


@pytest.mark.parametrize(
    ("request_", "number", "reason"),
    [
        (Roll(2, 6), 0, "wrong-sides"),
        (Roll(1, 10), 0, "wrong-count"),
        (Roll(3, 10), 0, "wrong-count"),
        (Roll(2, 10), 1, "script-short"),
        (Roll(2, 10), 2, "impossible-face"),
    ],
)
def test_a_script_that_does_not_fit_is_an_error(request_: Roll, number: int, reason: str) -> None:
    script = [Faces(10, (4, 6))] if number < 2 else [Faces(10, (4, 6)), Faces(10, (1, 1)), Faces(10, (11, 1))]
    with pytest.raises(DiceError) as caught:
        ScriptedDice(script).roll(request_, number)
    assert caught.value.reason == reason


def test_a_hand_gives_nothing_and_waits() -> None:
    dice = HandDice()
    assert dice.roll(Roll(2, 10), 0) is None  # type: ignore[func-returns-value]
    assert dice.forked("x", 0).kind == "hand"


@pytest.mark.parametrize(("count", "sides"), [(0, 6), (101, 6), (1, 1), (1, 1001), (-1, 6), (1, 0)])
@pytest.mark.parametrize(
    "roll", [lambda one: HandDice().roll(one, 0), check_roll, lambda one: SealedDice(SEED).roll(one, 0)]
)
def test_no_source_rolls_impossible_dice(count: int, sides: int, roll: Callable[[Roll], object]) -> None:
    with pytest.raises(DiceError) as caught:
        roll(Roll(count, sides))
    assert (caught.value.reason, caught.value.values) == ("impossible-roll", {"count": count, "sides": sides})


@pytest.mark.parametrize("faces", [(0,), (7,), (-1,), (True,), ("3",), (3.0,), (None,)])
def test_a_face_is_a_whole_number_that_the_die_has(faces: tuple[int, ...]) -> None:
    with pytest.raises(DiceError) as caught:
        check_faces(Roll(1, 6), faces)
    assert caught.value.reason == "impossible-face"


def test_faces_are_taken_in_order() -> None:
    assert check_faces(Roll(3, 6), [6, 1, 3]) == Faces(6, (6, 1, 3))
