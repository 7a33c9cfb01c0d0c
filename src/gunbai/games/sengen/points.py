"""DP, HP and spirit: how they are paid, restored and lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.sengen.cites import cites
from gunbai.games.sengen.events.course import Fell
from gunbai.games.sengen.traits import up
from gunbai.games.sengen.values import Gone

if TYPE_CHECKING:
    from gunbai.games.sengen.fighter import Fighter
    from gunbai.games.sengen.state import Fight

_HP = cites("sengen.core.unconscious-hp")
_SPIRIT = cites("sengen.core.unconscious-spirit")
_GONE: dict[Gone, tuple[str, ...]] = {
    Gone.HP: _HP,
    Gone.SPIRIT: _SPIRIT,
    Gone.FLED: cites("sengen.escape.roll"),
    Gone.REMOVED: cites("sengen.battle.end"),
    Gone.YIELDED: cites("sengen.battle.end"),
}


def pay(fighter: Fighter, cost: int) -> int:
    """Takes DP that were checked to be there; returns what is left.

    Clauses: sengen.dp.one-per-die, sengen.dp.no-free-dice.
    """
    fighter.dp -= cost
    assert fighter.dp >= 0, "DP that were not there were spent"
    return fighter.dp


def restore(fighter: Fighter, amount: int) -> int:
    """Gives DP back, up to the maximum; returns how many. Rulings: sengen.dp.cap."""
    gained = max(0, min(amount, fighter.dp_max - fighter.dp))
    fighter.dp += gained
    return gained


def half_pool(fighter: Fighter) -> int:
    """Half the DP maximum, rounded up: what most uses of a card restore.

    Clauses: sengen.card.deploy-dp, sengen.card.consume-dp, sengen.card.erase-self.
    """
    return up(fighter.dp_max, 2)


def hindered_now(fight: Fight, fighter: Fighter) -> bool:
    """Whether cards restore nothing. Rulings: sengen.dp.no_recovery_scope."""
    return fight.rules.hindered_always and bool(
        fight.scene.hindered or fighter.hindrances or any(until >= fight.turn for _, until, _ in fighter.hinders)
    )


def restore_by_card(fight: Fight, fighter: Fighter, amount: int) -> int:
    """Gives back DP that a card restores; returns how many. Rulings: sengen.dp.cap, sengen.dp.no_recovery_scope."""
    return 0 if hindered_now(fight, fighter) else restore(fighter, amount)


def fall(fight: Fight, fighter: Fighter, why: Gone) -> None:
    """A fighter can do no more. Clauses: sengen.core.unconscious-hp, sengen.core.unconscious-spirit."""
    if not fighter.able:
        return
    fighter.able = False
    fight.muster = None
    fight.regroup()
    fight.fallen = True
    fighter.out = why
    fighter.gone = why is not Gone.HP and why is not Gone.SPIRIT
    fight.log.tell(Fell(fighter.id, why, _GONE[why]))


def lose_spirit(fight: Fight, fighter: Fighter, amount: int) -> None:
    """Spirit is spent; at 0 one is unconscious. Clauses: sengen.core.unconscious-spirit."""
    fighter.spirit -= amount
    if not fighter.spirit:
        fall(fight, fighter, Gone.SPIRIT)
