"""What each seat may see, and worlds that differ only in what it may not ("Hidden information")."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from grimtable.games.doom2004 import counters
from grimtable.games.doom2004.box import PLAIN_DOOR
from grimtable.games.doom2004.procedures.activation import Activation
from grimtable.games.doom2004.procedures.attack import Attack
from grimtable.games.doom2004.procedures.marine_turn import MarineTurn
from grimtable.games.doom2004.procedures.resolving import Resolving
from grimtable.games.doom2004.procedures.rolling import dice_names
from grimtable.games.doom2004.table import INVADER, SAWS
from grimtable.games.doom2004.topics.clock import last_round
from grimtable.games.doom2004.topics.pool import colours_of, pool, stand_ins
from grimtable.grid import bits, draw_map
from grimtable.kernel import SeatId
from grimtable.kernel.chance import mix
from grimtable.kernel.identity import DoorId

if TYPE_CHECKING:
    from grimtable.games.doom2004.box import DoorKind
    from grimtable.games.doom2004.field import DoomState
    from grimtable.games.doom2004.table import Marine, Table


def view_of(state: DoomState, viewer: SeatId | None) -> dict[str, Any]:
    """D4X-SCN-04: the table as one seat may see it.

    The Invader's hand, the decks and undiscovered areas are absent.
    """
    table, field = state.table, state.field
    name = field.name
    scenario = state.game.scenario(state.setup)
    known = field.known
    seen: dict[str, Any] = {
        "round": table.round,
        "rounds": last_round(state),
        "active": table.active,
        "frags": table.frags,
        # D4X-DM-01: an arena has no Invader who could collect frag points; its limit stands below `arena`.
        "frag_limit": 0 if table.is_arena else scenario.frags,
        "goal": scenario.goal,
        "spaces": [name(space) for space in bits(known)],
        "areas": list(table.areas),
        # D04-SET-20: bins, orders and Marine cards lie open.
        "marines": {
            marine.id: {
                **{
                    key: value
                    for key, value in msgspec.to_builtins(marine).items()
                    if key not in ("id", "space", "fragged_at")
                },
                "space": name(marine.space) if marine.space >= 0 else None,
                "fragged_at": name(marine.fragged_at) if marine.fragged_at >= 0 else None,
            }
            for marine in table.marines.values()
        },
        "invaders": {
            invader.id: {
                "kind": invader.kind,
                "space": name(invader.space),
                "wide": invader.wide,
                "wounds": invader.wounds,
                "activated": invader.activated,
                "seat": invader.seat,
            }
            for invader in table.invaders.values()
        },
        "doors": {
            door: {
                "standing": standing,
                "key": field.scene.doors[door].key,
                **_door_kind(field.scene.door_kinds[door]),
            }
            for door, standing in table.doors.items()
            if field.scene.doorways[DoorId(door)] & known
        },
        # D04-MAP-04, D04-SET-10: the compass never turns; maps are drawn with north at the top.
        "north": "up",
        "keys": list(table.keys),
        "tokens": {name(space): list(tokens) for space, tokens in sorted(table.tokens.items())},
        "barrels": [name(space) for space in sorted(table.barrels)],
        "encounters": [name(space) for space in sorted(table.encounters)],
        "obstacles": [name(space) for space in bits(field.scene.obstacles & known)],
        "damaging": [name(space) for space in bits(field.scene.damaging & known)],
        "teleporters": {name(s): c for s, c in sorted(field.scene.pads.items()) if known >> s & 1},
        "teleporter_counts": _counted_pads(state),
        "ducts": [name(space) for space in bits(field.scene.ducts & known)],
        "exits": [name(space) for space in bits(field.scene.exits & known)],
        "supply": dict(table.supply),
        "flags": counters.of_scenario(table.flags),
        "hand_size": len(table.hand),
        "deck": {
            "cards": len(table.deck.cards),
            "discard": list(table.deck.discard),
            "reshuffled": table.deck.reshuffled,
        },
        "playing": list(table.playing),
        "marine_deck": len(table.marine_deck),
        "going_on": _going_on(state),
    }
    if state.game.groups:
        seen["pool"] = pool(state.game, table)  # D4X-R-10: open
    if jets := table.jet_spaces():
        seen["jets"] = {name(space): "on" if on else "off" for space, on in sorted(jets.items())}
    if field.scene.airless:
        seen["airless"] = [name(space) for space in bits(field.scene.airless & known)]
    if viewer == INVADER:
        seen["hand"] = list(table.hand)
    if table.is_arena:
        seen["arena"] = _beside(state, viewer)
    return seen


def _beside(state: DoomState, viewer: SeatId | None) -> dict[str, Any]:
    """What lies beside the board of an arena: all open but the cards that others have been dealt."""
    beside, scene, name = state.table.beside, state.field.scene, state.field.name
    marks = scene.marks.items()
    return {
        "score": dict(beside.score),
        "limit": state.setup.options["limit"],
        "pool": dict(beside.pool),
        "acted": list(beside.acted),
        "missing": list(beside.missing),
        "guards": list(beside.guards),
        "dealt": {
            marine: list(cards) if marine == viewer else len(cards) for marine, cards in beside.dealt.items()
        },
        "boxed": list(beside.boxed),
        "common": dict(beside.common),
        "keys_used": list(beside.keys_used),
        "time_is_up": beside.time_is_up,
        "respawn_points": {name(space): mark.respawn for space, mark in marks if mark.respawn},
        "headquarters": {name(space): mark.headquarters for space, mark in marks if mark.headquarters},
        "bases": {name(space): mark.base for space, mark in marks if mark.base},
    }


def _counted_pads(state: DoomState) -> dict[str, int]:
    """D04-R-81: once one pad of a colour is on the board, everybody knows how many there are."""
    scene, known = state.field.scene, state.field.known
    return {
        colour: len(pads)
        for colour, pads in sorted(scene.teleporters.items())
        if any(known >> pad & 1 for pad in pads)
    }


def _going_on(state: DoomState) -> list[dict[str, Any]]:
    """The procedures everybody can see."""
    name = state.field.name
    going_on: list[dict[str, Any]] = []
    for frame in state.stack:
        memory = frame.memory
        if isinstance(memory, MarineTurn):
            going_on.append(
                {
                    "turn": memory.seat,
                    "action": memory.action,
                    "points": memory.points,
                    "attacks": memory.attacks,
                }
            )
        elif isinstance(memory, Activation):
            going_on.append({"activation": memory.figure, "points": memory.points, "attacks": memory.attacks})
        elif isinstance(memory, Attack):
            going_on.append(
                {
                    "attack": memory.attacker,
                    "weapon": memory.weapon,
                    "on": name(memory.space),
                    "dice": list(dice_names(memory.dice)),
                    "faces": [list(face) for face in memory.faces],
                    "aimed": memory.aimed,
                    "damage": memory.damage,
                }
            )
        elif isinstance(memory, Resolving):
            going_on.append({"resolving": memory.kind, "name": memory.name, "by": memory.seat})
    return going_on


def redealt(state: DoomState, viewer: SeatId | None, below: Callable[[int], int]) -> DoomState:
    """A world the viewer cannot tell from this one: the Invader's hand and the decks are mixed."""
    other = state.copy()
    table = other.table
    unknown = list(table.deck.cards)
    if viewer != INVADER:
        unknown.extend(table.hand)
    # In order before they are mixed: the same numbers make up the same world, whatever is hidden in this one.
    unknown.sort()
    mix(unknown, below)
    table.deck.cards = [unknown.pop() for _ in table.deck.cards]
    if viewer != INVADER:
        table.hand = [unknown.pop() for _ in table.hand]
    _redeal_marine_cards(table, viewer, below)
    return other.imagined(below, viewer, same_answers=viewer == INVADER or not table.hand)


def _redeal_marine_cards(table: Table, viewer: SeatId | None, below: Callable[[int], int]) -> None:
    """The Marine cards that nobody has turned up; those dealt in secret among them (D4X-DM-16)."""
    hidden = list(table.marine_deck)
    dealt = {} if not table.is_arena else table.beside.dealt
    for marine, cards in dealt.items():
        if marine != viewer:
            hidden.extend(cards)
    hidden.sort()
    mix(hidden, below)
    table.marine_deck = [hidden.pop() for _ in table.marine_deck][::-1]
    for marine, cards in dealt.items():
        if marine != viewer:
            dealt[marine] = [hidden.pop() for _ in cards]


def components(state: DoomState) -> dict[str, int]:
    """Every figure and card, wherever it lies; tokens are unlimited (D04-R-07)."""
    table = state.table
    counts: dict[str, int] = {}
    for kind, number in table.supply.items():
        counts[f"figure {kind}"] = number
    for invader in table.invaders.values():
        counts[f"figure {invader.kind}"] += 1
    for colour in colours_of(table):
        # Swapped one for one: the box has the rest of each kind (D4X-SET-11).
        swapped = table.swapped_in(colour)
        for kind in stand_ins(state.game):
            number = swapped.get(kind, 0)
            counts[f"figure {kind}"] += state.game.invaders[kind].per_colour - number
            counts[f"figure {state.game.invaders[kind].equivalent}"] += number
    counts["marines"] = len(table.marines)
    cards = [*table.playing, *table.hand, *table.deck.cards, *table.deck.discard, *table.marine_deck]
    for marine in table.marines.values():
        cards.extend(marine.cards)
    if table.is_arena:
        cards.extend((*table.beside.boxed, *table.beside.common.values()))
        for dealt in table.beside.dealt.values():
            cards.extend(dealt)
    for card in cards:
        counts[f"card {card}"] = counts.get(f"card {card}", 0) + 1
    return counts


def draw(state: DoomState, viewer: SeatId | None) -> str:
    """The discovered map with figures, tokens, features and doors (D04-SET-09).

    The Invader sees the rest of it too (D04-SET-07): `...`, and `.z.` where a Zombie is waiting.
    """
    table, field = state.table, state.field
    known = field.known
    labels: dict[int, str] = dict.fromkeys(bits(field.scene.airless & known), "~")
    for space in bits(field.scene.exits & known):
        labels[space] = "EXT"
    for pad, colour in field.scene.pads.items():
        if known >> pad & 1:
            labels[pad] = f"@{colour[0]}"
    for space in bits(field.scene.ducts & known):
        labels[space] = "[]"
    for space, on in table.jet_spaces().items():
        labels[space] = "^^^" if on else "^"
    for space in table.encounters:
        labels[space] = "?"
    for space, tokens in table.tokens.items():
        labels[space] = _token_label(state, tokens)
    for space in table.barrels:
        labels[space] = "(o)"
    for invader in table.invaders.values():
        kind = state.game.invaders[invader.kind]
        label = kind.glyph + invader.id.rpartition("_")[2]
        for space in bits(_mask(state, invader.id)):
            labels[space] = label[:3]
    for marine in table.marines.values():
        if marine.space >= 0:
            labels[marine.space] = _marine_label(marine)
    if viewer == INVADER:
        for space in bits(field.board.spaces & ~known & ~field.scene.obstacles & ~field.scene.damaging):
            labels[space] = f".{_waiting(state, space)}."
    opened = [door for door, standing in table.doors.items() if standing != "closed"]
    shown = None if viewer == INVADER else known
    return draw_map(field.board, labels=labels, open_doors=opened, rulers=True, shown=shown)


def _marine_label(marine: Marine) -> str:
    """`R` for Red, `Rs` for Red with the saw; then the first letter of his order."""
    saw = "s" if marine.id in SAWS else ""
    return f"{marine.id[0].upper()}{saw}{marine.order[:1] if marine.order else ''}"


def _waiting(state: DoomState, space: int) -> str:
    """One sign for what an undiscovered space holds, with the Marines who are in play (D04-SET-04)."""
    mark = state.field.scene.marks.get(space)
    if mark is None or (mark.colour and not state.table.plays(mark.colour)):
        return "."
    if mark.invader:
        return state.game.invaders[mark.invader].glyph
    if mark.tokens:
        return "k" if state.game.token(mark.tokens[0]).keep == "compass" else "*"
    signs = {"o": mark.barrel, "?": mark.encounter, "@": mark.teleporter, "x": mark.exit, "v": mark.duct}
    return next((sign for sign, is_there in signs.items() if is_there), ".")


def _mask(state: DoomState, id: str) -> int:
    from grimtable.games.doom2004.changes import covered

    return covered(state, state.table.invaders[id])


def _token_label(state: DoomState, tokens: list[str]) -> str:
    if len(tokens) > 1:
        return f"{len(tokens)}*"
    return state.game.token(tokens[0]).glyph or short_sign(tokens[0])


def short_sign(id: str) -> str:
    """Three letters that tell a token from every other: those of the second word where there is one.

    >>> short_sign("chainsaw"), short_sign("chain_gun")
    ('cha', 'chg')
    """
    first, _, last = id.rpartition("_")
    return f"{first[:2]}{last[0]}" if first and last else id[:3]


def _door_kind(kind: DoorKind) -> dict[str, str]:
    """The kind of a door, where it is not the usual one."""
    return {} if kind is PLAIN_DOOR else {"kind": kind.id}
