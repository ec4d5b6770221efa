"""Presenting: what a viewer is shown of a game, in one language. The door to `narration` and `picture`."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Literal

import msgspec

from grimtable.content.texts import LANGUAGES, Texts
from grimtable.kernel import Action, AnyState, Event, Game, Refusal, SeatId, Setup
from grimtable.kernel.event import seen_by
from grimtable.narration import (
    AnswersQuietly,
    Offer,
    Sentences,
    localised,
    names_at,
    offers,
    refusal_near,
    seat_words,
)
from grimtable.narration import Line as TellingLine
from grimtable.picture import (
    Aim,
    CardFace,
    Cue,
    Draws,
    DrawsItems,
    DrawsOverlays,
    DrawsReasons,
    FindsGroupPlans,
    FindsPlans,
    FindsRoutes,
    Forecast,
    ForecastsInShapes,
    Order,
    Ordered,
    Overlay,
    Picture,
    Plan,
    PlansAnswers,
    Route,
)
from grimtable.picture.cues import Turn
from grimtable.picture.shapes import Board, SeatPanel

__all__ = [
    "LANGUAGES",
    "DecisionShape",
    "Line",
    "Presenter",
    "language_of",
    "presenter_of",
    "seat_look",
    "server_texts",
    "voice_of",
]


#: So many sentences of the table itself are remembered for each kind of table and language.
_KEPT = 2048

#: The lines of one decision, turn by turn; None stands for the turn that was going on before it.
Turns = list[tuple[str | None, "list[TellingLine]"]]

#: What was told already: the identities of events as one viewer saw them → these events and their lines.
Told = dict[tuple[int, ...], "tuple[Sequence[Event], Turns]"]


@lru_cache(maxsize=1)
def server_texts() -> Texts:
    """What the table itself says."""
    return Texts.load(Path(__file__).parent / "texts")


#: What a language is followed by where the board shows no coordinates.
_NAMED = "-x-named"


def language_of(wanted: str | None) -> str:
    """The language to speak: the one wanted, or the first known in an `Accept-Language`, else English.

    >>> language_of("de"), language_of("fr-CH, pl;q=0.8, en;q=0.5"), language_of(None)
    ('de', 'pl', 'en')
    """
    for part in (wanted or "")[:200].split(","):
        language = part.partition(";")[0].strip().lower().partition("-")[0]
        if language in LANGUAGES:
            return language
    return "en"


def voice_of(wanted: str | None) -> str:
    """The language, and whether places are called by what is there: `de-x-named`.

    >>> voice_of("de"), voice_of("pl-x-named"), voice_of("fr-x-named"), voice_of("de-AT")
    ('de', 'pl-x-named', 'en-x-named', 'de')
    """
    return language_of(wanted) + (_NAMED if (wanted or "")[:200].endswith(_NAMED) else "")


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of the log as a browser gets it."""

    text: str
    rule: str
    decision: int
    kinds: tuple[str, ...]
    weight: int
    places: tuple[str, ...] = ()
    pieces: tuple[str, ...] = ()
    seat: str = ""
    turn: str = ""


class Focus(msgspec.Struct, frozen=True):
    """What a decision is about, for centring."""

    places: tuple[str, ...]
    pieces: tuple[str, ...]


class DecisionShape(msgspec.Struct, frozen=True):
    """The question on the table as one viewer gets it; `offers` only when it is theirs."""

    seat: str
    mine: bool
    question: str
    rule: str
    window: bool
    moment: str | None
    offers: list[Offer] | msgspec.UnsetType = msgspec.UNSET
    #: of the offers, the one that everybody takes: a browser may take it without asking
    idle: str | msgspec.UnsetType = msgspec.UNSET
    #: the same answer may be wanted each time: a browser may offer to give it always
    routine: bool | msgspec.UnsetType = msgspec.UNSET
    focus: Focus | msgspec.UnsetType = msgspec.UNSET


#: Colour and shape of seats, so that nobody depends on colour: the seat's own where its name is a colour.
LOOKS = {
    "red": "triangle",
    "green": "square",
    "blue": "circle",
    "yellow": "diamond",
    "white": "circle",
    "black": "square",
    "purple": "cross",
    "orange": "star",
}
#: The shape of a second seat of a colour ("red_saw"), by that of the first.
_SECOND = {"triangle": "star", "square": "diamond", "circle": "cross", "diamond": "square"}
#: What seats without a colour of their own get, in turn; the same however many play.
_OTHERS = ("purple", "orange", "yellow", "blue", "green", "red")


def seat_look(order: Sequence[str]) -> dict[str, tuple[str, str]]:
    """Seat → its colour and its shape.

    >>> seat_look(["green", "invader"])
    {'green': ('green', 'square'), 'invader': ('purple', 'cross')}
    >>> seat_look(["alpha", "bravo", "invader"])["invader"]
    ('purple', 'cross')
    >>> seat_look(["red", "red_saw"])
    {'red': ('red', 'triangle'), 'red_saw': ('red', 'star')}
    """
    free = [colour for colour in _OTHERS if colour not in order] or list(_OTHERS)
    looks: dict[str, tuple[str, str]] = {}
    # Who plays against all others looks the same however many those are.
    for seat in sorted(order, key=lambda each: each != "invader"):
        first = seat.partition("_")[0]
        if first != seat and first in LOOKS:
            looks[seat] = (first, _SECOND.get(LOOKS[first], "star"))
            continue
        colour = seat if seat in LOOKS else free.pop(0) if free else _OTHERS[len(looks) % len(_OTHERS)]
        looks[seat] = (colour, LOOKS[colour])
    return {seat: looks[seat] for seat in order}


class Presenter:
    """What one game at one kind of table looks and reads like in one language."""

    def __init__(self, game: Game[Any, Any], setup: Setup, language: str) -> None:
        self.game = game
        self.language = language
        self.names = names_at(game, setup.order, language)
        self.sentences = Sentences(self.names, setup)
        # Asked once: looking whether a game has all of a protocol takes longer than drawing a small board.
        self._draws = game if isinstance(game, Draws) else None
        self._is_warm = False
        self._said: dict[tuple[object, ...], str] = {}
        self._refused: dict[Refusal, Refusal] = {}

    def say(self, key: str, /, **arguments: object) -> str:
        """A sentence of the table itself; the same few are said again and again."""
        whole = (key, *arguments.items())
        found = self._said.get(whole)
        if found is None:
            if len(self._said) >= _KEPT:
                self._said.clear()
            found = self._said[whole] = server_texts().text(key, self.names.language, **arguments)
        return found

    @property
    def is_warm(self) -> bool:
        """Whether everything has been read and drawn once."""
        return self._is_warm

    def warm(self, state: AnyState) -> None:
        """Read catalogues and draw everything once, in a thread, so that nobody waits for it later."""
        self._is_warm = True  # first: what cannot be drawn now is not tried for every newcomer again
        for viewer in (None, *state.order):
            picture = self.picture(state, viewer)
            self.decision(state, viewer, picture=picture)
        self.sentences.lines(state, ())
        self.say("waiting-for", seat="")

    # --- the board ----------------------------------------------------------------------------------------

    def picture(self, state: AnyState, viewer: SeatId | None) -> Picture:
        """What this viewer sees; None is a spectator."""
        if self._draws is not None:
            return self._draws.picture(state, viewer, self.names)
        return self.plain_picture(state, viewer)

    def plain_picture(self, state: AnyState, viewer: SeatId | None) -> Picture:
        """A game that cannot be drawn is described in words."""
        view = self.game.view(state, viewer)
        out = view["table"].get("eliminated", ())
        return self.bare_picture(
            state,
            {
                seat: (
                    *self.sentences.seat_facts(view, seat),
                    *seat_words(self.game, view, seat, self.language),
                )
                for seat in state.order
            },
            out,
            self.game.draw(state, viewer),
        )

    def bare_picture(
        self,
        state: AnyState,
        lines: Mapping[SeatId, tuple[str, ...]],
        out: Collection[str] = (),
        description: str = "",
    ) -> Picture:
        """No board, and of each seat what its lines say."""
        seats = {
            str(seat): SeatPanel(
                id=str(seat),
                name=self.names.of(seat),
                lines=lines.get(seat, ()),
                facts=(),
                cards=(),
                out=seat in out,
            )
            for seat in state.order
        }
        return Picture(
            board=Board(style=self.game.id, frame=(0, 0, 1, 1), places={}, walls=(), doors={}, fog=()),
            pieces={},
            tokens={},
            seats=seats,
            hand=(),
            cards={},
            piles=(),
            playing=(),
            counters=(),
            objective=self.sentences.goal,
            description=description,
        )

    def cues(self, state: AnyState, events: Sequence[Event], viewer: SeatId | None) -> list[Cue]:
        """What to animate for events as this viewer saw them."""
        return self._draws.cues(state, events, viewer, self.names) if self._draws is not None else []

    # --- the log ------------------------------------------------------------------------------------------

    def told(
        self,
        state: AnyState,
        happened: Sequence[Event],
        viewer: SeatId | None,
        *,
        decision: int,
        seat: str,
        turn: str,
        known: Told | None = None,
    ) -> tuple[list[Line], list[Cue], str]:
        """Lines and cues of what one decision brought, filtered for the viewer, and whose turn it is then.

        `known` holds what other viewers of the same decision were told: most events look alike to everybody.
        """
        events = seen_by(viewer, happened)
        return self.told_openly(state, events, viewer, decision=decision, seat=seat, turn=turn, known=known)

    def told_openly(
        self,
        state: AnyState,
        events: Sequence[Event],
        viewer: SeatId | None,
        *,
        decision: int,
        seat: str,
        turn: str,
        known: Told | None = None,
    ) -> tuple[list[Line], list[Cue], str]:
        """The same for events that are told as they are."""
        cues = self.cues(state, events, viewer)
        # By identity: an event that everybody sees alike is one object for all of them.
        key = tuple(map(id, events))
        found = None if known is None else known.get(key)
        told = self._by_turns(state, events, viewer, cues, seat) if found is None else found[1]
        if known is not None and found is None:
            known[key] = events, told  # with the events, so that no other object takes their identity
        lines: list[Line] = []
        for title, of_turn in told:
            turn = turn if title is None else title
            lines += [
                Line(
                    text=line.text,
                    rule=line.rule,
                    decision=decision,
                    kinds=line.kinds,
                    weight=line.weight,
                    places=line.places,
                    pieces=line.pieces,
                    seat=seat,
                    turn=turn,
                )
                for line in of_turn
            ]
        return lines, cues, turn

    def _by_turns(
        self, state: AnyState, events: Sequence[Event], viewer: SeatId | None, cues: Sequence[Cue], seat: str
    ) -> Turns:
        """The lines of events by the turn they belong to: what begins a turn is the first of its lines."""
        told: Turns = []
        title, first = None, 0
        if any(isinstance(cue, Turn) for cue in cues):
            for number, event in enumerate(events):
                for cue in self.cues(state, (event,), viewer):
                    if isinstance(cue, Turn):
                        told.append((title, self.lines(state, events[first:number], seat)))
                        title, first = cue.text, number
        told.append((title, self.lines(state, events[first:], seat)))
        return told

    def lines(self, state: AnyState, events: Sequence[Event], seat: str) -> list[TellingLine]:
        """What happened in sentences; `seat` is whose decision brought it."""
        return self.sentences.lines(state, events)

    def line(self, text: str, *, rule: str, decision: int, kind: str, seat: str = "", turn: str = "") -> Line:
        """A line about the table itself: taken back, put back."""
        return Line(text=text, rule=rule, decision=decision, kinds=(kind,), weight=2, seat=seat, turn=turn)

    # --- the decision -------------------------------------------------------------------------------------

    def decision(self, state: AnyState, viewer: SeatId | None, *, picture: Picture) -> DecisionShape | None:
        """The question on the table as this viewer gets it."""
        decision = state.decision
        if decision is None:
            return None
        mine = decision.seat == viewer
        situation = picture.situation
        return DecisionShape(
            seat=decision.seat,
            mine=mine,
            # What a procedure remembers may be its seat's secret, so others read only who is asked.
            question=self.question(state)
            if mine
            else self.say("waiting-for", seat=self.names.of(decision.seat)),
            rule=decision.rule,
            window=decision.is_window,
            moment=decision.question if decision.is_window else None,
            offers=self.offers(state) if mine else msgspec.UNSET,
            idle=self._idle(state) if mine else msgspec.UNSET,
            routine=True if mine and self._is_routine(state) else msgspec.UNSET,
            focus=Focus(situation.places, situation.pieces) if situation is not None else msgspec.UNSET,
        )

    def _idle(self, state: AnyState) -> str | msgspec.UnsetType:
        """The number of the answer that nobody needs to think about."""
        found = self.game.idle(state) if isinstance(self.game, AnswersQuietly) else None
        return str(state.legal.index(found)) if found is not None else msgspec.UNSET

    def _is_routine(self, state: AnyState) -> bool:
        return isinstance(self.game, AnswersQuietly) and self.game.is_routine(state)

    def question(self, state: AnyState) -> str:
        """What the asked seat is asked."""
        return self.sentences.question(state)

    def offers(self, state: AnyState) -> list[Offer]:
        """What the asked seat may do."""
        return offers(state, self.names)

    def label(self, state: AnyState, text: str) -> str:
        """How an action read when it was on offer."""
        found = next((offer.label for offer in self.offers(state) if offer.text == text), None)
        return text.partition(":")[2].strip() if found is None else found

    def refusal(self, refusal: Refusal) -> Refusal:
        """The same refusal in this language, where the catalogue has it."""
        found = self._refused.get(refusal)
        if found is None:
            if len(self._refused) >= _KEPT:
                self._refused.clear()
            found = self._refused[refusal] = localised(self.names, refusal)
        return found

    # --- questions ----------------------------------------------------------------------------------------

    def forecast(self, state: AnyState, action: Action) -> Forecast | None:
        """The exact odds of an offered action."""
        if isinstance(self.game, ForecastsInShapes):
            return self.game.forecast_picture(state, action, self.names)
        return None

    def route(self, state: AnyState, seat: SeatId, piece: str, place: str) -> Route | Refusal | None:
        """The cheapest way of the acting piece to a place."""
        if isinstance(self.game, FindsRoutes):
            return self.game.route(state, seat, piece, place, self.names)
        return None

    @property
    def plans_at_windows(self) -> bool:
        """Whether an answer to a window may be the beginning of a plan."""
        return isinstance(self.game, PlansAnswers) and self.game.plans_at_windows

    def plans(self, state: AnyState, seat: SeatId, aim: Aim, *, picture: Picture) -> list[Plan] | Refusal:
        """What somebody may want who points there. `state` is imagined from what the seat knows."""
        board = picture.board
        aim = Aim(
            aim.piece if aim.piece in picture.pieces else None,
            aim.place if aim.place in board.places else None,
            aim.door if aim.door in board.doors else None,
            aim.stops,
        )
        return self.game.plans(state, seat, aim, self.names) if isinstance(self.game, FindsPlans) else []

    def group(
        self, state: AnyState, seat: SeatId, orders: Sequence[Order], *, picture: Picture
    ) -> list[Ordered]:
        """Plans for all figures that may still act; an order names only what the seat sees."""
        if not isinstance(self.game, FindsGroupPlans):
            return []
        known = [
            Order(
                order.piece,
                order.target if order.target in picture.pieces else "",
                order.place if order.place in picture.board.places else "",
                order.hold,
                order.first,
            )
            for order in orders
            if order.piece in picture.pieces
        ]
        return self.game.group(state, seat, known, self.names)

    def overlay(
        self,
        state: AnyState,
        viewer: SeatId | None,
        kind: Literal["sight", "reach", "threat"],
        piece: str | None,
        place: str | None,
        *,
        picture: Picture,
    ) -> Overlay | None:
        """What to tint for a piece or a place. What the viewer's picture does not show stays unknown."""
        if piece is not None and piece not in picture.pieces:
            piece = None
        if place is not None and place not in picture.board.places:
            place = None
        if piece is None and place is None:
            return None
        if isinstance(self.game, DrawsOverlays):
            return self.game.overlay(state, viewer, kind, piece, place, self.names)
        return None

    def why_not(
        self,
        state: AnyState,
        seat: SeatId,
        *,
        picture: Picture,
        place: str | None,
        piece: str | None,
        card: str | None,
        text: str | None,
    ) -> Refusal | None:
        """Why a click on something does nothing now. What the picture does not show stays unknown."""
        known = picture.board.places
        unseen: Callable[[str], bool] = lambda space: space not in known  # noqa: E731  # one word for the call below
        if piece is not None and piece not in picture.pieces:
            piece = None
        if card is not None and card not in picture.cards:
            card = None
        if place is None and piece is None and card is None and text is None:
            return None
        found = refusal_near(
            state, self.names, place=place, piece=piece, card=card, text=text, seat=seat, unseen=unseen
        )
        if found is None or card is None:
            return found
        # That something else is asked says little of a card; when it is played says all.
        face = picture.cards[card]
        other = self.names.say("refusal-question", question=self.question(state))
        if found.sentence != other or not face.timing:
            return found
        return Refusal(face.rule or found.rule, self.say("card-not-now", card=face.title, timing=face.timing))

    def drawn_reason(
        self,
        state: AnyState,
        seat: SeatId,
        refusal: Refusal,
        *,
        picture: Picture,
        place: str | None,
        piece: str | None,
    ) -> Overlay | None:
        """The same on the board, where a game can draw it: a line of sight, and what breaks it."""
        if not isinstance(self.game, DrawsReasons):
            return None
        piece = piece if piece in picture.pieces else None
        place = place if place in picture.board.places else None
        return self.game.drawn_reason(state, seat, refusal.rule, piece, place, self.names)

    # --- outside a game -----------------------------------------------------------------------------------

    def items(self) -> list[CardFace]:
        """Every item of the pack as it looks in play."""
        if isinstance(self.game, DrawsItems):
            return [*self.game.card_faces(self.names), *self.game.item_faces(self.names)]
        return []

    def thumbnail(self, scenario: str) -> Board | None:
        """The map of a scenario for the lobby."""
        return self.game.thumbnail(scenario, self.names) if isinstance(self.game, DrawsItems) else None


#: One that has drawn whole games holds up to 2.5 MB, and a new one is there in a twentieth of a second.
@lru_cache(maxsize=128)
def _presenter(game: Game[Any, Any], setup_json: bytes, language: str) -> Presenter:
    return Presenter(game, msgspec.json.decode(setup_json, type=Setup), language)


def presenter_of(game: Game[Any, Any], setup: Setup, language: str) -> Presenter:
    """The presenter for a set-up; tables that differ only in their dice share it."""
    without_dice = msgspec.structs.replace(setup, seed=0, seal=msgspec.UNSET)
    return _presenter(game, msgspec.json.encode(without_dice), language)
