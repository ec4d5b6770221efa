"""Arenas: what Deathmatch and Capture the Flag have in common.  Chapter DM, D4X-CTF-01.

Marines fight each other on an open map. Things come from a pool, the Invader deck is clock and scatter, and
nobody pays for a shot with ammunition. One seat is one Marine; a player is the team of his seats.
"""

from __future__ import annotations

from abc import abstractmethod
from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

import msgspec

from grimtable.games.doom2004 import changes, events
from grimtable.games.doom2004.actions import KeepCard
from grimtable.games.doom2004.modes.mode import IN_ANY_TURN, Mode, StartingTokens
from grimtable.games.doom2004.procedures.gaining import keep_token
from grimtable.games.doom2004.procedures.marine_cards import have_marine_card
from grimtable.games.doom2004.table import COLOURS, NOBODY, SAWS, Arena, Marine
from grimtable.games.doom2004.topics import vaults
from grimtable.games.doom2004.topics.sides import team_of
from grimtable.kernel import Refusal, SeatId, Setup, TeamId, refuse
from grimtable.kernel.deck import shuffle
from grimtable.kernel.identity import CardId, FigureId, Space

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState
    from grimtable.games.doom2004.procedures.marine_turn import MarineTurn

MARINE_SEATS: Final = (*COLOURS, *SAWS)
FEW_PLAYERS: Final = 4  #: D4X-DM-07: with more, the pool is larger
DEALT: Final = 2  #: D4X-DM-16

#: D4X-R-96: the moments of another Marine's turn at which a Guard order may break in
IN_ANOTHERS_TURN: Final = (
    "before_marine_turn",
    "action_announced",
    "marine_moved",
    "door_opened",
    "attack_declared",
    "attack_resolved",
)


class ArenaMode(Mode):
    """Marines against Marines."""

    explorers = NOBODY  # D4X-DM-10: everything lies open from the start
    order_moments = {"guard": IN_ANOTHERS_TURN, "heal": IN_ANY_TURN}
    ammunition = False  # D4X-DM-30
    #: D4X-DM-15: about invaders, exploration, doors or ammunition
    boxed_cards = (
        "alert",
        "danger_sense",
        "efficient_killer",
        "lithe",
        "prepared",
        "recon",
        "scout",
        "tech_op",
    )

    def begin_arena(self, setup: Setup) -> Arena:
        return Arena(score=dict.fromkeys((seat.team for seat in setup.seats), 0))

    def starting_tokens(self, setup: Setup, squad: int = 0) -> StartingTokens:
        """D4X-DM-12, D4X-R-54: five wounds and two armor, whoever plays; one card each."""
        return StartingTokens(bullets=0, wounds=5, armor=2, cards=1)

    def answering(self, state: DoomState) -> tuple[SeatId, ...]:
        """D4X-DM-35: the older Guard order first; then the others in turn order."""
        guards = state.table.beside.guards
        if not guards:
            return state.order
        return (*map(SeatId, guards), *(seat for seat in state.order if seat not in guards))

    def may_guard(self, state: DoomState, seat: SeatId) -> bool:
        """D4X-DM-34: in any other Marine's turn."""
        return state.table.active not in ("", seat)

    def deck_is_out(self, state: DoomState) -> None:
        """D4X-DM-27, D4X-R-59: no reshuffle and no point; what is going on is finished first."""
        beside = state.table.beside
        if state.game.ruleset.timer == 0 or beside.time_is_up:
            changes.refill_deck(state)  # D4X-MOD-23, D4X-R-68: for scatter only
        else:
            beside.time_is_up = True
            if state.journal is not None:
                state.emit(events.TimeRanOut())

    # --- equipment ----------------------------------------------------------------------------------

    def why_not_take(self, state: DoomState, marine: Marine, token: str) -> Refusal | None:
        kind = state.game.token(token)
        if kind.only_hurt:
            return refuse("D4X-DM-09", "stays", token=token)
        if kind.keep == "compass":
            return None
        if has_own(state, marine, token):
            return refuse("D4X-DM-38", "has_one", figure=marine.id, token=token)
        if not state.table.beside.pool.get(token, 0):
            return refuse("D4X-DM-37", "none_left", token=token)
        return None

    def lift_token(self, state: DoomState, marine: Marine, token: str) -> bool:
        """D4X-DM-36: from the pool, and the one on the map stays; a key is taken away (D4X-DM-63)."""
        if state.game.token(token).keep == "compass":
            super().lift_token(state, marine, token)
            marine.add(token)
            return False
        state.table.beside.pool[token] -= 1
        return True

    def strip(self, state: DoomState, marine: Marine) -> None:
        """D4X-DM-46, D4X-R-51: what he picked up goes back to the pool, a key to its space (D4X-DM-58)."""
        own = Counter(state.game.ruleset.start_weapons)
        for weapon in list(marine.weapons):
            if own[weapon]:
                own[weapon] -= 1
            else:
                give_back(state, weapon)
        marine.weapons = list(state.game.ruleset.start_weapons)
        marine.lost = msgspec.UNSET
        if marine.armor > state.game.starting_tokens(state.setup).armor:
            give_back(state, "armor")
        for token, clocks in marine.others().items():
            kind = state.game.token(token)
            if kind.keep == "compass":
                return_key(state, marine, token)
            elif kind.when_fragged != "dropped":
                for _ in clocks:
                    give_back(state, token)
                changes.lose_tokens(state, marine, token)

    def pay_bullet(self, state: DoomState, marine: Marine, weapon: str) -> None:
        """D4X-DM-31, D4X-DM-32: it costs the weapon, unless a mod has given it for good (D4X-MOD-26)."""
        if weapon not in state.game.ruleset.start_weapons:
            changes.lose_weapon(state, marine, weapon)

    def scores(self, state: DoomState) -> dict[TeamId, int]:
        return {TeamId(team): points for team, points in state.table.beside.score.items()}

    # --- vaults -------------------------------------------------------------------------------------

    def has_stepped(self, state: DoomState, marine: Marine, before: Space) -> None:
        """D4X-DM-56: a key that let him through goes home when his turn ends, in and out being one use."""
        used = state.table.beside.keys_used
        for colour in vaults.passed_doors(state, before, marine.space):
            if colour not in used:
                used.append(colour)

    def settle(self, state: DoomState, turn: MarineTurn) -> None:
        if state.table.beside.time_is_up and state.result is None:
            self.time_is_up(state)

    @abstractmethod
    def time_is_up(self, state: DoomState) -> None:
        """The timer has run out and everything that was going on is over."""


# --- things ---------------------------------------------------------------------------------------


def has_own(state: DoomState, marine: Marine, token: str) -> bool:
    """D4X-DM-38, D4X-R-50: one of each kind; the armor of the start does not count."""
    if token == "armor":
        start = state.game.starting_tokens(state.setup).armor + changes.skill(state, marine.id, "start_armor")
        return marine.armor > start
    return marine.held(token) > 0


def give_back(state: DoomState, token: str) -> None:
    """D4X-R-51: back to the pool, at once, if it came from there."""
    pool = state.table.beside.pool
    if token in pool:
        pool[token] += 1


def return_key(state: DoomState, marine: Marine, key: str) -> None:
    """A key lies on its own space again."""
    marine.set_clocks(key, [])
    space = vaults.home_of(state.field.scene, key)
    state.table.tokens.setdefault(space, []).append(key)
    if state.journal is not None:
        state.emit(events.TokenReturned(key, space))


# --- set-up ---------------------------------------------------------------------------------------


def lay_out_arena(state: DoomState, memory: object) -> None:
    """D4X-DM-10, D4X-DM-05: the whole map with everything on it."""
    state.table.arena = state.field.mode.begin_arena(state.setup) or Arena()
    for area in state.field.scene.areas:
        changes.lay_out_area(state, area, silently=True)


def lay_out_pool(state: DoomState, memory: object) -> None:
    """D4X-DM-06 to D4X-DM-09, D4X-DM-11: of every kind on the map three, or four, less those on the map."""
    copies = 3 if players(state) <= FEW_PLAYERS else 4
    on_map = Counter(token for tokens in state.table.tokens.values() for token in tokens)
    state.table.beside.pool = {
        token: max(0, copies - number) for token, number in sorted(on_map.items()) if is_pooled(state, token)
    }


def players(state: DoomState) -> int:
    """D4X-DM-14: with two Marines each there are half as many players; teams count their Marines."""
    sides = teams(state)
    return len(state.order) if state.field.mode.is_for_teams else len(sides)


def is_pooled(state: DoomState, token: str) -> bool:
    """Medkits, keys and flags are never taken from the pool."""
    kind = state.game.token(token)
    return not kind.only_hurt and kind.keep != "compass" and kind.when_fragged != "dropped"


def shuffle_decks(state: DoomState, memory: object) -> None:
    """D4X-DM-15, D4X-DM-20: the Marine cards of this mode; the Invader deck is the timer (D4X-DM-62)."""
    table = state.table
    boxed = [copy for copy in table.marine_deck if state.game.marine_copies[copy].id in ArenaMode.boxed_cards]
    table.beside.boxed = boxed
    table.marine_deck = [copy for copy in table.marine_deck if copy not in boxed]
    table.marine_deck = state.shuffle("marine_deck", table.marine_deck)
    shuffle(state, table.deck, "invader_deck")


def deal_cards(state: DoomState, memory: object) -> None:
    """D4X-DM-16, D4X-R-54: two for each Marine, in secret."""
    table = state.table
    for marine in table.marines:
        table.beside.dealt[marine] = [table.marine_deck.pop() for _ in range(DEALT)]


def keeping_seat(state: DoomState, memory: object) -> SeatId:
    """The first Marine who holds both of his cards."""
    dealt = state.table.beside.dealt
    return next(SeatId(marine) for marine, cards in dealt.items() if len(cards) > 1)


def cards_to_keep(state: DoomState, memory: object, seat: SeatId) -> Iterator[KeepCard]:
    for card in state.table.beside.dealt[seat]:
        yield KeepCard(seat, card)


def why_not_keep(state: DoomState, memory: object, action: KeepCard) -> Refusal | None:
    if action.card not in state.table.beside.dealt.get(action.seat, ()):
        return refuse("D4X-DM-16", "not_dealt", card=action.card)
    return None


def keep_card(state: DoomState, memory: object, action: KeepCard) -> None:
    """D4X-DM-16: the other one is put away face down."""
    dealt = state.table.beside.dealt
    state.table.marine_deck[:0] = [card for card in dealt[action.seat] if card != action.card]
    dealt[action.seat] = [CardId(action.card)]


def somebody_chooses(state: DoomState, memory: object) -> bool:
    return any(len(cards) > 1 for cards in state.table.beside.dealt.values())


def reveal_cards(state: DoomState, memory: object) -> None:
    """D4X-DM-17: all at the same time; from now on they lie open (D04-SET-20)."""
    dealt = state.table.beside.dealt
    for marine, cards in list(dealt.items()):
        for card in cards:
            have_marine_card(state, FigureId(marine), card)
            if state.journal is not None:
                state.emit(events.CardKept(FigureId(marine), card))
    state.table.beside.dealt = {}
    state.reveals += 1


def fill_bins(state: DoomState, memory: object) -> None:
    """D4X-DM-12: no ammunition and no weapon token but what a mod gives (D4X-R-89)."""
    for marine in state.table.marines.values():
        changes.refill(state, marine)
        for weapon in state.game.ruleset.start_weapons:
            keep_token(state, marine, weapon)


# --- players --------------------------------------------------------------------------------------


def teams(state: DoomState) -> list[TeamId]:
    """The sides, clockwise; in Deathmatch every player is one (D4X-DM-14)."""
    return list(dict.fromkeys(seat.team for seat in state.setup.seats))


def marines_of(state: DoomState, team: TeamId) -> list[Marine]:
    return [marine for marine in state.table.marines.values() if team_of(state, marine.id) == team]


def net_frags(state: DoomState, fragged: list[str], by: str) -> Counter[TeamId]:
    """D4X-DM-40, D4X-DM-44, D4X-R-43, D4X-R-57: one for each enemy, one less for each of one's own."""
    net: Counter[TeamId] = Counter()
    for id in fragged:
        victim = team_of(state, id)
        doer = team_of(state, by) if by else victim
        net[doer] += 1 if doer != victim else -1
    return net
