"""What the GM may overrule in a battle, besides the kernel's `dice` and `end`.

- `set`, target `FIGHTER.FIELD`, a field of the only duel, or `count`: gives it a value (FIELDS and DUEL_FIELDS).
- `room`, target `FIGHTER`: there is room to swing a long weapon at 接戦, until the distance changes
  (maai.close.long_gm).
- `force`, target `FIGHTER`, value an outcome: how this fighter's next check comes out.
- `remove`, target `FIGHTER`: out of the fight.
- `aid`, `wind`, `transfer`, `heal`: see `breath_rulings`.
- `add`, target `FIGHTER`: brings in somebody who is absent so far; with a sheet as its value, somebody new.
- `duel`, target `FIGHTER`, value another: opens a duel between two who are free for one, inside a battle.
- `close`, target `FIGHTER`: closes the duel that the fighter is in, inside a battle.

What concerns spells stands in `gunbai.games.maai.spell_overrule`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from gunbai.errors import Refused
from gunbai.games.maai.breath_rulings import BREATH_RULINGS, rule_breath
from gunbai.games.maai.bringing import bring_in, pair_off, part, send_off
from gunbai.games.maai.checks import end_stance, fall
from gunbai.games.maai.cites import cites
from gunbai.games.maai.duels import close_when_safe
from gunbai.games.maai.events.course import ValueSet
from gunbai.games.maai.fighter import Fighter
from gunbai.games.maai.ladder import set_distance
from gunbai.games.maai.preparing import leave_off
from gunbai.games.maai.referee import prepare
from gunbai.games.maai.spell_overrule import (
    SPELL_FIELDS,
    SPELL_RULINGS,
    is_spell_field,
    rule_spells,
    set_spell_value,
    spell_fields,
    spell_value,
)
from gunbai.games.maai.standing import lift, stances_held
from gunbai.games.maai.values import DISTANCES, Closing, Distance, Outcome, Terrain
from gunbai.kernel.events import Plain, plain
from gunbai.kernel.inputs import Ruling

if TYPE_CHECKING:
    from gunbai.games.maai.state import Duel, Fight

_ROOM = cites("maai.close.long_gm")
_SET = cites("maai.term.core_kept")
_DEFENCELESS = cites("maai.fumble.core_effect", "maai.spell.prep.stance_break")
_CURE = cites("maai.part.serious.medicine")

Most = int | Callable[["Fighter"], int]

NUMBERS: dict[str, Most] = {
    "vitality": 200,
    "strength": lambda fighter: fighter.strength_max,
    "guard": lambda fighter: fighter.guard_max,
    "points": 200,
    "wrist": 9,
    "arm": 9,
    "leg": 9,
    "face": 9,
    "lost_half_steps": 10_000,
    "lost_strength": 200,
    "defenceless_until": 10_000,
    "opening_until": 10_000,
    "exhausted_in": 10_000,
    "counter_bonus": 40,
}
FLAGS = ("mounted", "bleeding", "first_cut", "retreated", "window", "room_to_swing", "trunk_wounded")
ITEMS = ("held", "dropped", "stance", "area")
FIELDS = (*NUMBERS, *FLAGS, *ITEMS, *SPELL_FIELDS)
DUEL_FIELDS = ("distance", "dazzled", "upper")
"""Of a duel: without a name of the only one, else of the one that the fighter is in."""
FIGHT_FIELDS = ("count",)
RULINGS = (
    "set", "room", "force", "remove", "add", "duel", "close", *BREATH_RULINGS, *SPELL_RULINGS, "dice", "end"
)  # fmt: skip


def rule(fight: Fight, ruling: Ruling) -> None:
    """Carries out a ruling.

    Raises:
        Refused: no such ruling, target or value; nothing has changed.
    """
    match ruling.rule:
        case "set":
            _set(fight, ruling)
        case "room":
            fighter = _fighter(fight, ruling.target)
            fighter.room_to_swing = True
            fight.log.tell(ValueSet(f"{fighter.id}.room_to_swing", False, True, _ROOM))
        case "force":
            fighter = _fighter(fight, ruling.target)
            outcomes = [outcome.value for outcome in Outcome]
            if ruling.value not in outcomes:
                raise Refused("ruling-value", {"rule": "force"}, accepted=outcomes)
            fighter.forced = Outcome(ruling.value)
        case "remove":
            send_off(fight, _fighter(fight, ruling.target))
        case name if name in BREATH_RULINGS:
            rule_breath(fight, _fighter(fight, ruling.target), ruling)
        case "interrupt" | "backlash":
            rule_spells(fight, _fighter(fight, ruling.target), ruling)
        case "add":
            prepare(fight, bring_in(fight, ruling.target, ruling.value))
        case "duel":
            pair_off(fight, _fighter(fight, ruling.target), ruling.value)
        case "close":
            part(fight, _fighter(fight, ruling.target))
        case _:
            raise Refused("no-such-ruling", {"rule": ruling.rule}, accepted=RULINGS)


def _fighter(fight: Fight, name: str, target: str = "") -> Fighter:
    fighter = fight.fighter(name)
    if fighter is None:
        raise Refused("ruling-target", {"target": target or name}, accepted=[one.id for one in fight.fighters])
    return fighter


def _set(fight: Fight, ruling: Ruling) -> None:
    name, _, field = ruling.target.rpartition(".")
    if not ruling.target:
        raise Refused("ruling-target", {"target": ruling.target}, accepted=_targets(fight))
    owner: Fight | Duel | Fighter
    before: Plain
    if not name and field == "count":
        owner = fight
        before = fight.count
        _set_count(fight, ruling.value)
    elif field in DUEL_FIELDS:
        owner = _duel(fight, name, ruling.target)
        before = _shown(getattr(owner, field))
        _set_duel(fight, owner, field, ruling.value)
    else:
        owner = _fighter(fight, name, ruling.target)
        if field not in FIELDS and not is_spell_field(field):
            raise Refused("ruling-target", {"target": ruling.target}, accepted=[f"{name}.{one}" for one in FIELDS])
        before = _value(owner, field)
        _set_fighter(fight, owner, field, ruling.value)
    after = _value(owner, field) if isinstance(owner, Fighter) else _shown(getattr(owner, field))
    cured = name and field in ("wrist", "arm", "leg", "face", "bleeding")
    fight.log.tell(ValueSet(ruling.target, before, after, _CURE if cured else _SET))


def _targets(fight: Fight) -> list[str]:
    """Everything that can be given a value now."""
    found = list(FIGHT_FIELDS)
    found += DUEL_FIELDS if len(fight.duels) == 1 else ()
    for fighter in fight.fighters:
        found += [f"{fighter.id}.{field}" for field in (*NUMBERS, *FLAGS, *ITEMS)]
        if len(fight.duels) > 1 and fighter.duel is not fight.open:
            found += [f"{fighter.id}.{field}" for field in DUEL_FIELDS]
        found += [f"{fighter.id}.{field}" for field in spell_fields(fighter)]
    return found


def _duel(fight: Fight, name: str, target: str) -> Duel:
    """The duel that a target means: a fighter's, or without a name the only one."""
    if not name and len(fight.duels) == 1:
        return fight.duels[0]
    fighter = fight.fighter(name)
    if fighter is None or fighter.duel is fight.open:
        field = target.rpartition(".")[2]
        accepted = [f"{one.id}.{field}" for duel in fight.duels for one in duel.fighters]
        raise Refused("ruling-target", {"target": target}, accepted=accepted)
    return fighter.duel


def _set_duel(fight: Fight, duel: Duel, field: str, value: Any) -> None:
    if field == "distance":
        cells = {cell.name.lower(): cell for cell in DISTANCES}
        if duel.terrain is Terrain.NARROW:
            del cells["toma"]
        if not isinstance(value, str) or value not in cells:
            raise Refused("ruling-value", {"rule": "set"}, accepted=list(cells))
        set_distance(fight, duel, cells[value])
        return
    ids = [fighter.id for fighter in duel.fighters]
    if value not in ids:
        raise Refused("ruling-value", {"rule": "set"}, accepted=ids)
    setattr(duel, field, value)


def _set_count(fight: Fight, value: Any) -> None:
    if type(value) is not int or not -1 <= value <= fight.count:
        raise Refused("ruling-value", {"rule": "set"}, accepted=[f"-1..{fight.count}"])
    fight.count = value


def _set_fighter(fight: Fight, fighter: Fighter, field: str, value: Any) -> None:
    if is_spell_field(field):
        set_spell_value(fight, fighter, field, value)
    elif field in NUMBERS:
        most = NUMBERS[field]
        high = most if isinstance(most, int) else most(fighter)
        if type(value) is not int or not 0 <= value <= high:
            raise Refused("ruling-value", {"rule": "set"}, accepted=[f"0..{high}"])
        was = getattr(fighter, field)
        setattr(fighter, field, value)
        if field == "strength":
            _after_strength(fight, fighter, was)
        elif field == "defenceless_until" and value >= fight.round:
            end_stance(fight, fighter, _DEFENCELESS)
    elif field in FLAGS:
        if type(value) is not bool:
            raise Refused("ruling-value", {"rule": "set"}, accepted=["true", "false"])
        setattr(fighter, field, value)
    elif field == "area":
        if value not in fight.areas.ids:
            raise Refused("ruling-value", {"rule": "set"}, accepted=fight.areas.ids)
        _move(fight, fighter, value)
    elif field == "stance":
        if value not in ("", None) and not (isinstance(value, str) and value in fighter.stances):
            raise Refused("ruling-value", {"rule": "set"}, accepted=["", *fighter.stances])
        _set_stance(fight, fighter, value or "")
    else:
        _set_weapons(fighter, field, value)


def _after_strength(fight: Fight, fighter: Fighter, was: int) -> None:
    """At strength 0 one is out of the fight; whoever was so for want of strength alone is in it again with some."""
    if not fighter.strength and was:
        fall(fight, fighter)
    elif not was and fighter.strength and not (fighter.yielded or fighter.absent):
        fighter.able = True


def _set_stance(fight: Fight, fighter: Fighter, name: str) -> None:
    """Into a stance, in place of every other one and of a preparation; or out of all stances.

    Raises:
        Refused: 無防備 allows none.
    """
    if name and fighter.defenceless_until >= fight.round:
        raise Refused("defenceless", {"until": fighter.defenceless_until}, clauses=_DEFENCELESS)
    if name and fighter.caster is not None:
        leave_off(fighter)
    for stance in stances_held(fighter):
        lift(fighter, stance)
    condition = fighter.condition
    condition.second = condition.penalty = None
    condition.stance_since = fight.round
    fighter.stand(fighter.stances[name] if name else None)


def _move(fight: Fight, fighter: Fighter, area: str) -> None:
    """Into another area, out of the duel that the fighter is in."""
    if fighter.duel is not fight.open and area != fighter.area:
        close_when_safe(fight, fighter.duel, Closing.LEFT, fighter.id)
    fighter.area = area


def _set_weapons(fighter: Fighter, field: str, value: Any) -> None:
    carried = [name for name, weapon in fighter.carried.items() if weapon.is_blade]
    names: list[str] = list(value) if isinstance(value, (list, tuple)) else [""]
    if any(name not in carried for name in names) or any(names.count(name) > 1 for name in names):
        raise Refused("ruling-value", {"rule": "set"}, accepted=carried)
    if field == "held":
        held, dropped = tuple(names), tuple(name for name in fighter.dropped if name not in names)
    else:
        held, dropped = tuple(weapon.id for weapon in fighter.held if weapon.id not in names), tuple(names)
    fighter.equip(tuple(fighter.carried[name] for name in held), dropped, fighter.stance)


def _value(fighter: Fighter, field: str) -> Plain:
    if is_spell_field(field):
        return spell_value(fighter, field)
    if field == "held":
        return tuple(weapon.id for weapon in fighter.held)
    if field == "stance":
        return "" if fighter.stance is None else fighter.stance.id
    return _shown(getattr(fighter, field))


def _shown(value: Any) -> Plain:
    """A value as a scenario writes it."""
    return value.name.lower() if isinstance(value, Distance) else plain(value, otherwise=str(value))
