"""Sight, range, cover and adjacency between figures.  Chapters LOS, RNG, COV, ADJ.

A line is clear if it can be nudged so that it crosses no blocker: D16-R-01 along walls (D16-LOS-07), D16-R-02
out of pockets (D16-LOS-08, D16-LOS-09), D16-R-03 at its ends, D16-R-04 at a shared corner (D16-LOS-10,
D16-LOS-20). Properly crossing an edge blocks (D16-LOS-04), so does the inside of a blocking space
(D16-LOS-11); figures never do (D16-LOS-05, D16-LOS-12), nor the target's own space (D16-LOS-13), nor tokens
(D16-R-13). Two neighbours see each other over the one edge they share (D16-LOS-15). `grid.corner` has the
test.
"""

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
    # Of small figures only a Flying one is ever inside (D16-TER-06).
    return inside if here & (here - 1) else field.ways.pockets[figure.space]


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
    """D16-LOS-02, D16-LOS-14, D16-LOS-16, D16-R-06: some line between their corners is clear."""
    field = state.field
    pocket = (pocket_of(state, one) | pocket_of(state, other)) if field.scene.blocking else 0
    sight = field.ways.sight if not pocket else field.ways.ignoring(pocket)[1]
    here, there = field.where[one.id], field.where[other.id]
    if not (here & (here - 1) or there & (there - 1)):
        return sight.sees(one.space, other.space)
    return sight.sees_any(here, there)


def in_cover(state: DoomState, attacker: Figure, defender: Figure) -> bool:
    """D16-COV-05 to D16-COV-16: every corner that has sight leads to cover; the best one is taken (D16-R-14).

    D16-COV-06, D16-COV-07, D16-COV-15: the four lines from that corner, to walls, blocking and difficult
    terrain and the insides of third figures of either side (D16-COV-14, D16-R-09); D16-COV-08: none from a
    shared corner; D16-COV-12: each direction for itself; D16-COV-13, D16-FLY-08: nothing from one's own
    pocket.
    """
    field = state.field
    there = field.where[defender.id]
    if there & (there - 1):
        return False  # D16-COV-10, D16-BIG-18
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
    """D16-ADJ-01, D16-ADJ-04, D16-R-16: on adjacent spaces, each by all spaces of its base."""
    field = state.field
    return bool(field.ways.walk.around(field.where[one.id]) & field.where[other.id])
