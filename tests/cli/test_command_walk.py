"""Every command with every game, right and wrong: it ends with its code and a sentence, never a traceback."""

import io
from pathlib import Path

import pytest

from grimtable.games import installed, load_game, pack_of
from tools.command_walk import lines, mistakes, problem_of


def test_every_command_does_its_work(tmp_path: Path) -> None:
    """Three of every long list; `make soak` takes all of them."""
    walked = 0
    for words in lines(tmp_path, seed=3, each=3):
        walked += 1
        assert problem_of(words) == "", words
    assert walked > 60


@pytest.mark.parametrize("game", installed())
def test_every_item_of_a_game_is_shown(game: str, tmp_path: Path) -> None:
    """`grimtable card` with each of them; the cases that name them are run elsewhere."""
    pack = pack_of(load_game(game))
    items = [item.id for kind in pack.schema.kinds for item in pack.items(kind)]
    assert len(items) > 20
    for id in items:
        assert problem_of(["card", game, id, "--cases", str(tmp_path)]) == "", id


def test_every_mistake_is_answered(tmp_path: Path) -> None:
    for words in mistakes(tmp_path, seed=3):
        assert problem_of(words, wrong=True) == "", words


def test_the_walk_notices_a_defect(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(words: list[str]) -> int:
        if words[0] == "raise":
            raise LookupError("a defect")
        print("Traceback of something" if words[0] == "print" else "", end="")
        return 1

    monkeypatch.setattr("tools.command_walk.main", broken)
    monkeypatch.setattr("sys.stdin", io.StringIO())
    assert "a defect" in problem_of(["raise"])
    assert "Traceback" in problem_of(["print"])
    assert problem_of(["silent"]) == "ended with 1 and said nothing"
