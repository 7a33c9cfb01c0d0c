"""The record of a battle that is being played: each input is on the disk before anybody is told what came of it.

Beside the record of a battle with sealed dice lies `RECORD.seal`, the secret seed, until the footer publishes it.
"""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path

from gunbai.cli.exits import FOUND, USAGE, Exit
from gunbai.cli.paths import cannot_read, reason
from gunbai.errors import SealBroken
from gunbai.kernel.battle import Battle
from gunbai.kernel.dice import SEED_BYTES, SealedDice
from gunbai.kernel.inputs import Input
from gunbai.kernel.record import MAX_BYTES, footer_line, header_line, input_line, undo_line

SEAL = ".seal"
_SECRET, _PUBLIC = 0o600, 0o644


class Ledger:
    """A record that is open for appending, by this process alone."""

    def __init__(self, path: str, file: int) -> None:
        self.path = path
        self._file = file
        self._noted = 0

    @classmethod
    def create(cls, path: str, seed: bytes | None = None) -> Ledger:
        """A new record, empty as yet.

        Args:
            seed: of sealed dice; it is put beside the record.

        Raises:
            Exit: there is such a file already, or it cannot be made.
        """
        if seed is not None:
            _write_seal(path, seed)
        try:
            file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_APPEND, _PUBLIC)
        except OSError as error:
            if seed is not None:
                os.unlink(path + SEAL)
            raise cannot_write(path, error) from None
        ledger = cls(path, file)
        ledger._lock()
        _sync_folder(path)
        return ledger

    @classmethod
    def open(cls, path: str) -> Ledger:
        """A record that is there already.

        Raises:
            Exit: it cannot be opened, or another process plays it.
        """
        try:
            file = os.open(path, os.O_RDWR | os.O_APPEND)
        except OSError as error:
            raise cannot_read(path, error) from None
        ledger = cls(path, file)
        ledger._lock()
        return ledger

    def _lock(self) -> None:
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(self._file)
            raise Exit(FOUND, "record-in-use", path=self.path) from None

    def read(self) -> bytes:
        """All that is in it; of one that is larger than a record may be, one byte more than that.

        Raises:
            Exit: it is no file that can be read so: a pipe.
        """
        try:
            return os.pread(self._file, MAX_BYTES + 1, 0)
        except OSError as error:
            raise cannot_read(self.path, error) from None

    def cut(self, size: int) -> None:
        """Takes away what stands behind the first `size` bytes: half a line, which nobody was ever told of."""
        os.ftruncate(self._file, size)
        os.fsync(self._file)

    @property
    def noted(self) -> int:
        """How many inputs of the battle are in the record."""
        return self._noted

    def begin(self, battle: Battle) -> None:
        """The header, and what has happened already.

        Raises:
            Exit: it cannot be written; nothing is left of the record.
        """
        self._start(header_line(battle) + _lines(battle.inputs))
        self._noted = len(battle.inputs)

    def resume(self, inputs: int) -> None:
        """So many inputs are in the record already."""
        self._noted = inputs

    def note(self, battle: Battle) -> None:
        """Appends the inputs that are not yet in the record; and the footer, if the battle is over.

        Raises:
            Exit: it cannot be written; the record is as it was.
        """
        lines = _lines(battle.inputs[self._noted :])
        if battle.result is not None:
            lines += footer_line(battle)
        if lines:
            self._append(lines)
        self._noted = len(battle.inputs)
        if battle.result is not None and isinstance(battle.dice, SealedDice):
            with suppress(FileNotFoundError):
                os.unlink(self.path + SEAL)

    def undo(self, back: int) -> None:
        """From here on only the first `back` inputs stand."""
        self._append(undo_line(back))
        self._noted = back

    def copy(self, path: str) -> None:
        """Another record, with a seal of its own, from which the battle can be resumed as it stands.

        Raises:
            Exit: there is such a file already, or it cannot be made.
        """
        other = Ledger.create(path, read_seal(self.path) if os.path.exists(self.path + SEAL) else None)
        try:
            other._start(self.read())
        finally:
            other.close()

    def close(self) -> None:
        """Lets others have the record."""
        os.close(self._file)

    def _start(self, data: bytes) -> None:
        """What a new record begins with; if it cannot be written, the record and its seal are taken away again."""
        try:
            self._append(data)
        except Exit:
            for path in (self.path, self.path + SEAL):
                with suppress(FileNotFoundError):
                    os.unlink(path)
            raise

    def _append(self, data: bytes) -> None:
        size = os.fstat(self._file).st_size
        try:
            _write_all(self._file, data)
        except OSError as error:
            os.ftruncate(self._file, size)
            raise cannot_write(self.path, error) from None


def cannot_write(path: str, error: OSError) -> Exit:
    """A file that cannot be made or written."""
    return Exit(USAGE, "cannot-write", path=path, why=reason(error))


def write_new(path: str, data: bytes, mode: int = _PUBLIC) -> None:
    """A file that was not there before, whole and on the disk.

    Raises:
        Exit: there is such a file already, or it cannot be made.
    """
    try:
        file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode)
        try:
            _write_all(file, data)
        except OSError:
            os.unlink(path)
            raise
        finally:
            os.close(file)
    except OSError as error:
        raise cannot_write(path, error) from None
    _sync_folder(path)


def read_seal(path: str) -> bytes:
    """The seed that lies beside a record.

    Raises:
        Exit: it is not there or cannot be read.
        SealBroken: it is no seed.
    """
    try:
        text = Path(path + SEAL).read_text("ascii", errors="replace").strip()
    except FileNotFoundError:
        raise Exit(FOUND, "seal-missing", path=path, seal=path + SEAL) from None
    except OSError as error:
        raise cannot_read(path + SEAL, error) from None
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES:
        raise SealBroken("wrong-seed", {"given": text[:64]})
    return seed


def new_path(folder: Path, name: str) -> str:
    """A path for a new record in a folder, which is made if need be: `NAME-1.jsonl`, or the next number.

    Raises:
        Exit: there can be no such folder.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise cannot_write(str(folder), error) from None
    return next(path for path in _numbered(folder / name) if not (os.path.exists(path) or os.path.exists(path + SEAL)))


def _numbered(stem: Path) -> Iterator[str]:
    number = 0
    while True:
        number += 1
        yield f"{stem}-{number}.jsonl"


def _write_seal(path: str, seed: bytes) -> None:
    write_new(path + SEAL, seed.hex().encode() + b"\n", _SECRET)


def _lines(inputs: Iterable[Input]) -> bytes:
    return b"".join(map(input_line, inputs))


def _write_all(file: int, data: bytes) -> None:
    while data:
        data = data[os.write(file, data) :]
    os.fsync(file)


def _sync_folder(path: str) -> None:
    """A new file's name is on the disk only when its folder is."""
    folder = os.open(os.path.dirname(os.path.abspath(path)), os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)
