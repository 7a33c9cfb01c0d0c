"""Who reaches whom: ideal distances, and what the longer weapon takes from the shorter (武器別の理想間)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.maai.cites import cites
from gunbai.games.maai.values import DISTANCES, Distance
from gunbai.games.maai.weapons import TABLE, cells_off, in_ideal, length_steps

if TYPE_CHECKING:
    from gunbai.games.maai.fighter import Fighter
    from gunbai.games.maai.rules import Rules
    from gunbai.games.maai.state import Fight

OFF_IDEAL = -2
"""Attack modifier one cell outside the ideal range. Clauses: maai.weapon.ideal.one_off."""

LOCKED = cites("maai.clinch.state", "maai.clinch.three_exits", "maai.distance.cell.tsubazeri")
NO_REACH = cites("maai.distance.cell.toma", "maai.weapon.example.toma_rule")
TOO_CLOSE = cites("maai.close.long_barred", "maai.close.long_should_open", "maai.distance.cell.sessen")
TWO_OFF = cites("maai.weapon.ideal.two_off", "maai.weapon.ideal.remedy")
ROOM = cites("maai.close.long_gm")
_CELLS = tuple(cites(f"maai.distance.cell.{cell.name.lower()}") for cell in DISTANCES)
_SHORT = cites("maai.close.short_shine")
_IDEAL = cites("maai.weapon.ideal.in_range")
_ONE_OFF = cites("maai.weapon.ideal.one_off")
LONGER = cites("maai.weapon.longer.rule", "maai.weapon.longer.order")


def reach_table(rules: Rules, kind: str, ladder: bool) -> tuple[int | None, ...]:
    """The distance modifier of an ordinary attack with a kind of weapon, cell by cell; None where none is possible.

    The lock (鍔迫り合い) stays None for every weapon: what is done there are bare-hand moves (unless the table lets
    daggers and the body attack there as anywhere, `maai.clinch.dagger`).

    Clauses: maai.weapon.ideal.*, maai.weapon.KIND.at_CELL, maai.close.long_barred, maai.clinch.state.
    """
    if not ladder:
        return (0,) * len(DISTANCES)
    return tuple(None if barred(rules, kind, cell) else _modifier(kind, cell) for cell in DISTANCES)


def barred(rules: Rules, kind: str, cell: Distance) -> tuple[str, ...]:
    """The clauses that bar an ordinary attack with a kind of weapon in a cell; none where it is possible."""
    row = TABLE[kind]
    if cell is Distance.TSUBAZERI and not (rules.dagger == "free" and cells_off(row, cell) == 0):
        return LOCKED
    if cell is Distance.TOMA and (
        rules.toma_reach == "none" or (rules.toma_reach == "no-reach" and row.far > Distance.TOMA)
    ):
        return NO_REACH
    if cell is Distance.SESSEN and is_long(rules, kind):
        return TOO_CLOSE
    if kind == "odachi" and rules.odachi_close == "no-attack" and cell >= Distance.CHIKAMA:
        return TOO_CLOSE
    return TWO_OFF if cells_off(row, cell) >= 2 else ()


def is_long(rules: Rules, kind: str) -> bool:
    """Whether a kind of weapon is barred at 接戦 for its length. Rulings: maai.weapon.uchigatana_sessen."""
    return TABLE[kind].long or (kind == "uchigatana" and rules.uchigatana_sessen == "all-long")


def _modifier(kind: str, cell: Distance) -> int:
    return OFF_IDEAL if cells_off(TABLE[kind], cell) else 0


def is_cancelled(fight: Fight, shorter: Fighter, longer: Fighter) -> bool:
    """Whether the longer main weapon cancels what favours the shorter: stance, range and initiative modifiers.

    Clauses: maai.weapon.longer.rule, maai.weapon.longer.equal, maai.weapon.longer.only_advantages.
    """
    weapon, duel = longer.main, longer.duel
    return (
        duel.modules.ladder
        and length_steps(weapon, shorter.main) >= 1
        and (fight.rules.longer_scope == "always" or in_ideal(weapon, duel.distance))
    )


def kept(bonus: int, cancelled: bool) -> int:
    """What is left of a modifier: an advantage falls, a penalty stays. Clauses: maai.weapon.longer.only_advantages."""
    return min(bonus, 0) if cancelled else bonus


def initiative(fight: Fight, fighter: Fighter) -> int:
    """What a fighter's vitality counts as where it is settled who goes first.

    Clauses: maai.halfstep.contest.first_try, maai.weapon.longer.reason.
    """
    bonus = fighter.initiative
    if bonus > 0 and fighter.duel.modules.ladder and is_cancelled(fight, fighter, fighter.foe):
        return fighter.vitality
    return fighter.vitality + bonus


_AT = {(kind, cell): cites(f"{row.clause}.at_{cell.name.lower()}") for kind, row in TABLE.items() for cell in DISTANCES}


def why_barred(rules: Rules, kind: str, cell: Distance) -> tuple[str, ...]:
    """All that is cited where an ordinary attack with a kind of weapon is not possible in a cell."""
    return barred(rules, kind, cell) + _AT[kind, cell]


def cell_citation(kind: str, cell: Distance) -> tuple[str, ...]:
    """What an attack with this kind of weapon in this cell cites."""
    row = TABLE[kind]
    off = cells_off(row, cell)
    if cell is Distance.SESSEN and off >= 2:
        how = ROOM
    else:
        how = _ONE_OFF if off == 1 else _SHORT + _IDEAL if cell is Distance.SESSEN else _IDEAL
    return _AT[kind, cell] + how + _CELLS[cell]
