"""Replaying: a game told and drawn from any of its moments, as one seat saw it or, after the end, openly."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from grimtable.kernel import CHANCE, Event, SeatId
from grimtable.kernel.event import seen_by
from grimtable.picture import Cue, Picture
from grimtable.picture.cues import Card, Reveal, Turn, Vanish
from grimtable.records.session import Session
from grimtable.server.careful import CarefulPresenter
from grimtable.server.chances import Curve, curve_of, turning_points
from grimtable.server.presenting import Line, Presenter, seat_look
from grimtable.server.table import who_decided

#: So many prepared replays are kept.
_KEPT = 24
#: Lines of this weight matter.
_WEIGHTY = 3


class Mark(msgspec.Struct, frozen=True, omit_defaults=True):
    """A moment worth jumping to: `kill`, `discovery`, `card`, `turning`, `end`, or `turn` (it begins)."""

    decision: int
    kind: str
    label: str
    swing: float = 0.0  #: at a turning point: what the turn added to the chance of a side
    side: str = ""  #: the name of that side


class Replays:
    """The last replays that were asked for, as JSON; a game that has gone on is prepared anew."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[object, ...], bytes] = OrderedDict()

    def find(self, *key: object) -> bytes | None:
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    def keep(self, document: bytes, *key: object) -> None:
        self._kept[key] = document
        while len(self._kept) > _KEPT:
            self._kept.popitem(last=False)


def replay_told(
    session: Session[Any, Any],
    presenter: CarefulPresenter,
    viewer: SeatId | None,
    *,
    openly: bool,
    may_be_open: bool,
) -> bytes:
    """The whole game as JSON: its lines and the moments worth jumping to. For threads, on a session aside.

    Chances to win look at the whole table: they are told openly, or after the end.
    """
    lines: list[Line] = []
    marks: list[Mark] = []
    turn = ""
    state = session.state
    for number, events in session.history():
        told, cues, turn = _told(session, presenter, state, events, viewer, number, turn, openly=openly)
        lines += told
        mark = _mark(presenter, number, told, cues) if number else None
        if mark is not None:
            marks.append(mark)
        if any(isinstance(cue, Turn) for cue in cues):
            marks.append(Mark(number, "turn", turn))
    result = state.result
    if result is not None:
        marks.append(Mark(session.decisions, "end", presenter.sentences.ending(result)))
    curve = None
    if openly or result is not None:
        try:
            curve = curve_of(session, {mark.decision for mark in marks})
            if curve is not None:
                marks = _with_turning_points(session, presenter, curve, marks, lines)
        except Exception as error:  # noqa: BLE001  (a replay is worth seeing without its curve)
            presenter.note("chances", error, state, viewer)
            curve = None
    looks = seat_look(session.setup.order)
    seats = {
        seat: {
            "id": seat,
            "name": presenter.names.of(seat),
            "colour": looks[seat][0],
            "shape": looks[seat][1],
        }
        for seat in session.setup.order
    }
    return msgspec.json.encode(
        {
            "decisions": session.decisions,
            "marks": marks,
            "lines": lines,
            "seats": seats,
            "open": may_be_open,
            "chances": None if curve is None else _chances(session, presenter, curve),
        }
    )


def _chances(session: Session[Any, Any], presenter: Presenter, curve: Curve) -> dict[str, Any]:
    """The curve with its sides: a team of one seat has that seat's colour, a larger one none."""
    looks = seat_look(session.setup.order)
    sides = []
    for team in curve.teams:
        seats = _seats_of(session, team)
        colour = looks[seats[0]][0] if len(seats) == 1 else None
        sides.append({"name": _side(session, presenter, team), "colour": colour})
    return {"sides": sides, "points": curve.points}


def _seats_of(session: Session[Any, Any], team: str) -> list[str]:
    return [str(seat.id) for seat in session.setup.seats if seat.team == team]


def _side(session: Session[Any, Any], presenter: Presenter, team: str) -> str:
    """What a team is called: by its own name where the game's catalogue has one, else by its seats."""
    names = presenter.names
    seats = _seats_of(session, team)
    return names.find(f"team-{team}") or names.joined([names.of(seat) for seat in seats])


def _with_turning_points(
    session: Session[Any, Any], presenter: Presenter, curve: Curve, marks: list[Mark], lines: Sequence[Line]
) -> list[Mark]:
    """What is marked already becomes a turning point; where nothing is, the turning point is a mark."""
    turns = [mark for mark in marks if mark.kind == "turn"]
    swings = {
        swing.decision: swing
        for swing in turning_points(curve, [turn.decision for turn in turns], session.decisions)
    }
    marked: list[Mark] = []
    for mark in marks:
        swing = swings.pop(mark.decision, None) if mark.kind not in ("turn", "end") else None
        if swing is None:
            marked.append(mark)
        else:
            side = _side(session, presenter, swing.team)
            marked.append(msgspec.structs.replace(mark, swing=swing.swing, side=side))
    for swing in swings.values():
        # What mattered there, else whose turn brought it: a step from here to there says nothing.
        told = [line for line in lines if line.decision == swing.decision and line.weight >= _WEIGHTY]
        turn = next((turn.label for turn in reversed(turns) if turn.decision < swing.decision), "")
        label = told[-1].text if told else turn
        side = _side(session, presenter, swing.team)
        marked.append(Mark(swing.decision, "turning", label, swing.swing, side))
    return sorted(marked, key=lambda mark: mark.decision)


def _mark(presenter: Presenter, number: int, told: Sequence[Line], cues: Sequence[Cue]) -> Mark | None:
    """What one decision is remembered for: a kill before a discovery, before a card that was played."""
    fallen = [cue.piece for cue in cues if isinstance(cue, Vanish)]
    if fallen:
        return Mark(number, "kill", _last(told, lambda line: fallen[-1] in line.pieces))
    if any(isinstance(cue, Reveal) for cue in cues):
        return Mark(number, "discovery", _last(told, lambda line: _tells(line, "Discovered")))
    drawn = " ".join(line.text for line in told if _tells(line, "Drawn"))
    titles = [presenter.names.of(cue.card) for cue in cues if isinstance(cue, Card)]
    # A card that nobody names was only turned over, for a scatter.
    said = " ".join(line.text for line in told)
    played = [title for title in titles if title in said and title not in drawn]
    if played:
        return Mark(number, "card", _last(told, lambda line: played[-1] in line.text))
    return None


def _tells(line: Line, ending: str) -> bool:
    """Whether a line tells of such an event: what is drawn or discovered is called so in every game."""
    return any(kind.endswith(ending) for kind in line.kinds)


def _last(told: Sequence[Line], fits: Callable[[Line], bool]) -> str:
    """The last line that fits, else the first that there is."""
    found = next((line.text for line in reversed(told) if fits(line)), None)
    return found if found is not None else (told[0].text if told else "")


def moment_told(
    session: Session[Any, Any],
    presenter: CarefulPresenter,
    viewer: SeatId | None,
    number: int,
    *,
    openly: bool,
) -> bytes:
    """One moment as JSON: the board after a decision and what that decision brought. For threads."""
    events: tuple[Event, ...] = ()
    for each, happened in session.history(number, number):
        if each == number:
            events = happened
    state = session.state_after(number)
    lines, cues, _ = _told(session, presenter, state, events, viewer, number, "", openly=openly)
    if openly:
        picture = open_picture(presenter, state)
    else:
        picture = presenter.picture(state, viewer, earlier=lambda: session.state_after(max(0, number - 1)))
    asked = state.asked
    if asked is None:
        question = presenter.sentences.ending(state.result) if state.result is not None else ""
    elif openly or asked == viewer:
        question = presenter.question(state)
    else:
        question = presenter.say("waiting-for", seat=presenter.names.of(asked))
    return msgspec.json.encode(
        {
            "decision": number,
            "picture": picture,
            "lines": lines,
            "cues": cues,
            "question": question,
            "asked": _asked(state),
        }
    )


def asked_after(session: Session[Any, Any], number: int) -> tuple[SeatId | None, bytes]:
    """Who decides after a decision, and the state they decide in. For threads."""
    state = session.state_after(number)
    return _asked(state), state.to_json()


def _asked(state: Any) -> SeatId | None:
    """Whose decision it is; nobody's where the game is over or a result of chance is awaited."""
    return None if state.asked == CHANCE else state.asked


def _told(
    session: Session[Any, Any],
    presenter: Presenter,
    state: Any,
    events: Sequence[Event],
    viewer: SeatId | None,
    number: int,
    turn: str,
    *,
    openly: bool,
) -> tuple[list[Line], list[Cue], str]:
    shown = tuple(events) if openly else seen_by(viewer, events)
    seat = who_decided(session.steps[number - 1]) if number else ""
    return presenter.told_openly(state, shown, viewer, decision=number, seat=seat, turn=turn)


def open_picture(presenter: Presenter, state: Any) -> Picture:
    """What all seats see together: every hand lies before its seat, everything known to anybody is shown."""
    views = {str(seat): presenter.picture(state, seat) for seat in state.order}
    widest = max(views.values(), key=lambda view: len(view.board.places))
    pieces: dict[str, Any] = {}
    cards: dict[str, Any] = {}
    tokens: dict[str, Any] = {}
    for view in (*views.values(), widest):
        pieces |= view.pieces
        cards |= view.cards
        tokens |= view.tokens
    seats = {
        seat: msgspec.structs.replace(
            view.seats[seat], cards=tuple(dict.fromkeys((*view.seats[seat].cards, *view.hand)))
        )
        for seat, view in views.items()
        if seat in view.seats
    }
    return msgspec.structs.replace(
        widest, pieces=pieces, cards=cards, tokens=tokens, seats={**widest.seats, **seats}, hand=()
    )
