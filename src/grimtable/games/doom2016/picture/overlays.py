"""Overlays: what a figure sees and from which corners, where it gets to, and who could attack a place.

Sight goes from corner to corner (D16-LOS-02); whoever is in cover is so for a reason that can be pointed at:
the line from the corner that serves best is broken, or runs through somebody (D16-COV-05 to D16-COV-16).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from grimtable.figures.picture.overlays import Standing, known_space, reach, tinted
from grimtable.figures.picture.overlays import threat as threat_to
from grimtable.games.doom2016.picture.cache import cache_for
from grimtable.games.doom2016.picture.sight_lines import Gaze, gaze, reason
from grimtable.games.doom2016.picture.walking import Walker
from grimtable.games.doom2016.procedures.demon_activation import DemonActivation
from grimtable.games.doom2016.procedures.marine_activation import MarineActivation
from grimtable.games.doom2016.procedures.spending import ExtraMovement
from grimtable.games.doom2016.table import MARINE
from grimtable.games.doom2016.topics.sight import pocket_of, sees
from grimtable.games.doom2016.topics.skills import skill
from grimtable.grid import bits
from grimtable.picture.shapes import Overlay, Ray

if TYPE_CHECKING:
    from collections.abc import Iterator

    from grimtable.games.doom2016.field import DoomState
    from grimtable.games.doom2016.picture.cache import DrawingCache
    from grimtable.games.doom2016.table import Figure
    from grimtable.grid import Footprint
    from grimtable.kernel import SeatId
    from grimtable.narration import Names
    from grimtable.picture.hooks import OverlayKind

#: no more reasons are told at once
_MOST_NOTES = 6


def overlay(
    state: DoomState,
    viewer: SeatId | None,
    kind: OverlayKind,
    piece: str | None,
    place: str | None,
    names: Names,
) -> Overlay | None:
    """What to tint; None where there is no such piece or place."""
    cache = cache_for(state.game, names)
    figure = state.table.figures.get(piece) if piece is not None else None
    board = state.field.board
    space = known_space(board, board.spaces, place)
    if kind == "threat":
        return _threat(cache, state, viewer, figure, space)
    if figure is None:
        return None
    return _sight(cache, state, figure) if kind == "sight" else _reach(cache, state, figure, viewer)


def _standing(state: DoomState, figure: Figure) -> Standing:
    return Standing(figure.id, figure.space, state.field.where[figure.id])


def _enemies(state: DoomState, marine: bool) -> list[Figure]:
    return [each for each in state.table.figures.values() if (each.kind == MARINE) != marine]


# --- sight ----------------------------------------------------------------------------------------


def _sight(cache: DrawingCache, state: DoomState, figure: Figure) -> Overlay:
    """What it sees, and each enemy it sees with the lines that count."""
    field = state.field
    here = field.where[figure.id]
    pocket = pocket_of(state, figure) if field.scene.blocking else 0
    sight = field.ways.sight if not pocket else field.ways.ignoring(pocket)[1]
    seen = dark = 0
    for eye in bits(here):
        seen |= sight.visible_from(eye)
    rays: list[Ray] = []
    notes: list[str] = []
    for foe in _enemies(state, figure.kind == MARINE):
        if not sees(state, figure, foe):
            continue
        dark |= field.where[foe.id]
        found = gaze(state, figure, foe)
        rays += rays_of(found)
        if found.covered and len(notes) < _MOST_NOTES:
            notes.append(reason(cache, state, found))
    title = cache.say("overlay-sight", figure=cache.names.of(figure.id))
    drawn = tinted(field.board, title, seen & ~here, dark)
    return msgspec.structs.replace(drawn, rays=tuple(rays), notes=tuple(notes))


def rays_of(found: Gaze) -> list[Ray]:
    """The lines of one gaze: clear ones, and the one that gives cover."""
    return [Ray(line=line, tone=tone) for line, tone in found.lines]


# --- reach ----------------------------------------------------------------------------------------


class Budget(msgspec.Struct, frozen=True):
    """What a figure can do in this activation, or in its next: points, and the range of its attacks."""

    points: int
    range: int = 0


def budget(state: DoomState, figure: Figure, viewer: SeatId | None = None) -> Budget:
    """What is open to everybody; a marine's own cards count for whoever holds them alone (D16-HID-01)."""
    game = state.game
    memory = state.in_progress(ExtraMovement)
    if memory is not None and memory.figure == figure.id:
        return Budget(memory.points)
    if figure.kind != MARINE:
        demon = game.demons[figure.kind]
        mine = state.in_progress(DemonActivation)
        if mine is not None and mine.figure == figure.id:
            return Budget(mine.points, demon.attack.range + mine.extra_range if mine.attacks else 0)
        return Budget(demon.speed, demon.attack.range)
    marine = state.table.marines[figure.id]
    activation = state.in_progress(MarineActivation)
    acting = activation if activation is not None and activation.figure == figure.id else None
    points = acting.points if acting is not None else 0
    reaches = 0
    further = skill(state, figure.id, "range")
    if acting is not None and acting.attacks:
        printed = game.action_cards[game.copies[acting.card]]
        if printed.attack is not None:
            reaches = printed.attack.range + acting.extra_range + further
    if acting is not None and not acting.mains:
        return Budget(points, reaches)
    best = game.ruleset.sprint + skill(state, figure.id, "sprint")
    hand = marine.hand if viewer == figure.seat else []
    faster = skill(state, figure.id, "speed")
    for card in hand:
        printed = game.action_cards[game.copies[card]]
        if printed.type == "main":
            best = max(best, printed.speed + faster)
            if printed.attack is not None:
                reaches = max(reaches, printed.attack.range + further)
    return Budget(points + best, reaches)


def _reach(cache: DrawingCache, state: DoomState, figure: Figure, viewer: SeatId | None) -> Overlay:
    """Where it can go, and whom it could attack from there."""
    walker = Walker(state, figure)
    open_to = budget(state, figure, viewer)
    foes = _enemies(state, figure.kind == MARINE) if open_to.range else []
    struck = (
        _standing(state, foe)
        for foe in foes
        if could_hit(walker, open_to.points, open_to.range, foe) is not None
    )
    return reach(cache, state.field.board, _standing(state, figure), walker.ends(open_to.points), struck)


def could_hit(walker: Walker, points: int, reach_: int, foe: Figure) -> Footprint | None:
    """A place where it could stop and from which it would see the enemy within range; the nearest one."""
    for there, _ in places_to_hit(walker, points, reach_, foe):
        return there
    return None


def places_to_hit(
    walker: Walker, points: int, reach_: int, foe: Figure
) -> Iterator[tuple[Footprint, tuple[str, ...]]]:
    """Every place from which it could attack the enemy, nearest first (D16-ATT-03, D16-ATT-04)."""
    state = walker.state
    field = state.field
    target = field.where[foe.id]
    pocket = pocket_of(state, foe) if field.scene.blocking else 0
    for there, opened in walker.ends(points):
        if there.mask & target:
            continue
        ways = walker.ways(opened)
        inside = pocket
        if field.scene.blocking and not walker.marine and there.mask & field.scene.blocking:
            inside |= there.mask & field.scene.blocking
        passage, sight = ways.ignoring(inside)
        # Without a pocket the spaces within range are those that the rules have worked out before.
        near = passage.reach(there.mask, reach_) if inside else ways.within(there.mask, reach_)
        if near & target and sight.sees_any(there.mask, target):
            yield there, opened


# --- threat ---------------------------------------------------------------------------------------


def _threat(
    cache: DrawingCache, state: DoomState, viewer: SeatId | None, figure: Figure | None, space: int | None
) -> Overlay | None:
    """Who could attack a figure there in his next activation. Without a figure, one of the viewer's."""
    if figure is not None:
        marine = figure.kind == MARINE
    elif viewer is None or space is None:
        return None
    else:
        marine = viewer in state.table.marines
    field = state.field
    goal = figure.space if space is None and figure is not None else space
    assert goal is not None  # a figure or a space is given
    target = field.where[figure.id] if figure is not None and space is None else 1 << goal

    def strikes_from(foe: Figure) -> Footprint | None:
        open_to = budget(state, foe)
        if not open_to.range:
            return None
        walker = Walker(state, foe)
        for there, opened in walker.ends(open_to.points):
            if there.mask & target:
                continue
            ways = walker.ways(opened)
            if ways.within(there.mask, open_to.range) & target and ways.sight.sees_any(there.mask, target):
                return there
        return None

    foes = ((_standing(state, foe), strikes_from(foe)) for foe in _enemies(state, marine))
    return threat_to(cache, field.board, goal, foes)
