"""`grimtable content` and `grimtable reference`: listings, checks, and mistakes in a sentence."""

from pathlib import Path

import pytest

from grimtable.cli.main import main
from grimtable.games import load_game, pack_of

Captured = pytest.CaptureFixture[str]


def overlay(folder: Path, health: str = "3") -> Path:
    """A pack that gives ghouls more health."""
    (folder / "figures").mkdir(parents=True)
    (folder / "pack.toml").write_text(
        'id = "tougher"\ntitle = "Tougher"\ngame = "skirmish"\nversion = "1"\noverlays = "skirmish"\n'
        '[defaults]\nprovenance = "community"\n'
    )
    (folder / "figures" / "ghoul.toml").write_text(
        f'patch = true\nprovenance = "community"\nhealth = {health}\n'
    )
    return folder


def test_list_shows_every_item_and_the_counts(capsys: Captured) -> None:
    assert main(["content", "list", "skirmish"]) == 0
    listed = capsys.readouterr().out
    pack = pack_of(load_game("skirmish"))
    for kind in pack.schema.kinds:
        for item in pack.items(kind):
            assert f"{kind}/{item.id} " in listed
    assert f"{pack.count()} items" in listed
    assert "total" in listed


def test_list_may_be_narrowed_to_a_kind_and_a_provenance(capsys: Captured, tmp_path: Path) -> None:
    assert main(["content", "list", "skirmish", "--kind", "figures"]) == 0
    listed = capsys.readouterr().out
    assert "figures/ghoul" in listed
    assert "cards/" not in listed
    words = ["content", "list", "skirmish", "--provenance", "community"]
    assert main(words) == 0
    assert capsys.readouterr().out == "no items\n"
    assert main([*words, "--pack", str(overlay(tmp_path / "tougher"))]) == 0
    assert "figures/ghoul" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["list", "skirmsh"], "there is no game 'skirmsh'; did you mean skirmish?"),
        (
            ["list", "skirmish", "--kind", "card"],
            'there is no kind "card" in this game — did you mean "cards"',
        ),
        (["list", "skirmish", "--kind", "xyz"], "the kinds are dice, figures, cards, scenarios"),
        (
            ["list", "skirmish", "--provenance", "orignal"],
            "there is no provenance 'orignal'; did you mean original?",
        ),
        (["list", "skirmish", "--provenance", "zzz"], "choose one of rulebook, community, original"),
        (["check", "no/such/folder"], "no/such/folder is no folder"),
        (["check", "pyproject.toml"], "pyproject.toml is no folder"),
        (["check", "docs"], "pack.toml"),
    ],
)
def test_a_mistake_is_one_sentence(words: list[str], sentence: str, capsys: Captured) -> None:
    assert main(["content", *words]) == 1
    error = capsys.readouterr().err
    assert error.startswith("grimtable: ")
    assert sentence in error
    assert error.count("\n") == 1


def test_check_finds_nothing_wrong_with_the_games_own_pack_and_texts(capsys: Captured) -> None:
    assert main(["content", "check", "skirmish"]) == 0
    assert "no problems" in capsys.readouterr().out


def test_check_takes_a_folder_and_lays_an_overlay_over_its_game(capsys: Captured, tmp_path: Path) -> None:
    assert main(["content", "check", str(overlay(tmp_path / "good"))]) == 0
    assert "Tougher (tougher): no problems" in capsys.readouterr().out


def test_check_names_file_line_and_key_of_a_mistake(capsys: Captured, tmp_path: Path) -> None:
    folder = overlay(tmp_path / "bad", health='"many"')
    assert main(["content", "check", str(folder)]) == 1
    said = capsys.readouterr().out
    assert "ghoul.toml:3: health:" in said
    assert "1 problem in" in said


def test_reference_prints_every_verb_or_writes_the_page(capsys: Captured, tmp_path: Path) -> None:
    assert main(["reference", "skirmish"]) == 0
    page = capsys.readouterr().out
    for name in ("gain_shields", "owner_defends", "cards_in_hand", "attack.declared"):
        assert f"`{name}`" in page
    path = tmp_path / "page.md"
    assert main(["reference", "skirmish", "--output", str(path)]) == 0
    assert path.read_text(encoding="utf-8") == page
