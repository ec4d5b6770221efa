"""Positions: a drawn situation put on a DOOM table, and what a table implies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal, get_args

import msgspec
from msgspec.structs import replace

from grimtable.figures.staging import check_cards, check_supply, read_drawing
from grimtable.games.doom2004.box import KeyColour
from grimtable.games.doom2004.changes import skill
from grimtable.games.doom2004.field import Occupancy, base_of
from grimtable.games.doom2004.marks import Door, DrawnScene, Mark
from grimtable.games.doom2004.modes.arena_set_up import lay_out_pool, share_open_card
from grimtable.games.doom2004.procedures.activation import Activation
from grimtable.games.doom2004.procedures.announcing import ADRENALINE, ATTACKS, MOVEMENT
from grimtable.games.doom2004.procedures.gaining import keep_token
from grimtable.games.doom2004.procedures.hazards import standing_on
from grimtable.games.doom2004.procedures.invader_turn import InvaderTurn
from grimtable.games.doom2004.procedures.marine_cards import take_marine_card
from grimtable.games.doom2004.procedures.marine_turn import MarineTurn
from grimtable.games.doom2004.table import (
    AMMUNITION,
    COLOURS,
    EVERYBODY,
    INVADER,
    ORDERS,
    SAWS,
    Arena,
    Invader,
    Marine,
    Table,
)
from grimtable.games.doom2004.topics.pool import colours_of, stand_ins, swap, swappable
from grimtable.games.doom2004.topics.sides import monsters
from grimtable.grid import bits
from grimtable.kernel import Journal, SeatId, Setup, State, StateError
from grimtable.kernel.bounds import Clock, Counts, Name, Names, Spots, Sum, Tokens
from grimtable.kernel.frame import Frame
from grimtable.kernel.identity import NO_SEAT, CardId, FigureId, Space, free_id
from grimtable.kernel.position import Key, Position, PositionError, copy_in, known, put_on_table, read_nouns

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState
    from grimtable.games.doom2004.game import Doom2004

BESIDE = ("score", "items", "acted", "missing", "time_is_up")  #: only in an arena
NOUNS = ("doors", "areas", "keys", "frags", "flags", "pool", "common", *BESIDE)


def field_of(game: Doom2004, setup: Setup, table: Table) -> Occupancy:
    """The field that a table implies."""
    field = Occupancy(game.scene(setup, table), setup.seats, game.mode_of(setup))
    for area in table.areas:
        field.known |= field.scene.areas.get(area, 0)
    for space in table.barrels:
        field.barrels |= 1 << space
    field.obstacles |= field.barrels
    field.light(table.jet_spaces())
    for marine in table.marines.values():
        if marine.space >= 0:
            field.stand(marine.id, 1 << marine.space)
    for invader in table.invaders.values():
        mask = base_of(field, invader, game.invaders[invader.kind].size).mask
        if invader.seat not in field.team:
            raise StateError(f"{invader.id} is run by {invader.seat!r}, who does not play; name a seat")
        field.enrol(invader.id, invader.seat)
        field.stand(invader.id, mask)
    field.work_doors(table.doors)
    return field


def validate(game: Doom2004, state: DoomState) -> None:
    """No figure stands off the map, in an obstacle or on an enemy; every card is there once."""
    field, table = state.field, state.table
    solid = field.obstacles & ~field.barrels
    for space, ids in field.at.items():
        name = field.name(space)
        if not field.board.spaces >> space & 1:
            raise StateError(f"{ids[0]} does not stand on the map")
        aloft = any(id in table.invaders and table.invaders[id].kind in game.flying for id in ids)
        if solid >> space & 1 and all(id in table.invaders for id in ids) and not aloft:
            raise StateError(f"{ids[0]} stands in the obstacle at {name}")
        passing = any(id in table.marines and skill(state, id, "pass_enemies") for id in ids)
        if len({field.team[id] for id in ids}) > 1 and not (aloft or passing):  # D4X-ABL-06, D4X-C-18
            raise StateError(f"{' and '.join(ids)} stand on the same space {name}; move one of them")
    check_supply(table.supply)
    check_cards((*game.invader_copies, *game.marine_copies), game.components(state))


# --- drawn positions ------------------------------------------------------------------------------


class PositionMark(msgspec.Struct, forbid_unknown_fields=True):
    """What a case's legend may say of a space."""

    marine: Name = ""  #: a colour
    wounds: Sum | None = None  #: a Marine's tokens left, or tokens beside an invader
    armor: Sum | None = None
    ammo: Counts = {}
    weapons: Names = ()
    adrenaline: Tokens = 0
    berserk: Spots = ()
    kept: Annotated[
        dict[Name, Spots], msgspec.Meta(max_length=500)
    ] = {}  #: any other token a Marine has → its clocks, 0 without one
    order: Name = ""
    cards: Names = ()
    invader: Name = ""
    seat: Name = INVADER  #: who runs it; a bot is inactive unless a Marine is named
    wide: bool = False
    activated: bool = False
    area: Name = "start"
    tokens: Names = ()
    barrel: bool = False
    teleporter: Name = ""
    duct: bool = False
    encounter: Name = ""
    exit: bool = False
    terrain: Name = "floor"
    airless: bool = False
    jet: Literal["", "on", "off"] = ""
    respawn: Tokens = 0
    headquarters: Literal["", "guns", "saws"] = ""
    base: Literal["", "guns", "saws"] = ""
    exchanges: bool = False
    lost: Names = ()  #: weapons of everybody's that he has lost (D4X-R-52)
    waiting: Name = ""  #: an invader that is placed when the area is discovered
    colour: Literal["", "red", "green", "blue"] = (
        ""  #: of the invader that is waiting: with the Marine of this colour only
    )
    fragged: Name = ""  #: the Marine of this colour fell here and waits for his next turn


class PositionTurn(msgspec.Struct, forbid_unknown_fields=True):
    """Whose turn it is and how much of it is spent."""

    seat: Name = ""
    round: Clock = 1
    begins: bool = False  #: before anything of the turn has happened
    action: Name = ""  #: a Marine has announced this
    adrenaline: Tokens = 0
    points: Sum | None = None
    attacks: Sum | None = None
    step: Name = ""  #: of the Invader's turn: draw, spawn or activate
    figure: Name = ""  #: in the middle of this invader's activation


def set_up(game: Doom2004, position: Position, journal: Journal | None = None) -> DoomState:
    """Put a described position on the table and run it to its first decision."""
    options = dict(position.options)
    colours = [
        nouns[key]
        for nouns in position.legend.values()
        for key in ("marine", "fragged")
        if isinstance(nouns.get(key), str) and nouns[key]
    ]
    if position.drawing is not None and colours and "marines" not in options:
        order = [id for pair in zip(COLOURS, SAWS, strict=True) for id in pair if id in colours]
        if "marines" in game.asked_options(position.scenario or game.scenarios[0]):
            options["marines"] = "+".join(order)
    setup = replace(position, options=options).agreed(game, NOUNS)
    if not position.is_arranged:
        return put_on_table(game.before_first_step(setup, position.chance()), position, journal)
    return put_on_table(_arranged(game, setup, position), position, journal)


def _arranged(game: Doom2004, setup: Setup, position: Position) -> DoomState:
    table = game.first_table(setup)
    _fill_pool(game, table, position)
    marks: dict[int, PositionMark] = {}
    arena = game.mode_of(setup).begin_arena(setup)
    if arena is not None:
        table.arena = arena
    if position.drawing is not None:
        marks = _draw(game, table, position)
    else:
        _as_at_the_start(game, setup, table)
    _deal(game, table, position)
    _more(game, table, position)
    state: DoomState = State(game, setup, table, field_of(game, setup, table), position.chance())
    if table.is_arena and "items" not in position.more:
        lay_out_pool(state, None)
    for mark in marks.values():
        for name in mark.cards:
            copy = _copy(name, table.marine_deck, ("legend", "cards"))
            take_marine_card(state, FigureId(mark.marine or mark.fragged), copy)
    _share_cards(state, position)
    for marine in table.marines.values():
        mark = next(
            (each for each in marks.values() if marine.id in (each.marine, each.fragged)), PositionMark()
        )
        _fill(game, state, marine, mark)
    for effect in position.effects():
        state.lasting.begin(effect)
    _begin_turn(game, state, position)
    return state


def _as_at_the_start(game: Doom2004, setup: Setup, table: Table) -> None:
    """The scenario's own start area, laid out, with the Marines on their spaces."""
    scene = game.scene(setup, table)
    table.areas.append("start")
    starts = {mark.marine: space for space, mark in scene.marks.items() if mark.marine}
    for number, marine in enumerate(table.marines.values(), 1):
        marine.space = Space(starts[number])
    for space, mark in scene.marks.items():
        if mark.area != "start" or (mark.colour and not table.plays(mark.colour)):
            continue
        _lay(table, space, mark)
        if mark.invader and table.supply[mark.invader] > 0:
            _place(table, mark.invader, space, wide=mark.wide).controller = (
                NO_SEAT if mark.invader in game.bots else msgspec.UNSET
            )


def _lay(table: Table, space: int, mark: Mark) -> None:
    if mark.tokens:
        table.tokens.setdefault(Space(space), []).extend(mark.tokens)
    if mark.barrel:
        table.barrels.append(Space(space))
    if mark.encounter:
        table.encounters[Space(space)] = mark.encounter
    if mark.jet:
        table.lay_jet(Space(space), mark.jet == "on")


def _fill_pool(game: Doom2004, table: Table, position: Position) -> None:
    """`pool = { red = { maggot = 1 } }`: the figures that were swapped in before the position."""
    written: Any = position.more.get("pool", {})
    if not isinstance(written, dict) or not all(isinstance(kinds, dict) for kinds in written.values()):
        raise PositionError(("pool",), "write colours, and for each the species and how many figures")
    for colour, kinds in written.items():
        known(colour, colours_of(table), ("pool", colour), "colour in play")
        for kind, number in kinds.items():
            known(kind, stand_ins(game), ("pool", colour, kind), "stand-in")
            most = swappable(game, table, kind, colour)
            if not isinstance(number, int) or not 0 <= number <= most:
                raise PositionError(("pool", colour, kind), f"write a whole number up to {most}")
            swap(game, table, kind, colour, number)


def _swap_for(game: Doom2004, table: Table, kind: str) -> None:
    """A stand-in on a drawn map is in the pool, in the first colour that has one to swap."""
    if game.invaders[kind].equivalent:
        for colour in colours_of(table):
            if swappable(game, table, kind, colour) > 0:
                swap(game, table, kind, colour, 1)
                return


def _place(table: Table, kind: str, space: int, *, wide: bool) -> Invader:
    invader = Invader(free_id(kind, table.invaders), kind, Space(space), wide)
    table.invaders[invader.id] = invader
    table.supply[kind] -= 1
    return invader


def _draw(game: Doom2004, table: Table, position: Position) -> dict[int, PositionMark]:
    assert position.drawing is not None
    read: dict[str, PositionMark] = {
        text: read_nouns(nouns, PositionMark, ("legend", text)) for text, nouns in position.legend.items()
    }
    legend = {
        text: Mark(
            area=mark.area,
            invader=mark.waiting,
            colour=mark.colour,
            wide=mark.wide,
            tokens=mark.tokens,
            barrel=mark.barrel,
            teleporter=mark.teleporter,
            duct=mark.duct,
            encounter=mark.encounter,
            exit=mark.exit,
            terrain=mark.terrain,
            airless=mark.airless,
            jet=mark.jet,
            respawn=mark.respawn,
            headquarters=mark.headquarters,
            base=mark.base,
            exchanges=mark.exchanges,
        )
        for text, mark in read.items()
    }
    drawn = read_drawing(position, tuple((text, mark.terrain) for text, mark in legend.items()))
    doors: dict[str, Door] = {}
    written: Any = position.more.get("doors", {})
    for name in drawn.board.doors:
        nouns = dict(written.get(name, {})) if isinstance(written, dict) else {}
        nouns.pop("standing", None)
        nouns.setdefault("open", name in drawn.open_doors)
        doors[name] = read_nouns(nouns, Door, ("doors", name))
        known(doors[name].kind, game.door_kinds, ("doors", name, "kind"), "kind of doors")
    table.drawn = DrawnScene(text=position.drawing, legend=legend, doors=doors)
    table.doors = {name: "open" if door.open else "closed" for name, door in doors.items()}
    table.areas = ["start"]
    areas: Any = position.more.get("areas", ())
    marks = {space: read[text] for space, text in sorted(drawn.marks.items())}
    if table.is_arena:  # D4X-DM-10: everything lies open
        areas = dict.fromkeys((*areas, *(mark.area for mark in marks.values())))
    table.areas.extend(area for area in areas if area != "start")
    for space, mark in marks.items():
        if mark.area in table.areas:
            _lay(table, space, legend[drawn.marks[space]])
        if mark.marine:
            marine = table.marines[known(mark.marine, table.marines, ("legend", "marine"), "Marine")]
            marine.space = Space(space)
        if mark.fragged:
            fallen = table.marines[known(mark.fragged, table.marines, ("legend", "fragged"), "Marine")]
            fallen.fragged_at = Space(space)
        if mark.invader:
            kind = known(mark.invader, game.invaders, ("legend", drawn.marks[space], "invader"), "invader")
            if table.supply[kind] <= 0 and kind in game.groups:
                _swap_for(game, table, kind)
            invader = _place(table, kind, space, wide=mark.wide)
            seat = known(mark.seat, (*table.marines, INVADER, ""), ("legend", "seat"), "seat")
            if kind in game.bots and seat == INVADER:
                invader.controller = NO_SEAT  # D4X-BOT-01
            elif seat != INVADER:
                invader.controller = SeatId(seat)
            invader.wounds, invader.activated = mark.wounds or 0, mark.activated
    return marks


def _fill(game: Doom2004, state: DoomState, marine: Marine, mark: PositionMark) -> None:
    """The Marine's bin: what the legend says, and the rest as at the start."""
    start = game.starting_tokens(state.setup)
    extra = state.lasting.total("start_wounds", marine.id)
    marine.wounds = start.wounds + extra if mark.wounds is None else mark.wounds
    marine.armor = start.armor if mark.armor is None else mark.armor
    marine.ammo = dict.fromkeys(AMMUNITION, 0)
    marine.ammo["bullets"] = start.bullets
    for ammo, amount in mark.ammo.items():
        marine.ammo[known(ammo, AMMUNITION, ("legend", "ammo"), "ammunition")] = amount
    for weapon in mark.weapons:
        marine.weapons.append(known(weapon, game.weapons, ("legend", "weapons"), "weapon"))
    marine.adrenaline = mark.adrenaline
    marine.berserk = list(mark.berserk)
    for token, clocks in mark.kept.items():
        known(token, game.tokens, ("legend", "kept"), "token")
        for _ in clocks:
            keep_token(state, marine, token)
        marine.set_clocks(token, list(clocks))
    if mark.lost:
        marine.lost = [known(weapon, game.weapons, ("legend", "lost"), "weapon") for weapon in mark.lost]
    if mark.order:
        marine.order = known(mark.order, ORDERS, ("legend", "order"), "order")
        if marine.order == "guard":
            game.mode_of(state.setup).note_guard(state, marine, placed=True)


def _copy(name: str, pile: list[CardId], key: Key) -> CardId:
    """A copy by its full name, or the first copy left of a card."""
    copy = copy_in(pile, name)
    if copy is not None:
        return copy
    known(name, sorted({copy.rpartition("_")[0] for copy in pile}), key, "card left")
    raise AssertionError("an unknown card is an error")


def _deal(game: Doom2004, table: Table, position: Position) -> None:
    """The Invader's hand and deck as written; cards not named stay in the deck below those that are."""

    def take(name: str, deck: str, key: Key) -> CardId:
        copy = _copy(name, table.deck.cards, key)
        table.deck.cards.remove(copy)
        return copy

    for seat, hand in position.hands.items():
        known(seat, (INVADER,), ("hands", seat), "hand")
        table.hand.extend([take(name, INVADER, ("hands", seat)) for name in hand])
    position.lay_decks({INVADER: table.deck}, take)


def _more(game: Doom2004, table: Table, position: Position) -> None:
    for colour in position.more.get("keys", ()):
        table.keys.append(known(colour, get_args(KeyColour), ("keys",), "key"))
    frags: Any = position.more.get("frags", 0)
    if not isinstance(frags, int):
        raise PositionError(("frags",), "write a whole number")
    table.frags = frags
    _beside(table, position)
    flags: Any = position.more.get("flags", {})
    table.flags.update(flags)
    doors: Any = position.more.get("doors", {})
    for name, nouns in doors.items():
        known(name, table.doors, ("doors", name), "door")
        if "standing" in nouns:
            table.doors[name] = known(
                nouns["standing"],
                ("closed", "open", "destroyed"),
                ("doors", name, "standing"),
                "state of a door",
            )


def _beside(table: Table, position: Position) -> None:
    """What lies beside the board of an arena: points, pool, markers, the timer."""
    given = {key: position.more[key] for key in BESIDE if key in position.more}
    if not given:
        return
    if not table.is_arena:
        raise PositionError((next(iter(given)),), "there is none in this mode; name the scenario of an arena")
    beside = msgspec.to_builtins(table.beside)
    beside["score"] |= given.pop("score", {})
    if "items" in given:
        beside["pool"] = given.pop("items")
    try:
        table.arena = msgspec.convert({**beside, **given}, Arena)
    except msgspec.ValidationError as error:
        raise PositionError((next(iter(given), "score"),), str(error)) from None


def _share_cards(state: DoomState, position: Position) -> None:
    """`common = { all = "tough" }`, or one for each colour: cards that lie open for several Marines."""
    written: Any = position.more.get("common", {})
    if written and not state.table.is_arena:
        raise PositionError(("common",), "there is none in this mode; name the scenario of an arena")
    if not isinstance(written, dict):
        raise PositionError(("common",), "write a colour, or all, and a Marine card for each")
    for colour, name in written.items():
        known(colour, (EVERYBODY, *COLOURS), ("common", colour), "colour")
        share_open_card(state, colour, _copy(str(name), state.table.marine_deck, ("common", colour)))


def _begin_turn(game: Doom2004, state: DoomState, position: Position) -> None:
    turn = read_nouns(position.turn, PositionTurn, ("turn",))
    order = list(state.setup.order)
    seat = turn.seat or (INVADER if turn.figure or turn.step else order[0])
    known(seat, order, ("turn", "seat"), "seat")
    table = state.table
    table.round, table.active = turn.round, seat
    mode = game.mode_of(state.setup)
    rounds = game.procedures[mode.first_procedure]
    place, memory = mode.in_turn_of(state.setup, SeatId(seat))
    state.stack.append(Frame(rounds, rounds.places[place], memory))
    if seat == INVADER:
        _begin_invader_turn(game, state, turn)
    else:
        _begin_marine_turn(game, state, turn, seat)


def _begin_marine_turn(game: Doom2004, state: DoomState, turn: PositionTurn, seat: str) -> None:
    procedure = game.procedures["marine_turn"]
    memory = MarineTurn(SeatId(seat), begun=not turn.begins)
    if turn.begins:
        state.stack.append(Frame(procedure, 0, memory))
        return
    if not turn.action:
        state.stack.append(Frame(procedure, procedure.places["announce"], memory))
        return
    action = known(turn.action, MOVEMENT, ("turn", "action"), "action")
    marine = state.table.marines[seat]
    memory.action = action
    memory.boost = ADRENALINE * turn.adrenaline
    memory.points = MOVEMENT[action] + memory.boost if turn.points is None else turn.points
    memory.attacks = ATTACKS[action] if turn.attacks is None else turn.attacks
    memory.ready = action == "ready" and not state.lasting.total("tactician", seat)
    memory.order_left = action == "ready"
    memory.was_on = memory.last_empty = marine.space
    state.stack.append(Frame(procedure, procedure.places["act"], memory))


def _begin_invader_turn(game: Doom2004, state: DoomState, turn: PositionTurn) -> None:
    procedure = game.procedures["invader_turn"]
    memory = InvaderTurn(burning=standing_on(state, monsters(state)))  # as when the turn began (D04-R-60)
    if turn.figure:
        invader = state.table.invaders[
            known(turn.figure, state.table.invaders, ("turn", "figure"), "invader")
        ]
        invader.activated = True
        memory.acted = (invader.id,)
        state.stack.append(Frame(procedure, procedure.places["repeat_before_activation"], memory))
        sheet = game.invaders[invader.kind]
        points = sheet.movement if turn.points is None else turn.points
        attacks = (2 if sheet.abilities.double_attack else 1) if turn.attacks is None else turn.attacks
        activation = game.procedures["activation"]
        mask = base_of(state.field, invader, game.invaders[invader.kind].size).mask
        stayed = 0 if sheet.abilities.fly else mask & state.field.scene.damaging
        state.stack.append(
            Frame(
                activation,
                activation.places["act"],
                Activation(
                    invader.id,
                    points,
                    attacks,
                    stayed=tuple(bits(stayed)),
                    last_empty=invader.space,
                    last_wide=invader.wide,
                ),
            )
        )
        return
    steps = {
        "": "before_draw",
        "begin": "begin_turn",
        "draw": "begin_turn",
        "spawn": "spawn",
        "activate": "activate",
    }
    place = steps[known(turn.step, steps, ("turn", "step"), "step")]
    if turn.begins:
        place = "begin_turn"
    state.stack.append(Frame(procedure, procedure.places[place], memory))
