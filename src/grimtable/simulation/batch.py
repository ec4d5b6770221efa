"""Batches: a folder with an order and the games that were played so far, one line each.

The file of games only ever grows. A game is finished when its line is whole, so a batch can be stopped at any
moment, even by pulling the plug, and the same command goes on with the games that are missing.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO

import msgspec

from grimtable.simulation.batch_spec import BatchSpec, SimulationError, differences
from grimtable.simulation.playing import Chunk
from grimtable.simulation.tally import Played
from grimtable.simulation.worker_pool import WorkerPool

FORMAT = 1
ORDER_FILE = "batch.json"
GAMES_FILE = "games.jsonl"

#: How long a chunk should take: long enough that sending it costs nothing, short enough for a lively bar.
CHUNK_SECONDS = 0.5
#: How often lines are forced onto the disk; a stop of the program alone loses none of them.
SYNC_SECONDS = 2.0

Tell = Callable[[Chunk], None]


class Kept(msgspec.Struct, frozen=True):
    """What the order file holds."""

    format: int
    spec: BatchSpec = msgspec.field(name="order")


class Batch:
    """The games of one order in a folder."""

    def __init__(self, folder: Path, spec: BatchSpec) -> None:
        self.folder = folder
        self.spec = spec

    @property
    def path(self) -> Path:
        return self.folder / GAMES_FILE

    @classmethod
    def begin(cls, folder: Path, spec: BatchSpec) -> Batch:
        """The batch in this folder: a new one, or the one that is there if it has the same order."""
        if (folder / ORDER_FILE).exists():
            batch = cls.open(folder)
            found = differences(batch.spec, spec)
            if found:
                raise SimulationError(
                    f"{folder} holds another batch: it differs in {found[0]}; choose another folder "
                    "with --out"
                )
            return batch
        if folder.exists() and not folder.is_dir():
            raise SimulationError(f"{folder} is a file; --out names a folder")
        folder.mkdir(parents=True, exist_ok=True)
        if (folder / GAMES_FILE).exists():
            raise SimulationError(
                f"{folder} holds {GAMES_FILE} without {ORDER_FILE}; choose another folder with --out"
            )
        written = folder / f"{ORDER_FILE}.new"
        written.write_bytes(msgspec.json.format(msgspec.json.encode(Kept(FORMAT, spec)), indent=2) + b"\n")
        written.replace(folder / ORDER_FILE)
        return cls(folder, spec)

    @classmethod
    def open(cls, folder: Path) -> Batch:
        """A batch that somebody began."""
        path = folder / ORDER_FILE
        if not path.exists():
            raise SimulationError(
                f'{folder} holds no batch; make one with "grimtable simulate --out {folder}"'
            )
        try:
            kept = msgspec.json.decode(path.read_bytes(), type=Kept)
        except msgspec.DecodeError as error:
            raise SimulationError(f"{path} is not the order of a batch: {error}") from None
        if kept.format != FORMAT:
            raise SimulationError(f"{path} has format {kept.format}, and this version reads {FORMAT}")
        return cls(folder, kept.spec)

    # --- reading ------------------------------------------------------------------------------------

    def games(self, first: int | None = None) -> list[Played]:
        """The finished games in the order of their numbers, perhaps only those numbered below `first`."""
        found: dict[int, Played] = {}
        decode = msgspec.json.Decoder(Played).decode
        for line_number, line in enumerate(self._lines(), 1):
            try:
                played = decode(line)
            except msgspec.DecodeError as error:
                raise SimulationError(
                    f"{self.path}:{line_number} is not the line of a game ({error}); "
                    "remove the line, and the same command plays the game again"
                ) from None
            if first is None or played.number < first:
                found.setdefault(played.number, played)
        return [found[number] for number in sorted(found)]

    def _lines(self) -> Iterator[bytes]:
        """Whole lines only: a last one without its end was being written when somebody stopped."""
        if not self.path.exists():
            return
        with self.path.open("rb") as file:
            for line in file:
                if line.endswith(b"\n"):
                    yield line

    def missing(self, games: int) -> list[int]:
        """The numbers below this that have not been played."""
        decode = msgspec.json.Decoder(_Number).decode
        there = set()
        for line in self._lines():
            with suppress(msgspec.DecodeError):  # `games` tells of a line that cannot be read
                there.add(decode(line).number)
        return [number for number in range(games) if number not in there]

    # --- playing ------------------------------------------------------------------------------------

    def play(
        self, games: int, pool: WorkerPool, tell: Tell | None = None, deadline: float | None = None
    ) -> bool:
        """Play what is missing; whether all of it was played.

        Ctrl-C stops after the chunks in hand, and so does the deadline, a moment of `time.monotonic`.
        """
        with self._writing() as file:
            # Asked for under the lock: nobody else plays these games now.
            queue = Chunks(self.missing(games), pool)
            synced = time.monotonic()
            stopped = False
            while True:
                try:
                    if deadline is not None and not stopped and time.monotonic() > deadline and queue.left:
                        stopped = True
                        pool.recall()
                    while not stopped and queue.left and pool.busy < 2 * pool.size:
                        pool.send(self.spec, queue.next())
                    if not pool.busy:
                        return not stopped
                    chunk = pool.receive()
                except KeyboardInterrupt:
                    if stopped or pool.size == 1:  # twice: at once; alone there is nobody to wait for
                        return False
                    stopped = True
                    pool.recall()
                    continue
                file.write(chunk.lines)
                file.flush()
                queue.learn(chunk)
                if tell is not None:
                    tell(chunk)
                if time.monotonic() - synced > SYNC_SECONDS:
                    os.fsync(file.fileno())
                    synced = time.monotonic()

    @contextmanager
    def _writing(self) -> Iterator[IO[bytes]]:
        """The file of games, for this process alone, without a half line at its end."""
        with self.path.open("ab") as file:
            _lock(file, self.folder)
            _cut_half_line(self.path)
            file.seek(0, os.SEEK_END)
            try:
                yield file
            finally:
                file.flush()
                os.fsync(file.fileno())


class _Number(msgspec.Struct):
    number: int


def _lock(file: IO[bytes], folder: Path) -> None:
    """One writer at a time; the lock goes with the process, however it ends."""
    try:
        import fcntl
    except ImportError:  # Windows has no such lock; the order of lines would still be right
        return
    try:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise SimulationError(
            f"another process is playing the batch in {folder}; wait for it or stop it"
        ) from None


def _cut_half_line(path: Path) -> None:
    """Take away what a stop in the middle of writing has left."""
    with path.open("rb+") as file:
        end = file.seek(0, os.SEEK_END)
        place = end
        while place > 0:
            step = min(4096, place)
            file.seek(place - step)
            block = file.read(step)
            found = block.rfind(b"\n")
            if found >= 0:
                place = place - step + found + 1
                break
            place -= step
        if place < end:
            file.truncate(place)


class Chunks:
    """Cuts the games that are left into chunks of a good size, smaller ones towards the end.

    The size follows the speed of the games so far. It changes nothing in the results: a game depends on its
    number alone.
    """

    def __init__(self, numbers: Sequence[int], pool: WorkerPool) -> None:
        self._numbers = numbers
        self._place = 0
        self._crew = pool
        self._seconds = 0.0
        self._games = 0

    @property
    def left(self) -> int:
        return len(self._numbers) - self._place

    def learn(self, chunk: Chunk) -> None:
        self._seconds += chunk.seconds
        self._games += chunk.games

    def next(self) -> Sequence[int]:
        """The next chunk; the first ones are single games, because nobody knows yet how long one takes."""
        wanted = 1
        if self._games and self._seconds > 0:
            wanted = int(CHUNK_SECONDS * self._games / self._seconds)
        # Everybody should be done at about the same time: what is left is spread over three turns at least.
        fair = -(-self.left // (3 * self._crew.size))
        size = max(1, min(wanted, fair, self._crew.largest))
        chunk = self._numbers[self._place : self._place + size]
        self._place += len(chunk)
        return chunk
