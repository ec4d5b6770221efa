"""Threat cards drawn by effects, decks looked at, cards put elsewhere.  REL-ENG-18, REL-D-32, REL-R-58."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from grimtable.games.relic.actions import ChooseSpace, DrawFrom, LeaveOnTop, PutToBottom
from grimtable.games.relic.changes.cards import can_draw, draw_top, lay_on_space, renew
from grimtable.games.relic.changes.figures import move_threat
from grimtable.games.relic.choices import DrawingThreats, Looking, MovingThreat
from grimtable.games.relic.events import DeckCardPut, DecksLookedAt, ThreatDrawn
from grimtable.games.relic.remembering import Engagement, is_cut_short
from grimtable.games.relic.table import THREATS
from grimtable.kernel import SeatId, Step, StopIf, ask, do, its_seat, offer, procedure, repeat_if, stop_if
from grimtable.kernel.deck import look
from grimtable.kernel.identity import CardId

if TYPE_CHECKING:
    from grimtable.games.relic.game import RelicState


@procedure("drawing_threats", remembers=DrawingThreats)
def drawing_threats() -> list[Step | StopIf]:
    return [
        stop_if("REL-R-26", is_cut_short, announced=True),
        ask(
            "REL-D-36",
            offer(
                DrawFrom,
                among=decks,
                do=choose_deck,
                rule="REL-R-83",
                because="no_deck",
            ),
            seat=its_seat,
            when=may_choose_deck,
            name="choose_deck",
        ),
        do("REL-ENG-18", draw_next),
        repeat_if("REL-ENG-18", has_more, back_to="choose_deck"),
        do("REL-R-21", resolve_drawn),
    ]


def decks(state: RelicState, drawing: DrawingThreats, seat: SeatId) -> Iterator[DrawFrom]:
    """REL-R-83: only decks from which a card can be drawn."""
    for deck in THREATS:
        if can_draw(state, deck):
            yield DrawFrom(seat, deck)


def may_choose_deck(state: RelicState, drawing: DrawingThreats) -> bool:
    return drawing.deck == "choice" and any(can_draw(state, deck) for deck in THREATS)


def choose_deck(state: RelicState, drawing: DrawingThreats, action: DrawFrom) -> None:
    _draw(state, drawing, action.deck)


def draw_next(state: RelicState, drawing: DrawingThreats) -> None:
    """From the deck that the effect names."""
    if drawing.deck != "choice":
        _draw(state, drawing, drawing.deck)
    elif not may_choose_deck(state, drawing):
        drawing.left = 0


def _draw(state: RelicState, drawing: DrawingThreats, deck: str) -> None:
    """REL-ENG-22, REL-EXP-12: drawing by an effect is not exploring; icons on the card demand nothing."""
    drawing.left -= 1
    card = draw_top(state, deck)
    if card is not None:
        lay_on_space(state, CardId(card), drawing.space)
        drawing.cards = (*drawing.cards, CardId(card))
        if state.journal is not None:
            state.emit(ThreatDrawn(drawing.seat, CardId(card), drawing.space))


def has_more(state: RelicState, drawing: DrawingThreats) -> bool:
    return drawing.left > 0


def resolve_drawn(state: RelicState, drawing: DrawingThreats) -> None:
    """REL-R-21: at once, in the order of types; REL-R-26: unless the player has been moved away meanwhile."""
    if drawing.resolve and drawing.cards:
        state.cut = True
        state.begin(
            "engagement",
            Engagement(drawing.seat, drawing.breaks, drawing.space, drawing.cards, begun=True),
        )


# --- decks looked at ----------------------------------------------------------------------------------------


@procedure("looking", remembers=Looking)
def looking() -> list[Step | StopIf]:
    return [
        stop_if("REL-R-26", is_cut_short, announced=True),
        do("REL-C-75", look_at_tops),
        ask(
            "REL-D-32",
            offer(LeaveOnTop, among=on_top, do=leave_on_top, rule="REL-D-32", because="other_deck"),
            offer(PutToBottom, among=to_bottom, do=put_down, rule="REL-D-32", because="other_deck"),
            seat=its_seat,
            when=has_decks_left,
            name="top_or_bottom",
        ),
        repeat_if("REL-D-32", has_decks_left, back_to="top_or_bottom"),
    ]


def look_at_tops(state: RelicState, looking: Looking) -> None:
    """The top card of each deck, seen by this player only."""
    seen: list[CardId] = []
    for name in looking.decks:
        deck = state.table.decks[name]
        if deck.cards or renew(state, name):
            seen.extend(look(state, deck, name))
    known = state.table.peeked.get(looking.seat, ())
    state.table.peeked[looking.seat] = (*known, *(card for card in seen if card not in known))
    if state.journal is not None:
        state.emit(DecksLookedAt(looking.seat, tuple(seen)))


def has_decks_left(state: RelicState, looking: Looking) -> bool:
    return looking.reorder and bool(looking.decks)


def on_top(state: RelicState, looking: Looking, seat: SeatId) -> Iterator[LeaveOnTop]:
    yield LeaveOnTop(seat, looking.decks[0])


def to_bottom(state: RelicState, looking: Looking, seat: SeatId) -> Iterator[PutToBottom]:
    yield PutToBottom(seat, looking.decks[0])


def leave_on_top(state: RelicState, looking: Looking, action: LeaveOnTop) -> None:
    looking.decks = looking.decks[1:]
    if state.journal is not None:
        state.emit(DeckCardPut(looking.seat, action.deck, "top"))


def put_down(state: RelicState, looking: Looking, action: PutToBottom) -> None:
    """REL-C-37: facedown to the bottom; the others see only where it went."""
    looking.decks = looking.decks[1:]
    deck = state.table.decks[action.deck]
    deck.cards.insert(0, deck.cards.pop())
    if deck.known:
        deck.known -= 1
    if state.journal is not None:
        state.emit(DeckCardPut(looking.seat, action.deck, "bottom"))


# --- cards put elsewhere ------------------------------------------------------------------------------------


@procedure("moving_threat", remembers=MovingThreat)
def moving_threat() -> list[Step | StopIf]:
    return [
        stop_if("REL-R-26", is_cut_short, announced=True),
        ask(
            "REL-D-23",
            offer(
                ChooseSpace,
                among=spaces,
                do=put_there,
                rule="REL-R-58",
                because="not_there",
            ),
            seat=its_seat,
            when=still_lies,
            must=False,
            name="place_card",
        ),
    ]


def _space_of(state: RelicState, card: CardId) -> int:
    return next((space for space, cards in enumerate(state.table.spaces) if card in cards), -1)


def still_lies(state: RelicState, moving: MovingThreat) -> bool:
    return _space_of(state, moving.card) >= 0


def spaces(state: RelicState, moving: MovingThreat, seat: SeatId) -> Iterator[ChooseSpace]:
    for space in moving.spaces:
        yield ChooseSpace(seat, space)


def put_there(state: RelicState, moving: MovingThreat, action: ChooseSpace) -> None:
    """REL-R-58: the card arrives faceup and counts there for icons of its colour."""
    move_threat(state, moving.card, _space_of(state, moving.card), action.space)
