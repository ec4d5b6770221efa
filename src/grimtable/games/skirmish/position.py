"""Positions: reading a scenario's map, or a drawn situation, onto a skirmish table."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import msgspec

from grimtable.games.skirmish.field import Field, ground
from grimtable.games.skirmish.items import Mark
from grimtable.games.skirmish.procedures.activation import Activation
from grimtable.games.skirmish.procedures.game import Rounds
from grimtable.games.skirmish.procedures.turn import Turn
from grimtable.games.skirmish.table import KEEPER, SCOUTS, Area, Figure, FigureId, Space, Table
from grimtable.grid import DrawnMap, GridError, fits, read_map
from grimtable.kernel import Setup, State, StateError
from grimtable.kernel.chance import Chance, seeded
from grimtable.kernel.frame import Frame
from grimtable.kernel.lasting import Effect
from grimtable.kernel.position import Position
from grimtable.kernel.repair import patch

if TYPE_CHECKING:
    from grimtable.games.skirmish.field import Play
    from grimtable.games.skirmish.game import Skirmish


@lru_cache(maxsize=64)
def drawn(text: str) -> DrawnMap:
    """A map text, read once."""
    return read_map(text)


def furnish(
    game: Skirmish,
    setup: Setup,
    table: Table,
    map: DrawnMap,
    legend: Mapping[str, Mark],
    finds: tuple[str, ...],
) -> None:
    """SKI-SET-02: put everything the legend names on its marked space."""
    table.doors = {door: door not in map.open_doors for door in map.board.doors}
    scouts = [seat for seat in setup.order if seat != KEEPER]
    areas: dict[str, list[int]] = {}
    for space, text in sorted(map.marks.items()):
        mark = legend[text]
        if mark.portal:
            table.portals[space] = False
        if mark.area:
            areas.setdefault(mark.area, []).append(space)
        if mark.scout and mark.seat <= len(scouts):
            _place(game, table, mark.scout, scouts[mark.seat - 1], space)
        if mark.keeper and mark.scouts <= len(scouts):
            _place(game, table, mark.keeper, KEEPER, space)
    for (name, spaces), find in zip(sorted(areas.items()), finds, strict=True):
        table.areas[name] = Area(find, tuple(spaces))


def _place(game: Skirmish, table: Table, kind: str, seat: str, space: int) -> Figure:
    name = kind if seat == KEEPER else f"{seat}_{kind}"
    number = 1
    while f"{name}_{number}" in table.figures:
        number += 1
    figure = Figure(FigureId(f"{name}_{number}"), kind, seat, Space(space))
    table.figures[figure.id] = figure
    table.supply[kind] -= 1
    return figure


def field_of(game: Skirmish, table: Table, text: str) -> Field:
    """The field that a table implies."""
    field = Field(drawn(text).board)
    field.work_doors(table.doors)
    for area in table.areas.values():
        if not area.revealed:
            field.hidden |= sum(1 << space for space in area.spaces)
    field.known = field.board.spaces & ~field.hidden
    for figure in table.figures.values():
        field.stand(figure, ground(field.board, figure.space, game.kinds[figure.kind].side).mask)
    return field


def judge(game: Skirmish, state: Play) -> None:
    """SKI-SET-02: no two figures share a space, every figure fits, and no supply is overdrawn."""
    field = state.board
    taken = 0
    for figure in state.table.figures.values():
        try:
            here = ground(field.board, figure.space, game.kinds[figure.kind].side)
        except GridError as error:
            raise StateError(f"{figure.id} does not stand on the map: {error}") from None
        if here.mask & taken:
            raise StateError(f"{figure.id} stands where another figure is; move one of them")
        if not fits(field.passage, here):
            raise StateError(f"{figure.id} does not fit at {field.board.name(figure.space)}")
        taken |= here.mask
    for kind, number in state.table.supply.items():
        if number < 0:
            raise StateError(f"there are not enough figures of kind {kind}; use {-number} fewer")
    counts = game.components(state)
    for copy in game.copies:
        if counts.get(f"card {copy}", 0) != 1:
            raise StateError(f"the card {copy} is on the table {counts.get(f'card {copy}', 0)} times, not once")


# --- drawn positions --------------------------------------------------------------------------------


class PositionMark(msgspec.Struct, forbid_unknown_fields=True):
    """What a case's legend may say of a space."""

    figure: str = ""  #: the kind
    seat: str = ""
    wounds: int = 0
    activated: bool = False
    portal: bool = False
    sealed: bool = False
    area: str = ""
    find: str = ""
    revealed: bool = False


class PositionTurn(msgspec.Struct, forbid_unknown_fields=True):
    """Whose turn it is and how much of it is spent."""

    seat: str = "red"
    round: int = 1
    figure: str = ""  #: in the middle of this figure's activation
    steps: int | None = None  #: steps it has left
    attacks: int = 1


def stage(game: Skirmish, position: Position) -> Play:
    """Put a described position on the table and run it to its first decision."""
    setup = game.setup(
        players=position.players,
        scenario=position.scenario,
        options=position.options,
        seed=position.seed,
        windows=position.windows,
    )
    if position.drawing is None and not (position.hands or position.decks or position.turn):
        return _patched(game, game.before_first_step(setup, _chance(position)), position)
    table = game.bare_table(setup)
    if position.drawing is None:
        table = game.first_table(setup)
    else:
        _draw(game, setup, table, position)
    _deal(game, table, position)
    state: Play = State(game, setup, table, game.derive(setup, table), _chance(position))
    for effect in position.lasting:
        state.lasting.begin(_read(effect, Effect, "lasting"))
    _begin_turn(game, state, position)
    return _patched(game, state, position)


def _chance(position: Position) -> Chance:
    chance = seeded(position.seed)
    if position.script is not None:
        chance.source = "scripted"
        chance.script = list(position.script)
    return chance


def _draw(game: Skirmish, setup: Setup, table: Table, position: Position) -> None:
    assert position.drawing is not None
    try:
        map = drawn(position.drawing)
    except GridError as error:
        raise StateError(f"the map cannot be read: {error}") from None
    table.drawing = position.drawing
    table.doors = {door: door not in map.open_doors for door in map.board.doors}
    areas: dict[str, tuple[PositionMark, list[int]]] = {}
    for space, text in sorted(map.marks.items()):
        if text not in position.legend:
            raise StateError(f"the map shows {text!r} at {map.board.name(space)}, which the legend does not name")
        mark = _read(position.legend[text], PositionMark, f"legend.{text}")
        if mark.portal:
            table.portals[space] = mark.sealed
        if mark.area:
            areas.setdefault(mark.area, (mark, []))[1].append(space)
        if mark.figure:
            _place_marked(game, setup, table, mark, space)
    for name, (mark, spaces) in sorted(areas.items()):
        finds = game.scenario(setup).finds
        if mark.find not in finds:
            raise StateError(f"area {name} has no find {mark.find!r}; choose one of {', '.join(finds)}")
        table.areas[name] = Area(mark.find, tuple(spaces), mark.revealed, (KEEPER,))


def _place_marked(game: Skirmish, setup: Setup, table: Table, mark: PositionMark, space: int) -> None:
    kind = game.kinds.get(mark.figure)
    if kind is None:
        raise StateError(f"there is no figure {mark.figure!r}; choose one of {', '.join(game.kinds)}")
    seat = mark.seat or (KEEPER if kind.team == KEEPER else setup.order[0])
    if seat not in setup.order:
        raise StateError(f"nobody sits at {seat!r}; the seats are {', '.join(setup.order)}")
    figure = _place(game, table, mark.figure, seat, space)
    figure.wounds, figure.activated = mark.wounds, mark.activated


def _deal(game: Skirmish, table: Table, position: Position) -> None:
    """Hands and decks as written; cards not named stay in the deck below those that are."""
    for seat, hand in position.hands.items():
        if seat not in table.hands:
            raise StateError(f"nobody sits at {seat!r}; the seats are {', '.join(table.hands)}")
        for card in hand:
            table.hands[seat].append(_take(game, table, card, _team(seat)))
    for piles, discarded in ((position.discards, True), (position.decks, False)):
        for team, cards in piles.items():
            if team not in table.decks:
                raise StateError(f"there is no deck {team!r}; the decks are {', '.join(table.decks)}")
            taken = [_take(game, table, card, team) for card in reversed(cards)]
            deck = table.decks[team]
            if discarded:
                deck.discard.extend(taken)
            else:
                deck.cards.extend(taken)


def _team(seat: str) -> str:
    return KEEPER if seat == KEEPER else SCOUTS


def _take(game: Skirmish, table: Table, card: str, team: str) -> str:
    """Take a card out of a deck: a copy by its full name, or the first copy left of a card."""
    deck = table.decks[team].cards
    if card in deck:
        deck.remove(card)
        return card
    for copy in sorted(deck):
        if copy.rpartition("_")[0] == card:
            deck.remove(copy)
            return copy
    raise StateError(f"the deck of the {team} has no {card!r} left")


def _begin_turn(game: Skirmish, state: Play, position: Position) -> None:
    turn = _read(position.turn, PositionTurn, "turn")
    order = state.setup.order
    if turn.seat not in order:
        raise StateError(f"nobody sits at {turn.seat!r}; the seats are {', '.join(order)}")
    state.table.round, state.table.active = turn.round, turn.seat
    game_procedure, turn_procedure = game.procedures["game"], game.procedures["turn"]
    state.stack.append(
        Frame(game_procedure, game_procedure.places["count_turn"], Rounds(order.index(turn.seat)))  # type: ignore[arg-type]  # checked above
    )
    state.stack.append(Frame(turn_procedure, turn_procedure.places["choose_figure"], Turn(turn.seat)))
    if turn.figure:
        figure = state.table.figures.get(turn.figure)
        if figure is None or figure.seat != turn.seat:
            raise StateError(f"{turn.seat} has no figure {turn.figure!r} on the board")
        figure.activated = True
        steps = game.kinds[figure.kind].speed if turn.steps is None else turn.steps
        activation = game.procedures["activation"]
        state.stack[-1].place = turn_procedure.places["repeat_choose_figure"]
        state.stack.append(
            Frame(activation, activation.places["act"], Activation(turn.figure, steps, turn.attacks))
        )


def _patched(game: Skirmish, state: Play, position: Position) -> Play:
    """Set single values last, then rebuild what is derived and ask the first question."""
    plain: Any = state.plain()
    if position.table:
        plain["table"] = patch(plain["table"], position.table)
    if position.stack is not None:
        plain["stack"] = list(position.stack)
    return game.from_plain(plain)


def _read(data: Any, type: Any, where: str) -> Any:
    try:
        return msgspec.convert(data, type)
    except msgspec.ValidationError as error:
        raise StateError(f"{where}: {error}") from None
