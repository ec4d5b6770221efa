"""Verbs that hold other effects: permissions, choices, prices, tables, other players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import msgspec

from grimtable.content import Conditions, Effect, Part, Quantity, Registry, Word
from grimtable.games.relic.choices import (
    ChoosingOption,
    ChoosingPlayer,
    ChoosingSpace,
    EachPlayer,
    MayDo,
    RollingTable,
)
from grimtable.games.relic.effects.conditions import you
from grimtable.games.relic.effects.words import forms
from grimtable.games.relic.remembering import Resolving, address, carry_out
from grimtable.games.relic.topics.places import places
from grimtable.games.relic.topics.players import group
from grimtable.games.relic.topics.use import is_useful, useful_spaces, useful_targets
from grimtable.kernel.identity import SeatId, Space

if TYPE_CHECKING:
    from grimtable.games.relic.game import RelicState

registry = Registry()


class Option(Part, frozen=True, kw_only=True):
    """One of several things to choose from."""

    option: str  #: one word, as in the action's text
    text: str = ""
    do: Effect = Effect.NOTHING


class Row(Part, frozen=True, kw_only=True):
    """A line of a die table: from one result to another."""

    on: tuple[
        int, int
    ]  #: lowest and highest result; the highest row should reach 99 where influence may raise
    do: Effect = Effect.NOTHING


@registry.verb("may", text="you may do so", pauses=True)
def may(
    state: RelicState,
    resolving: Resolving,
    do: Effect,
    otherwise: Effect = Effect.NOTHING,
    when: Conditions = Conditions.ALWAYS,
) -> None:
    """You may do something, or not; where `when` does not hold it is not offered (REL-CLR-07, REL-R-31).

    Nor is it where neither doing nor leaving it would change anything.
    """
    player = you(state, resolving)
    if not when.hold(state, resolving) or _is_idle(state, resolving, do, otherwise):
        carry_out(state, otherwise, player.seat, resolving.card, resolving)
        return
    state.begin(
        "may_do",
        MayDo(player.seat, player.breaks, resolving.card, address(do), address(otherwise)),
    )


@registry.verb("pay", text="you may spend {influence} influence", pauses=True)
def pay(
    state: RelicState,
    resolving: Resolving,
    influence: Quantity,
    do: Effect,
    otherwise: Effect = Effect.NOTHING,
) -> None:
    """You may pay influence for something; who cannot pay the whole price is not asked (REL-R-31)."""
    player = you(state, resolving)
    if player.influence < influence or _is_idle(state, resolving, do, otherwise):
        carry_out(state, otherwise, player.seat, resolving.card, resolving)
        return
    state.begin(
        "may_do",
        MayDo(player.seat, player.breaks, resolving.card, address(do), address(otherwise), influence),
    )


def _is_idle(state: RelicState, resolving: Resolving, do: Effect, otherwise: Effect) -> bool:
    """Whether there is nothing to decide."""
    return not otherwise and not is_useful(state, do, resolving)


@registry.verb("when", text="if so", pauses=True)
def when(
    state: RelicState,
    resolving: Resolving,
    holds: Conditions,
    do: Effect = Effect.NOTHING,
    otherwise: Effect = Effect.NOTHING,
) -> None:
    """One thing where conditions hold, another where they do not."""
    effect = do if holds.hold(state, resolving) else otherwise
    carry_out(state, effect, resolving.seat, resolving.card, resolving)


@registry.verb("choose", text="choose one", pauses=True)
def choose(
    state: RelicState,
    resolving: Resolving,
    options: Annotated[tuple[Option, ...], msgspec.Meta(min_length=1)],
) -> None:
    """You choose one of several things; in an ability of your own, among those that would change anything."""
    player = you(state, resolving)
    if _is_own_ability(state, resolving):
        options = tuple([option for option in options if is_useful(state, option.do, resolving)])
        if not options:
            return
        if len(options) == 1:
            resolving.chosen = options[0].option
            carry_out(state, options[0].do, player.seat, resolving.card, resolving)
            return
    state.begin(
        "choosing_option",
        ChoosingOption(
            player.seat,
            player.breaks,
            resolving.card,
            tuple([option.option for option in options]),
            tuple([address(option.do) for option in options]),
        ),
    )


def _is_own_ability(state: RelicState, resolving: Resolving) -> bool:
    """Whether the effect is that of an optional ability, which nobody has to use."""
    if not resolving.block.startswith("abilities["):
        return False
    number = int(resolving.block[len("abilities[") : resolving.block.index("]")])
    return state.game.sources[resolving.card].abilities[number].is_optional


@registry.verb("for_each_player", text=f"for {{who:{forms('players')}}}", pauses=True)
def for_each_player(
    state: RelicState, resolving: Resolving, who: Annotated[str, Word("players")], do: Effect
) -> None:
    """An effect for one player after the other; inside it "you" is that player, `target` the card's."""
    seats = group(state, resolving.seat, who, resolving.target)
    if seats and do:
        state.begin("each_player", EachPlayer(resolving.card, tuple(map(SeatId, seats)), address(do)))


@registry.verb("choose_player", text=f"choose one of: {{among:{forms('players')}}}", pauses=True)
def choose_player(
    state: RelicState,
    resolving: Resolving,
    among: Annotated[str, Word("players")] = "others",
    do: Effect = Effect.NOTHING,
    by_target: bool = True,
) -> None:
    """You choose a player. With `by_target` the effect is that player's ("you" is the chosen one, `target` is
    you); otherwise it is yours and the chosen one is the `target`. Without anybody for whom it would change
    something it lapses.
    """
    player = you(state, resolving)
    seats: tuple[str, ...] = group(state, player.seat, among, resolving.target)
    if do:
        seats = useful_targets(state, resolving, seats, do, by_target)
    if seats:
        state.begin(
            "choosing_player",
            ChoosingPlayer(
                player.seat, player.breaks, resolving.card, tuple(map(SeatId, seats)), address(do), by_target
            ),
        )


@registry.verb("choose_space", text=f"choose {{among:{forms('places')}}}", pauses=True)
def choose_space(
    state: RelicState,
    resolving: Resolving,
    among: Annotated[str, Word("places")],
    do: Effect = Effect.NOTHING,
) -> None:
    """You choose a space; `place_chosen`, `place_threat`, `discard_threats`, `put_token` then mean it.

    A space for which it would change nothing, as being placed where you are, is not among them.
    """
    player = you(state, resolving)
    spaces = places(state, player.seat, among)
    if do:
        spaces = tuple(useful_spaces(state, resolving, spaces, do))
    if spaces:
        state.begin(
            "choosing_space",
            ChoosingSpace(player.seat, player.breaks, resolving.card, tuple(map(Space, spaces)), address(do)),
        )


@registry.verb("roll_table", text="roll 1 die{influence: (influence may be spent for +1 each)|}", pauses=True)
def roll_table(
    state: RelicState, resolving: Resolving, results: tuple[Row, ...], influence: bool = False
) -> None:
    """You roll one die and carry out the row it falls in; it never explodes and no Power card replaces it.

    With `influence` it may be raised by 1 per influence after it is seen (REL-INF-05, REL-R-07, REL-R-36).
    `amount` inside the rows is the result.
    """
    player = you(state, resolving)
    rows = tuple([(*row.on, *address(row.do)) for row in results])
    state.begin(
        "rolling_table",
        RollingTable(player.seat, player.breaks, resolving.card, rows, influence),
    )


@registry.verb("repeat", text="{times} times over", pauses=True)
def repeat(state: RelicState, resolving: Resolving, times: Quantity, do: Effect) -> None:
    """The same effect several times."""
    for _ in range(times):
        carry_out(state, do, resolving.seat, resolving.card, resolving)
