"""Happenings: something occurred on the map that cards, objectives and threats may answer.  Rules
D16-TIM-*.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

import msgspec

from grimtable.games.doom2016.procedures.using import Using, figure_for
from grimtable.games.doom2016.table import INVADER
from grimtable.kernel import SeatId, Step, StopIf, moment, procedure, window
from grimtable.kernel.bounds import AtFigure, Name, Spot
from grimtable.kernel.identity import NO_FIGURE, NO_SPACE, FigureId, Space
from grimtable.kernel.procedure import Procedure, mandatory

if TYPE_CHECKING:
    from grimtable.games.doom2016.field import DoomState


class Happening(msgspec.Struct):
    """What happened: to whom, where, and what or who it was."""

    figure: AtFigure = NO_FIGURE
    space: Spot = NO_SPACE
    what: Name = ""


#: moment → the rule that makes it one
MOMENTS: Final = {
    "activation.start": "D16-R-33",
    "activation.end": "D16-MAR-20",
    "type.chosen": "D16-RND-15",
    "demon.start": "D16-DEM-03",
    "demon.end": "D16-DEM-07",
    "marine.moved": "D16-MOV-03",
    "demon.moved": "D16-DEM-06",
    "marine.killed": "D16-DMG-09",
    "demon.killed": "D16-DMG-07",
    "glory_kill": "D16-STG-06",
    "door.opened": "D16-DOR-04",
    "item.gained": "D16-ITM-02",
    "summoned": "D16-SUM-19",
    "setup": "D16-SET-01",
    "round.start": "D16-RND-01",
    "status.end": "D16-RND-02",
    "between": "D16-TIM-02",
    "round.end": "D16-RND-13",
}


def in_order(state: DoomState, memory: object) -> tuple[SeatId, ...]:
    """D16-TIM-01, D16-TIM-02: the side whose activation it is, then the other; between them the Invader
    first.
    """
    return _orders(state.order)[state.table.active in state.table.marines]


@lru_cache(maxsize=64)
def _orders(order: tuple[SeatId, ...]) -> tuple[tuple[SeatId, ...], tuple[SeatId, ...]]:
    marines = tuple(seat for seat in order if seat != INVADER)
    return (INVADER, *marines), (*marines, INVADER)


@lru_cache(maxsize=64)
def marines_from(order: tuple[SeatId, ...], seat: SeatId) -> tuple[SeatId, ...]:
    """D16-R-70: the marine concerned, then the others in the order Alpha to Delta."""
    return (seat, *(other for other in order if other not in (seat, INVADER)))


def happen(name: str, state: DoomState, memory: object) -> None:
    """What answers a moment by itself is carried out, first things first."""
    from grimtable.games.doom2016.procedures.attack import Attack

    answers = state.answers.by_moment.get(mandatory(name), ())
    attack = None
    for seat, _, source in reversed(answers):
        if state.game.sources[source].own_attack:
            if attack is None:
                attack = state.innermost(Attack)
            if attack.source != state.game.sources[source].copy:
                continue
        figure = figure_for(state, seat, source)
        state.begin("using", Using(SeatId(seat), source, figure))


def _procedure_for(name: str, rule: str) -> Procedure:
    def deed(state: DoomState, memory: Happening) -> None:
        happen(name, state, memory)

    def table() -> list[Step | StopIf]:
        return [
            moment(rule, name, deed, name="by_itself"),
            window(rule, name, seats=in_order, name="answers"),
        ]

    return procedure(f"happening.{name}", remembers=Happening)(table)


HAPPENINGS: Final = tuple(_procedure_for(name, rule) for name, rule in MOMENTS.items())


def tell(state: DoomState, name: str, figure: str = NO_FIGURE, space: int = NO_SPACE, what: str = "") -> None:
    """Something happened; where anything could answer it, the game waits for that."""
    by_moment = state.answers.by_moment
    if name in by_moment or mandatory(name) in by_moment or state.asks_all:
        state.begin(f"happening.{name}", Happening(FigureId(figure), Space(space), what))
