"""Capture the Flag: three Marines with guns against three with chainsaws.  Chapter CTF.

By the rules of Deathmatch but for what stands here (D4X-CTF-01), on maps of its own (D4X-CTF-02, D4X-R-09).
Frags do not count (D4X-CTF-12), both flags on one's own base do (D4X-CTF-13). A flag is a token as others
are: it hinders its carrier in nothing (D4X-CTF-29), says itself that nobody hands it over (D4X-CTF-24) and
is dropped where he falls (D4X-CTF-25); he is equipped anew as in Deathmatch (D4X-CTF-18).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from grimtable.games.doom2004 import changes, events
from grimtable.games.doom2004.modes.arena import ArenaMode, marines_of, point_limit, score
from grimtable.games.doom2004.modes.bout import Bout
from grimtable.games.doom2004.table import COLOURS, SAWS
from grimtable.games.doom2004.topics.arena import base, headquarters
from grimtable.games.doom2004.topics.placing import nearest_empty
from grimtable.games.doom2004.topics.sides import team_of
from grimtable.grid import bits
from grimtable.kernel import Refusal, Seat, SeatId, Setup, SetupError, TeamId, refuse
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


class CaptureTheFlag(ArenaMode):
    """D4X-CTF-06, D4X-CTF-07: always six Marines, guns against chainsaws."""

    id = "capture_the_flag"
    first_procedure = "capture_the_flag"
    options = ("people", "beginner", "limit", "knockback")
    #: D4X-CTF-14: the rules name no number; to 5, as in Deathmatch, the timer ends nearly every game
    proposed_options = {"limit": 3}
    flags = FLAGS
    first_turn = 0
    clock_rules = ("D4X-CTF-15", "D4X-CTF-16", "D4X-R-68", "D4X-MOD-22")
    names_the_last = True

    def not_to_name(self, marine: FigureId) -> Refusal:
        return refuse("D4X-CTF-11", "not_green", figure=marine)

    def agree(
        self, players: int | None, options: dict[str, OptionValue]
    ) -> tuple[int | None, dict[str, OptionValue]]:
        """D4X-CTF-06, D4X-R-49: six Marines, however few people run them."""
        if players is not None and 2 <= players < 6:
            return 6, {**options, "people": players}
        return players, options

    def seats(self, players: int | None, options: Mapping[str, OptionValue]) -> tuple[Seat, ...]:
        """D4X-CTF-06, D4X-CTF-08: six seats, whoever holds them; nobody holds seats of both teams."""
        if players not in (None, 6):
            raise SetupError(f"Capture the Flag is for two to six players with six Marines, not {players}")
        pairs = zip(COLOURS, SAWS, strict=True)
        return tuple(
            Seat(SeatId(id), team, "Marine") for pair in pairs for id, team in zip(pair, SIDES, strict=True)
        )

    def in_turn_of(self, setup: Setup, seat: SeatId) -> tuple[str, object]:
        team = next(each.team for each in setup.seats if each.id == seat)
        return "return_keys", Bout(first=SIDES.index(team), placed=len(setup.seats), acting=seat)

    def players(self, state: DoomState) -> int:
        """D4X-R-49: as the table has said."""
        return int(state.setup.options.get("people", 6))

    def moved_on(self, state: DoomState) -> int:
        """D4X-R-107: the starting team begins every round, unless the table has them take turns."""
        take_turns = state.setup.options.get("beginner") == "turns"
        return state.table.round - 1 if take_turns else 0

    # --- points -------------------------------------------------------------------------------------

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
                if beside.score[team] >= point_limit(state):
                    what = f"The limit of {point_limit(state)} points is reached."
                    changes.win(state, (team,), "D4X-CTF-14", what)
                elif beside.time_is_up:
                    changes.win(state, (team,), "D4X-CTF-16", "The first point after a tie decides.")
                return

    def time_is_up(self, state: DoomState) -> None:
        """D4X-CTF-15, D4X-CTF-16: more points win; at a tie play goes on until the next one."""
        beside = state.table.beside
        guns, saws = beside.score[GUNS], beside.score[SAW_TEAM]
        if guns != saws:
            won = GUNS if guns > saws else SAW_TEAM
            changes.win(state, (won,), "D4X-CTF-15", "The timer has run out.")

    def call_off(self, state: DoomState) -> None:
        """D4X-R-68, D4X-MOD-22: by agreement; a tie that nobody breaks is nobody's."""
        points = state.table.beside.score
        most = max(points.values())
        best = tuple(TeamId(team) for team, has in points.items() if has == most)
        rule = "D4X-R-68" if state.game.ruleset.timer else "D4X-MOD-22"
        changes.win(state, best if len(best) == 1 else (), rule, f"All agree to end it, at {most} points.")

    # --- flags --------------------------------------------------------------------------------------

    def within_reach(self, state: DoomState, marine: Marine) -> list[str]:
        """D4X-CTF-21: from either space of a base its flag can be taken, on whichever it lies."""
        lying = super().within_reach(state, marine)
        for team, flag in FLAGS.items():
            home = base(state.field.scene, team)
            if marine.space in home and any(flag in state.table.tokens.get(space, ()) for space in home):
                if flag not in lying:
                    lying = [*lying, flag]
        return lying

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
        remove_flag(state, owner)
        return True

    def not_to_hand_over(self, state: DoomState, token: str) -> Refusal:
        if owner_of(token) is not None:
            return refuse("D4X-CTF-24", "flag", token=token)
        return super().not_to_hand_over(state, token)

    def has_been_pushed(self, state: DoomState, marine: Marine) -> None:
        """D4X-R-64: a flag is on the base as soon as its carrier is, however he came there."""
        self.end_if_won(state)

    # --- places -------------------------------------------------------------------------------------

    def respawn_spaces(self, state: DoomState, marine: Marine) -> list[Space]:
        """D4X-CTF-19, D4X-R-67, D4X-DP-34: an empty space of his headquarters, or the nearest one."""
        home = headquarters(state.field.scene, team_of(state, marine.id))
        free = home & ~(state.field.occupied | state.field.obstacles)
        return [Space(space) for space in bits(free or nearest_empty(state, home))]

    def not_to_respawn(self, state: DoomState, marine: Marine, space: Space) -> Refusal:
        field = state.field
        home = headquarters(field.scene, team_of(state, marine.id))
        if home & ~(field.occupied | field.obstacles):
            return refuse("D4X-CTF-19", "not_home", space=field.name(space))
        return refuse("D4X-R-67", "not_nearest", space=field.name(space))

    def start_spaces(self, state: DoomState, marine: Marine) -> list[Space]:
        """D4X-CTF-09: an empty space of his headquarters."""
        home = headquarters(state.field.scene, team_of(state, marine.id))
        return [Space(space) for space in bits(home & ~(state.field.occupied | state.field.obstacles))]

    def why_not_start(self, state: DoomState, marine: Marine, space: Space) -> Refusal | None:
        name = state.field.name(space)
        if not headquarters(state.field.scene, team_of(state, marine.id)) >> space & 1:
            return refuse("D4X-CTF-09", "not_home", space=name)
        if (state.field.occupied | state.field.obstacles) >> space & 1:
            return refuse("D4X-CTF-09", "taken", space=name)
        return None


# --- flags ----------------------------------------------------------------------------------------


def owner_of(token: str) -> TeamId | None:
    """The team whose flag this is; None for anything else."""
    return next((team for team, flag in FLAGS.items() if flag == token), None)


def remove_flag(state: DoomState, team: TeamId) -> None:
    """A flag leaves the space, or the hands, where it is."""
    table, flag = state.table, FLAGS[team]
    for space, lying in list(table.tokens.items()):
        if flag in lying:
            lying.remove(flag)
            if not lying:
                del table.tokens[space]
    for marine in table.marines.values():
        if marine.held(flag):
            marine.set_clocks(flag, [])


def return_flag(state: DoomState, team: TeamId) -> None:
    """D4X-CTF-23, D4X-CTF-27: a flag is on its own base again, wherever it was."""
    table, flag = state.table, FLAGS[team]
    home = base(state.field.scene, team)[0]
    if flag in table.tokens.get(home, ()):
        return
    remove_flag(state, team)
    table.tokens.setdefault(home, []).append(flag)
    if state.journal is not None:
        state.emit(events.TokenReturned(flag, home))


def _lies_on(state: DoomState, flag: str, home: list[Space], team: TeamId) -> bool:
    """D4X-R-64: on either space of the base, or in the hands of a Marine of the team who stands on one."""
    if any(flag in state.table.tokens.get(space, ()) for space in home):
        return True
    return any(marine.held(flag) and marine.space in home for marine in marines_of(state, team))


CAPTURE_THE_FLAG = CaptureTheFlag()
