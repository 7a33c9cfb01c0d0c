"""Who sits where, and what people say: names, seats, links, talk, notes, pauses."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from gunbai.bots import is_player, player_names, trials_of
from gunbai.errors import UnknownName
from gunbai.kernel.battle import Battle
from gunbai.kernel.clauses import nearest_names
from gunbai.table.errors import NotAllowed, TableRefused
from gunbai.table.hosting import Hosting
from gunbai.table.secrets import hash_of, new_secret
from gunbai.table.values import NotesText, PersonName, Role, Said, TalkText, Who


class People(Hosting):
    """What people do at a table besides playing."""

    async def sit(self, who: Who, name: str) -> None:
        """Whoever holds a seat's link says what to be called; an empty name is erased."""
        if who.role != "seat":
            raise NotAllowed("sit")
        await self._store.set_seat(who.battle, who.seat, person=checked(name.strip(), PersonName))
        self._publish(who.battle)

    async def hand_over(self, who: Who, seat: str, computer: str) -> None:
        """The game master gives a seat to a computer player, or back to a person; a person may do so with the own one.

        Raises:
            UnknownName: no such seat or computer player.
        """
        if who.role == "spectator" or (who.role == "seat" and who.seat != seat):
            raise NotAllowed("hand-over")
        async with self._at(who) as (head, live):
            check_computers(live.battle, {seat: computer})
            await self._store.set_seat(who.battle, seat, computer=computer)
            seats = {name: one for name, (one, _) in (await self._store.seats(who.battle)).items()}
            live.seat_players(head, seats)
            if not head.paused:
                await self._let_computers_play(head, live)
        self._publish(who.battle)

    async def reissue(self, who: Who, role: Role, seat: str = "", *, revoke: bool = False) -> str:
        """The game master makes a link anew, which ends the old one; or only ends it.

        Returns:
            The new secret; empty if there is none.
        """
        self._gm(who, "reissue")
        async with self._at(who) as (_, live):
            if role == "seat" and seat not in [one.id for one in live.battle.scenario.seats]:
                raise UnknownName("seat", seat, [one.id for one in live.battle.scenario.seats])
        secret = "" if revoke else new_secret()
        target = Who(who.battle, role, seat if role == "seat" else "")
        await self._store.reissue(target, hash_of(secret) if secret else None)
        self._publish(who.battle)
        return secret

    async def say(self, who: Who, text: str, to: str = "") -> Said:
        """A line of table talk; the game master may whisper to a seat."""
        if who.role == "spectator" or (to and who.role != "gm"):
            raise NotAllowed("say")
        checked(text, TalkText)
        async with self._at(who) as (_, live):
            if to and to not in [seat.id for seat in live.battle.scenario.seats]:
                raise UnknownName("seat", to, [seat.id for seat in live.battle.scenario.seats])
        said = await self._store.say(who, to, text)
        self._publish(who.battle)
        return said

    async def talk(self, who: Who, start: int = 0) -> list[Said]:
        """What this link may hear."""
        return await self._store.talk(who, start)

    async def notes(self, who: Who, text: str | None = None) -> str:
        """The game master's own notes; writes them where a text is given."""
        self._gm(who, "notes")
        if text is not None:
            await self._store.write_notes(who.battle, checked(text.replace("\r\n", "\n"), NotesText))
        return await self._store.notes(who.battle)

    async def pause(self, who: Who, *, paused: bool) -> None:
        """The game master stops the battle, or lets it go on."""
        self._gm(who, "pause")
        async with self._at(who) as (head, live):
            await self._store.pause(who.battle, paused)
            if paused:
                self.pondering.stop(who.battle)
            else:
                await self._let_computers_play(msgspec.structs.replace(head, paused=False), live)
        self._publish(who.battle)

    async def remove(self, who: Who) -> None:
        """The game master takes the table away with all that is stored of it."""
        self._gm(who, "remove")
        self.pondering.stop(who.battle)
        await self._store.remove(who.battle)
        self._publish(who.battle)


def checked(text: str, form: Any) -> str:
    """A text that can be kept and shown.

    Raises:
        TableRefused: it is too long, or has something in it that nobody would see.
    """
    try:
        text.encode()
        return str(msgspec.convert(text, form))
    except (msgspec.ValidationError, UnicodeEncodeError):
        raise TableRefused("unshown") from None


MOST_TRIALS = 2_000
"""How far ahead a computer player may look at a table, in trials for each decision: a server has others to serve."""


def check_computers(battle: Battle, computers: Mapping[str, str]) -> None:
    """Seats and computer players that are there.

    Raises:
        UnknownName: one is not.
    """
    seats = [seat.id for seat in battle.scenario.seats]
    known = player_names(battle.game)
    game = battle.game
    for seat, computer in computers.items():
        if seat not in seats:
            raise UnknownName("seat", seat, nearest_names(seat, seats, len(seats)))
        if computer and not (is_player(computer, game) and trials_of(computer) <= MOST_TRIALS):
            raise UnknownName("plan", computer, nearest_names(computer, known, len(known)))
