"""What rulebook 001 adds to a fighter: winded or not, aids to vitality, debts."""

from __future__ import annotations

import msgspec


class Condition(msgspec.Struct):
    """A fighter's condition; only the referee touches it."""

    expansion: int = 0
    """Breath expansion (一呼吸拡張) that she always has: 2 for a master of speed."""
    immune: bool = False
    """No 気尽 can come over her. Clauses: maai.qi.release.immunity."""
    winded: tuple[int, ...] = ()
    """気尽: the round to whose end it lasts, 0 for the whole battle; several only where the ruling adds them up."""
    aid: int = 0
    """B-1 in this round: so much more fits in a breath."""
    last_beats: int = 0
    """B-2: acts of one more vitality at count 0."""
    beat_used: bool = False
    """B-2 has been used in this round."""
    wards: int = 0
    """B-3: so many drains of vitality come to nothing."""
    debt: int = 0
    """Vitality of the next round already spent."""
    fortune: int = 0
    """What all her checks are made under, as `criticals.judge` takes it."""

    def copy(self) -> Condition:
        """The same condition once more, for another battle."""
        return msgspec.structs.replace(self)
