"""The one-line notation of 間合: what is formatted reads back, and what cannot be read says where."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from gunbai.errors import NotationError, NotOffered
from gunbai.games import find_game
from gunbai.games.maai.declaration import (
    Act,
    Bare,
    Breath,
    Cancel,
    Cast,
    Challenge,
    Draw,
    Feint,
    Go,
    PickUp,
    Prepare,
    Push,
    Reserve,
    Slip,
    Stance,
    Step,
    Strike,
    Use,
)
from gunbai.games.maai.fighter import Fighter
from gunbai.games.maai.game import GAME
from gunbai.games.maai.lexicon import WORDS, read_choice
from gunbai.games.maai.notation import MAX_ACTS, MAX_TEXT, format_breath, parse_breath
from gunbai.games.maai.values import Direction, Move, Pace, Part, Trigger
from gunbai.games.maai.weapons import BODY
from gunbai.kernel.battle import Battle
from gunbai.kernel.dice import HandDice
from gunbai.kernel.folding import Folded, fold
from gunbai.kernel.scenario import load_scenario, scenario_from_data
from gunbai.kernel.words import LANGUAGES, Wording

Rows = list[dict[str, Any]]

ARMS: Rows = [
    {"id": "katana", "kind": "uchigatana", "name": {"ja": "虎徹", "en": "Kotetsu"}},
    {"id": "wakizashi", "kind": "kodachi"},
    {"id": "kaiken", "kind": "tanto"},
]
SPELLS: Rows = [
    {"id": "spark", "list": "jujutsu", "dan": 1, "cost": "2", "name": {"ja": "火花", "en": "Little Spark"}},
    {"id": "storm", "list": "jujutsu", "dan": 3, "cost": "2+2 (準備)", "name": {"ja": "嵐"}},
]
KATA: Rows = []
STANCES: Rows = [{"id": "chudan", "name": {"ja": "中段", "en": "Middle Guard"}}]


def fighter_with(
    weapons: Rows = ARMS, stances: Rows = STANCES, spells: Rows = SPELLS, kata: Rows = KATA, **now: object
) -> Fighter:
    """A fighter of a duel that was read from a scenario, with the words that people may type."""
    data = {
        "game": "maai",
        "name": {"en": "words"},
        "duel": {"origin": "battle"},
        "spell": spells,
        "manoeuvre": kata,
        "fighter": [
            {
                "id": "one",
                "weapons": weapons,
                "stances": stances,
                "dan": 3,
                "skills": {"jujutsu": 3},
                "spells": [spell["id"] for spell in spells],
                "manoeuvres": [one["id"] for one in kata],
                "now": now,
            },
            {"id": "two", "name": {"ja": "次郎"}},
        ],
    }
    scenario = scenario_from_data(data, "words", find_game, "words")
    fighter: Fighter = GAME.open(GAME.prepare(scenario.body, scenario.rulings)).fighters[0]
    return fighter


def acts(text: str, fighter: Fighter | None = None) -> tuple[Act, ...]:
    return parse_breath(text, fighter or fighter_with()).acts


IN, OUT = Step(Direction.IN), Step(Direction.OUT)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("step in; strike katana @wrist", (IN, Strike("katana", Part.WRIST))),
        ("半歩 詰; 斬 打刀 @小手", (IN, Strike("katana", Part.WRIST))),
        ("半歩詰;斬打刀@小手", (IN, Strike("katana", Part.WRIST))),
        ("半歩詰、斬る虎徹＠小手", (IN, Strike("katana", Part.WRIST))),
        ("半步进；砍 打刀 @手腕", (IN, Strike("katana", Part.WRIST))),
        ("ＳＴＥＰ　ＩＮ；ｓｔｒｉｋｅ　ｋａｔａｎａ　＠ｗｒｉｓｔ", (IN, Strike("katana", Part.WRIST))),
        ("ﾌｪｲﾝﾄ 虎徹", (Feint("katana"),)),
        ("STRIKE kotetsu", (Strike("katana"),)),
        ("strike", (Strike("katana"),)),
        ("斬", (Strike("katana"),)),
        ("斬@面・目", (Strike("katana", Part.FACE),)),
        ("打つ 体術", (Strike(BODY),)),
        ("開く", (OUT,)),
        ("退", (OUT,)),
        ("短刀抜き@胴", (Bare(Move.DAGGER, "kaiken", Part.TRUNK),)),
        ("足掛け; 押し出し", (Bare(Move.TRIP), Push())),
        ("head-butt @ face", (Bare(Move.HEADBUTT, "", Part.FACE),)),
        ("流し抜け ; 斬 打刀;", (Slip(), Strike("katana"))),
        ("draw kaiken", (Draw("kaiken"),)),
        ("draw dagger", (Draw("kaiken"),)),
        ("持ち替え 懐剣", (Draw("kaiken"),)),
        ("switch to wakizashi", (Draw("wakizashi"),)),
        ("構え 中段", (Stance("chudan"),)),
        ("stance middle guard", (Stance("chudan"),)),
        ("prepare storm", (Prepare("storm"),)),
        ("準備 嵐; 斬", (Prepare("storm"), Strike("katana"))),
        ("cast little spark on two", (Cast("spark", "two"),)),
        ("cast spark -> two", (Cast("spark", "two"),)),
        ("詠唱 火花 → 次郎", (Cast("spark", "two"),)),
        ("咏唱火花对two", (Cast("spark", "two"),)),
        ("cast spark", (Cast("spark"),)),
        ("取消；構え 中段", (Cancel(), Stance("chudan"))),
        ("待つ", ()),
        ("－", ()),
        ("  wait  ;; ", ()),
    ],
)
def test_acts_are_read_in_three_languages_and_any_width(text: str, expected: tuple[Act, ...]) -> None:
    assert acts(text) == expected


@pytest.mark.parametrize("head", ["force:", "Force :", "過負荷：", "強行:", "过负荷：", "overload:"])
def test_an_overload_is_declared_before_the_acts(head: str) -> None:
    assert parse_breath(f"{head} step in; strike", fighter_with()) == Breath((IN, Strike("katana")), force=True)


def test_what_lies_on_the_ground_is_picked_up_by_any_of_its_words() -> None:
    fighter = fighter_with(dropped=("katana",))
    assert acts("拾う 刀", fighter) == acts("pick up katana", fighter) == (PickUp("katana"),)


def test_of_two_weapons_with_one_name_the_likely_one_is_meant() -> None:
    pair = [{"id": "long", "kind": "uchigatana"}, {"id": "short", "kind": "uchigatana"}]
    fighter = fighter_with(pair, held=("short",))
    assert acts("斬 刀", fighter) == (Strike("short"),)
    assert acts("抜く 刀", fighter) == (Draw("long"),)
    assert acts("拾う 刀", fighter_with(pair, held=("short",), dropped=("long",))) == (PickUp("long"),)


@pytest.mark.parametrize(
    ("name", "text", "expected"),
    [
        ("斬鉄", "斬 斬鉄", Strike("w")),
        ("斬鉄", "斬斬鉄", Strike("w")),
        ("る", "斬る", Strike("w")),
        ("刀丸", "抜刀刀丸", Draw("w")),
        ("to", "switch to", Draw("w")),
        ("to", "switch to to", Draw("w")),
        ("in", "strike in", Strike("w")),
        ("step in", "strike step in @arm", Strike("w", Part.ARM)),
        ("dagger", "draw dagger", Draw("w")),
        ("up", "pick up up", PickUp("w")),
    ],
)
def test_a_weapon_named_like_a_word_confuses_nothing(name: str, text: str, expected: Act) -> None:
    fighter = fighter_with([{"id": "w", "kind": "uchigatana", "name": {"ja": name}}])
    assert acts(text, fighter) == (expected,)


def test_a_weapon_with_a_verb_for_its_id_confuses_nothing() -> None:
    ids = ["strike", "in", "up", "to", "wait", "draw", "force", "詰", "-", "斬", "dagger"]
    fighter = fighter_with([{"id": name, "kind": "tanto"} for name in ids])
    for name in ids:
        for act in (Strike(name), Feint(name, Part.LEG), Draw(name), PickUp(name), Bare(Move.DAGGER, name)):
            assert acts(format_breath(Breath((act,))), fighter) == (act,)


@pytest.mark.parametrize(
    ("text", "reason", "points_at"),
    [
        ("", "nothing", ""),
        ("   ", "nothing", "   "),
        ("force:  ", "nothing", ":  "),
        ("step in; strike nodachi @wrist", "no-weapon", "nodachi @wrist"),
        ("step in; strike katana @toe", "no-part", "toe"),
        ("step in; strike katana @", "no-part", "@"),
        ("半歩詰；斬打刀＠小指", "no-part", "小指"),
        ("斬　ﾅｷﾞﾅﾀ", "no-weapon", "ﾅｷﾞﾅﾀ"),
        ("step in; dance; strike", "no-act", "dance; strike"),
        ("outward", "no-act", "outward"),
        ("step in twice", "too-much", "twice"),
        ("push hard @arm", "no-part-here", "@arm"),
        ("wait; strike", "wait-alone", "wait; strike"),
        ("strike; wait", "wait-alone", "wait"),
        ("hurry: strike", "no-head", "hurry: strike"),
        ("step in; draw", "which-weapon", "draw"),
        ("stance", "no-stance", "stance"),
        ("stance jodan", "no-stance", "jodan"),
        ("strike katana @wrist @arm", "no-part", "wrist @arm"),
        ("prepare frost", "no-spell", "frost"),
        ("step in; prepare", "which-spell", "prepare"),
        ("cast spark on three", "no-fighter", "three"),
        ("詠唱　火花　→　三郎", "no-fighter", "三郎"),
        ("go on", "which-spell", "go on"),
        ("cancel it", "too-much", "it"),
        ("; ; " + "push;" * MAX_ACTS + " slip", "too-many-acts", "slip"),
        ("x" * (MAX_TEXT + 500), "too-long", "x"),
    ],
)
def test_an_error_points_into_what_was_typed(text: str, reason: str, points_at: str) -> None:
    with pytest.raises(NotationError) as caught:
        acts(text)
    error = caught.value
    assert (error.reason, error.text[error.position :]) == (reason, points_at)
    assert error.values["position"] == error.position + 1


def test_an_error_says_what_would_be_accepted() -> None:
    with pytest.raises(NotationError) as caught:
        acts("strike nodachi")
    assert caught.value.accepted == ("katana", "wakizashi", "kaiken", BODY)


IDS = st.text(st.characters(codec="utf-8", categories=["L", "N"], include_characters="_-"), min_size=1, max_size=40)


@st.composite
def arbitrary_fighters(draw: st.DrawFn) -> Fighter:
    """Any fighter that a scenario can have: any ids, any names."""
    weapons = draw(st.lists(IDS, min_size=1, max_size=5, unique_by=fold).filter(lambda ids: BODY not in map(fold, ids)))
    stances = draw(st.lists(IDS, max_size=3, unique_by=fold))
    given_names = st.text(st.characters(codec="utf-8", exclude_categories=["C"]), min_size=1, max_size=8)
    kinds = st.sampled_from(["odachi", "yari", "uchigatana", "kodachi", "tanto"])
    taken = {fold("one"), fold("two"), BODY}
    weapons = [name for name in weapons if fold(name) not in taken] or ["katana"]
    stances = [name for name in stances if fold(name) not in taken | set(map(fold, weapons))]
    spells = draw(st.lists(IDS, max_size=3, unique_by=fold))
    spells = [name for name in spells if fold(name) not in taken | set(map(fold, [*weapons, *stances]))]
    kata = draw(st.lists(IDS, max_size=2, unique_by=fold))
    kata = [name for name in kata if fold(name) not in taken | set(map(fold, [*weapons, *stances, *spells]))]
    fighter = fighter_with(
        [{"id": name, "kind": draw(kinds), "name": {"zh": draw(given_names)}} for name in weapons],
        [{"id": name, "name": {"en": draw(given_names)}} for name in stances],
        [{"id": name, "list": "jujutsu", "dan": 1, "cost": "2", "name": {"ja": draw(given_names)}} for name in spells],
        [{"id": name, "type": "kata", "cost": "1", "name": {"en": draw(given_names)}} for name in kata],
    )
    fighter.places = {fold(name): name for name in draw(st.lists(IDS, max_size=2, unique_by=fold))}
    return fighter


def breaths(fighter: Fighter) -> st.SearchStrategy[Breath]:
    """Any breath that this fighter can declare, possible or not."""
    weapons = st.sampled_from(sorted(fighter.carried))
    parts = st.none() | st.sampled_from(Part)
    people = st.sampled_from(["", *fighter.people.values()])
    acts_of: list[st.SearchStrategy[Act]] = [
        st.builds(Step, st.sampled_from(Direction)),
        st.builds(Strike, weapons, parts, people),
        st.builds(Feint, weapons, parts, people),
        st.builds(Bare, st.just(Move.DAGGER), weapons, parts),
        st.builds(Bare, st.sampled_from([Move.TRIP, Move.HEADBUTT]), st.just(""), parts),
        st.builds(Push),
        st.builds(Slip),
        st.builds(Draw, weapons),
        st.builds(PickUp, weapons),
        st.builds(Go, st.sampled_from(Pace), st.sampled_from(["", *fighter.places.values()])),
    ]
    if fighter.people:
        acts_of.append(st.builds(Challenge, st.sampled_from(sorted(fighter.people.values()))))
    if fighter.stances:
        acts_of.append(st.builds(Stance, st.sampled_from(sorted(fighter.stances))))
    acts_of.append(st.just(Cancel()))
    if fighter.caster is not None:
        spells = st.sampled_from(sorted(fighter.caster.known))
        acts_of += [st.builds(Prepare, spells), st.builds(Cast, spells, st.sampled_from(["", "one", "two"]))]
    held = st.one_of(acts_of[:9])
    if fighter.caster is not None:
        held |= st.builds(Cast, st.sampled_from(sorted(fighter.caster.known)))
    if fighter.arts is not None and fighter.arts.known:
        uses = st.builds(Use, st.sampled_from(sorted(fighter.arts.known)), parts, people)
        acts_of.append(uses)
        held |= uses
    acts_of.append(st.builds(Reserve, held, st.sampled_from([when for when in Trigger if when is not Trigger.ACTS])))
    acts_of += [st.builds(Reserve, held, st.just(Trigger.ACTS), st.just(name)) for name in fighter.people.values()]
    some = st.lists(st.one_of(acts_of), max_size=MAX_ACTS)
    return st.builds(lambda row, force: Breath(tuple(row), force and bool(row)), some, st.booleans())


@settings(
    suppress_health_check=[HealthCheck.too_slow], deadline=None
)  # each fighter is read from a scenario of its own
@given(st.data())
def test_whatever_is_formatted_reads_back_as_the_same(data: st.DataObject) -> None:
    fighter = data.draw(arbitrary_fighters())
    breath = data.draw(breaths(fighter))
    text = format_breath(breath)
    assert len(text) <= MAX_TEXT
    assert parse_breath(text, fighter) == breath
    assert format_breath(parse_breath(text, fighter)) == text


SIGNS = [";", "；", "、", "@", "＠", ":", "：", " ", "\u3000", "\ufeff", "\ud800", "\u0301", "ﾞ"]
FRAGMENTS = st.sampled_from(
    [word for table in ("acts", "parts", "choices") for row in WORDS[table].items() for word in (row[0], *row[1])]
    + ["katana", "虎徹", "force", *SIGNS]
)
TEXTS = st.text(max_size=60) | st.lists(FRAGMENTS, max_size=8).map("".join)
ARMED = fighter_with()


def test_go_on_is_whatever_comes_next() -> None:
    long: Rows = [{"id": "rite", "list": "jujutsu", "dan": 3, "cost": "1+1+1 (準備)"}]
    assert acts("go on", fighter_with(spells=long, preparing={"spell": "rite"})) == (Prepare("rite"),)
    ready = fighter_with(spells=long, preparing={"spell": "rite", "paid": 2})
    assert acts("続ける", ready) == acts("cast", ready) == (Cast("rite"),)
    assert acts("go on on two", ready) == acts("继续 对 two", ready) == (Cast("rite", "two"),)


@given(TEXTS)
def test_any_text_is_a_breath_or_an_error_that_points_into_it(text: str) -> None:
    found: Breath | NotationError
    try:
        found = parse_breath(text, ARMED)
    except NotationError as error:
        found = error
    except NotOffered as error:
        assert error.reason == "no-areas"  # noqa: PT017 (the walk of the core rules, understood and refused)
        return
    if isinstance(found, Breath):
        assert parse_breath(format_breath(found), ARMED) == found
    else:
        assert len(found.text) == len(text)
        assert 0 <= found.position < max(1, len(text))
        assert found.text.encode("utf-8", "strict").decode() == found.text


@given(st.text(max_size=40))
def test_a_folded_text_knows_where_each_of_its_characters_stood(text: str) -> None:
    folded = Folded(text)
    assert len(folded.text) == len(folded.places)
    assert folded.places == sorted(folded.places)
    assert all(0 <= place < len(text) for place in folded.places)
    assert fold(folded.text) == folded.text
    assert fold(text) == folded.text


def test_signs_that_cannot_be_seen_make_no_difference() -> None:
    assert acts("\ufeffstep\u200b in;斬\ufe0f 打刀") == (IN, Strike("katana"))


@pytest.mark.parametrize(
    ("text", "offered", "meant"),
    [
        ("許す", ("let", "hold"), "let"),
        ("ＨＯＬＤ", ("let", "hold"), "hold"),
        ("やめる", ("go on", "stop"), "stop"),
        ("やめる", ("go on", "drop"), "drop"),
        ("そのまま", ("open", "stay"), "stay"),
        ("そのまま", ("keep", "light"), "keep"),
        ("詰める", ("decline", "step in", "step out"), "step in"),
        ("勝者 Musashi", ("end draw", "end for musashi"), "end for musashi"),
        ("胜者 musashi", ("end draw", "end for musashi"), "end for musashi"),
        ("遠間", ("as it is", "toma"), "toma"),
        ("perhaps", ("let", "hold"), "perhaps"),
    ],
)
def test_a_short_answer_is_read_by_what_is_offered(text: str, offered: tuple[str, ...], meant: str) -> None:
    assert read_choice(text, offered) == meant


TOGETHER = [
    ("let", "hold", "counter"),
    ("decline", "step in", "step out"),
    ("go on", "stop"),
    ("go on", "drop"),
    ("open", "stay"),
    ("distance", "light"),
    ("keep", "light"),
    ("steady", "rest"),
    ("body", "medicine"),
    ("as it is", "toma", "issoku", "chikama", "sessen", "tsubazeri"),
    ("end draw", "no end"),
]


@pytest.mark.parametrize("offered", TOGETHER)
def test_no_word_means_two_answers_of_one_question(offered: tuple[str, ...]) -> None:
    words = [
        fold(word) for name in offered for word in (name, *WORDS["choices"].get(name, WORDS["acts"].get(name, ())))
    ]
    assert len(words) == len(set(words))


def test_a_battle_takes_a_short_answer_in_any_language_and_records_the_one_form() -> None:
    scenario = find_game("maai").scenario_text("ganryujima")
    battle = Battle(load_scenario(scenario, "ganryujima", find_game), HandDice())
    seat = battle.waiting[0].seat
    other = next(one.id for one in battle.scenario.seats if one.id != seat)
    battle.answer(seat, "半歩詰")
    with pytest.raises(NotOffered):
        battle.answer(other, "たぶん")
    battle.answer(other, "許す")
    assert [given.say for given in battle.inputs if hasattr(given, "say")] == ["step in", "let"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("offered", TOGETHER)
def test_an_answer_can_be_typed_as_it_is_said(language: str, offered: tuple[str, ...]) -> None:
    words = Wording(language, find_game("maai").texts(language))
    for name in offered:
        assert read_choice(words.say(f"choice-{name.replace(' ', '-')}"), offered) == name


@pytest.mark.parametrize("language", LANGUAGES)
def test_parts_can_be_typed_as_they_are_said(language: str) -> None:
    words = Wording(language, find_game("maai").texts(language))
    for part in Part:
        assert acts(f"strike @{words.value(part)}") == (Strike("katana", part),)


@pytest.mark.parametrize("name", ["barrier-12", "barrier 12", "結界12", "結界　１２", "结界12", "BARRIER-12"])
def test_a_barrier_is_named_by_its_number_however_many_there_are(name: str) -> None:
    assert acts(f"strike katana > {name}") == (Strike("katana", None, "barrier-12"),)
    assert format_breath(Breath(acts(f"strike > {name}"))) == "strike katana > barrier-12"
