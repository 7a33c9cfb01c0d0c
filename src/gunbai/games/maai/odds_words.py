"""The keys by which the odds of 間合 are put in words."""

from __future__ import annotations

ODDS_WORDS: dict[str, tuple[str, ...]] = {
    "odds": (
        "critical",
        "fumble",
        "breaks-guard",
        "own-guard-breaks",
        "fells",
        "drops",
        "breaks-focus",
        "strength",
        "points",
        "holds",
        "stops",
        "cast",
        "backlash",
        "moves",
        "stands",
        "success",
        "tenmei",
        "karma",
        "kept",
        "guard-lost",
    ),
    "odds-given": (
        "resisted",
        "arrived",
        "won",
        "unchanged",
        "no-reserve",
        "not-overloaded",
        "no-reaction",
    ),
    "question": (
        "check",
        "attack",
        "contest",
        "focus",
        "cast",
    ),
    "quantity": (
        "bonus",
        "target",
        "against",
        "expansion",
        "prevention",
        "strength",
        "guard",
        "feint",
        "trunk",
        "window",
        "critical",
        "lost",
    ),
}
"""By the heads of their messages."""
