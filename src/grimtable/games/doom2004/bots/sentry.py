"""Sentry bots in a Marine's hand: which acts first, where it goes and whom it shoots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from grimtable.games.advice import NEVER, Advice
from grimtable.games.doom2004 import actions as act
from grimtable.games.doom2004.bots.blows import blow, price
from grimtable.games.doom2004.bots.shooting import LIVES_ON
from grimtable.games.doom2004.bots.walking import FAR, cost_at, invader_masks, passage_for, rings_to
from grimtable.games.doom2004.procedures.activation import Activation
from grimtable.games.doom2004.table import MARINES
from grimtable.games.doom2004.topics.sides import run_by
from grimtable.grid import bits
from grimtable.kernel import Action

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState
    from grimtable.games.doom2004.table import Invader, Marine

WAKING = 6.0  #: what a bot of one's own is worth, in steps out of the way
NEARER = 0.2  #: a step nearer to something to shoot at
LEASH = 3  #: so far it stays from the Marine whom it follows
MOST = 2  #: D4X-BOT-08


def idle_within(state: DoomState, marine: Marine) -> int:
    """The spaces beside inactive bots that he could still make his; 0 if he has as many as he may."""
    if not state.game.bots or len(run_by(state, marine.id)) >= MOST:
        return 0
    field = state.field
    beside = 0
    for bot in run_by(state, ""):
        if bot.kind in state.game.bots:
            beside |= field.passage.neighbours[bot.space]
    return beside & field.known & ~(field.obstacles | field.occupied & ~_own(marine))


def _own(marine: Marine) -> int:
    return 1 << marine.space if marine.space >= 0 else 0


def weigh_choice(state: DoomState, options: Sequence[Action]) -> list[Advice]:
    """Which bot goes first: the one that has somebody to shoot at."""
    found = []
    for option in options:
        assert isinstance(option, act.Activate)
        worth = best_shot(state, state.table.invaders[option.figure])[0]
        found.append(Advice(option, worth, f"could shoot for {worth:.1f}"))
    return found


def weigh_bot(state: DoomState, options: Sequence[Action]) -> list[Advice]:
    """Shoot when it pays; walk to where it would; else stay near the squad."""
    active = state.innermost(Activation)
    bot = state.table.invaders[active.figure]
    place, gain = _best_place(state, bot, active)
    rings = rings_to(state, state.field.passage, [(0, 1 << place)], forbidden=_shut(state), pads=True)
    here = cost_at(rings, 1 << bot.space)
    found = []
    for option in options:
        if isinstance(option, act.Attack):
            worth = shot_at(state, bot, option.space)
            good = worth > 0.1 and (place == bot.space or worth >= gain)
            found.append(Advice(option, worth + 5.0 if good else worth - 5.0, f"worth {worth:.1f}"))
        elif isinstance(option, act.Step | act.Teleport):
            nearer = here - cost_at(rings, 1 << option.space)
            worth = 1.0 + NEARER * nearer if nearer > 0 else -1.0
            if state.field.burning >> option.space & 1:
                worth -= 1.5
            found.append(Advice(option, worth, f"on the way to {state.field.name(place)}"))
        elif isinstance(option, act.EndActivation):
            found.append(Advice(option, 0.0, "here is best"))
        else:
            found.append(Advice(option, NEVER, "no reason to"))
    return found


def _shut(state: DoomState) -> int:
    field = state.field
    return field.obstacles | field.against(MARINES) | field.unknown


def _best_place(state: DoomState, bot: Invader, active: Activation) -> tuple[int, float]:
    """Where to go with the points that are left, and what it shoots for from there."""
    field = state.field
    forbidden = _shut(state)
    reached = field.passage.rings(1 << bot.space, active.points, forbidden)
    lead = state.table.marines[bot.seat]
    prowl = _rings_to_foes(state)
    follow = rings_to(state, field.passage, [(0, _own(lead))], forbidden=forbidden) if _own(lead) else ()
    best, place, gain = -99.0, bot.space, 0.0
    for steps, ring in enumerate(reached):
        for space in bits(ring & (~field.occupied | 1 << bot.space)):
            shot = best_shot(state, bot, space)[0] if active.attacks > 0 else 0.0
            worth = shot - 0.05 * steps - 1.5 * (field.burning >> space & 1)
            way = cost_at(prowl, 1 << space)
            if way < FAR:
                worth -= 0.05 * way
            elif follow:
                worth -= 0.05 * max(0, cost_at(follow, 1 << space) - LEASH)
            if worth > best:
                best, place, gain = worth, space, shot
    return place, gain


def _rings_to_foes(state: DoomState) -> tuple[int, ...]:
    foes = 0
    for mask in invader_masks(state).values():
        foes |= mask
    if not foes:
        return ()
    field = state.field
    return rings_to(
        state,
        passage_for(state, marine=False),
        [(0, foes)],
        forbidden=field.obstacles | field.against(MARINES) & ~foes,
    )


def best_shot(state: DoomState, bot: Invader, here: int = -1) -> tuple[float, int]:
    """The best attack from a space (from where it stands, if none is named): its worth, and the space."""
    field = state.field
    here = bot.space if here < 0 else here
    sight = field.sight
    blockers = (field.occupied & ~(1 << here) & ~(1 << bot.space)) | field.obstacles | field.unseen
    best, at = 0.0, -1
    for id, mask in invader_masks(state).items():
        for space in bits(mask & sight.open_from(here)):
            if sight.sees(here, space, blockers & ~mask):
                worth = _worth(state, bot, state.table.invaders[id], field.board.apart(here, space))
                if worth > best:
                    best, at = worth, space
    return best, at


def shot_at(state: DoomState, bot: Invader, space: int) -> float:
    """What its attack on a space is worth; nothing on barrels and on what nobody runs."""
    for id in state.field.at.get(space, ()):
        if id in invader_masks(state):
            foe = state.table.invaders[id]
            return _worth(state, bot, foe, state.field.board.apart(bot.space, space))
    return 0.0


def _worth(state: DoomState, bot: Invader, foe: Invader, distance: int) -> float:
    kind = state.game.invaders[foe.kind]
    left = kind.wounds - foe.wounds
    odds = blow(state.game, bot.kind, kind.armor, left, distance)
    progress = max(0.0, odds.wounds / max(1, left) - odds.kill)
    return LIVES_ON * price(state.game, foe.kind) * (odds.kill + 0.45 * progress)
