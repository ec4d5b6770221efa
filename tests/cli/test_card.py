"""`grimtable card`: a card as printed and meant, and the cases that play it; with the example of the docs."""

import re
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from grimtable.cases import run_file, setup
from grimtable.cli.card import UnknownCard, app
from grimtable.content import ContentError
from grimtable.games import load_game

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "adding-a-card.md").read_text(encoding="utf-8")
#: the card, the overlay pack it may lie in, the case
EXAMPLES = re.findall(r"```toml\n(.*?)```", PAGE, flags=re.DOTALL)

CASE = """
game = "skirmish"
why = "Nobody holds anything."
map = '''
#########
# g   r #
#########
'''
[legend]
g = { figure = "ghoul" }
r = { figure = "scout" }
[hands]
red = ["%s"]
[[expect]]
asks = "%s"
"""


def run(*words: str) -> Any:
    return CliRunner().invoke(app, list(words))


@pytest.fixture
def stand_fast(tmp_path: Path) -> Path:
    """The card of docs/adding-a-card.md as an overlay pack."""
    card, manifest, _ = EXAMPLES
    (tmp_path / "cards").mkdir()
    (tmp_path / "cards" / "stand_fast.toml").write_text(f"new = true\n{card}", encoding="utf-8")
    (tmp_path / "pack.toml").write_text(manifest, encoding="utf-8")
    return tmp_path


def test_a_card_is_shown_with_its_words_its_meaning_and_its_rules(tmp_path: Path) -> None:
    shown = run("skirmish", "brace", "--cases", str(tmp_path))
    assert shown.exit_code == 0
    for line in (
        "means       exactly that",
        "provenance  original",
        "if          owner_defends: One of the owner's figures is the defender.",
        "moment      attack.defending: after the roll of an attack",
        "SKI-ATK-06  Hits and shields",
        f"no case in {tmp_path} plays it yet; docs/adding-a-card.md shows how to write one.",
    ):
        assert line in shown.output.splitlines(), line


def test_the_cases_that_name_the_card_are_run(tmp_path: Path) -> None:
    (tmp_path / "good.toml").write_text(CASE % ("brace", "red"), encoding="utf-8")
    (tmp_path / "other.toml").write_text(CASE % ("dive", "keeper"), encoding="utf-8")
    shown = run("skirmish", "brace", "--cases", str(tmp_path))
    assert shown.exit_code == 0
    assert f"holds  {(tmp_path / 'good.toml').as_posix()}: Nobody holds anything." in shown.output
    assert "other.toml" not in shown.output

    (tmp_path / "bad.toml").write_text(CASE % ("brace_2", "keeper"), encoding="utf-8")
    shown = run("skirmish", "brace", "--cases", str(tmp_path))
    assert shown.exit_code == 1
    assert "bad.toml" in shown.output


def test_a_card_that_is_not_there_is_answered_with_the_nearest() -> None:
    shown = run("skirmish", "braec")
    assert isinstance(shown.exception, UnknownCard)
    assert str(shown.exception) == "there is no card braec in skirmish; did you mean brace?"


def test_the_card_of_the_page_is_shown_as_the_page_says(stand_fast: Path) -> None:
    shown = run("skirmish", "stand_fast", "--pack", str(stand_fast)).output.splitlines()
    (printed,) = re.findall(r"```console\n\$ make card ID=stand_fast\n(.*?)```", PAGE, flags=re.DOTALL)
    expected = printed.splitlines()
    place = [line for line in expected if line.startswith("file ")]
    assert [line for line in shown if not line.startswith("file ")][:-1] == [
        line for line in expected if line not in place
    ][:-1]


def test_the_case_of_the_page_holds(
    stand_fast: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "stand_fast_case.txt"
    file.write_text(EXAMPLES[2], encoding="utf-8")
    game = load_game("skirmish", [stand_fast])
    monkeypatch.setattr(setup, "load_game", lambda name, packs: game)
    assert [str(failure) for failure in run_file(file).failures] == []


def test_a_mistake_in_the_card_of_the_page_is_reported_as_the_page_says(stand_fast: Path) -> None:
    file = stand_fast / "cards" / "stand_fast.toml"
    file.write_text(
        file.read_text(encoding="utf-8").replace("gain_shields", "gain_sheilds"), encoding="utf-8"
    )
    (promised,) = re.findall(r"```text\n(.*?)\n```", PAGE, flags=re.DOTALL)
    with pytest.raises(ContentError) as error:
        load_game("skirmish", [stand_fast])
    assert str(error.value).removeprefix(f"{stand_fast}/") == promised
