"""Playing a card: it is shown, may be answered, takes effect, is filed away.  Rules SKI-CRD-02 to -07."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from grimtable.games.skirmish.actions import PlayCard
from grimtable.games.skirmish.changes import begin_effect, discard_card, make_vow, play_from_hand, team_of
from grimtable.kernel import (
    Refusal,
    Responder,
    SeatId,
    Step,
    StopIf,
    clockwise_from,
    do,
    procedure,
    refuse,
    repeat_if,
    window,
)
from grimtable.kernel.bounds import AtCard, AtSeat, Name, Spot, Sum
from grimtable.kernel.identity import NO_SPACE, CardId
from grimtable.kernel.lasting import Effect

if TYPE_CHECKING:
    from grimtable.games.skirmish.field import SkirmishState
    from grimtable.games.skirmish.items import Card


class Playing(msgspec.Struct):
    """What a card being played remembers."""

    seat: AtSeat
    card: AtCard
    place: Sum = 0  #: the next call of its effect
    cancelled: bool = False
    target: Name = ""  #: the figure chosen for it
    space: Spot = NO_SPACE  #: the space chosen for it


@procedure("playing", remembers=Playing)
def playing() -> list[Step | StopIf]:
    return [
        do("SKI-CRD-02", show_card),
        window("SKI-CRD-03", "card.played", seats=enemies_of_player),
        do("SKI-CRD-07", carry_out_next, when=has_more_to_do),
        repeat_if("SKI-CRD-07", has_more_to_do, back_to="carry_out_next"),
        do("SKI-CRD-05", file_away),
    ]


def show_card(state: SkirmishState, playing: Playing) -> None:
    """The card is laid open on the table."""
    play_from_hand(state, playing.seat, playing.card)


def enemies_of_player(state: SkirmishState, playing: Playing) -> tuple[SeatId, ...]:
    """The other side may answer, clockwise from the player."""
    return enemies_of(state, playing.seat)


def has_more_to_do(state: SkirmishState, playing: Playing) -> bool:
    """A cancelled card has no effect (SKI-CRD-04)."""
    return not playing.cancelled and playing.place < len(state.game.calls_of(playing.card))


def carry_out_next(state: SkirmishState, playing: Playing) -> None:
    """One instruction of the card; it may put a question before the next one follows."""
    call = state.game.calls_of(playing.card)[playing.place]
    playing.place += 1
    call.run(state, playing)


def file_away(state: SkirmishState, playing: Playing) -> None:
    """A vow stays before its owner, every other card is discarded."""
    vow = state.game.card(playing.card).vow
    if vow is not None and not playing.cancelled:
        make_vow(state, playing.seat, playing.card)
        begin_effect(state, Effect(vow.changes, playing.card, playing.seat, vow.amount))
    else:
        discard_card(state, playing.seat, playing.card)


# --- reactions ------------------------------------------------------------------------------------


def why_not_in_hand(state: SkirmishState, action: PlayCard) -> Refusal | None:
    """SKI-CRD-02: one plays only what one holds."""
    if action.card not in state.table.hands.get(action.seat, ()):
        return refuse("SKI-CRD-02", "not_held", seat=action.seat, card=action.card)
    return None


def reactions(state: SkirmishState, seat: SeatId, source: str, moment: str) -> Iterable[PlayCard]:
    """The card itself, when its conditions hold."""
    action = PlayCard(seat, CardId(source))
    return (action,) if why_not_react(state, action, moment) is None else ()


def why_not_react(state: SkirmishState, action: PlayCard, moment: str) -> Refusal | None:
    """Why a card cannot answer this moment; None when it can."""
    missing = why_not_in_hand(state, action)
    if missing is not None:
        return missing
    card: Card = state.game.card(action.card)
    if card.reaction is None or card.reaction.moment != moment:
        return refuse("SKI-REA-01", "other_moment", card=action.card)
    failing = card.reaction.if_.failing(state, Playing(action.seat, action.card))
    if failing is not None:
        return refuse("SKI-REA-02", "condition", card=action.card, condition=failing.name)
    return None


def react(state: SkirmishState, action: PlayCard) -> None:
    """The card interrupts what is going on."""
    state.begin("playing", Playing(action.seat, action.card))


CARD_RESPONDER = Responder(
    kind="card",
    actions=(PlayCard,),
    among=reactions,
    source_of=lambda action: action.card,
    why_not=why_not_react,
    do=react,
)


def enemies_of(state: SkirmishState, seat: SeatId) -> tuple[SeatId, ...]:
    """The seats of the other side that are still in the game, clockwise."""
    return _enemies(state.order, seat, tuple(state.table.eliminated))


@lru_cache(maxsize=256)
def _enemies(order: tuple[SeatId, ...], seat: SeatId, eliminated: tuple[str, ...]) -> tuple[SeatId, ...]:
    team = team_of(seat)
    seats = clockwise_from(order, SeatId(seat))
    return tuple(other for other in seats if team_of(other) != team and other not in eliminated)
