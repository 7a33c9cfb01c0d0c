"""The keys by which the odds of 海戦 are put in words."""

from __future__ import annotations

ODDS_WORDS: dict[str, tuple[str, ...]] = {
    "odds": (
        "stuns",
        "sinks",
        "recoil",
        "fouls",
        "clears",
        "captain-adds",
        "power",
        "resolve",
    ),
    "odds-given": (
        "alone",
        "no-captain",
        "at-ship",
        "best-performance",
        "unwished",
    ),
    "question": (
        "resolve",
        "damage",
        "round",
        "power",
    ),
    "quantity": (
        "ability",
        "performance",
        "behind",
        "astern",
        "several",
        "enemies",
        "captain",
        "against",
        "defence",
        "helpless",
        "dice",
        "small",
        "plus",
        "hp",
        "hull",
        "attacks",
        "rigging",
        "wind",
        "seamanship",
    ),
}
"""By the heads of their messages."""
