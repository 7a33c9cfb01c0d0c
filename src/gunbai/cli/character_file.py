"""A character's file: what she keeps between battles, read and written back as a whole."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from rich.text import Text

from gunbai.cli.exits import FOUND, Exit
from gunbai.cli.paths import read_bytes
from gunbai.cli.terminal import DIM, Terminal
from gunbai.cli.toml_edit import Section
from gunbai.cli.writing import replace_file
from gunbai.games import find_game
from gunbai.games.maai.between import Change
from gunbai.games.maai.content.catalogue import Catalogue, catalogue_of
from gunbai.games.maai.content.entries import Character
from gunbai.games.maai.content.kept import Kept
from gunbai.games.maai.content.tables import ContentFile
from gunbai.games.maai.spell_rules import SpellRules, spell_rules
from gunbai.kernel.forms import MAX_FORM_BYTES, load_form

TABLE = "character"


class CharacterFile:
    """A file with one character in it, and whatever content she has besides."""

    def __init__(self, path: str) -> None:
        """
        Raises:
            Exit: it cannot be read, or has not exactly one character.
            ContentError: it has faults.
        """
        self.path = path
        data = read_bytes(path, MAX_FORM_BYTES)
        self.library = find_game("maai")
        self.content: ContentFile = load_form(data, path, find_game, self.library.game.forms[TABLE])
        if len(self.content.character) != 1:
            raise Exit(FOUND, "keep-one-character", path=path, count=len(self.content.character))
        self.text = data.decode("utf-8-sig")
        self.character = self.content.character[0]

    @property
    def catalogue(self) -> Catalogue:
        """All content that she can name."""
        return catalogue_of(self.content)

    @property
    def rules(self) -> SpellRules:
        """The rulings, at their defaults."""
        rulings, _ = self.library.settle({})
        assert rulings is not None
        return spell_rules(rulings)

    def write(self, character: Character) -> None:
        """Puts the character as she is now into the file, which is replaced as a whole or not at all.

        Raises:
            Exit: her keys stand in a way that cannot be edited, or the file cannot be written.
        """
        text = _edited(self.text, self.character, character)
        read = load_form(text, self.path, find_game, self.library.game.forms[TABLE])
        if read.character[0] != character:
            raise Exit(FOUND, "keep-not-editable", path=self.path)
        replace_file(self.path, text.encode())


def changes_as_data(changes: tuple[Change, ...]) -> list[dict[str, object]]:
    """What has changed, for machines."""
    return [{"change": one.kind, **one.values, "clauses": one.clauses} for one in changes]


def say_changes(terminal: Terminal, kept: CharacterFile, changes: tuple[Change, ...]) -> None:
    """Says what has changed, and by which clauses."""
    names = {entry.id: msgspec.structs.asdict(entry.name) for _, entry in kept.catalogue}
    words = terminal.worded(kept.library, names)
    if not changes:
        terminal.print(words.say("kept-nothing"))
    for one in changes:
        terminal.print(
            Text.assemble(words.say(f"kept-{one.kind}", **one.values), (f"  [{' '.join(one.clauses)}]", DIM))
        )


def _edited(text: str, before: Character, after: Character) -> str:
    """The file's text with what is different about the character."""
    if after.dan != before.dan:
        text = Section(text, TABLE).with_value("dan", after.dan)
    if after.spells != before.spells:
        text = Section(text, TABLE).with_value("spells", after.spells)
    if after.skills != before.skills:
        text = _with_skills(text, after.skills)
    if after.kept != before.kept:
        text = _with_kept(text, after.kept)
    return text


def _with_skills(text: str, skills: Mapping[str, int]) -> str:
    section = Section(text, f"{TABLE}.skills")
    if not section.is_there:
        return Section(text, TABLE).with_value("skills", skills)
    for name, points in skills.items():
        text = Section(text, f"{TABLE}.skills").with_value(name, points)
    return text


def _with_kept(text: str, kept: Kept) -> str:
    """What she keeps stands in a table of its own, behind all else of hers."""
    header = f"{TABLE}.kept"
    if not Section(text, header).is_there:
        text = Section(text, TABLE).without_value("kept")
        text = text.rstrip("\n") + f"\n\n[{header}]\n" if _is_last(text) else _inserted(text, header)
    default = Kept()
    for name, value in msgspec.structs.asdict(kept).items():
        section = Section(text, header)
        text = section.without_value(name) if value == getattr(default, name) else section.with_value(name, value)
    return text


def _is_last(text: str) -> bool:
    """Whether no other table follows the character's own."""
    return Section(text, TABLE).end == len(text)


def _inserted(text: str, header: str) -> str:
    at = Section(text, TABLE).end
    return f"{text[:at].rstrip(chr(10))}\n\n[{header}]\n\n{text[at:]}"
