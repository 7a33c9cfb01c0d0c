"""Back and forth: undo for players, by request where it must be granted, and for the game master at any time."""

from __future__ import annotations

import msgspec

from gunbai.errors import Refused
from gunbai.kernel.inputs import decisions_among
from gunbai.kernel.record import undo_line
from gunbai.table.errors import NotAllowed, TableRefused
from gunbai.table.hosting import Hosting
from gunbai.table.live import Live
from gunbai.table.store import Head
from gunbai.table.taking_back import give, is_free, last_decision, next_step
from gunbai.table.values import Settings, UndoRequest, Who


class Undoing(Hosting):
    """Takes back, and does again."""

    async def undo(self, who: Who) -> UndoRequest | None:
        """Takes back a seat's last decision, or asks for it.

        Returns:
            The request, where it has to be granted; None if it is done.
        """
        seat = self._own(who)
        async with self._at(who) as (head, live):
            place = last_decision(live.battle.inputs, seat)
            way = self._undo_of(head, live, who)
            if place is None or not way:
                raise TableRefused("nothing-to-take-back" if place is None else "undo-by-gm")
            if way == "free":
                await self._back(live, place)
                return None
            count = len(live.battle.inputs)
            request = await self._store.ask_back(who.battle, seat, place, count, live.battle.epoch)
            if await self._all_agree(live, request, head.settings):
                return None
        self._publish(who.battle)
        return request

    async def grant(self, who: Who, number: int, *, agreed: bool) -> None:
        """The game master, or without one a seat, says whether what somebody wants to take back is taken back."""
        async with self._at(who) as (head, live):
            if who.role == "spectator" or (who.role == "seat" and head.settings.game_master):
                raise NotAllowed("grant")
            request = await self._store.asked_back(who.battle)
            if request is None or request.number != number:
                raise TableRefused("no-request")
            if (request.inputs, request.epoch) != (len(live.battle.inputs), live.battle.epoch):
                await self._store.settle_request(who.battle, msgspec.structs.replace(request, state="stale"))
                raise TableRefused("no-request")
            if not agreed:
                await self._store.settle_request(who.battle, msgspec.structs.replace(request, state="refused"))
            elif who.role == "gm":
                await self._store.settle_request(who.battle, msgspec.structs.replace(request, state="granted"))
                await self._back(live, request.back)
            else:
                granted = tuple(dict.fromkeys((*request.granted, who.seat)))
                request = msgspec.structs.replace(request, granted=granted)
                await self._store.settle_request(who.battle, request)
                await self._all_agree(live, request, head.settings)
        self._publish(who.battle)

    async def _all_agree(self, live: Live, request: UndoRequest, settings: Settings) -> bool:
        """Takes back what every person's seat agrees to, where there is no game master; returns whether it was done."""
        if settings.game_master:
            return False
        people = {seat.id for seat in live.battle.scenario.seats} - set(live.players) - {request.seat}
        if not people <= set(request.granted):
            return False
        await self._store.settle_request(live.name, msgspec.structs.replace(request, state="granted"))
        await self._back(live, request.back)
        return True

    async def back_to(self, who: Who, inputs: int) -> None:
        """The game master goes back to any moment."""
        self._gm(who, "back")
        async with self._at(who) as (_, live):
            if not 0 <= inputs < len(live.battle.inputs):
                raise Refused(
                    "nothing-to-undo", {"wanted": len(live.battle.inputs) - inputs, "there": len(live.battle.inputs)}
                )
            await self._back(live, inputs)

    async def step_back(self, who: Who) -> None:
        """The game master takes back the last decision, whoever made it."""
        self._gm(who, "back")
        async with self._at(who) as (_, live):
            places = decisions_among(live.battle.inputs, live.battle.thrown_from)
            if not places:
                raise TableRefused("nothing-to-take-back")
            await self._back(live, places[-1])

    async def redo(self, who: Who) -> None:
        """The game master does again what was taken back, one decision with all that followed from it."""
        self._gm(who, "redo")
        async with self._at(who) as (_, live):
            if not live.undone:
                raise TableRefused("nothing-to-redo")
            battle, undone = live.battle, live.undone
            step = next_step(undone, battle.dice.kind == "hand")
            before = len(battle.inputs)
            try:
                while len(battle.inputs) < before + step:
                    give(battle, undone[len(battle.inputs) - before])
                await self._commit(live, before)
            except BaseException:
                live.forget()
                raise
            live.undone = undone[len(battle.inputs) - before :]

    async def _back(self, live: Live, inputs: int) -> None:
        battle = live.battle
        taken = battle.inputs[inputs:]
        try:
            await self._store.append(live.name, live.position, [undo_line(inputs)], over=False)
        except BaseException:
            live.forget()
            raise
        battle.back_to(inputs)
        live.position += 1
        self.pondering.stop(live.name)
        live.undone = (*taken, *live.undone)
        self._publish(live.name)

    def _undo_of(self, head: Head, live: Live, who: Who) -> str:
        if who.role != "seat" or live.battle.result is not None:
            return ""
        place = last_decision(live.battle.inputs, who.seat)
        policy = head.settings.undo
        if place is None or policy == "gm":
            return ""
        return "free" if policy == "free" or is_free(live.battle, place, who.seat) else "request"
