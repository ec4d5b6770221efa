"""Missions: drawing, keeping one, completing it at any time.  Chapter MIS."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from grimtable.games.relic.actions import Accept, Decline, KeepMission
from grimtable.games.relic.changes.cards import (
    can_draw,
    discard_mission,
    draw_top,
    remove_marks,
    take_asset,
    to_pile,
    without,
)
from grimtable.games.relic.changes.in_play import clear_card, enter_play, leave_play, put_tokens
from grimtable.games.relic.choices import CompletingMission, ReceivingMissions
from grimtable.games.relic.events import CardsRevealed, MissionCompleted, MissionReceived
from grimtable.games.relic.moments import tell
from grimtable.games.relic.remembering import carry_out
from grimtable.kernel import SeatId, Step, StopIf, always, ask, do, its_seat, offer, procedure
from grimtable.kernel.identity import NO_CARD, CardId

if TYPE_CHECKING:
    from grimtable.games.relic.game import RelicState


@procedure("receiving_missions", remembers=ReceivingMissions)
def receiving_missions() -> list[Step | StopIf]:
    return [
        do("REL-MIS-12", draw_missions),
        ask(
            "REL-D-51",
            always(Accept, do=draw_one_more),
            always(Decline, do=draw_no_more),
            seat=its_seat,
            when=may_draw_more,
            name="one_more_mission",
        ),
        ask(
            "REL-MIS-04",
            offer(
                KeepMission,
                among=missions,
                do=keep,
                rule="REL-MIS-04",
                because="no_mission",
            ),
            seat=its_seat,
            when=has_choice,
            name="keep_mission",
        ),
        do("REL-MIS-02", make_active),
    ]


def draw_missions(state: RelicState, receiving: ReceivingMissions) -> None:
    """REL-MIS-12: from the top of the deck, laid open."""
    shown: list[CardId] = []
    for _ in range(receiving.amount):
        card = draw_top(state, "mission")
        if card is not None:
            shown.append(card)
    receiving.cards = (*receiving.cards, *shown)
    state.table.open = (*state.table.open, *shown)
    if shown and state.journal is not None:
        state.emit(CardsRevealed(tuple(shown)))


def may_draw_more(state: RelicState, receiving: ReceivingMissions) -> bool:
    """REL-C-50: one more Mission card whenever any are drawn, except at the start of the game."""
    if receiving.setup or receiving.extra or not state.lasting.by_name:
        return False
    return can_draw(state, "mission") and state.lasting.permits("extra_mission", receiving.seat) is not None


def draw_one_more(state: RelicState, receiving: ReceivingMissions, action: Accept) -> None:
    receiving.extra = True
    receiving.amount = 1
    draw_missions(state, receiving)


def draw_no_more(state: RelicState, receiving: ReceivingMissions, action: Decline) -> None:
    receiving.extra = True


def _all(state: RelicState, receiving: ReceivingMissions) -> list[CardId]:
    active = state.table.players[receiving.seat].mission
    return [*([active] if active else []), *receiving.cards]


def has_choice(state: RelicState, receiving: ReceivingMissions) -> bool:
    """REL-MIS-03: never more than one active mission."""
    return len(_all(state, receiving)) > 1


def missions(state: RelicState, receiving: ReceivingMissions, seat: SeatId) -> Iterator[KeepMission]:
    for card in _all(state, receiving):
        yield KeepMission(seat, CardId(card))


def keep(state: RelicState, receiving: ReceivingMissions, action: KeepMission) -> None:
    receiving.kept = action.card


def make_active(state: RelicState, receiving: ReceivingMissions) -> None:
    """REL-MIS-04, REL-MIS-14: one is active, the others are discarded; then what it demands is done."""
    player = state.table.players[receiving.seat]
    shown = receiving.cards
    kept = receiving.kept or (player.mission or (shown[0] if shown else NO_CARD))
    for card in shown:
        state.table.open = without(state.table.open, card)
        if card != kept:
            to_pile(state, card, player.seat)
    if not kept or kept == player.mission:
        return
    if player.mission:
        discard_mission(state, player)
    player.mission = kept
    enter_play(state, player.seat, kept)
    if state.journal is not None:
        state.emit(MissionReceived(player.seat, CardId(kept)))
    if not receiving.setup:
        tell(state, "mission.received", player.seat, kept)
    # REL-R-54: a state that is the objective may hold already; what the mission demands comes first.
    tell(state, "any_time", player.seat)
    carry_out(state, state.game.missions[kept].received, player.seat, kept)


# --- completing -------------------------------------------------------------------------------------------


@procedure("completing_mission", remembers=CompletingMission)
def completing_mission() -> list[Step | StopIf]:
    return [
        do("REL-MIS-07", receive_reward),
        do("REL-MIS-05", turn_facedown),
    ]


def receive_reward(state: RelicState, completing: CompletingMission) -> None:
    """REL-MIS-07: the reward first."""
    if state.journal is not None:
        state.emit(MissionCompleted(completing.seat, completing.card))
    player = state.table.players[completing.seat]
    player.mission = NO_CARD
    leave_play(state, completing.seat, completing.card)
    remove_marks(state, completing.seat)
    state.table.open = (*state.table.open, completing.card)
    carry_out(state, state.game.missions[completing.card].reward, completing.seat, completing.card)


def turn_facedown(state: RelicState, completing: CompletingMission) -> None:
    """REL-MIS-05, REL-MIS-13: a completed mission, or an asset where the reward allows it."""
    player = state.table.players[completing.seat]
    card = completing.card
    state.table.open = without(state.table.open, card)
    clear_card(state, card)
    if player.eliminated:
        to_pile(state, card, player.seat)
        return
    kept = state.game.missions[card].asset
    if completing.as_asset and kept is not None:
        take_asset(state, player, card)
        if kept.tokens:
            put_tokens(state, player.seat, card, kept.tokens)
    else:
        player.completed = (*player.completed, card)
    tell(state, "mission.completed", player.seat, card)
