"""Files of a game's own, such as characters: known by their tables, read whole, and all their faults told at once."""

from __future__ import annotations

import msgspec
import pytest

from gunbai.errors import ContentError, Fault, UnknownName
from gunbai.games import find_game
from gunbai.kernel.forms import MAX_FORM_BYTES, Form, form_of, load_form
from gunbai.kernel.library import Library


class Hero(msgspec.Struct, frozen=True):
    id: str
    might: int = 1


class HeroFile(msgspec.Struct, frozen=True):
    game: str
    hero: tuple[Hero, ...] = ()


def twice(file: HeroFile) -> tuple[Fault, ...]:
    ids = [hero.id for hero in file.hero]
    return tuple(
        Fault("taken", f"hero[{at}].id", values={"id": id}) for at, id in enumerate(ids, 1) if id in ids[: at - 1]
    )


GAME = Library(msgspec.structs.replace(find_game("maai").game, forms={"hero": Form(HeroFile, twice)}))


def find(game: str) -> Library:
    if game != "maai":
        raise UnknownName("game", game, ("maai",))
    return GAME


def faults(text: str | bytes) -> list[tuple[int, str, str]]:
    with pytest.raises(ContentError) as refused:
        load_form(text, "heroes.toml", find)
    return [(fault.line, fault.place, fault.code) for fault in refused.value.faults]


def test_a_file_is_known_by_the_tables_that_its_game_names() -> None:
    assert form_of({"game": "maai", "hero": []}, find) == Form(HeroFile, twice)
    others: tuple[dict[str, object], ...] = (
        {"game": "maai", "fighter": []},
        {"game": "go", "hero": []},
        {"hero": []},
        {"game": 1, "hero": []},
    )
    assert [form_of(document, find) for document in others] == [None] * len(others)


def test_a_sound_file_is_read() -> None:
    assert load_form('game = "maai"\n[[hero]]\nid = "a"\nmight = 3\n', "heroes.toml", find) == HeroFile(
        "maai", (Hero("a", 3),)
    )


def test_every_fault_is_told_in_the_order_of_the_lines() -> None:
    assert faults('game = "maai"\n[[hero]]\nid = "a"\nmight = "x"\n[[hero]]\nlook = 1\n') == [
        (4, "hero[1].might", "wrong-value"),
        (5, "hero[2].id", "missing-key"),
        (6, "hero[2].look", "unknown-key"),
    ]
    assert faults('game = "maai"\n[[hero]]\nid = "a"\n[[hero]]\nid = "a"\n') == [(5, "hero[2].id", "taken")]


def test_what_is_no_such_file_is_refused() -> None:
    assert faults('game = "go"\n[[hero]]\nid = "a"\n') == [(0, "game", "wrong-game")]
    assert [code for *_, code in faults("a = ") + faults(b"\xff")] == ["not-toml", "not-toml"]
    assert faults(" " * (MAX_FORM_BYTES + 1)) == [(0, "", "too-large")]
