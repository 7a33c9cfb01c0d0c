"""Computer players: of any game, by a game's own plan, and looking ahead; and what lets them play their seats."""

from __future__ import annotations

from gunbai.bots.drive import drive, next_asked, reply
from gunbai.bots.explaining import Explained, options_of, rethought, thoughtful
from gunbai.bots.keen import KEEN, TRIALS, Keen
from gunbai.bots.player import RANDOM, Player, is_player, make_player, player_names, trials_of
from gunbai.bots.thought import Expected, Thought, percent

__all__ = [
    "KEEN",
    "RANDOM",
    "TRIALS",
    "Expected",
    "Explained",
    "Keen",
    "Player",
    "Thought",
    "drive",
    "is_player",
    "make_player",
    "next_asked",
    "options_of",
    "percent",
    "player_names",
    "reply",
    "rethought",
    "thoughtful",
    "trials_of",
]
