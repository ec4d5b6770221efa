"""Owning: a SQLite file belongs to one server at a time, whatever name it goes by."""

from __future__ import annotations

import errno
import os
import struct
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any

from grimtable.kernel.errors import GrimtableError

fcntl: Any = None  #: a system without it trusts its user
with suppress(ModuleNotFoundError):
    fcntl = import_module("fcntl")

#: A byte that SQLite never locks: far behind its own, which begin at 2^30.
_BYTE = (1 << 62) - 1
#: Files that this process has open. A second descriptor of the same file must not even be opened and closed
#: again: that would end all of SQLite's own locks on it in this process.
_owned: set[tuple[int, int]] = set()


class NotOwned(GrimtableError):
    """The file cannot be had; one sentence."""


class Owner:
    """Holds a SQLite file while a server runs; a crash lets go of it.

    The lock is on the file itself, so that a symbolic or hard link to it is found out; and on a file
    beside it, which servers of older versions look at.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._name = str(path)
        self._beside: int | None = None
        self._file: int | None = None
        self.identity: tuple[int, int] | None = None
        try:
            self._take()
        except OSError as error:
            self.let_go()
            raise NotOwned(
                f"the database {path} cannot be opened: {error.strerror or error}; "
                "choose another with --database"
            ) from None
        except NotOwned:
            self.let_go()
            raise

    def _take(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self._beside = os.open(self.path.with_name(f"{self.path.name}-lock"), os.O_RDWR | os.O_CREAT, 0o644)
        if fcntl is not None and not _locked(self._beside):
            raise NotOwned(self._taken())
        with suppress(FileNotFoundError):
            if _identity(self.path.stat()) in _owned:
                raise NotOwned(self._taken())
        self._file = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o644)
        found = os.fstat(self._file)
        self.identity = _identity(found)
        _owned.add(self.identity)
        if not _byte_locked(self._file, links=found.st_nlink):
            raise NotOwned(self._taken())

    def _taken(self) -> str:
        return (
            f"another server uses the database {self.path}, perhaps by another name; stop it, choose another "
            "one with --database, or let both share a PostgreSQL"
        )

    def why_lost(self) -> str | None:
        """Why what is written now would be lost; None while the file is where it was."""
        try:
            # Asked before every commit, so the short way: a Path takes five times as long.
            if _identity(os.stat(self._name)) == self.identity:  # noqa: PTH116
                return None
        except OSError:
            pass
        return (
            f"the database {self.path} was moved, deleted or replaced while the server ran; "
            "put it back and start the server again"
        )

    def let_go(self) -> None:
        """Somebody else may have it. SQLite's own connections have to be closed before."""
        if self._file is not None:
            os.close(self._file)
            self._file = None
            if self.identity is not None:
                _owned.discard(self.identity)
        if self._beside is not None:
            os.close(self._beside)
            self._beside = None


def _identity(found: os.stat_result) -> tuple[int, int]:
    return found.st_dev, found.st_ino


def _locked(descriptor: int) -> bool:
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def _byte_locked(descriptor: int, *, links: int) -> bool:
    """Lock one byte of the file itself, for this descriptor and not for the whole process."""
    command = getattr(fcntl, "F_OFD_SETLK", None)
    if command is None:
        return links == 1  # where there is no such lock, a file with two names is not taken at all
    # struct flock: kind, whence, start, length, process (has to be 0)
    wanted = struct.pack("hhqqi4x", fcntl.F_WRLCK, os.SEEK_SET, _BYTE, 1, 0)
    try:
        fcntl.fcntl(descriptor, command, wanted)
    except OSError as error:
        return error.errno not in (errno.EAGAIN, errno.EACCES)  # a file system without locks trusts its user
    return True
