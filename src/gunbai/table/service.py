"""What can be done at a table, without a word of HTTP. Every change is in the ledger before anybody is told of it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from gunbai.bots import Explained, options_of, trials_of
from gunbai.bots.worker import order_for
from gunbai.errors import Refused, UnknownName
from gunbai.kernel.aside import aside_of
from gunbai.kernel.battle import Battle
from gunbai.kernel.events import Event
from gunbai.kernel.inputs import Answer, Ruling, Stops, decisions_among
from gunbai.kernel.requests import GM, Declaration
from gunbai.kernel.rulable import Rulable, rulable
from gunbai.kernel.views import View
from gunbai.table.errors import NotAllowed, TableRefused
from gunbai.table.live import secret_of
from gunbai.table.opening import Opening
from gunbai.table.secrets import hash_of
from gunbai.table.undoing import Undoing
from gunbai.table.values import SeatInfo, Settings, UndoRequest, Who


class TableView(msgspec.Struct, frozen=True):
    """All that one link may see of a table."""

    battle: str
    who: Who
    view: View
    seats: tuple[SeatInfo, ...]
    here: tuple[str, ...]
    """The seats whose page somebody has open; `gm` for the game master's."""
    settings: Settings
    position: int
    """Lines of the ledger; grows with every change."""
    inputs: int
    """How many inputs stand: so many moments there are to look back to."""
    seal: str
    """What the sealed dice are committed to: the SHA-256 of their seed. Empty where people throw."""
    stops: Stops | None
    """At which windows one's own seat is asked."""
    epoch: int
    paused: bool
    request: UndoRequest | None
    undo: str
    """What taking back one's last decision would be: `free`, `request` or nothing."""
    redo: bool
    opened: int
    moved: int


class Tables(Opening, Undoing):
    """All tables of a store: opened, looked at, played, taken back."""

    # ---- looking ----------------------------------------------------------------------------------------------------

    async def who(self, secret: str) -> Who:
        """Whom the secret of a link stands for.

        Raises:
            NoSuchTable: nobody, or nobody any more.
        """
        return await self._store.who(hash_of(secret))

    async def look(self, who: Who, *, odds: bool = False) -> TableView:
        """All that a link may see now.

        Args:
            odds: with what each of its options may come to, which is reckoned for it.
        """
        async with self._at(who) as (head, live):
            battle = live.battle
            self.pondering.begin(head, live)
            seats = await self._seats(head, battle)
            request = await self._store.asked_back(who.battle)
            return TableView(
                battle=who.battle,
                who=who,
                view=battle.view(who.eyes, odds=odds),
                seats=seats,
                here=await self._here(who.battle),
                settings=head.settings,
                position=live.position,
                inputs=len(battle.inputs),
                seal=getattr(battle.dice, "commitment", ""),
                stops=battle.stops(who.seat) if who.role == "seat" else None,
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

    async def stands(self, secret: str) -> tuple[int, tuple[str, ...]]:
        """Lines of the ledger of a link's table, and who is here.

        Raises:
            NoSuchTable: the table is gone, or this very link is no longer good.
        """
        who = await self.who(secret)
        return await self._store.count_lines(who.battle), await self._here(who.battle)

    async def _here(self, battle: str) -> tuple[str, ...]:
        return tuple(sorted(place or GM for place in await self._store.here(battle)))

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

    async def moments(self, who: Who) -> list[int]:
        """How many inputs stood before each decision, and stand now: the moments that differ."""
        async with self._at(who) as (_, live):
            inputs = live.battle.inputs
            return [*decisions_among(inputs, live.battle.thrown_from), len(inputs)]

    async def thought(self, who: Who, inputs: int) -> Explained:
        """What a computer player that looks ahead expected when so many inputs had been given; it is thought once more.

        Raises:
            NotAllowed: the battle goes on, and only the game master may know.
            TableRefused: none was asked there.
        """
        async with self._at(who) as (head, live):
            battle = live.battle
            if who.role != "gm" and battle.result is None:
                raise NotAllowed("thought")
            given = battle.inputs[inputs] if 0 <= inputs < len(battle.inputs) else None
            if not (isinstance(given, Answer) and trials_of(given.by)):
                raise TableRefused("no-thought")
            then = Battle.from_inputs(battle.scenario, battle.dice, battle.inputs[:inputs], quiet=True)
            aside = aside_of(then, given.seat)
            order = order_for(aside, given.about, head.header, given.by, secret_of(head))
        thought = await self.pondering.thinkers.think(order)
        return Explained(inputs, thought, options_of(then, thought))

    async def thoughtful(self, who: Who, inputs: int) -> bool:
        """Whether this link may know what a computer player expected when so many inputs had been given."""
        async with self._at(who) as (_, live):
            given = live.battle.inputs[inputs] if 0 <= inputs < len(live.battle.inputs) else None
            free = who.role == "gm" or live.battle.result is not None
            return free and isinstance(given, Answer) and trials_of(given.by) > 0

    async def preview(self, who: Who, text: str, about: str = "") -> msgspec.Struct | None:
        """What a declaration would cost and where it would lead."""
        async with self._at(who) as (_, live):
            return live.battle.preview(self._own(who), text, about)

    async def rulable(self, who: Who, rule: str, target: str = "") -> Rulable:
        """What the game master may rule, of a kind and on a target."""
        self._gm(who, "rule")
        async with self._at(who) as (_, live):
            return rulable(live.battle, rule, target)

    async def asked(self, who: Who, seat: str) -> View:
        """What a seat is asked, for the game master who answers for it.

        Raises:
            UnknownName: no such seat.
        """
        self._gm(who, "speak")
        async with self._at(who) as (_, live):
            if seat not in (known := [one.id for one in live.battle.scenario.seats]):
                raise UnknownName("seat", seat[:100], known)
            return live.battle.view(seat)

    async def record(self, who: Who) -> bytes:
        """The record: for the game master at any time, for everybody once the battle is over; of rules of another
        version too, by which no battle can be played on."""
        head = await self._store.head(who.battle)
        if who.role != "gm" and not head.over:
            raise NotAllowed("record")
        return b"".join([head.header, *await self._store.lines(who.battle)])

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
