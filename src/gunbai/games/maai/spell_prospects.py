"""What a step of a casting looks worth to a computer player, in hundredths of a strength point. No rule hangs on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.maai.content.terms import Target
from gunbai.games.maai.declaration import Cancel, Cast, Prepare

if TYPE_CHECKING:
    from gunbai.games.maai.view import FighterView, SpellView

PER_DAN = 60
"""What a dan of a spell is worth, beyond FIRST."""
FIRST = 70
EVEN_TARGET = 11
"""2d10 reach this about as often as not."""
EVEN, PER_POINT, SURE = 55, 8, 98
PROTECTS, UNHURT = 80, 5
"""Of what protects its own side, and of what heals one who is not hurt: so much of its worth in percent."""
BEGINNING = 4
"""One part in so many is added to a step's worth: what has begun is worth going on with."""
NEVER = -10_000
HARMFUL = (Target.FOE.value, Target.FOES.value)


def casting_worth(act: Prepare | Cast | Cancel, own: FighterView, round: int) -> int:
    """How good a step looks: the spell's worth by its dan and its chance; as much of it as the step is of the whole.

    A preparation is begun only where vitality suffices for what must follow in the same round; nothing is ever forced.
    """
    if isinstance(act, Cancel):
        return NEVER
    spell = next(one for one in own.spells if one.id == act.spell)
    if spell.reactive:
        return NEVER
    paid = 0 if own.preparing is None or own.preparing.spell != spell.id else own.preparing.paid
    if isinstance(act, Cast):
        forced = paid and spell.spread and own.preparing is not None and own.preparing.began == round
        return NEVER if forced else worth_of(spell, own)
    due = sum(spell.portions[: spell.prepared]) if spell.prepared else spell.portions[paid]
    if own.vitality < due - sum(spell.portions[:paid]):
        return NEVER
    worth = worth_of(spell, own)
    return worth // BEGINNING + worth * sum(spell.portions[: paid + 1]) // sum(spell.portions)


def worth_of(spell: SpellView, own: FighterView) -> int:
    """What a spell is worth if it is cast now."""
    chance = min(SURE, max(0, EVEN + PER_POINT * (spell.bonus + EVEN_TARGET - spell.target)))
    worth = (FIRST + PER_DAN * (spell.dan - 1)) * chance // 100
    if spell.aim in HARMFUL:
        return worth
    needed = (spell.heals and own.strength < own.strength_max) or (spell.releases and _is_hampered(own))
    if spell.heals or spell.releases:
        return worth if needed else worth * UNHURT // 100
    return worth * PROTECTS // 100


def _is_hampered(own: FighterView) -> bool:
    """Whether a state weighs on her that a spell may lift."""
    return own.exhausted or own.defenceless or own.bleeding or own.winded is not None
