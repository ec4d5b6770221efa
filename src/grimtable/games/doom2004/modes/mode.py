"""What a mode decides: who plays, in which teams, with what, who answers first, how it is scored and ends.

Rules ask `state.field.mode`, and nothing else which mode is played. What has a body here is as in a scenario.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, Final, Literal, NamedTuple

from grimtable.games.doom2004 import changes
from grimtable.games.doom2004.topics.respawn import kept_off, nearest_to_the_band
from grimtable.games.doom2004.topics.sides import is_monster
from grimtable.kernel import Refusal, Seat, SeatId, Setup, TeamId, refuse
from grimtable.kernel.setup import OptionValue

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState
    from grimtable.games.doom2004.table import Arena, Marine
    from grimtable.kernel.identity import Space


class StartingTokens(NamedTuple):
    """D04-C-35, D04-C-36: what each Marine starts with."""

    bullets: int
    wounds: int
    armor: int
    cards: int


#: Moments of the Invader's turn, and of anybody's attack, at which a Guard order may break in (D04-R-48,
#: D04-ORD-14, D4X-DP-25). An event that is shown stands for the activations it may bring.
IN_INVADERS_TURN: Final = (
    "event_played",
    "before_draw",
    "after_draw",
    "invaders_spawned",
    "before_activation",
    "invader_moved",
    "attack_declared",
    "attack_resolved",
)
#: Moments of all turns but those between a roll and its wounds: when Heal may be used (D04-R-56).
IN_ANY_TURN: Final = (
    *IN_INVADERS_TURN,
    "before_marine_turn",
    "action_announced",
    "marine_moved",
    "token_taken",
    "door_opened",
    "area_discovered",
    "marine_turn_ended",
)


class Mode(ABC):
    """A kind of game. A scenario names its own."""

    id: ClassVar[str]
    #: the table of steps that a game of this mode begins with
    first_procedure: ClassVar[str]
    #: the table options that are asked for
    options: ClassVar[tuple[str, ...]]
    #: what is proposed to people instead of an option's default
    proposed_options: ClassVar[Mapping[str, OptionValue]] = {}
    #: the team that discovers what it sees
    explorers: ClassVar[TeamId]
    #: order → the moments at which it may be used out of turn
    order_moments: ClassVar[Mapping[str, tuple[str, ...]]]
    #: D04-ATT-08: whether weapons need the ammunition printed on them
    ammunition: ClassVar[bool] = True
    #: D4X-DM-49: whether a die says where a fragged Marine comes back
    rolls_for_respawn: ClassVar[bool] = False
    #: whether several players make a side
    is_for_teams: ClassVar[bool] = True
    #: whether entering a space does something by itself, besides hurting (`enter_space`)
    acts_on_entering: ClassVar[bool] = False
    #: the rules by which a clock ends the game, and nobody's deed
    clock_rules: ClassVar[tuple[str, ...]] = ()

    # --- who plays, and with what

    def agree(
        self, players: int | None, options: dict[str, OptionValue]
    ) -> tuple[int | None, dict[str, OptionValue]]:
        """How many figures so many players need, and what they have agreed by being so many."""
        return players, options

    @abstractmethod
    def seats(self, players: int | None, options: Mapping[str, OptionValue]) -> tuple[Seat, ...]:
        """The seats in turn order, each with its team; SetupError in a sentence when so many cannot play."""

    @abstractmethod
    def starting_tokens(self, setup: Setup, squad: int = 0) -> StartingTokens:
        """What each Marine starts with; with `squad`, as if so many took part (D4X-MOD-08)."""

    # --- whose moment it is

    @abstractmethod
    def answering(self, state: DoomState) -> tuple[SeatId, ...]:
        """The seats in the order in which they may answer a moment that concerns all of them."""

    @abstractmethod
    def may_guard(self, state: DoomState, seat: SeatId, moment: str) -> bool:
        """Whether a Guard order of this seat may break in, going by whose turn it is and how far."""

    def not_to_guard(self) -> Refusal:
        """Why a Guard order cannot break in, going by whose turn it is and how far."""
        return refuse("D04-ORD-18", "other_turn")

    def note_guard(self, state: DoomState, marine: Marine, *, placed: bool) -> None:  # noqa: B027 - few have it
        """A Guard order was laid beside a Marine, or has left him."""

    def older_guards(self, state: DoomState, marine: Marine) -> tuple[str, ...]:
        """The Marines whose Guard orders are older than his; nobody where their age does not matter."""
        return ()

    def guard_given_back(  # noqa: B027 - few have it
        self, state: DoomState, marine: Marine, older: Sequence[str], *, was_used: bool
    ) -> None:
        """His Guard order lies there as before an attack that could not be made; whether it had been used up.

        It is as old as it was: just younger than theirs.
        """

    def is_quarry(self, state: DoomState, seat: str, id: str) -> bool:
        """Whether a figure, perhaps just gone from the board, is what this seat's cards call an invader."""
        return is_monster(state, id)

    # --- frags, points and the end

    @abstractmethod
    def score_frags(self, state: DoomState, fragged: Sequence[Marine], by: str) -> None:
        """Marines were fragged at once, by a figure or by nobody: who scores what for it."""

    @abstractmethod
    def scores(self, state: DoomState) -> dict[TeamId, int]:
        """The points of each team that can score."""

    @abstractmethod
    def end_if_won(self, state: DoomState) -> None:
        """Asked after whatever might decide the game, as long as nobody has won."""

    def fate_of(self, state: DoomState, marine: Marine, token: str) -> Literal["kept", "lost", "dropped"]:
        """What becomes of a token of a Marine who is fragged, weapons and ammunition among them."""
        return state.game.token(token).when_fragged

    def respawn_spaces(self, state: DoomState, marine: Marine) -> list[Space]:
        """Where a fragged Marine may come back when his turn begins; without such a space he waits."""
        return nearest_to_the_band(state, marine)

    def not_to_respawn(self, state: DoomState, marine: Marine, space: Space) -> Refusal:
        """Why he does not come back on a space that is none of those."""
        if kept_off(state) >> space & 1:
            spaces = state.game.scenario(state.setup).keep_off
            return refuse("D04-SET-25", "keep_off", space=state.field.name(space), spaces=spaces)
        return refuse("D04-FRG-11", "not_best", space=state.field.name(space))

    def has_respawned(self, state: DoomState, marine: Marine) -> None:  # noqa: B027 - few have it
        """A fragged Marine has come back at the beginning of his turn."""

    # --- equipment

    def why_not_take(self, state: DoomState, marine: Marine, token: str) -> Refusal | None:
        """Why a Marine cannot take a token that lies where he stands, besides what the token itself says."""
        return None

    def not_to_hand_over(self, state: DoomState, token: str) -> Refusal:
        """Why a token that says of itself that nobody hands it over is not."""
        return refuse("D04-EQP-06", "never", token=token)

    def why_not_receive(self, state: DoomState, marine: Marine, token: str) -> Refusal | None:
        """Why a Marine cannot be handed a token, besides what the token itself says."""
        return None

    def within_reach(self, state: DoomState, marine: Marine) -> list[str]:
        """The tokens that a Marine may pick up, if nothing else forbids it: what lies where he stands."""
        return state.table.tokens.get(marine.space, [])

    def use_up(self, state: DoomState, marine: Marine, token: str, number: int = 1) -> None:
        """Tokens that he had are used up: out of the game (D04-EQP-26)."""
        removed = state.table.removed
        removed[token] = removed.get(token, 0) + number

    def lift_token(self, state: DoomState, marine: Marine, token: str) -> bool:
        """The token that he takes leaves its place: D04-EQP-03, the space where it lies.

        Whether it does for him what it says.
        """
        lying = state.table.tokens[marine.space]
        lying.remove(token)
        if not lying:
            del state.table.tokens[marine.space]
        return True

    def pay_bullet(self, state: DoomState, marine: Marine, weapon: str) -> None:
        """His roll with a weapon that is not endless shows a bullet icon: D04-AMM-05, a token of its ammo."""
        ammo = state.game.weapons[weapon].ammo
        if marine.ammo[ammo] > 0:
            changes.spend_ammo(state, marine, ammo)

    # --- the deck, the turn, and what lies beside the board

    @abstractmethod
    def deck_is_out(self, state: DoomState) -> None:
        """The last card has left the Invader deck."""

    @abstractmethod
    def in_turn_of(self, setup: Setup, seat: SeatId) -> tuple[str, object]:
        """The place in the mode's table of steps after a seat's turn, and what is remembered there: for
        positions that begin in the middle of it.
        """

    def begin_arena(self, setup: Setup) -> Arena | None:
        """What lies beside the board, in modes without an Invader."""
        return None

    def has_stepped(self, state: DoomState, marine: Marine, before: Space) -> None:  # noqa: B027 - few have it
        """He has gone to the space where he stands from another one, in his own turn."""

    def enter_space(self, state: DoomState, marine: Marine) -> None:  # noqa: B027 - few have it
        """He has come to a space in his own turn; only asked of modes that say so (`acts_on_entering`)."""

    def has_been_pushed(self, state: DoomState, marine: Marine) -> None:  # noqa: B027 - few have it
        """Somebody's attack has pushed a Marine to the space where he stands."""

    def strip(self, state: DoomState, marine: Marine) -> None:  # noqa: B027 - few have it
        """A fragged Marine gives back what is not his for good."""

    def renew(self, state: DoomState, marine: Marine) -> None:  # noqa: B027 - few have it
        """His bin is as at the start again; what else he began with."""

    def settle(self, state: DoomState) -> None:  # noqa: B027 - few have it
        """An attack is fully resolved, or over because its attacker has fallen."""
