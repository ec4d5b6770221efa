"""Positions: heroes, dials, cards and whose turn it is, put on the table as a case describes them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace

from grimtable.games.relic.changes.fates import take_hero
from grimtable.games.relic.changes.in_play import begin_effect, begin_modifiers, enter_play
from grimtable.games.relic.procedures.game import Course
from grimtable.games.relic.remembering import Turn
from grimtable.games.relic.table import COLOURS, Player, Table, token_key
from grimtable.games.relic.views import all_cards
from grimtable.kernel import Journal, State, StateError
from grimtable.kernel.bounds import Clock, Name, Names, Sum, Tokens
from grimtable.kernel.frame import Frame
from grimtable.kernel.identity import NO_SEAT, CardId, HeroId, SeatId
from grimtable.kernel.position import Position, PositionError, known, put_on_table, read_nouns

if TYPE_CHECKING:
    from grimtable.games.relic.game import Relic, RelicState

NOUNS = ("heroes", "board", "charges", "tokens", "counts")
"""The tables that only a case of Relic has."""


class PositionPlayer(msgspec.Struct, forbid_unknown_fields=True):
    """What a case may say of a player; dials that are left out stand as on the hero's sheet."""

    hero: Name = ""
    colour: Name = ""
    space: Name = ""
    level: Sum = 0
    strength: Sum | None = None
    willpower: Sum | None = None
    cunning: Sum | None = None
    life: Sum | None = None
    influence: Sum = 3
    assets: Names = ()
    trophies: Names = ()
    mission: Name = ""
    completed: Names = ()
    unread: Names = ()
    corruption: Names = ()  #: activated
    facedown: Names = ()
    movements: Names = ()
    lying: bool = False
    extra_turns: Tokens = 0


class PositionTurn(msgspec.Struct, forbid_unknown_fields=True):
    """Whose turn it is and which phase begins."""

    seat: Name = ""
    phase: Name = "start"  #: start, movement, exploration, engagement, experience, end
    round: Clock = 1
    first: Name = ""


STEPS = {
    "start": "begin_turn",
    "movement": "begin_movement",
    "exploration": "begin_exploration",
    "engagement": "begin_engagement",
    "experience": "begin_experience",
    "end": "turn.end",
}


def set_up(game: Relic, position: Position, journal: Journal | None = None) -> RelicState:
    """Put a described position on the table and run it to its first decision."""
    setup = replace(position, scenario=position.scenario or game.scenarios[0]).agreed(game, NOUNS)
    if position.drawing is not None or position.legend:
        raise PositionError(
            ("map",), "Relic has one board; put cards on it with [board] and players with [heroes]"
        )
    if not position.is_arranged:
        return put_on_table(game.before_first_step(setup, position.chance()), position, journal)
    table = game.first_table(setup)
    state: Any = State(game, setup, table, game.derive(setup, table), position.chance())
    table.scenario = setup.scenario if setup.scenario != "random" else game.scenarios[0]
    for seat in setup.order:
        enter_play(state, seat, table.scenario)
    _seat_players(game, state, position)
    _lay_out(game, state, position)
    for effect in position.effects():
        begin_effect(state, effect)
    _begin_turn(game, state, position)
    return put_on_table(state, position, journal)


def _seat_players(game: Relic, state: RelicState, position: Position) -> None:
    """Heroes with dials and cards; a player the case does not name has the first free hero."""
    table = state.table
    written: Any = position.more.get("heroes", {})
    said = {
        seat: read_nouns(values, PositionPlayer, ("heroes", seat))
        for seat, values in _table(written, "heroes")
    }
    for seat in said:
        known(seat, state.order, ("heroes", seat), "player")
    for seat, values in said.items():
        if values.hero:
            known(values.hero, table.box, ("heroes", seat, "hero"), "hero")
            table.box = tuple(hero for hero in table.box if hero != values.hero)
    for place, seat in enumerate(state.order):
        values = said.get(seat, PositionPlayer())
        hero = values.hero
        if not hero:
            if not table.box:
                raise PositionError(("heroes", seat), "no hero is left for this player; name fewer players")
            hero, table.box = table.box[0], table.box[1:]
        player = table.players[seat]
        take_hero(state, player, HeroId(hero))
        player.colour = values.colour or COLOURS[place]
        _set_dials(game, player, values)
        _give_cards(game, state, player, values)
    for seat, hand in position.hands.items():
        known(seat, table.players, ("hands", seat), "player")
        player = table.players[seat]
        player.power = tuple(_take(game, table, card, ("hands", seat)) for card in hand)


def _table(written: Any, key: str) -> list[tuple[str, Any]]:
    if not isinstance(written, dict):
        raise PositionError((key,), f"write a table: [{key}]")
    return list(written.items())


def _set_dials(game: Relic, player: Player, values: PositionPlayer) -> None:
    for name in ("strength", "willpower", "cunning", "life"):
        value = getattr(values, name)
        if value is not None:
            setattr(player, name, value)
    player.level = values.level
    player.influence = values.influence
    player.movements = values.movements
    player.lying = values.lying
    player.extra_turns = values.extra_turns
    if values.space:
        where = known(values.space, game.space_ids, ("heroes", player.seat, "space"), "space")
        player.space = game.space_numbers[where]


def _give_cards(game: Relic, state: RelicState, player: Player, values: PositionPlayer) -> None:
    table, key = state.table, ("heroes", player.seat)

    def take(cards: tuple[str, ...], what: str) -> tuple[CardId, ...]:
        return tuple(_take(game, table, card, (*key, what)) for card in cards)

    player.trophies = take(values.trophies, "trophies")
    player.assets = take(values.assets, "assets")
    for card in player.assets:
        if game.cards[card].charges:
            table.charges[card] = game.cards[card].charges
        if game.deck_of[card] == "mission":
            begin_modifiers(state, player.seat, card, game.cards[card])
        else:
            enter_play(state, player.seat, card)
    player.completed = take(values.completed, "completed")
    player.unread = take(values.unread, "unread")
    player.completed = (*player.completed, *player.unread)
    activated = take(values.corruption, "corruption")
    player.facedown = take(values.facedown, "facedown")
    player.corruption = (*activated, *player.facedown)
    for card in activated:
        enter_play(state, player.seat, card)
    if values.mission:
        player.mission = take((values.mission,), "mission")[0]
        enter_play(state, player.seat, player.mission)


def _take(game: Relic, table: Table, card: str, key: tuple[str | int, ...]) -> CardId:
    """Take a card out of its deck: a copy by its full name, or the first copy left of a card."""
    names = {item.id for item in game.cards.values()}
    copies = [card] if card in game.cards else [copy for copy in game.cards if game.cards[copy].id == card]
    for copy in copies:
        deck = table.decks[game.deck_of[copy]].cards
        if copy in deck:
            deck.remove(CardId(copy))
            return CardId(copy)
    if copies:
        raise PositionError(key, f"no copy of {card!r} is left in its deck")
    known(card, sorted({*names, *game.cards}), key, "card")
    raise AssertionError("an unknown card is an error")


def _lay_out(game: Relic, state: RelicState, position: Position) -> None:
    """Cards on spaces, decks from the top, discard piles, charges, tokens, counters."""
    table = state.table
    for space, cards in _table(position.more.get("board", {}), "board"):
        known(space, game.space_ids, ("board", space), "space")
        for card in [cards] if isinstance(cards, str) else cards:
            copy = _take(game, table, str(card), ("board", space))
            if copy not in game.threats:
                raise PositionError(("board", space), f"{card} is no Threat card")
            number = game.space_numbers[space]
            table.spaces[number] = (*table.spaces[number], CardId(copy))
            if game.cards[copy].charges:
                table.charges[copy] = game.cards[copy].charges
    position.lay_decks(table.decks, lambda card, deck, key: _take(game, table, card, key))
    for card, number in _table(position.more.get("charges", {}), "charges"):
        copy = CardId(card if card in game.cards else f"{card}_1")
        known(copy, game.cards, ("charges", card), "card")
        table.charges[copy] = number
    for seat, places in _table(position.more.get("tokens", {}), "tokens"):
        known(seat, table.players, ("tokens", seat), "player")
        for place, number in _table(places, "tokens"):
            table.tokens[token_key(seat, _token_place(game, place))] = number
    for name, number in _table(position.more.get("counts", {}), "counts"):
        table.counts[name] = number


def _token_place(game: Relic, place: str) -> str:
    if place in game.space_numbers:
        return f"space:{place}"
    return f"{place}_1" if f"{place}_1" in game.cards else place


def _begin_turn(game: Relic, state: RelicState, position: Position) -> None:
    turn = read_nouns(position.turn, PositionTurn, ("turn",))
    order = state.order
    seat = turn.seat or order[0]
    known(seat, order, ("turn", "seat"), "player")
    known(turn.phase, STEPS, ("turn", "phase"), "phase")
    table = state.table
    table.round, table.first = turn.round, SeatId(turn.first or order[0])
    table.active = NO_SEAT if turn.phase == "start" else SeatId(seat)
    table.turn = 0 if turn.phase == "start" else 1
    if turn.phase in ("experience", "end"):
        table.phase = "experience"
    whole, procedure = game.procedures["game"], game.procedures["turn"]
    state.stack.append(Frame(whole, whole.places["extra_turn"], Course(list(order).index(seat))))  # type: ignore[arg-type]  # a seat of this table
    breaks = table.players[seat].breaks
    state.stack.append(Frame(procedure, procedure.places[STEPS[turn.phase]], Turn(SeatId(seat), breaks)))


def validate(game: Relic, state: RelicState) -> None:
    """REL-SET-06: every card and every sheet lies somewhere, exactly once; players stand on spaces."""
    counts: dict[str, int] = {}
    for card in all_cards(state.table):
        if card not in game.cards:
            raise StateError(f"there is no card {card!r}")
        counts[card] = counts.get(card, 0) + 1
    for card in game.cards:
        if counts.get(card, 0) != 1:
            raise StateError(f"the card {card} is on the table {counts.get(card, 0)} times, not once")
    for player in state.table.players.values():
        if player.hero and player.hero not in game.heroes:
            raise StateError(f"there is no hero {player.hero!r}")
        if not -1 <= player.space < len(game.spaces):
            raise StateError(f"{player.seat} stands on no space of the board")
    if len(state.table.spaces) != len(game.spaces):
        raise StateError(f"the board has {len(game.spaces)} spaces, not {len(state.table.spaces)}")
