"""Catalogue files become rules, or say in one sentence what is wrong with them."""

import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grimtable.rulebook import CatalogueError, load_catalogue, parse_catalogue
from grimtable.rulebook.wording import unwrap, wrap


def test_a_rule_has_everything_its_entry_says(catalogue_text: str) -> None:
    rule = parse_catalogue(catalogue_text, "rules.toml").rules["TOY-ATK-01"]

    assert (rule.title, rule.text, rule.chapter) == ("Declare", "The attacker names **one** target.", "ATK")
    assert (rule.kind, rule.source, rule.status, rule.reason) == ("rule", "p. 3", "implemented", "")


def test_chapters_and_rules_keep_the_order_of_the_file(catalogue_text: str) -> None:
    catalogue = parse_catalogue(catalogue_text, "rules.toml")

    assert list(catalogue.chapters) == ["ATK", "MOV", "R", "EX"]
    assert [rule.id for rule in catalogue.in_chapter("ATK")] == ["TOY-ATK-01", "TOY-ATK-02", "TOY-ATK-03"]


def test_kind_status_and_reason_come_from_the_chapter_unless_the_rule_has_its_own(
    catalogue_text: str,
) -> None:
    rules = parse_catalogue(catalogue_text, "rules.toml").rules

    assert rules["TOY-R-01"].kind == "ruling"
    assert (rules["TOY-MOV-01"].status, rules["TOY-MOV-01"].reason) == ("partly", "No doors yet.")
    assert (rules["TOY-ATK-03"].status, rules["TOY-ATK-03"].reason) == ("table-only", "Cardboard.")


def test_a_file_wide_status_holds_until_a_rule_is_implemented(catalogue_text: str) -> None:
    text = 'default_status = "unfinished"\ndefault_reason = "Not yet."\n' + catalogue_text
    text = text.replace('text = "See TOY-ATK-01."', 'text = "See TOY-ATK-01."\nstatus = "implemented"')
    rules = parse_catalogue(text, "rules.toml").rules

    assert (rules["TOY-ATK-01"].status, rules["TOY-ATK-01"].reason) == ("unfinished", "Not yet.")
    assert (rules["TOY-ATK-02"].status, rules["TOY-ATK-02"].reason) == ("implemented", "")


def test_wrapped_wording_is_one_paragraph(catalogue_text: str) -> None:
    rule = parse_catalogue(catalogue_text, "rules.toml").rules["TOY-MOV-01"]

    assert rule.text == "A figure steps to a neighbour."


def test_neighbours_and_mentions(catalogue_text: str) -> None:
    catalogue = parse_catalogue(catalogue_text, "rules.toml")
    before, after = catalogue.neighbours("TOY-ATK-01")

    assert before is None
    assert after is not None and after.id == "TOY-ATK-02"
    assert [rule.id for rule in catalogue.mentions("TOY-ATK-01")] == ["TOY-ATK-02"]


def test_a_glossary_is_read(catalogue_text: str) -> None:
    text = catalogue_text + '[glossary]\nspace = "a square"\n"Frag point" = { german = "Killpunkt" }\n'
    glossary = parse_catalogue(text, "rules.toml").glossary

    assert glossary["space"].meaning == "a square"
    assert glossary["Frag point"].german == "Killpunkt"


@pytest.mark.parametrize(
    ("old", "new", "line", "says"),
    [
        ("[TOY-ATK-02]", "[TOY-ATK-01]", 15, "TOY-ATK-01 stands here a second time (first in line 10)"),
        ("[TOY-ATK-02]", "[TIN-ATK-02]", 15, "TIN-ATK-02 does not fit the prefix TOY"),
        (
            "[TOY-ATK-02]",
            "[TOY-ATT-02]",
            15,
            "TOY-ATT-02 belongs to no chapter of this file — did you mean ATK?",
        ),
        ('status = "table-only"', 'status = "tabel-only"', 22, "did you mean table-only?"),
        ('status = "table-only"', 'status = """table\nonly"""', 22, "did you mean table-only?"),
        ('status = "table-only"', 'status = "gone"', 22, "choose one of implemented, partly, unfinished"),
        ('reason = "Cardboard."\n', "", 22, "TOY-ATK-03 is table-only: say why"),
        ('source = "p. 3"', 'reason = "Late."', 10, "TOY-ATK-01 is implemented: drop its reason"),
        (
            'source = "p. 3"',
            'sorce = "p. 3"',
            13,
            'TOY-ATK-01 has the unknown key "sorce" — did you mean source?',
        ),
        ('source = "p. 3"', "source = 3", 13, '"source" of TOY-ATK-01 must be a text'),
        ('source = "p. 3"', 'kind = "rue"', 13, "did you mean rule?"),
        ('title = "Roll"\n', "", 15, "TOY-ATK-02 has no title"),
        ('text = "Yes."', 'text = " "', 32, "TOY-R-01 has no text"),
        ('text = "Yes."', 'text = "Yes.', 34, "this is not TOML"),
        ('prefix = "TOY"', 'prefix = "toy"', 1, "needs a prefix"),
        ('prefix = "TOY"', "prefix = 4", 1, '"prefix" of the catalogue must be a text'),
        ('title = "Toy"', 'titel = "Toy"', 2, 'unknown key "titel" — did you mean title?'),
        ('title = "Toy"', 'title = "Toy"\ndefault_status = "partly"', 3, "belong together"),
        ('ATK = "Attack"', 'atk = "Attack"', 5, '"atk" cannot be a chapter'),
        ('ATK = "Attack"', "ATK = 7", 5, "chapter ATK must be a title"),
        ('reason = "No doors yet." }', "}", 6, "chapter MOV is partly: say why"),
        ('kind = "ruling"', 'kynd = "ruling"', 7, "did you mean kind?"),
    ],
)
def test_a_wrong_file_is_explained_in_one_sentence(
    catalogue_text: str, old: str, new: str, line: int, says: str
) -> None:
    assert old in catalogue_text
    with pytest.raises(CatalogueError) as error:
        parse_catalogue(catalogue_text.replace(old, new, 1).replace(", }", " }"), "toy/rules.toml")

    sentence = str(error.value)
    assert sentence.startswith(f"toy/rules.toml, line {line}: "), sentence
    assert says in sentence
    assert "\n" not in sentence


@pytest.mark.parametrize(
    "hostile",
    [
        "a = " + "[" * 100_000,
        "x = {" * 5_000,
        "[a." + "b." * 3_000 + "c]\nx = 1",
        'prefix = "TOY"\ntitle = "t"\nchapters = 3',
        'prefix = "TOY"\ntitle = "t"\nglossary = 3\n[chapters]\nA = "a"',
        'prefix = "TOY"\ntitle = "t"\n[chapters]\nA = "a"\n[[TOY-A-1]]\ntitle = "x"',
        'prefix = "TOY"\ntitle = "t"\n[chapters]\nA = "a"\n[glossary]\nx = 3',
        'prefix = "TOY"\ntitle = "t"\n[chapters]\nA = "a"\n[TOY-A-1.b]\ntitle = "x"',
        f'prefix = "{"T" * 9_000}"',
    ],
)
def test_a_hostile_file_is_refused_in_a_sentence(hostile: str) -> None:
    with pytest.raises(CatalogueError) as error:
        parse_catalogue(hostile, "rules.toml")

    assert str(error.value).startswith("rules.toml, line ")
    assert len(str(error.value)) < 500
    assert "\n" not in str(error.value)


def test_a_catalogue_without_chapters_says_how_to_write_them() -> None:
    with pytest.raises(CatalogueError, match=r"names no chapters; write \[chapters\]"):
        parse_catalogue('prefix = "TOY"\ntitle = "Toy"\n', "rules.toml")


@given(st.integers(0, 700), st.integers(0, 700), st.text(max_size=3))
def test_a_damaged_file_never_gives_anything_but_a_sentence(start: int, length: int, new: str) -> None:
    from tests.rulebook.conftest import CATALOGUE

    damaged = CATALOGUE[:start] + new + CATALOGUE[start + length :]
    try:
        parse_catalogue(damaged, "rules.toml")
    except CatalogueError as error:
        assert str(error).startswith("rules.toml, line ")


def test_a_changed_file_is_read_again(tmp_path: Path, catalogue_text: str) -> None:
    path = tmp_path / "rules.toml"
    path.write_text(catalogue_text, encoding="utf-8")
    first = load_catalogue(path)
    assert load_catalogue(path) is first

    path.write_text(catalogue_text.replace("Declare", "Announce"), encoding="utf-8")
    os.utime(path, ns=(1, 1))
    assert load_catalogue(path).rules["TOY-ATK-01"].title == "Announce"


def test_a_file_that_is_missing_or_not_text_is_explained(tmp_path: Path) -> None:
    with pytest.raises(CatalogueError, match="check that the file exists"):
        load_catalogue(tmp_path / "rules.toml")
    (tmp_path / "rules.toml").write_bytes(b'prefix = "TOY"\n\xff\n')
    with pytest.raises(CatalogueError, match="line 2: is not UTF-8"):
        load_catalogue(tmp_path / "rules.toml")


WORDS = st.text(alphabet="ab-|*1.", min_size=1, max_size=9)


@given(
    st.lists(st.lists(WORDS, min_size=1, max_size=30).map(" ".join), min_size=1, max_size=4),
    st.integers(8, 60),
)
def test_wrapping_never_changes_the_words(paragraphs: list[str], width: int) -> None:
    """Whatever is wrapped for the file reads back the same, whatever its lines begin with."""
    text = unwrap("\n\n".join(paragraphs))

    assert unwrap(wrap(text, width)) == text


def test_drawings_tables_and_lists_keep_their_lines() -> None:
    text = "Look:\n\n```\n# r   z #\n#       #\n```\n\n| a | b |\n|---|---|\n\n* one\n* two"

    assert unwrap(text) == text
    assert unwrap(wrap(text, 8)) == text
