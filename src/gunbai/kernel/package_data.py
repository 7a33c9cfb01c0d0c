"""Files shipped inside a package: reading them, and turning their tables into records.

The one place of the kernel that reads anything, and it reads nothing but what a package carries.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from importlib.resources import files
from typing import Any, Generic, TypeVar

import msgspec

from gunbai.errors import ContentError, Fault, Value
from gunbai.kernel.schema import check
from gunbai.kernel.toml_lines import key_lines, line_of
from gunbai.kernel.toml_text import read_toml

MAX_BYTES = 1 << 22
"""A content file is at most 4 MiB."""

Row = TypeVar("Row", bound=msgspec.Struct)


def read_data(package: str, name: str) -> str:
    """The text of a file that a package carries.

    Args:
        package: dotted name, such as `gunbai.games.maai`.
        name: the file's path inside it, with `/` between folders.

    Raises:
        ContentError: the package carries no such file.
    """
    try:
        return files(package).joinpath(*name.split("/")).read_text("utf-8")
    except (FileNotFoundError, ModuleNotFoundError) as error:
        raise ContentError(f"{package}/{name}", [Fault("missing-file")]) from error


def list_data(package: str, folder: str, suffix: str) -> tuple[str, ...]:
    """Names of the files in a folder of a package that end in `suffix`, sorted; none where there is no such folder."""
    place = files(package).joinpath(*folder.split("/"))
    if not place.is_dir():
        return ()
    return tuple(sorted(file.name for file in place.iterdir() if file.name.endswith(suffix) and file.is_file()))


class Tables(Generic[Row]):
    """A TOML file made of one kind of table, `[[table]]`, under a line that names its game.

    Whatever breaks the form becomes a fault; the loader adds its own and then calls `raise_faults`, so that whoever
    wrote the file learns of everything at once.
    """

    def __init__(self, text: str, where: str, table: str, row: type[Row]) -> None:
        """
        Raises:
            ContentError: the text is no TOML.
        """
        self.where = where
        self.game = ""
        self.rows: list[tuple[int, Row]] = []
        """Number in the file, from 1, and the record, of each table that could be read."""
        self._text = text.removeprefix("\ufeff")
        self._table = table
        self._faults: list[Fault] = []
        for number, raw in enumerate(self._read_head(), 1):
            try:
                self.rows.append((number, msgspec.convert(raw, row)))
            except msgspec.ValidationError:
                self._faults += check(raw, row, f"{table}[{number}]")[1]

    def fault(
        self,
        code: str,
        number: int,
        field: str,
        values: Mapping[str, Value],
        accepted: Iterable[str] = (),
    ) -> None:
        """Note a fault in a field of the table with this number."""
        self.note(Fault(code, f"{self._table}[{number}].{field}", 0, dict(values), tuple(accepted)))

    def note(self, fault: Fault) -> None:
        """Note a fault of the file as a whole, or of another one that does not fit it."""
        self._faults.append(fault)

    def raise_faults(self) -> None:
        """Go on only with a file that has no fault.

        Raises:
            ContentError: all the faults noted so far, with their lines and in their order.
        """
        if self._faults:
            lines = key_lines(self._text)
            placed = (msgspec.structs.replace(fault, line=line_of(fault.place, lines)) for fault in self._faults)
            raise ContentError(self.where, sorted(placed, key=lambda fault: fault.line))

    def _read_head(self) -> list[Any]:
        document = read_toml(self._text, MAX_BYTES)
        if isinstance(document, Fault):
            raise ContentError(self.where, [document])
        head = msgspec.defstruct("Head", [("game", str), (self._table, list[Any])])
        game, rows = document.get("game"), document.get(self._table)
        # What the tables hold is looked at one by one.
        self._faults += check(document | {self._table: []} if isinstance(rows, list) else document, head)[1]
        self.game = game if isinstance(game, str) else ""
        return rows if isinstance(rows, list) else []
