"""The bounds of what people write down for 間合: ids, numbers, kinds of weapons, cells."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=r"^[\w-]+$")]
"""Letters of any script, digits, `_` and `-`: what can be typed in a declaration and be taken for nothing else."""
Ability = Annotated[int, msgspec.Meta(ge=-9, le=20)]
Bonus = Annotated[int, msgspec.Meta(ge=-20, le=40)]
Points = Annotated[int, msgspec.Meta(ge=0, le=200)]
Maximum = Annotated[int, msgspec.Meta(ge=1, le=200)]
Counter = Annotated[int, msgspec.Meta(ge=0, le=10_000)]
Uses = dict[Id, Annotated[int, msgspec.Meta(ge=1, le=99)]]
"""How often something has been used, by its id."""
Aids = Annotated[int, msgspec.Meta(ge=0, le=20)]
"""How often something that helps the breath has been given."""
WeaponKind = Literal["odachi", "yari", "uchigatana", "kodachi", "tanto", "body"]
Cell = Literal["toma", "issoku", "chikama", "sessen", "tsubazeri"]

CELLS: tuple[Cell, ...] = ("toma", "issoku", "chikama", "sessen", "tsubazeri")
