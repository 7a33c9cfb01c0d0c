"""Ships of one's own on paper, and how they are tried: duels against a corvette and against a galley."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from gunbai.games.kaisen.models import MODELS, OWN
from gunbai.games.kaisen.sheet import Id, ShipSheet
from gunbai.kernel.forms import Form
from gunbai.kernel.trials import BEARER, OTHER, Match, Trial

Data = dict[str, Any]

ModelSheet = msgspec.defstruct(
    "ModelSheet",
    [
        ("id", Id),
        *(
            (field.name, field.type, field.default)
            for field in msgspec.structs.fields(ShipSheet)
            if field.name not in OWN and not field.required
        ),
    ],
    frozen=True,
    omit_defaults=True,
)
"""A ship on paper: the keys of a ship in a scenario, but for those that say where she is and whose."""


class ModelFile(msgspec.Struct, frozen=True):
    """A file of ships on paper."""

    game: str
    model: tuple[ModelSheet, ...]  # type: ignore[valid-type]


FORM = Form(ModelFile)
_USUAL = "corvette"
_OTHERS = ("corvette", "galley")
_SEA = {"weather": 3, "wind": 6, "low": "-03-03", "high": "1313"}
"""That of the shipped duel."""


def trials(content: ModelFile) -> tuple[Trial, ...]:
    """Every ship of a file beside the built-in ones; without it, a corvette sails in its place."""
    return tuple(_ship_trial(model) for model in content.model)


def _ship_trial(model: Any) -> Trial:
    own = {key: value for key, value in msgspec.to_builtins(model).items() if key != "id" and value is not None}
    ships = {model.id: own, **{name: {"model": name} for name in MODELS if name != model.id}}
    names = {name: MODELS[name].get("name", {}) for name in MODELS} | {model.id: own.get("name", {})}
    matches = {name: tuple(_matches(ship)) for name, ship in ships.items()}
    return Trial("ship", model.id, matches, {id: name for id, name in names.items() if name}, declared=False)


def _matches(ship: Data) -> Iterator[Match]:
    for name in _OTHERS:
        frame: Data = {"game": "kaisen", "name": {"en": "trial"}, "sea": _SEA}
        other = {"id": OTHER, "side": OTHER, "at": "0709", "facing": 4, "model": name}
        yield Match(
            {**frame, "ship": [_ship(ship), other]},
            {**frame, "ship": [_ship({"model": _USUAL}), other]},
        )


def _ship(keys: Data) -> Data:
    return {"id": BEARER, "side": BEARER, "at": "0302", "facing": 2, **keys}
