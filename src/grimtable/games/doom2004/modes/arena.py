"""Arenas: what Deathmatch and Capture the Flag have in common.  Chapter DM, D4X-CTF-01.

Marines fight each other on an open map. Things come from a pool, the Invader deck is clock and scatter, and
nobody pays for a shot with ammunition. One seat is one Marine; a player is the team of his seats. The course
of the game is one table of steps (`arena_game`); what it asks the modes stands at the end of the class.
"""

from __future__ import annotations

from abc import abstractmethod
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, Final

import msgspec

from grimtable.games.doom2004 import changes, counters, events
from grimtable.games.doom2004.modes.mode import IN_ANY_TURN, Mode, StartingTokens
from grimtable.games.doom2004.procedures.deaths import check_victory
from grimtable.games.doom2004.table import COLOURS, NOBODY, SAWS, Arena, Marine
from grimtable.games.doom2004.topics import vaults
from grimtable.games.doom2004.topics.sides import is_enemy, team_of
from grimtable.kernel import Refusal, SeatId, Setup, TeamId, refuse
from grimtable.kernel.identity import FigureId, Space

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState

MARINE_SEATS: Final = (*COLOURS, *SAWS)
FEW_PLAYERS: Final = 4  #: D4X-DM-07: with more, the pool is larger

#: D4X-R-96: the moments of another Marine's turn at which a Guard order may break in
IN_ANOTHERS_TURN: Final = (
    "before_marine_turn",
    "action_announced",
    "marine_moved",
    "door_opened",
    "points_spent",
    "attack_declared",
    "attack_resolved",
)


class ArenaMode(Mode):
    """Marines against Marines; D4X-DM-13: there are no others."""

    explorers = NOBODY  # D4X-DM-10: everything lies open from the start
    order_moments = {
        "guard": IN_ANOTHERS_TURN,
        "heal": (*IN_ANY_TURN, "points_spent"),
    }  # D4X-DM-33, D4X-DM-34
    ammunition = False  # D4X-DM-30
    acts_on_entering = True
    #: D4X-DM-15: about invaders, exploration, doors or ammunition
    boxed_cards: ClassVar[tuple[str, ...]] = (
        "alert",
        "danger_sense",
        "efficient_killer",
        "lithe",
        "prepared",
        "recon",
        "scout",
        "tech_op",
    )
    #: team → its flag, in a mode with flags
    flags: ClassVar[Mapping[TeamId, str]] = {}

    def begin_arena(self, setup: Setup) -> Arena:
        return Arena(score=dict.fromkeys((seat.team for seat in setup.seats), 0))

    def starting_tokens(self, setup: Setup, squad: int = 0) -> StartingTokens:
        """D4X-DM-12, D4X-R-54: five wounds and two armor, whoever plays; one card each."""
        return StartingTokens(bullets=0, wounds=5, armor=2, cards=1)

    # --- whose moment it is ------------------------------------------------------------------------

    def answering(self, state: DoomState) -> tuple[SeatId, ...]:
        """D4X-DM-35: the older Guard order first; then the others in turn order."""
        guards = state.table.beside.guards
        if not guards:
            return state.order
        return (*map(SeatId, guards), *(seat for seat in state.order if seat not in guards))

    def may_guard(self, state: DoomState, seat: SeatId, moment: str) -> bool:
        """D4X-DM-34: in any other Marine's turn; before he announces anything only if he has come back in it.

        D4X-R-96, D4X-DM-47: with the Marine who is fragged in it the turn is over, and its moments are.
        """
        active = state.table.active
        if active in ("", seat) or state.table.marines[active].space < 0:
            return False
        return moment != "before_marine_turn" or state.table.beside.returned == active

    def not_to_guard(self) -> Refusal:
        return refuse("D4X-DM-34", "other_turn")

    def has_respawned(self, state: DoomState, marine: Marine) -> None:
        state.table.beside.returned = marine.id

    def note_guard(self, state: DoomState, marine: Marine, *, placed: bool) -> None:
        """D4X-DM-35: which Guard order is the older."""
        guards = state.table.beside.guards
        if placed:
            guards.append(marine.id)
        else:
            guards.remove(marine.id)

    def older_guards(self, state: DoomState, marine: Marine) -> tuple[str, ...]:
        guards = state.table.beside.guards
        return tuple(guards[: guards.index(marine.id)])

    def guard_given_back(
        self, state: DoomState, marine: Marine, older: Sequence[str], *, was_used: bool
    ) -> None:
        """D4X-DM-35, D04-R-51: an order that is given back has its place in the order of age again.

        One that is good for two attacks has as many left as before this one.
        """
        flags, guarded = state.table.flags, counters.guarded(marine.id)
        if not was_used:
            flags.pop(guarded, None)
            return
        if changes.skill(state, marine.id, "second_guard"):
            flags[guarded] = 1
        guards = state.table.beside.guards
        guards.remove(marine.id)
        place = next((place for place, guard in enumerate(guards) if guard not in older), len(guards))
        guards.insert(place, marine.id)

    def is_quarry(self, state: DoomState, seat: str, id: str) -> bool:
        """D4X-DM-29: the Marines of others have taken the place of the invaders."""
        return id in state.table.marines and is_enemy(state, seat, id)

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

    def not_to_hand_over(self, state: DoomState, token: str) -> Refusal:
        if state.game.token(token).keep == "compass":
            return refuse("D4X-R-60", "key", token=token)
        return super().not_to_hand_over(state, token)

    def why_not_receive(self, state: DoomState, marine: Marine, token: str) -> Refusal | None:
        """D4X-DM-38, D4X-R-69: one of each kind, from whoever it comes."""
        if has_own(state, marine, token):
            return refuse("D4X-DM-38", "has_one", figure=marine.id, token=token)
        return None

    def lift_token(self, state: DoomState, marine: Marine, token: str) -> bool:
        """D4X-DM-36: from the pool, and the one on the map stays; a key is taken away (D4X-DM-63)."""
        if state.game.token(token).keep == "compass":
            super().lift_token(state, marine, token)
            marine.add(token)
            return False
        state.table.beside.pool[token] -= 1
        return True

    def use_up(self, state: DoomState, marine: Marine, token: str, number: int = 1) -> None:
        """D4X-R-51: back to the pool, at once."""
        for _ in range(number):
            give_back(state, marine, token)

    def strip(self, state: DoomState, marine: Marine) -> None:
        """D4X-DM-46, D4X-R-51: what he picked up goes back to the pool, a key to its space (D4X-DM-58).

        Armor changes by this and by picking it up, never by a hit (D4X-R-105).
        """
        own = Counter(state.game.ruleset.start_weapons)
        for weapon in list(marine.weapons):
            if own[weapon]:
                own[weapon] -= 1
            else:
                give_back(state, marine, weapon)
        marine.weapons = list(state.game.ruleset.start_weapons)
        marine.lost = msgspec.UNSET
        if has_own(state, marine, "armor"):
            give_back(state, marine, "armor")
        for token, clocks in marine.others().items():
            kind = state.game.token(token)
            if kind.keep == "compass":
                return_key(state, marine, token)
            elif kind.when_fragged != "dropped":
                self.use_up(state, marine, token, len(clocks))
                changes.lose_tokens(state, marine, token)

    def renew(self, state: DoomState, marine: Marine) -> None:
        """D4X-DM-46: the things that his card gives him are part of his original state."""
        number = changes.skill(state, marine.id, "start_adrenaline")
        if number:
            marine.adrenaline += number
            state.table.beside.given = {**cards_adrenaline(state), marine.id: number}

    def pay_bullet(self, state: DoomState, marine: Marine, weapon: str) -> None:
        """D4X-DM-31, D4X-DM-32: it costs the weapon, unless a mod has given it for good.

        D4X-MOD-26, D4X-MOD-29. Its token goes back to the pool (D4X-R-51); pistol and grenades have none and
        are lost until he comes back (D4X-R-52).
        """
        if weapon in state.game.ruleset.start_weapons:
            return
        if weapon in marine.weapons:
            marine.weapons.remove(weapon)
            give_back(state, marine, weapon)
        else:
            marine.lose_weapon(weapon)
        if state.journal is not None:
            state.emit(events.WeaponLost(marine.id, weapon))

    # --- spaces -------------------------------------------------------------------------------------

    def has_stepped(self, state: DoomState, marine: Marine, before: Space) -> None:
        """D4X-DM-56: a key that let him through goes home when his turn ends, in and out being one use."""
        used = state.table.beside.keys_used
        for colour in vaults.passed_doors(state, marine, before, marine.space):
            if colour not in used:
                used.append(colour)

    def enter_space(self, state: DoomState, marine: Marine) -> None:
        """D4X-DM-39, D4X-EQP-15: a medkit heals whoever comes there, every time; a flag may be home."""
        lying = state.table.tokens.get(marine.space, ())
        if any(state.game.token(token).only_hurt for token in lying):
            changes.heal_marine(state, marine, changes.most_wounds(state, marine))
        check_victory(state)

    # --- points and the end -------------------------------------------------------------------------

    def scores(self, state: DoomState) -> dict[TeamId, int]:
        return {TeamId(team): points for team, points in state.table.beside.score.items()}

    def deck_is_out(self, state: DoomState) -> None:
        """D4X-DM-27, D4X-R-59: no reshuffle and no point; what is going on is finished first."""
        beside = state.table.beside
        if state.game.ruleset.timer == 0 or beside.time_is_up:
            changes.refill_deck(state)  # D4X-MOD-23, D4X-R-68: for scatter only
        else:
            beside.time_is_up = True
            if state.journal is not None:
                state.emit(events.TimeRanOut())

    def settle(self, state: DoomState) -> None:
        """D4X-R-59: the last card of the timer was drawn for a scatter, and the attack is fully resolved."""
        if state.table.beside.time_is_up and state.result is None:
            self.time_is_up(state)

    @abstractmethod
    def time_is_up(self, state: DoomState) -> None:
        """The timer has run out and everything that was going on is over."""

    @abstractmethod
    def call_off(self, state: DoomState) -> None:
        """All players agree to end a game that nothing else ends."""

    # --- what the table of steps asks ----------------------------------------------------------------

    #: D4X-DM-22, D4X-CTF-10: how many places after the starting player, or team, the first turn is taken
    first_turn: ClassVar[int]

    def moved_on(self, state: DoomState) -> int:
        """D4X-R-107: by how many places this round begins later than the first one did."""
        return 0

    #: whether one says who acts even if nobody else is left to act
    names_the_last: ClassVar[bool]

    @abstractmethod
    def not_to_name(self, marine: FigureId) -> Refusal:
        """Why this Marine cannot be named as the next who acts."""

    @abstractmethod
    def players(self, state: DoomState) -> int:
        """D4X-R-49: how many people play."""

    @abstractmethod
    def start_spaces(self, state: DoomState, marine: Marine) -> list[Space]:
        """Where a Marine may begin."""

    @abstractmethod
    def why_not_start(self, state: DoomState, marine: Marine, space: Space) -> Refusal | None:
        """Why he cannot begin there."""


# --- things ---------------------------------------------------------------------------------------


def has_own(state: DoomState, marine: Marine, token: str) -> bool:
    """D4X-DM-38, D4X-R-50: one of each kind; the armor of the start does not count."""
    if token == "armor":
        start = state.game.starting_tokens(state.setup).armor + changes.skill(state, marine.id, "start_armor")
        return marine.armor > start
    return marine.held(token) > 0


def losses(state: DoomState, marine: Marine) -> list[str]:
    """D4X-DM-46: what a frag would cost him: everything that he has picked up."""
    own = Counter(state.game.ruleset.start_weapons)
    found = list((Counter(marine.weapons) - own).elements())
    if has_own(state, marine, "armor"):
        found.append("armor")
    return [*found, *marine.others()]


def copies(state: DoomState) -> int:
    """D4X-DM-07, D4X-DM-08, D4X-R-49: how many of each kind there are, by the number of players."""
    mode = arena_mode(state)
    return 3 if mode.players(state) <= FEW_PLAYERS else 4


def give_back(state: DoomState, marine: Marine, token: str) -> None:
    """D4X-R-51: back to the pool, at once, if it came from there.

    What a card has given him never was in it, and there are no more of a kind than D4X-DM-07 prints.
    """
    if token == "adrenaline":
        given = cards_adrenaline(state)
        if given.get(marine.id, 0) > 0:
            state.table.beside.given = {**given, marine.id: given[marine.id] - 1}
            return
    pool = state.table.beside.pool
    if token in pool:
        pool[token] += 1


def cards_adrenaline(state: DoomState) -> dict[str, int]:
    """Marine → how many tokens of adrenaline he has that his card gave him; they are used first."""
    given = state.table.beside.given
    if not isinstance(given, msgspec.UnsetType):
        return given
    # Where nothing is noted, whoever has such a card is at the first of them.
    return {
        marine: changes.skill(state, FigureId(marine), "start_adrenaline") for marine in state.table.marines
    }


def return_key(state: DoomState, marine: Marine, key: str) -> None:
    """A key lies on its own space again."""
    marine.set_clocks(key, [])
    space = vaults.home_of(state.field.scene, key)
    if space < 0:
        return
    state.table.tokens.setdefault(space, []).append(key)
    if state.journal is not None:
        state.emit(events.TokenReturned(key, space))


# --- players --------------------------------------------------------------------------------------


def arena_mode(state: DoomState) -> ArenaMode:
    """The mode that is played, where it is known to be one of these."""
    mode = state.field.mode
    assert isinstance(mode, ArenaMode)
    return mode


def teams(state: DoomState) -> list[TeamId]:
    """The sides, clockwise; in Deathmatch every player is one (D4X-DM-14)."""
    return list(dict.fromkeys(seat.team for seat in state.setup.seats))


def marines_of(state: DoomState, team: TeamId) -> list[Marine]:
    return [marine for marine in state.table.marines.values() if team_of(state, marine.id) == team]


def point_limit(state: DoomState) -> int:
    """D4X-DM-05, D4X-CTF-14: as agreed: 3 for a short game, 5 for a medium and 7 for a long one."""
    return int(state.setup.options["limit"])


def score(state: DoomState, team: TeamId, points: int) -> None:
    """D4X-DM-61: what counts is the sum, which may fall below zero (D4X-DM-45)."""
    if not points:
        return
    beside = state.table.beside
    beside.score[team] = beside.score.get(team, 0) + points
    if state.journal is not None:
        state.emit(events.TeamScored(team, points, beside.score[team]))
