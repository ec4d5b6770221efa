"""What passes a check can be played: a sample of generated items; `make soak` takes thousands."""

import json
from pathlib import Path
from typing import Any

import pytest

from grimtable.games import installed, load_game
from tests.content.generated.checking import Made, as_toml, check
from tests.content.generated.making import Maker
from tests.content.generated.playing import Tally, try_out

#: Packs of twenty items, and one that changes an item of the game's own.
SEEDS = (1, 2, 5)


@pytest.mark.parametrize("name", installed())
def test_what_passes_the_check_can_be_played(name: str, tmp_path: Path) -> None:
    tally = Tally()
    for seed in SEEDS:
        tally.add(try_out(name, seed, tmp_path / "made"))
    assert not tally.failures, "\n\n".join(tally.failures)
    assert tally.passed > 0.2 * tally.made, str(tally)
    assert tally.carried_out > 0.2 * tally.with_effect, str(tally)


@pytest.mark.parametrize("name", installed())
def test_every_verb_condition_and_quantity_is_tried(name: str) -> None:
    """They are read off the registry, so a new one is among them without a word here."""
    game: Any = load_game(name)
    maker = Maker(game.pack, 1)
    everything = {"verb": set(), "condition": set(), "count": set()}  # type: dict[str, set[str]]
    given = frozenset(game.pack.schema.registry._things)
    for _ in range(1_500):
        _note(maker.effect(given), everything)
        _note(maker.conditions(given), everything)
    registry = game.pack.schema.registry
    assert everything["verb"] >= set(registry.names("verb"))
    assert everything["condition"] >= set(registry.names("condition"))
    assert everything["count"] >= set(registry.names("quantity"))


def _note(value: Any, found: dict[str, set[str]]) -> None:
    if isinstance(value, dict):
        for key, inner in value.items():
            if key in found and isinstance(inner, str):
                found[key].add(inner)
            _note(inner, found)
    elif isinstance(value, list):
        for inner in value:
            _note(inner, found)


def test_a_verb_that_fails_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    game: Any = load_game("skirmish")

    def fails(state: Any, playing: Any, amount: int) -> None:
        raise KeyError("planted")

    monkeypatch.setattr(game.pack.schema.registry.find("verb", "draw_cards"), "function", fails)
    tally = Tally()
    for seed in (1, 2, 3, 4):
        tally.add(try_out("skirmish", seed, tmp_path / "made"))
    assert any("KeyError: 'planted'" in failure for failure in tally.failures)


def test_what_is_wrong_is_told_of_the_item_that_has_it(tmp_path: Path) -> None:
    game: Any = load_game("skirmish")
    card = {"team": "both", "copies": 1, "text": "Draw 1 card."}
    order = {"do": [{"verb": "draw_cards", "amount": 1}]}
    sound = Made("cards", "sound", {**card, "order": order})
    wrong = Made("cards", "wrong", {**card, "order": {"do": [{"verb": "draw_crads"}]}})
    pack = check(tmp_path / "made", game.pack, [sound, wrong])
    assert pack is not None
    assert pack.get("cards", "sound").id == "sound"
    assert not sound.refused
    assert 'unknown verb "draw_crads" — did you mean "draw_cards"?' in " ".join(wrong.refused)


def test_the_same_seed_makes_the_same_items() -> None:
    game: Any = load_game("doom2004")
    one, other = (Maker(game.pack, 7).item("marine_cards") for _ in range(2))
    assert json.dumps(one) == json.dumps(other)
    assert as_toml({"map": "#\n#", "legend": {"a b": [1, True]}}) == (
        'map = "#\\n#"\nlegend = { "a b" = [1, true] }\n'
    )
