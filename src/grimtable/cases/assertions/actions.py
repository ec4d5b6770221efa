"""Expectations about actions: which are offered, and which are refused by which rule."""

from __future__ import annotations

from collections.abc import Iterator

from grimtable.cases.assertions.trouble import Trouble, trouble
from grimtable.cases.case import Expect, texts
from grimtable.cases.run import Run, full_text
from grimtable.cases.vocabulary import words
from grimtable.content.problems import did_you_mean
from grimtable.kernel import CHANCE
from grimtable.kernel.errors import UnreadableText


def offered(run: Run, expect: Expect) -> Iterator[Trouble]:
    """These actions are among those offered."""
    offers = run.offers()
    for text in texts(expect.offered):
        yield from _readable(run, text, expect.seat)
        wanted = _spelled(run, text, expect.seat)
        if wanted not in offers:
            yield trouble(f"`{wanted}` is not offered{_near(wanted, offers)}{_why_not(run, wanted)}")


def only_offered(run: Run, expect: Expect) -> Iterator[Trouble]:
    """Exactly these actions are offered, in any order."""
    wanted = [_spelled(run, text, expect.seat) for text in texts(expect.only_offered)]
    offers = run.offers()
    missing = [text for text in wanted if text not in offers]
    extra = [text for text in offers if text not in wanted]
    for text in dict.fromkeys(text for text in offers if offers.count(text) > 1):
        yield trouble(f"`{text}` is offered {offers.count(text)} times")
    if missing or extra:
        lines = [f"- {text}" for text in missing] + [f"+ {text}" for text in extra]
        yield trouble("other actions are offered", lines)


def not_offered(run: Run, expect: Expect) -> Iterator[Trouble]:
    """None of these actions is offered."""
    offers = run.offers()
    for text in texts(expect.not_offered):
        yield from _readable(run, text, expect.seat)
        wanted = _spelled(run, text, expect.seat)
        if wanted in offers:
            yield trouble(f"`{wanted}` is offered")
        else:
            yield from _possible(run, text, expect.seat)


def refused(run: Run, expect: Expect) -> Iterator[Trouble]:
    """These actions are not legal, for the reason given."""
    for text in texts(expect.refused):
        wanted = full_text(text, expect.seat)
        try:
            action = run.read(text, expect.seat)
        except UnreadableText as error:
            yield trouble(f"{error}")
            continue
        refusal = run.state.why_not(action)
        if refusal is None:
            yield trouble(f"`{wanted}` is legal")
            continue
        if expect.rule is not None and refusal.rule != expect.rule:
            lines = [f"- {expect.rule}", f"+ {refusal.rule}: {run.said(refusal)}"]
            yield trouble(f"`{wanted}` is refused by another rule", lines)
        if expect.because is not None and expect.because not in run.said(refusal):
            lines = [f"- {expect.because}", f"+ {run.said(refusal)}"]
            yield trouble(f"`{wanted}` is refused in other words", lines)


def _readable(run: Run, text: str, seat: str) -> Iterator[Trouble]:
    try:
        run.read(text, seat)
    except UnreadableText as error:
        yield trouble(str(error))


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
        known[name] = set(words(values))
    told = set(words([event.plain() for event in run.events(since_start=True)]))
    for name, there in known.items():
        for word in words(getattr(action, name)):
            # A codec that knows no values, of an action nobody is offered: then nothing can be said.
            if there and word not in there and word not in told:
                near = did_you_mean(word, there | told)
                hint = f" — did you mean {near}?" if near else "; check the spelling"
                sentence = f"`{full_text(text, seat)}` could never be offered: there is no {word}{hint}"
                yield trouble(sentence)


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
    return f" ({refusal.rule}: {run.said(refusal)})" if refusal is not None else ""
