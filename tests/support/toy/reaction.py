"""Cards that answer, and cards that answer cards (TOY-10 to TOY-13)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

import msgspec

from grimtable.kernel import Action, Refusal, SeatId, Step, StopIf, do, procedure, window
from tests.support.toy.attack import Fight
from tests.support.toy.table import (
    MOMENTS,
    CardPlayed,
    ToyState,
    change_lives,
    discard,
    in_game_from,
    name_of,
    team_of,
)


class Reaction(msgspec.Struct):
    """A card that was played as an answer and has not taken effect yet."""

    seat: str
    card: str
    cancelled: bool = False


class PlayCard(Action, frozen=True):
    """Answer with a card from the hand."""

    form: ClassVar[str] = "play {card:card}"
    card: str


class UseCharm(Action, frozen=True):
    """Answer with the charm in play."""

    form: ClassVar[str] = "use {card:card}"
    card: str


def card_of(action: PlayCard | UseCharm) -> str:
    return action.card


def why_not_play(state: ToyState, action: PlayCard, moment: str) -> Refusal | None:
    seat = action.seat
    if action.card not in state.table.persons[seat].hand:
        return Refusal("TOY-10", f"you do not hold {action.card}")
    name = name_of(action.card)
    if MOMENTS.get(name) != moment:
        return Refusal("TOY-11", f"{name} does not answer {moment}")
    if name == "negate":
        reaction = state.innermost(Reaction)
        if team_of(state, reaction.seat) == team_of(state, seat) or reaction.cancelled:
            return Refusal("TOY-12", "only an opponent negates, and only once")
        return None
    fight = state.innermost(Fight)
    fits = {
        "dodge": seat == fight.defender,
        "parry": team_of(state, seat) == team_of(state, fight.defender),
        "luck": seat == fight.attacker,
        "riposte": seat == fight.defender,
    }
    return None if fits[name] else Refusal("TOY-12", f"{name} is not for you in this attack")


def plays(state: ToyState, seat: SeatId, source: str, moment: str) -> Iterator[PlayCard]:
    action = PlayCard(seat, source)
    if why_not_play(state, action, moment) is None:
        yield action


def play_card(state: ToyState, action: PlayCard) -> None:
    discard(state, action.seat, action.card)
    if state.journal is not None:
        state.emit(CardPlayed(action.seat, action.card))
    state.begin("reaction", Reaction(action.seat, action.card))


def why_not_use(state: ToyState, action: UseCharm, moment: str) -> Refusal | None:
    if action.card not in state.table.persons[action.seat].in_play:
        return Refusal("TOY-10", f"{action.card} is not in play before you")
    if moment != "attack.declared":
        return Refusal("TOY-11", f"a charm does not answer {moment}")
    if state.innermost(Fight).defender != action.seat:
        return Refusal("TOY-12", "a charm helps only its owner")
    return None


def uses(state: ToyState, seat: SeatId, source: str, moment: str) -> Iterator[UseCharm]:
    action = UseCharm(seat, source)
    if why_not_use(state, action, moment) is None:
        yield action


def use_charm(state: ToyState, action: UseCharm) -> None:
    if state.journal is not None:
        state.emit(CardPlayed(action.seat, action.card))
    state.innermost(Fight).shields += 1


def everybody_after(state: ToyState, reaction: Reaction) -> tuple[SeatId, ...]:
    return in_game_from(state, reaction.seat)[1:]


def is_not_negated(state: ToyState, reaction: Reaction) -> bool:
    return not reaction.cancelled


def take_effect(state: ToyState, reaction: Reaction) -> None:
    name = name_of(reaction.card)
    if name == "negate":
        outer = [f.memory for f in state.stack if type(f.memory) is Reaction and f.memory is not reaction]
        outer[-1].cancelled = True
        return
    fight = state.innermost(Fight)
    if name == "dodge":
        fight.cancelled = True
    elif name == "parry":
        fight.shields += 1
    elif name == "luck":
        fight.again = True
    else:
        change_lives(state, SeatId(fight.attacker), -1)


@procedure("reaction", remembers=Reaction)
def reacting() -> list[Step | StopIf]:
    return [
        window("TOY-13", "card.played", seats=everybody_after),
        do("TOY-13", take_effect, when=is_not_negated),
    ]
