"""What happens in 間合, as typed values. The tag is the message key: `event-TAG`."""

from __future__ import annotations

from typing import ClassVar

from gunbai.games.maai.declaration import Act
from gunbai.games.maai.values import (
    Check,
    Contest,
    Direction,
    Distance,
    GuardLoss,
    Mode,
    Outcome,
    Part,
    Terrain,
)
from gunbai.kernel.events import Event, Interjected, Left, Plain, Ruled

Cited = tuple[str, ...]


class DuelBegan(Event, frozen=True, gc=False, tag="duel-began"):
    mode: Mode
    distance: Distance
    terrain: Terrain
    clauses: Cited


class StartNamed(Event, frozen=True, gc=False, tag="start-named"):
    """The start was settled by agreement, or by the side with the initiative (`by`)."""

    distance: Distance
    by: str
    clauses: Cited


class RoundBegan(Event, frozen=True, gc=False, tag="round-began"):
    round: int
    clauses: Cited


class VitalityReset(Event, frozen=True, gc=False, tag="vitality-reset"):
    fighter: str
    vitality: int
    clauses: Cited


class Waited(Event, frozen=True, gc=False, tag="waited"):
    fighter: str
    count: int
    clauses: Cited


class Declared(Event, frozen=True, gc=False, tag="declared"):
    fighter: str
    acts: tuple[Act, ...]
    cost: int
    count: int
    clauses: Cited


class CutShort(Event, frozen=True, gc=False, tag="cut-short"):
    """The rest of a breath is not done, and not paid."""

    fighter: str
    acts: tuple[Act, ...]
    clauses: Cited


class Stepped(Event, frozen=True, gc=False, tag="stepped"):
    """A half-step that moved the shared distance."""

    fighter: str
    direction: Direction
    cost: int
    distance: Distance
    clauses: Cited


class StepDropped(Event, frozen=True, gc=False, tag="step-dropped"):
    """A declared half-step that came to nothing before it was paid."""

    fighter: str
    clauses: Cited


class StepHeld(Event, frozen=True, gc=False, tag="step-held"):
    """A half-step that was lost or drawn: paid, but the distance stays."""

    fighter: str
    cost: int
    distance: Distance
    clauses: Cited


class Resisted(Event, frozen=True, gc=False, tag="resisted"):
    """A half-step is resisted: by holding, or with a wish for the other direction."""

    fighter: str
    counter: bool
    cost: int
    clauses: Cited


class Paid(Event, frozen=True, gc=False, tag="paid"):
    """Vitality paid for a contest that no other line names: for a step that was countered, or for winning."""

    fighter: str
    cost: int
    clauses: Cited


class FirstTry(Event, frozen=True, gc=False, tag="first-try"):
    """The side that tries first was offered the half-step."""

    fighter: str
    taken: bool
    clauses: Cited


class Contested(Event, frozen=True, gc=False, tag="contested"):
    """A contest: two totals, the higher wins; `winner` is empty for a tie."""

    contest: Contest
    one: str
    one_faces: tuple[int, ...]
    one_total: int
    other: str
    other_faces: tuple[int, ...]
    other_total: int
    winner: str
    clauses: Cited


class FirstCutHeld(Event, frozen=True, gc=False, tag="first-cut-held"):
    """The seized half-step: the next attack hits without a roll."""

    fighter: str
    clauses: Cited


class Attacked(Event, frozen=True, gc=False, tag="attacked"):
    """An attack check; `bonus` is all that was added to the faces."""

    unsaid: ClassVar[tuple[str, ...]] = ("foe",)
    """In a duel there is but one."""

    fighter: str
    foe: str
    act: Act
    cost: int
    faces: tuple[int, ...]
    bonus: int
    total: int
    target: int
    outcome: Outcome
    clauses: Cited


class Evaded(Event, frozen=True, gc=False, tag="evaded"):
    """The target rolls too, where the ruling `maai.attack.target` is `contest`; the attack must reach the total."""

    fighter: str
    faces: tuple[int, ...]
    bonus: int
    total: int
    clauses: Cited


class FirstCut(Event, frozen=True, gc=False, tag="first-cut"):
    """An attack that hits without a roll."""

    unsaid: ClassVar[tuple[str, ...]] = ("foe",)

    fighter: str
    foe: str
    act: Act
    cost: int
    clauses: Cited


class WindowUsed(Event, frozen=True, gc=False, tag="window-used"):
    """The one critical window of an opening turned a hit into a critical."""

    fighter: str
    foe: str
    clauses: Cited


class StrengthLost(Event, frozen=True, gc=False, tag="strength-lost"):
    fighter: str
    lost: int
    left: int
    clauses: Cited


class PointsScored(Event, frozen=True, gc=False, tag="points-scored"):
    fighter: str
    scored: int
    points: int
    clauses: Cited


class GuardLost(Event, frozen=True, gc=False, tag="guard-lost"):
    fighter: str
    why: GuardLoss
    lost: int
    left: int
    clauses: Cited


class GuardBroken(Event, frozen=True, gc=False, tag="guard-broken"):
    """The guard reached 0; the opening lasts to the end of round `until`."""

    fighter: str
    until: int
    clauses: Cited


class OpeningEnded(Event, frozen=True, gc=False, tag="opening-ended"):
    fighter: str
    clauses: Cited


class Checked(Event, frozen=True, gc=False, tag="checked"):
    """A check against a number that is no attack."""

    fighter: str
    check: Check
    faces: tuple[int, ...]
    bonus: int
    total: int
    target: int
    outcome: Outcome
    clauses: Cited


class Injured(Event, frozen=True, gc=False, tag="injured"):
    fighter: str
    part: Part
    clauses: Cited


class Bleeds(Event, frozen=True, gc=False, tag="bleeds"):
    """Bleeding has begun."""

    fighter: str
    clauses: Cited


class BleedingStopped(Event, frozen=True, gc=False, tag="bleeding-stopped"):
    fighter: str
    clauses: Cited


class WeaponDropped(Event, frozen=True, gc=False, tag="weapon-dropped"):
    fighter: str
    weapon: str
    clauses: Cited


class WeaponDrawn(Event, frozen=True, gc=False, tag="weapon-drawn"):
    fighter: str
    weapon: str
    cost: int
    clauses: Cited


class WeaponPickedUp(Event, frozen=True, gc=False, tag="weapon-picked-up"):
    fighter: str
    weapon: str
    cost: int
    clauses: Cited


class StanceTaken(Event, frozen=True, gc=False, tag="stance-taken"):
    fighter: str
    stance: str
    cost: int
    clauses: Cited


class StanceEnded(Event, frozen=True, gc=False, tag="stance-ended"):
    fighter: str
    stance: str
    clauses: Cited


class Defenceless(Event, frozen=True, gc=False, tag="defenceless"):
    """無防備, to the end of round `until`."""

    fighter: str
    until: int
    clauses: Cited


class KarmaPrompt(Event, frozen=True, gc=False, tag="karma-prompt"):
    """業報: the GM may add something worse."""

    fighter: str
    clauses: Cited


class TenmeiPrompt(Event, frozen=True, gc=False, tag="tenmei-prompt"):
    """天命: the GM may add a boon."""

    fighter: str
    clauses: Cited


class SpiritFlag(Event, frozen=True, gc=False, tag="spirit-flag"):
    """心気: aiming at the face is read as cowardly and cruel."""

    fighter: str
    clauses: Cited


class Overloaded(Event, frozen=True, gc=False, tag="overloaded"):
    """An overload failed: nothing takes effect, all vitality of the round is gone."""

    fighter: str
    spent: int
    lost: int
    clauses: Cited


class Exhausted(Event, frozen=True, gc=False, tag="exhausted"):
    """脱尽: the next round starts at 1."""

    fighter: str
    clauses: Cited


class ClinchPush(Event, frozen=True, gc=False, tag="clinch-push"):
    fighter: str
    won: bool
    cost: int
    distance: Distance
    clauses: Cited


class ClinchSlip(Event, frozen=True, gc=False, tag="clinch-slip"):
    fighter: str
    won: bool
    cost: int
    distance: Distance
    clauses: Cited


class LockOpened(Event, frozen=True, gc=False, tag="lock-opened"):
    """A bare-hand move that hit opened the lock."""

    fighter: str
    distance: Distance
    clauses: Cited


class Dazzled(Event, frozen=True, gc=False, tag="dazzled"):
    """The light was won: now this side is dazzled."""

    fighter: str
    clauses: Cited


class LullBegan(Event, frozen=True, gc=False, tag="lull-began"):
    round: int
    clauses: Cited


class Bled(Event, frozen=True, gc=False, tag="bled"):
    fighter: str
    lost: int
    left: int
    clauses: Cited


class Steadied(Event, frozen=True, gc=False, tag="steadied"):
    fighter: str
    gained: int
    guard: int
    clauses: Cited


class CannotSteady(Event, frozen=True, gc=False, tag="cannot-steady"):
    """Whoever was cut in this round has no breath to steady."""

    fighter: str
    clauses: Cited


class Rested(Event, frozen=True, gc=False, tag="rested"):
    """The lull was spent on something else."""

    fighter: str
    clauses: Cited


class Yielded(Event, frozen=True, gc=False, tag="yielded"):
    fighter: str
    clauses: Cited


class EndOffered(Event, frozen=True, gc=False, tag="end-offered"):
    """A side would end the duel: drawn, or with this winner."""

    fighter: str
    winner: str
    clauses: Cited


class EndWithdrawn(Event, frozen=True, gc=False, tag="end-withdrawn"):
    fighter: str
    clauses: Cited


class ValueSet(Event, frozen=True, gc=False, tag="value-set"):
    """A ruling of the GM changed a value: what it was and is, as written in a scenario."""

    target: str
    before: Plain
    after: Plain
    clauses: Cited


class Out(Event, frozen=True, gc=False, tag="out"):
    """Strength 0: out of the fight."""

    fighter: str
    clauses: Cited


class DuelEnded(Event, frozen=True, gc=False, tag="duel-ended"):
    """The duel is over; guard and distance are gone."""

    winner: str
    why: str
    clauses: Cited


EVENTS: tuple[type[Event], ...] = (
    *(
        kind
        for kind in list(globals().values())
        if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
    ),
)
SHARED: tuple[type[Event], ...] = (Interjected, Left, Ruled)
