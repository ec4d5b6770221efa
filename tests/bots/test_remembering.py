"""What bots remember of a position: whoever has forgotten everything weighs every option the same."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import _lru_cache_wrapper
from typing import Any

import pytest

from grimtable.bots import SeatAtTable, advisor_for, make, seed_for
from grimtable.games import load_game
from grimtable.kernel import State

#: Chances of dice, which are dear to work out and follow from their own names alone.
LASTING = ("blows", "values", "worth", "tasks")
DECISIONS = 40


def memories(game: str) -> list[_lru_cache_wrapper[Any]]:
    """Everything that the bots of a game keep about positions."""
    home = f"grimtable.games.{game}.bots."
    modules = [module for name, module in list(sys.modules.items()) if name.startswith(home)]
    return [
        value
        for module in modules
        if module.__name__.removeprefix(home) not in LASTING
        for value in vars(module).values()
        if isinstance(value, _lru_cache_wrapper) and value.__module__ == module.__name__
    ]


def game_of_veterans(state: State[Any, Any]) -> Iterator[SeatAtTable]:
    """Each decision with more than one answer, which a veteran then takes."""
    bots = {seat.id: make("veteran", seed_for(1, seat.id)) for seat in state.setup.seats}
    while state.asked is not None:
        seat = SeatAtTable(state, state.asked, bots[state.asked].seed)
        if len(state.legal) > 1:
            yield seat
        state.apply(bots[state.asked].choose(seat))


@pytest.mark.parametrize(
    ("id", "scenario", "players", "skipped"),
    [
        ("doom2004", "breathless", 3, 100),
        ("doom2004", "through_the_black_mirror", 4, 150),
        ("doom2004", "cloverleaf", 4, 40),
        ("doom2016", "cold_samples", 4, 60),
    ],
)
def test_whoever_has_forgotten_everything_weighs_the_same(
    id: str, scenario: str, players: int, skipped: int
) -> None:
    game = load_game(id, ("amendments", "expansion") if id == "doom2004" else None)
    advisor = advisor_for(game, "veteran")[1]
    assert advisor is not None
    state = game.new(players=players, scenario=scenario, seed=3)
    found = memories(id)
    assert found
    before = sum(each.cache_info().hits for each in found)
    weighed = []
    for number, seat in enumerate(game_of_veterans(state)):
        if number >= skipped:
            weighed.append((seat.look(), seat.seat, advisor.weigh(seat.look(), seat.seat)))
        if number >= skipped + DECISIONS:
            break
    assert sum(each.cache_info().hits for each in found) - before > DECISIONS  # something was remembered
    for look, seat_id, remembered in weighed:
        for each in found:
            each.cache_clear()
        assert advisor.weigh(look, seat_id) == remembered
