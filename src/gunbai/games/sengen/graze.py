"""Graze (グレイズ, 6.2.14): where it comes from, and what it is spent on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.sengen.character import AttackKind
from gunbai.games.sengen.cites import cites
from gunbai.games.sengen.events.attacks import GrazeGained
from gunbai.games.sengen.values import Moment
from gunbai.kernel.requests import Declaration, Flow, Option

if TYPE_CHECKING:
    from gunbai.games.sengen.blow import Blow, Mark
    from gunbai.games.sengen.fighter import Fighter
    from gunbai.games.sengen.state import Fight

BY_APPROACH = cites("sengen.graze.melee-attacker")
BY_DANMAKU = cites("sengen.graze.danmaku", "sengen.graze.purpose")
BY_SHOT = cites("sengen.graze.shot")
BY_HOMING = cites("sengen.graze.homing")


def gain(fight: Fight, fighter: Fighter, amount: int, cited: tuple[str, ...]) -> None:
    """A fighter earns graze."""
    if amount:
        fighter.graze += amount
        fight.log.tell(GrazeGained(fighter.id, amount, fighter.graze, cited))


def gain_from(fight: Fight, mark: Mark, amount: int, cited: tuple[str, ...]) -> None:
    """A target earns graze by an attack that missed her; none where an ally made it (sengen.graze.no-farming)."""
    assert fight.blow is not None
    if fight.blow.attacker.side != mark.fighter.side:
        gain(fight, mark.fighter, amount, cited)


def evaded(fight: Fight, blow: Blow, mark: Mark) -> None:
    """A shot, homing or melee was evaded with `mark.dice` dice.

    Clauses: sengen.graze.shot, sengen.graze.homing, sengen.graze.melee-defender. Rulings: sengen.graze.multi_shot.
    """
    if blow.kind is AttackKind.SHOT:
        share = blow.dice // len(blow.marks) if fight.rules.shared_graze else blow.dice
        gain_from(fight, mark, share + mark.dice, BY_SHOT)
    elif blow.kind is AttackKind.HOMING:
        gain_from(fight, mark, 2 * mark.dice, BY_HOMING)


def uses(fight: Fight, fighter: Fighter, moment: Moment, blow: Blow | None) -> list[Option]:
    """What a fighter may spend graze on at a moment: spirit, damage, 霊撃."""
    return []


def use_matters(fight: Fight, fighter: Fighter, moment: Moment, blow: Blow | None) -> bool:
    """Whether spending graze at a moment may matter, so that her seat is asked."""
    return False


def use(fight: Fight, fighter: Fighter, act: Declaration, blow: Blow | None) -> Flow:
    """Spends graze."""
    yield from ()


def raise_resistance(fight: Fight, mark: Mark) -> Flow:
    """After a resistance was rolled: 3 graze raise it by 1. Clauses: sengen.graze.resist."""
    yield from ()


def close_turn(fight: Fight) -> None:
    """At the end of a turn: graze that needs a card may be lost. Clauses: sengen.graze.option-carry."""


def settle(fight: Fight, fighter: Fighter) -> None:
    """The battle is over for a fighter: graze still restores spirit, and the rest is lost.

    Clauses: sengen.graze.end, sengen.graze.end-use.
    """
