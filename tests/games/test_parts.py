"""A game's parts: found in one place, whole, and only where they are."""

import sys
from pathlib import Path

import pytest

from grimtable.games import installed, load_game, package_of
from grimtable.games.parts import PARTS, IncompletePart, PartName, find_part, has_part, part_of


@pytest.mark.parametrize("name", PARTS)
@pytest.mark.parametrize("game", installed())
def test_a_part_that_is_there_offers_everything(game: str, name: PartName) -> None:
    found = part_of(load_game(game), name)

    assert (found is not None) == has_part(package_of(game), name)
    assert found is None or all(hasattr(found, offered) for offered in PARTS[name].offers)


def test_a_part_that_lacks_something_says_what(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "halfgame" / "statistics").mkdir(parents=True)
    (tmp_path / "halfgame" / "__init__.py").touch()
    (tmp_path / "halfgame" / "statistics" / "__init__.py").write_text("observe = None\n")
    monkeypatch.syspath_prepend(tmp_path)

    with pytest.raises(IncompletePart, match=r"halfgame\.statistics has no sheet; statistics needs it"):
        find_part("halfgame", "statistics")
    assert find_part("halfgame", "bots") is None
    for module in [name for name in sys.modules if name.startswith("halfgame")]:
        monkeypatch.delitem(sys.modules, module)


def test_only_games_with_odds_can_be_asked() -> None:
    assert [id for id in installed() if has_part(package_of(id), "odds")] == ["doom2004", "doom2016"]
