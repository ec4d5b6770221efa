"""`grimtable words`: every sentence in its languages, with the place where it is used."""

import csv
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from grimtable.cli.words import Sentence, Uses, app, sentences
from grimtable.content import LANGUAGES
from grimtable.games import UnknownGame


def listed(*words: str) -> str:
    result = CliRunner().invoke(app, words)
    assert result.exit_code == 0, result.output
    return result.output


def test_no_sentence_lacks_a_language() -> None:
    assert [f"{each.part}: {each.key} in {each.missing}" for each in sentences() if each.missing] == []


def test_the_wording_of_a_rule_is_found_with_its_line_in_the_catalogue() -> None:
    said = listed("skirmish", "--find", "SKI-ATK-01.text")
    place = r"src/grimtable/games/skirmish/rules\.toml:\d+"
    assert re.match(rf"skirmish: SKI-ATK-01\.text  \({place}\)\n  en  \w", said)


def test_a_refusal_is_found_with_its_languages_and_its_place() -> None:
    said = listed("skirmish", "--find", "refusal-SKI-MOV-04-occupied")
    assert "skirmish: refusal-SKI-MOV-04-occupied  (src/grimtable/games/skirmish/" in said
    assert ".py:" in said
    assert [line[2:4] for line in said.splitlines()[1:4]] == list(LANGUAGES)
    # By coordinates, and by what is there.
    assert "skirmish: named-refusal-SKI-MOV-04-occupied" in said
    assert said.endswith("2 sentences.\n")


def test_what_a_card_prints_is_found_with_its_file_in_any_language() -> None:
    said = listed("skirmish", "--find", "Ghul")
    assert "figures-ghoul.name  (src/grimtable/games/skirmish/content/figures/" in said


def test_a_table_has_a_row_for_each(tmp_path: Path) -> None:
    file = tmp_path / "words.csv"
    listed("skirmish", "--csv", str(file))
    with file.open(encoding="utf-8", newline="") as stream:
        rows = list(csv.DictReader(stream))
    assert len(rows) > 200
    assert {row["part"] for row in rows} == {"skirmish"}
    assert all(row["used"] for row in rows)


def test_what_is_missing_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    alone = Sentence("skirmish", "hello", "here.py:1", {"en": "Hello.", "de": "Hallo."})
    monkeypatch.setattr("grimtable.cli.words.sentences", lambda game: iter([alone]))
    result = CliRunner().invoke(app, ["--missing"])
    assert result.exit_code == 1
    assert "pl  (missing)" in result.output


def test_a_message_is_used_where_its_key_its_class_its_reason_or_its_head_stands(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text(
        'say("whole-key")\nclass Moved:\nrefuse("XY-1", "far")\nfind(f"fact-{key}")\n', encoding="utf-8"
    )
    uses = Uses([tmp_path], (".py",))
    keys = ("whole-key", "event-Moved", "refusal-XY-1-far", "fact-round", "unknown")
    places = [uses.of(key) for key in keys]
    assert [place and place.rpartition(":")[2] for place in places] == ["1", "2", "3", "4", None]


def test_an_unknown_game_is_a_sentence() -> None:
    with pytest.raises(UnknownGame, match="skirmish"):
        list(sentences("skirmsh"))


def test_titles_of_rules_stand_beside_their_translations() -> None:
    """The English of a title is in the rule catalogue: the listing shows it all the same."""
    assert "(missing)" not in listed("skirmish")
    found = next(each for each in sentences("skirmish") if each.key.startswith("rule-"))
    assert set(found.texts) == {"en", "de", "pl"}
