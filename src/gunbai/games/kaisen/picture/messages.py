"""What the picture says, for the checks that every message is there in every language."""

from __future__ import annotations

MESSAGES: dict[str, tuple[str, ...]] = {
    "picture-title": ("round",),
    "picture-wind": ("wind", "level", "weather"),
    "picture-level": ("level",),
    "picture-current": ("direction", "speed"),
    "picture-side": ("side", "ships"),
    "picture-ship": ("ship", "side", "place", "facing", "hp", "hp-max", "able", "fouled"),
    "picture-ship-gone": ("ship", "side", "how"),
    "picture-arcs": ("ship",),
    "picture-sight-clear": ("start", "end"),
    "picture-sight-blocked": ("start", "end", "places"),
    "picture-sight-sides": ("start", "end"),
    "picture-reach": ("poses", "hexes"),
}
"""Names of the values that each message is given."""
KINDS = ("ship", "place")
"""What may be unknown by its name: messages `kind-KIND`."""
