"""The board in sentences, for whoever listens to a screen instead of looking at it.

Where each figure stands is left to the pieces themselves: a description that changed with every step would be
sent with every step.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from grimtable.games.doom2016.table import MARINE
from grimtable.picture.shapes import Piece

if TYPE_CHECKING:
    from grimtable.games.doom2016.field import DoomState
    from grimtable.games.doom2016.picture.cache import DrawingCache


def description(cache: DrawingCache, state: DoomState, drawn: Mapping[str, Piece]) -> str:
    """Round and turn, marines, demons, doors and portals, what lies on the map."""
    table = state.table
    key = (
        "description",
        *(table.round, table.active, table.kills, tuple(table.doors.items())),
        tuple((piece.id, piece.pips[0].value, piece.badges) for piece in drawn.values()),
        tuple((space, portal.face_up) for space, portal in table.portals.items()),
        tuple(table.tokens.items()),
        tuple(table.items.items()),
    )
    found: str | None = cache.words.get(key)
    if found is None:
        said = [_heading(cache, state)]
        said += [_marine(cache, piece) for piece in drawn.values() if piece.kind == MARINE]
        said.append(_demons(cache, [piece for piece in drawn.values() if piece.kind != MARINE]))
        said += _things(cache, state)
        found = cache.keep(cache.words, key, " ".join(part for part in said if part))
    return found


def _heading(cache: DrawingCache, state: DoomState) -> str:
    table = state.table
    return cache.names.say(
        "picture-heading",
        round=table.round,
        seat=cache.names.of(table.active) if table.active else "none",
        kills=table.kills,
        needed=state.game.kills_needed(state.setup),
    )


def _marine(cache: DrawingCache, piece: Piece) -> str:
    names, health = cache.names, piece.pips[0]
    said = names.say("picture-figure", figure=piece.name, health=health.value, most=health.of)
    if piece.badges:
        said = f"{said} {names.say('picture-bears', what=names.joined([b.name for b in piece.badges]))}"
    return said


def _demons(cache: DrawingCache, crowd: list[Piece]) -> str:
    """`Demons: Imp 1, Imp 2 (1/3, staggered).`"""
    listed = []
    for piece in crowd:
        health = piece.pips[0]
        notes = [f"{health.value}/{health.of}"] if health.value < health.of else []
        notes += [badge.name for badge in piece.badges]
        listed.append(f"{piece.name} ({', '.join(notes)})" if notes else piece.name)
    return cache.names.say("picture-crowd", figures=cache.names.joined(listed)) if listed else ""


def _things(cache: DrawingCache, state: DoomState) -> list[str]:
    table, names = state.table, cache.names
    name = state.field.board.name
    said = []
    closed = [door for door, shut in table.doors.items() if shut]
    if closed:
        said.append(names.say("picture-doors-closed", doors=names.joined(closed), count=len(closed)))
    portals = [
        names.say(
            "picture-thing-at", thing=names.say("picture-portal-open", level=each.level), place=name(space)
        )
        for space, each in table.portals.items()
        if each.face_up
    ]
    lying = [
        names.say("picture-thing-at", thing=names.of(thing), place=name(space))
        for spaces in (table.tokens, table.items)
        for space, things in spaces.items()
        for thing in dict.fromkeys(things)
    ]
    if portals or lying:
        said.append(names.say("picture-lying", things=names.joined([*portals, *lying])))
    return said
