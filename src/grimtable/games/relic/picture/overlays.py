"""Overlays and ways: where a hero gets to with one die, and which direction leads to a space."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.games.relic.picture.cache import cache_for
from grimtable.games.relic.picture.going_on import end_of
from grimtable.games.relic.table import INNER, SCENARIO_SPACE
from grimtable.games.relic.topics.board import CLOCKWISE, COUNTER, next_space
from grimtable.kernel import Refusal, refuse
from grimtable.picture.shapes import Overlay, Route

if TYPE_CHECKING:
    from grimtable.games.relic.game import RelicState
    from grimtable.games.relic.picture.cache import DrawingCache
    from grimtable.games.relic.table import Player
    from grimtable.kernel import SeatId
    from grimtable.narration import Names
    from grimtable.picture import OverlayKind

FACES = 6


def overlay(
    state: RelicState,
    viewer: SeatId | None,
    kind: OverlayKind,
    piece: str | None,
    place: str | None,
    names: Names,
) -> Overlay | None:
    """Where a hero can be after the next movement die; for a space, whom it could bring there."""
    cache = cache_for(state.game, names)
    if kind == "threat":
        return None if place is None else _coming(cache, state, place)
    player = state.table.players.get(piece or "")
    if player is None or player.space < 0 or not player.hero:
        return None
    ids = state.game.space_ids
    reached = tuple(ids[space] for space in reach(state, player))
    return Overlay(
        title=cache.say("overlay-reach", hero=names.of(player.hero)), light=reached, dark=(), lines=()
    )


def reach(state: RelicState, player: Player) -> tuple[int, ...]:
    """Every space where one movement may end, movement boxes on the way included (REL-MOV-03, REL-INN-03)."""
    if player.space >= INNER.start:
        return (min(player.space + 1, SCENARIO_SPACE),) if player.space < SCENARIO_SPACE else ()
    found: set[int] = set()
    for direction in (CLOCKWISE, COUNTER):
        space = player.space
        for _ in range(FACES):
            box = state.game.spaces[space].movement_box
            if box is not None and not box.needs_relic:
                found.add(state.game.space_numbers[box.to])
            space = next_space(space, direction)
            found.add(space)
    return tuple(sorted(found))


def _coming(cache: DrawingCache, state: RelicState, place: str) -> Overlay | None:
    space = state.game.space_numbers.get(place)
    if space is None:
        return None
    ids = state.game.space_ids
    heroes = [
        player
        for player in state.table.players.values()
        if player.space >= 0 and player.hero and space in reach(state, player)
    ]
    return Overlay(
        title=cache.say("overlay-threat", space=cache.names.of(place), count=len(heroes)),
        light=(place,),
        dark=(),
        lines=tuple((ids[player.space], place) for player in heroes),
    )


def route(state: RelicState, seat: SeatId, piece: str, place: str, names: Names) -> Route | Refusal:
    """The offered direction or movement box that ends on this space."""
    decision = state.decision
    for action in decision.actions if decision is not None and decision.seat == seat else ():
        space = end_of(state, action)
        if space is not None and state.game.space_ids[space] == place:
            text = state.game.language.spell(state, action)
            return Route(places=(place,), actions=(text,), cost=1, reactions=())
    return refuse("REL-MOV-03", "no_way", space=place)
