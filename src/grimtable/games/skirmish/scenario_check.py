"""Checking a scenario: can its map be read, and can everything on it be set up from one box?  SKI-SET-02."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from grimtable.content import Pack
from grimtable.games.skirmish.field import scene_of
from grimtable.games.skirmish.table import KEEPER, SCOUTS
from grimtable.grid import DrawnMap, Footprint, GridError, Passage, bits, fits, read_map
from grimtable.kernel.identity import Space

if TYPE_CHECKING:
    from grimtable.games.skirmish.items import FigureKind, Mark, Scenario

Complaint = tuple[str, str]
SCOUT_SEATS = 3


def check_scenario(scenario: Scenario, pack: Pack) -> Iterable[Complaint]:
    """Everything wrong with a scenario: the key, and a sentence with the place and the remedy."""
    try:
        drawn = read_map(scenario.map)
    except GridError as error:
        return [("map", str(error))]
    unknown = [
        ("map", f"the mark {mark!r} at {drawn.board.name(space)} is not in the legend: add it there")
        for space, mark in drawn.marks.items()
        if mark not in scenario.legend
    ]
    if unknown:
        return unknown
    kinds = _kinds(pack)
    return [
        *_legend(scenario, drawn, kinds),
        *_finds(scenario, drawn, kinds),
        *_figures(scenario, drawn, kinds),
        *_goals(scenario, drawn),
    ]


def _kinds(pack: Pack) -> dict[str, FigureKind]:
    from grimtable.games.skirmish.items import FigureKind

    return {kind.id: kind for kind in pack.items("figures") if isinstance(kind, FigureKind)}


def _legend(scenario: Scenario, drawn: DrawnMap, kinds: dict[str, FigureKind]) -> Iterator[Complaint]:
    used = set(drawn.marks.values())
    for name, mark in scenario.legend.items():
        key = f"legend.{name}"
        if name not in used:
            yield key, f"the mark {name!r} is nowhere on the map: draw it there or remove it here"
        if mark.scout and mark.keeper:
            yield key, "a scout and a figure of the keeper cannot share a space: remove one of them"
        if mark.scout and not 1 <= mark.seat <= SCOUT_SEATS:
            yield f"{key}.seat", f"whose is the {mark.scout}? Write seat = 1, 2 or 3"
        yield from _side(f"{key}.scout", mark.scout, SCOUTS, kinds)
        yield from _side(f"{key}.keeper", mark.keeper, KEEPER, kinds)
    yield from _side("reinforcement", scenario.reinforcement, KEEPER, kinds)


def _side(key: str, kind: str, team: str, kinds: dict[str, FigureKind]) -> Iterator[Complaint]:
    if kind in kinds and kinds[kind].team != team:
        yield key, f"the {kind} is no figure of the {team}: choose one of theirs"


def _finds(scenario: Scenario, drawn: DrawnMap, kinds: dict[str, FigureKind]) -> Iterator[Complaint]:
    """SKI-SET-05: every hidden area holds one find, and every find lies in one."""
    areas = {scenario.legend[mark].area for mark in drawn.marks.values() if scenario.legend[mark].area}
    if len(areas) != len(scenario.finds):
        what = f"there are {len(areas)} hidden areas on the map and {len(scenario.finds)} finds"
        yield "finds", f"{what}: write one find for each area"
    for name, find in scenario.finds.items():
        for place, kind in enumerate(find.figures):
            yield from _side(f"finds.{name}.figures[{place}]", kind, KEEPER, kinds)


def _figures(scenario: Scenario, drawn: DrawnMap, kinds: dict[str, FigureKind]) -> Iterator[Complaint]:
    """No two figures share a space, every one fits, and the box holds them all, against three scout seats."""
    board = drawn.board
    scene = scene_of(board)
    closed = [door for door in board.doors if door not in drawn.open_doors]
    passage = Passage.of(board, board.walls | board.closed(closed))
    taken: dict[int, str] = {}
    needed: Counter[str] = Counter()
    for space, text in sorted(drawn.marks.items()):
        for kind in _standing(scenario.legend[text]):
            if kind not in kinds:
                continue
            needed[kind] += 1
            side, where = kinds[kind].side, f"the {kind} at {board.name(space)}"
            ground = scene.ground(space, side)
            if not ground or not fits(passage, Footprint(Space(space), side, side, ground)):
                yield "map", f"{where} does not fit there: a wall, a closed door or the border is in the way"
                continue
            other = next((taken[each] for each in bits(ground) if each in taken), None)
            if other is not None:
                yield "map", f"{where} stands where {other} does: move one of them"
            taken.update(dict.fromkeys(bits(ground), where))
    for kind, number in needed.items():
        if number > kinds[kind].count:
            what = f"the map needs {number} figures of {kind}, and the box holds {kinds[kind].count}"
            yield "map", f"{what}: take some away"


def _standing(mark: Mark) -> Iterator[str]:
    """The kinds that stand on a marked space when all seats are taken."""
    if mark.scout and mark.seat <= SCOUT_SEATS:
        yield mark.scout
    if mark.keeper and mark.scouts <= SCOUT_SEATS:
        yield mark.keeper


def _goals(scenario: Scenario, drawn: DrawnMap) -> Iterator[Complaint]:
    """Each side has something to do: portals to seal, and figures of every scout seat."""
    marks = [scenario.legend[text] for text in drawn.marks.values()]
    if not any(mark.portal for mark in marks):
        yield "map", "the map has no portal, so there is nothing to seal: mark one with portal = true"
    for seat in range(1, SCOUT_SEATS + 1):
        if not any(mark.scout and mark.seat == seat for mark in marks):
            yield "map", f"the scout seat {seat} has no figure on the map: mark one with seat = {seat}"
