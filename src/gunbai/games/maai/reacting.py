"""反応型: instant spells of defence, cast out of turn when an attack comes.

Clauses: maai.spell.structure.instant_exception. Rulings: maai.spell.reactive.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.maai.castable import Incantation, spell_refusal
from gunbai.games.maai.casting import cast
from gunbai.games.maai.choices import question
from gunbai.games.maai.cites import cites
from gunbai.games.maai.declaration import Breath, Cast
from gunbai.games.maai.limits import breath_limit
from gunbai.games.maai.manoeuvres import restricted
from gunbai.games.maai.notation import format_breath
from gunbai.games.maai.spell_targets import candidates
from gunbai.kernel.requests import Choice, Flow, Offer, Option

if TYPE_CHECKING:
    from gunbai.games.maai.fighter import Fighter
    from gunbai.games.maai.state import Fight

NO_REACTION = "no reaction"
_REACT = cites("maai.spell.structure.instant_exception", "maai.breath.limit5")


def react(fight: Fight, fighter: Fighter) -> Flow:
    """Somebody attacks a caster: she may cast a reactive spell first, as a breath of its own."""
    if fighter.caster is None or fight.rules.spells.reactive != "out-of-turn" or not fighter.able:
        return
    if len(reactions(fight, fighter)) == 1:
        return
    answer = yield question(fighter, "react", lambda: reactions(fight, fighter), _REACT)
    if isinstance(answer, Breath):
        act = answer.acts[0]
        assert isinstance(act, Cast)
        spell = fighter.caster.known[act.spell]
        yield from cast(fight, fighter, act, spell.portions[0])


def reactions(fight: Fight, fighter: Fighter) -> Offer:
    """The reactive spells that a caster could cast now, and doing without."""
    options = [Option(NO_REACTION, Choice(NO_REACTION), 0, _REACT)]
    caster = fighter.caster
    assert caster is not None
    room = min(fighter.vitality, breath_limit(fight, fighter))
    for spell in caster.known.values():
        if not spell.is_reactive or len(spell.portions) != 1 or spell.portions[0] > room:
            continue
        for on in candidates(fight, fighter, spell) or ("",):
            act = Cast(spell.id, on)
            view = Incantation(fight, caster)
            refused = restricted(fight, fighter, act) or spell_refusal(
                fight, fighter, act, view, fighter.duel.distance, ""
            )
            if refused is None:
                breath = Breath((act,))
                options.append(Option(format_breath(breath), breath, spell.portions[0], _REACT))
    return Offer(options)
