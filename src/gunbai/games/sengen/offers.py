"""What is listed for a fighter in her slot, and the reading of anything else.

Listed is what people and simple computer players choose from; whatever else is declared is judged by the same
`gunbai.games.sengen.legality`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import combinations
from typing import TYPE_CHECKING, get_args

import msgspec

from gunbai.errors import NotOffered
from gunbai.games.sengen import graze
from gunbai.games.sengen.answers import judged
from gunbai.games.sengen.attack_table import homing_boosts, homing_targets
from gunbai.games.sengen.character import AttackKind, CardSheet
from gunbai.games.sengen.cites import cites
from gunbai.games.sengen.declaration import (
    DECLARATIONS,
    DONE,
    WAIT,
    Danmaku,
    Homing,
    Look,
    Melee,
    Move,
    Play,
    Shot,
    Strike,
    Test,
    UseAbility,
    UseItem,
)
from gunbai.games.sengen.legality import (
    COSTS,
    KINDS,
    MOST_DICE,
    dp_to_play,
    in_range,
    play_cost,
    source_of,
    strike_cost,
)
from gunbai.games.sengen.notation import format_declaration, parse
from gunbai.games.sengen.others import LOOK, MOVE, OTHER, other_cost
from gunbai.games.sengen.values import SLOT
from gunbai.games.sengen.windows import Hand, acts, hand_of, plays_of
from gunbai.kernel.requests import Declaration, Offer, OfferInParts, Option, joined

if TYPE_CHECKING:
    from gunbai.games.sengen.fighter import Fighter
    from gunbai.games.sengen.state import Fight

LISTED_DICE = (1, 2, 3, 4, 5, 6, 8, 10, 12)
"""Dice of shots that are listed; any other number may be typed."""
LISTED_MOVES = (0, 2, 4)
MOST_LISTED = max(MOST_DICE, *LISTED_MOVES)
"""More DP than this change nothing of what is listed besides attacks."""
LISTED_MELEE = ((1, 1), (2, 2), (2, 4), (3, 3), (3, 4), (4, 4), (4, 6))
_WAIT = cites("sengen.wait.choose", "sengen.wait.bonus")
_FOCUSED = cites("sengen.focus.no-attack")
_ACTION = cites("sengen.attack.list", "sengen.turn.one-attack")
_CARD = cites("sengen.card.consume-own-action", "sengen.card.consume-action")
_STRIKES = get_args(Strike)
_OTHERS = (Look, Test, UseItem, Move)


class Attacks:
    """The attacks that only DP may be lacking for, and offers of those that there are DP for."""

    __slots__ = ("affordable", "priced")

    def __init__(self, priced: Iterable[Option]) -> None:
        self.priced = tuple(priced)
        self.affordable: dict[int, Offer] = {}

    def within(self, dp: int) -> Offer:
        """Those that there are DP for."""
        offer = self.affordable.get(dp)
        if offer is None:
            offer = self.affordable[dp] = Offer(option for option in self.priced if option.cost <= dp)
        return offer


def action_offer(fight: Fight, fighter: Fighter) -> Offer:
    """The actions listed for a fighter in her slot now: waiting, attacks and cards for which there are DP, other
    actions, and what may be done at any moment.
    """
    hand, dp = fighter.hand or hand_of(fight, fighter), fighter.dp
    key = (
        hand, fighter in fight.carded, dp, dp_to_play(fight, fighter) if hand.playable else dp,
        -1 if fighter.focused else fight.standing & fighter.minds, fight.beside,
        fighter.spirit if fighter.abilities else 0, fighter.attacks, fighter.actions, fighter.others, fighter.moved,
        fighter.granted, fighter.items,
    )  # fmt: skip
    kept = fight.prepared.actions
    offer = kept.get(key)
    if offer is None:
        offer = kept.put(key, _put_together(fight, fighter, hand))
    more = graze.acts(fight, fighter, SLOT, None) if fighter.graze else ()
    return joined(*offer.parts, *more) if more else offer


def _put_together(fight: Fight, fighter: Fighter, hand: Hand) -> OfferInParts:
    """The same without what graze can be spent on."""
    short = _WAIT_OR_DONE if _may_wait(fight, fighter) else _DONE
    others, plays = _others(fight, fighter), plays_of(fight, fighter, SLOT, None)
    if fighter.attacks >= fighter.actions or fighter.focused:
        return OfferInParts(short, others, *plays)
    attacks = _attacks(fight, fighter, None).within(fighter.dp)
    dp = dp_to_play(fight, fighter)
    played = [_attacks(fight, fighter, card).within(dp) for card in hand.playable]
    return OfferInParts(short, attacks, *played, others, *plays)


def _attacks(fight: Fight, fighter: Fighter, card: CardSheet | None) -> Attacks:
    """The attacks that are worth listing, kept for all battles of the scenario.

    Args:
        card: the consumed card whose action they are; None for those without a card.
    """
    name = None if card is None else card.id
    spirit = fighter.spirit if fighter.abilities else 0
    key = (fighter.place, name, spirit, fight.standing & fighter.minds, fight.beside)
    kept = fight.prepared.attacks
    attacks = kept.get(key)
    if attacks is None:
        attacks = kept.put(key, Attacks(_priced(fight, fighter, card)))
    return attacks


def _priced(fight: Fight, fighter: Fighter, card: CardSheet | None) -> list[Option]:
    """The attacks that only DP may be lacking for."""
    foes = in_range(fight, fighter)
    if fight.rules.friendly:
        foes += tuple(ally.id for ally in fight.allies(fighter))
    strikes: Iterable[Declaration] = _strikes(fight, fighter, foes, card)
    if card is not None:
        strikes = (Play(card.id, act) for act in _strikes(fight, fighter, foes, card))
    dp, fighter.dp = fighter.dp, 10_000
    try:
        return _allowed(fight, fighter, strikes)
    finally:
        fighter.dp = dp


def _others(fight: Fight, fighter: Fighter) -> Offer:
    """Other actions and movement that may be declared, of those that are worth listing."""
    key = (
        fighter.place, min(fighter.dp, MOST_LISTED), fighter.others, fighter.moved, fighter.attacks, fighter.actions,
        fighter.granted, fighter.items,
    )  # fmt: skip
    kept = fight.prepared.others
    offer = kept.get(key)
    if offer is None:
        offer = kept.put(key, Offer(_allowed(fight, fighter, _other_candidates(fight, fighter))))
    return offer


def _allowed(fight: Fight, fighter: Fighter, candidates: Iterable[Declaration]) -> list[Option]:
    """Those that may be declared, as options; equal ones are kept once."""
    kept = fight.prepared.options
    found = []
    for said in candidates:
        try:
            option = option_of(fight, fighter, said)
        except NotOffered:
            continue
        key = option.id, option.cost
        found.append(kept.get(key) or kept.put(key, option))
    return found


def option_of(fight: Fight, fighter: Fighter, said: Declaration) -> Option:
    """What a fighter may do in her slot, as an option.

    Raises:
        NotOffered: with the reason, the clause and what would be accepted.
    """
    if said == WAIT:
        return _wait(fight, fighter)
    if said == DONE:
        return Option("done", DONE, 0, _ACTION)
    if isinstance(said, _STRIKES):
        settled = _settled(fighter, said)
        cost = strike_cost(fight, fighter, settled)
        return Option(format_declaration(settled), settled, cost, COSTS[KINDS[type(settled)]])
    if isinstance(said, Play):
        played = Play(said.card, _settled(fighter, said.action))
        return Option(format_declaration(played), played, play_cost(fight, fighter, played), _CARD)
    if isinstance(said, _OTHERS):
        cited = MOVE if isinstance(said, Move) else LOOK if isinstance(said, Look) else OTHER
        return Option(format_declaration(said), said, other_cost(fight, fighter, said), cited)
    name = format_declaration(said) if isinstance(said, DECLARATIONS) else type(said).__name__
    raise NotOffered("not-offered", {"say": name}, clauses=_ACTION, accepted=("wait", "danmaku", "shot", "homing"))


def _settled(fighter: Fighter, said: Strike) -> Strike:
    """An attack with its means named: the only one, where none was. Clauses: sengen.bullet.declare."""
    if isinstance(said, UseAbility) or said.by:
        return said
    by = source_of(fighter, KINDS[type(said)], "").by
    return msgspec.structs.replace(said, by=by)


_DONE = Offer((Option("done", DONE, 0, _ACTION),))
_WAIT_OR_DONE = Offer((Option("wait", WAIT, 0, _WAIT), *_DONE))


def _may_wait(fight: Fight, fighter: Fighter) -> bool:
    """Whether 待機 is open: to whoever makes no attack in this turn.

    Clauses: sengen.wait.choose, sengen.focus.no-attack. Rulings: sengen.wait.other, sengen.focus.with_wait.
    """
    return not (fighter.focused or fighter.attacks or (fight.rules.wait_alone and fighter.others))


def _wait(fight: Fight, fighter: Fighter) -> Option:
    """待機, or why it is not open."""
    if _may_wait(fight, fighter):
        return Option("wait", WAIT, 0, _WAIT)
    if fighter.focused:
        raise NotOffered("focused", {}, clauses=_FOCUSED, accepted=("done",))
    reason = "wait-attacked" if fighter.attacks else "wait-alone"
    raise NotOffered(reason, {}, clauses=_WAIT, accepted=("done",))


def reader(fight: Fight, fighter: Fighter) -> Callable[[str | Declaration], Option]:
    """What turns a declaration, text or typed, into an option of this fighter's, or refuses it."""

    def read(say: str | Declaration) -> Option:
        said = parse(say, fight, fighter) if isinstance(say, str) else say
        for part in acts(fight, fighter, SLOT, None):
            for option in part:
                if option.declaration == said:
                    return option
        return option_of(fight, fighter, judged(fight, fighter, said))

    return read


# ---- candidates ----------------------------------------------------------------------------------------------------


def _other_candidates(fight: Fight, fighter: Fighter) -> Iterator[Declaration]:
    """Other actions that may be listed, legal or not."""
    if not fighter.others or fighter.granted or fight.rules.other_action == "free":
        yield from (Look(dice) for dice in range(min(fighter.dp, MOST_DICE) + 1))
        yield from (Test(skill, dice) for skill in fighter.skills for dice in range(min(fighter.dp, MOST_DICE) + 1))
        yield from (UseItem(item) for item in fighter.items)
    if not fighter.moved:
        yield from (Move(0, dice) for dice in LISTED_MOVES if dice <= fighter.dp)


def _strikes(fight: Fight, fighter: Fighter, foes: tuple[str, ...], card: CardSheet | None) -> Iterator[Strike]:
    """Attacks; of a card those of its action."""
    kinds = tuple(AttackKind) if card is None else (card.action,)
    most = 1 if card is None else card.targets
    ways = fighter.sources
    if AttackKind.DANMAKU in kinds:
        yield from (Danmaku(targets, by) for by in ways[AttackKind.DANMAKU] for targets in _groups(foes, len(foes)))
    if AttackKind.SHOT in kinds:
        yield from (
            Shot(targets, dice, by)
            for by in ways[AttackKind.SHOT]
            for targets in _groups(foes, most)
            for dice in LISTED_DICE
        )
        yield from (
            Shot((foe,), MOST_DICE, by, item)
            for by in ways[AttackKind.SHOT]
            for foe in foes
            for item in fight.by_id[foe].items
        )
    if AttackKind.HOMING in kinds:
        for by, source in ways[AttackKind.HOMING].items():
            for targets in _groups(foes, homing_targets(source.level)):
                yield from (Homing(targets, boosts, by) for boosts in range(homing_boosts(source.level) + 1))
    if AttackKind.MELEE in kinds:
        yield from (
            Melee(targets, approach, hit, by)
            for by in ways[AttackKind.MELEE]
            for targets in _groups(foes, most)
            for approach, hit in LISTED_MELEE
        )
    if AttackKind.ABILITY in kinds:
        for name, ability in fighter.abilities.items():
            for targets in _groups(foes, ability.targets):
                yield from (UseAbility(name, targets, dice) for dice in range(1, MOST_DICE + 1))


def _groups(foes: tuple[str, ...], most: int) -> Iterable[tuple[str, ...]]:
    """Each enemy alone, pairs of few enemies, and as many as there may be; any other group may be typed."""
    groups: list[tuple[str, ...]] = [(foe,) for foe in foes]
    if most > 2 and len(foes) <= 3:
        groups += combinations(foes, 2)
    if most > 1 and len(foes) > 1:
        groups.append(foes[:most])
    return dict.fromkeys(groups)
