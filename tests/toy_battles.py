"""Battles of the toy, and their records, as several tests set them up."""

from __future__ import annotations

import json
from typing import Any

from gunbai.kernel.battle import Battle
from gunbai.kernel.dice import Dice, ScriptedDice, SealedDice
from gunbai.kernel.inputs import Faces, Ruling
from gunbai.kernel.record import Record, load_record, record_bytes
from toy_game import finder, toy, toy_scenario

SEED = bytes(range(32))


def script(*rolls: str) -> ScriptedDice:
    """`script("6: 3 4")` lays down two dice of six sides."""
    laid = []
    for roll in rolls:
        sides, _, faces = roll.partition(":")
        laid.append(Faces(int(sides), tuple(map(int, faces.split()))))
    return ScriptedDice(laid)


def evening(dice: Dice | None = None, **data: Any) -> Battle:
    return Battle(toy_scenario(**data), dice if dice is not None else SealedDice(SEED))


def staked(battle: Battle, red: int = 1, blue: int = 2) -> Battle:
    battle.answer("red", f"stake {red}")
    battle.answer("blue", f"stake {blue}")
    return battle


def said(battle: Battle) -> list[tuple[str, str, bool]]:
    return [(one.seat, one.kind, one.answered) for one in battle.waiting]


WORDS = {"red": "よろしく", "blue": "gg"}
FIND = finder(toy())


def load(data: bytes) -> Record:
    return load_record(data, "x.jsonl", FIND)


def played(**data: Any) -> Battle:
    """Two rounds, a toast, a ruling, and red leaves."""
    battle = Battle(toy_scenario(rulings={"toy.rounds": 3}, **data), SealedDice(SEED, WORDS))
    battle.answer("red", "stake 1")
    battle.answer("blue", "stake 2")
    battle.answer(battle.waiting[0].seat, "give 0")
    battle.interject("blue", "toast")
    battle.answer("red", "clink", by="gm")
    battle.rule(Ruling("set", "found a coin", "red", 9))
    battle.rule(Ruling("dice", "cocked", "2d6", [6, 6]))
    battle.answer("blue", "stake 1")
    battle.answer("red", "stake 1")
    battle.leave("red")
    return battle


def lines_of(battle: Battle) -> list[Any]:
    return [json.loads(line) for line in record_bytes(battle).splitlines()]


def written(lines: list[Any]) -> bytes:
    return b"".join(json.dumps(line, separators=(",", ":"), ensure_ascii=False).encode() + b"\n" for line in lines)
