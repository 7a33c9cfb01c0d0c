"""A game with its shipped data: clauses, rulings, texts, scenarios."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from gunbai.errors import Fault
from gunbai.kernel.clauses import Clauses, clause_ids, load_clauses
from gunbai.kernel.game import Game
from gunbai.kernel.package_data import list_data, read_data
from gunbai.kernel.rule_words import RuleWords, load_rule_words
from gunbai.kernel.rulings import RulingBook, Rulings, load_rulings, read_defaults


class Library:
    """Reads a game's data when it is first needed, and checks that the game cites no clause that does not exist."""

    def __init__(self, game: Game) -> None:
        """
        Raises:
            ContentError: the game's rules cite what is neither a clause nor a ruling of theirs.
        """
        self.game = game
        self._said: dict[str, tuple[Clauses, RulingBook]] = {}
        others = [id for id in game.citations.used if id not in self.clause_ids]
        unknown = [id for id in others if id not in self.defaults]
        if unknown:
            self.clauses.require(unknown, game.id)

    @cached_property
    def clause_ids(self) -> frozenset[str]:
        """The ids of its clauses: all that is needed of them where nobody asks what they say."""
        return clause_ids(self._clauses_text)

    @cached_property
    def clauses(self) -> Clauses:
        """Its clauses."""
        return load_clauses(self._clauses_text, f"{self.game.id}/clauses.toml")

    @cached_property
    def rulings(self) -> RulingBook:
        """Its rulings, held against its clauses."""
        return load_rulings(self._rulings_text, f"{self.game.id}/rulings.toml", self.clauses)

    @cached_property
    def settings(self) -> RulingBook:
        """Its rulings as a battle needs them in which some are settled otherwise."""
        known: RulingBook | None = self.__dict__.get("rulings")
        return known if known is not None else load_rulings(self._rulings_text, f"{self.game.id}/rulings.toml")

    @cached_property
    def defaults(self) -> Rulings:
        """What is in force where nothing is settled otherwise."""
        found = read_defaults(self._rulings_text)
        if found is None:
            found, _ = self.settings.settle({})
        assert found is not None, "no default is refused"
        return found

    def clauses_in(self, language: str) -> Clauses:
        """Its clauses, saying it in a language as far as there are words for them."""
        return self._in(language)[0]

    def rulings_in(self, language: str) -> RulingBook:
        """Its rulings, explained in a language as far as there are words for them."""
        return self._in(language)[1]

    def rule_words(self, language: str) -> RuleWords:
        """The words of its clauses and rulings in a language; none in the one that their own files are written in."""
        name = f"rules.{language}.toml"
        if name not in list_data(self.game.package, "texts", ".toml"):
            return RuleWords(self.game.id)
        text = read_data(self.game.package, f"texts/{name}")
        return load_rule_words(text, f"{self.game.id}/texts/{name}", self.clauses, self.rulings)

    def _in(self, language: str) -> tuple[Clauses, RulingBook]:
        if language not in self._said:
            words = self.rule_words(language)
            self._said[language] = (words.clauses(self.clauses), words.rulings(self.rulings))
        return self._said[language]

    @cached_property
    def _clauses_text(self) -> str:
        return read_data(self.game.package, "clauses.toml")

    @cached_property
    def _rulings_text(self) -> str:
        return read_data(self.game.package, "rulings.toml")

    def can_cite(self, id: str) -> bool:
        """Whether this is a clause, or the key of a ruling."""
        return id in self.clauses or id in self.rulings

    def settle(self, chosen: Mapping[str, str | int]) -> tuple[Rulings | None, tuple[Fault, ...]]:
        """The rulings in force where a scenario chose these; or its faults."""
        return self.settings.settle(chosen) if chosen else (self.defaults, ())

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
