"""How 千幻抄 looks: pure functions from what a seat may see to SVG."""

from __future__ import annotations

from gunbai.games.sengen.picture.drawing import PICTURE, FightPicture

__all__ = ["PICTURE", "FightPicture"]
