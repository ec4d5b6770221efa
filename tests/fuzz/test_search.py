"""The search itself: it walks into what it was not shown, and tells defects from refusals."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.fuzz import maze
from tools.fuzz import corpus
from tools.fuzz.mutating import LONGEST, Mutator
from tools.fuzz.running import fuzz, sentence
from tools.fuzz.searching import Failure, Search, fewest
from tools.fuzz.target import Prepared, Wrong, checked
from tools.fuzz.tracing import TooLong, Tracer

HERE = str(Path(__file__).parent)


def times(count: int) -> Callable[[], bool]:
    """Goes on so often."""
    left = iter(range(count))
    return lambda: next(left, None) is not None


def search(read: Callable[[bytes], None], *seeds: bytes, seed: int = 1) -> Search:
    return Search(Prepared(read, seeds), random.Random(seed), tracer=Tracer(HERE))


def test_it_finds_a_way_that_nobody_hits_by_chance() -> None:
    """Four letters in a row, each behind the one before: one of 2^32 by guessing, four steps when guided."""
    hunt = search(maze.four_doors, b"....")
    hunt.begin()
    hunt.go(times(20_000))
    (found,) = hunt.failures.values()
    assert found.data.startswith(b"DOOM")
    assert found.key.startswith("ZeroDivisionError")


def test_a_found_defect_is_told_once_and_short() -> None:
    hunt = search(maze.bad_letter, b"x" * 200)
    hunt.begin()
    hunt.go(times(3_000))
    (found,) = hunt.failures.values()
    assert found.data == b"!"


def test_refusals_are_no_defects_unless_they_say_nothing_or_nonsense() -> None:
    def refusing(words: str) -> Prepared:
        def read(data: bytes) -> None:
            raise ValueError(words)  # our own errors show control characters as dots

        return Prepared(read, [], refusals=(ValueError,))

    assert checked(refusing("this is no record"), b"") == "this is no record"
    for words in ("", "  ", "red\x1b[31m", "x" * 30_000):
        with pytest.raises(Wrong):
            checked(refusing(words), b"")


@pytest.mark.parametrize("read", [maze.calls_for_ever, maze.lines_for_ever])
def test_an_input_that_costs_too_much_is_a_defect(read: Callable[[bytes], None]) -> None:
    tracer = Tracer(HERE, most_steps=10_000)
    with pytest.raises(TooLong):
        tracer.watch(lambda: read(b""))
    tracer.watch(lambda: maze.four_doors(b"...."))
    assert tracer.steps < 100, "the next one begins at nothing"


def test_only_short_inputs_with_ways_of_their_own_are_kept() -> None:
    prepared = Prepared(maze.four_doors, [b"...."])
    # The tracer of `fewest` watches our sources; the maze is none of them, so nothing is new there.
    assert fewest(prepared, [b"D...", b"DO.."], most=9, letters=9) == []


def test_mutations_stay_bounded_and_are_the_same_for_the_same_seed() -> None:
    seeds = [b'{"a": [1, {"b": null}], "c": "red"}', b"red: step to 1,0\nblue: pass", b""]

    def row(seed: int) -> list[bytes]:
        mutator = Mutator(random.Random(seed), seeds, ["keeper"])
        found = [seeds[0]]
        for place in range(400):
            found.append(mutator.mutated(found[-1] if place % 7 else seeds[place % 3], seeds))
        return found

    assert row(1) == row(1) != row(2)
    assert max(map(len, row(3))) <= LONGEST
    assert len(set(row(4))) > 300


@pytest.mark.parametrize(("name", "key"), [("dies", "dies with 9"), ("hangs", "hangs")])
def test_a_process_that_hangs_or_dies_names_the_input(
    name: str, key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tools.fuzz.running.GRACE", 2.0)
    outcome = fuzz(name, 0.0, 1, tmp_path, module="tests.fuzz.broken_child")
    assert [(failure.key, failure.data) for failure in outcome.failures] == [(key, b"the last input")]


def test_a_defect_is_told_with_a_file_that_shows_it_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tools.fuzz.running.FOUND", corpus.ROOT / "build" / "fuzz-test")
    told = sentence("records", Failure(b"\x00bad", "ValueError: record.py read", "Traceback …"))
    name = corpus.name_of(b"\x00bad")
    path = corpus.ROOT / "build" / "fuzz-test" / "records" / name
    try:
        assert f"python -m tools.fuzz --only records --input build/fuzz-test/records/{name}" in told
        assert path.read_bytes() == b"\x00bad"
    finally:
        path.unlink()
        path.parent.rmdir()
        path.parent.parent.rmdir()
