"""How each game looks in a terminal. A game without a board of its own is shown plainly.

A stranger's game brings a `Board` through the entry-point group `gunbai.boards`, under the game's id.
"""

from __future__ import annotations

from gunbai.cli.boards.board import Board, PlainBoard, find_board

__all__ = ["Board", "PlainBoard", "find_board"]
