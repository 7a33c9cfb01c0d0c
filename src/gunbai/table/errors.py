"""What a table refuses that no rulebook knows of."""

from __future__ import annotations

from gunbai.errors import Refused


class TableRefused(Refused):
    """Nothing has changed. Reasons are messages `refusal-REASON` of the table's own texts."""

    code = "table"


class NoSuchTable(TableRefused):
    """The table is not there, or the link is no longer good: the two are not told apart."""

    code = "no-such-table"

    def __init__(self) -> None:
        super().__init__("no-such-table")


class NotAllowed(TableRefused):
    """This link does not allow that."""

    code = "not-allowed"

    def __init__(self, what: str) -> None:
        super().__init__("not-allowed", {"what": what})


class Overtaken(TableRefused):
    """Somebody else was quicker: what the answer was to no longer stands."""

    code = "overtaken"

    def __init__(self) -> None:
        super().__init__("overtaken")


class StoreFailed(TableRefused):
    """The database cannot be written or read; nothing has been taken."""

    code = "store-failed"

    def __init__(self) -> None:
        super().__init__("store-failed")
