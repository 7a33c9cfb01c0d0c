"""`rest`, `learn` and `ritual`: what a character does between battles, in her file."""

from __future__ import annotations

import re
from typing import Annotated

import msgspec
from cyclopts import Parameter

from gunbai.cli.character_file import CharacterFile, changes_as_data, say_changes
from gunbai.cli.exits import OK, wrong_usage
from gunbai.cli.parameters import Json, Seed, Whole
from gunbai.cli.seeds import make_seed
from gunbai.cli.terminal import DIM, Terminal
from gunbai.games.maai.between import (
    Change,
    Changed,
    can_be_held,
    can_be_studied,
    hold_ritual,
    promote,
    rest_up,
    study,
    take_licence,
)
from gunbai.games.maai.content.entries import Character
from gunbai.games.maai.spellcraft import MASTER
from gunbai.games.maai.tending import can_tend, left_alone, tend, weakened, wounds_of
from gunbai.kernel.dice import SealedDice, check_faces
from gunbai.kernel.requests import Roll

STUDY = Roll(2, 10, "", "study")
_FACES = re.compile(r"[\s,+]+")


def rest(
    terminal: Terminal,
    file: str,
    /,
    *,
    interlude: bool = False,
    hours: Annotated[int | None, Whole] = None,
    healer: Annotated[str | None, Parameter(metavar="FILE")] = None,
    faces: Annotated[str | None, Parameter(metavar="FACES")] = None,
    seed: Seed = None,
    json: Json = False,
) -> int:
    """An interlude, or so many hours of rest, in a character's file."""
    if interlude == (hours is not None):
        raise wrong_usage("keep-one-of", options="--interlude | --hours N")
    if not interlude and (healer, faces) != (None, None):
        raise wrong_usage("keep-interlude-only", name="--healer" if healer is not None else "--faces")
    if hours is not None and hours < 0:
        raise wrong_usage("usage-too-few", name="--hours", least=0)
    kept = CharacterFile(file)
    after, changes = rest_up(kept.character, kept.rules, interlude=interlude, hours=hours or 0)
    if interlude:
        tending = kept.character if healer is None else CharacterFile(healer).character
        after, tended = _treat(terminal, after, tending, faces, seed)
        changes += tended
    return _finish(terminal, kept, after, changes + weakened(after), json)


def _treat(terminal: Terminal, patient: Character, healer: Character, faces: str | None, seed: int | None) -> Changed:
    """Each wound is treated once, by one who knows medicine."""
    wounds = wounds_of(patient)
    if not wounds:
        return patient, ()
    if not can_tend(healer):
        return patient, left_alone(patient)
    return tend(patient, healer, _throw(terminal, faces, seed, len(wounds)))


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
        thrown = _throw(terminal, faces, seed)[0] if kept.rules.learn_dice else ()
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
    [thrown] = _throw(terminal, faces, seed)
    after, changes = hold_ritual(kept.character, kept.catalogue, spell, thrown, kept.rules)
    return _finish(terminal, kept, after, changes, json)


def _dan(text: str) -> int:
    if text == "master":
        return MASTER
    if not text.isdecimal() or len(text) > 2:
        raise wrong_usage("usage-bad-number", given=text, name="--promote")
    return int(text)


def _throw(terminal: Terminal, faces: str | None, seed: int | None, times: int = 1) -> tuple[tuple[int, int], ...]:
    """The faces of each check: as they were thrown, or from a sealed seed, which is shown."""
    if faces is not None:
        words = [word for word in _FACES.split(faces) if word]
        if not all(word.isdecimal() and len(word) < 3 for word in words):
            raise wrong_usage("usage-bad-value", given=faces, name="--faces")
        whole = msgspec.structs.replace(STUDY, count=STUDY.count * times)
        thrown = check_faces(whole, [int(word) for word in words]).faces
        return tuple(zip(thrown[::2], thrown[1::2], strict=True))
    secret = make_seed(seed)
    dice, pairs = SealedDice(secret), []
    for number in range(times):
        rolled = dice.roll(STUDY, number)
        assert rolled is not None
        one, two = rolled.faces
        pairs.append((one, two))
    shown = ", ".join(f"{one} {two}" for one, two in pairs)
    terminal.print_line(terminal.say("keep-rolled", faces=shown, seed=secret.hex()), DIM)
    return tuple(pairs)


def _finish(terminal: Terminal, kept: CharacterFile, after: Character, changes: tuple[Change, ...], json: bool) -> int:
    """Writes what has changed, and says it."""
    if after != kept.character:
        kept.write(after)
    if json:
        rows = changes_as_data(changes)
        terminal.json({"file": kept.path, "changed": after != kept.character, "changes": rows})
    else:
        say_changes(terminal, kept, changes)
    return OK
