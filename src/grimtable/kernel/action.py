"""Actions: intent as frozen data with ids only, and the one-line text form that parses back.

A class states its form once, with its fields in braces; a field may name the codec that spells it:

    class Fire(Action, frozen=True):
        form: ClassVar[str] = "fire {weapon} at {space:space}"
        weapon: str
        space: int

The text is then ``red: fire pistol at 7,4``. Logs, cases, records and bug reports all use it.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Iterator, Mapping
from itertools import islice
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from grimtable.kernel.errors import UnreadableText
from grimtable.kernel.identity import SeatId

if TYPE_CHECKING:
    from grimtable.kernel.state import AnyState


class Action(msgspec.Struct, frozen=True, tag_field="type", gc=False):
    """What a seat wants to do."""

    form: ClassVar[str] = ""
    #: how often it reveals what its own seat knew: a card that it shows. A plan goes on after that.
    shows: ClassVar[int] = 0

    seat: SeatId


class Pass(Action, frozen=True):
    """Decline to answer in a window."""

    form: ClassVar[str] = "pass"


class Shows(Action, frozen=True):
    """External chance: the face that a real die shows."""

    form: ClassVar[str] = "{what} shows {face:number}"

    what: str
    face: int


class Comes(Action, frozen=True):
    """External chance: the card that came from a real pile."""

    form: ClassVar[str] = "{item} comes from {what}"

    item: str
    what: str


class Codec:
    """How one kind of value is written and read, and which values there are at all.

    `every` gives the values that could stand there, legal or not: completion offers them and the
    conformance suite refuses them one by one.
    """

    pattern: str = r"[^\s:]+"

    def spell(self, state: Any, value: Any) -> str:
        return str(value)

    def read(self, state: Any, text: str) -> Any:
        return text

    def every(self, state: Any) -> Iterable[Any]:
        return ()


class Number(Codec):
    """A whole number."""

    pattern = r"-?\d{1,9}"

    def read(self, state: AnyState, text: str) -> int:
        return int(text)

    def every(self, state: AnyState) -> Iterable[int]:
        return range(-1, 7)


class Words(Codec):
    """Several ids joined by `+`, or `nothing`."""

    def spell(self, state: AnyState, value: Any) -> str:
        return "+".join(value) if value else "nothing"

    def read(self, state: AnyState, text: str) -> tuple[str, ...]:
        return () if text == "nothing" else tuple(text.split("+"))


STANDARD_CODECS: Mapping[str, Codec] = {"word": Codec(), "number": Number(), "words": Words()}

_FIELD = re.compile(r"\{(\w+)(?::(\w+))?\}")


class Form:
    """The compiled text form of one action class."""

    def __init__(self, action: type[Action], codecs: Mapping[str, Codec]) -> None:
        self.action = action
        self.parts: list[tuple[str, str, Codec | None]] = []
        pattern = ""
        position = 0
        for match in _FIELD.finditer(action.form):
            literal = action.form[position : match.start()]
            if literal:
                self.parts.append((literal, "", None))
                pattern += re.escape(literal)
            spelling = match.group(2) or "word"
            if spelling not in codecs:
                raise TypeError(
                    f"{action.__name__}.form spells {match.group(1)} as {spelling}, which is unknown"
                )
            codec = codecs[spelling]
            self.parts.append(("", match.group(1), codec))
            pattern += f"(?P<{match.group(1)}>{codec.pattern})"
            position = match.end()
        rest = action.form[position:]
        if rest:
            self.parts.append((rest, "", None))
            pattern += re.escape(rest)
        self.pattern = re.compile(pattern)
        before = action.form.partition("{")[0]
        #: the word that every text of this form begins with; empty where values stand at its beginning
        self.first_word = before.split(" ", maxsplit=1)[0] if " " in before or before == action.form else ""
        self.fields = {field: codec for _, field, codec in self.parts if codec is not None}
        missing = set(action.__struct_fields__) - {"seat"} - set(self.fields)
        if missing:
            raise TypeError(f"{action.__name__}.form leaves out {', '.join(sorted(missing))}")
        foreign = set(self.fields) - set(action.__struct_fields__)
        if foreign:
            raise TypeError(f"{action.__name__} has no {', '.join(sorted(foreign))}, which its form names")

    def spell(self, state: AnyState, action: Action) -> str:
        pieces = [
            literal if codec is None else codec.spell(state, getattr(action, field))
            for literal, field, codec in self.parts
        ]
        return "".join(pieces)

    def read(self, state: AnyState, seat: SeatId, text: str) -> Action | None:
        match = self.pattern.fullmatch(text)
        if match is None:
            return None
        values = {field: codec.read(state, match.group(field)) for field, codec in self.fields.items()}
        return self.action(seat=seat, **values)


class Language:
    """All action forms of one game: spelling and reading."""

    def __init__(self, actions: Iterable[type[Action]], codecs: Mapping[str, Codec]) -> None:
        every = {**STANDARD_CODECS, **codecs}
        self.codecs: Mapping[str, Codec] = every
        self.forms: dict[type[Action], Form] = {}
        kinds: tuple[type[Action], ...] = (*actions, Pass, Shows, Comes)
        for action in kinds:
            self.forms[action] = Form(action, every)
        self._forms_by_word: dict[str, tuple[Form, ...]] = {
            word: tuple(form for form in self.forms.values() if form.first_word in ("", word))
            for word in {form.first_word for form in self.forms.values()}
        }

    def spell(self, state: AnyState, action: Action) -> str:
        """`red: fire pistol at 7,4`."""
        return f"{action.seat}: {self.forms[type(action)].spell(state, action)}"

    def read(self, state: AnyState, text: str) -> Action:
        """The action a line of text names, legal or not; the line must name its seat."""
        text = text.strip()
        seat, colon, deed = text.partition(":")
        if not colon:
            raise UnreadableText(
                f"{_quoted(text)} does not say who acts; write it as `seat: deed`",
                "no_seat",
                text=_shortened(text),
            )
        deed = " ".join(deed.split())
        trouble: UnreadableText | None = None
        word = deed.partition(" ")[0]
        for form in self._forms_by_word.get(word if word in self._forms_by_word else "", ()):
            try:
                action = form.read(state, SeatId(seat.strip()), deed)
            except UnreadableText as error:
                trouble = trouble or error
                continue
            if action is not None:
                return action
        if trouble is not None:
            raise trouble
        raise self._no_action(text, deed)

    def _no_action(self, text: str, deed: str) -> UnreadableText:
        said, short = f"{_quoted(text)} is no action of this game", _shortened(text)
        shapes = {form.action.form.split("{")[0].strip(): form.action.form for form in self.forms.values()}
        word = deed.split(" ", maxsplit=1)[0] if deed else ""
        near = difflib.get_close_matches(word, [s for s in shapes if s], n=1, cutoff=0.5)
        if near:
            meant = _FIELD.sub(lambda m: m.group(1).upper(), shapes[near[0]])
            return UnreadableText(
                f"{said}; did you mean `{meant}`?", "no_action_near", text=short, near=meant
            )
        known = ", ".join(f"`{s}`" for s in sorted(shapes) if s)
        return UnreadableText(f"{said}; the actions are {known}", "no_action", text=short)

    def every(self, state: AnyState, kind: type[Action], seat: SeatId, limit: int = 4096) -> Iterator[Action]:
        """Actions of this kind with every value their codecs know, legal or not: the universe of choice."""
        fields = list(self.forms[kind].fields.items())

        def fill(place: int, values: dict[str, Any]) -> Iterator[Action]:
            if place == len(fields):
                yield kind(seat=seat, **values)
                return
            field, codec = fields[place]
            for value in codec.every(state):
                yield from fill(place + 1, {**values, field: value})

        yield from islice(fill(0, {}), limit)


def _quoted(text: str) -> str:
    return f"`{_shortened(text)}`"


def _shortened(text: str) -> str:
    return f"{text[:60]}…" if len(text) > 60 else text
