"""What may be declared though nobody lists it: signals, what characters do, plots and attacks with more in them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.kaisen.declaration import Act, Board, Flag, Gun, Hail, Plot, Ram
from gunbai.games.kaisen.deeds import aboard
from gunbai.games.kaisen.geometry import distance, opposite
from gunbai.games.kaisen.notation import format_attack, format_deed, format_signal
from gunbai.games.kaisen.plot_text import format_plot
from gunbai.games.kaisen.signals import VOICE_RANGE
from gunbai.games.kaisen.values import Performance
from gunbai.kernel.requests import Ask

if TYPE_CHECKING:
    from gunbai.games.kaisen.ship import Ship
    from gunbai.games.kaisen.state import Sea


def examples(sea: Sea, seat: str, ask: Ask | None) -> tuple[str, ...]:
    """Texts that a seat may declare now beside what is listed, in answer to an ask or unasked."""
    if ask is None:
        return () if seat in sea.yielded else _unasked(sea, seat)
    ship = sea.by_id.get(ask.about)
    if ship is not None and ask.kind == "plot" and ship.able:
        return _plots(ship)
    return _attacks(ask) if ask.kind == "attack" else ()


def _unasked(sea: Sea, seat: str) -> tuple[str, ...]:
    own = [ship for ship in sea.ships if ship.seat == seat and ship.able]
    flags = [format_signal(Flag(ship.id, "全艦 回頭 to port")) for ship in own if not ship.flagged]
    near = [
        (ship, other)
        for ship in own
        for other in sea.ships
        if other is not ship and other.gone is None and distance(ship.at, other.at) <= VOICE_RANGE
    ]
    after = sea.phase not in ("weather", "power", "plot")
    calls = [format_signal(Hail(ship.id, other.id, "降伏せよ: strike your colours")) for ship, other in near if after]
    people = aboard(sea, seat) if sea.scenario.table.gm else []
    deeds = [format_deed(Act(person.id, "reads the clouds")) for _, person in people]
    return (*flags, *calls, *deeds)


def _plots(ship: Ship) -> tuple[str, ...]:
    """One whose written end is another than the one to which its moves lead, and one by oars."""
    profile, at, facing = ship.profile, (ship.at[0], ship.at[1]), ship.facing
    plus = profile.sail_bonus, profile.steer_bonus, profile.rowing
    plots = [
        Plot(0, plus[0], ship.power, plus[1], 0, plus[2], at, facing, moves, at, opposite(facing))
        for moves in ("RL1", "1*1LB*", "S")
    ]
    return tuple(map(format_plot, plots))


def _attacks(ask: Ask) -> tuple[str, ...]:
    """The listed ones, with a performance named that modifies the roll."""
    by = Performance.STEERING
    texts: list[str] = []
    for option in ask.offer:
        match option.declaration:
            case Gun(ship, engine, alone, at, _):
                texts.append(format_attack(Gun(ship, engine, alone, at, by)))
            case Ram(ship, weapon, decline, _):
                texts.append(format_attack(Ram(ship, weapon, decline, by)))
            case Board(ship, weapon, at, _):
                texts.append(format_attack(Board(ship, weapon, at, by)))
    return tuple(texts)
