"""Pieces and tokens: Marines and invaders where they stand, equipment and barrels where they lie."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.games.doom2004.changes import most_wounds
from grimtable.games.doom2004.picture import icons
from grimtable.grid import EXTENTS
from grimtable.picture.shapes import Badge, Piece, Pip, Token, Tone

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState
    from grimtable.games.doom2004.picture.cache import DrawingCache
    from grimtable.games.doom2004.table import Invader, Marine


def pieces(cache: DrawingCache, state: DoomState, acting: str, targets: tuple[str, ...]) -> dict[str, Piece]:
    """Every figure on the board, Marines first; one that is not laid out yet is absent."""
    table = state.table
    drawn: dict[str, Piece] = {}
    burdens = _burdens(state)
    for marine in table.marines.values():
        if marine.space >= 0:
            drawn[marine.id] = _marine(cache, state, marine, burdens, acting, targets)
    stride = state.field.board.stride
    shapes = cache.shapes
    for invader in table.invaders.values():
        id = invader.id
        done = invader.activated and table.active == invader.seat
        key = (
            "invader",
            id,
            invader.space,
            stride,
            invader.wide,
            invader.wounds,
            invader.seat,
            done,
            id == acting,
            id in targets,
            burdens.get(id, ()) if burdens else (),
        )
        piece = shapes.get(key)
        if piece is None:
            states = _states(id, acting, targets, done=done)
            piece = cache.keep(shapes, key, _invader(cache, state, invader, burdens, states))
        drawn[id] = piece
    return drawn


def _states(id: str, acting: str, targets: tuple[str, ...], *, done: bool) -> tuple[str, ...]:
    said = []
    if id == acting:
        said.append("acting")
    elif done:
        said.append("done")
    if id in targets:
        said.append("target")
    return tuple(said)


def _burdens(state: DoomState) -> dict[str, tuple[str, ...]]:
    """Figure → the event cards whose effect lies on it; what a Marine's own cards give him is no news."""
    found: dict[str, tuple[str, ...]] = {}
    copies = state.game.invader_copies
    for effects in state.lasting.by_name.values():
        for effect in effects:
            if effect.subject is not None and effect.source in copies:
                found[effect.subject] = (*found.get(effect.subject, ()), effect.source)
    return found


def _burden_badges(cache: DrawingCache, sources: tuple[str, ...]) -> list[Badge]:
    return [
        Badge(icon=icons.EFFECT, name=cache.names.of(source), tone="info")
        for source in dict.fromkeys(sources)
    ]


def _marine(
    cache: DrawingCache,
    state: DoomState,
    marine: Marine,
    burdens: dict[str, tuple[str, ...]],
    acting: str,
    targets: tuple[str, ...],
) -> Piece:
    most = most_wounds(state, marine)
    stride = state.field.board.stride
    states = _states(marine.id, acting, targets, done=False)
    borne = burdens.get(marine.id, ())
    shown = tuple(token for token in marine.others() if _is_seen(cache, token))
    key = (
        "marine",
        marine.id,
        marine.space,
        stride,
        marine.wounds,
        most,
        marine.armor,
        marine.order,
        shown,
        states,
        borne,
    )
    found: Piece | None = cache.shapes.get(key)
    if found is not None:
        return found
    row, column = divmod(marine.space, stride)
    place = f"{column},{row}"
    names = cache.names
    badges = []
    if marine.order:
        badges.append(
            Badge(icon=icons.ORDERS.get(marine.order, icons.THING), name=names.word(marine.order), tone="act")
        )
    badges += [Badge(icon=icons.token_icon(token), name=names.of(token), tone="damage") for token in shown]
    made = Piece(
        id=marine.id,
        name=names.of(marine.id),
        kind="marine",
        item="marines",
        seat=marine.id,
        icon=icons.MARINE,
        x=column,
        y=row,
        w=1,
        h=1,
        place=place,
        places=(place,),
        pips=(
            Pip(name=names.of("wounds"), value=marine.wounds, of=most, tone="good"),
            Pip(name=names.of("armor"), value=marine.armor, of=max(marine.armor, 1), tone="info"),
        ),
        badges=(*badges, *_burden_badges(cache, borne)),
        states=states,
    )
    kept: Piece = cache.keep(cache.shapes, key, made)
    return kept


def _invader(
    cache: DrawingCache,
    state: DoomState,
    invader: Invader,
    burdens: dict[str, tuple[str, ...]],
    states: tuple[str, ...],
) -> Piece:
    kind = state.game.invaders[invader.kind]
    columns, rows = EXTENTS[kind.size]
    if invader.wide and kind.size == "1x2":
        columns, rows = 2, 1
    row, column = divmod(invader.space, state.field.board.stride)
    names = cache.names
    return Piece(
        id=invader.id,
        name=names.of(invader.id),
        kind=invader.kind,
        item=invader.kind,
        seat=invader.seat,
        icon=icons.invader_icon(invader.kind),
        x=column,
        y=row,
        w=columns,
        h=rows,
        place=f"{column},{row}",
        places=tuple(f"{column + x},{row + y}" for y in range(rows) for x in range(columns)),
        pips=(
            Pip(name=names.of("wounds"), value=kind.wounds - invader.wounds, of=kind.wounds, tone="damage"),
        ),
        badges=(
            *_control_badges(cache, state, invader),
            *_burden_badges(cache, burdens.get(invader.id, ())),
        ),
        states=states,
    )


def _control_badges(cache: DrawingCache, state: DoomState, invader: Invader) -> list[Badge]:
    """D4X-BOT-05: whose bot it is; one that is nobody's is inactive."""
    if invader.kind not in state.game.bots:
        return []
    if not invader.seat:
        return [Badge(icon=icons.IDLE, name=cache.say("inactive"), tone="plain")]
    name = cache.say("controlled", marine=cache.names.of(invader.seat))
    return [Badge(icon=icons.MARINE, name=name, tone="info")]


def tokens(cache: DrawingCache, state: DoomState) -> dict[str, tuple[Token, ...]]:
    """What lies on the known map, by place: equipment and barrels."""
    name = state.field.name
    shapes = cache.shapes
    drawn: dict[str, tuple[Token, ...]] = {}
    for space, lying in state.table.tokens.items():
        key = ("tokens", *lying)
        stack: tuple[Token, ...] | None = shapes.get(key)
        if stack is None:
            stack = cache.keep(
                shapes,
                key,
                tuple(
                    Token(
                        icon=token_icon(cache, token),
                        name=cache.names.of(token),
                        item=token if cache.names.item(token) is not None else None,
                        count=lying.count(token),
                        tone=_tone(cache, token),
                        colour=token_colour(cache, token),
                    )
                    for token in dict.fromkeys(lying)
                ),
            )
        drawn[name(space)] = stack
    if state.table.barrels:
        barrel = shapes.get("barrel")
        if barrel is None:
            token = Token(icon=icons.BARREL, name=cache.say("barrel"), item="obstacles", tone="caution")
            barrel = cache.keep(shapes, "barrel", token)
        for space in state.table.barrels:
            place = name(space)
            drawn[place] = (*drawn.get(place, ()), barrel)
    return drawn


def _is_seen(cache: DrawingCache, token: str) -> bool:
    """Whether everybody should see at a glance who has it: it works for a while, or lies beside him."""
    kind = cache.game.token(token)
    return bool(kind.lasts) or kind.keep == "beside"


def token_icon(cache: DrawingCache, token: str) -> str:
    """A pack's own key needs no sign of its own: it is a key."""
    found = icons.token_icon(token)
    return icons.KEY if found == icons.THING and cache.game.token(token).gives("unlock") else found


def token_colour(cache: DrawingCache, token: str) -> str | None:
    """A key has the colour of the doors that it unlocks, whatever a pack calls it."""
    for unlocked in cache.game.token(token).gives("unlock"):
        return str(unlocked["colour"])
    return icons.FLAG_COLOURS.get(token)


def _tone(cache: DrawingCache, token: str) -> Tone:
    kind = cache.game.token(token)
    if kind.keep == "compass":
        return "act"
    return "info" if kind.is_wanted or kind.hand_over else "good"
