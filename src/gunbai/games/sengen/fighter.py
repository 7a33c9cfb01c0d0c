"""A fighter as the referee keeps her: a plain class that only the referee touches."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from itertools import repeat
from operator import attrgetter
from typing import TYPE_CHECKING

import msgspec

from gunbai.games.sengen.character import AbilitySheet, AttackKind, Bonuses, CardKind, CardSheet, Hindrance, Resist
from gunbai.games.sengen.gallery import owned_cards
from gunbai.games.sengen.means import Source, sources
from gunbai.games.sengen.rules import Rules
from gunbai.games.sengen.sheet import FighterSheet
from gunbai.games.sengen.traits import BODY, dp_maximum, dp_recovery, hp_maximum, spirit_maximum
from gunbai.games.sengen.values import FRONT, Gone, Row
from gunbai.kernel.requests import Ask, Offer

if TYPE_CHECKING:
    from gunbai.games.sengen.windows import Hand

NO_BONUS = Bonuses()
PASSIVE = 10
"""What stands in place of three dice. Rulings: sengen.melee.approach_target."""


class Fighter:
    """A fighter, as the referee keeps her."""

    __slots__ = (
        "abilities",
        "able",
        "actions",
        "approach",
        "asks",
        "attacks",
        "back_open",
        "bits",
        "bonus",
        "card",
        "card_gone",
        "card_hp",
        "cards",
        "covered",
        "danmaku_off",
        "declared",
        "delayed",
        "dp",
        "dp_max",
        "escape",
        "evade",
        "flees",
        "flight",
        "focused",
        "gone",
        "granted",
        "graze",
        "guard_names",
        "guarded",
        "guards",
        "hand",
        "hinders",
        "hindrances",
        "hp",
        "hp_max",
        "id",
        "items",
        "look",
        "minds",
        "move",
        "moved",
        "npc",
        "number",
        "of",
        "others",
        "out",
        "passive",
        "place",
        "recovery",
        "reduction",
        "resists",
        "row",
        "seat",
        "sense",
        "sheet",
        "side",
        "skills",
        "sources",
        "spirit",
        "spirit_max",
        "streak",
        "usable",
        "used",
        "waited",
        "watching",
        "yields",
    )  # fmt: skip

    def __init__(self, sheet: FighterSheet, place: int, rules: Rules) -> None:
        """
        Args:
            place: number of the fighter among all, from 0.
        """
        self.id, self.side, self.place = sheet.id, sheet.side, place
        self.bits = (1 << place) | (1 << (place + 32))
        """Hers among those of all fighters: that she can do something, that she is in the back row."""
        self.minds = 0
        """The bits of those that her attacks depend on."""
        self.seat = sheet.seat or sheet.id
        self.of = "" if self.seat == self.id else self.id
        """What asks of her seat are about, where it is not named as she is."""
        self.sheet = sheet
        self.npc = sheet.npc
        """Not a player's character."""
        self._take_values(sheet, rules)
        self._take_standing(sheet)
        self._take_turn(sheet)

    def _take_values(self, sheet: FighterSheet, rules: Rules) -> None:
        """What never changes in a battle, but by the GM."""
        skills, more = sheet.skills, sheet.modifier
        self.hp_max = hp_maximum(sheet.toughness, sheet.hp_factor)
        self.spirit_max = spirit_maximum(sheet.will)
        self.dp_max = dp_maximum(sheet.body, sheet.toughness, sheet.will)
        self.recovery = dp_recovery(sheet.intellect, sheet.sense)
        self.sense = sheet.sense
        self.evade = (sheet.body if rules.evade_by_body else sheet.sense) + skills.evasion + more
        self.move = sheet.body + skills.evasion + more
        """身体 + 〈回避〉: movement, and cover."""
        self.approach = (sheet.sense if rules.approach_by_sense else sheet.body) + skills.evasion + more
        self.passive = PASSIVE + sheet.sense + skills.evasion
        """What an approach has to beat."""
        self.look = sheet.sense + skills.perception + more
        self.flight = sheet.intellect + skills.flight + more
        self.resists = {
            Resist.WILL: sheet.will + skills.resist + more,
            Resist.TOUGHNESS: sheet.toughness + skills.resist + more,
        }
        self.skills = {skill.id: getattr(sheet, skill.trait.value) + skill.level + more for skill in sheet.others}
        self.sources = _by_attack(sheet, rules)
        self.guards = {guard.id: guard for guard in sheet.guards} if rules.guard_is_there else {}
        self.guard_names = tuple(self.guards)
        self.abilities = {ability.id: ability for ability in sheet.abilities}
        self.cards = {card.id: card for card in owned_cards(sheet)}
        self.usable = len(sheet.cards) if rules.all_cards else min(sheet.cards_usable, len(sheet.cards))
        """How many of her cards she may use in this battle."""
        self.reduction, self.danmaku_off = sheet.reduction, sheet.danmaku_off
        self.actions = sheet.actions

    def _take_standing(self, sheet: FighterSheet) -> None:
        now = sheet.now
        self.hp = self.hp_max if now.hp is None else now.hp
        self.spirit = self.spirit_max if now.spirit is None else now.spirit
        self.dp = self.dp_max if now.dp is None else now.dp
        self.graze = now.graze
        self.used: tuple[str, ...] = now.used
        """Cards that are gone; the deployed one is not among them."""
        self.card: CardSheet | None = None if now.card is None else self.cards[now.card]
        """The deployed card."""
        self.card_hp = 0 if self.card is None else self.card.hp if now.card_hp is None else now.card_hp
        self.bonus: Bonuses = NO_BONUS if self.card is None else self.card.bonus
        self.card_gone = now.card_gone
        """Turn in which her last deployed card broke; 0 for none."""
        self.items = tuple(item.id for item in sheet.items)
        self.out: Gone | None = None
        self.able = self.hp > 0 and self.spirit > 0
        if not self.able:
            self.out = Gone.SPIRIT if self.hp > 0 else Gone.HP
        self.gone = False
        """She has left the scene, and no recovery brings her back."""
        self.hindrances: tuple[Hindrance, ...] = now.hindered
        self.hinders: tuple[tuple[Hindrance, int, AbilitySheet], ...] = ()
        """What hinders her for a time, each with the last turn of it and the ability that does it."""
        self.escape = now.escape

    def _take_turn(self, sheet: FighterSheet) -> None:
        """What lasts for a turn."""
        now = sheet.now
        self.row: Row = FRONT if now.row is None else now.row
        self.number = self.dp if now.number is None else now.number
        """Where she stands in the order of the turn."""
        self.declared = self.dp
        self.delayed = now.delayed
        self.yields = False
        self.back_open = False
        """She may still choose the back row, after what her side has declared. Clauses: sengen.row.limit."""
        self.attacks, self.others = now.attacks, now.others
        self.covered, self.guarded = now.covered, now.covered
        """Whether she has covered another, or guarded one, in this turn."""
        self.focused = now.focused
        self.waited = now.waited
        """Waits whose bonus is still to come. Clauses: sengen.wait.bonus."""
        self.streak = 0
        """Waits in a row before this turn."""
        self.moved = False
        self.watching: tuple[str, ...] = ()
        self.flees = now.flees
        self.granted: tuple[str, ...] = ()
        """What the GM has allowed for her next check."""

    def anew(self) -> Fighter:
        """The same fighter for another battle."""
        fighter = Fighter.__new__(Fighter)
        deque(map(setattr, repeat(fighter), _CARRIED, _carried(self)), maxlen=0)
        fighter.asks, fighter.hand = {}, None
        return fighter

    asks: dict[str, Ask]
    """What she is asked, by its kind: the same ask each time."""
    hand: Hand | None
    """Her cards as they stand, with what can be done with them; None when that has to be found out anew."""

    def ask(self, kind: str, clauses: tuple[str, ...], offer: Callable[[], Offer]) -> Ask:
        """What she is asked now: the one ask of its kind, with other options each time."""
        ask = self.asks.get(kind)
        if ask is not None:
            return ask.again(offer)
        ask = self.asks[kind] = Ask(self.seat, kind, offer, clauses, about=self.of)
        return ask

    def cards_left(self) -> int:
        """How many cards she may still bring out, the deployed one not counted."""
        played = len(self.used) + (self.card is not None)
        return max(0, min(len(self.cards) - played, self.usable - played))

    def left(self) -> tuple[str, ...]:
        """Those that she may still bring out, by id."""
        if not self.cards_left():
            return ()
        return tuple([name for name, card in self.cards.items() if name not in self.used and card is not self.card])

    def in_hand(self, kind: CardKind) -> Iterable[CardSheet]:
        """Her cards of a kind that are neither gone nor deployed."""
        return (
            card
            for card in self.cards.values()
            if card.kind is kind and card.id not in self.used and card is not self.card
        )

    def playable(self) -> tuple[CardSheet, ...]:
        """Her consumed cards that she may still use in her own action, and that have one."""
        if not self.cards_left():
            return ()
        return tuple([card for card in self.in_hand(CardKind.CONSUMED) if card.action is not None])

    def use_up(self, card: str) -> None:
        """One of her cards is gone."""
        self.used = (*self.used, card)
        self.hand = None

    def change_card(self, card: CardSheet | None) -> None:
        """Puts a card out, or takes the one that is out away."""
        self.hand = None
        self.card = card
        self.card_hp = 0 if card is None else card.hp
        self.bonus = NO_BONUS if card is None else card.bonus


_CARRIED = tuple(name for name in Fighter.__slots__ if name not in ("asks", "hand"))
_carried = attrgetter(*_CARRIED)


def _by_attack(sheet: FighterSheet, rules: Rules) -> dict[AttackKind, dict[str, Source]]:
    """Every way to make each attack, by what a declaration calls it.

    Rulings: sengen.shot.zero_ability, sengen.melee.hit, sengen.melee.damage.
    """
    found: dict[AttackKind, dict[str, Source]] = {kind: {} for kind in AttackKind}
    for source in sources(sheet, sheet.now.means_hindered):
        if source.attack is AttackKind.SHOT and not source.dice and not rules.zero_shot:
            continue
        if source.attack is AttackKind.MELEE:
            source = _melee(sheet, source, rules)  # noqa: PLW2901
        found[source.attack][source.by] = msgspec.structs.replace(source, value=source.value + sheet.modifier)
    return found


def _melee(sheet: FighterSheet, source: Source, rules: Rules) -> Source:
    skill = source.value - sheet.body
    value = sheet.sense + skill if rules.hit_by_sense else source.value
    return msgspec.structs.replace(
        source, value=value, flat=source.flat if rules.melee_skill_damage else getattr(sheet, BODY.value)
    )
