"""Sides: friend and enemy go by team, whatever the figure is; any seat may run a figure, or nobody."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, cast

import pytest

from grimtable.games import load_game
from grimtable.games.doom2004 import changes
from grimtable.games.doom2004.actions import Fire, Respawn, Step, Take, Teleport
from grimtable.games.doom2004.field import Occupancy
from grimtable.games.doom2004.game import load
from grimtable.games.doom2004.modes.mode import IN_ANY_TURN, StartingTokens
from grimtable.games.doom2004.modes.scenario import ScenarioMode
from grimtable.games.doom2004.table import INVADER, INVADERS, MARINES, NOBODY, Invader
from grimtable.games.doom2004.topics.sides import (
    enemies,
    enemies_of,
    figures_of,
    friends,
    is_enemy,
    passable,
    run_by,
    seat_of,
    team_of,
)
from grimtable.games.doom2004.topics.targets import target_spaces
from grimtable.kernel import Refusal, Seat, SeatId, Setup, StateError, TeamId, refuse
from grimtable.kernel.identity import FigureId, Space
from grimtable.kernel.position import Position
from tests.support.rule import rule

if TYPE_CHECKING:
    from collections.abc import Sequence

    from grimtable.games.doom2004.field import DoomState
    from grimtable.games.doom2004.table import Marine

DRAWING = """
#####################
# r       t       z #
#                   #
# g       n       i #
#####################
"""
LEGEND: dict[str, dict[str, Any]] = {
    "r": {"marine": "red"},
    "g": {"marine": "green"},
    "t": {"invader": "imp", "seat": "red"},
    "n": {"invader": "zombie", "seat": ""},
    "z": {"invader": "zombie"},
    "i": {"invader": "imp"},
}


def table(**turn: Any) -> DoomState:
    position = Position(drawing=DRAWING, legend=LEGEND, turn=turn or {"seat": "red", "action": "advance"})
    return cast("DoomState", load_game("doom2004").set_up(position))


def spaces(state: DoomState, *ids: str) -> int:
    found = 0
    for space, standing in state.field.at.items():
        if any(id in standing for id in ids):
            found |= 1 << space
    return found


FRIENDLY, NEUTRAL, MONSTER, IMP = "imp_1", "zombie_2", "zombie_1", "imp_2"


def test_a_figure_belongs_to_the_team_of_the_seat_that_runs_it() -> None:
    state = table()
    teams = {id: team_of(state, id) for id in ("red", "green", FRIENDLY, NEUTRAL, MONSTER, IMP)}
    assert teams == {
        "red": MARINES,
        "green": MARINES,
        FRIENDLY: MARINES,
        NEUTRAL: NOBODY,
        MONSTER: INVADERS,
        IMP: INVADERS,
    }
    assert seat_of(state.table.marines["green"]) == "green"
    assert seat_of(state.table.invaders[FRIENDLY]) == "red"
    assert [each.id for each in run_by(state, INVADER)] == [MONSTER, IMP]
    assert [each.id for each in figures_of(state, MARINES)] == ["red", "green", FRIENDLY]


def test_what_nobody_runs_is_an_enemy_of_all() -> None:
    state = table()
    assert is_enemy(state, NEUTRAL, "red") and is_enemy(state, NEUTRAL, MONSTER)
    assert not is_enemy(state, FRIENDLY, "green") and is_enemy(state, FRIENDLY, MONSTER)
    marine, monster = state.table.marines["red"], state.table.invaders[MONSTER]
    assert friends(state, marine) == spaces(state, "red", "green", FRIENDLY)
    assert enemies(state, marine) == spaces(state, MONSTER, IMP, NEUTRAL)
    assert enemies(state, monster) == spaces(state, "red", "green", FRIENDLY, NEUTRAL)
    assert enemies(state, state.table.invaders[NEUTRAL]) == state.field.occupied & ~spaces(state, NEUTRAL)


@rule("D4X-R-56", "D04-FRG-09")
def test_enemies_of_a_team_are_those_of_others_who_stand_on_the_board() -> None:
    state = table()
    assert [each.id for each in enemies_of(state, MARINES)] == [MONSTER, NEUTRAL, IMP]
    changes.frag_marine(state, state.table.marines["green"])
    assert [each.id for each in enemies_of(state, INVADERS)] == ["red", FRIENDLY, NEUTRAL]


@rule("D04-MOV-07", "D04-MOV-09")
def test_a_friend_is_passed_through_and_an_enemy_is_not() -> None:
    state = table()
    marine, monster = state.table.marines["red"], state.table.invaders[MONSTER]
    assert passable(state, marine) & spaces(state, FRIENDLY) and not passable(state, marine) & enemies(
        state, marine
    )
    assert not passable(state, monster) & spaces(state, FRIENDLY, NEUTRAL)
    assert passable(state, monster) & spaces(state, IMP)


@rule("D04-ATT-04", "D04-R-65")
def test_no_attack_names_a_friend_of_another_kind() -> None:
    state = table()
    named = {action.space for action in state.legal_actions() if isinstance(action, Fire)}
    assert named and not any(spaces(state, FRIENDLY, "green") >> space & 1 for space in named)
    friendly = state.table.invaders[FRIENDLY]
    named = set(target_spaces(state, friendly, state.game.arms[friendly.kind]))
    assert any(spaces(state, MONSTER, IMP) >> space & 1 for space in named)
    assert not any(spaces(state, "red", "green") >> space & 1 for space in named)


@rule("D04-INV-19")
def test_the_invader_activates_only_what_he_runs() -> None:
    state = table(step="activate")
    figures = {getattr(action, "figure", "") for action in state.legal_actions()}
    assert figures == {MONSTER, IMP, ""}


def test_an_activation_is_decided_by_the_seat_that_runs_the_figure() -> None:
    state = table(figure=FRIENDLY)
    assert state.decision is not None and state.decision.seat == "red"
    assert all(action.seat == "red" for action in state.legal_actions())
    assert any(isinstance(action, Step) for action in state.legal_actions())


def test_who_runs_a_figure_survives_copying_and_saving_and_older_games_do_not_say_it() -> None:
    state = table()
    twin = state.game.load(state.to_json())
    assert twin == state and state.copy() == state
    assert twin.field.team == state.field.team
    assert b'"controller":"red"' in state.to_json()
    assert state.to_json().count(b'"controller"') == 2
    assert Invader(FigureId("imp_1"), "imp", Space(3)).seat == INVADER


def test_a_saved_figure_of_a_seat_that_does_not_play_is_refused_in_a_sentence() -> None:
    text = table().to_json().replace(b'"controller":"red"', b'"controller":"pink"')
    with pytest.raises(StateError, match="imp_1 is run by 'pink', who does not play; name a seat"):
        load_game("doom2004").load(text)


# --- what the field keeps ---------------------------------------------------------------------------


def teams(*names: str) -> Occupancy:
    state = table()
    seats = [Seat(SeatId(f"{name}_{n}"), TeamId(name)) for name in names for n in (1, 2)]
    field = Occupancy(state.field.scene, seats, ScenarioMode())
    for place, seat in enumerate(seats):
        field.stand(FigureId(seat.id), 1 << place + 20)
    return field


@pytest.mark.parametrize("names", [("a", "b"), ("a", "b", "c"), ("a", "b", "c", "d", "e", "f")])
def test_of_any_number_of_teams_each_has_its_friends_and_the_rest_as_enemies(names: tuple[str, ...]) -> None:
    field = teams(*names)
    for team in names:
        own = field.of_side[TeamId(team)]
        assert own.bit_count() == 2
        assert field.against(team) == field.against(f"{team}_1") == field.occupied & ~own
    field.shift(FigureId("a_1"), 20, 50)
    field.lift(FigureId("b_2"), 1 << 23)
    for team in names:
        own = field.of_side[TeamId(team)]
        assert own.bit_count() == (1 if team == "b" else 2)
        assert field.against(team) == field.occupied & ~own


@pytest.mark.parametrize("names", [("a", "b"), ("a", "b", "c")])
def test_an_enemy_that_passes_over_somebody_leaves_him_standing(names: tuple[str, ...]) -> None:
    """Whoever flies shares an enemy's space for a step; neither side loses the other's figure."""
    field = teams(*names)
    before = field.copy()
    field.shift(FigureId("a_1"), 20, 22)  # where b_1 stands
    assert field.at[22] == ("a_1", "b_1") and field.shared == 1 << 22
    assert field.of_side[TeamId("a")] >> 22 & 1 and field.of_side[TeamId("b")] >> 22 & 1
    assert field.against("a") >> 22 & 1 and field.against("b") >> 22 & 1
    field.shift(FigureId("a_1"), 22, 20)
    assert field == before and field.of_side == before.of_side


def test_a_figure_that_nobody_ran_changes_sides() -> None:
    field = teams("a", "b")
    field.enrol(FigureId("bot"), "")
    field.stand(FigureId("bot"), 1 << 60)
    assert field.against("a") >> 60 & 1 and field.against("b") >> 60 & 1
    field.lift(FigureId("bot"), 1 << 60)
    field.enrol(FigureId("bot"), "a_1")
    field.stand(FigureId("bot"), 1 << 60)
    assert field.of_side[TeamId("a")] >> 60 & 1
    assert not field.against("a") >> 60 & 1 and field.against("b") >> 60 & 1


def test_two_fields_on_which_a_figure_is_on_another_side_are_told_apart() -> None:
    one, other = teams("a", "b"), teams("a", "b")
    for field, seat in ((one, "a_1"), (other, "b_1")):
        field.enrol(FigureId("bot"), seat)
        field.stand(FigureId("bot"), 1 << 60)
    assert one != other


# --- what a mode decides ----------------------------------------------------------------------------


class AnyTurn(ScenarioMode):
    """A mode in which Guard breaks into the turn of every other seat."""

    order_moments = {"guard": IN_ANY_TURN, "heal": IN_ANY_TURN}

    def may_guard(self, state: DoomState, seat: SeatId, moment: str) -> bool:
        return state.table.active != seat


@rule("D04-ORD-14")
@pytest.mark.parametrize(("mode", "asked"), [(ScenarioMode(), False), (AnyTurn(), True)])
def test_whose_turn_a_guard_breaks_into_is_up_to_the_mode(mode: ScenarioMode, asked: bool) -> None:
    game = load()
    game._modes = dict.fromkeys(game.scenarios, mode)
    legend = {**LEGEND, "g": {"marine": "green", "order": "guard"}}
    turn = {"seat": "red", "action": "advance"}
    state = game.set_up(Position(drawing=DRAWING, legend=legend, turn=turn))
    state.apply(next(action for action in state.legal_actions() if isinstance(action, Step)))
    assert state.decision is not None
    assert (state.decision.seat == "green") == asked


class Duel(ScenarioMode):
    """Each Marine for himself, without an Invader; what lies on the map stays there."""

    explorers = NOBODY
    order_moments = {"guard": IN_ANY_TURN, "heal": IN_ANY_TURN}
    ammunition = False

    def seats(self, players: int | None, options: Any) -> tuple[Seat, ...]:
        return tuple(Seat(SeatId(colour), TeamId(colour), "Marine") for colour in ("red", "green", "blue"))

    def starting_tokens(self, setup: Setup, squad: int = 0) -> StartingTokens:
        return StartingTokens(bullets=0, wounds=5, armor=2, cards=0)

    def answering(self, state: DoomState) -> tuple[SeatId, ...]:
        return state.order

    def may_guard(self, state: DoomState, seat: SeatId, moment: str) -> bool:
        return state.table.active != seat

    def score_frags(self, state: DoomState, fragged: Sequence[Marine], by: str) -> None:
        state.table.flags[f"points_{by}"] = state.table.flags.get(f"points_{by}", 0) + len(fragged)

    def scores(self, state: DoomState) -> dict[TeamId, int]:
        return {seat.team: state.table.flags.get(f"points_{seat.id}", 0) for seat in state.setup.seats}

    def end_if_won(self, state: DoomState) -> None:
        for team, points in self.scores(state).items():
            if points >= 2:
                changes.win(state, (team,), "D4X-DM-42", "Enough frags.")

    def fate_of(self, state: DoomState, marine: Marine, token: str) -> Literal["kept", "lost", "dropped"]:
        return "lost"

    def respawn_spaces(self, state: DoomState, marine: Marine) -> list[Space]:
        return [Space(state.field.board.read("1,0"))]

    def why_not_take(self, state: DoomState, marine: Marine, token: str) -> Refusal | None:
        return refuse("D04-EQP-03", "enough", figure=marine.id, token=token) if marine.held(token) else None

    def lift_token(self, state: DoomState, marine: Marine, token: str) -> bool:
        """The token on the map stays where it is."""
        return True

    def pay_bullet(self, state: DoomState, marine: Marine, weapon: str) -> None:
        changes.lose_tokens(state, marine, weapon)


ARENA = """
#####################
# r       t       g #
#                   #
# p               b #
#####################
"""
STANDING: dict[str, dict[str, Any]] = {
    "r": {"marine": "red", "weapons": ["chain_gun"]},
    "t": {"tokens": ["shotgun"], "teleporter": "red"},
    "p": {"teleporter": "red"},
    "g": {"marine": "green", "weapons": ["shotgun"], "ammo": {"rockets": 2}},
    "b": {"marine": "blue"},
}


def duel(at_pad: str = "", fragged: str = "", **turn: Any) -> DoomState:
    game = load()
    game._modes = dict.fromkeys(game.scenarios, Duel())
    standing = {**STANDING, "p": {**STANDING["p"], **({"marine": "red"} if at_pad else {})}}
    if at_pad:
        standing["r"] = {}
        standing["t"] = {**STANDING["t"], "marine": at_pad}
        standing[at_pad[0]] = {}
    if fragged:
        standing[fragged[0]] = {"fragged": fragged}
    turn = turn or {"seat": "red", "action": "advance"}
    position = Position(drawing=ARENA, legend=standing, turn=turn, options={"marines": "red+green+blue"})
    return game.set_up(position)


def test_without_an_invader_all_others_are_enemies_and_no_weapon_needs_ammunition() -> None:
    state = duel()
    shots = [action for action in state.legal_actions() if isinstance(action, Fire)]
    pistol = {state.field.at[action.space][0] for action in shots if action.weapon == "pistol"}
    assert pistol == {"green", "blue"}
    assert (
        "chain_gun" in {action.weapon for action in shots} and not state.table.marines["red"].ammo["bullets"]
    )
    assert state.field.mode.answering(state) == ("red", "green", "blue")


@rule("D04-TEL-11")
def test_a_marine_who_is_telefragged_scores_for_whom_the_mode_says_and_loses_what_it_says() -> None:
    state = duel(at_pad="green")
    state.table.marines["green"].weapons.append("shotgun")
    (jump,) = [action for action in state.legal_actions() if isinstance(action, Teleport)]
    state.apply(jump)
    green = state.table.marines["green"]
    assert green.space < 0 and not green.weapons and green.wounds == 5
    assert state.field.mode.scores(state) == {"red": 1, "green": 0, "blue": 0}
    assert state.table.frags == 0 and state.result is None


def test_the_mode_says_where_a_token_comes_from_and_who_may_take_it() -> None:
    state = duel(at_pad="green")
    state.table.marines["green"].weapons.clear()
    (jump,) = [action for action in state.legal_actions() if isinstance(action, Teleport)]
    state.apply(jump)
    (take,) = [action for action in state.legal_actions() if isinstance(action, Take)]
    state.apply(take)
    here = state.table.marines["red"].space
    assert state.table.marines["red"].held("shotgun") == 1 and state.table.tokens[here] == ["shotgun"]
    assert not [action for action in state.legal_actions() if isinstance(action, Take)]


def test_the_mode_says_where_a_fragged_marine_comes_back() -> None:
    state = duel(fragged="green", seat="green", begins=True)
    assert state.legal_actions() == [Respawn(SeatId("green"), Space(state.field.board.read("1,0")))]
