"""Printed words and verbs say the same numbers: who changes one of them has to change the other.

The comparison is that of `grimtable content check`, so authors of packs get it too.
"""

from typing import Any

import pytest

from grimtable.games import load_game
from grimtable.games.relic.items import SCHEMA
from grimtable.games.relic.wording import PHRASES, phrases, word_findings

GAME: Any = load_game("relic")


@pytest.mark.parametrize("kind", SCHEMA.kinds)
def test_the_words_name_what_the_component_does(kind: str) -> None:
    """Numbers of verbs, bonuses, modifiers, and that something is optional."""
    items = GAME.pack.items(kind)
    assert items
    assert [(item.id, *finding) for item in items for finding in word_findings(item)] == []


@pytest.mark.parametrize("kind", SCHEMA.kinds)
def test_no_component_of_the_box_has_words_of_its_own(kind: str) -> None:
    assert [item.id for item in GAME.pack.items(kind) if item.own_words] == []


def test_every_phrase_is_used_by_some_component() -> None:
    """A verb of another name would never be compared."""
    compared = {call.verb for effect in GAME.pack.effects() for call in effect.calls if phrases(call)}
    assert compared == PHRASES.keys()
