"""What keeps many battles from being played. Words are messages `error-CODE` of the simulation's own texts."""

from __future__ import annotations

from collections.abc import Iterable

from gunbai.errors import GunbaiError


class SimError(GunbaiError):
    """Root of what a simulation refuses."""

    code = "sim"


class SweepRefused(SimError):
    """What is to be swept over cannot be; nothing has been played. Its words are a message `refusal-sweep-WHY`."""

    code = "sweep"

    def __init__(self, why: str, text: str, accepted: Iterable[str] = ()) -> None:
        super().__init__({"text": text}, accepted=accepted)
        self.reason = f"sweep-{why}"


class WorkersLost(SimError):
    """The same share of battles was taken on again and again, and each time its worker died."""

    code = "workers-lost"

    def __init__(self, first: int, last: int, tries: int) -> None:
        super().__init__({"first": first, "last": last, "tries": tries})


class OtherRules(SimError):
    """A worker has another version of the rules; what it would play is not the same battle."""

    code = "other-rules"

    def __init__(self, game: str, wanted: str, there: str) -> None:
        super().__init__({"game": game, "wanted": wanted, "there": there})

    def __reduce__(self) -> tuple[type[OtherRules], tuple[str, ...]]:
        """It is sent from a worker to whoever waits for it."""
        values = self.values
        return OtherRules, (str(values["game"]), str(values["wanted"]), str(values["there"]))


class NoCluster(SimError):
    """No scheduler answers at an address, or it has no workers; `why` is `silent` or `empty`."""

    code = "no-cluster"

    def __init__(self, address: str, why: str) -> None:
        super().__init__({"address": address, "why": why})
