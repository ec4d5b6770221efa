"""The whole game: the twelve steps of set-up, then turns until somebody wins.  Chapters SET and WIN."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec

from grimtable.games.relic.actions import Accept, Decline, KeepSheet, TakeColour
from grimtable.games.relic.changes.cards import draw_power
from grimtable.games.relic.changes.fates import take_hero
from grimtable.games.relic.changes.in_play import enter_play
from grimtable.games.relic.choices import Levelling, OfferingWargear, ReceivingMissions
from grimtable.games.relic.events import (
    ColourTaken,
    RoundBegan,
    ScenarioChosen,
    SheetKept,
    SheetsDealt,
    TurnSkipped,
)
from grimtable.games.relic.remembering import Turn
from grimtable.games.relic.table import COLOURS, DECKS
from grimtable.games.relic.topics.cards import power_limit
from grimtable.kernel import SeatId, Step, StopIf, always, ask, call, do, offer, procedure, repeat, repeat_if
from grimtable.kernel.bounds import Sum
from grimtable.kernel.deck import shuffle

if TYPE_CHECKING:
    from grimtable.games.relic.game import RelicState

QUICK_LEVELS = 3
"""A quick game starts at this level, with one Wargear card."""

START_INFLUENCE = 3

SILENT_TURNS = 40
"""After so many turns in a row in which nobody had anything to decide, somebody is asked to go on."""


class Course(msgspec.Struct, gc=False):
    """How far the game has come: whose set-up step or turn it is."""

    place: Sum = 0
    extra: bool = False  #: the next turn is an extra one of the same player
    skipped: bool = False  #: this turn is lost
    #: nobody has had anything to decide for long; not there at other moments, as in games saved before it was
    silent: bool | msgspec.UnsetType = msgspec.UNSET


@procedure("game", remembers=Course)
def playing_game() -> list[Step | StopIf]:
    return [
        do("REL-SET-03", choose_scenario),
        do("REL-SET-06", shuffle_decks),
        do("REL-SET-08", deal_sheets),
        ask(
            "REL-SET-09",
            offer(
                KeepSheet,
                among=dealt_sheets,
                do=keep_sheet,
                rule="REL-SET-09",
                because="not_dealt",
            ),
            seat=in_turn,
            name="keep_sheet",
        ),
        do("REL-SET-09", next_place, name="next_sheet"),
        repeat_if("REL-SET-10", has_more_seats, back_to="keep_sheet"),
        do("REL-SET-10", reveal_heroes),
        ask(
            "REL-SET-12",
            offer(
                TakeColour,
                among=free_colours,
                do=take_colour,
                rule="REL-SET-12",
                because="taken",
            ),
            seat=in_turn,
            name="take_colour",
        ),
        do("REL-SET-12", next_place, name="next_colour"),
        repeat_if("REL-SET-12", has_more_seats, back_to="take_colour"),
        do("REL-SET-16", hand_out),
        call("REL-SET-19", "receiving_missions", remembering=first_mission),
        do("REL-SET-19", next_place, name="next_mission"),
        repeat_if("REL-SET-19", has_more_seats, back_to="receiving_missions"),
        call("REL-SET-14", "levelling", remembering=quick_levels, when=is_quick),
        call("REL-WAR-03", "offering_wargear", remembering=quick_wargear, when=is_quick),
        do("REL-SET-14", next_place, when=is_quick, name="next_quick"),
        repeat_if("REL-SET-14", has_more_quick, back_to="levelling"),
        do("REL-SET-21", choose_first),
        do("REL-TRN-01", begin_next, name="begin_next"),
        do("REL-SKP-04", skip_turn, when=lies_down),
        call("REL-TRN-01", "turn", remembering=next_turn, when=plays),
        ask(
            "REL-R-45",
            always(Accept, do=take_extra_turn),
            always(Decline, do=take_no_extra_turn),
            seat=in_turn,
            when=has_extra_turn,
            name="extra_turn",
        ),
        ask(
            "REL-R-100",
            always(Accept, do=go_on),
            always(Decline, do=give_up),
            seat=in_turn,
            when=is_silent,
            name="go_on",
        ),
        # REL-TRN-04: until somebody wins, or nobody is left
        repeat("REL-TRN-04", back_to="begin_next"),
    ]


def choose_scenario(state: RelicState, course: Course) -> None:
    """REL-SET-03, REL-SET-05: blindly at random, unless the table has agreed on one."""
    wanted = state.setup.scenario
    sheets = tuple(state.game.scenario_sheets)
    scenario = state.pick("scenario_sheets", sheets) if wanted == "random" else wanted
    state.table.scenario = scenario
    for seat in state.order:
        enter_play(state, seat, scenario)
    if state.journal is not None:
        state.emit(ScenarioChosen(scenario))


def shuffle_decks(state: RelicState, course: Course) -> None:
    """REL-SET-06: eight decks, each shuffled by itself."""
    for name in DECKS:
        shuffle(state, state.table.decks[name], name)


def deal_sheets(state: RelicState, course: Course) -> None:
    """REL-SET-08, REL-SET-11: two to every player; the others stay in the box."""
    sheets = state.shuffle("character_sheets", state.table.box)
    each = min(2, len(sheets) // len(state.order))
    for seat in state.order:
        player = state.table.players[seat]
        player.sheets = tuple(sheets.pop() for _ in range(each))
        if state.journal is not None:
            state.emit(SheetsDealt(seat, player.sheets))
    state.table.box = tuple(sorted(sheets))
    course.place = 0


def in_turn(state: RelicState, course: Course) -> SeatId:
    return state.order[course.place]


def dealt_sheets(state: RelicState, course: Course, seat: SeatId) -> Iterator[KeepSheet]:
    for hero in sorted(state.table.players[seat].sheets):
        yield KeepSheet(seat, hero)


def keep_sheet(state: RelicState, course: Course, action: KeepSheet) -> None:
    """REL-SET-09: secretly; the kept sheet lies on top until all are revealed."""
    player = state.table.players[action.seat]
    player.sheets = (action.hero, *(hero for hero in player.sheets if hero != action.hero))
    if state.journal is not None:
        state.emit(SheetKept(action.seat, action.hero))


def next_place(state: RelicState, course: Course) -> None:
    course.place = (course.place + 1) % len(state.order)


def has_more_seats(state: RelicState, course: Course) -> bool:
    """Whether the round of all seats is not complete yet."""
    return course.place != 0


def reveal_heroes(state: RelicState, course: Course) -> None:
    """REL-SET-10, REL-SET-13 to REL-SET-15: all at the same moment; the other sheets go into the box."""
    state.reveals += 1
    rest = list(state.table.box)
    for seat in state.order:
        player = state.table.players[seat]
        rest.extend(player.sheets[1:])
        hero, player.sheets = player.sheets[0], ()
        take_hero(state, player, hero)
    state.table.box = tuple(sorted(rest))


def free_colours(state: RelicState, course: Course, seat: SeatId) -> Iterator[TakeColour]:
    taken = {player.colour for player in state.table.players.values()}
    for colour in COLOURS:
        if colour not in taken:
            yield TakeColour(seat, colour)


def take_colour(state: RelicState, course: Course, action: TakeColour) -> None:
    state.table.players[action.seat].colour = action.colour
    if state.journal is not None:
        state.emit(ColourTaken(action.seat, action.colour))


def hand_out(state: RelicState, course: Course) -> None:
    """REL-SET-16, REL-SET-17: 3 influence, and Power cards up to the limit below the Start hole."""
    for seat in state.order:
        player = state.table.players[seat]
        player.influence = START_INFLUENCE
        draw_power(state, player, power_limit(state, player))


def first_mission(state: RelicState, course: Course) -> ReceivingMissions:
    """REL-SET-19, REL-SET-20: one mission, with what it demands on being received."""
    seat = state.order[course.place]
    return ReceivingMissions(seat, state.table.players[seat].breaks, 1, setup=True)


def is_quick(state: RelicState, course: Course) -> bool:
    return state.setup.options["quick_start"] is True


def quick_levels(state: RelicState, course: Course) -> Levelling:
    seat = state.order[course.place]
    return Levelling(seat, state.table.players[seat].breaks, QUICK_LEVELS)


def quick_wargear(state: RelicState, course: Course) -> OfferingWargear:
    seat = state.order[course.place]
    return OfferingWargear(seat, state.table.players[seat].breaks, 2, 1)


def has_more_quick(state: RelicState, course: Course) -> bool:
    return is_quick(state, course) and has_more_seats(state, course)


# --- turns ------------------------------------------------------------------------------------------------


def choose_first(state: RelicState, course: Course) -> None:
    """REL-SET-21, REL-R-72: the host's seat, or one at random."""
    first = state.order[0]
    if state.setup.options["first_player"] == "random":
        first = SeatId(state.pick("first_player", state.order))
    state.table.first = first
    # `begin_next` goes on to the seat after this place.
    course.place = (state.order.index(first) - 1) % len(state.order)


def begin_next(state: RelicState, course: Course) -> None:
    """REL-TRN-01: the next player to the left, or the same one for an extra turn (REL-R-45)."""
    course.skipped = False
    silence = state.field
    silence.turns = silence.turns + 1 if silence.since == state.decisions else 0
    silence.since = state.decisions
    course.silent = True if silence.turns >= SILENT_TURNS else msgspec.UNSET
    if course.extra:
        course.extra = False
        return
    players = state.table.players
    while True:
        course.place = (course.place + 1) % len(state.order)
        if state.order[course.place] == state.table.first:
            state.table.round += 1
            if state.journal is not None:
                state.emit(RoundBegan(state.table.round))
        if not players[state.order[course.place]].eliminated:  # REL-ELM-03
            return


def is_silent(state: RelicState, course: Course) -> bool:
    """REL-R-100: dice alone have been playing for long, perhaps for ever."""
    return course.silent is True


def go_on(state: RelicState, course: Course, action: Accept) -> None:
    """Perhaps the next dice change something."""


def give_up(state: RelicState, course: Course, action: Decline) -> None:
    """Whoever has watched the dice for long may end what nobody can change."""
    state.finish((), "REL-R-100", "The dice played on by themselves; the game ends, and nobody wins.")


def lies_down(state: RelicState, course: Course) -> bool:
    return state.table.players[state.order[course.place]].lying


def skip_turn(state: RelicState, course: Course) -> None:
    """REL-SKP-04, REL-SKP-07: the turn is skipped and the figure stood up; REL-SKP-08: what is due waits."""
    seat = state.order[course.place]
    state.table.players[seat].lying = False
    course.skipped = True
    if state.journal is not None:
        state.emit(TurnSkipped(seat))


def plays(state: RelicState, course: Course) -> bool:
    return not course.skipped


def next_turn(state: RelicState, course: Course) -> Turn:
    return Turn(state.order[course.place])


def has_extra_turn(state: RelicState, course: Course) -> bool:
    """REL-D-50: after the Experience phase."""
    player = state.table.players[state.order[course.place]]
    return player.extra_turns > 0 and not course.skipped and not player.eliminated


def take_extra_turn(state: RelicState, course: Course, action: Accept) -> None:
    state.table.players[action.seat].extra_turns -= 1
    course.extra = True


def take_no_extra_turn(state: RelicState, course: Course, action: Decline) -> None:
    state.table.players[action.seat].extra_turns = 0
