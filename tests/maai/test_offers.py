"""What is listed is kept from one situation to the next; whatever is kept is what would be listed anew."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from gunbai.games import find_game
from gunbai.games.maai.aid import beats
from gunbai.games.maai.breath import Course, walk
from gunbai.games.maai.declaration import Act, Breath
from gunbai.games.maai.duel_listing import bundles_of_two
from gunbai.games.maai.fighter import Fighter
from gunbai.games.maai.limits import breath_limit
from gunbai.games.maai.listing import bundles_beside_a_duel, bundles_in_the_open
from gunbai.games.maai.manoeuvre_listing import bundles_of_manoeuvres
from gunbai.games.maai.notation import format_breath
from gunbai.games.maai.spell_offers import castings
from gunbai.games.maai.state import Fight
from gunbai.kernel.battle import Battle
from gunbai.kernel.dice import SealedDice
from gunbai.kernel.scenario import load_scenario

MAAI = find_game("maai")
BATTLES, INPUTS = 4, 250


def anew(fight: Fight, fighter: Fighter) -> dict[str, int]:
    """The breaths that one who is able may declare, of all that are ever listed, each judged by itself."""
    limit, listed = breath_limit(fight, fighter), {"wait": 0}
    more = beats(fight, fighter) if fighter.condition.last_beats else 0
    for acts, need, aided in _bundles(fight, fighter):
        course = walk(fight, fighter, acts)
        if isinstance(course, Course) and course.total <= limit + 1 and need <= fighter.vitality:
            within = fighter.vitality + (more if aided and len(acts) == 1 else 0)
            if course.total <= within:
                listed.setdefault(format_breath(Breath(acts, force=course.total > limit)), course.total)
    return listed


def _bundles(fight: Fight, fighter: Fighter) -> Iterator[tuple[tuple[Act, ...], int, bool]]:
    yield from ((acts, need, True) for acts, need in bundles_of_manoeuvres(fight, fighter))
    if fighter.duel is fight.open:
        yield from ((acts, 0, True) for acts in bundles_in_the_open(fight, fighter))
    else:
        yield from ((acts, 0, True) for acts in bundles_of_two(fighter))
        if fight.crowd or fight.barriers:
            yield from ((acts, 0, True) for acts in bundles_beside_a_duel(fight, fighter))
    yield from ((acts, 0, False) for acts in castings(fight, fighter))


@pytest.mark.parametrize("name", MAAI.scenarios)
def test_what_is_listed_is_what_would_be_listed_anew(name: str) -> None:
    scenario = load_scenario(MAAI.scenario_text(name), name, find_game, f"maai/{name}")
    for number in range(BATTLES):
        random = Random(f"{name} {number}")
        battle, asked = Battle(scenario, SealedDice(random.randbytes(32))), 0
        while battle.result is None and len(battle.inputs) < INPUTS:
            waiting = next(one for one in battle.waiting if not one.answered)
            ask = battle.asked(waiting.seat, waiting.about)
            assert ask is not None
            fighter = battle.state.by_id.get(ask.about or ask.seat)
            if ask.kind == "breath" and fighter.able:
                asked += 1
                listed = [(option.id, option.cost) for option in ask.offer]
                assert listed == list(anew(battle.state, fighter).items())
            battle.answer(ask.seat, random.choice(ask.offer.options).id, about=ask.about)
        assert asked
