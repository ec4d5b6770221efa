"""Packs in force: what a game proposes, what a set-up says about them, and what was agreed before them."""

import os
from pathlib import Path
from typing import Any

import msgspec
import pytest

from grimtable.games import (
    UnknownPack,
    game_for,
    game_of_state,
    installed,
    load_changed,
    load_game,
    override,
    packs_of,
)
from grimtable.games.packs import VARIABLE
from grimtable.kernel import SetupError, StateError
from grimtable.kernel.errors import RecordError
from grimtable.kernel.playout import chooser
from grimtable.records.record import read_record, read_record_file
from grimtable.records.session import Session
from grimtable.server.games_info import games_told

RECORDS = Path(__file__).parents[1] / "records" / "doom2004"
BEFORE = {
    "agreed_before_packs_with_amendments": ("amendments",),
    "agreed_before_packs_without_amendments": (),
}


def pack(folder: Path, manifest: str = "", game: str = "doom2004") -> Path:
    """A pack of one's own that makes the pistol roll two red dice."""
    weapons = folder / "weapons"
    weapons.mkdir(parents=True)
    (folder / "pack.toml").write_text(
        f'id = "{folder.name}"\ntitle = "Mine"\ngame = "{game}"\nversion = "1"\n'
        f'overlays = "{game}"\n{manifest}',
        encoding="utf-8",
    )
    if game == "doom2004":
        (weapons / "pistol.toml").write_text('patch = true\ndice = ["red", "red"]\n', encoding="utf-8")
    return folder


def test_what_nobody_chooses_is_proposed_by_the_game() -> None:
    assert load_game("doom2004").packs == ("amendments",)
    assert load_game("doom2004").setup().packs == ("amendments",)
    assert load_changed("doom2004", ["no-amendments"]).setup().packs == ()
    assert load_game("relic").setup().packs == ()


def test_the_same_packs_are_one_loaded_game() -> None:
    assert load_game("doom2004") is load_game("doom2004", ["amendments"])
    assert load_game("doom2004") is not load_game("doom2004", [])


def test_the_ruleset_is_what_the_rules_read() -> None:
    base: Any = load_game("doom2004", [])
    amended: Any = load_game("doom2004")
    assert (base.ruleset.cards_drawn, base.ruleset.attack_from_shared, base.ruleset.chain_meets_again) == (
        0,
        True,
        False,
    )
    assert amended.ruleset.cards_drawn == 2
    assert not amended.ruleset.attack_from_shared
    assert amended.ruleset.chain_meets_again


def test_there_is_one_ruleset() -> None:
    with pytest.raises(Exception, match="there is one ruleset; patch it instead of adding another"):
        override(load_game("doom2004"), {"ruleset": {"second": {"new": True}}})


@pytest.mark.parametrize(
    ("packs", "sentence"),
    [
        (["ammendments"], 'doom2004 has no pack "ammendments"; did you mean "amendments"?'),
        (["mine"], 'doom2004 has no pack "mine"; the packs are amendments,'),
        (["amendments", "amendments"], 'the pack "amendments" is named twice'),
        ([Path("/nowhere/at/all")], "there is no pack in /nowhere/at/all; name the folder"),
    ],
)
def test_a_wrong_pack_is_a_sentence(packs: list[str | Path], sentence: str) -> None:
    with pytest.raises(UnknownPack) as refused:
        load_game("doom2004", packs)
    assert str(refused.value).startswith(sentence)


def test_leaving_out_what_nobody_knows_is_a_sentence() -> None:
    with pytest.raises(UnknownPack, match='no pack "ammendments"; did you mean "amendments"'):
        load_changed("doom2004", ["no-ammendments"])


def test_packs_that_exclude_each_other_are_not_loaded_together(tmp_path: Path) -> None:
    folder = pack(tmp_path / "plain", 'excludes = ["amendments"]\n')
    assert load_game("doom2004", [folder]).packs == ("plain",)
    with pytest.raises(UnknownPack, match='the packs "plain" and "amendments" exclude each other'):
        load_changed("doom2004", [folder])


def test_a_pack_that_suits_other_modes_is_refused(tmp_path: Path) -> None:
    folder = pack(tmp_path / "frantic", 'suits = ["deathmatch"]\n')
    game = load_game("doom2004", [folder])
    with pytest.raises(SetupError, match='the pack "frantic" is for deathmatch, not for scenario'):
        game.setup()
    assert load_game("doom2004", [pack(tmp_path / "fitting", 'suits = ["scenario"]\n')]).setup().scenario


@pytest.mark.parametrize("game", ["skirmish", "relic"])
def test_every_game_asks_whether_a_pack_suits_it(game: str, tmp_path: Path) -> None:
    loaded = load_game(game, [pack(tmp_path / "frantic", 'suits = ["deathmatch"]\n', game)])
    with pytest.raises(SetupError, match="is for deathmatch, not for game"):
        loaded.setup()


# --- what was agreed --------------------------------------------------------------------------------------


def test_a_record_names_its_packs_and_needs_them(tmp_path: Path) -> None:
    folder = pack(tmp_path / "mine")
    game = load_changed("doom2004", [folder])
    session = Session.start(game, game.setup(seed=3))
    session.play(session.state.legal_actions()[0])
    record = read_record(session.record.to_json())
    assert record.setup.packs == ("amendments", "mine")
    with pytest.raises(UnknownPack, match='doom2004 has no pack "mine"'):
        game_for(record.setup)
    assert Session.resume(game_for(record.setup, [folder]), record).state == session.state
    with pytest.raises(RecordError, match="agreed for the packs amendments, mine, and doom2004 is loaded"):
        Session.resume(load_game("doom2004"), record, other_content=True)


def test_a_state_is_read_with_its_own_packs_only() -> None:
    base = load_game("doom2004", [])
    document = base.new(seed=1).to_json()
    assert game_of_state(document) is base
    with pytest.raises(
        StateError, match="agreed for no packs, and doom2004 is loaded with the packs amendments"
    ):
        load_game("doom2004").load(document)
    with pytest.raises(StateError, match="does not say what was agreed"):
        game_of_state(b'{"table": {}}')


def test_the_option_that_became_a_pack_is_named_as_one() -> None:
    with pytest.raises(SetupError, match="option errata is the pack amendments now; choose packs"):
        load_game("doom2004").setup(options={"errata": False})


# --- what was agreed before there were packs --------------------------------------------------------------


@pytest.mark.parametrize("name", BEFORE)
def test_a_record_from_before_opens_verifies_and_goes_on(name: str) -> None:
    """Not by permission for other content: the packs say by which hash the same rules were known."""
    record = read_record_file(RECORDS / f"{name}.json")
    assert record.setup.packs is msgspec.UNSET
    game = game_for(record.setup)
    assert game.packs == BEFORE[name]
    assert game.content_hash != record.content
    session = Session.resume(game, record)
    assert not session.remarks
    below = chooser(1)
    for _ in range(40):
        legal = session.state.legal_actions()
        session.play(legal[below(len(legal))])
    longer = read_record(session.record.to_json())
    assert longer.setup == record.setup
    assert Session.resume(game_for(longer.setup), longer).state == session.state


@pytest.mark.parametrize("name", BEFORE)
def test_a_state_from_before_is_read(name: str) -> None:
    record = read_record_file(RECORDS / f"{name}.json")
    state = Session.resume(game_for(record.setup), record).state
    document = state.to_json()
    assert b'"packs"' not in document
    assert game_of_state(document).load(document) == state


def test_a_record_from_before_cannot_ask_for_something_that_was_never_an_option() -> None:
    record = read_record_file(RECORDS / "agreed_before_packs_with_amendments.json")
    odd = msgspec.structs.replace(record.setup, options={**record.setup.options, "errata": "maybe"})
    with pytest.raises((SetupError, RecordError), match="option errata is the pack amendments now"):
        Session.resume(game_for(odd), msgspec.structs.replace(record, setup=odd))


def test_content_that_was_changed_by_hand_has_no_former_hashes(tmp_path: Path) -> None:
    record = read_record_file(RECORDS / "agreed_before_packs_with_amendments.json")
    for changed in (
        override(load_game("doom2004"), {"weapons": {"pistol": {"dice": ["red", "red"]}}}),
        game_for(record.setup, [pack(tmp_path / "mine")]),
    ):
        assert not changed.formerly
        with pytest.raises(RecordError, match="played with other content"):
            Session.resume(changed, record)


# --- for every table of a server --------------------------------------------------------------------------


def test_a_server_may_propose_packs_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = pack(tmp_path / "mine")
    monkeypatch.setenv(VARIABLE, os.pathsep.join(["no-amendments", str(folder)]))
    assert load_game("doom2004").packs == ("mine",)
    known = list(packs_of("doom2004"))
    assert (known[0], known[-1], "expansion" in known) == ("amendments", "mine", True)
    assert load_game("doom2004", ["amendments", "mine"]).packs == ("amendments", "mine")
    assert load_game("skirmish").packs == ()
    assert game_for(load_game("doom2004").setup()).packs == ("mine",)


@pytest.mark.parametrize("language", ["de", "pl"])
def test_every_pack_has_its_title_and_its_note_in_every_language(language: str) -> None:
    def told(language: str) -> dict[str, list[str]]:
        games = msgspec.json.decode(games_told(language))["games"]
        return {
            f"{game['id']} {each['id']}": [each["title"], each["text"]]
            for game in games
            for each in game["packs"]
        }

    english, translated = told("en"), told(language)
    assert len(english) == sum(len(packs_of(game)) for game in installed())
    for name, words in english.items():
        assert all(words), name
        assert all(one != other for one, other in zip(words, translated[name], strict=True)), name
