"""Sides: who runs a figure, who is its friend and who its enemy, in every mode.

A side is a team of the set-up (D4X-CTF-28, D4X-R-56). Marines
belong to their own seat, every other figure to the seat that runs it;
what nobody runs is an enemy of all. The masks are kept by `Occupancy`; this is where rules ask for them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.games.doom2004.table import INVADER, RUN_BY_INVADER, Invader, Marine
from grimtable.kernel import SeatId, TeamId

if TYPE_CHECKING:
    from collections.abc import Iterator

    from grimtable.games.doom2004.field import DoomState


def seat_of(figure: Marine | Invader) -> SeatId:
    """The seat that decides for a figure."""
    return SeatId(figure.id if isinstance(figure, Marine) else figure.seat)


def team_of(state: DoomState, id: str) -> TeamId:
    """The team of a figure, or of a seat."""
    return state.field.team[id]


def is_idle(figure: Marine | Invader) -> bool:
    """Whether nobody runs it: an inactive bot, in everybody's way and out of everybody's reach.

    D4X-BOT-01 to D4X-BOT-03, D4X-R-30.
    """
    return isinstance(figure, Invader) and not figure.seat


def is_monster(state: DoomState, id: str) -> bool:
    """Whether a figure, also one that has just left the board, is an invader and neither Marine nor bot."""
    return id not in state.table.marines and id.rpartition("_")[0] not in state.game.bots


def untouchable(state: DoomState) -> int:
    """The spaces of Marines against whom no attack may be made (D4X-EQP-04)."""
    spaces = 0
    if "untouchable" in state.lasting.by_name:
        for marine in state.table.marines.values():
            if marine.space >= 0 and state.lasting.total("untouchable", marine.id):
                spaces |= 1 << marine.space
    return spaces


def friends(state: DoomState, figure: Marine | Invader) -> int:
    """The spaces where figures of its side stand, its own among them."""
    field = state.field
    return field.of_side[field.team[figure.id]]


def enemies(state: DoomState, figure: Marine | Invader) -> int:
    """The spaces where its enemies stand."""
    field = state.field
    return field.of_side[field.foe[figure.id]]


def is_enemy(state: DoomState, one: str, other: str) -> bool:
    """Figures, or seats, of different teams are enemies."""
    team = state.field.team
    return team[one] != team[other]


def flies(state: DoomState, figure: Marine | Invader) -> bool:
    """D4X-ABL-06: whether nothing but walls and doors is in its way, and no ground hurts it."""
    return isinstance(figure, Invader) and figure.kind in state.game.flying


def passable(state: DoomState, figure: Marine | Invader) -> int:
    """The spaces that a figure may step onto: known ones without enemy or obstacle.

    D04-MOV-06, D04-MOV-09, D04-MOV-11. A friend's space may be crossed, so it is one of them (D04-MOV-07);
    whoever flies crosses enemies and blocking obstacles too (D4X-ABL-06, D4X-ABL-07).
    """
    field = state.field
    if state.game.flying and flies(state, figure):
        return field.known
    return field.floor & ~field.of_side[field.foe[figure.id]]


def held(state: DoomState, figure: Marine | Invader) -> int:
    """The spaces that a figure may cross but not keep, its own among them.

    D04-MOV-08; in flight everybody's, and obstacles (D4X-ABL-08, D4X-R-83).
    """
    field = state.field
    if state.game.flying and flies(state, figure):
        return field.occupied | field.obstacles
    return field.of_side[field.team[figure.id]]


def enemies_of(state: DoomState, team: TeamId) -> list[Marine | Invader]:
    """The figures on the board that are against a team, Marines first."""
    teams = state.field.team
    marines = [each for each in state.table.marines.values() if each.space >= 0 and teams[each.id] != team]
    return [*marines, *(each for each in state.table.invaders.values() if teams[each.id] != team)]


def monsters(state: DoomState) -> list[Invader]:
    """What the Invader runs, in the order in which it came; bots of Marines and what nobody runs are not."""
    return [each for each in state.table.invaders.values() if each.controller in RUN_BY_INVADER]


def run_by(state: DoomState, seat: str) -> list[Invader]:
    """The figures besides Marines that a seat runs, in the order in which they came."""
    if seat == INVADER:
        return monsters(state)
    return [figure for figure in state.table.invaders.values() if figure.controller == seat]


def figures_of(state: DoomState, team: TeamId) -> Iterator[Marine | Invader]:
    """The figures of a side on the board, Marines first."""
    side = state.field.team
    for marine in state.table.marines.values():
        if marine.space >= 0 and side[marine.id] == team:
            yield marine
    for invader in state.table.invaders.values():
        if side[invader.id] == team:
            yield invader
