"""The picture: everything that one viewer sees of the table, hidden things absent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.games.relic.picture.board import board
from grimtable.games.relic.picture.cache import cache_for
from grimtable.games.relic.picture.contests import contest
from grimtable.games.relic.picture.faces import card_face
from grimtable.games.relic.picture.going_on import leads, playing, roll, situation
from grimtable.games.relic.picture.panels import (
    clock,
    counters,
    known_corruption,
    known_missions,
    panels,
    piles,
)
from grimtable.games.relic.picture.pieces import on_cards, pieces, tokens
from grimtable.games.relic.picture.telling import description
from grimtable.picture.shapes import CardFace, Picture

if TYPE_CHECKING:
    from grimtable.games.relic.game import RelicState
    from grimtable.games.relic.picture.cache import DrawingCache
    from grimtable.kernel import SeatId
    from grimtable.narration import Names


def picture(state: RelicState, viewer: SeatId | None, names: Names) -> Picture:
    """What this viewer sees: the board, open cards, player boards, his own Power cards (REL-SET-18)."""
    cache = cache_for(state.game, names)
    table = state.table
    own = table.players.get(viewer) if viewer is not None else None
    hand = (*own.sheets, *own.power) if own is not None else ()
    fought = contest(cache, state)
    shown = playing(state)
    return Picture(
        board=board(cache, table.scenario),
        pieces=pieces(cache, state),
        tokens=tokens(cache, state),
        seats=panels(cache, state, viewer),
        hand=hand,
        cards=_cards(cache, state, viewer, (*hand, *shown)),
        piles=piles(cache, state),
        playing=shown,
        roll=roll(cache, state),
        clock=clock(cache, state),
        counters=counters(cache, state),
        scenario=_drawn_scenario(cache, state),
        objective=_objective(cache, table.scenario),
        situation=situation(cache, state, fought, shown),
        contest=fought,
        on_cards=on_cards(cache, state),
        leads=leads(state),
        description=description(cache, state),
    )


def _drawn_scenario(cache: DrawingCache, state: RelicState) -> str | None:
    """REL-SET-03: the sheet that was drawn, once it lies open."""
    drawn = state.table.scenario
    return cache.names.of(drawn) if drawn and drawn != state.setup.scenario else None


def _objective(cache: DrawingCache, scenario: str) -> str:
    return cache.say("objective", scenario=cache.names.of(scenario) if scenario else "none")


def _cards(
    cache: DrawingCache, state: RelicState, viewer: SeatId | None, shown: tuple[str, ...]
) -> dict[str, CardFace]:
    """Every card copy that lies open to this viewer."""
    table = state.table
    faces = cache.faces
    copies = [*shown]
    for deck in table.decks.values():
        copies += deck.discard
    for cards in table.spaces:
        copies += cards
    for player in table.players.values():
        copies += player.assets
        copies += player.trophies
        copies += known_missions(player)
        copies += known_corruption(player, viewer)
        if player.mission:
            copies.append(player.mission)
    return {copy: faces.get(copy) or card_face(cache, copy) for copy in copies}
