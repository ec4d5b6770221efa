"""What a field names is declared, in every event and every action of every game."""

import importlib

import pytest

from grimtable.games import installed, load_game
from grimtable.kernel import Event
from grimtable.kernel.identity import CardId, DoorId, FigureId, Space
from grimtable.narration.declared import meanings

#: How an action spells a value → what the value is.
SPELT: dict[str, object] = {
    "space": Space,
    "figure": FigureId,
    "marine": FigureId,
    "door": DoorId,
    "card": CardId,
}


@pytest.mark.parametrize("game", installed())
def test_an_action_declares_what_its_form_spells(game: str) -> None:
    language = load_game(game).language
    for kind, form in language.forms.items():
        for field, codec in form.fields.items():
            for spelling, meaning in SPELT.items():
                if codec is language.codecs.get(spelling):
                    assert meanings(kind).get(field) is meaning, f"{kind.__name__}.{field}"


@pytest.mark.parametrize("game", installed())
def test_a_name_that_means_an_id_somewhere_means_one_everywhere(game: str) -> None:
    module = importlib.import_module(f"grimtable.games.{game}.events")
    events = [kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, Event)]
    known = {field for kind in events for field in meanings(kind)}
    bare = {
        f"{kind.__name__}.{field}"
        for kind in events
        for field in kind.__struct_fields__
        if field in known and field not in meanings(kind)
    }
    assert {"from_space", "to_space"} <= known
    # A number of cards.
    assert bare <= {"DeckReshuffled.cards"}
