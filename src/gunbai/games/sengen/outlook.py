"""What an attack or a defence looks worth to a computer player, in hundredths of a point of HP. No rule hangs on it.

It reckons from nothing but the view, with exact chances: whoever is attacked is taken to defend as well as she can.
"""

from __future__ import annotations

from functools import lru_cache

from gunbai.games.sengen.character import AttackKind, Bonuses
from gunbai.games.sengen.declaration import Danmaku, Homing, Melee, Play, Shot, UseAbility
from gunbai.games.sengen.fighter import NO_BONUS
from gunbai.games.sengen.gallery import CARDS
from gunbai.games.sengen.odds import holds, reach
from gunbai.games.sengen.values import Mode
from gunbai.games.sengen.view import FighterView, FightView, WayView
from gunbai.kernel.requests import Declaration

HP = 100
# The weights below were found by playing: each against its neighbours, over all shipped scenarios and both sides.
DIE = 140
"""What a die in hand is worth."""
LAST = 800
"""What it is worth besides to bring somebody down."""
CARD = 500
"""What a card in hand is worth."""
DUEL_CARD, LAST_CARD = 1500, 20_000
"""The same in a card duel; and of the last one of a side, with which it has lost."""
GRAZE = 8
"""What a point of graze is worth."""
SPENT_BY_GRAZE = 2
"""Graze for a point of damage by a shot. Clauses: sengen.graze.shot-boost."""


class Outlook:
    """A battle as one fighter sees it."""

    def __init__(self, board: FightView, me: str) -> None:
        self.board = board
        self.fighters = {fighter.id: fighter for fighter in board.fighters}
        self.me = self.fighters[me]

    # ---- attacks ----------------------------------------------------------------------------------------------------

    def worth(self, act: Declaration, cost: int) -> int:
        """How good an action looks: what it takes from others, less what it costs."""
        if isinstance(act, Play):
            card = CARDS.get(act.card)
            bonus = NO_BONUS if card is None else card.bonus
            me = self.me
            back = min(-(-me.dp_max // 2), me.dp_max - me.dp)
            return self._strike(act.action, bonus) + back * self.die(me) - self.price(me, cost) - self.card(me)
        return self._strike(act, NO_BONUS) - self.price(self.me, cost)

    def _strike(self, act: Declaration, bonus: Bonuses) -> int:
        match act:
            case Danmaku():
                way = self._way(AttackKind.DANMAKU, act.by)
                lessens, damage = way.lessens + bonus.danmaku, way.flat + bonus.damage
                return sum(self._danmaku(self.fighters[name], lessens, damage) for name in act.targets)
            case Shot():
                way = self._way(AttackKind.SHOT, act.by)
                value = way.value + bonus.shot
                return sum(self._rolled(self.fighters[name], value, act.dice, way, bonus) for name in act.targets)
            case Homing():
                way = self._way(AttackKind.HOMING, act.by)
                value = way.value + bonus.homing + 10 + 10 * act.boosts
                return sum(self._rolled(self.fighters[name], value, 0, way, bonus) for name in act.targets)
            case Melee():
                return sum(self._melee(act, self.fighters[name], bonus) for name in act.targets)
            case UseAbility():
                return 250 * len(act.targets) + 60 * act.dice
            case _:
                return 0

    def _way(self, attack: AttackKind, by: str) -> WayView:
        ways = [way for way in self.me.ways if way.attack is attack]
        return next((way for way in ways if way.by == by), ways[0])

    def _danmaku(self, target: FighterView, lessens: int, damage: int) -> int:
        """She pays, or lets it hit, whichever costs her less; without the DP she is hit."""
        owed = max(0, lessens - target.danmaku_off)
        owed = -(-owed // 2) if target.focused else owed
        hit = self.hurt(target, damage)
        if target.dp < owed:
            return hit
        return min(hit, owed * (self.die(target) - GRAZE))

    def _rolled(self, target: FighterView, value: int, dice: int, way: WayView, bonus: Bonuses) -> int:
        """The least that an attack costs its target, over all numbers of dice that she may evade with."""
        damage = _mean(way.dice + bonus.damage_dice, way.flat + bonus.damage)
        if way.attack is AttackKind.SHOT:
            damage += self.me.graze // SPENT_BY_GRAZE
        return self.best_defence(target, value, dice, self.hurt(target, damage))[0]

    def best_defence(self, target: FighterView, value: int, dice: int, hit: int) -> tuple[int, int]:
        """What an attack costs its target at the least, and with how many dice; 0 for letting it hit.

        Args:
            value: what the attack has besides its dice; with none of them, its whole achievement.
            dice: of the attack.
            hit: what being hit costs her.
        """
        ahead = target.evade - value
        least, best = hit, 0
        for count in range(1, min(target.dp, MOST_EVASION) + 1):
            price = self.price(target, count)
            if price >= least:
                continue  # so many dice cost more than they could save
            kept, ways = holds(count, dice, ahead) if dice else reach(count, -ahead)
            cost = price + hit * (ways - kept) // ways
            if cost < least:
                least, best = cost, count
        return least, best

    def defence(self, value: int, dice: int, against: int, hit: int) -> int:
        """What a defence with so many dice costs, with the chance that it fails."""
        kept, ways = reach(dice, against - value)
        return self.price(self.me, dice) + hit * (ways - kept) // ways

    def _melee(self, act: Melee, target: FighterView, bonus: Bonuses) -> int:
        """The approach may fail, and then the dice of the hit are kept."""
        way = self._way(AttackKind.MELEE, act.by)
        near, ways = reach(act.approach, target.passive + 1 - self.me.approach - bonus.melee)
        damage = _mean(way.dice + bonus.damage_dice, way.flat + bonus.damage) + self.me.graze
        value = way.value + bonus.melee
        gained = self.best_defence(target, value, act.hit, self.hurt(target, damage))[0]
        saved = self.price(self.me, act.hit) * (ways - near) // ways
        return gained * near // ways + saved

    # ---- values -----------------------------------------------------------------------------------------------------

    def hurt(self, target: FighterView, damage: int) -> int:
        """What it costs a fighter to be hit for so much: more, the less she has left."""
        lost = max(0, damage - target.reduction)
        if target.card is not None:
            broken = self.card(target) if lost >= target.card_hp else 0
            return min(lost, target.card_hp) * HP // 2 + broken
        if lost >= target.hp:
            return target.hp * HP + LAST
        return lost * HP + LAST * lost // (2 * target.hp)

    def card(self, fighter: FighterView) -> int:
        """What a card of hers is worth. Clauses: sengen.core.cards-defeat."""
        if self.board.mode is not Mode.CARD_DUEL:
            return CARD
        side = [one for one in self.board.fighters if one.side == fighter.side and one.out is None]
        left = sum(one.cards_left + (one.card is not None) for one in side)
        return DUEL_CARD if left > 1 else LAST_CARD

    def die(self, fighter: FighterView) -> int:
        """What a die is worth to her: little where the pool is nearly full, much where it is nearly empty."""
        return DIE * (3 * fighter.dp_max - 2 * fighter.dp) // (2 * fighter.dp_max)

    def price(self, fighter: FighterView, dice: int) -> int:
        """What so many dice are worth to her, each dearer than the one before."""
        most = fighter.dp_max
        return DIE * dice * (3 * most - 2 * fighter.dp + dice - 1) // (2 * most)


MOST_EVASION = 12
"""Nobody evades with more dice than this."""


@lru_cache(maxsize=1024)
def _mean(dice: int, flat: int) -> int:
    """Mean damage, rounded down."""
    return (7 * dice) // 2 + flat
