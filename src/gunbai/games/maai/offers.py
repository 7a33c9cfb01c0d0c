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
from gunbai.games.maai.declaration import WAIT, Act, Breath, Feint, Strike
from gunbai.games.maai.duel_listing import bundles_of_two
from gunbai.games.maai.limits import breath_limit
from gunbai.games.maai.listing import bundles_beside_a_duel, bundles_in_the_open
from gunbai.games.maai.manoeuvre_listing import bundles_of_manoeuvres, uses_now
from gunbai.games.maai.notation import MAX_ACTS, format_breath, parse_breath
from gunbai.games.maai.refusal import Refusal
from gunbai.games.maai.rows import NO_ROWS, Kept, Known, Listed, Rows
from gunbai.games.maai.situation import burdens_of, duel_of, number_of, situation_of, standpoint_of
from gunbai.games.maai.spell_offers import aimed, castings, castings_now
from gunbai.kernel.requests import Ask, Declaration, Offer, Option

if TYPE_CHECKING:
    from gunbai.games.maai.fighter import Fighter
    from gunbai.games.maai.situation import Key
    from gunbai.games.maai.state import Fight, Prepared

OVERLOAD = cites("maai.spell.overload.definition", "maai.breath.limit5")
_WAITING = cites("maai.term.core_kept")
_WAIT_OPTION = Option("wait", WAIT, 0, _WAITING)
_ONLY_WAIT = Offer((_WAIT_OPTION,))
"""For one who is out of the fight while she is asked."""


EXCESS = 1
"""Overloads are listed up to this excess over the limit; dearer ones may be typed."""
MOST_KEPT = 500
"""For so many kits of fighters options are kept; then all are made anew."""
_kept: dict[tuple[object, ...], Kept] = {}
"""By a fighter's profile and kit."""
_profiles: dict[tuple[object, ...], int] = {}
_numbers = count(1)
"""Never given twice: battles go on with theirs when the table is emptied."""
_options: dict[tuple[str, int], Option] = {}
"""Equal options are kept once."""


def profile_of(prepared: Prepared, fighter: Fighter) -> int:
    """A number for all that decides a fighter's options and never changes in a battle, manoeuvres and spells apart."""
    arts = fighter.arts
    traits = (
        fighter.id,
        tuple((weapon.id, weapon.kind) for weapon in fighter.carried.values()),
        tuple((stance, 0 if arts is None else arts.prices.get(stance, 0)) for stance in fighter.stances),
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
    number, burdens = number_of(fight, fighter, limit), burdens_of(fight, fighter)
    rows = _common_rows(fight, fighter, limit, number, burdens)
    if fighter.arts is not None or fighter.caster is not None:
        own = fighter.kit, number, burdens, duel_of(fight, fighter)
        rows = rows.joined(_manoeuvre_rows(fight, fighter, limit, own), _casting_rows(fight, fighter, limit, own))
    fighter.courses = rows.courses
    return rows.offer(fighter.vitality, beats(fight, fighter) if fighter.condition.last_beats else 0)


def _common_rows(fight: Fight, fighter: Fighter, limit: int, number: int, burdens: Key) -> Rows:
    """Waiting, and what is listed for anybody."""
    kept = fighter.kept
    if kept is None:
        if len(_kept) >= MOST_KEPT:
            for table in (_kept, _options, _profiles):
                table.clear()
        key = fighter.profile, fighter.kit
        kept = fighter.kept = _kept.get(key) or _kept.setdefault(key, Kept())
    situation = situation_of(fight, fighter, number, burdens)
    rows = kept.rows.get(situation)
    if rows is None:
        known = kept.known(standpoint_of(fight, fighter, number, burdens))
        bundles = ((acts, 0) for acts in _candidates(fight, fighter))
        rows = Rows((Listed(_WAIT_OPTION, Course(0, ())), *_judged(fight, fighter, bundles, limit, known)))
        kept.rows.put(situation, rows)
    return rows


def _manoeuvre_rows(fight: Fight, fighter: Fighter, limit: int, own: Key) -> Rows:
    """What is listed of her manoeuvres: which of them can be used hangs on how often they were, and on much else."""
    arts = fighter.arts
    if arts is None:
        return NO_ROWS
    key = own, uses_now(fight, fighter)
    rows = arts.listed.get(key)
    if rows is None:
        rows = Rows(_judged(fight, fighter, bundles_of_manoeuvres(fight, fighter), limit))
        arts.listed.put(key, rows)
    return rows


def _casting_rows(fight: Fight, fighter: Fighter, limit: int, own: Key) -> Rows:
    """What is listed of her spells: that hangs on slots and on what she prepares."""
    caster = fighter.caster
    if caster is None:
        return NO_ROWS
    key = own, castings_now(fight, fighter, caster)
    rows = caster.listed.get(key)
    if rows is None:
        bundles = ((acts, 0) for acts in castings(fight, fighter))
        rows = Rows(one._replace(need=one.course.total) for one in _judged(fight, fighter, bundles, limit))
        caster.listed.put(key, rows)
    return rows


def _judged(
    fight: Fight,
    fighter: Fighter,
    bundles: Iterable[tuple[tuple[Act, ...], int]],
    limit: int,
    known: Known | None = None,
) -> Iterator[Listed]:
    """Of candidates, each with the vitality that it needs besides its cost, those that are possible.

    Args:
        known: what came of those that were judged before, where that is kept.
    """
    seen: set[str] = set()
    judged: Known = {} if known is None else known
    for acts, need in bundles:
        if acts not in judged:
            judged[acts] = None if judged.get(acts[:1], True) is None else _listed(fight, fighter, acts, limit, need)
        one = judged[acts]
        if one is not None and one.option.id not in seen:
            seen.add(one.option.id)
            yield one


def _listed(fight: Fight, fighter: Fighter, acts: tuple[Act, ...], limit: int, need: int) -> Listed | None:
    course = walk(fight, fighter, acts)
    if isinstance(course, Refusal) or course.total > limit + EXCESS:
        return None
    breath = Breath(acts, force=course.total > limit)
    return Listed(_option(format_breath(breath), breath, course.total), course, need)


def _option(name: str, breath: Breath, cost: int) -> Option:
    option = _options.get((name, cost))
    if option is None:
        option = _options[name, cost] = Option(name, breath, cost, OVERLOAD if breath.force else DECLARED)
    return option


def _candidates(fight: Fight, fighter: Fighter) -> Iterator[tuple[Act, ...]]:
    if fighter.duel is fight.open:
        yield from bundles_in_the_open(fight, fighter)
        return
    yield from bundles_of_two(fighter)
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
    over = course.total > breath_limit(fight, fighter) or course.must_be_forced
    settled = msgspec.structs.replace(breath, force=over)
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
