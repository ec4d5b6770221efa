"""Roll tables: every result that the die of a card or space can have is answered by one row, and by one only.

The engine carries out the first row that fits and does nothing where none does (`procedures/tables.py`). A
table with a hole, or with two rows for one result, can be played and is hardly what its author meant.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from grimtable.content import Effect, Item
from grimtable.content.items import Complaint
from grimtable.content.packs import compiled_parts
from grimtable.content.problems import key_text
from grimtable.games.relic.effects.flow_verbs import Row

LOWEST: Final = 1
HIGHEST: Final = 6
#: REL-INF-05, REL-R-36: influence may be added without an upper end; content writes 99 for "and more".
RAISED: Final = 99


def table_findings(item: Item) -> Iterator[Complaint]:
    """What is wrong with the roll tables of an item, wherever in its effects they stand."""
    for path, part in compiled_parts(item):
        if not isinstance(part, Effect):
            continue
        for number, call in enumerate(part.calls):
            rows = call.parameters.get("results")
            if call.verb == "roll_table" and isinstance(rows, tuple):
                place = key_text((*path, number, "results"))
                yield from _of_table(place, rows, raised=bool(call.parameters.get("influence")))


def _of_table(place: str, rows: Sequence[Row], *, raised: bool) -> Iterator[Complaint]:
    top = RAISED if raised else HIGHEST
    answered: dict[int, int] = {}
    for number, row in enumerate(rows):
        lowest, highest = row.on
        at = f"{place}[{number}].on"
        if lowest > highest:
            yield (
                at,
                "runs backwards and answers nothing; "
                f"the lower number comes first: on = [{highest}, {lowest}]",
            )
            continue
        if remedy := _never_shown(lowest, highest, raised=raised):
            yield at, f"the die shows {LOWEST} to {HIGHEST}{' or more' if raised else ''}; {remedy}"
        twice: dict[int, list[int]] = {}
        for result in range(max(lowest, LOWEST), min(highest, top) + 1):
            if answered.setdefault(result, number) != number:
                twice.setdefault(answered[result], []).append(result)
        for other, results in twice.items():
            yield (
                at,
                f"{_ranges(results)} is answered by results[{other}] already, "
                "and only the first row that fits is carried out; leave it to one of the two",
            )
    missing = [result for result in range(LOWEST, top + 1) if result not in answered]
    if missing and raised and missing == list(range(missing[0], top + 1)) and missing[0] > HIGHEST:
        yield (
            place,
            f"no row answers {_ranges(missing)}; influence may raise the die: "
            f"let the highest row end at {top}",
        )
    elif missing:
        rows_to_add = ", ".join(f"{{ on = [{first}, {last}] }}" for first, last in _runs(missing))
        yield (
            place,
            f"no row answers {_ranges(missing)}; add a row for each, without do where nothing happens: "
            f"{rows_to_add}",
        )


def _never_shown(lowest: int, highest: int, *, raised: bool) -> str:
    """What to do with a row that goes beyond the die, or nothing."""
    more = "write influence = true beside results if influence may raise the die"
    if lowest < LOWEST:
        return f"begin at {LOWEST}" if highest >= LOWEST else "leave the row out"
    if highest > HIGHEST and not raised:
        return f"leave the row out, or {more}" if lowest > HIGHEST else f"end at {HIGHEST}, or {more}"
    return ""


def _runs(results: Iterable[int]) -> list[tuple[int, int]]:
    """Neighbouring numbers joined, in order."""
    runs: list[tuple[int, int]] = []
    for result in results:
        if runs and runs[-1][1] == result - 1:
            runs[-1] = (runs[-1][0], result)
        else:
            runs.append((result, result))
    return runs


def _ranges(results: Iterable[int]) -> str:
    """`1, 4 to 5`."""
    return ", ".join(str(first) if first == last else f"{first} to {last}" for first, last in _runs(results))
