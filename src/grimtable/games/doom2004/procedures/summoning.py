"""Summoning: a scenario lets the Invader place one figure.  D4X-SCN-25, -26, -39, -40, -47, D4X-R-74, -79."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

import msgspec

from grimtable.games.doom2004 import changes
from grimtable.games.doom2004.actions import Forgo, Place, Recycle, Summon
from grimtable.games.doom2004.procedures.activation import Activation, activation_of
from grimtable.games.doom2004.procedures.discovery import discover_all
from grimtable.games.doom2004.procedures.spawning import Spawning
from grimtable.games.doom2004.table import INVADER
from grimtable.games.doom2004.topics.pool import species
from grimtable.games.doom2004.topics.spawn import hidden_spaces
from grimtable.grid import Footprint, standings
from grimtable.kernel import Refusal, SeatId, Step, StopIf, ask, call, choice, do, procedure, refuse
from grimtable.kernel.bounds import AtFigure, Name, Names, Spot
from grimtable.kernel.identity import NO_FIGURE, NO_SPACE, FigureId, Space

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState


class Summoning(msgspec.Struct):
    """One figure of one of these kinds; afterwards the kind that was chosen is the only one left."""

    kinds: Names
    area: Name = ""  #: anywhere in this area
    at: Spot = NO_SPACE  #: here, or beside it where somebody stands here
    must: bool = False
    acts: bool = False  #: it is activated at once
    unseen: bool = False  #: anywhere that no Marine sees, as a spawn card has it (D4X-R-73)
    figure: AtFigure = NO_FIGURE


@procedure("summoning", remembers=Summoning)
def summoning() -> list[Step | StopIf]:
    return [
        do("D4X-R-79", pass_over_unplaceable),
        ask(
            "D4X-SCN-47",
            choice(Summon, among=summons, why_not=why_not_summon, do=summon),
            choice(Forgo, among=forgoing, why_not=why_not_forgo, do=forgo),
            seat=invader_seat,
            when=may_choose,
            name="summon",
        ),
        ask(
            "D4X-SCN-26",
            choice(Recycle, among=recyclable, why_not=why_not_recycle, do=recycle),
            choice(Forgo, among=forgoing, why_not=why_not_forgo, do=forgo),
            seat=invader_seat,
            when=needs_figure,
            name="recycle",
        ),
        ask(
            "D4X-R-74",
            choice(Place, among=places, why_not=why_not_place, do=place),
            seat=invader_seat,
            when=can_place,
            name="place",
        ),
        call("D4X-SCN-25", "activation", remembering=its_activation, when=is_activated),
    ]


def summoning_of(
    state: DoomState,
    kinds: Iterable[str],
    area: str = "",
    must: bool = False,
    acts: bool = False,
    unseen: bool = False,
    exact: bool = False,
    at: int = NO_SPACE,
) -> Summoning:
    """What the verb `summon` asks for, with the equivalents of the pool (D4X-EQV-07, D4X-SCN-21)."""
    if not exact:
        kinds = dict.fromkeys(each for kind in kinds for each in species(state, kind))
    return Summoning(tuple(kinds), area, Space(at), must, acts, unseen)


def somebody_can_come(state: DoomState, summoning: Summoning) -> bool:
    """D04-INV-13, D4X-R-73: there is a figure for it, and a place."""
    return any(_can_come(state, summoning, kind) for kind in summoning.kinds)


def invader_seat(state: DoomState, summoning: Summoning) -> SeatId:
    return INVADER


def kind_to_place(state: DoomState) -> str:
    """The kind that the Invader is placing now, by a card or by a scenario."""
    for frame in reversed(state.stack):
        if isinstance(frame.memory, Spawning | Summoning):
            return frame.memory.kinds[0]
    raise AssertionError("somebody places a figure, and nothing asks for it")


# --- which figure ---------------------------------------------------------------------------------


def pass_over_unplaceable(state: DoomState, summoning: Summoning) -> None:
    """D04-INV-13: a kind that nobody can supply, or that fits nowhere, cannot be named."""
    summoning.kinds = tuple(kind for kind in summoning.kinds if _can_come(state, summoning, kind))


def _can_come(state: DoomState, summoning: Summoning, kind: str) -> bool:
    if state.table.supply.get(kind, 0) > 0:
        return bool(_standings(state, summoning, kind))
    return bool(_candidates(state, summoning, kind))


def _candidates(state: DoomState, summoning: Summoning, kind: str) -> list[str]:
    """D4X-SCN-26, D4X-SCN-40: from anywhere on the board, if there is a place for it then."""
    return [
        each.id
        for each in state.table.invaders.values()
        if each.kind == kind and _standings(state, summoning, kind, changes.covered(state, each))
    ]


def may_choose(state: DoomState, summoning: Summoning) -> bool:
    return len(summoning.kinds) > 1 or (bool(summoning.kinds) and not summoning.must)


def summons(state: DoomState, summoning: Summoning, seat: SeatId) -> Iterator[Summon]:
    for kind in dict.fromkeys(summoning.kinds):  # a kind may be named twice, and is one answer
        yield Summon(seat, kind)


def why_not_summon(state: DoomState, summoning: Summoning, action: Summon) -> Refusal | None:
    if action.kind not in summoning.kinds:
        return refuse("D4X-SCN-47", "not_summoned", kinds=tuple(summoning.kinds))
    return None


def summon(state: DoomState, summoning: Summoning, action: Summon) -> None:
    summoning.kinds = (action.kind,)


def forgoing(state: DoomState, summoning: Summoning, seat: SeatId) -> Iterable[Forgo]:
    return () if summoning.must else (Forgo(seat),)


def why_not_forgo(state: DoomState, summoning: Summoning, action: Forgo) -> Refusal | None:
    return refuse("D4X-SCN-26", "must_come") if summoning.must else None


def forgo(state: DoomState, summoning: Summoning, action: Forgo) -> None:
    """D4X-SCN-46: he may, and need not."""
    summoning.kinds = ()


def needs_figure(state: DoomState, summoning: Summoning) -> bool:
    return bool(summoning.kinds) and state.table.supply[summoning.kinds[0]] <= 0


def recyclable(state: DoomState, summoning: Summoning, seat: SeatId) -> Iterator[Recycle]:
    for id in _candidates(state, summoning, summoning.kinds[0]):
        yield Recycle(seat, FigureId(id))


def why_not_recycle(state: DoomState, summoning: Summoning, action: Recycle) -> Refusal | None:
    if action.figure not in _candidates(state, summoning, summoning.kinds[0]):
        return refuse("D04-R-10", "not_for_card", figure=action.figure)
    return None


def recycle(state: DoomState, summoning: Summoning, action: Recycle) -> None:
    changes.recycle_invader(state, state.table.invaders[action.figure])
    discover_all(state)  # D04-EXP-01: it may have stood in a Marine's line of sight


# --- where it stands ------------------------------------------------------------------------------


def _standings(state: DoomState, summoning: Summoning, kind: str, lifted: int = 0) -> list[Footprint]:
    """D4X-R-79: also in full view. D4X-R-74: on the space, or beside it if somebody stands there."""
    field = state.field
    free = field.known & ~(field.others(lifted) | field.obstacles)
    size = state.game.invaders[kind].size
    if summoning.unseen:
        free &= hidden_spaces(state)
        return standings(field.passage, size, field.board.spaces & ~free)
    if summoning.area:
        free &= field.scene.areas.get(summoning.area, 0)
        return standings(field.passage, size, field.board.spaces & ~free)
    here = 1 << summoning.at
    for near in (here, field.passage.neighbours[summoning.at]):
        found = standings(field.passage, size, field.board.spaces & ~free)
        if there := [each for each in found if each.mask & near]:
            return there
    return []


def can_place(state: DoomState, summoning: Summoning) -> bool:
    return bool(summoning.kinds) and state.table.supply[summoning.kinds[0]] > 0


def places(state: DoomState, summoning: Summoning, seat: SeatId) -> Iterator[Place]:
    for there in _standings(state, summoning, summoning.kinds[0]):
        yield Place(seat, there.anchor, "east-west" if there.width > there.height else "north-south")


def why_not_place(state: DoomState, summoning: Summoning, action: Place) -> Refusal | None:
    if action not in list(places(state, summoning, action.seat)):
        name = state.field.name(action.space)
        return refuse("D4X-R-74", "not_there", kind=summoning.kinds[0], space=name)
    return None


def place(state: DoomState, summoning: Summoning, action: Place) -> None:
    kind = summoning.kinds[0]
    placed = changes.place_invader(state, kind, action.space, wide=action.lie == "east-west")
    summoning.figure = placed.id


# --- what it does at once -------------------------------------------------------------------------


def is_activated(state: DoomState, summoning: Summoning) -> bool:
    return summoning.acts and summoning.figure in state.table.invaders


def its_activation(state: DoomState, summoning: Summoning) -> Activation:
    """D4X-SCN-25, D4X-SCN-39: a whole activation, whoever's turn it is."""
    return activation_of(state, summoning.figure)
