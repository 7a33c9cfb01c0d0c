"""`carry`: what a battle has left of its characters, from its record into their files."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from gunbai.cli.character_file import CharacterFile, changes_as_data, say_changes
from gunbai.cli.exits import FOUND, OK, Exit, wrong_usage
from gunbai.cli.parameters import Json
from gunbai.cli.paths import open_record
from gunbai.cli.terminal import Terminal
from gunbai.games.maai.between import Change
from gunbai.games.maai.carrying import carry_on
from gunbai.games.maai.content.entries import Character
from gunbai.games.maai.content.holdings import content_of
from gunbai.games.maai.content.kept import Kept
from gunbai.games.maai.sheet import FighterSheet, MaaiScenario
from gunbai.kernel.battle import Battle
from gunbai.kernel.record import replay as replay_record

GAME = "maai"


class Carried:
    """A file, and the character in it as she comes out of the battle."""

    def __init__(self, file: CharacterFile, after: Character, changes: tuple[Change, ...]) -> None:
        self.file, self.after, self.changes = file, after, changes


def carry(
    terminal: Terminal,
    record: Annotated[str, Parameter(name="RECORD")],
    /,
    *files: Annotated[str, Parameter(name="FILE")],
    anyway: bool = False,
    json: Json = False,
) -> int:
    """Writes what a battle that is over has left of a character into her file."""
    if not files:
        raise wrong_usage("carry-no-file")
    opened = open_record(record)
    if opened.scenario.game.id != GAME:
        raise Exit(FOUND, "carry-other-game", path=record, game=opened.scenario.game.id)
    battle = replay_record(opened)
    if battle.result is None:
        raise Exit(FOUND, "carry-not-over", path=record)
    # All of them are looked at before the first is written.
    carried = [_carried(battle, word, anyway) for word in files]
    for one in carried:
        if one.after != one.file.character:
            one.file.write(one.after)
    if json:
        terminal.json([_as_data(one) for one in carried])
        return OK
    for one in carried:
        terminal.print_line(f"{terminal.in_language(one.after.name) or one.after.id}  {one.file.path}")
        say_changes(terminal, one.file, one.changes)
    return OK


def _as_data(one: Carried) -> dict[str, object]:
    changed = one.after != one.file.character
    return {"file": one.file.path, "changed": changed, "changes": changes_as_data(one.changes)}


def _carried(battle: Battle, word: str, anyway: bool) -> Carried:
    """The character of one file, or of `FIGHTER=FILE`.

    Raises:
        Exit: she did not fight, or her file is not as it was when the battle began.
    """
    scenario: MaaiScenario = battle.scenario.body
    fighter, equals, path = word.partition("=")
    named = next((one for one in scenario.fighter if equals and one.id == fighter), None)
    file = CharacterFile(word if named is None else path)
    sheet = _fighter_of(scenario, file) if named is None else named
    after, changes = carry_on(file.character, battle.state.by_id[sheet.id])
    if after != file.character and not anyway and file.character.kept != _kept_before(scenario, sheet):
        raise Exit(FOUND, "carry-changed", path=file.path, fighter=sheet.id)
    return Carried(file, after, changes)


def _fighter_of(scenario: MaaiScenario, file: CharacterFile) -> FighterSheet:
    """The one fighter who is the character of a file."""
    hers = [one for one in scenario.fighter if one.character == file.character.id]
    if len(hers) == 1:
        return hers[0]
    if hers:
        raise Exit(FOUND, "carry-several", path=file.path, fighters=", ".join(one.id for one in hers))
    others = [one.character for one in scenario.fighter if one.character is not None]
    accepted = ", ".join(others) or ", ".join(f"{one.id}={file.path}" for one in scenario.fighter)
    raise Exit(FOUND, "carry-nobody", path=file.path, character=file.character.id, accepted=accepted)


def _kept_before(scenario: MaaiScenario, sheet: FighterSheet) -> Kept:
    """What she had kept when the battle began; nothing, where she stood in the scenario herself."""
    return Kept() if sheet.character is None else content_of(scenario).character[sheet.character].kept
