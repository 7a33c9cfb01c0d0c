"""What clauses and rulings say in other languages than that of `clauses.toml` and `rulings.toml`."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from gunbai.errors import ContentError, Fault
from gunbai.kernel.clauses import Clause, Clauses, Text, nearest_names
from gunbai.kernel.forms import placed
from gunbai.kernel.package_data import MAX_BYTES
from gunbai.kernel.rulings import Reading, RulingBook, RulingKey
from gunbai.kernel.schema import MAX_FAULTS, check
from gunbai.kernel.toml_text import read_toml


class ClauseWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A clause in another language."""

    says: Text
    check: Text | None = None


class RulingWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A ruling in another language."""

    question: Text
    why: Text
    means: dict[str, Text] = {}
    """What each of its readings means, by value."""


class RuleWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The clauses and rulings of one game in another language; what is not here is said as its own files say it."""

    game: str
    clause: dict[str, ClauseWords] = {}
    ruling: dict[str, RulingWords] = {}

    def clauses(self, clauses: Clauses) -> Clauses:
        """The same clauses, saying it in this language."""
        return Clauses(clauses.game, (self._said(clause) for clause in clauses))

    def rulings(self, rulings: RulingBook) -> RulingBook:
        """The same rulings, explained in this language."""
        return RulingBook(rulings.game, (self._explained(key) for key in rulings))

    def lacking(self, clauses: Clauses, rulings: RulingBook) -> tuple[str, ...]:
        """What is not said in this language: ids of clauses, keys of rulings, `KEY = VALUE` of readings."""
        lacking = [id for id in clauses.ids if id not in self.clause]
        for key in rulings:
            words = self.ruling.get(key.key)
            if words is None:
                lacking.append(key.key)
            else:
                lacking += [f"{key.key} = {each.value}" for each in key.values if each.value not in words.means]
        return tuple(lacking)

    def _said(self, clause: Clause) -> Clause:
        words = self.clause.get(clause.id)
        return (
            clause
            if words is None
            else msgspec.structs.replace(clause, says=words.says, check=words.check or clause.check)
        )

    def _explained(self, key: RulingKey) -> RulingKey:
        words = self.ruling.get(key.key)
        if words is None:
            return key
        values = tuple(Reading(each.value, words.means.get(each.value, each.means)) for each in key.values)
        return msgspec.structs.replace(key, question=words.question, why=words.why, values=values)


def load_rule_words(text: str, where: str, clauses: Clauses, rulings: RulingBook) -> RuleWords:
    """Read a `rules.LANGUAGE.toml`: `game = "…"`, one `[clause."ID"]` a clause, one `[ruling."KEY"]` a ruling.

    Args:
        text: the file's text.
        where: its name, for errors.
        clauses, rulings: those of the game.

    Raises:
        ContentError: every fault at once: no TOML, a field that is unknown, missing or malformed, words of another
            game, or of a clause, ruling or reading that the game does not have.
    """
    document = read_toml(text.removeprefix("\ufeff"), MAX_BYTES)
    if isinstance(document, Fault):
        raise ContentError(where, [document])
    words, faults = check(document, RuleWords)
    if words is not None:
        faults = tuple(_strangers(words, clauses, rulings))
    if words is None or faults:
        raise ContentError(where, placed(faults[:MAX_FAULTS], text))
    return words


def _strangers(words: RuleWords, clauses: Clauses, rulings: RulingBook) -> Iterable[Fault]:
    """What has words and is not there."""
    if words.game != clauses.game:
        yield Fault("wrong-game", "game", values={"game": words.game}, accepted=(clauses.game,))
    for id in words.clause:
        if id not in clauses:
            yield Fault("unknown-clause", f"clause.{id}", values={"id": id}, accepted=(clauses.nearest(id),))
    keys = [key.key for key in rulings]
    for name, said in words.ruling.items():
        place = f"ruling.{name}"
        if name not in rulings:
            yield Fault("unknown-ruling", place, values={"key": name}, accepted=nearest_names(name, keys))
            continue
        readings = [each.value for each in rulings[name].values]
        for value in said.means:
            if value not in readings:
                near = nearest_names(value, readings)
                yield Fault("unknown-value", f"{place}.means.{value}", values={"value": value}, accepted=near)
