"""What a table settled for vitality structure and spells, read once."""

from __future__ import annotations

import msgspec

from gunbai.kernel.rulings import Rulings


class SpellRules(msgspec.Struct, frozen=True):
    """Names are those of the keys of rulings, without `maai.`, dots as underscores."""

    focus_printed: bool
    """A critical for exactly 2 has its printed target, 11."""
    prep_overrun: str
    prep_one_per_round: bool
    prep_entry: int
    """Vitality of beginning a preparation, beyond its portion."""
    prep_overload: str
    spread_failed_cast: str
    exhaust_span: str
    cinematic: bool
    slot_at_start: bool
    cast_fumble: bool
    """Doubles that fail on a casting check bring 無防備 too."""
    cast_half_step: bool
    kata_share: str
    cast_in_lock: bool
    spear_feint: str
    reduction_floor: int
    reactive: str
    exclusive_all: bool
    """No technique at all beside spells, not only no mystic one."""
    guard_break_ends: bool
    window_focus: bool
    arm_hampers: bool
    prevented_backlash: bool
    between_rows: str
    dash_bonus: bool
    no_licence: bool
    plus2: str
    job_scope: str
    job_master: bool
    stacking: str
    interrupted: str
    rest: str
    upcast: bool
    learn_dice: bool
    learn_initial: str
    learn_promotion_lists: str
    learn_interlude_dan: str
    focus_any_loss: bool
    """Every loss of strength calls for a focus check, not hits alone."""
    same_breath: str
    """What becomes of two (準備) portions in one breath."""
    stance_beside: bool
    """A second stance slot holds a core stance beside a preparation."""
    kind_by_caster: bool
    portion_a_round: bool
    mixed_third: bool
    exhaust_adds: bool
    critical_doubles: bool
    even_up: bool
    half_backlash: bool
    orthodox_none: bool


def spell_rules(rulings: Rulings) -> SpellRules:
    """Reads them."""
    word = rulings.word
    return SpellRules(
        focus_printed=word("maai.focus.target") == "printed-rows",
        prep_overrun=word("maai.prep.overrun"),
        prep_one_per_round=word("maai.prep.per_round") == "one",
        prep_entry=1 if word("maai.prep.entry") == "+1" else 0,
        prep_overload=word("maai.prep.overload"),
        spread_failed_cast=word("maai.spread.failed_cast"),
        exhaust_span=word("maai.exhaust.defenceless_span"),
        cinematic=word("maai.cinematic.spread") == "no-exhaust",
        slot_at_start=word("maai.slots.spend_when") == "at-start",
        cast_fumble=word("maai.cast.fumble") == "core-applies",
        cast_half_step=word("maai.cast.halfstep") == "yes",
        kata_share=word("maai.cast.kata_share"),
        cast_in_lock=word("maai.cast.distance") == "no",
        spear_feint=word("maai.spell.spear_feint"),
        reduction_floor=rulings.number("maai.spell.reduction_floor"),
        exclusive_all=word("maai.spell.exclusive_scope") == "all",
        reactive=word("maai.spell.reactive"),
        guard_break_ends=word("maai.cross.guard_break_prep") == "yes",
        window_focus=word("maai.cross.window_focus") == "yes",
        arm_hampers=word("maai.cross.injury_casting") == "arm-too",
        prevented_backlash=word("maai.fumble.prevent_casting") == "backlash",
        between_rows=word("maai.slots.between_rows"),
        dash_bonus=word("maai.slots.dash_bonus") == "yes",
        no_licence=word("maai.slots.no_licence") == "yes",
        plus2=word("maai.slots.plus2"),
        job_scope=word("maai.slots.job_scope"),
        job_master=word("maai.slots.job_master") == "yes",
        stacking=word("maai.slots.stacking"),
        interrupted=word("maai.slots.interrupted"),
        rest=word("maai.slots.rest"),
        upcast=word("maai.slots.upcast") == "yes",
        learn_dice=word("maai.learn.dice") == "2d10",
        learn_initial=word("maai.learn.initial"),
        learn_promotion_lists=word("maai.learn.promotion_lists"),
        learn_interlude_dan=word("maai.learn.interlude_dan"),
        focus_any_loss=word("maai.focus.trigger_scope") == "any-loss",
        same_breath=word("maai.prep.same_breath"),
        stance_beside=word("maai.prep.slot2") == "yes",
        kind_by_caster=word("maai.prep.kind_choice") == "caster",
        portion_a_round=word("maai.spread.pace") == "portion-per-round",
        mixed_third=word("maai.spread.mixed") == "3-is-third-prep",
        exhaust_adds=word("maai.exhaust.repeat") == "add",
        critical_doubles=word("maai.cast.crit") == "double",
        even_up=word("maai.spell.even_dan") == "up",
        half_backlash=word("maai.backlash.detail") == "half-effect",
        orthodox_none=word("maai.spell.orthodox_jobs") == "none",
    )
