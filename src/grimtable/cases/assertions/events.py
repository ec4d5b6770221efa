"""Expectations about what happened, and what this or that seat was told of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal, get_args, get_origin, get_type_hints

from grimtable.cases.assertions.trouble import Trouble, hint, trouble, viewer_of
from grimtable.cases.case import Expect, Table
from grimtable.cases.lookup import LIST_WORDS, NUMBER_WORDS, Eyes, as_text
from grimtable.cases.reference import events_of
from grimtable.cases.run import Run
from grimtable.cases.vocabulary import heard_of, unheard_of, words
from grimtable.kernel import Event


def happened(run: Run, expect: Expect) -> Iterator[Trouble]:
    """Events like these have happened in this order; others may have happened between them."""
    wanted = list(expect.happened or ())
    wrong = [sentence for each in wanted if (sentence := _why_no_event(run, each))]
    events, unseen = _events(run, expect)
    for sentence in (*wrong, *([unseen] if unseen else [])):
        yield trouble(sentence)
    if wrong or unseen:
        return
    eyes = Eyes(run.state)
    place = 0
    for event in events:
        if place < len(wanted) and eyes.same(wanted[place], event):
            place += 1
    if place < len(wanted):
        lines = [f"  {as_text(each)}" for each in wanted[:place]]
        lines.extend(f"- {as_text(each)}" for each in wanted[place:])
        lines.append("what happened:" if events else "nothing happened")
        lines.extend(f"+ {as_text(eyes.spelled(wanted[place], each))}" for each in events)
        yield trouble(f"this has not happened: {as_text(wanted[place])}", lines)


def not_happened(run: Run, expect: Expect) -> Iterator[Trouble]:
    """No event like these has happened."""
    events, unseen = _events(run, expect)
    if unseen:
        yield trouble(unseen)
        return
    eyes = Eyes(run.state)
    for unwanted in expect.not_happened or ():
        sentence = _why_no_event(run, unwanted) or _why_never(run, unwanted)
        if sentence:
            yield trouble(sentence)
        for event in events:
            if eyes.same(unwanted, event):
                yield trouble(f"this has happened: {as_text(unwanted)}", [f"+ {as_text(event)}"])


def _events(run: Run, expect: Expect) -> tuple[list[Table], str]:
    """What happened, as the seat in question was told of it; or what is wrong with the question."""
    events: list[Event] = run.events(expect.since == "start")
    if expect.seen_by is None:
        return [event.plain() for event in events], ""
    viewer, wrong = viewer_of(run, expect.seen_by)
    seen = (event.seen_by(viewer) for event in events)
    return [event.plain() for event in seen if event is not None], wrong


def _why_no_event(run: Run, wanted: Table) -> str:
    """What is wrong with the description of an event: a name or a field that no event of the game has."""
    kinds = {kind.__name__: kind for kind in events_of(run.game)}
    name = wanted.get("event")
    if not isinstance(name, str):
        return f'an event needs its name: {{ event = "…" }}, not {as_text(wanted)}'
    if name not in kinds:
        return f"{run.game.id} has no event {name}{hint(name, sorted(kinds))}"
    fields = list(kinds[name].__struct_fields__)
    for key in wanted:
        if key != "event" and key not in fields:
            return f"{name} has no {key}{hint(key, fields)}"
    return ""


def _why_never(run: Run, unwanted: Table) -> str:
    """Why an event could never have these values: a word that nobody at this table has heard of.

    What a field itself may say (a kind of attack, an outcome) is known too, whether it came up or not.
    """
    kind = next(each for each in events_of(run.game) if each.__name__ == unwanted["event"])
    hints = get_type_hints(kind)
    known = heard_of(run)
    for key, value in unwanted.items():
        if key == "event":
            continue
        meant = known | {str(each) for each in _literals(hints[key])} | _spaces(run, value)
        if (sentence := next(unheard_of(words(_without_list_words(value)), meant), "")) != "":
            return f"{key} of {unwanted['event']} could never be this: {sentence}"
    return ""


def _without_list_words(value: Any) -> Any:
    """`{ holds = "x" }` speaks of x; its own word is no word of the table."""
    if isinstance(value, dict) and set(value) <= {*LIST_WORDS, *NUMBER_WORDS}:
        return list(value.values())
    return value


def _literals(hint: Any) -> Iterator[Any]:
    """The values that a declared type spells out."""
    if get_origin(hint) is Literal:
        yield from get_args(hint)
    for inner in get_args(hint):
        if inner is not hint and not isinstance(inner, (str, int)):
            yield from _literals(inner)


def _spaces(run: Run, value: Any) -> set[str]:
    """The words in a value that name a space of this board."""
    eyes = Eyes(run.state)
    return {word for word in words(value) if eyes.space(word) is not None}
