"""A pool on a Ray cluster: the same chunks, played wherever Ray has room. Ray is the optional extra `ray`."""

from __future__ import annotations

import importlib
import importlib.util
import os
import socket
from collections.abc import Sequence
from typing import Any

from grimtable.simulation.batch_spec import BatchSpec, SimulationError
from grimtable.simulation.playing import Chunk, play_chunk

LOCAL = "local"
PATIENCE = 5  #: seconds to wait for a cluster's first answer


def is_installed() -> bool:
    """Whether Ray is there; asks the import system without importing it, which takes seconds."""
    return importlib.util.find_spec("ray") is not None


def _knock(address: str) -> None:
    """Whether anybody listens there: Ray itself would try for a minute and then say it in many lines."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdigit():
        return  # `auto`, or a name that Ray resolves
    try:
        socket.create_connection((host, int(port)), timeout=PATIENCE).close()
    except OSError as error:
        reason = error.strerror or str(error)
        raise SimulationError(f"no Ray cluster answers at {address}: {reason}") from None


class RayPool:
    """Chunks as tasks of a Ray cluster; one that is lost with its node is played again somewhere else."""

    largest = 256

    def __init__(self, address: str, jobs: int) -> None:
        """`local` starts a small Ray on this machine; anything else is the address of a cluster."""
        if not is_installed():
            raise SimulationError('--ray needs Ray; install it with: pip install "grimtable[ray]"')
        # Ray asks for this before it is imported; it sends figures about its use home otherwise.
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        # Tasks here never hold an accelerator; this leaves the variables for those alone, and Ray quiet.
        os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
        if address != LOCAL:
            _knock(address)
        self._ray: Any = importlib.import_module("ray")
        quiet = {"log_to_driver": False, "logging_level": "ERROR"}
        try:
            if address == LOCAL:
                self._ray.init(
                    address="local",
                    num_cpus=jobs,
                    include_dashboard=False,
                    object_store_memory=128 * 2**20,
                    **quiet,
                )
            else:
                self._ray.init(address=address, **quiet)
        except (ConnectionError, RuntimeError, ValueError, TimeoutError) as error:
            reason = " ".join(str(error).split())
            raise SimulationError(f"no Ray cluster answers at {address!r}: {reason[:200]}") from None
        self.size = max(1, int(self._ray.cluster_resources().get("CPU", jobs)))
        self._task = self._ray.remote(num_cpus=1, max_retries=3)(play_chunk)
        self._waiting: list[Any] = []

    def send(self, spec: BatchSpec, numbers: Sequence[int]) -> None:
        self._waiting.append(self._task.remote(spec, list(numbers)))

    @property
    def busy(self) -> int:
        return len(self._waiting)

    def receive(self) -> Chunk:
        done, self._waiting = self._ray.wait(self._waiting, num_returns=1)
        try:
            chunk: Chunk = self._ray.get(done[0])
        except self._ray.exceptions.RayError as error:
            line = str(error).strip().splitlines()[-1]
            raise SimulationError(
                f"a task failed on the Ray cluster ({line}); every node needs this version of grimtable, "
                "and finished games are kept"
            ) from None
        return chunk

    def recall(self) -> None:
        """Ray does not say which tasks have begun; they are few and short, so all of them are waited for."""

    def close(self) -> None:
        for task in self._waiting:
            self._ray.cancel(task, force=True)
        self._waiting = []
        self._ray.shutdown()
