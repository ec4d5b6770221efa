"""Line of sight: who sees which space.  Chapter LOS, rulings D04-R-14, -21, -26, -89.

Bots are figures like all others, active or not (D4X-BOT-13).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from grimtable.games.doom2004.changes import skill
from grimtable.games.doom2004.field import cover
from grimtable.games.doom2004.table import Invader, Marine
from grimtable.grid import bits
from grimtable.kernel.identity import Space

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState, Occupancy

MOST_PROSPECTS = 20_000  #: remembered views into the unknown


def ground(state: DoomState, figure: Marine | Invader) -> int:
    """The spaces a figure stands on."""
    if type(figure) is Marine or figure.kind in state.game.small:
        return 1 << figure.space
    return cover(state.field, figure, state.game.invaders[figure.kind].size)


def can_see(state: DoomState, viewer: Marine | Invader, space: int) -> bool:
    """Whether a figure has line of sight to a space."""
    return bool(seen_among(state, viewer, 1 << space))


def seen_among(state: DoomState, viewer: Marine | Invader, candidates: int) -> list[Space]:
    """D04-LOS-02 to D04-LOS-10: the spaces of a set to which a figure has line of sight, in board order.

    An uninterrupted line from any of the viewer's spaces (D04-LOS-03, D04-BIG-03) to the centre, of any space
    of a large target (D04-LOS-04). Walls (D04-LOS-05), closed doors (D04-LOS-06), other figures (D04-LOS-07),
    blocking obstacles and barrels (D04-LOS-08) interrupt it; damaging obstacles and tokens do not
    (D04-LOS-09), nor do the viewer and whatever stands on the space looked at. A line may touch the corner of
    a blocker (D04-R-21).
    """
    seen = 0
    for _, visible in _views(state, viewer, candidates):
        seen |= visible
    return bits(seen)


def eyes_on(state: DoomState, viewer: Marine | Invader, space: int) -> list[Space]:
    """The spaces of a figure from which it sees a space (D04-LOS-03)."""
    return [eye for eye, visible in _views(state, viewer, 1 << space) if visible]


def _views(state: DoomState, viewer: Marine | Invader, candidates: int) -> list[tuple[Space, int]]:
    """Each space of the viewer with what is seen of the set from there; none where nothing could be."""
    field = state.field
    sight = field.sight
    eyes: Sequence[int]
    if type(viewer) is Marine or viewer.kind in state.game.small:
        here, eyes = 1 << viewer.space, (viewer.space,)
        candidates &= sight.open_from(viewer.space)
    else:
        here = ground(state, viewer)
        eyes = bits(here)
        in_view = 0
        for eye in eyes:
            in_view |= sight.open_from(eye)
        candidates &= in_view
    if not candidates:
        return []
    # A line can only get into undiscovered spaces that lie open to the known map.
    blockers = (field.occupied & ~here) | field.obstacles | field.unseen
    if field.shared & here:
        # D04-R-26: whoever shares the viewer's space is no blocker, not even with its other spaces.
        for space in bits(here):
            for id in field.at[space]:
                friend = figure_of(state, id)
                if friend is not None:
                    blockers &= ~ground(state, friend)
    if "shoot_past_figures" in state.lasting.by_name and isinstance(viewer, Marine):
        if skill(state, viewer.id, "shoot_past_figures"):
            blockers &= ~field.occupied | field.obstacles
    dark = dark_limits(state)
    large = candidates & field.large
    bases = _large_bases(state, large) if large else ()
    views = []
    for eye in eyes:
        visible = sight.visible_among(eye, candidates, blockers)
        for base in bases:
            # The ends of a line never block it, and neither do the other spaces of a large figure at its end.
            visible = visible & ~base | sight.visible_among(eye, candidates & base, blockers & ~base)
        for far, spaces in dark:
            visible &= ~spaces | field.board.square(eye, far)
        views.append((eye, visible))
    return views


def _large_bases(state: DoomState, among: int) -> list[int]:
    """What each large invader covers that stands on one of these spaces."""
    invaders, small, at = state.table.invaders, state.game.small, state.field.at
    among &= state.field.occupied
    standing = {id for space in bits(among) for id in at[space] if id in invaders}
    large = [id for id in standing if invaders[id].kind not in small]
    if len(large) > 1:
        large.sort(key=list(invaders).index)  # in the order of the table, whoever stands where
    return [ground(state, invaders[id]) for id in large]


def dark_limits(state: DoomState) -> list[tuple[int, int]]:
    """How far one sees onto which spaces: dark areas of a scenario, darkness played by card (D04-SET-08)."""
    scene = state.field.scene
    dark = scene.dark.get(state.setup.scenario)
    if dark is None:
        dark = state.game.dark_spaces(state.setup, scene)
    if "darkness" in state.lasting.by_name:
        everywhere = state.field.board.spaces
        return [*dark, *((effect.amount, everywhere) for effect in state.lasting.by_name["darkness"])]
    return dark


def figure_of(state: DoomState, id: str) -> Marine | Invader | None:
    """A figure by its id, wherever it is."""
    return state.table.marines.get(id) or state.table.invaders.get(id)


def areas_in_sight(state: DoomState, figure: Marine | Invader) -> list[str]:
    """D04-EXP-01, D04-R-89: undiscovered areas to which the figure has line of sight, in board order.

    D04-EXP-10: an area behind another undiscovered one is looked at when that one lies on the table.
    """
    field = state.field
    if figure.space < 0 or not field.outlook() >> figure.space & 1:
        return []
    blockers = (field.occupied & ~(1 << figure.space)) | field.obstacles
    found: dict[str, None] = {}
    for name, line in prospects(field, figure.space):
        if name not in found and not line & blockers:
            found[name] = None
    return list(found)


def prospects(field: Occupancy, space: int) -> tuple[tuple[str, int], ...]:
    """The lines from a space into undiscovered areas that no wall or closed door interrupts.

    They depend on the doors and on what is discovered, not on figures, and are asked for at every step.
    """
    known = field.scene.lines_into_unknown
    key = (space, field.unseen, field.sight.closed)
    found = known.get(key)
    if found is None:
        lines = []
        open_lines = field.sight.lines_from(space)
        in_view = field.sight.open_from(space) & field.unseen
        for name, spaces in field.scene.areas.items():
            beyond = field.unseen & ~spaces
            for other in bits(spaces & in_view):
                if not open_lines[other] & beyond:
                    lines.append((name, open_lines[other]))
        if len(known) >= MOST_PROSPECTS:
            known.clear()
        found = known[key] = tuple(lines)
    return found
