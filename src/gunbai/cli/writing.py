"""Files that a command writes besides records: whole, or not at all."""

from __future__ import annotations

import os
import tempfile

from gunbai.cli.ledger import cannot_write

_PUBLIC = 0o644


def replace_file(path: str, data: bytes) -> None:
    """A file with this content: one that was there stays whole until the new one is on the disk.

    What is there and is no file, such as a terminal or a pipe, is written to as it is.

    Raises:
        Exit: it cannot be written.
    """
    try:
        if os.path.exists(path) and not os.path.isfile(path):
            with open(path, "wb") as out:
                out.write(data)
        else:
            _replace(os.path.realpath(path), data)
    except OSError as error:
        raise cannot_write(path, error) from None


def _replace(path: str, data: bytes) -> None:
    mode = os.stat(path).st_mode & 0o777 if os.path.exists(path) else _PUBLIC
    file, name = tempfile.mkstemp(dir=os.path.dirname(path), prefix=".gunbai-")
    try:
        with os.fdopen(file, "wb") as out:
            out.write(data)
            out.flush()
            os.fsync(out.fileno())
        os.chmod(name, mode)
        os.replace(name, path)
    except BaseException:
        os.unlink(name)
        raise
