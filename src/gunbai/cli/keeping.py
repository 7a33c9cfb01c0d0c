"""`rest` and `learn`: what a character keeps between battles, in her file."""

from __future__ import annotations

import os
import re
import tempfile
from collections.abc import Mapping
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.text import Text

from gunbai.cli.exits import FOUND, OK, Exit, wrong_usage
from gunbai.cli.ledger import cannot_write
from gunbai.cli.parameters import Json, Seed, Whole
from gunbai.cli.paths import read_bytes
from gunbai.cli.seeds import make_seed
from gunbai.cli.terminal import DIM, Terminal
from gunbai.cli.toml_edit import Section
from gunbai.games import find_game
from gunbai.games.maai.between import (
    Change,
    can_be_held,
    can_be_studied,
    hold_ritual,
    promote,
    rest_up,
    study,
    take_licence,
)
from gunbai.games.maai.content.catalogue import Catalogue, catalogue_of
from gunbai.games.maai.content.entries import Character
from gunbai.games.maai.content.kept import Kept
from gunbai.games.maai.content.tables import ContentFile
from gunbai.games.maai.spell_rules import SpellRules, spell_rules
from gunbai.games.maai.spellcraft import MASTER
from gunbai.kernel.dice import SealedDice, check_faces
from gunbai.kernel.forms import MAX_FORM_BYTES, load_form
from gunbai.kernel.requests import Roll
from gunbai.kernel.words import Wording

TABLE = "character"
STUDY = Roll(2, 10, "", "study")
_FACES = re.compile(r"[\s,+]+")


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


def rest(
    terminal: Terminal,
    file: str,
    /,
    *,
    interlude: bool = False,
    hours: Annotated[int | None, Whole] = None,
    json: Json = False,
) -> int:
    """An interlude, or so many hours of rest, in a character's file."""
    if interlude == (hours is not None):
        raise wrong_usage("keep-one-of", options="--interlude | --hours N")
    if hours is not None and hours < 0:
        raise wrong_usage("usage-too-few", name="--hours", least=0)
    kept = CharacterFile(file)
    after, changes = rest_up(kept.character, kept.rules, interlude=interlude, hours=hours or 0)
    return _finish(terminal, kept, after, changes, json)


def learn(
    terminal: Terminal,
    file: str,
    /,
    *spells: str,
    licence: Annotated[str | None, Parameter(metavar="LIST")] = None,
    promote_to: Annotated[str | None, Parameter(name="--promote", metavar="DAN")] = None,
    study_now: Annotated[bool, Parameter(name="--study")] = False,
    faces: Annotated[str | None, Parameter(metavar="FACES")] = None,
    seed: Seed = None,
    json: Json = False,
) -> int:
    """Spells learned at a licence, at a promotion, or by study in the interlude, in a character's file."""
    ways = [way for way in (licence, promote_to, study_now or None) if way is not None]
    if len(ways) != 1:
        raise wrong_usage("keep-one-of", options="--licence LIST | --promote DAN | --study")
    kept = CharacterFile(file)
    if licence is not None:
        after, changes = take_licence(kept.character, kept.catalogue, kept.rules, licence, spells)
    elif promote_to is not None:
        after, changes = promote(kept.character, kept.catalogue, kept.rules, _dan(promote_to), spells)
    else:
        if len(spells) != 1:
            raise wrong_usage("keep-one-spell")
        can_be_studied(kept.character, kept.catalogue, spells[0], kept.rules)
        thrown = _throw(terminal, faces, seed) if kept.rules.learn_dice else ()
        after, changes = study(kept.character, kept.catalogue, spells[0], thrown, kept.rules)
    return _finish(terminal, kept, after, changes, json)


def ritual(
    terminal: Terminal,
    file: str,
    spell: str,
    /,
    *,
    faces: Annotated[str | None, Parameter(metavar="FACES")] = None,
    seed: Seed = None,
    json: Json = False,
) -> int:
    """A master's spell, held outside battle at the end of a session, in a character's file."""
    kept = CharacterFile(file)
    can_be_held(kept.character, kept.catalogue, spell, kept.rules)
    one, two = _throw(terminal, faces, seed)
    after, changes = hold_ritual(kept.character, kept.catalogue, spell, (one, two), kept.rules)
    return _finish(terminal, kept, after, changes, json)


def _dan(text: str) -> int:
    if text == "master":
        return MASTER
    if not text.isdecimal() or len(text) > 2:
        raise wrong_usage("usage-bad-number", given=text, name="--promote")
    return int(text)


def _throw(terminal: Terminal, faces: str | None, seed: int | None) -> tuple[int, ...]:
    """The faces of the check: as they were thrown, or from a sealed seed, which is shown."""
    if faces is not None:
        words = [word for word in _FACES.split(faces) if word]
        if not all(word.isdecimal() and len(word) < 3 for word in words):
            raise wrong_usage("usage-bad-value", given=faces, name="--faces")
        return check_faces(STUDY, [int(word) for word in words]).faces
    secret = make_seed(seed)
    dice = SealedDice(secret)
    thrown = dice.roll(STUDY, 0)
    assert thrown is not None
    terminal.print_line(terminal.say("keep-rolled", faces=" ".join(map(str, thrown.faces)), seed=secret.hex()), DIM)
    return thrown.faces


def _finish(terminal: Terminal, kept: CharacterFile, after: Character, changes: tuple[Change, ...], json: bool) -> int:
    """Writes what has changed, and says it."""
    if after != kept.character:
        kept.write(after)
    if json:
        rows = [{"change": one.kind, **one.values, "clauses": one.clauses} for one in changes]
        terminal.json({"file": kept.path, "changed": after != kept.character, "changes": rows})
        return OK
    names = {entry.id: msgspec.structs.asdict(entry.name) for _, entry in kept.catalogue}
    words: Wording = terminal.worded(kept.library, names)
    if not changes:
        terminal.print(words.say("kept-nothing"))
    for one in changes:
        terminal.print(
            Text.assemble(words.say(f"kept-{one.kind}", **one.values), (f"  [{' '.join(one.clauses)}]", DIM))
        )
    return OK


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


def replace_file(path: str, data: bytes) -> None:
    """A file with another content: the old one stays whole until the new one is on the disk.

    Raises:
        Exit: it cannot be written.
    """
    folder = os.path.dirname(os.path.abspath(path))
    try:
        mode = os.stat(path).st_mode & 0o777
        file, name = tempfile.mkstemp(dir=folder, prefix=".gunbai-")
        try:
            with os.fdopen(file, "wb") as out:
                out.write(data)
                out.flush()
                os.fsync(out.fileno())
            os.chmod(name, mode)
            os.replace(name, path)
        except BaseException:
            os.unlink(name)
            raise
    except OSError as error:
        raise cannot_write(path, error) from None
