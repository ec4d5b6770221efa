"""What a run measures: every subject and measure, or those named on the command line."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from difflib import get_close_matches

from benchmarks.budget import Scope
from benchmarks.measurement import MEASURES
from benchmarks.processes import PLAIN_LOOP
from benchmarks.report import SubjectNote
from benchmarks.server import BARE, SERVER
from benchmarks.sight import SightSubject
from benchmarks.start import BARE_PYTHON
from benchmarks.subject import Subject

COMMAND = "grimtable"
"""The subject of the cold start."""


class SelectionError(ValueError):
    """A name on the command line that nothing has; the message is one sentence with the remedy."""


@dataclass(frozen=True, slots=True)
class Selection:
    """The subjects of a run: asked for and available; the rest with the reason in `notes`."""

    subjects: Sequence[Subject]
    sights: Sequence[SightSubject]
    start: bool
    server: bool
    measures: frozenset[str]
    notes: Sequence[SubjectNote]
    scope: Scope

    def wants(self, measure: str) -> bool:
        return measure in self.measures


def check_names(wanted: Sequence[str], known: Sequence[str], kind: str) -> None:
    """Refuse a name that nothing has, with the nearest one that something has.

    >>> check_names(["ches"], ["chess", "relic"], "subject")
    Traceback (most recent call last):
    benchmarks.selection.SelectionError: unknown subject "ches"; did you mean "chess"? See --list
    """
    for name in wanted:
        if name not in known:
            near = get_close_matches(name, known, n=1)
            hint = f'; did you mean "{near[0]}"?' if near else "."
            raise SelectionError(f'unknown {kind} "{name}"{hint} See --list')


def select(
    subjects: Sequence[Subject],
    sights: Sequence[SightSubject],
    *,
    only: Sequence[str] = (),
    measures: Sequence[str] = (),
) -> Selection:
    """Choose what to measure and say of the rest why not."""
    games: list[Subject | SightSubject] = [*subjects, *sights]
    known = [*(each.name for each in games), COMMAND, SERVER]
    check_names(only, known, "subject")
    check_names(measures, list(MEASURES), "measure")
    asked = set(only) if only else set(known)
    missing = {each.name: reason for each in games if (reason := each.missing()) is not None}
    notes = [
        _note(each, missing.get(each.name))
        for each in _in_report_order(subjects, sights)
        if each.name in asked
    ]
    chosen_measures = frozenset(measures) if measures else frozenset(MEASURES)
    return Selection(
        subjects=[each for each in subjects if each.name in asked and each.name not in missing],
        sights=[each for each in sights if each.name in asked and each.name not in missing],
        start=COMMAND in asked and "start" in chosen_measures,
        server=SERVER in asked and bool(chosen_measures & {"server", "acknowledgement"}),
        measures=chosen_measures,
        notes=notes,
        scope=_scope(
            known, asked, missing, {each.name for each in subjects if not each.ours}, chosen_measures
        ),
    )


def _in_report_order(
    subjects: Sequence[Subject], sights: Sequence[SightSubject]
) -> list[Subject | SightSubject]:
    """Our games, our lines of sight, then the peers."""
    ours = [each for each in subjects if each.ours]
    return [*ours, *sights, *(each for each in subjects if not each.ours)]


def _note(each: Subject | SightSubject, missing: str | None) -> SubjectNote:
    if isinstance(each, SightSubject):
        return SubjectNote(each.name, each.title, ours=True, missing=missing)
    version = None if missing else each.version()
    return SubjectNote(each.name, each.title, ours=each.ours, version=version, missing=missing)


def _scope(
    known: Collection[str],
    asked: Collection[str],
    missing: Collection[str],
    peers: Collection[str],
    measures: Collection[str],
) -> Scope:
    existing = frozenset(name for name in known if name not in missing)
    return Scope(
        existing=existing | {PLAIN_LOOP, BARE_PYTHON, BARE},
        missing_peers=frozenset(name for name in missing if name in peers),
        subjects_left_out=frozenset(name for name in known if name not in asked),
        measures_left_out=frozenset(name for name in MEASURES if name not in measures),
    )
