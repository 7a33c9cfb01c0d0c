"""The one-line notation of 間合: `step in; strike uchigatana @wrist`, `半歩 詰; 斬 打刀 @小手`.

`format_breath` and `parse_breath` are a pair: what is formatted reads back as the same breath. docs/notation.md has the
grammar.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING

from gunbai.errors import NotationError
from gunbai.games.maai.declaration import (
    Act,
    Bare,
    Breath,
    Cancel,
    Cast,
    Challenge,
    Draw,
    Feint,
    Go,
    Held,
    PickUp,
    Prepare,
    Push,
    Relax,
    Reserve,
    Slip,
    Stance,
    Step,
    Strike,
    Use,
)
from gunbai.games.maai.lexicon import ACTING, ACTS, FORCE, PARTS, TRIGGERS, WHENS, WORDS, barrier_named
from gunbai.games.maai.manoeuvres import is_stance
from gunbai.games.maai.spell_notation import NoSpell, format_step, read_cast, read_go_on, read_spell
from gunbai.games.maai.values import Direction, Move, Pace, Part, Trigger
from gunbai.kernel.folding import Folded

if TYPE_CHECKING:
    from gunbai.games.maai.fighter import Fighter

MAX_TEXT = 1000
"""Longest declaration, in characters: enough for the most acts with the longest ids."""
MAX_ACTS = 12
"""Most acts in one breath."""

_BY_LENGTH = sorted(ACTS, key=len, reverse=True)
_WITH_PART = ("strike", "feint", "use", "dagger", "trip", "headbutt")
_WITH_TARGET = ("strike", "feint", "use")
_CASTS = ("cast", "go on")
"""Whom these are for is read with the spell."""
_SEPARATORS = ";、"
_MARKS = ">→"
"""What stands before the one who is struck."""


def format_act(act: Act) -> str:
    """One act in canonical notation."""
    if isinstance(act, Reserve):
        when = f"{act.who} acts" if act.when is Trigger.ACTS else act.when.value
        return f"reserve {format_act(act.act)} when {when}"
    match act:
        case Step():
            return f"step {act.direction.value}"
        case Strike():
            return f"strike {act.weapon}{_at(act.part)}{_on(act.target)}"
        case Feint():
            return f"feint {act.weapon}{_at(act.part)}{_on(act.target)}"
        case Bare():
            with_what = f" {act.weapon}" if act.move is Move.DAGGER else ""
            return f"{act.move.value}{with_what}{_at(act.part)}"
        case Push() | Slip():
            return "push" if isinstance(act, Push) else "slip"
        case Draw() | PickUp():
            return f"{'draw' if isinstance(act, Draw) else 'pick up'} {act.weapon}"
        case Stance() | Relax():
            return f"{'stance' if isinstance(act, Stance) else 'relax'} {act.stance}".rstrip()
        case Prepare() | Cast() | Cancel():
            return format_step(act)
        case Use():
            return f"use {act.manoeuvre}{_at(act.part)}{_on(act.target)}"
        case Go() | Challenge():
            return f"{act.pace.value} {act.area}".rstrip() if isinstance(act, Go) else f"challenge {act.target}"


def _at(part: Part | None) -> str:
    return "" if part is None else f" @{part.value}"


def _on(target: str) -> str:
    return f" > {target}" if target else ""


def format_breath(breath: Breath) -> str:
    """A breath in canonical notation."""
    if not breath.acts:
        return "wait"
    return ("force: " if breath.force else "") + "; ".join(map(format_act, breath.acts))


def parse_breath(text: str, fighter: Fighter) -> Breath:
    """Reads a breath.

    Args:
        text: acts separated by `;`, with `force:` before them for an overload. A weapon may be an id of this fighter's,
            its name in any language or the name of its kind; left out, it is the main weapon in hand.
        fighter: whose breath it is.

    Raises:
        NotationError: what cannot be read, and where in the text it stands.
    """
    if len(text) > MAX_TEXT:
        raise NotationError("too-long", Folded(text[: MAX_TEXT + 1]).typed, MAX_TEXT, accepted=(f"..{MAX_TEXT}",))
    return _Reader(text, fighter).breath()


class _Reader:
    """Reads one text for one fighter."""

    def __init__(self, text: str, fighter: Fighter) -> None:
        self._line = Folded(text)
        self._text = self._line.text
        self._fighter = fighter

    def breath(self) -> Breath:
        """The whole text."""
        start = self._head()
        acts: list[Act] = []
        waits: int | None = None
        for found in re.finditer(f"[^{_SEPARATORS}]+", self._text[start:]):
            at, end = self._trim(start + found.start(), start + found.end())
            if at == end:
                continue
            if len(acts) == MAX_ACTS:
                raise self._error("too-many-acts", at, (f"..{MAX_ACTS}",))
            act = self._act(at, end)
            if act is not None:
                acts.append(act)
            elif waits is None:
                waits = at
        if waits is not None and acts:
            raise self._error("wait-alone", waits, ("wait",))
        if not acts and waits is None:
            raise self._error("nothing", start, ("wait", "step in", "strike"))
        return Breath(tuple(acts), start > 0 and bool(acts))

    def _error(self, reason: str, at: int, accepted: Iterable[str] = ()) -> NotationError:
        return NotationError(reason, self._line.typed, self._line.place(at), accepted=accepted)

    def _trim(self, at: int, end: int) -> tuple[int, int]:
        """A stretch of the text without the spaces around it."""
        while at < end and self._text[at] == " ":
            at += 1
        while at < end and self._text[end - 1] == " ":
            end -= 1
        return at, end

    def _head(self) -> int:
        """Where the acts begin: behind `force:`, if it is there."""
        head = re.match(f"([^:@{_SEPARATORS}]*):", self._text)
        if head is None:
            return 0
        if head.group(1).strip() not in FORCE:
            raise self._error("no-head", 0, ("force:",))
        return head.end()

    def _act(self, at: int, end: int) -> Act | None:
        """One act; None for waiting.

        The longest word that begins the act is tried first. If what follows does not fit it, a shorter one may: `switch
        to` is a word, and `switch` with a weapon called `to` two.
        """
        first: NotationError | None = None
        for word in _BY_LENGTH:
            if not self._text.startswith(word, at, end) or not self._ends_word(word, at + len(word), end):
                continue
            try:
                read = self._reserve if ACTS[word] == "reserve" else self._build
                return read(ACTS[word], at, at + len(word), end)
            except NotationError as error:
                first = first or error
        raise first or self._error("no-act", at, tuple(WORDS["acts"]))

    def _ends_word(self, word: str, after: int, end: int) -> bool:
        """Whether a word may end here. Between two letters of the Latin alphabet it may not: `outward` is not `out`."""
        if after == end:
            return True
        following = self._text[after]
        return following in " @>" or not (word[-1].isascii() and following.isascii())

    def _build(self, word: str, at: int, after: int, end: int) -> Act | None:
        """The act of a word, with what stands behind it: a weapon, a stance, a part."""
        aim = -1 if word in _CASTS else max(self._text.find(mark, after, end) for mark in _MARKS)
        if aim >= 0 and word not in _WITH_TARGET:
            raise self._error("no-target-here", aim, _WITH_TARGET)
        target, end = self._target(aim, end)
        sign = self._text.find("@", after, end)
        part = None if sign < 0 else self._part(sign, end, allowed=word in _WITH_PART)
        what, stop = self._trim(after, end if sign < 0 else sign)
        name = self._text[what:stop]
        match word:
            case "strike":
                return Strike(self._weapon(name, what), part, target)
            case "feint":
                return Feint(self._weapon(name, what), part, target)
            case "dagger":
                return Bare(Move.DAGGER, self._dagger(name, what, at), part)
            case "draw" | "pick up":
                weapon = self._named_weapon(name, what, at, word)
                return Draw(weapon) if word == "draw" else PickUp(weapon)
            case "walk" | "dash" | "leap" | "ride":
                return Go(Pace(word), self._one_of(self._fighter.places, "no-area", name, what) if name else "")
            case "challenge":
                return Challenge(self._one_of(self._fighter.people, "no-fighter", name, what if name else at))
            case "stance" | "relax":
                return self._standing(word, name, what, at)
            case "prepare" | "cast" | "go on":
                return self._spell(word, name, what, at)
            case "use":
                return self._use(name, what if name else at, part, target)
        if name:
            raise self._error("too-much", what, (word,))
        return _bare_word(word, part)

    def _reserve(self, _word: str, at: int, after: int, end: int) -> Act | None:
        """An act that is held back: `reserve strike katana when attack`; `/` does as well as `when`."""
        signs = [(self._text.rfind(sign, after, end), len(sign)) for sign in WHENS]
        sign, length = max(signs)
        if sign < 0:
            raise self._error("no-trigger", at, tuple(WORDS["triggers"]))
        start, stop = self._trim(after, sign)
        act = self._act(start, stop) if start < stop else None
        if not isinstance(act, Held):
            raise self._error("no-reserve", start, ("strike", "step out"))
        start, stop = self._trim(sign + length, end)
        when = TRIGGERS.get(self._text[start:stop])
        if when is not None and when != "acts":
            return Reserve(act, Trigger(when))
        for word in ACTING:
            if self._text.endswith(word, start, stop):
                _, last = self._trim(start, stop - len(word))
                who = self._one_of(self._fighter.people, "no-fighter", self._text[start:last], start)
                return Reserve(act, Trigger.ACTS, who)
        raise self._error("no-trigger", start, tuple(WORDS["triggers"]))

    def _target(self, aim: int, end: int) -> tuple[str, int]:
        """Who is named behind the sign, if there is one, and where the rest of the act ends."""
        if aim < 0:
            return "", end
        at, stop = self._trim(aim + 1, end)
        name = self._text[at:stop]
        barrier = barrier_named(name)
        if barrier is not None and name not in self._fighter.people:
            return barrier, aim
        return self._one_of(self._fighter.people, "no-fighter", name, at if at < stop else aim), aim

    def _one_of(self, known: dict[str, str], reason: str, name: str, at: int) -> str:
        """What a name means; where it is unknown, what is known."""
        found = known.get(name)
        if found is None:
            raise self._error(reason, at, tuple(dict.fromkeys(known.values())))
        return found

    def _part(self, sign: int, end: int, *, allowed: bool) -> Part:
        if not allowed:
            raise self._error("no-part-here", sign, _WITH_PART)
        at, stop = self._trim(sign + 1, end)
        part = PARTS.get(self._text[at:stop])
        if part is None:
            raise self._error("no-part", at if at < stop else sign, tuple(WORDS["parts"]))
        return Part(part)

    def _weapon(self, name: str, at: int) -> str:
        """A weapon to strike with: among several of that name the one in hand; without a name the main one."""
        if not name:
            return self._fighter.main.id
        held = [weapon.id for weapon in self._fighter.held]
        return self._pick(name, at, held)

    def _named_weapon(self, name: str, what: int, at: int, word: str) -> str:
        """A weapon to take in hand: among several of that name one that is not there yet."""
        fighter = self._fighter
        if not name:
            raise self._error("which-weapon", at, tuple(fighter.carried))
        if word == "pick up":
            return self._pick(name, what, fighter.dropped)
        held = [weapon.id for weapon in fighter.held]
        return self._pick(
            name, what, [one for one in fighter.carried if one not in held and one not in fighter.dropped]
        )

    def _dagger(self, name: str, what: int, at: int) -> str:
        daggers = [weapon.id for weapon in self._fighter.carried.values() if weapon.row.dagger]
        if name:
            return self._pick(name, what, daggers)
        if not daggers:
            raise self._error("no-weapon", at, tuple(self._fighter.carried))
        return daggers[0]

    def _pick(self, name: str, at: int, likely: Iterable[str]) -> str:
        """The weapon that a word means; of several the first likely one, else the first."""
        found = self._fighter.weapon_words.get(name)
        if found is None:
            raise self._error("no-weapon", at, tuple(self._fighter.carried))
        return next((weapon for weapon in found if weapon in likely), found[0])

    def _spell(self, word: str, name: str, what: int, at: int) -> Act:
        """A step of a casting: the spell may be left out where one is in preparation."""
        caster = self._fighter.caster
        try:
            match word:
                case "prepare":
                    return Prepare(read_spell(caster, name))
                case "cast":
                    return read_cast(caster, name, self._fighter.people)
                case _:
                    return read_go_on(caster, name, self._fighter.people)
        except NoSpell as error:
            raise self._error(error.reason, what + error.place if name else at, error.accepted) from None

    def _use(self, name: str, at: int, part: Part | None, target: str) -> Act:
        """A manoeuvre; one that is a stance is taken as any stance."""
        arts = self._fighter.arts
        found = None if arts is None else arts.words.get(name)
        if arts is None or found is None:
            raise self._error("no-manoeuvre", at, () if arts is None else tuple(arts.known))
        return Stance(found) if is_stance(arts.known[found]) else Use(found, part, target)

    def _standing(self, word: str, name: str, what: int, at: int) -> Act:
        """A stance taken, or given up: that, or every one."""
        if word == "relax":
            return Relax(self._stance(name, what, at) if name else "")
        return Stance(self._stance(name, what, at))

    def _stance(self, name: str, what: int, at: int) -> str:
        found = self._fighter.stance_words.get(name)
        if found is None:
            raise self._error("no-stance", what if name else at, tuple(self._fighter.stances))
        return found


def _bare_word(word: str, part: Part | None) -> Act | None:
    """An act that is no more than its word; None for waiting."""
    match word:
        case "step in":
            return Step(Direction.IN)
        case "step out":
            return Step(Direction.OUT)
        case "push":
            return Push()
        case "slip":
            return Slip()
        case "cancel":
            return Cancel()
        case "trip":
            return Bare(Move.TRIP, "", part)
        case "headbutt":
            return Bare(Move.HEADBUTT, "", part)
        case _:
            return None
