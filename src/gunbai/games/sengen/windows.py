"""The moments at which one may speak up, and what may be done then.

A fighter who is asked something anyway may do the same in her answer: `acts` is part of such an offer.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from gunbai.games.sengen import cards, graze, helping
from gunbai.games.sengen.cites import cites
from gunbai.games.sengen.declaration import Bomb, Cover, Deploy, Erase, Fold, GuardFor, SpendGraze
from gunbai.games.sengen.values import Moment
from gunbai.kernel.requests import PASS, Ask, Declaration, Flow, Offer, Option, Window

if TYPE_CHECKING:
    from gunbai.games.sengen.blow import Blow
    from gunbai.games.sengen.fighter import Fighter
    from gunbai.games.sengen.state import Fight

WINDOW = cites("sengen.graze.use-any-time", "sengen.card.deploy-any-time", "sengen.card.erase-any-time")
KINDS = tuple(f"window-{moment.name.lower().replace('_', '-')}" for moment in Moment)


def acts(fight: Fight, fighter: Fighter, moment: Moment, blow: Blow | None) -> list[Option]:
    """What a fighter may do at a moment besides what she is asked."""
    found = cards.plays(fight, fighter, moment, blow)
    found += graze.uses(fight, fighter, moment, blow)
    found += helping.acts_for_others(fight, fighter, moment, blow)
    return found


def window(fight: Fight, moment: Moment, blow: Blow | None = None) -> Flow:
    """A moment at which seats may speak up: an ask for each fighter who can do something, in the order of the rulings.

    What is done is carried out one after the other; then each side may answer it once.

    Rulings: sengen.interrupt.window, sengen.interrupt.order.
    """
    fight.moment, fight.carded = moment, ()
    asks, speakers = _asks(fight, moment, blow, fight.fighters)
    for again in (True, False):
        if not asks:
            return
        answers = yield Window(*asks)
        spoke = []
        for fighter, said in zip(speakers, answers, strict=True):
            if (
                said != PASS
                and fighter.able
                and any(said == one.declaration for one in acts(fight, fighter, moment, blow))
            ):
                yield from carry_out(fight, fighter, said, moment, blow)
                spoke.append(fighter)
        if not spoke or not again:
            return
        asks, speakers = _asks(fight, moment, blow, [one for one in fight.fighters if one not in spoke])


def _asks(
    fight: Fight, moment: Moment, blow: Blow | None, fighters: Iterable[Fighter]
) -> tuple[list[Ask], list[Fighter]]:
    asks, speakers = [], []
    for fighter in _in_order(fight, blow, fighters):
        if acts(fight, fighter, moment, blow):
            asks.append(_ask(fight, fighter, moment, blow))
            speakers.append(fighter)
    return asks, speakers


def _ask(fight: Fight, fighter: Fighter, moment: Moment, blow: Blow | None) -> Ask:
    return Ask(
        fighter.seat,
        KINDS[moment],
        lambda: Offer((Option(PASS.id, PASS), *acts(fight, fighter, moment, blow))),
        WINDOW,
        about=fighter.of,
        matters=matters(fight, fighter, moment, blow),
    )


def matters(fight: Fight, fighter: Fighter, moment: Moment, blow: Blow | None) -> bool:
    """Whether what a fighter can do at a moment may matter, so that her seat is asked by default."""
    return (
        cards.play_matters(fight, fighter, moment, blow)
        or graze.use_matters(fight, fighter, moment, blow)
        or (moment is Moment.SHOWN and blow is not None and helping.help_matters(fight, fighter, blow))
    )


def _in_order(fight: Fight, blow: Blow | None, fighters: Iterable[Fighter]) -> list[Fighter]:
    """Who speaks first: whoever is struck, then PCs, then NPCs, each in the order of the turn."""
    able = fight.in_order([fighter for fighter in fighters if fighter.able])
    if not fight.rules.target_first:
        return able
    struck = [] if blow is None else [mark.fighter for mark in blow.marks]
    return sorted(able, key=lambda fighter: (fighter not in struck, fighter.npc))


def judged(fight: Fight, fighter: Fighter, said: Declaration) -> Declaration:
    """The same declaration, with the one target that it can have if it names none; or why it is not possible now.

    Raises:
        NotOffered: with the reason, the clause and what would be accepted.
    """
    if isinstance(said, SpendGraze):
        use = graze.chosen(fight, fighter, said, fight.moment, fight.blow)
        return SpendGraze(said.amount, said.use, use.target)
    if isinstance(said, Deploy | Erase | Bomb | Fold):
        cards.allowed(fight, fighter, said, fight.moment, fight.blow)
    return said


def carry_out(fight: Fight, fighter: Fighter, act: Declaration, moment: Moment, blow: Blow | None) -> Flow:
    """Does what a fighter has spoken up for."""
    if type(act) is SpendGraze:
        yield from graze.use(fight, fighter, act, blow)
    elif type(act) in (Cover, GuardFor):
        assert blow is not None
        yield from helping.help_out(fight, fighter, act, blow)
    else:
        assert isinstance(act, Deploy | Erase | Bomb | Fold)
        yield from cards.play(fight, fighter, act, moment, blow)
