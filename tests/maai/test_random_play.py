"""What is so at every moment of any battle with casters, barriers and manoeuvres, tried by random play."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from gunbai.games import find_game
from gunbai.games.maai.declaration import DECLARATIONS, Breath, Cancel, Cast, Go, Prepare, Use
from gunbai.games.maai.fighter import Fighter
from gunbai.games.maai.notation import format_breath, parse_breath
from gunbai.games.maai.slots import Ledger
from gunbai.games.maai.state import Fight
from gunbai.kernel.battle import Battle
from gunbai.kernel.dice import SealedDice
from gunbai.kernel.requests import Ask
from gunbai.kernel.scenario import load_scenario

MAAI = find_game("maai")
NAMES = ("caster-duel", "guarded-ritual", "barrier-siege", "skirmish")
BATTLES, INPUTS = 5, 400
_encode, _decode = msgspec.json.Encoder().encode, msgspec.json.Decoder(DECLARATIONS).decode


def questions(name: str) -> Iterator[tuple[Battle, Ask, Random]]:
    """Every question of some battles, before a random answer is given to it."""
    scenario = load_scenario(MAAI.scenario_text(name), name, find_game, f"maai/{name}")
    for number in range(BATTLES):
        random = Random(f"{number} {name}")
        battle = Battle(scenario, SealedDice(random.randbytes(32)))
        while battle.result is None and len(battle.inputs) < INPUTS:
            waiting = next(one for one in battle.waiting if not one.answered)
            ask = battle.asked(waiting.seat, waiting.about)
            assert ask is not None
            yield battle, ask, random
            battle.answer(ask.seat, random.choice(ask.offer.options).id, about=ask.about)


@pytest.mark.parametrize("name", NAMES)
def test_every_breath_that_is_offered_is_read_as_itself(name: str) -> None:
    seen: dict[str, set[str]] = {}
    kinds: set[type] = set()
    for battle, ask, _ in questions(name):
        if ask.kind != "breath":
            continue
        fighter = battle.state.by_id[ask.about or ask.seat]
        known = seen.setdefault(fighter.id, set())
        for option in ask.offer:
            if option.id in known:
                continue
            known.add(option.id)
            breath = option.declaration
            assert isinstance(breath, Breath)
            kinds.update(type(act) for act in breath.acts)
            assert format_breath(breath) == option.id
            assert parse_breath(option.id, fighter) == breath
            assert parse_breath(option.id.upper().replace("; ", "；"), fighter) == breath
            assert _decode(_encode(breath)) == breath
    assert kinds >= {Prepare, Cast, Cancel}
    if name == "barrier-siege":
        assert Use in kinds


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.clauses("maai.prep.shares_slot", "maai.spell.prep.no_move", "maai.prep.finite")
def test_a_preparation_is_a_stance_of_its_own_that_stays_where_it_was_begun(name: str) -> None:
    begun: dict[str, tuple[object, str]] = {}
    for battle, _, _ in questions(name):
        fight: Fight = battle.state
        for fighter in fight.fighters:
            caster = fighter.caster
            held = None if caster is None else caster.preparation
            if caster is None or held is None:
                begun.pop(fighter.id, None)
                continue
            spell = caster.known[held.spell]
            assert 1 <= held.paid < len(spell.portions)
            assert held.began <= fight.round
            assert fighter.able
            assert fighter.stance is None
            assert fighter.defenceless_until < fight.round
            # In her own area, as long as it is the same preparation.
            this = (id(battle), held.spell, held.began, sum(map(sum, _gone(fighter))))
            before = begun.get(fighter.id)
            assert before is None or before[0] != this or before[1] == fighter.area
            begun[fighter.id] = this, fighter.area


def _gone(fighter: Fighter) -> Iterator[tuple[int, ...]]:
    assert fighter.caster is not None
    for ledger in fighter.caster.gone.values():
        yield ledger.spent
        yield ledger.lost


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.clauses("maai.spell.slots.by_dan", "maai.recovery.a.cap")
def test_nobody_has_less_than_nothing_and_slots_never_come_back(name: str) -> None:
    gone: dict[str, dict[str, Ledger]] = {}
    for battle, _, _ in questions(name):
        if len(battle.inputs) < 2:
            gone.clear()
        for fighter in battle.state.fighters:
            assert 0 <= fighter.strength <= fighter.strength_max
            assert 0 <= fighter.guard <= fighter.guard_max
            assert fighter.vitality >= 0
            if fighter.caster is None:
                continue
            for spell_list, ledger in fighter.caster.gone.items():
                have = fighter.caster.slots[spell_list]
                for at, (spent, lost) in enumerate(zip(ledger.spent, ledger.lost, strict=True)):
                    assert 0 <= spent + lost <= have[at]
                    before = gone.get(fighter.id, {}).get(spell_list)
                    assert before is None or spent + lost >= before.spent[at] + before.lost[at]
            gone[fighter.id] = dict(fighter.caster.gone)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.clauses("maai.spell.prep.no_move")
def test_whoever_prepares_is_offered_no_way_to_another_area(name: str) -> None:
    for battle, ask, _ in questions(name):
        fighter = battle.state.by_id.get(ask.about or ask.seat)
        if ask.kind == "breath" and fighter.caster is not None and fighter.caster.preparation is not None:
            for option in ask.offer:
                assert isinstance(option.declaration, Breath)
                acts = option.declaration.acts
                assert not any(isinstance(act, Go) for act in acts) or isinstance(acts[0], Cancel)
