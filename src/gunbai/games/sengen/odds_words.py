"""The keys by which the odds of 千幻抄 are put in words."""

from __future__ import annotations

ODDS_WORDS: dict[str, tuple[str, ...]] = {
    "odds": (
        "evades",
        "guards",
        "covers",
        "resists",
        "approaches",
        "breaks-card",
        "fells",
        "achievement",
        "dice",
    ),
    "odds-given": (
        "evades-with-all",
        "approaches",
    ),
    "question": (
        "evade",
        "attack",
        "damage",
        "dice",
    ),
    "quantity": (
        "dice",
        "value",
        "against",
        "evade",
        "evading",
        "flat",
        "off",
        "hp",
        "card",
        "percent",
        "most",
    ),
}
"""By the heads of their messages."""
