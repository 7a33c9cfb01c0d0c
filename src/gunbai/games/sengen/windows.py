"""The moments at which one may speak up, and what may be done then.

A fighter who is asked something anyway may do the same in her answer: `acts` are parts of such an offer.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from gunbai.games.sengen import cards, graze, helping
from gunbai.games.sengen.answers import taker
from gunbai.games.sengen.character import CardSheet
from gunbai.games.sengen.cites import cites
from gunbai.games.sengen.declaration import Bomb, Cover, Deploy, Erase, Fold, GuardFor, SpendGraze
from gunbai.games.sengen.values import FAILED, SHOWN, Moment
from gunbai.kernel.inputs import Stops
from gunbai.kernel.requests import PASS, Ask, Declaration, Flow, Offer, Option, Request, Window, joined

if TYPE_CHECKING:
    from gunbai.games.sengen.blow import Blow
    from gunbai.games.sengen.fighter import Fighter
    from gunbai.games.sengen.state import Fight

WINDOW = cites("sengen.graze.use-any-time", "sengen.card.deploy-any-time", "sengen.card.erase-any-time")
KINDS = tuple(f"window-{moment.name.lower().replace('_', '-')}" for moment in Moment)

NOTHING = Offer((Option(PASS.id, PASS),))
Parts = tuple[Offer, ...]


class Hand:
    """A fighter's cards as they stand, with what was worked out of them."""

    __slots__ = ("empty", "playable", "plays")

    def __init__(self, playable: tuple[CardSheet, ...], empty: bool) -> None:
        self.empty = empty
        """Nothing can be done with them any more."""
        self.playable = playable
        """Consumed cards that may be used in one's own action."""
        self.plays: dict[int, Parts] = {}
        """What can be done with them at a moment, by the situation."""


# ---- what may be done -----------------------------------------------------------------------------------------------


def acts(fight: Fight, fighter: Fighter, moment: Moment, blow: Blow | None) -> Parts:
    """What a fighter may do at a moment besides what she is asked, in parts that are kept; none of them is empty."""
    if not fighter.able:
        return ()
    parts = plays_of(fight, fighter, moment, blow)
    if fighter.graze:
        parts += graze.acts(fight, fighter, moment, blow)
    if moment is SHOWN and blow is not None:
        parts += helping.acts_for_others(fight, fighter, blow)
    return parts


def plays_of(fight: Fight, fighter: Fighter, moment: Moment, blow: Blow | None) -> Parts:
    """What she may do with her cards: worked out once for each hand, and for all battles of the scenario."""
    hand = fighter.hand or hand_of(fight, fighter)
    if hand.empty:
        return ()
    situation = 8 * moment
    if blow is not None:
        mark = graze.open_mark(blow, fighter)
        situation += 1 if mark is None else 2 + mark.hit + 2 * (mark.aimed is fighter)
    if fight.carded and fighter in fight.carded:
        situation += 64 * len(Moment)
    plays = hand.plays.get(situation)
    if plays is None:
        found = Offer(cards.plays(fight, fighter, moment, blow))
        plays = hand.plays[situation] = (found,) if len(found) else ()
    return plays


def hand_of(fight: Fight, fighter: Fighter) -> Hand:
    """A fighter's hand as it stands."""
    kept = fight.prepared.hands
    left = fighter.left()
    key = (fighter.place, left, fighter.card is not None, fighter.focused)
    hand = kept.get(key)
    if hand is None:
        barred = fighter.card is not None and not fight.rules.consume_beside
        empty = not left and not (fight.rules.may_fold and fighter.card is not None)
        hand = kept.put(key, Hand(() if barred else fighter.playable(), empty))
    fighter.hand = hand
    return hand


# ---- whom it may matter to ------------------------------------------------------------------------------------------


def heed(fight: Fight, stops: Stops) -> None:
    """As long as no seat asks for more stops, a window is opened only where it may matter to somebody."""
    fight.more_stops = {**fight.more_stops, stops.stops: bool(stops.more)}
    fight.all_windows = any(fight.more_stops.values())


def concerned(fight: Fight, moment: Moment, blow: Blow) -> Sequence[Fighter]:
    """To whom what she can do at a moment of an attack may matter, so that her seat is asked by default."""
    if moment not in fight.rules.decisive and not (blow.harmless and moment is FAILED):
        return ()
    if moment is SHOWN:
        return helping.helpers(fight, blow)
    there = (blow.attacker, *[mark.fighter for mark in blow.marks if mark.hit])
    return [
        fighter
        for fighter in fight.fighters
        if fighter in there
        and fighter.able
        and (cards.play_matters(fight, fighter, moment, blow) or graze.use_matters(fight, fighter, moment, blow))
    ]


# ---- the window itself ----------------------------------------------------------------------------------------------


def window(fight: Fight, moment: Moment, blow: Blow | None = None) -> Iterable[Request]:
    """A moment at which seats may speak up.

    Rulings: sengen.interrupt.window, sengen.interrupt.order.
    """
    fight.moment, fight.carded = moment, ()
    may = () if blow is None else concerned(fight, moment, blow)
    return _open(fight, moment, blow, may) if may or fight.all_windows else ()


def _open(fight: Fight, moment: Moment, blow: Blow | None, may: Sequence[Fighter]) -> Flow:
    """An ask for each who can do something, in the order of the rulings. What is done is carried out one after the
    other; then each side may answer it once.
    """
    speakers = _speakers(fight, moment, blow, may, ())
    for again in (True, False):
        if not speakers:
            return
        answers = yield Window(*[fighter.asks[KINDS[moment]] for fighter in speakers])
        spoke: list[Fighter] = []
        for fighter, said in zip(speakers, answers, strict=True):
            if said is PASS or said == PASS:
                continue
            if not spoke or _may(fight, fighter, said, moment, blow):
                yield from carry_out(fight, fighter, said, moment, blow)
                spoke.append(fighter)
        if not spoke or not again:
            return
        may = () if blow is None else concerned(fight, moment, blow)
        speakers = _speakers(fight, moment, blow, may, spoke)


def _may(fight: Fight, fighter: Fighter, said: Declaration, moment: Moment, blow: Blow | None) -> bool:
    """Whether what a fighter has said can still be done, after what others have."""
    return fighter.able and any(
        said == one.declaration for part in acts(fight, fighter, moment, blow) for one in part.options
    )


def _speakers(
    fight: Fight, moment: Moment, blow: Blow | None, may: Sequence[Fighter], spoke: Sequence[Fighter]
) -> list[Fighter]:
    """Who can do something, in the order in which it is done; what each is asked is made ready.

    Args:
        may: to whom it may matter.
        spoke: who has spoken up already.
    """
    speakers = []
    for fighter in fight.fighters if fight.all_windows else may:
        if fighter.able and fighter not in spoke:
            offer = _window_offer(fight, fighter, moment, blow)
            if offer is not NOTHING:
                ask = _window_ask(fight, fighter, moment)
                ask.offer, ask.matters = offer, fighter in may
                speakers.append(fighter)
    return _in_order(fight, blow, speakers) if len(speakers) > 1 else speakers


def _window_offer(fight: Fight, fighter: Fighter, moment: Moment, blow: Blow | None) -> Offer:
    """What a fighter may do at a window, passing first."""
    parts = acts(fight, fighter, moment, blow)
    return joined(NOTHING, *parts) if parts else NOTHING


def _window_ask(fight: Fight, fighter: Fighter, moment: Moment) -> Ask:
    """What a fighter is asked at a moment: always the same ask, with the options as things stand."""
    kind = KINDS[moment]
    ask = fighter.asks.get(kind)
    if ask is None:
        ask = fighter.asks[kind] = Ask(
            fighter.seat,
            kind,
            lambda: _fresh(fight, fighter, moment),
            WINDOW,
            taker(fight, fighter, kind),
            fighter.of,
        )
    return ask


def _fresh(fight: Fight, fighter: Fighter, moment: Moment) -> Offer:
    return _window_offer(fight, fighter, moment, fight.blow) if fighter.able else NOTHING


def _in_order(fight: Fight, blow: Blow | None, fighters: Iterable[Fighter]) -> list[Fighter]:
    """Who speaks first: whoever is struck, then PCs, then NPCs, each in the order of the turn."""
    able = fight.in_order([fighter for fighter in fighters if fighter.able])
    if not fight.rules.target_first:
        return able
    struck = [] if blow is None else [mark.fighter for mark in blow.marks]
    return sorted(able, key=lambda fighter: (fighter not in struck, fighter.npc))


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
