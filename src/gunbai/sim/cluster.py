"""The workers of a cluster, on whatever machines: by Dask's scheduler (`pip install gunbai[cluster]`)."""

from __future__ import annotations

from collections import deque
from collections.abc import Generator, Iterable
from typing import TYPE_CHECKING, Any
from uuid import uuid4

from gunbai.errors import MissingExtra
from gunbai.sim.batch import Batch
from gunbai.sim.errors import NoCluster
from gunbai.sim.pools import TRIES, Load, Pace, Share, lost, play_load

if TYPE_CHECKING:
    from distributed import Future

SECONDS = 10
"""A scheduler that has not answered by then is not there."""
AHEAD = 3
"""So many loads are given out for each thread of a worker: none of them waits for the way here and back."""


class Cluster:
    """All workers of one scheduler. Gunbai must be installed there in the same version."""

    def __init__(self, address: str) -> None:
        """
        Args:
            address: of the scheduler: `tcp://scheduler:8786`.

        Raises:
            MissingExtra: the cluster's package is not installed.
            NoCluster: nobody answers, or no worker is there.
        """
        try:
            import distributed  # noqa: PLC0415 (nobody else waits for it)
        except ImportError:
            raise MissingExtra("cluster", "distributed") from None
        self._lost: type[Exception] = distributed.KilledWorker
        try:
            connect: Any = distributed.Client
            self._client = connect(address, timeout=SECONDS, set_as_default=False)
        except (OSError, ValueError, TypeError) as error:
            raise NoCluster(address, "silent") from error
        self._threads = sum(self._client.nthreads().values())
        if not self._threads:
            self.close()
            raise NoCluster(address, "empty")
        self._run = uuid4().hex
        self._given = 0

    def results(self, shares: Iterable[Share]) -> Generator[Batch, None, None]:
        """See `Pool`."""
        waiting, pace = iter(shares), Pace()
        under_way: deque[tuple[Load, Future[Any]]] = deque()
        tries = 0
        try:
            while True:
                while len(under_way) < AHEAD * self._threads and (load := pace.next_load(waiting)):
                    under_way.append((load, self._submit(load)))
                if not under_way:
                    return
                load, future = under_way[0]
                try:
                    batches, seconds = future.result()
                except self._lost:
                    tries += 1
                    if tries >= TRIES:
                        raise lost(load, tries) from None
                    under_way[0] = load, self._submit(load)
                    continue
                tries = 0
                pace.told(load, seconds)
                under_way.popleft()
                yield from batches
        finally:
            self._client.cancel([future for _, future in under_way])

    def _submit(self, load: Load) -> Future[Any]:
        """Gives a load out. The scheduler gives it to another worker if the first one dies; a load has one name, so
        that only one result of it is ever seen."""
        self._given += 1
        key = f"gunbai-{self._run}-{self._given}"
        future: Future[Any] = self._client.submit(play_load, load, key=key, pure=False)
        return future

    def close(self) -> None:
        """Parts from the scheduler; it goes on without us."""
        self._client.close()
