"""Witnesses: which cases and tests run which line, recorded once and kept in `build/mutate`.

A case is run in a process of its own, so that nothing an earlier one has worked out hides a line from it.
Whoever changes a case or a test has only that one recorded anew. Whoever changes the rules has nothing
recorded anew: lines that have moved are followed, and a line that is new is taken to be run by whoever ran
what stood there or just before it. That asks rather too many than too few. Only a new file of rules makes
everything new.
"""

from __future__ import annotations

import hashlib
import importlib
import json
import sys
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from difflib import SequenceMatcher
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

from tools.mutate.apart import TooLong, apart, bounded
from tools.mutate.mutant import ROOT
from tools.mutate.subject import Subject

FOLDER = ROOT / "build" / "mutate"

#: A function entered so often by one witness is from then on watched only now and then: that is much quicker.
BORING = 8
_NOW_AND_THEN = 31
#: A test that takes more processor seconds, watched, is no witness: `make mutate` asks quick ones only.
MOST_SECONDS = 10.0

Lines = dict[str, list[int]]
Progress = Callable[[str, int, int], object]


class Tracer:
    """Which lines of some files run while something is watched."""

    def __init__(self, files: Iterable[Path]) -> None:
        self._files = {str(path): path.relative_to(ROOT).as_posix() for path in files}
        self._left: dict[CodeType, set[int]] = {}
        self._entered: dict[CodeType, int] = {}
        self._seen: dict[str, set[int]] = {}

    def watch(self, work: Callable[[], object]) -> Lines:
        """Do it; the lines that ran, by file."""
        self._left, self._entered, self._seen = {}, {}, {}
        sys.settrace(self._enter)
        try:
            work()
        finally:
            sys.settrace(None)
        return {name: sorted(lines) for name, lines in self._seen.items()}

    def _enter(self, frame: FrameType, event: str, argument: Any) -> Any:
        code = frame.f_code
        left = self._left.get(code)
        if left is None:
            name = self._files.get(code.co_filename)
            own = {line for _, _, line in code.co_lines() if line} - {code.co_firstlineno} if name else ()
            left = self._left[code] = set(own)
            if name and left:
                self._seen.setdefault(name, set()).add(code.co_firstlineno)
        if not left:
            return None
        entered = self._entered[code] = self._entered.get(code, 0) + 1
        if entered > BORING and entered & _NOW_AND_THEN:
            return None
        seen = self._seen[self._files[code.co_filename]]

        def line(frame: FrameType, event: str, argument: Any) -> Any:
            if event == "line" and frame.f_lineno in left:
                left.discard(frame.f_lineno)
                seen.add(frame.f_lineno)
            return line

        return line


@dataclass
class Witness:
    """A case by its path, or a test by its id."""

    name: str
    mark: str  #: of its file: another one, and it is recorded anew
    seconds: float
    lines: Lines = field(default_factory=dict)

    @property
    def is_case(self) -> bool:
        return self.name.endswith(".toml")


@dataclass
class Record:
    """What is known of a subject: the lines that run when the game is loaded, and its witnesses."""

    loading: Lines
    witnesses: list[Witness]


def record(subject: Subject, progress: Progress) -> Record:
    """Every witness of a subject, read from the last time where nothing has changed."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    store = _Store(FOLDER / f"{subject.name}.jsonl", subject)
    loading = store.loading
    cases = [path for folder in subject.cases for path in sorted((ROOT / "cases" / folder).rglob("*.toml"))]
    marks = {path: mark_of(path) for path in (*cases, *subject.test_files())}
    new_cases = [path for path in cases if marks[path] not in store.known]
    new_tests = [path for path in subject.test_files() if marks[path] not in store.known]
    if loading is None:
        loading = apart(lambda: Tracer(subject.files()).watch(lambda: load(subject)), 200, 2_000)
        store.begin(loading)
    importlib.import_module("pytest")  # once for all processes to come
    load(subject)
    tracer = Tracer(subject.files())
    for number, path in enumerate(new_cases):
        progress("cases recorded", number, len(new_cases))
        told = apart(lambda: _watch_case(tracer, path), 60, 600)  # noqa: B023  (called at once)
        name = path.relative_to(ROOT).as_posix()
        store.keep(marks[path], [] if told is None else [Witness(name, marks[path], *told)])
    for number, path in enumerate(new_tests):
        progress(f"test files recorded, {path.stem}", number, len(new_tests))
        told = apart(lambda: _watch_tests(subject, path), 2_000, 6_000)  # noqa: B023  (called at once)
        store.keep(marks[path], [Witness(name, marks[path], *one) for name, *one in told])
    found = [witness for path in marks for witness in store.known[marks[path]] if _of(witness, path)]
    return Record(loading, found)


class _Store:
    """What was recorded, written down at once: the rules as they were, then each case and file of tests."""

    def __init__(self, place: Path, subject: Subject) -> None:
        self._place = place
        self._rules = {
            path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8").splitlines()
            for path in subject.files()
        }
        self.loading: Lines | None = None
        self.known: dict[str, list[Witness]] = {}  #: by the mark of the file
        if place.exists():
            self._read()

    def _read(self) -> None:
        first, *others = whole_lines(self._place) or [{}]
        if not isinstance(first, dict) or not self._rules.keys() <= first.get("rules", {}).keys():
            return
        moved = {
            name: follow(first["rules"][name], lines)
            for name, lines in self._rules.items()
            if first["rules"][name] != lines
        }
        self.loading = _moved(first["loading"], moved)
        for mark, witnesses in others:
            self.known[mark] = [
                Witness(name, mark, seconds, _moved(lines, moved)) for name, seconds, lines in witnesses
            ]
        if moved:
            self.begin(self.loading)
            for mark, known in self.known.items():
                self._write(mark, known)

    def begin(self, loading: Lines) -> None:
        first = {"rules": self._rules, "loading": loading}
        self._place.write_text(f"{json.dumps(first)}\n", encoding="utf-8")

    def keep(self, mark: str, witnesses: list[Witness]) -> None:
        """A file with no witness is kept too: nobody has to look at it again."""
        self.known[mark] = witnesses
        self._write(mark, witnesses)

    def _write(self, mark: str, witnesses: list[Witness]) -> None:
        told = [mark, [(each.name, each.seconds, each.lines) for each in witnesses]]
        with self._place.open("a", encoding="utf-8") as file:
            file.write(f"{json.dumps(told)}\n")


def whole_lines(place: Path) -> list[Any]:
    """What the lines of a file say, but for one that was cut short when a run was ended while it wrote."""
    found: list[Any] = []
    for line in place.read_text(encoding="utf-8").splitlines():
        with suppress(json.JSONDecodeError):
            found.append(json.loads(line))
    return found


def follow(before: list[str], after: list[str]) -> dict[int, list[int]]:
    """Each line of a file, counted from 1, and where it is now; what is new hangs on what it replaces.

    >>> follow(["a", "b", "c"], ["a", "x", "y", "c"])
    {1: [1], 2: [2, 3], 3: [4]}
    >>> follow(["a", "c"], ["a", "b", "c"])
    {1: [1, 2], 2: [3]}
    """
    found: dict[int, list[int]] = {}
    for kind, first, last, start, end in SequenceMatcher(None, before, after, autojunk=False).get_opcodes():
        if kind == "equal":
            for place in range(last - first):
                found.setdefault(first + place + 1, []).append(start + place + 1)
            continue
        new = range(start + 1, end + 1)
        for line in range(first + 1, last + 1) if last > first else (first,):
            found.setdefault(line, []).extend(new)
    return found


def _moved(lines: Lines, moved: dict[str, dict[int, list[int]]]) -> Lines:
    return {
        name: sorted({there for line in own for there in moved[name].get(line, ())}) if name in moved else own
        for name, own in lines.items()
    }


def _of(witness: Witness, path: Path) -> bool:
    return witness.name.split("::", maxsplit=1)[0] == path.relative_to(ROOT).as_posix()


def mark_of(*paths: Path) -> str:
    """A short digest of names and contents."""
    digest = hashlib.blake2b(digest_size=12)
    for path in paths:
        digest.update(f"{path.relative_to(ROOT)}\0".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def load(subject: Subject, *, with_packs: bool = True) -> None:
    """Import the rules and read the content and the catalogues of rules, once for all processes to come."""
    importlib.import_module("grimtable.cases")
    games = importlib.import_module("grimtable.games")
    index = importlib.import_module("grimtable.rulebook").open_index()
    for game in subject.games:
        games.load_game(game)
        index.rules_of(game)
        for packs in subject.packs if with_packs else ():
            games.load_game(game, packs)


def _watch_case(tracer: Tracer, path: Path) -> tuple[float, Lines] | None:
    """The lines of a case; nothing of one that fails already."""
    from grimtable.cases import run_file

    began = time.process_time()
    failures: list[object] = []
    lines = tracer.watch(lambda: failures.extend(run_file(path).failures))
    return None if failures else (time.process_time() - began, lines)


class _Watching:
    """A plugin of pytest that watches one test after the other."""

    def __init__(self, subject: Subject) -> None:
        self.tracer = Tracer(subject.files())
        self.told: list[tuple[str, float, Lines]] = []

    def pytest_pyfunc_call(self, pyfuncitem: Any) -> bool:
        """Call the test here, and watch it."""
        known = {name: pyfuncitem.funcargs[name] for name in pyfuncitem._fixtureinfo.argnames}
        began = time.process_time()
        try:
            with bounded(MOST_SECONDS):
                lines = self.tracer.watch(lambda: pyfuncitem.obj(**known))
        except TooLong:
            return True
        self.told.append((pyfuncitem.nodeid, time.process_time() - began, lines))
        return True


def _watch_tests(subject: Subject, path: Path) -> list[tuple[str, float, Lines]]:
    import pytest

    watching = _Watching(subject)
    arguments = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", str(path)]
    ended = pytest.main([*arguments, *_only(subject, path)], plugins=[watching])
    if ended not in {pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED, pytest.ExitCode.NO_TESTS_COLLECTED}:
        raise RuntimeError(f"{path}: pytest could not run: {ended!r}")
    return watching.told


def _only(subject: Subject, path: Path) -> list[str]:
    """Of a file of tests about every game, only those of this one; of seeded games those of the quickest.

    Of seeded games all are asked, also those that `make test` leaves to `make soak`.
    """
    is_own = subject.name in path.parts
    if path.stem in subject.seeded:
        return ["--long-too", "-k", subject.only or subject.games[0]]
    return ["-k", subject.only] if subject.only and not is_own else []
