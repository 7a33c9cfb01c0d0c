"""How tables are opened: at the start of a scenario, where a record has got to, from a moment of another table."""

from __future__ import annotations

import os
from collections.abc import Mapping

from gunbai.bots import drive
from gunbai.errors import Refused
from gunbai.kernel.battle import Battle
from gunbai.kernel.dice import SEED_BYTES, Dice, HandDice, SealedDice
from gunbai.kernel.inputs import Faces
from gunbai.kernel.record import Record, footer_line, header_line, input_line, replay
from gunbai.kernel.scenario import Scenario
from gunbai.table.errors import NotAllowed
from gunbai.table.hosting import MOST_COMPUTER_MOVES
from gunbai.table.live import Live
from gunbai.table.people import People, check_computers
from gunbai.table.secrets import hash_of, new_name, new_secret
from gunbai.table.store import Head, now
from gunbai.table.values import DiceKind, Opened, Role, SeatInfo, Settings, Who


class Opening(People):
    """Opens tables."""

    async def open(self, scenario: Scenario, settings: Settings, computers: Mapping[str, str]) -> Opened:
        """Opens a table at the start of a scenario.

        Args:
            computers: seat → computer player; every other seat is a person's.

        Raises:
            UnknownName: no such seat or computer player.
        """
        dice = fresh_dice(settings.dice)
        return await self._open(Battle(scenario, dice), settings, computers)

    async def open_record(self, record: Record, settings: Settings, computers: Mapping[str, str]) -> Opened:
        """Opens a table where a record has got to. Dice to come are new ones.

        Raises:
            ReplayMismatch: the record is not what the rules say.
            BattleEnded: it is over.
        """
        return await self._go_on_from(replay(record, HandDice()), settings, computers)

    async def fork(self, who: Who, inputs: int, settings: Settings, computers: Mapping[str, str]) -> Opened:
        """Opens another table from a moment of this one. Dice to come are new ones.

        Raises:
            Refused: there was no such moment; or the link may only watch while the battle goes on.
        """
        async with self._at(who) as (_, live):
            battle = live.battle
            if who.role != "gm" and battle.result is None:
                raise NotAllowed("fork")
            if not 0 <= inputs <= len(battle.inputs):
                raise Refused("nothing-to-undo", {"wanted": len(battle.inputs) - inputs, "there": len(battle.inputs)})
            aside = Battle.from_inputs(battle.scenario, HandDice(), battle.inputs[:inputs])
        return await self._go_on_from(aside, settings, computers)

    async def play_again(self, who: Who) -> str:
        """Opens the same battle from its start, for whoever has played it alone.

        Returns:
            The secret of the same seat's link.

        Raises:
            NotAllowed: others take part.
        """
        async with self._at(who) as (head, live):
            seats = {seat.id for seat in live.battle.scenario.seats}
            if who.role != "seat" or seats - {who.seat} != set(live.players):
                raise NotAllowed("again")
            scenario, computers = live.battle.scenario, {seat: one.name for seat, one in live.players.items()}
        opened = await self.open(scenario, head.settings, computers)
        return opened.seats[who.seat]

    async def _go_on_from(self, battle: Battle, settings: Settings, computers: Mapping[str, str]) -> Opened:
        rolls = sum(isinstance(given, Faces) for given in battle.inputs)
        dice = fresh_dice(settings.dice, rolls)
        return await self._open(Battle.from_inputs(battle.scenario, dice, battle.inputs), settings, computers)

    async def _open(self, battle: Battle, settings: Settings, computers: Mapping[str, str]) -> Opened:
        seats = battle.scenario.seats
        check_computers(battle, computers)
        at = now()
        seed = battle.dice.seed if isinstance(battle.dice, SealedDice) else b""
        head = Head(
            new_name(), battle.game.id, header_line(battle), seed, settings, at, at, False, battle.result is not None
        )
        live = Live(head.battle)
        lines = [input_line(given) for given in battle.inputs]
        secrets = {seat.id: new_secret() for seat in seats}
        gm = new_secret() if settings.game_master else ""
        spectator = new_secret() if settings.spectators else ""
        links: list[tuple[bytes, Role, str]] = [(hash_of(gm), "gm", "")] if gm else []
        links += [(hash_of(secret), "seat", seat) for seat, secret in secrets.items()]
        links += [(hash_of(spectator), "spectator", "")] if spectator else []
        infos = [SeatInfo(seat.id, seat.side, computers.get(seat.id, ""), "") for seat in seats]
        live.load(head, lines, computers)
        drive(live.battle, live.players, MOST_COMPUTER_MOVES, at_once=True)
        lines = [input_line(given) for given in live.battle.inputs]
        lines += [footer_line(live.battle)] if live.battle.result is not None else []
        await self._store.create(head, lines, infos, links)
        return Opened(head.battle, gm, secrets, spectator)


def fresh_dice(kind: DiceKind, taken: int = 0) -> Dice:
    """New dice.

    Args:
        taken: rolls that were made elsewhere, by other dice.
    """
    return SealedDice(os.urandom(SEED_BYTES), taken=taken) if kind == "sealed" else HandDice(taken)
