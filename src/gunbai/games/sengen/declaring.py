"""The declaration of a turn's start: what is listed, and the reading of any other."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from gunbai.errors import NotOffered
from gunbai.games.sengen.cites import cites
from gunbai.games.sengen.declaration import Declare
from gunbai.games.sengen.notation import format_declaration, parse
from gunbai.games.sengen.values import BACK, FRONT, Row
from gunbai.kernel.requests import Ask, Declaration, Offer, Option

if TYPE_CHECKING:
    from gunbai.games.sengen.fighter import Fighter
    from gunbai.games.sengen.state import Fight

DECLARE = cites("sengen.order.declare", "sengen.row.declare")
_DP = cites("sengen.order.declare")
_DELAY = cites("sengen.order.delay-smaller", "sengen.order.delay")
_LIMIT = cites("sengen.row.limit")
_WATCH = cites("sengen.area.option-watch")


def declare_ask(fight: Fight, fighter: Fighter, back: bool) -> Ask:
    """What a fighter is asked at the start of a turn: one question, with the options as things stand.

    Args:
        back: she may choose the back row, after what her side has declared. Clauses: sengen.row.limit.
    """
    fighter.back_open = back
    ask = fighter.asks.get("declare")
    if ask is not None:
        ask.offer = declare_offer(fight, fighter)
        return ask
    ask = fighter.asks["declare"] = Ask(
        fighter.seat, "declare", lambda: declare_offer(fight, fighter), DECLARE, reader(fight, fighter), fighter.of
    )
    return ask


def declare_offer(fight: Fight, fighter: Fighter) -> Offer:
    """The row, and some numbers to delay to."""
    if fight.scene.watching:
        return Offer(map(_option, _with_watches(fight, fighter)))
    kept, key = fight.prepared.declarations, (fighter.dp, fighter.back_open)
    offer = kept.get(key)
    if offer is None:
        offer = kept[key] = Offer(map(_option, _listed(fight, fighter.dp, fighter.back_open)))
    return offer


def _with_watches(fight: Fight, fighter: Fighter) -> Iterator[Declare]:
    """The same, and each ally to watch positions with, from either row. Clauses: sengen.area.option-watch."""
    dp, back = fighter.dp, fighter.back_open
    yield from _listed(fight, dp, back)
    if dp:
        rows: tuple[Row, ...] = (FRONT, BACK) if back else (FRONT,)
        yield from (Declare(dp, row, watch=(ally.id,)) for row in rows for ally in fight.allies(fighter))


def _listed(fight: Fight, dp: int, back: bool) -> Iterator[Declare]:
    rows: tuple[Row, ...] = (FRONT, BACK) if back else (FRONT,)
    floor = fight.rules.delay_floor
    delays = sorted({delay for delay in (dp - 1, dp // 2, floor) if floor <= delay < dp}, reverse=True)
    yield from (Declare(dp, row) for row in rows)
    yield from (Declare(dp, row, delay) for row in rows for delay in delays)


def _option(said: Declare) -> Option:
    return Option(format_declaration(said), said, 0, DECLARE)


def reader(fight: Fight, fighter: Fighter) -> Callable[[str | Declaration], Option]:
    """What turns a text or a typed value into this fighter's declaration, or refuses it."""

    def read(say: str | Declaration) -> Option:
        said = parse(say, fight, fighter) if isinstance(say, str) else say
        if not isinstance(said, Declare):
            raise NotOffered("not-offered", {"say": str(say)[:80]}, clauses=DECLARE, accepted=(f"DP{fighter.dp}",))
        judge(fight, fighter, said)
        return _option(said)

    return read


def judge(fight: Fight, fighter: Fighter, said: Declare) -> None:
    """Refuses a declaration that may not be made.

    Raises:
        NotOffered: with the clause.

    Clauses: sengen.order.declare, sengen.order.delay-smaller, sengen.row.limit, sengen.area.option-watch.
    """
    dp, floor = fighter.dp, fight.rules.delay_floor
    if said.dp != dp:
        raise NotOffered("dp-is", {"dp": dp}, clauses=_DP, accepted=(f"DP{dp}",))
    if said.delay is not None and not floor <= said.delay < dp:
        raise NotOffered("delay", {"dp": dp}, clauses=_DELAY, accepted=(f"{floor}..{dp - 1}",))
    if said.row is BACK and not fighter.back_open:
        raise NotOffered("row-limit", {}, clauses=_LIMIT, accepted=("front",))
    if said.watch:
        allies = tuple(ally.id for ally in fight.allies(fighter))
        most = 1 if fight.rules.one_watch else len(allies)
        if not fight.scene.watching:
            raise NotOffered("no-watching", {}, clauses=_WATCH)
        if any(name not in allies for name in said.watch) or len(set(said.watch)) != len(said.watch):
            raise NotOffered("watch-whom", {}, clauses=_WATCH, accepted=allies)
        if len(said.watch) > most or len(said.watch) > dp:
            raise NotOffered("watch-most", {"most": min(most, dp)}, clauses=_WATCH)
