"""Checks (判定) and contests (対立) on 2d10, and what doubles make of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.maai.cites import cites
from gunbai.games.maai.content.terms import Checked as Checks
from gunbai.games.maai.criticals import fortune_clauses, in_use, judge
from gunbai.games.maai.events.attacks import Checked, StrengthLost
from gunbai.games.maai.events.bearing import Defenceless, KarmaPrompt, TenmeiPrompt
from gunbai.games.maai.events.course import Out
from gunbai.games.maai.events.distance import Contested
from gunbai.games.maai.guard import CRITICAL_ROW, lose_guard
from gunbai.games.maai.preparing import drop_stances, interrupt
from gunbai.games.maai.standing import check_bonus, standing_fortune
from gunbai.games.maai.values import (
    FUMBLES,
    KARMA,
    REAL,
    SUCCESSES,
    TENMEI,
    Check,
    Contest,
    Outcome,
)
from gunbai.kernel.requests import Flow

if TYPE_CHECKING:
    from gunbai.games.maai.fighter import Fighter
    from gunbai.games.maai.rules import Rules
    from gunbai.games.maai.state import Fight

FACE_PENALTY = 2
GLARE_PENALTY = 1

_FACE = cites("maai.part.face.penalty")
_GLARE = cites("maai.terrain.glare")
_FUMBLE = cites("maai.fumble.core", "maai.fumble.core_effect")
_TENMEI = cites("maai.crit.core", "maai.crit.tenmei_doubles_only")
_OUT = cites("maai.battle.end", "maai.guard.break.design")


def hampered(fight: Fight, fighter: Fighter) -> int:
    """What every check and contest of a fighter carries: the face's -2 and the dazzled side's -1; 0 or negative.

    Clauses: maai.part.face.penalty, maai.terrain.glare.
    """
    burden = -FACE_PENALTY * fighter.face
    return burden - GLARE_PENALTY if fighter.duel.dazzled == fighter.id else burden


def burdens(fight: Fight, fighter: Fighter) -> tuple[str, ...]:
    """The clauses behind `hampered`; none where it is 0."""
    cited = _FACE if fighter.face else ()
    return cited + _GLARE if fighter.duel.dazzled == fighter.id else cited


def check(fight: Fight, fighter: Fighter, what: Check, bonus: int, target: int, clauses: tuple[str, ...]) -> Flow:
    """A check against a number; returns whether it succeeded. The bonus is without `hampered`."""
    bonus = check_number(fight, fighter, EFFECTS_ON.get(what), bonus)
    one, two = faces = yield fighter.rolls[_ROLL_OF[what]]
    total = one + two + bonus
    fortune = check_fortune(fight, fighter)
    outcome = judge(one, two, total, target, fight.rules, fortune)
    cited = clauses + burdens(fight, fighter) + fortune_clauses(one, two, fortune, outcome)
    outcome = settled(fighter, outcome)
    fight.log.tell(Checked(fighter.id, what, faces, bonus, total, target, outcome, cited))
    after_doubles(fight, fighter, outcome)
    return outcome in SUCCESSES


def check_number(fight: Fight, fighter: Fighter, what: Checks | None, bonus: int) -> int:
    """What a check adds to its two dice.

    Args:
        what: what effects call it; None where they know nothing of it.
        bonus: without `hampered`.
    """
    bonus += hampered(fight, fighter)
    return bonus if what is None else bonus + check_bonus(fight, fighter, what)


def check_fortune(fight: Fight, fighter: Fighter) -> int:
    """What a check that is no attack is made under, as `judge` takes it."""
    return in_use(fight, fighter, fighter.condition.fortune | standing_fortune(fight, fighter))


_ROLL_OF = {
    Check.WRIST: "wrist",
    Check.OVERLOAD: "overload",
    Check.BLEEDING_BODY: "bleeding",
    Check.BLEEDING_MEDICINE: "bleeding",
    Check.MADNESS: "madness",
}


EFFECTS_ON = {
    Check.WRIST: Checks.PART,
    Check.OVERLOAD: Checks.OVERLOAD,
    Check.BLEEDING_BODY: Checks.BLEEDING,
    Check.BLEEDING_MEDICINE: Checks.BLEEDING,
}
"""What effects call a check; one against madness they know nothing of."""
_EFFECTS_ON_CONTESTS = {
    Contest.HALF_STEP: Checks.HALF_STEP,
    Contest.PUSH: Checks.CLINCH,
    Contest.SLIP: Checks.CLINCH,
    Contest.BARE_HAND: Checks.CLINCH,
}


def settled(fighter: Fighter, outcome: Outcome) -> Outcome:
    """The outcome, or the one that the GM has laid down for this fighter's next check."""
    if fighter.forced is None:
        return outcome
    forced, fighter.forced = fighter.forced, None
    return forced


def after_doubles(fight: Fight, fighter: Fighter, outcome: Outcome) -> None:
    """What follows a check that came out as doubles, whatever it was for.

    Clauses: maai.fumble.core_effect. Rulings: maai.karma.attack, maai.tenmei.effect, maai.defenceless.span.
    """
    if outcome is TENMEI:
        fight.log.tell(TenmeiPrompt(fighter.id, _TENMEI))
    elif outcome in FUMBLES:
        make_defenceless(fight, fighter, defenceless_until(fight), _FUMBLE)
        if outcome is KARMA:
            fight.log.tell(KarmaPrompt(fighter.id, _FUMBLE))
            if fight.rules.karma_attack == "-3" and fight.mode is REAL:
                lose_strength(fight, fighter, 3, _FUMBLE)


def defenceless_until(fight: Fight) -> int:
    """The round to whose end a 無防備 that begins now lasts. Rulings: maai.defenceless.span."""
    longer = fight.rules.defenceless_span == "one-round" and fight.rules.one_round == "rest+next"
    return fight.round + (1 if longer else 0)


def make_defenceless(fight: Fight, fighter: Fighter, until: int, clauses: tuple[str, ...]) -> None:
    """無防備 to the end of round `until`; the stance ends. Clauses: maai.fumble.core_effect."""
    if until > fighter.defenceless_until:
        fighter.defenceless_until = until
        fight.log.tell(Defenceless(fighter.id, until, clauses))
    end_stance(fight, fighter, clauses)


def end_stance(fight: Fight, fighter: Fighter, clauses: tuple[str, ...]) -> None:
    """The stance held, if any, is over, and a preparation, which is one.

    Clauses: maai.prep.is_stance, maai.spell.prep.stance_break.
    """
    interrupt(fight, fighter, clauses)
    drop_stances(fight, fighter, clauses)


def lose_strength(fight: Fight, fighter: Fighter, amount: int, clauses: tuple[str, ...]) -> None:
    """Takes strength, down to 0."""
    lost = min(amount, fighter.strength)
    fighter.strength -= lost
    fighter.lost_strength += lost
    fight.log.tell(StrengthLost(fighter.id, lost, fighter.strength, clauses))
    if not fighter.strength:
        fall(fight, fighter)


def fall(fight: Fight, fighter: Fighter) -> None:
    """Strength 0: out of the fight. Rulings: maai.strength.max, maai.battle.end."""
    fighter.able = False
    fight.log.tell(Out(fighter.id, _OUT))
    interrupt(fight, fighter, _OUT)


def contest_number(fight: Fight, kind: Contest, fighter: Fighter, foe: Fighter, bonus: int) -> int:
    """What one side of a contest adds to its two dice; `bonus` is without `hampered`."""
    bonus += hampered(fight, fighter)
    effects_on = _EFFECTS_ON_CONTESTS.get(kind)
    return bonus if effects_on is None else bonus + check_bonus(fight, fighter, effects_on, foe)


def margin_of(rules: Rules, ahead: int, abilities: tuple[int, int]) -> int:
    """The margin of the one who began a contest; 0 for a tie. Rulings: maai.contest.tie.

    Args:
        ahead: by how much her total is higher.
        abilities: the two abilities, for tables where the higher one wins a tie.
    """
    if ahead == 0 and rules.contest_tie == "higher-ability":
        return (abilities[0] > abilities[1]) - (abilities[0] < abilities[1])
    return ahead


def compare(
    fight: Fight,
    kind: Contest,
    fighters: tuple[Fighter, Fighter],
    faces: tuple[tuple[int, ...], tuple[int, ...]],
    bonuses: tuple[int, int],
    abilities: tuple[int, int],
    clauses: tuple[str, ...],
) -> int:
    """A contest, once both have rolled: the higher total wins; doubles mean nothing.

    Args:
        fighters: the one who began it, and the other.
        bonuses: what each adds, without `hampered`.
        abilities: the two abilities, for tables where the higher one wins a tie.

    Returns:
        The margin of the one who began it; 0 for a tie.

    Clauses: maai.halfstep.contest.roll, maai.clinch.push.roll, maai.clinch.slip.roll.
    Rulings: maai.contest.tie, maai.contest.doubles.
    """
    one, other = fighters
    one_faces, other_faces = faces
    one_total = one_faces[0] + one_faces[1] + contest_number(fight, kind, one, other, bonuses[0])
    other_total = other_faces[0] + other_faces[1] + contest_number(fight, kind, other, one, bonuses[1])
    margin = margin_of(fight.rules, one_total - other_total, abilities)
    winner = one.id if margin > 0 else other.id if margin < 0 else ""
    if one.face or other.face or one.duel.dazzled is not None or other.duel.dazzled is not None:
        clauses += tuple(dict.fromkeys(burdens(fight, one) + burdens(fight, other)))
    fight.log.tell(Contested(kind, one.id, one_faces, one_total, other.id, other_faces, other_total, winner, clauses))
    if fight.rules.contest_doubles and winner and kind is not Contest.ORDER:
        for fighter, thrown in zip(fighters, faces, strict=True):
            if thrown[0] == thrown[1]:
                _contest_doubles(fight, fighter, fighter.id == winner)
    return margin


def _contest_doubles(fight: Fight, fighter: Fighter, won: bool) -> None:
    """Doubles in a contest, where they count: guard -2 for whoever is beaten by them, 失着 for whoever loses with them.

    Rulings: maai.contest.doubles.
    """
    if won:
        lose_guard(fight, fighter.foe, (CRITICAL_ROW,))
    else:
        make_defenceless(fight, fighter, defenceless_until(fight), _FUMBLE)
