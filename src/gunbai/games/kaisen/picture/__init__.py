"""The map of 海戦 as a picture: pure functions from what a seat may see to SVG."""

from __future__ import annotations

from gunbai.games.kaisen.picture.map import PICTURE, SeaPicture

__all__ = ["PICTURE", "SeaPicture"]
