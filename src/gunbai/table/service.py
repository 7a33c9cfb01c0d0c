"""What can be done at a table, without a word of HTTP. Every change is in the ledger before anybody is told of it."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence

import msgspec

from gunbai.bots import drive
from gunbai.errors import Refused
from gunbai.kernel.battle import Battle
from gunbai.kernel.dice import SEED_BYTES, Dice, HandDice, SealedDice
from gunbai.kernel.events import Event
from gunbai.kernel.inputs import Faces, Ruling, Stops, decisions_among
from gunbai.kernel.record import Record, footer_line, header_line, input_line, replay, undo_line
from gunbai.kernel.requests import GM, Declaration
from gunbai.kernel.scenario import Scenario
from gunbai.kernel.views import View
from gunbai.table.errors import NotAllowed, TableRefused
from gunbai.table.hosting import MOST_COMPUTER_MOVES
from gunbai.table.live import Live
from gunbai.table.people import People, check_computers
from gunbai.table.secrets import hash_of, new_name, new_secret
from gunbai.table.store import Head, now
from gunbai.table.taking_back import give, is_free, last_decision, next_step
from gunbai.table.values import DiceKind, Opened, Role, SeatInfo, Settings, UndoRequest, Who


class TableView(msgspec.Struct, frozen=True):
    """All that one link may see of a table."""

    battle: str
    who: Who
    view: View
    seats: tuple[SeatInfo, ...]
    settings: Settings
    position: int
    """Lines of the ledger; grows with every change."""
    epoch: int
    paused: bool
    request: UndoRequest | None
    undo: str
    """What taking back one's last decision would be: `free`, `request` or nothing."""
    redo: bool
    opened: int
    moved: int


class Tables(People):
    """All tables of a store: opened, looked at, played, taken back."""

    # ---- opening ----------------------------------------------------------------------------------------------------

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
        gm = new_secret()
        spectator = new_secret() if settings.spectators else ""
        links: list[tuple[bytes, Role, str]] = [(hash_of(gm), "gm", "")]
        links += [(hash_of(secret), "seat", seat) for seat, secret in secrets.items()]
        links += [(hash_of(spectator), "spectator", "")] if spectator else []
        infos = [SeatInfo(seat.id, seat.side, computers.get(seat.id, ""), "") for seat in seats]
        live.load(head, lines, computers)
        drive(live.battle, live.players, MOST_COMPUTER_MOVES)
        lines = [input_line(given) for given in live.battle.inputs]
        lines += [footer_line(live.battle)] if live.battle.result is not None else []
        await self._store.create(head, lines, infos, links)
        return Opened(head.battle, gm, secrets, spectator)

    # ---- looking ----------------------------------------------------------------------------------------------------

    async def who(self, secret: str) -> Who:
        """Whom the secret of a link stands for.

        Raises:
            NoSuchTable: nobody, or nobody any more.
        """
        return await self._store.who(hash_of(secret))

    async def look(self, who: Who) -> TableView:
        """All that a link may see now."""
        async with self._at(who) as (head, live):
            battle = live.battle
            seats = await self._seats(head, battle)
            request = await self._store.asked_back(who.battle)
            return TableView(
                battle=who.battle,
                who=who,
                view=battle.view(who.eyes),
                seats=seats,
                settings=head.settings,
                position=live.position,
                epoch=battle.epoch,
                paused=head.paused,
                request=request,
                undo=self._undo_of(head, live, who),
                redo=bool(live.undone) and who.role == "gm",
                opened=head.opened,
                moved=head.moved,
            )

    async def position(self, who: Who) -> int:
        """Lines of a table's ledger.

        Raises:
            NoSuchTable: the table is gone, or the link is no longer good.
        """
        await self._store.check_link(who)
        return await self._store.count_lines(who.battle)

    async def count(self) -> tuple[int, int]:
        """How many tables there are, and how many of them are not over."""
        return await self._store.count()

    async def log(self, who: Who, start: int = 0) -> tuple[Event, ...]:
        """The events that a link may see, from a position on."""
        async with self._at(who) as (_, live):
            return live.battle.log(who.eyes)[start:]

    async def moment(self, who: Who, inputs: int, eyes: str = "") -> tuple[View, tuple[Event, ...]]:
        """The battle as it was after so many inputs, and its log up to there.

        Args:
            eyes: another seat's view, for the game master, and for everybody once the battle is over.

        Raises:
            NotAllowed: not this seat's view.
            Refused: there was no such moment.
        """
        async with self._at(who) as (_, live):
            battle = live.battle
            if eyes not in ("", who.eyes) and who.role != "gm" and battle.result is None:
                raise NotAllowed("other-eyes")
            if not 0 <= inputs <= len(battle.inputs):
                raise Refused("nothing-to-undo", {"wanted": len(battle.inputs) - inputs, "there": len(battle.inputs)})
            aside = Battle.from_inputs(battle.scenario, battle.dice, battle.inputs[:inputs])
        seat = eyes or who.eyes
        return aside.view(seat), aside.log(seat)

    async def preview(self, who: Who, text: str, about: str = "") -> msgspec.Struct | None:
        """What a declaration would cost and where it would lead."""
        async with self._at(who) as (_, live):
            return live.battle.preview(self._own(who), text, about)

    async def record(self, who: Who) -> bytes:
        """The record: for the game master at any time, for everybody once the battle is over."""
        async with self._at(who) as (head, live):
            if who.role != "gm" and live.battle.result is None:
                raise NotAllowed("record")
            lines = await self._store.lines(who.battle)
            return b"".join([head.header, *lines])

    # ---- playing ----------------------------------------------------------------------------------------------------

    async def answer(
        self,
        who: Who,
        say: str | Declaration,
        *,
        seat: str = "",
        about: str = "",
        question: int | None = None,
        epoch: int | None = None,
    ) -> None:
        """A seat answers, or the game master for it.

        Args:
            seat: for whom the game master answers.
            question: number of the question that was seen, with the `epoch` that was seen with it.
        """
        own = self._own(who, seat)
        by = GM if who.role == "gm" and own != GM else ""
        await self._do(who, lambda battle: battle.answer(own, say, about=about, question=question, epoch=epoch, by=by))

    async def throw(self, who: Who, faces: Sequence[int]) -> None:
        """Whoever the dice are for, or the game master, says how real dice fell."""

        def throw(battle: Battle) -> None:
            roll = battle.roll
            if roll is not None and who.role != "gm" and roll.seat not in ("", who.seat):
                raise NotAllowed("throw")
            battle.throw(faces)

        if who.role == "spectator":
            raise NotAllowed("throw")
        await self._do(who, throw)

    async def interject(self, who: Who, say: str, seat: str = "") -> None:
        """A seat speaks up unasked."""
        own = self._own(who, seat)

        def speak(battle: Battle, players: Mapping[str, object]) -> None:
            battle.interject(own, say)

        await self._do(who, lambda battle: battle.interject(own, say), spoken=True)

    async def stop(self, who: Who, stops: Stops) -> None:
        """At which windows a seat wants to be asked."""
        own = self._own(who, stops.stops)
        await self._do(who, lambda battle: battle.stop(msgspec.structs.replace(stops, stops=own)))

    async def leave(self, who: Who, seat: str = "") -> None:
        """A seat yields."""
        own = self._own(who, seat)
        await self._do(who, lambda battle: battle.leave(own, GM if who.role == "gm" else ""))

    async def rule(self, who: Who, ruling: Ruling) -> None:
        """The game master overrules."""
        self._gm(who, "rule")
        await self._do(who, lambda battle: battle.rule(ruling))

    # ---- back and forth ---------------------------------------------------------------------------------------------

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
            request = await self._store.asked_back(who.battle)
            if request is None or request.number != number:
                raise TableRefused("no-request")
            if who.role == "spectator" or (who.role == "seat" and head.settings.game_master):
                raise NotAllowed("grant")
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
            places = decisions_among(live.battle.inputs, by_hand=live.battle.dice.kind == "hand")
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


def fresh_dice(kind: DiceKind, taken: int = 0) -> Dice:
    """New dice.

    Args:
        taken: rolls that were made elsewhere, by other dice.
    """
    return SealedDice(os.urandom(SEED_BYTES), taken=taken) if kind == "sealed" else HandDice()
