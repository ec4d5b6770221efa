"""Reports: what a failed case prints, and what a case looks like before anything is done."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from grimtable.cases.case import Case, texts
from grimtable.cases.run import full_text
from grimtable.cases.running import Verdict, snapshot, why_not_done
from grimtable.cases.setup import game_of, staged
from grimtable.content.problems import printable
from grimtable.games import PackName
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


def shown(
    case: Case, *, after: int | None = 0, packs: Sequence[PackName] = (), debug: bool = False
) -> tuple[str, bool]:
    """The position after so many actions of a case (None: after all), with what is offered then.

    Also whether it got there: an action that cannot be carried out is told with the position before it.
    """
    run = staged(case, game_of(case, packs), debug)
    lines = [f"{case.shown}: {' '.join(case.file.why.split())}"]
    actions = [(text, do.seat) for do in case.file.do for text in texts(do.action)]
    wrong = None
    for text, seat in actions[:after]:
        wrong = why_not_done(run, text, seat, debug)
        if wrong is not None:
            lines.append(wrong)
            break
        lines.append(f"done: {full_text(text, seat)}")
    if wrong is None and after is not None and after > len(actions):
        wrong = f"the case has {len(actions)} actions; this is the position after the last"
        lines.append(wrong)
    return "\n".join(map(_printable, [*lines, *snapshot(run)])), wrong is None


def _printable(line: str) -> str:
    return "\n".join(map(printable, line.split("\n")))
