"""Happenings: something occurred on the map that cards, objectives and threats may answer.  Rules
D16-TIM-*.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING, Final

import msgspec

from grimtable.games.doom2016.actions import ChooseEffect
from grimtable.games.doom2016.procedures.using import Using, figure_for, takes_effect
from grimtable.games.doom2016.remembering import Attack
from grimtable.games.doom2016.table import INVADER
from grimtable.kernel import (
    SeatId,
    Step,
    StopIf,
    ask,
    do,
    its_seat,
    moment,
    offer,
    procedure,
    repeat_if,
    window,
)
from grimtable.kernel.bounds import AtFigure, AtSeat, Name, Names, Spot
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
    """D16-TIM-01, D16-TIM-02, D16-R-70: who acts, his side, then the other; between them the Invader first.

    Whoever acts is asked again after another's answer: so he may let the others go first (`answer_again`).
    """
    return _orders(state.order, state.table.active)


@lru_cache(maxsize=64)
def _orders(order: tuple[SeatId, ...], active: str) -> tuple[SeatId, ...]:
    if active in order and active != INVADER:
        return (*marines_from(order, SeatId(active)), INVADER)
    return (INVADER, *(seat for seat in order if seat != INVADER))


@lru_cache(maxsize=64)
def marines_from(order: tuple[SeatId, ...], seat: SeatId) -> tuple[SeatId, ...]:
    """D16-R-70: the marine concerned, then the others in the order Alpha to Delta."""
    return (seat, *(other for other in order if other not in (seat, INVADER)))


def happen(name: str, state: DoomState, memory: object) -> None:
    """What answers a moment by itself is carried out; where several do, whoever acts orders them.

    D16-TIM-02: between activations the objective's and the Invader's come before those of marines.
    """
    answers = state.answers.by_moment.get(mandatory(name), ())
    attack = None
    found: list[Using] = []
    for seat, _, source in answers:
        if state.game.sources[source].own_attack:
            if attack is None:
                attack = state.innermost(Attack)
            if attack.source != state.game.sources[source].copy:
                continue
        found.append(Using(SeatId(seat), source, figure_for(state, seat, source)))
    if len(found) > 1 and not state.table.active:
        found.sort(key=lambda using: using.seat in state.table.marines)
    elif len(found) > 1:
        found = [using for using in found if takes_effect(state, using)]
        sources = state.game.sources
        if len({sources[using.source].copy for using in found}) > 1:
            sources_ = tuple(using.source for using in found)
            seats = tuple(using.seat for using in found)
            state.begin("ordering", Ordering(SeatId(state.table.active), sources_, seats))
            return
    for using in reversed(found):
        state.begin("using", using)


class Ordering(msgspec.Struct):
    """Effects that happen by themselves at one moment, and whose they are (D16-TIM-03)."""

    seat: AtSeat
    waiting: Names
    owners: Names


@procedure("ordering", remembers=Ordering)
def ordering() -> list[Step | StopIf]:
    return [
        ask(
            "D16-TIM-01",
            offer(ChooseEffect, among=effects, do=resolve, rule="D16-TIM-01", because="not_waiting"),
            seat=its_seat,
            when=several_wait,
            name="order",
        ),
        do("D16-TIM-01", resolve_last, when=one_waits),
        repeat_if("D16-TIM-01", any_waits, back_to="order"),
    ]


def several_wait(state: DoomState, ordering: Ordering) -> bool:
    return len(ordering.waiting) > 1


def one_waits(state: DoomState, ordering: Ordering) -> bool:
    return len(ordering.waiting) == 1


def any_waits(state: DoomState, ordering: Ordering) -> bool:
    return bool(ordering.waiting)


def effects(state: DoomState, ordering: Ordering, seat: SeatId) -> Iterable[ChooseEffect]:
    """D16-DP-22: one of the effects, of either side."""
    return [ChooseEffect(seat, source) for source in ordering.waiting]


def resolve(state: DoomState, ordering: Ordering, action: ChooseEffect) -> None:
    _resolve(state, ordering, ordering.waiting.index(action.ability))


def resolve_last(state: DoomState, ordering: Ordering) -> None:
    _resolve(state, ordering, 0)


def _resolve(state: DoomState, ordering: Ordering, place: int) -> None:
    source, owner = ordering.waiting[place], ordering.owners[place]
    ordering.waiting = ordering.waiting[:place] + ordering.waiting[place + 1 :]
    ordering.owners = ordering.owners[:place] + ordering.owners[place + 1 :]
    state.begin("using", Using(SeatId(owner), source, figure_for(state, owner, source)))


def _procedure_for(name: str, rule: str) -> Procedure:
    def deed(state: DoomState, memory: Happening) -> None:
        happen(name, state, memory)

    def table() -> list[Step | StopIf]:
        return [
            moment(rule, name, deed, name="by_itself"),
            window(rule, name, seats=in_order, name="answers"),
        ]

    return procedure(f"happening.{name}", remembers=Happening)(table)


#: moment → the name under which what happens by itself stands; this is asked for at every step
_BY_ITSELF: Final = {name: mandatory(name) for name in MOMENTS}

HAPPENINGS: Final = tuple(_procedure_for(name, rule) for name, rule in MOMENTS.items())


def tell(state: DoomState, name: str, figure: str = NO_FIGURE, space: int = NO_SPACE, what: str = "") -> None:
    """Something happened; where anything could answer it, the game waits for that."""
    by_moment = state.answers.by_moment
    if name in by_moment or _BY_ITSELF[name] in by_moment or state.asks_all:
        state.begin(f"happening.{name}", Happening(FigureId(figure), Space(space), what))
