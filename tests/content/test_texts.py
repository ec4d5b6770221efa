"""Texts: catalogues by language, with English behind every other."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grimtable.content import LANGUAGES, ContentError, Texts, load_pack
from tests.content.support import loaded
from tests.content.tiny_game import PACKS, SCHEMA, TINY


def test_plurals_arguments_and_fallback() -> None:
    texts = load_pack(TINY, SCHEMA).texts
    assert texts.text("hand-left", number=1) == "one card left"
    assert texts.text("hand-left", "de", number=3) == "noch 3 Karten"
    assert texts.text("hand-left", "pl", number=3) == "3 cards left"
    assert texts.text("turn-of", "de", name="Rot") == "Rot’s turn"
    assert texts.text("no-such-key", "de") == "no-such-key"
    assert texts.find("no-such-key") is None
    assert texts.missing("de") == ("turn-of",)


def test_items_speak_the_language_if_the_catalogue_does() -> None:
    pack = load_pack(TINY, SCHEMA)
    brace, ambush = pack.get("cards", "brace"), pack.get("cards", "ambush")
    assert pack.texts.of_item("cards", brace, "name", "de") == "Deckung"
    assert pack.texts.of_item("cards", brace, "text", "de") == "Erhalte Schilde."
    assert pack.texts.of_item("cards", brace, "name", "pl") == "Brace"
    assert pack.texts.of_item("cards", ambush, "text", "de") == "Roll a die."


def test_an_overlays_message_replaces_the_whole_message_below() -> None:
    pack = load_pack(TINY, SCHEMA, overlays=[PACKS / "corrections"])
    brace = pack.get("cards", "brace")
    assert pack.texts.of_item("cards", brace, "name", "de") == "Festhalten"
    assert (
        pack.texts.of_item("cards", brace, "text", "de")
        == "Gain 1 shield for each card in your hand, up to 2."
    )
    assert pack.texts.find("cards-brace.text", "de") is None


def test_mistakes_carry_their_lines() -> None:
    texts = Texts.of({"en": "a = b\n\nc = { $x\nd = e\nd = f\n", "xx": "a = b"})
    said = [str(problem) for problem in texts.check()]
    assert said[0].startswith("en.ftl:4: is not valid Fluent: ")
    assert said[1] == "en.ftl:5: d: this id is used twice"
    assert said[2] == 'xx.ftl: there is no language "xx"'
    with pytest.raises(ContentError, match=r"en\.ftl:4: is not valid Fluent"):
        texts.text("a")


def test_translations_of_unknown_items_are_found() -> None:
    texts = Texts.of({"de": "cards-brase =\n    .name = X\n"})
    assert [str(problem) for problem in texts.check({"cards": ["brace"]})] == [
        'de.ftl:1: cards-brase: there is no item "brase" in "cards" — did you mean "brace"?'
    ]


def test_a_folder_of_catalogues_outside_a_pack(tmp_path: Path) -> None:
    (tmp_path / "pl").mkdir()
    (tmp_path / "en.ftl").write_text("yes = Yes\n")
    (tmp_path / "pl" / "a.ftl").write_text("yes = Tak\n")
    texts = Texts.load(tmp_path)
    assert (texts.text("yes"), texts.text("yes", "pl"), texts.keys("pl")) == ("Yes", "Tak", ("yes",))
    with pytest.raises(ContentError, match="there is no such folder"):
        Texts.load(tmp_path / "nowhere")


@pytest.mark.parametrize(
    "text", ["a = " + "{" * 5_000, "a = { F(" * 5_000, "a = " + "{ $x ->\n *[a] " * 5_000, "a = {a}", "{" * 9]
)
def test_hostile_catalogues_end_in_a_sentence_or_a_text(text: str) -> None:
    texts = Texts.of({"en": text})
    texts.check()
    try:
        assert isinstance(texts.text("a"), str)
    except ContentError as error:
        assert error.problems


def test_a_long_chain_of_messages_does_not_overflow() -> None:
    chain = "".join(f"m{number} = {{ m{number + 1} }}\n" for number in range(2_000)) + "m2000 = end\n"
    assert isinstance(Texts.of({"en": chain}).text("m0"), str)


@given(st.text(alphabet='ab-.={}[]*$>"()1 \n', max_size=60))
def test_any_catalogue_is_read_or_refused_in_sentences(text: str) -> None:
    texts = Texts.of({"en": "a = 1\n" + text})
    texts.check({"a": ["b"]})
    try:
        for key in texts.keys("en"):
            assert isinstance(texts.text(key, b=2), str)
    except ContentError as error:
        assert error.problems


def test_the_fluent_library_is_not_imported_before_a_text_is_needed() -> None:
    program = (
        "import sys; from tests.content.tiny_game import SCHEMA, TINY; "
        "from grimtable.content import load_pack; "
        "load_pack(TINY, SCHEMA); print('fluent.runtime' in sys.modules)"
    )
    root = Path(__file__).parents[2]
    done = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        text=True,
        check=True,
        cwd=root,
        env={"PYTHONPATH": f"{root / 'src'}:{root}"},
    )
    assert done.stdout == "False\n"


def test_texts_beside_items_are_found(tmp_path: Path) -> None:
    pack = loaded(tmp_path, {"texts/de/deep/a.ftl": "x = y\n", "texts/en.ftl": "x = z\n"})
    assert (pack.texts.text("x", "de"), pack.texts.text("x")) == ("y", "z")


def test_of_many_mistakes_the_first_fifty_are_told() -> None:
    texts = Texts.of({"en": "same = again\n" * 500})
    with pytest.raises(ContentError) as refused:
        texts.text("same")
    assert str(refused.value).splitlines()[-1] == "… and 449 more problems"
    assert len(refused.value.problems) == 50


def test_keys_are_found_without_the_grammar() -> None:
    """Values on later lines, attributes, comments, and messages without a value of their own."""
    from grimtable.games import load_game, pack_of

    for language in LANGUAGES:
        texts = pack_of(load_game("skirmish")).texts
        assert texts.spelled(language) == frozenset(texts.keys(language))
