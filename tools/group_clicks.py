"""How many clicks a turn of many figures takes where all of them go by one plan: the page's group plan.

A model of `group.svelte.ts`: the plan for all lies ready and is done with one click; another order for some
figures is their rows, the place or enemy they are sent to, and "Change" before it; whoever goes earlier than
planned costs a click; only some of them go when their rows are chosen. A plan that comes to differ from what
was confirmed (the dice have fallen) is confirmed again. It counts only where it does what was recorded.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from grimtable.bots import SeatAtTable
from grimtable.picture import Order, Ordered

if TYPE_CHECKING:
    from grimtable.server.presenting import Presenter
    from tools.clicks import Moment, Others

#: What is done with a figure, besides questions that come in between.
_DEEDS = ("Step", "Slide", "UseDuct", "WorkDoor", "Attack", "EndActivation")
#: What a figure's part of a recorded turn begins with.
_BEGINS = "Activate"


@dataclass
class Segment:
    """What one figure did: from its beginning to its end."""

    figure: str
    moments: list[Moment]
    places: list[int]  #: in the list of all moments


class Grouped(NamedTuple):
    """A stretch of a turn that one plan for several figures does."""

    clicks: int
    segments: list[Segment]
    orders: dict[str, Order]


def segments_from(moments: Sequence[Moment | Others], at: int) -> list[Segment]:
    """The figures' parts of the turn that goes on at a place."""
    found: list[Segment] = []
    first = moments[at]
    for place in range(at, len(moments)):
        moment = moments[place]
        if not hasattr(moment, "chosen") or moment.seat != first.seat or moment.shape.window:  # type: ignore[union-attr]  # Others are left out
            continue
        kind = moment.chosen.kind  # type: ignore[union-attr]
        if kind == _BEGINS:
            figure = moment.chosen.pieces[0]  # type: ignore[union-attr]
            found.append(Segment(figure, [moment], [place]))  # type: ignore[list-item]
        elif kind in _DEEDS and found:
            found[-1].moments.append(moment)  # type: ignore[arg-type]
            found[-1].places.append(place)
        elif kind in ("EndTurn", "PlaySpawn", "NoSpawn", "DiscardCard"):
            break
    return found


class Groups:
    """The orders that somebody has given, as the page remembers them."""

    def __init__(self, presenter: Presenter, followed: Callable[..., int]) -> None:
        self.presenter = presenter
        self.followed = followed
        self.given: dict[str, Order] = {}

    def rows(self, moment: Moment, orders: Sequence[Order]) -> list[Ordered]:
        """What the server answers."""
        imagined = SeatAtTable(moment.state, moment.seat, 1).imagine()  # type: ignore[arg-type]
        return self.presenter.group(imagined, moment.seat, orders, picture=moment.picture)  # type: ignore[arg-type]

    def does(self, row: Ordered, segment: Segment) -> bool:
        """Whether a plan does all that a figure did; the end comes by itself after an attack."""
        if row.plan is None:
            return False
        run = segment.moments
        taken = self.followed(row.plan, run)
        rest = run[taken:]
        return taken > 0 and all(moment.chosen.kind == "EndActivation" for moment in rest)

    def wanted(self, moment: Moment, segment: Segment, before: Sequence[Order]) -> tuple[Order, bool] | None:
        """The order that makes a figure do what it did, as before or newly given; None where none does."""
        figure = segment.figure
        known = self.given.get(figure, Order(figure))
        last = next((m.chosen.place for m in reversed(segment.moments) if m.chosen.cost is not None), None)
        struck = next((m.chosen.pieces for m in segment.moments if m.chosen.kind == "Attack"), ())
        candidates = [
            (known, False),
            *((Order(figure, target=piece), True) for piece in struck if piece != figure),
            *([(Order(figure, place=last), True)] if last is not None else []),
        ]
        for order, is_new in candidates:
            orders = [*before, order._replace(first=True)]
            row = next((one for one in self.rows(moment, orders) if one.piece == figure), None)
            if row is not None and self.does(row, segment):
                return order, is_new
        return None

    def best(
        self, moments: Sequence[Moment | Others], at: int, by_hand: Callable[[int, int], int]
    ) -> Grouped | None:
        """The stretch that saves most against moving figure by figure; None where none saves anything."""
        moment: Moment = moments[at]  # type: ignore[assignment]
        segments = segments_from(moments, at)
        waiting = [offer.pieces[0] for offer in moment.shape.offers or () if offer.kind == _BEGINS]
        if len(waiting) < 2 or len(segments) < 2:
            return None
        orders: list[Order] = []
        fresh: list[str] = []
        for segment in segments:
            found = self.wanted(segment.moments[0], segment, [])
            if found is None:
                break
            orders.append(found[0])
            fresh += [segment.figure] if found[1] else []
        standing = [row.piece for row in self.rows(moment, [*self.given.values()])]
        best: Grouped | None = None
        gained = 0
        for count in range(len(orders), 1, -1):
            part = segments[:count]
            clicks = self._clicks(moment, part, orders[:count], fresh, waiting, standing)
            end = part[-1].places[-1] + 1
            if by_hand(at, end) - clicks > gained:
                gained = by_hand(at, end) - clicks
                best = Grouped(clicks, part, {order.piece: order for order in orders[:count]})
        return best

    def _clicks(
        self,
        moment: Moment,
        part: Sequence[Segment],
        orders: Sequence[Order],
        fresh: Sequence[str],
        waiting: Sequence[str],
        standing: Sequence[str],
    ) -> int:
        going = [segment.figure for segment in part]
        given = [order for order in orders if order.piece in fresh]
        clicks = 1  # "Do it"
        aims = {(order.target, order.place) for order in given}
        clicks += len(given) + len(aims)
        is_some = len(going) < len(waiting)
        clicks += len(going) if is_some else 0
        clicks += _moves(going, [one for one in standing if one in going])
        clicks += 1 if clicks > 1 else 0  # "Change"
        # What was confirmed, and what it has come to when it is a figure's turn.
        orders = [order._replace(first=True) for order in orders]
        planned = {row.piece: row.plan for row in self.rows(moment, orders)}
        for place, segment in enumerate(part):
            now = self.rows(segment.moments[0], orders[place:])
            row = next((one for one in now if one.piece == segment.figure), None)
            before = planned.get(segment.figure)
            if row is None or row.plan is None or before is None or row.plan.actions != before.actions:
                clicks += 1
                planned = {one.piece: one.plan for one in now}
        return clicks


def _moves(wanted: Sequence[str], standing: Sequence[str]) -> int:
    """How many have to be put first, one after the other, until they stand as wanted."""
    for kept in range(len(wanted), -1, -1):
        last = list(wanted[len(wanted) - kept :])
        if [one for one in standing if one in last] == last:
            return len(wanted) - kept
    return len(wanted)
