"""A server wakes many tables at once, in threads; each game is made once for all of them."""

import subprocess
import sys

import pytest

from grimtable.games import installed, load_game
from grimtable.server.presenting import Presenter, _presenter, presenter_of
from tests.server.support import House

PROGRAM = """
import sys, threading
from grimtable.games import installed, load_game

sys.setswitchinterval(1e-6)
found = {name: [] for name in installed()}
start = threading.Barrier(6)

def load():
    start.wait()
    for name in found:
        found[name].append(load_game(name))

threads = [threading.Thread(target=load) for _ in range(6)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
for name, games in found.items():
    print(name, len(games), len(set(map(id, games))))
"""


def test_threads_that_want_a_game_at_once_get_the_same_one() -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], capture_output=True, text=True, timeout=120, check=True
    )
    assert not done.stderr
    for line in done.stdout.splitlines():
        _, threads, games = line.split()
        assert (threads, games) == ("6", "1"), line
    assert done.stdout


def test_games_are_drawn_before_somebody_asks_and_once_in_a_process(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A second server in the same process finds them as the first has left them."""
    drawn: list[str] = []
    warm = Presenter.warm

    def count(presenter: Presenter, state: object) -> None:
        drawn.append(presenter.game.id)
        warm(presenter, state)  # type: ignore[arg-type]

    monkeypatch.setattr(Presenter, "warm", count)
    _presenter.cache_clear()
    house.run(house.registry._warm_up())
    assert set(drawn) == set(installed())
    for name in installed():
        game = load_game(name)
        assert presenter_of(game, game.setup(), "en").is_warm
    drawn.clear()
    house.run(house.registry._warm_up())
    assert drawn == []
