"""The rulings of rulebook 001, read once, as `rules` reads those of rulebook 000."""

from __future__ import annotations

import msgspec

from gunbai.kernel.rulings import Rulings


class ExtensionRules(msgspec.Struct, frozen=True):
    """What this table settled for rulebook 001. Names are those of the keys, without `maai.`, dots as underscores."""

    expand_success: str
    expand_failure: str
    expand_who: str
    ext2_in_duel: str
    breath_absolute: str
    limit_stack: str
    qi_stack: str
    b2_when: str
    exhaust_transfer: str
    prevent_casting: str
    zero_kata_scope: str
    service_once: str
    rescue_cost: str
    slot2_penalty: str
    case_11_02: str
    crit_8_10: str
    barrier_strength: str
    barrier_defence: int
    morale_where: str
    noncombat_deduct: str
    b2_lapses: bool
    giver_pays: bool
    forced_span: str
    madness: str
    mapping_unlisted: str

    @classmethod
    def read(cls, rulings: Rulings) -> ExtensionRules:
        """Reads them."""
        word = rulings.word
        return cls(
            expand_success=word("maai.crit.expand_success"),
            expand_failure=word("maai.crit.expand_failure"),
            expand_who=word("maai.crit.expand_who"),
            ext2_in_duel=word("maai.cross.ext2_in_duel"),
            breath_absolute=word("maai.breath.absolute"),
            limit_stack=word("maai.breath.limit_stack"),
            qi_stack=word("maai.qi.stack"),
            b2_when=word("maai.recovery.b2_when"),
            exhaust_transfer=word("maai.exhaust.transfer"),
            prevent_casting=word("maai.fumble.prevent_casting"),
            zero_kata_scope=word("maai.zero_kata.scope"),
            service_once=word("maai.service.once"),
            rescue_cost=word("maai.rescue.cost_at_zero"),
            slot2_penalty=word("maai.stance.slot2_penalty_choice"),
            case_11_02=word("maai.stance.case_11_02_conflict"),
            crit_8_10=word("maai.bonus.crit_8_10"),
            barrier_strength=word("maai.barrier.strength"),
            barrier_defence=rulings.number("maai.barrier.defence_number"),
            morale_where=word("maai.morale.where"),
            noncombat_deduct=word("maai.noncombat.deduct"),
            b2_lapses=word("maai.recovery.b2_unused") == "lapses",
            giver_pays=word("maai.recovery.transfer_giver") == "gives",
            forced_span=word("maai.qi.forced_span"),
            madness=word("maai.madness.check"),
            mapping_unlisted=word("maai.mapping.unlisted"),
        )
