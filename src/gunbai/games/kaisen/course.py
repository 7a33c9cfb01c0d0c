"""How far a plot can be carried out: the longest run of its moves that its pools pay for."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

import msgspec

from gunbai.games.kaisen.geometry import ORIGIN, STEPS, Direction, Hex
from gunbai.games.kaisen.moves import Step, steps_of, written
from gunbai.games.kaisen.power import ROW_AHEAD, ROW_TURN, TURN, Terms
from gunbai.games.kaisen.values import Halt

Pools = tuple[int, int, int]
"""Sail, steering and rowing points."""
Track = tuple[tuple[Hex, Direction], ...]
"""Where a ship was and its facing, step by step, from where it began."""


class Bill(NamedTuple):
    """What has to be paid for: how many of each kind of step."""

    ahead: tuple[int, ...] = (0, 0, 0, 0)
    """Steps ahead by their price in sail points; those of price 0 only oars can make."""
    turns: int = 0
    """Turns that steering points may pay for."""
    rowed_turns: int = 0
    """Turns that only rowing points may pay for."""
    rowed_ahead: int = 0
    back: int = 0


def by_sail(bill: Bill, sail: int) -> tuple[int, int]:
    """How many steps ahead the sail points pay for, the cheapest first, and what these cost."""
    count = cost = 0
    for price in (1, 2, 3):
        more = min(bill.ahead[price], (sail - cost) // price)
        count += more
        cost += more * price
    return count, cost


def spent(bill: Bill, pools: Pools, terms: Terms) -> Pools | None:
    """What is paid from each pool: sail points first, then steering, then rowing; None where it cannot be paid.

    Clauses: kaisen.pool.no-mix, kaisen.power.sail-main, kaisen.plot.any-order, kaisen.plot.split.
    Rulings: kaisen.pay.choice.
    """
    sail, steer, row = pools
    count, sailed = by_sail(bill, sail)
    steered = min(bill.turns, steer // TURN)
    left_ahead, left_turns = sum(bill.ahead) - count, bill.turns - steered
    if terms.by_player and (left_ahead or left_turns):
        return None
    rowed = (
        ROW_AHEAD * (left_ahead + bill.rowed_ahead)
        + ROW_TURN * (left_turns + bill.rowed_turns)
        + terms.back * bill.back
    )
    return (sailed, steered * TURN, rowed) if rowed <= row else None


def shortfall(bill: Bill, pools: Pools, terms: Terms, oars: bool) -> int | None:
    """The fewest points, in whichever pools, that are lacking to pay for all; None where no points would do.

    Args:
        oars: rowing points can be had at all.
    """
    best: int | None = None
    prices = [price for price in (1, 2, 3) for _ in range(bill.ahead[price])]
    for sailed in range(len(prices) + 1):
        for steered in range(bill.turns + 1):
            rowed_ahead = sum(bill.ahead) - sailed + bill.rowed_ahead
            row = ROW_AHEAD * rowed_ahead + ROW_TURN * (bill.turns - steered + bill.rowed_turns)
            row += terms.back * bill.back
            if row and not oars:
                continue
            lacking = max(0, sum(prices[:sailed]) - pools[0]) + max(0, steered * TURN - pools[1])
            lacking += max(0, row - pools[2])
            best = lacking if best is None else min(best, lacking)
    return best


class Route(msgspec.Struct, frozen=True, gc=False):
    """Where all moves of a plot would lead, and what they would have to be paid for with."""

    steps: tuple[Step, ...]
    track: Track
    """The way from where the plot begins, and the facing, after each step; the beginning stands first."""
    bills: tuple[Bill, ...]
    """All that has to be paid for after each step."""


@lru_cache(maxsize=20_000)
def route_of(moves: str, facing: Direction, terms: Terms) -> Route:
    """Draws out the moves of a plot on an empty sea."""
    steps = steps_of(moves)
    at, bill = ORIGIN, Bill()
    track, bills = [(at, facing)], [bill]
    turned_free = not terms.free_turn
    for place, step in enumerate(steps):
        sign = step[0]
        is_turn = sign in "RL"
        after = swung(facing, sign)
        if turned_free or not is_turn:
            more_turns = is_turn and place + 1 < len(steps) and steps[place + 1][0] in "RL"
            bill = _billed(bill, step, facing, after, more_turns, terms)
        turned_free = turned_free or is_turn
        at, facing = (at, after) if is_turn else (stepped(at, facing, sign), facing)
        track.append((at, facing))
        bills.append(bill)
    return Route(steps, tuple(track), tuple(bills))


def whole_bill(moves: str, facing: Direction, terms: Terms) -> Bill:
    """What all the moves of a plot have to be paid for with."""
    return route_of(moves, facing, terms).bills[-1]


class Course(msgspec.Struct, frozen=True, gc=False):
    """How a plot goes by its pools alone, on an empty sea."""

    track: Track
    """The way from where the plot began, and the facing, after each step that was made; the beginning stands first."""
    signs: str
    """The steps that were made, a letter each: `A`, `B`, `R`, `L`."""
    bills: tuple[Bill, ...]
    """What had to be paid for after each step."""
    pools: Pools
    terms: Terms
    halt: Halt
    lost: str
    """The moves that were not made, in canonical form; empty for none."""

    def cost(self, steps: int) -> Pools:
        """What has been spent after so many steps."""
        paid = spent(self.bills[steps], self.pools, self.terms)
        assert paid is not None
        return paid


_HALT = {"A": Halt.SAIL, "R": Halt.STEER, "L": Halt.STEER, "B": Halt.ROW}


def course_of(moves: str, facing: Direction, pools: Pools, terms: Terms, illegal: str = "prefix") -> Course:
    """Carries a plot out as far as its pools go, on an empty sea.

    Clauses: kaisen.plot.illegal, kaisen.plot.unspent. Rulings: kaisen.move.illegal.
    """
    route = route_of(moves, facing, terms)
    if spent(route.bills[-1], pools, terms) is not None:
        return Course(route.track, "".join([sign for sign, _ in route.steps]), route.bills, pools, terms, Halt.NONE, "")
    return walk(moves, facing, pools, terms, illegal, lambda _way: Halt.NONE)


def walk(
    moves: str, facing: Direction, pools: Pools, terms: Terms, illegal: str, bars: Callable[[Hex], Halt]
) -> Course:
    """Carries a plot out as far as its pools go and nothing bars its way.

    Args:
        bars: why a hex, seen from where the plot begins, cannot be entered.
    """
    steps = steps_of(moves)
    first = (Hex(0, 0), facing)
    at, track, signs = Hex(0, 0), [first], ""
    bill, halt = Bill(), Halt.NONE
    bills = [bill]
    lost: list[Step] = []
    turned_free = not terms.free_turn
    for place, step in enumerate(steps):
        sign = step[0]
        is_turn = sign in "RL"
        after = swung(facing, sign)
        more_turns = is_turn and place + 1 < len(steps) and steps[place + 1][0] in "RL"
        billed = bill if is_turn and not turned_free else _billed(bill, step, facing, after, more_turns, terms)
        to = at if is_turn else stepped(at, facing, sign)
        is_paid = spent(billed, pools, terms) is not None
        barred = Halt.NONE if is_turn else bars(to)
        if not is_paid or barred is not Halt.NONE:
            if halt is Halt.NONE:
                halt = barred if is_paid else _HALT[sign]
            if illegal == "void":
                return Course((first,), "", (Bill(),), pools, terms, Halt.VOID, moves)
            lost += steps[place:] if illegal == "prefix" else (step,)
            if illegal == "prefix":
                break
            continue
        turned_free = turned_free or is_turn
        bill, facing, at, signs = billed, after, to, signs + sign
        track.append((at, facing))
        bills.append(bill)
    return Course(tuple(track), signs, tuple(bills), pools, terms, halt, written(lost) if lost else "")


def swung(facing: Direction, sign: str) -> Direction:
    """The facing after a step. Clauses: kaisen.plot.symbol-r, kaisen.plot.symbol-l."""
    return facing % 6 + 1 if sign == "R" else (facing + 4) % 6 + 1 if sign == "L" else facing


def stepped(at: Hex, facing: Direction, sign: str) -> Hex:
    """The hex after a step ahead or back. Clauses: kaisen.plot.symbol-n, kaisen.plot.symbol-b."""
    way, by = STEPS[facing], 1 if sign == "A" else -1
    return Hex(at[0] + by * way[0], at[1] + by * way[1])


def _billed(bill: Bill, step: Step, facing: Direction, after: Direction, more_turns: bool, terms: Terms) -> Bill:
    """The bill with one more step.

    Clauses: kaisen.sail.bow-only, kaisen.turn.upwind-barred, kaisen.turn.upwind-row.
    Rulings: kaisen.turn.through_upwind, kaisen.turn.already_upwind.
    """
    sign, starred = step
    ahead, turns, rowed_turns, rowed_ahead, back = bill
    if sign == "B":
        return Bill(ahead, turns, rowed_turns, rowed_ahead, back + 1)
    if sign == "A":
        if starred:
            return Bill(ahead, turns, rowed_turns, rowed_ahead + 1, back)
        price = terms.sail_step[facing - 1]
        more = (*ahead[:price], ahead[price] + 1, *ahead[price + 1 :])
        return Bill(more, turns, rowed_turns, rowed_ahead, back)
    barred = terms.barred != 0 and (
        (after == terms.barred and not (terms.last_turn and more_turns)) or (terms.stuck and facing == terms.barred)
    )
    if starred or barred:
        return Bill(ahead, turns, rowed_turns + 1, rowed_ahead, back)
    return Bill(ahead, turns + 1, rowed_turns, rowed_ahead, back)


def straight_run(signs: str) -> int:
    """How many steps ahead stand last. Clauses: kaisen.bow.straight-dice, kaisen.bow.no-bonus-turn,
    kaisen.bow.no-bonus-back."""
    return len(signs) - len(signs.rstrip("A"))
