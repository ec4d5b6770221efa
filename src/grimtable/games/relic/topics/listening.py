"""Listening: who waits for a moment of a player, worked out once for as long as the index stays as it is."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Final

import msgspec

from grimtable.games.relic.moments import TRIGGER, Moment
from grimtable.games.relic.table import BOARD
from grimtable.games.relic.topics.abilities import context, is_in_progress, is_whose, was_used

if TYPE_CHECKING:
    from grimtable.games.relic.game import RelicState
    from grimtable.games.relic.items import Ability

#: The objective of a mission in place of the number of an ability.
OBJECTIVE: Final = -1


class Listener(msgspec.Struct, frozen=True, gc=False):
    """An ability or objective that answers a moment of one player, if its conditions hold then."""

    seat: str
    source: str
    number: int
    name: str  #: "seat source number", as a moment remembers what is done
    ability: Ability | None  #: None is an objective
    holds: Callable[[Any, Any], bool] | None  #: its conditions; None where it has none
    lies: bool = False  #: a Threat card on the board
    looks: bool = False  #: at the face of a die (REL-DIE-10)


class Listeners(msgspec.Struct, frozen=True, gc=False):
    """Everything that waits for a moment of one player, in the order of the index."""

    must: tuple[Listener, ...]  #: answers by itself
    may: tuple[Listener, ...]  #: answers if its owner likes


NOBODY: Final = Listeners((), ())


def who_listens(state: RelicState, moment: str, seat: str) -> Listeners | None:
    """Who waits for this moment of a player; None where nobody does."""
    try:
        found: Listeners | None = state.answers.noted[moment][seat]
    except KeyError:
        must = _those_under(TRIGGER[moment], state, moment, seat)
        may = _those_under(moment, state, moment, seat)
        found = Listeners(must, may) if must or may else None
        state.answers.noted.setdefault(moment, {})[seat] = found
    return found


def _those_under(name: str, state: RelicState, moment: str, seat: str) -> tuple[Listener, ...]:
    """Who stands under a name of the index: that of the moment, or that of what answers it by itself."""
    noted = state.game.listening
    found: tuple[Listener, ...] = ()
    for owner, _, source in state.answers.by_moment.get(name, ()):
        key = owner, source, name, seat
        listeners = noted.get(key)
        if listeners is None:
            waiting = _optional if name == moment else _mandatory
            listeners = noted[key] = tuple(waiting(state, owner, source, moment, seat))
        # Most wait for moments of other players.
        if listeners:
            found += listeners
    return found


def _mandatory(state: RelicState, owner: str, source: str, moment: str, seat: str) -> Iterator[Listener]:
    game = state.game
    if owner == BOARD:
        for number in game.board_triggers[source][moment]:
            yield from _waiting(state, seat, source, number, seat, lies=True)
    else:
        for number in game.triggers[source].get(moment, ()):
            yield from _waiting(state, owner, source, number, seat)


def _optional(state: RelicState, owner: str, source: str, moment: str, seat: str) -> Iterator[Listener]:
    yield from _waiting(state, owner, source, state.game.option_at[source][moment], seat)


def _waiting(
    state: RelicState, owner: str, source: str, number: int, actor: str, *, lies: bool = False
) -> Iterator[Listener]:
    """One ability, if the moment is one that its owner waits for."""
    ability = None if number == OBJECTIVE else state.game.sources[source].abilities[number]
    waits = ability or state.game.objectives[source]
    if is_whose(waits.whose, owner, actor):
        holds = waits.if_.hold if waits.if_.tests else None
        looks = (source, number) in state.game.faces
        yield Listener(owner, source, number, f"{owner} {source} {number}", ability, holds, lies, looks)


def who_fights(state: RelicState, moment: str, seat: str, enemies: tuple[str, ...]) -> tuple[Listener, ...]:
    """REL-BAT-30: what enemies do at a moment of a player's battle against them."""
    game = state.game
    noted = game.fighting
    key = enemies, moment, seat
    if key not in noted:
        noted[key] = tuple(
            each
            for card in enemies
            for number in game.fights[card].get(moment, ())
            for each in _waiting(state, seat, card, number, seat)
        )
    found: tuple[Listener, ...] = noted[key]
    return found


def answers_now(state: RelicState, coming: Moment, listener: Listener) -> bool:
    """Whether something mandatory has to be done at a moment that has come."""
    if coming.done and listener.name in coming.done:
        return False
    if coming.again and not listener.looks:
        return False
    seat, source = listener.seat, listener.source
    # REL-THR-07: only cards on the space where the player stands.
    if listener.lies and source not in state.table.spaces[state.table.players[seat].space]:
        return False
    holds = listener.holds
    if holds is not None and not holds(state, context(state, seat, source, coming)):
        return False
    ability = listener.ability
    if ability is None:
        return True
    if ability.once and was_used(state, source, listener.number, ability.once):
        return False
    return not is_in_progress(state, seat, source, ability)
