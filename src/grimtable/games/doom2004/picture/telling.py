"""The board in sentences, for whoever listens to a screen instead of looking at it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from grimtable.games.doom2004.picture.board import area_title
from grimtable.games.doom2004.picture.panels import counters
from grimtable.grid import bits
from grimtable.kernel.identity import DoorId
from grimtable.picture.shapes import Piece

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState
    from grimtable.games.doom2004.picture.cache import DrawingCache


def description(cache: DrawingCache, state: DoomState, drawn: Mapping[str, Piece]) -> str:
    """Round, turn and areas; then who is in which area, and what lies there.

    Exact places are left to the pieces themselves: a description that changed with every step would be sent
    with every step.
    """
    said = [_heading(cache, state)]
    said += _figures(cache, state, drawn)
    said.append(_things(cache, state))
    return " ".join(part for part in said if part)


def _heading(cache: DrawingCache, state: DoomState) -> str:
    table = state.table
    if table.is_arena:
        return _standing(cache, state)
    key = ("heading", state.setup.scenario, table.round, table.active, table.frags, tuple(table.areas))
    found: str | None = cache.words.get(key)
    if found is None:
        names = cache.names
        titles = [title for area in table.areas if (title := area_title(cache, state, area))]
        said = [
            names.say(
                "picture-heading",
                round=table.round,
                seat=names.of(table.active) if table.active else "",
                frags=table.frags,
                limit=state.game.scenario(state.setup).frags,
            )
        ]
        if titles:
            said.append(names.say("picture-areas", areas=names.joined(titles)))
        found = cache.keep(cache.words, key, " ".join(said))
    return found


def _standing(cache: DrawingCache, state: DoomState) -> str:
    """Whose turn it is where there is no Invader, and what each side has of what wins."""
    table, names = state.table, cache.names
    counted = tuple((each.label, each.value, each.of) for each in counters(cache, state))
    key = ("standing", table.round, table.active, counted)
    found: str | None = cache.words.get(key)
    if found is None:
        said = names.say(
            "picture-standing",
            round=table.round,
            seat=names.of(table.active) if table.active else "none",
            counts=names.joined(
                [
                    names.say("picture-count", what=label, value=value, limit=limit or 0)
                    for label, value, limit in counted
                ]
            ),
        )
        found = cache.keep(cache.words, key, said)
    return found


def _figures(cache: DrawingCache, state: DoomState, drawn: Mapping[str, Piece]) -> list[str]:
    """Each Marine in a sentence, then the invaders of each area in one."""
    scene, marines = state.field.scene, state.table.marines
    area_at = _area_names(cache, state)
    said: list[str] = []
    crowds: dict[str, list[Piece]] = {}
    for id, piece in drawn.items():
        if id in marines:
            said.append(_marine(cache, piece, area_at[marines[id].space]))
        else:
            crowds.setdefault(area_at[state.table.invaders[id].space], []).append(piece)
    for area in scene.areas:
        title = area_title(cache, state, area)
        crowd = crowds.pop(title, None)
        if crowd:
            said.append(_crowd(cache, title, crowd))
    return said


def _area_names(cache: DrawingCache, state: DoomState) -> dict[int, str]:
    """Space → the title of its area; one without a title is the map."""
    key = ("areas", state.field.scene, state.setup.scenario, state.table.drawn is None)
    found: dict[int, str] | None = cache.boards.get(key)
    if found is None:
        made = {
            space: area_title(cache, state, area)
            for area, spaces in state.field.scene.areas.items()
            for space in bits(spaces)
        }
        found = cache.keep(cache.boards, key, made)
    return found


def _marine(cache: DrawingCache, piece: Piece, area: str) -> str:
    wounds = piece.pips[0]
    key = ("marine", piece.id, area, wounds.value, wounds.of, piece.badges)
    found: str | None = cache.words.get(key)
    if found is None:
        names = cache.names
        found = names.say(
            "picture-figure", figure=piece.name, area=area or "none", wounds=wounds.value, most=wounds.of
        )
        if piece.badges:
            found = f"{found} {names.say('picture-bears', what=names.joined([b.name for b in piece.badges]))}"
        cache.keep(cache.words, key, found)
    return found


def _crowd(cache: DrawingCache, area: str, crowd: Sequence[Piece]) -> str:
    """`In the West Walk: Imp 6, Zombie 8 (1 of 2).`"""
    key = ("crowd", area, *((piece.id, piece.pips[0].value) for piece in crowd))
    found: str | None = cache.words.get(key)
    if found is None:
        names = cache.names
        listed = []
        for piece in crowd:
            wounds = piece.pips[0]
            hurt = f" ({wounds.value}/{wounds.of})" if wounds.value < wounds.of else ""
            listed.append(piece.name + hurt)
        made = names.say("picture-crowd", area=area or "none", figures=names.joined(listed))
        found = cache.keep(cache.words, key, made)
    return found


def _things(cache: DrawingCache, state: DoomState) -> str:
    """Doors as they stand, and the tokens and barrels of each area."""
    table, field = state.table, state.field
    key = (
        "things",
        field.scene,
        field.known,
        tuple(table.doors.values()),
        tuple(table.barrels),
        tuple((space, *lying) for space, lying in table.tokens.items()),
    )
    found: str | None = cache.words.get(key)
    if found is None:
        names = cache.names
        said = []
        for standing in ("closed", "open", "destroyed"):
            doors = [
                door
                for door, state_ in table.doors.items()
                if state_ == standing and field.scene.doorways[DoorId(door)] & field.known
            ]
            if doors:
                said.append(
                    names.say(f"picture-doors-{standing}", doors=names.joined(doors), count=len(doors))
                )
        area_at = _area_names(cache, state)
        lying: dict[str, list[str]] = {}
        for space, tokens in sorted(table.tokens.items()):
            lying.setdefault(area_at[space], []).extend(tokens)
        for space in sorted(table.barrels):
            lying.setdefault(area_at[space], []).append("")
        for area, tokens in lying.items():
            listed = [
                f"{tokens.count(token)} × {word}" if tokens.count(token) > 1 else word
                for token in dict.fromkeys(tokens)
                for word in (names.of(token) if token else cache.say("barrel"),)
            ]
            said.append(names.say("picture-lying", area=area or "none", things=names.joined(listed)))
        found = cache.keep(cache.words, key, " ".join(said))
    return found
