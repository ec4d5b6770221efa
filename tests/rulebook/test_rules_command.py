"""`grimtable rules` shows, lists, searches and measures, and says plainly what it cannot do."""

import json
import shutil
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from grimtable.cli.rules import app
from tests.rulebook.conftest import CATALOGUE, Write


def run(root: Path, *words: str) -> Result:
    return CliRunner().invoke(app, [*words, "--root", str(root)])


def test_show_prints_the_entry_and_who_cites_it(toy: Path) -> None:
    result = run(toy, "show", "TOY-ATK-01")

    assert result.exit_code == 0
    for words in (
        "TOY-ATK-01  Declare",
        "The attacker names one target.",
        "ATK: Attack",
        "p. 3",
        "implemented",
        "src/grimtable/games/toy/attack.py:1 (remark)",
        "src/grimtable/games/toy/attack.py:3\n",
        "cases/toy/declare.toml:3",
        "TOY-ATK-02 Roll",
    ):
        assert words in result.stdout
    assert max(len(line) for line in result.stdout.splitlines()) <= 80


def test_show_forgives_small_letters_and_gives_reason_and_option(toy: Path) -> None:
    assert "partly (No doors yet)" in run(toy, "show", "toy-mov-01").stdout
    assert "diagonals" in run(toy, "show", "TOY-R-01").stdout


def test_show_does_not_know_an_unknown_rule(toy: Path) -> None:
    result = run(toy, "show", "TOY-ATK-1")

    assert result.exit_code == 1
    assert result.stderr == "No catalogue has the rule TOY-ATK-1 — did you mean TOY-ATK-01?\n"


def test_show_in_another_language_has_its_title_and_words(toy: Path, write: Write) -> None:
    home = "src/grimtable/games/toy"
    write(
        {
            f"{home}/rules.de.toml": '[TOY-ATK-01]\ntext = "Der Angreifer benennt **ein** Ziel."\n',
            f"{home}/content/texts/de/rule_titles.ftl": "rule-TOY-ATK-01 = Ansagen\nrule-TOY-ATK-02 = Wurf\n",
            f"{home}/content/texts/de/rules.ftl": "catalogue-TOY = Spielzeug\nchapter-TOY-ATK = Angriff\n",
            "src/grimtable/narration/texts/de.ftl": "rule-KIT-01 = Nur wer gefragt ist, handelt\n",
        }
    )
    shown = run(toy, "show", "TOY-ATK-01", "--language", "de").stdout
    assert shown.startswith("TOY-ATK-01  Ansagen\n\n  Der Angreifer benennt ein Ziel.\n")
    assert "ATK: Angriff\n" in shown
    assert "toy: Spielzeug\n" in shown
    assert "TOY-ATK-02 Wurf" in shown
    assert run(toy, "show", "KIT-01", "--language", "de").stdout.startswith("KIT-01  Nur wer gefragt ist, h")
    assert run(toy, "show", "TOY-ATK-01", "--language", "pl").stdout.startswith("TOY-ATK-01  Declare\n")
    assert json.loads(run(toy, "show", "TOY-ATK-02", "--language", "de", "--json").stdout)["language"] == "en"


def test_show_says_which_languages_there_are(toy: Path) -> None:
    wrong = run(toy, "show", "TOY-ATK-01", "--language", "fr")
    assert (wrong.exit_code, wrong.stderr) == (
        2,
        'There are no rules in "fr"; the languages are en, de, pl.\n',
    )


def test_show_without_an_id_is_wrong_usage(toy: Path) -> None:
    assert run(toy, "show").exit_code == 2


def test_show_as_json_has_everything(toy: Path) -> None:
    document = json.loads(run(toy, "show", "TOY-ATK-01", "--json").stdout)

    assert document["text"] == "The attacker names **one** target."
    assert document["cited_by"]["cases"] == [{"file": "cases/toy/declare.toml", "line": 3, "remark": False}]
    assert document["mentioned_by"] == ["TOY-ATK-02"]
    assert (document["before"], document["after"]) == (None, "TOY-ATK-02")


def test_coverage_prints_chapters_and_what_is_missing(toy: Path) -> None:
    result = run(toy, "coverage", "toy")

    assert result.exit_code == 0
    assert "No case or test cites (1):\n  TOY-ATK-02" in result.stdout
    assert "TOY-ATK-03: Cardboard." in result.stdout
    assert "toy: 4 of 5 ids are cited by code and by a case or test: 80%." in result.stdout
    assert max(len(line) for line in result.stdout.splitlines()) <= 80


@pytest.mark.parametrize(("minimum", "code"), [("80", 0), ("80.1", 1), ("100", 1)])
def test_coverage_fails_below_the_minimum(toy: Path, minimum: str, code: int) -> None:
    result = run(toy, "coverage", "toy", "--min", minimum)

    assert result.exit_code == code
    if code:
        assert result.stderr == (
            f"toy covers 80% of its rules, less than {minimum}%: 1 without case or test.\n"
        )


def test_coverage_of_everything_fails_if_one_game_does(toy: Path) -> None:
    result = run(toy, "coverage", "--min", "100")

    assert result.exit_code == 1
    assert "kernel: 1 of 1 ids" in result.stdout
    assert result.stderr.count("\n") == 1


def test_coverage_of_everything_leaves_out_a_catalogue_without_game(toy: Path, write: Write) -> None:
    write({"src/grimtable/games/tin/rules.toml": CATALOGUE.replace("TOY", "TIN")})

    everything = run(toy, "coverage", "--min", "80")
    assert everything.exit_code == 0
    assert "tin: catalogue only (6 ids, no game code), not counted." in everything.stdout
    assert run(toy, "coverage", "tin", "--min", "1").exit_code == 1


def test_coverage_of_kinds(toy: Path) -> None:
    assert "toy: 1 of 1 ids" in run(toy, "coverage", "toy", "--kind", "ruling").stdout
    assert "toy: 1 of 1 ids" in run(toy, "coverage", "toy", "--kind", "example").stdout
    wrong = run(toy, "coverage", "--kind", "rulling")
    assert wrong.exit_code == 2
    assert wrong.stderr == 'There is no kind of rule "rulling" — did you mean ruling?\n'


def test_nothing_to_count_is_not_enough(toy: Path) -> None:
    result = run(toy, "coverage", "toy", "--kind", "content", "--min", "1")

    assert result.exit_code == 1
    assert "no ids of these kinds to count" in result.stderr


def test_coverage_fails_on_an_id_that_does_not_exist(toy: Path, write: Write) -> None:
    write({"cases/toy/wrong.toml": 'rules = ["TOY-MOV-9"]\n'})
    result = run(toy, "coverage", "toy")

    assert result.exit_code == 1
    assert result.stderr == (
        "cases/toy/wrong.toml:1 cites TOY-MOV-9, which no catalogue has — did you mean TOY-MOV-01?\n"
    )


def test_coverage_as_json(toy: Path) -> None:
    document = json.loads(run(toy, "coverage", "toy", "--json").stdout)

    assert document["games"][0]["percent"] == 80.0
    assert document["games"][0]["without_case_or_test"] == ["TOY-ATK-02"]
    assert document["games"][0]["table_only"] == {"TOY-ATK-03": "Cardboard."}
    assert document["failures"] == []


def test_without_cases_and_tests_the_report_says_so(write: Write) -> None:
    root = write(
        {
            "src/grimtable/games/toy/__init__.py": '"""Toy."""\n',
            "src/grimtable/games/toy/rules.toml": CATALOGUE,
        }
    )
    result = run(root, "coverage", "toy", "--min", "50")

    assert result.exit_code == 1
    assert "There is no folder cases or tests in" in result.stdout
    assert "There is no folder cases or tests in" in result.stderr


def test_an_installed_package_alone_says_what_it_cannot_see(
    toy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From a wheel there are catalogues and code, but neither cases nor tests."""
    site = toy / "elsewhere" / "site-packages"
    shutil.copytree(toy / "src", site)
    for folder in ("src", "cases", "tests"):
        shutil.rmtree(toy / folder)
    monkeypatch.setattr("grimtable.rulebook.project.package_folder", lambda: site / "grimtable")
    monkeypatch.chdir(toy)
    result = CliRunner().invoke(app, ["show", "TOY-ATK-01"])

    assert result.exit_code == 0
    assert "grimtable/games/toy/attack.py:3" in result.stdout
    assert "There is no folder cases or tests here" in result.stdout


@pytest.mark.parametrize("words", [("coverage", "toi"), ("list", "toi"), ("list", "toy", "--chapter", "ATT")])
def test_an_unknown_game_or_chapter_is_wrong_usage(toy: Path, words: tuple[str, ...]) -> None:
    result = run(toy, *words)

    assert result.exit_code == 2
    assert "did you mean" in result.stderr
    assert result.stderr.count("\n") == 1


def test_a_root_without_project_is_wrong_usage(tmp_path: Path) -> None:
    assert run(tmp_path, "list").exit_code == 2


def test_list_shows_catalogues_games_and_chapters(toy: Path) -> None:
    assert "kernel" in run(toy, "list").stdout
    assert "TOY-EX-01" in run(toy, "list", "toy").stdout
    chapter = run(toy, "list", "toy", "--chapter", "mov").stdout
    assert "TOY-MOV-01" in chapter
    assert "TOY-ATK-01" not in chapter
    assert [
        rule["id"] for rule in json.loads(run(toy, "list", "toy", "--chapter", "R", "--json").stdout)
    ] == ["TOY-R-01"]


def test_search_wants_all_words_in_any_letters(toy: Path) -> None:
    found = run(toy, "search", "ATTACKER", "target").stdout

    assert "TOY-ATK-01" in found
    assert "TOY-ATK-02" not in found
    nothing = run(toy, "search", "attacker", "zeppelin")
    assert nothing.exit_code == 1
    assert nothing.stderr == "No rule has the words attacker zeppelin; try fewer or shorter words.\n"


@pytest.mark.parametrize("words", [("show", "TOY-ATK-01"), ("coverage",), ("list",), ("search", "roll")])
def test_a_broken_catalogue_is_one_sentence(toy: Path, words: tuple[str, ...]) -> None:
    (toy / "src/grimtable/games/toy/rules.toml").write_text(
        CATALOGUE.replace("[TOY-ATK-02]", "[TOY-ATK-01]"), encoding="utf-8"
    )
    result = run(toy, *words)

    assert result.exit_code == 1
    assert result.stderr.startswith("toy/rules.toml, line 15: TOY-ATK-01 stands here a second time")
    assert result.stderr.count("\n") == 1
