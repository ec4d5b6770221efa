"""The picture: everything that one viewer sees of the table, hidden things absent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.games.doom2016.picture.board import board
from grimtable.games.doom2016.picture.cache import cache_for
from grimtable.games.doom2016.picture.dice import roll
from grimtable.games.doom2016.picture.faces import card_face
from grimtable.games.doom2016.picture.going_on import going_on, situation
from grimtable.games.doom2016.picture.panels import clock, counters, on_cards, panels, piles, queue
from grimtable.games.doom2016.picture.pieces import pieces, tokens
from grimtable.games.doom2016.picture.telling import description
from grimtable.games.doom2016.table import INVADER
from grimtable.picture.shapes import CardFace, Picture

if TYPE_CHECKING:
    from grimtable.games.doom2016.field import DoomState
    from grimtable.games.doom2016.picture.cache import DrawingCache
    from grimtable.kernel import SeatId
    from grimtable.narration import Names
    from grimtable.picture.shapes import SeatPanel


def picture(state: DoomState, viewer: SeatId | None, names: Names) -> Picture:
    """What this viewer sees: the whole map, open cards, and his own hand (D16-HID-01)."""
    cache = cache_for(state.game, names)
    now = going_on(state)
    target = now.attack.defender if now.attack is not None else ""
    drawn = pieces(cache, state, viewer, now.acting, target)
    hand = _hand(state, viewer)
    seats = panels(cache, state, viewer)
    return Picture(
        board=board(cache, state),
        pieces=drawn,
        tokens=tokens(cache, state),
        seats=seats,
        hand=hand,
        cards=_cards(cache, state, seats, hand),
        piles=piles(cache, state),
        playing=tuple(state.table.playing),
        roll=roll(cache, now.attack) if now.attack is not None and now.attack.faces else None,
        clock=clock(cache, state),
        queue=queue(cache, state),
        counters=counters(cache, state),
        objective=_objective(cache, state, viewer),
        situation=situation(cache, state, now),
        on_cards=on_cards(cache, state, viewer),
        description=description(cache, state, drawn),
    )


def _hand(state: DoomState, viewer: SeatId | None) -> tuple[str, ...]:
    """Event cards, or action cards and Glory Kill cards."""
    if viewer == INVADER:
        return tuple(state.table.hand)
    marine = state.table.marines.get(viewer or "")
    return (*marine.hand, *marine.glory) if marine is not None else ()


def _cards(
    cache: DrawingCache, state: DoomState, seats: dict[str, SeatPanel], hand: tuple[str, ...]
) -> dict[str, CardFace]:
    """Every card that lies open, and those in the viewer's own hand."""
    table = state.table
    open_cards = [*hand, *table.playing, *table.events.discard, *table.glory.discard]
    for marine in table.marines.values():
        open_cards += marine.deck.discard
    for panel in seats.values():
        for area in panel.areas:
            open_cards += area.cards
    return {copy: card_face(cache, copy) for copy in open_cards}


def _objective(cache: DrawingCache, state: DoomState, viewer: SeatId | None) -> str:
    """What the viewer is after; the Invader's goal is to keep the marines from theirs (D16-KIL-03)."""
    id = state.game.objective(state.setup).id
    goal = cache.names.message(f"picture-goal-{id}") or cache.names.text_of(id)
    if viewer == INVADER:
        return cache.say("invader-goal", kills=state.game.kills_needed(state.setup), goal=goal)
    return goal
