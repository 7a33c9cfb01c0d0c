"""The workers of a cluster, on whatever machines: by Dask's scheduler (`pip install gunbai[cluster]`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from uuid import uuid4

from gunbai.errors import MissingExtra
from gunbai.sim.errors import NoCluster
from gunbai.sim.pools import Load, Loads, UnderWay, play_load

if TYPE_CHECKING:
    from distributed import Future

SECONDS = 10
"""A scheduler that has not answered by then is not there."""
AHEAD = 3
"""So many loads are given out for each thread of a worker: none of them waits for the way here and back."""


class Cluster(Loads):
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
        self._lost = distributed.KilledWorker
        try:
            connect: Any = distributed.Client
            self._client = connect(address, timeout=SECONDS, set_as_default=False)
        except (OSError, ValueError, TypeError) as error:
            raise NoCluster(address, "silent") from error
        self._threads: int = sum(self._client.nthreads().values())
        if not self._threads:
            self.close()
            raise NoCluster(address, "empty")
        self._run = uuid4().hex
        self._given = 0

    @property
    def _ahead(self) -> int:
        return AHEAD * self._threads

    def _submit(self, load: Load) -> Future[Any]:
        """Gives a load out. The scheduler gives it to another worker if the first one dies; a load has one name, so
        that only one result of it is ever seen."""
        self._given += 1
        key = f"gunbai-{self._run}-{self._given}"
        future: Future[Any] = self._client.submit(play_load, load, key=key, pure=False)
        return future

    def _again(self, under_way: UnderWay) -> None:
        load, _ = under_way[0]
        under_way[0] = load, self._submit(load)

    def _cancel(self, futures: list[Future[Any]]) -> None:
        self._client.cancel(futures)

    def close(self) -> None:
        """Parts from the scheduler; it goes on without us."""
        self._client.close()
