"""Reading a case file: bounded, checked key by key, and every mistake a sentence with file and line."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from grimtable.cases.case import CASE_KEYS, QUALIFIERS, Case, CaseError, CaseFile, Expect, Step
from grimtable.content.checking import Check
from grimtable.content.compiling import FAILED
from grimtable.content.problems import ContentError, KeyPath, Problems, key_text, printable
from grimtable.content.reading import Source, parse, read_text
from grimtable.content.registry import Registry

_NO_WORDS = Registry()


def read_case(path: Path, shown: str | None = None, *, to_run: bool = True) -> Case:
    """The case in a file; CaseError with every problem found. To look at it, it need not expect anything."""
    problems = Problems()
    text = read_text(path, problems)
    if text is None:
        _raise(problems)
    assert text is not None
    return parse_case(text, shown or path.as_posix(), to_run=to_run)


def parse_case(text: str, shown: str, *, to_run: bool = True) -> Case:
    """The case in a text; `shown` is how reports name it.

    >>> parse_case('game = "skirmish"\\nwhy = "Red begins."\\n[[expect]]\\nasks = "red"', "a").file.why
    'Red begins.'
    """
    problems = Problems()
    source = Source(printable(shown), (shown,), text)
    data = parse(source, problems)
    if data is None:
        _raise(problems)
    assert data is not None

    def report(path: KeyPath, what: str, suggestion: str | None = None) -> None:
        problems.add(source.shown, source.line(path), key_text(path), what, suggestion)

    ours = {key: value for key, value in data.items() if key in CASE_KEYS}
    more = {key: value for key, value in data.items() if key not in CASE_KEYS}
    file: Any = Check(_NO_WORDS, {}, report).convert(ours, CaseFile, ())
    if file is FAILED:
        _raise(problems)
    assert isinstance(file, CaseFile)
    if to_run and not file.expect:
        report(("expect",), "a case needs at least one [[expect]]; without one it could never fail")
    if not file.why.strip():
        report(("why",), "say in a sentence what the case shows")
    for index, expect in enumerate(file.expect):
        for key, what in _why_not_expect(expect):
            report(("expect", index, *((key,) if key else ())), what)
    for index, do in enumerate(file.do):
        if not do.action:
            report(("do", index, "action"), "name at least one action")
    if file.chance is not None and file.chance.source == "external":
        for key in ("rolls", "shuffles", "picks"):
            if getattr(file.chance, key):
                report(("chance", key), 'results of an external source are actions: "chance: attack shows 3"')
    if file.chance is not None:
        for index, shuffle in enumerate(file.chance.shuffles):
            if (shuffle.top_first is None) == (shuffle.bottom_first is None):
                report(("chance", "shuffles", index), "give the order as top_first or as bottom_first")
    steps = _steps(file, source)
    _raise(problems)
    return Case(source.shown, file, more, steps, source.prepare())


def _steps(file: CaseFile, source: Source) -> tuple[Step, ...]:
    """Everything to do and to expect in the order in which it stands in the file.

    TOML keeps the order inside `[[do]]` and inside `[[expect]]`, but not of one among the other; the
    lines of the file do.
    """
    steps = [Step(do, ("do", place), source.line(("do", place))) for place, do in enumerate(file.do)]
    for place, expect in enumerate(file.expect):
        steps.append(Step(expect, ("expect", place), source.line(("expect", place))))
    return tuple(sorted(steps, key=lambda step: step.line or 0))  # stable: on one line, do comes first


def _why_not_expect(expect: Expect) -> list[tuple[str, str]]:
    """What is wrong with the keys of one expectation taken together."""
    given = [key for key in expect.__struct_fields__ if getattr(expect, key) not in (None, "")]
    wrong: list[tuple[str, str]] = []
    if not any(key not in QUALIFIERS for key in given):
        wrong.append(("", "says nothing that could fail; give offered, refused, facts or another key"))
    owners = [
        owner
        for owner, keys in (
            ("refused", ("refused",)),
            ("asks", ("asks", "question")),
            ("over", ("over", "winners")),
        )
        if any(key in given for key in keys)
    ]
    if expect.rule is not None and len(owners) != 1:
        why = "goes with refused, asks or over" if not owners else f"could belong to {' or to '.join(owners)}"
        wrong.append(("rule", f"{why}; write one of them in the same [[expect]]"))
    if expect.refused is not None and expect.rule is None:
        why = 'say which rule refuses it: rule = "…" (KRN-02 when another question is asked)'
        wrong.append(("refused", why))
    if expect.because is not None and expect.refused is None:
        wrong.append(("because", "goes with refused; write both in the same [[expect]]"))
    for key in ("since", "seen_by"):
        if getattr(expect, key) is not None and expect.happened is None and expect.not_happened is None:
            wrong.append((key, "goes with happened or not_happened; write it in the same [[expect]]"))
    for key in ("sees", "hides"):
        if getattr(expect, key) is not None and not expect.seat:
            wrong.append((key, 'say whose view is meant: seat = "…", or seat = "spectator"'))
    for key in given:
        if getattr(expect, key) in ((), {}) and key != "only_offered":
            wrong.append((key, "names nothing, so it could never fail; name something or remove the key"))
    return wrong


def _raise(problems: Problems) -> None:
    try:
        problems.raise_if_any()
    except ContentError as error:
        raise CaseError(error.problems) from None
