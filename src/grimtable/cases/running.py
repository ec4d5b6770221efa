"""Running a case: set up, do, expect, and tell everything that does not hold."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from grimtable.cases.assertions import troubles
from grimtable.cases.case import Case, CaseError, Do, Expect, Step, texts
from grimtable.cases.reading import read_case
from grimtable.cases.recorded import is_recorded, replay, why
from grimtable.cases.run import Run, full_text
from grimtable.cases.setup import game_of, staged, unknown_rules
from grimtable.games import PackName
from grimtable.kernel import GrimtableError, IllegalAction
from grimtable.kernel.errors import FAULTS, StuckGame


@dataclass(frozen=True)
class Failure:
    """One thing that does not hold."""

    place: str  #: `file:line: key`
    sentence: str
    lines: tuple[str, ...] = ()  #: what was expected and what was found
    snapshot: tuple[str, ...] = ()  #: the position and the question at that time

    def __str__(self) -> str:
        return f"{self.place}: {self.sentence}" if self.place else self.sentence


@dataclass(frozen=True)
class Verdict:
    """How a case came out."""

    shown: str
    case: Case | None  #: None when the file could not be read, or is a recorded game
    failures: list[Failure] = field(default_factory=list)
    why: str = ""  #: what a recorded game shows

    @property
    def passed(self) -> bool:
        return not self.failures


def run_file(
    path: Path,
    shown: str | None = None,
    *,
    packs: Sequence[PackName] = (),
    debug: bool = False,
    reload: bool = False,
) -> Verdict:
    """Read a case and run it; a file that cannot be used is a failure like any other."""
    name = shown or path.as_posix()
    if is_recorded(path):
        return _run_recorded(path, name, packs)
    try:
        case = read_case(path, name)
    except CaseError as error:
        return Verdict(name, None, _failures(error))
    return run_case(case, packs=packs, debug=debug, reload=reload)


def _run_recorded(path: Path, name: str, packs: Sequence[PackName]) -> Verdict:
    """A recorded game or a problem report: it passes when it replays as it was written."""
    try:
        record, _ = replay(path, packs)
    except GrimtableError as error:
        return Verdict(name, None, [Failure("", str(error))])
    return Verdict(name, None, why=why(record))


def run_case(
    case: Case, *, packs: Sequence[PackName] = (), debug: bool = False, reload: bool = False
) -> Verdict:
    """Run a case. With `debug`, faults of the rules code are raised instead of told in a sentence.

    With `reload` the table is saved and loaded before every action: the outcome must be the same.
    """
    verdict = Verdict(case.shown, case)
    for problem in unknown_rules(case):
        verdict.failures.append(Failure(f"{problem.path}:{problem.line}: {problem.key}", problem.what))
    try:
        game = game_of(case, packs)
        run = staged(case, game, debug)
    except CaseError as error:
        verdict.failures.extend(_failures(error))
        return verdict
    start = run.state.copy()
    idle: Step | None = None  # the first expectation after an action, until one shows that something was done
    moved = False
    for number, step in enumerate(case.steps):
        if isinstance(step.what, Expect):
            _expect(run, case, step, step.what, verdict)
            if run.acted and not moved:
                idle = idle or step
                moved = _tells_of_actions(step.what) or any(troubles(Run(game, start.copy()), step.what))
        elif not _do(run, case, step, step.what, verdict, debug, reload):
            left = sum(1 for later in case.steps[number + 1 :] if isinstance(later.what, Expect))
            if left:
                last = verdict.failures[-1]
                note = f"{left} {'expectation' if left == 1 else 'expectations'} after it not checked"
                verdict.failures[-1] = Failure(
                    last.place, f"{last.sentence} ({note})", last.lines, last.snapshot
                )
            return verdict
    _expect_empty_script(run, case, verdict)
    if idle is not None and not moved and not verdict.failures:
        sentence = (
            "everything expected from here on was true before anything was done; "
            "expect something that the actions bring about, such as an event or the next question"
        )
        _fail(run, case, idle, "", sentence, (), verdict)
    return verdict


def _tells_of_actions(expect: Expect) -> bool:
    """Whether an expectation can only hold after something was done."""
    keys = (expect.happened, expect.absent, expect.same_question, expect.same_actions, expect.winners)
    return any(key is not None for key in keys)


def _do(run: Run, case: Case, step: Step, do: Do, verdict: Verdict, debug: bool, reload: bool) -> bool:
    """Carry out the actions of one step; False when one of them cannot be."""
    run.since = len(run.journal.events)
    for text in texts(do.action):
        sentence = why_not_done(run, text, do.seat, debug, reload)
        if sentence is not None:
            _fail(run, case, step, "action", sentence, (), verdict)
            return False
    return True


def why_not_done(run: Run, text: str, seat: str, debug: bool = False, reload: bool = False) -> str | None:
    """Carry out one action; a sentence when it cannot be."""
    shown = full_text(text, seat)
    try:
        run.play(run.read(text, seat), reload)
    except IllegalAction as error:
        return f"`{shown}` is refused: {run.said(error.refusal)} ({error.refusal.rule})"
    except GrimtableError as error:
        if debug and isinstance(error, StuckGame):
            raise
        return f"`{shown}` cannot be carried out: {error}"
    except FAULTS as error:
        if debug:
            raise
        return f"`{shown}` breaks the rules code ({type(error).__name__}: {error}); run it with --debug"
    return None


def _expect(run: Run, case: Case, step: Step, expect: Expect, verdict: Verdict) -> None:
    for key, trouble in troubles(run, expect):
        _fail(run, case, step, key, trouble.sentence, trouble.lines, verdict)


def _expect_empty_script(run: Run, case: Case, verdict: Verdict) -> None:
    """A result that was written down and never came up means that the case shows something else."""
    left = run.state.chance.script
    if left and run.state.chance.source == "scripted":
        what = ", ".join(f"{outcome.kind} {outcome.value}" for outcome in left)
        line = case.lines.line(("chance",)) or 1
        sentence = f"scripted results were never needed: {what}; remove them or play on"
        verdict.failures.append(Failure(f"{case.shown}:{line}: chance", sentence, (), tuple(snapshot(run))))


def _fail(
    run: Run, case: Case, step: Step, key: str, sentence: str, lines: tuple[str, ...], verdict: Verdict
) -> None:
    line = case.lines.line((*step.key, key)) or step.line
    place = f"{case.shown}:{line}: {step.key[0]}[{step.key[1]}]{f'.{key}' if key else ''}"
    verdict.failures.append(Failure(place, sentence, lines, tuple(snapshot(run))))


def snapshot(run: Run) -> list[str]:
    """The position for people; of a table that broke in the middle of an action, the one before it."""
    state, before = run.state, run.pasts[-1:]
    is_broken = state.asked is None and state.result is None
    try:
        if is_broken and before:
            return ["before this action:", *Run(run.game, before[0]).snapshot()]
        return run.snapshot()
    except (GrimtableError, *FAULTS) as error:
        return [f"position: cannot be drawn ({type(error).__name__}: {error})"]


def _failures(error: CaseError) -> list[Failure]:
    return [Failure("", str(problem)) for problem in error.problems]
