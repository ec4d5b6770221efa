"""Sight lines: the lines between two figures that decide on sight and cover, and why a defender is in cover.

`grid.corner` says whether somebody is in cover; here the same lines are followed one by one, to be drawn and
put into words. From the corner of the attacker that serves best, all four lines to the defender's corners
count (D16-COV-16).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from grimtable.games.doom2016.topics.sight import in_cover, pocket_of
from grimtable.grid import bits
from grimtable.grid.corner_lines import corner_spans

if TYPE_CHECKING:
    from grimtable.games.doom2016.field import DoomState
    from grimtable.games.doom2016.picture.cache import DrawingCache
    from grimtable.games.doom2016.table import Figure
    from grimtable.picture.shapes import Tone

Segment = tuple[float, float, float, float]


class Gaze(NamedTuple):
    """The lines from an attacker to a defender."""

    attacker: str
    defender: str
    covered: bool
    lines: tuple[tuple[Segment, Tone], ...]
    crossed: tuple[str, ...] = ()  #: figures that the line of cover runs through
    rough: bool = False  #: it runs through difficult terrain
    broken: bool = False  #: it is broken by a wall, a door or blocking terrain


def gaze(state: DoomState, attacker: Figure, defender: Figure) -> Gaze:
    """The four lines from the attacker's best corner; to a large defender, one clear line (D16-COV-10)."""
    field = state.field
    pocket = (pocket_of(state, attacker) | pocket_of(state, defender)) if field.scene.blocking else 0
    sight = field.ways.sight if not pocket else field.ways.ignoring(pocket)[1]
    here, there = field.where[attacker.id], field.where[defender.id]
    covered = in_cover(state, attacker, defender) and not defender.stunned  # D16-COV-11
    best: tuple[int, list[tuple[Segment, Tone]], set[str], bool, bool] | None = None
    for goal in bits(there):
        for eye in bits(here):
            if eye == goal:
                continue
            clear = sight.clear_lines(eye, goal)
            for corner in range(4):
                fare = clear >> 4 * corner & 15
                if not fare:
                    continue
                found = _from_corner(state, attacker, defender, eye, goal, corner, fare)
                if best is None or found[0] > best[0]:
                    best = found
    if best is None:
        return Gaze(attacker.id, defender.id, covered, ())
    _, lines, crossed, rough, broken = best
    if there & (there - 1):
        lines = [next(line for line in lines if line[1] != "damage")]
    return Gaze(attacker.id, defender.id, covered, tuple(lines), tuple(sorted(crossed)), rough, broken)


def _from_corner(
    state: DoomState, attacker: Figure, defender: Figure, eye: int, goal: int, corner: int, fare: int
) -> tuple[int, list[tuple[Segment, Tone]], set[str], bool, bool]:
    """The four lines from one corner: how good it is, the lines, and what spoils them."""
    field = state.field
    board = field.board
    row, column = divmod(eye, board.stride)
    x, y = column + (corner & 1), row + (corner >> 1)
    goal_row, goal_column = divmod(goal, board.stride)
    low, high = min(eye, goal), max(eye, goal)
    dx = board.column_of[high] - board.column_of[low]
    spans = corner_spans(board.stride, board.area, dx, (high - low - dx) // board.stride)
    origin = low + dx if dx < 0 else low
    own = field.where[attacker.id] | field.where[defender.id]
    lines: list[tuple[Segment, Tone]] = []
    crossed: set[str] = set()
    is_rough = is_broken = False
    good = 0
    for j in range(4):
        to = (goal_column + (j & 1), goal_row + (j >> 1))
        tone: Tone = "good"
        if not fare >> j & 1:
            tone, is_broken = "damage", True
        else:
            through, along = spans[4 * corner + j if low == eye else 4 * j + corner]
            through, along = through << origin, along << origin
            bodies = {field.at[space] for space in bits(through & field.occupied & ~own)}
            for id, spaces in field.where.items():
                large = spaces & (spaces - 1)
                if large and id not in (attacker.id, defender.id) and board.inner_edges(spaces) & along:
                    bodies.add(id)
            rough = bool(through & field.scene.difficult or along & field.ways.difficult_edges)
            if bodies or rough:
                tone = "caution"
                crossed |= bodies
                is_rough |= rough
            else:
                good += 1
        lines.append(((float(x), float(y), float(to[0]), float(to[1])), tone))
    clear = fare.bit_count()
    return 5 * (clear == 4) + 10 * good + clear, lines, crossed, is_rough, is_broken


def reason(cache: DrawingCache, state: DoomState, found: Gaze) -> str:
    """`Imp 2 is in cover: the line from Alpha crosses Imp 1.`"""
    names = cache.names
    who = {"defender": names.of(found.defender), "attacker": names.of(found.attacker)}
    if found.crossed:
        bodies = names.joined([names.of(id) for id in found.crossed])
        return cache.say("cover-figures", bodies=bodies, **who)
    if found.rough:
        return cache.say("cover-rough", **who)
    return cache.say("cover-broken", **who)
