"""Everything that the referee says is said in Japanese, English and Chinese, with all its numbers and no bare id."""

import re
from collections.abc import Iterator
from functools import cache

import msgspec
import pytest
from msgspec import inspect

from gunbai.errors import (
    DiceError,
    Fault,
    GunbaiError,
    NotationError,
    NotOffered,
    RecordError,
    Refused,
    ScenarioError,
    UnknownName,
)
from gunbai.games import find_game
from gunbai.games.maai.declaration import WAIT, Bare, Breath, Draw, Feint, PickUp, Push, Slip, Stance, Step, Strike
from gunbai.games.maai.events.attacks import Attacked, GuardLost
from gunbai.games.maai.events.course import Declared, DuelEnded, ValueSet
from gunbai.games.maai.events.distance import Contested, Resisted, Stepped
from gunbai.games.maai.values import Contest, Direction, Distance, GuardLoss, Move, Outcome, Part
from gunbai.kernel.events import Event, Interjected, Ruled
from gunbai.kernel.messages import MissingMessage
from gunbai.kernel.phrase import Phrase
from gunbai.kernel.requests import Choice, Declaration, Option
from gunbai.kernel.words import LANGUAGES, Wording

MAAI = find_game("maai")
KEYS = MAAI.game.word_keys
NAMES = {
    "musashi": {"ja": "武蔵", "en": "Musashi", "zh": "武藏"},
    "kojiro": {"ja": "小次郎", "en": "Kojirō", "zh": "小次郎"},
    "katana": {"ja": "打刀", "en": "uchigatana", "zh": "打刀"},
    "gedan": {"ja": "下段", "en": "low guard", "zh": "下段"},
}


@cache
def words(language: str) -> Wording:
    return Wording(language, MAAI.texts(language), NAMES)


def said(event: Event) -> tuple[str, ...]:
    """The event in Japanese, English and Chinese."""
    return tuple(words(language).event(event) for language in LANGUAGES)


# ---- sentences -----------------------------------------------------------------------------------------------------


def test_an_attack_is_told_with_every_number_of_its_check() -> None:
    attack = Attacked(
        "musashi", "kojiro", Strike("katana", Part.WRIST), 4, (4, 6), 7, 17, 14, Outcome.SUCCESS, ("maai.part.cost",)
    )
    assert said(attack) == (
        "武蔵、打刀で小手に打ち込む（活力4）：4 + 6 + 7 = 17、目標14。命中。",
        "Musashi strikes with the uchigatana at the wrist (4 vitality): 4 + 6 + 7 = 17 against 14: hit.",
        "武藏以打刀攻击手腕（活力4）：4 + 6 + 7 = 17，目标14。命中。",
    )


def test_a_bonus_below_zero_is_told_with_its_sign() -> None:
    feint = Attacked("musashi", "kojiro", Feint("katana"), 2, (1, 1), -2, 0, 14, Outcome.KARMA, ())
    assert said(feint) == (
        "武蔵、打刀で牽制（活力2）：1 + 1 - 2 = 0、目標14。業報、外れ。",
        "Musashi feints with the uchigatana (2 vitality): 1 + 1 - 2 = 0 against 14: miss, karma.",
        "武藏以打刀牵制（活力2）：1 + 1 - 2 = 0，目标14。业报，未中。",
    )


def test_a_breath_is_told_act_by_act() -> None:
    breath = Declared("musashi", (Step(Direction.IN), Strike("katana")), 4, 9, ())
    assert said(breath) == (
        "武蔵、カウント9の一呼吸：半歩詰める、打刀で打ち込む（活力4）。",
        "Musashi at count 9: step in, strike with the uchigatana (4 vitality).",
        "武藏，计数9的一呼吸：进半步、以打刀攻击（活力4）。",
    )


def test_a_contest_is_told_with_the_dice_and_totals_of_both() -> None:
    contest = Contested(Contest.HALF_STEP, "musashi", (3, 8), 18, "kojiro", (2, 4), 13, "musashi", ())
    assert said(contest) == (
        "半歩の対立：武蔵 3 + 8 → 18、小次郎 2 + 4 → 13。武蔵の勝ち。",
        "Contest for the half-step: Musashi 3 + 8 → 18, Kojirō 2 + 4 → 13: Musashi wins.",
        "半步的对抗：武藏 3 + 8 → 18，小次郎 2 + 4 → 13。武藏胜。",
    )
    tie = msgspec.structs.replace(contest, other_total=18, winner="")
    assert said(tie)[0].endswith("同値。")
    assert said(tie)[1].endswith("a tie.")


def test_the_distance_is_told_where_it_moves() -> None:
    assert said(Stepped("kojiro", Direction.OUT, 1, Distance.TOMA, ())) == (
        "小次郎、半歩開く（活力1）。間は遠間。",
        "Kojirō steps out (1 vitality): the distance is now toma.",
        "小次郎退半步（活力1）。间为远间。",
    )


def test_what_is_yes_or_no_chooses_the_sentence() -> None:
    assert said(Resisted("kojiro", True, 1, ()))[0] == "小次郎は逆へ半歩を望み、対立する（活力1）。"
    assert said(Resisted("kojiro", False, 0, ()))[0] == "小次郎は踏み止まり、対立する（活力0）。"


def test_a_loss_of_guard_tells_why() -> None:
    assert said(GuardLost("kojiro", GuardLoss.NEAR_MISS, 1, 5, ())) == (
        "小次郎の警戒 -1（部位への威嚇）、残り5。",
        "Kojirō loses 1 guard (a part narrowly missed): 5 left.",
        "小次郎警戒 -1（部位险些被击中），剩余5。",
    )


def test_the_end_tells_the_winner_and_why() -> None:
    assert said(DuelEnded("musashi", "out", ())) == (
        "決着。武蔵の勝ち（相手の戦力が尽きた）。",
        "The duel is over, Musashi wins: the other has no strength left.",
        "决出结果：武藏获胜（对手战力耗尽）。",
    )
    assert said(DuelEnded("", "closed", ())) == (
        "決着。勝者なし（GMが戦いを閉じた）。",
        "The duel is over without a winner: the game master has closed the battle.",
        "决出结果：无人获胜（主持人结束了战斗）。",
    )


def test_a_ruling_names_what_it_sets() -> None:
    assert said(ValueSet("musashi.strength", 8, 5, ())) == (
        "裁定により、武蔵の戦力：8 → 5。",
        "By ruling, Musashi – strength: 8 → 5.",
        "依裁定，武藏的战力：8 → 5。",
    )
    assert said(ValueSet("distance", "toma", "sessen", ()))[0] == "裁定により、間：遠間 → 接戦。"
    assert (
        said(ValueSet("kojiro.held", ("katana", "body"), (), ()))[1]
        == "By ruling, Kojirō – in hand: uchigatana, body → nothing."
    )
    assert said(ValueSet("kojiro.bleeding", False, True, ()))[2] == "依裁定，小次郎的出血：无 → 有。"
    assert (
        said(Ruled("dice", "2d10", ("7", "3"), "角で跳ねた"))[0]
        == "GMの裁定（次のダイス）、2d10：7、3。理由：角で跳ねた"
    )
    assert said(Ruled("end", "", "", "It is late."))[1] == (
        "The game master rules (the battle is over). Reason: It is late."
    )


def test_an_offer_that_names_a_fighter_is_told_with_the_name() -> None:
    assert said(Interjected("musashi", "end for kojiro")) == (
        "武蔵が声を上げる：小次郎の勝ちで終える。",
        "Musashi speaks up: end the fight with Kojirō as the winner.",
        "武藏开口：以小次郎获胜结束。",
    )
    assert words("ja").declaration(Choice("end for musashi")) == "武蔵の勝ちで終える"


@pytest.mark.parametrize(
    ("declaration", "ja", "en", "zh"),
    [
        (WAIT, "待つ", "wait", "等待"),
        (Breath((Push(), Slip())), "押し出し、流し抜け", "push the other off, slip past", "推开、滑脱"),
        (Breath((Push(),), True), "押し出し（過負荷）", "push the other off (overload)", "推开（过负荷）"),
        (Bare(Move.DAGGER, "katana"), "打刀を抜いて突く", "draw the uchigatana and stab", "拔打刀刺出"),
        (Bare(Move.HEADBUTT, "", Part.FACE), "面へ頭突き", "butt with the head at the face", "头撞（面部）"),
        (Draw("katana"), "打刀に持ち替える", "take the uchigatana in hand", "换持打刀"),
        (PickUp("katana"), "打刀を拾う", "pick up the uchigatana", "拾起打刀"),
        (Stance("gedan"), "構え「下段」を取る", "take the low guard", "摆出架势“下段”"),
        (Choice("as it is"), "このまま", "as it is", "照旧"),
    ],
)
def test_a_declaration_is_said_with_what_it_names(declaration: Declaration, ja: str, en: str, zh: str) -> None:
    option = Option("any", declaration)
    assert tuple(words(language).option(option) for language in LANGUAGES) == (ja, en, zh)


def test_an_option_with_words_of_its_own_is_said_with_them() -> None:
    option = Option("any", WAIT, words=Phrase("choice-end-for", {"name": "kojiro"}))
    assert words("en").option(option) == "end the fight with Kojirō as the winner"


# ---- refusals, faults, errors --------------------------------------------------------------------------------------


def error(language: str, error: GunbaiError) -> str:
    return words(language).error(error)


def test_a_refusal_says_why_and_what_would_be_accepted() -> None:
    refused = NotOffered("too-near", {"distance": "sessen"}, accepted=("toma", "issoku"))
    assert error("ja", refused) == ("接戦では相手が近すぎて、武器を拾えない。可能：toma（遠間） | issoku（一足一刀）")
    assert error("en", refused) == ("At sessen the other is too near for picking up a weapon. Possible: toma | issoku")
    assert error("zh", refused) == "在接战对手太近，无法捡起武器。可行：toma（远间） | issoku（一足一刀）"


def test_a_refusal_with_nothing_to_offer_ends_with_its_reason() -> None:
    assert error("ja", NotOffered("no-vitality", {"cost": 4, "vitality": 3})) == "活力が4要るが、残りは3。"
    assert error("en", NotOffered("module-off", {"module": "parts"})) == (
        "The optional rule of named parts is off in this duel."
    )
    assert error("zh", NotOffered("no-cell", {"direction": "in", "distance": "tsubazeri"})) == "在此无法从锷迫进半步。"


def test_what_may_be_typed_is_shown_as_it_is_typed_and_as_it_is_meant() -> None:
    refused = Refused("not-offered", {"say": "?"}, accepted=("wait", "katana", "end for musashi", "strike katana", "5"))
    assert error("ja", refused) == (
        "「?」は選べない。可能：wait（待つ） | katana（打刀） | end for musashi（武蔵の勝ちで終える）"
        " | strike katana | 5"
    )


def test_only_the_first_of_many_things_are_shown() -> None:
    refused = Refused("not-offered", {"say": "?"}, accepted=[f"move {number}" for number in range(500)])
    assert error("en", refused).endswith("move 22 | move 23 | …")


@pytest.mark.parametrize("language", LANGUAGES)
def test_however_much_somebody_types_it_is_answered(language: str) -> None:
    book = "あ" * 100_000
    assert len(error(language, Refused("not-offered", {"say": book}, accepted=[book] * 30))) < 2_500
    assert len(words(language).event(Ruled("set", book, book, book))) < 4_000


def test_a_reading_error_points_at_the_character() -> None:
    wrong = NotationError("no-part", "strike @ear", 8, accepted=("wrist",))
    assert error("ja", wrong) == "9文字目：そのような部位はない。可能：wrist（小手）"


def test_the_faults_of_a_file_stand_one_a_line() -> None:
    faults = [
        Fault("unknown-key", "duel.mod", 3, {"key": "mod"}, ("mode",)),
        Fault("two-only", "fighter", values={"given": 3}, accepted=("2",)),
    ]
    assert error("en", ScenarioError("my.toml", faults)) == (
        "The scenario my.toml cannot be played: 2 faults\n"
        "my.toml:3: duel.mod: Nobody knows the key “mod”. Perhaps: mode\n"
        "my.toml: fighter: This is for a duel of two: here fight 3, or there are areas. Accepted: 2"
    )


def test_what_a_file_may_hold_is_shown_as_it_is_written() -> None:
    fault = Fault("unknown-key", "duel.bodi", 3, {"key": "bodi"}, ("body", "distance", "musashi"))
    assert words("ja").fault(fault) == "「bodi」という項目はない。近いもの：body | distance | musashi"


def test_errors_with_a_reason_are_said_by_it_and_others_by_their_code() -> None:
    assert error("ja", DiceError("impossible-face", {"face": "11", "sides": 10})) == "10面のダイスに11の目はない。"
    assert error("en", RecordError("too-large", 0, {"most": 1000})) == "The record is larger than 1,000 bytes."
    assert error("en", RecordError("after-end", 1234)) == "Line 1234: nothing may follow the end of the battle."
    assert error("zh", UnknownName("seat", "nobody", ("musashi",))) == ("没有名为“nobody”的席位。已有：musashi（武藏）")


# ---- completeness --------------------------------------------------------------------------------------------------


def samples(form: inspect.Type, name: str) -> tuple[object, ...]:
    """Values of this type for a field of this name, one of each kind that words could tell apart."""
    texts = {"why": KEYS.results, "target": ("musashi.strength", ""), "what": ("end for musashi",), "rule": ("set",)}
    match form:
        case inspect.EnumType():
            return tuple(form.cls)
        case inspect.BoolType():
            return (True, False)
        case inspect.IntType():
            return (2, 1, 0)
        case inspect.NoneType():
            return (None,)
        case inspect.StrType():
            return texts.get(name, ("musashi", "") if name in ("by", "winner") else ("katana",))
        case inspect.VarTupleType():
            return (tuple(samples(form.item_type, name)), ())
        case inspect.UnionType():
            return tuple(value for one in form.types for value in samples(one, name))
        case inspect.StructType():
            return tuple(varied(form.cls))
        case _:
            raise AssertionError(f"no sample of {form}")


def varied(kind: type[msgspec.Struct]) -> Iterator[msgspec.Struct]:
    """Values of a type, each field in turn with each of its samples."""
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    # What an act is aimed at is somebody; what a ruling is aimed at, a path.
    named = {"target": "winner"} if issubclass(kind, Declaration) else {}
    every = {
        field.name: samples(field.type, named.get(field.name, field.name))
        for field in info.fields
        if field.name != "clauses"
    }
    plain: dict[str, object] = {name: values[0] for name, values in every.items()}
    rest: dict[str, object] = {"clauses": ()} if any(field.name == "clauses" for field in info.fields) else {}
    for name, values in every.items():
        for value in values:
            yield kind(**plain | {name: value} | rest)
    if not every:
        yield kind(**rest)


LATIN = re.compile(r"[A-Za-z_]{2,}|None")


@pytest.mark.parametrize("kind", MAAI.game.events, ids=lambda kind: kind.__name__)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_said_whatever_its_values(kind: type[Event], language: str) -> None:
    for event in varied(kind):
        assert isinstance(event, Event)
        text = words(language).event(event)
        assert text[-1] in ".。刀" or isinstance(event, Ruled)
        assert not re.search(r"[{}]|None|\bmusashi\b|\bkatana\b", text), text
        if language != "en":
            assert set(LATIN.findall(text)) <= {"GM"}, text


@pytest.mark.parametrize("language", ["ja", "zh"])
def test_no_english_is_left_in_what_is_asked_and_answered(language: str) -> None:
    said = words(language)
    texts = [said.ask(kind) for kind in KEYS.asks] + [said.ask(f"roll-{why}") for why in KEYS.rolls]
    texts += [said.declaration(Choice(name)) for name in KEYS.choices]
    texts += [said.say(f"result-{why}") for why in KEYS.results]
    assert [text for text in texts if LATIN.search(text)] == []


# ---- what is missing -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_that_is_not_there_is_an_error_of_the_project(language: str) -> None:
    with pytest.raises(MissingMessage, match="no message ask-nothing"):
        words(language).ask("nothing")
    with pytest.raises(MissingMessage, match="choice"):
        words(language).declaration(Choice("nothing"))
    with pytest.raises(MissingMessage, match="Unknown external: seat"):
        words(language).say("event-left")
