"""The one-line notation of all that is no plot: `foul B-2`, `gun F-1 with bow-ballista at soldiers`, `flag A: tack`.

Every `format_x` and `parse_x` are a pair. Capitals and width make no difference; words of the three languages and names
of ships are read too. An error points at the character that cannot be read.
"""

from __future__ import annotations

from typing import NoReturn

from gunbai.errors import NotationError
from gunbai.games.kaisen.declaration import Act, Aim, Attack, Board, Deed, Flag, Foul, Gun, Hail, Ram, Strike, Test
from gunbai.games.kaisen.lexicon import (
    ABILITIES,
    ALONE,
    AT,
    BY,
    DECLINE,
    DEEDS,
    NONE,
    PERFORMANCES,
    SIGNALS,
    TARGETS,
    TO,
    VERBS,
    WITH,
    Lexicon,
    Reading,
)
from gunbai.games.kaisen.values import Ability, Performance, Target
from gunbai.kernel.folding import Folded

MAX_TEXT = 1000
"""Longest text, in characters."""
MAX_SAID = 10_000
"""Longest call by voice: no bound of the rules, but one of paper."""


# ---- format ----------------------------------------------------------------------------------------------------------


def format_foul(wish: Foul) -> str:
    """`foul B-2, C` or `foul none`."""
    return f"foul {', '.join(wish.ships) or 'none'}"


def format_attack(attack: Attack) -> str:
    """`gun F-1 with ballista at soldiers`, `ram F-1`, `board F-1 by steering`."""
    match attack:
        case Gun():
            text = f"gun {attack.ship}" + (f" with {attack.engine}" if attack.engine else "")
            text += " alone" if attack.alone else ""
        case Ram():
            text = f"ram {attack.ship}" + (f" with {attack.weapon}" if attack.weapon else "")
            text += " decline" if attack.decline else ""
        case Board():
            text = f"board {attack.ship}" + (f" with {attack.weapon}" if attack.weapon else "")
    if not isinstance(attack, Ram) and attack.at is not None:
        text += f" at {attack.at.value}"
    return text + (f" by {attack.by.value}" if attack.by is not None else "")


def format_aim(aim: Aim) -> str:
    """`at ship`, `at soldiers archers-1, warriors-1`."""
    return f"at {aim.at.value}" + (f" {', '.join(aim.groups)}" if aim.groups else "")


def format_signal(signal: Flag | Hail) -> str:
    """`flag A: come about`, `hail A to B: surrender`."""
    if isinstance(signal, Flag):
        return f"flag {signal.ship}: {signal.text}"
    return f"hail {signal.ship} to {signal.to}: {signal.text}"


def format_deed(deed: Deed) -> str:
    """`test mist F-1 by hull`, `strike mist F-1`, `act mist: reads the clouds`."""
    match deed:
        case Test():
            return f"test {deed.person} {deed.ship} by {deed.ability.value}"
        case Strike():
            return f"strike {deed.person} {deed.ship}"
        case Act():
            return f"act {deed.person}: {deed.text}"


# ---- parse -----------------------------------------------------------------------------------------------------------


def parse_foul(text: str, ships: Reading) -> Foul:
    """Reads a wish to become fouled.

    Raises:
        NotationError: what cannot be read, and where it stands.
    """
    reader = Reader(text)
    if reader.word(VERBS) not in (None, "foul"):
        reader.refuse("no-verb", ("foul",), 0)
    if reader.word(NONE) is not None:
        reader.end()
        return Foul()
    names: list[str] = []
    while not names or reader.comma():
        name = reader.need(ships, "no-ship")
        if name not in names:
            names.append(name)
    reader.end()
    return Foul(tuple(names))


def parse_attack(text: str, ship: str, lexicon: Lexicon) -> Attack:
    """Reads an attack, or the designation of a victim at a collision.

    Args:
        ship: whose attack it is: its pieces of equipment may be named.
    """
    reader = Reader(text)
    verb = reader.need(VERBS, "no-verb", ("gun", "ram", "board"))
    if verb == "foul":
        reader.refuse("no-verb", ("gun", "ram", "board"), 0)
    target = reader.need(lexicon.ships, "no-ship")
    weapon, alone, decline, at, by = "", False, False, None, None
    while not reader.at_end():
        if reader.word(WITH):
            weapon = reader.need(lexicon.pieces[ship], "no-piece")
        elif verb == "gun" and reader.word(ALONE):
            alone = True
        elif verb == "ram" and reader.word(DECLINE):
            decline = True
        elif verb != "ram" and reader.word(AT):
            at = Target(reader.need(TARGETS, "no-such-target"))
        elif reader.word(BY):
            by = Performance(reader.need(PERFORMANCES, "no-performance"))
        else:
            reader.refuse("attack-too-much", ("with", *(("at",) if verb != "ram" else ()), "by"))
    if verb == "gun":
        return Gun(target, weapon, alone, at, by)
    return Ram(target, weapon, decline, by) if verb == "ram" else Board(target, weapon, at, by)


def parse_aim(text: str, target: str, lexicon: Lexicon) -> Aim:
    """Reads what a blow falls on.

    Args:
        target: the ship that is hit: its groups of soldiers may be named.
    """
    reader = Reader(text)
    reader.word(AT)
    at = Target(reader.need(TARGETS, "no-such-target"))
    groups: list[str] = []
    while at is Target.SOLDIERS and not reader.at_end():
        group = reader.need(lexicon.groups[target], "no-group")
        if group not in groups:
            groups.append(group)
        if not reader.at_end() and not reader.comma():
            reader.refuse("attack-too-much", (",",))
    reader.end()
    return Aim(at, tuple(groups))


def parse_signal(text: str, lexicon: Lexicon) -> Flag | Hail | None:
    """Reads a signal; None if the text begins like none. What is said is kept as it was typed."""
    reader = Reader(text, MAX_SAID)
    verb = reader.word(SIGNALS)
    if verb is None:
        return None
    ship = reader.need(lexicon.ships, "no-ship")
    if verb == "flag":
        return Flag(ship, reader.said())
    if reader.word(TO) is None:
        reader.refuse("no-hearer", ("to",))
    return Hail(ship, reader.need(lexicon.ships, "no-ship"), reader.said())


def parse_deed(text: str, lexicon: Lexicon) -> Deed | None:
    """Reads what a character does; None if the text begins like none of it."""
    reader = Reader(text)
    verb = reader.word(DEEDS)
    if verb is None:
        return None
    person = reader.need(lexicon.people, "no-person")
    if verb == "act":
        return Act(person, reader.said())
    ship = reader.need(lexicon.ships, "no-ship")
    if verb == "strike":
        reader.end()
        return Strike(person, ship)
    if reader.word(BY) is None:
        reader.refuse("no-ability", ("by",))
    ability = Ability(reader.need(ABILITIES, "no-ability"))
    reader.end()
    return Test(person, ship, ability)


class Reader:
    """Reads one text from left to right."""

    def __init__(self, text: str, most: int = MAX_TEXT) -> None:
        if len(text) > most:
            raise NotationError("too-long", text[:MAX_TEXT], most, accepted=(f"..{most}",))
        self._line = Folded(text)
        self._text = self._line.text
        self._at = 0

    def refuse(self, reason: str, accepted: tuple[str, ...], at: int | None = None) -> NoReturn:
        """What stands here, or at `at`, cannot be read."""
        at = self._at if at is None else at
        place = self._line.place(at) + (at >= len(self._text) > 0)
        raise NotationError(reason, self._line.typed, place, accepted=accepted)

    def at_end(self) -> bool:
        """Nothing more stands here."""
        self._skip()
        return self._at >= len(self._text)

    def end(self) -> None:
        """Nothing more may stand here."""
        if not self.at_end():
            self.refuse("attack-too-much", ("",))

    def comma(self) -> bool:
        """Steps over a comma, if one stands here."""
        self._skip()
        found = self._text[self._at : self._at + 1] in (",", "、")
        self._at += found
        return found

    def word(self, words: Reading) -> str | None:
        """What the longest of these words means that stands here; None if none does."""
        self._skip()
        best = ""
        for word in words:
            if len(word) > len(best) and self._text.startswith(word, self._at) and self._ends(word):
                best = word
        if not best:
            return None
        self._at += len(best)
        return words[best]

    def need(self, words: Reading, reason: str, accepted: tuple[str, ...] = ()) -> str:
        """What a word that has to stand here means."""
        found = self.word(words)
        if found is None:
            self.refuse(reason, accepted or tuple(dict.fromkeys(words.values())))
        return found

    def said(self) -> str:
        """What stands behind a colon, as it was typed."""
        self._skip()
        if self._text[self._at : self._at + 1] != ":":
            self.refuse("no-colon", (":",))
        self._at += 1
        typed = self._line.typed[self._line.place(self._at - 1) + 1 :]
        return typed.strip()

    def _skip(self) -> None:
        while self._text[self._at : self._at + 1] == " ":
            self._at += 1

    def _ends(self, word: str) -> bool:
        """Whether a word may end here: between two letters of the Latin alphabet, or before a hyphen, it may not."""
        following = self._text[self._at + len(word) : self._at + len(word) + 1]
        if not following or following in " ,、:":
            return True
        return not (word[-1].isascii() and following.isascii()) and following not in "-_"
