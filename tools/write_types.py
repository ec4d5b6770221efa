"""Write web/src/protocol/types.ts: the shapes that go between server and browser, as the server has them.

A field with a default may be left out. In shapes that leave out their defaults, nothing is ever null for
want of a value: the key is absent, as docs/table-protocol.md says.
"""

from __future__ import annotations

import inspect
import re
import textwrap
import types
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, TypeAlias, Union, get_args, get_origin, get_type_hints

import msgspec
from pydantic import BaseModel

from grimtable.content.texts import LANGUAGES
from grimtable.kernel.setup import Windows
from grimtable.narration import Offer
from grimtable.picture import cues, shapes
from grimtable.records.record import UndoPolicy
from grimtable.server import agreements, messages, presenting, replies
from grimtable.server import shapes as bodies

FILE = Path(__file__).parents[1] / "web" / "src" / "protocol" / "types.ts"
WIDTH = 110

AnyShape: TypeAlias = type[Any]

#: What a browser calls a type that has no class, or whose class has another name there.
ALIASES: Mapping[str, Any] = {
    "Language": Literal.__getitem__(LANGUAGES),
    "UndoPolicy": UndoPolicy,
    "Windows": Windows,
    "Player": bodies.Player,
    "OptionValue": bodies.OptionValue,
    "Tone": shapes.Tone,
    "DoorState": shapes.DoorState,
    "DoorLook": shapes.DoorLook,
    "Edge": shapes.Line,
    "Point": shapes.Point,
}

_RENAMED = {shapes.Side: "ContestSide", shapes.Part: "ContestPart", shapes.Number: "CardNumber"}

#: Heading → the shapes under it, by the browser's name where it is not the class's own.
SHAPES: Mapping[str, Mapping[str, AnyShape]] = {
    "The table": {
        "Table": bodies.Table,
        "Dice": bodies.Dice,
        "SeatHolder": bodies.SeatHolder,
        "Proposal": bodies.Proposal,
    },
    "The decision and the log": {
        "Decision": presenting.DecisionShape,
        "Focus": presenting.Focus,
        "Offer": Offer,
        "Undo": replies.Undoing,
        "UndoLabel": replies.Labelled,
        "UndoRefusal": replies.Denied,
        "Line": presenting.Line,
        "SpokenLine": replies.SpokenLine,
        "Result": replies.Ended,
        "Refusal": replies.Reason,
    },
    "The picture": {
        _RENAMED.get(each, each.__name__): each
        for each in vars(shapes).values()
        if isinstance(each, type) and issubclass(each, shapes.Shape) and each is not shapes.Shape
    },
    "Questions": {"Order": messages.Order},
    "Answers to questions": {"Hint": replies.Hint, "OtherCourse": replies.OtherCourse, "Past": replies.Past},
    "Over HTTP": {
        "GameEntry": bodies.Game,
        "ScenarioEntry": bodies.Scenario,
        "Seating": bodies.Seating,
        "SeatEntry": bodies.SeatInfo,
        "OptionEntry": bodies.Option,
        "PackEntry": bodies.Pack,
        "NewTable": bodies.NewTable,
        "SeatWanted": bodies.SeatWanted,
        "CreatedTable": bodies.Created,
        "Claimed": bodies.Claimed,
        "MyTable": bodies.MyTable,
        "SeriesKindEntry": bodies.SeriesKind,
        "NewSeries": bodies.NewSeries,
        "CreatedSeries": bodies.SeriesCreated,
        "SeriesSeat": bodies.SeriesSeat,
        "SeriesMedal": bodies.SeriesMedal,
        "SeriesStage": bodies.SeriesStage,
        "SeriesSide": bodies.SeriesSide,
        "SeriesFact": bodies.SeriesFact,
        "SeriesWare": bodies.SeriesWare,
        "SeriesChoice": bodies.SeriesChoice,
        "SeriesAccount": bodies.SeriesAccount,
        "Series": bodies.Series,
        "ClaimedSeries": bodies.SeriesClaimed,
        "NextGame": bodies.NextGame,
        "MySeries": bodies.MySeries,
        "RuleCatalogue": bodies.Rules,
        "RuleChapter": bodies.Chapter,
        "RuleEntry": bodies.Rule,
        "ReplayMark": bodies.ReplayMark,
        "ReplaySeat": bodies.ReplaySeat,
        "ChancesSide": bodies.Side,
        "Chances": bodies.Chances,
        "Replay": bodies.Replay,
        "ReplayMoment": bodies.Moment,
        "MomentHint": bodies.MomentHint,
        "ReportEntry": bodies.ReportEntry,
        "ServerSettings": bodies.Settings,
        "Edition": bodies.Edition,
    },
    "Live, from the server": {"Welcome": replies.Welcome, "Update": replies.Update, "Answer": replies.Answer},
}

#: Unions whose members are told apart by one key; members without a name of their own are spelled out.
UNIONS: Mapping[str, tuple[str, Any]] = {
    "Cue": ("What to animate, in order.", cues.AnyCue),
    "ClientMessage": ("Live, from the browser.", messages.AnyMessage),
    "ServerMessage": ("Live, from the server.", replies.AnyReply),
}

#: Written by hand: names for what has no shape of its own.
EXTRAS = """\
export type TableId = string
export type SeatId = string
"""
LAST = """\
/** A question as the one who asks puts it; its key is chosen when it is sent. */
export type Question = Omit<Extract<ClientMessage, { type: 'ask' }>, 'type' | 'key'>

/** The contest of the picture goes on: dice fall on one side of it, or it is decided. */
export type Tally = Omit<Extract<Cue, { cue: 'tally' }>, 'cue'>
"""

#: The same shape in two classes: one for speed, one that describes itself.
SAME: Mapping[AnyShape, AnyShape] = {
    agreements.TableShape: bodies.Table,
    bodies.LogLine: presenting.Line,
}

#: What a field holds that only says that it is some JSON object, because its shape is of another kind.
MEANT: Mapping[tuple[AnyShape, str], Any] = {
    (bodies.Moment, "picture"): shapes.Picture,
    (bodies.Moment, "cues"): list[cues.Cue],
}

_NAMES: dict[Any, str] = {each: name for group in SHAPES.values() for name, each in group.items()}
_NAMES |= {cues.Cue: "Cue"}
_PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", Any: "unknown", type(None): "null"}


def write() -> str:
    """The whole file."""
    parts = [
        "/** Written from the server's shapes by `make references`; docs/table-protocol.md explains them. */",
        EXTRAS + "\n".join(_alias(name, spelled(meaning, within=name)) for name, meaning in ALIASES.items()),
    ]
    for heading, group in SHAPES.items():
        parts.append(f"/* {heading} */")
        parts += (_declared(name, shape) for name, shape in group.items())
    for name, (what, union) in UNIONS.items():
        members = [_NAMES.get(each) or _inline(each) for each in get_args(union)]
        parts.append(f"/** {what} */\nexport type {name} =\n" + "\n".join(f"  | {each}" for each in members))
    return "\n\n".join([*parts, LAST])


def _alias(name: str, meaning: str) -> str:
    line = f"export type {name} = {meaning}"
    return line if len(line) <= WIDTH else f"export type {name} =\n  | " + meaning.replace(" | ", "\n  | ")


def _declared(name: str, shape: AnyShape) -> str:
    return f"{_remark(_paragraph(shape))}export type {name} = " + "\n".join(_braces(shape))


def _inline(shape: AnyShape) -> str:
    """A type among those of a union: in one line where it fits."""
    lines = [line for field in _fields(shape) for line in field]
    whole = f"{{ {'; '.join(lines)} }}"
    if len(whole) + 4 <= WIDTH and not any(line.startswith("/*") for line in lines):
        return whole
    return "\n    ".join("\n".join(_braces(shape)).split("\n"))


def _braces(shape: AnyShape) -> Iterator[str]:
    """The type between braces, one field to a line."""
    yield "{"
    yield from (textwrap.indent(line, "  ") for field in _fields(shape) for line in field)
    yield "}"


def _fields(shape: AnyShape) -> Iterator[list[str]]:
    hints = get_type_hints(shape, include_extras=True)
    said = _said(shape)
    if issubclass(shape, BaseModel):
        for name, info in shape.model_fields.items():
            meaning = MEANT.get((shape, name), hints[name])
            text = (info.description or said.get(name, "")).rstrip(".")
            yield _field(name, spelled(meaning), text, optional=not info.is_required())
        return
    config = shape.__struct_config__
    if config.tag is not None:
        yield [f"{config.tag_field}: '{config.tag}'"]
    for field in msgspec.structs.fields(shape):
        parts = _members(hints[field.name])
        optional = not field.required
        if config.omit_defaults and field.default is None:
            parts = [part for part in parts if part is not type(None)]
        meaning = " | ".join(spelled(part) for part in parts if part is not msgspec.UnsetType)
        yield _field(field.encode_name, meaning, said.get(field.name, ""), optional=optional)


def _field(name: str, meaning: str, said: str, *, optional: bool) -> list[str]:
    line = f"{name}{'?' if optional else ''}: {meaning}"
    return [_remark(said[0].upper() + said[1:] + ".", "  ").rstrip(), line] if said else [line]


def spelled(meaning: Any, within: str = "") -> str:
    """A type in TypeScript.

    >>> spelled(dict[str, tuple[int, ...]] | None), spelled(shapes.Tone), spelled(tuple[str, str])
    ('Record<string, number[]> | null', 'Tone', '[string, string]')
    """
    for name, known in ALIASES.items():
        if name != within and meaning == known:
            return name
    meaning = SAME.get(meaning, meaning) if isinstance(meaning, type) else meaning
    if meaning in _NAMES:
        return _NAMES[meaning]
    if meaning in _PLAIN:
        return _PLAIN[meaning]
    origin, arguments = get_origin(meaning), get_args(meaning)
    if origin is Annotated:
        return spelled(arguments[0])
    if origin is Literal:
        return " | ".join(repr(each) for each in arguments)
    if origin in (Union, types.UnionType):
        return " | ".join(dict.fromkeys(spelled(each) for each in arguments))
    if origin is dict:
        return f"Record<{spelled(arguments[0])}, {spelled(arguments[1])}>"
    if origin is list or (origin is tuple and arguments[-1] is Ellipsis):
        inner = spelled(arguments[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is tuple:
        return f"[{', '.join(spelled(each) for each in arguments)}]"
    raise TypeError(f"{meaning!r} has no spelling in TypeScript")


def _members(meaning: Any) -> list[Any]:
    """The members of a union that are not spelled by one name together."""
    if meaning in ALIASES.values() or get_origin(meaning) not in (Union, types.UnionType):
        return [meaning]
    return [*get_args(meaning)]


def _said(shape: AnyShape) -> dict[str, str]:
    """Field → what is said beside it, `#:` to the end of the line."""
    found = re.findall(r"^    (\w+): .*?#: (.+)$", inspect.getsource(shape), flags=re.MULTILINE)
    return {name: text.strip() for name, text in found}


def _paragraph(shape: AnyShape) -> str:
    return " ".join((inspect.getdoc(shape) or "").partition("\n\n")[0].split())


def _remark(text: str, indent: str = "") -> str:
    """A comment, in as many lines as it needs."""
    if not text:
        return ""
    if len(indent) + len(text) + 7 <= WIDTH:
        return f"/** {text} */\n"
    lines = textwrap.wrap(text, WIDTH - len(indent) - 3)
    return "/**\n" + "".join(f" * {line}\n" for line in lines) + " */\n"


def main() -> None:
    """Write the file."""
    FILE.write_text(write(), encoding="utf-8")


if __name__ == "__main__":
    main()
