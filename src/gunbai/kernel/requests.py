"""What a flow of rules may ask for: a seat's decision, several secret ones, or dice.

Rules yield these and are sent the answer; nobody but `gunbai.kernel.battle` resolves them.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator
from functools import lru_cache
from typing import Any, TypeAlias

import msgspec

from gunbai.kernel.phrase import Phrase

GM = "gm"
"""The seat of the game master: always there, asked only what a game asks of it."""


class Declaration(msgspec.Struct, frozen=True, gc=False, tag_field="kind"):
    """What a seat declares, as a typed value. Games add their own, each with a tag; this is the root."""


class Choice(Declaration, frozen=True, tag="choice"):
    """A declaration that is no more than the option it names."""

    id: str


PASS = Choice("pass")
"""Nothing is done at a window. A game that has windows says it: message `choice-pass`."""


class Option(msgspec.Struct, frozen=True, gc=False):
    """One thing that may be declared now."""

    id: str
    """The declaration in one line of canonical notation: what is typed and what is recorded."""
    declaration: Declaration
    cost: int = 0
    """Price in the game's own points."""
    clauses: tuple[str, ...] = ()
    words: Phrase | None = None
    """How it is said, where that is not what its declaration says by itself."""


class Offer:
    """The options of an ask: a row in a fixed order, and by id. Immutable, so that it may be kept and shared."""

    __slots__ = ("_by_id", "options")

    def __init__(self, options: Iterable[Option]) -> None:
        self.options: tuple[Option, ...] = tuple(options)
        self._by_id = _ids_of(self.options)

    @property
    def by_id(self) -> dict[str, Option]:
        """The options by id."""
        return self._by_id

    def __iter__(self) -> Iterator[Option]:
        return iter(self.options)

    def __len__(self) -> int:
        return len(self.options)

    def __getitem__(self, place: int) -> Option:
        """The option at a place in the row."""
        return self.options[place]

    def get(self, id: str) -> Option | None:
        """The option of an id, where that is quickly found; None says nothing of an ask that takes more than it
        lists."""
        return self._by_id.get(id)

    def has(self, option: Option) -> bool:
        """Whether an option is one of its own, and no other that only looks like it, where that is quickly found."""
        return self.get(option.id) is option


def _ids_of(options: tuple[Option, ...]) -> dict[str, Option]:
    by_id = {option.id: option for option in options}
    assert len(by_id) == len(options), "two options with one id"
    return by_id


class OfferInParts(Offer):
    """An offer put together from others, one behind the other, that are kept and shared.

    No option is made for it, and none is looked up but where it stands.
    """

    __slots__ = ("parts",)

    def __init__(self, *parts: Offer) -> None:
        self.parts = parts
        row: tuple[Option, ...] = ()
        for part in parts:
            row += part.options
        self.options = row

    @property
    def by_id(self) -> dict[str, Option]:
        """The options by id, made anew each time; to find one, `get` is quicker."""
        return _ids_of(self.options)

    def get(self, id: str) -> Option | None:
        """The option of an id, in whichever part it is."""
        for part in self.parts:
            option = part._by_id.get(id)
            if option is not None:
                return option
        return None


joined = lru_cache(maxsize=20_000)(OfferInParts)
"""An offer put together from others, kept for whenever the same are put together again."""


class OfferOnDemand(Offer):
    """An offer whose options are made when somebody looks at them: all at once, or, by its place, one alone.

    For asks that list much and take more than they list. A game says in a class of its own how many there are, and what
    they are.
    """

    __slots__ = ("_length", "_made")

    def __init__(self) -> None:
        self._length = -1
        self._made: dict[str, Option] = {}

    def count(self) -> int:
        """How many there are; asked once, before any is made."""
        raise NotImplementedError

    def make(self, place: int) -> Option:
        """The option at a place, from 0; always the same one, whatever happens later."""
        raise NotImplementedError

    def __getattr__(self, name: str) -> Any:
        """The row, or the options by id, when first asked for."""
        if name not in ("options", "_by_id"):
            raise AttributeError(name)
        self.options = tuple([self.make(place) for place in range(len(self))])
        self._by_id = _ids_of(self.options)
        return getattr(self, name)

    def __len__(self) -> int:
        if self._length < 0:
            self._length = self.count()
        return self._length

    def __getitem__(self, place: int) -> Option:
        """The option at a place in the row; no other is made for it."""
        if self._length < 0:
            self._length = self.count()
        option = self.make(place)
        self._made[option.id] = option
        return option

    def get(self, id: str) -> Option | None:
        """One that was made alone: rather than make all options, an ask reads the text of the one that is meant."""
        return self._made.get(id)


class Ask:
    """One seat decides.

    `offer` lists what may be declared; given as a function, it is computed at once, and afresh after an interjection or
    a ruling. `takes` is there when more may be declared than is listed: it turns a text or a typed declaration into an
    `Option` or raises `Refused`; a listed option is always among what it takes.
    """

    __slots__ = ("_source", "about", "accepted", "clauses", "kind", "matters", "offer", "seat", "takes")

    def __init__(
        self,
        seat: str,
        kind: str,
        offer: Offer | Callable[[], Offer],
        clauses: tuple[str, ...] = (),
        takes: Callable[[str | Declaration], Option] | None = None,
        about: str = "",
        matters: bool = True,
    ) -> None:
        self.seat = seat
        self.kind = kind
        """What is asked, as a message key: `ask-KIND`."""
        self.clauses = clauses
        self.takes = takes
        self.about = about
        """Which of the seat's combatants it concerns, where one seat is asked for several at once."""
        self.matters = matters
        """At a window: what the seat could do there may matter, so that it is asked unless it wants otherwise."""
        self.accepted: Option | None = None
        """The option that was answered; set before the flow goes on."""
        self._source = offer
        self.offer: Offer = offer if isinstance(offer, Offer) else offer()
        """The options as they stand; a flow that asks the same again refreshes them first."""

    def again(self, offer: Callable[[], Offer]) -> Ask:
        """The same ask once more, of something else: for games that keep one for each kind of question."""
        self._source = offer
        self.offer = offer()
        return self

    def refresh(self) -> None:
        """Computes the options anew: the state has changed under the ask."""
        if not isinstance(self._source, Offer):
            self.offer = self._source()


class AskAll:
    """Several seats decide in secret; their answers are opened together, in the order of `asks`.

    The flow is sent a tuple of declarations in that order, whoever answered first.
    """

    __slots__ = ("asks",)

    def __init__(self, *asks: Ask) -> None:
        self.asks = asks


class Window:
    """A moment at which seats may speak up, each in secret; what they do is opened together, in the order of `asks`.

    Each ask offers `PASS` first, and stands for a seat that can do something here; its kind names the window, and is
    among the game's `word_keys.windows`. Who is really asked is settled by `Ask.matters` and by the seat's stops. The
    flow is sent a tuple of declarations in the order of `asks`, `PASS` for whoever passed or was not asked.
    """

    __slots__ = ("asks",)

    def __init__(self, *asks: Ask) -> None:
        self.asks = asks


class Roll(msgspec.Struct, frozen=True, gc=False):
    """Dice. The flow is sent their faces, in order, as a tuple of ints from 1 to `sides`."""

    count: int
    """How many dice, 1 to 100."""
    sides: int
    """Sides of each, 2 to 1000."""
    seat: str = ""
    """Whose roll it is: who types the faces where dice are rolled by hand."""
    why: str = ""
    """What for, as a message key: `roll-WHY`."""


Request: TypeAlias = Ask | AskAll | Window | Roll
Flow: TypeAlias = Generator[Request, Any, Any]
"""A flow of rules that is run for what it does."""
