"""Reports: what a failed case prints, and what a case looks like before anything is done."""

from __future__ import annotations

from collections.abc import Iterator

from grimtable.cases.case import Case
from grimtable.cases.run import Run
from grimtable.cases.running import Verdict
from grimtable.cases.staging import game_of, stage
from grimtable.content.problems import printable
from grimtable.rulebook import find_rule


def report(verdict: Verdict) -> str:
    """Every failure of a case with its rules, its position and the difference, ready to print."""
    return "\n".join(_printable(line) for line in _report(verdict))


def _report(verdict: Verdict) -> Iterator[str]:
    if verdict.case is not None and verdict.failures:
        yield f"FAILED {verdict.shown}"
        if verdict.case.file.why:
            yield f"  why: {' '.join(verdict.case.file.why.split())}"
        for rule in verdict.case.file.rules:
            found = find_rule(rule)
            yield f"  rule: {rule}{f' ({found.title})' if found is not None else ''}"
    elif verdict.failures:
        yield f"FAILED {verdict.shown}: this file cannot be run"
    before: tuple[str, ...] = ()
    for failure in verdict.failures:
        yield f"  {failure}"
        for line in failure.lines:
            yield f"      {line}"
        if failure.snapshot and failure.snapshot != before:  # once for all failures in the same situation
            before = failure.snapshot
            for line in failure.snapshot:
                yield f"    {line}".rstrip()


def shown(case: Case, *, debug: bool = False) -> str:
    """The position of a case and the actions offered in it, with nothing done yet."""
    game = game_of(case)
    run = Run(game, stage(case, game, debug))
    lines = [f"{case.shown}: {' '.join(case.file.why.split())}", *run.snapshot()]
    return "\n".join(map(_printable, lines))


def _printable(line: str) -> str:
    return "\n".join(map(printable, line.split("\n")))
