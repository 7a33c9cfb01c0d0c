"""Live battles: a bounded cache of what the ledger says. Any of them may be dropped at any moment."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Mapping

from gunbai.bots import Player, make_player
from gunbai.games import find_game
from gunbai.kernel.battle import Battle
from gunbai.kernel.dice import Dice, HandDice, SealedDice
from gunbai.kernel.inputs import Input
from gunbai.kernel.record import Footer, Record, Undo, load_record, replay
from gunbai.table.store import Head, Store

MOST_LIVE = 500
"""So many battles are kept in memory; the one longest unused goes first."""


class Live:
    """One battle in memory, and how much of its ledger it has taken in."""

    __slots__ = ("_battle", "_sitting", "lock", "name", "players", "position", "undone")

    def __init__(self, name: str) -> None:
        self.name = name
        self.lock = asyncio.Lock()
        """Held by whoever looks at the battle or changes it."""
        self._battle: Battle | None = None
        self.position = 0
        """Lines of the ledger that it has taken in."""
        self.undone: tuple[Input, ...] = ()
        """What was taken back last and could be done again, in order."""
        self.players: Mapping[str, Player] = {}
        """The computer players, by seat."""
        self._sitting: dict[str, str] = {}
        """Their names."""

    @property
    def battle(self) -> Battle:
        """The battle; it is there whenever the lock is held after `Hall.enter`."""
        assert self._battle is not None
        return self._battle

    @property
    def is_loaded(self) -> bool:
        """Whether there is anything to catch up from."""
        return self._battle is not None

    def forget(self) -> None:
        """What is in memory may differ from the ledger: the next to come reads that anew."""
        self._battle = None

    def load(self, head: Head, lines: list[bytes], computers: Mapping[str, str]) -> None:
        """Makes the battle that the ledger tells of."""
        data = b"\n".join([head.header.rstrip(b"\n"), *(line.rstrip(b"\n") for line in lines), b""])
        record = load_record(data, head.battle, find_game)
        self._battle = replay(record, dice_of(head, record))
        self.position = len(lines)
        self.undone = undone_at_the_end(record)
        self.seat_players(head, computers)

    def seat_players(self, head: Head, computers: Mapping[str, str]) -> None:
        """Who plays which seat, people left out."""
        sitting = {seat: name for seat, name in computers.items() if name}
        game = self.battle.game
        self.players = {seat: make_player(name, game, secret_of(head)) for seat, name in sitting.items()}
        self._sitting = sitting

    def seat_others(self, head: Head, computers: Mapping[str, str]) -> None:
        """Lets other computers play where another process has seated them."""
        if {seat: name for seat, name in computers.items() if name} != self._sitting:
            self.seat_players(head, computers)


def dice_of(head: Head, record: Record) -> Dice:
    """The dice of a table."""
    if record.header.dice.kind == SealedDice.kind and head.seed:
        return SealedDice(head.seed, record.header.dice.entropy, record.header.dice.taken)
    return HandDice(record.header.dice.taken)


def secret_of(head: Head) -> bytes:
    """What computer players draw their chance from: the seed, or the name where people roll."""
    return head.seed or head.battle.encode()


def undone_at_the_end(record: Record) -> tuple[Input, ...]:
    """The inputs that the last undo took back, if nothing was given since."""
    standing: list[Input] = []
    undone: list[Input] = []
    for _, entry in record.entries:
        if isinstance(entry, Undo):
            undone = [*standing[entry.back :], *undone]
            del standing[entry.back :]
        elif not isinstance(entry, Footer):
            standing.append(entry)
            undone = []
    return tuple(undone)


class Hall:
    """All live battles of this process."""

    def __init__(self, store: Store, most: int = MOST_LIVE) -> None:
        self._store, self._most = store, most
        self._live: OrderedDict[str, Live] = OrderedDict()

    def __len__(self) -> int:
        return len(self._live)

    def find(self, battle: str) -> Live:
        """The place of a battle in memory, which may be empty as yet."""
        live = self._live.get(battle)
        if live is None:
            live = self._live[battle] = Live(battle)
            self._drop()
        self._live.move_to_end(battle)
        return live

    def _drop(self) -> None:
        for name, live in list(self._live.items()):
            if len(self._live) <= self._most:
                return
            if not live.lock.locked():
                del self._live[name]

    async def enter(self, live: Live) -> Head:
        """Takes in what other processes have added. The lock is held.

        Raises:
            NoSuchTable, StoreFailed: the ledger cannot be read.
        """
        head = await self._store.head(live.name)
        news = await self._store.lines(live.name, live.position if live.is_loaded else 0)
        computers = {seat: computer for seat, (computer, _) in (await self._store.seats(live.name)).items()}
        if not live.is_loaded or news:
            lines = news if not live.is_loaded else await self._store.lines(live.name)
            live.load(head, lines, computers)
        else:
            live.seat_others(head, computers)
        return head
