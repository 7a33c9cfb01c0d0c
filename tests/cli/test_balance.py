"""`balance`: house content is checked and weighed, in three languages."""

import json
from pathlib import Path

import pytest

from gunbai.games.kaisen.models import MODELS
from gunbai.games.sengen.gallery import CARDS

from .conftest import Gunbai

SWORD = """
game = "maai"

[[weapon]]
id = "akatsuki"
kind = "odachi"
name = { ja = "暁", en = "Daybreak", zh = "晓" }
grade = 1
longer = true
"""
CARD = """
game = "sengen"

[[card]]
id = "snow-lantern"
kind = "deployed"
name = { ja = "雪見灯籠", en = "<b>Snow</b>", zh = "雪见灯笼" }
hp = 18
bonus = { danmaku = 2, damage = 3 }
"""
SHIP = """
game = "kaisen"

[[model]]
id = "cockle"
name = { ja = "笹舟", en = "cockleshell", zh = "小舟" }
hull = 1
rigging = 5
crew = 5
hp = 1
"""


@pytest.mark.parametrize(
    ("language", "words"),
    [("ja", ("暁", "武器", "順位")), ("en", ("Daybreak", "weapon", "place")), ("zh", ("晓", "武器", "名次"))],
)
def test_a_weapon_is_checked_and_weighed_in_three_languages(
    gunbai: Gunbai, tmp_path: Path, language: str, words: tuple[str, ...]
) -> None:
    pytest.importorskip("matplotlib")
    file, page = tmp_path / "house.toml", tmp_path / "house.html"
    file.write_text(SWORD, "utf-8")
    code, out, err = gunbai(
        "balance", file, "-n", "10", "--jobs", "1", "--player", "random", "--lang", language, "--report", page
    )
    assert (code, err) == (0, "")
    for word in words:
        assert word in out
        assert word in page.read_text("utf-8")


def test_a_card_stands_among_all_deployed_ones_and_its_name_is_no_markup(gunbai: Gunbai, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    file, page = tmp_path / "card.toml", tmp_path / "card.html"
    file.write_text(CARD, "utf-8")
    flags = ("balance", file, "-n", "10", "--jobs", "1", "--player", "random", "--report", page, "--lang", "en")
    found = json.loads(gunbai(*flags, "--json").out)
    [row] = found["content"]
    assert found["findings"] == []
    assert {peer["id"] for peer in row["peers"]} == {id for id, card in CARDS.items() if card.kind.value == "deployed"}
    assert row["with"]["battles"] == row["without"]["battles"] == 20
    assert row["best"] <= row["rank"] <= row["worst"] <= 1 + len(row["peers"])
    html = page.read_text("utf-8")
    assert "<b>" not in html
    assert "&lt;b&gt;Snow&lt;/b&gt;" in html
    assert "//" not in html.replace("http://www.w3.org/2000/svg", "").replace("http://www.w3.org/1999/xlink", "")


def test_a_cockleshell_loses_and_may_be_the_last_of_ships(gunbai: Gunbai, tmp_path: Path) -> None:
    file = tmp_path / "ship.toml"
    file.write_text(SHIP, "utf-8")
    found = json.loads(gunbai("balance", file, "-n", "10", "--jobs", "1", "--player", "random", "--json").out)
    [row] = found["content"]
    assert row["gain"] < 0
    assert row["worst"] == 1 + len(MODELS)
    assert {peer["id"] for peer in row["peers"]} == set(MODELS)


def test_what_breaks_a_principle_is_told_too(gunbai: Gunbai, tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text(SWORD.replace("grade = 1", "grade = 0\nbonus = 9"), "utf-8")
    flags = ("balance", file, "-n", "10", "--jobs", "1", "--player", "random", "--json")
    assert json.loads(gunbai(*flags).out)["findings"] == [
        one["code"] for one in json.loads(gunbai("check", file, "--json").out)[0]["faults"]
    ]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (SWORD.replace('"odachi"', '"oar"'), "does not fit"),
        ('game = "maai"\n[[armour]]\nid = "do"\n', "holds no weapon"),
        ('game = "maai"\n[[case]]\n', "holds no weapon"),
        (SHIP.replace("hp = 1", "hp = 0"), "1..1000"),
    ],
)
def test_what_cannot_be_weighed_is_refused(gunbai: Gunbai, tmp_path: Path, text: str, says: str) -> None:
    file = tmp_path / "house.toml"
    file.write_text(text, "utf-8")
    code, out, err = gunbai("balance", file, "-n", "10", "--jobs", "1", "--lang", "en")
    assert (code, out) == (1, "")
    assert says in err
