"""Improving: what Marines buy before the next scenario of a campaign.  D4X-CHG-05, D4X-CMP-04, D4X-CMP-07."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

import msgspec

from grimtable.games.doom2004 import counters, events
from grimtable.games.doom2004.actions import Buy, NoMore
from grimtable.games.doom2004.campaigns import ARMOR, CARD
from grimtable.games.doom2004.topics import campaign
from grimtable.kernel import (
    Refusal,
    SeatId,
    Step,
    StopIf,
    always,
    ask,
    choice,
    do,
    procedure,
    refuse,
    repeat_if,
)
from grimtable.kernel.bounds import Count
from grimtable.kernel.identity import FigureId

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState


class Improving(msgspec.Struct):
    """Which Marine is asked."""

    place: Count = 0


@procedure("improving", remembers=Improving)
def improving() -> list[Step | StopIf]:
    return [
        ask(
            "D4X-CMP-04",
            choice(Buy, among=wares, why_not=why_not_buy, do=buy),
            always(NoMore, do=next_marine),
            seat=buyer,
            when=can_buy,
            name="buy",
        ),
        do("D4X-CMP-04", pass_on),
        repeat_if("D4X-CMP-04", somebody_is_left, back_to="buy"),
    ]


def _marines(state: DoomState) -> list[str]:
    return list(state.table.marines)


def buyer(state: DoomState, improving: Improving) -> SeatId:
    return SeatId(_marines(state)[improving.place])


def can_buy(state: DoomState, improving: Improving) -> bool:
    return somebody_is_left(state, improving) and any(wares(state, improving, buyer(state, improving)))


def pass_on(state: DoomState, improving: Improving) -> None:
    """Whoever can buy nothing more is not asked again."""
    if somebody_is_left(state, improving) and not can_buy(state, improving):
        improving.place += 1


def somebody_is_left(state: DoomState, improving: Improving) -> bool:
    return improving.place < len(state.table.marines)


def next_marine(state: DoomState, improving: Improving, action: NoMore) -> None:
    improving.place += 1


def _things(state: DoomState, seat: str) -> Iterable[str]:
    """What is sold to him; weapons that all begin with never break: D4X-MOD-25, D4X-MOD-28."""
    carried = campaign.carried_of(state.setup)
    weapons = carried.marines[seat].weapons if carried is not None and seat in carried.marines else ()
    own = state.game.ruleset.start_weapons
    return (ARMOR, CARD, *(weapon for weapon in weapons if weapon not in own))


def wares(state: DoomState, improving: Improving, seat: SeatId) -> Iterator[Buy]:
    for thing in _things(state, seat):
        action = Buy(seat, thing)
        if why_not_buy(state, improving, action) is None:
            yield action


def price(state: DoomState, thing: str) -> int:
    return campaign.campaign_of(state).price(thing)


def why_not_buy(state: DoomState, improving: Improving, action: Buy) -> Refusal | None:
    """D4X-CHG-05: base armor once in the whole campaign; a weapon only if he carried it out."""
    if action.thing not in _things(state, action.seat):
        return refuse("D4X-CMP-04", "not_sold", figure=action.seat, word=action.thing)
    most = campaign.campaign_of(state).most_cards if action.thing == CARD else 1
    if campaign.has(state, action.seat, action.thing) >= most:
        return refuse("D4X-CHG-05", "has_it", figure=action.seat, word=action.thing)
    left = campaign.points_left(state)
    if left < price(state, action.thing):
        return refuse("D4X-CMP-01", "points", cost=price(state, action.thing), left=left)
    return None


def buy(state: DoomState, improving: Improving, action: Buy) -> None:
    """D4X-CMP-07: a weapon that is kept may break: the red die is rolled, and a Miss is the end of it."""
    flags, bought = state.table.flags, counters.bought(action.seat, action.thing)
    cost = price(state, action.thing)
    flags[counters.CAMPAIGN_SPENT] = flags.get(counters.CAMPAIGN_SPENT, 0) + cost
    flags[bought] = flags.get(bought, 0) + 1
    left = campaign.points_left(state)
    if state.journal is not None:
        state.emit(events.ImprovementBought(FigureId(action.seat), action.thing, cost, left))
    if action.thing not in (ARMOR, CARD) and state.roll("red", state.game.dice["red"].faces).miss:
        flags[bought] = BROKEN
        if state.journal is not None:
            state.emit(events.WeaponBroke(FigureId(action.seat), action.thing))


BROKEN = 2  #: of a weapon: it was paid for, and is no use any more


def keeps(state: DoomState, marine: str, weapon: str) -> bool:
    """Whether he begins this scenario with it."""
    return bool(state.table.flags.get(counters.bought(marine, weapon), 0) == 1)
