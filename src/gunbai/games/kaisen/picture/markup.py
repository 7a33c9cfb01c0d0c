"""The style of the map's drawing."""

from __future__ import annotations

from gunbai.kernel.pictures import Theme, themed

_BOTH = """
text { font-family: system-ui, "Noto Sans", "Noto Sans CJK JP", sans-serif; }
.place { font-size: 8px; text-anchor: middle; }
.name { font-size: 11px; font-weight: 600; text-anchor: middle; paint-order: stroke; stroke-width: 3px;
  stroke-linejoin: round; }
.note { font-size: 14px; } .small { font-size: 12px; } .point { font-size: 12px; text-anchor: middle; }
.head { font-size: 18px; font-weight: 700; }
.track { fill: none; stroke-width: 2; stroke-dasharray: 2 4; stroke-linecap: round; }
.path { fill: none; stroke-width: 4; stroke-linecap: round; stroke-linejoin: round; stroke-dasharray: 9 7; }
.ghost { fill-opacity: .35; stroke-dasharray: 4 3; }
.hull { stroke-width: 2; } .unable { stroke-dasharray: 3 3; }
.chain { fill: none; stroke-width: 5; stroke-dasharray: 1 7; stroke-linecap: round; }
.line { fill: none; stroke-width: 3; } .bars { stroke-width: 3; stroke-dasharray: 6 4; }
.wind { stroke-width: 4; stroke-linecap: round; stroke-linejoin: round; fill: none; }
.mark { fill-opacity: .35; stroke: none; } .post { stroke-width: 2; fill: none; }
"""
_LIGHT = """
.back { fill: #ffffff; } .hex { fill: #eaf3fa; stroke: #b3c7d6; }
.place { fill: #5b7080; }
.island { fill: #cdbb8f; stroke: #8c7a4b; } .shoal { fill: #e6dfc0; stroke: #8c7a4b; }
.fog { fill: #d5d8dc; stroke: #8a939c; }
.ink { fill: #18202a; } .name { fill: #18202a; stroke: #ffffff; } .hull { stroke: #18202a; }
.path { stroke: #1d6b3c; } .ghost { fill: #2f9e5b; }
.track { stroke: #44556a; } .chain { stroke: #b3261e; } .wind { stroke: #1f5fa8; }
.rose { fill: #ffffff; stroke: #7f93a5; }
.line { stroke: #18202a; } .stopped { stroke: #b3261e; } .bars { stroke: #b3261e; }
.bow { fill: #d9822b; } .broadside { fill: #3f7fbf; } .stern { fill: #7a4fa3; } .crossed { fill: #f0c030; }
.blocks { fill: #d03a30; } .reach { fill: #2f9e5b; } .post { stroke: #1d6b3c; }
.side0 { fill: #2f6db3; } .side1 { fill: #c8452e; } .side2 { fill: #3c9a5a; } .side3 { fill: #d99a1f; }
.side4 { fill: #7d52ad; } .side5 { fill: #7b8794; }
"""
_DARK = """
.back { fill: #14181f; } .hex { fill: #1c2733; stroke: #3b4d5f; }
.place { fill: #93a7b8; }
.island { fill: #6b5d38; stroke: #b09a5f; } .shoal { fill: #3f3a26; stroke: #b09a5f; }
.fog { fill: #3a414a; stroke: #79838e; }
.ink { fill: #e6ebf0; } .name { fill: #f2f5f8; stroke: #14181f; } .hull { stroke: #f2f5f8; }
.path { stroke: #8fe0b0; } .ghost { fill: #4cc07c; }
.track { stroke: #a9bccd; } .chain { stroke: #ff8a7a; } .wind { stroke: #7fb8f5; }
.rose { fill: #1c2733; stroke: #6d8294; }
.line { stroke: #f2f5f8; } .stopped { stroke: #ff8a7a; } .bars { stroke: #ff8a7a; }
.bow { fill: #e39a4c; } .broadside { fill: #5b9bd6; } .stern { fill: #a47fce; } .crossed { fill: #e0bb3a; }
.blocks { fill: #ef6a5e; } .reach { fill: #4cc07c; } .post { stroke: #8fe0b0; }
.side0 { fill: #5b93d6; } .side1 { fill: #e2705a; } .side2 { fill: #5fb97c; } .side3 { fill: #e0b04a; }
.side4 { fill: #a47fce; } .side5 { fill: #98a4b0; }
"""


def style(theme: Theme) -> str:
    """The style sheet: one set of colours, or both and the choice left to whoever shows the picture."""
    return themed(_BOTH, _LIGHT, _DARK, theme)
