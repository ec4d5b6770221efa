"""Deathmatch: every player for himself, with one Marine or two, to the frag limit.  Chapter DM."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

import msgspec

from grimtable.games.doom2004 import changes, events
from grimtable.games.doom2004.actions import KeepCard, NameMarine, PlaceMarine
from grimtable.games.doom2004.modes.arena import (
    MARINE_SEATS,
    ArenaMode,
    cards_to_keep,
    deal_cards,
    fill_bins,
    keep_card,
    keeping_seat,
    lay_out_arena,
    lay_out_pool,
    marines_of,
    net_frags,
    reveal_cards,
    shuffle_decks,
    somebody_chooses,
    teams,
    why_not_keep,
)
from grimtable.games.doom2004.modes.rounds import (
    close_doors,
    end_marine_turn,
    has_doors_to_close,
    keys_are_due,
    return_keys,
    tick_timer,
)
from grimtable.games.doom2004.procedures.hazards import has_jets, turn_jets_over
from grimtable.games.doom2004.procedures.marine_turn import MarineTurn
from grimtable.games.doom2004.topics.arena import points
from grimtable.kernel import (
    Refusal,
    Seat,
    SeatId,
    Setup,
    SetupError,
    Step,
    StopIf,
    TeamId,
    ask,
    call,
    choice,
    do,
    procedure,
    refuse,
    repeat_if,
)
from grimtable.kernel.bounds import AtSeat, Sum
from grimtable.kernel.identity import FigureId, Space
from grimtable.kernel.setup import OptionValue

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState
    from grimtable.games.doom2004.table import Marine


class Bout(msgspec.Struct):
    """What a Deathmatch remembers between its turns."""

    first: Sum = 0  #: the starting player, who places first and acts last (D4X-DM-18, D4X-DM-22)
    placed: Sum = 0
    turns: Sum = 0  #: of this round
    acting: AtSeat = SeatId("")


@procedure("deathmatch", remembers=Bout)
def playing_deathmatch() -> list[Step | StopIf]:
    return [
        do("D4X-DM-10", lay_out_arena),
        do("D4X-DM-06", lay_out_pool),
        do("D4X-DM-15", shuffle_decks),
        do("D4X-DM-16", deal_cards),
        ask(
            "D4X-DM-16",
            choice(KeepCard, among=cards_to_keep, why_not=why_not_keep, do=keep_card),
            seat=keeping_seat,
            when=somebody_chooses,
            name="keep_card",
        ),
        repeat_if("D4X-DM-16", somebody_chooses, back_to="keep_card"),
        do("D4X-DM-17", reveal_cards),
        do("D4X-DM-12", fill_bins),
        do("D4X-DM-18", draw_starting_player),
        ask(
            "D4X-DM-19",
            choice(PlaceMarine, among=free_points, why_not=why_not_place, do=place),
            seat=placing_seat,
            name="place",
        ),
        repeat_if("D4X-DM-19", somebody_places, back_to="place"),
        do("D4X-DM-23", begin_round),
        ask(
            "D4X-DM-24",
            choice(NameMarine, among=own_marines, why_not=why_not_name, do=name_marine),
            seat=naming_seat,
            when=has_choice,
            name="name_marine",
        ),
        do("D4X-DM-24", name_the_only_one),
        call("D4X-DM-28", "marine_turn", remembering=its_turn),
        do("D4X-DM-56", return_keys, when=keys_are_due),
        do("D4X-LCK-02", close_doors, when=has_doors_to_close),
        do("D04-MAR-14", end_turn),
        repeat_if("D4X-DM-23", marines_left, back_to="name_marine"),
        do("D4X-FLM-02", turn_jets_over, when=has_jets),
        do("D4X-DM-26", tick_timer),
        repeat_if("D4X-DM-59", goes_on, back_to="begin_round"),
    ]


class Deathmatch(ArenaMode):
    """D4X-DM-01: Marines only; they score for frags."""

    id = "deathmatch"
    first_procedure = "deathmatch"
    options = ("squads", "limit", "knockback")
    rolls_for_respawn = True
    is_for_teams = False

    def seats(self, players: int | None, options: Mapping[str, OptionValue]) -> tuple[Seat, ...]:
        """D4X-DM-02, D4X-DM-14: four to six Marines, each a player's, or two for each of two or three.

        The seats go round the table, so a player's second Marine comes after everybody's first.
        """
        pairs = options["squads"] == "pairs"
        number = 4 if players is None else players
        if pairs and number not in (4, 6):
            raise SetupError(
                f"two Marines each make 4 for two players or 6 for three, not {number}: choose one of these"
            )
        if not pairs and not 4 <= number <= 6:
            raise SetupError(
                f"a Deathmatch is for 4 to 6 Marines, not {number}; two and three players have two each"
            )
        if not pairs:
            return tuple(Seat(SeatId(id), TeamId(id), "Marine") for id in MARINE_SEATS[:number])
        colours = MARINE_SEATS[: number // 2]
        ids = (*colours, *(f"{colour}_saw" for colour in colours))
        return tuple(Seat(SeatId(id), TeamId(id.removesuffix("_saw")), "Marine") for id in ids)

    def in_turn_of(self, setup: Setup, seat: SeatId) -> tuple[str, object]:
        sides = list(dict.fromkeys(each.team for each in setup.seats))
        team = next(each.team for each in setup.seats if each.id == seat)
        # As if the round began with him: the player after the starting one is the first to act.
        return "return_keys", Bout(
            first=(sides.index(team) - 1) % len(sides), placed=len(setup.seats), acting=seat
        )

    def score_frags(self, state: DoomState, fragged: Sequence[Marine], by: str) -> None:
        """D4X-DM-40 to D4X-DM-45: a point for each enemy, one less for each of one's own; then the limit."""
        for team, net in net_frags(state, [marine.id for marine in fragged], by).items():
            score(state, team, net)

    def end_if_won(self, state: DoomState) -> None:
        """D4X-DM-42: whoever has reached the limit has won."""
        limit = frag_limit(state)
        won = [team for team, has in state.table.beside.score.items() if has >= limit]
        if won:
            changes.win(
                state, tuple(map(TeamId, won)), "D4X-DM-42", f"The limit of {limit} frags is reached."
            )

    def respawn_spaces(self, state: DoomState, marine: Marine) -> list[Space]:
        """D4X-DM-50, D4X-DM-51: a free point with the number rolled, or one that is taken if none is free."""
        all_points = points(state.field.scene, state.table.beside.point)
        free = [space for space in all_points if not state.field.occupied >> space & 1]
        return free or all_points

    def time_is_up(self, state: DoomState) -> None:
        """D4X-DM-59, D4X-DM-60: most points win, and all who have as many."""
        score = state.table.beside.score
        most = max(score.values())
        best = tuple(TeamId(team) for team, has in score.items() if has == most)
        changes.win(state, best, "D4X-DM-59", f"The timer has run out at {most} frags.")


def frag_limit(state: DoomState) -> int:
    """D4X-DM-05: as agreed: 3 for a short game, 5 for a medium and 7 for a long one."""
    return int(state.setup.options["limit"])


def score(state: DoomState, team: TeamId, points: int) -> None:
    """D4X-DM-61: what counts is the sum, which may fall below zero (D4X-DM-45)."""
    if not points:
        return
    beside = state.table.beside
    beside.score[team] = beside.score.get(team, 0) + points
    if state.journal is not None:
        state.emit(events.TeamScored(team, points, beside.score[team]))


# --- placing --------------------------------------------------------------------------------------


def draw_starting_player(state: DoomState, bout: Bout) -> None:
    """D4X-DM-18: by lot."""
    sides = teams(state)
    drawn = state.pick("starting_player", sides)
    bout.first = sides.index(TeamId(drawn))
    if state.journal is not None:
        state.emit(events.StarterDrawn(drawn))


def placing_seat(state: DoomState, bout: Bout) -> SeatId:
    """D4X-DM-19, D4X-R-55: counter-clockwise, with two Marines each in two laps."""
    sides = teams(state)
    team = sides[(bout.first - bout.placed) % len(sides)]
    return SeatId(next(marine.id for marine in marines_of(state, team) if marine.space < 0))


def free_points(state: DoomState, bout: Bout, seat: SeatId) -> Iterator[PlaceMarine]:
    for space in points(state.field.scene):
        if not state.field.occupied >> space & 1:
            yield PlaceMarine(seat, space)


def why_not_place(state: DoomState, bout: Bout, action: PlaceMarine) -> Refusal | None:
    name = state.field.name(action.space)
    if action.space not in points(state.field.scene):
        return refuse("D4X-DM-18", "no_point", space=name)
    if state.field.occupied >> action.space & 1:
        return refuse("D4X-DM-19", "taken", space=name)
    return None


def place(state: DoomState, bout: Bout, action: PlaceMarine) -> None:
    bout.placed += 1
    changes.place_marine(state, state.table.marines[action.seat], action.space)


def somebody_places(state: DoomState, bout: Bout) -> bool:
    return any(marine.space < 0 for marine in state.table.marines.values())


# --- rounds ---------------------------------------------------------------------------------------


def begin_round(state: DoomState, bout: Bout) -> None:
    bout.turns = 0
    state.table.round += 1
    state.table.beside.acted = []
    if state.journal is not None:
        state.emit(events.RoundBegan(state.table.round))


def its_team(state: DoomState, bout: Bout) -> TeamId:
    """D4X-DM-22: whoever placed last begins, then clockwise; so who placed first acts last."""
    sides = teams(state)
    return sides[(bout.first + 1 + bout.turns) % len(sides)]


def to_act(state: DoomState, bout: Bout) -> list[Marine]:
    """The Marines of the player whose turn it is that have not acted in this round."""
    acted = state.table.beside.acted
    return [marine for marine in marines_of(state, its_team(state, bout)) if marine.id not in acted]


def has_choice(state: DoomState, bout: Bout) -> bool:
    """D4X-DM-24: in the first pass a player with two Marines says which one acts."""
    bout.acting = SeatId("")
    return len(to_act(state, bout)) > 1


def naming_seat(state: DoomState, bout: Bout) -> SeatId:
    return SeatId(to_act(state, bout)[0].id)


def own_marines(state: DoomState, bout: Bout, seat: SeatId) -> Iterator[NameMarine]:
    for marine in to_act(state, bout):
        yield NameMarine(seat, marine.id)


def why_not_name(state: DoomState, bout: Bout, action: NameMarine) -> Refusal | None:
    if action.marine not in (marine.id for marine in to_act(state, bout)):
        return refuse("D4X-DM-24", "not_his", figure=action.marine)
    return None


def name_marine(state: DoomState, bout: Bout, action: NameMarine) -> None:
    bout.acting = SeatId(action.marine)


def name_the_only_one(state: DoomState, bout: Bout) -> None:
    """With one Marine left to act there is nothing to choose."""
    if not bout.acting:
        bout.acting = SeatId(to_act(state, bout)[0].id)


def its_turn(state: DoomState, bout: Bout) -> MarineTurn:
    return MarineTurn(bout.acting)


def end_turn(state: DoomState, bout: Bout) -> None:
    end_marine_turn(state, FigureId(bout.acting))
    bout.turns += 1
    bout.acting = SeatId("")


def marines_left(state: DoomState, bout: Bout) -> bool:
    return len(state.table.beside.acted) < len(state.table.marines)


def goes_on(state: DoomState, bout: Bout) -> bool:
    return True


DEATHMATCH = Deathmatch()
