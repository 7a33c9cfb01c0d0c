"""A game with its shipped data: clauses, rulings, texts, scenarios."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from gunbai.errors import Fault
from gunbai.kernel.clauses import Clauses, load_clauses
from gunbai.kernel.game import Game
from gunbai.kernel.package_data import list_data, read_data
from gunbai.kernel.rulings import RulingBook, Rulings, load_rulings


class Library:
    """Reads a game's data when it is first needed, and checks that the game cites no clause that does not exist."""

    def __init__(self, game: Game) -> None:
        """
        Raises:
            ContentError: the game's rules cite what is neither a clause nor a ruling of theirs.
        """
        self.game = game
        if any(id not in self.clauses for id in game.citations.used):
            self.clauses.require([id for id in game.citations.used if id not in self.rulings], game.id)

    @cached_property
    def clauses(self) -> Clauses:
        """Its clauses."""
        return load_clauses(read_data(self.game.package, "clauses.toml"), f"{self.game.id}/clauses.toml")

    @cached_property
    def rulings(self) -> RulingBook:
        """Its rulings."""
        return load_rulings(read_data(self.game.package, "rulings.toml"), f"{self.game.id}/rulings.toml", self.clauses)

    def can_cite(self, id: str) -> bool:
        """Whether this is a clause, or the key of a ruling."""
        return id in self.clauses or id in self.rulings

    def settle(self, chosen: Mapping[str, str | int]) -> tuple[Rulings | None, tuple[Fault, ...]]:
        """The rulings in force where a scenario chose these; or its faults."""
        return self.rulings.settle(chosen)

    def texts(self, language: str) -> tuple[str, ...]:
        """Its message files in a language."""
        names = list_data(self.game.package, "texts", f".{language}.ftl")
        return tuple(read_data(self.game.package, f"texts/{name}") for name in names)

    @cached_property
    def scenarios(self) -> tuple[str, ...]:
        """Names of the scenarios that it ships, without `GAME/`."""
        return tuple(name.removesuffix(".toml") for name in list_data(self.game.package, "scenarios", ".toml"))

    def scenario_text(self, name: str) -> str:
        """The TOML of a scenario that it ships."""
        return read_data(self.game.package, f"scenarios/{name}.toml")
