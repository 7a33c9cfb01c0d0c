"""Files that commands write: whole or not at all; and Ctrl-C at any moment."""

import errno
import os
import stat
from pathlib import Path

import pytest

import gunbai.cli
from gunbai.cli.exits import Exit
from gunbai.cli.writing import replace_file

from .conftest import Gunbai

COMMANDS = [("check", "nosuch.toml", "--sarif"), ("map", "kaisen/duel", "-o")]


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("before", [None, b"what was there"])
def test_where_there_is_no_room_what_was_there_stays(
    gunbai: Gunbai, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...], before: bytes | None
) -> None:
    path = tmp_path / "out.svg"
    if before is not None:
        path.write_bytes(before)

    def full(_file: int) -> None:
        raise OSError(errno.ENOSPC, "")

    monkeypatch.setattr(os, "fsync", full)
    code, _, err = gunbai(*command, path)
    assert code == 2
    assert "no space is left" in err
    assert (path.read_bytes() if path.exists() else None) == before
    assert [file.name for file in tmp_path.iterdir()] == (["out.svg"] if before is not None else [])


def test_a_file_keeps_its_mode_and_stays_where_a_link_leads(tmp_path: Path) -> None:
    path, link = tmp_path / "a", tmp_path / "b"
    path.write_bytes(b"old")
    path.chmod(0o640)
    link.symlink_to(path)
    replace_file(str(link), b"new")
    assert link.is_symlink()
    assert (path.read_bytes(), stat.S_IMODE(path.stat().st_mode)) == (b"new", 0o640)
    replace_file(str(tmp_path / "c"), b"x")
    assert stat.S_IMODE((tmp_path / "c").stat().st_mode) == 0o644


def test_what_is_no_file_is_written_to_and_not_replaced(tmp_path: Path) -> None:
    replace_file(os.devnull, b"x")
    assert stat.S_ISCHR(os.stat(os.devnull).st_mode)
    with pytest.raises(Exit):
        replace_file(str(tmp_path), b"x")


def test_ctrl_c_while_a_command_is_loaded_is_no_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_name: str) -> object:
        raise KeyboardInterrupt

    monkeypatch.setattr(gunbai.cli, "import_module", interrupted)
    assert gunbai.cli.main(["games"], {}) == 130
