"""How a plot is put together by tapping: points for the three pools, moves, and where the rules will really stop it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from gunbai.games.kaisen.events.movement import Sailed
from gunbai.games.kaisen.geometry import Hex, Pose, format_hex, parse_hex, turned
from gunbai.games.kaisen.moves import STAY, led
from gunbai.games.kaisen.plots import PlotPreview
from gunbai.games.kaisen.signals import FLAG_MOST
from gunbai.games.kaisen.values import Halt
from gunbai.games.kaisen.view import SeaView, ShipView
from gunbai.kernel.events import Event
from gunbai.kernel.panels import Ahead, Composer, Key, Look, Pool, Saying
from gunbai.kernel.views import AskView, View
from gunbai.kernel.words import Wording

SIGNS = (("1", "⬆", "ahead"), ("L", "↺", "left"), ("R", "↻", "right"), ("B", "⬇", "back"))
WORDS_MOST = 200
"""Characters of a call, or of what a character does, in a form; typed it may be longer."""
POOLS = ("sail", "steer", "row")
MESSAGES: dict[str, tuple[str, ...]] = {
    "panel-ahead": (),
    "panel-left": (),
    "panel-right": (),
    "panel-back": (),
    "panel-spent": ("pool", "spent", "have"),
    "panel-ends": ("end", "straight"),
    "panel-stopped": ("lost", "halt"),
    "panel-short": ("short",),
    "panel-arcs": (),
    "panel-sight": (),
    "panel-flag": (),
    "panel-hail": (),
    "panel-act": (),
}
"""Names of the values that each message is given."""


class PlotPanel:
    """Helps with plots, and shows movement step by step."""

    def compose(self, view: View, ask: AskView, words: Wording) -> Composer | None:
        """Pools with the power for them, and the four signs of a plot."""
        ship = _ship(view, ask.about)
        if ask.kind != "plot" or not ask.open or ship is None or ship.means is None:
            return None
        means = ship.means
        plus = (means.sail, means.steer, means.row or 0)
        signs = SIGNS if means.row is not None else SIGNS[:-1]
        return Composer(
            keys=tuple(Key(text, words.say(f"panel-{name}"), sign) for text, sign, name in signs),
            start=f"{{pools}}:{ship.hex}-{ship.facing}:",
            empty=STAY,
            pools=tuple(Pool(words.word("pool", name), each) for name, each in zip(POOLS, plus, strict=True)),
            budget=means.power,
        )

    def ahead(self, view: View, ask: AskView, preview: msgspec.Struct, words: Wording) -> Ahead:
        """What is spent of each pool, where the ship really ends, and what stops it."""
        assert isinstance(preview, PlotPreview)
        lines = [
            words.say(
                "panel-spent",
                pool=words.word("pool", pool),
                spent=getattr(preview, f"{pool}_spent"),
                have=getattr(preview, pool),
            )
            for pool in POOLS
            if getattr(preview, pool)
        ]
        lines.append(words.say("panel-ends", end=preview.end, straight=preview.straight))
        if preview.halt is not Halt.NONE and preview.lost:
            lines.append(words.say("panel-stopped", lost=preview.lost, halt=preview.halt))
            if preview.short:
                lines.append(words.say("panel-short", short=preview.short))
        ship = _ship(view, ask.about)
        assert ship is not None
        assert ship.at is not None
        way = walked((ship.at, ship.facing), preview.moves)
        path = tuple(f"{format_hex(place)}-{facing}" for place, facing in way)
        return Ahead(tuple(lines), marks={"path": path})

    def looks(self, view: View, words: Wording) -> tuple[Look, ...]:
        """Each ship's arcs, and the line of sight between two ships. Clauses: kaisen.arc.three, kaisen.gun.los-ship."""
        board = view.board
        assert isinstance(board, SeaView)
        ships = tuple((ship.id, words.name(ship.id)) for ship in board.ships if ship.at is not None)
        return (Look("arcs", words.say("panel-arcs"), ships), Look("sight", words.say("panel-sight"), ships, 2))

    def sayings(self, view: View, words: Wording) -> tuple[Saying, ...]:
        """Signals by flags, calls by voice, and what characters do that is none of the listed deeds.

        Clauses: kaisen.signal.flag, kaisen.signal.length, kaisen.voice.range, kaisen.char.core-rules.
        """
        board = view.board
        assert isinstance(board, SeaView)
        there = [ship for ship in board.ships if ship.at is not None]
        own = [ship for ship in there if ship.seat == view.seat and ship.able]
        named = tuple((ship.id, words.name(ship.id)) for ship in own)
        flags = tuple((ship.id, words.name(ship.id)) for ship in own if ship.flag)
        every = tuple((ship.id, words.name(ship.id)) for ship in there)
        people = tuple((one.id, words.name(one.id)) for ship in own for one in ship.people if not one.acted)
        found = (
            Saying(words.say("panel-flag"), "flag {0}: {text}", (flags,), FLAG_MOST),
            Saying(words.say("panel-hail"), "hail {0} to {1}: {text}", (named, every), WORDS_MOST),
            Saying(words.say("panel-act"), "act {0}: {text}", (people,), WORDS_MOST),
        )
        return tuple(saying for saying in found if all(saying.choices) and len(every) > 1)

    def moves(self, view: View, events: Sequence[Event]) -> tuple[View, ...]:
        """The last movement, step by step: all ships move at once, and whoever has arrived waits."""
        board = view.board
        assert isinstance(board, SeaView)
        tracks: dict[str, list[Pose]] = {}
        for event in reversed(events):
            if not isinstance(event, Sailed):
                continue
            if event.ship in tracks:
                break
            tracks[event.ship] = _way(event)
        longest = max(map(len, tracks.values()), default=0)
        if longest < 2:
            return ()
        return tuple(_at_step(view, board, tracks, step) for step in range(longest))


def _way(event: Sailed) -> list[Pose]:
    """The poses of a ship that has sailed; its first facing follows from its last one and its turns."""
    place = parse_hex(event.start.rpartition("-")[0]) or parse_hex(event.start)
    assert place is not None
    turns = event.moves.count("R") - event.moves.count("L")
    return walked((place, turned(event.facing, -turns)), event.moves)


def walked(start: Pose, moves: str) -> list[Pose]:
    """The way that moves lead, with its beginning."""
    found: list[Pose] = [start]
    for sign in _single(moves):
        (nw, east), facing = led(sign, found[-1][0], found[-1][1])
        found.append((Hex(nw, east), facing))
    return found


def _single(moves: str) -> list[str]:
    """Moves with steps ahead taken one by one."""
    if moves == STAY:
        return []
    single: list[str] = []
    digits = ""
    for sign in f"{moves} ":
        if sign.isdigit():
            digits += sign
            continue
        single += ["1"] * int(digits or 0)
        digits = ""
        if sign.isalpha():
            single.append(sign)
    return single


def _at_step(view: View, board: SeaView, tracks: Mapping[str, list[Pose]], step: int) -> View:
    ships = []
    for ship in board.ships:
        track = tuple(tracks.get(ship.id, ())[: step + 1])
        if not track:
            ships.append(ship)
            continue
        place, facing = track[-1]
        ships.append(msgspec.structs.replace(ship, at=place, facing=facing, hex=format_hex(place), track=track))
    return msgspec.structs.replace(view, board=msgspec.structs.replace(board, ships=tuple(ships)))


def _ship(view: View, name: str) -> ShipView | None:
    board = view.board
    assert isinstance(board, SeaView)
    return next((ship for ship in board.ships if ship.id == name and ship.at is not None), None)


PANEL = PlotPanel()
