"""Saved states made to choke the rules are refused in a sentence."""

from typing import Any

import msgspec
import pytest

from grimtable.games import installed, load_game
from grimtable.kernel import StateError

HUGE = 99_999_999_999


def leaves(part: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths of all numbers in plain data."""
    if isinstance(part, dict):
        return [leaf for key, inner in part.items() for leaf in leaves(inner, (*path, key))]
    if isinstance(part, list):
        return [leaf for place, inner in enumerate(part) for leaf in leaves(inner, (*path, place))]
    return [path] if isinstance(part, int) and not isinstance(part, bool) else []


@pytest.mark.parametrize("name", installed())
def test_a_space_number_without_end_does_not_become_a_bit_board_without_end(name: str) -> None:
    game = load_game(name)
    saved = game.new(seed=1).to_json()
    plain = msgspec.json.decode(saved)
    paths = leaves(plain["table"])
    assert paths
    for path in paths[:: max(1, len(paths) // 40)]:
        hostile = msgspec.json.decode(saved)
        part = hostile["table"]
        for key in path[:-1]:
            part = part[key]
        part[path[-1]] = HUGE
        with pytest.raises(StateError, match="larger than any table"):
            game.from_plain(hostile)


#: Games that keep something by number of its space; Relic keeps its spaces as a list.
KEYED = {"skirmish": "portals", "doom2004": "tokens"}


@pytest.mark.parametrize(("name", "field"), KEYED.items())
def test_a_key_without_end_is_refused_too(name: str, field: str) -> None:
    game = load_game(name)
    hostile = msgspec.json.decode(game.new(seed=1).to_json())
    hostile["table"][field][str(HUGE)] = next(iter(hostile["table"][field].values()), False)
    with pytest.raises(StateError, match="larger than any table"):
        game.from_plain(hostile)
