"""The Invader's decisions: which type acts, each demon by plans, summoning, Argent Power and events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from grimtable.games.advice import Advice
from grimtable.games.doom2016 import actions as act
from grimtable.games.doom2016.bots.answers import event_worth, weigh_answer
from grimtable.games.doom2016.bots.demon_plan import DemonMind, Ground, Strike, promise
from grimtable.games.doom2016.bots.effects_worth import ARGENT, price_of, worth_of
from grimtable.games.doom2016.bots.moods import CALM, DemonMood
from grimtable.games.doom2016.bots.values import hit_on_marine, price
from grimtable.games.doom2016.bots.ways import way
from grimtable.games.doom2016.forecast import offered_odds, swing_now
from grimtable.games.doom2016.procedures.demon_activation import DemonActivation
from grimtable.games.doom2016.procedures.spending import ExtraMovement
from grimtable.games.doom2016.procedures.summoning import Summoning
from grimtable.games.doom2016.table import INVADER
from grimtable.grid import bits

if TYPE_CHECKING:
    from grimtable.games.doom2016.field import DoomState
    from grimtable.kernel import Action


def weigh_invader(
    state: DoomState,
    options: Sequence[Action],
    *,
    careful: bool,
    route: list[int] | None = None,
    mood: DemonMood = CALM,
) -> list[Advice]:
    """Every legal action of the Invader with its worth; `route` is filled with the spaces of a small demon's
    way.
    """
    memory = state.stack[-1].memory
    first = options[0]
    if isinstance(memory, DemonActivation):
        return _act(state, memory, options, careful, route, mood)
    if isinstance(memory, ExtraMovement):
        return _spend(state, memory, options, careful)
    if isinstance(first, act.ActivateType):
        return _types(state, options, careful)
    if isinstance(first, act.ActivateDemon):
        return _demons(state, options, careful)
    if any(isinstance(each, act.DiscardForArgent) for each in options):
        return [_discard(state, each, careful) for each in options]
    if isinstance(memory, Summoning):
        return [_summon(state, memory, each) for each in options]
    if any(isinstance(each, act.PlaceArgent) for each in options):
        return [
            Advice(each, argent_place(state, getattr(each, "place", "")), "where it is used")
            for each in options
        ]
    return weigh_answer(state, INVADER, options, careful=careful)


# --- who acts -----------------------------------------------------------------------------------------------


def _types(state: DoomState, options: Sequence[Action], careful: bool) -> list[Advice]:
    """The type that strikes hardest goes first; whoever may be dead soon should not wait."""
    ground = Ground(state, careful=careful)
    found = []
    for option in options:
        assert isinstance(option, act.ActivateType)
        figures = [each for each in state.table.figures.values() if each.kind == option.demon]
        worth = sum(promise(ground, figure) for figure in figures)
        if careful:
            for figure in figures:
                demon = state.game.demons[figure.kind]
                worth += 0.15 * price(state.game, figure.kind) * figure.damage / demon.health
        found.append(Advice(option, worth, "it strikes hardest"))
    return found


def _demons(state: DoomState, options: Sequence[Action], careful: bool) -> list[Advice]:
    """Those who strike before those who only walk: they clear the way. The front moves first."""
    ground = Ground(state, careful=careful)
    far = way(state, ground.goals(), marine=False)
    found = []
    for option in options:
        assert isinstance(option, act.ActivateDemon)
        figure = state.table.figures[option.figure]
        worth = promise(ground, figure) - 0.02 * far[figure.space]
        found.append(Advice(option, worth, "it strikes hardest"))
    return found


# --- a demon's activation -----------------------------------------------------------------------------------


def _act(
    state: DoomState,
    activation: DemonActivation,
    options: Sequence[Action],
    careful: bool,
    route: list[int] | None,
    mood: DemonMood,
) -> list[Advice]:
    figure = state.table.figures[activation.figure]
    ground = Ground(state, careful=careful, mood=mood)
    mind = DemonMind(ground, figure, activation.points, activation.attacks, swing_now(state, activation))
    plan = mind.best()
    step = None
    here = mind.end_worth(state.field.where[figure.id])
    if plan.stop != figure.space or (mind.large and plan.stop == figure.space and plan.victim == ""):
        step = mind.first_step(plan.stop)
        if route is not None and mind.reach is not None:
            route.extend(mind.reach.path(plan.stop))
    return [_weigh(state, mind, plan, step, here, option) for option in options]


def _weigh(
    state: DoomState, mind: DemonMind, plan: Strike, step: Action | None, here: float, option: Action
) -> Advice:
    at_stop = plan.stop == mind.figure.space
    if isinstance(option, act.DeclareAttack):
        if plan.victim == option.figure and at_stop and not plan.uses:
            return Advice(option, plan.worth + 0.01, "the best attack")
        odds = offered_odds(state, option.figure, INVADER)
        marine = state.table.figures[option.figure]
        worth = 0.0 if odds is None else hit_on_marine(state, marine, odds) * mind.ground.blood(marine.id)
        return Advice(option, here + worth * 0.95 - (0.2 if step is not None else 0.0), "an attack")
    if isinstance(option, act.UseAbility):
        if option.ability == plan.uses and at_stop:
            return Advice(option, plan.worth + 0.01, "it reaches further")
        worth = worth_of(state, INVADER, option.ability, option.figure)
        worth -= price_of(state, INVADER, option.ability)
        if state.game.sources[option.ability].reaches:
            return Advice(option, here - 1.0, "not needed")
        return Advice(option, plan.worth + worth if worth > 0 else here + worth, "an ability")
    if isinstance(option, act.PlayCard):
        name = state.game.source_of_card[option.card]
        worth = worth_of(state, INVADER, name, "") - price_of(state, INVADER, name)
        return Advice(option, plan.worth + worth if worth > 0 else here + worth, "an event")
    if isinstance(option, act.EndActivation):
        return Advice(option, here, "nothing better to do")
    if isinstance(option, act.Halt):
        return Advice(option, here, "it stops here")
    if option == step:
        return Advice(option, plan.worth, "the way to its victim" if plan.victim else "nearer")
    if isinstance(option, act.OpenDoor):
        return Advice(option, _door(state, mind, plan, here, option), "a door in its way")
    return Advice(option, min(here, plan.worth) - 0.4, "another way")


def _door(state: DoomState, mind: DemonMind, plan: Strike, here: float, option: act.OpenDoor) -> float:
    """A large demon whose way leads through a door opens it where nobody can be struck instead."""
    if not mind.large or plan.victim:
        return here - 0.1
    own = state.field.where[mind.figure.id]
    near = min(mind.far[space] for space in bits(own))
    beyond = bits(state.field.scene.doorways[option.door] & ~own)
    return plan.worth + 0.2 if any(mind.far[space] < near for space in beyond) else here


def _spend(state: DoomState, memory: ExtraMovement, options: Sequence[Action], careful: bool) -> list[Advice]:
    """Movement points without an attack: to a better place."""
    figure = state.table.figures[memory.figure]
    ground = Ground(state, careful=careful)
    mind = DemonMind(ground, figure, memory.points, 0)
    plan = mind.best()
    step = mind.first_step(plan.stop)
    here = mind.end_worth(state.field.where[figure.id])
    found = []
    for option in options:
        if option == step:
            found.append(Advice(option, plan.worth, "a better place"))
        elif isinstance(option, act.Done | act.Halt):
            found.append(Advice(option, here, "stay"))
        else:
            found.append(Advice(option, min(here, plan.worth) - 0.4, "another way"))
    return found


# --- Argent Power -------------------------------------------------------------------------------------------


def argent_place(state: DoomState, place: str) -> float:
    """What a further token is worth on a card: figures that can use it, and what they pay for."""
    table, game = state.table, state.game
    if place == "invasion":
        # Kept for those who are summoned next, as long as a portal is open.
        return 0.45 if any(portal.face_up for portal in table.portals.values()) and table.stored < 2 else 0.2
    demon = game.demons.get(place)
    if demon is None:
        return 0.0
    costs = [ability.argent for ability in demon.abilities if ability.argent]
    if not costs:
        return 0.05
    figures = sum(1 for each in table.figures.values() if each.kind == place)
    held = table.demons[place].argent
    wanted = min(costs) * min(figures, 3)
    worth = ARGENT + 0.12 * price(game, place) / max(costs)
    if held >= wanted:
        worth *= 0.4
    if (held + 1) % min(costs) and min(costs) > 1:
        worth *= 0.85
    if table.demons[place].exhausted:
        worth *= 0.9
    return worth


def _discard(state: DoomState, option: Action, careful: bool) -> Advice:
    """Events that will hardly be played become Argent Power."""
    if not isinstance(option, act.DiscardForArgent):
        return Advice(option, 0.0, "keep the others")
    gain = argent_place(state, option.place)
    kept = event_worth(state, option.card)
    return Advice(option, gain - kept * (0.85 if careful else 1.0), "Argent Power for an idle card")


# --- summoning ----------------------------------------------------------------------------------------------


def _summon(state: DoomState, summoning: Summoning, option: Action) -> Advice:
    if isinstance(option, act.ChoosePortal):
        return Advice(option, 20.0 + _portal(state, option.space), "nearest to the marines")
    if isinstance(option, act.ChooseGroup):
        return Advice(option, _group(state, summoning.level, option.number), "the stronger group")
    if isinstance(option, act.PlaceDemon | act.PlaceTurned):
        kind = summoning.waiting[0]
        return Advice(option, _place(state, kind, option.space), "near the marines")
    if isinstance(option, act.PlaceArgent):
        return Advice(option, argent_place(state, option.place) + 0.1, "where it is used")
    return Advice(option, 0.0, "no more")


def _portal(state: DoomState, space: int) -> float:
    portal = state.table.portals[space]  # type: ignore[index]  # a space is a number
    worth = max(_group(state, portal.level, 1), _group(state, portal.level, 2))
    goals = Ground(state, careful=False).goals()
    far = way(state, goals, marine=False)
    return worth - 0.35 * far[space]


def _group(state: DoomState, level: str, number: int) -> float:
    """What a group brings: the figures that are there, and its Argent Power."""
    group = state.game.invasions[state.table.invasion].groups(level)[number - 1]
    supply = dict(state.table.supply)
    worth = ARGENT * group.argent
    hunted = Ground(state, careful=False).hunted
    for entry in group.demons:
        for _ in range(entry.count):
            if supply[entry.demon] > 0:
                supply[entry.demon] -= 1
                # A demon whose death wins the mission is a gift.
                worth += price(state.game, entry.demon) - 0.3 * hunted.get(entry.demon, 0.0)
                if not state.game.is_face_up(state.table, entry.demon):
                    worth += 0.4  # a further initiative card in the next round
    return worth


def _place(state: DoomState, kind: str, space: int) -> float:
    goals = Ground(state, careful=False).goals()
    demon = state.game.demons[kind]
    far = way(state, goals, marine=False, flies=demon.flying or demon.base != "1x1")
    return -0.2 * abs(far[space] - max(1, demon.attack.range - 1))
