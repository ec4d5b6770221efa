"""Witnesses: which cases and tests run which line, recorded once and kept in `build/mutate`.

A case is run in a process of its own, so that nothing an earlier one has worked out hides a line from it.
Whoever changes a case or a test has only that one recorded anew; whoever changes the rules, all of them.
"""

from __future__ import annotations

import hashlib
import importlib
import json
import sys
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
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
    store = FOLDER / f"{subject.name}.json"
    mark = _mark(*subject.files())
    kept: dict[str, list[Witness]] = {}
    loading: Lines = {}
    if store.exists():
        old = json.loads(store.read_text(encoding="utf-8"))
        if old["mark"] == mark:
            loading = old["loading"]
            for each in old["witnesses"]:
                kept.setdefault(each["mark"], []).append(Witness(**each))
    cases = [path for folder in subject.cases for path in sorted((ROOT / "cases" / folder).rglob("*.toml"))]
    marks = {path: _mark(path) for path in (*cases, *subject.test_files())}
    found = [witness for path in marks for witness in kept.get(marks[path], ()) if _of(witness, path)]
    others = [witness for witnesses in kept.values() for witness in witnesses if witness not in found]
    known = {witness.mark for witness in found}
    new_cases = [path for path in cases if marks[path] not in known]
    new_tests = [path for path in subject.test_files() if marks[path] not in known]
    loading = loading or apart(lambda: Tracer(subject.files()).watch(lambda: load(subject)), 200, 2_000)
    importlib.import_module("pytest")  # once for all processes to come
    FOLDER.mkdir(parents=True, exist_ok=True)

    def keep() -> None:
        kept_now = {"mark": mark, "loading": loading, "witnesses": [vars(each) for each in (*found, *others)]}
        store.write_text(json.dumps(kept_now), encoding="utf-8")

    for start in range(0, len(new_cases), 150):
        progress("cases recorded", start, len(new_cases))
        some = new_cases[start : start + 150]
        told = apart(lambda: _watch_cases(subject, some), 2_000, 6_000)  # noqa: B023  (called at once)
        found += [
            Witness(path.relative_to(ROOT).as_posix(), marks[path], *one)
            for path, one in zip(some, told, strict=True)
            if one is not None
        ]
        keep()
    for number, path in enumerate(new_tests):
        progress(f"test files recorded, {path.stem}", number, len(new_tests))
        told = apart(lambda: _watch_tests(subject, path), 2_000, 6_000)  # noqa: B023  (called at once)
        found += [Witness(name, marks[path], *one) for name, *one in told]
        keep()
    return Record(loading, found)


def _of(witness: Witness, path: Path) -> bool:
    return witness.name.split("::", maxsplit=1)[0] == path.relative_to(ROOT).as_posix()


def _mark(*paths: Path) -> str:
    digest = hashlib.blake2b(digest_size=12)
    for path in paths:
        digest.update(f"{path.relative_to(ROOT)}\0".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def load(subject: Subject) -> None:
    """Import the rules and read the content and the catalogues of rules, once for all processes to come."""
    importlib.import_module("grimtable.cases")
    games = importlib.import_module("grimtable.games")
    index = importlib.import_module("grimtable.rulebook").open_index()
    for game in subject.games:
        games.load_game(game)
        index.rules_of(game)


def _watch_cases(subject: Subject, paths: list[Path]) -> list[tuple[float, Lines] | None]:
    from grimtable.cases import run_file

    load(subject)
    tracer = Tracer(subject.files())

    def watched(path: Path) -> tuple[float, Lines] | None:
        """The lines of a case; nothing of one that fails already."""
        began = time.process_time()
        failures: list[object] = []
        lines = tracer.watch(lambda: failures.extend(run_file(path).failures))
        return None if failures else (time.process_time() - began, lines)

    return [apart(lambda: watched(path), 60, 600) for path in paths]  # noqa: B023  (called at once)


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
    pytest.main([*arguments, *_only(subject, path)], plugins=[watching])
    return watching.told


def _only(subject: Subject, path: Path) -> list[str]:
    """Of a file of tests about every game, only those of this one."""
    is_own = subject.name in path.parts
    return ["-k", subject.only] if subject.only and not is_own else []
