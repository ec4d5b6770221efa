"""Coaching: what a good player would do here, told in sentences of the reader's language.

    told = hint(SeatAtTable(state, "red", seed), "de")
    told.text, [each.text for each in told.alternatives]

An option is judged by what it leads to: it is carried out on an imagined table, and the veteran plays on
until the turn is over or something hidden comes to light. The game's `COACH` puts such a course into words
(what is done, what speaks for it and against it), and the courses are compared point by point: an alternative
is told with the point that makes it worse. Nothing is told that the seat could not know, for all is made up.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from typing import TYPE_CHECKING

import msgspec

from grimtable.bots.declaring import bots_module
from grimtable.games.advice import Advice
from grimtable.games.coaching import Coach, Course, Point, Told, effect_of, small
from grimtable.kernel import Action, AnyState, SeatId
from grimtable.kernel.action import Pass
from grimtable.narration import Names, capital, names_at, offers
from grimtable.narration.values import NOTHING

if TYPE_CHECKING:
    from grimtable.bots.bot import SeatAtTable

MOST_TRIED = 16  #: options that are played out; the others are too far behind to be told
MOST_DEEDS = 40  #: no turn takes more decisions of its seat that could still be told
MOST_TOLD = 3  #: the best and two alternatives
NOTABLE = 0.3  #: a difference that is worth a word
EQUAL = 0.03  #: courses nearer to each other than this are as good
MOST_REASONS, MOST_PRICES = 2, 2
QUOTED = 120  #: letters of a card that is told in full


class Alternative(msgspec.Struct, frozen=True, omit_defaults=True):
    """Another course, and why it is worse."""

    action: str  #: the text form of its first action
    text: str


class Hint(msgspec.Struct, frozen=True, omit_defaults=True):
    """What to do, why and at what price; places and pieces are there to be drawn."""

    action: str  #: the text form of the first action
    text: str
    alternatives: tuple[Alternative, ...] = ()
    route: tuple[str, ...] = ()  #: the places of the way, the first one included
    targets: tuple[str, ...] = ()  #: places that it is aimed at
    dangers: tuple[str, ...] = ()  #: places from which trouble may come
    then: tuple[str, ...] = ()  #: the text forms of what the same course does after the first action


def hint(seat: SeatAtTable, language: str = "en") -> Hint | None:
    """What to do at this decision; None where the game has nobody who could tell."""
    coach: Coach | None = getattr(bots_module(seat.game), "COACH", None)
    if coach is None:
        return None
    imagined = seat.imagine()
    names = names_at(seat.game, tuple(imagined.order), language)
    weighed = sorted(coach.weigh(imagined.copy(), seat.seat), key=lambda each: -each.worth)
    found: dict[Hashable, tuple[Advice, Told]] = {}
    then: tuple[str, ...] = ()
    for advice in weighed[:MOST_TRIED]:
        course = followed(coach, imagined, seat.seat, advice)
        told = coach.told(course, names) or plainly(course, names)
        if any(tuple(told.deeds) == tuple(other.deeds) for _, other in found.values()):
            continue  # in words it would be the same
        if told.same in found:
            continue
        if not found:
            then = _rest(course)
        found[told.same] = advice, told
        if len(found) == MOST_TOLD:
            break
    (first, best), *others = found.values()
    return Hint(
        seat.text(first.action),
        _best(names, best),
        tuple(
            Alternative(
                seat.text(other.action), _alternative(names, best, told, first.worth - other.worth < EQUAL)
            )
            for other, told in others
        ),
        tuple(best.route),
        tuple(dict.fromkeys(best.targets)),
        tuple(dict.fromkeys(best.dangers)),
        then,
    )


def _rest(course: Course) -> tuple[str, ...]:
    """What a course does after its first action, in words; the turn itself is ended by whoever plays it."""
    deeds = list(course.deeds[1:])
    while deeds and type(deeds[-1][1]).__name__ == "EndTurn":
        deeds.pop()
    spell = course.start.game.language.spell
    return tuple(spell(before, action) for before, action in deeds)


def followed(coach: Coach, start: AnyState, seat: SeatId, advice: Advice) -> Course:
    """Carry an option out on a copy, and let the seat play on as it is advised; others keep silent."""
    state = start.copy()
    deeds = [(state.copy(), advice.action)]
    state.apply(advice.action)
    for _ in range(MOST_DEEDS * 4):
        asked = state.asked
        if state.result is not None or asked is None or not coach.goes_on(start, state, seat):
            break
        if asked == seat:
            best = max(coach.weigh(state.copy(), seat), key=lambda each: each.worth)
            deeds.append((state.copy(), best.action))
            if len(deeds) > MOST_DEEDS:
                break
            state.apply(best.action)
            continue
        silent = next((each for each in state.legal if isinstance(each, Pass)), None)
        if silent is None:
            break
        state.apply(silent)
    return Course(start, seat, advice, deeds, state)


# --- words --------------------------------------------------------------------------------------------------


def label(names: Names, state: AnyState, action: Action) -> str:
    """An action as it is offered."""
    place = state.legal.index(action)
    return offers(state, names)[place].label


def plainly(course: Course, names: Names) -> Told:
    """A choice that leads to nothing that could be followed: its label, and what such an action is good for.

    `hint-why-do-KIND` says it for a kind of action; without it, that nothing better is on offer.
    """
    action = course.advice.action
    offered = offers(course.start, names)[course.start.legal.index(action)]
    name = f"do-{type(action).__name__}"
    decision = course.start.decision
    quoted = _quoted(names, offered.card, at_window=decision is not None and decision.is_window)
    values: dict[str, object] = {"label": offered.label, "note": offered.note or NOTHING, "text": quoted}
    known = names.find(f"hint-why-{name}", values) is not None
    point = Point(name if known else "best", max(0.01, course.advice.worth), values)
    places = (offered.place,) if offered.place is not None else ()
    return Told((small(offered.label),), (point,), (), places, (), offered.label)


def _quoted(names: Names, card: str | None, *, at_window: bool) -> str:
    """What a card does, where it can be said in a breath; at a window, without when it may be played."""
    text = names.text_of(card).strip() if card is not None else ""
    text = (effect_of(text) if at_window else text).rstrip(".")
    return text if 0 < len(text) <= QUOTED else NOTHING


def _best(names: Names, told: Told) -> str:
    """The deeds with what speaks for them; then the price."""
    deeds = capital(names.joined([deed for deed in told.deeds if deed]))
    for_it = _strongest(told.points, 1)
    reasons = _said(names, "why", for_it, MOST_REASONS)
    prices = _said(names, "price", _strongest(told.points, -1), MOST_PRICES)
    # A hint without a reason is no hint: where nothing speaks for it, it is the least evil.
    reasons = reasons or [names.say("hint-why-best")]
    text = names.say("hint", deeds=deeds, why=_after_colon(names, _both(names, reasons)))
    return (
        f"{text} {names.say('hint-price', price=_after_colon(names, _both(names, prices)))}"
        if prices
        else text
    )


def _after_colon(names: Names, clause: str) -> str:
    """A clause behind a colon; some languages begin it with a capital letter (`hint-capital`)."""
    return capital(clause) if names.say("hint-capital") == "yes" else clause


def _both(names: Names, clauses: list[str]) -> str:
    """Two clauses, or one."""
    return names.say("hint-both", one=clauses[0], other=clauses[1]) if len(clauses) > 1 else clauses[0]


def _alternative(names: Names, best: Told, other: Told, equal: bool) -> str:
    """The deeds, what is better about them, and what makes them worse all the same."""
    deeds = capital(names.joined([deed for deed in other.deeds if deed]))
    mine, theirs = _weights(best.points), _weights(other.points)
    gaps = sorted(
        (_weight(theirs, name) - _weight(mine, name), name) for name in dict.fromkeys((*mine, *theirs))
    )
    # A single answer says of itself why it is not to be given; of a course it is told what it lacks.
    worse = next(iter(_said(names, "not", other.points, 1)), "")
    for least in (NOTABLE, 0.0):  # what hardly matters is told where nothing else is to be said
        lacking = (_worse(names, mine, theirs, name) for gap, name in gaps if gap < -least)
        worse = worse or next(filter(None, lacking), "")
    gained = [theirs[name] for gap, name in reversed(gaps) if gap > NOTABLE and name in theirs]
    # To come closer to what the best course takes is no gain over it.
    taken = str(mine["token"].values.get("tokens", "")) if "token" in mine else ""
    gained = [point for point in gained if str(point.values.get("thing", NOTHING)) not in taken]
    # Where all that can be said speaks for it, and it is worse all the same, that is all there is to say.
    better = next(iter(_said(names, "better", gained, 1)), "") if worse else ""
    worse = worse or names.say("hint-worse-equal" if equal else "hint-worse-less")
    if better and not equal:
        return names.say("hint-alternative-but", deeds=deeds, better=_after_colon(names, better), worse=worse)
    return names.say("hint-alternative", deeds=deeds, worse=_after_colon(names, worse))


def _worse(names: Names, mine: Mapping[str, Point], theirs: Mapping[str, Point], name: str) -> str:
    """What a course lacks, has less of, or has against it, in words; `hint-lacks-NAME` is for the first."""
    if name not in theirs:
        said = names.find(f"hint-lacks-{name}", mine[name].values)
        if said:
            return said
    # What speaks against the other course is told with its own values, what is missed with those of the best.
    about = theirs[name] if name in theirs and (theirs[name].weight < 0 or name not in mine) else mine[name]
    values = dict(about.values)
    if name in mine and name in theirs:
        for key, number in mine[name].values.items():
            other = theirs[name].values.get(key)
            if isinstance(number, int) and isinstance(other, int):
                values[f"{key}_less"], values[f"{key}_there"] = number - other, other
            elif isinstance(number, str):
                values[f"{key}_same"] = "yes" if number == other else "no"
    return names.find(f"hint-worse-{name}", values) or ""


def _weight(points: Mapping[str, Point], name: str) -> float:
    return points[name].weight if name in points else 0.0


def _weights(points: Iterable[Point]) -> dict[str, Point]:
    return {point.name: point for point in points}


def _strongest(points: Iterable[Point], sign: int) -> list[Point]:
    """The points for (1) or against (-1) a course, the weightiest first."""
    return sorted((p for p in points if p.weight * sign > 0), key=lambda p: -abs(p.weight))


def _said(names: Names, role: str, points: Iterable[Point], most: int) -> list[str]:
    found = (names.find(f"hint-{role}-{point.name}", point.values) for point in points)
    return [text for text in found if text][:most]
