"""The check of words: nothing is missing from what ships, and whatever is wrong in a message file is found."""

import pytest

from gunbai.games import find_game
from gunbai.kernel.library import Library
from gunbai.kernel.word_keys import KERNEL, WordKeys
from gunbai.testing.message_files import MessageBook
from gunbai.testing.words_check import book_faults, kernel_faults, word_faults
from gunbai.testing.words_scan import Use, never_used, package_uses, scan_faults

MAAI = find_game("maai")
KEYS = MAAI.game.word_keys
KERNEL_USES = package_uses("gunbai.kernel")
READERS = {"_error": 0, "NoSpell": 0, "_one_of": 1}
MAAI_USES = package_uses("gunbai.games.maai", offers=("offer_of",), readers=READERS, asks=("question",))


class Tampered(Library):
    """間合 with one language's messages changed."""

    def __init__(self, language: str, old: str, new: str) -> None:
        super().__init__(MAAI.game)
        self._tampered = language, old, new

    def texts(self, language: str) -> tuple[str, ...]:
        changed, old, new = self._tampered
        texts = super().texts(language)
        if language != changed:
            return texts
        assert any(old in text for text in texts)
        return tuple(text.replace(old, new, 1) for text in texts)


# ---- what ships ----------------------------------------------------------------------------------------------------


def test_the_kernel_says_everything_in_three_languages() -> None:
    assert kernel_faults() == ()


def test_the_duel_says_everything_in_three_languages() -> None:
    assert word_faults(MAAI) == ()


def test_every_key_that_the_rules_use_is_listed_with_the_values_that_its_message_uses() -> None:
    assert scan_faults(MAAI_USES, KEYS) == ()
    assert scan_faults(KERNEL_USES, WordKeys(choices=("pass",))) == ()  # games that have windows say it


def test_no_key_is_listed_that_the_rules_do_not_use() -> None:
    assert never_used(MAAI_USES, KEYS) == ()
    assert never_used((*KERNEL_USES, *MAAI_USES), KERNEL) == ()


def test_the_scan_sees_what_the_rules_ask() -> None:
    assert {use.key for use in MAAI_USES if use.kind == "ask"} >= {"breath", "resist-in", "resist-out", "still-step-*"}
    assert {use.key for use in MAAI_USES if use.kind == "choice"} >= {"let", "hold", "counter", "as it is", "end for"}
    assert {use.key for use in MAAI_USES if use.kind == "result"} == set(KEYS.results)
    reach = [use for use in MAAI_USES if use.key in ("locked", "out-of-reach")]
    assert [use.values for use in reach] == [frozenset({"weapon", "distance"})] * 2


# ---- what would be wrong -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "old", "new", "fault"),
    [
        ("ja", "event-bled =", "event-bred =", "ja: event-bled is missing"),
        ("ja", "event-bled =", "event-bred =", "ja: event-bred is never said"),
        ("zh", "choice-let =", "choice-led =", "zh: choice-let is missing"),
        ("en", "choice-end-for =", "choice-end-with =", "en: choice-end-for is missing"),
        ("en", "ask-lull =", "ask-lulled =", "en: ask-lull is missing"),
        ("ja", "say-draw =", "say-drew =", "ja: say-draw is missing"),
        ("zh", "terrain-glare =", "terrain-light =", "zh: terrain-glare is missing"),
        ("zh", "refusal-locked =", "refusal-lock =", "zh: refusal-locked is missing"),
        ("ja", "result-idle =", "result-idol =", "ja: result-idle is missing"),
        ("en", "fault-too-far =", "fault-far =", "en: fault-too-far is missing"),
        ("ja", "残り{ $left }。\nevent-bleeding", "。\nevent-bleeding", "ja: event-bled does not say $left"),
        ("en", "yields.", "yields to { $foe }.", "en: event-yielded uses $foe, which it is not given"),
        ("en", "{ $limit }.", "{ $most }.", "en: refusal-over-limit uses $most, which it is not given"),
        ("zh", "{ check-wrist }", "{ check-waist }", "zh: roll-wrist refers to check-waist, which is not there"),
        ("zh", "{ check-wrist }", "{ -waist }", "zh: roll-wrist refers to -waist, which is not there"),
        ("ja", "PATH($target)", "WAY($target)", "ja: event-value-set calls WAY, which is not there"),
        ("ja", 'of: "result"', 'of: "ends"', "ja: event-battle-ended looks for words under “ends”, and there are none"),
        ("en", "[tenmei]", "[tenmay]", "en: event-attacked chooses tenmay by $outcome, which is never that"),
        ("en", "IS($by)", "$by", "en: event-start-named chooses none, some by $by; it takes IS($by)"),
        ("ja", "event-yielded = ", "event-yielded ", "ja: this is no message: event-yielded { $fighter }、降参。"),
        ("zh", "part-leg =", "part-arm =", "zh: part-arm is there twice"),
    ],
)  # fmt: skip
def test_a_fault_in_one_language_is_found(language: str, old: str, new: str, fault: str) -> None:
    assert fault in word_faults(Tampered(language, old, new))


def test_messages_of_any_kind_are_held_against_those_of_the_other_languages() -> None:
    books = {"ja": MessageBook(["hello = や"]), "en": MessageBook(["hello = hi { name }\nname = you\nbye = bye"])}
    assert list(book_faults(books)) == ["ja: bye is missing"]


def test_a_game_may_not_take_a_message_of_the_kernel_for_its_own() -> None:
    taken = word_faults(Tampered("en", "event-yielded =", "list-join = ;\nevent-yielded ="))
    assert taken == ("en: list-join is there twice",)


@pytest.mark.parametrize(
    ("use", "faults"),
    [
        (Use("ask", "breath", "a.py:1"), ()),
        (Use("ask", "still-step-*", "a.py:1"), ()),
        (Use("ask", "dance", "a.py:1"), ("a.py:1: ask dance is not listed",)),
        (Use("choice", "leave", "a.py:2"), ("a.py:2: choice leave is not listed",)),
        (Use("refusal", "ruling-value", "a.py:3", frozenset({"rule"})), ()),
        (Use("refusal", "no-cell", "a.py:3", frozenset({"distance"})), ("a.py:3: refusal no-cell lacks direction",)),
        (Use("dice", "no-roll", "a.py:4", frozenset()), ()),
        (Use("dice", "loaded", "a.py:4", frozenset()), ("a.py:4: dice loaded is not listed",)),
    ],
)
def test_a_use_is_held_against_what_is_listed(use: Use, faults: tuple[str, ...]) -> None:
    assert scan_faults([use], KEYS) == faults


def test_what_is_listed_and_never_used_is_found() -> None:
    keys = WordKeys(asks=("dance",), results=("tired",), refusals={"no-feet": ()}, faults={"no-floor": ()})
    assert never_used([Use("result", "tired", "a.py:1")], keys) == (
        "ask dance is listed and never used",
        "refusal no-feet is listed and never used",
        "fault no-floor is listed and never used",
    )
