"""Pieces and tokens: marines and demons where they stand, items and objective tokens where they lie."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.games.doom2016.changes import health_of
from grimtable.games.doom2016.picture import icons
from grimtable.games.doom2016.table import HEALTH, MARINE
from grimtable.games.doom2016.topics.movement import base_of
from grimtable.games.doom2016.topics.stagger import is_staggered, stagger_value
from grimtable.picture.shapes import Badge, Piece, Pip, Token, Tone

if TYPE_CHECKING:
    from grimtable.games.doom2016.field import DoomState
    from grimtable.games.doom2016.picture.cache import DrawingCache
    from grimtable.games.doom2016.table import Figure
    from grimtable.kernel import SeatId


def pieces(
    cache: DrawingCache, state: DoomState, viewer: SeatId | None, acting: str, target: str
) -> dict[str, Piece]:
    """Every figure on the board. Whether a demon staggers may depend on who looks (D16-R-55)."""
    table, field = state.table, state.field
    seat = viewer if viewer in table.marines else ""
    assert seat is not None  # None is in no table
    burdens = _burdens(state)
    drawn: dict[str, Piece] = {}
    for figure in table.figures.values():
        id = figure.id
        demon = figure.kind != MARINE
        stagger = stagger_value(state, figure, seat) if demon else 0
        states = _states(figure, acting, target, done=demon and figure.activated and id != acting)
        key = (
            "figure",
            id,
            figure.space,
            field.board.stride,
            figure.turned,
            figure.damage,
            health_of(state, figure),
            stagger,
            figure.carries,
            states,
            burdens.get(id, ()),
        )
        piece = cache.shapes.get(key)
        if piece is None:
            made = _piece(cache, state, figure, seat, states, burdens.get(id, ()))
            piece = cache.keep(cache.shapes, key, made)
        drawn[id] = piece
    return drawn


def _states(figure: Figure, acting: str, target: str, *, done: bool) -> tuple[str, ...]:
    said = []
    if figure.id == acting:
        said.append("acting")
    elif done:
        said.append("done")
    if figure.id == target:
        said.append("target")
    if figure.stunned:
        said.append("stunned")
    return tuple(said)


def _burdens(state: DoomState) -> dict[str, tuple[str, ...]]:
    """Figure → the abilities whose effect lies on it for a while."""
    found: dict[str, tuple[str, ...]] = {}
    for effects in state.lasting.by_name.values():
        for effect in effects:
            if effect.subject in state.table.figures:
                assert effect.subject is not None  # None is no figure
                found[effect.subject] = (*found.get(effect.subject, ()), effect.source)
    return found


def _piece(
    cache: DrawingCache,
    state: DoomState,
    figure: Figure,
    seat: str,
    states: tuple[str, ...],
    borne: tuple[str, ...],
) -> Piece:
    names = cache.names
    base = base_of(state, figure)
    row, column = divmod(figure.space, state.field.board.stride)
    marine = figure.kind == MARINE
    health = health_of(state, figure)
    return Piece(
        id=figure.id,
        name=names.of(figure.id),
        kind=figure.kind,
        item=figure.kind,
        seat=figure.seat,
        icon=icons.MARINE if marine else icons.demon_icon(figure.kind),
        x=column,
        y=row,
        w=base.width,
        h=base.height,
        place=f"{column},{row}",
        places=tuple(f"{column + x},{row + y}" for y in range(base.height) for x in range(base.width)),
        pips=(
            Pip(
                name=cache.say("health"),
                value=max(0, health - figure.damage),
                of=health,
                tone="good" if marine else "damage",
            ),
        ),
        badges=tuple(_badges(cache, state, figure, seat, borne)),
        states=states,
    )


def _badges(
    cache: DrawingCache, state: DoomState, figure: Figure, seat: str, borne: tuple[str, ...]
) -> list[Badge]:
    names = cache.names
    found = []
    if figure.stunned:
        found.append(Badge(icon=icons.STUNNED, name=cache.say("stunned"), tone="caution"))
    if figure.kind != MARINE and is_staggered(state, figure, seat):
        found.append(Badge(icon=icons.STAGGERED, name=cache.say("staggered"), tone="act"))
    found += [
        Badge(icon=icons.item_icon(token), name=cache.say("carries", what=names.word(token)), tone="info")
        for token in dict.fromkeys(figure.carries)
    ]
    found += [Badge(icon=icons.EFFECT, name=names.of(source), tone="info") for source in dict.fromkeys(borne)]
    return found


def tokens(cache: DrawingCache, state: DoomState) -> dict[str, tuple[Token, ...]]:
    """What lies on the map, by place: objective tokens first, then items and grenades."""
    table = state.table
    name = state.field.board.name
    lying: dict[int, tuple[Token, ...]] = {}
    for spaces in (table.tokens, table.items, table.grenades):
        for space, things in spaces.items():
            if not things:
                continue
            key = ("tokens", things, spaces is table.tokens)
            stack = cache.shapes.get(key)
            if stack is None:
                objective = spaces is table.tokens
                made = tuple(
                    _token(cache, thing, things.count(thing), objective) for thing in dict.fromkeys(things)
                )
                stack = cache.keep(cache.shapes, key, made)
            lying[space] = (*lying.get(space, ()), *stack)
    return {name(space): stack for space, stack in lying.items()}


def _token(cache: DrawingCache, thing: str, count: int, objective: bool) -> Token:
    """`frag_grenade alpha` is a grenade that lies where Alpha has thrown it (D16-ITM-11)."""
    item, _, thrower = thing.partition(" ")
    names = cache.names
    name = names.of(item)
    if thrower:
        name = cache.say("grenade-of", seat=names.of(thrower), grenade=name)
    tone: Tone = "act" if objective else "good" if item == HEALTH else "caution" if thrower else "info"
    return Token(
        icon=icons.item_icon(item),
        name=name,
        item=item if names.item(item) is not None else None,
        count=count,
        tone=tone,
    )
