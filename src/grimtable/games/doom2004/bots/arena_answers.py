"""A veteran's answers in an arena, outside of his own deeds: cards, guards, rolls, pushes and where to begin.

A Guard order is lost with the first wound and ends with the round, so it is fired at the first good shot, and
at any shot before one's own blood is spilt.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from grimtable.games.advice import Advice
from grimtable.games.doom2004 import actions as act
from grimtable.games.doom2004.bots import arena
from grimtable.games.doom2004.bots.blows import blow
from grimtable.games.doom2004.bots.rolls import weigh_reroll
from grimtable.games.doom2004.bots.training import weigh_training
from grimtable.games.doom2004.modes.arena import arena_mode
from grimtable.games.doom2004.procedures.attack import Attack
from grimtable.games.doom2004.table import Marine
from grimtable.games.doom2004.topics.attackers import affected
from grimtable.games.doom2004.topics.sides import is_enemy, team_of
from grimtable.kernel import Action
from grimtable.kernel.action import Pass
from grimtable.kernel.window import Window

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState

#: what a Marine card brings among Marines, beside the usual one
CARDS: Final = {
    "special_ops": 3.0,
    "killer_instinct": 2.8,
    "tough": 2.8,
    "ground_assault": 2.6,
    "tactician": 2.4,
    "marksman": 2.2,
    "perfect_aim": 2.2,
    "survival_ops": 2.0,
    "front_guard": 1.6,
}
USUAL_CARD: Final = 1.0
PATIENCE: Final = 0.6  #: a shot below this waits for a better one
LAST_CHANCE: Final = 0.2  #: the same in the last turn before one's own
AT_ONCE: Final = 0.0  #: the same when he is about to be hit himself
AIM: Final = 0.15  #: what an Aim order is worth for later
WALKED_OFF: Final = 0.05


def weigh_answer(state: DoomState, seat: str, options: Sequence[Action]) -> list[Advice] | None:
    """Advice for every question but announcing and the deeds of a turn; None for those."""
    trained = weigh_training(state, options)
    if trained is not None:
        return trained
    marine = state.table.marines[seat]
    rule = RULES.get(type(options[0]))
    if rule is not None:
        return rule(state, marine, options)
    if any(isinstance(option, Pass) for option in options):
        waits = patience(state, marine) if marine.order == "guard" else 0.0
        return [_in_window(state, marine, option, waits) for option in options]
    return None


# --- windows --------------------------------------------------------------------------------------


def _in_window(state: DoomState, marine: Marine, option: Action, waits: float) -> Advice:
    """Guard, Heal and cards: each against saying nothing, which is worth 0."""
    if isinstance(option, act.Interrupt):
        worth = arena.shot_worth(state, marine, option.weapon, option.space)
        return Advice(option, worth - waits, "the shot is good enough")
    if isinstance(option, act.UseSkill):
        verbs = [call.verb for call in state.game.calls(state.setup, "skill", option.card, "")]
        if "add_die" in verbs:
            return Advice(option, _extra_die(state, marine), "one more red die")
        return Advice(option, 1.0, "it costs nothing")
    if isinstance(option, act.Heal):
        return Advice(option, 1.0, "a wound less")
    return Advice(option, 0.0, "wait for better")


def patience(state: DoomState, marine: Marine) -> float:
    """What a shot has to bring that an order is spent on it now."""
    window, attack = state.in_progress(Window), state.in_progress(Attack)
    if window is not None and window.moment == "attack_declared" and attack is not None:
        if marine.id in affected(state, attack):
            return AT_ONCE  # a wound would cost the order
    acted = state.table.beside.acted
    others = [
        other.id
        for other in state.table.marines.values()
        if other.id not in acted and is_enemy(state, marine.id, other.id) and other.space >= 0
    ]
    return PATIENCE if len(others) > 1 or marine.id in acted else LAST_CHANCE


def _extra_die(state: DoomState, marine: Marine) -> float:
    """A red die adds damage, and one time in six spoils the roll."""
    attack = state.innermost(Attack)
    gain = 0.0
    for id in affected(state, attack):
        other = state.table.marines.get(id)
        if other is None:
            continue
        distance = state.field.board.apart(marine.space, attack.space)
        melee = state.game.weapons[attack.weapon].melee
        plain, more = (
            blow(
                state.game,
                attack.weapon,
                max(1, other.armor),
                max(1, other.wounds),
                1 if melee else distance,
                attack.aimed,
                other.order == "dodge" and not attack.aimed,
                extra=dice,
            )
            for dice in ((), ("red",))
        )
        frag = arena.frag_worth(state, marine, other)
        side = 1.0 if is_enemy(state, marine.id, id) else -arena.OWN
        gain += side * (frag * (more.kill - plain.kill) + arena.WOUND * (more.wounds - plain.wounds))
    return gain - 0.05


# --- questions ------------------------------------------------------------------------------------


def _aim(state: DoomState, marine: Marine, options: Sequence[Action]) -> list[Advice]:
    attack = state.innermost(Attack)
    gain = 0.0
    for id in affected(state, attack):
        other = state.table.marines.get(id)
        if other is None or not is_enemy(state, marine.id, id):
            continue
        distance = state.field.board.apart(marine.space, attack.space)
        plain = arena.blow_between(state, marine, attack.weapon, other, distance, aimed=False)
        aimed = arena.blow_between(state, marine, attack.weapon, other, distance, aimed=True)
        frag = arena.frag_worth(state, marine, other)
        gain += frag * (aimed.kill - plain.kill) + arena.WOUND * (aimed.wounds - plain.wounds)
    return [
        Advice(option, gain if isinstance(option, act.UseAim) else AIM, "a better roll") for option in options
    ]


def _reroll(state: DoomState, marine: Marine, options: Sequence[Action]) -> list[Advice]:
    return weigh_reroll(state, [option for option in options if isinstance(option, act.Reroll)])


def _breathe(state: DoomState, marine: Marine, options: Sequence[Action]) -> list[Advice]:
    """D4X-AIR-02: two wounds are dearer than a tank."""
    return [Advice(o, 1.0 if isinstance(o, act.PayAir) else 0.0, "a tank is for this") for o in options]


def _carry_on(state: DoomState, marine: Marine, options: Sequence[Action]) -> list[Advice]:
    """The attack goes on where another enemy stands; one die less reaches or hurts less."""
    attack = state.innermost(Attack)
    found = []
    for option in options:
        if not isinstance(option, act.CarryOn):
            found.append(Advice(option, 0.05, "enough"))
            continue
        worth = 0.6 * arena.shot_worth(state, marine, attack.weapon, option.space)
        distance = state.field.board.apart(marine.space, option.space)
        worth += 0.02 if (option.die == "green") == (distance <= 2) else 0.0
        found.append(Advice(option, worth - 0.03, "on to the next"))
    return found


def _push(state: DoomState, marine: Marine, options: Sequence[Action]) -> list[Advice]:
    """Enemies into fire, or away from the flag that they are after; friends stay where they are."""
    attack = state.innermost(Attack)
    there = state.field.at.get(attack.space, ())
    enemy = any(is_enemy(state, marine.id, id) for id in there) or not there
    field = state.field
    goals = _their_goals(state, marine)
    found = []
    for option in options:
        if not isinstance(option, act.Push):
            found.append(Advice(option, 0.1, "leave him there"))
            continue
        worth = 1.5 * (field.burning >> option.space & 1)
        distances = field.passage.distances(option.space)
        worth += WALKED_OFF * min((min(20, distances[goal]) for goal in goals), default=0)
        found.append(Advice(option, worth if enemy else -worth, "further from what he wants"))
    return found


def _their_goals(state: DoomState, marine: Marine) -> list[int]:
    """Where an enemy would like to be: at one's flag, or at home with it; else beside his victim."""
    flags = arena_mode(state).flags
    if not flags:
        return [marine.space]
    own = flags[team_of(state, marine.id)]
    return [space for space, tokens in state.table.tokens.items() if own in tokens] or [marine.space]


def _choose_figure(state: DoomState, marine: Marine, options: Sequence[Action]) -> list[Advice]:
    """Whoever shoots best has most of an order; himself if in doubt."""
    found = []
    for option in options:
        other = state.table.marines.get(option.figure) if isinstance(option, act.ChooseFigure) else None
        if other is None:
            found.append(Advice(option, 0.0, "nobody else"))
            continue
        sign = 1.0 if not is_enemy(state, marine.id, other.id) else -1.0
        worth = 0.2 + arena.best_shot(state, other) + 0.01 * (other.id == marine.id)
        found.append(Advice(option, sign * worth, "he has use for it"))
    return found


def _keep_card(state: DoomState, marine: Marine, options: Sequence[Action]) -> list[Advice]:
    found = []
    for option in options:
        assert isinstance(option, act.KeepCard)
        id = state.game.marine_copies[option.card].id
        found.append(Advice(option, CARDS.get(id, USUAL_CARD), "the better card among Marines"))
    return found


Rule = Callable[["DoomState", Marine, Sequence[Action]], list[Advice]]

RULES: Final[dict[type[Action], Rule]] = {
    act.UseAim: _aim,
    act.KeepAim: _aim,
    act.Reroll: _reroll,
    act.PayAir: _breathe,
    act.HoldBreath: _breathe,
    act.CarryOn: _carry_on,
    act.StopHere: _carry_on,
    act.Push: _push,
    act.NoPush: _push,
    act.ChooseFigure: _choose_figure,
    act.NoMore: _choose_figure,
    act.KeepCard: _keep_card,
}
