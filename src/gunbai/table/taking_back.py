"""Who may take back what, and what can be done again."""

from __future__ import annotations

from collections.abc import Sequence

from gunbai.kernel.battle import Battle
from gunbai.kernel.inputs import Answer, Faces, Input, Interjection, Leave, Ruling, Stops


def last_decision(inputs: Sequence[Input], seat: str) -> int | None:
    """The position of the last thing that a seat itself decided; None if there is none."""
    for place in range(len(inputs) - 1, -1, -1):
        given = inputs[place]
        if isinstance(given, Answer | Interjection) and given.seat == seat and not getattr(given, "by", ""):
            return place
    return None


def is_free(battle: Battle, place: int, seat: str) -> bool:
    """Whether a decision may be taken back without asking: no dice have fallen since, nothing hidden was opened by it,
    and nobody else has acted."""
    for given in battle.inputs[place + 1 :]:
        match given:
            case Faces() | Ruling() | Leave():
                return False
            case Answer() | Interjection() if given.seat != seat:
                return False
    if not isinstance(battle.inputs[place], Answer):
        return True
    before = Battle.from_inputs(battle.scenario, battle.dice, battle.inputs[:place])
    secret = len(before.asks) > 1 or before.at_window
    return not secret or battle.question == before.question


def next_step(undone: Sequence[Input], by_hand: bool) -> int:
    """How many of the inputs that were taken back make one decision, with the dice that follow from it."""
    for place, given in enumerate(undone[1:], 1):
        if not isinstance(given, Faces | Stops) or (by_hand and not getattr(given, "ruled", False)):
            return place
    return len(undone)


def give(battle: Battle, given: Input) -> None:
    """Gives a battle an input once more, as it was given before; dice that follow from it fall by themselves.

    Raises:
        Refused: it is not accepted here.
    """
    match given:
        case Answer():
            battle.answer(given.seat, given.say, about=given.about, by=given.by)
        case Interjection():
            battle.interject(given.seat, given.interject)
        case Ruling():
            battle.rule(given)
        case Leave():
            battle.leave(given.leave, given.by)
        case Stops():
            battle.stop(given)
        case Faces():
            if battle.roll is not None:
                battle.throw(given.faces)
