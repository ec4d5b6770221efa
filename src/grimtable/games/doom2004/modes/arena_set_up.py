"""Setting up an arena: map and pool, cards, flags, and where the Marines begin.  D4X-DM-04 to D4X-DM-22."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from grimtable.games.doom2004 import changes, events
from grimtable.games.doom2004.actions import KeepCard, PlaceMarine
from grimtable.games.doom2004.modes.arena import ArenaMode, arena_mode, copies, marines_of, teams
from grimtable.games.doom2004.modes.bout import Bout
from grimtable.games.doom2004.procedures.gaining import keep_token
from grimtable.games.doom2004.procedures.marine_cards import have_marine_card, share_marine_card, top_card
from grimtable.games.doom2004.procedures.training import Drafting, Trading
from grimtable.games.doom2004.table import COLOURS, EVERYBODY, Arena
from grimtable.games.doom2004.topics.arena import base
from grimtable.kernel import Refusal, SeatId, TeamId, refuse
from grimtable.kernel.deck import shuffle
from grimtable.kernel.identity import CardId, FigureId

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState

DEALT: Final = 2  #: D4X-DM-16


# --- the map and what lies on it ------------------------------------------------------------------


def lay_out_arena(state: DoomState, bout: Bout) -> None:
    """D4X-DM-10, D4X-DM-05: the whole map with everything on it."""
    state.table.arena = state.field.mode.begin_arena(state.setup) or Arena()
    for area in state.field.scene.areas:
        changes.lay_out_area(state, area, silently=True)
    for marine in state.table.marines.values():
        changes.refill(state, marine)  # what a card adds comes with it


def lay_out_pool(state: DoomState, bout: Bout | None) -> None:
    """D4X-DM-06 to D4X-DM-09, D4X-DM-11: of every kind on the map three, or four, less those on the map.

    D4X-R-48: keys are not in it.
    """
    number = copies(state)
    on_map = Counter(token for tokens in state.table.tokens.values() for token in tokens)
    state.table.beside.pool = {
        token: max(0, number - there) for token, there in sorted(on_map.items()) if is_pooled(state, token)
    }


def is_pooled(state: DoomState, token: str) -> bool:
    """Medkits, keys and flags are never taken from the pool."""
    kind = state.game.token(token)
    return not kind.only_hurt and kind.keep != "compass" and kind.when_fragged != "dropped"


def has_flags(state: DoomState, bout: Bout) -> bool:
    return bool(arena_mode(state).flags)


def raise_flags(state: DoomState, bout: Bout) -> None:
    """D4X-CTF-04: each on its own base, which covers two spaces; it lies on the first."""
    for team, flag in arena_mode(state).flags.items():
        space = base(state.field.scene, team)[0]
        state.table.tokens.setdefault(space, []).append(flag)


# --- cards ----------------------------------------------------------------------------------------


def shuffle_decks(state: DoomState, bout: Bout) -> None:
    """D4X-DM-15, D4X-DM-20: the Marine cards of this mode; the Invader deck is the timer (D4X-DM-62)."""
    table = state.table
    boxed = [copy for copy in table.marine_deck if state.game.marine_copies[copy].id in ArenaMode.boxed_cards]
    table.beside.boxed = boxed
    table.marine_deck = [copy for copy in table.marine_deck if copy not in boxed]
    table.marine_deck = state.shuffle("marine_deck", table.marine_deck)
    shuffle(state, table.deck, "invader_deck")


def cards_are_common(state: DoomState, bout: Bout) -> bool:
    """D4X-MOD-16, D4X-MOD-18: nobody has a card of his own."""
    common: str = state.game.ruleset.common_cards
    return common != "none"


def lay_out_common_cards(state: DoomState, bout: Bout) -> None:
    """D4X-MOD-17, D4X-MOD-19, D4X-R-88: one for all, or one beside the Imp of each colour, at random."""
    for colour in (EVERYBODY,) if state.game.ruleset.common_cards == "one" else COLOURS:
        share_open_card(state, colour, top_card(state))


def share_open_card(state: DoomState, colour: str, card: CardId) -> None:
    """A card of the deck lies open for all Marines, or for those of a colour."""
    table = state.table
    table.marine_deck.remove(card)
    table.beside.common[colour] = card
    state.reveals += 1
    if state.journal is not None:
        state.emit(events.CardShared(colour, card))
    for marine in table.marines:
        if card in table.beside.shared_by(marine):
            share_marine_card(state, FigureId(marine), card)


def cards_are_drafted(state: DoomState, bout: Bout) -> bool:
    """D4X-MOD-31: with Special Forces Training, out of what D4X-DM-15 leaves of the deck (D4X-R-108)."""
    drafted: bool = state.game.ruleset.draft
    return drafted


def begin_draft(state: DoomState, bout: Bout) -> Drafting:
    """D4X-R-108: the starting player, or a player of the starting team, picks first."""
    return Drafting(first=state.order.index(SeatId(marines_of(state, teams(state)[bout.first])[0].id)))


def cards_are_dealt(state: DoomState, bout: Bout) -> bool:
    return not cards_are_drafted(state, bout) and not cards_are_common(state, bout)


def deal_cards(state: DoomState, bout: Bout) -> None:
    """D4X-DM-16, D4X-R-54: two for each Marine, in secret."""
    table = state.table
    for marine in table.marines:
        dealt = table.beside.dealt[marine] = []
        for _ in range(DEALT):
            dealt.append(top_card(state))
            table.marine_deck.remove(dealt[-1])


def keeping_seat(state: DoomState, bout: Bout) -> SeatId:
    """The first Marine who holds both of his cards."""
    dealt = state.table.beside.dealt
    return next(SeatId(marine) for marine, cards in dealt.items() if len(cards) > 1)


def cards_to_keep(state: DoomState, bout: Bout, seat: SeatId) -> Iterator[KeepCard]:
    """D4X-DP-27: either of the two."""
    for card in state.table.beside.dealt[seat]:
        yield KeepCard(seat, card)


def why_not_keep(state: DoomState, bout: Bout, action: KeepCard) -> Refusal | None:
    if action.card not in state.table.beside.dealt.get(action.seat, ()):
        return refuse("D4X-DM-16", "not_dealt", card=action.card)
    return None


def keep_card(state: DoomState, bout: Bout, action: KeepCard) -> None:
    """D4X-DM-16: the other one is put away face down."""
    dealt = state.table.beside.dealt
    state.table.marine_deck[:0] = [card for card in dealt[action.seat] if card != action.card]
    dealt[action.seat] = [CardId(action.card)]


def somebody_chooses(state: DoomState, bout: Bout) -> bool:
    return any(len(cards) > 1 for cards in state.table.beside.dealt.values())


def reveal_cards(state: DoomState, bout: Bout) -> None:
    """D4X-DM-17: all at the same time; from now on they lie open (D04-SET-20)."""
    dealt = state.table.beside.dealt
    for marine, cards in list(dealt.items()):
        for card in cards:
            have_marine_card(state, FigureId(marine), card)
            if state.journal is not None:
                state.emit(events.CardKept(FigureId(marine), card))
    state.table.beside.dealt = {}
    state.reveals += 1


def cards_are_traded(state: DoomState, bout: Bout) -> bool:
    """D4X-MOD-33: with Task Force Training, also among enemies."""
    traded: bool = state.game.ruleset.trade
    return traded


def begin_trading(state: DoomState, bout: Bout) -> Trading:
    return Trading()


def fill_bins(state: DoomState, bout: Bout) -> None:
    """D4X-DM-12: no ammunition and no weapon token but what a mod gives.

    D4X-MOD-24, D4X-MOD-27, D4X-R-89.
    """
    for marine in state.table.marines.values():
        changes.refill(state, marine)
        for weapon in state.game.ruleset.start_weapons:
            keep_token(state, marine, weapon)
        arena_mode(state).renew(state, marine)


# --- placing --------------------------------------------------------------------------------------


def draw_starter(state: DoomState, bout: Bout) -> None:
    """D4X-DM-18, D4X-CTF-09: by lot."""
    sides = teams(state)
    drawn = state.pick("starting_player", sides)
    bout.first = sides.index(TeamId(drawn))
    if state.journal is not None:
        state.emit(events.StarterDrawn(drawn))


def starter_is_open(state: DoomState, bout: Bout) -> bool:
    return not cards_are_drafted(state, bout)


def placing_seat(state: DoomState, bout: Bout) -> SeatId:
    """D4X-DM-19, D4X-R-55, D4X-CTF-09: counter-clockwise, in laps if one has several Marines; two teams so
    take turns.
    """
    sides = teams(state)
    team = sides[(bout.first - bout.placed) % len(sides)]
    return SeatId(next(marine.id for marine in marines_of(state, team) if marine.space < 0))


def places(state: DoomState, bout: Bout, seat: SeatId) -> Iterator[PlaceMarine]:
    marine = state.table.marines[seat]
    for space in arena_mode(state).start_spaces(state, marine):
        yield PlaceMarine(seat, space)


def why_not_place(state: DoomState, bout: Bout, action: PlaceMarine) -> Refusal | None:
    return arena_mode(state).why_not_start(state, state.table.marines[action.seat], action.space)


def place(state: DoomState, bout: Bout, action: PlaceMarine) -> None:
    """D4X-R-110: he is put there; nothing of the space does anything to him."""
    bout.placed += 1
    changes.place_marine(state, state.table.marines[action.seat], action.space)


def somebody_places(state: DoomState, bout: Bout) -> bool:
    return any(marine.space < 0 for marine in state.table.marines.values())
