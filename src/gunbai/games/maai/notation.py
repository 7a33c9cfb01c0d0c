"""The one-line notation of 間合: `step in; strike uchigatana @wrist`, `半歩 詰; 斬 打刀 @小手`.

`format_breath` and `parse_breath` are a pair: what is formatted reads back as the same breath. docs/notation.md has the
grammar.
"""

from __future__ import annotations

import re
import tomllib
import unicodedata
from typing import TYPE_CHECKING

from gunbai.errors import NotationError
from gunbai.games.maai.declaration import (
    Act,
    Bare,
    Breath,
    Draw,
    Feint,
    PickUp,
    Push,
    Slip,
    Stance,
    Step,
    Strike,
)
from gunbai.games.maai.values import Direction, Move, Part
from gunbai.games.maai.weapons import BODY
from gunbai.kernel.package_data import read_data

if TYPE_CHECKING:
    from gunbai.games.maai.fighter import Fighter

MAX_TEXT = 500
"""Longest declaration, in characters."""
MAX_ACTS = 12

_DATA = tomllib.loads(read_data("gunbai.games.maai", "data/notation.toml"))


def _reading(table: str) -> dict[str, str]:
    """Every word of a table, folded → its canonical word."""
    words: dict[str, str] = {}
    for canonical, others in _DATA[table].items():
        for word in (canonical, *others):
            words.setdefault(fold(word), canonical)
    return words


def fold(text: str) -> str:
    """A text as it is compared: full-width and other compatibility forms unified, case and runs of spaces folded."""
    return " ".join(unicodedata.normalize("NFKC", text).casefold().split())


_ACTS = _reading("acts")
_FORCE = _reading("force")
_PARTS = _reading("parts")
_CHOICES = _reading("choices")
_BY_LENGTH = sorted(_ACTS, key=len, reverse=True)


def format_act(act: Act) -> str:
    """One act in canonical notation."""
    match act:
        case Step():
            return f"step {act.direction.value}"
        case Strike():
            return f"strike {act.weapon}{_at(act.part)}"
        case Feint():
            return f"feint {act.weapon}{_at(act.part)}"
        case Bare():
            with_what = f" {act.weapon}" if act.move is Move.DAGGER else ""
            return f"{act.move.value}{with_what}{_at(act.part)}"
        case Push():
            return "push"
        case Slip():
            return "slip"
        case Draw():
            return f"draw {act.weapon}"
        case PickUp():
            return f"pick up {act.weapon}"
        case Stance():
            return f"stance {act.stance}"


def _at(part: Part | None) -> str:
    return "" if part is None else f" @{part.value}"


def format_breath(breath: Breath) -> str:
    """A breath in canonical notation."""
    if not breath.acts:
        return "wait"
    return ("force: " if breath.force else "") + "; ".join(map(format_act, breath.acts))


def parse_choice(text: str) -> str:
    """A short answer in canonical form; the text itself, folded, if it is none of the known words."""
    folded = fold(text)
    return _CHOICES.get(folded, folded)


def parse_breath(text: str, fighter: Fighter) -> Breath:
    """Reads a breath.

    Args:
        text: acts separated by `;`, with `force:` before them for an overload. A weapon may be an id of this fighter's,
            its name in any language or the name of its kind; left out, it is the main weapon in hand.
        fighter: whose breath it is.

    Raises:
        NotationError: what cannot be read, and where.
    """
    if len(text) > MAX_TEXT:
        raise NotationError("too-long", text[:40], MAX_TEXT)
    start = 0
    force = False
    head = re.match(r"\s*([^:：;；@＠]+)[:：]", text)
    if head:
        if fold(head.group(1)) not in _FORCE:
            raise NotationError("no-head", text, head.start(1), accepted=("force:",))
        force, start = True, head.end()
    acts: list[Act] = []
    waits = False
    for found in re.finditer(r"[^;；、]*", text[start:]):
        piece = found.group(0)
        if not piece.strip():
            continue
        act = _parse_act(text, start + found.start(), piece, fighter)
        if act is None:
            waits = True
        else:
            acts.append(act)
    if waits and acts:
        raise NotationError("wait-alone", text, start, accepted=("wait",))
    if not acts and not waits:
        raise NotationError("nothing", text, start, accepted=("wait", "step in", "strike"))
    if len(acts) > MAX_ACTS:
        raise NotationError("too-many-acts", text, start, accepted=(str(MAX_ACTS),))
    return Breath(tuple(acts), force and bool(acts))


def _parse_act(text: str, at: int, piece: str, fighter: Fighter) -> Act | None:
    """One act; None for waiting."""
    lead = len(piece) - len(piece.lstrip())
    at += lead
    folded = fold(piece)
    for word in _BY_LENGTH:
        if folded == word or (folded.startswith(word) and _ends_word(word, folded)):
            rest = folded[len(word) :].strip()
            return _build(_ACTS[word], rest, text, at, fighter)
    raise NotationError("no-act", text, at, accepted=tuple(_DATA["acts"]))


def _ends_word(word: str, folded: str) -> bool:
    """Whether a word may end here: before a space or `@`, or anywhere behind a Japanese or Chinese word."""
    following = folded[len(word)]
    return following in " @" or not word[-1].isascii()


def _build(word: str, rest: str, text: str, at: int, fighter: Fighter) -> Act | None:
    what, part = _split_part(rest, text, at)
    if part is not None and word not in ("strike", "feint", "dagger", "trip", "headbutt"):
        raise NotationError("no-part-here", text, text.find("@", at) if "@" in text[at:] else at)
    if word in ("strike", "feint"):
        weapon = _weapon(what, text, at, fighter)
        return Strike(weapon, part) if word == "strike" else Feint(weapon, part)
    if word == "dagger":
        return Bare(Move.DAGGER, _dagger(what, text, at, fighter), part)
    if word in ("draw", "pick up"):
        if not what:
            raise NotationError("which-weapon", text, at, accepted=tuple(fighter.carried))
        weapon = _weapon(what, text, at, fighter)
        return Draw(weapon) if word == "draw" else PickUp(weapon)
    if word == "stance":
        return Stance(_stance(what, text, at, fighter))
    if what:
        raise NotationError("too-much", text, at, accepted=(word,))
    match word:
        case "step in":
            return Step(Direction.IN)
        case "step out":
            return Step(Direction.OUT)
        case "push":
            return Push()
        case "slip":
            return Slip()
        case "trip":
            return Bare(Move.TRIP, "", part)
        case "headbutt":
            return Bare(Move.HEADBUTT, "", part)
        case _:
            return None


def _split_part(rest: str, text: str, at: int) -> tuple[str, Part | None]:
    what, sign, name = rest.partition("@")
    if not sign:
        return rest, None
    part = _PARTS.get(name.strip())
    if part is None:
        raise NotationError("no-part", text, max(at, _find(text, "@", at)), accepted=tuple(_DATA["parts"]))
    return what.strip(), Part(part)


def _find(text: str, sign: str, at: int) -> int:
    places = [place for place in (text.find(sign, at), text.find("＠", at)) if place >= 0]
    return min(places) if places else at


def _weapon(name: str, text: str, at: int, fighter: Fighter) -> str:
    if not name:
        return fighter.main.id
    found = fighter.weapon_words.get(name)
    if found is None:
        raise NotationError("no-weapon", text, at, accepted=tuple(fighter.carried))
    return found


def _dagger(name: str, text: str, at: int, fighter: Fighter) -> str:
    if name:
        return _weapon(name, text, at, fighter)
    daggers = [weapon.id for weapon in fighter.carried.values() if weapon.row.dagger]
    if not daggers:
        raise NotationError("no-weapon", text, at, accepted=tuple(fighter.carried))
    return daggers[0]


def _stance(name: str, text: str, at: int, fighter: Fighter) -> str:
    found = fighter.stance_words.get(name)
    if found is None:
        raise NotationError("no-stance", text, at, accepted=tuple(fighter.stances))
    return found


def weapon_words(fighter: Fighter, names: dict[str, tuple[str, ...]]) -> dict[str, str]:
    """Every word, folded, that means one of this fighter's weapons: ids, names, then what kind it is.

    Args:
        names: the given names of each weapon.
    """
    words: dict[str, str] = {fold(weapon): weapon for weapon in fighter.carried}
    for weapon, given in names.items():
        for name in given:
            words.setdefault(fold(name), weapon)
    for weapon, one in fighter.carried.items():
        kind = one.row.name
        for name in (one.kind, kind.ja, kind.en, kind.zh, *one.row.also):
            words.setdefault(fold(name), weapon)
    assert words[BODY] == BODY
    return words
