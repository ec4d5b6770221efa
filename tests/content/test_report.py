"""Listing what a pack holds by provenance, and checking packs for the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from grimtable.cli.main import main
from grimtable.content import load_pack
from grimtable.content.report import (
    check_pack,
    count_items,
    list_items,
    render_check,
    render_counts,
    render_items,
)
from tests.content.support import write_pack
from tests.content.tiny_game import PACKS, SCHEMA, TINY


def test_items_are_listed_by_provenance() -> None:
    pack = load_pack(TINY, SCHEMA)
    assert [(row.kind, row.id) for row in list_items(pack, provenance="rulebook")] == [
        ("dice", "green"),
        ("weapons", "pistol"),
    ]
    assert [row.id for row in list_items(pack, provenance="original", kind="cards")] == ["ambush", "brace"]
    assert len(list_items(pack)) == pack.count()
    assert render_items(list_items(pack, kind="dice")) == (
        "provenance  item        name       source or note\n"
        "rulebook    dice/green  Green die  rules, page 3\n"
        "community   dice/red    Red die    a photograph\n"
        "2 items"
    )
    assert render_items([]) == "no items"


def test_counts() -> None:
    counts = count_items(load_pack(TINY, SCHEMA))
    assert [(count.kind, count.total) for count in counts] == [
        ("dice", 2), ("weapons", 2), ("cards", 2), ("scenarios", 1),
    ]  # fmt: skip
    assert render_counts(counts).splitlines()[-1].split() == ["total", "7", "2", "1", "4"]
    assert render_counts([]) == "kind  items  rulebook  community  original"


def test_a_sound_pack_is_checked() -> None:
    checked = check_pack(TINY, SCHEMA)
    assert checked.sound
    assert checked.hash == load_pack(TINY, SCHEMA).hash
    assert render_check(checked).startswith(f"Tiny (tiny): no problems, content {checked.hash}\n")


def test_an_overlay_is_checked_over_its_pack() -> None:
    checked = check_pack(PACKS / "corrections", SCHEMA, base=load_pack(TINY, SCHEMA))
    assert checked.sound
    assert checked.pack_id == "corrections"
    assert check_pack(TINY, SCHEMA, overlays=[PACKS / "corrections"]).hash == checked.hash


def test_problems_of_items_and_of_texts_are_told(tmp_path: Path) -> None:
    write_pack(tmp_path, {"dice/red.toml": "faces = 1\n"})
    checked = check_pack(tmp_path, SCHEMA)
    assert not checked.sound
    assert render_check(checked).splitlines() == [
        f"{tmp_path}/dice/red.toml:1: faces: expected a list (each a table), found the whole number 1",
        f"1 problem in {tmp_path}",
    ]
    write_pack(tmp_path, {"dice/red.toml": "faces = []\n", "texts/de.ftl": "dice-rad =\n    .name = R\n"})
    assert render_check(check_pack(tmp_path, SCHEMA)).splitlines() == [
        f'{tmp_path}/texts/de.ftl:1: dice-rad: there is no item "rad" in "dice" — did you mean "red"?',
        f"1 problem in {tmp_path}",
    ]


@pytest.mark.parametrize(
    ("game", "card"),
    [("skirmish", "cards/snare"), ("doom2004", "marine_cards/scout"), ("doom2004", "invader_cards/dud")],
)
def test_words_that_differ_from_the_meaning_are_found(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], game: str, card: str
) -> None:
    """The card can be played, but says something else than it does."""
    file = tmp_path / f"{card}.toml"
    file.parent.mkdir()
    (tmp_path / "pack.toml").write_text(
        f'id = "mine"\ntitle = "Mine"\ngame = "{game}"\nversion = "1"\noverlays = "{game}"\n'
    )
    file.write_text('patch = true\ntext = "Draw 3 cards."\n')

    assert main(["content", "check", str(tmp_path)]) == 1
    said = capsys.readouterr().out
    assert f"{file.name}:2: text: says something else than the card does, which is: " in said
    file.write_text("patch = true\n")
    assert main(["content", "check", str(tmp_path)]) == 0
    file.write_text('patch = true\ntext = "Draw 3 cards."\nown_words = true\n')
    assert main(["content", "check", str(tmp_path)]) == 0


def test_a_green_die_for_which_encounters_have_no_roll_is_found(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """An encounter of DOOM is a table too: one roll for each range that the green die shows."""
    (tmp_path / "dice").mkdir()
    (tmp_path / "pack.toml").write_text(
        'id = "mine"\ntitle = "Mine"\ngame = "doom2004"\nversion = "1"\noverlays = "doom2004"\n'
    )
    faces = ["range = 1", "range = 1", "range = 3", "range = 3", "range = 4", "miss = true"]
    written = "\n".join(f"  {{ {face} }}," for face in faces)
    (tmp_path / "dice" / "green.toml").write_text(f"patch = true\nfaces = [\n{written}\n]\n")

    assert main(["content", "check", str(tmp_path)]) == 1
    said = capsys.readouterr().out
    assert "green.toml:7: faces[4]: no encounter has a roll for the range 4, so nothing would happen" in said
    assert "green.toml:8: faces[5]: no encounter has a roll for the range 0" in said
    assert "green.toml:2: faces: no face has the range 2, so that roll of an encounter" in said
    assert "3 problems" in said
