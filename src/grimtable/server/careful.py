"""Careful presenting: what a game cannot draw or tell is shown plainly, so that no table stops for it.

A defect in a picture, a sentence or an offer is a defect of the show and not of the game: the decision can
still be made, taken back, repaired, and made by a bot. So each part has a plain form made of what the kernel
knows, and the defect is noted with the table.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal, TypeVar

import msgspec

from grimtable.kernel import Action, AnyState, Event, Refusal, SeatId
from grimtable.narration import Line, Offer, capital
from grimtable.picture import Cue, Forecast, Overlay, Picture, Route
from grimtable.picture.shapes import Situation
from grimtable.server.faults import Faults
from grimtable.server.presenting import Presenter

A = TypeVar("A")


class CarefulPresenter(Presenter):
    """A presenter that never fails: it shares everything with that of all such tables, except for faults."""

    def __init__(self, shared: Presenter, faults: Faults, *, is_plain: bool = False) -> None:
        """`is_plain`: nothing is asked of the game's own drawing and telling."""
        self.__dict__.update(shared.__dict__)  # names, sentences and what was said before
        self._shared = shared
        self._faults = faults
        self._is_plain = is_plain

    @property
    def plainly(self) -> CarefulPresenter:
        """The same table in plain forms throughout."""
        return CarefulPresenter(self._shared, self._faults, is_plain=True)

    @property
    def is_warm(self) -> bool:
        return self._shared.is_warm

    def warm(self, state: AnyState) -> None:
        self._try("first look", state, None, lambda: self._shared.warm(state), lambda: None)

    def note(self, what: str, error: BaseException, state: AnyState, viewer: str | None) -> None:
        """Something of this table could not be shown."""
        self._faults.note(what, error, state.decisions, viewer)

    def _try(
        self, what: str, state: AnyState, viewer: str | None, shown: Callable[[], A], plain: Callable[[], A]
    ) -> A:
        if self._is_plain:
            return plain()
        try:
            return shown()
        except Exception as error:  # noqa: BLE001  (whatever a game's drawing raises, the table goes on)
            self.note(what, error, state, viewer)
            return plain()

    # --- the board ----------------------------------------------------------------------------------------

    def picture(
        self, state: AnyState, viewer: SeatId | None, earlier: Callable[[], AnyState] | None = None
    ) -> Picture:
        """What this viewer sees; what cannot be drawn is seen as it was `earlier`, else in words."""
        return self._try(
            "picture",
            state,
            viewer,
            lambda: self._shared.picture(state, viewer),
            lambda: self._before(viewer, earlier) or self._in_words(state, viewer),
        )

    def _before(self, viewer: SeatId | None, earlier: Callable[[], AnyState] | None) -> Picture | None:
        if earlier is None or self._is_plain:
            return None
        try:
            picture = self._shared.picture(earlier(), viewer)
        except Exception:  # noqa: BLE001  (noted above; then in words)
            return None
        return msgspec.structs.replace(picture, situation=self._remark("fault-earlier"), contest=None)

    def _in_words(self, state: AnyState, viewer: SeatId | None) -> Picture:
        """No board, but every seat with what is known of it."""
        found = self._try(
            "description",
            state,
            viewer,
            lambda: self._shared.plain_picture(state, viewer),
            lambda: self.bare_picture(state, {}),
        )
        return msgspec.structs.replace(found, situation=self._remark("fault-picture"))

    def _remark(self, key: str) -> Situation:
        return Situation(title=self.say("fault-title"), text=self.say(key), places=(), pieces=())

    def cues(self, state: AnyState, events: Sequence[Event], viewer: SeatId | None) -> list[Cue]:
        return self._try("cues", state, viewer, lambda: self._shared.cues(state, events, viewer), list)

    # --- sentences ----------------------------------------------------------------------------------------

    def lines(self, state: AnyState, events: Sequence[Event], seat: str) -> list[Line]:
        return self._try(
            "log",
            state,
            None,
            lambda: self._shared.lines(state, events, seat),
            lambda: self._lines_one_by_one(state, events, seat),
        )

    def _lines_one_by_one(self, state: AnyState, events: Sequence[Event], seat: str) -> list[Line]:
        """Each event alone, so that one that cannot be told takes no other with it."""
        told: list[Line] = []
        for event in events:
            found: list[Line] | None = None
            if not self._is_plain:
                try:
                    found = self._shared.lines(state, (event,), seat)
                except Exception:  # noqa: BLE001  (noted already, together with the others)
                    found = None
            if found is None:
                who = self.names.of(seat) if seat else ""
                text = self.say("line-untold", seat=who) if seat else self.say("line-untold-nobody")
                if told and told[-1].text == text:
                    continue
                found = [Line(text, event.rule, (type(event).__name__,))]
            told += found
        return told

    def question(self, state: AnyState) -> str:
        def plain() -> str:
            decision = state.decision
            return self.say("fault-question", seat=self.names.of(decision.seat)) if decision else ""

        return self._try("question", state, state.asked, lambda: self._shared.question(state), plain)

    def offers(self, state: AnyState) -> list[Offer]:
        return self._try(
            "offers",
            state,
            state.asked,
            lambda: self._shared.offers(state),
            lambda: [self._offer(state, number, action) for number, action in enumerate(state.legal)],
        )

    def _offer(self, state: AnyState, number: int, action: Action) -> Offer:
        kind = type(action).__name__
        text = self._try(
            "text form", state, state.asked, lambda: self.game.language.spell(state, action), str
        )
        label = capital(text.partition(": ")[2]) or f"{kind} {number + 1}"
        rule = state.decision.rule if state.decision is not None else ""
        return Offer(id=str(number), text=text, label=label, kind=kind, head=label, rule=rule)

    def refusal(self, refusal: Refusal) -> Refusal:
        try:
            return self._shared.refusal(refusal)
        except Exception as error:  # noqa: BLE001  (as in `_try`; a refusal knows no decision)
            self._faults.note("refusal", error, 0, None)
            return refusal

    # --- questions ----------------------------------------------------------------------------------------

    def forecast(self, state: AnyState, action: Action) -> Forecast | None:
        return self._try(
            "forecast", state, state.asked, lambda: self._shared.forecast(state, action), lambda: None
        )

    def route(self, state: AnyState, seat: SeatId, piece: str, place: str) -> Route | Refusal | None:
        return self._try(
            "route", state, seat, lambda: self._shared.route(state, seat, piece, place), lambda: None
        )

    def overlay(
        self,
        state: AnyState,
        viewer: SeatId | None,
        kind: Literal["sight", "reach", "threat"],
        piece: str | None,
        place: str | None,
        *,
        picture: Picture,
    ) -> Overlay | None:
        return self._try(
            "overlay",
            state,
            viewer,
            lambda: self._shared.overlay(state, viewer, kind, piece, place, picture=picture),
            lambda: None,
        )

    def why_not(self, state: AnyState, seat: SeatId, **about: Any) -> Refusal | None:
        return self._try(
            "reason", state, seat, lambda: self._shared.why_not(state, seat, **about), lambda: None
        )
