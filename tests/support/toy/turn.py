"""Turns: rounds of turns, and what a seat does in its own (TOY-01 to TOY-07)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

import msgspec

from grimtable.kernel import (
    Action,
    Effect,
    Refusal,
    SeatId,
    Step,
    StopIf,
    Until,
    ask,
    call,
    choice,
    do,
    next_seat,
    procedure,
    repeat_if,
    stop_if,
)
from grimtable.kernel.deck import shuffle
from tests.support.toy.attack import Fight
from tests.support.toy.table import (
    CardPlayed,
    ToyState,
    VaultOpened,
    change_lives,
    discard,
    draw_card,
    lose_card,
    name_of,
    out,
    team_of,
)


def deal(state: ToyState, _: Any) -> None:
    table = state.table
    shuffle(state, table.deck, "deck")
    for seat in state.setup.order:
        for _card in range(3):
            draw_card(state, seat)
    table.vault = state.pick("vault", ("gold", "trap"))


def pass_the_turn(state: ToyState, _: Any) -> None:
    table = state.table
    before = SeatId(table.turn)
    after = next_seat(state.setup.order, before, out(state))
    assert after is not None, "with one seat left the game is over"
    if state.setup.order.index(after) < state.setup.order.index(before):
        table.round += 1
    table.turn = after
    if table.round > 8:
        most = max(person.lives for person in table.persons.values())
        winners = [SeatId(seat) for seat, person in table.persons.items() if person.lives == most]
        state.finish(winners, "TOY-16", "eight rounds were played")


def game_goes_on(state: ToyState, _: Any) -> bool:
    return state.result is None


def new_turn(state: ToyState, _: Any) -> Turn:
    return Turn(seat=state.table.turn)


@procedure("game")
def playing() -> list[Step | StopIf]:
    return [
        do("TOY-01", deal),
        call("TOY-02", "turn", remembering=new_turn),
        do("TOY-02", pass_the_turn),
        repeat_if("TOY-02", game_goes_on, back_to="turn"),
    ]


class Turn(msgspec.Struct):
    """What a turn remembers."""

    seat: str
    actions: int = 2
    attacks: int = 0


class Attack(Action, frozen=True):
    """Attack another seat."""

    form: ClassVar[str] = "attack {target:seat}"
    target: str


class Rest(Action, frozen=True):
    """Draw a card."""

    form: ClassVar[str] = "rest"


class Search(Action, frozen=True):
    """Open the vault."""

    form: ClassVar[str] = "search the vault"


class Cast(Action, frozen=True):
    """Play a card in one's own turn on a seat."""

    form: ClassVar[str] = "cast {card:card} on {target:seat}"
    card: str
    target: str


class EndTurn(Action, frozen=True):
    """End the turn early."""

    form: ClassVar[str] = "end turn"


def acting_seat(state: ToyState, turn: Turn) -> SeatId:
    return SeatId(turn.seat)


def is_out_of_the_game(state: ToyState, turn: Turn) -> bool:
    return state.table.persons[turn.seat].out


def has_actions_left(state: ToyState, turn: Turn) -> bool:
    return turn.actions > 0


def why_not_attack(state: ToyState, turn: Turn, action: Attack) -> Refusal | None:
    target = state.table.persons.get(action.target)
    if target is None or target.out or action.target == action.seat:
        return Refusal("TOY-04", f"{action.target} is nobody you could attack")
    if team_of(state, action.target) == team_of(state, action.seat):
        return Refusal("TOY-05", f"{action.target} is of your team")
    if state.lasting.forbids("attack", action.seat) is not None:
        return Refusal("TOY-04", f"{action.seat} is cursed and cannot attack")
    if turn.attacks and state.lasting.permits("attack_again", action.seat) is None:
        return Refusal("TOY-04", f"{action.seat} has attacked this turn")
    return None


def attacks(state: ToyState, turn: Turn, seat: SeatId) -> Iterator[Attack]:
    for target in state.setup.order:
        action = Attack(seat, target)
        if why_not_attack(state, turn, action) is None:
            yield action


def declare_attack(state: ToyState, turn: Turn, action: Attack) -> None:
    turn.actions -= 1
    turn.attacks += 1
    state.begin("attack", Fight(attacker=action.seat, defender=action.target))


def why_not_rest(state: ToyState, turn: Turn, action: Rest) -> Refusal | None:
    if len(state.table.persons[action.seat].hand) >= 6:
        return Refusal("TOY-06", "your hand is full")
    if not state.table.deck.cards and not state.table.deck.discard:
        return Refusal("TOY-06", "there is no card left to draw")
    return None


def rests(state: ToyState, turn: Turn, seat: SeatId) -> Iterator[Rest]:
    if why_not_rest(state, turn, Rest(seat)) is None:
        yield Rest(seat)


def rest(state: ToyState, turn: Turn, action: Rest) -> None:
    turn.actions -= 1
    draw_card(state, action.seat)


def why_not_search(state: ToyState, turn: Turn, action: Search) -> Refusal | None:
    return Refusal("TOY-07", "the vault stands open") if state.table.vault_open else None


def searches(state: ToyState, turn: Turn, seat: SeatId) -> Iterator[Search]:
    if why_not_search(state, turn, Search(seat)) is None:
        yield Search(seat)


def search(state: ToyState, turn: Turn, action: Search) -> None:
    """TOY-07: gold also permits a second attack until the end of the next turn."""
    turn.actions -= 1
    table = state.table
    table.vault_open = True
    state.reveals += 1
    if state.journal is not None:
        state.emit(VaultOpened(action.seat, table.vault))
    if table.vault == "gold":
        until = Until("turn.ended", action.seat, 2)
        state.lasting.begin(Effect("may:attack_again", "vault", action.seat, until=until))
    change_lives(state, action.seat, 1 if table.vault == "gold" else -1)


def why_not_cast(state: ToyState, turn: Turn, action: Cast) -> Refusal | None:
    if action.card not in state.table.persons[action.seat].hand:
        return Refusal("TOY-10", f"you do not hold {action.card}")
    name = name_of(action.card)
    if name not in ("curse", "charm"):
        return Refusal("TOY-11", f"{name} only answers")
    target = state.table.persons.get(action.target)
    if target is None or target.out:
        return Refusal("TOY-12", f"{action.target} is not in the game")
    if (name == "charm") != (action.target == action.seat):
        return Refusal("TOY-12", "a charm helps you, a curse hits another")
    return None


def casts(state: ToyState, turn: Turn, seat: SeatId) -> Iterator[Cast]:
    for card in state.table.persons[seat].hand:
        for target in state.setup.order:
            action = Cast(seat, card, target)
            if why_not_cast(state, turn, action) is None:
                yield action


def cast_card(state: ToyState, turn: Turn, action: Cast) -> None:
    """A curse lasts until the end of its victim's turn, a charm while it is in play."""
    turn.actions -= 1
    if state.journal is not None:
        state.emit(CardPlayed(action.seat, action.card))
    if name_of(action.card) == "curse":
        discard(state, action.seat, action.card)
        until = Until("turn.ended", action.target)
        state.lasting.begin(Effect("cannot:attack", action.card, action.target, until=until))
    else:
        lose_card(state, action.seat, action.card)
        state.table.persons[action.seat].in_play.append(action.card)
        state.answers.add(action.seat, "charm", action.card, ("attack.declared",))
        state.lasting.begin(Effect("hits", action.card, action.seat))


def always(state: ToyState, turn: Turn, action: EndTurn) -> None:
    return None


def turn_ends(state: ToyState, turn: Turn, seat: SeatId) -> Iterator[EndTurn]:
    yield EndTurn(seat)


def end_turn(state: ToyState, turn: Turn, action: EndTurn) -> None:
    turn.actions = 0


def reach_the_end(state: ToyState, turn: Turn) -> None:
    state.reach("turn.ended", turn.seat)


@procedure("turn", remembers=Turn)
def taking_a_turn() -> list[Step | StopIf]:
    return [
        stop_if("TOY-15", is_out_of_the_game),
        ask(
            "TOY-03",
            choice(Attack, among=attacks, why_not=why_not_attack, do=declare_attack),
            choice(Rest, among=rests, why_not=why_not_rest, do=rest),
            choice(Search, among=searches, why_not=why_not_search, do=search),
            choice(Cast, among=casts, why_not=why_not_cast, do=cast_card),
            choice(EndTurn, among=turn_ends, why_not=always, do=end_turn),
            seat=acting_seat,
            name="act",
        ),
        repeat_if("TOY-03", has_actions_left, back_to="act"),
        do("TOY-03", reach_the_end),
    ]
