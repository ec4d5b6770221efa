"""Expectations about the question on the table: whose it is, which it is, and what has changed."""

from __future__ import annotations

from collections.abc import Iterator

from grimtable.cases.assertions.trouble import Trouble, trouble
from grimtable.cases.case import Expect
from grimtable.cases.lookup import diff
from grimtable.cases.run import Run


def asks(run: Run, expect: Expect) -> Iterator[Trouble]:
    """It is this seat that has to decide."""
    decision = run.state.decision
    asked = "nobody" if decision is None else decision.seat
    if asked != expect.asks:
        yield trouble("another seat is asked", [f"- {expect.asks}", f"+ {asked}"])
    if expect.question is None:
        yield from _question_rule(run, expect)


def question(run: Run, expect: Expect) -> Iterator[Trouble]:
    """The question is this one: the name of a step, or the moment of a window."""
    decision = run.state.decision
    actual = "none, the game is over" if decision is None else decision.question
    if actual != expect.question:
        yield trouble("the question is another one", [f"- {expect.question}", f"+ {actual}"])
    yield from _question_rule(run, expect)


def _question_rule(run: Run, expect: Expect) -> Iterator[Trouble]:
    decision = run.state.decision
    if expect.rule is not None and decision is not None and decision.rule != expect.rule:
        yield trouble("another rule puts the question", [f"- {expect.rule}", f"+ {decision.rule}"])


def same_question(run: Run, expect: Expect) -> Iterator[Trouble]:
    """The question is the one that the last action answered, to the same seat."""
    if not run.acted:
        yield trouble("nothing has been done yet, so there is no question before this one")
        return
    before, now = _question_text(run, before=True), _question_text(run, before=False)
    if (before == now) is not expect.same_question:
        what = "the question is another one" if expect.same_question else "it is still the same question"
        yield trouble(what, [f"- {before}", f"+ {now}"])


def same_actions(run: Run, expect: Expect) -> Iterator[Trouble]:
    """The actions offered are those that were offered before the last action."""
    if not run.acted or run.asked is None:
        yield trouble("nothing has been done yet, so there were no actions before these")
        return
    before = [run.spell(action) for action in run.asked.actions]
    now = run.offers()
    if (before == now) is not expect.same_actions:
        what = "other actions are offered" if expect.same_actions else "the same actions are offered"
        yield trouble(
            what, [line for line in diff([*before, *[""] * 4], [*now, *[""] * 4]) if line[2:] != '""']
        )


def _question_text(run: Run, before: bool) -> str:
    decision = run.asked if before else run.state.decision
    return "nobody" if decision is None else f"{decision.seat}: {decision.question} ({decision.rule})"
