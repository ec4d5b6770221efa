"""A sound pack: what it holds, how it is addressed, and what its hash depends on."""

from __future__ import annotations

import copy
import pickle
from pathlib import Path

import pytest

from grimtable.content import Pack, UnknownItem, load_pack, read_manifest
from grimtable.content.texts import Texts
from tests.content.support import MANIFEST, loaded, refused
from tests.content.tiny_game import CARDS, DICE, SCENARIOS, SCHEMA, TINY, WEAPONS


@pytest.fixture(scope="module")
def pack() -> Pack:
    return load_pack(TINY, SCHEMA)


def test_a_file_is_an_item_and_a_file_with_an_underscore_holds_several(pack: Pack) -> None:
    assert [card.id for card in pack.items(CARDS)] == ["ambush", "brace"]
    assert [die.id for die in pack.items(DICE)] == ["green", "red"]
    assert pack.count() == 7
    assert pack.count("weapons") == 2


def test_items_are_typed_and_nested_folders_do_not_change_their_ids(pack: Pack) -> None:
    brace = pack.get(CARDS, "brace")
    assert brace.reaction is not None
    assert brace.reaction.moment == "attack.defending"
    assert brace.title == "Brace"
    assert pack.get(SCENARIOS, "cold_start").legend["s"]["start"] == "scouts"
    assert pack.get(WEAPONS, "pistol").dice == ("green",)


def test_items_cannot_be_changed(pack: Pack) -> None:
    brace = pack.get(CARDS, "brace")
    with pytest.raises(AttributeError):
        brace.name = "Break"  # type: ignore[misc]  # the point of the test
    assert brace.reaction is not None
    with pytest.raises(AttributeError, match="content is frozen"):
        brace.reaction.do.calls = ()
    with pytest.raises(AttributeError, match="content is frozen"):
        del brace.reaction.do.calls
    with pytest.raises(TypeError):
        pack.table("cards")["brace"] = brace  # type: ignore[index]  # the point of the test


def test_the_manifests_default_provenance_fills_in_and_an_items_own_wins(pack: Pack) -> None:
    assert pack.get("cards", "brace").provenance == "original"
    assert pack.get("dice", "green").provenance == "rulebook"
    assert pack.get("dice", "red").source == "a photograph"


def test_asking_for_what_is_not_there_says_what_was_meant(pack: Pack) -> None:
    with pytest.raises(UnknownItem, match='there is no item "brase" in "cards" — did you mean "brace"'):
        pack.get("cards", "brase")
    with pytest.raises(UnknownItem, match='there is no kind "card" in this game — did you mean "cards"'):
        pack.items("card")
    with pytest.raises(UnknownItem, match='cards/brace has no effect "raction" — did you mean "reaction"'):
        pack.effect("cards", "brace", "raction")
    with pytest.raises(UnknownItem, match='there is no item "brase" in "cards"'):
        pack.effect("cards", "brase", "reaction")


def test_places_and_origins(pack: Pack) -> None:
    assert pack.place("cards", "brace") == str(TINY / "cards" / "scout" / "brace.toml")
    assert pack.place("weapons", "shotgun") == f"{TINY / 'weapons' / '_small.toml'}:7"
    assert pack.origins("cards", "brace") == ("tiny",)


def test_only_the_manifest_can_be_read() -> None:
    assert read_manifest(TINY).game == "tiny"


RED = 'name = "Red"\nfaces = [{ damage = 1 }, { miss = true }]\n'


def test_the_hash_ignores_layout_order_comments_and_bookkeeping(tmp_path: Path) -> None:
    one = loaded(tmp_path / "one", {"dice/red.toml": RED, "dice/blue.toml": "faces = []"})
    two = loaded(
        tmp_path / "two",
        {
            "dice/deep/_all.toml": "# a comment\n[blue]\nfaces = []\nsource = 'a friend'\n"
            "[red]\nfaces = [{ damage = 1, range = 0 }, { damage = 0, miss = true }]\n"
            "name = 'Red'\nnote = 'x'\n"
        },
        MANIFEST.replace('"original"', '"rulebook"').replace('"P"', '"Another title"'),
    )
    assert one.hash == two.hash


@pytest.mark.parametrize(
    "change", [("damage = 1", "damage = 2"), ('"Red"', '"red"'), ("{ damage = 1 }, { miss = true }", "{}")]
)
def test_the_hash_tells_different_content_apart(tmp_path: Path, change: tuple[str, str]) -> None:
    one = loaded(tmp_path / "one", {"dice/red.toml": RED})
    two = loaded(tmp_path / "two", {"dice/red.toml": RED.replace(*change)})
    assert one.hash != two.hash


def test_the_hash_of_effects_depends_on_what_they_do(tmp_path: Path) -> None:
    card = 'kind = "event"\ntext = ""\n[reaction]\nmoment = "turn.started"\n'
    card += 'do = [{ verb = "draw_cards", amount = 1 }]\n'
    one = loaded(tmp_path / "one", {"cards/a.toml": card})
    two = loaded(tmp_path / "two", {"cards/a.toml": card.replace("amount = 1", "amount = 2")})
    assert one.hash != two.hash


def test_a_byte_order_mark_and_windows_line_ends_are_welcome(tmp_path: Path) -> None:
    text = "\ufeff" + RED.replace("\n", "\r\n")
    assert loaded(tmp_path, {"dice/red.toml": text}).get("dice", "red").name == "Red"


def test_files_for_people_and_hidden_files_are_passed_over(tmp_path: Path) -> None:
    files = {
        "LICENSE": "",
        "cards/README.md": "",
        "cards/.brace.toml.swp": "",
        "notes.txt": "",
        "dice/red.toml": RED,
    }
    assert loaded(tmp_path, files).count() == 1


def test_a_catalogue_of_rules_and_its_wording_in_other_languages_are_no_items(tmp_path: Path) -> None:
    files = {"rules.toml": "", "rules.de.toml": "", "rules.pl.toml": "", "dice/red.toml": RED}
    assert loaded(tmp_path / "beside", files).count() == 1
    assert refused(tmp_path / "strange", {"rulings.toml": "", "dice/red.toml": RED}) == [
        "rulings.toml: stands beside pack.toml; move it into the folder of its kind"
    ]


def test_items_and_effects_copy_and_pickle(pack: Pack) -> None:
    brace = pack.get(CARDS, "brace")
    assert copy.deepcopy(brace) == brace
    again = pickle.loads(pickle.dumps(brace))
    assert again == brace
    assert again.reaction.do.address == ("cards", "brace", "reaction.do")


def test_a_pack_without_texts_has_none(tmp_path: Path) -> None:
    pack = loaded(tmp_path, {"dice/red.toml": RED})
    assert isinstance(pack.texts, Texts)
    assert pack.texts.of_item("dice", pack.get("dice", "red"), language="de") == "Red"
