"""The browser's types are written from the server's shapes, and those that stand for each other agree."""

from typing import Any

import msgspec
import pytest
from pydantic import BaseModel

from grimtable.picture import cues
from grimtable.server import replies
from tools.write_types import ALIASES, FILE, SAME, SHAPES, write


def test_the_file_is_what_the_shapes_say() -> None:
    assert FILE.read_text(encoding="utf-8") == write(), "run make references"


def test_no_two_types_have_one_name() -> None:
    names = [*ALIASES, *(name for group in SHAPES.values() for name in group)]
    assert len(names) == len(set(names))


@pytest.mark.parametrize(("quick", "described"), SAME.items(), ids=lambda each: str(each.__name__))
def test_a_shape_that_stands_for_another_has_its_fields(quick: Any, described: Any) -> None:
    def fields(shape: Any) -> set[str]:
        if issubclass(shape, BaseModel):
            return set(shape.model_fields)
        return {field.encode_name for field in msgspec.structs.fields(shape)}

    assert fields(quick) == fields(described)


def test_every_cue_and_every_reply_is_in_its_union() -> None:
    assert set(cues.AnyCue.__args__) == set(cues.Cue.__subclasses__())
    assert set(replies.AnyReply.__args__) == set(replies.Reply.__subclasses__())
