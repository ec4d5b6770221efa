"""Expectations: one function for each kind of thing that a case may state."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import msgspec

from grimtable.cases.case import SPECTATOR, Expect, Table, texts
from grimtable.cases.looking import Eyes, Missing, as_text, diff
from grimtable.cases.run import Run, full_text
from grimtable.content.problems import did_you_mean
from grimtable.kernel import CHANCE, Event, SeatId
from grimtable.kernel.errors import UnreadableText


@dataclass(frozen=True)
class Trouble:
    """One thing that does not hold: the key that states it, a sentence, and lines that show it."""

    key: str
    sentence: str
    lines: tuple[str, ...] = ()


def troubles(run: Run, expect: Expect) -> Iterator[Trouble]:
    """Everything in one expectation that does not hold now."""
    for key, check in CHECKS.items():
        if getattr(expect, key) is not None:
            for trouble in check(run, expect):
                yield Trouble(key, trouble.sentence, trouble.lines)


def _trouble(sentence: str, lines: list[str] | None = None) -> Trouble:
    return Trouble("", sentence, tuple(lines or ()))


# --- actions ----------------------------------------------------------------------------------------


def offered(run: Run, expect: Expect) -> Iterator[Trouble]:
    """These actions are among those offered."""
    offers = run.offers()
    for text in texts(expect.offered):
        yield from _readable(run, text, expect.seat)
        wanted = _spelled(run, text, expect.seat)
        if wanted not in offers:
            yield _trouble(f"`{wanted}` is not offered{_near(wanted, offers)}{_why_not(run, wanted)}")


def only_offered(run: Run, expect: Expect) -> Iterator[Trouble]:
    """Exactly these actions are offered, in any order."""
    wanted = [_spelled(run, text, expect.seat) for text in texts(expect.only_offered)]
    offers = run.offers()
    missing = [text for text in wanted if text not in offers]
    extra = [text for text in offers if text not in wanted]
    if missing or extra:
        lines = [f"- {text}" for text in missing] + [f"+ {text}" for text in extra]
        yield _trouble("other actions are offered", lines)


def not_offered(run: Run, expect: Expect) -> Iterator[Trouble]:
    """None of these actions is offered."""
    offers = run.offers()
    for text in texts(expect.not_offered):
        yield from _readable(run, text, expect.seat)
        wanted = _spelled(run, text, expect.seat)
        if wanted in offers:
            yield _trouble(f"`{wanted}` is offered")
        else:
            yield from _possible(run, text, expect.seat)


def refused(run: Run, expect: Expect) -> Iterator[Trouble]:
    """These actions are not legal, for the reason given."""
    for text in texts(expect.refused):
        wanted = full_text(text, expect.seat)
        try:
            action = run.read(text, expect.seat)
        except UnreadableText as error:
            yield _trouble(f"{error}")
            continue
        refusal = run.state.why_not(action)
        if refusal is None:
            yield _trouble(f"`{wanted}` is legal")
            continue
        if expect.rule is not None and refusal.rule != expect.rule:
            lines = [f"- {expect.rule}", f"+ {refusal.rule}: {refusal.sentence}"]
            yield _trouble(f"`{wanted}` is refused by another rule", lines)
        if expect.because is not None and expect.because not in refusal.sentence:
            lines = [f"- {expect.because}", f"+ {refusal.sentence}"]
            yield _trouble(f"`{wanted}` is refused in other words", lines)


def _readable(run: Run, text: str, seat: str) -> Iterator[Trouble]:
    try:
        run.read(text, seat)
    except UnreadableText as error:
        yield _trouble(str(error))


def _possible(run: Run, text: str, seat: str) -> Iterator[Trouble]:
    """What an action names is at the table or was there: of a misspelt id, "not offered" says nothing."""
    try:
        action = run.read(text, seat)
    except UnreadableText:
        return
    known: dict[str, set[str]] = {"seat": {*run.state.setup.order, CHANCE}}
    offers = [each for each in run.state.legal_actions() if type(each) is type(action)]
    for name, codec in run.game.language.forms[type(action)].fields.items():
        values = [*codec.every(run.state), *(getattr(each, name) for each in offers)]
        known[name] = set(_words(values))
    told = set(_words([event.plain() for event in run.events(since_start=True)]))
    for name, there in known.items():
        for word in _words(getattr(action, name)):
            # A codec that knows no values, of an action nobody is offered: then nothing can be said.
            if there and word not in there and word not in told:
                near = did_you_mean(word, there | told)
                hint = f" — did you mean {near}?" if near else "; check the spelling"
                sentence = f"`{full_text(text, seat)}` could never be offered: there is no {word}{hint}"
                yield _trouble(sentence)


def _words(value: Any) -> Iterator[str]:
    """Every text in a value, however deep."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        yield from _words(list(value.values()))
    elif isinstance(value, (list, tuple)):
        for each in value:
            yield from _words(each)


def _spelled(run: Run, text: str, seat: str) -> str:
    """The text as the game itself writes it, so that blanks do not matter."""
    try:
        return run.spell(run.read(text, seat))
    except UnreadableText:
        return full_text(text, seat)


def _near(wanted: str, offers: list[str]) -> str:
    near = did_you_mean(wanted, offers)
    return f" — did you mean `{near}`?" if near else ""


def _why_not(run: Run, text: str) -> str:
    try:
        refusal = run.state.why_not(run.read(text))
    except UnreadableText:
        return ""
    return f" ({refusal.rule}: {refusal.sentence})" if refusal is not None else ""


# --- questions ----------------------------------------------------------------------------------------


def asks(run: Run, expect: Expect) -> Iterator[Trouble]:
    """It is this seat that has to decide."""
    decision = run.state.decision
    asked = "nobody" if decision is None else decision.seat
    if asked != expect.asks:
        yield _trouble("another seat is asked", [f"- {expect.asks}", f"+ {asked}"])
    if expect.question is None:
        yield from _question_rule(run, expect)


def question(run: Run, expect: Expect) -> Iterator[Trouble]:
    """The question is this one: the name of a step, or the moment of a window."""
    decision = run.state.decision
    actual = "none, the game is over" if decision is None else decision.question
    if actual != expect.question:
        yield _trouble("the question is another one", [f"- {expect.question}", f"+ {actual}"])
    yield from _question_rule(run, expect)


def _question_rule(run: Run, expect: Expect) -> Iterator[Trouble]:
    decision = run.state.decision
    if expect.rule is not None and decision is not None and decision.rule != expect.rule:
        yield _trouble("another rule puts the question", [f"- {expect.rule}", f"+ {decision.rule}"])


def same_question(run: Run, expect: Expect) -> Iterator[Trouble]:
    """The question is the one that the last action answered, to the same seat."""
    if not run.acted:
        yield _trouble("nothing has been done yet, so there is no question before this one")
        return
    before, now = _question_text(run, before=True), _question_text(run, before=False)
    if (before == now) is not expect.same_question:
        what = "the question is another one" if expect.same_question else "it is still the same question"
        yield _trouble(what, [f"- {before}", f"+ {now}"])


def same_actions(run: Run, expect: Expect) -> Iterator[Trouble]:
    """The actions offered are those that were offered before the last action."""
    if not run.acted or run.asked is None:
        yield _trouble("nothing has been done yet, so there were no actions before these")
        return
    before = [run.spell(action) for action in run.asked.actions]
    now = run.offers()
    if (before == now) is not expect.same_actions:
        what = "other actions are offered" if expect.same_actions else "the same actions are offered"
        yield _trouble(
            what, [line for line in diff([*before, *[""] * 4], [*now, *[""] * 4]) if line[2:] != '""']
        )


def _question_text(run: Run, before: bool) -> str:
    decision = run.asked if before else run.state.decision
    return "nobody" if decision is None else f"{decision.seat}: {decision.question} ({decision.rule})"


# --- the end ------------------------------------------------------------------------------------------


def over(run: Run, expect: Expect) -> Iterator[Trouble]:
    """The game is over, or is not."""
    if run.state.over is not expect.over:
        yield _trouble("the game goes on" if expect.over else "the game is over")
    if expect.winners is None:
        yield from _result_rule(run, expect)


def winners(run: Run, expect: Expect) -> Iterator[Trouble]:
    """The game is over and these seats have won."""
    result = run.state.result
    if result is None:
        yield _trouble("nobody has won yet")
    elif sorted(result.winners) != sorted(texts(expect.winners)):
        yield _trouble(
            "others have won", [f"- {as_text(texts(expect.winners))}", f"+ {as_text(result.winners)}"]
        )
    yield from _result_rule(run, expect)


def _result_rule(run: Run, expect: Expect) -> Iterator[Trouble]:
    result = run.state.result
    if expect.rule is not None and result is not None and result.rule != expect.rule:
        yield _trouble(
            "another rule ended the game", [f"- {expect.rule}", f"+ {result.rule}: {result.sentence}"]
        )


# --- the table ----------------------------------------------------------------------------------------


def facts(run: Run, expect: Expect) -> Iterator[Trouble]:
    """Values of the table, by their paths."""
    assert expect.facts is not None
    yield from _compared(run, expect.facts, [_plain_table(run)])


def absent(run: Run, expect: Expect) -> Iterator[Trouble]:
    """These paths lead to nothing on the table; what leads to them must be there."""
    eyes, plain = Eyes(run.state), _plain_table(run)
    for path in texts(expect.absent):
        parent, _, _ = path.rpartition(".")
        try:
            if parent:
                eyes.find(plain, parent)
        except Missing as error:
            yield _trouble(f"{path}: {error}")
            continue
        try:
            actual = eyes.find(plain, path)
        except Missing:
            continue
        yield _trouble(f"{path} is there", [f"+ {as_text(actual)}"])


def sees(run: Run, expect: Expect) -> Iterator[Trouble]:
    """Values of a seat's view, by their paths."""
    assert expect.sees is not None
    viewer, wrong = _viewer(run, expect.seat)
    if wrong:
        yield _trouble(wrong)
        return
    view = run.game.view(run.state, viewer)
    yield from _compared(run, expect.sees, [view["table"], view])


def hides(run: Run, expect: Expect) -> Iterator[Trouble]:
    """These paths or words are nowhere in a seat's view, though they are somewhere at the table."""
    viewer, wrong = _viewer(run, expect.seat)
    if wrong:
        yield _trouble(wrong)
        return
    eyes = Eyes(run.state)
    view = run.game.view(run.state, viewer)
    others = [run.game.view(run.state, seat)["table"] for seat in run.state.setup.order]
    everything = [_plain_table(run), *others]
    for text in texts(expect.hides):
        if not any(_shows(eyes, each, text) for each in everything):
            yield _trouble(f"{text} is nowhere at the table, so nobody could hide it; check the spelling")
        elif _shows(eyes, view["table"], text) or _shows(eyes, view, text):
            yield _trouble(f"{expect.seat} sees {text}")


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


def _viewer(run: Run, seat: str) -> tuple[SeatId | None, str]:
    if seat == SPECTATOR:
        return None, ""
    order = run.state.setup.order
    if seat not in order:
        return (
            None,
            f"nobody sits at {seat!r}; the seats are {', '.join(order)}, and spectator sees what is open",
        )
    return SeatId(seat), ""


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
                yield _trouble(f"{path} is different", diff(value, eyes.spelled(value, actual)))
            break
        else:
            yield _trouble(f"{path}: {sentence}", [f"- {as_text(value)}"])


def _plain_table(run: Run) -> Any:
    return msgspec.to_builtins(run.state.table, str_keys=True)


def lasting(run: Run, expect: Expect) -> Iterator[Trouble]:
    """Effects like these are in force."""
    for wanted in expect.lasting or ():
        if not _in_force(run, wanted):
            lines = [f"- {as_text(wanted)}", *(f"+ {as_text(each)}" for each in _effects(run))]
            yield _trouble("no effect in force is like this one", lines)


def not_lasting(run: Run, expect: Expect) -> Iterator[Trouble]:
    """No effect like these is in force."""
    for unwanted in expect.not_lasting or ():
        found = _in_force(run, unwanted)
        if found:
            yield _trouble("an effect like this one is in force", [f"+ {as_text(found)}"])


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
            yield _trouble(_not_running(run, name))
            continue
        memory = msgspec.to_builtins(frames[-1].memory, str_keys=True)
        for key, value in wanted.items():
            if key not in memory:
                yield _trouble(f"{name} remembers no {key}{_hint(key, list(memory))}")
            elif not eyes.same(value, memory[key]):
                lines = diff(value, eyes.spelled(value, memory[key]))
                yield _trouble(f"{key} of {name} is different", lines)


def not_in_progress(run: Run, expect: Expect) -> Iterator[Trouble]:
    """None of these procedures is running."""
    running = [frame.procedure.id for frame in run.state.stack]
    for name in texts(expect.not_in_progress):
        if name not in run.game.procedures:
            yield _trouble(_not_running(run, name))
        elif name in running:
            yield _trouble(f"{name} is in progress", [f"+ {as_text(running)}"])


def _not_running(run: Run, name: str) -> str:
    if name not in run.game.procedures:
        return f"{run.game.id} has no procedure {name}{_hint(name, list(run.game.procedures))}"
    running = ", ".join(frame.procedure.id for frame in run.state.stack) or "none"
    return f"{name} is not in progress; these are: {running}"


def _hint(word: str, known: list[str]) -> str:
    near = did_you_mean(word, known)
    return f" — did you mean {near}?" if near else f"; there are {', '.join(known)}"


# --- events -------------------------------------------------------------------------------------------


def happened(run: Run, expect: Expect) -> Iterator[Trouble]:
    """Events like these have happened in this order; others may have happened between them."""
    wanted = list(expect.happened or ())
    wrong = [sentence for each in wanted if (sentence := _why_no_event(run, each))]
    events, unseen = _events(run, expect)
    for sentence in (*wrong, *([unseen] if unseen else [])):
        yield _trouble(sentence)
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
        yield _trouble(f"this has not happened: {as_text(wanted[place])}", lines)


def not_happened(run: Run, expect: Expect) -> Iterator[Trouble]:
    """No event like these has happened."""
    events, unseen = _events(run, expect)
    if unseen:
        yield _trouble(unseen)
        return
    eyes = Eyes(run.state)
    for unwanted in expect.not_happened or ():
        sentence = _why_no_event(run, unwanted)
        if sentence:
            yield _trouble(sentence)
        for event in events:
            if eyes.same(unwanted, event):
                yield _trouble(f"this has happened: {as_text(unwanted)}", [f"+ {as_text(event)}"])


def _events(run: Run, expect: Expect) -> tuple[list[Table], str]:
    """What happened, as the seat in question was told of it; or what is wrong with the question."""
    events: list[Event] = run.events(expect.since == "start")
    if expect.seen_by is None:
        return [event.plain() for event in events], ""
    viewer, wrong = _viewer(run, expect.seen_by)
    seen = (event.seen_by(viewer) for event in events)
    return [event.plain() for event in seen if event is not None], wrong


def _why_no_event(run: Run, wanted: Table) -> str:
    """What is wrong with the description of an event: a name or a field that no event of the game has."""
    kinds = {kind.__name__: kind for kind in _kinds(Event) if _belongs(kind, run)}
    name = wanted.get("event")
    if not isinstance(name, str):
        return f'an event needs its name: {{ event = "…" }}, not {as_text(wanted)}'
    if name not in kinds:
        return f"{run.game.id} has no event {name}{_hint(name, sorted(kinds))}"
    fields = list(kinds[name].__struct_fields__)
    for key in wanted:
        if key != "event" and key not in fields:
            return f"{name} has no {key}{_hint(key, fields)}"
    return ""


def _kinds(kind: type[Event]) -> Iterator[type[Event]]:
    for inner in kind.__subclasses__():
        yield inner
        yield from _kinds(inner)


def _belongs(kind: type[Event], run: Run) -> bool:
    """Whether an event is the game's own or the kernel's; other games have events of the same names."""
    home = type(run.game).__module__.rpartition(".")[0]
    return kind.__module__.startswith((home, "grimtable.kernel"))


CHECKS: dict[str, Callable[[Run, Expect], Iterator[Trouble]]] = {
    check.__name__: check
    for check in (
        offered,
        only_offered,
        not_offered,
        refused,
        asks,
        question,
        same_question,
        same_actions,
        over,
        winners,
        facts,
        absent,
        sees,
        hides,
        happened,
        not_happened,
        lasting,
        not_lasting,
        in_progress,
        not_in_progress,
    )
}
