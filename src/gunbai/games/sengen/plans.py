"""Computer players of 千幻抄 with a plan: `plain` budgets its dice, and strikes where evading is too dear."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from gunbai.games.sengen.character import AttackKind
from gunbai.games.sengen.declaration import (
    Bomb,
    Cover,
    Declare,
    Deploy,
    Erase,
    Evade,
    Guard,
    Resist,
    SpendGraze,
)
from gunbai.games.sengen.outlook import GRAZE, HP, Outlook
from gunbai.games.sengen.values import GrazeUse, Row
from gunbai.games.sengen.view import FightView, MarkView
from gunbai.kernel.requests import Declaration, Option
from gunbai.kernel.views import AskView, View


class Plain:
    """A sensible fixed plan, without chance."""

    def choose(self, view: View, ask: AskView) -> Option:
        """One of the options of the ask."""
        outlook = Outlook(_board(view), ask.about or view.seat)
        match ask.kind:
            case "declare":
                return self._declare(outlook, ask.options)
            case "action":
                return max(ask.options, key=lambda option: self._action(outlook, option))
            case "danmaku" | "defend":
                return max(ask.options, key=lambda option: -self._loss(outlook, option.declaration))
            case "resist":
                return max(ask.options, key=self._resistance)
            case "graze-resist":
                return ask.options[-1]
            case "flee" | "pursue" | "notice":
                return max(ask.options, key=lambda option: option.cost)
            case kind if kind.startswith("window-"):
                return self._speak_up(outlook, ask.options)
            case _:
                return ask.options[0]

    def ranked(self, view: View, ask: AskView) -> list[Option]:
        """The options of an ask, what looks best first."""
        outlook = Outlook(_board(view), ask.about or view.seat)
        match ask.kind:
            case "action":
                return sorted(ask.options, key=lambda option: self._action(outlook, option), reverse=True)
            case "danmaku" | "defend":
                return sorted(ask.options, key=lambda option: self._loss(outlook, option.declaration))
            case "resist":
                return sorted(ask.options, key=self._resistance, reverse=True)
            case _:
                return list(ask.options)

    def speak(self, view: View) -> Option | None:
        """Agrees to end the battle where it is offered the victory."""
        offers = _board(view).end_offers
        mine = next((one.side for one in _board(view).fighters if one.seat == view.seat), "")
        if offers.get(view.seat) != mine and mine in offers.values():
            return next((option for option in view.interjections if option.id == f"end for {mine}"), None)
        return None

    # ---- in its own time --------------------------------------------------------------------------------------------

    def _declare(self, outlook: Outlook, options: Iterable[Option]) -> Option:
        """To the back when it is hard pressed and has something to throw from there."""
        me = outlook.me
        pressed = 3 * me.hp < me.hp_max or 4 * me.dp < me.dp_max
        far = any(way.attack in (AttackKind.DANMAKU, AttackKind.HOMING) for way in me.ways)
        row = Row.BACK if pressed and far else Row.FRONT
        rows = [one for one in options if isinstance(one.declaration, Declare) and one.declaration.row is row]
        return next(iter(rows or options))

    def _action(self, outlook: Outlook, option: Option) -> tuple[int, int]:
        """What an action is worth, the cheaper of two; waiting gives dice, where there is room for them."""
        act, me = option.declaration, outlook.me
        if option.id == "wait":
            room = me.dp_max - me.dp - me.recovery
            return min(2, max(0, room)) * outlook.die(me) + 1, 0
        if isinstance(act, Deploy | Erase | SpendGraze):
            return self._aside(outlook, act), -option.cost
        worth = outlook.worth(act, option.cost)
        return worth, -option.cost

    def _aside(self, outlook: Outlook, act: Declaration) -> int:
        """What is done besides an attack, in one's own slot: a card against an empty pool."""
        me = outlook.me
        if isinstance(act, Deploy) and me.dp <= 4:
            return self._dice_back(outlook, me.dp_max // 2) - outlook.card(me) // 2
        if isinstance(act, SpendGraze) and act.use is GrazeUse.SPIRIT and 3 * me.spirit < me.spirit_max:
            return act.amount * GRAZE
        return -1

    def _dice_back(self, outlook: Outlook, dice: int) -> int:
        me = outlook.me
        return min(dice, me.dp_max - me.dp) * outlook.die(me)

    # ---- under attack -----------------------------------------------------------------------------------------------

    def _loss(self, outlook: Outlook, act: Declaration) -> int:
        """What a defence costs, with what is to be feared behind it."""
        me, mark = outlook.me, self._mark(outlook)
        blow = outlook.board.blow
        assert blow is not None
        hit = outlook.hurt(me, self._feared(blow.most, mark))
        match act:
            case Evade(dice=0):
                return mark.owed * (outlook.die(me) - GRAZE)
            case Evade():
                return outlook.defence(me.evade, act.dice, mark.against, hit)
            case Guard():
                value = next((guard.value for guard in me.guards if guard.id == act.guard), 0)
                return outlook.defence(value, act.dice, mark.against, hit)
            case Bomb():
                return outlook.card(me) - min(me.recovery, me.dp_max - me.dp) * outlook.die(me)
            case Deploy():
                return self._behind_card(outlook, hit)
            case Erase():
                return hit + outlook.card(me)
            case SpendGraze() if act.use is GrazeUse.REIGEKI:
                return self._reigeki(outlook, act, mark, hit)
            case SpendGraze() | Cover():
                return hit + HP
            case _:
                return hit

    def _feared(self, most: int, mark: MarkView) -> int:
        """About what the attack will do: three fifths of the most."""
        return mark.damage if mark.damage is not None else 3 * most // 5

    def _mark(self, outlook: Outlook) -> MarkView:
        blow = outlook.board.blow
        assert blow is not None
        me = outlook.me.id
        return next((mark for mark in blow.marks if me in (mark.strikes, mark.target)), blow.marks[0])

    def _behind_card(self, outlook: Outlook, hit: int) -> int:
        """A card takes the blow and gives dice; it is worth it where the blow is heavy and the pool low."""
        me = outlook.me
        return hit // 2 + outlook.card(me) // 2 - self._dice_back(outlook, me.dp_max // 2) * 2 // 3

    def _reigeki(self, outlook: Outlook, act: SpendGraze, mark: MarkView, hit: int) -> int:
        """Worth its graze where it makes an evasion possible that could not be paid."""
        me = outlook.me
        owed = mark.owed - act.amount // 3
        if me.dp >= mark.owed or me.dp < owed:
            return hit + HP
        return owed * outlook.die(me) + act.amount * GRAZE

    def _resistance(self, option: Option) -> int:
        """With all the dice that there may be; cards are kept."""
        act = option.declaration
        return act.dice if isinstance(act, Resist) else -1

    # ---- between other people's dice --------------------------------------------------------------------------------

    def _speak_up(self, outlook: Outlook, options: tuple[Option, ...]) -> Option:
        """Against a heavy hit a bomb or a card; on its own hit all the graze it has."""
        best, least = options[0], 0
        blow = outlook.board.blow
        if blow is None:
            return best
        for option in options:
            act = option.declaration
            gain = 0
            if isinstance(act, SpendGraze) and act.use is GrazeUse.DAMAGE:
                gain = self._boost(outlook, act, blow.attack is AttackKind.MELEE)
            elif isinstance(act, Bomb | Deploy):
                mark = self._mark(outlook)
                hit = outlook.hurt(outlook.me, self._feared(blow.most, mark)) if mark.hit else 0
                gain = hit - self._loss(outlook, act) if hit else 0
            if gain > least:
                best, least = option, gain
        return best

    def _boost(self, outlook: Outlook, act: SpendGraze, melee: bool) -> int:
        target = outlook.fighters[act.target] if act.target else outlook.me
        return outlook.hurt(target, act.amount if melee else act.amount // 2) - act.amount * GRAZE


def _board(view: View) -> FightView:
    board = view.board
    assert isinstance(board, FightView)
    return board


PLANS: dict[str, Callable[[], Plain]] = {"plain": Plain}
