"""Overlay packs and inline overrides: items replaced, patched and added without code."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from grimtable.content import ContentError, KeyLines, Pack, load_pack
from tests.content.support import sentences, write_pack
from tests.content.tiny_game import CARDS, PACKS, SCHEMA, TINY, WEAPONS

OVERLAY = 'id = "o"\ntitle = "O"\ngame = "tiny"\nversion = "1"\noverlays = "tiny"\n'


@pytest.fixture(scope="module")
def pack() -> Pack:
    return load_pack(TINY, SCHEMA)


@pytest.fixture(scope="module")
def corrected() -> Pack:
    return load_pack(TINY, SCHEMA, overlays=[PACKS / "corrections"])


def complaints(pack: Pack, folder: Path, files: dict[str, str], manifest: str = OVERLAY) -> list[str]:
    write_pack(folder, files, manifest)
    with pytest.raises(ContentError) as caught:
        pack.overlaid(folder)
    return sentences(caught.value, folder)


def test_a_patch_changes_single_keys_and_keeps_the_rest(pack: Pack, corrected: Pack) -> None:
    before, after = pack.get(WEAPONS, "pistol"), corrected.get(WEAPONS, "pistol")
    assert (before.dice, after.dice) == (("green",), ("green", "green"))
    assert (after.name, after.provenance) == ("Pistol", "community")


def test_a_patch_merges_tables_and_removes_keys(corrected: Pack) -> None:
    reaction = corrected.get(CARDS, "brace").reaction
    assert reaction is not None
    assert reaction.moment == "attack.declared"
    assert not reaction.if_
    assert [call.verb for call in reaction.do] == ["gain_shields"]


def test_a_whole_item_is_replaced_and_a_new_one_added(pack: Pack, corrected: Pack) -> None:
    shotgun = corrected.get(WEAPONS, "shotgun")
    assert (shotgun.dice, shotgun.bonus.fixed, shotgun.note, shotgun.provenance) == (
        ("red",),
        0,
        "",
        "community",
    )
    assert corrected.get(WEAPONS, "crossbow").name == "Crossbow"
    assert corrected.count() == pack.count() + 1


def test_origins_tell_who_wrote_what(corrected: Pack) -> None:
    assert corrected.origins("weapons", "pistol") == ("corrections", "tiny")
    assert corrected.origins("weapons", "shotgun") == ("corrections",)
    assert corrected.origins("cards", "ambush") == ("tiny",)
    assert corrected.place("weapons", "crossbow").endswith("corrections/weapons/_more.toml:1")


def test_the_pack_below_stays_as_it_was_and_the_hash_changes(pack: Pack, corrected: Pack) -> None:
    assert load_pack(TINY, SCHEMA).hash == pack.hash != corrected.hash
    assert corrected.id == "tiny"
    assert [manifest.id for manifest in corrected.manifests] == ["tiny", "corrections"]


def test_an_overlay_that_changes_nothing_keeps_the_hash(pack: Pack, tmp_path: Path) -> None:
    write_pack(tmp_path, {"dice/red.toml": "patch = true\nnote = 'checked'\n"}, OVERLAY)
    assert pack.overlaid(tmp_path).hash == pack.hash


def test_overlays_on_overlays(corrected: Pack, tmp_path: Path) -> None:
    manifest = OVERLAY.replace('overlays = "tiny"', 'overlays = "corrections"')
    write_pack(tmp_path, {"weapons/crossbow.toml": "patch = true\ndice = []\n"}, manifest)
    assert corrected.overlaid(tmp_path).get(WEAPONS, "crossbow").dice == ()


@pytest.mark.parametrize(
    ("name", "text", "sentence"),
    [
        (
            "weapons/pistl.toml",
            "dice = []\nprovenance = 'original'\n",
            'weapons/pistl.toml:1: there is no item "pistl" in "weapons"; write new = true to add one'
            ' — did you mean "pistol"?',
        ),
        (
            "weapons/pistol.toml",
            "new = true\ndice = []\n",
            'weapons/pistol.toml:1: new: "weapons" already has an item "pistol"; leave out new to replace it',
        ),
        (
            "weapons/pistol.toml",
            "new = true\npatch = true\n",
            "weapons/pistol.toml:2: patch: an item cannot be new and a patch at once;"
            " remove one of the two keys",
        ),
        (
            "weapons/pistol.toml",
            "patch = 1\n",
            "weapons/pistol.toml:1: patch: expected true or false, found the whole number 1",
        ),
        (
            "weapons/pistol.toml",
            "remove = 'dice'\n",
            'weapons/pistol.toml:1: remove: expected a list of keys, found the text "dice"',
        ),
        (
            "weapons/pistol.toml",
            "remove = ['dice']\n",
            "weapons/pistol.toml:1: remove: keys can be removed by a patch only; write patch = true",
        ),
        (
            "cards/brace.toml",
            "patch = true\nremove = [\n 'copies',\n 'raction.if',\n]\n",
            'cards/brace.toml:3: remove[0]: there is no key "copies" to remove',
        ),
        (
            "cards/brace.toml",
            "patch = true\nremove = ['reaction.of']\n",
            'cards/brace.toml:2: remove[0]: there is no key "reaction.of" to remove',
        ),
        (
            "weapons/pistol.toml",
            "patch = true\ndice = ['pink']\n",
            'weapons/pistol.toml:2: dice[0]: there is no item "pink" in "dice"',
        ),
        (
            "weapons/_x.toml",
            "[pistol]\npatch = true\ndize = []\n",
            'weapons/_x.toml:3: pistol.dize: unknown key "dize"',
        ),
        (
            "cards/brace.toml",
            "patch = true\n[reaction]\ndo = ['discard']\n",
            'cards/brace.toml:3: reaction.do[0]: unknown verb "discard" — did you mean "discard_this"?',
        ),
        (
            "scenarios/cold_start.toml",
            "patch = true\nmap = '#q#'\n",
            'scenarios/cold_start.toml:2: map: the letter "q" is not in the legend',
        ),
    ],
)
def test_mistakes_in_overlays(pack: Pack, tmp_path: Path, name: str, text: str, sentence: str) -> None:
    assert complaints(pack, tmp_path, {name: text})[0] == sentence


def test_a_mistake_caused_by_a_removal_is_reported_in_the_base_file(pack: Pack, tmp_path: Path) -> None:
    said = complaints(
        pack, tmp_path, {"cards/brace.toml": "patch = true\nremove = ['text', 'reaction.moment']\n"}
    )
    # Problems are sorted by file, so where the checkout lies decides which of the two comes first.
    assert any(line.startswith('cards/brace.toml:1: the key "text" is missing') for line in said)
    assert (
        f'{TINY / "cards/scout/brace.toml"}:5: reaction: the key "moment" is missing; it takes text' in said
    )


@pytest.mark.parametrize(
    ("manifest", "sentence"),
    [
        (OVERLAY.replace('overlays = "tiny"\n', ""), 'overlays: is not an overlay; write overlays = "tiny"'),
        (
            OVERLAY.replace('overlays = "tiny"', 'overlays = "tinny"'),
            'overlays: the pack overlays "tinny", but was laid over "tiny" — did you mean "tiny"?',
        ),
        (
            OVERLAY.replace('game = "tiny"', 'game = "huge"'),
            'game: the pack is for the game "huge", not for "tiny"',
        ),
    ],
)
def test_an_overlay_names_its_pack(pack: Pack, tmp_path: Path, manifest: str, sentence: str) -> None:
    assert complaints(pack, tmp_path, {}, manifest)[0].startswith(f"pack.toml: {sentence}")


def test_overrides_merge_keys_and_change_the_hash(pack: Pack) -> None:
    changed = pack.with_overrides({"weapons": {"pistol": {"dice": ("red", "red")}}})
    assert changed.get(WEAPONS, "pistol").dice == ("red", "red")
    assert changed.get(WEAPONS, "pistol").name == "Pistol"
    assert pack.get(WEAPONS, "pistol").dice == ("green",)
    assert changed.hash != pack.hash
    assert pack.with_overrides({}).hash == pack.hash
    assert changed.with_overrides({"weapons": {"pistol": {"dice": ["green"]}}}).hash == pack.hash


def test_overrides_add_remove_and_reach_into_tables(pack: Pack) -> None:
    changed = pack.with_overrides(
        {
            "weapons": {"bow": {"new": True, "dice": []}},
            "cards": {
                "brace": {"reaction": {"do": [{"verb": "take_weapon", "weapon": "bow"}]}, "remove": ["name"]}
            },
        }
    )
    assert changed.get(WEAPONS, "bow").provenance == "original"
    assert changed.get(CARDS, "brace").title == "Brace"
    assert changed.effect("cards", "brace", "reaction").calls[0].parameters == {"weapon": "bow"}
    assert changed.effect("cards", "ambush", "options[1]") is pack.effect("cards", "ambush", "options[1]")


def test_overrides_cannot_be_changed_from_outside(pack: Pack) -> None:
    do: list[object] = ["discard_this"]
    changed = pack.with_overrides({"cards": {"brace": {"reaction": {"do": do}}}})
    digest = changed.hash
    do.append("discard_this")
    assert changed.with_overrides({}).hash == digest


@pytest.mark.parametrize(
    ("overrides", "sentence"),
    [
        (
            {"weapon": {}},
            'weapon: "weapon" is not a kind of item in the game "tiny" — did you mean "weapons"?',
        ),
        (
            {"weapons": {"pistl": {}}},
            'weapons.pistl: there is no item "pistl" in "weapons"; write new = true',
        ),
        (
            {"weapons": {"pistol": {"dice": ["pink"]}}},
            'weapons.pistol.dice[0]: there is no item "pink" in "dice"',
        ),
        ({"weapons": {"pistol": {"armor": 1}}}, 'weapons.pistol.armor: unknown key "armor"'),
        ({"weapons": {"pistol": 3}}, "weapons.pistol: expected a table, found the whole number 3"),
        ({"weapons": 3}, "weapons: expected a table, found the whole number 3"),
        (3, "expected a table per kind of item, found the whole number 3"),
        ({"weapons": {"A b": {}}}, 'weapons.A b: the id "A b" must be lower-case'),
        (
            {"weapons": {"pistol": {"note": "\x1b"}}},
            "weapons.pistol.note: the text holds the invisible character",
        ),
        (
            {"weapons": {"pistol": {"dice": object()}}},
            "weapons.pistol.dice: expected a list (each text), found",
        ),
        ({"weapons": {"pistol": {"note": 2**60}}}, "weapons.pistol.note: the number is not between"),
        ({1: {}}, "expected keys that are text, found 1"),
    ],
)
def test_mistakes_in_overrides_name_the_callers_place(
    pack: Pack, overrides: Mapping[str, Mapping[str, Mapping[str, object]]], sentence: str
) -> None:
    with pytest.raises(ContentError) as caught:
        pack.with_overrides(overrides, place="cases/a.toml")
    assert str(caught.value).startswith(f"cases/a.toml: {sentence}")


def test_a_circle_in_overrides_is_refused(pack: Pack) -> None:
    circle: dict[str, object] = {}
    circle["weapons"] = circle
    with pytest.raises(ContentError, match="nested deeper than 32 levels"):
        pack.with_overrides(circle)  # type: ignore[arg-type]  # the point of the test


def test_mistakes_in_overrides_of_a_case_carry_its_lines(pack: Pack) -> None:
    text = 'game = "tiny"\n[content.weapons.pistol]\nname = "x"\ndice = ["pink"]\n'
    with pytest.raises(ContentError) as caught:
        pack.with_overrides(
            {"weapons": {"pistol": {"name": "x", "dice": ["pink"]}}},
            place="a.toml",
            lines=KeyLines(text).line,
            prefix=("content",),
        )
    assert str(caught.value) == 'a.toml:4: content.weapons.pistol.dice[0]: there is no item "pink" in "dice"'
