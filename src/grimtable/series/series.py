"""A series on disk: a folder with what was agreed (`series.json`) and the record of each game, in order.

Nothing else is kept: what a game hands on is found by replaying its record, and written into the set-up of
the next one. So every record can be replayed alone, and a series that was meddled with does not fit.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from grimtable.games import PackName, game_for
from grimtable.kernel import RecordError, SetupError
from grimtable.kernel.setup import OptionValue, Windows
from grimtable.records.record import MAX_BYTES, Record, read_record_file, write_whole
from grimtable.records.session import Session
from grimtable.series.course import FORMAT, Course, SeriesSpec
from grimtable.series.rules import Ended, SeriesError

AGREED = "series.json"

_NUMBERED = re.compile(r"(\d\d)-[\w-]+\.json")


class Series(Course):
    """The games of a series so far: those that are over, and perhaps one that is going on."""

    def __init__(self, folder: Path, spec: SeriesSpec, folders: Sequence[PackName] = ()) -> None:
        super().__init__(spec, folders)
        self.folder = folder
        self._folders = tuple(folders)
        #: where the game that is going on is kept
        self.running: Path | None = None

    # --- beginning and opening ------------------------------------------------------------------------

    @classmethod
    def begin(cls, folder: Path, spec: SeriesSpec, folders: Sequence[PackName] = ()) -> Series:
        """A new series in an empty or new folder; every mistake is told before anything is written."""
        if (folder / AGREED).exists():
            raise SeriesError(f"{folder} holds a series already; go on with it, or choose another folder")
        series = cls(folder, spec, folders)
        series.check()
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise SeriesError(
                f"{folder} cannot be made: {error.strerror or error}; choose another folder"
            ) from None
        write_whole(folder / AGREED, msgspec.json.format(msgspec.json.encode(spec), indent=2) + b"\n")
        return series

    @classmethod
    def open(cls, folder: Path, folders: Sequence[PackName] = ()) -> Series:
        """The series in a folder, every record replayed; SeriesError names the first that does not fit."""
        series = cls(folder, _read_spec(folder / AGREED), folders)
        paths = sorted(path for path in folder.iterdir() if _NUMBERED.fullmatch(path.name))
        for number, path in enumerate(paths, 1):
            if int(path.name[:2]) != number:
                raise SeriesError(f"{path}: game {number} of the series is missing; put its record back")
            if series.running is not None:
                raise SeriesError(f"{path}: game {number - 1} is not over, so there is no game {number} yet")
            series.add(path, read_record_file(path))
        return series

    # --- going on -------------------------------------------------------------------------------------

    def next_path(self, scenario: str) -> Path:
        """Where the next game is kept."""
        return self.folder / f"{len(self.finished) + 1:02}-{scenario}.json"

    def start(
        self,
        scenario: str = "",
        *,
        windows: Windows = "skip",
        options: Mapping[str, OptionValue] | None = None,
    ) -> Session[Any, Any]:
        """The game that is going on, resumed, or else the next one, begun and saved."""
        if self.running is not None:
            return self._session(self.running, read_record_file(self.running))
        coming = self.coming()
        if isinstance(coming, Ended):
            raise SeriesError(f"the series in {self.folder} is over; begin another one")
        if not scenario and len(coming.scenarios) > 1:
            raise SeriesError(f"say which scenario comes next: {', '.join(coming.scenarios)}")
        setup = self.setup_for(coming, scenario or coming.scenarios[0], windows, options)
        session = Session.start(self.game, setup)
        self.running = self.next_path(setup.scenario)
        session.save(self.running)
        return session

    def add(self, path: Path, record: Record) -> None:
        """Take the record of the next game: it must be the game that comes next, with what was handed on."""
        coming = self.coming()
        if isinstance(coming, Ended):
            raise SeriesError(f"{path}: the series was over before this game; take the file out")
        session = self._session(path, record)
        unfit = self.why_not_setup(coming, session.setup)
        if unfit is not None:
            raise SeriesError(f"{path}: {unfit}; use the record as it was saved")
        if session.state.result is None:
            self.running = path
            return
        self.running = None
        self.finished.append(self.finish(session.state))

    def _session(self, path: Path, record: Record) -> Session[Any, Any]:
        try:
            game = game_for(record.setup, self._folders)
            if game is not self.game:
                raise SetupError(f"this is a game of {record.game} with other packs than the series has")
            return Session.resume(game, record)
        except (RecordError, SetupError) as error:
            raise SeriesError(f"{path}: {error}") from None


def _read_spec(path: Path) -> SeriesSpec:
    try:
        if path.stat().st_size > MAX_BYTES:
            raise SeriesError(f"{path} is too long to be a series")
        spec = msgspec.json.decode(path.read_bytes(), type=SeriesSpec)
    except OSError as error:
        raise SeriesError(
            f"{path}: {error.strerror or error}; a series is a folder that `grimtable series begin` made"
        ) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise SeriesError(f"{path} does not say what was agreed: {error}") from None
    if spec.format != FORMAT:
        raise SeriesError(
            f"{path} has format {spec.format}, and this version of Grimtable reads format {FORMAT}; "
            "open it with the version that wrote it"
        )
    return spec
