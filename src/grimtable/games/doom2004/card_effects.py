"""What Invader cards and Marine cards may say: conditions, quantities and verbs (chapters EVT and TIM)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from grimtable.content import Registry, Word
from grimtable.games.doom2004 import changes
from grimtable.games.doom2004.procedures.activation import activation_of
from grimtable.games.doom2004.procedures.attack import Attack
from grimtable.games.doom2004.procedures.choosing import ChoosingDoor, ChoosingFigures
from grimtable.games.doom2004.procedures.discovery import discover_all
from grimtable.games.doom2004.procedures.resolving import Resolving
from grimtable.games.doom2004.topics.groups import DOORS, FIGURES, SPACES

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import Play

registry = Registry()
registry.words("figures", {name: (group.__doc__ or name).rstrip(".") for name, group in FIGURES.items()})
registry.words("spaces", {name: (group.__doc__ or name).rstrip(".") for name, group in SPACES.items()})
registry.words("doors", {name: (group.__doc__ or name).rstrip(".") for name, group in DOORS.items()})


# --- conditions -------------------------------------------------------------------------------------------------


@registry.condition("marine_attacks", text="a Marine attacks")
def marine_attacks(state: Play, resolving: Resolving) -> bool:
    """The attack in progress is a Marine's."""
    return state.innermost(Attack).attacker in state.table.marines


@registry.condition("invader_attacks", text="an invader attacks")
def invader_attacks(state: Play, resolving: Resolving) -> bool:
    """The attack in progress is an invader's."""
    return state.innermost(Attack).attacker in state.table.invaders


@registry.condition("target_is_invader", text="an invader is the target")
def target_is_invader(state: Play, resolving: Resolving) -> bool:
    """An invader stands on the target space."""
    return bool(state.board.invaders >> state.innermost(Attack).space & 1)


@registry.condition("a_marine_moves", text="in a Marine's turn")
def a_marine_moves(state: Play, resolving: Resolving) -> bool:
    """It is a Marine's turn."""
    return state.table.active in state.table.marines


# --- verbs ---------------------------------------------------------------------------------------------------------


@registry.verb("choose_figures", text="choose figures", pauses=True)
def choose_figures(
    state: Play, resolving: Resolving, among: Annotated[str, Word("figures")], amount: int = 1, must: bool = False
) -> None:
    """The owner names up to so many figures of a group; later verbs concern them."""
    resolving.figure = ""
    resolving.figures = ()
    state.begin("choosing_figures", ChoosingFigures(resolving.seat, among, amount, must))


@registry.verb("choose_door", text="choose a door", pauses=True)
def choose_door(state: Play, resolving: Resolving, among: Annotated[str, Word("doors")]) -> None:
    """The owner names a door of a group; later verbs concern it."""
    resolving.door = ""
    state.begin("choosing_door", ChoosingDoor(resolving.seat, among))


@registry.verb("activate_chosen", text="activate them", pauses=True)
def activate_chosen(state: Play, resolving: Resolving) -> None:
    """Each chosen invader gets a normal activation at once, one after the other (D04-EVT-05, D04-R-16)."""
    for figure in reversed(resolving.figures):
        if figure in state.table.invaders:
            state.begin("activation", activation_of(state, figure))


@registry.verb("heal_chosen_invaders", text="remove wounds from them")
def heal_chosen_invaders(state: Play, resolving: Resolving, amount: int = 1) -> None:
    """The chosen invaders lose wound tokens."""
    for figure in resolving.figures:
        invader = state.table.invaders.get(figure)
        if invader is not None:
            changes.heal_invader(state, invader, amount)


@registry.verb("destroy_door", text="that door is destroyed")
def destroy_door(state: Play, resolving: Resolving) -> None:
    """The chosen door leaves the game; its line is open for good (D04-DOR-10, D04-R-94)."""
    if resolving.door:
        changes.set_door(state, resolving.door, "destroyed")
        discover_all(state)


@registry.verb("dodge_attack", text="the target dodges")
def dodge_attack(state: Play, resolving: Resolving) -> None:
    """The Invader may have dice of this attack rolled again, unless it is aimed (D04-R-101)."""
    state.innermost(Attack).card_dodge = True
