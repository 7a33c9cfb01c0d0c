"""The checker of house content: for each principle an entry that keeps it and one that breaks it."""

from __future__ import annotations

import pytest

from gunbai.errors import ContentError, Finding, ScenarioError
from gunbai.games import find_game
from gunbai.games.maai.content.audit import audit_content
from gunbai.games.maai.content.audit.bonuses import vitality_needed
from gunbai.games.maai.content.catalogue import shipped
from gunbai.games.maai.content.effects import AnyEffect
from gunbai.games.maai.content.entries import Named
from gunbai.games.maai.content.finding_words import FAULTS, REMEDIES
from gunbai.games.maai.content.tables import TABLES, ContentFile
from gunbai.kernel.forms import load_form
from gunbai.kernel.scenario import load_scenario
from gunbai.kernel.words import LANGUAGES, Wording

SURROUNDINGS = """
game = "maai"

[[school]]
id = "twin"
weapons = ["uchigatana"]

[[school]]
id = "wise"
code = "19-01-01"

[[school]]
id = "old"
orthodox = true

[[weapon]]
id = "plain"
kind = "uchigatana"

[[weapon]]
id = "famed"
kind = "uchigatana"
grade = 2

[[weapon]]
id = "godly"
kind = "uchigatana"
grade = 3

[[armour]]
id = "cuirass"
grade = 2

[[armour]]
id = "aegis"
grade = 3

[[consumable]]
id = "smoke"
"""
SECRET = 'source = "secret"\nschool = "twin"'


def entry(table: str, text: str) -> str:
    return f'\n[[{table}]]\nid = "it"\n{text}\n'


def kata(text: str) -> str:
    return entry("manoeuvre", f'type = "kata"\n{text}')


def technique(text: str) -> str:
    return entry("manoeuvre", f'type = "technique"\ncost = "3"\n{text}')


def spell(text: str) -> str:
    return entry("spell", f'list = "jujutsu"\n{text}')


def caster(text: str) -> str:
    more = spell('dan = 3\ncost = "2+2 (準備)"') + spell('dan = 1\ncost = "2"').replace('"it"', '"small"')
    return more.replace('"it"', '"great"') + entry("character", text)


def effects(*texts: str) -> str:
    return "effects = [\n" + "".join(f"  {{ {text} }},\n" for text in texts) + "]"


def attack(amount: int, when: str = "") -> str:
    return f'do = "bonus", check = "attack", amount = {amount}' + (f", when = {{ {when} }}" if when else "")


NIGHT = 'environment = ["night"]'
DASH = 'do = "movement", pace = "dash", areas = 2'
SLOT = 'do = "stance-slot", penalty = "breath", exception = true, lasts = "held"'
HEAL = 'do = "recovery", recovery = "A", art = "{art}", amount = 2'
SAYS = '\ntext.ja = "戦力 +2 回復。"\ntext.en = "Strength +2."\n'
BY_DAY = 'do = "narration", lasts = "{lasts}", text = {{ en = "They march twice as far." }}'

GOOD: dict[str, tuple[str, ...]] = {
    "move": (
        kata('cost = "3"\n' + effects(DASH)),
        kata('cost = "1"\ngrade = 4\n' + effects(DASH)),
        kata('cost = "0"\n' + effects(DASH, 'do = "vitality", amount = -1, next_round = true')),
        kata('cost = "0"\ntakes_stance = true\n' + effects(DASH)),
        kata('cost = "0"\nlimits = [ { per = "battle" } ]\n' + effects(DASH)),
        kata('cost = "0"\nwhen = { environment = ["mounted"] }\n' + effects(DASH)),
        kata('cost = "1"\n' + effects(DASH + ', when = { environment = ["plain"] }')),
        kata('cost = "2"\n' + effects('do = "movement", areas = 1')),
        kata('cost = "1"\n' + effects('do = "movement", areas = 1, target = "foe", on = "hit"')),
    ),
    "bonus": (
        kata('cost = "3"\n' + effects(attack(4))),
        kata('cost = "3"\n' + effects(attack(5, 'environment = ["night"]'), 'do = "vitality", amount = -1')),
        kata('cost = "3"\n' + effects(attack(6, 'stance_rounds = 2, designated = "named"'))),
        kata('cost = "3"\n' + effects(attack(5, NIGHT), f'do = "vitality", amount = -1, when = {{ {NIGHT} }}')),
        kata('cost = "3"\n' + effects(attack(7, "critical = true"), 'do = "vitality", amount = -3')),
        kata('cost = "3"\n' + effects(attack(9, "critical = true"), 'do = "instant-death", on = "hit"')),
        technique(
            'binding = { to = "weapon", id = "godly" }\nwhen = { environment = ["hidden"], stance = "low" }\n'
            + effects(attack(2))
        ),
    ),
    "weapon": (
        entry("weapon", 'kind = "tanto"\ngrade = 3'),
        entry("weapon", 'kind = "tanto"\ngrade = 2\nbonus = 2'),
        entry("weapon", 'kind = "tanto"\ngrade = 2\n' + effects(attack(2, 'environment = ["night"]'))),
    ),
    "slot": (
        kata(f'cost = "1"\n{SECRET}\n' + effects(SLOT)),
        kata('cost = "1"\nsource = "relic"\n' + effects(SLOT.replace("breath", "movement"))),
        entry("weapon", 'kind = "yari"\ngrade = 3\n' + effects(SLOT.replace("breath", "evasion"))),
    ),
    "technique": (
        technique('binding = { to = "weapon", id = "famed" }'),
        technique('binding = { to = "armour", id = "aegis" }'),
        technique('binding = { to = "consumable", id = "smoke" }'),
        technique('binding = { to = "licence", id = "twin", weapon = "uchigatana" }\n' + SECRET),
    ),
    "recovery": (
        kata('cost = "2"' + SAYS + effects(HEAL.format(art="medicine"))),
        kata(
            'cost = "2"\ntext.zh = "活力补助 B-1。"\n' + effects('do = "recovery", recovery = "B-1", art = "breathing"')
        ),
        kata(
            'cost = "2"\ntext.ja = "活力譲渡。"\n'
            + effects('do = "recovery", recovery = "C", art = "scholar", amount = 2')
        ),
        kata('cost = "2"\nrescue = {}' + SAYS + effects(HEAL.format(art="herbs") + ", rescue = true")),
    ),
    "majin": (
        entry("manoeuvre", 'type = "upkeep"' + SAYS + effects(HEAL.format(art="majin"))),
        kata('cost = "2"\nrescue = {}\nlimits = [ { per = "battle" } ]' + SAYS + effects(HEAL.format(art="majin"))),
    ),
    "zero": (
        kata(""),
        kata('limits = [ { per = "round", uses = 2 } ]'),
        kata('cost = "1"\nlimits = [ { per = "round", uses = 3 } ]'),
        entry("manoeuvre", 'type = "upkeep"\nlimits = [ { per = "round", uses = 3 } ]'),
    ),
    "span": (
        kata('cost = "1"\n' + effects(attack(1) + ', lasts = "battle"')),
        entry("manoeuvre", 'type = "noncombat"\ncost = "3"\n' + effects(BY_DAY.format(lasts="day"))),
    ),
    "notation": (
        spell('dan = 5\ncost = "3+3+3 (準備)"\ntotal = 9'),
        spell('dan = 3\ncost = "2+2 (準備) +3 (分散)"\ntotal = 7'),
    ),
    "criticals": (kata('cost = "1"\n' + effects('do = "critical-expansion"', 'do = "fumble-prevention"')),),
    "barrier": (
        spell('dan = 9\ncode = "35-15-15"\ncost = "5+5 (分散)"\n' + effects('do = "barrier", areas = 5, hp = 100')),
        spell('dan = 1\ncost = "2"\n' + effects('do = "barrier", strength = 3')),
    ),
    "spell": (
        spell('dan = 7\ncost = "3"\ninstant = "reactive"'),
        spell('dan = 5\ncost = "2+4 (準備)"'),
        spell('dan = 9\ncost = "4+3+2+1 (分散)"'),
        spell('dan = "master"\ncost = "ritual"\n' + effects(BY_DAY.format(lasts="week"))),
        spell('dan = 5\ncost = "3+3 (準備)"\nbenefit = { schools = ["wise"], activation = -1 }'),
    ),
    "character": (
        caster('dan = 3\nbody = 2\nskills = { jujutsu = 3 }\nspells = ["great", "small"]\nschools = ["wise"]'),
        caster('dan = 3\nskills = { jujutsu = 3, toughness = 2 }\nspells = ["great"]'),
    ),
}
"""By principle: entries that keep it."""

BAD: dict[str, tuple[tuple[str, str, str], ...]] = {
    "move": (
        ("move-strong", "effects[1]", kata('cost = "1"\n' + effects('do = "movement", areas = 1'))),
        (
            "move-strong",
            "effects[1]",
            kata('cost = "1"\n' + effects('do = "movement", areas = 1', 'do = "vitality", amount = -2, on = "miss"')),
        ),
        ("move-strong", "effects[1]", kata('cost = "0"\ngrade = 4\n' + effects(DASH))),
        ("move-strong", "effects[1]", kata('cost = "2"\n' + effects('do = "movement", areas = 2'))),
        ("move-strong", "effects[1]", kata('cost = "0"\n' + effects('do = "movement", pace = "step", cells = -1'))),
        ("move-strong", "effects[1]", kata('cost = "1"\n' + effects('do = "movement", pace = "step", cells = 2'))),
        ("move-strong", "effects[1]", kata('cost = "1"\n' + effects('do = "movement-price", pace = "ride", cost = 0'))),
        ("move-strong", "effects[1]", kata('cost = "2"\n' + effects('do = "movement", pace = "jump", areas = 1'))),
        ("move-strong", "effects[1]", kata('cost = "0"\n' + effects('do = "movement", areas = 1, target = "allies"'))),
        ("move-strong", "effects[1]", kata('cost = "1"\n' + effects('do = "movement", areas = 1, target = "ally"'))),
        (
            "move-desert",
            "effects",
            kata('code = "16-01-03"\ncost = "1"\nwhen = { environment = ["desert"] }\n' + effects(DASH)),
        ),
    ),
    "bonus": (
        ("bonus-conditions", "effects", kata('cost = "3"\n' + effects(attack(5)))),
        (
            "bonus-conditions",
            "effects",
            kata('cost = "3"\n' + effects(attack(6, 'designated = "named"'), 'do = "vitality", amount = -1')),
        ),
        (
            "bonus-conditions",
            "effects",
            kata('cost = "3"\n' + effects(attack(7, 'environment = ["night"]'), 'do = "vitality", amount = -2')),
        ),
        (
            "bonus-conditions",
            "effects",
            technique('binding = { to = "weapon", id = "godly" }\n' + effects(attack(2, 'environment = ["night"]'))),
        ),
        ("bonus-conditions", "effects", kata('cost = "3"\n' + effects(attack(3), attack(2, "critical = true")))),
        (
            "bonus-conditions",
            "effects",
            kata('cost = "3"\n' + effects(attack(5, NIGHT), 'do = "vitality", amount = -1, on = "miss"')),
        ),
        (
            "bonus-conditions",
            "effects",
            kata(
                'cost = "3"\n' + effects(attack(5, NIGHT), 'do = "vitality", amount = -1, when = { stance_rounds = 9 }')
            ),
        ),
        (
            "bonus-conditions",
            "manoeuvres[1]",
            kata('cost = "3"\n' + effects(attack(2)))
            + entry("character", 'carries = ["plain", "godly"]\nmanoeuvres = ["it"]').replace(
                'id = "it"', 'id = "her"'
            ),
        ),
    ),
    "weapon": (
        ("weapon-own", "bonus", entry("weapon", 'kind = "tanto"\ngrade = 3\nbonus = 5')),
        ("weapon-own", "bonus", entry("weapon", 'kind = "tanto"\ngrade = 3\nbonus = 4')),
        ("weapon-own", "effects", entry("weapon", 'kind = "tanto"\ngrade = 3\n' + effects(attack(1)))),
        ("weapon-grade", "bonus", entry("weapon", 'kind = "tanto"\ngrade = 2\nbonus = 3')),
        (
            "bonus-conditions",
            "effects",
            entry("weapon", 'kind = "tanto"\ngrade = 3\n' + effects(attack(2, 'environment = ["night"]'))),
        ),
    ),
    "slot": (
        ("slot-source", "effects[1]", kata('cost = "1"\n' + effects(SLOT))),
        ("slot-source", "effects[1]", entry("weapon", 'kind = "yari"\n' + effects(SLOT))),
        ("slot-style", "effects[1]", kata('cost = "1"\nsource = "secret"\n' + effects(SLOT))),
        (
            "slot-penalty",
            "effects[1]",
            kata(f'cost = "1"\n{SECRET}\n' + effects(SLOT.replace('penalty = "breath", ', ""))),
        ),
        (
            "slot-statement",
            "effects[1]",
            kata(f'cost = "1"\n{SECRET}\n' + effects(SLOT.replace("exception = true, ", ""))),
        ),
    ),
    "technique": (
        ("technique-unbound", "type", technique("")),
        ("technique-unbound", "type", technique('binding = { to = "weapon", weapon = "uchigatana" }')),
        ("technique-common", "binding", technique('binding = { to = "weapon", id = "plain" }')),
        ("technique-armour", "binding", technique('binding = { to = "armour", id = "cuirass" }')),
        ("technique-licence", "binding", technique('binding = { to = "licence", id = "twin", weapon = "uchigatana" }')),
        (
            "technique-licence",
            "binding",
            technique(SECRET + '\nbinding = { to = "licence", id = "twin", weapon = "yari" }'),
        ),
    ),
    "recovery": (
        ("recovery-classless", "effects[1]", kata('cost = "2"\n' + effects('do = "vitality", amount = 2'))),
        (
            "recovery-class",
            "effects[1]",
            kata('cost = "2"\ntext.en = "Aid B-2."\n' + effects('do = "recovery", recovery = "B-2", art = "medicine"')),
        ),
        ("recovery-class", "effects[1]", kata('cost = "2"' + SAYS + effects(HEAL.format(art="mind")))),
        ("recovery-text", "text", kata('cost = "2"\n' + effects(HEAL.format(art="herbs")))),
        (
            "recovery-text",
            "text.ja",
            kata('cost = "2"' + SAYS.replace("+2", "+1", 1) + effects(HEAL.format(art="herbs"))),
        ),
        (
            "recovery-text",
            "text.en",
            kata('cost = "2"\ntext.en = "Breathe."\n' + effects('do = "recovery", recovery = "B-3", art = "mind"')),
        ),
        (
            "recovery-text",
            "text.zh",
            kata('cost = "2"\ntext.zh = "给。"\n' + effects('do = "recovery", recovery = "C", art = "scholar"')),
        ),
        (
            "recovery-rescue",
            "effects[1]",
            kata('cost = "2"' + SAYS + effects(HEAL.format(art="herbs") + ", rescue = true")),
        ),
    ),
    "majin": (
        ("majin-class", "effects[1]", kata('cost = "2"' + SAYS + effects(HEAL.format(art="majin")))),
        (
            "majin-upkeep-cost",
            "cost",
            entry("manoeuvre", 'type = "upkeep"\ncost = "1"' + SAYS + effects(HEAL.format(art="majin"))),
        ),
        (
            "majin-rescue-cost",
            "cost",
            kata('cost = "3"\nrescue = {}\nlimits = [ { per = "battle" } ]' + SAYS + effects(HEAL.format(art="majin"))),
        ),
        ("majin-often", "limits", kata('cost = "1"\nrescue = {}' + SAYS + effects(HEAL.format(art="majin")))),
    ),
    "zero": (("zero-kata", "limits[1].uses", kata('limits = [ { per = "round", uses = 3 } ]')),),
    "span": (
        ("kata-long", "effects[1].lasts", kata('cost = "1"\n' + effects(BY_DAY.format(lasts="day")))),
        ("kata-long", "effects[1].lasts", kata('cost = "1"\n' + effects(attack(1) + ', lasts = "session"'))),
        (
            "noncombat-unit",
            "effects[1]",
            entry("manoeuvre", 'type = "noncombat"\n' + effects(attack(1) + ', lasts = "day"')),
        ),
        (
            "noncombat-unit",
            "effects[1]",
            entry("manoeuvre", 'type = "noncombat"\n' + effects(BY_DAY.format(lasts="battle"))),
        ),
    ),
    "notation": (
        ("notation-total", "total", spell('dan = 5\ncost = "3+3+3 (準備)"\ntotal = 8')),
        ("notation-breath", "cost", spell('dan = 5\ncost = "6+2 (準備)"')),
    ),
    "criticals": (("crit-steps", "effects[1].steps", kata(effects('do = "critical-expansion", steps = 2'))),),
    "barrier": (
        ("barrier-hp", "effects[1].hp", spell('dan = 1\ncost = "2"\n' + effects('do = "barrier", hp = 100'))),
        ("barrier-unknown", "effects[1]", spell('dan = 1\ncost = "2"\n' + effects('do = "barrier"'))),
    ),
    "spell": (
        ("spell-at-once", "cost", spell('dan = 7\ncost = "3"')),
        ("spell-dan", "dan", spell('dan = 4\ncost = "2+2 (準備)"')),
        ("spell-instant-prepared", "instant", spell('dan = 7\ncost = "2+2 (準備)"\ninstant = "release"')),
        ("spell-ritual", "cost", spell('dan = 9\ncost = "ritual"')),
        ("spell-master-cost", "cost", spell('dan = "master"\ncost = "5+5 (分散)"')),
        ("spell-master-effect", "effects[1]", spell('dan = "master"\ncost = "ritual"\n' + effects(attack(1)))),
        (
            "spell-benefit-low",
            "benefit.activation",
            spell('dan = 3\ncost = "2+2 (準備)"\nbenefit = { schools = ["wise"], activation = -2 }'),
        ),
        (
            "spell-benefit-school",
            "benefit.schools[1]",
            spell('dan = 3\ncost = "2+2 (準備)"\nbenefit = { schools = ["twin"], activation = -1 }'),
        ),
    ),
    "character": (
        ("character-licence", "spells[1]", caster('dan = 3\nbody = 2\nskills = { jujutsu = 2 }\nspells = ["small"]')),
        ("character-slot", "spells[1]", caster('dan = 1\nbody = 2\nskills = { jujutsu = 3 }\nspells = ["great"]')),
        ("character-focus", "spells[1]", caster('dan = 3\nbody = 1\nskills = { jujutsu = 3 }\nspells = ["great"]')),
        (
            "character-both",
            "schools[1]",
            caster('dan = 1\nskills = { jujutsu = 3 }\nspells = ["small"]\nschools = ["old"]'),
        ),
        (
            "character-unable",
            "manoeuvres[1]",
            kata('cost = "1"\nrequires = { skills = { swordsmanship = 3 } }').replace('"it"', '"cut"')
            + entry("character", 'skills = { swordsmanship = 2 }\nmanoeuvres = ["cut"]'),
        ),
    ),
}
"""By principle: the finding, its key, and the entry that breaks it."""

CLAUSES = {
    "move": (
        *("maai.move.principle", "maai.move.cond.grade", "maai.move.cond.penalty", "maai.move.cond.limit"),
        *("maai.move.cond.situation", "maai.move.flag_desert"),
    ),
    "bonus": (
        *("maai.bonus.must_combine", "maai.bonus.two_conditions", "maai.bonus.cond.stance", "maai.bonus.cond.target"),
        *("maai.bonus.cond.vitality5", "maai.bonus.cond.vitality6", "maai.bonus.cond.vitality7"),
        *("maai.bonus.cond.instant_death", "maai.bonus.cond.environment", "maai.bonus.cond.crit_only"),
    ),
    "weapon": ("maai.bonus.weapon_own_limit", "maai.bonus.extension_weapons", "maai.bonus.weapon_table"),
    "slot": (
        *("maai.stance.slot2.all_conditions", "maai.stance.slot2.source", "maai.stance.slot2.penalty"),
        *("maai.stance.slot2.statement", "maai.meta.flag_exceptions"),
    ),
    "technique": (
        *("maai.technique.core_type", "maai.technique.as_core", "maai.technique.else_kata"),
        *("maai.technique.cat.weapon", "maai.technique.cat.armour", "maai.technique.cat.consumable"),
        "maai.technique.cat.style",
    ),
    "recovery": (
        *("maai.recovery.three_classes", "maai.recovery.a.scope", "maai.recovery.b.scope"),
        *("maai.recovery.tag.a", "maai.recovery.tag.b", "maai.recovery.tag.c"),
    ),
    "majin": ("maai.majin.redefine", "maai.majin.a.cost"),
    "zero": ("maai.zero_kata.implicit", "maai.zero_kata.only_kata_and_zero"),
    "span": ("maai.noncombat.problem", "maai.noncombat.result_unit"),
    "notation": ("maai.notation.total",),
    "criticals": ("maai.crit.expand.one_step",),
    "barrier": ("maai.barrier.units", "maai.barrier.heaven_earth"),
    "spell": ("maai.spell.structure.not_absolute", "maai.spell.structure.instant_exception"),
    "character": ("maai.focus.advice", "maai.spell.exclusive.ban"),
}
"""The clauses that each principle's entries show."""


def findings(text: str) -> list[Finding]:
    content = load_form(SURROUNDINGS + text, "house.toml", find_game)
    assert isinstance(content, ContentFile)
    return list(audit_content(content))


@pytest.mark.parametrize(
    ("principle", "text"),
    [
        pytest.param(principle, text, marks=pytest.mark.clauses(*CLAUSES[principle]), id=f"{principle}-{at}")
        for principle, texts in GOOD.items()
        for at, text in enumerate(texts, 1)
    ],
)
def test_what_keeps_a_principle_passes(principle: str, text: str) -> None:
    assert [(one.code, one.place) for one in findings(text)] == [], principle


@pytest.mark.parametrize(
    ("code", "place", "text"),
    [
        pytest.param(*row, marks=pytest.mark.clauses(*CLAUSES[principle]), id=f"{principle}-{row[0]}-{at}")
        for principle, rows in BAD.items()
        for at, row in enumerate(rows, 1)
    ],
)
def test_what_breaks_a_principle_is_found(code: str, place: str, text: str) -> None:
    [found] = findings(text)
    table, _, key = found.place.partition(".")
    assert (found.code, key) == (code, place)
    assert table.partition("[")[0] in TABLES
    assert found.remedies
    assert found.clauses or code == "character-unable"


def test_every_finding_and_every_remedy_is_shown_and_worded() -> None:
    found = [one for rows in BAD.values() for *_, text in rows for one in findings(text)]
    assert {one.code for one in found} == set(FAULTS) - {"not-a-cost"}
    assert {remedy for one in found for remedy in one.remedies} == set(REMEDIES)
    library = find_game("maai")
    for language in LANGUAGES:
        words = Wording(language, library.texts(language))
        assert all(words.fault(one) for one in found)
        assert all(words.word("remedy", remedy) != remedy for remedy in REMEDIES)


def test_each_clause_of_a_principle_is_cited_by_a_finding_or_kept_by_an_entry() -> None:
    assert set(CLAUSES) == set(GOOD) == set(BAD)
    for principle, rows in BAD.items():
        cited = {clause for *_, text in rows for one in findings(text) for clause in one.clauses}
        assert cited & set(CLAUSES[principle]), principle


@pytest.mark.clauses("maai.bonus.cond.vitality5", "maai.bonus.cond.vitality6", "maai.bonus.cond.vitality7")
def test_the_price_in_vitality_grows_with_the_bonus() -> None:
    assert [vitality_needed(bonus) for bonus in (5, 6, 7, 8, 12)] == [1, 2, 3, 3, 3]


@pytest.mark.clauses("maai.breath.two_kinds")
def test_a_cost_of_a_third_kind_is_no_cost() -> None:
    with pytest.raises(ContentError) as refused:
        findings(spell('dan = 3\ncost = "2+2 (延長)"'))
    assert [(one.code, one.place) for one in refused.value.faults] == [("not-a-cost", "spell[1].cost")]


@pytest.mark.clauses("maai.technique.six_types")
def test_there_are_six_types_and_noncombat_actions() -> None:
    for kind in ("kata", "stance", "upkeep", "gift", "tactic", "technique", "noncombat"):
        load_form(SURROUNDINGS + entry("manoeuvre", f'type = "{kind}"'), "house.toml", find_game)
    with pytest.raises(ContentError):
        findings(entry("manoeuvre", 'type = "prayer"'))


@pytest.mark.clauses("maai.spell.slot_is_breath")
def test_no_effect_brings_a_slot_back() -> None:
    tags = {str(kind.__struct_config__.tag) for kind in AnyEffect.__args__}
    assert len(tags) == 23
    assert not [tag for tag in tags if "slot" in tag and tag != "stance-slot"]


@pytest.mark.clauses("maai.meta.core_first", "maai.meta.conflict_core_wins")
def test_where_core_and_extension_clash_the_core_prevails_unless_the_exception_is_flagged() -> None:
    silent = kata(f'cost = "1"\n{SECRET}\n' + effects(SLOT.replace("exception = true, ", "")))
    [found] = findings(silent)
    assert {"maai.stance.one_only", "maai.stance.slot2.statement", "maai.meta.core_first"} <= set(found.clauses)
    with pytest.raises(ScenarioError):
        load_scenario(SCENARIO + SCHOOLS + silent, "house.toml", find_game)
    flagged = kata(f'cost = "1"\n{SECRET}\n' + effects(SLOT))
    load_scenario(SCENARIO + SCHOOLS + flagged, "house.toml", find_game)


SCHOOLS = '[[school]]\nid = "twin"\nweapons = ["uchigatana"]\n'
SCENARIO = 'game = "maai"\n[name]\nen = "house rules"\n[[fighter]]\nid = "a"\n[[fighter]]\nid = "b"\n'


@pytest.mark.clauses("maai.meta.flag_exceptions")
def test_a_scenario_may_not_bring_what_breaks_a_principle_unless_the_game_master_lets_it_stand() -> None:
    broken = kata('cost = "1"\n' + effects('do = "movement", areas = 1'))
    with pytest.raises(ScenarioError) as refused:
        load_scenario(SCENARIO + broken, "house.toml", find_game)
    [fault] = refused.value.faults
    assert isinstance(fault, Finding)
    assert (fault.code, fault.place, fault.line) == ("move-strong", "manoeuvre[1].effects[1]", 14)
    let = broken + '\noverrule.en = "It is her family\'s step, and she may have it."\n'
    assert load_scenario(SCENARIO + let, "house.toml", find_game).body.manoeuvre[0].id == "it"


def test_all_that_is_shipped_keeps_every_principle() -> None:
    content = shipped()
    assert isinstance(content.weapon[0], Named)
    assert list(audit_content(content)) == []
