"""Makes `records/`: one good record, and what clumsy hands, other programs and cheats may make of it.

Run it when the form of records, or the rules of the small duel in them, have changed:
`python tests/broken/make_records.py`. What is wrong with each file stands in `records.toml`, which is written by hand.
"""

from __future__ import annotations

import gzip
import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from gunbai.games import find_game
from gunbai.kernel.battle import Battle
from gunbai.kernel.dice import Dice, HandDice, SealedDice
from gunbai.kernel.record import record_bytes
from gunbai.kernel.scenario import scenario_from_data

FOLDER = Path(__file__).parent / "records"
SEED = hashlib.sha256(b"a duel in the rain").digest()
WISHES = ("strike", "let", "rest", "wait", "body", "go on")

SCENARIO: dict[str, Any] = {
    "game": "maai",
    "name": {"en": "A duel in the rain"},
    "duel": {"origin": "battle"},
    "fighter": [
        {
            "id": "aki",
            "finesse": 3,
            "evasion": 2,
            "vitality": 8,
            "strength": 3,
            "weapons": [{"id": "katana", "kind": "uchigatana"}],
        },
        {
            "id": "ume",
            "finesse": 2,
            "evasion": 2,
            "vitality": 7,
            "strength": 3,
            "weapons": [{"id": "yari", "kind": "yari"}],
        },
    ],
}

Json = dict[str, Any]
Change = Callable[[Json], Json]


def fight(dice: Dice, hits: tuple[int, ...] = ()) -> Battle:
    """The duel: everybody strikes, or does the least. Dice by hand come up as `hits`, again and again."""
    battle = Battle(scenario_from_data(SCENARIO, "rain", find_game, "rain"), dice)
    rolls = 0
    while battle.result is None:
        if battle.roll is not None:
            battle.throw([hits[rolls % len(hits)], hits[(rolls + 1) % len(hits)]])
            rolls += 1
            continue
        seat = battle.waiting[0].seat
        ask = battle.asked(seat)
        assert ask is not None
        ids = [option.id for option in ask.offer]
        battle.answer(seat, next((one for wish in WISHES for one in ids if one.startswith(wish)), ids[0]))
    return battle


class Lines:
    """The lines of the good record, and ways to spoil them."""

    def __init__(self, battle: Battle) -> None:
        self.rows = record_bytes(battle).splitlines()

    def where(self, kind: str, number: int = 0) -> int:
        """Position of the so many-th line of a kind."""
        return [at for at, row in enumerate(self.rows) if row.startswith(b'{"in":"%b"' % kind.encode())][number]

    def put(self, at: int, *rows: object, drop: int = 1) -> bytes:
        """With other lines in place of some."""
        made = [row if isinstance(row, bytes) else json.dumps(row, separators=(",", ":")).encode() for row in rows]
        return b"\n".join([*self.rows[:at], *made, *self.rows[at + drop :]]) + b"\n"

    def header(self, **changes: object) -> bytes:
        """With a header in which these keys are others; None leaves one out."""
        head = {**json.loads(self.rows[0]), **changes}
        return self.put(0, {key: value for key, value in head.items() if value is not None})

    def change(self, kind: str, number: int = 0, **changes: object) -> bytes:
        """With a line in which these keys are others."""
        at = self.where(kind, number)
        return self.put(at, {**json.loads(self.rows[at]), **changes})

    def insert(self, at: int, *rows: object) -> bytes:
        """With more lines before one."""
        return self.put(at, *rows, drop=0)


def unreadable(good: Lines) -> dict[str, bytes]:
    """Files that are no record."""
    whole = good.put(0, good.rows[0])
    return {
        "empty": b"",
        "one-empty-line": b"\n",
        "header-cut": good.rows[0][:200],
        "header-without-end": good.rows[0],
        "header-cut-before-others": good.put(0, good.rows[0][:200]),
        "header-missing": b"\n".join(good.rows[1:]) + b"\n",
        "foreign-json": b'{"name":"left-pad","version":"1.3.0","dependencies":{}}\n',
        "foreign-json-list": b"[1,2,3]\n",
        "foreign-chat-log": "[main] アキ : 1d100<=60 技能 → 42 → 成功\n[main] GM : では次\n".encode(),
        "foreign-table": b"seat,say\naki,strike katana\nume,let\n",
        "foreign-page": b"<!DOCTYPE html>\n<title>404 Not Found</title>\n",
        "picture": b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\x00\x00\x00\x01\x00\x00\x00\x01\x08\x06\x00\x00\x00\n",
        "packed": gzip.compress(whole, mtime=0),
        "utf16": whole.decode().encode("utf-16"),
        "indented": json.dumps(json.loads(good.rows[0]), indent=2).encode() + b"\n",
        "python-quotes": whole.replace(b'"', b"'"),
    }


def headers(good: Lines) -> dict[str, bytes]:
    """Headers that are not what they should be."""
    head = json.loads(good.rows[0])
    scenario, rulings, dice = head["scenario"], head["rulings"], head["dice"]
    one, two = scenario["fighter"]
    deep: Any = 0
    for _ in range(40):
        deep = [deep]
    return {
        "format-new": good.header(gunbai=2),
        "format-missing": good.header(gunbai=None),
        "format-as-text": good.header(gunbai="1"),
        "format-huge": good.put(0, good.rows[0].replace(b'"gunbai":1', b'"gunbai":1' + b"0" * 400)),
        "rules-version-old": good.header(version="0"),
        "game-unknown": good.header(game="shogi"),
        "game-missing": good.header(game=None),
        "game-of-another-scenario": good.header(scenario={**scenario, "game": "kaisen"}),
        "header-key-unknown": good.header(cheat=True),
        "header-key-twice": good.put(0, good.rows[0].replace(b'"version":', b'"version":"9","version":')),
        "header-deep": good.header(scenario={**scenario, "notes": deep}),
        "header-very-deep": good.put(0, b'{"gunbai":' + b"[" * 100_00 + b"]" * 100_00 + b"}"),
        "scenario-one-fighter": good.header(scenario={**scenario, "fighter": [one]}),
        "scenario-three-fighters": good.header(
            scenario={**scenario, "duel": {"mode": "training"}, "fighter": [one, two, {**two, "id": "haru"}]}
        ),
        "scenario-misspelt": good.header(scenario={**scenario, "duel": {"orign": "battle"}}),
        "scenario-strength-huge": good.header(scenario={**scenario, "fighter": [{**one, "strength": 10**30}, two]}),
        "scenario-escape": good.header(scenario={**scenario, "name": {"en": "\x1b[2J"}}),
        "scenario-is-text": good.header(scenario="maai/ganryujima"),
        "ruling-of-another-scenario": good.header(rulings={**rulings, "maai.attack.cost": 1}),
        "ruling-unknown": good.header(rulings={**rulings, "maai.always.win": "aki"}),
        "ruling-float": good.header(rulings={**rulings, "maai.attack.cost": 2.5}),
        "dice-loaded": good.header(dice={**dice, "kind": "loaded"}),
        "dice-missing": good.header(dice=None),
    }


def entries(good: Lines) -> dict[str, bytes]:
    """Lines that are no input."""
    answer, faces = good.where("answer", 2), good.where("faces", 1)
    said = json.loads(good.rows[answer])
    nested: Any = 0
    for _ in range(40):
        nested = {"a": nested}
    rule = {"in": "rule", "rule": "set", "reason": "a try", "target": "aki.strength"}
    return {
        "line-unknown-kind": good.put(answer, {"in": "cheat", "seat": "aki"}),
        "line-without-kind": good.put(answer, {"seat": "aki", "say": "wait"}),
        "line-not-an-object": good.put(answer, ["aki", "wait"]),
        "line-empty": good.insert(answer, b""),
        "line-cut-in-the-middle": good.put(answer, good.rows[answer][:20]),
        "line-is-two": good.put(answer, good.rows[answer] + good.rows[answer]),
        "line-with-comment": good.insert(answer, b"// here aki should have waited"),
        "line-trailing-comma": good.put(answer, good.rows[answer][:-1] + b",}"),
        "line-null-bytes": good.put(answer, b"\0" * 64),
        "line-shift-jis": good.put(answer, '{"in":"answer","seat":"aki","say":"斬 打刀"}'.encode("shift_jis")),
        "line-lone-surrogate": good.put(answer, good.rows[answer].replace(b"strike", b"\\ud800trike")),
        "line-key-unknown": good.change("answer", 2, mood="angry"),
        "line-key-twice": good.put(answer, good.rows[answer].replace(b'"say":', b'"say":"wait","say":')),
        "line-second-header": good.insert(answer, good.rows[0]),
        "answer-seat-number": good.change("answer", 2, seat=1),
        "answer-say-missing": good.put(answer, {key: said[key] for key in said if key != "say"}),
        "faces-text": good.change("faces", 1, faces="66"),
        "faces-float": good.change("faces", 1, faces=[6.0, 6.5]),
        "faces-huge": good.put(faces, b'{"in":"faces","sides":10,"faces":[1' + b"0" * 400 + b",1]}"),
        "faces-infinite": good.put(faces, b'{"in":"faces","sides":10,"faces":[1e999,1]}'),
        "faces-nan": good.put(faces, b'{"in":"faces","sides":10,"faces":[NaN,1]}'),
        "faces-none": good.change("faces", 1, faces=[]),
        "faces-zero": good.change("faces", 1, faces=[0, 5]),
        "faces-of-a-coin-with-one-side": good.change("faces", 1, sides=1, faces=[1, 1]),
        "faces-too-many": good.change("faces", 1, faces=[1] * 101),
        "rule-value-deep": good.insert(answer, {**rule, "value": nested}),
        "rule-value-very-deep": good.insert(
            answer, b'{"in":"rule","rule":"set","reason":"a","value":' + b"[" * 20_000 + b"]" * 20_000 + b"}"
        ),
        "rule-value-float": good.insert(answer, {**rule, "value": 2.5}),
        "rule-value-huge": good.insert(answer, {**rule, "value": 10**30}),
        "undo-negative": good.insert(answer, {"in": "undo", "back": -1}),
        "undo-text": good.insert(answer, {"in": "undo", "back": "all"}),
        "undo-too-far": good.insert(answer, {"in": "undo", "back": answer}),
        "undo-huge": good.insert(answer, {"in": "undo", "back": 10**30}),
        "after-end-answer": good.insert(len(good.rows), {"in": "answer", "seat": "aki", "say": "wait"}),
        "after-end-undo": good.insert(len(good.rows), {"in": "undo", "back": 1}),
        "after-end-again": good.insert(len(good.rows), good.rows[-1]),
    }


def doctored(good: Lines) -> dict[str, bytes]:
    """Records that read well and tell of what cannot have happened."""
    answer, faces, end = good.where("answer", 2), good.where("faces", 1), len(good.rows) - 1
    rule = {"in": "rule", "rule": "set", "reason": "a try", "target": "aki.strength"}
    head, foot = json.loads(good.rows[0]), json.loads(good.rows[-1])
    strong = [{**fighter, "strength": 10} for fighter in head["scenario"]["fighter"]]
    return {
        "answer-of-the-other": good.change("answer", 2, seat="ume"),
        "answer-of-a-stranger": good.change("answer", 2, seat="haru"),
        "answer-not-offered": good.change("answer", 2, say="push"),
        "answer-no-notation": good.change("answer", 2, say="cut him down"),
        "answer-to-another-question": good.change("answer", 2, ask="lull"),
        "answer-missing": good.put(answer),
        "answer-twice": good.insert(answer, good.rows[answer]),
        "answer-before-its-time": good.put(answer, good.rows[answer + 1], good.rows[answer], drop=2),
        "faces-missing": good.put(faces),
        "faces-twice": good.insert(faces, good.rows[faces]),
        "faces-of-three-dice": good.change("faces", 1, faces=[1, 2, 3]),
        "faces-of-d6": good.change("faces", 1, sides=6, faces=[1, 2]),
        "faces-eleven-of-d10": good.change("faces", 1, faces=[11, 1]),
        "faces-ruled-by-nobody": good.change("faces", 1, ruled=True),
        "rule-unknown": good.insert(answer, {**rule, "rule": "win"}),
        "rule-without-reason": good.insert(answer, {**rule, "reason": " ", "value": 1}),
        "rule-reason-with-escape": good.insert(answer, {**rule, "reason": "\x1b[31m", "value": 1}),
        "rule-target-unknown": good.insert(answer, {**rule, "target": "haru.strength", "value": 1}),
        "rule-field-unknown": good.insert(answer, {**rule, "target": "aki.luck", "value": 1}),
        "rule-value-impossible": good.insert(answer, {**rule, "value": 99}),
        "rule-value-a-list": good.insert(answer, {**rule, "target": "distance", "value": ["toma"]}),
        "rule-stance-a-table": good.insert(answer, {**rule, "target": "aki.stance", "value": {"a": 1}}),
        "rule-dice-wrong": good.insert(answer, {**rule, "rule": "dice", "target": "2d10", "value": [11, 1]}),
        "rule-dice-no-form": good.insert(answer, {**rule, "rule": "dice", "target": "two tens", "value": [1, 1]}),
        "rule-third-party": good.insert(answer, {**rule, "rule": "add", "target": "haru"}),
        "rule-end-for-a-stranger": good.insert(answer, {**rule, "rule": "end", "value": ["haru"]}),
        "interjection-unknown": good.insert(answer, {"in": "interject", "seat": "aki", "interject": "lightning"}),
        "interjection-of-a-stranger": good.insert(answer, {"in": "interject", "seat": "haru", "interject": "end draw"}),
        "leave-of-a-stranger": good.insert(answer, {"in": "leave", "leave": "haru"}),
        "end-too-early": good.put(answer, good.rows[-1], drop=len(good.rows)),
        "end-with-another-winner": good.change("end", 0, result={**foot["result"], "winners": ["haru"]}),
        "end-with-another-reason": good.change("end", 0, result={**foot["result"], "why": "yielded"}),
        "end-with-another-digest": good.change("end", 0, digest="0" * 64),
        "goes-on-after-the-end": good.put(end, {"in": "answer", "seat": "aki", "say": "wait", "ask": "breath"}),
        "undo-before-the-end": good.insert(end, {"in": "undo", "back": end - 3}),
        "scenario-made-stronger": good.header(scenario={**head["scenario"], "fighter": strong}),
    }


def unsealed(good: Lines) -> dict[str, bytes]:
    """Records whose dice are not the sealed ones."""
    head, faces = json.loads(good.rows[0]), good.where("faces", 1)
    first = json.loads(good.rows[good.where("faces", 0)])["faces"]
    short = b"short seed"
    other = json.dumps({**head, "dice": {**head["dice"], "commitment": hashlib.sha256(short).hexdigest()}}).encode()
    undone = json.loads(good.rows[faces])
    return {
        "die-better": good.change("faces", 1, faces=[10, 9]),
        "die-of-another-roll": good.change("faces", 1, faces=first),
        "die-better-and-undone": good.insert(faces, {**undone, "faces": [10, 9]}, {"in": "undo", "back": faces - 1}),
        "seed-other": good.change("end", 0, seed="00" * 32),
        "seed-no-number": good.change("end", 0, seed="the rain in spring"),
        "seed-missing": good.put(len(good.rows) - 1, {**json.loads(good.rows[-1]), "seed": ""}),
        "seed-short": good.put(len(good.rows) - 1, {**json.loads(good.rows[-1]), "seed": short.hex()}).replace(
            good.rows[0], other
        ),
        "end-missing": good.put(len(good.rows) - 1),
        "commitment-other": good.header(dice={**head["dice"], "commitment": "ab" * 32}),
        "entropy-other": good.header(dice={**head["dice"], "entropy": {"aki": "rain"}}),
        "by-hand": b"\n".join(Lines(fight(HandDice(), (9, 8, 3, 7))).rows) + b"\n",
    }


def main() -> None:
    """Writes them all, and the good one beside them."""
    good = Lines(fight(SealedDice(SEED, {"aki": "plum", "ume": "snow"})))
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.jsonl"):
        old.unlink()
    made = {}
    for group in (unreadable, headers, entries, doctored, unsealed):
        for name, data in group(good).items():
            assert name not in made, name
            made[name] = data
    for name, data in made.items():
        (FOLDER / f"{name}.jsonl").write_bytes(data)
    (FOLDER.parent / "good.jsonl").write_bytes(b"\n".join(good.rows) + b"\n")


if __name__ == "__main__":
    main()
