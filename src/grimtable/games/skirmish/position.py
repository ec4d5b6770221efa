"""Positions: reading a scenario's map, or a drawn situation, onto a skirmish table."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec

from grimtable.figures.staging import check_cards, check_supply, drawn, read_drawing, read_marks
from grimtable.games.skirmish.field import Occupancy
from grimtable.games.skirmish.items import Mark
from grimtable.games.skirmish.procedures.activation import Activation
from grimtable.games.skirmish.procedures.game import Rounds
from grimtable.games.skirmish.procedures.turn import Turn
from grimtable.games.skirmish.table import KEEPER, SCOUTS, Area, Figure, Table
from grimtable.grid import DrawnMap, Footprint, fits
from grimtable.kernel import Journal, SeatId, Setup, State, StateError
from grimtable.kernel.bounds import Clock, Name, Names, Sum
from grimtable.kernel.frame import Frame
from grimtable.kernel.identity import CardId, FigureId, Space, free_id
from grimtable.kernel.lasting import Effect
from grimtable.kernel.position import Key, Position, PositionError, copy_in, known, put_on_table, read_nouns

if TYPE_CHECKING:
    from grimtable.games.skirmish.field import SkirmishState
    from grimtable.games.skirmish.game import Skirmish


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
            table.portals[Space(space)] = False
        if mark.area:
            areas.setdefault(mark.area, []).append(space)
        if mark.scout and mark.seat <= len(scouts):
            _place(game, table, mark.scout, scouts[mark.seat - 1], space)
        if mark.keeper and mark.scouts <= len(scouts):
            _place(game, table, mark.keeper, KEEPER, space)
    for (name, spaces), find in zip(sorted(areas.items()), finds, strict=True):
        table.areas[name] = Area(find, tuple([Space(each) for each in spaces]))


def _place(game: Skirmish, table: Table, kind: str, seat: str, space: int) -> Figure:
    name = kind if seat == KEEPER else f"{seat}_{kind}"
    figure = Figure(free_id(name, table.figures), kind, SeatId(seat), Space(space))
    table.figures[figure.id] = figure
    table.supply[kind] -= 1
    return figure


def field_of(game: Skirmish, table: Table, text: str) -> Occupancy:
    """The field that a table implies."""
    field = Occupancy(drawn(text).board)
    field.work_doors(table.doors)
    for area in table.areas.values():
        if not area.revealed:
            field.hidden |= sum(1 << space for space in area.spaces)
    field.known = field.board.spaces & ~field.hidden
    for figure in table.figures.values():
        field.stand(figure, field.scene.ground(figure.space, game.kinds[figure.kind].side))
    return field


def validate(game: Skirmish, state: SkirmishState) -> None:
    """SKI-SET-02: no two figures share a space, every figure fits, and no supply is overdrawn."""
    field = state.field
    taken = 0
    for figure in state.table.figures.values():
        side = game.kinds[figure.kind].side
        here = field.scene.ground(figure.space, side)
        if here & taken:
            raise StateError(f"{figure.id} stands where another figure is; move one of them")
        if not here or not fits(field.passage, Footprint(figure.space, side, side, here)):
            raise StateError(f"{figure.id} does not fit at {field.board.name(figure.space)}")
        taken |= here
    check_supply(state.table.supply)
    check_cards(game.copies, game.components(state))


# --- drawn positions --------------------------------------------------------------------------------


class PositionMark(msgspec.Struct, forbid_unknown_fields=True):
    """What a case's legend may say of a space."""

    figure: Name = ""  #: the kind
    seat: Name = ""
    wounds: Sum = 0
    activated: bool = False
    portal: bool = False
    sealed: bool = False
    area: Name = ""
    find: Name = ""
    revealed: bool = False
    known_to: Names = (KEEPER,)


class PositionTurn(msgspec.Struct, forbid_unknown_fields=True):
    """Whose turn it is and how much of it is spent."""

    seat: Name = ""  #: the figure's, or else the first
    round: Clock = 1
    begins: bool = False  #: before the first thing that happens in a turn
    figure: Name = ""  #: in the middle of this figure's activation
    steps: Sum | None = None  #: steps it has left
    attacks: Sum = 1


def set_up(game: Skirmish, position: Position, journal: Journal | None = None) -> SkirmishState:
    """Put a described position on the table and run it to its first decision."""
    setup = position.agreed(game, ("vows",))
    if not position.is_arranged:
        return put_on_table(game.before_first_step(setup, position.chance()), position, journal)
    table = game.bare_table(setup)
    if position.drawing is None:
        table = game.first_table(setup)
    else:
        _draw(game, setup, table, position)
    _deal(game, table, position)
    state: SkirmishState = State(game, setup, table, game.derive(setup, table), position.chance())
    _make_vows(game, state, position)
    for effect in position.effects():
        state.lasting.begin(effect)
    _begin_turn(game, state, position)
    return put_on_table(state, position, journal)


def _draw(game: Skirmish, setup: Setup, table: Table, position: Position) -> None:
    map = read_drawing(position)
    assert position.drawing is not None  # read_drawing has read it
    table.drawing = position.drawing
    table.doors = {door: door not in map.open_doors for door in map.board.doors}
    areas: dict[str, tuple[str, PositionMark, list[int]]] = {}
    for space, text, mark in read_marks(position, map, PositionMark):
        if mark.portal:
            table.portals[space] = mark.sealed
        if mark.area:
            areas.setdefault(mark.area, (text, mark, []))[2].append(space)
        if mark.figure:
            _place_marked(game, setup, table, mark, space, text)
    for name, (text, mark, spaces) in sorted(areas.items()):
        known(mark.find, game.scenario(setup).finds, ("legend", text, "find"), "find")
        for seat in mark.known_to:
            known(seat, setup.order, ("legend", text, "known_to"), "seat")
        table.areas[name] = Area(
            mark.find, tuple([Space(each) for each in spaces]), mark.revealed, mark.known_to
        )


def _place_marked(
    game: Skirmish, setup: Setup, table: Table, mark: PositionMark, space: int, text: str
) -> None:
    kind = game.kinds[known(mark.figure, game.kinds, ("legend", text, "figure"), "figure")]
    seat = mark.seat or (KEEPER if kind.team == KEEPER else setup.order[0])
    known(seat, setup.order, ("legend", text, "seat"), "seat")
    if (seat == KEEPER) != (kind.team == KEEPER):
        raise PositionError(("legend", text, "seat"), f"a {mark.figure} is a figure of the {kind.team}")
    figure = _place(game, table, mark.figure, seat, space)
    figure.wounds, figure.activated = mark.wounds, mark.activated


def _deal(game: Skirmish, table: Table, position: Position) -> None:
    """Hands and decks as written; cards not named stay in the deck below those that are."""
    for seat, hand in position.hands.items():
        known(seat, table.hands, ("hands", seat), "seat")
        for card in hand:
            table.hands[SeatId(seat)].append(_take(game, table, card, _team(seat), ("hands", seat)))
    position.lay_decks(table.decks, partial(_take, game, table))


def _make_vows(game: Skirmish, state: SkirmishState, position: Position) -> None:
    """Vows lie before their seats, and what they say holds already (SKI-VOW-01)."""
    vows: Any = position.more.get("vows", {})
    if not isinstance(vows, dict):
        raise PositionError(("vows",), 'write the seat and its vow: [vows] red = ["vow_of_iron"]')
    for seat, cards in vows.items():
        key = ("vows", seat)
        known(seat, state.table.hands, key, "seat")
        for name in [cards] if isinstance(cards, str) else cards:
            copy = _take(game, state.table, str(name), _team(seat), key)
            vow = game.card(copy).vow
            if vow is None:
                raise PositionError(key, f"{name} is not a vow")
            state.table.vows[seat].append(CardId(copy))
            state.lasting.begin(Effect(vow.changes, copy, seat, vow.amount))


def _team(seat: str) -> str:
    return KEEPER if seat == KEEPER else SCOUTS


def _take(game: Skirmish, table: Table, card: str, team: str, key: Key) -> CardId:
    """Take a card out of a deck: a copy by its full name, or the first copy left of a card."""
    deck = table.decks[team].cards
    copy = copy_in(deck, card)
    if copy is not None:
        deck.remove(copy)
        return copy
    if card in game.cards or card in game.copies:
        raise PositionError(key, f"the deck of the {team} has no {card!r} left")
    known(card, game.cards, key, "card")
    raise AssertionError("an unknown card is an error")


def _begin_turn(game: Skirmish, state: SkirmishState, position: Position) -> None:
    turn = read_nouns(position.turn, PositionTurn, ("turn",))
    order = state.setup.order
    figure = None
    if turn.figure:
        figure = state.table.figures[known(turn.figure, state.table.figures, ("turn", "figure"), "figure")]
    seat = turn.seat or (order[0] if figure is None else figure.seat)
    known(seat, order, ("turn", "seat"), "seat")
    if figure is not None and (figure.seat != seat or turn.begins):
        why = "at the beginning of a turn no figure acts" if turn.begins else f"{turn.figure} is not {seat}'s"
        raise PositionError(("turn", "figure"), why)
    state.table.round, state.table.active = turn.round, seat
    game_procedure, turn_procedure = game.procedures["game"], game.procedures["turn"]
    place = list(order).index(SeatId(seat))
    state.stack.append(Frame(game_procedure, game_procedure.places["count_turn"], Rounds(place)))
    first = 0 if turn.begins else turn_procedure.places["choose_figure"]
    state.stack.append(Frame(turn_procedure, first, Turn(SeatId(seat))))
    if figure is not None:
        figure.activated = True
        steps = game.kinds[figure.kind].speed if turn.steps is None else turn.steps
        activation = game.procedures["activation"]
        state.stack[-1].place = turn_procedure.places["repeat_choose_figure"]
        state.stack.append(
            Frame(
                activation, activation.places["act"], Activation(FigureId(turn.figure), steps, turn.attacks)
            )
        )
