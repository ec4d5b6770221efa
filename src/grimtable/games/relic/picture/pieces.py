"""Pieces and tokens: heroes where they stand, Threat cards and character tokens where they lie."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from grimtable.games.relic.picture import icons
from grimtable.games.relic.picture.board import middle_of
from grimtable.games.relic.table import SCENARIO_SPACE, SHEET
from grimtable.picture.shapes import Badge, Piece, Pip, Token, Tone

if TYPE_CHECKING:
    from grimtable.games.relic.game import RelicState
    from grimtable.games.relic.picture.cache import DrawingCache
    from grimtable.games.relic.table import Player

#: The diameter of a figure in spaces of the picture, and how far apart those that share a space stand.
SIZE: Final = 0.82
_APART: Final = 0.42
_DOWN: Final = 0.34
#: where the figures of a space begin when there is room beside them for cards
_LEFT: Final = -0.52


def pieces(cache: DrawingCache, state: RelicState) -> dict[str, Piece]:
    """Every hero on the board; those that share a space stand side by side in seating order."""
    standing: dict[int, list[str]] = {}
    for player in state.table.players.values():
        if player.space >= 0 and player.hero:
            standing.setdefault(player.space, []).append(player.seat)
    drawn: dict[str, Piece] = {}
    for player in state.table.players.values():
        if player.space >= 0 and player.hero:
            here = standing[player.space]
            drawn[player.seat] = _piece(cache, state, player, here.index(player.seat), len(here))
    return drawn


def _piece(cache: DrawingCache, state: RelicState, player: Player, place: int, of: int) -> Piece:
    acting = state.table.active == player.seat
    start = state.game.heroes[player.hero].life
    key = ("piece", player.seat, player.hero, player.space, place, of, player.life, player.lying, acting)
    found: Piece | None = cache.shapes.get(key)
    if found is None:
        x, y = middle_of(player.space)
        x += _LEFT + place * _APART if of > 1 else _LEFT * 0.7
        space = state.game.space_ids[player.space]
        states = ("acting",) if acting else ()
        made = Piece(
            id=player.seat,
            name=cache.names.of(player.hero),
            kind="hero",
            item=player.hero,
            seat=player.seat,
            icon=icons.hero_icon(player.hero),
            x=round(x - SIZE / 2, 2),
            y=round(y + _DOWN - SIZE / 2, 2),
            w=SIZE,
            h=SIZE,
            place=space,
            places=(space,),
            pips=(
                Pip(
                    name=cache.say("life"),
                    value=player.life,
                    of=max(start, player.life),
                    tone="damage" if player.life <= 1 else "good",
                ),
            ),
            badges=(Badge(icon=icons.LYING, name=cache.say("lying"), tone="caution"),)
            if player.lying
            else (),
            states=(*states, "prone") if player.lying else states,
        )
        found = cache.keep(cache.shapes, key, made)
    return found


def tokens(cache: DrawingCache, state: RelicState) -> dict[str, tuple[Token, ...]]:
    """Threat cards and character tokens by space; tokens on the scenario sheet lie in the centre."""
    table, game = state.table, state.game
    drawn: dict[str, tuple[Token, ...]] = {}
    for space, cards in enumerate(table.spaces):
        if cards:
            drawn[game.space_ids[space]] = _cards(cache, cards)
    for key, number in sorted(table.tokens.items()):
        seat, _, place = key.partition("@")
        if place == SHEET:
            space_id = game.space_ids[SCENARIO_SPACE]
        elif place.removeprefix("space:") in game.space_numbers:
            space_id = place.removeprefix("space:")
        else:
            continue
        drawn[space_id] = (*drawn.get(space_id, ()), _marker(cache, seat, number))
    return drawn


def on_cards(cache: DrawingCache, state: RelicState) -> dict[str, tuple[Token, ...]] | None:
    """Charges and character tokens by the card they lie on; tokens on a hero's sheet by the hero."""
    table, game = state.table, state.game
    lying: dict[str, tuple[Token, ...]] = {}
    for card, number in table.charges.items():
        if number:
            lying[card] = (_charge(cache, number),)
    for key, number in sorted(table.tokens.items()):
        seat, _, place = key.partition("@")
        if place in game.cards or place in game.heroes:
            lying[place] = (*lying.get(place, ()), _marker(cache, seat, number))
    return lying or None


def _charge(cache: DrawingCache, number: int) -> Token:
    key = ("charge", number)
    found: Token | None = cache.shapes.get(key)
    if found is None:
        made = Token(icon=icons.CHARGE, name=cache.say("charges", count=number), count=number, tone="info")
        found = cache.keep(cache.shapes, key, made)
    return found


def _marker(cache: DrawingCache, seat: str, number: int) -> Token:
    key = ("marker", seat, number)
    found: Token | None = cache.shapes.get(key)
    if found is None:
        name = cache.say("tokens-of", seat=cache.names.of(seat), count=number)
        made = Token(icon=icons.TOKEN, name=name, count=number, seat=seat)
        found = cache.keep(cache.shapes, key, made)
    return found


def _cards(cache: DrawingCache, cards: tuple[str, ...]) -> tuple[Token, ...]:
    key = ("cards", *cards)
    found: tuple[Token, ...] | None = cache.shapes.get(key)
    if found is None:
        made = tuple(_card(cache, copy) for copy in cards)
        found = cache.keep(cache.shapes, key, made)
    return found


def _card(cache: DrawingCache, copy: str) -> Token:
    card = cache.game.threats[copy]
    tone: Tone = "damage" if card.type == "enemy" else "good" if card.type == "asset" else "info"
    return Token(
        icon=icons.card_icon(card),
        name=cache.names.of(copy),
        item=card.id,
        count=card.value if card.type == "enemy" else 1,
        tone=tone,
        colour=card.deck,
        card=copy,
    )
