"""Tables: the games of a batch as CSV, and as Parquet where pyarrow (the extra `simulation`) is installed."""

from __future__ import annotations

import csv
import importlib
import importlib.util
import io
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from grimtable.simulation.summary import Summary

Cell = str | int | float | None
Row = dict[str, Cell]


def tables_of(summary: Summary) -> dict[str, list[Row]]:
    """Name of the table → its rows. Every row names its game, so tables can be joined."""
    return {
        "games": list(_games(summary)),
        "items": list(_items(summary)),
        "rounds": list(_rounds(summary)),
        "places": list(_places(summary)),
    }


def _games(summary: Summary) -> Iterator[Row]:
    luck = dict(zip((each.number for each in summary.games), summary.net_luck, strict=True))
    for each in summary.played:
        row: Row = {"game": each.number, "seed": each.seed}
        row.update({f"won_{side}": int(side in each.winners) for side in summary.sides})
        row["rule"] = each.rule
        row["decisions"] = each.decisions
        row["rounds"] = each.tally.rounds if each.tally is not None else None
        if summary.sheet.luck:
            for side in summary.sides:
                rolls, deviation, _ = (
                    each.tally.luck.get(side, (0, 0, 0)) if each.tally is not None else (0, 0, 0)
                )
                row[f"rolls_{side}"] = rolls
                row[f"luck_{side}"] = deviation / 1000
            row["net_luck"] = round(luck.get(each.number, 0.0), 4)
        row["digest"] = each.digest
        row["failure"] = each.failure
        yield row


def _items(summary: Summary) -> Iterator[Row]:
    for each in summary.games:
        for group, items in (each.tally.counts if each.tally is not None else {}).items():
            for item, counts in items.items():
                for column, number in counts.items():
                    yield {
                        "game": each.number,
                        "group": group,
                        "item": item,
                        "column": column,
                        "count": number,
                    }


def _rounds(summary: Summary) -> Iterator[Row]:
    for each in summary.games:
        for curve, lines in (each.tally.curves if each.tally is not None else {}).items():
            for line, values in lines.items():
                for number, value in enumerate(values, 1):
                    yield {"game": each.number, "curve": curve, "line": line, "round": number, "value": value}


def _places(summary: Summary) -> Iterator[Row]:
    for layer in summary.sheet.layers:
        for place, number in sorted(summary.layer(layer.id).items()):
            yield {"layer": layer.id, "place": place, "count": number}


def write_csv(path: Path, rows: Sequence[Row]) -> None:
    """A table with a heading."""
    text = io.StringIO()
    if rows:
        writer = csv.DictWriter(text, list(rows[0]), lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)
    path.write_text(text.getvalue(), encoding="utf-8")


def has_parquet() -> bool:
    """Whether pyarrow is installed; asked without importing it."""
    return importlib.util.find_spec("pyarrow") is not None


def write_parquet(path: Path, rows: Sequence[Row]) -> None:
    """The same table for programs; the types of its columns follow from the values."""
    arrow: Any = importlib.import_module("pyarrow")
    parquet: Any = importlib.import_module("pyarrow.parquet")
    parquet.write_table(arrow.Table.from_pylist(list(rows)), path, compression="zstd")


def write_tables(summary: Summary, folder: Path) -> list[Path]:
    """Write every table that has rows; the files that were written."""
    written = []
    for name, rows in tables_of(summary).items():
        if rows:
            write_csv(folder / f"{name}.csv", rows)
            written.append(folder / f"{name}.csv")
            if has_parquet():
                write_parquet(folder / f"{name}.parquet", rows)
                written.append(folder / f"{name}.parquet")
    return written
