"""What the table itself says: every language says it, and nothing is kept that nobody says."""

import re
from pathlib import Path

import pytest

from grimtable.server.presenting import LANGUAGES, server_texts

SERVER = Path(__file__).parents[2] / "src" / "grimtable" / "server"
KEY = re.compile(r"^([a-z][a-z-]*) =", re.MULTILINE)


def keys(language: str) -> set[str]:
    return set(KEY.findall((SERVER / "texts" / f"{language}.ftl").read_text(encoding="utf-8")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_sentence(language: str) -> None:
    assert keys(language) == keys("en")


def test_every_sentence_is_said_somewhere() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in SERVER.glob("*.py"))
    assert [key for key in sorted(keys("en")) if f'"{key}"' not in code] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_with_numbers_fit_the_number(language: str) -> None:
    one = server_texts().text("line-undone", language, seat="X", count=1)
    several = server_texts().text("line-undone", language, seat="X", count=3)
    assert one != several
    assert "{" not in one + several
