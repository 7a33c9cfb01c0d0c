"""How spell cards of one's own are tried: danmaku battles in which the other side has a usual card."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from gunbai.games.sengen.character import CardSheet
from gunbai.games.sengen.gallery import CARDS, CharacterFile
from gunbai.kernel.trials import BEARER, OTHER, Match, Trial

Data = dict[str, Any]

_ABLE = {"body": 4, "toughness": 5, "intellect": 4, "sense": 5, "will": 5}
_SKILLS = {"danmaku": 5, "shot": 5, "homing": 5, "evasion": 4, "resist": 2, "perception": 2, "flight": 2}
_USUAL = "lantern-procession"
_ARMED = {
    "disciplines": {"sword": {"skill": 4, "training": 3, "blade": True}},
    "weapons": [{"id": "tachi", "discipline": "sword"}],
}
_OTHERS = (
    _SKILLS,
    {**_SKILLS, "danmaku": 6, "shot": 3, "homing": 3, "evasion": 5},
)
"""The two match-ups: against an equal, and against one who presses with danmaku and evades."""


def trials(content: CharacterFile) -> tuple[Trial, ...]:
    """Every card of a file, each beside the built-in ones of its kind: deployed, or consumed."""
    return tuple(_card_trial(card) for card in content.card)


def _card_trial(own: CardSheet) -> Trial:
    kin = [card for card in CARDS.values() if card.kind is own.kind and card.id != own.id]
    cards = (own, *kin)
    names = {card.id: {"ja": card.name.ja, "en": card.name.en, "zh": card.name.zh} for card in cards}
    given = {id: name for id, name in names.items() if any(name.values())}
    return Trial("card", own.id, {card.id: tuple(_matches(card)) for card in cards}, given)


def _matches(card: CardSheet) -> Iterator[Match]:
    plain = _fighter(BEARER, _SKILLS)
    bearer = plain | {"cards": [msgspec.to_builtins(card)], "cards_usable": 1}
    for skills in _OTHERS:
        frame: Data = {"game": "sengen", "name": {"en": "trial"}}
        other = _fighter(OTHER, skills) | {"npc": True, "cards": [_USUAL], "cards_usable": 1}
        yield Match({**frame, "fighter": [bearer, other]}, {**frame, "fighter": [plain, other]})


def _fighter(id: str, skills: Data) -> Data:
    means = [{"id": "slips", "kind": "jutsu", "level": 3}]
    return {"id": id, "side": id, **_ABLE, "skills": skills, "means": means, "cards": [], **_ARMED}
