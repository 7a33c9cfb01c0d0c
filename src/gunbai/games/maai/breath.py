"""一呼吸: what may be bundled in one breath, and what it costs.

One place says what is legal, for asks and answers alike.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from gunbai.games.maai.act_refusal import refusal
from gunbai.games.maai.aid import beats
from gunbai.games.maai.castable import SAME_BREATH
from gunbai.games.maai.cites import cites
from gunbai.games.maai.declaration import (
    Act,
    Breath,
    Cancel,
    Cast,
    Draw,
    Go,
    Prepare,
    Relax,
    Reserve,
    Stance,
    Step,
    Use,
)
from gunbai.games.maai.ladder import step_cost
from gunbai.games.maai.limits import breath_limit, limit_clauses
from gunbai.games.maai.manoeuvres import TOLL, toll_of
from gunbai.games.maai.moves import go_price
from gunbai.games.maai.outlook import Outlook
from gunbai.games.maai.part import PART_COST
from gunbai.games.maai.refusal import Refusal
from gunbai.games.maai.values import Distance

if TYPE_CHECKING:
    from gunbai.games.maai.fighter import Fighter
    from gunbai.games.maai.state import Fight

_OVER = cites("maai.breath.limit5", "maai.halfstep.stepin.bundle")
_VITALITY = cites("maai.term.core_kept")
BEAT = cites("maai.recovery.b2")
DECLARED = cites("maai.term.core_kept", "maai.breath.limit5")


def price(fight: Fight, fighter: Fighter, act: Act, view: Outlook | None = None) -> int:
    """What an act costs this fighter in vitality.

    Args:
        view: how things stand before it; needed for steps of a casting.

    Clauses: maai.halfstep.cost, maai.part.cost, maai.part.leg.cost, maai.stance.core_cost.
    Rulings: maai.attack.cost, maai.feint.cost, maai.clinch.cost, maai.part.wrist_regain, maai.weapon.restance.
    """
    if isinstance(act, (Prepare, Cast, Cancel)):
        assert view is not None
        assert view.casting is not None
        return view.casting.price(act, fight.rules.spells.prep_entry)
    if isinstance(act, Reserve):
        return price(fight, fighter, act.act, view)
    arts = fighter.arts
    if isinstance(act, Relax):
        return 0
    if isinstance(act, Use):
        assert arts is not None
        return arts.prices[act.manoeuvre] + (0 if act.part is None else PART_COST)
    if isinstance(act, Stance) and arts is not None and act.stance in arts.prices:
        return arts.prices[act.stance]
    cost: int = fight.rules.prices[act.code]
    if isinstance(act, Step):
        return step_cost(fight, fighter)
    if isinstance(act, Go):
        return go_price(fight, fighter, act.pace)
    if isinstance(act, Draw) and fighter.dropped and not fighter.held:
        return fight.rules.regain_cost
    return cost if getattr(act, "part", None) is None else cost + PART_COST


class Planned(msgspec.Struct, frozen=True, gc=False):
    """An act of a breath, and how things stand before it if all goes as declared."""

    place: int
    """In the breath, from 0."""
    act: Act
    cost: int
    distance: Distance
    kit: tuple[tuple[str, ...], tuple[str, ...], str]
    """In hand, on the ground, the stance."""
    stepped_in: bool
    """A step in from 一足一刀 came before it."""
    steps: int
    """So many half-steps came before it."""
    attacked: bool
    """An attack came before it."""
    off_beat: bool = False
    """A (準備) portion in the breath of another one. Rulings: maai.prep.same_breath."""


class Course(msgspec.Struct, frozen=True):
    """How a breath goes if all goes as declared."""

    total: int
    """What it costs in all."""
    acts: tuple[Planned, ...]
    names_part: bool = False
    """An attack in it names a part."""
    must_be_forced: bool = False
    """It goes by an overload check even within the limit. Rulings: maai.prep.same_breath."""


def walk(fight: Fight, fighter: Fighter, acts: tuple[Act, ...]) -> Course | Refusal:
    """How acts in a row would go, or why one of them is not possible. What one can afford is not looked at."""
    view = Outlook(fight, fighter)
    off_hand = fight.rules.dagger_drawn == "off-hand"
    planned: list[Planned] = []
    for place, act in enumerate(acts):
        refused = refusal(fight, fighter, act, view)
        if refused is not None:
            return refused
        cost = price(fight, fighter, act, view)
        kit = (view.held, view.dropped, view.stance)
        stepped_in = view.stepped_in_from_issoku
        off_beat = view.casting is not None and view.casting.is_off_beat(act)
        planned.append(Planned(place, act, cost, view.distance, kit, stepped_in, view.steps, view.attacked, off_beat))
        if not isinstance(act, Reserve):
            view.advance(act, off_hand)
    names_part = any(getattr(act, "part", None) is not None for act in acts)
    forced = fight.rules.spells.same_breath == "overload" and any(act.off_beat for act in planned)
    return Course(sum(act.cost for act in planned), tuple(planned), names_part, forced)


def plan(fight: Fight, fighter: Fighter, breath: Breath, overload_form: str = "") -> Course | Refusal:
    """How a breath would go, or why it is refused.

    A breath over the limit is possible only when it is forced; `overload_form` is how that is declared.

    Clauses: maai.breath.limit5, maai.halfstep.stepin.bundle, maai.term.core_kept.
    """
    course = walk(fight, fighter, breath.acts)
    if isinstance(course, Refusal):
        return course
    total = course.total
    arts = fighter.arts
    tolls = [act for act in breath.acts if isinstance(act, Use)]
    toll = sum(toll_of(arts.known[act.manoeuvre]) for act in tolls) if arts is not None else 0
    if toll and total + toll > fighter.vitality:
        return Refusal("no-vitality", {"cost": total + toll, "vitality": fighter.vitality}, TOLL)
    if total > fighter.vitality and (total > fighter.vitality + beats(fight, fighter) or len(breath.acts) > 1):
        cited = _VITALITY + BEAT if fighter.condition.last_beats else _VITALITY
        return Refusal("no-vitality", {"cost": total, "vitality": fighter.vitality}, cited)
    limit = breath_limit(fight, fighter)
    if total > limit and not breath.force:
        offers = (overload_form,) if overload_form else ()
        return Refusal("over-limit", {"cost": total, "limit": limit}, _OVER + limit_clauses(fighter), offers)
    if course.must_be_forced and not breath.force:
        spells = [act.spell for act in breath.acts if isinstance(act, (Prepare, Cast))]
        return Refusal("same-breath", {"spell": spells[-1]}, SAME_BREATH, (overload_form,) if overload_form else ())
    return course
