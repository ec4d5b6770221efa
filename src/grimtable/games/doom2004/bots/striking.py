"""Striking: what an invader's attack on a Marine is worth to the Invader."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.games.doom2004.bots.blows import NOTHING, Blow, blow
from grimtable.games.doom2004.bots.prey import as_prey, is_bot
from grimtable.games.doom2004.bots.worth import FRAG
from grimtable.games.doom2004.topics.targets import blast_area, figures_on, in_its_mind

BOT_WOUND, BOT_KILL = 0.5, 1.5  #: what a bot's wound and its end are worth beside a Marine's

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState
    from grimtable.games.doom2004.table import Marine
    from grimtable.kernel.lasting import Effect


def strike_on(
    state: DoomState, kind: str, marine: Marine, distance: int, id: str = "", extra: tuple[str, ...] = ()
) -> Blow:
    """The odds of an attack by an invader of a kind (a certain one, if it is named)."""
    deadly = 0
    if id and state.lasting.by_name:
        deadly = state.lasting.total("damage", id)
        for colour in state.game.dice_counts:
            extra = (*extra, *[colour] * state.lasting.total(f"dice_{colour}", id))
    if marine.space < 0:
        return NOTHING
    return blow(
        state.game,
        kind,
        marine.armor,
        marine.wounds,
        distance,
        False,
        marine.order == "dodge",
        0,
        deadly,
        extra,
    )


def named_effects(state: DoomState) -> tuple[Effect, ...]:
    """What is in force that changes the attacks of certain invaders; nothing, at most moments."""
    by_name = state.lasting.by_name
    if not by_name:
        return ()
    found = by_name.get("damage", ())
    for colour in state.game.dice_counts:
        found += by_name.get(f"dice_{colour}", ())
    return found


def strike_worth(marine: Marine, odds: Blow) -> float:
    """Wounds count, more on a Marine who has few left; a frag counts most; a broken order counts a little."""
    focus = 1.0 + 0.6 / max(1, marine.wounds)
    upset = 0.3 if marine.order in ("aim", "guard") else 0.0
    worth = odds.wounds * focus + FRAG * odds.kill + upset * odds.hit
    if is_bot(marine):  # D4X-R-34: it scores nothing, but shoots no more
        return BOT_WOUND * odds.wounds + BOT_KILL * odds.kill
    return worth


def attack_worth(state: DoomState, kind: str, id: str, space: int, distance: int) -> float:
    """What an attack on a space is worth: everybody whom it strikes counts, friends against it."""
    sheet = state.game.invaders[kind]
    if sheet.abilities.blast:
        worth = 0.0
        for struck in figures_on(state, blast_area(state, space, sheet.abilities.blast)):
            marine = as_prey(state, struck)
            if marine is not None:
                worth += strike_worth(marine, strike_on(state, kind, marine, distance, id))
            elif struck not in state.table.invaders or state.table.invaders[struck].seat:
                worth -= 0.6
        return worth
    worth = 0.0
    invader = state.table.invaders.get(id)
    if sheet.abilities.telekinesis and invader is not None:
        for struck, far in in_its_mind(state, invader):
            marine = as_prey(state, struck)
            if marine is not None:
                worth += strike_worth(marine, strike_on(state, kind, marine, far, id))
        return worth
    for struck in figures_on(state, 1 << space):
        marine = as_prey(state, struck)
        if marine is not None:
            worth += strike_worth(marine, strike_on(state, kind, marine, distance, id))
    return worth
