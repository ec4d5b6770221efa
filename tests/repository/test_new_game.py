"""`make game`: a copy of skirmish under a new name plays, and keeps what every game promises."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools.new_game import ROOT, NewGameError, main, make, why_not_name, why_not_prefix

_EXAMINE = """
from grimtable.games import load_game
from grimtable.conformance.suite import Trial, examine
from grimtable.rulebook.index import open_index

game = load_game("night_watch")
assert game.title == "Night Watch", game.title
index = open_index()
rules = frozenset(id for name in ("kernel", game.id) for id in index.rules_of(name))
assert index.volumes_of(game.id)[0].prefix == "NIG"
for windows in ("skip", "ask"):
    assert examine(Trial(game, 3, 2, "cold_start", windows), rules, count=4).applied > 0
"""


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """As much of a clone as a game needs, with the new game in it."""
    root = tmp_path_factory.mktemp("clone")
    unwanted = shutil.ignore_patterns("__pycache__", "static")
    for folder in ("src/grimtable", "cases/skirmish"):
        shutil.copytree(ROOT / folder, root / folder, ignore=unwanted)
    shutil.copyfile(ROOT / "pyproject.toml", root / "pyproject.toml")
    assert main(["night_watch", "--root", str(root)]) == 0
    return root


def run(root: Path, *words: str) -> str:
    done = subprocess.run(
        [sys.executable, *words],
        cwd=root,
        env={**os.environ, "PYTHONPATH": str(root / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_plays_by_its_own_name(root: Path) -> None:
    assert "all verified" in run(root, "-m", "grimtable", "selfplay", "night_watch", "--games", "1")


def test_its_cases_hold(root: Path) -> None:
    assert " 0 failed" in run(root, "-m", "grimtable", "case", "cases/night_watch")


def test_it_keeps_what_every_game_promises(root: Path) -> None:
    run(root, "-c", _EXAMINE)


def test_its_first_record_is_verified(root: Path) -> None:
    run(root, "-m", "grimtable", "replay", "verify", "tests/records/night_watch/first_game.json")


def test_nothing_of_it_remembers_skirmish(root: Path) -> None:
    for folder in (root / "src/grimtable/games/night_watch", root / "cases/night_watch"):
        for file in folder.rglob("*"):
            if file.is_file() and "__pycache__" not in file.parts:
                text = file.read_text(encoding="utf-8")
                assert "skirmish" not in text.lower(), file
                assert "SKI-" not in text, file


def test_no_game_imports_it(root: Path) -> None:
    assert "(grimtable.games.night_watch)" in (root / "pyproject.toml").read_text(encoding="utf-8")


def test_a_name_that_is_taken_or_odd_is_refused(root: Path) -> None:
    assert why_not_name("skirmish") == "there is a game skirmish already"
    assert why_not_name("class") is not None
    assert why_not_prefix("SKI") == "the prefix SKI is taken by skirmish; choose another --prefix"
    assert why_not_prefix("ski") is not None
    with pytest.raises(NewGameError, match="there are files of night_watch already"):
        make("night_watch", "NIW", root)
