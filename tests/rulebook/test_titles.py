"""The rule browser shows every rule's title in the reader's language."""

import pytest

from grimtable.content import LANGUAGES
from grimtable.games import load_game
from grimtable.narration import Names
from grimtable.rulebook import open_index

#: Catalogues whose titles are translated, each with its game.
TITLED = (
    ("doom2004", "D04"),
    ("doom2004", "D4X"),
    ("doom2016", "D16"),
    ("relic", "REL"),
    ("skirmish", "SKI"),
)


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize(("game", "prefix"), TITLED)
def test_every_rule_has_a_title(game: str, prefix: str, language: str) -> None:
    names = Names(load_game(game), (), language)
    (catalogue,) = (
        found
        for found in (volume.catalogue() for volume in open_index().volumes_of(game))
        if found.prefix == prefix
    )
    rules = [rule for key in catalogue.chapters for rule in catalogue.in_chapter(key)]
    assert rules
    assert [rule.id for rule in rules if not names.find(f"rule-{rule.id}")] == []
