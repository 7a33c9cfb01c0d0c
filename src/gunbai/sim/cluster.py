"""The workers of a cluster, on whatever machines: by Dask's scheduler (`pip install gunbai[cluster]`)."""

from __future__ import annotations

from collections import deque
from collections.abc import Generator, Iterable
from typing import TYPE_CHECKING, Any
from uuid import uuid4

from gunbai.errors import MissingExtra
from gunbai.sim.batch import Batch, play_batch
from gunbai.sim.errors import NoCluster, WorkersLost
from gunbai.sim.pools import TRIES, Share

if TYPE_CHECKING:
    from distributed import Future

SECONDS = 10
"""A scheduler that has not answered by then is not there."""
AHEAD = 4
"""So many batches are given out for each thread of a worker: none of them waits for the way here and back."""


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
        waiting = iter(shares)
        under_way: deque[tuple[Share, Future[Batch]]] = deque()
        tries = 0
        try:
            while True:
                while len(under_way) < AHEAD * self._threads and (share := next(waiting, None)) is not None:
                    under_way.append((share, self._submit(share)))
                if not under_way:
                    return
                share, future = under_way[0]
                try:
                    batch = future.result()
                except self._lost:
                    tries += 1
                    if tries >= TRIES:
                        raise WorkersLost(share.start, share.stop - 1, tries) from None
                    under_way[0] = share, self._submit(share)
                    continue
                tries = 0
                under_way.popleft()
                yield batch
        finally:
            self._client.cancel([future for _, future in under_way])

    def _submit(self, share: Share) -> Future[Batch]:
        """Gives a share out. The scheduler gives it to another worker if the first one dies; a share has one name, so
        that only one result of it is ever seen."""
        self._given += 1
        key = f"gunbai-{self._run}-{self._given}"
        future: Future[Batch] = self._client.submit(play_batch, *share, key=key, pure=False)
        return future

    def close(self) -> None:
        """Parts from the scheduler; it goes on without us."""
        self._client.close()
