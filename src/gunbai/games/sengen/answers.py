"""Answers as people type them: in any of the three languages, and for what is offered at the moment."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from gunbai.errors import NotationError, NotOffered
from gunbai.games.sengen import cards, graze, helping
from gunbai.games.sengen.cites import cites
from gunbai.games.sengen.declaration import (
    DECLARATIONS,
    Bomb,
    Cover,
    Deploy,
    Erase,
    Evade,
    Fold,
    Guard,
    GuardFor,
    Resist,
    SpendGraze,
)
from gunbai.games.sengen.legality import MOST_DICE
from gunbai.games.sengen.lexicon import CHOICES
from gunbai.games.sengen.notation import format_declaration, parse
from gunbai.games.sengen.owing import owed
from gunbai.kernel.folding import fold
from gunbai.kernel.requests import Ask, Choice, Declaration, Option
from gunbai.kernel.schema import shortened

if TYPE_CHECKING:
    from gunbai.games.sengen.fighter import Fighter
    from gunbai.games.sengen.state import Fight


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
    if isinstance(said, Cover | GuardFor):
        helping.judge(fight, fighter, said)
    return said


def read_answer(fight: Fight, ask: Ask, text: str) -> str:
    """The id of the option that a text means; something else that is not offered, if it means none.

    Raises:
        NotOffered: a card or graze that cannot be used at this moment.
        NotationError: more than short answers are offered, and the text is none of them and no declaration.
    """
    said = _read(fight, fight.fighter(ask.about or ask.seat), ask, text)
    return said if isinstance(said, str) else format_declaration(said)


def _read(fight: Fight, fighter: Fighter | None, ask: Ask, text: str) -> str | Declaration:
    """The id of a short answer, or of the option that a text is; any other declaration as such."""
    folded = fold(text)
    for option in ask.offer:
        if folded == fold(option.id):
            return option.id
    choice = CHOICES.get(folded)
    if choice is not None and ask.offer.get(choice) is not None:
        return choice
    if fighter is None:
        return folded
    try:
        meant = parse(text, fight, fighter)
    except NotationError:
        if all(type(option.declaration) is Choice for option in ask.offer):
            return folded
        raise
    said = format_declaration(meant)
    return said if ask.offer.get(said) is not None else judged(fight, fighter, meant)


def taker(fight: Fight, fighter: Fighter, kind: str) -> Callable[[str | Declaration], Option]:
    """What turns a text or a declaration into an answer to one of a fighter's asks: what it lists, and any other amount
    of graze that can be spent now.
    """

    def take(say: str | Declaration) -> Option:
        ask = fighter.asks[kind]
        said = _read(fight, fighter, ask, say) if isinstance(say, str) else say
        for option in ask.offer:
            if said in (option.declaration, option.id):
                return option
        if isinstance(said, SpendGraze):
            use = graze.chosen(fight, fighter, said, fight.moment, fight.blow)
            return graze.spending(use, said.amount)
        if not isinstance(said, str):
            _judge_price(fight, fighter, kind, said)
            _judge_dice(fighter, kind, said)
        name = format_declaration(said) if isinstance(said, DECLARATIONS) else type(said).__name__
        shown = shortened(said) if isinstance(said, str) else name
        raise NotOffered("not-offered", {"say": shown}, clauses=ask.clauses, accepted=[one.id for one in ask.offer])

    return take


def _judge_price(fight: Fight, fighter: Fighter, kind: str, said: Declaration) -> None:
    """Refuses the evasion of a danmaku that cannot be paid. Clauses: sengen.graze.danmaku-short."""
    mark = None if fight.blow is None else graze.open_mark(fight.blow, fighter)
    if kind == "danmaku" and mark is not None and said == Evade():
        given = {"cost": owed(fight, mark), "dp": fighter.dp}
        raise NotOffered("no-dp", given, clauses=_SHORT, accepted=("ignore",))


def _judge_dice(fighter: Fighter, kind: str, said: Declaration) -> None:
    """Refuses a defence for the number of its dice.

    Args:
        kind: of the ask that it answers.

    Raises:
        NotOffered: none, more than there may be, or more than there are DP for.

    Clauses: sengen.noroll.evade, sengen.noroll.min-one, sengen.core.resist-max, sengen.dp.no-free-dice.
    """
    if not isinstance(said, _ROLLED.get(kind, ())):
        return
    assert isinstance(said, Evade | Guard | Resist)
    if said.dice < 1:
        raise NotOffered("no-dice", {}, clauses=_NO_DICE, accepted=("1..",))
    if isinstance(said, Resist) and said.dice > MOST_DICE:
        raise NotOffered("too-many-dice", {"most": MOST_DICE}, clauses=_RESIST_MAX, accepted=(f"1..{MOST_DICE}",))
    if said.dice > fighter.dp:
        given = {"cost": said.dice, "dp": fighter.dp}
        raise NotOffered("no-dp", given, clauses=_NO_DP, accepted=(f"..{fighter.dp}",))


_ROLLED: dict[str, tuple[type[Declaration], ...]] = {"defend": (Evade, Guard), "resist": (Resist,)}
"""Defences that are rolled, by the ask that they answer."""
_NO_DICE = cites("sengen.noroll.evade", "sengen.noroll.min-one")
_SHORT = cites("sengen.dp.danmaku-evade", "sengen.graze.danmaku-short")
_RESIST_MAX = cites("sengen.core.resist-max")
_NO_DP = cites("sengen.dp.no-free-dice", "sengen.dp.one-per-die")
