"""What rulebook 001 adds to a fighter: winded or not, aids to vitality, debts."""

from __future__ import annotations

import msgspec

from gunbai.games.maai.arts import Standing
from gunbai.games.maai.content.terms import SlotPenalty
from gunbai.games.maai.declaration import Reserve
from gunbai.games.maai.sheet import StanceSheet


class Condition(msgspec.Struct):
    """A fighter's condition; only the referee touches it."""

    expansion: int = 0
    """Breath expansion (一呼吸拡張) that she always has: 2 for a master of speed."""
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
    exhausted_more: int = 0
    """Rounds of 脱尽 beyond the next one. Rulings: maai.exhaust.repeat."""
    reserves: tuple[tuple[Reserve, int | None], ...] = ()
    """Reserves held besides the latest, each with what was paid for it. Rulings: maai.reserve.many."""
    debt: int = 0
    """Vitality of the next round already spent."""
    standing: tuple[Standing, ...] = ()
    """Effects that hold on her for a time."""
    second: StanceSheet | None = None
    """The other of two stances. Clauses: maai.stance.slot2.exists."""
    penalty: SlotPenalty | None = None
    """What holding both costs."""
    stance_since: int = 0
    """Round in which her stance was taken."""
    tracks: dict[str, int] = {}
    """結束 and, where a module has them, 士気, fear, 狂気."""
    designated: dict[str, tuple[str, ...]] = {}
    """Targets settled beforehand: named, lifelong, of a ritual."""
    fortune: int = 0
    """What all her checks are made under, as `criticals.judge` takes it."""

    def copy(self) -> Condition:
        """The same condition once more, for another battle."""
        return msgspec.structs.replace(self)
