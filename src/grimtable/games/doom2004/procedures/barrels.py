"""Barrels that an attack has hit go up, one by one.  D04-OBS-08 to D04-OBS-11, D04-R-63, D04-R-64."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from grimtable.games.doom2004 import changes
from grimtable.games.doom2004.actions import Explode
from grimtable.games.doom2004.procedures.deaths import settle_wounds
from grimtable.games.doom2004.procedures.discovery import discover_all
from grimtable.games.doom2004.topics.line_of_sight import figure_of
from grimtable.games.doom2004.topics.targets import figures_on
from grimtable.kernel import Refusal, SeatId, refuse
from grimtable.kernel.identity import Space

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState
    from grimtable.games.doom2004.procedures.attack import Attack


def has_barrels(state: DoomState, attack: Attack) -> bool:
    return bool(attack.barrels)


def has_several_barrels(state: DoomState, attack: Attack) -> bool:
    """D04-DP-14: only several barrels leave a choice."""
    return len(attack.barrels) > 1


def has_one_barrel(state: DoomState, attack: Attack) -> bool:
    return len(attack.barrels) == 1


def explosions(state: DoomState, attack: Attack, seat: SeatId) -> Iterator[Explode]:
    for space in attack.barrels:
        yield Explode(seat, space)


def why_not_explode(state: DoomState, attack: Attack, action: Explode) -> Refusal | None:
    if action.space not in attack.barrels:
        return refuse("D04-OBS-08", "no_barrel")
    return None


def explode(state: DoomState, attack: Attack, action: Explode) -> None:
    """D04-OBS-09, D04-OBS-10, D04-R-64: after the attack's own wounds, one wound to everybody adjacent."""
    attack.barrels = tuple(space for space in attack.barrels if space != action.space)
    explode_barrel(state, action.space, attack.attacker)


def explode_last(state: DoomState, attack: Attack) -> None:
    """The only barrel, or the last one, goes up by itself."""
    (space,), attack.barrels = attack.barrels, ()
    explode_barrel(state, space, attack.attacker)


def explode_barrel(state: DoomState, space: Space, by: str) -> None:
    """A barrel goes up; the explosion gives wounds, not damage (D04-DMG-13), and sets off no other barrel."""
    near = state.field.passage.neighbours[space]
    ids = figures_on(state, near)
    changes.remove_barrel(state, space)
    for id in ids:
        figure = figure_of(state, id)
        if figure is not None:
            changes.wound(state, figure, 1)
    settle_wounds(state, by)
    discover_all(state)
