"""Batches: the same games at any number of jobs, stopped and resumed without losing one."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import pytest

from grimtable.kernel import GrimtableError, SetupError
from grimtable.simulation import (
    Alone,
    Batch,
    BatchSpec,
    Chunk,
    Chunks,
    SimulationError,
    Workers,
    make_spec,
    play_one,
    seed_of,
)
from grimtable.simulation.batch import GAMES_FILE, ORDER_FILE
from grimtable.simulation.report.page import fingerprint
from grimtable.simulation.summary import Summary

SKIRMISH = make_spec("skirmish", seats="random", seed=5)


def played(folder: Path, games: int, spec: BatchSpec = SKIRMISH) -> Batch:
    batch = Batch.begin(folder, spec)
    assert batch.play(games, Alone())
    return batch


def test_two_processes_play_the_games_of_one(tmp_path: Path) -> None:
    one = played(tmp_path / "one", 24)
    two = Batch.begin(tmp_path / "two", SKIRMISH)
    pool = Workers(2)
    try:
        assert two.play(24, pool)
    finally:
        pool.close()
    assert [game.number for game in one.games()] == list(range(24))
    assert one.games() == two.games()
    assert fingerprint(Summary.of(one)) == fingerprint(Summary.of(two))


def test_a_games_seed_follows_from_the_batch_and_its_number_alone() -> None:
    seeds = {seed_of(batch, number) for batch in range(20) for number in range(200)}
    assert len(seeds) == 4000
    assert all(0 <= seed < 1 << 53 for seed in seeds)
    assert play_one(SKIRMISH, 3) == play_one(SKIRMISH, 3)
    assert play_one(SKIRMISH, 3).digest != play_one(make_spec("skirmish", seats="random", seed=6), 3).digest


def test_a_batch_goes_on_where_it_stopped_and_grows(tmp_path: Path) -> None:
    played(tmp_path, 5)
    told: list[Chunk] = []
    again = Batch.begin(tmp_path, SKIRMISH)
    assert again.missing(8) == [5, 6, 7]
    assert again.play(8, Alone(), told.append)
    assert sum(chunk.games for chunk in told) == 3
    assert len(again.games()) == 8
    assert len(again.games(first=4)) == 4


def test_a_half_written_line_is_played_again(tmp_path: Path) -> None:
    batch = played(tmp_path, 6)
    whole = batch.games()
    text = batch.path.read_bytes()
    batch.path.write_bytes(text[: text.rindex(b'"digest"')])  # in the middle of the last line
    assert batch.missing(6) == [5]
    assert batch.play(6, Alone())
    assert batch.games() == whole
    assert batch.path.read_bytes() == text


class Interrupting(Alone):
    """A pool of one that is stopped after some games."""

    def __init__(self, after: int) -> None:
        super().__init__()
        self.after = after

    def receive(self) -> Chunk:
        if self.after == 0:
            raise KeyboardInterrupt
        self.after -= 1
        return super().receive()


def test_ctrl_c_keeps_what_is_finished(tmp_path: Path) -> None:
    batch = Batch.begin(tmp_path, SKIRMISH)
    assert not batch.play(10, Interrupting(after=4))
    assert batch.missing(10) == [4, 5, 6, 7, 8, 9]
    assert batch.play(10, Alone())
    assert batch.games() == played(tmp_path / "whole", 10).games()


def test_a_deadline_stops_as_well(tmp_path: Path) -> None:
    batch = Batch.begin(tmp_path, SKIRMISH)
    assert not batch.play(10, Alone(), deadline=time.monotonic() - 1)
    assert len(batch.missing(10)) == 10


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGKILL")
def test_a_batch_survives_being_killed(tmp_path: Path) -> None:
    """The plug is pulled in the middle of play; the same order goes on and ends with the same games."""
    folder = tmp_path / "batch"
    words = ["simulate", "skirmish", "--seats", "random", "--seed", "5", "--games", "5000", "--jobs", "2"]
    process = subprocess.Popen(
        [sys.executable, "-m", "grimtable", *words, "--out", str(folder)],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    try:
        _wait_for_lines(folder / GAMES_FILE, 30, process)
    finally:
        process.send_signal(signal.SIGKILL)
        process.wait()
    batch = Batch.open(folder)
    finished = len(batch.games())
    assert 30 <= finished < 5000
    highest = max(game.number for game in batch.games()) + 3
    _wait_until_free(batch, highest)
    assert not batch.missing(highest)
    some = [game for game in batch.games() if game.number % 29 == 0][:5]
    assert some == [play_one(SKIRMISH, game.number) for game in some]


def _wait_for_lines(path: Path, lines: int, process: "subprocess.Popen[bytes]") -> None:
    for _ in range(600):
        if path.exists() and path.read_bytes().count(b"\n") >= lines:
            return
        assert process.poll() is None, "the command ended before it was killed"
        time.sleep(0.1)
    raise AssertionError("no games were played in a minute")


def _wait_until_free(batch: Batch, games: int) -> None:
    """Play on; workers of the killed process may hold the file a moment longer."""
    for _ in range(100):
        try:
            assert batch.play(games, Alone())
            return
        except SimulationError:
            time.sleep(0.1)
    raise AssertionError("the lock of a process that is gone was never released")


def test_two_processes_never_write_one_batch(tmp_path: Path) -> None:
    pytest.importorskip("fcntl", reason="this system has no such lock")
    batch = Batch.begin(tmp_path, SKIRMISH)

    class Greedy(Alone):
        def receive(self) -> Chunk:
            with pytest.raises(SimulationError, match="another process is playing the batch"):
                Batch.open(tmp_path).play(3, Alone())
            return super().receive()

    assert batch.play(2, Greedy())


def test_another_order_needs_another_folder(tmp_path: Path) -> None:
    played(tmp_path, 1)
    with pytest.raises(SimulationError, match="differs in the seed \\(5 and 6\\); choose another folder"):
        Batch.begin(tmp_path, make_spec("skirmish", seats="random", seed=6))


def test_folders_that_hold_something_else(tmp_path: Path) -> None:
    with pytest.raises(SimulationError, match="holds no batch"):
        Batch.open(tmp_path / "nowhere")
    (tmp_path / ORDER_FILE).write_text("{}")
    with pytest.raises(SimulationError, match="is not the order of a batch"):
        Batch.open(tmp_path)
    (tmp_path / "file").write_text("")
    with pytest.raises(SimulationError, match="is a file"):
        Batch.begin(tmp_path / "file", SKIRMISH)
    (tmp_path / "half").mkdir()
    (tmp_path / "half" / GAMES_FILE).write_text("")
    with pytest.raises(SimulationError, match=r"holds games.jsonl without batch.json"):
        Batch.begin(tmp_path / "half", SKIRMISH)


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    batch = played(tmp_path, 2)
    lines = batch.path.read_bytes().splitlines(keepends=True)
    batch.path.write_bytes(b"nonsense\n" + lines[1])
    with pytest.raises(SimulationError, match=r"games.jsonl:1 is not the line of a game"):
        batch.games()
    assert batch.missing(2) == [0]


class Counted(Alone):
    """A pool that never plays, to look at the sizes of chunks."""

    def __init__(self, size: int, largest: int) -> None:
        super().__init__()
        self.size, self.largest = size, largest


def chunk(games: int, seconds: float) -> Chunk:
    return Chunk(b"", games, (), seconds)


def test_chunks_start_small_follow_the_speed_and_end_small() -> None:
    queue = Chunks(range(1000), Counted(2, 256))
    assert queue.next() == range(1)
    queue.learn(chunk(10, 0.1))
    sizes = [len(queue.next())]
    while queue.left:
        sizes.append(len(queue.next()))
    assert sizes[0] == 50
    assert sizes[-1] == 1
    assert sizes == sorted(sizes, reverse=True)
    assert sum(sizes) == 999


def test_slow_games_go_one_by_one() -> None:
    queue = Chunks(range(100), Counted(2, 256))
    queue.learn(chunk(1, 9.0))
    assert len(queue.next()) == 1


def test_a_game_that_fails_is_a_line_and_not_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise KeyError("vault")

    monkeypatch.setattr("grimtable.simulation.playing.decide", broken)
    failed = play_one(SKIRMISH, 1)
    assert failed.failure == "KeyError: 'vault'"
    assert failed.winners == ()
    assert failed.seed == seed_of(5, 1)


@pytest.mark.parametrize(
    ("seats", "sentence"),
    [
        ("human", "nobody sits at a batch"),
        ("veterran", "did you mean veteran"),
        ("marines=recruit,random", "mixes two ways"),
        ("marine=recruit", "did you mean marines"),
        ("red=random,red=recruit", "names red twice"),
        ("random,random,random,random", "names 4 bots, and this table has 2 seats"),
    ],
)
def test_seats_that_cannot_be_read(seats: str, sentence: str) -> None:
    with pytest.raises(GrimtableError, match=sentence):
        make_spec("doom2004", seats=seats)


def test_an_order_is_checked_before_anything_is_played() -> None:
    with pytest.raises(SetupError, match="no scenario"):
        make_spec("doom2004", "nowhere")
    with pytest.raises(SetupError, match="2 to 4 players"):
        make_spec("doom2004", players=9)
    with pytest.raises(SetupError, match="option"):
        make_spec("doom2004", options={"knockbak": "wound"})


def levels(seats: str, players: int = 3) -> Sequence[str]:
    return list(make_spec("doom2004", players=players, seats=seats).levels.values())


def test_seats_by_order_by_team_and_by_name() -> None:
    assert levels("recruit") == ["recruit"] * 3
    assert levels("recruit,random") == ["recruit", "random", "random"]
    assert levels("marines=recruit,green=random,invader=recruit") == ["recruit", "random", "recruit"]
    assert levels("") == ["random"] * 3


def test_the_command_in_an_order_plays_the_same_game(tmp_path: Path) -> None:
    """What a report prints for one of its games gives that game, with its record."""
    from grimtable.cli.main import main
    from grimtable.games import load_game
    from grimtable.records.record import read_record_file
    from grimtable.records.verifying import verify

    game = play_one(SKIRMISH, 2)
    words = SKIRMISH.replay(2).replace("FOLDER", str(tmp_path)).split()[1:]
    assert main([*words, "--jobs", "1"]) == 0
    record = read_record_file(next(tmp_path.iterdir()))
    checked = verify(load_game("skirmish"), record)
    assert (checked.decisions, checked.digest[:16]) == (game.decisions, game.digest)
