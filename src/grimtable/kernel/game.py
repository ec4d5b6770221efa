"""Games: what a set of rules tells the kernel about itself."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from functools import reduce
from operator import or_
from typing import Annotated, Any, ClassVar, Generic, Self, TypeAlias, cast

import msgspec

from grimtable.kernel.action import Action, Codec, Comes, Language, Pass, Shows
from grimtable.kernel.bounds import MOST_ASIDE, Name
from grimtable.kernel.chance import Chance, Outcome, Request, Source, seeded
from grimtable.kernel.data import write_quickly
from grimtable.kernel.errors import GrimtableError, SetupError, StateError
from grimtable.kernel.event import Journal
from grimtable.kernel.frame import Frame
from grimtable.kernel.identity import SeatId
from grimtable.kernel.keyed import Key, keyed, read_chance
from grimtable.kernel.lasting import Effect
from grimtable.kernel.oddities import odd_text
from grimtable.kernel.position import Position
from grimtable.kernel.procedure import Nothing, Procedure
from grimtable.kernel.setup import OptionValue, Result, Setup, Windows
from grimtable.kernel.state import B, State, T
from grimtable.kernel.window import WINDOW_PROCEDURE, Answer, Answers, Responder

#: What is set aside at a table, as a saved state names it.
Aside = Annotated[tuple[Name, ...], msgspec.Meta(max_length=MOST_ASIDE)]


class Option(msgspec.Struct, frozen=True):
    """A table option: its values, the default first, and the rule it varies."""

    values: tuple[OptionValue, ...]
    title: str
    rule: str = ""

    @property
    def default(self) -> OptionValue:
        return self.values[0]


class Game(ABC, Generic[T, B]):
    """One set of rules with one content pack: immutable, shared by all its states.

    What rules look up all the time stands in slots: Python finds it quicker there than in a dictionary, and
    much quicker than in one with more than thirty names.
    """

    __slots__ = (
        "action_type",
        "actions",
        "content_hash",
        "formerly",
        "language",
        "packs",
        "procedures",
        "responder_of",
        "responders",
    )

    id: ClassVar[str]
    title: ClassVar[str]
    version: ClassVar[int]  #: of the rules code: a record made by another version says so
    table_type: type[T]
    options: ClassVar[Mapping[str, Option]] = {}
    #: options that older set-ups do not have: rules read them with `get`, and the default is the first value
    later_options: ClassVar[frozenset[str]] = frozenset()
    #: options of former versions that are packs now: the pack was in force where the option was set
    packed_options: ClassVar[Mapping[str, str]] = {}

    def __init__(
        self,
        *,
        procedures: Iterable[Procedure],
        actions: Iterable[type[Action]],
        responders: Iterable[Responder],
        codecs: Mapping[str, Codec],
        content_hash: str,
        packs: tuple[str, ...] = (),
        formerly: tuple[str, ...] = (),
    ) -> None:
        write_quickly()
        self.procedures: dict[str, Procedure] = {}
        for table in (*procedures, WINDOW_PROCEDURE):
            if table.id in self.procedures:
                raise TypeError(f"{self.id}: two procedures are called {table.id}")
            self.procedures[table.id] = table.compile()
        self.actions = tuple(actions)
        self.responders: dict[str, Responder] = {}
        self.responder_of: dict[type[Action], Responder] = {}
        for responder in responders:
            if responder.kind in self.responders:
                raise TypeError(f"{self.id}: two responders are called {responder.kind}")
            self.responders[responder.kind] = responder
            for action in responder.actions:
                if action in self.responder_of:
                    raise TypeError(f"{self.id}: two responders take {action.__name__}")
                self.responder_of[action] = responder
        self.language = Language(self.actions, codecs)
        self.content_hash = content_hash
        self.packs = packs  #: in force, over the game's own content
        self.formerly = formerly  #: hashes of earlier content from which a game goes on
        union = reduce(or_, (*self.actions, Pass, Shows, Comes))
        self.action_type: Any = union

    # --- what a game must say ---------------------------------------------------------------

    @property
    @abstractmethod
    def scenarios(self) -> tuple[str, ...]:
        """The ids of the scenarios, the one for newcomers first."""

    def mode(self, scenario: str) -> str:
        """The kind of game that a scenario is: a pack may suit some kinds only."""
        return "game"

    def first_procedure(self, setup: Setup) -> str:
        """The procedure that a game begins with; a game with several modes asks the scenario for its own."""
        return "game"

    def asked_options(self, scenario: str) -> tuple[str, ...]:
        """The table options that mean something in this scenario."""
        return tuple(self.options)

    def proposed_options(self, scenario: str) -> Mapping[str, OptionValue]:
        """What is proposed to people in this scenario instead of an option's default."""
        return {}

    @abstractmethod
    def setup(
        self,
        *,
        players: int | None = None,
        scenario: str | None = None,
        options: Mapping[str, OptionValue] | None = None,
        seed: int = 0,
        windows: Windows = "skip",
        chance: Source = "seeded",
    ) -> Setup:
        """Agree on seats, scenario and options; SetupError in a sentence when they do not fit."""

    @abstractmethod
    def first_table(self, setup: Setup) -> T:
        """The table before the first step: boxes open, nothing shuffled."""

    @abstractmethod
    def derive(self, setup: Setup, table: T) -> B:
        """What is computed from the table and kept beside it (bit boards, indexes)."""

    @abstractmethod
    def answers(self, setup: Setup, table: T) -> Iterable[tuple[str, Answer]]:
        """Everything on the table that could answer a moment: (moment, answer)."""

    @abstractmethod
    def could_answer(self, state: State[T, B, Self], seat: SeatId, moment: str) -> bool:
        """Whether, judging by what everybody may know, this seat might answer: used with windows = `ask`."""

    @abstractmethod
    def view_of(self, state: State[T, B, Self], viewer: SeatId | None) -> dict[str, Any]:
        """The table as one seat may see it, hidden things absent; None is a spectator."""

    @abstractmethod
    def redealt(
        self, state: State[T, B, Self], viewer: SeatId | None, below: Callable[[int], int]
    ) -> State[T, B, Self]:
        """A state that differs only in what the viewer cannot know, chosen with `below(n)`."""

    @abstractmethod
    def components(self, state: State[T, B, Self]) -> dict[str, int]:
        """How many of each component there are, wherever they lie: the same at every moment of a game."""

    @abstractmethod
    def draw(self, state: State[T, B, Self], viewer: SeatId | None) -> str:
        """The board drawn in text, as the viewer may see it."""

    @abstractmethod
    def set_up(self, position: Position, journal: Journal | None = None) -> State[T, B, Self]:
        """Put a described position on the table and run to its first decision; a journal listens."""

    def validate(self, state: State[T, B, Self]) -> None:
        """Raise StateError when a table put together by hand contradicts itself."""

    def blamed(self, state: State[T, B, Self], thing: object) -> str:
        """The item (`kind/id`) whose effect or condition this record belongs to; empty when to none."""
        return ""

    def without(self, aside: tuple[str, ...]) -> Self:
        """The same game in which these items do nothing; StateError when there is none of that name."""
        if aside:
            raise StateError(f"{self.id} cannot set anything aside")
        return self

    # --- what the kernel does with it ---------------------------------------------------------

    def new(
        self,
        *,
        players: int | None = None,
        scenario: str | None = None,
        options: Mapping[str, OptionValue] | None = None,
        seed: int = 0,
        windows: Windows = "skip",
    ) -> State[T, B, Self]:
        """A new game, run up to its first decision."""
        setup = self.setup(players=players, scenario=scenario, options=options, seed=seed, windows=windows)
        return self.begin(setup)

    def begin(self, setup: Setup, chance: Chance | None = None) -> State[T, B, Self]:
        """Set up a table and run it to the first decision."""
        state = self.before_first_step(setup, chance)
        state.start()
        return state

    def before_first_step(self, setup: Setup, chance: Chance | None = None) -> State[T, B, Self]:
        """A set-up table on which nothing has run yet."""
        if chance is None:
            chance = source_of(setup)
        table = self.first_table(setup)
        state = State(self, setup, table, self.derive(setup, table), chance)
        first = self.procedures[self.first_procedure(setup)]
        state.stack.append(Frame(first, 0, first.remembers()))
        state.answers = self.index_answers(setup, table)
        return state

    def index_answers(self, setup: Setup, table: T) -> Answers:
        """Everything on a table that could answer a moment."""
        found: dict[str, list[Answer]] = {}
        for moment, answer in self.answers(setup, table):
            found.setdefault(moment, []).append(answer)
        return Answers({moment: tuple(sorted(answers)) for moment, answers in found.items()})

    def view(self, state: State[T, B, Self], viewer: SeatId | None) -> dict[str, Any]:
        """Everything one seat may know, as plain data."""
        decision = state.decision
        asked: dict[str, Any] | None = None
        if decision is not None:
            asked = {"seat": decision.seat, "rule": decision.rule, "question": decision.question}
            if decision.seat == viewer:
                asked["actions"] = [self.language.spell(state, action) for action in decision.actions]
        return {
            "game": self.id,
            "viewer": viewer,
            "decision": asked,
            "result": msgspec.to_builtins(state.result),
            "lasting": [msgspec.to_builtins(effect) for effect in state.lasting],
            "table": self.view_of(state, viewer),
        }

    def show_to_all(self, state: State[T, B, Self]) -> None:
        """Show the table to every seat and to spectators, for what stands in the way: a table that comes from
        outside may name things that no rule has touched yet, and then nobody could be shown anything.
        """
        for viewer in (None, *state.order):
            self.view(state, viewer)

    def chosen_options(self, options: Mapping[str, OptionValue] | None) -> dict[str, OptionValue]:
        """The options with their defaults filled in; SetupError names a wrong one."""
        chosen: dict[str, OptionValue] = {key: option.default for key, option in self.options.items()}
        for key, value in (options or {}).items():
            option = self.options.get(key)
            if option is None and key in self.packed_options:
                raise SetupError(f"option {key} is the pack {self.packed_options[key]} now; choose packs")
            if option is None:
                raise SetupError(
                    f"{self.id} has no option {key!r}; the options are {', '.join(sorted(chosen)) or 'none'}"
                )
            if value not in option.values or isinstance(value, bool) != isinstance(option.default, bool):
                raise SetupError(
                    f"option {key} cannot be {value!r}; choose one of {', '.join(map(str, option.values))}"
                )
            chosen[key] = value
        return chosen

    def has_content(self, hash: str) -> bool:
        """Whether a game begun with content of this hash goes on with what is loaded."""
        return hash == self.content_hash or hash in self.formerly

    @classmethod
    def packs_in(cls, setup: Setup) -> tuple[str, ...]:
        """The packs that a set-up names. One from before packs could be chosen names them by an option."""
        if setup.packs is not msgspec.UNSET:
            return setup.packs
        return tuple(pack for option, pack in cls.packed_options.items() if setup.options.get(option))

    def why_not_packs(self, setup: Setup) -> str | None:
        """Why a set-up cannot be played with the packs that are loaded, in a sentence.

        One from before packs could be chosen does not know of folders: the content hash of its record does.
        """
        named = self.packs_in(setup)
        if named == self.packs or (setup.packs is msgspec.UNSET and set(named) <= set(self.packs)):
            return None
        return f"this was agreed for {_listed(named)}, and {self.id} is loaded with {_listed(self.packs)}"

    def why_not_carried(self, setup: Setup) -> str | None:
        """Why a game cannot begin with what a series hands on to it, in a sentence."""
        return f"{self.id} takes nothing over from earlier games; leave `carried` out of the set-up"

    def load(self, document: bytes | str) -> State[T, B, Self]:
        """Read a state back from `State.to_json`; StateError in a sentence when it cannot be read."""
        try:
            plain = msgspec.json.decode(document)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise StateError(f"the saved state is not a JSON document: {error}") from None
        except RecursionError:
            raise StateError("the saved state is nested too deeply") from None
        return self.from_plain(plain)

    def from_plain(
        self, plain: Any, journal: Journal | None = None, *, unasked: bool = False
    ) -> State[T, B, Self]:
        """The state that this plain data describes; a journal listens until its question is asked.

        `unasked`: nothing has been asked in it yet, so it cannot say which result it waits for (KRN-06).
        """
        try:
            return self._from_plain(plain, journal, unasked)
        except msgspec.ValidationError as error:
            raise StateError(f"the saved state does not fit {self.id}: {error}") from None
        except KeyError as error:
            raise StateError(f"the saved state lacks {error}") from None
        except StateError:
            raise
        except GrimtableError as error:
            raise StateError(f"the saved state cannot be played on: {error}") from None
        except (
            TypeError,
            AttributeError,
            IndexError,
            ValueError,
            AssertionError,
            ArithmeticError,
            RecursionError,
        ) as error:
            raise StateError(f"the saved state cannot be put on the table: {error}") from None

    def _from_plain(self, plain: Any, journal: Journal | None, unasked: bool) -> State[T, B, Self]:
        setup = msgspec.convert(plain["setup"], Setup)
        if setup.game != self.id:
            raise StateError(f"this is a state of {setup.game}, not of {self.id}")
        other_packs = self.why_not_packs(setup)
        if other_packs is not None:
            raise StateError(other_packs)
        _refuse_nonsense(plain["table"], plain["stack"])
        # JSON spells every key of a table as a string, whatever the record says it is.
        table = msgspec.convert(plain["table"], self.table_type, str_keys=True)
        aside = msgspec.convert(plain.get("aside", ()), Aside)
        game = self.without(aside)
        state = State(game, setup, table, game.derive(setup, table), read_chance(plain["chance"]))
        state.aside = aside
        for entry in plain["stack"]:
            state.stack.append(self._frame(entry))
        for effect in plain["lasting"]:
            state.lasting.begin(msgspec.convert(effect, Effect))
        state.answers = game.index_answers(setup, table)
        state.result = cast("Result | None", msgspec.convert(plain["result"], Result | None))
        state.reveals = msgspec.convert(plain["reveals"], int)
        state.decisions = msgspec.convert(plain["decisions"], int)
        game.validate(state)
        state.journal = journal
        request = cast("Request | None", msgspec.convert(plain["request"], Request | None))
        pending = msgspec.convert(plain["pending"], self.action_type | None)
        supplied = msgspec.convert(plain["supplied"], tuple[Outcome, ...])
        state.resume(pending, supplied)
        if state.request != request and not unasked:
            raise StateError("the saved state does not wait for the result that its own rules need next")
        self.show_to_all(state)
        return state

    def _frame(self, entry: Any) -> Frame:
        name, step = entry["procedure"], entry["step"]
        procedure = self.procedures.get(name)
        if procedure is None:
            raise StateError(f"the saved state is in the middle of {name!r}, which {self.id} does not have")
        place = procedure.length if step == "end" else procedure.places.get(step)
        if place is None:
            raise StateError(f"the saved state is before step {step!r} of {name}, which does not exist")
        return Frame(procedure, place, msgspec.convert(entry["memory"], procedure.remembers))


#: A game, whichever.
AnyGame: TypeAlias = Game[Any, Any]


def _listed(packs: tuple[str, ...]) -> str:
    return f"the packs {', '.join(pack[:40] for pack in packs[:20])}" if packs else "no packs"


def source_of(setup: Setup) -> Chance:
    """The source of chance that was agreed; of a keyed one only the seal is known here."""
    if setup.chance == "keyed":
        return keyed(Key(str(setup.seal)))
    chance = seeded(setup.seed)
    chance.source = setup.chance
    return chance


#: No space, count or clock of any board game is larger; a larger number could choke the rules that use it.
LARGEST_NUMBER = 1_000_000


def _refuse_nonsense(*parts: Any) -> None:
    """StateError for numbers that no table holds: a space number becomes a bit board of its own length."""
    waiting = list(parts)
    while waiting:
        part = waiting.pop()
        if isinstance(part, dict):
            waiting.extend(part.values())
            waiting.extend(key for key in part if isinstance(key, int) or str(key).lstrip("-").isdigit())
        elif isinstance(part, list | tuple):
            waiting.extend(part)
        elif isinstance(part, str):
            if len(part) > 7 and part.lstrip("-").isdigit():
                raise StateError(f"the saved state holds the number {part[:20]}, larger than any table")
            odd = odd_text(part, lines=True)
            if odd is not None:
                raise StateError(f"the saved state is odd: {odd.sentence}")
        elif isinstance(part, int) and abs(part) > LARGEST_NUMBER:
            raise StateError(f"the saved state holds the number {part}, larger than any table")


__all__ = ["AnyGame", "Game", "Nothing", "Option"]
