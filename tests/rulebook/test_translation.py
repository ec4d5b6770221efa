"""Rules in the reader's language: `rules.de.toml` beside the catalogue, English where an entry is missing."""

import re
from pathlib import Path

import pytest

from grimtable.content import LANGUAGES
from grimtable.rulebook import Catalogue, CatalogueError, Volume, open_index, parse_catalogue
from grimtable.rulebook.identifier import ids_with
from grimtable.rulebook.project import find_project
from grimtable.rulebook.translation import file_of, translate
from tests.rulebook.conftest import Write

GERMAN = '''\
# Wording of the rules in German.
[TOY-ATK-01]
text = "Der Angreifer benennt **ein** Ziel."

[TOY-MOV-01]
text = """
Eine Figur zieht
auf ein Nachbarfeld.
"""
notes = "Türen kommen noch."
'''

VOLUMES = open_index().volumes
EVERY = [(volume, language) for volume in VOLUMES for language in LANGUAGES[1:]]
_FENCED = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
_MARK = re.compile(r"\*\*|\*|`")
#: What a line of wording is: a row, an item, a fence, an empty line; or else a paragraph.
_LINE = re.compile(r"\||[*-] |[0-9]+\. |```|$")


@pytest.fixture
def english(catalogue_text: str) -> Catalogue:
    noted = catalogue_text.replace("to a neighbour.\n", 'to a neighbour.\n""" \nnotes = """Doors come.\n')
    return parse_catalogue(noted, "toy/rules.toml")


def test_a_translated_rule_has_its_words_and_everything_else_of_the_english_one(english: Catalogue) -> None:
    german = translate(english, GERMAN, "toy/rules.de.toml", "de")
    rule = german.rules["TOY-MOV-01"]

    assert (rule.text, rule.notes) == ("Eine Figur zieht auf ein Nachbarfeld.", "Türen kommen noch.")
    assert (rule.language, rule.title, rule.status) == ("de", "Step", "partly")
    assert list(german.rules) == list(english.rules)
    assert english.rules["TOY-MOV-01"].language == "en"


def test_what_is_not_translated_stays_english_and_says_so(english: Catalogue) -> None:
    german = translate(english, GERMAN, "toy/rules.de.toml", "de")

    assert german.rules["TOY-ATK-02"] == english.rules["TOY-ATK-02"]
    assert german.rules["TOY-ATK-02"].language == "en"


@pytest.mark.parametrize(
    ("old", "new", "line", "sentence"),
    [
        ('Ziel."', "Ziel.", 3, "this is not TOML"),
        ("[TOY-MOV-01]", "[TOY-MOV-1]", 5, "has no rule TOY-MOV-1 — did you mean TOY-MOV-01?"),
        ("[TOY-MOV-01]", "[Zug]", 5, "has no rule Zug; take the entry out or add the rule there first."),
        ("[TOY-MOV-01]", "[TOY-ATK-01]", 5, "a second time (first in line 2); keep the better one."),
        ("notes =", "note =", 10, 'has the unknown key "note" — did you mean notes?'),
        ("notes =", "title =", 10, 'has the unknown key "title" — the keys are text, notes.'),
        ('"Türen kommen noch."', "7", 10, '"notes" of TOY-MOV-01 must be a text in quotes.'),
        ("text =", "notes =", 2, "TOY-ATK-01 has no text; write text ="),
        ('Ziel."', 'Ziel."\nnotes = "Mehr."', 4, "TOY-ATK-01 has no notes in English; add them there or"),
        ('notes = "Türen kommen noch."', "", 5, 'TOY-MOV-01 has notes in English; write notes = "…" too.'),
        ("# Wording", 'prefix = "TOY" #', 1, '"prefix" stands outside of every entry; write each rule as'),
    ],
)
def test_a_mistake_is_one_sentence_with_its_line(
    english: Catalogue, old: str, new: str, line: int, sentence: str
) -> None:
    with pytest.raises(CatalogueError) as error:
        translate(english, GERMAN.replace(old, new, 1), "toy/rules.de.toml", "de")

    assert str(error.value).startswith(f"toy/rules.de.toml, line {line}: ")
    assert sentence in str(error.value)
    assert "\n" not in str(error.value)


def test_a_volume_reads_the_file_beside_it_again_when_it_changes(toy: Path, write: Write) -> None:
    home = "src/grimtable/games/toy"
    (volume,) = open_index(toy / "src/grimtable").volumes_of("toy")
    assert volume.catalogue("de") is volume.catalogue()

    write({f"{home}/rules.de.toml": '[TOY-ATK-02]\ntext = "Siehe TOY-ATK-01."\n'})
    assert volume.catalogue("de").rules["TOY-ATK-02"].text == "Siehe TOY-ATK-01."
    assert volume.catalogue("de") is volume.catalogue("de")
    assert volume.catalogue("pl") is volume.catalogue()

    write({f"{home}/rules.de.toml": '[TOY-ATK-02]\ntext = "Vergleiche TOY-ATK-01."\n'})
    assert volume.catalogue("de").rules["TOY-ATK-02"].text == "Vergleiche TOY-ATK-01."


def test_a_translation_is_no_catalogue_and_cites_nothing(toy: Path, write: Write) -> None:
    words = '[TOY-ATK-02]\ntext = "Siehe TOY-ATK-01."\n'
    before = [volume.name for volume in open_index(toy / "src/grimtable").volumes]
    write(
        {
            "src/grimtable/games/toy/rules.de.toml": words,
            "src/grimtable/games/toy/packs/more/rules.pl.toml": words,
            "src/grimtable/kernel/rules.pl.toml": words,
        }
    )

    assert [volume.name for volume in open_index(toy / "src/grimtable").volumes] == before
    assert not [source.name for source in find_project(toy).sources() if "rules." in source.name]


# ------------------------------------------------------------------ the files of the project


def _named(given: object) -> str:
    return given.name.replace("/", "-") if isinstance(given, Volume) else str(given)


def test_every_file_belongs_to_a_catalogue_and_a_language() -> None:
    package = VOLUMES[0].path.parents[1]
    known = {file_of(volume.path, language) for volume in VOLUMES for language in LANGUAGES[1:]}
    assert set(package.rglob("rules.*.toml")) <= known


def _lines(text: str) -> list[str]:
    return [found.group() if (found := _LINE.match(line)) else "paragraph" for line in text.split("\n")]


@pytest.mark.parametrize(("volume", "language"), EVERY, ids=_named)
def test_no_rule_lacks_its_wording_in_any_language(volume: Volume, language: str) -> None:
    told = volume.catalogue(language).rules.values()
    assert [rule.id for rule in told if rule.language != language] == []


@pytest.mark.parametrize(("volume", "language"), EVERY, ids=_named)
def test_a_translation_says_what_the_english_rule_says(volume: Volume, language: str) -> None:
    """The same rules mentioned, drawings, paragraphs, lists, rows and marks; entries in the same order."""
    english, told = volume.catalogue(), volume.catalogue(language)
    pattern = ids_with(open_index().prefixes())
    for id, rule in english.rules.items():
        for key in ("text", "notes"):
            here, there = getattr(rule, key), getattr(told.rules[id], key)
            assert sorted(set(pattern.findall(there))) == sorted(set(pattern.findall(here))), f"{id} {key}"
            assert _FENCED.findall(there) == _FENCED.findall(here), f"{id} {key}"
            assert _lines(there) == _lines(here), f"{id} {key}"
            assert sorted(_MARK.findall(there)) == sorted(_MARK.findall(here)), f"{id} {key}"
    headings = re.findall(r"^\[([\w-]+)\]$", file_of(volume.path, language).read_text("utf-8"), re.MULTILINE)
    assert headings == list(english.rules)
