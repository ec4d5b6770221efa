"""Data: a copy is independent for every shape of field that a table may have."""

from typing import Any, Literal

import msgspec
import pytest

from grimtable.kernel import Data, Deck, SeatId
from grimtable.kernel.identity import CardId


class Frozen(msgspec.Struct, frozen=True):
    """May be shared."""

    number: int


class Leaf(Data):
    """A part without parts."""

    number: int


class Part(Data):
    """A part with parts."""

    words: list[str]


class OwnCopy(msgspec.Struct):
    """A mutable record that is no Data but copies itself, as a Deck does."""

    words: list[str]

    def copy(self) -> "OwnCopy":
        return OwnCopy(self.words.copy())


class Everything(Data):
    """Every shape."""

    number: int
    word: str
    seat: SeatId
    choice: Literal["a", "b"]
    maybe: int | None
    pair: tuple[int, str]
    many: tuple[Frozen, ...]
    frozen: Frozen
    words: list[str]
    rows: list[list[int]]
    table: dict[str, int]
    by_seat: dict[SeatId, list[str]]
    leaf: Leaf
    part: Part
    leaves: list[Leaf]
    parts: dict[str, Part]
    rows_of_parts: list[dict[str, Part]]
    maybe_part: Part | None
    no_part: Part | None
    maybe_words: list[str] | None
    deck: Deck
    own: OwnCopy


def everything() -> Everything:
    return Everything(
        1, "w", SeatId("red"), "a", None, (1, "x"), (Frozen(1),), Frozen(2), ["a"], [[1], [2]], {"a": 1},
        {SeatId("red"): ["x"]}, Leaf(1), Part(["p"]), [Leaf(2)], {"a": Part(["q"])}, [{"b": Part(["r"])}],
        Part(["s"]), None, ["t"], Deck([CardId("c")], [CardId("d")]), OwnCopy(["u"]),
    )  # fmt: skip


def mutables(value: Any) -> list[Any]:
    """Every list, dict and mutable record inside, itself included."""
    if isinstance(value, list):
        return [value, *(found for item in value for found in mutables(item))]
    if isinstance(value, dict):
        return [value, *(found for item in value.values() for found in mutables(item))]
    if isinstance(value, msgspec.Struct) and not value.__struct_config__.frozen:
        return [value, *(f for name in value.__struct_fields__ for f in mutables(getattr(value, name)))]
    return []


def test_a_copy_is_equal_and_shares_nothing_that_can_change() -> None:
    original = everything()
    twin = original.copy()

    assert twin == original
    mine = {id(part) for part in mutables(original)}
    assert len(mine) == 28
    assert not mine & {id(part) for part in mutables(twin)}


def test_changing_a_copy_leaves_the_original() -> None:
    original, twin = everything(), everything().copy()
    twin.words.append("b")
    twin.rows[0].append(9)
    twin.by_seat[SeatId("red")].clear()
    twin.leaf.number = 9
    twin.leaves[0].number = 9
    twin.parts["a"].words.append("b")
    twin.rows_of_parts[0]["b"].words.clear()
    assert twin.maybe_part is not None
    twin.maybe_part.words.append("b")
    twin.deck.cards.pop()
    twin.own.words.pop()

    assert original == everything()


def test_what_may_be_shared_is_shared() -> None:
    original = everything()
    twin = original.copy()
    assert twin.many is original.many
    assert twin.frozen is original.frozen


def test_a_shape_that_cannot_be_copied_is_refused_by_name() -> None:
    class WithSet(Data):
        cards: set[str]

    class WithUnion(Data):
        part: Leaf | Part | None

    with pytest.raises(TypeError, match=r"does not know how to copy set\[str\]; use lists"):
        WithSet({"a"}).copy()
    with pytest.raises(TypeError, match="does not know how to copy"):
        WithUnion(None).copy()


def test_a_subclass_is_copied_with_its_own_fields() -> None:
    class Special(Part):
        more: list[int]

    special = Special(["a"], [1])
    twin = special.copy()
    twin.more.append(2)
    assert isinstance(twin, Special)
    assert special.more == [1]
