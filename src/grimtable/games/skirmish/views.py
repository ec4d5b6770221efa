"""What each seat may see, and worlds that differ only in what it may not.  Rules SKI-HID-01 to SKI-HID-04."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from grimtable.games.skirmish.changes import team_of
from grimtable.games.skirmish.procedures.activation import Activation
from grimtable.games.skirmish.procedures.attack import Attack
from grimtable.games.skirmish.procedures.playing import Playing
from grimtable.grid import bits, draw_map
from grimtable.kernel import SeatId
from grimtable.kernel.chance import mix

if TYPE_CHECKING:
    from grimtable.games.skirmish.field import SkirmishState


def view_of(state: SkirmishState, viewer: SeatId | None) -> dict[str, Any]:
    """SKI-HID-01, SKI-HID-02, SKI-HID-03: hands, decks and finds that the viewer may not know are absent."""
    table, field = state.table, state.field
    board = field.board
    name = board.name
    return {
        "round": table.round,
        "active": table.active,
        "board": [name(space) for space in bits(field.known)],
        "figures": {
            figure.id: {
                "kind": figure.kind,
                "seat": figure.seat,
                "space": name(figure.space),
                "wounds": figure.wounds,
                "activated": figure.activated,
            }
            for figure in table.figures.values()
        },
        "doors": {door: closed for door, closed in table.doors.items() if _is_known_door(state, door)},
        "areas": {id: _area(state, id, viewer) for id in table.areas},
        "portals": {
            name(space): sealed for space, sealed in table.portals.items() if field.known >> space & 1
        },
        "portals_hidden": sum(1 for space in table.portals if field.hidden >> space & 1),
        "hand": list(table.hands[viewer]) if viewer in table.hands else None,
        "hand_sizes": {seat: len(hand) for seat, hand in table.hands.items()},
        "vows": {seat: list(cards) for seat, cards in table.vows.items()},
        "decks": {
            team: {"cards": len(deck.cards), "discard": list(deck.discard), "reshuffled": deck.reshuffled}
            for team, deck in table.decks.items()
        },
        "playing": list(table.playing),
        "supply": dict(table.supply),
        "slain": dict(table.slain),
        "fallen": table.fallen,
        "eliminated": list(table.eliminated),
        "going_on": _going_on(state),
    }


def _area(state: SkirmishState, id: str, viewer: SeatId | None) -> dict[str, Any]:
    area = state.table.areas[id]
    seen: dict[str, Any] = {"revealed": area.revealed, "known_to": list(area.known_to)}
    if area.revealed or (viewer is not None and viewer in area.known_to):
        seen["find"] = area.find
    return seen


def _is_known_door(state: SkirmishState, door: str) -> bool:
    board = state.field.board
    return bool(board.spaces_at(board.doors[door]) & state.field.known)


def _going_on(state: SkirmishState) -> list[dict[str, Any]]:
    """The procedures everybody can see: the figure acting, the attack, the cards being played."""
    going_on: list[dict[str, Any]] = []
    for frame in state.stack:
        memory = frame.memory
        if isinstance(memory, Activation):
            going_on.append({"activation": memory.figure, "steps": memory.steps, "attacks": memory.attacks})
        elif isinstance(memory, Attack):
            going_on.append(
                {
                    "attack": memory.attacker,
                    "on": memory.defender,
                    "faces": list(memory.faces),
                    "hits": memory.hits,
                    "shields": memory.shields,
                }
            )
        elif isinstance(memory, Playing):
            going_on.append({"card": memory.card, "by": memory.seat, "cancelled": memory.cancelled})
    return going_on


def redealt(state: SkirmishState, viewer: SeatId | None, below: Callable[[int], int]) -> SkirmishState:
    """A world the viewer cannot tell from this one: other hands, deck orders and unknown finds are mixed."""
    other = state.copy()
    table = other.table
    for team, deck in table.decks.items():
        seats = [seat for seat in table.hands if team_of(seat) == team and seat != viewer]
        unknown = [*deck.cards, *(card for seat in seats for card in table.hands[seat])]
        # In order before they are mixed: the same numbers make up the same world, whatever is hidden here.
        unknown.sort()
        mix(unknown, below)
        deck.cards = [unknown.pop() for _ in deck.cards]
        for seat in seats:
            table.hands[seat] = [unknown.pop() for _ in table.hands[seat]]
    secret = [
        area
        for area in table.areas.values()
        if not area.revealed and (viewer is None or viewer not in area.known_to)
    ]
    finds = sorted(area.find for area in secret)
    mix(finds, below)
    for area, find in zip(secret, finds, strict=True):
        area.find = find
    return other.imagined(below, viewer)


def components(state: SkirmishState) -> dict[str, int]:
    """Every figure, card and find, wherever it lies."""
    table = state.table
    counts: dict[str, int] = {}
    for kind, number in (*table.supply.items(), *table.slain.items()):
        counts[f"figure {kind}"] = counts.get(f"figure {kind}", 0) + number
    for figure in table.figures.values():
        counts[f"figure {figure.kind}"] = counts.get(f"figure {figure.kind}", 0) + 1
    cards = [*table.playing]
    for pile in (*table.hands.values(), *table.vows.values()):
        cards.extend(pile)
    for deck in table.decks.values():
        cards.extend(deck.cards)
        cards.extend(deck.discard)
    for card in cards:
        counts[f"card {card}"] = counts.get(f"card {card}", 0) + 1
    for area in table.areas.values():
        counts[f"find {area.find}"] = counts.get(f"find {area.find}", 0) + 1
    counts["portals"] = len(table.portals)
    counts["doors"] = len(table.doors)
    return counts


def draw(state: SkirmishState, viewer: SeatId | None) -> str:
    """The known map with figures, portals and doors."""
    table, field = state.table, state.field
    labels: dict[int, str] = {}
    for space, sealed in table.portals.items():
        if field.known >> space & 1:
            labels[space] = "(x)" if sealed else "( )"
    for space in bits(field.hidden):
        labels[space] = "???"
    for figure in table.figures.values():
        values = state.game.kinds[figure.kind]
        number = figure.id.rpartition("_")[2]
        owner = figure.seat[0].upper() if figure.seat != "keeper" else ""
        label = (owner + values.glyph + number)[:3]
        for row in range(values.side):
            for column in range(values.side):
                labels[figure.space + row * field.board.stride + column] = label
    opened = [door for door, closed in table.doors.items() if not closed]
    return draw_map(field.board, labels=labels, open_doors=opened, rulers=True)
