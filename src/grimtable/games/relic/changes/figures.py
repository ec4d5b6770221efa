"""Where heroes and Threat cards stand.  Rules REL-MOV-05, REL-MOV-20, REL-R-58."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.games.relic.changes.cards import lay_on_space, take_from_space
from grimtable.games.relic.events import FigureMoved, FigurePlaced, MovementGranted, ThreatMoved
from grimtable.games.relic.moments import tell
from grimtable.games.relic.table import SCENARIO_SPACE
from grimtable.games.relic.topics.board import tier_of
from grimtable.kernel.identity import CardId, Space

if TYPE_CHECKING:
    from grimtable.games.relic.game import RelicState
    from grimtable.games.relic.table import Player


def step_to(state: RelicState, player: Player, space: Space) -> None:
    """One step along a ring or the Inner path; figures share spaces (REL-R-74).

    REL-R-26: an Engagement phase elsewhere ends.
    """
    before, player.space = player.space, space
    state.cut = True
    if state.journal is not None:
        state.emit(FigureMoved(player.seat, before, space))
    if space == SCENARIO_SPACE:
        tell(state, "tier.entered", player.seat, amount=space)


def place_on(state: RelicState, player: Player, space: Space) -> None:
    """REL-MOV-20: the figure is put on the space; what lies between is ignored.

    REL-R-26: an Engagement phase elsewhere ends.
    """
    before, player.space = player.space, space
    state.cut = True
    if state.journal is not None:
        state.emit(FigurePlaced(player.seat, before, space))
    if before >= 0 and tier_of(before) != tier_of(space):
        tell(state, "tier.entered", player.seat, amount=space)


def move_threat(state: RelicState, card: CardId, before: int, space: Space) -> None:
    """REL-R-58: a Threat card goes to another space and keeps its charges."""
    take_from_space(state, card, Space(before))
    lay_on_space(state, card, space, load=False)
    if state.journal is not None:
        state.emit(ThreatMoved(card, Space(before), space))


def grant_movement(state: RelicState, player: Player, movement: str) -> bool:
    """REL-CLR-03: a special movement is due, even if its card goes; whether it was not due already.

    Two that take the place of the same movement are one.
    """
    if movement in player.movements:
        return False
    player.movements = (*player.movements, movement)
    if state.journal is not None:
        state.emit(MovementGranted(player.seat, movement))
    return True
