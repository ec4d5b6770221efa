"""Decks, hands, play areas and discard piles: every way a card can go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.games.relic.changes.in_play import (
    begin_modifiers,
    change_charges,
    clear_card,
    end_effects,
    enter_play,
    leave_play,
    load_charges,
    note_charge_spent,
    note_use,
)
from grimtable.games.relic.events import (
    AssetTaken,
    CardDiscarded,
    CorruptionTurned,
    DeckReshuffled,
    MissionGained,
    PowerDrawn,
    TrophyTaken,
)
from grimtable.games.relic.moments import tell
from grimtable.games.relic.remembering import carry_out
from grimtable.games.relic.table import BOARD
from grimtable.kernel.chance import Id
from grimtable.kernel.deck import draw, reshuffle
from grimtable.kernel.identity import NO_CARD, NO_SEAT, CardId, SeatId, Space

if TYPE_CHECKING:
    from grimtable.games.relic.game import RelicState
    from grimtable.games.relic.table import Player


def draw_top(state: RelicState, name: str) -> CardId | None:
    """REL-DSC-07, REL-R-91: the top card; the pile is shuffled as soon as the last card has left."""
    deck = state.table.decks[name]
    if not deck.cards and not renew(state, name):
        return None
    card = draw(state, deck, name)
    if not deck.cards and deck.discard:
        renew(state, name)
    if card is not None and state.table.peeked:
        forget(state, card)
    return card


def renew(state: RelicState, name: str) -> bool:
    """The discard pile becomes the new deck; False when there is none (REL-DSC-08)."""
    if not reshuffle(state, state.table.decks[name], name):
        return False
    if state.journal is not None:
        state.emit(DeckReshuffled(name))
    return True


def can_draw(state: RelicState, name: str) -> bool:
    """REL-R-83: whether a card can be drawn from a deck, after reshuffling if need be."""
    deck = state.table.decks[name]
    return bool(deck.cards or deck.discard)


def forget(state: RelicState, card: str) -> None:
    """A card has left its deck: should a reshuffle bring it back, nobody knows where it lies."""
    peeked = state.table.peeked
    for seat, known in list(peeked.items()):
        if card not in known:
            continue
        if len(known) > 1:
            peeked[seat] = without(known, card)
        else:
            del peeked[seat]


def to_pile(state: RelicState, card: CardId, seat: SeatId = NO_SEAT) -> None:
    """REL-DSC-04, REL-R-56: a card goes faceup to the pile of its own deck, without tokens."""
    clear_card(state, card)
    state.table.decks[state.game.deck_of[card]].discard.append(card)
    if state.journal is not None:
        state.emit(CardDiscarded(card, seat))


# --- Power cards ------------------------------------------------------------------------------------


def draw_power(state: RelicState, player: Player, amount: int = 1) -> int:
    """REL-POW-03: Power cards from the top of the deck, hidden from the others; returns how many came.

    REL-POW-15: also beyond the power limit.
    """
    drawn = 0
    for _ in range(amount):
        card = draw_top(state, "power")
        if card is None:
            break
        drawn += 1
        take_power(state, player, CardId(card))
        if state.journal is not None:
            state.emit(PowerDrawn(player.seat, CardId(card)))
    if drawn:
        tell(state, "power.drawn", player.seat, amount=drawn)
    return drawn


def take_power(state: RelicState, player: Player, card: CardId) -> None:
    """A Power card comes to a hand: from now on it may answer its moments."""
    player.power = (*player.power, card)
    moments = state.game.option_moments[card]
    if moments:
        state.answers.add(player.seat, "power", card, moments)


def leave_hand(state: RelicState, player: Player, card: CardId) -> None:
    """A Power card leaves a hand, and everybody sees it."""
    player.power = without(player.power, card)
    moments = state.game.option_moments[card]
    if moments:
        state.answers.remove(player.seat, "power", card, moments)
    state.reveals += 1


def discard_power(state: RelicState, player: Player, card: CardId) -> None:
    """A Power card goes to its pile."""
    leave_hand(state, player, card)
    to_pile(state, card, player.seat)


# --- assets -----------------------------------------------------------------------------------------


def take_asset(state: RelicState, player: Player, card: CardId, *, load: bool = True) -> None:
    """REL-ENG-13, REL-WAR-04: an asset comes faceup into a play area and is in force."""
    player.assets = (*player.assets, card)
    if load:
        load_charges(state, card)
    if state.game.deck_of[card] == "mission":
        begin_modifiers(state, player.seat, card, state.game.cards[card])
    else:
        enter_play(state, player.seat, card)
    if state.journal is not None:
        state.emit(AssetTaken(player.seat, card))
    if state.game.is_relic[card]:
        tell(state, "relic.gained", player.seat, card)
    tell(state, "asset.gained", player.seat, card)
    gained = state.game.gained.get(card)
    if gained is not None:
        carry_out(state, gained, player.seat, card)


def drop_asset(state: RelicState, player: Player, card: CardId) -> None:
    """An asset leaves a play area."""
    player.assets = without(player.assets, card)
    if state.game.deck_of[card] == "mission":
        end_effects(state, state.lasting.end_source(card))
    else:
        leave_play(state, player.seat, card)


def discard_asset(state: RelicState, player: Player, card: CardId) -> None:
    """An asset goes to the pile of its own deck (REL-R-56)."""
    drop_asset(state, player, card)
    to_pile(state, card, player.seat)
    tell(state, "asset.discarded", player.seat, card)


def spend_charge(state: RelicState, player: Player, card: CardId) -> None:
    """REL-CHG-03 to REL-CHG-05: one charge; the card is discarded when the last has gone."""
    note_use(state, card)
    if change_charges(state, card, -1) <= 0:
        discard_spent(state, player, card)
    note_charge_spent(state, player.seat, card)


def discard_spent(state: RelicState, player: Player, card: CardId) -> None:
    """A card without charges goes, from the play area or from the board (REL-R-61)."""
    if card in player.assets:
        discard_asset(state, player, card)
        return
    for space, cards in enumerate(state.table.spaces):
        if card in cards:
            discard_from_space(state, card, Space(space))
            return


# --- trophies ---------------------------------------------------------------------------------------


def take_trophy(state: RelicState, player: Player, card: CardId) -> None:
    """REL-BAT-21, REL-R-70: a beaten enemy lies faceup in the play area, always."""
    player.trophies = (*player.trophies, card)
    if state.journal is not None:
        state.emit(TrophyTaken(player.seat, card))
    tell(state, "trophy.gained", player.seat, card)


def discard_trophy(state: RelicState, player: Player, card: CardId) -> None:
    """A trophy goes to the Threat pile of its colour."""
    player.trophies = without(player.trophies, card)
    to_pile(state, card, player.seat)


# --- Threat cards on spaces ---------------------------------------------------------------------------


def lay_on_space(state: RelicState, card: CardId, space: Space, *, load: bool = True) -> None:
    """REL-EXP-05, REL-THR-06: a Threat card lies faceup on a space, with its charges."""
    state.table.spaces[space] = (*state.table.spaces[space], card)
    if load:
        load_charges(state, card)
    moments = state.game.board_moments.get(card)
    if moments:
        state.answers.add(BOARD, "trigger", card, moments)


def take_from_space(state: RelicState, card: CardId, space: Space) -> None:
    """A Threat card leaves its space."""
    state.table.spaces[space] = without(state.table.spaces[space], card)
    moments = state.game.board_moments.get(card)
    if moments:
        state.answers.remove(BOARD, "trigger", card, moments)


def discard_from_space(state: RelicState, card: CardId, space: Space) -> None:
    """A Threat card goes from its space to its pile."""
    take_from_space(state, card, space)
    to_pile(state, card)


# --- missions and Corruption --------------------------------------------------------------------------


def gain_completed_mission(state: RelicState, player: Player) -> bool:
    """REL-MIS-11: the top Mission card is laid facedown, unread; nobody sees it."""
    card = draw_top(state, "mission")
    if card is None:
        return False
    player.completed = (*player.completed, CardId(card))
    player.unread = (*player.unread, CardId(card))
    if state.journal is not None:
        state.emit(MissionGained(player.seat))
    return True


def discard_completed(state: RelicState, player: Player, card: CardId) -> None:
    """REL-MIS-08: a completed mission is spent; everybody sees what it was."""
    player.completed = without(player.completed, card)
    if card in player.unread:
        player.unread = without(player.unread, card)
        state.reveals += 1
    to_pile(state, card, player.seat)


def discard_mission(state: RelicState, player: Player) -> None:
    """The active mission goes, with its tokens on the card and on the board (REL-R-53)."""
    card, player.mission = player.mission, NO_CARD
    leave_play(state, player.seat, card)
    remove_marks(state, player.seat)
    to_pile(state, card, player.seat)


def remove_marks(state: RelicState, seat: SeatId) -> None:
    """The tokens of a seat leave the spaces of the board."""
    tokens = state.table.tokens
    for key in [key for key in tokens if key.startswith(f"{seat}@space:")]:
        del tokens[key]


def discard_corruption(state: RelicState, player: Player, card: CardId) -> None:
    """REL-R-76: a Corruption card goes, faceup or facedown."""
    player.corruption = without(player.corruption, card)
    if card in player.facedown:
        player.facedown = without(player.facedown, card)
        if card in player.shown:
            player.shown = without(player.shown, card)
        state.reveals += 1
    else:
        leave_play(state, player.seat, card)
    to_pile(state, card, player.seat)


def turn_corruption(state: RelicState, player: Player, card: CardId, *, activated: bool) -> None:
    """REL-COR-07: a Corruption card is turned over."""
    if activated == (card not in player.facedown):
        return
    if activated:
        player.facedown = without(player.facedown, card)
        if card in player.shown:
            player.shown = without(player.shown, card)
        state.reveals += 1
        enter_play(state, player.seat, card)
    else:
        # In the order they were drawn: "the facedown card that you drew first" is the first of them.
        player.facedown = tuple(each for each in player.corruption if each == card or each in player.facedown)
        player.shown = (*player.shown, card)
        leave_play(state, player.seat, card)
    if state.journal is not None:
        state.emit(CorruptionTurned(player.seat, card, activated))


def without(cards: tuple[Id, ...], card: str) -> tuple[Id, ...]:
    """The cards without one of them.

    >>> without(("a", "b", "c"), "b")
    ('a', 'c')
    """
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]
