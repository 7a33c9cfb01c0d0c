"""A battle that is ready: whoever opens the server's address plays it at once against the computer."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

from gunbai.bots import player_names
from gunbai.errors import UnknownName
from gunbai.kernel.clauses import nearest_names
from gunbai.kernel.scenario import Scenario
from gunbai.table.service import Tables
from gunbai.table.values import Opened, Settings

ALONE = Settings(undo="request", spectators=False, game_master=False)
"""One person against computers: what is asked back is given back, since nobody else is there to be asked."""


def opponents(scenario: Scenario, seat: str) -> Mapping[str, str]:
    """A computer player for every other seat: the game's own one, where it has one."""
    usual = player_names(scenario.game)[0]
    return {other.id: usual for other in scenario.seats if other.id != seat}


async def open_alone(tables: Tables, scenario: Scenario, seat: str) -> str:
    """Opens a table for one person.

    Returns:
        The secret of the person's link.

    Raises:
        UnknownName: there is no such seat.
    """
    seats = [one.id for one in scenario.seats]
    if seat not in seats:
        raise UnknownName("seat", seat[:100], nearest_names(seat[:100], seats, len(seats)))
    opened: Opened = await tables.open(scenario, ALONE, opponents(scenario, seat))
    return opened.seats[seat]


class Ready:
    """The battle that is ready, opened when it is first asked for."""

    def __init__(self, scenario: Scenario, seat: str) -> None:
        self.scenario, self.seat = scenario, seat
        self._lock = asyncio.Lock()
        self._secret = ""

    async def secret(self, tables: Tables) -> str:
        """The secret of its link."""
        async with self._lock:
            if not self._secret:
                self._secret = await open_alone(tables, self.scenario, self.seat)
            return self._secret
