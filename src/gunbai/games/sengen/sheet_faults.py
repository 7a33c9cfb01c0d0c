"""What is wrong with a scenario of 千幻抄 that only shows across its keys."""

from __future__ import annotations

from collections.abc import Iterable

from gunbai.errors import Fault
from gunbai.games.sengen.character import CardKind
from gunbai.games.sengen.character_faults import sheet_faults
from gunbai.games.sengen.cites import cites
from gunbai.games.sengen.gallery import CARDS, owned_cards
from gunbai.games.sengen.rules import Rules
from gunbai.games.sengen.sheet import FighterSheet, SengenScenario
from gunbai.games.sengen.traits import dp_maximum, hp_maximum, spirit_maximum
from gunbai.games.sengen.values import BACK
from gunbai.kernel.folding import fold
from gunbai.kernel.requests import GM
from gunbai.kernel.rulings import Rulings
from gunbai.kernel.scenario import Words
from gunbai.kernel.views import SPECTATOR

_ROWS = cites("sengen.row.limit")
_DP = cites("sengen.dp.start", "sengen.core.dp-max")
_HP = cites("sengen.core.hp")
_SPIRIT = cites("sengen.core.spirit")
_ONE_OUT = cites("sengen.card.deploy-one")
_SIDES = cites("sengen.graze.no-farming")
_USABLE = cites("sengen.core.cards-usable")
_OUT = cites("sengen.core.unconscious-hp", "sengen.core.unconscious-spirit")


def check_fight(scenario: SengenScenario, rulings: Rulings) -> tuple[Fault, ...]:
    """What only shows across the keys of a scenario."""
    rules = Rules(rulings)
    faults: list[Fault] = [*_sides(scenario), *_taken(scenario), *_scene(scenario), *_rows(scenario)]
    for number, fighter in enumerate(scenario.fighter, 1):
        faults += sheet_faults(fighter, f"fighter[{number}]", CARDS)
        faults += _now(fighter, f"fighter[{number}].now", rules)
    return tuple(faults)


def _sides(scenario: SengenScenario) -> Iterable[Fault]:
    if len({fighter.side for fighter in scenario.fighter}) < 2:
        yield Fault("one-side", "fighter", values={"given": scenario.fighter[0].side}, clauses=_SIDES)
    seats: dict[str, str] = {}
    for number, fighter in enumerate(scenario.fighter, 1):
        seat = fighter.seat or fighter.id
        if seats.setdefault(seat, fighter.side) != fighter.side:
            yield Fault("two-sides", f"fighter[{number}].seat", values={"seat": seat})
        if seat in (GM, SPECTATOR):
            yield Fault("taken", f"fighter[{number}].seat", values={"id": seat})
        other = next((one for one in scenario.fighter if one.id == seat and one is not fighter), None)
        if other is not None and (other.seat or other.id) != seat:
            yield Fault("taken", f"fighter[{number}].seat", values={"id": seat})
    known = tuple(dict.fromkeys((*(fighter.side for fighter in scenario.fighter), *seats)))
    for number, side in enumerate(scenario.side, 1):
        if side.id not in known:
            yield Fault("unknown-name", f"side[{number}].id", values={"key": side.id}, accepted=known)


def _taken(scenario: SengenScenario) -> Iterable[Fault]:
    """Ids that cannot be told apart, and ids that would have two names in the log."""
    seen = {fold(one) for one in (GM, SPECTATOR)}
    names: dict[str, Words] = {}
    for number, fighter in enumerate(scenario.fighter, 1):
        place = f"fighter[{number}]"
        if fold(fighter.id) in seen:
            yield Fault("taken", f"{place}.id", values={"id": fighter.id})
        seen.add(fold(fighter.id))
        names.setdefault(fighter.id, fighter.name)
    named: set[str] = set()
    for number, side in enumerate(scenario.side, 1):
        if fold(side.id) in named or names.setdefault(side.id, side.name) != side.name:
            yield Fault("taken", f"side[{number}].id", values={"id": side.id})
        named.add(fold(side.id))
    for number, fighter in enumerate(scenario.fighter, 1):
        for table in ("cards", "abilities", "guards", "items", "others", "means", "weapons"):
            own: set[str] = set()
            for at, row in enumerate(owned_cards(fighter) if table == "cards" else getattr(fighter, table), 1):
                place = f"fighter[{number}].{table}[{at}].id"
                if fold(row.id) in own or names.setdefault(row.id, row.name) != row.name:
                    yield Fault("taken", place, values={"id": row.id})
                own.add(fold(row.id))


def _scene(scenario: SengenScenario) -> Iterable[Fault]:
    ids = tuple(fighter.id for fighter in scenario.fighter)
    for number, one in enumerate(scenario.scene.surprise, 1):
        for key in ("attacker", "target"):
            if getattr(one, key) not in ids:
                yield Fault(
                    "unknown-name", f"scene.surprise[{number}].{key}", values={"key": getattr(one, key)}, accepted=ids
                )
    for pair in scenario.scene.distances:
        if len(pair.split()) != 2 or any(name not in ids for name in pair.split()):
            yield Fault("unknown-name", f"scene.distances.{pair}", values={"key": pair}, accepted=ids)
    acting = scenario.now.acting
    able = tuple(fighter.id for fighter in scenario.fighter if fighter.now.hp != 0 and fighter.now.spirit != 0)
    if acting is not None and acting not in able:
        code, given = ("wrong-value", "given") if acting in ids else ("unknown-name", "key")
        yield Fault(code, "now.acting", values={given: acting}, accepted=able, clauses=_OUT if acting in ids else ())
    order = scenario.now.order
    for name in order:
        if name not in ids:
            yield Fault("unknown-name", "now.order", values={"key": name}, accepted=ids)
    if order and (len(set(order)) != len(order) or len(order) != len(ids)):
        yield Fault("wrong-length", "now.order", values={"given": len(order)}, accepted=(str(len(ids)),))
    if order and acting is None:
        yield Fault("needs", "now.order", values={"key": "order", "other": "acting"})


def _rows(scenario: SengenScenario) -> Iterable[Fault]:
    """Rows of a battle that begins in the middle of a turn. Clauses: sengen.row.limit."""
    for side in dict.fromkeys(fighter.side for fighter in scenario.fighter):
        own = [fighter for fighter in scenario.fighter if fighter.side == side]
        back = sum(fighter.now.row is BACK for fighter in own)
        if back > len(own) - back:
            number = next(
                place
                for place, fighter in enumerate(scenario.fighter, 1)
                if fighter.side == side and fighter.now.row is BACK
            )
            yield Fault("rows", f"fighter[{number}].now.row", values={"side": side}, clauses=_ROWS)


def _now(fighter: FighterSheet, place: str, rules: Rules) -> Iterable[Fault]:
    now = fighter.now
    most = {
        "dp": (dp_maximum(fighter.body, fighter.toughness, fighter.will), _DP),
        "hp": (hp_maximum(fighter.toughness, fighter.hp_factor), _HP),
        "spirit": (spirit_maximum(fighter.will), _SPIRIT),
    }
    for key, (high, cited) in most.items():
        value = getattr(now, key)
        if value is not None and value > high:
            yield Fault(
                "wrong-value", f"{place}.{key}", values={"given": str(value)}, accepted=(f"0..{high}",), clauses=cited
            )
    cards = {card.id: card for card in owned_cards(fighter)}
    deployed = tuple(card.id for card in owned_cards(fighter) if card.kind is CardKind.DEPLOYED)
    for name in now.used:
        if name not in cards:
            yield Fault("unknown-name", f"{place}.used", values={"key": name}, accepted=tuple(cards))
    if len(set(now.used)) != len(now.used):
        yield Fault("taken", f"{place}.used", values={"id": now.used[-1]})
    if now.card is not None:
        yield from _out_card(fighter, place, deployed)
    elif now.card_hp is not None:
        yield Fault("needs", f"{place}.card_hp", values={"key": "card_hp", "other": "card"})
    if now.number is None and now.delayed:
        yield Fault("needs", f"{place}.delayed", values={"key": "delayed", "other": "number"})
    if now.focused and now.row is not BACK:
        yield Fault("needs", f"{place}.focused", values={"key": "focused", "other": "row = back"})
    if not rules.all_cards and len(now.used) + (now.card is not None) > fighter.cards_usable:
        yield Fault(
            "wrong-value", f"{place}.used", values={"given": str(len(now.used))},
            accepted=(f"..{fighter.cards_usable}",), clauses=_USABLE,
        )  # fmt: skip


def _out_card(fighter: FighterSheet, place: str, deployed: tuple[str, ...]) -> Iterable[Fault]:
    """The deployed card of a battle that begins in the middle. Clauses: sengen.card.deploy-one."""
    now = fighter.now
    if now.card not in deployed:
        yield Fault("unknown-name", f"{place}.card", values={"key": str(now.card)}, accepted=deployed, clauses=_ONE_OUT)
        return
    if now.card in now.used:
        yield Fault("excludes", f"{place}.card", values={"key": "card", "other": "used"})
    full = next(card.hp for card in owned_cards(fighter) if card.id == now.card)
    if now.card_hp is not None and not 1 <= now.card_hp <= full:
        given = {"given": str(now.card_hp)}
        yield Fault("wrong-value", f"{place}.card_hp", values={**given}, accepted=(f"1..{full}",))
