"""What each seat may see, and worlds that differ only in what it may not.  Rules D16-HID-01 to D16-HID-09.

Invasion and demon cards not in use are the Invader's secret (D16-HID-03), hands and Glory Kill cards each
marine's own (D16-HID-04); discard piles, cards in play and weapons are open (D16-HID-06, D16-HID-08,
D16-R-71).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from grimtable.games.doom2016.procedures.demon_activation import DemonActivation
from grimtable.games.doom2016.procedures.marine_activation import MarineActivation
from grimtable.games.doom2016.procedures.summoning import Summoning
from grimtable.games.doom2016.procedures.using import Using
from grimtable.games.doom2016.remembering import Attack
from grimtable.games.doom2016.table import INVADER, MARINE
from grimtable.games.doom2016.topics.stagger import is_staggered
from grimtable.grid import bits, draw_map
from grimtable.kernel import SeatId
from grimtable.kernel.chance import mix
from grimtable.kernel.identity import CardId

if TYPE_CHECKING:
    from grimtable.games.doom2016.field import DoomState
    from grimtable.games.doom2016.table import Marine


def view_of(state: DoomState, viewer: SeatId | None) -> dict[str, Any]:
    """D16-HID-01 to D16-HID-09: hands, decks, the invasion card and face-down demon cards are absent for
    others.
    """
    table, field = state.table, state.field
    name = field.board.name
    return {
        "round": table.round,
        "active": table.active,
        "board": [name(space) for space in bits(field.board.spaces)],
        "figures": {
            figure.id: {
                "kind": figure.kind,
                "seat": figure.seat,
                "space": name(figure.space),
                "spaces": [name(space) for space in bits(field.where[figure.id])],
                "damage": figure.damage,
                "stunned": figure.stunned,
                "carries": list(figure.carries),
            }
            for figure in table.figures.values()
        },
        "marines": {seat: _marine(marine, seat == viewer) for seat, marine in table.marines.items()},
        # D16-HID-02: a face-down demon card shows nothing, not even whether it is exhausted.
        "demons": {
            kind: {"exhausted": card.exhausted, "argent": card.argent}
            for kind, card in table.demons.items()
            if viewer == INVADER or state.game.is_face_up(table, kind)
        },
        "supply": dict(table.supply),
        "argent": table.argent,
        "stored": table.stored,
        "invasion": table.invasion if viewer == INVADER else None,
        "event_sets": list(table.event_sets),
        "hand": list(table.hand) if viewer == INVADER else None,
        "hand_size": len(table.hand),
        "events": {
            "cards": len(table.events.cards),
            "discard": list(table.events.discard),
            "reshuffled": table.events.reshuffled,
        },
        "glory": {"cards": len(table.glory.cards), "discard": list(table.glory.discard)},
        "playing": list(table.playing),
        "initiative": len(table.initiative),
        "revealed": list(table.revealed),
        "doors": dict(table.doors),
        "portals": {
            name(space): {"level": portal.level, "face_up": portal.face_up}
            for space, portal in table.portals.items()
        },
        "teleporters": {name(space): active for space, active in table.teleporters.items()},
        "items": {name(space): list(items) for space, items in table.items.items()},
        "tokens": {name(space): list(tokens) for space, tokens in table.tokens.items()},
        "grenades": {name(space): list(tokens) for space, tokens in table.grenades.items()},
        "kills": table.kills,
        "kills_needed": state.game.kills_needed(state.setup),
        "counters": dict(table.counters),
        "going_on": _going_on(state),
    }


def _marine(marine: Marine, own: bool) -> dict[str, Any]:
    return {
        "dead": marine.dead,
        "class": marine.marine_class,
        "exhausted": marine.exhausted,
        "squad": marine.squad,
        "sets": list(marine.sets),
        "hand_size": len(marine.hand),
        "hand": list(marine.hand) if own else None,
        "glory_size": len(marine.glory),
        "glory": list(marine.glory) if own else None,
        "play": list(marine.play),
        "kept": list(marine.kept),
        "deck": len(marine.deck.cards),
        "discard": list(marine.deck.discard),
        "reshuffled": marine.deck.reshuffled,
    }


def _going_on(state: DoomState) -> list[dict[str, Any]]:
    """The procedures everybody can see: who acts, the attack, cards being carried out."""
    going_on: list[dict[str, Any]] = []
    for frame in state.stack:
        memory = frame.memory
        if isinstance(memory, MarineActivation | DemonActivation | Attack):
            going_on.append({frame.procedure.id: msgspec.to_builtins(memory)})
        elif isinstance(memory, Summoning):
            # D16-HID-01: the group is on the card; what is placed shows itself.
            going_on.append({"summoning": memory.level})
        elif isinstance(memory, Using):
            going_on.append({"using": memory.source, "by": memory.seat, "figure": memory.figure})
    return going_on


def redealt(state: DoomState, viewer: SeatId | None, below: Callable[[int], int]) -> DoomState:
    """A world the viewer cannot tell from this one: other hands, deck orders and hidden cards are mixed."""
    other = state.copy()
    table = other.table

    def mixed(cards: list[CardId]) -> list[CardId]:
        """In an order that says nothing about the true one, also to whoever knows the random numbers."""
        cards.sort()
        mix(cards, below)
        return cards

    for seat, marine in table.marines.items():
        if seat == viewer:
            mixed(marine.deck.cards)
            continue
        unknown = mixed([*marine.deck.cards, *marine.hand])
        marine.deck.cards = [unknown.pop() for _ in marine.deck.cards]
        marine.hand = [unknown.pop() for _ in marine.hand]
    hidden = list(table.glory.cards)
    others = [marine for seat, marine in table.marines.items() if seat != viewer]
    for marine in others:
        hidden += marine.glory
    mixed(hidden)
    table.glory.cards = [hidden.pop() for _ in table.glory.cards]
    for marine in others:
        marine.glory = [hidden.pop() for _ in marine.glory]
    if viewer == INVADER:
        mixed(table.events.cards)
    else:
        unknown = mixed([*table.events.cards, *table.hand])
        table.events.cards = [unknown.pop() for _ in table.events.cards]
        table.hand = [unknown.pop() for _ in table.hand]
        shown = any(isinstance(frame.memory, Summoning) and frame.memory.group for frame in other.stack)
        if table.invasion and not shown:
            invasions = sorted(other.game.invasions)
            table.invasion = invasions[below(len(invasions))]
    table.initiative.sort()
    mix(table.initiative, below)
    return other.imagined(below, viewer)


def components(state: DoomState) -> dict[str, int]:
    """Every figure, card and token of a limited number, wherever it lies (D16-LIM-01)."""
    table = state.table
    counts: dict[str, int] = {}
    for kind, number in table.supply.items():
        counts[f"figure {kind}"] = number
    for figure in table.figures.values():
        if figure.kind != MARINE:
            counts[f"figure {figure.kind}"] = counts.get(f"figure {figure.kind}", 0) + 1
    cards = [*table.playing, *table.hand, *table.events.cards, *table.events.discard]
    cards += [*table.glory.cards, *table.glory.discard]
    for marine in table.marines.values():
        cards += [*marine.hand, *marine.play, *marine.glory, *marine.deck.cards, *marine.deck.discard]
        for weapon in marine.sets:
            set_ = weapon.rpartition("_")[0]
            counts[f"set {set_}"] = counts.get(f"set {set_}", 0) + 1
    game = state.game
    for event_set, copies in game.cards_of_event_set.items():
        if event_set not in table.event_sets:
            cards += copies
    for weapon, left in table.sets.items():
        counts[f"set {weapon}"] = counts.get(f"set {weapon}", 0) + len(left)
        for copy in left:
            cards += [CardId(f"{card}_{copy}") for card in game.cards_of_set[weapon]]
    for card in cards:
        counts[f"card {card}"] = counts.get(f"card {card}", 0) + 1
    counts["argent"] = table.argent + table.stored + sum(each.argent for each in table.demons.values())
    counts["doors"] = len(table.doors)
    counts["teleporters"] = len(table.teleporters)
    return counts


def draw(state: DoomState, viewer: SeatId | None) -> str:
    """The map with figures, portals, teleporters and items."""
    table, field = state.table, state.field
    labels: dict[int, str] = {}
    for space, active in table.teleporters.items():
        labels[space] = "(T)" if active else "(t)"
    for space, portal in table.portals.items():
        labels[space] = f"<{portal.level[0].upper() if portal.face_up else portal.level[0]}>"
    for space, items in table.items.items():
        labels[space] = " + " if "health" in items else " w "
    for space in table.tokens:
        labels[space] = " o "
    for figure in table.figures.values():
        if figure.kind == MARINE:
            label = f"{figure.id[0].upper()}!" if figure.stunned else figure.id[0].upper()
        else:
            number = figure.id.rpartition("_")[2]
            label = (state.game.demons[figure.kind].glyph + number)[:3]
            seat = viewer if viewer in table.marines else ""
            if is_staggered(state, figure, seat or "") and len(label) < 3:
                label += "*"  # D16-STG-04: whoever walks into it makes a Glory Kill
        for space in bits(field.where[figure.id]):
            labels[space] = label
    opened = [door for door, closed in table.doors.items() if not closed]
    return draw_map(field.board, labels=labels, open_doors=opened, rulers=True)
