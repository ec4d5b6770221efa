"""The scenario: one to three Marines as one team against the Invader.  Chapter SET."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING, Final

from grimtable.games.doom2004 import changes
from grimtable.games.doom2004.modes.mode import IN_ANY_TURN, IN_INVADERS_TURN, Mode, StartingTokens
from grimtable.games.doom2004.table import COLOURS, INVADER, INVADERS, MARINES, SAWS
from grimtable.kernel import Seat, SeatId, Setup, SetupError, TeamId
from grimtable.kernel.setup import OptionValue

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState
    from grimtable.games.doom2004.table import Marine

#: by the number of Marines (D04-SET-13, D04-SET-14, D04-SET-15 and D04-SET-19); nothing else (D04-SET-16)
STARTING_TOKENS = {
    1: StartingTokens(4, 10, 2, 3),
    2: StartingTokens(3, 9, 2, 3),
    3: StartingTokens(2, 8, 2, 2),
}


#: D04-SET-03, D4X-SET-13: who may take part: one to three colours, each with the figure that it plays
SQUADS: Final = tuple(
    sorted(
        (
            "+".join(id for id in figures if id)
            for figures in product(*((colour, saw, "") for colour, saw in zip(COLOURS, SAWS, strict=True)))
            if any(figures)
        ),
        key=lambda squad: (squad.count("_saw"), squad.count("+")),
    )
)


class ScenarioMode(Mode):
    """Marines against the Invader on the map of a scenario."""

    id = "scenario"
    first_procedure = "game"
    options = ("marines", "knockback", "escape")
    explorers = MARINES
    order_moments = {"guard": IN_INVADERS_TURN, "heal": IN_ANY_TURN}

    def seats(self, players: int | None, options: Mapping[str, OptionValue]) -> tuple[Seat, ...]:
        """D04-SET-01, D04-SET-03, D04-DP-01, D4X-SCN-01: one to three Marines, then the Invader.

        D04-SET-23: the first seat is the Marine at the Invader's left. D4X-SET-13, D4X-DP-35: each has a
        colour of his own, and with the expansion the figure with the saw instead of the one with the gun.
        D4X-SET-14: three at most.
        """
        colours: tuple[str, ...]
        if options["marines"] == "first":
            players = 2 if players is None else players
            if not 2 <= players <= 4:
                raise SetupError(f"doom2004 is for 2 to 4 players, not {players}")
            colours = COLOURS[: players - 1]
        else:
            colours = tuple(str(options["marines"]).split("+"))
            if players is not None and players != len(colours) + 1:
                raise SetupError(f"{options['marines']} makes {len(colours) + 1} players, not {players}")
        marines = tuple(Seat(SeatId(colour), MARINES, "Marine") for colour in colours)
        return (*marines, Seat(INVADER, INVADERS, "Invader"))

    def starting_tokens(self, setup: Setup, squad: int = 0) -> StartingTokens:
        """D04-SET-17: by the number of Marines, not of players."""
        return STARTING_TOKENS[squad or len(setup.seats) - 1]

    def answering(self, state: DoomState) -> tuple[SeatId, ...]:
        """D04-TIM-01, D04-TIM-02: events take precedence; then Guards, the Marines in turn order."""
        seats: tuple[SeatId, ...] = _invader_first(state.order)
        return seats

    def may_guard(self, state: DoomState, seat: SeatId, moment: str) -> bool:
        """D04-ORD-10, D04-ORD-18: in the Invader's turn and no other."""
        return state.table.active == INVADER

    def score_frags(self, state: DoomState, fragged: Sequence[Marine], by: str) -> None:
        """D04-FRG-03, D04-R-41, D4X-SCN-02: a point for the Invader each, whoever caused it."""
        changes.score_frags(state, len(fragged), "a Marine was fragged")

    def scores(self, state: DoomState) -> dict[TeamId, int]:
        """D04-VIC-02: only the Invader has points."""
        return {INVADERS: state.table.frags}

    def end_if_won(self, state: DoomState) -> None:
        """D04-VIC-01, D04-VIC-05: what the scenario asks of the Marines; points end it when scored."""
        scenario = state.game.scenario(state.setup)
        if scenario.victory and scenario.victory.hold(state, None):
            changes.win(state, (MARINES,), "D04-VIC-01", scenario.goal_reached or scenario.goal)

    def deck_is_out(self, state: DoomState) -> None:
        """D04-INV-06, D04-INV-07: a point for the Invader, and the discard pile is the new deck."""
        changes.score_frags(state, 1, "the last card of the deck")
        if state.result is None:
            changes.refill_deck(state)

    def in_turn_of(self, setup: Setup, seat: SeatId) -> tuple[str, object]:
        from grimtable.games.doom2004.procedures.game import Rounds

        place = "begin_timers" if seat == INVADER else "end_marine_turn"
        return place, Rounds(setup.order.index(seat))


@lru_cache(maxsize=64)
def _invader_first(order: tuple[SeatId, ...]) -> tuple[SeatId, ...]:
    return (order[-1], *order[:-1])


SCENARIO = ScenarioMode()
