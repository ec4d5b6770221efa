"""Groups of spaces: where a figure or a card may be put by an effect."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.games.relic.table import INNER, MIDDLE, OUTER, SCENARIO_SPACE, token_key
from grimtable.games.relic.topics.board import neighbours

if TYPE_CHECKING:
    from grimtable.games.relic.game import RelicState

CORNERS = (0, 6, 12, 18, 24, 28, 32, 36)
"""REL-BRD-13: O1, O7, O13, O19, M1, M5, M9, M13."""

BOTH_RINGS = range(OUTER.start, MIDDLE.stop)

ALWAYS = {
    "any": tuple(range(SCENARIO_SPACE)),
    "outer": tuple(OUTER),
    "middle": tuple(MIDDLE),
    "outer_or_middle": tuple(BOTH_RINGS),
    "corners": CORNERS,
}
"""Words that mean the same spaces for everybody and at any time."""


def places(state: RelicState, seat: str, among: str) -> tuple[int, ...]:
    """The spaces that a word of the vocabulary `places` means, seen from a seat, in board order."""
    if among in ALWAYS:
        return ALWAYS[among]
    here = state.table.players[seat].space
    if among in ("portals", "forgotten_portals"):
        found = forgotten_portals(state)
        if among == "portals":
            found = tuple(sorted({*found, state.game.webway}))
        return tuple([space for space in found if space != here])
    cards = state.table.spaces
    if among == "ring":
        return tuple(next((ring for ring in (OUTER, MIDDLE, INNER) if here in ring), ()))
    if among == "area":
        area = state.game.spaces[here].area
        spaces = state.game.spaces
        return tuple([space for space in BOTH_RINGS if area is not None and spaces[space].area == area])
    if among == "adjacent":
        return tuple(sorted(neighbours(here)))
    if among == "near":
        return tuple(sorted((here, *neighbours(here))))
    if among == "with_threats":
        return tuple([space for space in BOTH_RINGS if cards[space]])
    if among == "without_threats":
        return tuple([space for space in BOTH_RINGS if not cards[space]])
    if among == "with_players":
        taken = {p.space for p in state.table.players.values() if p.seat != seat and not p.eliminated}
        return tuple([space for space in BOTH_RINGS if space in taken])
    assert among == "own_tokens"  # the last word of the vocabulary
    tokens = state.table.tokens
    names = state.game.space_ids
    return tuple(
        space for space in range(SCENARIO_SPACE) if token_key(seat, f"space:{names[space]}") in tokens
    )


def forgotten_portals(state: RelicState) -> tuple[int, ...]:
    """REL-C-67: spaces on which a Forgotten Portal lies."""
    portals = state.game.portals
    spaces = state.table.spaces[: MIDDLE.stop]
    return tuple([space for space, cards in enumerate(spaces) if cards and not portals.isdisjoint(cards)])
