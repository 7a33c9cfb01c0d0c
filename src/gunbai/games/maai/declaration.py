"""What one declares in 間合: a breath (一呼吸) of acts. Short answers are plain choices of the kernel."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from gunbai.games.maai.values import Direction, Move, Pace, Part, Trigger
from gunbai.kernel.requests import Choice, Declaration

# Each kind of act has a `code`: its place in rows that are looked up many times in a duel.


class Step(Declaration, frozen=True, tag="step"):
    """半歩: one cell in or out."""

    code: ClassVar[int] = 2

    direction: Direction


class Strike(Declaration, frozen=True, tag="strike", omit_defaults=True):
    """An ordinary attack with a weapon in hand, or with the body (`body`)."""

    code: ClassVar[int] = 0

    weapon: str
    part: Part | None = None
    target: str = ""
    """Who is struck; the opponent of the duel if left out."""


class Feint(Declaration, frozen=True, tag="feint", omit_defaults=True):
    """牽制・フェイント: an attack that means to shake, not to cut."""

    code: ClassVar[int] = 1

    weapon: str
    part: Part | None = None
    target: str = ""


class Bare(Declaration, frozen=True, tag="bare", omit_defaults=True):
    """空手の一手: a bare-hand move in the lock."""

    code: ClassVar[int] = 3
    target: ClassVar[str] = ""
    """Only the opponent is within its reach."""

    move: Move
    weapon: str = ""
    """The dagger, where one is drawn."""
    part: Part | None = None


class Push(Declaration, frozen=True, tag="push"):
    """押し出し."""

    code: ClassVar[int] = 4


class Slip(Declaration, frozen=True, tag="slip"):
    """流し抜け."""

    code: ClassVar[int] = 5


class Draw(Declaration, frozen=True, tag="draw"):
    """Changes the weapon in hand: 構えを直す."""

    code: ClassVar[int] = 6

    weapon: str


class PickUp(Declaration, frozen=True, tag="pick-up"):
    """Takes a dropped weapon up again."""

    code: ClassVar[int] = 7

    weapon: str


class Stance(Declaration, frozen=True, tag="stance"):
    """Takes a stance (構え)."""

    code: ClassVar[int] = 8

    stance: str


class Go(Declaration, frozen=True, tag="go", omit_defaults=True):
    """歩行・疾走・跳躍・騎馬疾走: to another area."""

    code: ClassVar[int] = 9

    pace: Pace
    area: str = ""


class Challenge(Declaration, frozen=True, tag="challenge"):
    """Calls a foe out to single combat in the middle of a battle."""

    code: ClassVar[int] = 10

    target: str


class Prepare(Declaration, frozen=True, tag="prepare"):
    """準備: pays the next portion of a spell's preparation."""

    code: ClassVar[int] = 11

    spell: str


class Cast(Declaration, frozen=True, tag="cast", omit_defaults=True):
    """詠唱: activates a spell."""

    code: ClassVar[int] = 12

    spell: str
    on: str = ""
    """On whom, where the spell is cast on one."""


class Cancel(Declaration, frozen=True, tag="cancel"):
    """準備キャンセル: gives the preparation up, at the start of a breath."""

    code: ClassVar[int] = 13


class Relax(Declaration, frozen=True, tag="relax", omit_defaults=True):
    """構えを解く: a stance is held no longer."""

    code: ClassVar[int] = 15

    stance: str = ""
    """Which of two; every one if left out."""


class Use(Declaration, frozen=True, tag="use", omit_defaults=True):
    """Uses a manoeuvre (マヌーバ): a kata, a technique, an upkeep that is forced."""

    code: ClassVar[int] = 20

    manoeuvre: str
    part: Part | None = None
    target: str = ""
    """Whom it is for; the opponent of a duel, or nobody, if left out."""


Held = Step | Strike | Feint | Bare | Push | Slip | Draw | PickUp | Stance | Go | Cast | Use
"""What may be held in reserve."""


class Reserve(Declaration, frozen=True, tag="reserve", omit_defaults=True):
    """予約: pays for an act that is done when the trigger comes."""

    code: ClassVar[int] = 14

    act: Held
    when: Trigger
    who: str = ""
    """Whose acting it waits for."""


Deed = Held | Challenge | Relax | Prepare | Cancel
"""What is done at once."""
Act = Deed | Reserve
Attack = Strike | Feint | Bare


class Breath(Declaration, frozen=True, tag="breath", omit_defaults=True):
    """一呼吸: acts bundled in one turn; an empty one is waiting."""

    acts: tuple[Act, ...] = ()
    force: bool = False
    """Beyond the limit, by an overload (過負荷) check."""


DECLARATIONS = Breath | Choice
WAIT = Breath()


def with_part(act: Attack, part: Part | None) -> Attack:
    """The same attack at another part."""
    return msgspec.structs.replace(act, part=part)
