"""Content that nobody has thought of: every effect for every target at every moment, in battles of random play."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from gunbai.games import find_game
from gunbai.games.maai.content.terms import On, Target
from gunbai.games.maai.state import Fight
from gunbai.kernel.battle import Battle
from gunbai.kernel.dice import SealedDice
from gunbai.kernel.scenario import load_scenario

EFFECTS = (
    *(f'do = "state", state = "{state}"' for state in ("defenceless", "winded", "exhausted", "opening", "bleeding")),
    *(f'do = "recovery", recovery = "{of}", art = "mind", amount = 2' for of in ("A", "B-1", "B-2", "B-3", "C")),
    'do = "strength", amount = -1',
    'do = "vitality", amount = -3',
    'do = "vitality", amount = 2, next_round = true',
    'do = "guard", amount = -3',
    'do = "end-stance"',
    'do = "breath-limit", amount = -2, lasts = "rounds"',
    'do = "defence", evasion = 2, lasts = "rounds"',
    'do = "barrier", strength = 2, shelter = 1, bars = ["spirit"]',
    'do = "movement", areas = 1',
    'do = "movement", pace = "step", cells = 1',
    'do = "restrict", forbids = ["step", "cast"], lasts = "rounds"',
    'do = "restrict", forbids = ["manoeuvre"], lasts = "rounds"',
)
KINDS = (
    'type = "kata"\ncost = "2"',
    'type = "kata"\ncost = "3"\nstrike = "attack"',
    'type = "kata"\ncost = "1"\nrescue = { strength = 4, vitality = 2 }',
    'type = "upkeep"\nforced = true',
    'type = "upkeep"\ntakes_stance = true',
    'type = "stance"\ncost = "1"',
)
COSTS = ('"2"\ninstant = "reactive"', '"2+2 (準備)"', '"4+4 (分散)"', '"2+2 (準備) +3 (分散)"')
SIDES = ("blue", "red")
BATTLES, INPUTS, OF_EACH = 30, 150, 12


def house(random: Random) -> str:
    """A scenario with so many manoeuvres and spells of each kind, and three or four who have some of them."""
    texts = [f"{{ {what}, target = '{to.value}', on = '{at.value}' }}" for what, to, at in product(EFFECTS, Target, On)]
    lines = ['game = "maai"', '[name]\nen = "x"', '[[area]]\nid = "a"\nnext = ["b"]', '[[area]]\nid = "b"']
    for number in range(OF_EACH):
        frame = f'id = "m{number}"\noverrule.en = "house"\neffects = [{", ".join(random.sample(texts, 2))}]'
        lines.append(f"[[manoeuvre]]\n{frame}\n{random.choice(KINDS)}")
    for number in range(OF_EACH):
        frame = f'id = "s{number}"\noverrule.en = "house"\neffects = [{", ".join(random.sample(texts, 2))}]'
        lines.append(f'[[spell]]\n{frame}\nlist = "jujutsu"\ndan = 1\ncost = {random.choice(COSTS)}')
    for number in range(random.choice((3, 4))):
        arts = [[f"{kind}{one}" for one in random.sample(range(OF_EACH), 5)] for kind in "ms"]
        lines.append(
            f'[[fighter]]\nid = "F{number}"\nside = "{SIDES[number % 2]}"\narea = "a"\ndan = 9\nwits = 2\n'
            f"strength = {random.randint(2, 8)}\nskills = {{ jujutsu = 3 }}\ntags = {['spirit'][: number % 2]}\n"
            f'weapons = [{{ id = "k{number}", kind = "uchigatana" }}]\nstances = [{{ id = "seigan", defence = 2 }}]\n'
            f"manoeuvres = {arts[0]}\nspells = {arts[1]}"
        )
    return "\n".join(lines)


@pytest.mark.parametrize("number", range(BATTLES))
def test_whatever_content_says_every_value_stays_in_its_bounds(number: int) -> None:
    random = Random(f"house {number}")
    battle = Battle(load_scenario(house(random), "house.toml", find_game), SealedDice(random.randbytes(32)))
    while battle.result is None and len(battle.inputs) < INPUTS:
        waiting = random.choice([one for one in battle.waiting if not one.answered])
        if random.random() < 0.1 and (offered := battle.view(waiting.seat).interjections):
            battle.interject(waiting.seat, random.choice(offered).id)
        else:
            ask = battle.asked(waiting.seat, waiting.about)
            assert ask is not None
            battle.answer(ask.seat, random.choice(ask.offer.options).id, about=ask.about)
        if battle.result is None:
            check(battle.state)


def check(fight: Fight) -> None:
    """What is so at every moment."""
    for fighter in fight.fighters:
        assert fighter.vitality >= 0
        assert 0 <= fighter.strength <= fighter.strength_max
        assert 0 <= fighter.guard <= fighter.guard_max
        assert fighter.defenceless_until < fight.round or fighter.stance is None
        caster = fighter.caster
        assert caster is not None
        for spell_list, ledger in caster.gone.items():
            gone = zip(caster.slots[spell_list], ledger.spent, ledger.lost, strict=True)
            assert all(0 <= spent + lost <= have for have, spent, lost in gone)
        held = caster.preparation
        if held is not None:
            assert fighter.able
            assert fighter.stance is None
            assert fighter.defenceless_until < fight.round
            assert 1 <= held.paid < len(caster.known[held.spell].portions)
    for duel in fight.duels:
        one, two = duel.fighters
        assert one.foe is two
        assert two.foe is one
