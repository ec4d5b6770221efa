"""The veteran as the Invader: every monster's best raid by exact odds, and spawns that strike at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from grimtable.games.advice import NEVER, Advice
from grimtable.games.doom2004 import actions as act
from grimtable.games.doom2004.bots.blows import price
from grimtable.games.doom2004.bots.events_worth import seal_worth
from grimtable.games.doom2004.bots.ground import MOST_STEPS
from grimtable.games.doom2004.bots.hunting import POCKET, Hunt, Raid
from grimtable.games.doom2004.bots.prey import prey_spaces
from grimtable.games.doom2004.bots.recruit_invader import RULES as SIMPLE_RULES
from grimtable.games.doom2004.bots.recruit_invader import Rule, window
from grimtable.games.doom2004.bots.striking import strike_on, strike_worth
from grimtable.games.doom2004.bots.walking import cost_at, hunting_rings
from grimtable.games.doom2004.changes import base, covered
from grimtable.games.doom2004.field import base_at
from grimtable.games.doom2004.procedures.activation import Activation, activation_of
from grimtable.games.doom2004.procedures.marine_turn import MarineTurn
from grimtable.games.doom2004.procedures.resolving import Resolving
from grimtable.games.doom2004.procedures.summoning import kind_to_place
from grimtable.games.doom2004.table import INVADERS
from grimtable.games.doom2004.topics.pool import off_board
from grimtable.kernel import Action
from grimtable.kernel.action import Pass

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState
    from grimtable.games.doom2004.table import Invader
    from grimtable.grid import Footprint

LASTING = 0.45  #: what a monster's price counts beside what it does at once
IN_A_POCKET = 0.1  #: and where it could not get at anybody
#: a step that arrives, one on the way of a large figure, stopping short, and a step aside
ARRIVED, ON_THE_WAY, STAYING, ASTRAY = 0.5, -0.4, -6.0, -8.0
WAITS = -0.01  #: less than to end the turn
CROWD = 0.85  #: the second monster of a card finds less room than the first


def weigh_invader(state: DoomState, options: Sequence[Action]) -> list[Advice]:
    """What each option is worth to the Invader."""
    rule = RULES.get(type(options[0]))
    if rule is None and any(isinstance(option, Pass) for option in options):
        rule = window
    if rule is None:
        return [Advice(option, 0.0, "no rule of thumb") for option in options]
    return rule(state, options)


# --- spawning -------------------------------------------------------------------------------------


def spawn_card(state: DoomState, options: Sequence[Action]) -> list[Advice]:
    """The group that does most this turn, counting what stays on the board."""
    hunt = Hunt(state)
    known: dict[str, float] = {}
    found = []
    for option in options:
        if not isinstance(option, act.PlaySpawn):
            found.append(Advice(option, 0.0, "keep the cards"))
            continue
        group = state.game.invader_copies[option.card].groups[option.group - 1]
        worth, share = 0.0, 1.0
        for place, kind in enumerate(group):
            if kind not in known:
                known[kind] = hunt.best_spawn(kind)
            at_hand = 1.0 if off_board(state, kind) > group[:place].count(kind) else 0.4
            worth += at_hand * (share * max(0.0, known[kind]) + _lasting(state, kind, known[kind]))
            share *= CROWD
        found.append(Advice(option, worth, f"{', '.join(group)}: {worth:.1f} now and later"))
    return found


def _lasting(state: DoomState, kind: str, now: float) -> float:
    """What stays on the board; in a pocket, little."""
    share = IN_A_POCKET if now <= -POCKET else LASTING
    return share * price(state.game, kind)


def send(state: DoomState, options: Sequence[Action]) -> list[Advice]:
    """The species that does most this turn, counting what stays on the board."""
    hunt = Hunt(state)
    found = []
    for option in options:
        assert isinstance(option, act.Send)
        at_hand = 1.0 if state.table.supply[option.kind] > 0 else 0.4
        now = hunt.best_spawn(option.kind)
        worth = at_hand * (max(0.0, now) + _lasting(state, option.kind, now))
        found.append(Advice(option, worth, f"{worth:.1f} now and later"))
    return found


def place(state: DoomState, options: Sequence[Action]) -> list[Advice]:
    """Where it strikes best this turn; among equals where the way is shortest."""
    hunt = Hunt(state)
    kind = kind_to_place(state)
    size = state.game.invaders[kind].size
    found = []
    for option in options:
        if not isinstance(option, act.Place):
            found.append(Advice(option, NEVER, "no reason to"))
            continue
        there = base_at(state.field, option.space, size, wide=option.lie == "east-west")
        worth = hunt.spawn_worth(kind, there)
        steps = cost_at(hunt.rings, there.mask)
        if there.mask & state.field.burning:
            worth -= 1.0
        reason = f"strikes for {worth:.1f} this turn" if worth > 0 else f"{steps} steps from the prey"
        found.append(Advice(option, worth - 0.01 * steps, reason))
    return found


# --- activating -----------------------------------------------------------------------------------


def activate(state: DoomState, options: Sequence[Action]) -> list[Advice]:
    """The best blows first; those that only walk come last, into the gaps that are left."""
    hunt = Hunt(state)
    found = []
    for option in options:
        if isinstance(option, act.Activate):
            invader = state.table.invaders[option.figure]
            active = activation_of(state, option.figure)
            raid = hunt.raid(invader, active.points, active.attacks)
            if raid.strike is None:
                found.append(_walker(state, hunt, invader, option, raid))
                continue
            gained = raid.worth - hunt.ground.place(invader.kind, base(state, invader)).end
            found.append(Advice(option, raid.blow + 0.1 * gained + 0.02, _in_words(state, raid)))
        else:
            found.append(Advice(option, 0.0, "the others stay where they are"))
    return found


def _walker(state: DoomState, hunt: Hunt, invader: Invader, option: Action, raid: Raid) -> Advice:
    """Those in front go first; who has friends in his way waits until they have gone."""
    here = base(state, invader)
    steps = min(hunt.ground.pace(invader.kind, here), MOST_STEPS)
    if raid.end == here and not here.mask & state.field.scene.near_doorway:
        return Advice(option, WAITS, "it stands well, or friends are in its way")
    return Advice(option, 0.04 - 0.0005 * steps, f"{steps} steps to the prey")


def _in_words(state: DoomState, raid: Raid) -> str:
    name = state.field.name
    if raid.strike is None:
        return f"go to {name(raid.end.anchor)}"
    return f"strike {name(raid.prey)} from {name(raid.strike.anchor)} for {raid.blow:.1f}"


def activation(state: DoomState, options: Sequence[Action]) -> list[Advice]:
    """The first deed of the best raid with what is left; round its friends, where they block the way."""
    active = state.innermost(Activation)
    invader = state.table.invaders[active.figure]
    hunt = Hunt(state)
    here = base(state, invader)
    steps: dict[Action, Footprint] = {
        option: _there(state, invader, option)
        for option in options
        if isinstance(option, act.Step | act.Slide | act.UseDuct)
    }
    raid = hunt.raid(invader, active.points, active.attacks)
    target, firsts = _way(hunt, invader, here, raid, active.points)
    if firsts and not any(there in firsts for there in steps.values()):
        raid = hunt.raid(invader, active.points, active.attacks, crossing=False)
        target, firsts = _way(hunt, invader, here, raid, active.points)
    words = _in_words(state, raid)
    found = []
    for option in options:
        there = steps.get(option)
        if there is not None:
            onward = ARRIVED if there == target else ON_THE_WAY if there in firsts else ASTRAY
            found.append(_step(state, option, there.mask, here.mask, onward, raid, words))
        elif isinstance(option, act.Attack):
            good = raid.strike == here and option.space == raid.prey
            worth = raid.worth + 1.0 if good else NEVER
            found.append(Advice(option, worth, words if good else "a worse blow"))
        elif isinstance(option, act.WorkDoor):
            found.append(_door(state, hunt, invader, option, raid))
        elif isinstance(option, act.EndActivation):
            done = target == here and raid.strike is None
            found.append(Advice(option, raid.worth if done else raid.worth + STAYING, "here is best"))
        else:
            found.append(Advice(option, NEVER, "no reason to"))
    return found


def _there(state: DoomState, invader: Invader, option: act.Step | act.Slide | act.UseDuct) -> Footprint:
    """Where a step leads."""
    wide = isinstance(option, act.Slide) and option.lie == "east-west"
    return base_at(state.field, option.space, state.game.invaders[invader.kind].size, wide=wide)


def _way(
    hunt: Hunt, invader: Invader, here: Footprint, raid: Raid, points: int
) -> tuple[Footprint, list[Footprint]]:
    """Where the raid leads first, and the steps that bring it there."""
    target = raid.strike if raid.strike is not None else raid.end
    if target == here:
        return target, []
    return target, hunt.ground.first_moves(invader.kind, here, target, points)


def _step(
    state: DoomState, option: Action, there: int, own: int, onward: float, raid: Raid, words: str
) -> Advice:
    """Steps on the way of the raid; acid and friends are in the way."""
    worth = raid.worth + onward
    if state.field.burning & there:
        worth -= 0.8
    if state.field.of_side[INVADERS] & there & ~own:
        worth -= 0.1
    return Advice(option, worth, words)


def _door(state: DoomState, hunt: Hunt, invader: Invader, option: act.WorkDoor, raid: Raid) -> Advice:
    """Open a door that parts it from the prey, if it has nothing better to do."""
    doorway = state.field.scene.doorways[option.door]
    mask = covered(state, invader)
    closed = state.table.doors[option.door] == "closed"
    nearer = cost_at(hunt.rings, mask) - cost_at(hunt.rings, doorway & ~mask)
    useful = closed and raid.strike is None and nearer >= 0 and not doorway & ~state.field.known
    return Advice(option, raid.worth + 0.3 if useful else NEVER, "the way leads through it")


# --- choices --------------------------------------------------------------------------------------


def choose_figure(state: DoomState, options: Sequence[Action]) -> list[Advice]:
    """For activations the best raid; for the rest the simple rules are good enough."""
    resolving = state.innermost(Resolving)
    calls = state.game.calls(state.setup, resolving.kind, resolving.name, resolving.block)
    verbs = {call.verb for call in calls}
    if not verbs & {"activate_chosen", "attack_mover"}:
        return SIMPLE_RULES[act.ChooseFigure](state, options)
    hunt = Hunt(state)
    found = []
    for option in options:
        if isinstance(option, act.ChooseFigure) and option.figure in state.table.invaders:
            invader = state.table.invaders[option.figure]
            if "attack_mover" in verbs:
                worth = _blow_on_mover(state, invader)
            else:
                active = activation_of(state, option.figure)
                raid = hunt.raid(invader, active.points, active.attacks)
                worth = raid.blow + 0.05 * raid.worth
            found.append(Advice(option, worth, f"{option.figure} could bring {worth:.1f}"))
        else:
            found.append(Advice(option, 0.0, "nobody else"))
    return found


def choose_door(state: DoomState, options: Sequence[Action]) -> list[Advice]:
    """The door that costs the Marine whose turn comes the longest way round; else by the simple rule."""
    found = SIMPLE_RULES[act.ChooseDoor](state, options)
    resolving = state.innermost(Resolving)
    calls = state.game.calls(state.setup, resolving.kind, resolving.name, resolving.block)
    if not any(call.verb == "seal_door" for call in calls):
        return found
    sealed = []
    for advice in found:
        assert isinstance(advice.action, act.ChooseDoor)
        worth = seal_worth(state, advice.action.door)
        sealed.append(Advice(advice.action, worth + 0.01 * advice.worth, f"shut it costs him {worth:.1f}"))
    return sealed


def _blow_on_mover(state: DoomState, invader: Invader) -> float:
    turn = state.in_progress(MarineTurn)
    if turn is None:
        return 0.0
    marine = state.table.marines[turn.seat]
    return strike_worth(marine, strike_on(state, invader.kind, marine, 1, invader.id))


def choose_space(state: DoomState, options: Sequence[Action]) -> list[Advice]:
    """A monster that is put somewhere is put where it strikes this turn."""
    resolving = state.innermost(Resolving)
    invader = state.table.invaders.get(resolving.figure)
    if invader is None:
        return SIMPLE_RULES[act.ChooseSpace](state, options)
    hunt = Hunt(state)
    rings = hunting_rings(state, prey_spaces(state))
    found = []
    for option in options:
        assert isinstance(option, act.ChooseSpace)
        worth = hunt.worth_among(invader.kind, 1 << option.space)
        steps = cost_at(rings, 1 << option.space)
        found.append(Advice(option, worth - 0.01 * steps, f"strikes for {worth:.1f}, {steps} steps away"))
    return found


RULES: dict[type[Action], Rule] = {
    **SIMPLE_RULES,
    act.PlaySpawn: spawn_card,
    act.NoSpawn: spawn_card,
    act.Place: place,
    act.Send: send,
    act.Activate: activate,
    act.EndTurn: activate,
    act.Step: activation,
    act.Slide: activation,
    act.UseDuct: activation,
    act.WorkDoor: activation,
    act.Attack: activation,
    act.EndActivation: activation,
    act.ChooseDoor: choose_door,
    act.ChooseFigure: choose_figure,
    act.ChooseSpace: choose_space,
}
