"""Parameters that several commands share."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

Json = Annotated[bool, Parameter(name="--json")]
Seed = Annotated[int | None, Parameter(metavar="N")]
Record = Annotated[str | None, Parameter(metavar="FILE")]
Seat = Annotated[str | None, Parameter(name="--as", metavar="SEAT")]
Files = Annotated[str, Parameter(name="FILE")]
