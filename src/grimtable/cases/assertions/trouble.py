"""Trouble: one thing in an expectation that does not hold."""

from __future__ import annotations

from dataclasses import dataclass

from grimtable.cases.case import SPECTATOR
from grimtable.cases.run import Run
from grimtable.content.problems import did_you_mean
from grimtable.kernel import SeatId


@dataclass(frozen=True)
class Trouble:
    """One thing that does not hold: a sentence, and lines that show what was wanted and what was found."""

    sentence: str
    lines: tuple[str, ...] = ()


def trouble(sentence: str, lines: list[str] | None = None) -> Trouble:
    """A trouble with the lines that show it."""
    return Trouble(sentence, tuple(lines or ()))


def hint(word: str, known: list[str]) -> str:
    """What was probably meant, or else what there is."""
    near = did_you_mean(word, known)
    return f" — did you mean {near}?" if near else f"; there are {', '.join(known)}"


def viewer_of(run: Run, seat: str) -> tuple[SeatId | None, str]:
    """Whose view is meant; or what is wrong with the name."""
    if seat == SPECTATOR:
        return None, ""
    order = run.state.setup.order
    if seat not in order:
        return (
            None,
            f"nobody sits at {seat!r}; the seats are {', '.join(order)}, and spectator sees what is open",
        )
    return SeatId(seat), ""
