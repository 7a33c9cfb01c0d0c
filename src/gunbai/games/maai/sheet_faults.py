"""What is wrong with a scenario of 間合 that only shows across its keys."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from gunbai.errors import Fault, NotationError
from gunbai.games.maai.cites import cites
from gunbai.games.maai.content.audit import audit_content
from gunbai.games.maai.content.catalogue import Catalogue
from gunbai.games.maai.content.holdings import character_faults, content_of, filled, holdings
from gunbai.games.maai.content.references import entry_faults, named_by, taken_faults, unknown_names
from gunbai.games.maai.crowd_faults import crowd_faults
from gunbai.games.maai.fighter import guard_maximum
from gunbai.games.maai.midway import Now
from gunbai.games.maai.names import prepare, read_reserve
from gunbai.games.maai.noncombat import is_noncombat
from gunbai.games.maai.scalars import CELLS
from gunbai.games.maai.sheet import FighterSheet, MaaiScenario, Skills, strength_of
from gunbai.games.maai.spell_faults import caster_faults, spell_entry_faults
from gunbai.games.maai.spell_rules import SpellRules, spell_rules
from gunbai.games.maai.values import Terrain
from gunbai.games.maai.weapons import BODY, TABLE
from gunbai.kernel.folding import fold
from gunbai.kernel.requests import GM
from gunbai.kernel.rulings import Rulings
from gunbai.kernel.scenario import Words
from gunbai.kernel.views import SPECTATOR

_LADDER = cites("maai.distance.option")
_NARROW = cites("maai.terrain.narrow")
_SKILL = cites("maai.attack.normal")
_GUARD = cites("maai.guard.max", "maai.guard.max.no_skill")
_RESERVE = cites("maai.term.core_kept")
_NONCOMBAT = cites("maai.noncombat.type")
_BARE = cites("maai.fumble.core_effect", "maai.spell.prep.stance_break")
_ONE_TERRAIN = cites("maai.terrain.only_one", "maai.terrain.option")


def check_scenario(scenario: MaaiScenario, rulings: Rulings) -> tuple[Fault, ...]:
    """What only shows across the keys of a scenario; content of its own that breaks a balance principle is refused.

    Clauses: maai.distance.option, maai.part.option, maai.terrain.only_one, maai.terrain.narrow.
    Rulings: maai.balance.mode.
    """
    content = content_of(scenario)
    faults = [*taken_faults(scenario), *entry_faults(scenario, content)]
    for number, fighter in enumerate(scenario.fighter, 1):
        faults += unknown_names(f"fighter[{number}]", named_by(fighter), content)
        faults += character_faults(f"fighter[{number}]", fighter)
    faults += spell_entry_faults(scenario.spell, spell_rules(rulings))
    if faults:
        return tuple(faults)
    if rulings.word("maai.balance.mode") == "audit":
        let = _let_stand(spell_rules(rulings))
        faults += [one for one in audit_content(scenario) if not one.advice and one.code not in let]
    written, scenario = scenario, filled(scenario, content)
    for number, fighter in enumerate(scenario.fighter, 1):
        faults += caster_faults(fighter, f"fighter[{number}]", content, rulings)
        faults += _beforehand_faults(fighter, f"fighter[{number}].now.beforehand", content)
    faults += [*_frame_faults(scenario), *_terrain_faults(scenario), *crowd_faults(scenario)]
    faults += _taken("fighter", (fighter.id for fighter in scenario.fighter), (GM, SPECTATOR))
    faults += _taken("area", (area.id for area in scenario.area))
    for number, fighter in enumerate(scenario.fighter, 1):
        place = f"fighter[{number}]"
        faults += _fighter_faults(fighter, place, rulings)
        faults += _now_faults(fighter, f"{place}.now", rulings)
        faults += _posture_faults(fighter, f"{place}.now", scenario.now.round)
        if scenario.modules.guard:
            faults += _guard_faults(fighter, f"{place}.now.guard", rulings)
        if fighter.now.asked and scenario.now.count is None:
            faults.append(Fault("needs", f"{place}.now.asked", values={"key": "asked", "other": "now.count"}))
    places = {fault.place for fault in faults}
    faults += [fault for fault in _name_faults(scenario) if fault.place not in places]
    return tuple(faults) or _reserve_faults(written, rulings)


def _beforehand_faults(fighter: FighterSheet, place: str, content: Catalogue) -> list[Fault]:
    """What she cannot have done before a battle: it is none of her non-combat manoeuvres.

    Clauses: maai.noncombat.type.
    """
    done = fighter.now.beforehand
    hers = tuple(one.id for one in holdings(fighter, content).manoeuvres if is_noncombat(one)) if done else ()
    return [
        Fault("unknown-name", f"{place}[{number}]", values={"key": name}, accepted=hers, clauses=_NONCOMBAT)
        for number, name in enumerate(done, 1)
        if name not in hers
    ]


def _reserve_faults(scenario: MaaiScenario, rulings: Rulings) -> tuple[Fault, ...]:
    """Acts in reserve that cannot be read; in a scenario that is otherwise sound. Rulings: maai.reserve."""
    held = {number: fighter.now.reserve for number, fighter in enumerate(scenario.fighter, 1) if fighter.now.reserve}
    if not held:
        return ()
    blank = msgspec.structs.replace(scenario, fighter=tuple(_without_reserve(one) for one in scenario.fighter))
    fighters = prepare(blank, rulings).fighters
    faults = []
    for number, text in held.items():
        try:
            read_reserve(fighters[number - 1], text)
        except NotationError as error:
            place = f"fighter[{number}].now.reserve"
            faults.append(
                Fault("wrong-value", place, values={"given": text}, accepted=error.accepted, clauses=_RESERVE)
            )
    return tuple(faults)


def _without_reserve(fighter: FighterSheet) -> FighterSheet:
    return msgspec.structs.replace(fighter, now=msgspec.structs.replace(fighter.now, reserve=None))


def _let_stand(rules: SpellRules) -> tuple[str, ...]:
    """Findings of the audit that this table's readings let stand.

    Rulings: maai.spell.even_dan, maai.spell.reduction_floor.
    """
    even = ("spell-dan",) if rules.even_up else ()
    return (*even, "spell-benefit-low") if rules.reduction_floor == 0 else even


def check_newcomer(scenario: MaaiScenario, sheet: FighterSheet, rulings: Rulings) -> tuple[Fault, ...]:
    """Faults of a fighter whom the game master brings into a battle of this scenario."""
    both = msgspec.structs.replace(scenario, fighter=(*scenario.fighter, sheet), now=Now())
    last = f"fighter[{len(both.fighter)}]"
    return tuple(fault for fault in check_scenario(both, rulings) if fault.place.startswith(last))


def _taken(table: str, ids: Iterable[str], taken: Iterable[str] = ()) -> list[Fault]:
    """Ids that cannot be told from an earlier one of their table, however they are typed."""
    seen, faults = {fold(one) for one in taken}, []
    for number, one in enumerate(ids, 1):
        if fold(one) in seen:
            faults.append(Fault("taken", f"{table}[{number}].id", values={"id": one}))
        seen.add(fold(one))
    return faults


def _name_faults(scenario: MaaiScenario) -> list[Fault]:
    """Ids that would have two names in the log: whatever has an id is named by it alone."""
    names: dict[str, Words] = {BODY: TABLE[BODY].name}
    faults = []
    for number, fighter in enumerate(scenario.fighter, 1):
        place = f"fighter[{number}]"
        named = [(place, fighter.id, fighter.name)]
        named += [
            (f"{place}.weapons[{at}]", weapon.id, weapon.name if weapon.name != Words() else TABLE[weapon.kind].name)
            for at, weapon in enumerate(fighter.weapons, 1)
        ]
        named += [(f"{place}.stances[{at}]", stance.id, stance.name) for at, stance in enumerate(fighter.stances, 1)]
        for where, id, name in named:
            if names.setdefault(id, name) != name:
                faults.append(Fault("taken", f"{where}.id", values={"id": id}))
    return faults


def _frame_faults(scenario: MaaiScenario) -> list[Fault]:
    faults = []
    modules = scenario.modules
    for name in ("halfstep", "clinch"):
        if getattr(modules, name) and not modules.ladder:
            faults.append(Fault("needs", f"modules.{name}", values={"key": name, "other": "ladder"}, clauses=_LADDER))
    if scenario.now.count is not None and scenario.now.lull:
        faults.append(Fault("excludes", "now.lull", values={"key": "lull", "other": "count"}))
    named = scenario.now.order
    if named is not None and named not in (ids := tuple(fighter.id for fighter in scenario.fighter)):
        faults.append(Fault("unknown-name", "now.order", values={"key": named}, accepted=ids))
    if scenario.duel.agree and (scenario.now.count is not None or scenario.now.lull or not modules.ladder):
        faults.append(Fault("excludes", "duel.agree", values={"key": "agree", "other": "now"}))
    return faults


def _terrain_faults(scenario: MaaiScenario) -> list[Fault]:
    duel, faults = scenario.duel, []
    ids = tuple(fighter.id for fighter in scenario.fighter)
    for key, terrain in (("upper", Terrain.HIGH), ("dazzled", Terrain.GLARE)):
        named: str | None = getattr(duel, key)
        if named is not None and duel.terrain is not terrain:
            faults.append(
                Fault(
                    "needs",
                    f"duel.{key}",
                    values={"key": key, "other": f"terrain = {terrain.value}"},
                    clauses=_ONE_TERRAIN,
                )
            )
        elif named is None and duel.terrain is terrain:
            faults.append(Fault("missing-key", f"duel.{key}", values={"key": key}, accepted=ids))
        if named is not None and named not in ids:
            faults.append(Fault("unknown-name", f"duel.{key}", values={"key": named}, accepted=ids))
    if duel.terrain is not Terrain.NONE and not scenario.modules.terrain:
        faults.append(
            Fault(
                "needs",
                "duel.terrain",
                values={"key": "terrain", "other": "modules.terrain"},
                accepted=('"none"',),
                clauses=_ONE_TERRAIN,
            )
        )
    if duel.terrain is Terrain.NARROW and duel.distance == "toma":
        faults.append(Fault("too-far", "duel.distance", accepted=CELLS[1:], clauses=_NARROW))
    return faults


def _fighter_faults(fighter: FighterSheet, place: str, rulings: Rulings) -> list[Fault]:
    faults = _taken(f"{place}.weapons", (weapon.id for weapon in fighter.weapons), (BODY,))
    faults += _taken(f"{place}.stances", (stance.id for stance in fighter.stances))
    if rulings.word("maai.attack.check") == "sheet":
        faults += [
            Fault("missing-key", f"{place}.weapons[{number}].attack", values={"key": "attack"}, accepted=("-20..40",))
            for number, weapon in enumerate(fighter.weapons, 1)
            if weapon.attack is None
        ]
    if rulings.word("maai.skill.value") == "points":
        for name in Skills.__struct_fields__:
            if not 0 <= getattr(fighter.skills, name) <= 4:
                faults.append(
                    Fault(
                        "wrong-value",
                        f"{place}.skills.{name}",
                        values={"given": str(getattr(fighter.skills, name))},
                        accepted=("0..4",),
                        clauses=_SKILL,
                    )
                )
    return faults


def _guard_faults(fighter: FighterSheet, place: str, rulings: Rulings) -> list[Fault]:
    """A guard above its maximum. Clauses: maai.guard.max. Rulings: maai.guard.low_ability."""
    most = guard_maximum(fighter.finesse, fighter.wits, fighter.guard_bonus, rulings.word("maai.guard.low_ability"))
    guard = fighter.now.guard
    if guard is not None and guard > most:
        return [Fault("wrong-value", place, values={"given": str(guard)}, accepted=(f"0..{most}",), clauses=_GUARD)]
    return []


def _posture_faults(fighter: FighterSheet, place: str, start: int) -> list[Fault]:
    """A preparation that is yet to be begun; a stance, or a preparation, of one who is 無防備.

    Args:
        start: round in which the battle begins.

    Clauses: maai.fumble.core_effect, maai.prep.is_stance.
    """
    preparing = fighter.now.preparing
    if preparing is not None and preparing.began > start:
        given = str(preparing.began)
        return [Fault("wrong-value", f"{place}.preparing.began", values={"given": given}, accepted=(f"0..{start}",))]
    if fighter.now.defenceless_until < start:
        return []
    return [
        Fault("excludes", f"{place}.{key}", values={"key": key, "other": "defenceless_until"}, clauses=_BARE)
        for key in ("stance", "preparing")
        if getattr(fighter.now, key) is not None
    ]


def _now_faults(fighter: FighterSheet, place: str, rulings: Rulings) -> list[Fault]:
    now, faults = fighter.now, []
    carried = [BODY, *(weapon.id for weapon in fighter.weapons)]
    for key in ("held", "dropped"):
        ids: tuple[str, ...] = getattr(now, key) or ()
        for named in ids:
            if named not in carried or named == BODY:
                faults.append(
                    Fault("unknown-name", f"{place}.{key}", values={"key": named}, accepted=tuple(carried[1:]))
                )
        if len(set(ids)) != len(ids):
            faults.append(Fault("taken", f"{place}.{key}", values={"id": str(ids[-1])}))
    both = [named for named in now.held or () if named in now.dropped]
    if both:
        faults.append(Fault("excludes", f"{place}.dropped", values={"key": both[0], "other": "held"}))
    stances = tuple(stance.id for stance in fighter.stances)
    if now.stance is not None and now.stance not in stances:
        faults.append(Fault("unknown-name", f"{place}.stance", values={"key": now.stance}, accepted=stances))
    for key, most in (("vitality", None), ("strength", strength_of(fighter, rulings.word("maai.strength.max")))):
        value = getattr(now, key)
        if value is not None and most is not None and value > most:
            faults.append(
                Fault("wrong-value", f"{place}.{key}", values={"given": str(value)}, accepted=(f"0..{most}",))
            )
    if now.window and not now.opening_until:
        faults.append(Fault("needs", f"{place}.window", values={"key": "window", "other": "opening_until"}))
    return faults
