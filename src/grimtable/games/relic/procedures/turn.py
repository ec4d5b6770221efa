"""A turn in four phases, and what an early end skips.  Chapters TRN and SKP."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from grimtable.games.relic.actions import ChooseSpace, Decline
from grimtable.games.relic.changes.cards import discard_from_space, without
from grimtable.games.relic.changes.figures import place_on
from grimtable.games.relic.changes.in_play import reach
from grimtable.games.relic.choices import Jumping
from grimtable.games.relic.events import PhaseBegan, TurnBegan, TurnEnded
from grimtable.games.relic.moments import anyone_at
from grimtable.games.relic.procedures.experience import Experience
from grimtable.games.relic.procedures.moments import at
from grimtable.games.relic.remembering import Engagement, Exploring, Moving, Turn
from grimtable.games.relic.table import MIDDLE
from grimtable.games.relic.topics.places import places
from grimtable.kernel import Line, SeatId, always, ask, call, do, its_seat, offer, procedure, skip_to, stop_if
from grimtable.kernel.identity import Space

if TYPE_CHECKING:
    from grimtable.games.relic.game import RelicState

PORTALS = ("portals", "forgotten_portals")
"""Special movements for the start of a turn; the vocabulary `places` knows their targets by these words.

The first leads wherever the second does, and further.
"""


@procedure("turn", remembers=Turn)
def taking_turn() -> list[Line]:
    # REL-TRN-02, REL-TRN-03: the four phases, each once and none left out; REL-R-69: in the centre too.
    return [
        stop_if("REL-SKP-03", has_ended_early, announced=True, go_to="clean_up"),
        do("REL-TRN-01", begin_turn),
        at("REL-TIM-01", "turn.start"),
        skip_to("begin_movement", unless=has_movements),
        ask(
            "REL-D-52",
            offer(
                ChooseSpace,
                among=portal_spaces,
                do=go_through,
                rule="REL-R-41",
                because="no_portal",
            ),
            always(Decline, do=stay),
            seat=its_seat,
            when=has_portal,
            name="use_portal",
        ),
        do("REL-R-41", forget_portals, when=has_movements),
        do("REL-MOV-01", phase("movement"), name="begin_movement"),
        at("REL-TIM-01", "movement.start"),
        call("REL-MOV-01", "movement", remembering=movement),
        at("REL-TIM-02", "movement.end"),
        do("REL-EXP-01", phase("exploration"), name="begin_exploration"),
        call("REL-EXP-01", "exploration", remembering=exploration, when=has_to_explore),
        at("REL-TIM-02", "exploration.end"),
        do("REL-ENG-01", phase("engagement"), name="begin_engagement"),
        at("REL-TIM-01", "engagement.start"),
        call("REL-ENG-01", "engagement", remembering=engagement),
        at("REL-TIM-02", "engagement.end"),
        do("REL-XP-01", phase("experience"), name="begin_experience"),
        at("REL-TIM-01", "experience.start"),
        call("REL-XP-01", "experience", remembering=experience),
        at("REL-TIM-02", "experience.end"),
        at("REL-R-54", "any_time"),
        at("REL-TIM-02", "turn.end"),
        do("REL-R-42", clean_up, when=has_to_clean_up),
        do("REL-TRN-05", end_turn),
    ]


def has_ended_early(state: RelicState, turn: Turn) -> bool:
    """REL-TRN-05, REL-SKP-03, REL-SKP-05: the phases left are skipped, and no moment comes any more."""
    return state.table.turn_over


def begin_turn(state: RelicState, turn: Turn) -> None:
    """REL-TRN-01: one player at a time; what was spent or evaded in the last turn counts no longer."""
    table = state.table
    table.active = turn.seat
    table.turn += 1
    table.spent = ()
    table.evaded = ()
    table.clean_up = ()
    turn.breaks = table.players[turn.seat].breaks
    if state.journal is not None:
        state.emit(TurnBegan(turn.seat))
    if table.timed:
        reach(state, "turn.start", turn.seat)


def phase(name: str) -> Callable[[RelicState, Turn | Jumping], None]:
    """Begin one of the four phases; what lasted until the end of the last one ends (REL-TIM-02)."""

    def begin(state: RelicState, memory: Turn | Jumping) -> None:
        table = state.table
        if table.timed:
            reach(state, "phase.end", memory.seat)
        table.phase = name
        if state.journal is not None:
            state.emit(PhaseBegan(memory.seat, name))

    return begin


# --- portals ------------------------------------------------------------------------------------------------


def _targets(state: RelicState, seat: SeatId) -> tuple[int, ...]:
    """REL-R-40, REL-R-41: where the portals lead that this player may use now."""
    player = state.table.players[seat]
    if player.space < MIDDLE.stop:
        for kind in PORTALS:
            if kind in player.movements:
                return places(state, seat, kind)
    return ()


def has_portal(state: RelicState, turn: Turn) -> bool:
    return has_movements(state, turn) and bool(_targets(state, turn.seat))


def portal_spaces(state: RelicState, turn: Turn, seat: SeatId) -> Iterator[ChooseSpace]:
    for space in _targets(state, seat):
        yield ChooseSpace(seat, Space(space))


def go_through(state: RelicState, turn: Turn, action: ChooseSpace) -> None:
    """REL-EX-29: the figure is placed; the Movement phase is played from there as usual."""
    place_on(state, state.table.players[turn.seat], action.space)


def stay(state: RelicState, turn: Turn, action: Decline) -> None:
    """The option lapses."""


def has_movements(state: RelicState, turn: Turn) -> bool:
    return bool(state.table.players[turn.seat].movements)


def forget_portals(state: RelicState, turn: Turn) -> None:
    """An option for the start of this turn is used or lapses; one for the Movement phase stays."""
    player = state.table.players[turn.seat]
    for kind in PORTALS:
        while kind in player.movements:
            player.movements = without(player.movements, kind)


# --- the phases ---------------------------------------------------------------------------------------------


def movement(state: RelicState, turn: Turn) -> Moving:
    return Moving(turn.seat, turn.breaks)


def has_to_explore(state: RelicState, turn: Turn) -> bool:
    """REL-EXP-02: without icons or cards on the space the phase is over, unless somebody waits for it."""
    table = state.table
    space = table.players[turn.seat].space
    return (
        bool(state.game.spaces[space].icons)
        or bool(table.spaces[space])
        or anyone_at(state, "exploration.start", turn.seat)
    )


def exploration(state: RelicState, turn: Turn) -> Exploring:
    return Exploring(turn.seat, turn.breaks)


def engagement(state: RelicState, turn: Turn) -> Engagement:
    return Engagement(turn.seat, turn.breaks)


def experience(state: RelicState, turn: Turn) -> Experience:
    return Experience(turn.seat, turn.breaks)


# --- the end ------------------------------------------------------------------------------------------------


def has_to_clean_up(state: RelicState, turn: Turn) -> bool:
    return bool(state.table.clean_up)


def clean_up(state: RelicState, turn: Turn) -> None:
    """REL-ENG-19, REL-R-42: what some boxes say of the end of the turn, however it ends.

    REL-ENG-21: where no box says so, the cards stay.
    """
    for space in state.table.clean_up:
        for card in state.table.spaces[space]:
            discard_from_space(state, card, space)
    state.table.clean_up = ()


def end_turn(state: RelicState, turn: Turn) -> None:
    """REL-TIM-02: what lasted for this turn ends; REL-R-45: an extra turn needs an Experience phase."""
    table = state.table
    early, table.turn_over = table.turn_over, False
    if table.timed:
        reach(state, "phase.end", turn.seat)
        reach(state, "turn.end", turn.seat)
    if early:
        table.players[turn.seat].extra_turns = 0
    table.phase = ""
    if state.journal is not None:
        state.emit(TurnEnded(turn.seat, early))
