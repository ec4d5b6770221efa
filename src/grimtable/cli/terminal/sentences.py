"""Sentences: events, questions and facts in words, from the game's text catalogue or else plainly.

A game says how its events read in `content/texts/en.ftl`: `event-CardDrawn`, `question-PROCEDURE-STEP`,
`moment-attack-declared`, `fact-KEY`. The fields of the event, or of the procedures going on, are the
arguments: names as `$figure`, the plain id as `$figure_id`. An empty message hides what it is about.
Events that follow each other are told in one sentence where there are `run-NAME` and `item-NAME`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

import msgspec

from grimtable.cli.terminal.names import Names, space_name
from grimtable.cli.terminal.words import joined
from grimtable.kernel import CHANCE, Event, Setup, State
from grimtable.kernel.repair import Repaired
from grimtable.kernel.window import Window

_NO_WORD = re.compile(r"[^\w-]+")
_CAPITAL = re.compile(r"(?<!^)(?=[A-Z])")

#: Fields of these names are `$key_` and `$language_` in a catalogue.
_TAKEN = frozenset({"key", "language", "self"})

AnyState = State[Any, Any]


class Sentences:
    """Everything the client says about one table."""

    def __init__(self, names: Names, setup: Setup) -> None:
        self.names = names
        self.setup = setup
        self._scenario = self._scenario_values()
        #: `area` → id → title, for the parts of the scenario that have one
        self._titles = self._part_titles()

    def _find(self, key: str, arguments: Mapping[str, object]) -> str | None:
        if self.names.pack is None:
            return None
        safe = {f"{name}_" if name in _TAKEN else name: value for name, value in arguments.items()}
        return self.names.pack.texts.find(key, "en", **safe)

    # --- what happened ----------------------------------------------------------------------

    def events(self, state: AnyState, events: Iterable[Event]) -> list[str]:
        """What happened, one sentence each; steps of one walk are told as one."""
        told: list[list[str]] = []  # like sentences one after the other, told once
        for sentence in filter(None, self._told(state, _walks(events))):
            if told and told[-1][0] == sentence:
                told[-1].append(sentence)
            else:
                told.append([sentence])
        return [same[0] if len(same) == 1 else f"{same[0]} (×{len(same)})" for same in told]

    def _told(self, state: AnyState, events: Iterable[Event]) -> Iterator[str]:
        """A sentence for each event, or for each run of events that the catalogue tells together.

        `run-NAME` is the sentence with `$list`, `item-NAME` what each event adds to the list.
        """
        for kind, run in groupby(events, type):
            together = list(run)
            name = kind.__name__
            items = [self._find(f"item-{name}", self._arguments(state, _fields(each))) for each in together]
            found = (
                self._find(f"run-{name}", {"list": ", ".join(map(str, items))}) if len(together) > 1 else None
            )
            if found is not None:
                yield found
            else:
                yield from (self.event(state, each) for each in together)

    def event(self, state: AnyState, event: Event) -> str:
        """One event in a sentence; empty when the game prefers silence."""
        if isinstance(event, Repaired):
            return self._repaired(event)
        name = type(event).__name__
        fields = _fields(event)
        found = self._find(f"event-{name}", self._arguments(state, fields))
        if found is not None:
            return _capital(found.strip())
        words = _CAPITAL.sub(" ", name).lower()
        details = [
            f"{key.replace('_', ' ')} {self._said(state, key, value)}" for key, value in fields.items()
        ]
        return _capital(f"{words}: {', '.join(details)}." if details else f"{words}.")

    def _repaired(self, event: Repaired) -> str:
        changed = joined(event.paths)
        left = f" and left {event.left}" if event.left else ""
        return f"By hand: {self.names.of(event.by)} changed {changed or 'nothing'}{left} ({event.reason})."

    # --- what is asked ----------------------------------------------------------------------

    def question(self, state: AnyState) -> str:
        """The decision in one sentence that begins with the seat; empty when the game is over."""
        decision = state.decision
        if decision is None:
            return ""
        if decision.seat == CHANCE:
            return self._typed(state)
        arguments = self._going_on(state)
        if decision.is_window:
            key = f"moment-{decision.question.replace('.', '-')}"
            plain = f"{decision.question.replace('.', ' ').replace('_', ' ')}: answer it, or pass."
        else:
            key = f"question-{state.stack[-1].procedure.id}-{decision.question}"
            plain = f"{decision.question.replace('_', ' ')}."
        found = self._find(key, arguments)
        name = self.names.of(decision.seat)
        own = f"{name}'s "
        # "Red: Red's Scout 1 acts" would say it twice.
        return f"{name}: {plain if found is None else found.removeprefix(own)}"

    def _typed(self, state: AnyState) -> str:
        request = state.request
        assert request is not None
        what = self.names.of(request.what)
        if request.kind == "roll":
            return f"Roll the {what} on the real table: which face does it show?"
        return f"Draw from the real pile of the {what}: what comes?"

    def _going_on(self, state: AnyState) -> dict[str, object]:
        """What the procedures in progress remember; the innermost speaks last."""
        arguments: dict[str, object] = {}
        for frame in state.stack:
            if not isinstance(frame.memory, Window):
                arguments.update(self._arguments(state, _fields(frame.memory)))
        return arguments

    # --- how things stand ---------------------------------------------------------------------

    def facts(self, view: Mapping[str, Any]) -> list[str]:
        """What everybody sees and no seat owns: rounds, tokens, counts."""
        table: Mapping[str, Any] = view["table"]
        lines = []
        for key, value in table.items():
            if not self._is_by_seat(value):
                fact = self._fact(key, value, is_plain=isinstance(value, int | str) and value != "")
                if fact:
                    lines.append(fact)
        return lines

    def seat_facts(self, view: Mapping[str, Any], seat: str) -> list[str]:
        """What everybody sees of one seat: how many cards it holds, what lies before it."""
        lines = ["out of the game"] if seat in view["table"].get("eliminated", ()) else []
        for key, value in view["table"].items():
            if self._is_by_seat(value):
                own = value[seat]
                fact = self._fact(key, own, is_plain=own not in ([], {}, "", None))
                if fact:
                    lines.append(fact)
        return lines

    def _is_by_seat(self, value: Any) -> bool:
        return isinstance(value, dict) and bool(value) and set(value) == set(self.setup.order)

    def _fact(self, key: str, value: Any, *, is_plain: bool) -> str:
        arguments: dict[str, object] = {**self._scenario, "players": len(self.setup.seats)}
        if isinstance(value, dict):
            arguments["count"] = len(value)
            arguments["yes"] = sum(each is True for each in value.values())
            arguments["value"] = joined([self.names.of(str(each)) for each in value])
        elif isinstance(value, list | tuple):
            arguments["count"] = len(value)
            arguments["value"] = joined([self.names.of(str(each)) for each in value])
        else:
            arguments["value"] = _simple(value) if value is not None else "nothing"
        found = self._find(f"fact-{key}", arguments)
        if found is not None:
            return found.strip()
        return f"{key.replace('_', ' ')} {arguments['value']}" if is_plain else ""

    def _scenario_values(self) -> dict[str, object]:
        """What the scenario prints, as arguments: `$scenario_rounds`, `$scenario_quota_1`."""
        found = self.names.item(self.setup.scenario)
        values: dict[str, object] = {}
        if found is not None:
            for key, value in _fields(found[1]).items():
                if isinstance(value, int | str):
                    values[f"scenario_{key}"] = _simple(value)
                elif isinstance(value, tuple) and all(isinstance(each, int) for each in value):
                    for place, each in enumerate(value, 1):
                        values[f"scenario_{key}_{place}"] = each
        return values

    def _part_titles(self) -> dict[str, dict[str, str]]:
        """What the scenario calls its parts: the key is what an event calls one of them."""
        found = self.names.item(self.setup.scenario)
        titles: dict[str, dict[str, str]] = {}
        for key, parts in _fields(found[1]).items() if found is not None else ():
            if isinstance(parts, dict):
                named = {id: str(part.title) for id, part in parts.items() if getattr(part, "title", "")}
                titles[key.removesuffix("s")] = named
        return titles

    @property
    def scenario_title(self) -> str:
        """The printed name of the scenario."""
        return self.names.of(self.setup.scenario)

    @property
    def briefing(self) -> str:
        """What the scenario says before the first turn, or nothing."""
        briefing = self._scenario.get("scenario_briefing", "")
        return briefing if isinstance(briefing, str) else ""

    @property
    def opening(self) -> list[str]:
        """Title, briefing and goal of the scenario, for a page of their own."""
        goal = self._scenario.get("scenario_goal", "")
        return [
            f"{self.scenario_title}",
            *([self.briefing.strip()] if self.briefing else []),
            *([f"Goal: {goal}"] if goal else []),
        ]

    # --- values -------------------------------------------------------------------------------

    def _arguments(self, state: AnyState, fields: Mapping[str, Any]) -> dict[str, object]:
        arguments: dict[str, object] = {"rolled": _rolled(fields.get("dice"), fields.get("faces"))}
        for key, value in fields.items():
            arguments[key] = self._said(state, key, value)
            if isinstance(value, str):
                # A catalogue chooses by it, and its choices are words of letters and dashes.
                arguments[f"{key}_id"] = _NO_WORD.sub("-", value) or "nothing"
        return arguments

    def _said(self, state: AnyState, key: str, value: Any) -> object:
        """A field as an argument: a name, a number, or a list of them in words."""
        if value is None:
            return "nothing"
        if isinstance(value, bool):
            return _simple(value)
        if isinstance(value, int):
            is_space = (key == "space" or key.endswith("_space")) and value >= 0
            return space_name(state, value) if is_space else value
        if isinstance(value, str):
            if not value:
                return "nothing"
            if key in self._titles and value in self._titles[key]:
                return self._titles[key][value]
            return self.names.of(value) if " " not in value else value
        if isinstance(value, list | tuple):
            return joined([str(self._said(state, key, each)) for each in value]) or "nothing"
        return str(value)


def _rolled(dice: Any, faces: Any) -> str:
    """Dice and what they show, side by side.

    >>> _rolled(("yellow", "green_2"), ("3/2", "miss"))
    'yellow 3/2, green 2 miss'
    """
    if not (isinstance(dice, list | tuple) and isinstance(faces, list | tuple) and len(dice) == len(faces)):
        return "nothing"
    pairs = [f"{str(die).replace('_', ' ')} {face}" for die, face in zip(dice, faces, strict=True)]
    return ", ".join(pairs) or "nothing"


def _simple(value: Any) -> object:
    """Yes and no are words in a catalogue, numbers stay numbers."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value


def _fields(record: Any) -> dict[str, Any]:
    if not isinstance(record, msgspec.Struct):
        return {}
    return {name: getattr(record, name) for name in record.__struct_fields__}


def _capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


def _walks(events: Iterable[Event]) -> Sequence[Event]:
    """Join events that go on where the one before ended: `from_space`, `to_space` and the rest the same."""
    joined_events: list[Event] = []
    for event in events:
        before = joined_events[-1] if joined_events else None
        whole = _joined(before, event) if before is not None and type(before) is type(event) else None
        if whole is None:
            joined_events.append(event)
        else:
            joined_events[-1] = whole
    return joined_events


def _joined(before: Event, after: Event) -> Event | None:
    one, other = _fields(before), _fields(after)
    ends = [name.removeprefix("to_") for name in one if name.startswith("to_")]
    if not ends or any(f"from_{end}" not in one or one[f"to_{end}"] != other[f"from_{end}"] for end in ends):
        return None
    moving = {f"{side}_{end}" for end in ends for side in ("from", "to")}
    if any(one[name] != other[name] for name in one if name not in moving):
        return None
    return msgspec.structs.replace(after, **{f"from_{end}": one[f"from_{end}"] for end in ends})
