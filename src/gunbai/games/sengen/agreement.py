"""What seats may do unasked: speak up with a card or graze, say that they will flee, agree on an end, yield."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.sengen.answers import judged
from gunbai.games.sengen.cites import cites
from gunbai.games.sengen.declaration import Deploy, Erase, Fold, SpendGraze
from gunbai.games.sengen.ending import conclude
from gunbai.games.sengen.events.course import EndOffered, Fleeing
from gunbai.games.sengen.graze import chosen, spending
from gunbai.games.sengen.notation import parse
from gunbai.games.sengen.points import fall
from gunbai.games.sengen.values import Gone, GrazeUse
from gunbai.games.sengen.windows import acts, carry_out
from gunbai.kernel.folding import fold
from gunbai.kernel.game import Result
from gunbai.kernel.requests import Choice, Declaration, Flow, Offer, Option

if TYPE_CHECKING:
    from gunbai.games.sengen.fighter import Fighter
    from gunbai.games.sengen.state import Fight

FLEE, FOR, DRAW, WITHDRAW = "flee ", "end for ", "end draw", "withdraw"
FLEE_WORDS = frozenset(map(fold, ("flee", "逃げる", "逃走", "逃跑")))
_FLEE = cites("sengen.escape.roll")
_END = cites("sengen.battle.end")


def own(fight: Fight, seat: str) -> list[Fighter]:
    """The fighters of a seat who can still do something."""
    return [fighter for fighter in fight.fighters if fighter.seat == seat and fighter.able]


def interjections(fight: Fight, seat: str) -> Offer:
    """What a seat may do unasked now."""
    fighters = own(fight, seat)
    if not fighters:
        return Offer(())
    loose = {option.id: option for fighter in reversed(fighters) for option in _at_any_time(fight, fighter)}
    options = list(loose.values())
    options += [
        Option(FLEE + fighter.id, Choice(FLEE + fighter.id), 0, _FLEE) for fighter in fighters if not fighter.flees
    ]
    mine = fight.settled.get(seat)
    options += [Option(FOR + side, Choice(FOR + side), 0, _END) for side in fight.sides if mine != side]
    if mine != "":
        options.append(Option(DRAW, Choice(DRAW), 0, _END))
    if mine is not None:
        options.append(Option(WITHDRAW, Choice(WITHDRAW), 0, _END))
    return Offer(options)


def _at_any_time(fight: Fight, fighter: Fighter) -> list[Option]:
    """Cards and graze that hang on no attack; of a seat with several fighters only those of the first who has any."""
    parts = acts(fight, fighter, fight.moment, fight.blow)
    return [option for part in parts for option in part if _is_loose(option.declaration)]


def _is_loose(said: Declaration) -> bool:
    return type(said) in (Deploy, Erase, Fold) or (type(said) is SpendGraze and said.use is GrazeUse.SPIRIT)


def interject(fight: Fight, seat: str, said: Declaration) -> Flow:
    """Does it; returns the result, if it ends the battle."""
    if not isinstance(said, Choice):
        speaker = _speaker(fight, seat, said)
        yield from carry_out(fight, speaker, said, fight.moment, fight.blow)
        return None
    if said.id.startswith(FLEE):
        fighter = fight.fighter(said.id.removeprefix(FLEE))
        assert fighter is not None
        fighter.flees = True
        fight.log.tell(Fleeing(fighter.id, _FLEE))
        return None
    return _settle(fight, seat, said.id)


def _speaker(fight: Fight, seat: str, said: Declaration) -> Fighter:
    """Which fighter of a seat does it: the first who can; of graze, else the one who has most."""
    fighters = own(fight, seat)
    for fighter in fighters:
        if _offers(fight, fighter, said):
            return fighter
    return max(fighters, key=lambda fighter: (fighter.spirit < fighter.spirit_max, fighter.graze))


def _offers(fight: Fight, fighter: Fighter, said: Declaration) -> bool:
    return any(option.declaration == said for option in _at_any_time(fight, fighter))


def _settle(fight: Fight, seat: str, said: str) -> Result | None:
    """A seat would end the battle; it ends when all who still have a fighter say the same."""
    if said == WITHDRAW:
        del fight.settled[seat]
        return None
    winner = said.removeprefix(FOR) if said != DRAW else ""
    fight.settled[seat] = winner
    fight.log.tell(EndOffered(seat, winner, _END))
    seats = {fighter.seat for fighter in fight.fighters if fighter.able}
    if all(fight.settled.get(one) == winner for one in sorted(seats)):
        fight.ended = Result((winner,) if winner else (), "agreed", _END)
    return fight.ended


def read_interjection(fight: Fight, seat: str, text: str) -> Declaration:
    """Reads the text of an act made unasked.

    Raises:
        NotationError: it is none.
        NotOffered: a card or graze that cannot be used at this moment.
    """
    folded = fold(text)
    fighters = own(fight, seat)
    if not fighters:
        return Choice(folded)
    for option in interjections(fight, seat):
        alone = option.id == FLEE + fighters[0].id and len(fighters) == 1
        if folded == fold(option.id) or (alone and folded in FLEE_WORDS):
            return option.declaration
    said = parse(text, fight, fighters[0])
    if not any(_offers(fight, fighter, said) for fighter in fighters):
        judged(fight, fighters[0], said)
    return said


def unlisted(fight: Fight, seat: str, said: Declaration) -> Option | None:
    """Any amount of graze for spirit, besides those that are listed.

    Raises:
        NotOffered: it cannot be spent now.
    """
    if not _is_loose(said) or not isinstance(said, SpendGraze):
        return None
    speaker = _speaker(fight, seat, said)
    return spending(chosen(fight, speaker, said, fight.moment, fight.blow), said.amount)


def leave(fight: Fight, seat: str) -> Result | None:
    """A seat resigns: its fighters yield."""
    for fighter in own(fight, seat):
        fall(fight, fighter, Gone.YIELDED)
    fight.settled.pop(seat, None)
    return conclude(fight)
