"""Saved states made to choke the rules are refused in a sentence."""

from typing import Any

import msgspec
import pytest

from grimtable.games import installed, load_game
from grimtable.kernel import StateError
from grimtable.kernel.errors import IllegalAction
from grimtable.kernel.game import _refuse_nonsense
from grimtable.records.session import Session

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


def test_the_largest_number_of_any_table_is_read() -> None:
    """A million and no more, at either end; in a text, as many digits as that has."""
    _refuse_nonsense({"round": 1_000_000, "1000000": [-1_000_000, "9999999"]})
    for more in (1_000_001, -1_000_001, [1_000_001], {"1": 1_000_001}, "10000000"):
        with pytest.raises(StateError, match="larger than any table"):
            _refuse_nonsense({"round": more})


#: Games that keep something by number of its space; Relic keeps its spaces as a list.
KEYED = {"skirmish": "portals", "doom2004": "tokens"}


@pytest.mark.parametrize(("name", "field"), KEYED.items())
def test_a_key_without_end_is_refused_too(name: str, field: str) -> None:
    game = load_game(name)
    hostile = msgspec.json.decode(game.new(seed=1).to_json())
    hostile["table"][field][str(HUGE)] = next(iter(hostile["table"][field].values()), False)
    with pytest.raises(StateError, match="larger than any table"):
        game.from_plain(hostile)


#: Places in saved tables that the rules look up by name or number only when they show the table to somebody.
NOWHERE: list[tuple[str, tuple[str, ...], Any]] = [
    ("skirmish", ("table", "portals", "-1"), False),
    ("skirmish", ("table", "doors", ""), True),
    ("doom2004", ("table", "doors", ""), "closed"),
    ("doom2004", ("setup", "seats"), [{"id": "invader", "team": "invader", "role": "Invader"}]),
]


@pytest.mark.parametrize(("name", "path", "value"), NOWHERE)
def test_a_state_that_nobody_could_be_shown_is_refused(name: str, path: tuple[str, ...], value: Any) -> None:
    game = load_game(name)
    hostile = msgspec.json.decode(game.new(seed=1).to_json())
    part = hostile
    for key in path[:-1]:
        part = part[key]
    part[path[-1]] = value
    with pytest.raises(StateError, match="saved state"):
        game.from_plain(hostile)


@pytest.mark.parametrize(
    ("name", "changes"),
    [("skirmish", {"doors.": True}), ("skirmish", {"portals.-1": False}), ("doom2004", {"doors.": "closed"})],
)
def test_a_repair_after_which_nobody_could_be_shown_the_table_is_refused(
    name: str, changes: dict[str, Any]
) -> None:
    session = Session.start(load_game(name), load_game(name).setup(seed=1), undo="free")
    before = session.state.digest()
    first, *others = session.setup.order
    with pytest.raises(IllegalAction, match="the repair is impossible"):
        session.repair(first, others, "a door fell off", changes)
    assert session.state.digest() == before


@pytest.mark.parametrize("leave", ["\x1b[31m", "\x00", "x" * 5_000])
def test_what_a_repair_leaves_is_shown_only_when_it_can_be(leave: str) -> None:
    session = Session.start(load_game("skirmish"), load_game("skirmish").setup(seed=1), undo="free")
    first, *others = session.setup.order
    with pytest.raises(IllegalAction) as refused:
        session.repair(first, others, "a die fell", {}, leave=leave)
    assert str(refused.value).isprintable()
    assert len(str(refused.value)) < 2_000
