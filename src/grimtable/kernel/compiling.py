"""Compiling: the table of a procedure becomes plain Python functions, for a decision runs dozens of steps.

Wherever a procedure may go on there is a function of its own, written when it is needed for the first time:
the steps from there to the end below one another, so that everything the table fixes (kinds, names, moments,
whether there is a `when`, what a short cut passes over) is decided once instead of at every step.
`Procedure.source()` is the text from the first step on. Of this small procedure

    stop_if("SKI-ATK-09", attack_is_off),
    do("SKI-ATK-01", announce, when=is_open),
    window("SKI-REA-03", "attack.declared", seats=defender_first),

it reads, in essence:

    def advance(state, frame, stack, answers):
        memory = frame.memory
        if guard(state, memory):
            stack.pop()
            return False
        # announce
        if when_0(state, memory):
            run_0(state, memory)
            if state.moved:
                state.moved = False
                frame.place = 1
                return False
            if guard(state, memory):
                stack.pop()
                return False
        # attack.declared
        if "attack.declared" in answers:
            frame.place = 2
            if state._open(step_1, memory):
                return True
        stack.pop()
        return False

Questions that are one expression stand there as such (`kernel/inlining.py`).

It gives True when a seat has to decide, False when another place of this or another procedure comes next.
"""

from __future__ import annotations

import linecache
from collections.abc import Iterable, Iterator
from inspect import isgeneratorfunction
from itertools import islice
from typing import TYPE_CHECKING, Any, cast

from grimtable.kernel.bounds import MOST_ACTIONS
from grimtable.kernel.errors import StuckGame
from grimtable.kernel.frame import Frame
from grimtable.kernel.inlining import inlined
from grimtable.kernel.procedure import ASK, CALL, DO, MOMENT, REPEAT, WINDOW, its_seat, mandatory

if TYPE_CHECKING:
    from grimtable.kernel.procedure import Advance, Among, Procedure, Step


def advancing(procedure: Procedure, start: int) -> Advance:
    """The function that runs a procedure from one of its places on."""
    writer = _Writer(procedure)
    name = f"<procedure {procedure.id} from {start}>"
    source = writer.text(start)
    # A traceback through a procedure shows its lines.
    linecache.cache[name] = (len(source), None, source.splitlines(True), name)
    names = writer.names
    exec(compile(source, name, "exec"), names)
    return cast("Advance", names["advance"])


def text(procedure: Procedure, start: int) -> str:
    """What `advancing` compiles."""
    return _Writer(procedure).text(start)


def _indented(lines: Iterable[str]) -> Iterator[str]:
    return (f"    {line}" for line in lines)


class _Writer:
    """Writes the functions of one procedure and collects the names they use."""

    def __init__(self, procedure: Procedure) -> None:
        self.procedure = procedure
        self.guarded = procedure.guard is not None
        self.names: dict[str, Any] = {"Frame": Frame, "StuckGame": StuckGame, "guard": procedure.guard}
        self.guard = inlined(procedure.guard) or "guard(state, memory)"
        self.names["islice"] = islice

    def text(self, start: int) -> str:
        return "\n".join(self.lines(start)) + "\n"

    def lines(self, start: int) -> Iterator[str]:
        """The whole function."""
        yield "def advance(state, frame, stack, answers):"
        if start < self.procedure.length:
            yield "    memory = frame.memory"
            yield from _indented(self._stop_if_cut_short(start))
        yield from _indented(self._run(start, self.procedure.length))
        yield "    stack.pop()"
        yield "    return False"

    def _run(self, place: int, stop: int, passed: int = 0) -> Iterator[str]:
        """The steps from one place to another; `passed`: so many short cuts before the first are written."""
        procedure = self.procedure
        while place < stop:
            skips = procedure.skips.get(place, ())[passed:]
            if skips:
                target = procedure.places[skips[0].target]
                yield f"if {self._asked(f'skip_{passed}', place, skips[0].question)}:"
                yield from _indented(self._run(place, target, passed + 1))
                place = target
            else:
                end = self._end(place, stop)
                yield from self._steps(place, end)
                place = end
            passed = 0

    def _steps(self, place: int, end: int) -> Iterator[str]:
        """Neighbours that hang on one question, or a single step."""
        step = self.procedure.steps[place]
        yield f"# {step.name}"
        if step.when is None:
            yield from self._deed(place, step)
            return
        asked = self._asked("when", place, step.when)
        if step.kind == WINDOW and asked.startswith("(") and place + 1 >= end:
            # What is only read may be read last: most moments are answered by nobody.
            yield f"if {step.target!r} in answers and {asked}:"
            yield from _indented(self._window(place, step))
        else:
            yield f"if {asked}:"
            yield from _indented(self._deed(place, step))
        if place + 1 < end:
            # Nothing happens between two steps that are passed over, so the answer would be no again.
            yield from _indented(self._steps(place + 1, end))

    def _end(self, place: int, stop: int) -> int:
        """Behind the last step that hangs on the same question as this one and on nothing else."""
        steps, skips = self.procedure.steps, self.procedure.skips
        question = steps[place].when
        place += 1
        while question is not None and place < stop and place not in skips:
            step = steps[place]
            if (step.run if step.kind == REPEAT else step.when) is not question:
                break
            place += 1
            if step.kind == REPEAT:
                break
        return place

    def _deed(self, place: int, step: Step) -> Iterator[str]:
        """What a step does when its `when` says yes, or when it has none."""
        if step.kind == DO:
            yield from self._do(place, step)
        elif step.kind == MOMENT:
            # Nobody could answer: a moment costs two lookups.
            names = f"{step.target!r} in answers or {mandatory(step.target)!r} in answers"
            yield f"if {names}:"
            yield from _indented(self._do(place, step))
        elif step.kind == ASK:
            yield from self._ask(place, step)
        elif step.kind == WINDOW:
            # Nobody could answer: a window costs one lookup.
            yield f"if {step.target!r} in answers:"
            yield from _indented(self._window(place, step))
        elif step.kind == CALL:
            remembering = self._name("remembering", place, step.run)
            yield f"frame.place = {place + 1}"
            yield f"called = state.game.procedures[{step.target!r}]"
            yield f"inner = Frame(called, 0, {remembering}(state, memory))"
            yield "stack.append(inner)"
            # In two lines: Python calls a plain name quicker than what it finds in a slot.
            yield "go_on = called.starts[0]"
            yield "if go_on(state, inner, stack, answers):"
            yield "    return True"
            # It ran to its end, or the game is over, or something is on top of it.
            yield "if state.result is not None or not stack or stack[-1] is not frame:"
            yield "    return False"
            yield from self._stop_if_cut_short(place + 1)
        elif step.kind == REPEAT:
            back = self._back(self.procedure.places[step.target], place)
            if step.run is None:
                yield from back
            else:
                yield f"if {self._asked('repeat', place, step.run)}:"
                yield from _indented(back)
        else:
            yield "return state._ask_window(frame)"

    def _back(self, place: int, source: int) -> Iterator[str]:
        """Going back to an earlier step; a question that is always put there is put at once."""
        step = self.procedure.steps[place]
        if step.kind == ASK and step.must and step.when is None and place not in self.procedure.skips:
            if source >= self.procedure.landing:  # before the landing it was asked after the last deed
                yield from self._stop_if_cut_short(place)
            yield from self._ask(place, step)
        else:
            yield f"frame.place = {place}"
            yield "return False"

    def _do(self, place: int, step: Step) -> Iterator[str]:
        """A deed; it may have begun another procedure, left this one, cut it short or ended the game."""
        yield f"{self._name('run', place, step.run)}(state, memory)"
        yield "if state.moved:"
        yield "    state.moved = False"
        yield f"    frame.place = {place + 1}"
        yield "    return False"
        yield from self._stop_if_cut_short(place + 1)

    def _window(self, place: int, step: Step) -> Iterator[str]:
        yield f"frame.place = {place + 1}"
        yield f"if state._open({self._name('step', place, step)}, memory):"
        yield "    return True"

    def _ask(self, place: int, step: Step) -> Iterator[str]:
        if step.seat is its_seat:
            yield "seat = memory.seat"
        else:
            yield f"seat = {self._asked('seat', place, step.seat)}"
        if step.together is not None:
            yield f"legal = {self._name('together', place, step.together)}(state, memory, seat)"
        else:
            offers = (
                f"{self._name(f'action_{number}', place, each.action)}(seat)"
                if each.single
                else f"*{self._offered(f'among_{number}', place, each.among)}"
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

    def _offered(self, part: str, place: int, among: Among) -> str:
        """The call that gives the offers; whatever makes them one by one is stopped at too many."""
        call = f"{self._name(part, place, among)}(state, memory, seat)"
        return f"islice({call}, {MOST_ACTIONS + 1})" if isgeneratorfunction(among) else call

    def _stop_if_cut_short(self, place: int) -> Iterator[str]:
        """Before the step at this place: the procedure ends, or goes on with what is done however it ends."""
        landing = self.procedure.landing
        if self.guarded and place < landing:
            asked = f"state.cut and {self.guard}" if self.procedure.announced else self.guard
            yield f"if {asked}:"
            yield "    stack.pop()" if landing > self.procedure.length else f"    frame.place = {landing}"
            if self.procedure.announced:
                yield "    state.look_for_cuts()"
            yield "    return False"

    def _asked(self, part: str, place: int, question: object) -> str:
        """The answer to a question: the expression that it is, or its call."""
        return inlined(question) or f"{self._name(part, place, question)}(state, memory)"

    def _name(self, part: str, place: int, meaning: object) -> str:
        name = f"{part}_{place}"
        self.names[name] = meaning
        return name
