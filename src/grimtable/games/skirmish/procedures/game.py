"""The whole game: set-up, then rounds until somebody wins.  Rules SKI-SET-03 to -05, SKI-RND-01 to -04."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from grimtable.games.skirmish.changes import draw_card, win
from grimtable.games.skirmish.events import RoundBegan
from grimtable.games.skirmish.procedures.turn import Turn
from grimtable.games.skirmish.table import KEEPER
from grimtable.kernel import Step, StopIf, call, do, procedure, repeat_if
from grimtable.kernel.bounds import Clock
from grimtable.kernel.deck import shuffle

if TYPE_CHECKING:
    from grimtable.games.skirmish.field import SkirmishState

OPENING_HAND = 3


class Rounds(msgspec.Struct):
    """What the game remembers: how many seats have had their turn in this round."""

    turns: Clock = 0


@procedure("game", remembers=Rounds)
def playing_game() -> list[Step | StopIf]:
    return [
        do("SKI-SET-03", shuffle_decks),
        do("SKI-SET-05", hide_finds),
        do("SKI-SET-04", deal_hands),
        do("SKI-RND-01", begin_round),
        call("SKI-RND-02", "turn", remembering=next_turn, when=is_in_the_game),
        do("SKI-RND-02", count_turn),
        repeat_if("SKI-RND-02", round_goes_on, back_to="turn"),
        do("SKI-RND-04", end_round),
        repeat_if("SKI-RND-03", another_round, back_to="begin_round"),
    ]


def shuffle_decks(state: SkirmishState, rounds: Rounds) -> None:
    for team, deck in state.table.decks.items():
        shuffle(state, deck, team)


def hide_finds(state: SkirmishState, rounds: Rounds) -> None:
    """The finds are dealt to the hidden areas at random; the keeper looks at them."""
    areas = state.table.areas
    finds = state.shuffle("finds", [area.find for area in areas.values()])
    for area, find in zip(areas.values(), finds, strict=True):
        area.find = find
        area.known_to = (KEEPER,)


def deal_hands(state: SkirmishState, rounds: Rounds) -> None:
    for seat in state.order:
        for _ in range(OPENING_HAND):
            draw_card(state, seat)


def begin_round(state: SkirmishState, rounds: Rounds) -> None:
    rounds.turns = 0
    state.table.round += 1
    if state.journal is not None:
        state.emit(RoundBegan(state.table.round))


def is_in_the_game(state: SkirmishState, rounds: Rounds) -> bool:
    """SKI-RND-03: eliminated seats are passed over."""
    return state.order[rounds.turns] not in state.table.eliminated


def next_turn(state: SkirmishState, rounds: Rounds) -> Turn:
    return Turn(state.order[rounds.turns])


def count_turn(state: SkirmishState, rounds: Rounds) -> None:
    rounds.turns += 1


def round_goes_on(state: SkirmishState, rounds: Rounds) -> bool:
    return rounds.turns < len(state.order)


def end_round(state: SkirmishState, rounds: Rounds) -> None:
    """SKI-WIN-03: when the last round is over the keeper has held out."""
    if state.table.round >= state.game.scenario(state.setup).rounds:
        win(state, KEEPER, "SKI-WIN-03", "Time is up; the keeper has held out.")


def another_round(state: SkirmishState, rounds: Rounds) -> bool:
    return True
