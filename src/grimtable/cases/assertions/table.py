"""Expectations about the table, what seats see of it, effects in force and procedures in progress."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import msgspec

from grimtable.cases.assertions.trouble import Trouble, hint, trouble, viewer_of
from grimtable.cases.case import Expect, Table, texts
from grimtable.cases.lookup import Eyes, Missing, as_text, diff
from grimtable.cases.run import Run
from grimtable.cases.vocabulary import heard_of, plain_table, printed, unheard_of
from grimtable.kernel.lasting import Effect, Until


def facts(run: Run, expect: Expect) -> Iterator[Trouble]:
    """Values of the table, by their paths."""
    assert expect.facts is not None
    yield from _compared(run, expect.facts, [plain_table(run.state)])


def absent(run: Run, expect: Expect) -> Iterator[Trouble]:
    """These paths led to something before and lead to nothing now."""
    eyes, plain = Eyes(run.state), plain_table(run.state)
    pasts = [plain_table(state) for state in run.pasts]
    for path in texts(expect.absent):
        if _leads_somewhere(eyes, plain, path):
            yield trouble(f"{path} is there", [f"+ {as_text(eyes.find(plain, path))}"])
        elif not any(_leads_somewhere(eyes, past, path) for past in pasts):
            # Of a misspelt figure, "it is gone" would always be true.
            yield trouble(f"{path} was not there before ({_why_nowhere(eyes, plain, path)})")


def never_there(run: Run, expect: Expect) -> Iterator[Trouble]:
    """These paths have led to nothing in the whole case, but could have: what they end in is known."""
    eyes = Eyes(run.state)
    known: set[str] = set()
    for path in texts(expect.never_there):
        for state in (run.state, *run.pasts):
            plain = plain_table(state)
            if _leads_somewhere(eyes, plain, path):
                when = "is" if state is run.state else "was"
                yield trouble(f"{path} {when} there", [f"+ {as_text(eyes.find(plain, path))}"])
                break
        else:
            parent = path.rpartition(".")[0]
            if parent and not _leads_somewhere(eyes, plain_table(run.state), parent):
                yield trouble(f"{path}: there is no {parent} either; check the spelling")
                continue
            known = known or heard_of(run)
            for sentence in unheard_of(_last_words(path, known), known):
                yield trouble(f"{path} could never be there: {sentence}")


def _leads_somewhere(eyes: Eyes, plain: Any, path: str) -> bool:
    try:
        eyes.find(plain, path)
    except Missing:
        return False
    return True


def _why_nowhere(eyes: Eyes, plain: Any, path: str) -> str:
    """Where a path stops; one that stops at its end may name something that never came."""
    parent = path.rpartition(".")[0]
    try:
        eyes.find(plain, path)
    except Missing as error:
        is_its_end = not parent or _leads_somewhere(eyes, plain, parent)
        return f"{error}; of what never came say never_there" if is_its_end else str(error)
    return "it is there"


def _last_words(path: str, known: set[str]) -> list[str]:
    """What a path ends in: `alpha@space:wastes` joins three words, `zombie_2` is a copy of zombie."""
    found = [word for word in re.split(r"[@:]", path.rpartition(".")[2]) if not word.isdecimal()]
    return [re.sub(r"_[0-9]{1,2}$", "", word) if word not in known else word for word in found]


def sees(run: Run, expect: Expect) -> Iterator[Trouble]:
    """Values of a seat's view, by their paths."""
    assert expect.sees is not None
    viewer, wrong = viewer_of(run, expect.seat)
    if wrong:
        yield trouble(wrong)
        return
    view = run.game.view(run.state, viewer)
    yield from _compared(run, expect.sees, [view["table"], view])


def hides(run: Run, expect: Expect) -> Iterator[Trouble]:
    """These paths or words are nowhere in a seat's view, though they are somewhere at the table."""
    viewer, wrong = viewer_of(run, expect.seat)
    if wrong:
        yield trouble(wrong)
        return
    eyes = Eyes(run.state)
    view = run.game.view(run.state, viewer)
    others = [run.game.view(run.state, seat)["table"] for seat in run.state.setup.order]
    everything = [plain_table(run.state), *others]
    for text in texts(expect.hides):
        if not any(_shows(eyes, each, text) for each in everything):
            yield trouble(f"{text} is nowhere at the table, so nobody could hide it; check the spelling")
        elif _shows(eyes, view["table"], text) or _shows(eyes, view, text):
            yield trouble(f"{expect.seat} sees {text}")


def _shows(eyes: Eyes, plain: Any, text: str) -> bool:
    """Whether a path leads somewhere in the data, or a word stands there as a key or a value."""
    try:
        eyes.find(plain, text)
    except Missing:
        return _holds(plain, text)
    return True


def _holds(plain: Any, word: str) -> bool:
    if isinstance(plain, dict):
        return any(str(key) == word or _holds(value, word) for key, value in plain.items())
    if isinstance(plain, (list, tuple)):
        return any(_holds(value, word) for value in plain)
    return isinstance(plain, str) and plain == word


def _compared(run: Run, wanted: Table, places: list[Any]) -> Iterator[Trouble]:
    eyes = Eyes(run.state)
    for path, value in wanted.items():
        sentence = ""
        for place in places:
            try:
                actual = eyes.find(place, path)
            except Missing as error:
                sentence = sentence or str(error)
                continue
            if not eyes.same(value, actual):
                yield trouble(f"{path} is different", diff(value, eyes.spelled(value, actual)))
            break
        else:
            yield trouble(f"{path}: {sentence}", [f"- {as_text(value)}"])


def _plain_table(run: Run) -> Any:
    return msgspec.to_builtins(run.state.table, str_keys=True)


def lasting(run: Run, expect: Expect) -> Iterator[Trouble]:
    """Effects like these are in force."""
    for wanted in expect.lasting or ():
        if not _in_force(run, wanted):
            lines = [f"- {as_text(wanted)}", *(f"+ {as_text(each)}" for each in _effects(run))]
            yield trouble("no effect in force is like this one", lines)


def not_lasting(run: Run, expect: Expect) -> Iterator[Trouble]:
    """No effect like these is in force."""
    for unwanted in expect.not_lasting or ():
        wrong = _why_no_effect(run, unwanted)
        if wrong:
            yield trouble(wrong)
            continue
        found = _in_force(run, unwanted)
        if found:
            yield trouble("an effect like this one is in force", [f"+ {as_text(found)}"])


def _why_no_effect(run: Run, wanted: Table) -> str:
    """What is wrong with the description of an effect: a key that none has, a word nobody has heard of."""
    fields = list(Effect.__struct_fields__)
    for key in wanted:
        if key not in fields:
            return f"an effect has no {key}{hint(key, fields)}"
    until = wanted.get("until")
    if isinstance(until, dict):
        for key in until:
            if key not in Until.__struct_fields__:
                return f"until has no {key}{hint(key, list(Until.__struct_fields__))}"
    known = heard_of(run)
    named = [word for key in ("source", "subject") if isinstance(word := wanted.get(key), str)]
    name = wanted.get("name")
    if isinstance(name, str) and name not in known:
        named.append(name.removeprefix("cannot:").removeprefix("may:"))
        known |= printed(run)
    return next(unheard_of(named, known), "")


def _effects(run: Run) -> list[Table]:
    return [msgspec.to_builtins(effect) for effect in run.state.lasting]


def _in_force(run: Run, wanted: Table) -> Table | None:
    eyes = Eyes(run.state)
    return next((each for each in _effects(run) if eyes.same(wanted, each)), None)


def in_progress(run: Run, expect: Expect) -> Iterator[Trouble]:
    """These procedures are running, and the innermost of each name remembers these values."""
    eyes = Eyes(run.state)
    for name, wanted in (expect.in_progress or {}).items():
        frames = [frame for frame in run.state.stack if frame.procedure.id == name]
        if not frames:
            yield trouble(_not_running(run, name))
            continue
        memory = msgspec.to_builtins(frames[-1].memory, str_keys=True)
        for key, value in wanted.items():
            if key not in memory:
                yield trouble(f"{name} remembers no {key}{hint(key, list(memory))}")
            elif not eyes.same(value, memory[key]):
                lines = diff(value, eyes.spelled(value, memory[key]))
                yield trouble(f"{key} of {name} is different", lines)


def not_in_progress(run: Run, expect: Expect) -> Iterator[Trouble]:
    """None of these procedures is running."""
    running = [frame.procedure.id for frame in run.state.stack]
    for name in texts(expect.not_in_progress):
        if name not in run.game.procedures:
            yield trouble(_not_running(run, name))
        elif name in running:
            yield trouble(f"{name} is in progress", [f"+ {as_text(running)}"])


def _not_running(run: Run, name: str) -> str:
    if name not in run.game.procedures:
        return f"{run.game.id} has no procedure {name}{hint(name, list(run.game.procedures))}"
    running = ", ".join(frame.procedure.id for frame in run.state.stack) or "none"
    return f"{name} is not in progress; these are: {running}"
