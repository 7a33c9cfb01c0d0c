"""`gunbai reach`: everything that a ship can reach, as a list, for machines, and as a picture."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from .conftest import Gunbai


def test_every_pose_is_listed_with_moves_that_lead_there(gunbai: Gunbai) -> None:
    ran = gunbai("reach", "kaisen/galleys", "--ship", "thunder", "--json")
    assert ran.code == 0
    rows = json.loads(ran.out)
    # A calm: six rowing points and no other power; steering points from the performance alone.
    assert {"hex": "0806", "facing": 3, "moves": "S", "sail": 0, "steer": 0, "row": 0} in rows
    assert {"hex": "0506", "facing": 3, "moves": "3", "sail": 0, "steer": 0, "row": 6} in rows
    assert {"hex": "1006", "facing": 3, "moves": "BB", "sail": 0, "steer": 0, "row": 6} in rows
    assert len({(row["hex"], row["facing"]) for row in rows}) == len(rows)
    assert all(row["sail"] == 0 and row["steer"] <= 2 and row["row"] <= 6 for row in rows)
    said = gunbai("reach", "kaisen/galleys", "--ship", "thunder")
    assert said.out.startswith(f"Thunder at 0806-3, power 0: {len(rows)} ways to end")
    assert len(said.out.splitlines()) >= len(rows)


def test_more_power_reaches_farther(gunbai: Gunbai) -> None:
    few, many = (
        json.loads(gunbai("reach", "kaisen/duel", "--ship", "heron", "--power", power, "--seed", "1", "--json").out)
        for power in ("1", "4")
    )
    assert {(row["hex"], row["facing"]) for row in few} < {(row["hex"], row["facing"]) for row in many}


def test_the_reach_is_drawn(gunbai: Gunbai, tmp_path: Path) -> None:
    path = tmp_path / "reach.svg"
    assert gunbai("reach", "kaisen/galleys", "--ship", "thunder", "-o", path).code == 0
    root = ElementTree.parse(path).getroot()
    rows = json.loads(gunbai("reach", "kaisen/galleys", "--ship", "thunder", "--json").out)
    marked = [one for one in root.iter() if "post" in one.get("class", "").split()]
    assert len(marked) == len(rows)


@pytest.mark.parametrize("name", ["falcon", "Falcon", "ＦＡＬＣＯＮ", "隼", "游隼"])
def test_a_ship_is_known_by_its_id_and_by_its_names(gunbai: Gunbai, name: str, tmp_path: Path) -> None:
    said = gunbai("reach", "kaisen/island", "--ship", name, "--seed", "1")
    assert said.out.startswith("Falcon at 0602-2")
    pictures: list[Path] = []
    for arcs, sight in (("falcon", ("falcon", "0404")), (name, (name, "０４０４"))):
        pictures.append(tmp_path / f"{len(pictures)}.svg")
        marks = ("--arcs", arcs, "--sight", *sight)
        assert gunbai("map", "kaisen/island", "--seed", "1", *marks, "-o", pictures[-1]).code == 0
    assert pictures[0].read_bytes() == pictures[1].read_bytes()


def test_what_cannot_be_is_said(gunbai: Gunbai) -> None:
    nobody = gunbai("reach", "kaisen/galleys", "--ship", "nobody")
    assert nobody.code == 2
    assert "thunder" in nobody.err
    assert gunbai("reach", "kaisen/galleys", "--ship", "thunder", "--power", "61").code == 2
    assert gunbai("reach", "kaisen/galleys").code == 2
    duel = gunbai("reach", "maai/ganryujima", "--ship", "musashi")
    assert (duel.code, duel.err) == (1, "The game maai has no ships to be moved.\n")


def test_a_record_of_ships_is_drawn_round_by_round(gunbai: Gunbai, path: Path) -> None:
    assert gunbai("run", "kaisen/duel", "--seed", "4", "--record", path).code == 0
    second = path.with_suffix(".svg")
    assert gunbai("map", path, "--round", "2", "--arcs", "heron", "--lang", "ja", "-o", second).code == 0
    root = ElementTree.parse(second).getroot()
    assert "第2ラウンド" in (root[0].text or "")
    assert root.get("lang") == "ja"
    assert gunbai("map", path, "--round", "2").out.startswith("Round 2 · Wind from")
