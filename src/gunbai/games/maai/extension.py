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
        )
