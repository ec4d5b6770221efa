"""Capture the Flag: three Marines with guns against three with chainsaws.  Chapter CTF.

By the rules of Deathmatch but for what stands here (D4X-CTF-01). Frags do not count (D4X-CTF-12), both flags
on one's own base do (D4X-CTF-13).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from grimtable.games.doom2004 import changes, events
from grimtable.games.doom2004.actions import KeepCard, NameMarine, PlaceMarine
from grimtable.games.doom2004.modes.arena import (
    ArenaMode,
    cards_to_keep,
    deal_cards,
    fill_bins,
    keep_card,
    keeping_seat,
    lay_out_arena,
    lay_out_pool,
    marines_of,
    reveal_cards,
    shuffle_decks,
    somebody_chooses,
    why_not_keep,
)
from grimtable.games.doom2004.modes.deathmatch import frag_limit, score, somebody_places
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
from grimtable.games.doom2004.table import COLOURS, SAWS
from grimtable.games.doom2004.topics.arena import base, headquarters
from grimtable.games.doom2004.topics.placing import nearest_empty
from grimtable.games.doom2004.topics.sides import team_of
from grimtable.grid import bits
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

GUNS: Final = TeamId("guns")
SAW_TEAM: Final = TeamId("saws")
SIDES: Final = (GUNS, SAW_TEAM)
#: D4X-R-63: guns are red, chainsaws blue, whatever the colours of their Marines
FLAGS: Final[Mapping[TeamId, str]] = {GUNS: "red_flag", SAW_TEAM: "blue_flag"}


class Contest(msgspec.Struct):
    """What a game of Capture the Flag remembers between its turns."""

    first: Sum = 0  #: the starting team, which begins every round (D4X-R-107)
    placed: Sum = 0
    turns: Sum = 0
    acting: AtSeat = SeatId("")


@procedure("capture_the_flag", remembers=Contest)
def playing_capture_the_flag() -> list[Step | StopIf]:
    return [
        do("D4X-DM-10", lay_out_arena),
        do("D4X-DM-06", lay_out_pool),
        do("D4X-CTF-04", raise_flags),
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
        do("D4X-CTF-09", draw_starting_team),
        ask(
            "D4X-CTF-09",
            choice(PlaceMarine, among=places_at_home, why_not=why_not_place, do=place),
            seat=placing_seat,
            name="place",
        ),
        repeat_if("D4X-CTF-09", somebody_places, back_to="place"),
        do("D4X-CTF-10", begin_round),
        ask(
            "D4X-CTF-10",
            choice(NameMarine, among=team_mates, why_not=why_not_name, do=name_marine),
            seat=naming_seat,
            name="name_marine",
        ),
        do("D4X-CTF-17", miss_turn, when=must_miss),
        call("D4X-DM-28", "marine_turn", remembering=its_turn, when=plays),
        do("D4X-DM-56", return_keys, when=keys_are_due),
        do("D4X-LCK-02", close_doors, when=has_doors_to_close),
        do("D04-MAR-14", end_turn),
        repeat_if("D4X-CTF-10", marines_left, back_to="name_marine"),
        do("D4X-FLM-02", turn_jets_over, when=has_jets),
        do("D4X-DM-26", tick_timer),
        repeat_if("D4X-CTF-16", goes_on, back_to="begin_round"),
    ]


class CaptureTheFlag(ArenaMode):
    """D4X-CTF-06, D4X-CTF-07: always six Marines, guns against chainsaws."""

    id = "capture_the_flag"
    first_procedure = "capture_the_flag"
    options = ("limit", "knockback")

    def seats(self, players: int | None, options: Mapping[str, OptionValue]) -> tuple[Seat, ...]:
        """D4X-CTF-06, D4X-CTF-08: six seats, whoever holds them; nobody holds seats of both teams."""
        if players not in (None, 6):
            raise SetupError(
                f"Capture the Flag always has six Marines, not {players}; a player may hold several of a team"
            )
        pairs = zip(COLOURS, SAWS, strict=True)
        return tuple(
            Seat(SeatId(id), team, "Marine") for pair in pairs for id, team in zip(pair, SIDES, strict=True)
        )

    def in_turn_of(self, setup: Setup, seat: SeatId) -> tuple[str, object]:
        team = next(each.team for each in setup.seats if each.id == seat)
        return "return_keys", Contest(first=SIDES.index(team), placed=len(setup.seats), acting=seat)

    def score_frags(self, state: DoomState, fragged: Sequence[Marine], by: str) -> None:
        """D4X-CTF-12, D4X-CTF-17, D4X-CTF-20: no score; whoever is fragged misses his next turn."""
        state.table.beside.missing.extend(marine.id for marine in fragged)

    def end_if_won(self, state: DoomState) -> None:
        """D4X-CTF-13, D4X-CTF-22, D4X-R-64: both flags on a base score at once, in anybody's turn."""
        for team in SIDES:
            home = base(state.field.scene, team)
            if all(_lies_on(state, flag, home, team) for flag in FLAGS.values()):
                score(state, team, 1)
                if state.journal is not None:
                    state.emit(events.FlagCaptured(team))
                for owner in SIDES:
                    return_flag(state, owner)
                beside = state.table.beside
                if beside.score[team] >= frag_limit(state):
                    what = f"The limit of {frag_limit(state)} points is reached."
                    changes.win(state, (team,), "D4X-CTF-14", what)
                elif beside.time_is_up:
                    changes.win(state, (team,), "D4X-CTF-16", "The first point after a tie decides.")
                return

    def why_not_take(self, state: DoomState, marine: Marine, token: str) -> Refusal | None:
        owner = owner_of(token)
        if owner is None:
            return super().why_not_take(state, marine, token)
        if owner == team_of(state, marine.id) and marine.space in base(state.field.scene, owner):
            return refuse("D4X-R-65", "at_home", token=token)
        return None

    def lift_token(self, state: DoomState, marine: Marine, token: str) -> bool:
        """D4X-CTF-21, D4X-CTF-26: the enemy's flag is carried on; one's own goes home (D4X-CTF-27)."""
        owner = owner_of(token)
        if owner is None:
            return super().lift_token(state, marine, token)
        if owner == team_of(state, marine.id):
            return_flag(state, owner)
            return False
        lying = state.table.tokens[marine.space]
        lying.remove(token)
        if not lying:
            del state.table.tokens[marine.space]
        return True

    def respawn_spaces(self, state: DoomState, marine: Marine) -> list[Space]:
        """D4X-CTF-19, D4X-R-67: an empty space of his headquarters, or the nearest one."""
        home = headquarters(state.field.scene, team_of(state, marine.id))
        free = home & ~(state.field.occupied | state.field.obstacles)
        return [Space(space) for space in bits(free or nearest_empty(state, home))]

    def time_is_up(self, state: DoomState) -> None:
        """D4X-CTF-15, D4X-CTF-16: more points win; a tie goes on until the next one, or to a draw."""
        beside = state.table.beside
        guns, saws = beside.score[GUNS], beside.score[SAW_TEAM]
        if guns != saws:
            won = GUNS if guns > saws else SAW_TEAM
            changes.win(state, (won,), "D4X-CTF-15", "The timer has run out.")
        elif beside.overtime > state.game.ruleset.overtime:
            changes.win(state, (), "D4X-CTF-16", "Nobody has broken the tie.")


# --- flags ----------------------------------------------------------------------------------------


def owner_of(token: str) -> TeamId | None:
    """The team whose flag this is; None for anything else."""
    return next((team for team, flag in FLAGS.items() if flag == token), None)


def raise_flags(state: DoomState, contest: Contest) -> None:
    """D4X-CTF-04: each on its own base, which covers two spaces; it lies on the first."""
    for team in SIDES:
        space = base(state.field.scene, team)[0]
        state.table.tokens.setdefault(space, []).append(FLAGS[team])


def return_flag(state: DoomState, team: TeamId) -> None:
    """D4X-CTF-23, D4X-CTF-27: a flag is on its own base again, wherever it was."""
    table, flag = state.table, FLAGS[team]
    home = base(state.field.scene, team)[0]
    if flag in table.tokens.get(home, ()):
        return
    for space, lying in list(table.tokens.items()):
        if flag in lying:
            lying.remove(flag)
            if not lying:
                del table.tokens[space]
    for marine in table.marines.values():
        if marine.held(flag):
            marine.set_clocks(flag, [])
    table.tokens.setdefault(home, []).append(flag)
    if state.journal is not None:
        state.emit(events.TokenReturned(flag, home))


def _lies_on(state: DoomState, flag: str, home: list[Space], team: TeamId) -> bool:
    """D4X-R-64: on either space of the base, or in the hands of a Marine of the team who stands on one."""
    if any(flag in state.table.tokens.get(space, ()) for space in home):
        return True
    return any(marine.held(flag) and marine.space in home for marine in marines_of(state, team))


# --- placing --------------------------------------------------------------------------------------


def draw_starting_team(state: DoomState, contest: Contest) -> None:
    """D4X-CTF-09: by lot."""
    drawn = state.pick("starting_team", list(SIDES))
    contest.first = SIDES.index(TeamId(drawn))
    if state.journal is not None:
        state.emit(events.StarterDrawn(drawn))


def placing_seat(state: DoomState, contest: Contest) -> SeatId:
    """D4X-CTF-09: the teams take turns."""
    team = SIDES[(contest.first + contest.placed) % 2]
    return SeatId(next(marine.id for marine in marines_of(state, team) if marine.space < 0))


def places_at_home(state: DoomState, contest: Contest, seat: SeatId) -> Iterator[PlaceMarine]:
    home = headquarters(state.field.scene, team_of(state, seat))
    for space in bits(home & ~(state.field.occupied | state.field.obstacles)):
        yield PlaceMarine(seat, Space(space))


def why_not_place(state: DoomState, contest: Contest, action: PlaceMarine) -> Refusal | None:
    name = state.field.name(action.space)
    if not headquarters(state.field.scene, team_of(state, action.seat)) >> action.space & 1:
        return refuse("D4X-CTF-09", "not_home", space=name)
    if (state.field.occupied | state.field.obstacles) >> action.space & 1:
        return refuse("D4X-CTF-09", "taken", space=name)
    return None


def place(state: DoomState, contest: Contest, action: PlaceMarine) -> None:
    contest.placed += 1
    changes.place_marine(state, state.table.marines[action.seat], action.space)


# --- rounds ---------------------------------------------------------------------------------------


def begin_round(state: DoomState, contest: Contest) -> None:
    contest.turns = 0
    state.table.round += 1
    state.table.beside.acted = []
    if state.journal is not None:
        state.emit(events.RoundBegan(state.table.round))


def to_act(state: DoomState, contest: Contest) -> list[Marine]:
    """D4X-CTF-11: the Marines of the team at its slot whose markers are green."""
    acted = state.table.beside.acted
    team = SIDES[(contest.first + contest.turns) % 2]
    return [marine for marine in marines_of(state, team) if marine.id not in acted]


def naming_seat(state: DoomState, contest: Contest) -> SeatId:
    return SeatId(to_act(state, contest)[0].id)


def team_mates(state: DoomState, contest: Contest, seat: SeatId) -> Iterator[NameMarine]:
    """D4X-R-66: also one who has to miss his turn: a slot of the team is spent on him."""
    for marine in to_act(state, contest):
        yield NameMarine(seat, marine.id)


def why_not_name(state: DoomState, contest: Contest, action: NameMarine) -> Refusal | None:
    if action.marine not in (marine.id for marine in to_act(state, contest)):
        return refuse("D4X-CTF-11", "not_green", figure=action.marine)
    return None


def name_marine(state: DoomState, contest: Contest, action: NameMarine) -> None:
    contest.acting = SeatId(action.marine)


def must_miss(state: DoomState, contest: Contest) -> bool:
    return contest.acting in state.table.beside.missing


def miss_turn(state: DoomState, contest: Contest) -> None:
    """D4X-CTF-17, D4X-R-66: his turn of this round is gone; in the next one he comes back."""
    state.table.beside.missing.remove(contest.acting)
    state.table.active = contest.acting
    if state.journal is not None:
        state.emit(events.TurnMissed(FigureId(contest.acting)))
    contest.acting = SeatId("")


def plays(state: DoomState, contest: Contest) -> bool:
    return bool(contest.acting)


def its_turn(state: DoomState, contest: Contest) -> MarineTurn:
    return MarineTurn(contest.acting)


def end_turn(state: DoomState, contest: Contest) -> None:
    end_marine_turn(state, FigureId(contest.acting or state.table.active))
    contest.turns += 1
    contest.acting = SeatId("")


def marines_left(state: DoomState, contest: Contest) -> bool:
    return len(state.table.beside.acted) < len(state.table.marines)


def goes_on(state: DoomState, contest: Contest) -> bool:
    return True


CAPTURE_THE_FLAG = CaptureTheFlag()
