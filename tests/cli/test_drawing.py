"""`gunbai map`: how a battle stands, in lines of text or as a picture."""

import shutil
from pathlib import Path

import pytest

from gunbai.cli import converters, drawing
from gunbai.cli.exits import Exit

from .conftest import Gunbai


def test_without_a_file_the_board_is_printed(gunbai: Gunbai) -> None:
    ran = gunbai("map", "maai/ganryujima")
    assert ran.code == 0
    assert "Musashi" in ran.out
    assert "toma" in ran.out


def test_a_record_is_shown_as_a_round_ended(gunbai: Gunbai, path: Path) -> None:
    assert gunbai("run", "maai/ganryujima", "--seed", "11", "--record", path).code == 0
    ended = gunbai("map", path)
    second = gunbai("map", path, "--round", "2")
    assert ended.code == second.code == 0
    assert second.out.startswith("Round 2")
    assert not ended.out.startswith("Round 2")
    # The last moment of round 2: the lull is over, and the next input begins round 3.
    assert gunbai("map", path, "--round", "1").out.startswith("Round 1")
    lacking = gunbai("map", path, "--round", "99")
    assert lacking.code == 1
    assert "There is no round 99" in lacking.err


def test_what_does_not_go_together_is_refused_before_anything_is_done(gunbai: Gunbai, path: Path) -> None:
    assert gunbai("run", "maai/ganryujima", "--seed", "11", "--record", path).code == 0
    for wrong in (
        ("map", "maai/ganryujima", "--round", "2"),
        ("map", path, "--seed", "3"),
        ("map", "maai/ganryujima", "--arcs", "musashi"),
        ("map", "maai/ganryujima", "-o", path.with_suffix(".gif")),
        ("map", "maai/ganryujima", "--as", "nobody"),
        ("map", "maai/nowhere"),
    ):
        ran = gunbai(*wrong)
        assert ran.code == 2, wrong
        assert ran.err
    # A record can never be overwritten by a picture.
    before = path.read_bytes()
    assert gunbai("map", "maai/ganryujima", "-o", path).code == 2
    assert path.read_bytes() == before


def test_a_game_without_a_picture_says_so(gunbai: Gunbai, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawing, "find_picture", lambda _: None)
    ran = gunbai("map", "maai/ganryujima", "-o", tmp_path / "duel.svg")
    assert (ran.code, ran.err) == (1, "The game maai has no picture.\n")
    assert not list(tmp_path.glob("*.svg"))


def test_a_png_needs_a_converter(gunbai: Gunbai, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda *_, **__: None)
    ran = gunbai("map", "maai/ganryujima", "-o", tmp_path / "duel.png")
    assert ran.code == 1
    assert "rsvg-convert" in ran.err


def script(folder: Path, name: str, body: str) -> str:
    """A program of this name, as a converter would be installed."""
    path = folder / name
    path.write_text(f"#!/bin/sh\n{body}\n")
    path.chmod(0o755)
    return str(path)


@pytest.mark.parametrize("name", converters.CONVERTERS)
def test_a_converter_is_given_the_picture_and_leaves_nothing_beside_it(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # It writes down what it was told, and what stands in the SVG.
    program = script(
        tmp_path, name, f'echo "$@" > {tmp_path}/told; cat {tmp_path}/duel.png.svg.part >> {tmp_path}/told'
    )
    monkeypatch.setattr(shutil, "which", lambda one, **_: program if one == name else None)
    converters.write_picture(str(tmp_path / "duel.png"), "<svg/>")
    told = (tmp_path / "told").read_text()
    assert str(tmp_path / "duel.png") in told
    assert told.endswith("<svg/>")
    assert not list(tmp_path.glob("*.part"))


def test_a_converter_that_fails_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = script(tmp_path, "inkscape", "exit 3")
    monkeypatch.setattr(shutil, "which", lambda one, **_: program if one == "inkscape" else None)
    with pytest.raises(Exit) as raised:
        converters.write_picture(str(tmp_path / "duel.png"), "<svg/>")
    assert raised.value.message == "map-converter-failed"
    assert not list(tmp_path.glob("*.part"))


def test_a_picture_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "folder.svg").mkdir()
    for path in (tmp_path / "folder.svg", tmp_path / "nowhere" / "x.svg"):
        with pytest.raises(Exit) as raised:
            converters.write_picture(str(path), "<svg/>")
        assert raised.value.message == "cannot-write"
