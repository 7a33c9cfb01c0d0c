"""What a licence brings, and what is learned where the table reads the rulebook otherwise."""

from __future__ import annotations

import pytest

from gunbai.errors import Refused
from gunbai.games import find_game
from gunbai.games.maai.between import take_licence
from gunbai.games.maai.content.catalogue import Catalogue, catalogue_of
from gunbai.games.maai.content.entries import Character
from gunbai.games.maai.content.tables import ContentFile
from gunbai.games.maai.learning import Allowance, at_promotion, can_study
from gunbai.games.maai.slots import Standing, slots_of
from gunbai.games.maai.spell_rules import SpellRules, spell_rules
from gunbai.kernel.forms import load_form

SPELLS = 'game = "maai"\n' + "".join(
    f'[[spell]]\nid = "{name}"\nlist = "{spell_list}"\ndan = {dan}\ncost = "2"\ntext.en = "x"\n'
    for name, spell_list, dan in (
        ("rain", "taima", 1),
        ("moss", "jujutsu", 1),
        ("fern", "jujutsu", 1),
        ("reed", "jujutsu", 1),
        ("pine", "jujutsu", 1),
    )
)


def rules(**chosen: str) -> SpellRules:
    rulings, faults = find_game("maai").settle({f"maai.{key.replace('__', '.')}": one for key, one in chosen.items()})
    assert rulings is not None, faults
    return spell_rules(rulings)


def content() -> Catalogue:
    file = load_form(SPELLS, "own.toml", find_game)
    assert isinstance(file, ContentFile)
    return catalogue_of(file)


@pytest.mark.clauses("maai.spell.learn.initial", "maai.spell.access.licence")
def test_who_chooses_the_first_spells_of_a_licence() -> None:
    somebody, known = Character(id="ume"), content()
    chosen = ["pine", "fern", "moss"]
    after, _ = take_licence(somebody, known, rules(), "jujutsu", chosen)
    assert (after.spells, after.skills["jujutsu"]) == (tuple(chosen), 3)
    with pytest.raises(Refused) as refused:
        take_licence(somebody, known, rules(), "jujutsu", [])
    assert refused.value.reason == "how-many"


@pytest.mark.clauses("maai.spell.learn.initial")
def test_everybody_begins_with_the_first_three_where_the_table_says_so() -> None:
    somebody, known, fixed = Character(id="ume"), content(), rules(learn__initial="fixed-first-three")
    first = tuple(one.id for one in known.spell.values() if (one.list.value, one.dan) == ("jujutsu", 1))[:3]
    after, _ = take_licence(somebody, known, fixed, "jujutsu", [])
    assert after.spells == first
    with pytest.raises(Refused) as refused:
        take_licence(somebody, known, fixed, "jujutsu", ["rain"])
    assert (refused.value.reason, refused.value.accepted) == ("does-not-fit", first)


def test_spells_of_even_dans_are_learned_only_where_there_are_any() -> None:
    up = rules(spell__even_dan="up")
    assert at_promotion(4, ("jujutsu",), rules()) == ()
    assert at_promotion(4, ("jujutsu",), up) == (Allowance(2, 4, ("jujutsu",)),)
    slots = slots_of(Standing(5, ("jujutsu",)), up)
    assert [dan for dan in range(1, 10) if can_study("jujutsu", dan, slots, up)] == [1, 2, 3, 4, 5]
    assert [dan for dan in range(1, 10) if can_study("jujutsu", dan, slots, rules())] == [1, 3, 5]


@pytest.mark.clauses("maai.spell.job.onmyoji", "maai.spell.job.mikkyo")
@pytest.mark.parametrize(
    ("job", "both", "none"),
    [
        ("onmyoji", (5, 4, 3, 0, 0, 0), (4, 3, 2, 0, 0, 0)),
        ("mikkyo", (4, 3, 3, 0, 0, 0), (4, 3, 2, 0, 0, 0)),
        ("jodo", (5, 4, 3, 0, 0, 0), (5, 4, 3, 0, 0, 0)),
    ],
)
def test_the_orthodox_occupations_add_slots_or_none(job: str, both: tuple[int, ...], none: tuple[int, ...]) -> None:
    standing = Standing(5, ("jujutsu",), occupation=job)
    assert slots_of(standing, rules())["jujutsu"] == both
    assert slots_of(standing, rules(spell__orthodox_jobs="none"))["jujutsu"] == none
