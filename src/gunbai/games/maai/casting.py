"""詠唱: the activation of a spell: its check, what failing brings, what comes back on the caster.

Clauses: maai.spell.cast.*, maai.spell.fail.*, maai.spell.backlash.*, maai.spell.spread.*.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.maai.caster import Known
from gunbai.games.maai.checks import (
    after_doubles,
    burdens,
    check,
    check_fortune,
    check_number,
    defenceless_until,
    lose_strength,
    make_defenceless,
    settled,
)
from gunbai.games.maai.choices import offer_of, question
from gunbai.games.maai.cites import cites
from gunbai.games.maai.content.terms import Checked, On, Track
from gunbai.games.maai.criticals import fortune_clauses, judge
from gunbai.games.maai.declaration import Cast
from gunbai.games.maai.duels import sweep, turn_on
from gunbai.games.maai.effects import carry_out
from gunbai.games.maai.events.manoeuvres import TrackNoted
from gunbai.games.maai.events.spells import Backlash, Casting, ForcedSpread
from gunbai.games.maai.exhaustion import exhaust
from gunbai.games.maai.focus import keep_focus
from gunbai.games.maai.preparing import leave_off, take_slot
from gunbai.games.maai.scaling import doubled, halved_on_user
from gunbai.games.maai.spellcraft import BACKLASH, DANS, MASTER
from gunbai.games.maai.structure import SPREAD
from gunbai.games.maai.tracks import change_track
from gunbai.games.maai.values import CRITICALS, FUMBLE, FUMBLES, KARMA, REAL, SUCCESSES, TENMEI, Check, Outcome
from gunbai.kernel.requests import Flow

if TYPE_CHECKING:
    from gunbai.games.maai.fighter import Fighter
    from gunbai.games.maai.rules import Rules
    from gunbai.games.maai.state import Fight

ARM_PENALTY = 2
SANITY = 13
"""What 2d10 + 智 must reach against madness. Rulings: maai.madness.check."""
POUR, HOLD_BACK = "pour it all in", "hold back"

_TARGETS = {dan: cites("maai.spell.cast.target." + ("master" if dan == MASTER else f"dan{dan}")) for dan in DANS}
_BETWEEN = cites("maai.spell.structure.not_absolute", "maai.spell.slots.by_dan")
"""Of a dan between two rows. Rulings: maai.spell.even_dan."""
_CAST = cites("maai.spell.cast.roll", "maai.spell.cast.when", "maai.crit.core", "maai.fumble.core")
_SPENT = cites("maai.spell.exclusive.spell_pc", "maai.spell.slot_is_breath")
_FAILED = cites(
    "maai.spell.fail.slot", "maai.spell.fail.vitality", "maai.spell.fail.no_effect", "maai.spell.fail.next_round"
)
_FUMBLE = cites("maai.fumble.core_effect", "maai.fumble.core")
_BACKLASH = cites(
    "maai.spell.backlash.trigger", "maai.spell.backlash.partial", "maai.spell.backlash.madness",
    "maai.spell.backlash.gm_more", "maai.fumble.core",
)  # fmt: skip
_NARRATIVE = cites("maai.madness.narrative")
_HANDED = cites("maai.madness.depends", "maai.spell.backlash.madness")
_TAKEN = cites("maai.spell.backlash.strength")
_PARTLY = cites("maai.spell.backlash.partial")
_MADNESS = cites("maai.spell.backlash.madness")
_FORCED = cites(
    "maai.spell.spread.forced_exhaust", "maai.exhaust.trigger.forced_spread", "maai.breath.spread.forced",
    "maai.spell.spread.exhaust_vitality", "maai.spell.spread.exhaust_rest",
)  # fmt: skip
_DOUBLE = cites("maai.spell.overload.double_burden")
_FINITE = cites("maai.prep.finite")
_LISTS = cites("maai.spell.slots.multi_list", "maai.spell.slots.shared_vitality")
_CONFIRM = cites("maai.spell.spread.climax", "maai.spell.spread.forced_exhaust")
_CONFIRM_OFFER = offer_of((POUR, HOLD_BACK))
_ARM = cites("maai.part.arm")
_APPLIED = cites("maai.spell.cast.when")
_OWN_TEXT = cites("maai.spell.structure.text_wins")


def is_forced(fight: Fight, spell: Known, began: int) -> bool:
    """Whether activating a spell now completes in one round what needs several.

    Args:
        began: round in which its first portion was paid.

    Clauses: maai.breath.spread.forced, maai.spell.spread.needs_rounds, maai.prep.apply.cinematic.
    Rulings: maai.spread.pace, maai.spread.mixed, maai.cinematic.spread.
    """
    structure = spell.structure
    rules = fight.rules.spells
    if structure is None or structure.kind_of(len(structure.portions) - 1) != SPREAD:
        return False
    if fight.modules.cinematic and rules.cinematic:
        return False
    wanted = structure.rounds if rules.portion_a_round else 2
    return fight.round - began + 1 < wanted


def confirm(fight: Fight, fighter: Fighter) -> Flow:
    """Asks a caster whether she means to force a spread spell, which leaves her exhausted; returns whether she does.

    Clauses: maai.spell.spread.climax.
    """
    choice = yield question(fighter, "force-spread", _CONFIRM_OFFER, _CONFIRM)
    return choice.id == POUR


def cast(fight: Fight, fighter: Fighter, act: Cast, cost: int, *, overloaded: bool = False) -> Flow:
    """The activation, already found possible: pays, spends the slot, rolls, does what comes of it.

    Args:
        overloaded: its breath went beyond the limit.

    Clauses: maai.spell.cast.when, maai.spell.cast.roll, maai.prep.finite.
    Rulings: maai.spread.failed_cast, maai.cast.crit, maai.cast.fumble, maai.duel.third_party.
    """
    caster, rules = fighter.caster, fight.rules.spells
    assert caster is not None
    spell = caster.known[act.spell]
    held = caster.preparation if caster.preparation is not None and caster.preparation.spell == spell.id else None
    forced = held is not None and is_forced(fight, spell, held.began)
    if forced and not (yield from confirm(fight, fighter)):
        return
    fighter.vitality -= cost
    if act.on and fight.by_id[act.on].side != fighter.side:
        turn_on(fight, fighter, act.on)
    sweep(fight, fighter, spell.record.effects)
    slot = caster.slot_for(spell, rules)
    assert slot is not None, "a cast was accepted without a slot"
    if held is not None:
        leave_off(fighter)
    caster.count(spell)
    outcome = yield from _check(fight, fighter, spell, act, cost)
    if not (held is not None and rules.slot_at_start):
        take_slot(fight, fighter, spell, slot, _SPENT if outcome in SUCCESSES else _FAILED)
    if outcome in SUCCESSES:
        if outcome is TENMEI:
            after_doubles(fight, fighter, outcome)
        yield from apply_spell(fight, fighter, spell, act.on, outcome)
    else:
        yield from _fail(fight, fighter, spell, act.on, outcome)
    if forced and fighter.able and (rules.spread_failed_cast == "always" or outcome in SUCCESSES):
        fight.log.tell(ForcedSpread(fighter.id, spell.id, _FORCED))
        exhaust(fight, fighter, _FORCED + _DOUBLE if overloaded else _FORCED)


def _check(fight: Fight, fighter: Fighter, spell: Known, act: Cast, cost: int) -> Flow:
    """The casting check; returns its outcome. Clauses: maai.spell.cast.roll. Rulings: maai.cross.injury_casting."""
    caster = fighter.caster
    assert caster is not None
    bonus = casting_number(fight, fighter, caster.bonus(spell))
    cited = _CAST + _TARGETS.get(spell.record.rank, _BETWEEN) + spell.clauses + burdens(fight, fighter)
    cited += (_FINITE if spell.portions[1:] else ()) + (_LISTS if len(caster.slots) > 1 else ())
    if fighter.arm and fight.rules.spells.arm_hampers:
        cited += _ARM
    one, two = faces = yield fighter.rolls["casting"]
    total = one + two + bonus
    fortune = check_fortune(fight, fighter)
    outcome = judge(one, two, total, spell.target, fight.rules, fortune)
    cited += fortune_clauses(one, two, fortune, outcome)
    outcome = of_a_cast(fight.rules, outcome, one + two)
    outcome = settled(fighter, outcome)
    cited = cited if outcome in SUCCESSES else cited + _FAILED
    fight.log.tell(Casting(fighter.id, spell.id, act.on, cost, faces, bonus, total, spell.target, outcome, cited))
    return outcome


def casting_number(fight: Fight, fighter: Fighter, bonus: int) -> int:
    """What a casting check adds to its two dice.

    Args:
        bonus: of the caster with the spell, without `hampered`.

    Clauses: maai.spell.cast.roll. Rulings: maai.cross.injury_casting.
    """
    bonus = check_number(fight, fighter, Checked.CASTING, bonus)
    return bonus - ARM_PENALTY * fighter.arm if fighter.arm and fight.rules.spells.arm_hampers else bonus


def of_a_cast(rules: Rules, outcome: Outcome, thrown: int) -> Outcome:
    """What an outcome is on a casting check: two ones call the backlash even where a fumble was prevented, by ruling.

    Args:
        thrown: the sum of the two dice.
    """
    return KARMA if outcome is FUMBLE and thrown == 2 and rules.spells.prevented_backlash else outcome


def _fail(fight: Fight, fighter: Fighter, spell: Known, on: str, outcome: Outcome) -> Flow:
    """A cast that failed: its effects do not come about, but for what its text has for this very case.

    Clauses: maai.spell.fail.no_effect, maai.spell.structure.text_wins.
    """
    if outcome in FUMBLES:
        yield from _collapse(fight, fighter, spell, outcome)
    named = fight.by_id[on] if on else None
    yield from carry_out(fight, fighter, spell.id, spell.record.effects, On.MISS, named, _OWN_TEXT)


def _collapse(fight: Fight, fighter: Fighter, spell: Known, outcome: Outcome) -> Flow:
    """Doubles on a casting check that failed: 無防備, and with two ones the backlash.

    Clauses: maai.spell.backlash.trigger, maai.spell.backlash.strength, maai.fumble.core_effect,
    maai.spell.backlash.madness.
    Rulings: maai.cast.fumble, maai.backlash.detail, maai.focus.trigger_scope, maai.madness.check.
    """
    if fight.rules.spells.cast_fumble:
        make_defenceless(fight, fighter, defenceless_until(fight), _FUMBLE)
    if outcome is not KARMA:
        return
    fight.log.tell(Backlash(fighter.id, spell.id, _BACKLASH if fight.modules.grimdark else _BACKLASH + _NARRATIVE))
    if fight.mode is REAL:
        lose_strength(fight, fighter, BACKLASH, _TAKEN)
    if fighter.able and fight.rules.spells.focus_any_loss and fight.mode is REAL:
        yield from keep_focus(fight, fighter, BACKLASH, critical=False)
    if fighter.able and fight.rules.spells.half_backlash:
        partly = halved_on_user(spell.record.effects)
        yield from carry_out(fight, fighter, spell.id, partly, On.USE, None, _PARTLY)
    if fight.rules.extension.madness == "roll":
        yield from _keep_sane(fight, fighter)
    elif fight.modules.grimdark:
        fight.log.tell(TrackNoted(fighter.id, Track.MADNESS, 1, _HANDED))


def _keep_sane(fight: Fight, fighter: Fighter) -> Flow:
    """Whether a backlash drives its caster mad, where the table rolls for it. Rulings: maai.madness.check."""
    sane = yield from check(fight, fighter, Check.MADNESS, fighter.wits, SANITY, _MADNESS)
    if not sane:
        change_track(fight, fighter, Track.MADNESS, 1)


def apply_spell(fight: Fight, fighter: Fighter, spell: Known, on: str, outcome: Outcome) -> Flow:
    """What a spell does whose check came out: its effects, and those that need a critical. Rulings: maai.cast.crit."""
    named, effects = fight.by_id[on] if on else None, spell.record.effects
    if outcome in CRITICALS and fight.rules.spells.critical_doubles:
        effects = doubled(effects)
    yield from carry_out(fight, fighter, spell.id, effects, On.USE, named, _APPLIED)
    if outcome in CRITICALS:
        yield from carry_out(fight, fighter, spell.id, effects, On.CRITICAL, named, _APPLIED)
