"""Expectations: one function for each kind of thing that a case may state."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from grimtable.cases.assertions.actions import not_offered, offered, only_offered, refused
from grimtable.cases.assertions.ending import over, winners
from grimtable.cases.assertions.events import happened, not_happened
from grimtable.cases.assertions.questions import asks, question, same_actions, same_question
from grimtable.cases.assertions.table import (
    absent,
    facts,
    hides,
    in_progress,
    lasting,
    never_there,
    not_in_progress,
    not_lasting,
    sees,
)
from grimtable.cases.assertions.trouble import Trouble, trouble
from grimtable.cases.case import Expect
from grimtable.cases.lookup import Unmatchable
from grimtable.cases.run import Run


def troubles(run: Run, expect: Expect) -> Iterator[tuple[str, Trouble]]:
    """Everything in one expectation that does not hold now, each with the key that states it."""
    for key, check in CHECKS.items():
        if getattr(expect, key) is not None:
            try:
                for found in check(run, expect):
                    yield key, found
            except Unmatchable as error:
                yield key, trouble(str(error))


CHECKS: dict[str, Callable[[Run, Expect], Iterator[Trouble]]] = {
    check.__name__: check
    for check in (
        offered,
        only_offered,
        not_offered,
        refused,
        asks,
        question,
        same_question,
        same_actions,
        over,
        winners,
        facts,
        absent,
        never_there,
        sees,
        hides,
        happened,
        not_happened,
        lasting,
        not_lasting,
        in_progress,
        not_in_progress,
    )
}

__all__ = ["CHECKS", "Trouble", "troubles"]
