"""Sentences: events, questions and facts in words, from the game's text catalogue or else plainly.

A game says how its events read in `content/texts/en/table.ftl`: `event-CardDrawn`, `question-PROCEDURE-STEP`,
`moment-attack-declared`, `fact-KEY`. Procedures that ask alike may share `question-STEP`. The fields of the
event, or of the procedures going on, are the arguments: names as `$figure`, the plain id as `$figure_id`. An
empty message hides what it is about.
Events that follow each other are told in one sentence where there are `run-NAME` and `item-NAME`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

import msgspec

from grimtable.kernel import CHANCE, AnyState, Event, Result, Setup
from grimtable.kernel.aside import SetAside
from grimtable.kernel.identity import FigureId, SeatId
from grimtable.kernel.window import Window
from grimtable.narration.declared import meanings
from grimtable.narration.names import Names, space_name
from grimtable.narration.values import NOTHING, Values, fields_of, is_space, simple
from grimtable.narration.words import capital
from grimtable.records.repair import Repaired

_CAPITAL = re.compile(r"(?<!^)(?=[A-Z])")
_NUMBER = re.compile(r"(?:(?<!\S)-)?\d{1,9}")


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """One sentence of the log: what it says, the rule it follows, and what it is about."""

    text: str
    rule: str
    kinds: tuple[str, ...] = ()  #: the events it tells of
    places: tuple[str, ...] = ()
    pieces: tuple[str, ...] = ()
    weight: int = 2  #: how much it matters, 1 to 3: that of its weightiest event


class Sentences:
    """Everything a screen says about one table."""

    def __init__(self, names: Names, setup: Setup) -> None:
        self.names = names
        self.setup = setup
        self._scenario = self._scenario_values()
        self._values = Values(names, self._part_titles())

    # --- what happened ----------------------------------------------------------------------

    def events(self, state: AnyState, events: Iterable[Event]) -> list[str]:
        """What happened, one sentence each; steps of one walk are told as one."""
        return [line.text for line in self.lines(state, events)]

    def lines(self, state: AnyState, events: Iterable[Event]) -> list[Line]:
        """The same with rule, places and figures; like sentences one after the other are told once."""
        told: list[list[tuple[str, Sequence[Event]]]] = []
        for text, about in self._told(state, _walks(events)):
            if text:
                if told and told[-1][0][0] == text:
                    told[-1].append((text, about))
                else:
                    told.append([(text, about)])
        return [
            self._line(
                state,
                same[0][0] if len(same) == 1 else f"{same[0][0]} (×{len(same)})",
                [event for _, about in same for event in about],
            )
            for same in told
        ]

    def _line(self, state: AnyState, text: str, events: Sequence[Event]) -> Line:
        places: dict[str, None] = {}
        pieces: dict[str, None] = {}
        for event in events:
            for key, kind in meanings(type(event)).items():
                value = getattr(event, key)
                for each in value if isinstance(value, tuple) else (value,):
                    if is_space(kind, each):
                        places[space_name(state, each)] = None
                    elif each and (kind is FigureId or kind is SeatId):
                        pieces[each] = None
        kinds = dict.fromkeys(type(event).__name__ for event in events)
        weight = max(event.weight for event in events)
        return Line(text, events[0].rule, tuple(kinds), tuple(places), tuple(pieces), weight)

    def _told(self, state: AnyState, events: Iterable[Event]) -> Iterator[tuple[str, Sequence[Event]]]:
        """A sentence for each event, or for each run of events that the catalogue tells together.

        `run-NAME` is the sentence with `$list`, `item-NAME` what each event adds to the list.
        """
        for kind, run in groupby(events, type):
            together = list(run)
            name = kind.__name__
            found = None
            if len(together) > 1:
                items = [
                    self.names.find(
                        f"item-{name}", self._values.arguments(state, fields_of(each), meanings(kind))
                    )
                    for each in together
                ]
                found = self.names.find(f"run-{name}", {"list": ", ".join(map(str, items))})
            if found is not None:
                yield found, together
            else:
                yield from ((self.event(state, each), (each,)) for each in together)

    def event(self, state: AnyState, event: Event) -> str:
        """One event in a sentence; empty when the game prefers silence."""
        if isinstance(event, Repaired):
            return self._repaired(event)
        if isinstance(event, SetAside):
            return self._set_aside(event)
        name = type(event).__name__
        fields = fields_of(event)
        if state.result is not None and fields.get("sentence") == state.result.sentence:
            fields["sentence"] = self.ending(state.result)
        found = self.names.find(f"event-{name}", self._values.arguments(state, fields, meanings(type(event))))
        if found is not None:
            return capital(found.strip())
        meant = meanings(type(event))
        words = _CAPITAL.sub(" ", name).lower()
        details = [
            f"{key.replace('_', ' ')} {self._values.said(state, key, value, meant.get(key))}"
            for key, value in fields.items()
        ]
        return capital(f"{words}: {', '.join(details)}." if details else f"{words}.")

    def _repaired(self, event: Repaired) -> str:
        return self.names.say(
            "event-Repaired",
            by=self.names.of(event.by),
            paths=self.names.joined(event.paths) or NOTHING,
            left=str(event.left) if event.left else NOTHING,
            reason=event.reason,
        )

    def _set_aside(self, event: SetAside) -> str:
        item, _, part = event.item.partition("#")
        name = self.names.of(item.partition("/")[2])
        return self.names.say("event-SetAside", item=name, part=part or NOTHING)

    def ending(self, result: Result) -> str:
        """How the game ended: the scenario's own words, else `ending-RULE` with the `$number` it counts."""
        told = self.names.prose(result.sentence)
        if self.names.language == "en" or told != result.sentence:
            return told
        number = _NUMBER.search(told)
        arguments = {"number": int(number.group()) if number is not None else 0}
        return self.names.find(f"ending-{result.rule}", arguments) or told

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
        found = self.names.find(key, arguments)
        if found is None and not decision.is_window:
            # Procedures that are alike, such as those of Relic's moments, ask alike.
            found = self.names.find(f"question-{decision.question}", arguments)
        name = self.names.of(decision.seat)
        own = f"{name}'s "
        # "Red: Red's Scout 1 acts" would say it twice.
        return f"{name}: {plain if found is None else found.removeprefix(own)}"

    def _typed(self, state: AnyState) -> str:
        request = state.request
        assert request is not None
        # A lot is no pile; and a die that is called like a seat is a die all the same.
        own = self.names.find(f"question-{request.kind}-{request.what}")
        what = self.names.thing(request.what) if request.kind == "roll" else self.names.of(request.what)
        return own or self.names.say(f"question-{request.kind}", what=what)

    def _going_on(self, state: AnyState) -> dict[str, object]:
        """What the procedures in progress remember; the innermost speaks last."""
        arguments: dict[str, object] = {}
        for frame in state.stack:
            if not isinstance(frame.memory, Window):
                memory: type = type(frame.memory)
                arguments.update(self._values.arguments(state, fields_of(frame.memory), meanings(memory)))
        return arguments

    # --- how things stand ---------------------------------------------------------------------

    def facts(self, view: Mapping[str, Any]) -> list[str]:
        """What everybody sees and no seat owns: rounds, tokens, counts."""
        table: Mapping[str, Any] = view["table"]
        beside = {f"table_{key}": simple(value) for key, value in table.items() if isinstance(value, int)}
        lines = []
        for key, value in table.items():
            if not self._is_by_seat(value):
                is_plain = isinstance(value, int | str) and value != ""
                fact = self._fact(key, value, beside, is_plain=is_plain)
                if fact:
                    lines.append(fact)
        return lines

    def seat_facts(self, view: Mapping[str, Any], seat: str) -> list[str]:
        """What everybody sees of one seat: how many cards it holds, what lies before it."""
        lines = [self.names.say("seat-out")] if seat in view["table"].get("eliminated", ()) else []
        for key, value in view["table"].items():
            if self._is_by_seat(value):
                own = value[seat]
                fact = self._fact(key, own, {}, is_plain=own not in ([], {}, "", None))
                if fact:
                    lines.append(fact)
        return lines

    def _is_by_seat(self, value: Any) -> bool:
        return isinstance(value, dict) and bool(value) and set(value) == set(self.setup.order)

    def _fact(self, key: str, value: Any, beside: Mapping[str, object], *, is_plain: bool) -> str:
        """`beside`: the numbers of the table as `$table_KEY`, where what is printed does not hold for all."""
        arguments: dict[str, object] = {**self._scenario, **beside, "players": len(self.setup.seats)}
        if isinstance(value, dict):
            arguments["count"] = len(value)
            arguments["yes"] = sum(each is True for each in value.values())
            arguments["value"] = self.names.joined([self.names.of(str(each)) for each in value])
        elif isinstance(value, list | tuple):
            arguments["count"] = len(value)
            arguments["value"] = self.names.joined([self.names.of(str(each)) for each in value])
        elif isinstance(value, str):
            arguments["value"] = self.names.prose(value)
        else:
            arguments["value"] = simple(value) if value is not None else NOTHING
        found = self.names.find(f"fact-{key}", arguments)
        if found is not None:
            return found.strip()
        return f"{key.replace('_', ' ')} {arguments['value']}" if is_plain else ""

    def _scenario_values(self) -> dict[str, object]:
        """What the scenario prints, as arguments: `$scenario_rounds`, `$scenario_quota_1`."""
        found = self.names.item(self.setup.scenario)
        values: dict[str, object] = {}
        if found is not None:
            for key, value in fields_of(found[1]).items():
                if isinstance(value, str):
                    values[f"scenario_{key}"] = self.names.prose(value)
                elif isinstance(value, int):
                    values[f"scenario_{key}"] = simple(value)
                elif isinstance(value, tuple) and all(isinstance(each, int) for each in value):
                    for place, each in enumerate(value, 1):
                        values[f"scenario_{key}_{place}"] = each
        return values

    def _part_titles(self) -> dict[str, dict[str, str]]:
        """What the scenario calls its parts: the key is what an event calls one of them."""
        found = self.names.item(self.setup.scenario)
        titles: dict[str, dict[str, str]] = {}
        for key, parts in fields_of(found[1]).items() if found is not None else ():
            if isinstance(parts, dict):
                named = {
                    id: self.names.prose(str(part.title))
                    for id, part in parts.items()
                    if getattr(part, "title", "")
                }
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
    def goal(self) -> str:
        """What is to be done, in a sentence, or nothing."""
        goal = self._scenario.get("scenario_goal", "")
        return goal if isinstance(goal, str) else ""

    @property
    def opening(self) -> list[str]:
        """Title, briefing and goal of the scenario, for a page of their own."""
        return [
            f"{self.scenario_title}",
            *([self.briefing.strip()] if self.briefing else []),
            *([self.names.say("scenario-goal", goal=self.goal)] if self.goal else []),
        ]


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
    one, other = fields_of(before), fields_of(after)
    ends = [name.removeprefix("to_") for name in one if name.startswith("to_")]
    if not ends or any(f"from_{end}" not in one or one[f"to_{end}"] != other[f"from_{end}"] for end in ends):
        return None
    moving = {f"{side}_{end}" for end in ends for side in ("from", "to")}
    if any(one[name] != other[name] for name in one if name not in moving):
        return None
    return msgspec.structs.replace(after, **{f"from_{end}": one[f"from_{end}"] for end in ends})
