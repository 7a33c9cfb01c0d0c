"""What a table settled for vitality structure and spells, read once."""

from __future__ import annotations

import msgspec

from gunbai.kernel.rulings import Rulings


class SpellRules(msgspec.Struct, frozen=True):
    """Names are those of the keys of rulings, without `maai.`, dots as underscores."""

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


def spell_rules(rulings: Rulings) -> SpellRules:
    """Reads them."""
    word = rulings.word
    return SpellRules(
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
    )
