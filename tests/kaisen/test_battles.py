"""What holds in every battle, whatever is declared: played at random, with every ruling that may be drawn."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from random import Random

import msgspec
import pytest

from gunbai.errors import GunbaiError, NotationError, Refused
from gunbai.games import find_game
from gunbai.games.kaisen.declaration import Aim, Flag, Foul, Gun, Plot
from gunbai.games.kaisen.events.battle import ValueSet
from gunbai.games.kaisen.events.movement import PlotOpened, Sailed
from gunbai.games.kaisen.geometry import format_hex
from gunbai.games.kaisen.moves import led
from gunbai.games.kaisen.notation import format_attack, parse_aim, parse_attack, parse_foul
from gunbai.games.kaisen.plots import PlotPreview
from gunbai.games.kaisen.state import Sea
from gunbai.games.kaisen.values import Target
from gunbai.games.kaisen.word_keys import WORD_KEYS
from gunbai.kernel.battle import Battle
from gunbai.kernel.dice import SealedDice
from gunbai.kernel.inputs import Answer, Interjection
from gunbai.kernel.scenario import Scenario, load_scenario
from gunbai.kernel.words import LANGUAGES, Wording
from gunbai.testing.words_scan import never_used, package_uses, scan_faults

KAISEN = find_game("kaisen")
MEETING = """
game = "kaisen"
name.en = "a meeting"
[sea]
weather = 3
wind = 6
low = "0000"
high = "0909"
islands = ["0404"]
[[ship]]
id = "A"
side = "A"
at = "0303"
facing = 2
model = "galley"
[[ship]]
id = "B"
side = "B"
at = "0306"
facing = 5
model = "pirate"
"""


def scenario(text: str = MEETING) -> Scenario:
    return load_scenario(text, "meeting", lambda _: KAISEN)


def played(seed: int) -> Iterator[Battle]:
    """A battle played at random, after each answer."""
    random = Random(seed)
    battle = Battle(scenario(), SealedDice(random.randbytes(32)))
    while battle.result is None:
        yield battle
        asks = [ask for ask, one in zip(battle.asks, battle.waiting, strict=True) if not one.answered]
        ask = random.choice(asks)
        battle.answer(ask.seat, ask.offer[random.randrange(len(ask.offer))], about=ask.about)
    yield battle


def sea_of(battle: Battle) -> Sea:
    assert isinstance(battle.state, Sea)
    return battle.state


@pytest.mark.parametrize("seed", range(4))
def test_soldiers_and_hp_never_rise_by_fighting(seed: int) -> None:
    before: list[tuple[int, ...]] = []
    for battle in played(seed):
        now = [(ship.hp, *ship.men) for ship in sea_of(battle).ships]
        assert all(
            new <= old for one, other in zip(now, before, strict=False) for new, old in zip(one, other, strict=True)
        )
        before = now


@pytest.mark.parametrize("seed", range(4))
def test_a_ship_ends_where_the_moves_that_were_made_lead_and_no_pool_is_overdrawn(seed: int) -> None:
    *_, battle = played(seed)
    pools: dict[str, tuple[PlotOpened, Plot]] = {}
    moved = 0
    for event in sea_of(battle).log.events:
        if isinstance(event, PlotOpened):
            pools[event.ship] = event, event.plot
        if isinstance(event, Sailed):
            opened, plot = pools[event.ship]
            assert (event.sail <= opened.sail, event.steer <= opened.steer, event.row <= opened.row) == (True,) * 3
            end, facing = led(event.moves, plot.start, plot.facing)
            assert (event.end, event.facing) == (format_hex(end), facing)
            moved += 1
        assert not isinstance(event, ValueSet)
    assert moved


@pytest.mark.parametrize(
    "changed",
    [
        {"moves": "ZZ"}, {"moves": "1R0"}, {"moves": ""}, {"moves": "99"}, {"moves": "01"}, {"moves": "R" * 99},
        {"end_facing": 7}, {"end": (10**6, 0)}, {"sail_plus": -1}, {"row": 100},
    ],
)  # fmt: skip
def test_a_plot_that_nobody_can_write_is_not_taken_as_a_value_either(changed: dict[str, object]) -> None:
    battle = Battle(scenario(), SealedDice(bytes(32)))
    ask = battle.asks[0]
    plot = ask.offer[0].declaration
    with pytest.raises(Refused):
        battle.answer(ask.seat, msgspec.structs.replace(plot, **changed), about=ask.about)
    assert not battle.waiting[0].answered


def test_values_are_taken_as_their_texts_say_them() -> None:
    battle = Battle(scenario(), SealedDice(bytes(32)))
    ask = battle.asks[0]
    plot = ask.offer[0].declaration
    battle.interject(ask.seat, Flag(ask.about, "  come about "))
    battle.answer(ask.seat, msgspec.structs.replace(plot, moves="L L", end=(3, 3), end_facing=6), about=ask.about)
    signal, answer = battle.inputs[-2:]
    assert isinstance(signal, Interjection)
    assert isinstance(answer, Answer)
    again = Battle(scenario(), SealedDice(bytes(32)))
    again.interject(ask.seat, signal.interject)
    again.answer(ask.seat, answer.say, about=ask.about)
    assert (signal.interject, ":LL:" in answer.say) == ("flag A: come about", True)
    assert again.log("A") == battle.log("A")


REFUSED = (
    "99+0/+0/+0:0306-5:S",
    "+99/+2/+0:0000-1:S",
    "+1/+2/+0:0000-1:1",
    "S:",
    "\uff33\uff0b",
    "gun Z",
    "foul A B",
    "",
)
"""What no seat can answer."""


def shown_to(battle: Battle, seat: str) -> list[object]:
    """All that a seat, or who watches, can get out of a battle: what it sees, is asked, is told, and is refused."""
    shown: list[object] = [msgspec.json.encode(battle.view(seat)), msgspec.json.encode(battle.log(seat))]
    acts: list[Callable[[], object]] = [lambda: battle.answer("nobody", "S"), lambda: battle.throw([1, 2])]
    for ask in battle.asks:
        if ask.seat == seat:
            shown.append(msgspec.json.encode(ask.offer.options))
            acts += [partial(battle.preview, seat, text) for text in ("S", *REFUSED)]
            acts += [partial(battle.answer, seat, text, about=ask.about) for text in REFUSED]
            acts += [partial(battle.answer, seat, "S", question=99), partial(battle.answer, seat, "S", epoch=7)]
        else:
            acts += [partial(battle.answer, seat, option.id, about=ask.about) for option in ask.offer.options[:3]]
    if any(seat == known.id for known in battle.scenario.seats):
        shown.append([option.id for option in KAISEN.game.interjections(battle.state, seat)])
        acts += [partial(battle.interject, seat, text) for text in ("?", "hail A to Z: yield", f"flag {seat}: turn")]
    for act in acts:
        shown += [come_of(act), standing(battle, seat)]
    return shown


def come_of(act: Callable[[], object]) -> object:
    """What comes of an act: of a refusal its words in every language too."""
    try:
        return repr(act())
    except GunbaiError as error:
        words = [Wording(language, KAISEN.texts(language)).error(error) for language in LANGUAGES]
        return type(error).__name__, error.code, str(error), words


def standing(battle: Battle, seat: str) -> object:
    """Who is asked for what, how often there was a question, and how much has happened."""
    asks = [(ask.seat, ask.kind, ask.about, ask.clauses) for ask in battle.asks]
    waiting, stops = battle.waiting_for(seat), battle.stops(seat)
    counts = battle.question_of(seat), battle.epoch, len(battle.inputs), len(battle.log(seat))
    return asks, waiting, stops, counts, battle.roll, battle.at_window, battle.result


@pytest.mark.clauses("kaisen.plot.open", "kaisen.move.simultaneous")
@pytest.mark.parametrize("seed", range(3))
def test_what_is_not_open_yet_leaks_nowhere(seed: int) -> None:
    """Battles that differ only in one secret answer give others the same: bytes, options, logs, errors, asks."""
    kinds: dict[str, int] = {}
    for battle in played(seed):
        if len(battle.asks) < 2 or any(one.answered for one in battle.waiting):
            continue
        mine = battle.asks[0]
        if kinds.get(mine.kind, 0) >= 3 or len(mine.offer) < 2:
            continue
        kinds[mine.kind] = kinds.get(mine.kind, 0) + 1
        shown = []
        for place in (0, len(mine.offer) - 1):
            copy = battle.fork(battle.dice)
            copy.answer(mine.seat, mine.offer[place], about=mine.about)
            theirs = copy.asks[1].seat
            shown.append([shown_to(copy, seat) for seat in ("spectator", theirs)])
        assert shown[0] == shown[1], mine.kind
    assert kinds["plot"] == 3
    assert len(kinds) > 1


def test_the_owner_is_told_what_a_plot_would_cost_and_where_it_would_end() -> None:
    text = MEETING.replace('at = "0303"', 'at = "0303"\nnow = { power = 3 }').replace(
        "[sea]", 'now.phase = "plot"\n[sea]'
    )
    battle = Battle(scenario(text), SealedDice(bytes(32)))
    shown = battle.preview("A", "3+1/+2/+6:0303-2:2LLB:0305-6")
    assert isinstance(shown, PlotPreview)
    assert (shown.sail, shown.steer, shown.row) == (4, 2, 6)
    assert (shown.sail_spent, shown.steer_spent, shown.row_spent, shown.end) == (2, 2, 5, "0205-6")
    assert (shown.moves, shown.lost, shown.short, shown.least_power) == ("2LLB", "", 0, 1)
    assert battle.log("A") == battle.log("B"), "to look ahead changes nothing"
    short = battle.preview("A", "+1/+2/+6:0303-2:LLLLBB")
    assert isinstance(short, PlotPreview)
    assert (short.moves, short.lost, short.short) == ("LLLL", "BB", 6)


def test_every_key_that_the_rules_use_is_listed_and_every_listed_one_is_used() -> None:
    uses = package_uses("gunbai.games.kaisen", readers={"refuse": 0, "_refuse": 0})
    assert scan_faults(uses, WORD_KEYS) == ()
    # Why an attack is refused is decided as a plain value, which the scan does not see.
    assert [fault for fault in never_used(uses, WORD_KEYS) if not fault.startswith("refusal ")] == []


@pytest.mark.parametrize(
    ("text", "reason", "position"),
    [
        ("gun B at sea", "no-such-target", 10),
        ("gun Z", "no-ship", 5),
        ("gun B with oar", "no-piece", 12),
        ("gun B by luck", "no-performance", 10),
        ("gun B twice", "attack-too-much", 7),
        ("sing", "no-verb", 1),
    ],
)
def test_an_attack_that_cannot_be_read_is_pointed_at_and_said_in_every_language(
    text: str, reason: str, position: int
) -> None:
    words = scenario().prepared.words
    with pytest.raises(NotationError) as caught:
        parse_attack(text, "A", words)
    assert (caught.value.reason, caught.value.values["position"]) == (reason, position)
    assert all(Wording(language, KAISEN.texts(language)).error(caught.value) for language in LANGUAGES)


@pytest.mark.parametrize(
    "text",
    [
        "gun B",
        "gun B alone at soldiers by rowing",
        "ram B with ram",
        "board B at ship",
        "射撃 B 目標 兵士",
        "ＲＡＭ　Ｂ",
    ],
)
def test_an_attack_comes_back_from_its_text(text: str) -> None:
    words = scenario().prepared.words
    attack = parse_attack(text, "A", words)
    assert parse_attack(format_attack(attack), "A", words) == attack


def test_names_with_hyphens_and_numbers_are_read_whole() -> None:
    """`foul B-2`, `gun F-1 with bow-ballista at soldiers`: no name is taken for the beginning of another one."""
    text = MEETING.replace('id = "A"', 'id = "B"', 1).replace('id = "B"\nside = "B"', 'id = "B-2"\nside = "B"')
    words = scenario(text.replace('model = "galley"', 'model = "corvette"')).prepared.words
    assert parse_foul("foul B-2", words.ships) == Foul(("B-2",))
    assert parse_foul("衝突 Ｂ－２、B", words.ships) == Foul(("B-2", "B"))
    attack = parse_attack("gun B-2 with ballista at soldiers", "B", words)
    assert attack == Gun("B-2", "ballista", at=Target.SOLDIERS)
    assert parse_attack("射撃 b-2 用 弩砲 目標 兵士", "B", words) == attack


@pytest.mark.parametrize(
    "text",
    [
        "at soldiers archers-1, warriors-2", "soldiers archers 1, warriors 2", "対象 兵士 射手１、戦士２",
        "目标 士兵 射手1，战士2",
    ],
)  # fmt: skip
def test_groups_of_soldiers_are_known_by_their_ids_and_by_their_names(text: str) -> None:
    assert parse_aim(text, "B", scenario().prepared.words) == Aim(Target.SOLDIERS, ("archers-1", "warriors-2"))
