"""Colours and sizes of the drawing, and what it says."""

from __future__ import annotations

from gunbai.kernel.pictures import Theme, themed

WIDTH = 720
MARGIN = 16
LINE = 24

_BOTH = """
text { font-family: system-ui, "Noto Sans", "Noto Sans CJK JP", sans-serif; font-size: 13px; }
.head { font-size: 17px; font-weight: 700; } .name { font-size: 15px; font-weight: 700; } .bold { font-weight: 700; }
.out { text-decoration: line-through; } .small { font-size: 12px; } .gone { opacity: 0.55; }
.panel, .bar, .pip, .card { stroke-width: 1; } .acting { stroke-width: 3; } .table { stroke-width: 2; }
.row { stroke-width: 1; stroke-dasharray: 5 4; }
"""
_LIGHT = """
.back { fill: #f7f8fd; } .ink { fill: #20243a; } .soft { fill: #565d7a; } .strong { fill: #8a1f4b; }
.row { stroke: #a5acc8; } .panel { fill: #ffffff; stroke: #a5acc8; } .acting { stroke: #8a1f4b; }
.bar { fill: #e6e9f5; stroke: #a5acc8; } .hp { fill: #d9667e; } .spirit { fill: #b59ae0; }
.pip { fill: #ffffff; stroke: #8087a6; } .dp { fill: #2f62c4; stroke: #2f62c4; }
.graze { fill: #b07a12; stroke: #b07a12; } .card { fill: #fff8e3; stroke: #a48a44; } .table { stroke: #7a5b00; }
"""
_DARK = """
.back { fill: #171a26; } .ink { fill: #e8eaf6; } .soft { fill: #aab1cd; } .strong { fill: #ff9dc0; }
.row { stroke: #565d7a; } .panel { fill: #20243a; stroke: #565d7a; } .acting { stroke: #ff9dc0; }
.bar { fill: #2c314b; stroke: #565d7a; } .hp { fill: #a83a54; } .spirit { fill: #6f54a8; }
.pip { fill: #20243a; stroke: #8087a6; } .dp { fill: #7ea6ff; stroke: #7ea6ff; }
.graze { fill: #e8b64c; stroke: #e8b64c; } .card { fill: #3a331c; stroke: #a48a44; } .table { stroke: #e8c977; }
"""
MESSAGES: dict[str, tuple[str, ...]] = {
    "picture-title": ("turn",),
    "picture-side-row": ("side", "row"),
    "picture-order": (),
    "picture-blow": ("fighter", "attack"),
    "picture-missed": ("fighter",),
    "picture-hit": ("fighter",),
    "picture-hit-damage": ("fighter", "damage"),
    "picture-owes": ("fighter", "dp"),
    "picture-against": ("fighter", "against"),
    "picture-aimed": ("fighter",),
    "picture-hand": (),
    "picture-fighter": ("fighter", "dp", "dp-max", "hp", "hp-max", "graze"),
    "picture-covered": (),
    "picture-focused": (),
    "picture-waited": (),
    "picture-flees": (),
}
"""Names of the values that each message is given."""


def style(theme: Theme) -> str:
    """The style sheet: one set of colours, or both and the choice left to whoever shows the picture."""
    return themed(_BOTH, _LIGHT, _DARK, theme)
