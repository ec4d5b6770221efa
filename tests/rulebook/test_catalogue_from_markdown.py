"""The converter takes every entry of a Markdown catalogue over, word for word."""

import re
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grimtable.rulebook import Catalogue, parse_catalogue
from tools.catalogue_from_markdown import ConversionError, Converter, main, quoted, toml

MARKDOWN = """\
# Toy: rules catalogue

## Components

| Part | Count |
|---|---|
| Dice | 2 |

## Vocabulary

| English term | German term | Meaning |
|---|---|---|
| Space | Feld | one "square" |
| Die | Würfel | a cube |

| Term | Also met as | With the expansion |
|---|---|---|
| Space | field | larger |

## Rules

### ATK — attack

**TOY-ATK-01** — *Declare.* Name the target **space**, not a figure. (src: Angriff (Seite 3); Ziel)

**TOY-ATK-02** — *Roll (implied).* Roll. (src: Würfel) — AMENDED, TOY-R-01.

**TOY-ATK-03** — *Summary.*

| Edge | Blocks |
|---|---|
| wall | yes |

---

## Worked examples

**TOY-EX-01** — *It's a hit!* Given: a wall. Then: no. (Rules: TOY-ATK-01)

```
#   r |
# \\ z #
```

## Content given by the rulebook

| Key | Weapon (German) | Given | Not given |
|---|---|---|---|
| **TOY-C-01** | Fist (*Faust*) | free | – |

| Key | Pos. | English name | Text |
|---|---|---|---|
| TOY-C-02 | O1 | Harbour | Draw 1 card. |

## Rulings

### A. Slips

**TOY-R-01** — *Who?* Q: one or all? Options: one / all. **Rule (base):** all. Reason: "together".

## Decision points

| # | Who | When | Options |
|---|---|---|---|
| 1 | all | Setup | colour |

## Hidden information

| Zone | Owner |
|---|---|
| Hand | sees |
"""


def convert(markdown: str) -> Catalogue:
    return parse_catalogue(
        toml(Converter(markdown).convert(), "unfinished", "Not yet in play."), "rules.toml"
    )


def test_title_prefix_chapters_and_kinds() -> None:
    catalogue = convert(MARKDOWN)

    assert (catalogue.title, catalogue.prefix) == ("Toy", "TOY")
    assert {chapter.key: (chapter.title, chapter.kind) for chapter in catalogue.chapters.values()} == {
        "ATK": ("Attack", "rule"),
        "EX": ("Worked examples", "example"),
        "C": ("Content given by the rulebook", "content"),
        "R": ("Rulings", "ruling"),
        "DP": ("Decision points", "decision"),
    }
    assert {(rule.status, rule.reason) for rule in catalogue.rules.values()} == {
        ("unfinished", "Not yet in play.")
    }


def test_rules_have_wording_source_and_remark_apart() -> None:
    rules = convert(MARKDOWN).rules

    assert rules["TOY-ATK-01"].title == "Declare"
    assert rules["TOY-ATK-01"].text == "Name the target **space**, not a figure."
    assert rules["TOY-ATK-01"].source == "Angriff (Seite 3); Ziel"
    assert (rules["TOY-ATK-02"].title, rules["TOY-ATK-02"].notes) == ("Roll (implied)", "AMENDED, TOY-R-01.")


def test_a_rule_may_be_a_table() -> None:
    assert convert(MARKDOWN).rules["TOY-ATK-03"].text == "| Edge | Blocks |\n|---|---|\n| wall | yes |"


def test_examples_keep_their_drawing() -> None:
    example = convert(MARKDOWN).rules["TOY-EX-01"]

    assert example.title == "It's a hit!"
    assert example.text == ("Given: a wall. Then: no. (Rules: TOY-ATK-01)\n\n```\n#   r |\n# \\ z #\n```")


def test_rulings_are_set_in_paragraphs() -> None:
    assert convert(MARKDOWN).rules["TOY-R-01"].text == (
        'Q: one or all?\n\nOptions: one / all.\n\n**Rule (base):** all.\n\nReason: "together".'
    )


def test_table_rows_become_content_and_decisions() -> None:
    rules = convert(MARKDOWN).rules

    assert (rules["TOY-C-01"].title, rules["TOY-C-01"].text) == ("Fist (Faust)", "Given: free")
    assert (rules["TOY-C-02"].title, rules["TOY-C-02"].text) == ("Harbour", "Pos.: O1\n\nText: Draw 1 card.")
    assert (rules["TOY-DP-01"].title, rules["TOY-DP-01"].text) == ("Setup", "Who: all\n\nOptions: colour")


def test_vocabulary_becomes_the_glossary() -> None:
    space = convert(MARKDOWN).glossary["Space"]

    assert (space.meaning, space.german, space.also, space.notes) == (
        'one "square"',
        "Feld",
        "field",
        "larger",
    )


@pytest.mark.parametrize(
    ("markdown", "says"),
    [
        ("# Toy\n", "no rule found"),
        ("# Toy\n\n**TOY-ATK-01** — *A.* B.\n", "line 3: TOY-ATK-01 has no chapter"),
        ("### ATK — a\n**TOY-ATK-01** — no title\n", "line 2: TOY-ATK-01 has no title"),
        (
            "### ATK — a\n**TOY-ATK-01** — *A.* B.\n**TOY-ATK-01** — *A.* B.\n",
            "line 3: TOY-ATK-01 stands here",
        ),
        ("### ATK — a\n**TOY-ATK-01** — *A.* B.\n**TIN-ATK-01** — *A.* B.\n", "does not have the prefix TOY"),
        ("### ATK — a\n**TOY-ATK-01** — *A.* B.\n```\nx\n", "line 3: the block that begins here has no end"),
        ("### ATK — a\n| Key | Name |\n|---|---|\n| soon | x |\n", 'begins with "soon", which is no id'),
    ],
)
def test_what_cannot_be_converted_is_explained(markdown: str, says: str) -> None:
    with pytest.raises(ConversionError, match=re.escape(says)):
        Converter(markdown).convert()


@given(st.text(st.characters(exclude_categories=["Cs", "Cc", "Zl", "Zp"]), min_size=1, max_size=400))
def test_any_wording_survives_the_file(text: str) -> None:
    """Blanks may be set differently; every other character comes back."""
    text = " ".join(text.split()) or "x"
    # Markdown's own marks at the start of a paragraph make it a table or a block; that is another test.
    text = f"x{text}"
    head = 'prefix = "TOY"\ntitle = "Toy"\n[chapters]\nA = "a"\n[TOY-A-1]\ntitle = "t"\n'
    catalogue = parse_catalogue(f"{head}text = {quoted(text)}\n", "rules.toml")

    assert catalogue.rules["TOY-A-1"].text == text


def test_the_command_writes_the_file_and_reports_what_it_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "toy.md"
    path.write_text(MARKDOWN, encoding="utf-8")
    monkeypatch.setattr(sys, "argv", ["catalogue_from_markdown.py", str(path)])

    assert main() == 0
    output = capsys.readouterr()
    assert len(parse_catalogue(output.out, "rules.toml").rules) == 8
    assert "8 entries: ATK 3 EX 1 C 2 R 1 DP 1" in output.err
    assert "Components" in output.err and "Hidden information" in output.err

    monkeypatch.setattr(sys, "argv", ["catalogue_from_markdown.py", str(tmp_path / "none.md")])
    assert main() == 1
    assert "No such file" in capsys.readouterr().err
