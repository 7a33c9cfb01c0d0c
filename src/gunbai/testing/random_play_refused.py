"""What a battle refuses, most of the time: nonsense, and rulings of a game master who has to find out what can be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from gunbai.errors import DiceError, GunbaiError, Refused
from gunbai.kernel.battle import Battle
from gunbai.kernel.inputs import Ruling
from gunbai.kernel.requests import GM, Declaration, Option
from gunbai.testing.conformance_report import broken
from gunbai.testing.conformance_snapshot import open_asks, snapshot

NONSENSE = ("", "?", "no such thing", "1", "遠", "a; b; c", "x" * 5000, "\0", "{}", "strike @nowhere")
_DICE = ("", "2d", "d6", "2d10", "0d6", "101d6", "3d1", "3d1001", "2d６", "99999d99999")


class _Strange(Declaration, frozen=True, tag="strange"):
    """A declaration that no game has."""


class Trier:
    """Tries what is refused, and makes sure that it changes nothing."""

    def __init__(self, battle: Battle, random: Random, kinds: Counter[str]) -> None:
        """
        Args:
            kinds: counts what was refused.
        """
        self.refusals: dict[tuple[str, str], GunbaiError] = {}
        """One refusal of each kind that came up."""
        self.said: list[str] = []
        """Texts that were declarations elsewhere in the battle."""
        self._battle, self._random, self._kinds = battle, random, kinds

    def rule(self) -> None:
        """A ruling found by asking the game: what it refuses says what it would accept."""
        if not self._battle.asks:
            return
        random = self._random
        ruling = Ruling(random.choice(("?", "set", "dice", "end")), "because", "?", "?")
        if ruling.rule == "dice":
            count, sides = random.randint(1, 3), random.choice((6, 10))
            ruling = Ruling("dice", "because", f"{count}d{sides}", [random.randint(1, sides) for _ in range(count)])
        elif ruling.rule == "end":
            if random.randrange(100) >= 20:
                return
            ruling = Ruling("end", "because", "", [])
        for _ in range(5):
            before = snapshot(self._battle)
            try:
                self._battle.rule(ruling)
            except Refused as error:
                self._refused(f"ruling {ruling.rule} {ruling.target}", error, before)
                ruling = mended(ruling, error, random)
            else:
                return

    def _refused(self, what: str, error: GunbaiError, before: tuple[object, ...]) -> None:
        self._kinds["refused"] += 1
        self.refusals.setdefault((error.code, str(getattr(error, "reason", ""))), error)
        if snapshot(self._battle) != before:
            broken("unchanged", f"{what} was refused ({error}), but the battle has changed")

    def nonsense(self) -> None:
        """Something that is refused, most of the time."""
        what, give = self._random.choice(self._nonsenses())
        before = snapshot(self._battle)
        try:
            give()
        except (Refused, DiceError) as error:
            self._refused(what, error, before)

    def _nonsenses(self) -> list[tuple[str, Callable[[], object]]]:
        battle, random = self._battle, self._random
        asked = [ask.seat for ask in open_asks(battle)]
        seat = random.choice([*asked, *asked, *asked, *(seat.id for seat in battle.scenario.seats), "nobody", GM])
        text = random.choice((*NONSENSE, *self.said))
        number = battle.question - random.randint(1, 3)
        about = random.choice(("", "", "nothing"))
        return [
            (f"{seat}: {text[:40]}", lambda: battle.answer(seat, text, about=about)),
            (f"{seat}: {text[:40]}", lambda: battle.answer(seat, text)),
            (f"{seat}: {text[:40]} to question {number}", lambda: battle.answer(seat, text, question=number)),
            (f"{seat}: a declaration of no kind", lambda: battle.answer(seat, Option("?", _Strange()))),
            (f"{seat} interjects {text[:40]}", lambda: battle.interject(seat, text)),
            ("seven dice", lambda: battle.throw([1] * 7)),
            ("a face that is none", lambda: battle.throw([0, 11, 1 << 70])),
            ("a ruling without a reason", lambda: battle.rule(Ruling("set", " ", "?", 1))),
            ("a ruling that is none", lambda: battle.rule(Ruling(text[:40] or "?", "because", text, {"a": [None]}))),
            (
                "dice that are none",
                lambda: battle.rule(Ruling("dice", "because", random.choice(_DICE), [3, "x", None])),
            ),
            ("winners who are not there", lambda: battle.rule(Ruling("end", "because", "", ["nobody", 3]))),
            ("somebody leaves who is not there", lambda: battle.leave("nobody")),
            ("a thousand steps back", lambda: battle.undo(10_000)),
            ("no step back", lambda: battle.undo(0)),
        ]


def mended(ruling: Ruling, error: Refused, random: Random) -> Ruling:
    """The ruling with what a refusal says would be accepted in the place that it names.

    Games refuse with `no-such-ruling` (accepted: kinds), `ruling-target` (accepted: targets) or `ruling-value`
    (accepted: values, or bounds such as `0..9`).
    """
    if not error.accepted:
        return ruling
    chosen = random.choice(error.accepted)
    match error.reason:
        case "no-such-ruling":
            return msgspec.structs.replace(ruling, rule=chosen)
        case "ruling-target":
            return msgspec.structs.replace(ruling, target=chosen)
        case _:
            return msgspec.structs.replace(ruling, value=_value(chosen, random))


def _value(text: str, random: Random) -> Any:
    low, dots, high = text.partition("..")
    if dots:
        return random.randint(_whole(low, -3), _whole(high, 20))
    if text.startswith("["):
        return []
    return {"true": True, "false": False}.get(text, text)


def _whole(text: str, otherwise: int) -> int:
    return int(text) if text.lstrip("-").isdecimal() else otherwise
