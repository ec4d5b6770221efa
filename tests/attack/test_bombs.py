"""Numbers that keep the rules busy for ever: refused in a repair, a saved state, a case and a pack."""

import itertools
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import pytest

from grimtable.content.problems import ContentError
from grimtable.content.shapes import all_parts, shape_of
from grimtable.games import installed, load_game
from grimtable.kernel import Action, Line, Nothing, SeatId, StateError, ask, choice, procedure
from grimtable.kernel.bounds import MOST_ACTIONS, unbounded
from grimtable.kernel.errors import StuckGame
from grimtable.kernel.frame import Frame
from grimtable.kernel.lasting import Effect
from grimtable.kernel.patching import retabled
from grimtable.kernel.position import Position
from tests.server.support import House
from tests.support.toy.game import ToyGame
from tests.support.toy.turn import EndTurn

BOMB = 150_000
#: What counts since the game began may become large; no rule counts up to it.
CLOCKS = {"round", "turn", "breaks", "reshuffled", "removed"}


def leaves(part: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """The paths of all numbers in plain data."""
    if isinstance(part, dict):
        for key, inner in part.items():
            yield from leaves(inner, (*path, str(key)))
    elif isinstance(part, list | tuple):
        for place, inner in enumerate(part):
            yield from leaves(inner, (*path, str(place)))
    elif isinstance(part, int) and not isinstance(part, bool):
        yield path


# --- every field has a bound ----------------------------------------------------------------------------


@pytest.mark.parametrize("name", installed())
def test_no_number_text_or_list_on_a_table_is_without_a_bound(name: str) -> None:
    game = load_game(name)
    positions = import_module(f"grimtable.games.{name}.position")
    described = [
        kind
        for kind in vars(positions).values()
        if isinstance(kind, type)
        and issubclass(kind, msgspec.Struct)
        and kind.__module__ == positions.__name__
    ]
    assert described
    remembered = [each.remembers for each in game.procedures.values()]
    for kind in (game.table_type, Effect, *described, *remembered):
        assert unbounded(kind) == []


@pytest.mark.parametrize("name", installed())
def test_no_number_in_a_pack_is_without_a_bound(name: str) -> None:
    """Texts and lists of a pack are bounded for all games together, when its files are read."""
    game: Any = load_game(name)
    for kind in game.pack.schema.kinds.values():
        for part in all_parts(shape_of(kind.type)):
            if isinstance(part, msgspec.inspect.IntType):
                assert part.ge is not None and part.le is not None, f"a number of {kind.type.__name__}"


def test_the_walk_finds_what_forgot_its_bound() -> None:
    class Bag(msgspec.Struct):
        coins: int
        names: list[str]
        by_name: dict[str, tuple[int, ...] | None]

    assert unbounded(Bag) == [
        "Bag.by_name", "Bag.by_name.*", "Bag.by_name.*[]", "Bag.by_name{}",
        "Bag.coins", "Bag.names", "Bag.names[]",
    ]  # fmt: skip


@pytest.mark.parametrize("name", installed())
def test_no_number_of_a_table_can_be_made_a_bomb(name: str) -> None:
    table = load_game(name).new(seed=1).table
    tried = 0
    for path in leaves(msgspec.to_builtins(table, str_keys=True)):
        tried += 1
        if CLOCKS.isdisjoint(path):
            with pytest.raises(StateError, match=r"cannot be '150000': expected `int` <= "):
                retabled(table, {".".join(path): BOMB})
    assert tried > 5


#: A Marine card that works with the number.
HEALING = f"""copies = 1
text = "Heal"
provenance = "original"
[reaction]
moment = "turn.start"
do = [{{ verb = "heal_invaders", amount = {BOMB} }}]
"""

# --- from outside ---------------------------------------------------------------------------------------


def test_a_repair_with_a_bomb_is_refused_in_a_sentence(house: House) -> None:
    table = house.make("doom2004", seats={"red": "human", "invader": "bot"})
    with table.join("red") as stranger:
        told = stranger.do("repair", reason="more", changes={"marines.red.adrenaline": BOMB})
        assert told["type"] == "refusal"
        assert told["sentence"].startswith("The repair does not fit the table")
        stranger.send({"type": "ping"})
        stranger.next("pong")


def test_a_saved_state_with_a_bomb_in_a_procedure_is_refused() -> None:
    game = load_game("doom2004")
    plain = msgspec.json.decode(game.new(seed=1).to_json())
    turn = next(frame for frame in plain["stack"] if "attacks" in frame["memory"])
    turn["memory"]["attacks"] = BOMB
    with pytest.raises(StateError, match="attacks"):
        game.from_plain(plain)


def test_a_described_position_with_a_bomb_is_refused() -> None:
    game = load_game("relic")
    with pytest.raises(StateError, match="influence"):
        game.set_up(Position(more={"heroes": {"grey": {"influence": BOMB}}}))


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("weapons/pistol.toml", f"dice = {['red'] * 30}"),
        ("invaders/imp.toml", f"wounds = {BOMB}"),
        ("marine_cards/healing.toml", f'new = true\nname = "Healing"\n{HEALING}'),
    ],
)  # fmt: skip
def test_an_overlay_pack_with_a_bomb_is_refused(file: str, text: str, tmp_path: Path) -> None:
    from grimtable.games.doom2004.game import load

    (tmp_path / "pack.toml").write_text('id = "bombs"\ntitle = "Bombs"\ngame = "doom2004"\nversion = "1"\n')
    path = tmp_path / file
    path.parent.mkdir()
    path.write_text(text)
    with pytest.raises(ContentError, match=r"at most (8|99)|larger than 9,999"):
        load(tmp_path)


# --- too many actions -----------------------------------------------------------------------------------

made: list[int] = []


def endless(state: Any, memory: Any, seat: SeatId) -> Iterator[Action]:
    """A generator that would never end."""
    for number in itertools.count():
        made.append(number)
        yield EndTurn(seat)


def nothing(state: Any, memory: Any, action: Any) -> None:
    """Never reached."""


@procedure("endless")
def asking_for_ever() -> list[Line]:
    return [
        ask(
            "KRN-04",
            choice(EndTurn, among=endless, why_not=lambda state, memory, action: None, do=nothing),
            seat=lambda state, memory: SeatId("red"),
        )
    ]


def test_a_question_without_end_is_told_instead_of_generated() -> None:
    assert MOST_ACTIONS <= 10_000  # what docs/server.md promises; a larger cap is none
    state = ToyGame().new(seed=1)
    made.clear()
    state.stack.append(Frame(asking_for_ever.compile(), 0, Nothing()))
    with pytest.raises(StuckGame, match=f"more than {MOST_ACTIONS:,} actions"):
        state.start()
    assert len(made) == MOST_ACTIONS + 1
