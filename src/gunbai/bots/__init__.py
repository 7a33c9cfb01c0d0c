"""Computer opponents: players of any game, players with a game's own plan, and what lets them play their seats."""

from __future__ import annotations

from gunbai.bots.drive import drive, reply
from gunbai.bots.player import RANDOM, Player, make_player, player_names

__all__ = ["RANDOM", "Player", "drive", "make_player", "player_names", "reply"]
