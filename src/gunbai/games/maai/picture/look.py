"""Colours and sizes of the drawing, and what it says."""

from __future__ import annotations

from gunbai.kernel.pictures import Theme, themed

_BOTH = """
text { font-family: system-ui, "Noto Sans", "Noto Sans CJK JP", sans-serif; font-size: 14px; }
.head { font-size: 17px; font-weight: 700; } .cell { font-size: 13px; text-anchor: middle; }
.here { font-weight: 700; } .number { font-size: 13px; } .rail { stroke-width: 3; } .spot { stroke-width: 2; }
.mark { font-size: 12px; text-anchor: middle; font-weight: 700; } .out { text-decoration: line-through; }
.bar, .full { stroke-width: 1; }
"""
_LIGHT = """
.back { fill: #fffdf8; } .ink { fill: #26211b; } .soft { fill: #5d5346; } .rail { stroke: #b9a98f; }
.spot { fill: #fffdf8; stroke: #8a7a63; } .stand { fill: #7a2e24; stroke: #7a2e24; }
.bar { fill: #efe7d8; stroke: #b9a98f; } .vitality { fill: #2f6db3; } .strength { fill: #b3402e; }
.guard { fill: #b98a1f; } .state { fill: #7a2e24; font-weight: 700; } .good { fill: #1d6b3c; } .bad { fill: #b3261e; }
"""
_DARK = """
.back { fill: #221e1a; } .ink { fill: #ece4d6; } .soft { fill: #b8ac99; } .rail { stroke: #6b5f4f; }
.spot { fill: #221e1a; stroke: #a3947d; } .stand { fill: #e39a8c; stroke: #e39a8c; }
.bar { fill: #332d26; stroke: #6b5f4f; } .vitality { fill: #6aa5e6; } .strength { fill: #e2705a; }
.guard { fill: #d9b04a; } .state { fill: #e39a8c; font-weight: 700; } .good { fill: #86d0a3; } .bad { fill: #ff8a7a; }
"""
MESSAGES: dict[str, tuple[str, ...]] = {
    "picture-title": ("round",),
    "picture-count": ("count",),
    "picture-fighter": ("fighter", "vitality", "vitality-max", "strength", "strength-max"),
    "picture-dropped": ("weapons",),
    "picture-injuries": ("parts",),
    "picture-area": ("area",),
    "picture-limit": ("limit",),
    "picture-first-cut": (),
    "picture-opening": (),
    "picture-window": (),
    "picture-defenceless": (),
    "picture-exhausted": (),
    "picture-bleeding": (),
    "picture-winded": (),
}
"""Names of the values that each message is given."""


def style(theme: Theme) -> str:
    """The style sheet: one set of colours, or both and the choice left to whoever shows the picture."""
    return themed(_BOTH, _LIGHT, _DARK, theme)
