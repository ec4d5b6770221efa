"""Procedures: a rulebook procedure as a table of named steps.

The table is the rulebook's numbered list. Six kinds of step are enough:

* ``do``       changes the table;
* ``ask``      takes one decision of one seat;
* ``window``   offers reactions to several seats in order;
* ``moment``   does something where anything answers a moment;
* ``call``     runs another procedure and comes back;
* ``repeat_if`` goes back to an earlier step; ``repeat`` does so always.

Two lines are no places in the list:

* ``stop_if``  says once what cuts the whole procedure short, and is asked before every step;
* ``skip_to``  passes over several steps at once that could only be passed over one by one.

No rule waits inside a Python call: a step runs to its end, and the pointer moves on before anybody is
asked, so between two actions the whole situation is the stack of frames (procedure id, next step's name,
remembered record).
"""

from __future__ import annotations

import types
import typing
from collections.abc import Callable, Container, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Union, get_args, get_origin

import msgspec

from grimtable.kernel.action import Action
from grimtable.kernel.identity import SeatId
from grimtable.kernel.refusal import Refusal
from grimtable.kernel.writing import quickly_written

# The state's type is generic in the game's table; step functions of a game narrow it.
AnyState = Any
Memory = Any

Deed = Callable[[AnyState, Memory], None]
Question = Callable[[AnyState, Memory], bool]
WhichSeat = Callable[[AnyState, Memory], SeatId]
WhichSeats = Callable[[AnyState, Memory], tuple[SeatId, ...]]
Among = Callable[[AnyState, Memory, SeatId], Iterable[Action]]
Together = Callable[[AnyState, Memory, SeatId], list[Action]]
WhyNot = Callable[[AnyState, Memory, Any], "Refusal | None"]
Handler = Callable[[AnyState, Memory, Any], None]
#: state, frame, stack, moments that somebody could answer → whether a seat has to decide
Advance = Callable[[AnyState, Any, list[Any], Container[str]], bool]

DO: Final = 0
ASK: Final = 1
WINDOW: Final = 2
CALL: Final = 3
REPEAT: Final = 4
ANSWER: Final = 5  # the kernel's own step inside a window
MOMENT: Final = 6


@dataclass(frozen=True, slots=True)
class Choice:
    """One kind of answer: what it is, which ones are legal, why others are not, what it does."""

    action: type[Action]
    among: Among
    why_not: WhyNot
    do: Handler
    single: bool = False  #: always offered, and without parts


def choice(action: type[Action], *, among: Among, why_not: WhyNot, do: Handler) -> Choice:
    """One kind of answer that an `ask` step takes."""
    return Choice(action, among, why_not, do)


def always(action: type[Action], *, do: Handler) -> Choice:
    """An answer without parts that is legal whenever the question is put: end, decline, pass on."""

    def only(state: AnyState, memory: Memory, seat: SeatId) -> Iterable[Action]:
        return (action(seat),)

    def nothing_against(state: AnyState, memory: Memory, chosen: Any) -> Refusal | None:
        return None

    return Choice(action, only, nothing_against, do, single=True)


def offer(
    action: type[Action],
    *,
    among: Among,
    do: Handler,
    rule: str,
    because: str | Callable[[AnyState, Memory, Any], Refusal],
) -> Choice:
    """An answer that is legal exactly when it is offered; otherwise the rule and a reason say why not.

    The reason is a name that the texts have a sentence for; a function may add what it speaks of.
    """

    def why_not(state: AnyState, memory: Memory, chosen: Any) -> Refusal | None:
        if chosen in list(among(state, memory, chosen.seat)):
            return None
        return Refusal(rule, because) if isinstance(because, str) else because(state, memory, chosen)

    return Choice(action, among, why_not, do)


@dataclass(frozen=True, slots=True)
class Step:
    """One line of a procedure."""

    kind: int
    rule: str
    name: str
    run: Any = None  #: do, moment: the deed; window: which seats; call: what the called procedure remembers
    when: Question | None = None
    seat: WhichSeat | None = None
    choices: tuple[Choice, ...] = ()
    by_action: dict[type[Action], Choice] = field(default_factory=dict)
    together: Together | None = None  #: ask: the same offers in the same order, from one function
    must: bool = True
    target: str = ""  #: window, moment: the moment; call: the procedure; repeat: the step to go back to
    reopens: bool = False
    saved_as: str = (
        ""  #: the name in saved games and digests, if the step was called otherwise when they began
    )


def do(rule: str, deed: Deed, *, when: Question | None = None, name: str = "", saved_as: str = "") -> Step:
    """Change the table. A step that gets a better name says with `saved_as` how saved games call it."""
    return Step(DO, rule, name or deed.__name__, run=deed, when=when, saved_as=saved_as)


def ask(
    rule: str,
    *choices: Choice,
    seat: WhichSeat,
    when: Question | None = None,
    must: bool = True,
    name: str = "",
    together: Together | None = None,
) -> Step:
    """Take one decision of one seat.

    With `must` an empty list of legal answers is a fault of the rules; without it the step is passed over.

    `together` is for a question that is put all the time: one function that gives a fresh list with what all
    `among` would give in their order, and passes over those that cannot apply to whoever is asked about.
    """
    by_action = {each.action: each for each in choices}
    if len(by_action) != len(choices):
        raise TypeError(f"{rule}: two choices of one question share an action class")
    return Step(
        ASK,
        rule,
        name or choices[0].do.__name__,
        when=when,
        seat=seat,
        choices=choices,
        by_action=by_action,
        must=must,
        together=together,
    )


def window(
    rule: str,
    moment: str,
    *,
    seats: WhichSeats,
    when: Question | None = None,
    reopens: bool = False,
    name: str = "",
) -> Step:
    """Offer the seats, in this order, to answer a moment.

    `reopens`: after an answer those who declined are asked again (a rule of its own: cite it).
    """
    return Step(WINDOW, rule, name or moment, run=seats, when=when, target=moment, reopens=reopens)


MANDATORY: Final = "!"


def mandatory(moment: str) -> str:
    """The name under which the index keeps what answers a moment by itself.

    >>> mandatory("turn.start")
    '!turn.start'
    """
    return MANDATORY + moment


def moment(rule: str, moment: str, deed: Deed, *, when: Question | None = None, name: str = "") -> Step:
    """Do something at a moment, where the index holds anything that answers it, or might hold it.

    Two lookups, for what may answer and for what does so by itself, pass over the others without a question.
    """
    return Step(MOMENT, rule, name or moment, run=deed, when=when, target=moment)


def its_seat(state: AnyState, memory: Memory) -> SeatId:
    """The seat that the procedure's record names: the one whose doing it is."""
    seat: SeatId = memory.seat
    return seat


def call(
    rule: str,
    procedure: str,
    *,
    remembering: Callable[[AnyState, Memory], msgspec.Struct],
    when: Question | None = None,
    name: str = "",
) -> Step:
    """Run another procedure with a fresh record, then come back."""
    return Step(CALL, rule, name or procedure, run=remembering, when=when, target=procedure)


def repeat_if(rule: str, question: Question, *, back_to: str, name: str = "") -> Step:
    """Go back to an earlier step while the answer is yes."""
    return Step(REPEAT, rule, name or f"repeat_{back_to}", run=question, target=back_to)


def repeat(rule: str, *, back_to: str, name: str = "") -> Step:
    """Go back to an earlier step, always: something else will end the game."""
    return Step(REPEAT, rule, name or f"repeat_{back_to}", target=back_to)


@dataclass(frozen=True, slots=True)
class StopIf:
    """What cuts a procedure short."""

    rule: str
    question: Question
    announced: bool = False
    go_to: str = ""


def stop_if(rule: str, question: Question, *, announced: bool = False, go_to: str = "") -> StopIf:
    """Cut the procedure short, before whichever step comes next, when the answer is yes.

    `go_to`: the first of the last steps, which are done however the procedure ends.

    `announced`: whatever turns the answer from no to yes says so by `state.cut = True`. Such a question is
    asked only until no procedure in progress is cut short any more, so none may begin that is cut short
    although nothing was announced.
    """
    return StopIf(rule, question, announced, go_to)


@dataclass(frozen=True, slots=True)
class SkipTo:
    """Steps that have nothing to do, all for one reason."""

    target: str
    question: Question


def skip_to(step: str, *, unless: Question) -> SkipTo:
    """Go on with a later step unless the answer is yes.

    A short cut and nothing more: the steps between must be such that they would do nothing.
    """
    return SkipTo(step, unless)


Line = Step | StopIf | SkipTo


class Nothing(msgspec.Struct):
    """The record of a procedure that remembers nothing."""


class Procedure:
    """A table of steps, compiled when a game takes it up.

    The table stands above the functions it names, as in the rulebook, so it cannot be read while its
    module is still being imported.
    """

    __slots__ = (
        "announced",
        "guard",
        "guards",
        "handlers",
        "id",
        "landing",
        "length",
        "places",
        "remembers",
        "skips",
        "starts",
        "steps",
        "table",
    )

    def __init__(self, id: str, remembers: type[msgspec.Struct], table: Callable[[], Iterable[Line]]) -> None:
        self.id = id
        self.remembers = remembers
        self.table = table
        self.guards: tuple[StopIf, ...] = ()
        self.guard: Question | None = None  #: all `stop_if` lines as one question
        self.announced = False  #: whether the guard can only say yes after `state.cut` was set
        self.steps: tuple[Step, ...] = ()
        self.length = 0
        self.landing = 0  #: where a procedure that is cut short goes on; behind its end if nowhere
        self.places: dict[str, int] = {}
        #: by place: what each answer to the question there does; None where nothing is asked
        self.handlers: tuple[dict[type[Action], Handler] | None, ...] = ()
        self.skips: dict[int, tuple[SkipTo, ...]] = {}  #: short cuts, by the step they stand before
        #: by place: what runs the steps from there on; written when a frame stands there for the first time
        self.starts: list[Advance] = []

    def compile(self) -> Procedure:
        """Read the table and check it; a second call changes nothing."""
        if self.steps:
            return self
        lines = list(self.table())
        self.guards = tuple(line for line in lines if isinstance(line, StopIf))
        self.steps = tuple(line for line in lines if isinstance(line, Step))
        self.guard = _any_of(tuple(guard.question for guard in self.guards))
        self.announced = all(guard.announced for guard in self.guards)
        self.length = len(self.steps)
        self.handlers = tuple(
            {action: each.do for action, each in step.by_action.items()} if step.kind == ASK else None
            for step in self.steps
        )
        for place, step in enumerate(self.steps):
            if step.name in self.places:
                raise TypeError(
                    f"procedure {self.id}: two steps are called {step.name}; give one a name of its own"
                )
            if step.name == "end":
                raise TypeError(f"procedure {self.id}: no step may be called end, the word for its end")
            self.places[step.name] = place
        for place, step in enumerate(self.steps):
            if step.saved_as and self.places.setdefault(step.saved_as, place) != place:
                raise TypeError(
                    f"procedure {self.id}: another step is called {step.saved_as}; leave that name to it"
                )
        for step in self.steps:
            if step.kind == REPEAT and step.target not in self.places:
                raise TypeError(f"procedure {self.id}: there is no step {step.target} to go back to")
        self._place_skips(lines)
        self.landing = min((self._landing_of(guard) for guard in self.guards), default=self.length + 1)
        self.starts = [self._advance_first] * (self.length + 1)
        _refuse_mutable(self.id, self.remembers)
        quickly_written(self.remembers)
        return self

    def _landing_of(self, guard: StopIf) -> int:
        if guard.go_to and guard.go_to not in self.places:
            raise TypeError(f"procedure {self.id}: there is no step {guard.go_to} to go on with")
        return self.places[guard.go_to] if guard.go_to else self.length + 1

    def _place_skips(self, lines: list[Line]) -> None:
        place = 0
        ends: list[int] = []  # of the short cuts around this place
        for line in lines:
            ends = [end for end in ends if end > place]
            if isinstance(line, SkipTo):
                target = self.places.get(line.target, -1)
                if target <= place:
                    raise TypeError(
                        f"procedure {self.id}: there is no later step {line.target} to go on with"
                    )
                if target > min(ends, default=target):
                    raise TypeError(
                        f"procedure {self.id}: the short cut to {line.target} leads out of another one"
                    )
                ends.append(target)
                self.skips[place] = (*self.skips.get(place, ()), line)
            elif isinstance(line, Step):
                place += 1

    def _advance_first(self, state: AnyState, frame: Any, stack: list[Any], answers: Container[str]) -> bool:
        from grimtable.kernel.compiling import advancing  # most procedures of a game never run in a process

        place: int = frame.place
        advance = self.starts[place] = advancing(self, place)
        return advance(state, frame, stack, answers)

    def source(self, place: int = 0) -> str:
        """The text of the function that runs the steps from a place on."""
        from grimtable.kernel.compiling import text

        return text(self, place)

    @property
    def rules(self) -> tuple[str, ...]:
        """Every rule id this procedure carries, in order."""
        return tuple(g.rule for g in self.guards) + tuple(s.rule for s in self.steps)

    def __repr__(self) -> str:
        return f"<procedure {self.id}: {', '.join(step.name for step in self.steps)}>"


def _any_of(questions: tuple[Question, ...]) -> Question | None:
    """One question for several; a single one is asked directly, because it is asked before every step."""
    if len(questions) <= 1:
        return questions[0] if questions else None

    def any_holds(state: AnyState, memory: Memory) -> bool:
        return any(question(state, memory) for question in questions)

    return any_holds


def procedure(
    id: str, *, remembers: type[msgspec.Struct] = Nothing
) -> Callable[[Callable[[], Sequence[Line]]], Procedure]:
    """Declare a procedure: the decorated function returns its table of steps."""

    def declare(table: Callable[[], Sequence[Line]]) -> Procedure:
        return Procedure(id, remembers, table)

    return declare


_SHAREABLE = (int, str, bool, type(None), bytes, float, msgspec.UnsetType)


def _refuse_mutable(id: str, record: type[msgspec.Struct]) -> None:
    """A frame is copied shallowly, so what it remembers must be ids, numbers and tuples of them."""
    hints = typing.get_type_hints(record)
    for name in record.__struct_fields__:
        if not is_shareable(hints[name]):
            raise TypeError(
                f"procedure {id} remembers {name}: {hints[name]}, which two copies would share; "
                "use ids, numbers, tuples or frozen records"
            )


def is_shareable(hint: Any) -> bool:
    origin = get_origin(hint)
    if origin in (Union, types.UnionType, tuple, typing.Literal, typing.ClassVar):
        return origin is typing.Literal or all(a is Ellipsis or is_shareable(a) for a in get_args(hint))
    if isinstance(hint, typing.NewType):
        return is_shareable(hint.__supertype__)
    if isinstance(hint, type):
        if issubclass(hint, msgspec.Struct):
            return bool(hint.__struct_config__.frozen)
        return issubclass(hint, _SHAREABLE)
    return False
