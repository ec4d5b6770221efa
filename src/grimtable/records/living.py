"""Living: one decision or repair carried out on a state, with chance as it comes or from written results."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from grimtable.kernel.action import Action
from grimtable.kernel.aside import SetAside
from grimtable.kernel.chance import Outcome
from grimtable.kernel.event import Journal
from grimtable.kernel.keyed import Key
from grimtable.kernel.state import B, State, T
from grimtable.records.record import Repair, Step
from grimtable.records.repair import repaired
from grimtable.records.sealing import drawing

#: None: chance decides as it comes.
Written = Sequence[Outcome] | None


def live_step(
    state: State[T, B], step: Step, journal: Journal | None, written: Written, key: Key | None
) -> State[T, B]:
    """The state after a step that was made before; the state that was given may have become it."""
    if isinstance(step, Repair):
        return mended(state, step, journal, written, key)
    act(state, state.game.language.read(state, step.action), written, key, step.aside)
    return state


def act(
    state: State[Any, Any], action: Action, written: Written, key: Key | None, aside: Sequence[str] = ()
) -> None:
    """Carry out an action that draws from this key; what fails in it is set aside before."""
    for item in aside:
        state.set_aside(item)
        state.emit(SetAside(item))
    state.chance = drawing(state.chance, key)
    if written is None:
        state.apply(action)
    else:
        follow(state, written, partial(state.apply, action))


def mended(
    state: State[T, B], wanted: Repair, journal: Journal | None, written: Written, key: Key | None
) -> State[T, B]:
    """The state after a repair; what runs on from it may roll dice like any decision."""
    state = state.copy()
    state.chance = drawing(state.chance, key)
    if written is None:
        return repaired(state, wanted, journal)
    source = state.chance.source
    state.chance.source, state.chance.script = "scripted", list(written)
    state = repaired(state, wanted, journal)
    state.chance.source, state.chance.script = source, []
    return state


def follow(state: State[Any, Any], written: Sequence[Outcome], deed: Callable[[], None]) -> None:
    """A deed takes its chance results from what was written down; its own source stands still."""
    chance = state.chance
    source, chance.source, chance.script = chance.source, "scripted", list(written)
    deed()
    chance.source, chance.script = source, []
