"""One run: every phase in turn, with progress told to whoever listens."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Protocol

from benchmarks.budget import Budget, judge_all
from benchmarks.choices import choices, share_of_choices
from benchmarks.history import DECISIONS, GAMES, KeepsHistory, Undos, memory
from benchmarks.machine import one_core, this_machine, versions
from benchmarks.measurement import Measurement
from benchmarks.odds import TellsOdds, dearest_odds
from benchmarks.playout import Copies, Playouts, mid_game_copies
from benchmarks.processes import PLAIN_LOOP, ProcessCrew, gains
from benchmarks.report import Method, Report
from benchmarks.selection import Selection
from benchmarks.server import server_measures
from benchmarks.sight import lines_of_sight
from benchmarks.slices import Work, interleave
from benchmarks.start import RUNS, cold_starts, start_commands
from benchmarks.subject import Subject


class Progress(Protocol):
    """Whoever wants to know how far a run is."""

    def phase(self, title: str, steps: int) -> None:
        """A phase of so many steps begins."""

    def step(self, subject: str) -> None:
        """One step of the phase begins."""


class Silence:
    """Nobody listens."""

    def phase(self, title: str, steps: int) -> None:
        """Say nothing."""

    def step(self, subject: str) -> None:
        """Say nothing."""


FOUNDATIONS = ["msgspec", "numpy"]
"""What the subjects stand on: our states are msgspec's structs, rlcard draws with numpy."""

SMALL_SLICE = 0.25
"""Copies, lines of sight and odds need a quarter of a playout's slice: enough of them fit into it."""


def run(
    selection: Selection,
    budgets: Sequence[Budget],
    *,
    seed: int,
    rounds: int,
    slice_seconds: float,
    progress: Progress | None = None,
) -> Report:
    """Measure what was selected and judge the budgets."""
    progress = progress or Silence()
    machine = this_machine()
    begun = time.perf_counter()
    measurements: list[Measurement] = []

    def phase(title: str, works: Sequence[Work], seconds: float) -> None:
        if works:
            progress.phase(title, rounds * len(works))
            measurements.extend(
                interleave(
                    works, rounds=rounds, seconds=seconds, announce=lambda work: progress.step(work.subject)
                )
            )

    with one_core() as core:
        phase("copies", copies(selection, seed, progress), slice_seconds * SMALL_SLICE)
        shares = shares_of_choices(selection, seed, progress)
        if selection.wants("decisions") or shares:
            playouts = [Playouts(subject, seed) for subject in selection.subjects]
            phase("playouts", playouts, slice_seconds)
        played = [each for each in measurements if each.measure == "decisions"]
        measurements += [choices(each, shares[each.subject]) for each in played if shares]
        phase("lines of sight", sight_works(selection, seed), slice_seconds * SMALL_SLICE)
        phase("exact odds", odds_works(selection, progress), slice_seconds * SMALL_SLICE)
        measurements += long_games(selection, seed, rounds, slice_seconds * SMALL_SLICE, progress)
        if selection.start:
            commands = start_commands()
            progress.phase("cold starts", RUNS * len(commands))
            measurements += cold_starts(commands, announce=progress.step)
    measurements += process_gains(selection, seed, rounds, slice_seconds, progress)
    if selection.server:
        progress.phase("the server under load", 2)
        measurements += server_measures(selection.wants, progress.step)

    packages = {subject.package: subject.version() for subject in selection.subjects}
    return Report(
        machine=machine,
        method=Method(seed=seed, rounds=rounds, slice_seconds=slice_seconds, core=core),
        packages=dict(sorted((packages | versions(FOUNDATIONS)).items())),
        subjects=list(selection.notes),
        measurements=measurements,
        budgets=judge_all(budgets, measurements, selection.scope),
        seconds=time.perf_counter() - begun,
    )


def copies(selection: Selection, seed: int, progress: Progress) -> list[Copies]:
    """The mid-game positions of every subject that can be copied; finding them takes a moment."""
    if not selection.wants("copy"):
        return []
    progress.phase("looking for mid-game positions", len(selection.subjects))
    found: list[Copies] = []
    for subject in selection.subjects:
        progress.step(subject.name)
        work = mid_game_copies(subject, seed)
        if work is not None:
            found.append(work)
    return found


def shares_of_choices(selection: Selection, seed: int, progress: Progress) -> dict[str, float]:
    """How many decisions of every subject have more than one answer; whole games have to be played for it."""
    if not selection.wants("choices"):
        return {}
    progress.phase("counting choices", len(selection.subjects))
    found: dict[str, float] = {}
    for subject in selection.subjects:
        progress.step(subject.name)
        found[subject.name] = share_of_choices(subject, seed)
    return found


def sight_works(selection: Selection, seed: int) -> list[Work]:
    """Cold and cached lines of every selected policy, as far as asked for."""
    works: list[Work] = []
    for subject in selection.sights:
        works += [work for work in lines_of_sight(subject, seed) if selection.wants(work.measure)]
    return works


def odds_works(selection: Selection, progress: Progress) -> list[Work]:
    """The dearest question about odds of each of our games that tells them; finding it takes a moment."""
    works: list[Work] = []
    for subject in selection.subjects:
        if selection.wants("odds") and isinstance(subject, TellsOdds):
            progress.phase("looking for the dearest odds", 1)
            progress.step(subject.name)
            work = dearest_odds(subject)
            works += [work] if work is not None else []
    return works


def long_games(
    selection: Selection, seed: int, rounds: int, seconds: float, progress: Progress
) -> list[Measurement]:
    """Memory and undo of those of our games that last 2,000 decisions."""
    measurements: list[Measurement] = []
    undos: list[Work] = []
    for subject in selection.subjects:
        if not isinstance(subject, KeepsHistory):
            continue
        if selection.wants("memory"):
            progress.phase("weighing long games", GAMES)
            weighed = memory(subject, seed, progress.step)
            measurements += [weighed] if weighed is not None else []
        if selection.wants("undo"):
            game = subject.history(seed, DECISIONS)
            undos += [Undos(subject.name, game)] if game is not None else []
    if undos:
        progress.phase("undo", rounds * len(undos))
        measurements += interleave(
            undos, rounds=rounds, seconds=seconds, announce=lambda work: progress.step(work.subject)
        )
    return measurements


def process_gains(
    selection: Selection, seed: int, rounds: int, slice_seconds: float, progress: Progress
) -> list[Measurement]:
    """What a second process adds to each of our games and to a plain loop, if any of ours is measured."""
    ours: list[Subject] = [subject for subject in selection.subjects if subject.ours]
    if not ours or not selection.wants("processes"):
        return []
    names = [*(subject.name for subject in ours), PLAIN_LOOP]
    progress.phase("two processes", 2 * rounds * len(names))
    announce: Callable[[str], None] = progress.step
    with ProcessCrew(seed) as pool:
        pool.warm_up(names)
        return gains(pool, names, rounds=rounds, seconds=slice_seconds, announce=announce)
