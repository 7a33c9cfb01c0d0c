"""The map as a picture: what is drawn is where it is, and what is said is true."""

from __future__ import annotations

from collections import Counter
from functools import cache
from xml.etree import ElementTree

import msgspec
import pytest

from gunbai.errors import UnknownName
from gunbai.games import find_game
from gunbai.games.kaisen.geometry import DIRECTIONS, ORIGIN, Hex, ahead, arc_of, distance, format_hex, offset, within
from gunbai.games.kaisen.picture import PICTURE
from gunbai.games.kaisen.picture.messages import KINDS, MESSAGES
from gunbai.games.kaisen.picture.plane import ANGLES, CORNERS, middle
from gunbai.games.kaisen.values import Gone
from gunbai.games.kaisen.view import SeaView
from gunbai.kernel.battle import Battle
from gunbai.kernel.dice import SealedDice
from gunbai.kernel.pictures import Wishes, find_picture
from gunbai.kernel.scenario import load_scenario
from gunbai.kernel.views import View
from gunbai.kernel.words import LANGUAGES, Wording

SVG = "{http://www.w3.org/2000/svg}"
KAISEN = find_game("kaisen")


@cache
def words(language: str, name: str) -> Wording:
    scenario = load_scenario(KAISEN.scenario_text(name), name, find_game)
    return Wording(language, KAISEN.texts(language), scenario.game.names(scenario.body))


@cache
def view_of(name: str) -> View:
    scenario = load_scenario(KAISEN.scenario_text(name), name, find_game)
    return Battle(scenario, SealedDice(bytes(32))).view("spectator")


def changed(name: str, **ships: dict[str, object]) -> View:
    """A scenario's view with some values of its ships changed."""
    view = view_of(name)
    board = view.board
    assert isinstance(board, SeaView)
    new = tuple(msgspec.structs.replace(ship, **ships.get(ship.id, {})) for ship in board.ships)
    return msgspec.structs.replace(view, board=msgspec.structs.replace(board, ships=new))


def drawn(view: View, language: str = "en", **marks: tuple[str, ...]) -> ElementTree.Element:
    return ElementTree.fromstring(PICTURE.draw(view, words(language, view.scenario), Wishes(marks=marks)))


def classes(root: ElementTree.Element, name: str) -> list[ElementTree.Element]:
    """Elements of a class."""
    return [one for one in root.iter() if name in one.get("class", "").split()]


def hexes(root: ElementTree.Element, name: str) -> set[tuple[int, int]]:
    """The middles of the hexes of a class."""
    return {(int(one.get("x", "")), int(one.get("y", ""))) for one in classes(root, name)}


def said(root: ElementTree.Element) -> str:
    return "\n".join(root.itertext())


@pytest.mark.parametrize("name", KAISEN.scenarios)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_scenario_is_drawn_with_all_its_ships_in_every_language(name: str, language: str) -> None:
    view = view_of(name)
    root = drawn(view, language)
    names = words(language, name)
    ships = classes(root, "ship")
    assert len(ships) == len(view.board.ships)
    for ship, group in zip(view.board.ships, ships, strict=True):
        title = group.find(f"{SVG}title")
        assert title is not None
        assert title.text is not None
        assert title.text.startswith(names.name(ship.id))
        assert all(text in title.text for text in (ship.hex, f"{ship.hp}/{ship.hp_max}", names.name(ship.side)))
    # A title and a description stand first, and the picture points at them, for those who do not see it.
    assert [one.tag for one in root][:2] == [f"{SVG}title", f"{SVG}desc"]
    assert root.get("aria-labelledby") == "title desc"
    assert root.get("role") == "img"
    desc = root.find(f"{SVG}desc")
    assert desc is not None
    assert all(names.name(ship.id) in (desc.text or "") for ship in view.board.ships)


def test_the_whole_map_is_drawn_with_its_printed_numbers() -> None:
    view = view_of("island")
    board = view.board
    root = drawn(view)
    assert board.low is not None
    assert board.high is not None
    there = [
        Hex(nw, east)
        for nw in range(board.low.nw, board.high.nw + 1)
        for east in range(board.low.east, board.high.east + 1)
    ]
    numbers = Counter(one.text for one in classes(root, "place"))
    assert numbers == Counter(map(format_hex, there))
    for name in ("islands", "shoals", "fog"):
        assert hexes(root, name.rstrip("s")) == {tuple(middle(place)) for place in getattr(board, name)}


def test_hexes_fit_together_without_gaps() -> None:
    corners = [tuple(map(int, corner.split(","))) for corner in CORNERS.split()]
    for facing in DIRECTIONS:
        x, y = middle(ahead(ORIGIN, facing))
        shared = [(cx, cy) for cx, cy in corners if (cx - x, cy - y) in corners]
        assert len(shared) == 2


@pytest.mark.parametrize("facing", DIRECTIONS)
def test_bows_point_to_the_next_hex(facing: int) -> None:
    view = changed("galleys", thunder={"facing": facing})
    ship = classes(drawn(view), "ship")[0]
    inner = ship.find(f"{SVG}g")
    assert inner is not None
    assert f"rotate({ANGLES[facing]})" in inner.get("transform", "")
    x, y = middle(ahead(ORIGIN, facing))
    # Angles of SVG run clockwise from the east.
    quarter = {0: (1, 0), 60: (1, 1), 120: (-1, 1), 180: (-1, 0), 240: (-1, -1), 300: (1, -1)}[ANGLES[facing]]
    assert ((x > 0) - (x < 0), (y > 0) - (y < 0)) == quarter


def test_arcs_are_tinted_as_the_rules_divide_them() -> None:
    view = view_of("island")
    falcon = view.board.ships[0]
    root = drawn(view, arcs=("falcon",))
    low, high = view.board.low, view.board.high
    for name in ("bow", "broadside", "stern"):
        expected = {
            tuple(middle(place))
            for place in within(falcon.at, 5)
            if (arc := arc_of(falcon.facing, offset(falcon.at, place))) is not None
            and arc.value == name
            and low.nw <= place.nw <= high.nw
            and low.east <= place.east <= high.east
        }
        assert expected
        assert hexes(root, name) == expected


def test_a_line_of_sight_is_drawn_with_what_blocks_it() -> None:
    view = view_of("island")
    blocked = drawn(view, sight=("wraith", "0404"))
    assert "blocked at 0608, 0507, 0506" in said(blocked)
    assert len(classes(blocked, "blocks")) == 3
    assert classes(blocked, "stopped")
    clear = drawn(view, sight=("falcon", "0603"))
    assert "clear" in said(clear)
    assert not classes(clear, "stopped")
    along = drawn(view, sight=("0000", "0102"))
    assert "hex sides" in said(along)
    assert len(classes(along, "bars")) == 1


def test_arcs_and_sights_are_drawn_as_the_rulings_have_them() -> None:
    view = view_of("island")
    board = view.board
    assert isinstance(board, SeaView)
    assert (board.boundary, board.sides) == ("broadside", "barred")
    # Of the Falcon at 0602, bow to the east, 0704 lies on the edge between bow and broadside.
    other = msgspec.structs.replace(view, board=msgspec.structs.replace(board, boundary="axis", sides="if-blocked"))
    bows = [len(classes(drawn(one, arcs=("falcon",)), "bow")) for one in (view, other)]
    assert bows[0] + 4 == bows[1], "two places at range 2 and two at range 4 lie on its edges"
    along = drawn(other, sight=("0000", "0102"))
    assert "clear" in said(along)
    assert not classes(along, "stopped")
    beside = drawn(other, sight=("0405", "0507"))
    assert "blocked at 0506" in said(beside)
    assert len(classes(beside, "blocks")) == 1


def test_a_third_ship_on_the_line_blocks_it() -> None:
    view = changed("galleys", thunder={"at": Hex(5, 5)}, tide={"at": Hex(5, 6)}, surge={"at": Hex(5, 7)})
    assert "blocked at 0506" in said(drawn(view, sight=("thunder", "surge")))


def test_the_poses_within_reach_are_marked() -> None:
    root = drawn(view_of("galleys"), reach=("0806-1", "0806-2", "0907-2"))
    assert len(classes(root, "reach")) == 2
    assert len(classes(root, "post")) == 3
    assert "3 ways to end, in 2 hexes" in said(root)


def test_fouled_ships_are_chained_and_ships_that_are_gone_are_told_but_not_drawn() -> None:
    view = changed(
        "galleys",
        thunder={"at": Hex(5, 5), "fouled": ("surge",)},
        surge={"at": Hex(5, 5), "fouled": ("thunder",), "able": False},
        tide={"at": None, "hex": "", "gone": Gone.SUNK},
    )
    root = drawn(view)
    assert len(classes(root, "chain")) == 1
    assert len(classes(root, "ship")) == 3
    assert len(classes(root, "unable")) == 1
    assert "Thunder (the northern city) at 0806" in said(root)
    assert "fouled with Surge" in said(root)
    assert "Tide" in said(root)


def test_what_strangers_call_their_ships_is_text_and_nothing_else() -> None:
    view = view_of("galleys")
    names = {"thunder": {"en": "<script>alert(1)</script>&\"'\x00\x1b"}}
    wording = Wording("en", KAISEN.texts("en"), names)
    svg = PICTURE.draw(view, wording, Wishes("<b>&"))
    root = ElementTree.fromstring(svg)
    assert not [one for one in root.iter() if "script" in one.tag]
    assert "<script>alert(1)</script>&\"'\ufffd\ufffd" in said(root)
    assert root[0].text == "<b>&"


def test_colours_are_for_light_for_dark_or_for_both() -> None:
    view, wording = view_of("galleys"), words("en", "galleys")
    styles = {theme: PICTURE.draw(view, wording, Wishes(theme=theme)) for theme in ("auto", "light", "dark")}
    assert "prefers-color-scheme" in styles["auto"]
    assert "prefers-color-scheme" not in styles["light"] + styles["dark"]
    assert styles["light"] != styles["dark"]


@pytest.mark.parametrize(
    "marks", [{"arcs": ("nobody",)}, {"sight": ("thunder", "nobody")}, {"reach": ("0806",)}, {"reach": ("0806-7",)}]
)
def test_a_mark_of_something_that_is_not_there_is_refused(marks: dict[str, tuple[str, ...]]) -> None:
    with pytest.raises(UnknownName):
        PICTURE.draw(view_of("galleys"), words("en", "galleys"), Wishes(marks=marks))


def test_a_sea_without_edges_is_drawn_around_its_ships() -> None:
    view = view_of("galleys")
    board = msgspec.structs.replace(view.board, low=None, high=None)
    root = drawn(msgspec.structs.replace(view, board=board))
    numbers = {one.text for one in classes(root, "place")}
    for ship in board.ships:
        assert {format_hex(near) for near in within(ship.at, 1)} <= numbers
    # However far apart they are, the picture stays of a size that can be shown.
    far = changed("galleys", thunder={"at": Hex(900, 900)})
    far = msgspec.structs.replace(far, board=msgspec.structs.replace(far.board, low=None, high=None))
    assert len(classes(drawn(far), "place")) < 400
    assert distance(Hex(900, 900), Hex(2, 4)) > 800


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_the_picture_is_there(language: str) -> None:
    texts = Wording(language, KAISEN.texts(language))
    assert all(texts.has(message) for message in MESSAGES)
    assert all(texts.has(f"kind-{kind}") for kind in KINDS)


def test_the_picture_is_found_by_its_game() -> None:
    assert find_picture(KAISEN.game) is PICTURE
