"""What a batch of DOOM 2016 counts: cards, classes, demons, and every item by its name."""

from __future__ import annotations

from typing import Any

import pytest

from grimtable.bots import decide, make, seed_for
from grimtable.games import load_game
from grimtable.games.doom2016 import statistics
from grimtable.kernel import Journal
from grimtable.simulation.tally import read_sheet

GAME: Any = load_game("doom2016")


@pytest.fixture(scope="module")
def watched() -> tuple[Any, dict[str, Any]]:
    """One game of recruits with an observer, to its end."""
    journal = Journal()
    state: Any = GAME.before_first_step(GAME.setup(players=3, seed=5))
    observer = statistics.observe(state)
    state.journal = journal
    state.start()
    bots = {seat: make("recruit", seed_for(5, seat)) for seat in state.setup.order}
    observer.watch(state, None, journal.events)
    while state.result is None:
        seen = len(journal.events)
        action = decide(bots[state.asked], state)
        state.apply(action)
        observer.watch(state, action, journal.events[seen:])
    return state, observer.finish(state)


def test_every_count_has_a_name(watched: tuple[Any, dict[str, Any]]) -> None:
    state, counted = watched
    sheet = read_sheet(statistics.sheet(GAME, state.setup), "doom2016")
    groups = {group.id: group for group in sheet.groups}
    for group, items in counted["counts"].items():
        assert group in groups
        known = groups[group].items
        for item, columns in items.items():
            assert not known or item in known, (group, item)
            assert set(columns) <= set(groups[group].columns), (group, item)
            assert item not in groups[group].absent, (group, item)


def test_counts_agree_with_the_table(watched: tuple[Any, dict[str, Any]]) -> None:
    state, counted = watched
    demons = counted["counts"]["demons"]
    placed = sum(row.get("placed", 0) for row in demons.values())
    killed = sum(row.get("killed", 0) for row in demons.values())
    there = sum(1 for figure in state.table.figures.values() if figure.kind != "marine")
    assert placed - killed == there
    assert killed == state.table.counters.get("kills", 0)
    assert counted["curves"]["kills"]["tokens"][-1] == state.table.kills
    assert len(counted["curves"]["kills"]["tokens"]) == state.table.round + 1
    assert sum(counted["layers"]["deaths"].values()) == state.table.kills
    assert sum(counted["layers"]["kills"].values()) == killed
    classes = counted["counts"]["classes"]
    assert sum(row["taken"] for row in classes.values()) == len(state.table.marines)


def test_both_sides_have_dice(watched: tuple[Any, dict[str, Any]]) -> None:
    for rolls, deviation, variance in watched[1]["luck"].values():
        assert rolls > 3
        assert variance > 0
        assert deviation**2 < 30_000 * variance  # five and more standard deviations are no luck
