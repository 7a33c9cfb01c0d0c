"""The keys of what is asked and refused about manoeuvres and barriers."""

from __future__ import annotations

MANOEUVRE_ASKS = ("barrier-strength", "where-to", "which-stance", "stance-penalty")
MANOEUVRE_REFUSALS: dict[str, tuple[str, ...]] = {
    "no-manoeuvre": ("text", "position"),
    "no-such-manoeuvre": ("manoeuvre",),
    "always-on": ("manoeuvre",),
    "not-in-battle": ("manoeuvre",),
    "lull-only": ("manoeuvre",),
    "not-in-lull": ("manoeuvre",),
    "zero-kata": ("manoeuvre", "most"),
    "used-up": ("manoeuvre", "per", "most"),
    "no-emergency": ("manoeuvre", "strength", "vitality"),
    "unbound": ("manoeuvre", "tie"),
    "requires": ("manoeuvre",),
    "forbidden": ("source",),
    "no-such-target": ("target",),
    "whom-for": ("manoeuvre",),
    "no-use-now": ("manoeuvre",),
    "barred": ("barrier",),
    "beyond-healing": ("fighter",),
    "by-hp": ("barrier",),
}
