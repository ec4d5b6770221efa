"""The page about a game's contract says what the code asks for, and leaves nothing out."""

import re
from pathlib import Path

import pytest

import grimtable
from grimtable.games import installed
from tools.write_contract import ELSEWHERE, FILE, FILES, HOOKS, ROOT, page


def test_the_page_is_what_the_code_says() -> None:
    assert FILE.read_text(encoding="utf-8") == page(), "run make references"


def test_every_protocol_that_a_game_is_asked_for_is_listed() -> None:
    listed = {each.__name__ for group in HOOKS.values() for each in group} | {
        each.__name__ for each in ELSEWHERE
    }
    asked = set[str]()
    for file in Path(grimtable.__file__).parent.rglob("*.py"):
        asked |= set(re.findall(r"@runtime_checkable\nclass (\w+)", file.read_text(encoding="utf-8")))

    assert asked <= listed


@pytest.mark.parametrize("game", installed())
@pytest.mark.parametrize("path", FILES)
def test_every_game_has_the_files(game: str, path: str) -> None:
    assert (ROOT / path.replace("GAME", game)).exists()
