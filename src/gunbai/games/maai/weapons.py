"""The weapon table (武器別の理想間): which cells are ideal for which kind of weapon, and which is longer.

Clauses: maai.weapon.odachi, maai.weapon.yari, maai.weapon.uchigatana, maai.weapon.kodachi, maai.weapon.tanto,
maai.weapon.longer.order.
"""

from __future__ import annotations

import tomllib

import msgspec

from gunbai.kernel.package_data import read_data
from gunbai.kernel.scenario import Words

BODY = "body"
"""Id of the weapon that everybody has: 体術・組み."""


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One row of the table."""

    near: int
    """Nearest ideal cell, 0 to 4."""
    far: int
    """Farthest ideal cell, 0 to 4."""
    length: int
    """Rank by length, 0 the longest."""
    skill: str
    clause: str
    name: Words
    also: tuple[str, ...] = ()
    """Further words for it in notation."""
    long: bool = False
    """長刀 or 槍: barred at 接戦."""
    dagger: bool = False
    unarmed: bool = False


class Weapon(msgspec.Struct, frozen=True):
    """A weapon that a fighter carries."""

    id: str
    row: Row
    kind: str
    """Id of its row."""
    skill: int
    """What the wielder's skill adds."""
    grade: int
    """Quality, 0 to 3."""
    length: int
    """Rank by length, as in its row; one less where it is longer than that: the oar against the odachi.

    Clauses: maai.weapon.example.oar.
    """
    attack: int | None
    """One number for the whole bonus of the attack check, where the sheet states it."""
    range_bonus: int
    """射程補正 on the attack check."""
    initiative: int
    """先攻補正."""
    fortune: int = 0
    """What attacks with it are made under, as `criticals.judge` takes it."""

    @property
    def is_blade(self) -> bool:
        """Whether it is a weapon in the sense of weapon attacks (剣術 and the like), not the body."""
        return not self.row.unarmed


TABLE: dict[str, Row] = {
    kind: msgspec.convert(row, Row)
    for kind, row in tomllib.loads(read_data("gunbai.games.maai", "data/weapons.toml")).items()
}


def cells_off(row: Row, distance: int) -> int:
    """How many cells the distance (0 to 4) lies outside the ideal range, from its nearest edge; 0 inside it.

    Clauses: maai.weapon.ideal.in_range, maai.weapon.ideal.one_off, maai.weapon.ideal.two_off.
    """
    return max(row.far - distance, distance - row.near, 0)


def length_steps(one: Weapon, other: Weapon) -> int:
    """By how many cells `one` is longer than `other`; negative if it is shorter.

    A weapon marked as longer than its row counts one cell more.

    Clauses: maai.weapon.longer.order, maai.weapon.longer.equal, maai.weapon.example.oar.
    """
    return other.length - one.length


def in_ideal(weapon: Weapon, distance: int) -> bool:
    """Whether the distance lies in the weapon's own ideal range."""
    return weapon.row.far <= distance <= weapon.row.near
