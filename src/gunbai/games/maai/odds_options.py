"""What an option of an ask may come to: the throws of a breath act by act, contests, checks.

Everything in 間合 is open but answers that wait to be opened, and those are in no state: so all that is read here is
what the seat that is asked may know.
"""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING

from gunbai.games.maai.barriers import PREFIX
from gunbai.games.maai.breath import Course, Planned, walk
from gunbai.games.maai.checks import contest_number
from gunbai.games.maai.cites import cites
from gunbai.games.maai.clinch import bare_weapon, pressed, pressure_row
from gunbai.games.maai.content.effects import Bonus, CriticalExpansion, Direct, FumblePrevention
from gunbai.games.maai.content.terms import Lasts, On
from gunbai.games.maai.content.terms import Strike as Strikes
from gunbai.games.maai.declaration import Bare, Breath, Cast, Feint, Go, Push, Slip, Step, Use
from gunbai.games.maai.declaration import Strike as StrikeAct
from gunbai.games.maai.guard import guard_after, is_break
from gunbai.games.maai.halfstep import step_ground
from gunbai.games.maai.odds import Contest, contest_margins, contest_of
from gunbai.games.maai.odds_attack import Strike, attack_trial
from gunbai.games.maai.odds_others import bleeding_trial, cast_trial, overload_trial, siege_trial
from gunbai.games.maai.refusal import Refusal
from gunbai.games.maai.using import attack_of
from gunbai.games.maai.values import IN, OUT
from gunbai.games.maai.values import Contest as Kind
from gunbai.kernel.chances import Chance, Odds, Trial
from gunbai.kernel.requests import Ask, Choice, Option

if TYPE_CHECKING:
    from gunbai.games.maai.fighter import Fighter
    from gunbai.games.maai.state import Fight

_RESISTED = cites("maai.halfstep.contest.roll", "maai.halfstep.contest.winner_sets")
_PUSH = cites("maai.clinch.push.roll", "maai.clinch.push.effect")
_SLIP = cites("maai.clinch.slip.roll", "maai.clinch.slip.effect")
_GRAPPLE = cites("maai.clinch.barehand.moves", "maai.clinch.barehand.effect")
_STEPS = {"step in": IN, "step out": OUT}
_RESISTS = {"resist-in": IN, "resist-out": OUT}
_NOW = (Bonus, Direct, CriticalExpansion, FumblePrevention)
"""Effects that a blow reckons with by itself."""


def odds_of(fight: Fight, ask: Ask, option: Option) -> Odds | None:
    """What an option may come to; None where no dice hang on it.

    Clauses: maai.attack.normal, maai.halfstep.contest.roll, maai.spell.cast.roll.
    """
    fighter = fight.fighter(ask.about or ask.seat) or next(iter(fight.of_seat(ask.seat)), None)
    if fighter is None:
        return None
    said = option.declaration
    trials: tuple[Trial, ...] = ()
    main = 0
    if isinstance(said, Breath):
        trials = _breath_trials(fight, fighter, said, at_once=ask.kind == "react")
        main = _main_of(trials)
    elif isinstance(said, Choice):
        trials = _choice_trials(fight, fighter, ask.kind, said.id)
    return Odds(trials, main) if trials else None


def _main_of(trials: tuple[Trial, ...]) -> int:
    """The throw that a breath is made for: the first that is neither an overload check nor a step that may be let."""
    wanted = (place for place, trial in enumerate(trials) if trial.of is not None and "resisted" not in trial.given)
    return next(wanted, 0)


def _choice_trials(fight: Fight, fighter: Fighter, kind: str, choice: str) -> tuple[Trial, ...]:
    """What a plain choice may come to."""
    if kind == "stop-bleeding":
        return (bleeding_trial(fight, fighter, choice),)
    if kind in _RESISTS and choice in ("hold", "counter"):
        return (resist_trial(fight, fighter, choice == "counter"),)
    if kind == "first-step" and choice in _STEPS:
        return (step_trial(fight, fighter, Step(_STEPS[choice]), ()),)
    return ()


def _breath_trials(fight: Fight, fighter: Fighter, breath: Breath, *, at_once: bool) -> tuple[Trial, ...]:
    """What each act of a breath may come to, one after the other, as long as it can be told.

    Args:
        at_once: it answers an attack, out of turn.
    """
    course = walk(fight, fighter, breath.acts)
    if isinstance(course, Refusal):
        return ()
    given: tuple[str, ...] = ("no-reserve",) if fight.reserves else ()
    found: list[Trial] = []
    if breath.force and not at_once:
        found.append(overload_trial(fight, fighter, course, given))
        given += ("not-overloaded",)
    for planned in course.acts:
        own = _as_planned(fight, fighter, course, planned)
        if breath.force and own.forced is not None:
            # What the game master has laid down for the next check has gone to the overload.
            own = copy(own)
            own.forced = None
        trial = _act_trial(fight, own, planned, given)
        if trial is not None:
            found.append(trial)
        if isinstance(planned.act, Use | Cast):
            # What they do may change anything for what comes after them in the same breath.
            break
        given = _given_after(planned, given)
    return tuple(found)


def _given_after(planned: Planned, given: tuple[str, ...]) -> tuple[str, ...]:
    """What is taken for granted from here on in a breath."""
    match planned.act:
        case Step():
            more = "arrived"
        case Push() | Slip():
            more = "won"
        case StrikeAct() | Feint() | Bare():
            more = "unchanged"
        case _:
            return given
    return given if more in given else (*given, more)


def _as_planned(fight: Fight, fighter: Fighter, course: Course, planned: Planned) -> Fighter:
    """The fighter, her foe and their duel as they will be before an act, if all goes as declared; copies, where that is
    not as it is now."""
    duel = fighter.duel
    before = [one.act for one in course.acts[: planned.place]]
    attacked = any(isinstance(act, StrikeAct | Feint | Bare) for act in before)
    gone = next((act.area for act in reversed(before) if isinstance(act, Go)), "")
    moved = duel.distance is not planned.distance
    if not (moved or attacked or gone or fighter.kit != planned.kit):
        return fighter
    own = copy(fighter)
    if gone:
        own.area, own.duel = gone, fight.open
        duel = own.duel
    if duel is not fight.open:
        own.duel, own.foe = copy(duel), copy(fighter.foe)
        own.duel.distance = planned.distance
        own.duel.fighters = tuple(own if one is fighter else own.foe for one in duel.fighters)
        own.foe.duel, own.foe.foe = own.duel, own
    if moved or attacked:
        own.first_cut = False
    if attacked:
        own.counter_bonus, own.forced = 0, None
    held, dropped, stance = planned.kit
    if own.kit != planned.kit:
        own.equip(tuple(own.carried[name] for name in held), dropped, own.stances.get(stance))
    return own


def _act_trial(fight: Fight, fighter: Fighter, planned: Planned, given: tuple[str, ...]) -> Trial | None:
    """What one act may come to; None where it throws no dice, or where others have a say in it that nobody knows."""
    act = planned.act
    match act:
        case Step():
            return step_trial(fight, fighter, act, given)
        case StrikeAct() | Feint() if act.target.startswith(PREFIX):
            return siege_trial(fight, fighter, StrikeAct(act.weapon, None, act.target), given)
        case StrikeAct() | Feint():
            stepped_in = planned.stepped_in and fight.rules.stepin_bonus
            pair = _aimed(fight, fighter, act.target)
            strike = Strike(*pair, act, fighter.carried[act.weapon], int(stepped_in))
            return attack_trial(fight, strike, _no_reaction(pair[1], given))
        case Bare():
            return _bare_trial(fight, fighter, act, given)
        case Push() | Slip():
            return lock_trial(fight, fighter, act, given)
        case Cast():
            return cast_trial(fight, fighter, act, given)
        case Use():
            return _use_trial(fight, fighter, act, given)
        case _:
            return None


def _aimed(fight: Fight, fighter: Fighter, target: str) -> tuple[Fighter, Fighter]:
    """The attacker and whom she strikes; where a third is struck, both as they are once the duels are closed by it.

    Rulings: maai.duel.third_party.
    """
    foe = fight.by_id[target] if target else fighter.foe
    if foe.duel is fighter.duel or (fighter.duel is not fight.open and foe is fighter.foe):
        return fighter, foe
    own, other = copy(fighter), copy(foe)
    for one in (own, other):
        if one.duel is not fight.open:
            one.duel = fight.open
            one.opening_until, one.window = 0, False
            one.first_cut, one.counter_bonus = False, 0
    return own, other


def _no_reaction(foe: Fighter, given: tuple[str, ...]) -> tuple[str, ...]:
    """One who has spells to answer with may change it all. Rulings: maai.spell.reactive."""
    answers = foe.caster is not None and any(spell.is_reactive for spell in foe.caster.known.values())
    return (*given, "no-reaction") if answers else given


def _use_trial(fight: Fight, fighter: Fighter, act: Use, given: tuple[str, ...]) -> Trial | None:
    """What the blow of a manoeuvre may come to; None where its own effects come before it and change how things are."""
    assert fighter.arts is not None
    record = fighter.arts.known[act.manoeuvre]
    plain = all(isinstance(one, _NOW) and one.lasts is Lasts.NOW for one in record.effects if one.on is On.USE)
    if record.strike is Strikes.NONE or not plain or record.takes_stance:
        return None
    if act.target.startswith(PREFIX):
        return siege_trial(fight, fighter, StrikeAct(fighter.main.id, None, act.target), given, record)
    own, foe = _aimed(fight, fighter, act.target)
    strike = Strike(own, foe, attack_of(own, record, act), own.main, 0, record)
    return attack_trial(fight, strike, _no_reaction(foe, given))


# ---- contests --------------------------------------------------------------------------------------------------------


def contest_chances(contest: Contest, success: str) -> tuple[Chance, ...]:
    """That a contest is won, that it is a tie, that it is lost."""
    whole = contest.whole
    tie = (Chance("tie", contest.tied, whole),) if contest.tied else ()
    return (Chance(success, contest.won, whole), *tie, Chance("lost", contest.lost, whole))


def step_contest(fight: Fight, mover: Fighter, foe: Fighter, counter: bool) -> Contest:
    """How a half-step comes out that is resisted, as seen by the mover. Clauses: maai.halfstep.contest.roll."""
    own, theirs, _ = step_ground(fight, mover, foe, counter)
    skills = mover.finesse + mover.footwork, foe.finesse + foe.footwork
    lead = contest_number(fight, Kind.HALF_STEP, mover, foe, skills[0] + own)
    lead -= contest_number(fight, Kind.HALF_STEP, foe, mover, skills[1] + theirs)
    return contest_of(fight.rules, lead, skills)


def step_trial(fight: Fight, fighter: Fighter, act: Step, given: tuple[str, ...]) -> Trial:
    """What a half-step may come to, if the other resists by holding her ground."""
    contest = step_contest(fight, fighter, fighter.foe, counter=False)
    given = ("resisted", *given)
    return Trial(of=act, given=given, chances=contest_chances(contest, "moves"), clauses=_RESISTED)


def resist_trial(fight: Fight, fighter: Fighter, counter: bool) -> Trial:
    """What resisting the other's half-step may come to: that she does not get her way.

    Args:
        counter: by wishing to go the other way.
    """
    seen = step_contest(fight, fighter.foe, fighter, counter)
    contest = Contest(seen.lost, seen.tied, seen.won)
    whole = contest.whole
    if counter:
        return Trial(chances=contest_chances(contest, "moves"), clauses=_RESISTED)
    stands = Chance("stands", contest.won + contest.tied, whole)
    return Trial(chances=(stands, Chance("lost", contest.lost, whole)), clauses=_RESISTED)


def lock_trial(fight: Fight, fighter: Fighter, act: Push | Slip, given: tuple[str, ...]) -> Trial:
    """What a contest in the lock may come to, with what it does to guard.

    Clauses: maai.clinch.push.roll, maai.clinch.slip.roll, maai.guard.loss.clinch_pushed.
    """
    foe, is_push = fighter.foe, isinstance(act, Push)
    kind = Kind.PUSH if is_push else Kind.SLIP
    abilities = (fighter.body, foe.body) if is_push else (fighter.finesse, foe.finesse)
    lead = contest_number(fight, kind, fighter, foe, abilities[0]) - contest_number(
        fight, kind, foe, fighter, abilities[1]
    )
    chances = contest_chances(contest_of(fight.rules, lead, abilities), "won")
    margins = contest_margins(fight.rules, lead, abilities)
    for key, side, presses in (("breaks-guard", foe, -1), ("own-guard-breaks", fighter, 1)):
        part = sum(ways for margin, ways in margins.items() if _presses(fight, side, margin, is_push) == presses)
        if part and not fight.rules.contest_doubles:
            chances += (Chance(key, part, margins.total),)
    return Trial(of=act, given=given, chances=chances, clauses=_PUSH if is_push else _SLIP)


def _presses(fight: Fight, pressed_one: Fighter, margin: int, is_push: bool) -> int:
    """Which side the margin of a lock contest presses so that this one's guard would break; 0 for nobody."""
    side = pressed(fight.rules.clinch_who, margin, is_push)
    if not side or not pressed_one.duel.modules.guard:
        return 0
    left = guard_after(pressed_one.guard, (pressure_row(fight.rules, margin),))
    return side if is_break(fight.rules, pressed_one.guard, left) else 0


def _bare_trial(fight: Fight, fighter: Fighter, act: Bare, given: tuple[str, ...]) -> Trial:
    """What a bare-hand move may come to. Rulings: maai.clinch.barehand_check."""
    if fight.rules.barehand_check == "contest":
        foe = fighter.foe
        bodies = fighter.body, foe.body
        lead = contest_number(fight, Kind.BARE_HAND, fighter, foe, bodies[0])
        lead -= contest_number(fight, Kind.BARE_HAND, foe, fighter, bodies[1])
        chances = contest_chances(contest_of(fight.rules, lead, bodies), "hit")
        return Trial(of=act, given=given, chances=chances, clauses=_GRAPPLE)
    strike = Strike(fighter, fighter.foe, act, bare_weapon(fighter, act))
    return attack_trial(fight, strike, _no_reaction(fighter.foe, given))
