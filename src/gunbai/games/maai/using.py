"""A manoeuvre used: paid, counted, its attack made, its effects carried out; upkeep in the lull, and rescue.

Clauses: maai.majin.*, maai.qi.trigger.forced_service, maai.bonus.cond.vitality5, maai.technique.as_core.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.maai.attack import attack
from gunbai.games.maai.barriers import PREFIX
from gunbai.games.maai.checks import end_stance
from gunbai.games.maai.cites import cites
from gunbai.games.maai.content.effects import AnyEffect, Bonus, Recover
from gunbai.games.maai.content.entries import Manoeuvre
from gunbai.games.maai.content.terms import Art, Checked, On, Strike, Type
from gunbai.games.maai.declaration import Attack, Use
from gunbai.games.maai.declaration import Feint as FeintAct
from gunbai.games.maai.declaration import Strike as StrikeAct
from gunbai.games.maai.duels import sweep, turn_on
from gunbai.games.maai.effects import carry_out
from gunbai.games.maai.events.course import CutShort
from gunbai.games.maai.events.manoeuvres import ManoeuvreUsed
from gunbai.games.maai.limits import span_end, wind
from gunbai.games.maai.siege import strike_barrier
from gunbai.kernel.requests import Flow

if TYPE_CHECKING:
    from gunbai.games.maai.fighter import Fighter
    from gunbai.games.maai.state import Fight

_USED = {
    Type.KATA: cites("maai.technique.six_types", "maai.zero_kata.only_kata_and_zero"),
    Type.UPKEEP: cites("maai.technique.six_types", "maai.majin.a.phase", "maai.majin.a.effect"),
    Type.TECHNIQUE: cites("maai.technique.as_core", "maai.technique.core_type"),
    Type.STANCE: cites("maai.technique.six_types"),
    Type.TACTIC: cites("maai.technique.six_types"),
}
_MAJIN = cites("maai.majin.redefine")
_FREE_UPKEEP = cites("maai.majin.a.cost")
_RESCUE = cites("maai.majin.b.condition", "maai.majin.b.cost", "maai.majin.b.effect")
_FORCED = cites("maai.qi.trigger.forced_service")
_TOLLS = {
    5: cites("maai.bonus.cond.vitality5"),
    6: cites("maai.bonus.cond.vitality6"),
    7: cites("maai.bonus.cond.vitality7"),
}
_STANCE_TAKEN = cites("maai.stance.one_only")


def citation_of(record: Manoeuvre, cost: int) -> tuple[str, ...]:
    """What the use of a manoeuvre cites."""
    sorted_anew = _MAJIN if any(_is_of_majin(effect) for effect in record.effects) else ()
    if record.rescue is not None:
        return _RESCUE + sorted_anew
    cited = _USED[record.type] + sorted_anew
    return cited + _FREE_UPKEEP if record.type is Type.UPKEEP and cost == 0 else cited


def _is_of_majin(effect: AnyEffect) -> bool:
    """Whether it is a recovery of the demon-man's kind. Clauses: maai.majin.redefine."""
    return isinstance(effect, Recover) and effect.art is Art.MAJIN


def toll_citation(record: Manoeuvre) -> tuple[str, ...]:
    """What the price of a large attack bonus cites: that of +5, +6, or +7 and more."""
    bonus = sum(
        effect.amount for effect in record.effects if isinstance(effect, Bonus) and effect.check is Checked.ATTACK
    )
    return _TOLLS[min(bonus, 7)] if bonus >= 5 else ()


def use(
    fight: Fight, fighter: Fighter, act: Use, cost: int, *, in_lull: bool = False, out_of_turn: bool = False
) -> Flow:
    """Uses a manoeuvre, already found possible.

    Args:
        out_of_turn: in the middle of what somebody else does.

    Rulings: maai.duel.third_party.
    """
    arts = fighter.arts
    assert arts is not None
    record = arts.known[act.manoeuvre]
    arts.count(record)
    at_barrier = act.target.startswith(PREFIX)
    named = fight.by_id[act.target] if act.target and not at_barrier else None
    if named is not None and named.side != fighter.side:
        turn_on(fight, fighter, named.id)
    sweep(fight, fighter, record.effects, later=out_of_turn or record.strike is not Strike.NONE)
    cited = citation_of(record, cost)
    fight.log.tell(ManoeuvreUsed(fighter.id, record.id, act.target, cost, cited))
    if record.takes_stance:
        end_stance(fight, fighter, _STANCE_TAKEN)
    if record.strike is Strike.NONE:
        fighter.vitality -= cost
    yield from carry_out(fight, fighter, record.id, record.effects, On.USE, named, toll_citation(record))
    if record.strike is not Strike.NONE:
        # The attack is paid when it is made; what its own effects take, they take from the rest.
        fighter.vitality = max(fighter.vitality, cost)
    if record.type is Type.UPKEEP and not in_lull:
        wind(fight, fighter, forced_until(fight), _FORCED)
    if at_barrier:
        yield from strike_barrier(fight, fighter, StrikeAct(fighter.main.id, None, act.target), cost, record)
    elif record.strike is not Strike.NONE and fighter.able:
        if not act.target and fighter.duel is fight.open:
            # Its own effects have ended the duel: nobody is left to be struck.
            fighter.vitality -= cost
            fight.log.tell(CutShort(fighter.id, (act,), cited))
            return
        yield from attack(fight, fighter, attack_of(fighter, record, act), fighter.main, cost, 0, record)


def forced_until(fight: Fight) -> int:
    """To the end of which round upkeep that was forced leaves one winded; 0 for the battle.

    Clauses: maai.qi.trigger.forced_service, maai.qi.effect.limit. Rulings: maai.qi.forced_span.
    """
    return 0 if fight.rules.extension.forced_span == "battle" else span_end(fight, 1)


def attack_of(fighter: Fighter, record: Manoeuvre, act: Use) -> Attack:
    """The attack that a manoeuvre is, with the main weapon in hand."""
    kind = StrikeAct if record.strike is Strike.ATTACK else FeintAct
    return kind(fighter.main.id, act.part, act.target)
