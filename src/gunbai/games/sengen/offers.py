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
from gunbai.games.sengen.attack_table import homing_boosts, homing_targets
from gunbai.games.sengen.character import AttackKind, CardKind, CardSheet
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
    hand_card,
    play_cost,
    source_of,
    strike_cost,
)
from gunbai.games.sengen.notation import format_declaration, parse
from gunbai.games.sengen.others import LOOK, MOVE, OTHER, other_cost
from gunbai.games.sengen.values import Moment
from gunbai.games.sengen.windows import MOST_KEPT, acts, judged, keep, kept_acts
from gunbai.kernel.requests import Declaration, Offer, Option

if TYPE_CHECKING:
    from gunbai.games.sengen.fighter import Fighter
    from gunbai.games.sengen.state import Fight

LISTED_DICE = (1, 2, 3, 4, 5, 6, 8, 10, 12)
"""Dice of shots that are listed; any other number may be typed."""
LISTED_MELEE = ((1, 1), (2, 2), (2, 4), (3, 3), (3, 4), (4, 4), (4, 6))
_WAIT = cites("sengen.wait.choose", "sengen.wait.bonus")
_ACTION = cites("sengen.attack.list", "sengen.turn.one-attack")
_CARD = cites("sengen.card.consume-own-action", "sengen.card.consume-action")
_STRIKES = get_args(Strike)
_OTHERS = (Look, Test, UseItem, Move)


def action_offer(fight: Fight, fighter: Fighter) -> Offer:
    """The actions listed for a fighter in her slot now."""
    moment, more = kept_acts(fight, fighter, Moment.SLOT, None)
    attacks = (
        fighter.place, fight.row_mask(), fighter.attacks < fighter.actions, fighter.used,
        fighter.card is None or fighter.card.id, fighter.spirit if fighter.abilities else 0,
        _watching(fight) if fight.scene.watching else (), bool(fight.surprises),
    )  # fmt: skip
    base = (attacks, fighter.dp, fighter.others, fighter.moved, fighter.granted, len(fighter.items))
    if not more:
        moment = None
    elif moment is None:
        return Offer((*_kept_offer(fight, fighter, attacks, base).options, *more))
    key = (base, moment)
    offer = fight.offers.get(key)
    if offer is None:
        offer = Offer((*_kept_offer(fight, fighter, attacks, base).options, *more))
        keep(fight, key, offer)
    return offer


def _kept_offer(fight: Fight, fighter: Fighter, attacks: tuple[object, ...], key: tuple[object, ...]) -> Offer:
    """The listed actions without what may be done at any moment."""
    offer = fight.offers.get(key)
    if offer is None:
        offer = Offer(_listed(fight, fighter, attacks))
        keep(fight, key, offer)
    return offer


def _listed(fight: Fight, fighter: Fighter, attacks: tuple[object, ...]) -> Iterator[Option]:
    """What may be declared, of what is worth listing: waiting, attacks and cards for which there are DP, the rest."""
    short: tuple[Declaration, ...] = (WAIT, DONE)
    for said in short:
        if (option := _option(fight, fighter, said)) is not None:
            yield option
    kept = fight.prepared.attacks
    strikes = kept.get(attacks)
    if strikes is None:
        if len(kept) >= MOST_KEPT:
            kept.clear()
        strikes = kept[attacks] = _priced(fight, fighter)
    has, played = fighter.dp, dp_to_play(fight, fighter)
    for option in strikes:
        if option.cost <= (played if type(option.declaration) is Play else has):
            yield option
    for said in _other_candidates(fight, fighter):
        if (option := _option(fight, fighter, said)) is not None:
            yield option


def _priced(fight: Fight, fighter: Fighter) -> tuple[Option, ...]:
    """The attacks that only DP may be lacking for."""
    dp, fighter.dp = fighter.dp, 10_000
    try:
        found = [_option(fight, fighter, said) for said in _strike_candidates(fight, fighter)]
    finally:
        fighter.dp = dp
    return tuple([option for option in found if option is not None])


def _watching(fight: Fight) -> tuple[tuple[str, ...], ...]:
    return tuple(one.watching for one in fight.fighters)


def _option(fight: Fight, fighter: Fighter, said: Declaration) -> Option | None:
    try:
        return option_of(fight, fighter, said)
    except NotOffered:
        return None


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


def _wait(fight: Fight, fighter: Fighter) -> Option:
    """待機. Clauses: sengen.wait.choose. Rulings: sengen.wait.other."""
    if fight.rules.wait_alone and fighter.others:
        raise NotOffered("wait-alone", {}, clauses=_WAIT, accepted=("done",))
    return Option("wait", WAIT, 0, _WAIT)


def reader(fight: Fight, fighter: Fighter) -> Callable[[str | Declaration], Option]:
    """What turns a declaration, text or typed, into an option of this fighter's, or refuses it."""

    def read(say: str | Declaration) -> Option:
        said = parse(say, fight, fighter) if isinstance(say, str) else say
        for option in acts(fight, fighter, Moment.SLOT, None):
            if option.declaration == said:
                return option
        return option_of(fight, fighter, judged(fight, fighter, said))

    return read


# ---- candidates ----------------------------------------------------------------------------------------------------


def _strike_candidates(fight: Fight, fighter: Fighter) -> Iterator[Declaration]:
    """Attacks and cards that may be listed, legal or not."""
    foes = tuple(foe.id for foe in fight.foes(fighter))
    if fight.rules.friendly:
        foes += tuple(ally.id for ally in fight.allies(fighter))
    if fighter.attacks < fighter.actions:
        yield from _strikes(fight, fighter, foes, None)
        for card in fighter.in_hand(CardKind.CONSUMED):
            if card.action is not None and _playable(fighter, card):
                yield from (Play(card.id, act) for act in _strikes(fight, fighter, foes, card))


def _other_candidates(fight: Fight, fighter: Fighter) -> Iterator[Declaration]:
    """Other actions that may be listed, legal or not."""
    if not fighter.others or fighter.granted or fight.rules.other_action == "free":
        yield from (Look(dice) for dice in range(min(fighter.dp, MOST_DICE) + 1))
        yield from (Test(skill, dice) for skill in fighter.skills for dice in range(min(fighter.dp, MOST_DICE) + 1))
        yield from (UseItem(item) for item in fighter.items)
    if not fighter.moved:
        yield from (Move(0, dice) for dice in (0, 2, 4) if dice <= fighter.dp)


def _playable(fighter: Fighter, card: CardSheet) -> bool:
    try:
        hand_card(fighter, card.id, CardKind.CONSUMED)
    except NotOffered:
        return False
    return True


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
