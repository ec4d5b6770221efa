"""The picture: everything that one viewer sees of the table, hidden things absent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.games.relic.picture.board import board
from grimtable.games.relic.picture.contests import contest
from grimtable.games.relic.picture.easel import easel_for
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
    from grimtable.games.relic.game import Play
    from grimtable.games.relic.picture.easel import Easel
    from grimtable.kernel import SeatId
    from grimtable.telling import Names


def picture(state: Play, viewer: SeatId | None, names: Names) -> Picture:
    """What this viewer sees: the board, open cards, player boards, his own Power cards (REL-SET-18)."""
    easel = easel_for(state.game, names)
    table = state.table
    own = table.players.get(viewer) if viewer is not None else None
    hand = (*own.sheets, *own.power) if own is not None else ()
    fought = contest(easel, state)
    shown = playing(state)
    return Picture(
        board=board(easel, table.scenario),
        pieces=pieces(easel, state),
        tokens=tokens(easel, state),
        seats=panels(easel, state, viewer),
        hand=hand,
        cards=_cards(easel, state, viewer, (*hand, *shown)),
        piles=piles(easel, state),
        playing=shown,
        roll=roll(easel, state),
        clock=clock(easel, state),
        counters=counters(easel, state),
        scenario=_drawn_scenario(easel, state),
        objective=_objective(easel, table.scenario),
        situation=situation(easel, state, fought, shown),
        contest=fought,
        on_cards=on_cards(easel, state),
        leads=leads(state),
        description=description(easel, state),
    )


def _drawn_scenario(easel: Easel, state: Play) -> str | None:
    """REL-SET-03: the sheet that was drawn, once it lies open."""
    drawn = state.table.scenario
    return easel.names.of(drawn) if drawn and drawn != state.setup.scenario else None


def _objective(easel: Easel, scenario: str) -> str:
    return easel.say("objective", scenario=easel.names.of(scenario) if scenario else "none")


def _cards(easel: Easel, state: Play, viewer: SeatId | None, shown: tuple[str, ...]) -> dict[str, CardFace]:
    """Every card copy that lies open to this viewer."""
    table = state.table
    faces = easel.faces
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
    return {copy: faces.get(copy) or card_face(easel, copy) for copy in copies}
