"""Refusals: why a click on something that is not offered does nothing, with the rule that says so."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from grimtable.kernel import Action, AnyState, Refusal, SeatId
from grimtable.kernel.action import Pass
from grimtable.kernel.errors import UnreadableText
from grimtable.kernel.identity import CardId, FigureId, Space
from grimtable.kernel.refusal import Value, unreadable
from grimtable.kernel.refusal import not_asked as not_asked_now
from grimtable.kernel.window import Window
from grimtable.narration.declared import meanings
from grimtable.narration.hooks import Figures, WeighsActions, figures_of
from grimtable.narration.names import Names
from grimtable.narration.sentences import Sentences

_SPACE = re.compile(r"(?<!\S)\d+,\d+(?!\S)")

#: Ids of several words: `imp_2`, `hell_knight`. Those of one word are words of English anyway.
_ID = re.compile(r"\b[a-z][a-z0-9]*(?:_[a-z0-9]+)+\b")

#: Rules of the kernel speak of questions and texts; a rule of the game says more.
_KERNEL = "KRN-"
#: No more ways than this to fill the other fields of one kind of action are tried.
_TRIED = 40


def localised(names: Names, refusal: Refusal) -> Refusal:
    """The same refusal for people, as a sentence of their language."""
    return Refusal(refusal.rule, _whole(worded(names, refusal)))


def worded(names: Names, refusal: Refusal) -> str:
    """The reason in words, as it stands after a colon.

    A reason by name has a message of its own, `refusal-RULE-reason`. For a sentence of the rules there may
    be one for the rule, `refusal-RULE`; else it is said as it is, with names in place of ids.

    >>> from grimtable.games import load_game
    >>> from grimtable.kernel import refuse
    >>> names = Names(load_game("skirmish"), ["red", "keeper"], "de")
    >>> worded(names, refuse("SKI-MOV-04", "occupied", figure="ghoul_2", space="3,1"))
    'auf 3,1 steht Ghul 2'
    """
    if refusal.is_message:
        values: dict[str, object] = {}
        for key, value in refusal.values:
            # A die is a die, also where a seat is called like it.
            values[key] = _named(value, names, names.thing if key in ("die", "dice") else names.of)
            values[f"{key}_id"] = value  # to choose by, or to be shown as it was typed
        said = names.find(f"refusal-{refusal.rule}-{refusal.reason}", values)
        if said is not None:
            return said
    said = names.find(f"refusal-{refusal.rule}")
    return without_ids(names, refusal.sentence) if said is None else said


def _named(value: Value, names: Names, name: Callable[[str], str]) -> str | int:
    if isinstance(value, tuple):
        return names.joined([str(_named(each, names, name)) for each in value])
    return name(value) if isinstance(value, str) and not _SPACE.fullmatch(value) else value


def without_ids(names: Names, said: str) -> str:
    """A sentence of the rules with names in place of the ids of figures, cards and their kinds."""
    return _ID.sub(lambda id: names.of(id.group()), said)


def _whole(said: str) -> str:
    """A sentence on its own: code gives reasons that may stand after a colon.

    >>> _whole("red does not move now"), _whole("Already open.")
    ('Red does not move now.', 'Already open.')
    """
    ends = "" if said.endswith((".", "!", "?")) else "."
    return f"{said[:1].upper()}{said[1:]}{ends}"


def refusal_of(
    state: AnyState, names: Names, text: str, *, seat: str, unseen: Callable[[str], bool]
) -> Refusal | None:
    """The rule against an action in its text form; None when it is legal, or when the text is no action.

    Who asks is asked about: a seat whose decision it is not gets one answer to everything, and so does a text
    that names another seat, because whether others could do something is in their hands. A space that the
    viewer cannot know gets the same answer whether it exists or not: nobody may find the map by asking.
    """
    elsewhere = not_asked(state, seat)
    if elsewhere is not None:
        return elsewhere
    whose = text.partition(":")[0].strip()
    if whose != seat and whose in state.order:
        return not_asked_now(seat, whose)
    for space in _SPACE.findall(text):
        if unseen(space):
            return _unseen(names, space)
    language = state.game.language
    deed = text.partition(":")[2].strip() if whose == seat else text
    whole = f"{seat}: {deed}"
    if not any(form.pattern.fullmatch(deed) for form in language.forms.values()):
        return None
    try:
        return state.why_not(language.read(state, whole))
    except UnreadableText as error:
        return unreadable(error)


def not_asked(state: AnyState, seat: str) -> Refusal | None:
    """What a seat hears, whatever it asks, while the decision is not its own; None when it is."""
    decision = state.decision
    if decision is not None and decision.seat == seat:
        return None
    return state.why_not(Pass(SeatId(seat))) or not_asked_now(str(state.asked), seat)


def refusal_near(
    state: AnyState,
    names: Names,
    *,
    place: str | None = None,
    piece: str | None = None,
    card: str | None = None,
    text: str | None = None,
    seat: str,
    unseen: Callable[[str], bool],
    figures: Figures | None = None,
) -> Refusal | None:
    """The most telling reason why clicking a place, a piece or a card does nothing now; None for no reason.

    The actions of the question serve as templates with the clicked thing put in. A reason given by a rule of
    the game comes before those of the kernel, one that holds for actions on offer before others.
    """
    elsewhere = not_asked(state, seat)
    if elsewhere is not None:
        return localised(names, elsewhere)
    if text is not None:
        refusal = refusal_of(state, names, text, seat=seat, unseen=unseen)
        return None if refusal is None else localised(names, refusal)
    if place is not None and unseen(place):
        return _unseen(names, place)
    decision = state.decision
    assert decision is not None  # it is this seat's
    if figures is None:
        figures = figures_of(state.game, state.game.view(state, SeatId(seat)))
    best: tuple[int, Refusal] | None = None
    for rank, action, other in _templates(state, SeatId(seat), figures, place, piece, card):
        refusal = state.why_not(action)
        if refusal is None:
            return None  # it is on offer after all
        if refusal.rule.startswith(_KERNEL):
            continue
        # A reason that speaks of what was only filled in says nothing about what was clicked.
        if _speaks_of(refusal, other.values()):
            rank += 1000
        if best is None or rank < best[0]:
            best = rank, refusal
    if best is not None:
        return localised(names, best[1])
    question = Sentences(names, state.setup).question(state)
    return Refusal(decision.rule, names.say("refusal-question", question=question))


def _speaks_of(refusal: Refusal, values: Iterable[Any]) -> bool:
    """Whether a reason is about one of these."""
    if refusal.is_message:
        told = {value for _, value in refusal.values}
        return any(value in told for value in values)
    return any(str(value).replace("_", " ") in refusal.sentence for value in values)


def _unseen(names: Names, space: str) -> Refusal:
    return Refusal("KRN-08", names.say("refusal-unseen", space=space[:20]))


def _templates(
    state: AnyState,
    seat: SeatId,
    figures: Figures,
    place: str | None,
    piece: str | None,
    card: str | None,
) -> Iterator[tuple[int, Action, dict[str, Any]]]:
    """Actions with the clicked thing put in, each with its rank: the lowest is what was meant most likely."""
    spaces = [place] if place is not None else []
    ids = [piece] if piece is not None else []
    if piece is not None and figures.get(piece, {}).get("space") is not None:
        spaces += [str(each) for each in figures[piece].get("spaces", (figures[piece]["space"],))]
    weighs = state.game if isinstance(state.game, WeighsActions) else None
    for order, kind in enumerate(_kinds(state, has_card=card is not None)):
        fields = state.game.language.forms[kind].fields
        offered = [action for action in state.legal_actions() if type(action) is kind]
        is_aimed = weighs is not None and weighs.is_aimed(kind)
        # A click on a figure means it; a click on a bare space means going there.
        base = 50 * (order + (0 if offered else 40) + (0 if is_aimed == (piece is not None) else 100))
        meant = meanings(kind)
        for field in fields:
            wanted: Iterable[Any] = ()
            if meant.get(field) is Space:
                wanted = _read(state, kind, field, spaces)
            elif meant.get(field) is CardId:
                wanted = [card] if card is not None else []
            elif meant.get(field) in (FigureId, SeatId):
                wanted = ids
                base -= 500 if ids else 0  # it names the very figure
            for value in wanted:
                for way, other in enumerate(_filled(state, kind, field, offered)):
                    yield base + way, kind(seat=seat, **{**other, field: value}), other


def _kinds(state: AnyState, *, has_card: bool) -> list[type[Action]]:
    """The kinds of action that the question takes, in the order of its rules.

    A window takes answers of every kind, so there only those count that somebody could give now, and cards.
    """
    frame = state.stack[-1]
    if not isinstance(frame.memory, Window):
        return list(frame.procedure.steps[frame.place].by_action)
    offered = {type(action) for action in state.legal_actions()}
    return [
        kind
        for kind in state.game.responder_of
        if kind in offered or (has_card and CardId in meanings(kind).values())
    ]


def _read(state: AnyState, kind: type[Action], field: str, texts: Iterable[str]) -> Iterator[Any]:
    codec = state.game.language.forms[kind].fields[field]
    for text in texts:
        try:
            yield codec.read(state, text)
        except UnreadableText:
            continue


def _filled(
    state: AnyState, kind: type[Action], clicked: str, offered: Iterable[Action]
) -> list[dict[str, Any]]:
    """Ways to fill the other fields: as the offered actions do, the commonest first; else as any would."""
    others = [field for field in kind.__struct_fields__[1:] if field != clicked]
    counted: dict[tuple[Any, ...], int] = {}
    for action in offered:
        values = tuple(getattr(action, field) for field in others)
        counted[values] = counted.get(values, 0) + 1
    if not counted:
        for action in state.game.language.every(state, kind, SeatId(""), limit=_TRIED * 50):
            counted.setdefault(tuple(getattr(action, field) for field in others), 0)
            if len(counted) >= _TRIED:
                break
    ways = sorted(counted, key=lambda values: -counted[values])[:_TRIED]
    return [dict(zip(others, values, strict=True)) for values in ways]
