"""Characters and spell cards that come with the game, and the files in which people write their own."""

from __future__ import annotations

import tomllib
from typing import Annotated

import msgspec

from gunbai.errors import Fault
from gunbai.games.sengen.character import CardSheet, Character
from gunbai.games.sengen.character_faults import card_faults, character_faults
from gunbai.kernel.package_data import read_data


class CharacterFile(msgspec.Struct, frozen=True, omit_defaults=True):
    """A file of characters, of spell cards, or of both."""

    game: str
    character: Annotated[tuple[Character, ...], msgspec.Meta(max_length=100)] = ()
    card: Annotated[tuple[CardSheet, ...], msgspec.Meta(max_length=200)] = ()


def _shipped(name: str) -> CharacterFile:
    return msgspec.convert(tomllib.loads(read_data("gunbai.games.sengen", name)), CharacterFile)


CARDS: dict[str, CardSheet] = {card.id: card for card in _shipped("data/cards.toml").card}
"""The game's own spell cards, by id."""
CHARACTERS: dict[str, Character] = {one.id: one for one in _shipped("data/characters.toml").character}
"""The game's own characters, by id."""


def owned_cards(character: Character, beside: tuple[CardSheet, ...] = ()) -> tuple[CardSheet, ...]:
    """The cards that a character owns, in order, each written out; one that nobody knows is left out.

    Args:
        beside: cards that stand in the same file; they go before the game's own.
    """
    known = {**CARDS, **{card.id: card for card in beside}}
    cards = (known.get(owned) if isinstance(owned, str) else owned for owned in character.cards)
    return tuple(card for card in cards if card is not None)


def file_faults(file: CharacterFile) -> tuple[Fault, ...]:
    """All that is wrong with a file of characters and cards, beyond its form."""
    faults: list[Fault] = []
    for key, ids in (
        ("card", [card.id for card in file.card]),
        ("character", [character.id for character in file.character]),
    ):
        faults += [
            Fault("taken", f"{key}[{at}].id", values={"id": id}) for at, id in enumerate(ids, 1) if id in ids[: at - 1]
        ]
    for at, card in enumerate(file.card, 1):
        faults += card_faults(card, f"card[{at}]")
    known = {**CARDS, **{card.id: card for card in file.card}}
    for at, character in enumerate(file.character, 1):
        faults += character_faults(character, f"character[{at}]", known)
    return tuple(faults)
