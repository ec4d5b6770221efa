"""The report as tables that are readable in 100 columns."""

from __future__ import annotations

from rich import box
from rich.console import Console
from rich.table import Table as Grid

from benchmarks.budget import Judgement, Verdict
from benchmarks.measurement import MEASURES, ratio
from benchmarks.report import Report, SubjectNote

WIDTH = 100

YARDSTICKS = ("chess", "catanatron")
"""The peers that every row is compared with."""

COLOURS = {
    Verdict.HOLDS: "green",
    Verdict.DOES_NOT_HOLD: "bold red",
    Verdict.NOT_YET: "dim",
    Verdict.PEER_MISSING: "yellow",
    Verdict.NOT_RUN: "dim",
}


def print_report(report: Report, console: Console) -> None:
    """Print machine and method, the table of figures, other measures and budgets."""
    _print_head(report, console)
    console.print(figures(report))
    other = other_measures(report)
    if other.row_count:
        console.print(other)
    console.print(budgets(report))
    missing = [note for note in report.subjects if note.missing and not note.ours]
    for note in missing:
        console.print(f"{note.name}: {note.missing}", style="yellow", markup=False, soft_wrap=True)


def _print_head(report: Report, console: Console) -> None:
    machine, method = report.machine, report.method
    load = "" if machine.load is None else f", load {machine.load:g} at the start"
    rounds = f"{method.rounds} rounds of {method.slice_seconds:g} s slices in turn"
    core = "not pinned" if method.core is None else f"pinned to core {method.core}"
    lines = [
        f"machine   {machine.processor}, {machine.cores} cores{load}",
        f"python    {machine.python}, {machine.system}",
        "packages  " + ", ".join(f"{name} {version}" for name, version in report.packages.items()),
        f"method    seed {method.seed}, {rounds}, {core}",
        f"clock     {method.clock}",
        f"garbage   {method.collector}",
        f"figures   {method.figure}",
        f"choices   {method.choice}",
    ]
    share = share_of_core(report)
    if share is not None:
        lines.append(f"quiet?    the process got {share:.0%} of its core while it measured")
    for line in lines:
        console.print(line, markup=False, highlight=False)


def share_of_core(report: Report) -> float | None:
    """How much of its core the process got over all slices: tells a reader how noisy the run was."""
    timed = [measurement for measurement in report.measurements if measurement.wall]
    wall = sum(measurement.wall for measurement in timed)
    return sum(measurement.seconds for measurement in timed) / wall if wall else None


HEADINGS = (
    "decisions\n/s",
    "µs\neach",
    "\n±",
    "games\n/s",
    "choices\n/s",
    "copy\nµs",
    "sight\ncold",
    "door\nopened",
    "sight\ncached",
)

CAPTION = """\
choices: decisions with more than one answer. sight: µs for one line of sight. ±: half of best minus
worst round. ×: decisions beside that peer."""


def _grid(title: str) -> Grid:
    return Grid(title=title, box=box.SIMPLE_HEAD, title_justify="left", padding=(0, 1, 0, 0), pad_edge=False)


def figures(report: Report) -> Grid:
    """The one table: speed, games, copies and lines of sight of every subject, ours first."""
    grid = _grid("Figures")
    grid.caption = CAPTION
    grid.caption_justify = "left"
    grid.add_column("\nsubject")
    for heading in HEADINGS:
        grid.add_column(heading, justify="right")
    for yardstick in YARDSTICKS:
        grid.add_column(f"×\n{yardstick}", justify="right")
    shown = [note for note in report.subjects if _is_shown(report, note)]
    for number, note in enumerate(shown):
        last_of_ours = note.ours and number + 1 < len(shown) and not shown[number + 1].ours
        grid.add_row(*_row(report, note), style="bold" if note.ours else None, end_section=last_of_ours)
    return grid


FIGURE_MEASURES = ("decisions", "choices", "copy", "sight_cold", "sight_changed", "sight_cached")


def _is_shown(report: Report, note: SubjectNote) -> bool:
    """Whoever has a figure; a peer that is missing is named below the tables, with the remedy."""
    return any(report.find(note.name, measure) for measure in FIGURE_MEASURES)


def _row(report: Report, note: SubjectNote) -> list[str]:
    speed, *costs = (report.find(note.name, measure) for measure in FIGURE_MEASURES)
    row = [note.name]
    if speed is None:
        row += ["", "", "", ""]
    else:
        games = speed.games_per_second
        row += [
            number(speed.median),
            number(1e6 / speed.median),
            f"{speed.spread:.0%}",
            "–" if games is None else number(games),
        ]
    row += [number(each.median) if each else "" for each in costs]
    for yardstick in YARDSTICKS:
        peer = report.find(yardstick, "decisions")
        row.append(f"{ratio(speed, peer):.2f}" if speed and peer else "")
    return row


def other_measures(report: Report) -> Grid:
    """What is not a matter of playouts: starts, memory, undo, processes."""
    grid = _grid("Other measures")
    for heading in ("measure", "subject"):
        grid.add_column(heading)
    for heading in ("figure", "runs"):
        grid.add_column(heading, justify="right")
    for measurement in report.measurements:
        if measurement.measure not in FIGURE_MEASURES:
            measure = MEASURES[measurement.measure]
            figure = f"{number(measurement.median)} {measure.unit}"
            grid.add_row(measure.title, measurement.subject, figure, str(len(measurement.samples)))
    return grid


def budgets(report: Report) -> Grid:
    """Every budget with its limit, what was measured and the verdict."""
    grid = _grid("Budgets")
    grid.add_column("budget")
    grid.add_column("limit")
    grid.add_column("measured", justify="right")
    grid.add_column("verdict")
    for judgement in report.budgets:
        budget = judgement.budget
        verdict = f"[{COLOURS[judgement.verdict]}]{judgement.verdict.value}[/]"
        grid.add_row(budget.title, budget.limit, measured(judgement), verdict)
    return grid


def measured(judgement: Judgement) -> str:
    """The measured figure in the budget's unit: `3.41 ×`, `21.0 µs`, or nothing."""
    if judgement.figure is None:
        return ""
    return f"{number(judgement.figure)} {judgement.budget.unit}"


def number(figure: float) -> str:
    """Three significant digits, thousands with commas.

    >>> [number(figure) for figure in (48123.4, 123.44, 21.234, 0.28765, 0.0)]
    ['48,123', '123', '21.2', '0.288', '0']
    """
    if figure == 0:
        return "0"
    if abs(figure) >= 100:
        return f"{figure:,.0f}"
    if abs(figure) >= 10:
        return f"{figure:.1f}"
    return f"{figure:.2f}" if abs(figure) >= 1 else f"{figure:.3f}"
