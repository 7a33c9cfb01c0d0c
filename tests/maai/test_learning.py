"""What a licence brings, and what is learned where the table reads the rulebook otherwise."""

from __future__ import annotations

import pytest

from gunbai.errors import Refused
from gunbai.games import find_game
from gunbai.games.maai.between import hold_ritual, study, take_licence
from gunbai.games.maai.content.catalogue import Catalogue, catalogue_of
from gunbai.games.maai.content.entries import Character
from gunbai.games.maai.content.kept import Kept
from gunbai.games.maai.content.tables import ContentFile
from gunbai.games.maai.learning import Allowance, at_promotion, can_study
from gunbai.games.maai.slots import Standing, slots_of
from gunbai.games.maai.spell_rules import SpellRules, spell_rules
from gunbai.games.maai.spellcraft import MASTER
from gunbai.games.maai.values import Part
from gunbai.kernel.forms import load_form

RITE = '[[spell]]\nid = "rite"\nlist = "jujutsu"\ndan = "master"\ncost = "ritual"\ntext.en = "x"\n'
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
    file = load_form(SPELLS + RITE, "own.toml", find_game)
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


@pytest.mark.clauses("maai.part.face.penalty", "maai.spell.learn.interlude.check", "maai.spell.cast.target.master")
def test_an_injured_face_hampers_study_and_ritual_as_every_check() -> None:
    well = Character(id="ume", wits=4, skills={"jujutsu": 4}, dan=MASTER, spells=("rite",))
    hurt = Character(
        id="ume", wits=4, skills={"jujutsu": 4}, dan=MASTER, spells=("rite",), kept=Kept(injuries=(Part.FACE,))
    )
    for somebody, rite, studied in ((well, "ritual-held", "studied"), (hurt, "ritual-failed", "not-learned")):
        _, changes = hold_ritual(somebody, content(), "rite", (4, 6), rules())
        assert (changes[0].kind, changes[0].values["total"]) == (rite, 18 if somebody is well else 16)
        _, changes = study(somebody, content(), "moss", (1, 2), rules())
        assert (changes[0].kind, changes[0].values["total"]) == (studied, 11 if somebody is well else 9)
        assert ("maai.part.face.penalty" in changes[0].clauses) == (somebody is hurt)
