"""Deathmatch: every player for himself, with one Marine or two, to the frag limit.  Chapter DM."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from grimtable.games.doom2004 import changes
from grimtable.games.doom2004.modes.arena import MARINE_SEATS, ArenaMode, point_limit, score, teams
from grimtable.games.doom2004.modes.bout import Bout
from grimtable.games.doom2004.topics.arena import points
from grimtable.games.doom2004.topics.sides import team_of
from grimtable.kernel import Refusal, Seat, SeatId, Setup, SetupError, TeamId, refuse
from grimtable.kernel.identity import FigureId, Space
from grimtable.kernel.setup import OptionValue

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState
    from grimtable.games.doom2004.table import Marine


class Deathmatch(ArenaMode):
    """D4X-DM-01, D4X-DM-03: Marines only; they score for frags."""

    id = "deathmatch"
    first_procedure = "deathmatch"
    options = ("squads", "limit", "knockback")
    rolls_for_respawn = True
    is_for_teams = False
    first_turn = 1
    clock_rules = ("D4X-DM-59", "D4X-MOD-22")
    names_the_last = False

    def not_to_name(self, marine: FigureId) -> Refusal:
        return refuse("D4X-DM-24", "not_his", figure=marine)

    def agree(
        self, players: int | None, options: dict[str, OptionValue]
    ) -> tuple[int | None, dict[str, OptionValue]]:
        """D4X-DM-14: two and three players have two Marines each."""
        if players in (2, 3):
            return players * 2, {**options, "squads": "pairs"}
        return players, options

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
            raise SetupError(f"a Deathmatch is for two to six players, not {number}")
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

    def players(self, state: DoomState) -> int:
        """D4X-R-49: players, not Marines."""
        return len(teams(state))

    # --- points -------------------------------------------------------------------------------------

    def score_frags(self, state: DoomState, fragged: Sequence[Marine], by: str) -> None:
        """D4X-DM-40, D4X-DM-41: one for each enemy, one less for each of one's own (D4X-DM-44, D4X-DM-45).

        D4X-R-43, D4X-R-57: what happens at once is netted; D4X-DM-43: a player's two Marines have one score.
        """
        net: Counter[TeamId] = Counter()
        for marine in fragged:
            victim = team_of(state, marine.id)
            doer = team_of(state, by) if by else victim
            net[doer] += 1 if doer != victim else -1
        for team, sum_of_all in net.items():
            score(state, team, sum_of_all)

    def end_if_won(self, state: DoomState) -> None:
        """D4X-DM-42: whoever has reached the limit has won."""
        limit = point_limit(state)
        won = [team for team, has in state.table.beside.score.items() if has >= limit]
        if won:
            changes.win(
                state, tuple(map(TeamId, won)), "D4X-DM-42", f"The limit of {limit} frags is reached."
            )

    def time_is_up(self, state: DoomState) -> None:
        """D4X-DM-59, D4X-DM-60: most points win, and all who have as many."""
        best, most = _best(state)
        changes.win(state, best, "D4X-DM-59", f"The timer has run out at {most} frags.")

    def call_off(self, state: DoomState) -> None:
        """D4X-MOD-22: by agreement, as if there had been a timer."""
        best, most = _best(state)
        changes.win(state, best, "D4X-MOD-22", f"All agree to end it, at {most} frags.")

    # --- places -------------------------------------------------------------------------------------

    def respawn_spaces(self, state: DoomState, marine: Marine) -> list[Space]:
        """D4X-DM-50, D4X-DM-51: a free point with the number rolled, or one that is taken if none is free."""
        all_points = points(state.field.scene, state.table.beside.point)
        free = [space for space in all_points if not state.field.occupied >> space & 1]
        return free or all_points

    def not_to_respawn(self, state: DoomState, marine: Marine, space: Space) -> Refusal:
        number, name = state.table.beside.point, state.field.name(space)
        if space in points(state.field.scene, number):
            return refuse("D4X-DM-50", "taken", space=name)
        return refuse("D4X-DM-50", "other_number", space=name, number=number)

    def start_spaces(self, state: DoomState, marine: Marine) -> list[Space]:
        """D4X-DM-18, D4X-DM-19: a respawn point on which nobody stands."""
        return [space for space in points(state.field.scene) if not state.field.occupied >> space & 1]

    def why_not_start(self, state: DoomState, marine: Marine, space: Space) -> Refusal | None:
        name = state.field.name(space)
        if space not in points(state.field.scene):
            return refuse("D4X-DM-18", "no_point", space=name)
        if state.field.occupied >> space & 1:
            return refuse("D4X-DM-19", "taken", space=name)
        return None


def _best(state: DoomState) -> tuple[tuple[TeamId, ...], int]:
    """D4X-DM-60: all who have most."""
    score = state.table.beside.score
    most = max(score.values())
    return tuple(TeamId(team) for team, has in score.items() if has == most), most


DEATHMATCH = Deathmatch()
