"""The moments at which one may speak up, and what may be done then.

A fighter who is asked something anyway may do the same in her answer: `acts` is part of such an offer.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from gunbai.games.sengen import cards, graze, helping
from gunbai.games.sengen.character import AttackKind
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

NOTHING = Offer((Option(PASS.id, PASS),))
_PASS = NOTHING.options[0]
MOST_KEPT = 50_000
"""So many offers are kept; then all are made anew."""
Acts = tuple["tuple[object, ...] | None", tuple[Option, ...]]


def acts(fight: Fight, fighter: Fighter, moment: Moment, blow: Blow | None) -> tuple[Option, ...]:
    """What a fighter may do at a moment besides what she is asked."""
    return kept_acts(fight, fighter, moment, blow)[1]


def kept_acts(fight: Fight, fighter: Fighter, moment: Moment, blow: Blow | None) -> Acts:
    """The same, with a key of all that it depends on: what cards can do is worked out once for all battles.

    Without a key it hangs on graze or on the dice of others, and is worth keeping nowhere.
    """
    mark = None if blow is None else graze.open_mark(blow, fighter)
    key = (
        moment, fighter.place, fighter.used, fighter.usable, fighter.card is None or fighter.card.id, fighter.focused,
        fighter in fight.carded, blow is None, mark is None or (mark.hit, mark.aimed is fighter),
    )  # fmt: skip
    kept = fight.prepared.acts
    found = kept.get(key)
    if found is None:
        if len(kept) >= MOST_KEPT:
            kept.clear()
        found = kept[key] = (key, tuple(cards.plays(fight, fighter, moment, blow)))
    more: list[Option] = []
    if fighter.graze and _may_use_graze(fight, fighter, moment, blow):
        more = graze.uses(fight, fighter, moment, blow)
    if moment is Moment.SHOWN:
        more = more + helping.acts_for_others(fight, fighter, moment, blow)
    return (None, (*found[1], *more)) if more else found


def _may_use_graze(fight: Fight, fighter: Fighter, moment: Moment, blow: Blow | None) -> bool:
    """Whether it is worth looking what graze can be spent on."""
    if fighter.spirit < fighter.spirit_max or fight.rules.spirit_uncapped:
        return True
    if blow is None:
        return False
    return moment >= Moment.FAILED if blow.attacker is fighter else blow.kind is AttackKind.DANMAKU


def keep(fight: Fight, key: tuple[object, ...], offer: Offer) -> None:
    """Keeps an offer for all battles of the scenario, as long as there are not too many."""
    if len(fight.offers) >= MOST_KEPT:
        fight.offers.clear()
    fight.offers[key] = offer


def window(fight: Fight, moment: Moment, blow: Blow | None = None) -> Flow:
    """A moment at which seats may speak up: an ask for each fighter who can do something, in the order of the rulings.

    What is done is carried out one after the other; then each side may answer it once.

    Rulings: sengen.interrupt.window, sengen.interrupt.order.
    """
    fight.moment, fight.carded = moment, ()
    speakers = _speakers(fight, moment, blow, fight.fighters)
    for again in (True, False):
        if not speakers:
            return
        answers = yield Window(*[fighter.window_asks[moment] for fighter in speakers])
        spoke = []
        for fighter, said in zip(speakers, answers, strict=True):
            if said is not PASS and said != PASS and _may(fight, fighter, said, moment, blow):
                yield from carry_out(fight, fighter, said, moment, blow)
                spoke.append(fighter)
        if not spoke or not again:
            return
        speakers = _speakers(fight, moment, blow, [one for one in fight.fighters if one not in spoke])


def _may(fight: Fight, fighter: Fighter, said: Declaration, moment: Moment, blow: Blow | None) -> bool:
    """Whether what a fighter has said can still be done, after what others have."""
    return fighter.able and any(said == one.declaration for one in acts(fight, fighter, moment, blow))


def _speakers(fight: Fight, moment: Moment, blow: Blow | None, fighters: Iterable[Fighter]) -> list[Fighter]:
    """Who can do something, in the order in which it is done; what each is asked is made ready."""
    shown = moment is Moment.SHOWN
    speakers = []
    for fighter in fighters:
        if fighter.able and (fighter.graze or fighter.cards or shown):
            offer = window_offer(fight, fighter, moment, blow)
            if offer is not None:
                ask = _window_ask(fight, fighter, moment)
                ask.offer = offer
                ask.matters = Moment.SHOWN <= moment <= Moment.KNOWN and matters(fight, fighter, moment, blow)
                speakers.append(fighter)
    return _in_order(fight, blow, speakers) if len(speakers) > 1 else speakers


def window_offer(fight: Fight, fighter: Fighter, moment: Moment, blow: Blow | None) -> Offer | None:
    """What a fighter may do at a window, passing first; None if there is nothing."""
    if (
        moment is not Moment.SHOWN
        and not fight.carded
        and not (fighter.graze and _may_use_graze(fight, fighter, moment, blow))
    ):
        return _hand_offer(fight, fighter, moment, blow)
    options = acts(fight, fighter, moment, blow)
    return Offer((_PASS, *options)) if options else None


def _hand_offer(fight: Fight, fighter: Fighter, moment: Moment, blow: Blow | None) -> Offer | None:
    """The same of cards alone, kept with the fighter for as long as her hand does not change."""
    hand = (fighter.used, fighter.card, fighter.usable, fighter.focused)
    if hand != fighter.hand:
        fighter.hand, fighter.hand_offers = hand, {}
    mark = None if blow is None else graze.open_mark(blow, fighter)
    state = moment * 8
    if mark is not None:
        state += 2 + mark.hit + 2 * (mark.aimed is fighter)
    elif blow is not None:
        state += 1
    offers = fighter.hand_offers
    if state not in offers:
        options = acts(fight, fighter, moment, blow)
        offers[state] = Offer((_PASS, *options)) if options else None
    return offers[state]


def _window_ask(fight: Fight, fighter: Fighter, moment: Moment) -> Ask:
    """What a fighter is asked at a moment: always the same ask, with the options as things stand."""
    ask = fighter.window_asks.get(moment)
    if ask is None:
        ask = fighter.window_asks[moment] = Ask(
            fighter.seat, KINDS[moment], lambda: _fresh(fight, fighter, moment), WINDOW, about=fighter.of
        )
    return ask


def _fresh(fight: Fight, fighter: Fighter, moment: Moment) -> Offer:
    found = window_offer(fight, fighter, moment, fight.blow) if fighter.able else None
    return found or NOTHING


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
