"""Summoning: portal, group, figures, Argent Power, the portal is discarded.  Rules D16-SUM-05 to
D16-SUM-20.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec

from grimtable.games.doom2016 import changes, events
from grimtable.games.doom2016.actions import (
    ChooseGroup,
    ChoosePortal,
    Done,
    PlaceArgent,
    PlaceDemon,
    PlaceTurned,
)
from grimtable.games.doom2016.procedures.happening import tell
from grimtable.games.doom2016.table import INVADER
from grimtable.games.doom2016.topics.movement import room
from grimtable.kernel import (
    Refusal,
    SeatId,
    Step,
    StopIf,
    always,
    ask,
    choice,
    do,
    offer,
    procedure,
    refuse,
    repeat_if,
    stop_if,
)
from grimtable.kernel.bounds import Name, Names, Spot, Sum
from grimtable.kernel.identity import NO_SPACE, Space

if TYPE_CHECKING:
    from grimtable.games.doom2016.field import DoomState
    from grimtable.games.doom2016.items import Group
    from grimtable.grid.footprint import Footprint


class Summoning(msgspec.Struct):
    """What a summoning remembers."""

    may: bool = True  #: the Invader may decline
    portals: Names = ()  #: levels he may choose among; all if empty
    portal: Spot = NO_SPACE
    level: Name = ""
    waiting: Names = ()  #: demons of the group still to be placed, in order
    group: Sum = 0  #: the group chosen: 1 or 2
    tokens: Sum = 0  #: Argent Power of the group still to be placed
    keep: bool = False  #: the portal is turned face-down (D16-SUM-18: unless something says otherwise)
    over: bool = False


@procedure("summoning", remembers=Summoning)
def summoning() -> list[Step | StopIf]:
    return [
        stop_if("D16-SUM-05", is_off),
        ask(
            "D16-SUM-05",
            offer(ChoosePortal, among=portals, do=choose_portal, rule="D16-SUM-03", because=not_a_portal),
            choice(Done, among=declines, why_not=why_not_decline, do=decline),
            seat=invader,
            when=portal_is_open,
            name="choose_portal",
        ),
        ask(
            "D16-SUM-06",
            offer(ChooseGroup, among=groups, do=choose_group, rule="D16-SUM-06", because="no_group"),
            seat=invader,
            when=group_is_open,
            name="choose_group",
        ),
        do("D16-SUM-21", pass_over_missing),
        ask(
            "D16-SUM-09",
            offer(PlaceDemon, among=places, do=place, rule="D16-SUM-11", because=not_near),
            offer(PlaceTurned, among=turned_places, do=place_turned, rule="D16-SUM-11", because=not_near),
            seat=invader,
            when=any_waiting,
            name="place_demon",
        ),
        repeat_if("D16-SUM-10", any_waiting, back_to="pass_over_missing"),
        ask(
            "D16-SUM-17",
            offer(
                PlaceArgent, among=argent_places, do=place_argent, rule="D16-SUM-17", because=not_of_the_group
            ),
            seat=invader,
            when=has_tokens,
            name="place_argent",
        ),
        repeat_if("D16-SUM-17", has_tokens, back_to="place_argent", name="more_argent"),
        do("D16-SUM-18", discard_portal),
        ask(
            "D16-SUM-19",
            offer(
                PlaceArgent,
                among=stored_places,
                do=move_argent,
                rule="D16-SUM-19",
                because=not_of_the_summoned,
            ),
            always(Done, do=move_no_more),
            seat=invader,
            when=has_stored,
            name="move_argent",
        ),
        repeat_if("D16-SUM-19", has_stored, back_to="move_argent", name="more_stored"),
        do("D16-SUM-20", discard_rest),
    ]


def invader(state: DoomState, summoning: Summoning) -> SeatId:
    return INVADER


def is_off(state: DoomState, summoning: Summoning) -> bool:
    """Declined, or there is no portal to summon from (D16-SUM-03)."""
    if summoning.over:
        return True
    return summoning.portal == NO_SPACE and not _open(state, summoning)


def _open(state: DoomState, summoning: Summoning) -> list[Space]:
    """D16-SUM-03: face-up portals."""
    return [
        space
        for space, portal in state.table.portals.items()
        if portal.face_up and (not summoning.portals or portal.level in summoning.portals)
    ]


def portal_is_open(state: DoomState, summoning: Summoning) -> bool:
    """With one portal and no choice nothing is asked."""
    if summoning.portal != NO_SPACE:
        if not summoning.level:
            _take(state, summoning, summoning.portal)
        return False
    found = _open(state, summoning)
    if len(found) == 1 and not summoning.may:
        _take(state, summoning, found[0])
        return False
    return True


def portals(state: DoomState, summoning: Summoning, seat: SeatId) -> Iterable[ChoosePortal]:
    return [ChoosePortal(seat, space) for space in sorted(_open(state, summoning))]


def not_a_portal(state: DoomState, summoning: Summoning, action: ChoosePortal) -> Refusal:
    return refuse("D16-SUM-03", "not_a_portal", space=state.field.board.name(action.space))


def choose_portal(state: DoomState, summoning: Summoning, action: ChoosePortal) -> None:
    _take(state, summoning, action.space)


def _take(state: DoomState, summoning: Summoning, space: Space) -> None:
    summoning.portal = space
    summoning.level = state.table.portals[space].level
    if state.journal is not None:
        state.emit(events.Summoning(space, summoning.level))


def declines(state: DoomState, summoning: Summoning, seat: SeatId) -> Iterable[Done]:
    return (Done(seat),) if summoning.may else ()


def why_not_decline(state: DoomState, summoning: Summoning, action: Done) -> Refusal | None:
    return None if summoning.may else refuse("D16-GLD-04", "must", seat=action.seat)


def decline(state: DoomState, summoning: Summoning, action: Done) -> None:
    summoning.over = True


# --- the group and its figures ----------------------------------------------------------------------


def _group(state: DoomState, summoning: Summoning) -> Group:
    return state.game.invasions[state.table.invasion].groups(summoning.level)[summoning.group - 1]


def group_is_open(state: DoomState, summoning: Summoning) -> bool:
    return not summoning.group


def groups(state: DoomState, summoning: Summoning, seat: SeatId) -> Iterable[ChooseGroup]:
    return (ChooseGroup(seat, 1), ChooseGroup(seat, 2))


def choose_group(state: DoomState, summoning: Summoning, action: ChooseGroup) -> None:
    """D16-SUM-08, D16-SUM-16, D16-R-63: the entries from top to bottom, and the Argent Power printed there.

    D16-SUM-22: the card is his alone, and he looks at it when he likes.
    """
    summoning.group = action.number
    state.reveals += 1  # what is placed now shows a part of the invasion card
    group = _group(state, summoning)
    summoning.waiting = tuple(entry.demon for entry in group.demons for _ in range(entry.count))
    summoning.tokens = group.argent


def _rooms(state: DoomState, summoning: Summoning, kind: str) -> list[Footprint]:
    demon = state.game.demons[kind]
    return room(state, 1 << summoning.portal, demon.base, demon.flying)


def pass_over_missing(state: DoomState, summoning: Summoning) -> None:
    """D16-SUM-21, D16-LIM-03, D16-R-22, D16-R-64: no figure is left, or no space; the rest comes."""
    while summoning.waiting:
        kind = summoning.waiting[0]
        if state.table.supply[kind] > 0 and _rooms(state, summoning, kind):
            return
        summoning.waiting = summoning.waiting[1:]
        if state.journal is not None:
            state.emit(events.DemonsMissing(kind, 1))


def any_waiting(state: DoomState, summoning: Summoning) -> bool:
    return bool(summoning.waiting)


def places(state: DoomState, summoning: Summoning, seat: SeatId) -> Iterable[PlaceDemon]:
    return [PlaceDemon(seat, Space(place.anchor)) for place in _lying(state, summoning, turned=False)]


def turned_places(state: DoomState, summoning: Summoning, seat: SeatId) -> Iterable[PlaceTurned]:
    return [PlaceTurned(seat, Space(place.anchor)) for place in _lying(state, summoning, turned=True)]


def _lying(state: DoomState, summoning: Summoning, *, turned: bool) -> list[Footprint]:
    kind = summoning.waiting[0]
    found = _rooms(state, summoning, kind)
    if state.game.demons[kind].base in ("1x1", "2x2"):
        return [] if turned else found
    # An unturned oblong base is higher than wide.
    return [place for place in found if (place.width > place.height) == turned]


def not_near(state: DoomState, summoning: Summoning, action: PlaceDemon | PlaceTurned) -> Refusal:
    kind = summoning.waiting[0]
    name = state.field.board.name(action.space)
    large = kind in state.game.large
    ways = state.field.ways
    passage = ways.fly if large or kind in state.game.flying else ways.walk
    beside = 1 << summoning.portal | passage.around(1 << summoning.portal)
    if any(place.mask & beside for place in _rooms(state, summoning, kind)):
        return refuse("D16-SUM-11", "not_near", demon=kind, space=name)
    if large:
        return refuse("D16-SUM-14", "not_nearest", demon=kind, space=name)
    return refuse("D16-SUM-13", "not_nearest", demon=kind, space=name)


def place(state: DoomState, summoning: Summoning, action: PlaceDemon) -> None:
    kind, *left = summoning.waiting
    summoning.waiting = tuple(left)
    state.reveals += 1
    changes.place_demon(state, kind, action.space)
    changes.watch(state)


def place_turned(state: DoomState, summoning: Summoning, action: PlaceTurned) -> None:
    kind, *left = summoning.waiting
    summoning.waiting = tuple(left)
    state.reveals += 1
    changes.place_demon(state, kind, action.space, turned=True)
    changes.watch(state)


# --- Argent Power -----------------------------------------------------------------------------------


def _types(state: DoomState, summoning: Summoning) -> list[str]:
    """D16-SUM-17, D16-ARG-06: face-up demon cards of the group."""
    kinds = dict.fromkeys(entry.demon for entry in _group(state, summoning).demons)
    return [kind for kind in kinds if state.game.is_face_up(state.table, kind)]


def has_tokens(state: DoomState, summoning: Summoning) -> bool:
    """D16-R-64, D16-R-66: gained only as far as there are tokens and cards to put them on."""
    if summoning.tokens <= 0 or not state.table.argent:
        return False
    types = _types(state, summoning)
    if len(types) == 1:
        changes.gain_argent(state, types[0], summoning.tokens)
        summoning.tokens = 0
        return False
    return bool(types)


def argent_places(state: DoomState, summoning: Summoning, seat: SeatId) -> Iterable[PlaceArgent]:
    return [PlaceArgent(seat, kind) for kind in _types(state, summoning)]


def not_of_the_group(state: DoomState, summoning: Summoning, action: PlaceArgent) -> Refusal:
    return refuse("D16-SUM-17", "not_of_the_group", place=action.place)


def not_of_the_summoned(state: DoomState, summoning: Summoning, action: PlaceArgent) -> Refusal:
    return refuse("D16-SUM-19", "not_of_the_group", place=action.place)


def place_argent(state: DoomState, summoning: Summoning, action: PlaceArgent) -> None:
    summoning.tokens -= 1
    state.reveals += 1
    changes.gain_argent(state, action.place)


def discard_portal(state: DoomState, summoning: Summoning) -> None:
    """D16-SUM-18: after every figure has been placed."""
    if summoning.keep:
        changes.turn_portal(state, summoning.portal, face_up=False)
    else:
        changes.remove_portal(state, summoning.portal)


def has_stored(state: DoomState, summoning: Summoning) -> bool:
    return state.table.stored > 0 and not summoning.over and bool(_types(state, summoning))


def stored_places(state: DoomState, summoning: Summoning, seat: SeatId) -> Iterable[PlaceArgent]:
    return [PlaceArgent(seat, kind) for kind in _types(state, summoning)]


def move_argent(state: DoomState, summoning: Summoning, action: PlaceArgent) -> None:
    """D16-SUM-19: from the invasion card to a demon card of the group."""
    state.reveals += 1
    changes.spend_argent(state, "invasion", 1)
    changes.gain_argent(state, action.place)


def move_no_more(state: DoomState, summoning: Summoning, action: Done) -> None:
    """D16-SUM-20: the rest is lost."""
    changes.spend_argent(state, "invasion", state.table.stored)


def discard_rest(state: DoomState, summoning: Summoning) -> None:
    """D16-SUM-20: all tokens still on the invasion card are discarded."""
    if state.table.stored:
        changes.spend_argent(state, "invasion", state.table.stored)
    summoning.over = True
    tell(state, "summoned", space=summoning.portal)
