"""Line of sight: who sees which space.  Chapter LOS, rulings D04-R-14, -21, -26, -89."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.games.doom2004.changes import skill
from grimtable.games.doom2004.field import cover
from grimtable.games.doom2004.table import Invader, Marine
from grimtable.grid import bits

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import Field, Play

MOST_PROSPECTS = 20_000  #: remembered views into the unknown


def ground(state: Play, figure: Marine | Invader) -> int:
    """The spaces a figure stands on."""
    if isinstance(figure, Marine):
        return 1 << figure.space
    return cover(state.board, figure, state.game.invaders[figure.kind].size)


def can_see(state: Play, viewer: Marine | Invader, space: int) -> bool:
    """Whether a figure has line of sight to a space."""
    return bool(seen_among(state, viewer, 1 << space))


def seen_among(state: Play, viewer: Marine | Invader, candidates: int) -> list[int]:
    """D04-LOS-02 to D04-LOS-10: the spaces of a set to which a figure has line of sight, in board order.

    An uninterrupted line from any of the viewer's spaces to the centre. Walls, closed doors, obstacles and
    other figures interrupt it; the viewer and whatever stands on the space looked at do not.
    """
    field = state.board
    here = ground(state, viewer)
    blockers = (field.occupied & ~here) | field.obstacles | (field.board.spaces & ~field.known)
    if field.marines & blockers and viewer.id in state.table.marines and skill(state, viewer.id, "see_past_friends"):
        blockers &= ~field.marines
    eyes = bits(here)
    dark = dark_limits(state)
    large = _large_bases(state)
    sees = field.sight.sees
    found = []
    for space in bits(candidates):
        # The two ends of a line never block it; the other spaces of a large figure must not either.
        shadow = blockers
        for base in large:
            if base >> space & 1:
                shadow = blockers & ~base
        far = dark_limit(dark, space) if dark else 0
        for eye in eyes:
            if sees(eye, space, shadow) and (not far or field.board.apart(eye, space) <= far):
                found.append(space)
                break
    return found


def _large_bases(state: Play) -> list[int]:
    """What each large invader covers."""
    kinds, field = state.game.invaders, state.board
    return [
        cover(field, invader, kinds[invader.kind].size)
        for invader in state.table.invaders.values()
        if kinds[invader.kind].size != "1x1"
    ]


def dark_limits(state: Play) -> list[tuple[int, int]]:
    """How far one sees onto which spaces: dark areas of a scenario and darkness played by card (D04-SET-08)."""
    dark = state.game.dark_spaces(state.setup, state.board.scene)
    if "darkness" in state.lasting.by_name:
        everywhere = state.board.board.spaces
        return [*dark, *((effect.amount, everywhere) for effect in state.lasting.by_name["darkness"])]
    return dark


def dark_limit(dark: list[tuple[int, int]], space: int) -> int:
    """The shortest sight onto a space; 0 is no limit."""
    return min((far for far, spaces in dark if spaces >> space & 1), default=0)


def figure_of(state: Play, id: str) -> Marine | Invader | None:
    """A figure by its id, wherever it is."""
    return state.table.marines.get(id) or state.table.invaders.get(id)


def seen_by_marines(state: Play, spaces: int) -> bool:
    """D04-INV-11, D04-INV-12, D04-R-14: whether any Marine sees one of these spaces, invaders not blocking."""
    field = state.board
    blockers = field.marines | field.obstacles | (field.board.spaces & ~field.known)
    for marine in state.table.marines.values():
        if marine.space < 0:
            continue
        own = blockers & ~(1 << marine.space)
        for space in bits(spaces):
            if field.sight.sees(marine.space, space, own & ~(1 << space)):
                return True
    return False


def areas_in_sight(state: Play, marine: Marine) -> list[str]:
    """D04-EXP-01, D04-R-89: undiscovered areas to which the Marine has line of sight, in order of their names."""
    field = state.board
    if not field.unseen or marine.space < 0:
        return []
    blockers = (field.occupied & ~(1 << marine.space)) | field.obstacles
    if skill(state, marine.id, "see_past_friends"):
        blockers &= ~field.marines
    found: dict[str, None] = {}
    for name, line in prospects(field, marine.space):
        if name not in found and not line & blockers:
            found[name] = None
    return list(found)


def prospects(field: Field, space: int) -> tuple[tuple[str, int], ...]:
    """The lines from a space into undiscovered areas that no wall or closed door interrupts.

    They depend on the doors and on what is discovered, not on figures, and are asked for at every step.
    """
    known = field.scene.prospects
    key = (space, field.unseen, field.sight.closed)
    found = known.get(key)
    if found is None:
        lines = []
        for name, spaces in field.scene.areas.items():
            for other in bits(spaces & field.unseen):
                line = field.sight.line(space, other)
                if line >= 0:
                    lines.append((name, line))
        if len(known) >= MOST_PROSPECTS:
            known.clear()
        found = known[key] = tuple(lines)
    return found
