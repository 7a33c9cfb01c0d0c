"""The state of a battle: a plain class that only the referee touches, and what all battles of one scenario share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.sengen.fighter import Fighter
from gunbai.games.sengen.rules import Rules
from gunbai.games.sengen.sheet import SengenScenario
from gunbai.games.sengen.values import BACK, IN_RANGE, TURN_START, Mode
from gunbai.kernel.events import EventLog
from gunbai.kernel.game import Result
from gunbai.kernel.keeping import Keep
from gunbai.kernel.requests import Offer, OfferInParts, Option
from gunbai.kernel.rulings import Rulings

if TYPE_CHECKING:
    from gunbai.games.sengen.blow import Blow
    from gunbai.games.sengen.muster import Muster
    from gunbai.games.sengen.offers import Attacks
    from gunbai.games.sengen.windows import Hand


_ABLE = (1 << 32) - 1
"""Of the bits of all fighters those that say that they can do something; the others say that they are in the back."""

MOST_KEPT = 50_000
"""So many hands, attacks and the like are kept for all battles of a scenario."""
MOST_ACTIONS = 20_000
"""So many lists of actions, which weigh more."""


class Prepared:
    """What all battles of one scenario share: its rulings, read once, and its fighters as they stand at the start."""

    __slots__ = (
        "actions", "attacks", "declarations", "far", "fighters", "hands", "looked_at", "options", "others", "rules",
        "scenario", "sides",
    )  # fmt: skip

    def __init__(self, scenario: SengenScenario, rulings: Rulings) -> None:
        self.scenario = scenario
        self.rules = Rules(rulings)
        self.fighters = tuple(Fighter(sheet, place, self.rules) for place, sheet in enumerate(scenario.fighter))
        for fighter in self.fighters:
            others = [one for one in self.fighters if self.rules.friendly or one.side != fighter.side]
            fighter.minds = sum(one.bits for one in others if one is not fighter) | fighter.bits & ~_ABLE
        self.looked_at = scenario.scene.watching or any(fighter.items for fighter in self.fighters)
        """Attacks depend on who watches whom, or on what is held."""
        self.sides = tuple(dict.fromkeys(fighter.side for fighter in self.fighters))
        """The sides, in the order of the scenario."""
        self.far = frozenset(
            frozenset(pair.split()) for pair, metres in scenario.scene.distances.items() if metres > IN_RANGE
        )
        """Pairs that are out of each other's range."""
        self.hands: Keep[tuple[object, ...], Hand] = Keep(MOST_KEPT)
        """Hands of cards, by all that they consist of."""
        self.actions: Keep[tuple[object, ...], OfferInParts] = Keep(MOST_ACTIONS)
        """What is listed in a slot but uses of graze, by all that it depends on."""
        self.options: Keep[tuple[str, int], Option] = Keep(MOST_KEPT)
        """Options of actions, by id and price."""
        self.attacks: Keep[tuple[object, ...], Attacks] = Keep(MOST_KEPT)
        """Attacks that may be made if there are DP for them, by all that they depend on."""
        self.others: Keep[tuple[object, ...], Offer] = Keep(MOST_KEPT)
        """Other actions, likewise."""
        self.declarations: dict[tuple[int, bool], Offer] = {}
        """Declarations of a turn's start, by the DP and by whether the back row is open."""


class Fight:
    """A battle, as the referee keeps it."""

    __slots__ = (
        "acting", "all_windows", "beside", "blow", "by_id", "called", "carded", "ended", "fallen", "far", "fighters",
        "hurt", "idle", "log", "mode", "moment", "more_stops", "muster", "order", "prepared", "rows_open", "rules",
        "scene", "settled", "side_of", "sides", "standing", "start_acting", "surprises", "turn",
    )  # fmt: skip

    def __init__(self, prepared: Prepared) -> None:
        scenario = prepared.scenario
        self.prepared = prepared
        self.log = EventLog("sengen")
        self.rules = prepared.rules
        self.scene = scenario.scene
        self.mode: Mode = scenario.scene.mode
        self.sides = prepared.sides
        self.fighters: tuple[Fighter, ...] = tuple([fighter.anew() for fighter in prepared.fighters])
        self.by_id = {fighter.id: fighter for fighter in self.fighters}
        self.side_of: dict[str, list[Fighter]] = {
            side: [fighter for fighter in self.fighters if fighter.side == side] for side in self.sides
        }
        self.turn = scenario.now.turn
        self.start_acting = scenario.now.acting
        """Whose slot is next, where the battle begins in the middle of a turn."""
        self.idle = scenario.now.idle_turns
        self.hurt = False
        """Somebody has lost HP, card HP or a card in this turn."""
        self.fallen = True
        """Somebody may have fallen since it was last looked whether that ends the battle."""
        self.order: tuple[Fighter, ...] = ()
        """The order of this turn, those who have acted included."""
        self.acting: Fighter | None = None
        """Whose slot it is."""
        self.moment = TURN_START
        self.blow: Blow | None = None
        """The attack in progress."""
        self.carded: tuple[Fighter, ...] = ()
        """Who has used a card at this moment. Rulings: sengen.card.per_timing."""
        self.rows_open = self.start_acting is not None
        """The declarations of this turn are open; before, nobody sees a row."""
        self.called: tuple[str, ...] = ()
        """Whom the GM has called to a perception."""
        self.settled: dict[str, str] = {}
        """Who would end the battle, and with which side the winner ('' for a draw)."""
        self.surprises = () if prepared.rules.no_surprise else scenario.scene.surprise
        self.far = prepared.far
        self.standing = 0
        """The bits of those who can still do something, and of those of them who are in the back row."""
        self.beside: object = None
        """What else attacks depend on that is not the attacker's own."""
        self.muster: Muster | None = None
        """Who can still do something; None when that has to be found out anew."""
        self.more_stops: dict[str, bool] = {}
        """Which seats have asked for more stops."""
        self.all_windows = False
        """One of them does: no window may be left out."""
        self.ended: Result | None = None
        """Set by whatever ends the battle; the order of play then stops."""
        self.regroup()

    def fighter(self, name: str) -> Fighter | None:
        """A fighter by id."""
        return self.by_id.get(name)

    def allies(self, fighter: Fighter) -> list[Fighter]:
        """The others of a fighter's side who can still do something."""
        return [other for other in self.side_of[fighter.side] if other.able and other is not fighter]

    def foes(self, fighter: Fighter) -> list[Fighter]:
        """The fighters of all other sides who can still do something."""
        side = fighter.side
        return [other for other in self.fighters if other.able and other.side != side]

    def in_order(self, fighters: list[Fighter]) -> list[Fighter]:
        """Fighters in the order of the turn."""
        if len(fighters) < 2:
            return fighters
        order = self.order
        return sorted(fighters, key=lambda fighter: order.index(fighter) if fighter in order else len(order))

    def regroup(self) -> None:
        """Notes who can still do something, and who of them is in the back row: whenever that has changed."""
        mask = 0
        for fighter in self.fighters:
            if fighter.able:
                mask |= fighter.bits if fighter.row is BACK else fighter.bits & _ABLE
        self.standing = mask
        if self.prepared.looked_at or self.surprises:
            held = tuple([(one.watching, one.items) for one in self.fighters])
            self.beside = (held, self.surprises, self.surprises and self.turn)
