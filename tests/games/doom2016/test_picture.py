"""The picture of DOOM 2016: ways agree with what is offered, cover with its reason, plans with the rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from grimtable.games import load_game
from grimtable.games.doom2016.actions import DeclareAttack, Step
from grimtable.games.doom2016.picture.forecasts import forecast
from grimtable.games.doom2016.picture.overlays import overlay
from grimtable.games.doom2016.picture.routes import acting
from grimtable.games.doom2016.picture.sight_lines import gaze
from grimtable.games.doom2016.picture.walking import Walker
from grimtable.games.doom2016.table import MARINE
from grimtable.games.doom2016.topics.movement import steps
from grimtable.games.doom2016.topics.sight import in_cover, sees
from grimtable.grid import bits
from grimtable.kernel import Refusal
from grimtable.kernel.playout import chooser
from grimtable.narration import names_at
from grimtable.picture import Aim
from grimtable.picture.patch import plain

GAME: Any = load_game("doom2016")


def states(scenario: str, players: int, seed: int, decisions: int) -> Iterator[Any]:
    """A random game, before every decision."""
    state = GAME.new(scenario=scenario, players=players, seed=seed)
    below = chooser(seed)
    for _ in range(decisions):
        if state.over:
            return
        yield state
        state.apply(state.legal[below(len(state.legal))])


@pytest.mark.parametrize(
    ("scenario", "players"), [("furnace_floor", 3), ("tyrant", 5), ("heart_of_glass", 4)]
)
def test_the_first_step_of_a_walk_is_one_that_is_offered(scenario: str, players: int) -> None:
    """Onto free spaces both agree; onto figures the procedure asks whether one gets away again (D16-R-19)."""
    looked = 0
    for state in states(scenario, players, 3, 500):
        memory = acting(state, state.asked)
        if memory is None or memory.points <= 0 or memory.prepared:
            continue
        walker = Walker(state, state.table.figures[memory.figure])
        offered = {action.space for action in state.legal if isinstance(action, Step)}
        found = {
            step.action.space
            for step in walker.steps((walker.here, ()))
            if isinstance(step.action, Step) and step.cost <= memory.points
        }
        assert offered <= found
        if not walker.large:
            free = steps(state, walker.figure, memory.points) & ~state.field.occupied
            assert {space for space in found if free >> space & 1} == {
                space for space in offered if free >> space & 1
            }
        looked += 1
    assert looked > 50


def test_whoever_is_in_cover_is_so_for_a_reason_that_is_drawn() -> None:
    """D16-COV-16: in cover, a line from the best corner is spoilt; without it, all four are clear."""
    covered = open_ = 0
    names = names_at(GAME, GAME.setup(players=4).order)
    for number, state in enumerate(states("walk_the_drone", 4, 5, 300)):
        if number % 6:
            continue
        figures = list(state.table.figures.values())
        for one in figures:
            for other in figures:
                if (one.kind == MARINE) == (other.kind == MARINE) or not sees(state, one, other):
                    continue
                found = gaze(state, one, other)
                assert found.covered == in_cover(state, one, other)
                assert found.lines
                tones = {tone for _, tone in found.lines}
                if found.covered:
                    covered += 1
                    assert tones - {"good"}, "the line that gives cover is drawn"
                    assert found.crossed or found.rough or found.broken
                elif state.field.where[other.id].bit_count() == 1 and not _touch(state, one, other):
                    open_ += 1
                    assert tones == {"good"}
        drawn = overlay(state, None, "sight", figures[0].id, None, names)
        assert drawn is not None
    assert covered > 20
    assert open_ > 20


def _touch(state: Any, one: Any, other: Any) -> bool:
    """D16-COV-08: a corner of the attacker that is the defender's own never leads to cover."""
    board, where = state.field.board, state.field.where
    return bool(board.square(other.space, 1) & where[one.id])


def test_plans_can_be_played_as_they_are_shown() -> None:
    """What pointing at a figure or a space promises is legal, deed by deed, until others are asked."""
    played = 0
    for number, state in enumerate(states("break_the_ring", 3, 11, 260)):
        if number % 5 or acting(state, state.asked) is None:
            continue
        names = names_at(GAME, state.order)
        aims = [Aim(), *(Aim(piece=figure) for figure in list(state.table.figures)[:6])]
        board = state.field.board
        aims += [Aim(place=board.name(space)) for space in bits(board.spaces)[number % 9 :: 9]]
        for aim in aims:
            found = GAME.plans(state, state.asked, aim, names)
            if isinstance(found, Refusal):
                continue
            for plan in found:
                table = state.copy()
                for text in plan.actions:
                    action = table.game.language.read(table, text)
                    assert action in table.legal, text
                    table.apply(action)
                    while table.decision is not None and table.decision.is_window:
                        table.apply(next(each for each in table.legal if type(each).__name__ == "Pass"))
                played += 1
    assert played > 20


def test_odds_of_an_offered_attack_add_up() -> None:
    looked = 0
    for state in states("furnace_floor", 4, 2, 400):
        for action in state.legal:
            if isinstance(action, DeclareAttack):
                odds = forecast(state, action, names_at(GAME, state.order))
                assert odds is not None
                (target,) = odds.targets
                assert sum(chance for _, chance in target.wounds) == pytest.approx(1, abs=0.002)
                assert 0 <= target.kill <= (odds.hit or 0) <= 1
                looked += 1
    assert looked > 10


def test_a_hand_is_for_its_owner_alone() -> None:
    """D16-HID-01: hands, Glory Kill cards and the invasion card are absent for everybody else."""
    for number, state in enumerate(states("knee_deep", 3, 4, 200)):
        if number % 20:
            continue
        names = names_at(GAME, state.order)
        for viewer in (*state.order, None):
            shown = set(plain(GAME.picture(state, viewer, names))["cards"])
            for seat, marine in state.table.marines.items():
                if seat != viewer:
                    assert not shown & {*marine.hand, *marine.glory}
            if viewer != "invader":
                assert not shown & {*state.table.hand, state.table.invasion}
