"""Planning: a plan is rehearsed on an imagined table until something would happen. Knows no game."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Generic, Protocol, TypeVar, cast

from grimtable.kernel import Action, SeatId, State
from grimtable.kernel.action import Pass
from grimtable.narration import Names, offers
from grimtable.picture.shapes import Forecast, Plan, Stretch

S = TypeVar("S", bound=State[Any, Any])
W = TypeVar("W", bound="Walked")


class Walked(Protocol):
    """A step of a way."""

    @property
    def action(self) -> Action: ...


#: No more kinds of offers are named as what a plan leaves open.
_MOST_LEFT = 4
#: No more enemies have a button of their own; the others are pointed at.
IN_REACH = 3
#: No plan is longer; whoever asks for more has made a mistake.
MOST_ACTIONS = 60


def until_free(rehearsal: Rehearsal[S], steps: list[W], free: Callable[[S], Action | None]) -> list[W]:
    """A way as far as the first place where something lies free; it is tried on a copy."""
    tried = Rehearsal(rehearsal.state, rehearsal.seat)
    for number, step in enumerate(steps, 1):
        if not tried.does(step.action) or (tried.is_open and free(tried.state) is not None):
            return steps[:number]
    return steps


class Rehearsal(Generic[S]):
    """A plan as it goes on an imagined table. Others pass; where they cannot, or dice fall, it ends."""

    def __init__(self, state: S, seat: SeatId) -> None:
        self.state = cast("S", state.copy())
        self.seat = seat
        self.actions: list[str] = []
        #: whether the seat would be asked on, with nothing thrown or turned up since the beginning
        self.is_open = True
        self.parts: list[tuple[str, str | None, int]] = []

    def does(
        self, action: Action, names: Names | None = None, place: str | None = None, cost: int = 0
    ) -> bool:
        """Carry out one action, if it is offered by then: a deed with its label, or a step to a place."""
        state = self.state
        if not self.is_open or len(self.actions) >= MOST_ACTIONS or action not in state.legal:
            return False
        label = ""
        if place is None and names is not None:
            at = state.legal.index(action)
            label = offers(state, names)[at].label
        self.actions.append(state.game.language.spell(state, action))
        self.parts.append((label, place, cost))
        seen = state.reveals + action.shows
        state.apply(action)
        self._let_pass()
        decision = state.decision
        is_mine = decision is not None and decision.seat == self.seat and not decision.is_window
        self.is_open = is_mine and state.reveals == seen
        return True

    def _let_pass(self) -> None:
        """Nobody answers what they could answer: the plan is told with who might."""
        state = self.state
        while (decision := state.decision) is not None and decision.is_window:
            passing = next((action for action in state.legal if isinstance(action, Pass)), None)
            if passing is None:
                return
            state.apply(passing)

    def goes(
        self,
        steps: Iterable[Any],
        name: Callable[[int], str],
        free: Callable[[S], Action | None] | None = None,
        names: Names | None = None,
    ) -> bool:
        """Walk: steps with `action`, `to` and `cost`; False where one of them is not to be.

        `free` says what lies free where one comes by: it is taken on the way.
        """
        for number, step in enumerate(steps):
            if number and free is not None:
                self.takes(free, names)
            if not self.does(step.action, place=name(step.to[0].anchor), cost=step.cost):
                return False
        return True

    def takes(self, free: Callable[[S], Action | None], names: Names | None = None) -> None:
        """Take what lies free here, one thing after the other."""
        while self.is_open and (action := free(self.state)) is not None:
            if not self.does(action, names):
                return

    def plan(
        self,
        means: str,
        *,
        piece: str = "",
        forecast: Forecast | None = None,
        warnings: Iterable[str] = (),
        wounds: float = 0.0,
        names: Names | None = None,
        light: bool = False,
    ) -> Plan:
        """What was rehearsed, as a plan; `names` to tell what it leaves open."""
        left: tuple[str, ...] = ()
        if self.is_open and names is not None:
            heads = dict.fromkeys(offer.head for offer in offers(self.state, names))
            left = tuple(heads)[:_MOST_LEFT] if len(heads) > 1 else ()
        return Plan(
            means=means,
            actions=tuple(self.actions),
            stretches=tuple(self._stretches()),
            piece=piece,
            forecast=forecast,
            warnings=tuple(warnings),
            wounds=round(wounds, 2),
            leaves=left,
            light=light,
        )

    def _stretches(self) -> Iterable[Stretch]:
        """Steps that follow each other are one stretch."""
        places: list[str] = []
        cost = 0
        for label, place, price in self.parts:
            if place is not None:
                places.append(place)
                cost += price
                continue
            if places:
                yield Stretch(places=tuple(places), cost=cost)
                places, cost = [], 0
            yield Stretch(label=label)
        if places:
            yield Stretch(places=tuple(places), cost=cost)
