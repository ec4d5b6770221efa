"""Expectations about the end of the game."""

from __future__ import annotations

from collections.abc import Iterator

from grimtable.cases.assertions.trouble import Trouble, trouble
from grimtable.cases.case import Expect, texts
from grimtable.cases.lookup import as_text
from grimtable.cases.run import Run


def over(run: Run, expect: Expect) -> Iterator[Trouble]:
    """The game is over, or is not."""
    if run.state.over is not expect.over:
        yield trouble("the game goes on" if expect.over else "the game is over")
    if expect.winners is None:
        yield from _result_rule(run, expect)


def winners(run: Run, expect: Expect) -> Iterator[Trouble]:
    """The game is over and these seats have won."""
    result = run.state.result
    if result is None:
        yield trouble("nobody has won yet")
    elif sorted(result.winners) != sorted(texts(expect.winners)):
        yield trouble(
            "others have won", [f"- {as_text(texts(expect.winners))}", f"+ {as_text(result.winners)}"]
        )
    yield from _result_rule(run, expect)


def _result_rule(run: Run, expect: Expect) -> Iterator[Trouble]:
    result = run.state.result
    if expect.rule is not None and result is not None and result.rule != expect.rule:
        yield trouble(
            "another rule ended the game", [f"- {expect.rule}", f"+ {result.rule}: {result.sentence}"]
        )
