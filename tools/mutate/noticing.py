"""Does anybody notice a mutant?  Cases first, then tests, and tests that pin printed numbers last."""

from __future__ import annotations

import ast
import importlib
import re
from dataclasses import dataclass
from functools import cache
from typing import Any

from tools.mutate.apart import Lost, TooLong, apart, bounded
from tools.mutate.hosting import ARGUMENTS, Items, failing
from tools.mutate.mutant import ROOT, Mutant, nearest_rule
from tools.mutate.planting import graft, plant
from tools.mutate.subject import PINNED, Subject
from tools.mutate.witnesses import Record, Witness, load

#: Processor seconds that one case may take with a mutant in the rules; without one it takes a few hundredths.
CASE_SECONDS = 20.0
#: Processor seconds of tests, as they were recorded, that one mutant is shown to.
TEST_SECONDS = 60.0
#: So many cases at most, the likeliest first: of a line that every case runs, these say enough.
MOST_CASES = 300
#: Of cases that enter the function, but were not seen at the line: they may have run it unwatched
#: (`witnesses.BORING`), so the likeliest are asked as well.
MOST_NEARBY = 100
#: Of a card or a die that no case names, so many cases: they are chosen by nothing but luck.
MOST_UNNAMED = 100

LOADING, CASES, TESTS, PRINTED, HANGING, NOBODY = (
    "loading", "cases", "tests", "printed numbers", "hanging", "nobody",
)  # fmt: skip


@dataclass(frozen=True)
class Notice:
    """Who noticed a mutant: the kind of witness, and which one it was."""

    kind: str
    witness: str = ""

    @property
    def is_noticed(self) -> bool:
        return self.kind != NOBODY


@dataclass(frozen=True)
class Panel:
    """The witnesses that a mutant is shown to, in this order."""

    cases: list[Witness]
    tests: list[Witness]
    pinned: list[Witness]

    @property
    def seconds(self) -> float:
        return sum(witness.seconds for witness in (*self.cases, *self.tests, *self.pinned))


def panel(mutant: Mutant, known: Record, test_seconds: float = TEST_SECONDS) -> Panel:
    """Who might notice: whoever runs the line; of what runs once for all when the game is loaded, everybody.

    The likely ones come first: who names the card, who cites the rule, who is quick.
    """
    rule = nearest_rule((ROOT / mutant.path).read_text(encoding="utf-8"), mutant)
    words = _words(mutant)
    first, last = mutant.lines

    def runs(witness: Witness) -> bool:
        return any(first <= line <= last for line in witness.lines.get(mutant.path, ()))

    def is_near(witness: Witness) -> bool:
        """Whether it runs what stands below: a default value is read by whoever calls the function."""
        return any(first <= line <= last + 3 for line in witness.lines.get(mutant.path, ()))

    def likelihood(witness: Witness) -> tuple[bool, bool, bool, bool, float]:
        said = _text(witness.name.split("::", maxsplit=1)[0])
        is_named = any(re.search(rf"\b{re.escape(word)}(?:_\d+)?\b", said) for word in words)
        cites = f'"{rule}"' in said
        return (
            not is_named,
            not is_near(witness),
            not cites,
            mutant.path not in witness.lines,
            witness.seconds,
        )

    is_for_all = runs_in_loading(mutant, known)
    chosen = [witness for witness in known.witnesses if is_for_all or runs(witness)]
    cases = sorted((witness for witness in chosen if witness.is_case), key=likelihood)
    if not is_for_all:
        entry = _first_line(mutant.path, mutant.line)
        asked = {witness.name for witness in chosen}
        nearby = [
            witness
            for witness in known.witnesses
            if witness.is_case and witness.name not in asked and entry in witness.lines.get(mutant.path, ())
        ]
        cases += sorted(nearby, key=likelihood)[:MOST_NEARBY]
    if words:
        named = sum(not likelihood(witness)[0] for witness in cases)
        cases = cases[: named + MOST_UNNAMED]
    others = sorted((witness for witness in chosen if not witness.is_case), key=lambda each: each.seconds)
    # Those that pin printed numbers are few, and often the only ones who know: all of them are asked.
    pinned = [witness for witness in others if PINNED.search(witness.name)]
    tests: list[Witness] = []
    left = test_seconds
    for witness in others:
        if witness not in pinned and witness.seconds <= left:
            left -= witness.seconds
            tests.append(witness)
    # Every case runs the table of steps, and of a window that is missing only few know: all are asked.
    most = len(cases) if mutant.operator == "step dropped" else MOST_CASES
    return Panel(cases[:most], tests, pinned)


def notice(
    subject: Subject,
    mutant: Mutant,
    panel: Panel,
    *,
    runs_in_loading: bool = True,
    items: Items | None = None,
) -> Notice:
    """Plant the mutant in a process of its own and show it to the panel until somebody notices.

    The game has been loaded in this process; with `runs_in_loading` the mutant wants it loaded anew.
    The items are the tests, if they are collected already.
    """
    cpu_seconds = 60 + int(4 * panel.seconds)
    try:
        kind, witness = apart(
            lambda: _look(subject, mutant, panel, runs_in_loading, items or {}),
            cpu_seconds,
            120 + 10 * cpu_seconds,
        )
    except Lost as error:
        return Notice(HANGING, str(error))
    return Notice(kind, witness)


def runs_in_loading(mutant: Mutant, known: Record) -> bool:
    """Whether the mutated statement runs when the game is loaded."""
    first, last = mutant.lines
    return mutant.at_import or any(first <= line <= last for line in known.loading.get(mutant.path, ()))


def _look(subject: Subject, mutant: Mutant, panel: Panel, anew: bool, items: Items) -> tuple[str, str]:
    try:
        with bounded(CASE_SECONDS):
            anew = anew or not graft(mutant)
            if anew:
                plant(mutant, subject.package)
                load(subject, with_packs=False)  # whoever plays with a pack, and is asked, loads it
    except BaseException as error:  # noqa: BLE001  (whatever it is, it is noticed)
        return LOADING, f"{type(error).__name__}: {error}"[:200]
    running = importlib.import_module("grimtable.cases")
    for case in panel.cases:
        try:
            with bounded(CASE_SECONDS):
                if running.run_file(ROOT / case.name).failures:
                    return CASES, case.name
        except TooLong:
            return HANGING, case.name
        except Exception as error:  # noqa: BLE001  (a fault that the runner does not expect)
            return CASES, f"{case.name} ({type(error).__name__})"
    for kind, tests in ((TESTS, panel.tests), (PRINTED, panel.pinned)):
        names = [test.name for test in tests]
        is_ready = not anew and all(name in items for name in names)
        failed = failing(items[name] for name in names) if is_ready else _failing(names)
        if failed:
            return kind, failed
    return NOBODY, ""


class _First:
    """A plugin of pytest that remembers what failed first."""

    failed = ""

    def pytest_runtest_logreport(self, report: Any) -> None:
        if report.failed and not self.failed:
            self.failed = report.nodeid

    def pytest_collectreport(self, report: Any) -> None:
        if report.failed and not self.failed:
            self.failed = f"{report.nodeid} (collecting)"


def _failing(names: list[str]) -> str:
    """The first of these tests that fails, or nothing."""
    if not names:
        return ""
    import pytest

    first = _First()
    ended = pytest.main(["-x", *ARGUMENTS, *names], plugins=[first])
    if ended in {pytest.ExitCode.USAGE_ERROR, pytest.ExitCode.NO_TESTS_COLLECTED} and not first.failed:
        # Tests are named after content: with another card, the ids recorded without it are not there.
        return f"{names[0]} (no test of this name)"
    return first.failed or ("pytest" if ended else "")


def _words(mutant: Mutant) -> set[str]:
    """What a case would call the thing: the file of a card and the tables it stands in; of code, nothing."""
    if not mutant.path.endswith(".toml"):
        return set()
    stem = mutant.path.rsplit("/", 1)[-1].removesuffix(".toml")
    return {
        word for word in (stem, *mutant.function.split(".")) if len(word) > 3 and not word.startswith("_")
    }


@cache
def _entries(path: str) -> list[tuple[int, int]]:
    """Where each function of a module begins, with its decorators, and ends."""
    tree = ast.parse((ROOT / path).read_text(encoding="utf-8"))
    return [
        (min([node.lineno, *(each.lineno for each in node.decorator_list)]), node.end_lineno or node.lineno)
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef)
    ]


def _first_line(path: str, line: int) -> int:
    """The line with which the innermost function around a line begins; 0 outside of all."""
    return max((first for first, last in _entries(path) if first <= line <= last), default=0)


@cache
def _text(path: str) -> str:
    return (ROOT / path).read_text(encoding="utf-8") if path.endswith(".toml") else ""
