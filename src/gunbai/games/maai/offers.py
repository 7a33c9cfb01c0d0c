"""The breaths that are listed when a fighter is asked, and the reading of any other.

Listed is what people and simple computer players choose from: single acts, a step with a cut, a feint with a cut, and
the like. Whatever else is declared is judged by the same `gunbai.games.maai.breath.plan`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import count
from typing import TYPE_CHECKING

import msgspec

from gunbai.errors import NotationError, NotOffered
from gunbai.games.maai.aid import beats
from gunbai.games.maai.breath import DECLARED, Course, plan, walk
from gunbai.games.maai.cites import cites
from gunbai.games.maai.declaration import (
    WAIT,
    Act,
    Attack,
    Bare,
    Breath,
    Draw,
    Feint,
    PickUp,
    Push,
    Slip,
    Stance,
    Step,
    Strike,
    with_part,
)
from gunbai.games.maai.limits import breath_limit
from gunbai.games.maai.listing import bundles_beside_a_duel, bundles_in_the_open, surroundings
from gunbai.games.maai.manoeuvre_listing import bundles_of_manoeuvres
from gunbai.games.maai.notation import MAX_ACTS, format_breath, parse_breath
from gunbai.games.maai.refusal import Refusal
from gunbai.games.maai.spell_offers import aimed, castings
from gunbai.games.maai.standing import has_effects
from gunbai.games.maai.values import Direction, Move, Part
from gunbai.games.maai.weapons import BODY
from gunbai.kernel.requests import Ask, Declaration, Offer, Option

if TYPE_CHECKING:
    from gunbai.games.maai.fighter import Fighter
    from gunbai.games.maai.state import Fight, Prepared

OVERLOAD = cites("maai.spell.overload.definition", "maai.breath.limit5")
_WAITING = cites("maai.term.core_kept")
_WAIT_OPTION = Option("wait", WAIT, 0, _WAITING)
_ONLY_WAIT = Offer((_WAIT_OPTION,))
"""For one who is out of the fight while she is asked."""


class Rows:
    """The breaths listed in one situation: for each vitality from 0, and whole; and how each of them goes."""

    __slots__ = ("courses", "offers", "whole")

    def __init__(self, listed: Iterable[tuple[Option, Course]], dearest: int) -> None:
        pairs = tuple(listed)
        self.courses: dict[str, Course] = {option.id: course for option, course in pairs}
        self.offers: tuple[Offer, ...] = tuple(
            _offer(tuple(option for option, _ in pairs if option.cost <= vitality)) for vitality in range(dearest)
        )
        self.whole = _offer(tuple(option for option, _ in pairs))


EXCESS = 1
"""Overloads are listed up to this excess over the limit; dearer ones may be typed."""
MOST_KEPT = 500
"""For so many kits of fighters options are kept; then all are made anew."""
MOST_SITUATIONS = 2000
"""For so many situations of one kit."""
Situation = int | tuple[int, tuple[object, ...]]
_kept: dict[tuple[object, ...], dict[Situation, Rows]] = {}
"""By a fighter's profile and kit, then by what else options depend on: a number, and where everybody is among many."""
_profiles: dict[tuple[object, ...], int] = {}
_numbers = count(1)
"""Never given twice: battles go on with theirs when the table is emptied."""
_options: dict[tuple[str, int], Option] = {}
_offers: dict[tuple[tuple[str, ...], tuple[int, ...]], Offer] = {}
"""Equal options and equal offers are kept once: there are far fewer of them than situations."""
_LEG, _ROOM, _DEFENCELESS, _LIMIT, _PREPARING = 8, 1024, 2048, 4096, 1 << 20


def _option(name: str, breath: Breath, cost: int) -> Option:
    option = _options.get((name, cost))
    if option is None:
        option = _options[name, cost] = Option(name, breath, cost, OVERLOAD if breath.force else DECLARED)
    return option


def _offer(options: tuple[Option, ...]) -> Offer:
    key = tuple(option.id for option in options), tuple(option.cost for option in options)
    return _offers.get(key) or _offers.setdefault(key, Offer(options))


def profile_of(prepared: Prepared, fighter: Fighter) -> int:
    """A number for all that decides a fighter's options and never changes in a battle."""
    traits = (
        fighter.id,
        tuple((weapon.id, weapon.kind) for weapon in fighter.carried.values()),
        tuple(fighter.stances),
        prepared.scenario.duel.terrain,
        prepared.scenario.area,
        msgspec.structs.astuple(prepared.scenario.modules),
        tuple(vars(prepared.rules).items()),
    )
    return _profiles.get(traits) or _profiles.setdefault(traits, next(_numbers))


def breath_offer(fight: Fight, fighter: Fighter) -> Offer:
    """The breaths listed for a fighter now."""
    if not fighter.able:
        return _ONLY_WAIT
    limit = breath_limit(fight, fighter)
    if fight.barriers or has_effects(fighter):
        # They hang on too much to be kept: on manoeuvres, on their uses, on effects that hold.
        rows = Rows(_listed(fight, fighter, limit), limit + EXCESS)
    else:
        rows = _kept_rows(fight, fighter, limit)
    fighter.courses = rows.courses
    if fighter.condition.last_beats:
        offer = _with_beats(fight, fighter, rows)
    else:
        offer = rows.offers[fighter.vitality] if fighter.vitality < len(rows.offers) else rows.whole
    return offer if fighter.caster is None else _with_castings(fight, fighter, offer, limit)


def _kept_rows(fight: Fight, fighter: Fighter, limit: int) -> Rows:
    """What is listed in a situation, made once and kept."""
    listed = fighter.listed
    if listed is None:
        if len(_kept) >= MOST_KEPT:
            for kept in (_kept, _options, _offers, _profiles):
                kept.clear()
        listed = fighter.listed = _kept.setdefault((fighter.profile, fighter.kit), {})
    number = fighter.duel.distance + _LEG * fighter.leg
    if fighter.room_to_swing:
        number += _ROOM
    if fighter.defenceless_until >= fight.round:
        number += _DEFENCELESS
    number += _LIMIT * limit
    if fighter.caster is not None and fighter.caster.preparation is not None:
        number += _PREPARING
    situation: Situation = (number, surroundings(fight, fighter)) if fight.crowd else number
    rows = listed.get(situation)
    if rows is None:
        if len(listed) >= MOST_SITUATIONS:
            listed.clear()
        rows = listed[situation] = Rows(_listed(fight, fighter, limit), limit + EXCESS)
    return rows


def _with_beats(fight: Fight, fighter: Fighter, rows: Rows) -> Offer:
    """What is listed for one who has B-2: single acts beyond what is left too. Clauses: maai.recovery.b2."""
    most = fighter.vitality + beats(fight, fighter)
    return Offer(
        option
        for option in (rows.offers[most] if most < len(rows.offers) else rows.whole)
        if option.cost <= fighter.vitality or len(rows.courses[option.id].acts) == 1
    )


def _with_castings(fight: Fight, fighter: Fighter, common: Offer, limit: int) -> Offer:
    """What is listed for a caster: the steps of castings too, which hang on slots and on what she prepares."""
    options = {option.id: option for option in common}
    for acts in castings(fight, fighter):
        course = walk(fight, fighter, acts)
        if isinstance(course, Refusal) or course.total > min(fighter.vitality, limit + EXCESS):
            continue
        breath = Breath(acts, force=course.total > limit)
        name = format_breath(breath)
        options.setdefault(name, _option(name, breath, course.total))
    return Offer(options.values())


def _listed(fight: Fight, fighter: Fighter, limit: int) -> Iterator[tuple[Option, Course]]:
    yield _WAIT_OPTION, Course(0, ())
    seen: set[str] = set()
    for acts in _candidates(fight, fighter):
        course = walk(fight, fighter, acts)
        if isinstance(course, Refusal) or course.total > limit + EXCESS:
            continue
        breath = Breath(acts, force=course.total > limit)
        name = format_breath(breath)
        if name not in seen:
            seen.add(name)
            yield _option(name, breath, course.total), course


def _candidates(fight: Fight, fighter: Fighter) -> Iterator[tuple[Act, ...]]:
    yield from bundles_of_manoeuvres(fight, fighter)
    if fighter.duel is fight.open:
        yield from bundles_in_the_open(fight, fighter)
        return
    yield from _bundles(fight, fighter)
    if fight.crowd or fight.barriers:
        yield from bundles_beside_a_duel(fight, fighter)


def breath_ask(fight: Fight, fighter: Fighter) -> Ask:
    """What a fighter is asked at her count: the same ask each time, with the options as things stand."""
    ask = fighter.breath_ask
    ask.offer = breath_offer(fight, fighter)
    return ask


def course_of(fight: Fight, fighter: Fighter, breath: Breath) -> Course:
    """How the breath that a fighter was asked for, and has answered, goes."""
    option = fighter.breath_ask.accepted
    assert option is not None
    course = fighter.courses.get(option.id)
    if course is None:
        walked = walk(fight, fighter, breath.acts)
        assert isinstance(walked, Course), "a breath was accepted that is not possible"
        course = walked
    return course


def _bundles(fight: Fight, fighter: Fighter) -> Iterator[tuple[Act, ...]]:
    """Candidates, legal or not."""
    weapons = [*(weapon.id for weapon in fighter.held), BODY]
    steps: tuple[Act, ...] = (Step(Direction.IN), Step(Direction.OUT))
    cuts: list[Attack] = [Strike(weapon) for weapon in weapons]
    feints: list[Attack] = [Feint(weapon) for weapon in weapons]
    bare: list[Attack] = [Bare(Move.TRIP), Bare(Move.HEADBUTT)]
    bare += [Bare(Move.DAGGER, weapon.id) for weapon in fighter.carried.values() if weapon.row.dagger]
    named = [with_part(act, part) for act in (*cuts, *bare) for part in Part]
    ready: list[Act] = [Draw(weapon) for weapon in fighter.carried if weapon != BODY]
    ready += [PickUp(weapon) for weapon in fighter.dropped]
    ready += [Stance(stance) for stance in fighter.stances]
    attacks: list[Act] = [*cuts, *named, *feints, *bare]

    yield from ((act,) for act in (*steps, *attacks, *(with_part(act, part) for act in feints for part in Part)))
    yield from ((act,) for act in (Push(), Slip(), *ready))
    yield from ((step, act) for step in steps for act in attacks)
    yield from ((act, step) for step in steps for act in attacks)
    yield from ((feint, cut) for feint in feints for cut in (*cuts, *feints))
    yield from ((step, feint, cut) for step in steps for feint in feints for cut in (*cuts, *feints))
    yield from ((Push(), act) for act in attacks)
    yield from ((Slip(), act) for act in attacks)
    for first in ready:
        assert isinstance(first, Draw | PickUp | Stance)
        yield from ((first, step) for step in steps)
        yield from ((step, first) for step in steps)
        if isinstance(first, Stance):
            yield from ((first, act) for act in cuts)
        else:
            yield (first, Strike(first.weapon))
            yield from ((first, step, Strike(first.weapon)) for step in steps)


def reader(fight: Fight, fighter: Fighter) -> Callable[[str | Declaration], Option]:
    """What turns a declaration, text or typed, into an option of this fighter's, or refuses it."""

    def read(say: str | Declaration) -> Option:
        breath = parse_breath(say, fighter) if isinstance(say, str) else say
        if not isinstance(breath, Breath):
            said = getattr(breath, "id", type(breath).__name__)
            raise NotOffered("not-a-breath", {"say": said}, clauses=DECLARED, accepted=("wait",))
        return option_of(fight, fighter, aimed(fight, fighter, breath))

    return read


def option_of(fight: Fight, fighter: Fighter, breath: Breath) -> Option:
    """A breath as an option.

    Raises:
        NotOffered: with the reason, the clause and what would be accepted.
        NotationError: it has more acts than can be written down.
    """
    if not fighter.able and breath.acts:
        raise NotOffered("out-already", {"target": fighter.id}, clauses=_WAITING, accepted=("wait",))
    breath = _unnamed(fight, fighter, breath)
    if len(breath.acts) > MAX_ACTS:
        raise NotationError("too-many-acts", format_breath(breath)[:80], 0, accepted=(f"..{MAX_ACTS}",))
    forced = msgspec.structs.replace(breath, force=True)
    course = plan(fight, fighter, breath, format_breath(forced))
    if isinstance(course, Refusal):
        raise course.error()
    settled = msgspec.structs.replace(breath, force=course.total > breath_limit(fight, fighter))
    return Option(format_breath(settled), settled, course.total, OVERLOAD if settled.force else DECLARED)


def _unnamed(fight: Fight, fighter: Fighter, breath: Breath) -> Breath:
    """The same breath, with the opponent of a duel not named: she need not be, and one breath has one form."""
    if fighter.duel is fight.open:
        return breath
    opponent = fighter.foe.id
    acts = tuple(
        msgspec.structs.replace(act, target="") if isinstance(act, Strike | Feint) and act.target == opponent else act
        for act in breath.acts
    )
    return msgspec.structs.replace(breath, acts=acts)
