"""Effects with their numbers doubled or halved: what a critical cast and a backlash may come to.

Rulings: maai.cast.crit, maai.backlash.detail.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from gunbai.games.maai.content.effects import AnyEffect
from gunbai.games.maai.content.terms import Target

NUMBERS = ("amount", "defence", "evasion", "strength", "hp", "shelter", "areas", "cells")
"""What counts as an effect's own number; for how long it lasts is none."""


def doubled(effects: Iterable[AnyEffect]) -> tuple[AnyEffect, ...]:
    """The same effects with twice their numbers."""
    return tuple(_scaled(effect, 2, 1) for effect in effects)


def halved_on_user(effects: Iterable[AnyEffect]) -> tuple[AnyEffect, ...]:
    """The effects with half their numbers, rounded toward 0, on their user; without those of which nothing is left."""
    return tuple(
        msgspec.structs.replace(half, target=Target.SELF)
        for effect in effects
        for half in (_scaled(effect, 1, 2),)
        if not _numbers(effect) or any(_numbers(half).values())
    )


def _numbers(effect: AnyEffect) -> dict[str, int]:
    """The numbers that an effect has, by their keys."""
    values = {name: getattr(effect, name, None) for name in NUMBERS}
    return {name: value for name, value in values.items() if isinstance(value, int) and value}


def _scaled(effect: AnyEffect, times: int, parts: int) -> AnyEffect:
    changed = {
        name: (abs(value) * times // parts) * (1 if value > 0 else -1) for name, value in _numbers(effect).items()
    }
    return msgspec.structs.replace(effect, **changed) if changed else effect
