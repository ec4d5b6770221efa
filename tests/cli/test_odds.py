"""`grimtable odds`: what it prints, what it says about mistakes, and that its figures are exact."""

from __future__ import annotations

import json
from fractions import Fraction
from typing import Any

import pytest

from grimtable.cli import main as command_line
from grimtable.cli import odds as command
from grimtable.cli.main import Command, main
from grimtable.games.doom2004.topics.odds import odds
from grimtable.games.doom2004.topics.odds_shots import MARINE, shot_for
from tests.games.doom2004.reference_sheet import pack, sheet

Captured = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def odds_command(monkeypatch: pytest.MonkeyPatch) -> None:
    """The command with the dice, weapons and invaders alone."""
    monkeypatch.setattr(command_line, "COMMANDS", (Command("odds", "grimtable.cli.odds", "chances"),))
    monkeypatch.setattr(command, "load_pack_of", lambda game, packs: pack())
    monkeypatch.delenv("GRIMTABLE_DEBUG", raising=False)


def ask(capsys: Captured, *words: str) -> str:
    assert main(["odds", "doom2004", *words]) == 0, capsys.readouterr().err
    return capsys.readouterr().out


def document(capsys: Captured, *words: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(ask(capsys, *words, "--json"))
    return found


def test_one_attack_is_a_table_with_bars(capsys: Captured) -> None:
    page = ask(capsys, "--weapon", "shotgun", "--target", "imp", "--range", "3")
    shot = shot_for(sheet(), sheet().weapon("shotgun"), sheet().target("imp"), distance=3)
    answer = odds(shot, sheet().faces)
    lines = {line.split("  ")[0].strip(): line for line in page.splitlines() if "  " in line}
    imp = sheet().target("imp")
    assert page.startswith(f"Shotgun on Imp (armor {imp.armor}, wounds {imp.wounds}) at range 3: red, blue")
    for label, chance in {
        "hit": answer.hit,
        "Miss": answer.miss,
        "too short": answer.short,
        "killed": answer.kill(),
        "ammunition spent": answer.ammunition,
    }.items():
        assert command.percent(chance) in lines[label]
        assert str(chance) in lines[label]
        assert command.bar(chance) in lines[label]
    assert max(len(line) for line in page.splitlines()) <= 80


def test_json_has_exact_fractions_that_add_up(capsys: Captured) -> None:
    found = document(capsys, "--weapon", "bfg", "--target", "cyberdemon", "--range", "2", "--aim")
    assert sum(Fraction(found[part]["exact"]) for part in ("hit", "miss", "short")) == 1
    assert Fraction(found["scatter"]["exact"]) == 1 - Fraction(found["hit"]["exact"])
    assert found["reroll_by"] == "attacker"
    assert [target["side"] for target in found["targets"]] == ["enemy", "self"]
    for target in found["targets"]:
        assert sum(Fraction(chance["exact"]) for chance in target["wounds"].values()) == 1


def test_an_invader_attacks_a_marine_unless_told_otherwise(capsys: Captured) -> None:
    found = document(capsys, "--invader", "imp", "--range", "4")
    assert [found["targets"][0][key] for key in ("name", "armor", "wounds_left")] == ["marine", 2, 8]
    assert found["ammunition"]["exact"] == "0"
    weak = document(capsys, "--invader", "imp", "--target", "marine", "--armor", "1", "--wounds", "2")
    assert [weak["targets"][0][key] for key in ("armor", "wounds_left")] == [1, 2]
    assert "fragged" in ask(capsys, "--invader", "imp")


def test_aim_helps_dodge_hinders_and_both_cancel(capsys: Captured) -> None:
    words = ("--weapon", "pistol", "--target", "imp", "--range", "4")

    def kill(*more: str) -> Fraction:
        return Fraction(document(capsys, *words, *more)["targets"][0]["kill"]["exact"])

    assert kill("--dodge") < kill() < kill("--aim")
    assert kill("--aim", "--dodge") == kill()
    assert "aimed, dodged, so no re-roll" in " ".join(ask(capsys, *words, "--aim", "--dodge").split())


def test_the_objective_is_what_a_reroll_is_played_for(capsys: Captured) -> None:
    words = ("--weapon", "bfg", "--target", "hell_knight", "--range", "6", "--aim", "--objective")
    by = {aim: document(capsys, *words, aim) for aim in ("kill", "wounds", "hit")}
    kills = {aim: Fraction(found["targets"][0]["kill"]["exact"]) for aim, found in by.items()}
    hits = {aim: Fraction(found["hit"]["exact"]) for aim, found in by.items()}
    assert kills["kill"] == max(kills.values()) > kills["wounds"]
    assert hits["hit"] == max(hits.values())


def test_all_is_a_matrix_of_every_weapon_and_every_invader(capsys: Captured) -> None:
    matrix = document(capsys, "--all")["kill"]
    assert list(matrix) == list(sheet().weapons)
    assert all(list(rows) == list(sheet().invaders) for rows in matrix.values())
    shot = shot_for(sheet(), sheet().weapon("pistol"), sheet().target("imp"), distance=5)
    assert Fraction(matrix["pistol"]["imp"][4]["exact"]) == odds(shot, sheet().faces).kill()
    assert matrix["chainsaw"]["imp"][1:] == [None] * 7
    page = ask(capsys, "--all")
    assert all(weapon.name in page for weapon in sheet().weapons.values())
    assert page.count("Hell Knight") == len(sheet().weapons)


def test_a_blast_reaches_its_firer_only_when_near(capsys: Captured) -> None:
    reach = sheet().weapon("bfg").abilities.blast
    near = ask(capsys, "--weapon", "bfg", "--target", "imp", "--range", str(reach))
    far = ask(capsys, "--weapon", "bfg", "--target", "imp", "--range", str(reach + 1))
    assert "himself: fragged" in near
    assert "himself" not in far
    assert MARINE.wounds == 8


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["doom2004", "--weapon", "shotgnu", "--target", "imp"], "did you mean shotgun?"),
        (["doom2004", "--weapon", "pistol", "--target", "impp"], "did you mean imp?"),
        (["doom2004", "--invader", "zombi"], "did you mean zombie?"),
        (["doom2004", "--weapon", "pistol"], "name the target"),
        (["doom2004"], "name one attacker"),
        (["doom2004", "--weapon", "fist", "--target", "imp", "--range", "2"], "D04-MEL-02"),
        (["doom2004", "--weapon", "pistol", "--target", "imp", "--wounds", "0"], "a target has at least 1"),
        (["doom2004", "--weapon", "pistol", "--target", "imp", "--berserk"], "--weapon fist (D04-EQP-20)"),
        (["doom2004", "--invader", "imp", "--berserk"], "only a Marine goes berserk"),
        (["doom2004", "--weapon", "pistol", "--target", "imp", "--objective", "kil"], "did you mean kill?"),
        (["doom2004", "--all", "--weapon", "pistol"], "leave the names out"),
        (["doom2003", "--all"], "did you mean doom2004?"),
    ],
)
def test_a_mistake_is_one_sentence(words: list[str], sentence: str, capsys: Captured) -> None:
    assert main(["odds", *words]) == 1
    captured = capsys.readouterr()
    assert captured.out == ""
    assert sentence in captured.err
    assert captured.err.count("\n") == 1
