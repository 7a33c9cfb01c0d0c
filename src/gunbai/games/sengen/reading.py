"""Reads one line of notation, word by word."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING

from gunbai.errors import NotationError
from gunbai.games.sengen import declaration
from gunbai.games.sengen.character import CardKind
from gunbai.games.sengen.cites import cites
from gunbai.games.sengen.legality import in_range
from gunbai.games.sengen.lexicon import ACTS, CHOICES, LINKS, ROWS, USES, Names
from gunbai.games.sengen.values import FRONT, GrazeUse, Row
from gunbai.kernel.folding import Folded
from gunbai.kernel.requests import Choice, Declaration

if TYPE_CHECKING:
    from gunbai.games.sengen.fighter import Fighter
    from gunbai.games.sengen.state import Fight

MAX_TEXT = 1000
"""Longest declaration, in characters."""
MOST = 999
"""Highest number that is read."""
_JUDGEMENT = cites("sengen.dp.judgement-only", "sengen.dp.per-action")
_NUMBER = re.compile(r"[0-9]{1,3}(?![0-9])")
_NAME = re.compile(r'"([^"]*)"|([^\s,、:"]+)')


class Reader:
    """Reads one text for one fighter."""

    def __init__(self, text: str, fight: Fight, fighter: Fighter) -> None:
        self._line = Folded(text[: MAX_TEXT + 1])
        self._text = self._line.text
        self._at = 0
        self._fight, self._fighter = fight, fighter
        self._names = Names(fighter, fight.fighters)

    def read(self) -> Declaration:
        """The whole text."""
        if len(self._line.typed) > MAX_TEXT:
            raise self._error("too-long", (f"..{MAX_TEXT}",), MAX_TEXT)
        if not self._text:
            raise self._error("nothing", ("wait", "shot", "danmaku"))
        choice = CHOICES.get(self._text)
        if choice is not None:
            return Choice(choice)
        said = self._one()
        self._end()
        return said

    def _one(self) -> Declaration:
        if (number := self._number()) is not None:
            return self._declare(number) if self._text[self._at :].strip() else declaration.Number(number)
        word = self._word(ACTS)
        if word is None:
            raise self._error("no-act", tuple(dict.fromkeys(ACTS.values())))
        return _READ[word](self)

    # ---- pieces ---------------------------------------------------------------------------------------------------

    def _error(self, reason: str, accepted: Iterable[str] = (), at: int | None = None) -> NotationError:
        place = self._line.place(self._at if at is None else at)
        return NotationError(reason, self._line.typed[:MAX_TEXT], place, accepted=accepted)

    def _space(self) -> None:
        while self._at < len(self._text) and self._text[self._at] == " ":
            self._at += 1

    def _end(self) -> None:
        self._space()
        if self._at < len(self._text):
            if self._text[self._at].isdigit():
                error = self._error("no-dice-there")
                error.clauses = _JUDGEMENT
                raise error
            raise self._error("too-much")

    def _word(self, words: Mapping[str, str]) -> str | None:
        """One of these words, if it is next; between two Latin letters a word does not end."""
        self._space()
        for word, canonical in words.items():
            after = self._at + len(word)
            if self._text.startswith(word, self._at) and not self._runs_on(after):
                self._at = after
                return canonical
        return None

    def _runs_on(self, after: int) -> bool:
        if after >= len(self._text):
            return False
        last, following = self._text[after - 1], self._text[after]
        return last.isascii() and last.isalpha() and following.isascii() and (following.isalpha() or following in "_-")

    def _link(self, word: str) -> bool:
        """Whether this link is next; it is read then."""
        at = self._at
        if self._word(LINKS) == word:
            return True
        self._at = at
        return False

    def _sign(self, sign: str) -> bool:
        self._space()
        if self._text.startswith(sign, self._at):
            self._at += len(sign)
            return True
        return False

    def _number(self) -> int | None:
        self._space()
        found = _NUMBER.match(self._text, self._at)
        if found is None:
            return None
        self._at = found.end()
        return int(found.group())

    def _dice(self, otherwise: int | None = None) -> int:
        number = self._number()
        if number is None:
            if otherwise is None:
                raise self._error("no-number", ("1", "2", "3"))
            return otherwise
        # A `D` behind the number of dice is read over.
        if self._text.startswith("d", self._at) and not self._runs_on(self._at + 1):
            self._at += 1
        return number

    def _name(self, words: Mapping[str, str], reason: str) -> str:
        """The id of what is named next."""
        self._space()
        found = _NAME.match(self._text, self._at)
        name = None if found is None else found.group(1) if found.group(1) is not None else found.group(2)
        id = None if name is None else words.get(name.strip())
        if id is None:
            raise self._error(reason, tuple(dict.fromkeys(words.values())))
        assert found is not None
        self._at = found.end()
        return id

    def _targets(self) -> tuple[str, ...]:
        """Names joined by commas; `all` for every enemy within range."""
        if self._link("all"):
            return in_range(self._fight, self._fighter)
        names = [self._name(self._names.fighters, "no-fighter")]
        while self._sign(",") or self._sign("、"):
            names.append(self._name(self._names.fighters, "no-fighter"))
        return tuple(names)

    def _tail(self) -> tuple[str, str]:
        """By what means, and at which item."""
        by = self._name(self._names.sources, "unknown-means") if self._link("by") else ""
        at = self._at
        if self._word(ACTS) == "item":
            return by, self._name(self._names.items, "unknown-item")
        self._at = at
        return by, ""

    # ---- declarations ---------------------------------------------------------------------------------------------

    def _declare(self, dp: int) -> declaration.Declare:
        row: Row = FRONT
        delay: int | None = None
        yields = False
        watch: tuple[str, ...] = ()
        while self._text[self._at :].strip():
            if (word := self._word(ROWS)) is not None:
                row = Row(word)
            elif self._link("delay"):
                delay = self._dice()
            elif self._link("yield"):
                yields = True
            elif self._link("watch"):
                watch = self._targets()
            else:
                raise self._error("no-row", ("front", "back", "delay", "yield", "watch"))
        return declaration.Declare(dp, row, delay, yields, watch)

    def _dp(self) -> declaration.Declare:
        return self._declare(self._dice())

    def _danmaku(self) -> declaration.Danmaku:
        targets = self._targets()
        return declaration.Danmaku(targets, *self._tail())

    def _shot(self) -> declaration.Shot:
        targets, dice = self._targets(), self._dice()
        return declaration.Shot(targets, dice, *self._tail())

    def _homing(self) -> declaration.Homing:
        targets, boosts = self._targets(), 0
        if self._sign("+"):
            raised = self._dice()
            if raised % 10:
                raise self._error("no-boost", ("+10", "+20"))
            boosts = raised // 10
        return declaration.Homing(targets, boosts, *self._tail())

    def _melee(self) -> declaration.Melee:
        targets, approach = self._targets(), self._dice()
        if not self._sign("+"):
            raise self._error("no-hit-dice", ("3+4",))
        return declaration.Melee(targets, approach, self._dice(), *self._tail())

    def _use(self) -> declaration.UseAbility:
        ability = self._name(self._names.abilities, "unknown-ability")
        self._link("on")
        return declaration.UseAbility(ability, self._targets(), self._dice())

    def _card(self) -> Declaration:
        """A card as such: with a colon its own action; else a deployed one is deployed, a consumed one is none yet."""
        card = self._name(self._names.cards, "unknown-card")
        if self._sign(":") or self._fighter.cards[card].kind is CardKind.CONSUMED:
            self._space()
            word = self._word(ACTS)
            action = None if word is None else _READ[word](self)
            if not isinstance(action, declaration.Strike):
                raise self._error("no-action", ("shot", "homing", "danmaku", "melee", "use"))
            return declaration.Play(card, action)
        return declaration.Deploy(card)

    def _own_card(self) -> str:
        return self._name(self._names.cards, "unknown-card")

    def _graze(self) -> declaration.SpendGraze:
        amount = self._dice()
        use = self._word(USES)
        if use is None:
            raise self._error("no-use", tuple(dict.fromkeys(USES.values())))
        target = self._name(self._names.fighters, "no-fighter") if self._link("on") else ""
        return declaration.SpendGraze(amount, GrazeUse(use), target)

    def _guard(self) -> declaration.Guard:
        return declaration.Guard(self._name(self._names.guards, "unknown-guard"), self._dice())

    def _guard_for(self) -> declaration.GuardFor:
        target = self._name(self._names.fighters, "no-fighter")
        return declaration.GuardFor(target, self._name(self._names.guards, "unknown-guard"), self._dice())

    def _cover(self) -> declaration.Cover:
        return declaration.Cover(self._name(self._names.fighters, "no-fighter"), self._dice())

    def _check(self) -> declaration.Test:
        return declaration.Test(self._name(self._names.skills, "unknown-skill"), self._dice(0))

    def _move(self) -> declaration.Move:
        number = self._number()
        if number is None:
            return declaration.Move(0, 0)
        if self._sign("m"):
            return declaration.Move(number, self._dice(0))
        return declaration.Move(0, number)


_READ: dict[str, Callable[[Reader], Declaration]] = {
    "dp": Reader._dp,
    "danmaku": Reader._danmaku,
    "shot": Reader._shot,
    "homing": Reader._homing,
    "melee": Reader._melee,
    "use": Reader._use,
    "card": Reader._card,
    "deploy": lambda reader: declaration.Deploy(reader._own_card()),
    "erase": lambda reader: declaration.Erase(reader._own_card()),
    "bomb": lambda reader: declaration.Bomb(reader._own_card()),
    "fold": lambda reader: declaration.Fold(),
    "graze": Reader._graze,
    "evade": lambda reader: declaration.Evade(reader._dice(0)),
    "guard": Reader._guard,
    "guard for": Reader._guard_for,
    "cover": Reader._cover,
    "resist": lambda reader: declaration.Resist(reader._dice()),
    "look": lambda reader: declaration.Look(reader._dice(0)),
    "check": Reader._check,
    "move": Reader._move,
    "item": lambda reader: declaration.UseItem(reader._name(reader._names.items, "unknown-item")),
    "roll": lambda reader: declaration.Dice(reader._dice()),
}
