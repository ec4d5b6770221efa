"""The picture: everything that one viewer sees of the table, hidden things absent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.games.doom2004.picture.board import board
from grimtable.games.doom2004.picture.cache import cache_for
from grimtable.games.doom2004.picture.dice import roll
from grimtable.games.doom2004.picture.faces import card_face
from grimtable.games.doom2004.picture.going_on import going_on, situation, targets
from grimtable.games.doom2004.picture.panels import clock, counters, panels, piles
from grimtable.games.doom2004.picture.pieces import pieces, tokens
from grimtable.games.doom2004.picture.telling import description
from grimtable.games.doom2004.table import INVADER
from grimtable.kernel.identity import CardId
from grimtable.picture.shapes import CardFace, Picture

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState
    from grimtable.games.doom2004.picture.cache import DrawingCache
    from grimtable.kernel import SeatId
    from grimtable.narration import Names


def picture(state: DoomState, viewer: SeatId | None, names: Names) -> Picture:
    """What this viewer sees: the discovered map and what is on it, open bins and cards, his own hand."""
    cache = cache_for(state.game, names)
    table = state.table
    now = going_on(state)
    attack = now.attack
    drawn = pieces(cache, state, now.acting, targets(state, attack))
    hand = _hand(state, viewer)
    return Picture(
        board=board(cache, state, viewer),
        pieces=drawn,
        tokens=tokens(cache, state),
        seats=panels(cache, state),
        hand=hand,
        cards=_cards(cache, state, hand),
        piles=piles(cache, state),
        playing=tuple(table.playing),
        roll=roll(cache, attack) if attack is not None and attack.faces else None,
        clock=clock(cache, state),
        counters=counters(cache, state),
        objective=_objective(cache, state, viewer),
        situation=situation(cache, state, now),
        description=description(cache, state, drawn),
    )


def _hand(state: DoomState, viewer: SeatId | None) -> tuple[CardId, ...]:
    """The cards that only this viewer knows: the Invader's, or those just dealt (D4X-DM-16)."""
    if viewer == INVADER:
        return tuple(state.table.hand)
    if viewer is None or not state.table.is_arena:
        return ()
    return tuple(state.table.beside.dealt.get(viewer, ()))


def _objective(cache: DrawingCache, state: DoomState, viewer: SeatId | None) -> str:
    """What the viewer is after; the Invader's goal is to keep the Marines from theirs (D04-VIC-02)."""
    scenario = state.game.scenario(state.setup)
    goal = cache.names.prose(scenario.goal)
    if scenario.keep_off:
        goal = cache.say("goal-keep-off", goal=goal, spaces=scenario.keep_off)
    return cache.say("invader-goal", frags=scenario.frags, goal=goal) if viewer == INVADER else goal


def _cards(cache: DrawingCache, state: DoomState, hand: tuple[CardId, ...]) -> dict[str, CardFace]:
    """Every card copy that lies open, and those in the viewer's own hand."""
    table = state.table
    faces = cache.faces
    drawn: dict[str, CardFace] = {}
    for marine in table.marines.values():
        for copy in marine.cards:
            drawn[copy] = faces.get(copy) or card_face(cache, copy)
    for pile in (table.playing, hand, table.deck.discard):
        for copy in pile:
            drawn[copy] = faces.get(copy) or card_face(cache, copy)
    return drawn
