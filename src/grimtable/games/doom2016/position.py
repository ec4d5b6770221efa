"""Positions: reading a mission's map, or a drawn situation, onto a DOOM 2016 table."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace

from grimtable.figures.staging import check_supply, drawn, read_drawing, read_marks
from grimtable.games.doom2016.field import Field, ground
from grimtable.games.doom2016.procedures.demon_activation import DemonActivation, TypeActivation
from grimtable.games.doom2016.procedures.game import Rounds
from grimtable.games.doom2016.procedures.marine_activation import MarineActivation
from grimtable.games.doom2016.table import (
    HEALTH,
    INVADER,
    MARINE,
    MARINE_SEATS,
    Figure,
    Marine,
    Portal,
    Table,
)
from grimtable.grid import DrawnMap
from grimtable.grid.footprint import fits
from grimtable.kernel import Deck, Journal, SeatId, Setup, State, StateError
from grimtable.kernel.bounds import AtCard, AtSeat, Clock, Count, Name, Names, Sum
from grimtable.kernel.frame import Frame
from grimtable.kernel.identity import NO_CARD, CardId, FigureId, Space, free_id
from grimtable.kernel.position import Key, Position, PositionError, copy_in, known, put_on_table, read_nouns

if TYPE_CHECKING:
    from grimtable.games.doom2016.field import DoomState
    from grimtable.games.doom2016.game import Doom2016
    from grimtable.games.doom2016.items import Mission

#: terrains that draw their own line around each of their spaces (D16-TER-05)
OUTLINE = ("blocking", "impassable", "difficult")

#: The mission of a drawn map for which none is named: its objective asks for nothing that would have to be
#: on the map. That of the first mission is met as soon as no token lies there, and the game would be over.
DRAWN = "tyrant"


def map_of(mission: Mission) -> DrawnMap:
    """The map of a mission."""
    terrains = tuple((mark, meaning.terrain) for mark, meaning in mission.legend.items())
    return drawn(mission.map, terrains, OUTLINE)


def furnish(game: Doom2016, setup: Setup, table: Table, mission: Mission) -> None:
    """D16-SET-03, D16-SET-04: put everything the legend names on its marked space."""
    map = map_of(mission)
    table.doors = {door: door not in map.open_doors for door in map.board.doors}
    seats = [seat for seat in setup.order if seat != INVADER]
    for number, text in sorted(map.marks.items()):
        space = Space(number)
        mark = mission.legend[text]
        if 0 < mark.marine <= len(seats):
            seat = seats[mark.marine - 1]
            table.figures[seat] = Figure(FigureId(seat), MARINE, seat, space)
            table.starts[seat] = space
        if mark.demon and mark.marines <= len(seats):
            _place(table, mark.demon, space, mark.turned)
        if mark.portal:
            table.portals[space] = Portal(mark.portal, mark.face_up)
        if mark.teleporter:
            table.teleporters[space] = mark.teleporter == "active"
        if mark.items:
            table.items[space] = mark.items
        if mark.tokens:
            table.tokens[space] = mark.tokens
    table.figures = dict(sorted(table.figures.items(), key=lambda each: each[1].kind != MARINE))


def areas_of(mission: Mission) -> Mapping[str, int]:
    """The named parts of a mission's map, as sets of spaces."""
    # Conditions ask for it at every step: the mission itself is the key, and it is kept beside its areas.
    found = _AREAS.get(id(mission))
    if found is None or found[0] is not mission:
        marks = tuple((mark, each.terrain, each.area) for mark, each in mission.legend.items())
        if len(_AREAS) >= 64:
            _AREAS.clear()
        found = _AREAS[id(mission)] = (mission, _areas(mission.map, marks))
    return found[1]


_AREAS: dict[int, tuple[Mission, Mapping[str, int]]] = {}


@lru_cache(maxsize=64)
def _areas(text: str, marks: tuple[tuple[str, str, str], ...]) -> Mapping[str, int]:
    map = drawn(text, tuple((mark, terrain) for mark, terrain, _ in marks), OUTLINE)
    named = {mark: area for mark, _, area in marks if area}
    found: dict[str, int] = {}
    for space, mark in map.marks.items():
        if mark in named:
            found[named[mark]] = found.get(named[mark], 0) | 1 << space
    return found


def _place(table: Table, kind: str, space: Space, turned: bool) -> Figure:
    figure = Figure(free_id(kind, table.figures), kind, INVADER, space, turned)
    table.figures[figure.id] = figure
    table.supply[kind] -= 1
    return figure


def field_of(game: Doom2016, setup: Setup, table: Table) -> Field:
    """The field that a table implies."""
    board = drawn(table.drawing, None, OUTLINE).board if table.drawing else map_of(game.mission(setup)).board
    field = Field(board)
    field.work_doors(table.doors)
    for figure in table.figures.values():
        base = "1x1" if figure.kind == MARINE else game.demons[figure.kind].base
        field.stand(figure, ground(board.stride, figure.space, base, figure.turned).mask)
    return field


def validate(game: Doom2016, state: DoomState) -> None:
    """Every figure fits where it stands, no two stop on one space, no supply is overdrawn, no card is
    lost.
    """
    field, table = state.field, state.table
    for figure in table.figures.values():
        kind = figure.kind
        if kind != MARINE and kind not in game.demons:
            raise StateError(f"there is no demon type {kind}")
        base = "1x1" if kind == MARINE else game.demons[kind].base
        place = ground(field.board.stride, figure.space, base, figure.turned)
        if not fits(field.ways.heavy, place):
            raise StateError(f"{figure.id} does not fit at {field.board.name(figure.space)}")
    check_supply(table.supply)
    counts = game.components(state)
    for copy in game.copies:
        if counts.get(f"card {copy}", 0) > 1:
            raise StateError(f"the card {copy} is on the table {counts[f'card {copy}']} times, not once")


# --- drawn positions --------------------------------------------------------------------------------


class PositionMark(msgspec.Struct, forbid_unknown_fields=True):
    """What a case's legend may say of a space."""

    figure: Name = ""  #: a marine's seat, or a demon type
    damage: Count = 0
    stunned: bool = False
    turned: bool = False
    carries: Names = ()
    portal: Name = ""
    face_up: bool = True
    teleporter: Name = ""  #: active or inactive
    items: Names = ()
    tokens: Names = ()


class PositionTurn(msgspec.Struct, forbid_unknown_fields=True):
    """Whose activation it is and how much of it is spent."""

    seat: AtSeat = SeatId("")  #: a marine; with `figure` a demon's activation
    figure: Name = ""  #: a demon in the middle of its activation
    round: Clock = 1
    begins: bool = False  #: before the first thing that happens in the activation
    phase: Name = ""  #: `status`: a round begins; `initiative`: the next card is revealed
    points: Sum = 0
    mains: Sum = 1
    attacks: Sum | None = None
    card: AtCard = NO_CARD  #: the action card being resolved
    choose: bool = False  #: the Invader has to choose a demon type


MORE = ("classes", "weapons", "squads", "glory", "in_play", "argent", "exhausted", "event_sets", "invasion")


def set_up(game: Doom2016, position: Position, journal: Journal | None = None) -> DoomState:
    """Put a described position on the table and run it to its first decision."""
    if position.drawing is not None and position.scenario is None and DRAWN in game.missions:
        position = replace(position, scenario=DRAWN)
    setup = replace(position, players=position.players or _players(position)).agreed(game, MORE)
    if not position.is_arranged:
        return put_on_table(game.before_first_step(setup, position.chance()), position, journal)
    table = game.bare_table(setup)
    if position.drawing is None:
        table = game.first_table(setup)
    else:
        _draw(game, setup, table, position)
    for seat, marine in table.marines.items():
        marine.dead = seat not in table.figures
        for weapon in game.basic_sets:
            _give_set(game, table, marine, weapon)
    _add(game, setup, table, position)
    _deal(game, table, position)
    state: DoomState = State(game, setup, table, game.derive(setup, table), position.chance())
    for effect in position.effects():
        state.lasting.begin(effect)
    _begin_turn(game, state, position)
    return put_on_table(state, position, journal)


def _players(position: Position) -> int | None:
    """As many marines as the legend names."""
    named = [str(mark.get("figure", "")) for mark in position.legend.values()]
    places = [MARINE_SEATS.index(name) for name in named if name in MARINE_SEATS]
    if position.drawing is None:
        return None
    return max(places, default=0) + 2


def _draw(game: Doom2016, setup: Setup, table: Table, position: Position) -> None:
    map = read_drawing(position, None, OUTLINE)
    assert position.drawing is not None  # read_drawing has read it
    table.drawing = position.drawing
    table.doors = {door: door not in map.open_doors for door in map.board.doors}
    for space, text, mark in read_marks(position, map, PositionMark):
        if mark.figure:
            _place_marked(game, setup, table, mark, space, text)
        if mark.portal:
            known(mark.portal, ("blue", "yellow", "red"), ("legend", text, "portal"), "portal level")
            table.portals[space] = Portal(mark.portal, mark.face_up)
        if mark.teleporter:
            known(mark.teleporter, ("active", "inactive"), ("legend", text, "teleporter"), "state")
            table.teleporters[space] = mark.teleporter == "active"
        if mark.items:
            for item in mark.items:
                known(item, (HEALTH, *game.sets), ("legend", text, "items"), "item")
            table.items[space] = mark.items
        if mark.tokens:
            table.tokens[space] = mark.tokens
    table.figures = dict(sorted(table.figures.items(), key=lambda each: each[1].kind != MARINE))


def _place_marked(
    game: Doom2016, setup: Setup, table: Table, mark: PositionMark, space: Space, text: str
) -> None:
    seats = [seat for seat in setup.order if seat != INVADER]
    known(mark.figure, (*seats, *game.demons), ("legend", text, "figure"), "figure")
    if mark.figure in seats:
        if mark.figure in table.figures:
            raise PositionError(("legend", text, "figure"), f"there is only one {mark.figure}")
        figure = Figure(FigureId(mark.figure), MARINE, SeatId(mark.figure), space)
        table.figures[mark.figure] = figure
        table.starts[mark.figure] = space
    else:
        figure = _place(table, mark.figure, space, mark.turned)
    figure.damage, figure.stunned, figure.carries = mark.damage, mark.stunned, mark.carries


def _table(position: Position, name: str) -> dict[str, Any]:
    found = position.more.get(name, {})
    if not isinstance(found, dict):
        raise PositionError((name,), "write a table: who, and what he has")
    return found


def _many(value: Any) -> list[str]:
    return [str(each) for each in (value if isinstance(value, list | tuple) else [value])]


def _add(game: Doom2016, setup: Setup, table: Table, position: Position) -> None:
    """Classes, weapons, squad cards, Argent Power, exhausted cards, the Invader's sets and invasion card."""
    for name, items in (("classes", game.classes), ("squads", game.squads)):
        for seat, item in _table(position, name).items():
            known(seat, table.marines, (name, seat), "marine")
            known(str(item), items, (name, seat), name)
            if name == "classes":
                table.marines[seat].marine_class = str(item)
            else:
                table.marines[seat].squad = str(item)
    for seat, weapons in _table(position, "weapons").items():
        known(seat, table.marines, ("weapons", seat), "marine")
        for weapon in _many(weapons):
            known(weapon, game.sets, ("weapons", seat), "weapon set")
            _give_set(game, table, table.marines[seat], weapon)
    for place, number in _table(position, "argent").items():
        known(place, ("invasion", *game.demons), ("argent", place), "card")
        if not isinstance(number, int) or not 0 <= number <= table.argent:
            raise PositionError(("argent", place), "write a number of Argent Power tokens that the box holds")
        table.argent -= number
        if place == "invasion":
            table.stored += number
        else:
            table.demons[place].argent += number
    for name in _many(position.more.get("exhausted", [])):
        known(name, (*table.demons, *table.marines), ("exhausted",), "card")
        if name in table.demons:
            table.demons[name].exhausted = True
        else:
            table.marines[name].exhausted = True
    mission = game.mission(setup)
    chosen = _many(position.more.get("event_sets", mission.event_sets))
    for name in chosen:
        known(name, game.event_sets, ("event_sets",), "event set")
    invasion = str(position.more.get("invasion", mission.invasion))
    table.invasion = known(invasion, game.invasions, ("invasion",), "invasion card")
    table.event_sets = tuple(chosen)
    table.events = Deck(
        [card for name in reversed(chosen) for card in reversed(game.cards_of_event_set[name])]
    )
    for seat, cards in _table(position, "glory").items():
        known(seat, table.marines, ("glory", seat), "marine")
        for card in _many(cards):
            copy = _find(table.glory.cards, card)
            if copy is None:
                known(card, game.glory_kills, ("glory", seat), "Glory Kill card")
                raise PositionError(("glory", seat), f"there is no {card!r} left")
            table.marines[seat].glory.append(copy)


def _give_set(game: Doom2016, table: Table, marine: Marine, weapon: str) -> None:
    """The cards of a set lie under a marine's deck; the topmost is the one with the lowest number."""
    if not table.sets[weapon]:
        raise PositionError(("weapons",), f"the box has no {weapon} left")
    copy, *left = table.sets[weapon]
    table.sets[weapon] = tuple(left)
    cards = [CardId(f"{card}_{copy}") for card in reversed(game.cards_of_set[weapon])]
    marine.deck.cards = [*cards, *marine.deck.cards]
    marine.sets = (*marine.sets, f"{weapon}_{copy}")


def _find(cards: list[CardId], card: str) -> CardId | None:
    """Take a card out of a pile: a copy by its full name, or the first copy left of a card."""
    copy = copy_in(cards, card)
    if copy is not None:
        cards.remove(copy)
    return copy


def _take(game: Doom2016, table: Table, card: str, owner: str, key: Key) -> CardId:
    """Take a card out of an owner's deck; a marine gets the set that it belongs to, if he has it not yet."""
    deck = _decks(table)[owner]
    copy = _find(deck.cards, card)
    if copy is not None:
        return copy
    name = card if card in game.action_cards else game.copies.get(card, "")
    if owner in table.marines and name in game.action_cards:
        weapon = game.action_cards[name].set
        if not any(each.rpartition("_")[0] == weapon for each in table.marines[owner].sets):
            _give_set(game, table, table.marines[owner], weapon)
            copy = _find(deck.cards, card)
    elif owner == "events":
        name = card if card in game.events else game.copies.get(card, "")
        if name in game.events and game.events[name].set not in table.event_sets:
            table.event_sets = (*table.event_sets, game.events[name].set)
            deck.cards = [*reversed(game.cards_of_event_set[game.events[name].set]), *deck.cards]
            copy = _find(deck.cards, card)
    if copy is None:
        everything = (*game.action_cards, *game.events, *game.glory_kills)
        if card in everything or card in game.copies:
            raise PositionError(key, f"the deck of {owner} has no {card!r} left")
        known(card, everything, key, "card")
        raise AssertionError("an unknown card is an error")
    return copy


def _deal(game: Doom2016, table: Table, position: Position) -> None:
    """Hands and decks as written; cards not named stay in the deck below those that are."""
    for seat, hand in position.hands.items():
        known(seat, (*table.marines, INVADER), ("hands", seat), "seat")
        for card in hand:
            if seat == INVADER:
                table.hand.append(_take(game, table, card, "events", ("hands", seat)))
            else:
                table.marines[seat].hand.append(_take(game, table, card, seat, ("hands", seat)))
    for seat, cards in _table(position, "in_play").items():
        known(seat, table.marines, ("in_play", seat), "marine")
        for card in _many(cards):
            copy = _take(game, table, card, seat, ("in_play", seat))
            marine = table.marines[seat]
            marine.play.append(copy)
            if game.action_cards[game.copies[copy]].keep:
                marine.kept = (*marine.kept, copy)
    decks = dict(position.decks)
    if "initiative" in decks:
        cards = decks.pop("initiative")
        for card in cards:
            known(card, (*table.marines, INVADER), ("decks", "initiative"), "initiative card")
        table.initiative = list(reversed(cards))
    replace(position, decks=decks).lay_decks(_decks(table), partial(_take, game, table))


def _decks(table: Table) -> dict[str, Deck]:
    decks = {seat: marine.deck for seat, marine in table.marines.items()}
    return {**decks, "events": table.events, "glory": table.glory}


def _begin_turn(game: Doom2016, state: DoomState, position: Position) -> None:
    turn = read_nouns(position.turn, PositionTurn, ("turn",))
    table = state.table
    table.round = turn.round
    order = state.setup.order
    procedures = game.procedures
    whole = procedures["game"]
    rounds = Rounds()
    state.stack.append(Frame(whole, 0, rounds))
    top = state.stack[-1]
    if turn.phase:
        known(turn.phase, ("status", "initiative"), ("turn", "phase"), "phase")
        if turn.phase == "status":
            table.round -= min(1, table.round)
        top.place = whole.places["begin_round" if turn.phase == "status" else "tell_between"]
        return
    if turn.choose:
        rounds.seat, top.place = INVADER, whole.places["choose_type"]
        return
    top.place = whole.places["after_activation"]
    if turn.figure:
        known(turn.figure, table.figures, ("turn", "figure"), "figure")
        figure = table.figures[turn.figure]
        if figure.kind == MARINE:
            raise PositionError(("turn", "figure"), f"write seat = {turn.figure!r} for a marine's activation")
        rounds.seat, rounds.kind, table.active = INVADER, figure.kind, INVADER
        figure.activated = True
        table.demons[figure.kind].exhausted = True
        kind = procedures["type_activation"]
        state.stack.append(Frame(kind, kind.places["repeat_choose_demon"], TypeActivation(figure.kind)))
        acting = procedures["demon_activation"]
        memory = DemonActivation(
            figure.id,
            turn.points if "points" in position.turn else game.demons[figure.kind].speed,
            1 if turn.attacks is None else turn.attacks,
        )
        place = 0 if turn.begins else acting.places["act"]
        state.stack.append(Frame(acting, place, memory))
        return
    seat = turn.seat or order[0]
    known(seat, table.marines, ("turn", "seat"), "marine")
    rounds.seat, table.active = SeatId(seat), seat
    acting = procedures["marine_activation"]
    if turn.begins:
        state.stack.append(Frame(acting, 0, MarineActivation(FigureId(seat))))
        return
    if seat not in table.figures:
        raise PositionError(
            ("turn", "seat"), f"{seat} is not on the map; write begins = true to let him respawn"
        )
    card, attacks = turn.card, turn.attacks
    if card:
        copy = next(
            (each for each in table.marines[seat].play if card in (each, each.rpartition("_")[0])), None
        )
        if copy is None:
            raise PositionError(("turn", "card"), f"{card} is not in play; name it under [in_play]")
        card = copy
        printed = game.action_cards[game.copies[copy]]
        attacks = (printed.attacks if printed.attack is not None else 0) if attacks is None else attacks
    state.stack.append(
        Frame(
            acting,
            acting.places["act"],
            MarineActivation(FigureId(seat), turn.points, turn.mains, card, attacks or 0, begun=True),
        )
    )
