"""Gunbai (軍配): a referee for tabletop battles."""

__version__ = "0.1.0"
