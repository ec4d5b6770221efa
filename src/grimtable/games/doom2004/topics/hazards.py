"""Hazards: ground that hurts, and what it costs to enter it, to leave it, to stay or to end a turn there.

Damaging obstacles lie on the map (chapter OBS), flame jets go on and off (chapter FLM), some spaces have no
air (chapter AIR). How many wounds each deals, and for what, is content (`box.Hazard`); they go past any
armor. Whoever flies is hurt by no ground (D4X-ABL-09, D4X-R-42), and a bot that nobody runs by nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from grimtable.games.doom2004.topics.sides import flies, is_idle

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState
    from grimtable.games.doom2004.table import Invader, Marine


class Toll(NamedTuple):
    """What a hazard takes: wounds by obstacles, and wounds by flames, which are told apart.

    >>> Toll(1) + Toll(burns=1)
    Toll(wounds=1, burns=1)
    >>> bool(Toll())
    False
    """

    wounds: int = 0
    burns: int = 0

    def __add__(self, other: Toll) -> Toll:  # type: ignore[override]  # a sum of tolls is a toll
        return Toll(self.wounds + other.wounds, self.burns + other.burns)

    def __bool__(self) -> bool:
        return self.wounds > 0 or self.burns > 0


NO_TOLL = Toll()


def is_spared(state: DoomState, figure: Marine | Invader) -> bool:
    """D4X-ABL-09, D4X-R-42, D4X-BOT-02: whether no ground hurts it."""
    return flies(state, figure) or is_idle(figure)


def entering(state: DoomState, before: int, after: int) -> Toll:
    """D04-OBS-04, D4X-FLM-03: once for each kind, however many of its spaces.

    D04-R-62, D4X-R-41: what stays covered is not entered. `before`, `after`: what a figure covers.
    """
    new = after & ~before
    if not new & state.field.burning:
        return NO_TOLL
    obstacle, jet = _lying_on(state, new)
    hazards = state.game.hazards
    return Toll(hazards["damaging"].enters if obstacle else 0, hazards["flame_jet"].enters if jet else 0)


def leaving(state: DoomState, before: int, after: int) -> Toll:
    """D4X-FLM-04, D4X-R-41: once, however many of its spaces are left behind."""
    old = before & ~after
    if not old & state.field.burning:
        return NO_TOLL
    obstacle, jet = _lying_on(state, old)
    hazards = state.game.hazards
    return Toll(hazards["damaging"].leaves if obstacle else 0, hazards["flame_jet"].leaves if jet else 0)


def _lying_on(state: DoomState, spaces: int) -> tuple[int, int]:
    """Which of these spaces are damaging obstacles and which are burning jets."""
    field = state.field
    return spaces & field.scene.damaging & ~field.lit, spaces & field.lit


def pushed(state: DoomState, before: int, after: int) -> Toll:
    """D04-OBS-06, D4X-R-40: off one, onto one; what is flown over does not matter."""
    return leaving(state, before, after) + entering(state, before, after)


def staying(state: DoomState, spaces: int) -> Toll:
    """D04-OBS-05, D04-R-60, D04-R-61: for whoever has never left these spaces in a turn."""
    obstacle, _ = _lying_on(state, spaces)
    if not obstacle:
        return NO_TOLL
    return Toll(wounds=state.game.hazards["damaging"].stays)


def ending(state: DoomState, spaces: int) -> Toll:
    """D4X-FLM-05, D4X-R-39: for whoever ends a turn on these spaces, moved or not."""
    if not spaces & state.field.lit:
        return NO_TOLL
    return Toll(burns=state.game.hazards["flame_jet"].ends)


def coming_on(state: DoomState) -> Toll:
    """D4X-FLM-06: for whoever stands where a jet comes on."""
    return Toll(burns=state.game.hazards["flame_jet"].begins)


def without_air(state: DoomState) -> int:
    """D4X-AIR-03: the wounds of a turn that ends without air."""
    return state.game.hazards["airless"].ends
