"""A marine's decisions: his activation by plans, everything else by what lies on the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from grimtable.games.advice import NEVER, Advice
from grimtable.games.doom2016 import actions as act
from grimtable.games.doom2016.bots.answers import weigh_answer
from grimtable.games.doom2016.bots.danger import crowd, danger_for
from grimtable.games.doom2016.bots.effects_worth import price_of, worth_of
from grimtable.games.doom2016.bots.marine_plan import MarineMind, Plan, keep_worth
from grimtable.games.doom2016.bots.moods import PLAIN, MarineMood
from grimtable.games.doom2016.bots.purpose import extra_for, far_from, prey, purpose_of
from grimtable.games.doom2016.bots.tasks import wins
from grimtable.games.doom2016.bots.values import GLORY, hit_on_demon, price
from grimtable.games.doom2016.bots.ways import Reach
from grimtable.games.doom2016.forecast import swing_now
from grimtable.games.doom2016.procedures.marine_activation import MarineActivation
from grimtable.games.doom2016.procedures.spending import ExtraMovement
from grimtable.games.doom2016.table import HEALTH
from grimtable.games.doom2016.topics.sight import in_cover
from grimtable.grid import bits
from grimtable.kernel.identity import FigureId

if TYPE_CHECKING:
    from grimtable.games.doom2016.field import DoomState
    from grimtable.kernel import Action, SeatId

AT_ONCE = 40.0  #: what costs nothing and helps is done before anything else

#: why, in a word
REASONS = {
    "attack": "the best attack",
    "glory": "a Glory Kill",
    "telefrag": "a demon that stands on a teleporter",
    "deed": "the objective",
    "item": "something to take",
    "teleporter": "a teleporter to come back to",
    "walk": "a better place",
}


def weigh_marine(
    state: DoomState,
    seat: SeatId,
    options: Sequence[Action],
    *,
    careful: bool,
    route: list[int] | None = None,
    mood: MarineMood = PLAIN,
) -> list[Advice]:
    """Every legal action of a marine with its worth; `route` is filled with the spaces of his way."""
    memory = state.stack[-1].memory
    if isinstance(memory, MarineActivation) and seat in state.table.figures:
        return _act(state, seat, memory, options, careful, route, mood)
    if isinstance(memory, MarineActivation):
        return [_respawn(state, seat, option) for option in options]
    if isinstance(memory, ExtraMovement):
        return _spend(state, seat, memory, options, careful)
    return weigh_answer(state, seat, options, careful=careful)


# --- the activation -----------------------------------------------------------------------------------------


def _act(
    state: DoomState,
    seat: SeatId,
    activation: MarineActivation,
    options: Sequence[Action],
    careful: bool,
    route: list[int] | None,
    mood: MarineMood,
) -> list[Advice]:
    mind = MarineMind(state, seat, activation, careful=careful, mood=mood)
    now = mind.now()
    plans = {"": now}
    busy = _busy(now)
    if activation.mains > 0 and not busy:
        plans |= mind.with_mains()
        first = mind.with_bonus_first()
        if first is not None:
            plans["bonus"] = first
        if mind.hand:
            sprints = [mind.with_sprint(id, card) for id, card in mind.hand]
            plans["sprint"] = max(sprints, key=lambda plan: plan.worth)
        deed = mind.with_ability()
        if deed is not None:
            plans["ability"] = deed
    if not busy:
        for id, card in mind.hand:
            if card.type == "bonus" and card.attack is not None:
                plans[id] = mind.with_card(id, card)
    # A card that moves nobody further is not worth playing for its steps alone.
    best = max(plans.values(), key=lambda plan: plan.worth - (0.05 if plan.spend else 0.0))
    if route is not None and best.spend == "" and 0 < best.cost <= activation.points:
        route.extend(mind.reach.path(best.stop))
    return [_weigh(state, mind, plans, best, option) for option in options]


def _busy(now: Plan) -> bool:
    """Whether the attack of the card in play is worth having."""
    return now.kind == "attack" and now.gain > 0.25


def _given_up(now: Plan) -> float:
    """D16-ABL-12, D16-CRD-05: the attack that another card or a bonus ability would give up."""
    return now.gain if _busy(now) else 0.0


def _weigh(state: DoomState, mind: MarineMind, plans: dict[str, Plan], best: Plan, option: Action) -> Advice:
    here = mind.figure.space
    now = plans[""]
    reason = REASONS.get(best.kind, "")
    if isinstance(option, act.EndActivation):
        return Advice(option, mind.end_worth(here), "nothing better to do")
    if isinstance(option, act.DeclareAttack):
        if now.kind == "attack" and now.stop == here and now.target == option.figure:
            return Advice(option, now.worth + 0.02, reason)
        return Advice(option, mind.end_worth(here) + _shot(mind, option.figure) * 0.9, "an attack")
    if isinstance(option, act.PlayCard):
        return _card(state, mind, plans, best, option)
    if isinstance(option, act.Sprint):
        if "sprint" not in plans:
            return Advice(option, NEVER / 2, "later")
        card = mind.game.action_cards[mind.game.copies[option.card]]
        plan = mind.with_sprint(option.card, card)
        return Advice(option, plan.worth - 0.1 - 0.3 * keep_worth(card), REASONS.get(plan.kind, "way to go"))
    if isinstance(option, act.GainItem):
        return _item(mind, best, option)
    if isinstance(option, act.UseAbility):
        return _ability(state, mind, plans, best, option)
    # Among others on the way no card can be played: the way goes on to where one will be.
    plan = best if best.spend == "" or not mind.may_stay else now
    return _move(mind, plan, option)


def _shot(mind: MarineMind, target: str) -> float:
    """An attack from here on somebody else than the plan names."""
    swing = swing_now(mind.state, mind.activation)
    figure = mind.state.table.figures.get(target)
    if swing is None or figure is None:
        return 0.0
    hides = mind.careful and in_cover(mind.state, mind.figure, figure)
    return hit_on_demon(mind.state, figure, mind.odds(figure, swing, hides), mind.extra(figure))


def _move(mind: MarineMind, plan: Plan, option: Action) -> Advice:
    """A step is worth its plan if it is the first of it; any other is worth the place it leads to."""
    here = mind.figure.space
    goal = plan.stop
    if plan.kind == "telefrag" and goal == here and isinstance(option, act.Teleport):
        if mind.state.field.where[FigureId(plan.target)] >> option.space & 1:
            return Advice(option, plan.worth, REASONS["telefrag"])
    if goal != here and (plan.cost <= mind.activation.points or not mind.may_stay):
        first = mind.step_to(goal)
        if first == option:
            return Advice(option, plan.worth, REASONS.get(plan.kind, ""))
    space = getattr(option, "space", here)
    if mind.reach.deadly >> space & 1:
        return Advice(option, plan.worth - 0.5, "a Glory Kill")
    worth = mind.end_worth(space) if space < len(mind.far) else 0.0
    return Advice(option, min(worth, plan.worth) - 0.3, "a way")


def _card(
    state: DoomState, mind: MarineMind, plans: dict[str, Plan], best: Plan, option: act.PlayCard
) -> Advice:
    game = mind.game
    kind = game.types.get(option.card)
    if kind is None:
        return _glory_card(state, mind, best, option)
    plan = plans.get(option.card)
    if kind == "main":
        if plan is None:
            return Advice(option, NEVER / 2, "first what is in play")
        return Advice(option, plan.worth - 0.05, REASONS.get(plan.kind, ""))
    card = game.action_cards[game.copies[option.card]]
    texts = 0.0
    for source in game.texts_of.get(option.card, ()):
        if game.sources[source].ability.if_.hold(state, _using(mind, source)):
            texts += worth_of(state, mind.seat, source, mind.figure.id)
    for skill in card.skills:
        texts += 0.8 * skill.amount
    if texts > 0.15 and card.attack is None:
        lost = _given_up(plans[""])
        if texts < lost:
            return Advice(option, best.worth - 0.05, "after the attack")
        return Advice(option, best.worth + min(texts, AT_ONCE) - lost, "it helps at once")
    if plan is not None:
        return Advice(option, plan.worth - 0.05 + max(0.0, texts), REASONS.get(plan.kind, ""))
    if card.speed and best.spend in ("", "bonus") and best.stop != mind.figure.space:
        needed = best.cost - mind.activation.points
        if needed > 0:
            fits = 0.02 if card.speed >= needed else 0.0
            return Advice(option, best.worth + fits, "points for the way")
    return Advice(option, mind.end_worth(mind.figure.space) - 0.2 + min(0.0, texts), "kept")


def _using(mind: MarineMind, source: str) -> object:
    from grimtable.games.doom2016.procedures.using import Using

    return Using(mind.seat, source, mind.figure.id)


def _glory_card(state: DoomState, mind: MarineMind, best: Plan, option: act.PlayCard) -> Advice:
    source = mind.game.source_of_card[option.card]
    verbs = {call.verb for call in mind.game.sources[source].calls}
    here = mind.end_worth(mind.figure.space)
    if "gain_main" in verbs:
        if mind.activation.mains > 0 or not mind.mains:
            return Advice(option, here - 1.0, "later")
        gain = max(mind.with_card(id, card).worth for id, card in mind.mains) - best.worth
        return Advice(option, best.worth + gain - 1.0, "one more main action")
    if verbs == {"gain_points"}:
        plan = mind.plans("", None, mind.activation.points + mind.bonus + 4)
        return Advice(option, plan.worth - 1.3, "points for the way")
    worth = worth_of(state, mind.seat, source, mind.figure.id) - price_of(state, mind.seat, source)
    return Advice(option, best.worth + worth if worth > 0 else here + worth, "a Glory Kill card")


def _item(mind: MarineMind, best: Plan, option: act.GainItem) -> Advice:
    if option.item == HEALTH and mind.figure.damage < 2:
        return Advice(option, mind.end_worth(mind.figure.space) - 0.5, "nothing to heal")
    return Advice(option, best.worth + AT_ONCE, "it costs nothing")


def _ability(
    state: DoomState, mind: MarineMind, plans: dict[str, Plan], best: Plan, option: act.UseAbility
) -> Advice:
    source = mind.game.sources[option.ability]
    here = mind.end_worth(mind.figure.space)
    if source.sort == "objective":
        if source.ability.moment == "main":
            plan = plans.get("ability")
            worth = plan.worth if plan is not None and plan.stop == mind.figure.space else here
            return Advice(option, worth, "the objective")
        if any(call.verb == "take_token" for call in source.calls) and not _may_take(mind, option.ability):
            return Advice(option, here - 0.5, "others carry enough")
        now = plans[""]
        if source.ability.moment == "bonus" and _busy(now) and now.then and not wins(state, option.ability):
            return Advice(option, now.worth - 0.05, "after the attack")
        return Advice(option, best.worth + AT_ONCE, "the objective")
    verbs = {call.verb for call in source.calls}
    if "gain_main" in verbs:
        if mind.activation.mains > 0 or not mind.mains:
            return Advice(option, here - 1.0, "later")
        gain = max(mind.with_card(id, card).worth for id, card in mind.mains) - best.worth
        return Advice(option, best.worth + max(gain, 0.05), "one more main action")
    if "choose_teleporter" in verbs:
        return Advice(option, _jump(state, mind) - 1.0, "through a teleporter")
    worth = worth_of(state, mind.seat, option.ability, option.figure)
    worth -= price_of(state, mind.seat, option.ability)
    if source.ability.moment == "bonus":
        worth -= _given_up(plans[""])
    if source.ability.moment == "attack.before":
        worth += mind.end_worth(mind.figure.space) - best.worth + 0.5
    return Advice(option, best.worth + worth if worth > 0 else here + worth, "an ability")


def _jump(state: DoomState, mind: MarineMind) -> float:
    """The best place that a teleporter leads to."""
    free = [
        space
        for space, active in state.table.teleporters.items()
        if active and not state.field.occupied >> space & 1
    ]
    return max((mind.end_worth(space) for space in free), default=NEVER)


def _may_take(mind: MarineMind, ability: str) -> bool:
    return mind.purpose.label in ("fetch", "deliver")


# --- the rest -----------------------------------------------------------------------------------------------


def _spend(
    state: DoomState, seat: SeatId, memory: ExtraMovement, options: Sequence[Action], careful: bool
) -> list[Advice]:
    """Movement points outside the activation: away from danger, or towards the goal."""
    figure = state.table.figures[memory.figure]
    reach = Reach(state, figure, memory.points)
    purpose = purpose_of(state, seat)
    far = far_from(state, purpose)
    danger, others = danger_for(state, seat), crowd(state, seat)
    worths = prey(state)

    def worth(space: int) -> float:
        found = -purpose.urgent * max(0, far[space] - purpose.slack)
        found -= danger.price(state, seat, space, others, figure.damage)
        if reach.deadly >> space & 1:
            demon = state.table.figures[state.field.at[space]]
            found += price(state.game, demon.kind) + GLORY + extra_for(state, worths, demon)
        return found

    best = max(bits(reach.within(memory.points) | 1 << figure.space), key=worth)
    first = None if best == figure.space else reach.first(state, best, seat)
    found = []
    for option in options:
        if option == first:
            found.append(Advice(option, worth(best), "a better place"))
        elif isinstance(option, act.Done):
            found.append(Advice(option, worth(figure.space), "stay"))
        else:
            space = getattr(option, "space", figure.space)
            found.append(Advice(option, min(worth(space), worth(best)) - 0.3, "a way"))
    return found


def _respawn(state: DoomState, seat: SeatId, option: Action) -> Advice:
    """Back onto the map: near the goal, far from the demons, best onto one of them."""
    space = getattr(option, "space", 0)
    purpose = purpose_of(state, seat)
    far = far_from(state, purpose)
    worth = -purpose.urgent * far[space]
    worth -= danger_for(state, seat).price(state, seat, space, crowd(state, seat), 0)
    if state.field.demons >> space & 1:
        demon = state.table.figures[state.field.at[space]]
        worth += price(state.game, demon.kind) + extra_for(state, prey(state), demon)
    return Advice(option, worth, "the nearest safe way back")
