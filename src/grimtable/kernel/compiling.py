"""Compiling: the table of a procedure becomes one Python function, because a decision runs dozens of steps.

The steps are written out below one another, each behind `if place <= n:`, so that a procedure which waited at
step n goes on there, and everything that the table fixes (kinds, names, moments, whether there is a `when`)
is decided once instead of at every step. `Procedure.source` is the text. Of this small procedure

    stop_if("SKI-ATK-09", attack_is_off),
    do("SKI-ATK-01", announce, when=is_open),
    window("SKI-REA-03", "attack.declared", seats=defender_first),

it reads, in essence:

    def advance(state, frame, stack, answers):
        memory = frame.memory
        place = frame.place
        if place < 2 and guard(state, memory):
            stack.pop()
            return False
        if place <= 0:  # announce
            if when_0(state, memory):
                run_0(state, memory)
                if state.result is not None or not stack or stack[-1] is not frame:
                    frame.place = 1
                    return False
                if guard(state, memory):
                    stack.pop()
                    return False
        if place <= 1:  # attack.declared
            if "attack.declared" in answers or state.asks_all:
                frame.place = 2
                if state._open(step_1, memory):
                    return True
        stack.pop()
        return False

It gives True when a seat has to decide, False when another procedure has come to the top of the stack.
"""

from __future__ import annotations

import linecache
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, cast

from grimtable.kernel.errors import StuckGame
from grimtable.kernel.frame import Frame
from grimtable.kernel.procedure import ASK, CALL, DO, MOMENT, REPEAT, WINDOW, its_seat, mandatory

if TYPE_CHECKING:
    from grimtable.kernel.procedure import Advance, Procedure, Question, Step

STRETCH = 5
"""So many steps stand behind one more `if`, so that a long procedure finds quickly where it was."""


def advancing(procedure: Procedure) -> Advance:
    """The function that runs a procedure from where a frame stands."""
    writer = _Writer(procedure)
    name = f"<procedure {procedure.id}>"
    procedure.source = "\n".join(writer.lines()) + "\n"
    # A traceback through a procedure shows its lines.
    linecache.cache[name] = (len(procedure.source), None, procedure.source.splitlines(True), name)
    names = writer.names
    exec(compile(procedure.source, name, "exec"), names)
    return cast("Advance", names["advance"])


class _Writer:
    """Writes the function of one procedure and collects the names it uses."""

    def __init__(self, procedure: Procedure) -> None:
        self.procedure = procedure
        self.guarded = procedure.guard is not None
        self.repeats = any(step.kind == REPEAT for step in procedure.steps)
        self.names: dict[str, Any] = {"Frame": Frame, "StuckGame": StuckGame, "guard": procedure.guard}

    def lines(self) -> Iterator[str]:
        """The whole function."""
        length = self.procedure.length
        yield "def advance(state, frame, stack, answers):"
        yield "    memory = frame.memory"
        yield "    place = frame.place"
        if self.guarded:
            asked = "state.cut and guard" if self.procedure.announced else "guard"
            yield from self._stop(f"    if place < {length} and {asked}(state, memory):")
        if self.repeats:
            yield "    while True:"
        outer = "        " if self.repeats else "    "
        for first in range(0, length, STRETCH):
            last = min(first + STRETCH, length) - 1
            inner = outer
            if last > first:
                yield f"{outer}if place <= {last}:"
                inner = outer + "    "
            for place in range(first, last + 1):
                yield from (inner + line for line in self._step(place))
        yield f"{outer}stack.pop()"
        yield f"{outer}return False"

    def _step(self, place: int) -> Iterator[str]:
        """One step, behind the short cuts that stand before it."""
        step = self.procedure.steps[place]
        for number, skip in enumerate(self.procedure.skips.get(place, ())):
            question = self._name(f"skip_{number}", place, skip.question)
            yield f"if place <= {place} and not {question}(state, memory):"
            yield f"    place = {self.procedure.places[skip.target]}"
        yield f"if place <= {place}:  # {step.name}"
        if step.when is not None:
            yield f"    if {self._name('when', place, step.when)}(state, memory):"
            yield from (f"        {line}" for line in self._deed(place, step))
            otherwise = self._otherwise(place, step.when)
            if otherwise > place + 1:
                yield "    else:"
                yield f"        place = {otherwise}"
        else:
            yield from (f"    {line}" for line in self._deed(place, step))

    def _deed(self, place: int, step: Step) -> Iterator[str]:
        """What a step does when its `when` says yes, or when it has none."""
        if step.kind == DO:
            yield from self._do(place, step)
        elif step.kind == MOMENT:
            # Nobody could answer: a moment costs two lookups.
            names = f"{step.target!r} in answers or {mandatory(step.target)!r} in answers"
            yield f"if {names} or state.asks_all:"
            yield from (f"    {line}" for line in self._do(place, step))
        elif step.kind == ASK:
            yield from self._ask(place, step)
        elif step.kind == WINDOW:
            # Nobody could answer: a window costs one lookup.
            yield f"if {step.target!r} in answers or state.asks_all:"
            yield f"    frame.place = {place + 1}"
            yield f"    if state._open({self._name('step', place, step)}, memory):"
            yield "        return True"
        elif step.kind == CALL:
            remembering = self._name("remembering", place, step.run)
            yield f"frame.place = {place + 1}"
            yield f"called = state.game.procedures[{step.target!r}]"
            yield f"inner = Frame(called, 0, {remembering}(state, memory))"
            yield "stack.append(inner)"
            # In two lines: Python calls a plain name quicker than what it finds in a slot.
            yield "go_on = called.advance"
            yield "if go_on(state, inner, stack, answers):"
            yield "    return True"
            yield from self._go_on(place)
        elif step.kind == REPEAT:
            yield f"if {self._name('repeat', place, step.run)}(state, memory):"
            yield f"    place = {self.procedure.places[step.target]}"
            yield "    continue"
        else:
            yield "return state._ask_window(frame)"

    def _do(self, place: int, step: Step) -> Iterator[str]:
        """A deed."""
        yield f"{self._name('run', place, step.run)}(state, memory)"
        yield from self._go_on(place)

    def _go_on(self, place: int) -> Iterator[str]:
        """Something was done: the game may be over, another procedure on top, this one left or cut short."""
        yield "if state.result is not None or not stack or stack[-1] is not frame:"
        yield f"    frame.place = {place + 1}"
        yield "    return False"
        if self.guarded:
            asked = "state.cut and guard" if self.procedure.announced else "guard"
            yield from self._stop(f"if {asked}(state, memory):")

    def _ask(self, place: int, step: Step) -> Iterator[str]:
        if step.seat is its_seat:
            yield "seat = memory.seat"
        else:
            yield f"seat = {self._name('seat', place, step.seat)}(state, memory)"
        if step.together is not None:
            yield f"legal = {self._name('together', place, step.together)}(state, memory, seat)"
        else:
            offers = (
                f"{self._name(f'action_{number}', place, each.action)}(seat)"
                if each.single
                else f"*{self._name(f'among_{number}', place, each.among)}(state, memory, seat)"
                for number, each in enumerate(step.choices)
            )
            yield f"legal = [{', '.join(offers)}]"
        yield "if legal:"
        yield f"    frame.place = {place}"
        yield "    state.asked = seat"
        yield "    state.legal = legal"
        yield "    return True"
        if step.must:
            trouble = f"{self.procedure.id}: {step.name} ({step.rule}) offers "
            yield f"raise StuckGame({trouble!r} + seat + ' no action')"

    def _stop(self, condition: str) -> Iterator[str]:
        """The procedure is cut short."""
        indent = " " * (len(condition) - len(condition.lstrip()))
        yield condition
        yield f"{indent}    stack.pop()"
        if self.procedure.announced:
            yield f"{indent}    state.look_for_cuts()"
        yield f"{indent}    return False"

    def _name(self, part: str, place: int, meaning: object) -> str:
        name = f"{part}_{place}"
        self.names[name] = meaning
        return name

    def _otherwise(self, place: int, question: Question) -> int:
        """Where to go on when a `when` says no: past all that hangs on the same question.

        Nothing happens between two steps that are passed over, so the answer would be no again.
        """
        steps = self.procedure.steps
        while place < self.procedure.length:
            step = steps[place]
            if (step.run if step.kind == REPEAT else step.when) is not question:
                break
            place += 1
        return place
