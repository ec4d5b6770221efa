"""A patch turns the last picture sent into the new one, and says no more than what changed."""

from __future__ import annotations

from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from grimtable.picture import apply, diff, plain
from grimtable.picture.shapes import Clock, Mark, Place

SCALARS = st.one_of(st.booleans(), st.integers(-3, 3), st.text("ab", max_size=2))
DOCUMENTS = st.recursive(
    st.one_of(SCALARS, st.lists(SCALARS, max_size=3)),
    lambda inner: st.dictionaries(st.text("xyz", min_size=1, max_size=2), inner, max_size=4),
    max_leaves=12,
).filter(lambda value: isinstance(value, dict))


@given(DOCUMENTS, DOCUMENTS)
def test_a_patch_leads_from_any_document_to_any_other(old: dict[str, Any], new: dict[str, Any]) -> None:
    before = plain(old)
    patched = apply(old, plain(diff(old, new)))
    # True and 1 are equal to Python and different in JSON; a picture never changes one for the other.
    assert patched == new
    assert old == before, "the old document is left as it is"


@given(DOCUMENTS)
def test_nothing_changed_is_an_empty_patch(document: dict[str, Any]) -> None:
    assert diff(document, plain(document)) == {}


def test_the_examples_of_the_standard() -> None:
    """RFC 7396, section 3, as far as pictures use it."""
    document = {
        "title": "Goodbye!",
        "author": {"givenName": "John", "familyName": "Doe"},
        "tags": ["example", "sample"],
        "content": "This will be unchanged",
    }
    patch = {
        "title": "Hello!",
        "phoneNumber": "+01-123-456-7890",
        "author": {"familyName": None},
        "tags": ["example"],
    }
    assert apply(document, patch) == {
        "title": "Hello!",
        "author": {"givenName": "John"},
        "tags": ["example"],
        "content": "This will be unchanged",
        "phoneNumber": "+01-123-456-7890",
    }
    assert apply({"a": [{"b": "c"}]}, {"a": [1]}) == {"a": [1]}
    assert apply(["a", "b"], {"a": "b"}) == {"a": "b"}
    assert apply({}, {"a": {"bb": {"ccc": None}}}) == {"a": {"bb": {}}}


def test_shapes_are_compared_field_by_field() -> None:
    exit_ = Mark(icon="exit-door", name="exit")
    old = Place(x=1, y=2, terrain="floor", marks=(exit_,), label="Hall")
    assert diff(old, Place(x=1, y=2, terrain="lava", marks=(exit_,), label="Hall")) == {"terrain": "lava"}


def test_a_field_that_goes_back_to_its_default_is_taken_away() -> None:
    old, new = Clock(label="Round", value=3, of=8), Clock(label="Round", value=4)
    patch = plain(diff(old, new))
    assert patch == {"value": 4, "of": None}
    assert apply(plain(old), patch) == plain(new) == {"label": "Round", "value": 4}


def test_what_is_the_same_object_is_not_looked_at() -> None:
    class Untouchable(dict[str, Any]):
        def __eq__(self, other: object) -> bool:
            raise AssertionError("somebody compared it")

        __hash__ = None

        def items(self) -> Any:
            raise AssertionError("somebody went through it")

    same = Untouchable(a=1)
    assert diff({"same": same, "n": 1}, {"same": same, "n": 2}) == {"n": 2}


def test_a_patch_with_shapes_in_it_is_json_as_it_is() -> None:
    patch = diff({}, {"clock": Clock(label="Round", value=1)})
    assert msgspec.json.encode(patch) == b'{"clock":{"label":"Round","value":1}}'
