"""Sections: parts of a page of documentation that a command writes, between two marks."""

from __future__ import annotations

from pathlib import Path

from grimtable.simulation.batch_spec import SimulationError


def fill_section(path: Path, section: str, text: str) -> None:
    """Replace what stands between the two marks of a section; everything else stays as it is."""
    begin, end = f"<!-- {section}: begin -->", f"<!-- {section}: end -->"
    page = path.read_text(encoding="utf-8")
    if page.count(begin) != 1 or page.count(end) != 1 or page.index(end) < page.index(begin):
        raise SimulationError(
            f"{path} has no section for this; put the lines {begin} and {end} where it belongs"
        )
    head, rest = page.split(begin)
    tail = rest.split(end)[1]
    path.write_text(f"{head}{begin}\n\n{text.strip()}\n\n{end}{tail}", encoding="utf-8")
