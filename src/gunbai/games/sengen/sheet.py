"""A scenario of 千幻抄 as people write it: the scene, the fighters, and where it stands if it begins in the middle."""

from __future__ import annotations

from typing import Annotated

import msgspec

from gunbai.games.sengen.character import Character, Hindrance, Id, Points
from gunbai.games.sengen.values import Mode, Row
from gunbai.kernel.scenario import Words

Bonus = Annotated[int, msgspec.Meta(ge=-20, le=20)]
Counter = Annotated[int, msgspec.Meta(ge=0, le=10_000)]
Few = Annotated[int, msgspec.Meta(ge=0, le=20)]


class FighterNow(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a fighter stands if the battle begins in the middle. What is left out is as at the start."""

    dp: Points | None = None
    graze: Counter = 0
    hp: Points | None = None
    spirit: Points | None = None
    row: Row | None = None
    card: Id | None = None
    """The card that is deployed."""
    card_hp: Points | None = None
    """Its HP; full if left out."""
    used: tuple[Id, ...] = ()
    """Cards that are gone, in this battle or an earlier one of the session."""
    number: Points | None = None
    """Where in the order of this turn the fighter stands: the declared DP, or what it was delayed to."""
    delayed: bool = False
    attacks: Few = 0
    """Attack actions taken in this turn."""
    others: Few = 0
    """Other actions taken in this turn."""
    covered: bool = False
    """Has covered or guarded another in this turn."""
    focused: bool = False
    """防御専念 in this turn."""
    waited: Annotated[int, msgspec.Meta(ge=0, le=100)] = 0
    """Waits (待機) whose bonus has not been had."""
    hindered: tuple[Hindrance, ...] = ()
    """What keeps DP from recovering, until the GM lifts it."""
    means_hindered: tuple[Id, ...] = ()
    """Means whose action is hindered, and weapons that are not at hand."""
    flees: bool = False
    """Will try to flee at the end of this turn."""
    escape: Annotated[int, msgspec.Meta(ge=-100, le=100)] = 0
    """Where the count of an escape stands."""
    card_gone: Counter = 0
    """Turn in which the last deployed card broke; 0 for none."""


class FighterSheet(Character, frozen=True, omit_defaults=True, kw_only=True):
    """A character in a battle. The id is also the seat, unless another is named."""

    side: Id
    """Who wins together."""
    seat: Id | None = None
    """Who decides for her, where one seat has several."""
    cards_usable: Few = 3
    """How many of her cards she may use (スペルカード戦の宣言). Clauses: sengen.core.cards-usable."""
    actions: Annotated[int, msgspec.Meta(ge=1, le=8)] = 1
    """Attack actions in a turn; more than one is the GM's grant. Clauses: sengen.attack.gm-several."""
    modifier: Bonus = 0
    """Situation: on every judgement. Clauses: sengen.dp.formula."""
    now: FighterNow = FighterNow()


class SideSheet(msgspec.Struct, frozen=True, omit_defaults=True):
    """The name of a side, and of a seat of that id."""

    id: Id
    name: Words = Words()


class Surprise(msgspec.Struct, frozen=True, omit_defaults=True):
    """An attack out of hiding, in the first turn. Clauses: sengen.core.surprise-far, sengen.core.surprise-alert."""

    attacker: Id
    target: Id
    distance: Annotated[int, msgspec.Meta(ge=0, le=10_000)]
    """Metres between them."""
    alert: bool = False
    """The target is on her guard."""
    penalty: Annotated[int, msgspec.Meta(ge=0, le=40)] = 0
    """What the GM takes off the perception of one who is alert."""
    hit_target: Annotated[int, msgspec.Meta(ge=0, le=99)] = 0
    """Beyond 100 m: what the GM has a hit roll of up to 3D reach; 0 for none."""


class Scene(msgspec.Struct, frozen=True, omit_defaults=True):
    """The battle's frame."""

    mode: Mode = Mode.PLAIN
    hindered: tuple[Hindrance, ...] = ()
    """What keeps everybody's DP from recovering."""
    skip_first_recovery: bool = False
    """DP spent before the first turn stays spent. Clauses: sengen.core.surprise-dp."""
    watching: bool = False
    """The option of pairs that watch their positions. Clauses: sengen.area.option-watch."""
    escape_goal: Annotated[int, msgspec.Meta(ge=0, le=20)] = 0
    """A count that an escape must reach; 0: one contest decides."""
    distances: dict[str, Annotated[int, msgspec.Meta(ge=0, le=10_000)]] = {}
    """Metres between two fighters, as `"A B" = 31`, where they are not within range of each other."""
    surprise: Annotated[tuple[Surprise, ...], msgspec.Meta(max_length=20)] = ()


class Now(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a battle stands that begins in the middle of a turn."""

    turn: Annotated[int, msgspec.Meta(ge=1, le=10_000)] = 1
    acting: Id | None = None
    """Whose slot is next; the declarations of the turn are made. Left out, a turn begins."""
    order: tuple[Id, ...] = ()
    """The order of this turn, all who can act; by their numbers if left out, PCs first."""
    idle_turns: Counter = 0
    """Turns running in which nobody lost HP, card HP or a card."""


class SengenScenario(msgspec.Struct, frozen=True, omit_defaults=True):
    """The game's part of a scenario."""

    fighter: Annotated[tuple[FighterSheet, ...], msgspec.Meta(min_length=2, max_length=16)]
    side: Annotated[tuple[SideSheet, ...], msgspec.Meta(max_length=32)] = ()
    """Names of sides, and of seats that are no fighters."""
    scene: Scene = Scene()
    now: Now = Now()
