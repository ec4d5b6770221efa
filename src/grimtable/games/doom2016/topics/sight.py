"""Sight, range, cover and adjacency between figures.  Chapters LOS, RNG, COV, ADJ."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.grid import bits

if TYPE_CHECKING:
    from grimtable.games.doom2016.field import DoomState
    from grimtable.games.doom2016.table import Figure


def pocket_of(state: DoomState, figure: Figure) -> int:
    """D16-FLY-07, D16-BIG-19, D16-R-08: the blocking spaces whose edges do not count for this figure."""
    field = state.field
    if not field.scene.blocking or figure.id in state.table.marines:
        return 0
    here = field.where[figure.id]
    inside = here & field.scene.blocking
    if not inside:
        return 0
    if here & (here - 1):
        return inside
    if state.game.demons[figure.kind].flying:
        return field.ways.pockets[figure.space]
    return 0


def distance(state: DoomState, one: Figure, other: Figure) -> int:
    """D16-RNG-02, D16-RNG-03, D16-R-07: spaces between two figures as range counts them."""
    field = state.field
    passage, _ = field.ways.ignoring(pocket_of(state, one) | pocket_of(state, other))
    return passage.distance_between(field.where[one.id], field.where[other.id])


def is_within(state: DoomState, one: Figure, other: Figure, reach: int) -> bool:
    """D16-RNG-04, D16-R-15: within a range."""
    field = state.field
    pocket = (pocket_of(state, one) | pocket_of(state, other)) if field.scene.blocking else 0
    if not pocket:
        return bool(field.ways.within(field.where[one.id], reach) & field.where[other.id])
    return distance(state, one, other) <= reach


def sees(state: DoomState, one: Figure, other: Figure) -> bool:
    """D16-LOS-02, D16-LOS-14, D16-R-06: some line between their corners is clear."""
    field = state.field
    pocket = (pocket_of(state, one) | pocket_of(state, other)) if field.scene.blocking else 0
    sight = field.ways.sight if not pocket else field.ways.ignoring(pocket)[1]
    here, there = field.where[one.id], field.where[other.id]
    if not (here & (here - 1) or there & (there - 1)):
        return sight.sees(one.space, other.space)
    return sight.sees_any(here, there)


def in_cover(state: DoomState, attacker: Figure, defender: Figure) -> bool:
    """D16-COV-05 to D16-COV-16: every corner that has sight leads to cover."""
    field = state.field
    there = field.where[defender.id]
    if there & (there - 1):
        return False  # D16-COV-10
    here = field.where[attacker.id]
    scene = field.scene
    pocket = (pocket_of(state, attacker) | pocket_of(state, defender)) if scene.blocking else 0
    sight = field.ways.sight if not pocket else field.ways.ignoring(pocket)[1]
    edges = field.ways.difficult_edges
    bodies = field.large & ~here
    if bodies:
        # D16-R-11: a large third figure is one body.
        for id in {field.at[space] for space in bits(bodies)}:
            if id != attacker.id:
                edges |= field.board.inner_edges(field.where[id])
    spaces = scene.difficult
    if spaces & there and state.setup.options.get("own_terrain") == "none":
        spaces &= ~there  # D16-R-10, the other reading
    spaces |= field.occupied & ~here & ~there
    return sight.in_cover(here, defender.space, spaces, edges)


def are_adjacent(state: DoomState, one: Figure, other: Figure) -> bool:
    """D16-ADJ-04: on adjacent spaces, each by all spaces of its base."""
    field = state.field
    return bool(field.ways.walk.around(field.where[one.id]) & field.where[other.id])
