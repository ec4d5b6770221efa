"""Lines of sight as they are drawn for "no line of sight": the line, and what breaks it (chapter LOS)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from grimtable.figures.picture.overlays import known_space, tinted
from grimtable.games.doom2004.picture.cache import cache_for
from grimtable.games.doom2004.picture.plans import acting_of
from grimtable.games.doom2004.topics.line_of_sight import can_see, figure_of, ground
from grimtable.grid import CentreSight, bits
from grimtable.kernel.identity import FigureId
from grimtable.picture.shapes import Overlay, Ray

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState
    from grimtable.games.doom2004.picture.cache import DrawingCache
    from grimtable.games.doom2004.table import Invader, Marine
    from grimtable.kernel import SeatId
    from grimtable.narration import Names


def drawn_reason(
    state: DoomState, seat: SeatId, rule: str, piece: str | None, place: str | None, names: Names
) -> Overlay | None:
    """What shows a reason on the board; None where words say it all, and none of what nobody has seen."""
    if "-LOS-" not in rule:
        return None
    acting = acting_of(state, seat)
    figure = acting.figure if acting is not None else state.table.marines.get(seat)
    target = figure_of(state, FigureId(piece)) if piece is not None else None
    space = known_space(state.field.board, state.field.known, place)
    if target is not None and (space is None or not ground(state, target) >> space & 1):
        space = bits(ground(state, target))[0]
    if figure is None or figure.space < 0 or space is None or can_see(state, figure, space):
        return None
    return _blocked(cache_for(state.game, names), state, figure, space)


def _blocked(cache: DrawingCache, state: DoomState, figure: Marine | Invader, space: int) -> Overlay:
    """The line that comes nearest to being clear, with what is in its way."""
    field = state.field
    here = ground(state, figure)
    aimed = 1 << space
    for id in field.at.get(space, ()):
        other = figure_of(state, id)
        aimed |= ground(state, other) if other is not None else 0
    blockers = (field.occupied & ~here | field.obstacles | field.unseen) & ~aimed
    # From the space of a large figure from which fewest things are in the way; walls are worst.
    lines = {eye: field.sight.line(eye, space) for eye in bits(here)}
    eye = min(lines, key=lambda one: (lines[one] < 0, (lines[one] & blockers).bit_count()))
    line = lines[eye]
    spaces = line & blockers if line >= 0 else 0
    notes = _what(cache, state, eye, space, spaces, is_closed=line < 0)
    stride = field.board.stride
    ends = [coordinate + 0.5 for at in (eye, space) for coordinate in (at % stride, at // stride)]
    title = cache.say("line-title", figure=cache.names.of(figure.id))
    drawn = tinted(field.board, title, 0, spaces & field.known)
    ray = Ray(line=(ends[0], ends[1], ends[2], ends[3]), tone="damage")
    return msgspec.structs.replace(drawn, rays=(ray,), notes=tuple(dict.fromkeys(notes)))


def _what(
    cache: DrawingCache, state: DoomState, eye: int, space: int, spaces: int, *, is_closed: bool
) -> list[str]:
    """What breaks the line, one sentence each."""
    field, names = state.field, cache.names
    if is_closed:
        stops = field.passage.stops
        for door, standing in state.table.doors.items():
            without = stops & ~field.board.closed((door,))
            if standing == "closed" and CentreSight.of(field.board, without).line(eye, space) >= 0:
                return [cache.say("line-door", door=door)]
        return [cache.say("line-wall")]
    said = []
    for at in bits(spaces):
        figures = field.at.get(at)  # a line may cross ground where nobody can stand
        if figures:
            said += [cache.say("line-figure", figure=names.of(id)) for id in figures]
        elif field.barrels >> at & 1:
            said.append(cache.say("line-barrel"))
        elif field.obstacles >> at & 1:
            said.append(cache.say("line-obstacle"))
        else:
            said.append(cache.say("line-unknown"))
    return said or [cache.say("line-dark")]
