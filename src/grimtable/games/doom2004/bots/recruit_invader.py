"""The recruit as the Invader: everybody walks straight up to the nearest Marine and strikes.

It plays as a beginner does, eagerly and clumsily: whatever stands anywhere near comes running, into the open
and without waiting for the others; new ones are sent when few are left, from a little way off instead of from
round the corner.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from grimtable.games.advice import NEVER, Advice
from grimtable.games.doom2004 import actions as act
from grimtable.games.doom2004.bots.blows import price
from grimtable.games.doom2004.bots.events_worth import event_worth, prospect
from grimtable.games.doom2004.bots.prey import as_prey, prey_spaces
from grimtable.games.doom2004.bots.rolls import weigh_reroll
from grimtable.games.doom2004.bots.striking import attack_worth, strike_on
from grimtable.games.doom2004.bots.walking import FAR, cost_at, hunting_rings
from grimtable.games.doom2004.changes import covered
from grimtable.games.doom2004.field import base_at
from grimtable.games.doom2004.procedures.activation import Activation
from grimtable.games.doom2004.procedures.attack import Attack
from grimtable.games.doom2004.procedures.resolving import Resolving
from grimtable.games.doom2004.procedures.summoning import kind_to_place
from grimtable.games.doom2004.table import INVADERS
from grimtable.games.doom2004.topics.pool import off_board
from grimtable.games.doom2004.topics.sides import monsters
from grimtable.games.doom2004.topics.targets import needed_range
from grimtable.kernel import Action
from grimtable.kernel.action import Pass

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState
    from grimtable.games.doom2004.table import Invader, Marine

PACK = (0, 2, 3, 4)  #: monsters near, by the number of Marines, with which a recruit is content
NEAR, FORGOTTEN = (
    8,
    14,
)  #: steps within which monsters count as near, and beyond which they are not thought of
GATHERING = 6  #: steps from the prey at which new ones are placed
GOOD_ENOUGH = 0.5  #: a thrower comes nearer until it hits at least this often


def weigh_invader(state: DoomState, options: Sequence[Action]) -> list[Advice]:
    """What each option is worth to the Invader."""
    rule = RULES.get(type(options[0]))
    if rule is None and any(isinstance(option, Pass) for option in options):
        rule = window
    if rule is None:
        return [Advice(option, 0.0, "no rule of thumb") for option in options]
    return rule(state, options)


# --- the turn -------------------------------------------------------------------------------------


def spawn_card(state: DoomState, options: Sequence[Action]) -> list[Advice]:
    """The strongest group, but only while there is no pack near the Marines."""
    rings = hunting_rings(state, prey_spaces(state))
    near = sum(cost_at(rings, covered(state, each)) <= NEAR for each in monsters(state))
    if near >= PACK[len(state.table.marines)]:
        return [
            Advice(option, float(isinstance(option, act.NoSpawn)), f"{near} are near already")
            for option in options
        ]
    found = []
    for option in options:
        if isinstance(option, act.PlaySpawn):
            group = state.game.invader_copies[option.card].groups[option.group - 1]
            worth = 0.0
            for place, kind in enumerate(group):
                at_hand = off_board(state, kind) > group[:place].count(kind)
                worth += price(state.game, kind) * (1.0 if at_hand else 0.3)
            found.append(Advice(option, worth, f"{', '.join(group)}: {worth:.1f} on the board"))
        else:
            found.append(Advice(option, 0.0, "keep the cards"))
    return found


def summon(state: DoomState, options: Sequence[Action]) -> list[Advice]:
    """The dearest figure; one from the box rather than one from the board."""
    found = []
    for option in options:
        if isinstance(option, act.Summon):
            free = state.table.supply[option.kind] > 0
            worth = price(state.game, option.kind) * (1.0 if free else 0.3)
            found.append(Advice(option, worth, f"{worth:.1f} on the board"))
        else:
            found.append(Advice(option, 0.0, "nothing is needed"))
    return found


def place(state: DoomState, options: Sequence[Action]) -> list[Advice]:
    """Out of sight and a little way off, where a pack gathers."""
    rings = hunting_rings(state, prey_spaces(state))
    kind = kind_to_place(state)
    size = state.game.invaders[kind].size
    found = []
    for option in options:
        if isinstance(option, act.Place):
            mask = base_at(state.field, option.space, size, wide=option.lie == "east-west").mask
            steps = cost_at(rings, mask)
            burns = 0.5 * bool(mask & state.field.burning)
            found.append(Advice(option, -abs(steps - GATHERING) - burns, f"{steps} steps from the prey"))
        else:
            found.append(Advice(option, NEVER, "no reason to"))
    return found


def activate(state: DoomState, options: Sequence[Action]) -> list[Advice]:
    """Those that can strike go first, then those that are near; those far away are forgotten."""
    rings = hunting_rings(state, prey_spaces(state))
    found = []
    for option in options:
        if isinstance(option, act.Activate):
            invader = state.table.invaders[option.figure]
            worth = prospect(state, invader, rings=rings)
            steps = cost_at(rings, covered(state, invader))
            if steps > FORGOTTEN and worth <= 0:
                found.append(Advice(option, -1.0, f"{steps} steps away: forgotten"))
                continue
            found.append(Advice(option, 1.0 + worth + 0.5 / (1 + steps), f"could strike for {worth:.1f}"))
        else:
            found.append(Advice(option, 0.0, "nobody is left who could do something"))
    return found


def activation(state: DoomState, options: Sequence[Action]) -> list[Advice]:
    """Strike if the blow is good, else come nearer, else strike all the same."""
    active = state.innermost(Activation)
    invader = state.table.invaders[active.figure]
    kind = state.game.invaders[invader.kind]
    rings = hunting_rings(state, prey_spaces(state))
    here = cost_at(rings, covered(state, invader))
    keeps_off = not kind.melee and active.attacks == 0
    found = []
    for option in options:
        if isinstance(option, act.Attack):
            found.append(_strike(state, invader, active, option))
        elif isinstance(option, act.Step | act.Slide | act.UseDuct):
            wide = isinstance(option, act.Slide) and option.lie == "east-west"
            mask = base_at(state.field, option.space, kind.size, wide=wide).mask
            steps = cost_at(rings, mask)
            worth = 0.0 if keeps_off else float(here - steps)
            if state.field.burning & mask:
                worth -= 1.5
            if state.field.of_side[INVADERS] & mask & ~covered(state, invader):
                worth -= 0.3
            if active.attacks == 0 or (kind.melee and here <= 1):
                worth -= 2.0
            found.append(Advice(option, worth, f"{steps} steps from the prey"))
        elif isinstance(option, act.WorkDoor):
            doorway = state.field.scene.doorways[option.door]
            closed = state.table.doors[option.door] == "closed"
            nearer = here - cost_at(rings, doorway & ~covered(state, invader))
            useful = closed and nearer > 0 and not doorway & ~state.field.known
            found.append(Advice(option, 0.8 if useful else NEVER, "the way leads through it"))
        elif isinstance(option, act.EndActivation):
            found.append(Advice(option, 0.0, "as near as it gets"))
        else:
            found.append(Advice(option, NEVER, "no reason to"))
    return found


def _strike(state: DoomState, invader: Invader, active: Activation, option: act.Attack) -> Advice:
    """A melee blow at once; a throw when it will probably hit or nothing better can come."""
    sheet = state.game.invaders[invader.kind]
    distance = needed_range(state, invader, state.game.arms[invader.kind], option.space)
    worth = attack_worth(state, invader.kind, invader.id, option.space, distance)
    if worth <= 0:
        return Advice(option, NEVER, "nobody worth it")
    marine = _marine_at(state, option.space)
    hit = strike_on(state, invader.kind, marine, distance, invader.id).hit if marine is not None else 0.5
    now = sheet.melee or hit >= GOOD_ENOUGH or active.points == 0
    return Advice(option, worth + (5.0 if now else 0.01), f"hit {round(100 * hit)}%, worth {worth:.1f}")


def _marine_at(state: DoomState, space: int) -> Marine | None:
    for id in state.field.at.get(space, ()):
        marine = as_prey(state, id)
        if marine is not None:
            return marine
    return None


def discard(state: DoomState, options: Sequence[Action]) -> list[Advice]:
    """The least useful card; events are few and small, spawns carry the game."""
    found = []
    spawns = sum(bool(state.game.invader_copies[card].groups) for card in state.table.hand)
    for option in options:
        assert isinstance(option, act.DiscardCard)
        worth = card_worth(state, option.card)
        if state.game.invader_copies[option.card].groups and spawns <= 2:
            worth += 2.0
        found.append(Advice(option, -worth, f"worth about {worth:.1f} in hand"))
    return found


def card_worth(state: DoomState, card: str) -> float:
    """What a card in hand is worth, without looking at the moment."""
    groups = state.game.invader_copies[card].groups
    if groups:
        return max(sum(price(state.game, kind) for kind in group) for group in groups)
    return 1.5


# --- windows and choices --------------------------------------------------------------------------


def window(state: DoomState, options: Sequence[Action]) -> list[Advice]:
    """Bite whoever passes; play events that bring something."""
    found = []
    for option in options:
        if isinstance(option, act.PlayEvent):
            worth = event_worth(state, option.card)
            found.append(Advice(option, worth, f"brings about {worth:.1f} more than keeping it"))
        elif isinstance(option, act.Watch):
            found.append(Advice(option, 2.0, "a free bite"))
        elif isinstance(option, act.UseRule):
            found.append(Advice(option, 3.0, "the scenario gives it for nothing"))
        else:
            found.append(Advice(option, 0.0, "keep the cards"))
    return found


def choose_figure(state: DoomState, options: Sequence[Action]) -> list[Advice]:
    """Whom a card concerns: the one that makes most of it."""
    resolving = state.innermost(Resolving)
    verbs = {
        call.verb for call in state.game.calls(state.setup, resolving.kind, resolving.name, resolving.block)
    }
    rings = hunting_rings(state, prey_spaces(state))
    found = []
    for option in options:
        if not isinstance(option, act.ChooseFigure):
            found.append(Advice(option, 0.0, "nobody else"))
            continue
        invader = state.table.invaders.get(option.figure)
        if invader is None:
            marine = state.table.marines[option.figure]
            worth = 1.0 + 1.0 / max(1, marine.wounds) + (marine.order == "guard")
            found.append(Advice(option, worth, f"{option.figure} with {marine.order or 'no order'}"))
            continue
        if verbs & {"activate_chosen", "attack_mover"}:
            worth = prospect(state, invader, rings=rings)
        elif "move" in verbs:
            worth = 0.2 * cost_at(rings, covered(state, invader)) + 0.1 * price(state.game, invader.kind)
        elif "strengthen" in verbs:
            worth = (
                0.1 + prospect(state, invader, more=2, rings=rings) + 0.1 * price(state.game, invader.kind)
            )
        else:
            worth = 0.1 + price(state.game, invader.kind)
        found.append(Advice(option, worth - 0.05, f"{option.figure} could bring {worth:.1f}"))
    return found


def choose_space(state: DoomState, options: Sequence[Action]) -> list[Advice]:
    """A monster is put near the prey; a Marine is pushed into acid; a target steps out of sight."""
    rings = hunting_rings(state, prey_spaces(state))
    attack = state.in_progress(Attack)
    found = []
    for option in options:
        assert isinstance(option, act.ChooseSpace)
        bit = 1 << option.space
        if attack is not None and attack.attacker in state.table.marines:
            here = state.table.marines[attack.attacker].space
            hidden = not state.field.sight.open_from(here) & bit
            found.append(Advice(option, float(hidden), "out of his sight" if hidden else "aside"))
        elif state.field.burning & bit:
            found.append(Advice(option, 2.0, "into the acid"))
        else:
            steps = cost_at(rings, bit)
            found.append(Advice(option, -steps, f"{steps} steps from the prey"))
    return found


def choose_door(state: DoomState, options: Sequence[Action]) -> list[Advice]:
    """The door at which a Marine stands; one that monsters need when it is to be destroyed."""
    field = state.field
    found = []
    for option in options:
        assert isinstance(option, act.ChooseDoor)
        doorway = field.scene.doorways[option.door]
        closed = state.table.doors[option.door] == "closed"
        worth = (
            2.0 * bool(doorway & field.against(INVADERS))
            + 0.5 * closed
            - 1.0 * (field.scene.worked_by[option.door] != "all")
        )
        found.append(
            Advice(
                option, worth, "somebody stands at it" if doorway & field.against(INVADERS) else "far away"
            )
        )
    return found


def recycle(state: DoomState, options: Sequence[Action]) -> list[Advice]:
    """A figure far from everybody is put to better use; one in the fight stays."""
    rings = hunting_rings(state, prey_spaces(state))
    found = []
    for option in options:
        if isinstance(option, act.Recycle):
            invader = state.table.invaders[option.figure]
            steps = cost_at(rings, covered(state, invader))
            worth = (min(steps, FAR) - 8) * 0.1 + 0.3 * invader.wounds
            found.append(Advice(option, worth, f"it stands {steps} steps from the prey"))
        else:
            found.append(Advice(option, 0.0, "nobody can be spared"))
    return found


def send(state: DoomState, options: Sequence[Action]) -> list[Advice]:
    """The dearer species; one that would have to be taken from the board only if no other is left."""
    found = []
    for option in options:
        assert isinstance(option, act.Send)
        there = state.table.supply[option.kind] > 0
        worth = price(state.game, option.kind) - (0.0 if there else 2.0)
        found.append(Advice(option, worth, f"worth {worth:.1f}" if there else "it would leave its place"))
    return found


def pool(state: DoomState, options: Sequence[Action]) -> list[Advice]:
    """Some of every species: then there is a choice each time."""
    return [
        Advice(option, 1.0, "some of each, to choose from")
        if isinstance(option, act.SwapHalf)
        else Advice(option, 0.0, "less to choose from")
        for option in options
    ]


def push(state: DoomState, options: Sequence[Action]) -> list[Advice]:
    """Into acid, or away from the other Marines."""
    field = state.field
    found = []
    for option in options:
        if isinstance(option, act.Push):
            burns = 1.5 * (field.burning >> option.space & 1)
            found.append(Advice(option, burns - 0.1, "into the acid" if burns else "away"))
        else:
            found.append(Advice(option, 0.0, "keep him near"))
    return found


def explode(state: DoomState, options: Sequence[Action]) -> list[Advice]:
    """They all go up in the end."""
    return [Advice(option, -0.001 * place, "they all go up") for place, option in enumerate(options)]


def reroll(state: DoomState, options: Sequence[Action]) -> list[Advice]:
    """By exact odds."""
    return weigh_reroll(state, [option for option in options if isinstance(option, act.Reroll)])


Rule = Callable[["DoomState", Sequence[Action]], list[Advice]]
RULES: dict[type[Action], Rule] = {
    act.PlaySpawn: spawn_card,
    act.NoSpawn: spawn_card,
    act.Place: place,
    act.Activate: activate,
    act.EndTurn: activate,
    act.Step: activation,
    act.Slide: activation,
    act.UseDuct: activation,
    act.WorkDoor: activation,
    act.Attack: activation,
    act.EndActivation: activation,
    act.DiscardCard: discard,
    act.ChooseFigure: choose_figure,
    act.NoMore: choose_figure,
    act.ChooseSpace: choose_space,
    act.ChooseDoor: choose_door,
    act.Summon: summon,
    act.Recycle: recycle,
    act.Forgo: recycle,
    act.Send: send,
    act.FixPool: pool,
    act.Push: push,
    act.NoPush: push,
    act.Explode: explode,
    act.Reroll: reroll,
}
