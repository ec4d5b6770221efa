"""Going on: what is being resolved, the dice on the table, and where the offered actions lead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.games.relic.actions import Go, MoveOn, UseMovementBox
from grimtable.games.relic.choices import RollingTable, Walking
from grimtable.games.relic.picture.contests import OWN, die
from grimtable.games.relic.picture.faces import card_face
from grimtable.games.relic.procedures.movement import why_not_box_of
from grimtable.games.relic.remembering import Battle, Engagement, Moving, Resolving, SheetBattle, Test
from grimtable.games.relic.topics.board import next_space
from grimtable.picture.shapes import Contest, Roll, Situation

if TYPE_CHECKING:
    from grimtable.games.relic.game import RelicState
    from grimtable.games.relic.picture.cache import DrawingCache


def playing(state: RelicState) -> tuple[str, ...]:
    """The cards being resolved and those laid open, the newest last; enemies stand in their battle."""
    cards = state.game.cards
    fought: tuple[str, ...] = ()
    found: list[str] = []
    for frame in state.stack:
        memory = frame.memory
        if isinstance(memory, Resolving | SheetBattle) and memory.card in cards:
            found.append(memory.card)
        elif isinstance(memory, Engagement) and memory.event:
            found.append(memory.event)
        elif isinstance(memory, Battle):
            fought = (*fought, *memory.enemies)
    found += state.table.open
    return tuple(card for card in dict.fromkeys(found) if card not in fought and not _is_hidden(state, card))


def _is_hidden(state: RelicState, card: str) -> bool:
    """Facedown Corruption never explains itself to the others."""
    return any(card in player.facedown or card in player.power for player in state.table.players.values())


def roll(cache: DrawingCache, state: RelicState) -> Roll | None:
    """The die of a movement or of a text box while it matters; battles and tests show their own."""
    for frame in reversed(state.stack):
        memory = frame.memory
        if isinstance(memory, Battle | Test):
            return None
        if isinstance(memory, RollingTable) and memory.result:
            title = cache.say("rolls", figure=cache.names.of(memory.seat))
            return _one(cache, memory.result, title, cache.say("result", total=memory.result + memory.raised))
        if isinstance(memory, Moving) and memory.value and not memory.placed:
            title = cache.say("moves", figure=cache.names.of(memory.seat))
            return _one(cache, memory.value, title, cache.say("points-left", points=memory.points))
    return None


def _one(cache: DrawingCache, face: int, title: str, total: str) -> Roll:
    key = ("roll", face, title, total)
    found: Roll | None = cache.shapes.get(key)
    if found is None:
        made = Roll(title=title, dice=(die(cache, face, OWN),), total=total)
        found = cache.keep(cache.shapes, key, made)
    return found


def leads(state: RelicState) -> dict[str, str] | None:
    """Where a direction, a movement box or going on leads, by the text form of the action; it is public."""
    decision = state.decision
    if decision is None or decision.is_window:
        return None
    found: dict[str, str] = {}
    for action in decision.actions:
        space = end_of(state, action)
        if space is not None:
            found[state.game.language.spell(state, action)] = state.game.space_ids[space]
    return found or None


def end_of(state: RelicState, action: object) -> int | None:
    """The space where a direction ends, or stops at a movement box that could be used (REL-MOV-09)."""
    if isinstance(action, UseMovementBox):
        box = state.game.spaces[state.table.players[action.seat].space].movement_box
        return None if box is None else state.game.space_numbers[box.to]
    if not isinstance(action, Go | MoveOn):
        return None
    memory = state.stack[-1].memory
    space = state.table.players[action.seat].space
    if isinstance(memory, Moving):
        direction = action.direction if isinstance(action, Go) else memory.direction
        for left in range(memory.points - 1, -1, -1):
            space = next_space(space, direction)
            if why_not_box_of(state, memory, space, left) is None:
                break
        return space
    if isinstance(memory, Walking) and isinstance(action, Go):
        for _ in range(memory.steps):
            space = next_space(space, action.direction)
        return space
    return None


def situation(
    cache: DrawingCache, state: RelicState, contest: Contest | None, shown: tuple[str, ...]
) -> Situation | None:
    """What is happening, where, and to whom."""
    table = state.table
    if not table.active:
        return None
    title = cache.say("turn-of", seat=cache.names.of(table.active))
    text = cache.say(f"phase-{table.phase}") if table.phase else ""
    pieces: list[str] = [table.active]
    if contest is not None:
        title = contest.title
        text = f"{contest.sides[0].total} : {contest.sides[1].total}"
        if contest.sides[0].seat is not None:
            pieces = [contest.sides[0].seat]
    elif shown:
        face = card_face(cache, shown[-1])
        title, text = face.title, face.text
    here = tuple(seat for seat in pieces if table.players[seat].space >= 0 and table.players[seat].hero)
    places = tuple(dict.fromkeys(state.game.space_ids[table.players[seat].space] for seat in here))
    key = ("situation", title, text, here, places)
    found: Situation | None = cache.shapes.get(key)
    if found is None:
        made = Situation(title=title, text=text, places=places, pieces=here)
        found = cache.keep(cache.shapes, key, made)
    return found
