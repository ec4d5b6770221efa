"""The state: everything on the table and the procedures in progress, copyable at any decision."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Generic, Protocol, Self, TypeAlias, TypeVar

import msgspec

from grimtable.kernel.action import Action, Comes, Pass, Shows
from grimtable.kernel.bounds import MOST_ACTIONS, MOST_ASIDE, MOST_STEPS
from grimtable.kernel.chance import Chance, Outcome, OutcomeNeeded, Request
from grimtable.kernel.data import Data
from grimtable.kernel.decision import Decision
from grimtable.kernel.errors import IllegalAction, StateError, StuckGame
from grimtable.kernel.event import Event, Journal
from grimtable.kernel.frame import Frame
from grimtable.kernel.identity import CHANCE, SeatId
from grimtable.kernel.keyed import plain_chance
from grimtable.kernel.lasting import Effect, Lasting
from grimtable.kernel.procedure import Step
from grimtable.kernel.refusal import Refusal, not_asked
from grimtable.kernel.setup import Result, Setup
from grimtable.kernel.window import EVERY_MOMENT, WINDOW_PROCEDURE, Answers, Window

if TYPE_CHECKING:
    from grimtable.kernel.game import Game


class Copyable(Protocol):
    """What a game may derive from its table: anything with an independent copy."""

    def copy(self) -> Self: ...


T = TypeVar("T", bound=Data)
B = TypeVar("B", bound=Copyable)
M = TypeVar("M", bound=msgspec.Struct)
F = TypeVar("F")
Id = TypeVar("Id", bound=str)

if TYPE_CHECKING:
    from typing_extensions import TypeVar as WithDefault  # in `typing` from Python 3.13

    G_co = WithDefault("G_co", bound="Game[Any, Any]", default="Game[Any, Any]", covariant=True)
else:
    G_co = TypeVar("G_co", covariant=True)  # has no default before Python 3.13: see `__class_getitem__`


class State(Generic[T, B, G_co]):
    """A game in progress: of this table, with this derived from it, played by this game.

    `table` is the game's plain data; `field` is derived from it (bit boards, indexes) and rebuilt on
    loading. Only mutators change the table, and the same mutator emits the event.
    """

    __slots__ = (
        "answers",
        "aside",
        "asked",
        "asks_all",
        "field",
        "chance",
        "cut",
        "decisions",
        "game",
        "journal",
        "lasting",
        "legal",
        "moved",
        "order",
        "pending",
        "request",
        "result",
        "reveals",
        "setup",
        "stack",
        "supplied",
        "table",
    )

    if not TYPE_CHECKING:

        def __class_getitem__(cls, parameters: object) -> type[State]:
            """`State[Any, Any]` while the program runs: what stands in brackets is for type checkers."""
            return cls

    def __init__(self, game: G_co, setup: Setup, table: T, field: B, chance: Chance) -> None:
        self.game = game
        self.setup = setup
        self.order = setup.order  #: the seats clockwise
        self.asks_all = setup.windows == "ask"
        self.table = table
        self.field = field
        self.chance = chance
        self.stack: list[Frame] = []
        self.answers = Answers()
        self.lasting = Lasting()
        self.journal: Journal | None = None
        self.result: Result | None = None
        #: whether a procedure in progress may have been cut short (`stop_if`, announced)
        self.cut = True
        #: whether something was begun, left or won by the deed that is being done
        self.moved = False
        #: counts everything that cannot be unseen: chance outcomes and revealed secrets
        self.reveals = 0
        #: items that failed at this table and do nothing any more (KRN-17)
        self.aside: tuple[str, ...] = ()
        self.decisions = 0
        self.asked: SeatId | None = None
        self.legal: list[Action] = []
        # external chance only: the action waiting for dice, the results typed in so far, what is needed next
        self.pending: Action | None = None
        self.supplied: tuple[Outcome, ...] = ()
        self.request: Request | None = None

    # --- asking -----------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.result is not None

    def legal_actions(self) -> list[Action]:
        """What the asked seat may do, in stable order; empty when the game is over."""
        return self.legal

    @property
    def decision(self) -> Decision | None:
        """The question on the table, None when the game is over."""
        if self.asked is None:
            return None
        if self.request is not None:
            question = f"{self.request.kind} {self.request.what}"
            return Decision(self.asked, "KRN-06", question, False, tuple(self.legal))
        frame = self.stack[-1]
        if isinstance(frame.memory, Window):
            window = frame.memory
            return Decision(self.asked, window.rule, window.moment, True, tuple(self.legal))
        step = frame.procedure.steps[frame.place]
        return Decision(self.asked, step.rule, step.name, False, tuple(self.legal))

    def why_not(self, action: Action) -> Refusal | None:
        """Why this action is not legal now; None when it is."""
        if self.result is not None or self.asked is None:
            return Refusal("KRN-03", "over", (), "the game is over")
        if action.seat != self.asked:
            return not_asked(self.asked, action.seat)
        if action in self.legal:
            return None
        if self.request is not None:
            said = f"a result for {self.request.what} is needed first"
            return Refusal("KRN-06", "result_first", (("what", self.request.what),), said)
        frame = self.stack[-1]
        step = frame.procedure.steps[frame.place]
        refusal: Refusal | None
        if isinstance(frame.memory, Window):
            responder = self.game.responder_of.get(type(action))
            if responder is None:
                said = f"only an answer to {frame.memory.moment} or a pass will do now"
                return Refusal("KRN-02", "answer_or_pass", (), said)
            source = responder.source_of(action)
            if source in frame.memory.used:
                said = f"{source} has answered this moment already"
                return Refusal("KRN-07", "has_answered", (("source", source),), said)
            refusal = responder.why_not(self, action, frame.memory.moment)
        else:
            asked = step.by_action.get(type(action))
            if asked is None:
                said = f"the question now is: {step.name.replace('_', ' ')}"
                return Refusal("KRN-02", "other_question", (), said)
            refusal = asked.why_not(self, frame.memory, action)
        # No rule speaks against it and yet it was not offered: generator and reason disagree. The
        # conformance suite fails on this id, so no player should ever read it.
        return refusal or Refusal("KRN-04", "not_offered", (), "that is not among the actions offered")

    # --- acting -----------------------------------------------------------------------------

    def apply(self, action: Action) -> None:
        """Carry out a legal action and everything that follows, up to the next decision."""
        if action not in self.legal:
            refusal = self.why_not(action)
            assert refusal is not None
            raise IllegalAction(refusal)
        if self.chance.source == "external":
            self._apply_external(action)
        else:
            self._advance(action)

    def start(self) -> None:
        """Run from the first step of a new game."""
        if self.chance.source == "external":
            self._run_external(None, ())
        else:
            self._advance()

    def imagined(
        self, below: Callable[[int], int], viewer: SeatId | None, *, same_answers: bool = False
    ) -> Self:
        """This state, after hidden things on its table were dealt anew: other results to come, and whatever
        cards now answer (the `same_answers` as before where none of them changed hands). The question is put
        again, unless the viewer is asked: what it may do is no secret to it.
        """
        self.chance = self.chance.imagine(below)
        if not same_answers:
            self.answers = self.game.index_answers(self.setup, self.table)
        if viewer is None or self.asked != viewer:
            self.ask_again()
        return self

    def ask_again(self) -> None:
        """Put the question of this state once more, as its table stands."""
        if self.result is None and self.request is None:
            self.start()

    def resume(self, pending: Action | None, supplied: tuple[Outcome, ...]) -> None:
        """After loading: ask the question again, and try the action that waits for a result again."""
        if self.result is not None:
            return
        if self.chance.source != "external":
            self._advance()
            return
        if pending is not None:
            self._run_external(None, ())
            if pending not in self.legal:
                raise StateError("the saved state waits for the result of an action that is not legal")
        self._run_external(pending, supplied)

    def _advance(self, action: Action | None = None) -> None:
        """Carry out an action, if there is one, and run steps until a seat has to decide or the game is over.

        Each procedure runs its own (`kernel/compiling.py`), and those it calls, as long as nothing is begun
        on top of it: past what does not happen (a `when` that says no, a window that nobody could answer),
        from deed to deed. It is asked whether it is cut short only when something has happened.
        """
        stack = self.stack
        if action is not None:
            frame = stack[-1]
            place = frame.place
            handlers = frame.procedure.handlers[place]
            self.asked = None
            self.legal = []
            self.decisions += 1
            if handlers is not None:
                frame.place = place + 1
                # In two lines: Python calls a plain name quicker than what it finds in a table.
                carry_out = handlers[type(action)]
                carry_out(self, frame.memory, action)
            else:
                self._answer(frame.memory, action)
        self.moved = False
        answers = EVERY_MOMENT if self.asks_all else self.answers.by_moment
        runs = 0
        while stack and self.result is None:
            frame = stack[-1]
            advance = frame.procedure.starts[frame.place]
            if advance(self, frame, stack, answers):
                if self.cut:
                    self.look_for_cuts()
                if len(self.legal) > MOST_ACTIONS:
                    raise StuckGame(
                        f"{self.asked} would have more than {MOST_ACTIONS:,} actions to choose from; "
                        "some number on the table is far too large"
                    )
                return
            runs += 1
            if runs >= MOST_STEPS:
                raise StuckGame(f"the game went on for {MOST_STEPS:,} steps without asking anybody")
        if self.result is None:
            raise StuckGame("the procedures ran out before anybody won")
        self.asked = None
        self.legal = []

    def _answer(self, window: Window, action: Action) -> None:
        """A seat answers a window, or passes."""
        if type(action) is Pass:
            window.position += 1
            return
        responder = self.game.responder_of[type(action)]
        window.used = (*window.used, responder.source_of(action))
        if window.reopens:
            window.position = 0
        responder.do(self, action)

    def look_for_cuts(self) -> None:
        """Whether any procedure in progress is cut short: decisions may come before it ends."""
        for frame in self.stack:
            if frame.is_cut_short(self):
                return
        self.cut = False

    def _open(self, step: Step, memory: Any) -> bool:
        """Open a window if somebody is to be asked; True when a seat has to decide."""
        who = step.run
        seats = who(self, memory)
        position = self._seek(step.target, seats, 0, ())
        if position < 0:
            return False
        window = Window(step.target, step.rule, seats, position, reopens=step.reopens)
        self.stack.append(Frame(WINDOW_PROCEDURE, 0, window))
        return True

    def _ask_window(self, frame: Frame) -> bool:
        """Ask the next seat that could answer; False when the window has closed."""
        stack = self.stack
        # The window closes at once when what it belongs to has been cut short.
        if len(stack) == 1 or not stack[-2].is_cut_short(self):
            window = frame.memory
            position = self._seek(window.moment, window.seats, window.position, window.used)
            if position >= 0:
                window.position = position
                return True
        stack.pop()
        return False

    def _seek(self, moment: str, seats: tuple[SeatId, ...], start: int, used: tuple[str, ...]) -> int:
        """Ask the next seat of a window that is to be asked; its position, or -1 when there is none."""
        answers = self.answers.by_moment.get(moment, ())
        responders = self.game.responders
        for position in range(start, len(seats)):
            seat = seats[position]
            legal: list[Action] = []
            for owner, kind, source in answers:
                if owner == seat and source not in used:
                    among = responders[kind].among
                    legal += among(self, seat, source, moment)
            if legal or (self.asks_all and self.game.could_answer(self, seat, moment)):
                legal.append(Pass(seat))
                self.asked = seat
                self.legal = legal
                return position
        return -1

    # --- external chance --------------------------------------------------------------------

    def _apply_external(self, action: Action) -> None:
        if self.request is None:
            self._run_external(action, ())
            return
        if isinstance(action, Shows):
            outcome = Outcome("roll", action.what, action.face)
        else:
            assert isinstance(action, Comes)
            outcome = Outcome("pick", action.what, action.item)
        self._run_external(self.pending, (*self.supplied, outcome))

    def _run_external(self, action: Action | None, supplied: tuple[Outcome, ...]) -> None:
        """Try an action with the results known so far; put everything back when one more is needed."""
        before = self.copy()
        mark = self.journal.mark() if self.journal is not None else None
        self.request = None
        self.pending = None
        self.supplied = ()
        self.chance.script = list(supplied)
        try:
            self._advance(action)
        except OutcomeNeeded as needed:
            self._become(before)
            if self.journal is not None and mark is not None:
                self.journal.cut(mark)
            self.pending = action
            self.supplied = supplied
            self._request(needed.request)

    def _request(self, request: Request) -> None:
        self.request = request
        self.asked = CHANCE
        if request.kind == "roll":
            self.legal = [Shows(CHANCE, request.what, face) for face in range(len(request.options))]
        else:
            self.legal = [Comes(CHANCE, item, request.what) for item in request.options]

    def _become(self, other: State[T, B, G_co]) -> None:
        journal = self.journal
        for name in State.__slots__:
            setattr(self, name, getattr(other, name))
        self.journal = journal

    # --- what step functions use --------------------------------------------------------------

    def begin(self, procedure: str, memory: msgspec.Struct, place: int = 0) -> None:
        """Start a procedure on top of the one in progress; it runs before the next step.

        Where the first steps are done already it may start at a later place.
        """
        self.stack.append(Frame(self.game.procedures[procedure], place, memory))
        self.moved = True

    def begin_below(self, depth: int, procedure: str, memory: msgspec.Struct) -> None:
        """Put a procedure under the one at this depth of the stack: it runs when that one has ended."""
        self.stack.insert(depth, Frame(self.game.procedures[procedure], 0, memory))
        self.moved = True

    def leave(self, procedure: str) -> None:
        """End the innermost procedure of this name at once, with everything running inside it."""
        self.moved = True
        while self.stack:
            frame = self.stack.pop()
            if frame.procedure.id == procedure:
                return
        raise StuckGame(f"there is no {procedure} to leave")

    def stamp(self) -> int:
        """A number that grows with every decision and everything revealed: as long as it is the same, nothing
        has happened since. A rule keeps it to know that what it found out then is still true.
        """
        return self.decisions + self.reveals

    def innermost(self, record: type[M]) -> M:
        """What the innermost procedure that remembers this kind of record remembers."""
        for frame in reversed(self.stack):
            if type(frame.memory) is record:
                memory: M = frame.memory
                return memory
        raise StuckGame(f"no procedure in progress remembers a {record.__name__}")

    def in_progress(self, record: type[M]) -> M | None:
        """The same as `innermost`, or None when no such procedure is running."""
        for frame in reversed(self.stack):
            if type(frame.memory) is record:
                memory: M = frame.memory
                return memory
        return None

    def finish(self, winners: Sequence[SeatId], rule: str, sentence: str) -> None:
        """The game ends at once; the first end counts."""
        if self.result is None:
            self.result = Result(tuple(winners), rule, sentence)
            self.moved = True

    def emit(self, event: Event) -> None:
        """Tell whoever listens. Mutators ask `state.journal is not None` before they build an event."""
        if self.journal is not None:
            self.journal.events.append(event)

    def set_aside(self, item: str) -> None:
        """From here on an item does nothing (KRN-17); what is offered now stays as it is."""
        if item not in self.aside:
            if len(self.aside) >= MOST_ASIDE:
                raise StateError(f"{MOST_ASIDE} items are set aside already; play with another pack")
            self.aside = (*self.aside, item)
            self.game = self.game.without(self.aside)
            self.answers = self.game.index_answers(self.setup, self.table)

    def roll(self, die: str, faces: Sequence[F]) -> F:
        """Roll one die."""
        self.reveals += 1
        chance = self.chance
        if self.journal is None and chance.source == "seeded":
            chance.drawn += 1
            return faces[chance.below(len(faces))]
        face, outcome = chance.roll(die, faces)
        if self.journal is not None:
            self.journal.outcomes.append(outcome)
        return face

    def shuffle(self, what: str, items: Sequence[Id]) -> list[Id]:
        """The items in a random order, bottom to top."""
        self.reveals += 1
        order, outcome = self.chance.order(what, items)
        if self.journal is not None:
            self.journal.outcomes.append(outcome)
        return order

    def pick(self, what: str, items: Sequence[Id]) -> Id:
        """One of the items at random."""
        self.reveals += 1
        item, outcome = self.chance.pick(what, items)
        if self.journal is not None:
            self.journal.outcomes.append(outcome)
        return item

    def reach(self, moment: str, seat: str | None = None) -> tuple[Effect, ...]:
        """A moment has come: effects that last until now end. Returns them."""
        return self.lasting.reach(moment, seat)

    # --- copying, comparing, saving -------------------------------------------------------------

    def copy(self) -> State[T, B, G_co]:
        """An independent copy without a journal."""
        twin: State[T, B, G_co] = State.__new__(State)
        twin.game = self.game
        twin.setup = self.setup
        twin.order = self.order
        twin.asks_all = self.asks_all
        twin.table = self.table.copy()
        twin.field = self.field.copy()
        twin.chance = self.chance.copy()
        twin.stack = [frame.copy() for frame in self.stack]
        twin.answers = self.answers.copy()
        twin.lasting = Lasting(self.lasting.by_name.copy())
        twin.journal = None
        twin.cut = self.cut
        twin.moved = self.moved
        twin.result = self.result
        twin.reveals = self.reveals
        twin.aside = self.aside
        twin.decisions = self.decisions
        twin.asked = self.asked
        twin.legal = self.legal
        twin.pending = self.pending
        twin.supplied = self.supplied
        twin.request = self.request
        return twin

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.plain() == other.plain()

    __hash__ = None  # type: ignore[assignment]  # mutable, as the standard containers are

    def plain(self) -> dict[str, Any]:
        """The whole state as plain data (strings, numbers, lists, dicts)."""
        plain = {
            "setup": msgspec.to_builtins(self.setup),
            "table": msgspec.to_builtins(self.table),
            "stack": [frame.plain() for frame in self.stack],
            "chance": plain_chance(self.chance),
            "lasting": [msgspec.to_builtins(effect) for effect in self.lasting],
            "result": msgspec.to_builtins(self.result),
            "reveals": self.reveals,
            "decisions": self.decisions,
            "pending": msgspec.to_builtins(self.pending),
            "supplied": msgspec.to_builtins(self.supplied),
            "request": msgspec.to_builtins(self.request),
        }
        if self.aside:
            plain["aside"] = list(self.aside)
        return plain

    def to_json(self) -> bytes:
        """The state as one JSON document; `Game.load` reads it back."""
        return msgspec.json.encode(self.plain())

    def digest(self) -> str:
        """A short fingerprint of the whole state, the same on every machine."""
        return hashlib.blake2b(self.to_json(), digest_size=12).hexdigest()


#: A state of whatever game: what is true of all of them asks for this.
AnyState: TypeAlias = State[Any, Any, "Game[Any, Any]"]
#: A state of the very game that a part (bots, pictures, statistics) was written for: each names its own.
OwnState: TypeAlias = State[Any, Any, Any]
