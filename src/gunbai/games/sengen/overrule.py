"""What the GM may overrule, besides the kernel's `dice` and `end`.

- `set`, target `FIGHTER.FIELD`: gives it a value (FIELDS names them).
- `grant`, target `FIGHTER`, value one of `gunbai.games.sengen.others.GRANTS`: for her next check.
- `call`, target `FIGHTER`: she is asked for a perception, at the start or the end of a turn.
- `remove`, target `FIGHTER`: out of the battle.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gunbai.errors import Refused
from gunbai.games.sengen.character import Hindrance
from gunbai.games.sengen.cites import cites
from gunbai.games.sengen.damage import break_card
from gunbai.games.sengen.events.course import Granted, ValueSet
from gunbai.games.sengen.others import GRANTS
from gunbai.games.sengen.points import fall
from gunbai.games.sengen.values import Gone, Row
from gunbai.kernel.events import Plain, plain
from gunbai.kernel.inputs import Ruling

if TYPE_CHECKING:
    from gunbai.games.sengen.fighter import Fighter
    from gunbai.games.sengen.state import Fight

_SET = cites("sengen.battle.end")
_HINDERED = cites("sengen.dp.no-recover-similar")
_ACTIONS = cites("sengen.attack.gm-several")
_BACK = cites("sengen.core.cards-no-recovery")
_GRANTED = {
    "free-dice": cites("sengen.other.gm-free"),
    "diceless": cites("sengen.noroll.gm-others", "sengen.noroll.criterion"),
    "more-dice": cites("sengen.other.max"),
    "again": cites("sengen.other.gm-together"),
}
_CALLED = cites("sengen.other.gm-when")

NUMBERS: dict[str, int | str] = {
    "dp": "dp_max",
    "hp": "hp_max",
    "spirit": "spirit_max",
    "card_hp": 999,
    "graze": 10_000,
    "dp_max": 200,
    "recovery": 99,
    "actions": 8,
    "attacks": 20,
    "others": 20,
    "waited": 100,
    "escape": 100,
    "usable": 20,
}
"""Fields that are numbers, each with its most, or with the field that is its most."""
FLAGS = ("covered", "focused", "flees", "moved")
FIELDS = (*NUMBERS, *FLAGS, "row", "hindrances", "used", "items")
RULINGS = ("set", "grant", "call", "remove", "dice", "end")


def rule(fight: Fight, ruling: Ruling) -> None:
    """Carries out a ruling.

    Raises:
        Refused: no such ruling, target or value; nothing has changed.
    """
    _rule(fight, ruling)
    for fighter in fight.fighters:
        fighter.hand = None
    fight.regroup()


def _rule(fight: Fight, ruling: Ruling) -> None:
    match ruling.rule:
        case "set":
            _set(fight, ruling)
        case "grant":
            fighter = _fighter(fight, ruling.target)
            if ruling.value not in GRANTS:
                raise Refused("ruling-value", {"rule": "grant"}, accepted=GRANTS)
            fighter.granted = (*fighter.granted, str(ruling.value))
            fight.log.tell(Granted(fighter.id, str(ruling.value), _GRANTED[str(ruling.value)]))
        case "call":
            fighter = _fighter(fight, ruling.target)
            if fighter.id not in fight.called:
                fight.called = (*fight.called, fighter.id)
            fight.log.tell(Granted(fighter.id, "call", _CALLED))
        case "remove":
            fall(fight, _fighter(fight, ruling.target), Gone.REMOVED)
        case _:
            raise Refused("no-such-ruling", {"rule": ruling.rule}, accepted=RULINGS)


def _fighter(fight: Fight, name: str) -> Fighter:
    fighter = fight.fighter(name)
    if fighter is None:
        raise Refused("ruling-target", {"target": name}, accepted=[one.id for one in fight.fighters])
    return fighter


def _set(fight: Fight, ruling: Ruling) -> None:
    name, _, field = ruling.target.rpartition(".")
    if not ruling.target:
        accepted = [f"{fighter.id}.{one}" for fighter in fight.fighters for one in FIELDS]
        raise Refused("ruling-target", {"target": ruling.target}, accepted=accepted)
    fighter = _fighter(fight, name)
    if field not in FIELDS:
        raise Refused("ruling-target", {"target": ruling.target}, accepted=[f"{name}.{one}" for one in FIELDS])
    before = _shown(getattr(fighter, field))
    _set_field(fight, fighter, field, ruling.value)
    cited = {"hindrances": _HINDERED, "actions": _ACTIONS, "used": _BACK}.get(field, _SET)
    fight.log.tell(ValueSet(ruling.target, before, _shown(getattr(fighter, field)), cited))


def _set_field(fight: Fight, fighter: Fighter, field: str, value: Any) -> None:
    if field in NUMBERS:
        most = NUMBERS[field]
        high = most if isinstance(most, int) else getattr(fighter, most)
        low = -100 if field == "escape" else 1 if field in ("dp_max", "actions") else 0
        if field == "card_hp" and fighter.card is None:
            raise Refused("ruling-value", {"rule": "set"}, accepted=[])
        if type(value) is not int or not low <= value <= high:
            raise Refused("ruling-value", {"rule": "set"}, accepted=[f"{low}..{high}"])
        _set_number(fight, fighter, field, value)
    elif field in FLAGS:
        if type(value) is not bool:
            raise Refused("ruling-value", {"rule": "set"}, accepted=["true", "false"])
        setattr(fighter, field, value)
        if field == "covered":
            fighter.guarded = value
    elif field == "row":
        rows = [row.value for row in Row]
        if value not in rows:
            raise Refused("ruling-value", {"rule": "set"}, accepted=rows)
        fighter.row = Row(value)
    else:
        _set_list(fighter, field, value)


def _set_number(fight: Fight, fighter: Fighter, field: str, value: int) -> None:
    """Sets it, with what follows: DP within a lowered maximum, a card that breaks, one who falls or gets up.

    Rulings: sengen.dp.max_change, sengen.order.unconscious.
    """
    setattr(fighter, field, value)
    if field == "dp_max" and not fight.rules.lowered_stays:
        fighter.dp = min(fighter.dp, value)
    if field == "card_hp" and not value:
        break_card(fight, fighter)
    if field in ("hp", "spirit"):
        if not value:
            fall(fight, fighter, Gone.HP if field == "hp" else Gone.SPIRIT)
        elif not fighter.able and not fighter.gone and fighter.hp and fighter.spirit:
            fighter.able, fighter.out = True, None


def _set_list(fighter: Fighter, field: str, value: Any) -> None:
    known = {
        "hindrances": tuple(one.value for one in Hindrance),
        "used": tuple(fighter.cards),
        "items": tuple(item.id for item in fighter.sheet.items),
    }[field]
    names = list(value) if isinstance(value, (list, tuple)) else [] if value in ("", None) else [value]
    if any(name not in known for name in names) or len(set(names)) != len(names):
        raise Refused("ruling-value", {"rule": "set"}, accepted=known)
    if field == "used" and fighter.card is not None and fighter.card.id in names:
        raise Refused("ruling-value", {"rule": "set"}, accepted=known)
    setattr(fighter, field, tuple(Hindrance(name) for name in names) if field == "hindrances" else tuple(names))


def _shown(value: Any) -> Plain:
    """A value as a scenario writes it."""
    if isinstance(value, tuple):
        return tuple(one.value if isinstance(one, Hindrance) else str(one) for one in value)
    return value.value if isinstance(value, Row) else plain(value, otherwise=str(value))
