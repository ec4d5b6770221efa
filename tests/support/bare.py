"""A game with no rules of its own: tests of the kernel hang their procedures on it.

The table is a list of words that the steps write, and a hand of cards for each of three seats. Which
moments a card answers is said when the game is made; playing it writes its name, then does its deed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, ClassVar

import msgspec

from grimtable.kernel import (
    Action,
    Answer,
    Codec,
    Data,
    Game,
    Journal,
    Line,
    Procedure,
    Refusal,
    Responder,
    Seat,
    SeatId,
    Setup,
    State,
    TeamId,
    seeded,
)
from grimtable.kernel.chance import Chance, Source
from grimtable.kernel.position import Position
from grimtable.kernel.setup import OptionValue, Windows

RED, GREEN, BLUE = SeatId("red"), SeatId("green"), SeatId("blue")
EVERYBODY = (RED, GREEN, BLUE)


class Sheet(Data):
    """What the steps wrote, and the hands."""

    log: list[str]
    hands: dict[str, list[str]]
    cancelled: bool = False
    places: dict[int, str] = msgspec.field(default_factory=dict)


class NoBoard:
    """Nothing is derived from this table."""

    def copy(self) -> NoBoard:
        return self

    def __eq__(self, other: object) -> bool:
        return isinstance(other, NoBoard)

    __hash__ = None  # type: ignore[assignment]  # as every board


BareState = State[Sheet, NoBoard, Any]
Deed = Callable[[BareState, str], None]


class Say(Action, frozen=True):
    """Write a word."""

    form: ClassVar[str] = "say {word}"
    word: str


class Play(Action, frozen=True):
    """Answer with a card."""

    form: ClassVar[str] = "play {card}"
    card: str


def say(state: BareState, memory: Any, action: Say) -> None:
    """The deed of the question that most tests ask."""
    state.table.log.append(f"{action.seat} says {action.word}")


def why_not_say(state: BareState, memory: Any, action: Say) -> Refusal | None:
    return None if action.word in ("yes", "no") else Refusal("BARE-01", "say yes or no")


def words(state: BareState, memory: Any, seat: SeatId) -> Iterator[Say]:
    yield Say(seat, "yes")
    yield Say(seat, "no")


def write(word: str) -> Callable[[BareState, Any], None]:
    """A deed that writes a word; the step is called by it."""

    def deed(state: BareState, memory: Any) -> None:
        state.table.log.append(word)

    deed.__name__ = word
    return deed


def table_of(id: str, remembers: type[msgspec.Struct], lines: Iterable[Line]) -> Procedure:
    """A compiled procedure of these lines."""
    return Procedure(id, remembers, lambda: lines).compile()


class BareGame(Game[Sheet, NoBoard]):
    """A game made of what a test gives it."""

    id = "bare"
    title = "Bare"
    version = 1
    table_type = Sheet

    def __init__(
        self,
        *procedures: Procedure,
        cards: Mapping[str, tuple[str, ...]] | None = None,
        deeds: Mapping[str, Deed] | None = None,
        hands: Mapping[str, Iterable[str]] | None = None,
        actions: Iterable[type[Action]] = (),
        codecs: Mapping[str, Codec] | None = None,
        keeps: bool = False,
    ) -> None:
        self.moments = dict(cards or {})
        self.deeds = dict(deeds or {})
        self.hands = {seat: list((hands or {}).get(seat, ())) for seat in EVERYBODY}
        self.keeps = keeps  #: whether a played card stays in the hand
        super().__init__(
            procedures=procedures,
            actions=(Say, Play, *actions),
            responders=(Responder("card", (Play,), self.plays, self.card_of, self.why_not_play, self.play),),
            codecs=codecs or {},
            content_hash="bare",
        )

    # answering

    def plays(self, state: BareState, seat: SeatId, source: str, moment: str) -> Iterator[Play]:
        yield Play(seat, source)

    def card_of(self, action: Play) -> str:
        return action.card

    def why_not_play(self, state: BareState, action: Play, moment: str) -> Refusal | None:
        if action.card not in state.table.hands[action.seat]:
            return Refusal("BARE-02", "you do not hold it")
        if moment not in self.moments.get(action.card, ()):
            return Refusal("BARE-03", "it does not answer this moment")
        return None

    def play(self, state: BareState, action: Play) -> None:
        state.table.log.append(f"{action.seat} plays {action.card}")
        if not self.keeps:
            state.table.hands[action.seat].remove(action.card)
            state.answers.remove(action.seat, "card", action.card, self.moments[action.card])
        if action.card in self.deeds:
            self.deeds[action.card](state, action.card)

    # the rest of a game

    @property
    def scenarios(self) -> tuple[str, ...]:
        return ("bare",)

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
        seats = tuple(Seat(seat, TeamId(seat)) for seat in EVERYBODY)
        return Setup("bare", seats, "bare", {}, seed=seed, chance=chance, windows=windows)

    def first_table(self, setup: Setup) -> Sheet:
        return Sheet([], {seat: list(hand) for seat, hand in self.hands.items()})

    def derive(self, setup: Setup, table: Sheet) -> NoBoard:
        return NoBoard()

    def answers(self, setup: Setup, table: Sheet) -> Iterable[tuple[str, Answer]]:
        for seat, hand in table.hands.items():
            for card in hand:
                for moment in self.moments.get(card, ()):
                    yield moment, (seat, "card", card)

    def could_answer(self, state: BareState, seat: SeatId, moment: str) -> bool:
        return bool(state.table.hands[seat])

    def view_of(self, state: BareState, viewer: SeatId | None) -> dict[str, Any]:
        return {"log": list(state.table.log), "hand": list(state.table.hands.get(viewer or "", ()))}

    def redealt(self, state: BareState, viewer: SeatId | None, below: Callable[[int], int]) -> BareState:
        return self.from_plain(state.plain())

    def components(self, state: BareState) -> dict[str, int]:
        return {}

    def draw(self, state: BareState, viewer: SeatId | None) -> str:
        return " ".join(state.table.log)

    def set_up(self, position: Position, journal: Journal | None = None) -> BareState:
        setup = self.setup(seed=position.seed, windows=position.windows)
        chance = seeded(position.seed)
        if position.script is not None:
            chance = Chance("scripted", chance.word, script=list(position.script))
        state = self.before_first_step(setup, chance)
        state.journal = journal
        state.start()
        return state


def play(state: BareState, *texts: str) -> None:
    """Play actions in their text form."""
    for text in texts:
        state.apply(state.game.language.read(state, text))


def offers(state: State[Any, Any]) -> list[str]:
    """What is offered, as text."""
    return [state.game.language.spell(state, action) for action in state.legal_actions()]
