"""How 間合 looks: pure functions from what a seat may see to SVG."""

from __future__ import annotations

from gunbai.games.maai.picture.drawing import PICTURE, DuelPicture

__all__ = ["PICTURE", "DuelPicture"]
