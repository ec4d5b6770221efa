"""Bounds: which numbers, texts and lists of a record could grow without end."""

from __future__ import annotations

from typing import Annotated

import msgspec

from grimtable.kernel.bounds import Count, Name, unbounded

Floor = Annotated[int, msgspec.Meta(ge=0)]
Ceiling = Annotated[int, msgspec.Meta(lt=9)]


class Leaf(msgspec.Struct):
    """Bounded but for one number."""

    name: Name
    weight: int


class Tree(msgspec.Struct):
    """A record inside itself."""

    leaf: Leaf
    height: Count
    branches: Annotated[list[Tree], msgspec.Meta(max_length=3)]


class Half(msgspec.Struct):
    """Numbers with one bound each."""

    low: Floor
    high: Ceiling


def test_a_number_needs_a_least_and_a_most() -> None:
    assert unbounded(Half) == ["Half.high", "Half.low"]
    assert unbounded(Count) == []


def test_records_are_looked_into_also_where_one_holds_others_of_its_kind() -> None:
    assert unbounded(Tree) == ["Leaf.weight"]


def test_a_text_a_list_and_a_table_of_keys_need_a_greatest_length() -> None:
    class Lengths(msgspec.Struct):
        text: str
        short_text: Name
        items: list[Count]
        few_items: Annotated[list[Count], msgspec.Meta(max_length=3)]
        keys: dict[Name, Count]
        few_keys: Annotated[dict[Name, Count], msgspec.Meta(max_length=3)]
        inside: Annotated[dict[str, int], msgspec.Meta(max_length=3)]

    assert unbounded(Lengths) == [
        "Lengths.inside.*",
        "Lengths.inside{}",
        "Lengths.items",
        "Lengths.keys",
        "Lengths.text",
    ]
