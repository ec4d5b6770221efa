"""The round of an arena: who acts, the end of a turn, the timer.  D4X-DM-22 to D4X-DM-27, D4X-CTF-10."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

import msgspec

from grimtable.games.doom2004 import changes, events
from grimtable.games.doom2004.actions import CallItOff, NameMarine, PlayOn
from grimtable.games.doom2004.modes.arena import arena_mode, marines_of, return_key, teams
from grimtable.games.doom2004.modes.bout import Bout
from grimtable.games.doom2004.procedures.airlocks import an_airlock_is_open, close_airlocks
from grimtable.games.doom2004.procedures.deaths import settle_wounds
from grimtable.games.doom2004.procedures.marine_turn import MarineTurn
from grimtable.games.doom2004.topics import vaults
from grimtable.games.doom2004.topics.switches import doors_to_close
from grimtable.kernel import Refusal, SeatId, TeamId
from grimtable.kernel.identity import CardId, DoorId, FigureId

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState
    from grimtable.games.doom2004.table import Marine

ASKED_AGAIN: Final = 5  #: rounds after which players are asked again whether they call the game off


# --- who acts -------------------------------------------------------------------------------------


def begin_round(state: DoomState, bout: Bout) -> None:
    """D4X-DM-25, D4X-CTF-11: all markers are green."""
    bout.turns = 0
    state.table.round += 1
    state.table.beside.acted = []
    if state.journal is not None:
        state.emit(events.RoundBegan(state.table.round))


def its_team(state: DoomState, bout: Bout) -> TeamId:
    """D4X-DM-22: whoever placed last begins, then clockwise, so who placed first acts last.

    D4X-CTF-10: the starting team begins, and the teams take turns. D4X-R-107: so it is in each round.
    """
    sides, mode = teams(state), arena_mode(state)
    return sides[(bout.first + mode.first_turn + mode.moved_on(state) + bout.turns) % len(sides)]


def to_act(state: DoomState, bout: Bout) -> list[Marine]:
    """The Marines of the player, or team, at its slot whose markers are green."""
    acted = state.table.beside.acted
    return [marine for marine in marines_of(state, its_team(state, bout)) if marine.id not in acted]


def has_choice(state: DoomState, bout: Bout) -> bool:
    """D4X-DM-24: in the first pass a player with two Marines says which one acts."""
    bout.acting = SeatId("")
    return arena_mode(state).names_the_last or len(to_act(state, bout)) > 1


def naming_seat(state: DoomState, bout: Bout) -> SeatId:
    return SeatId(to_act(state, bout)[0].id)


def marines_to_name(state: DoomState, bout: Bout, seat: SeatId) -> Iterator[NameMarine]:
    """D4X-DP-29, D4X-DP-33: also one who has to miss his turn; a slot is spent on him (D4X-R-66)."""
    for marine in to_act(state, bout):
        yield NameMarine(seat, marine.id)


def why_not_name(state: DoomState, bout: Bout, action: NameMarine) -> Refusal | None:
    if action.marine not in (marine.id for marine in to_act(state, bout)):
        return arena_mode(state).not_to_name(action.marine)
    return None


def name_marine(state: DoomState, bout: Bout, action: NameMarine) -> None:
    bout.acting = SeatId(action.marine)


def name_the_only_one(state: DoomState, bout: Bout) -> None:
    """With one Marine left to act there is nothing to choose."""
    if not bout.acting:
        bout.acting = SeatId(to_act(state, bout)[0].id)


def must_miss(state: DoomState, bout: Bout) -> bool:
    return bout.acting in state.table.beside.missing


def miss_turn(state: DoomState, bout: Bout) -> None:
    """D4X-CTF-17, D4X-R-66: his turn of this round is gone; in the next one he comes back."""
    state.table.beside.missing.remove(bout.acting)
    state.table.active = bout.acting
    if state.journal is not None:
        state.emit(events.TurnMissed(FigureId(bout.acting)))
    bout.acting = SeatId("")


def plays(state: DoomState, bout: Bout) -> bool:
    return bool(bout.acting)


def its_turn(state: DoomState, bout: Bout) -> MarineTurn:
    return MarineTurn(bout.acting)


# --- the end of a turn ----------------------------------------------------------------------------


def keys_are_due(state: DoomState, bout: Bout) -> bool:
    return bool(state.table.beside.keys_used)


def return_keys(state: DoomState, bout: Bout) -> None:
    """D4X-DM-56, D4X-DM-57: the key goes home; whoever is still inside its vault is fragged, once."""
    table = state.table
    used, table.beside.keys_used = table.beside.keys_used, []
    active = table.marines[table.active]
    for colour in used:
        if active.held(vaults.key_of(colour)):
            return_key(state, active, vaults.key_of(colour))
    rooms = vaults.rooms(state.field.scene)
    if active.space >= 0 and any(rooms[colour] >> active.space & 1 for colour in used):
        changes.wound_marine(state, active, active.wounds, "vault")
        settle_wounds(state, "")


def has_doors_to_close(state: DoomState, bout: Bout) -> bool:
    return an_airlock_is_open(state, bout) or bool(doors_to_close(state))


def close_doors(state: DoomState, bout: Bout) -> None:
    """D4X-LCK-02, D4X-MAP-08: airlocks, and doors that nobody holds open."""
    close_airlocks(state, bout)
    for door in doors_to_close(state):
        changes.set_door(state, DoorId(door), "closed")


def end_turn(state: DoomState, bout: Bout) -> None:
    """D4X-DM-25: his marker shows that he has acted."""
    state.table.beside.returned = msgspec.UNSET
    marine = FigureId(bout.acting or state.table.active)
    state.table.beside.acted.append(marine)
    state.reach("marine_turn_ended", marine)
    bout.turns += 1
    bout.acting = SeatId("")


def marines_left(state: DoomState, bout: Bout) -> bool:
    return len(state.table.beside.acted) < len(state.table.marines)


# --- the end of a round ---------------------------------------------------------------------------


def tick_timer(state: DoomState, bout: Bout) -> None:
    """D4X-DM-26, D4X-MOD-20 to D4X-MOD-22: cards of the timer are discarded without effect (D4X-DM-62)."""
    beside, rules = state.table.beside, state.game.ruleset
    for _ in range(0 if beside.time_is_up else rules.timer):
        card = changes.take_top_card(state)
        if card is None:
            break
        changes.discard(state, CardId(card))
        changes.settle_deck(state)
        if beside.time_is_up:
            break
    state.reach("round_ended", None)
    if beside.time_is_up and state.result is None:
        arena_mode(state).time_is_up(state)
    bout.agreed = msgspec.UNSET
    if beside.time_is_up or not rules.timer:
        beside.overtime += 1
        late = beside.overtime - rules.overtime
        if late >= 0 and late % ASKED_AGAIN == 0:
            bout.agreed = 0


def may_call_it_off(state: DoomState, bout: Bout) -> bool:
    """D4X-CTF-16, D4X-MOD-22: nothing but a point ends this game any more, and it has gone on for long.

    No rule ends it, and none forbids players to agree that it is over; so they are asked now and then.
    """
    return bout.agreed is not msgspec.UNSET and state.result is None


def calling_seat(state: DoomState, bout: Bout) -> SeatId:
    """One after the other: it takes all of them."""
    agreed = 0 if isinstance(bout.agreed, msgspec.UnsetType) else bout.agreed
    return SeatId(marines_of(state, teams(state)[agreed])[0].id)


def play_on(state: DoomState, bout: Bout, action: PlayOn) -> None:
    bout.agreed = msgspec.UNSET


def call_it_off(state: DoomState, bout: Bout, action: CallItOff) -> None:
    agreed = 0 if isinstance(bout.agreed, msgspec.UnsetType) else bout.agreed
    bout.agreed = agreed + 1
    if bout.agreed == len(teams(state)):
        bout.agreed = msgspec.UNSET
        arena_mode(state).call_off(state)


def goes_on(state: DoomState, bout: Bout) -> bool:
    return True
