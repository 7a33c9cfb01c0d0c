"""Parameters that several commands share."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

if TYPE_CHECKING:
    from cyclopts import Token

_WHOLE = re.compile(r"[+-]?[0-9]{1,18}")


def whole_number(wanted: type, tokens: Sequence[Token]) -> int:
    """A whole number, written with nothing but digits and a sign: `1.5` is none, and is not rounded to one."""
    [token] = tokens
    if not _WHOLE.fullmatch(token.value):
        raise ValueError
    return int(token.value)


Whole = Parameter(metavar="N", converter=whole_number)

Json = Annotated[bool, Parameter(name="--json")]
Seed = Annotated[int | None, Whole]
Record = Annotated[str | None, Parameter(metavar="FILE")]
Seat = Annotated[str | None, Parameter(name="--as", metavar="SEAT")]
Files = Annotated[str, Parameter(name="FILE")]
