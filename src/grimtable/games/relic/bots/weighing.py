"""Weighing: every legal action with its worth and the reason, one function for each kind of action."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from grimtable.games.advice import NEVER, Advice
from grimtable.games.relic import actions as act
from grimtable.games.relic.bots import prices as price
from grimtable.games.relic.bots.answering import weigh_answer, weigh_play_card
from grimtable.games.relic.bots.charges import charge_gain, charge_price
from grimtable.games.relic.bots.fights import Fight, value_in
from grimtable.games.relic.bots.inner_run import option_chance
from grimtable.games.relic.bots.mind import Mind
from grimtable.games.relic.bots.moving import (
    Weighed,
    asking,
    test_stakes,
    test_value,
    weigh_direction,
    weigh_movement_box,
    weigh_moving_on,
    weigh_roll,
    weigh_space,
    weigh_value,
)
from grimtable.games.relic.bots.possessions import (
    asset_worth,
    card_worth,
    mission_ease,
)
from grimtable.games.relic.bots.runners import chance_from, leaps, trophies_for_leap
from grimtable.games.relic.bots.trophies import weigh_trophies_done, weigh_trophy
from grimtable.games.relic.bots.worth import WIN
from grimtable.games.relic.changes.dials import value_of
from grimtable.games.relic.choices import (
    Buying,
    ChoosingAttribute,
    ChoosingOption,
    ChoosingPlayer,
    Discarding,
    Jumping,
    Looking,
    MayDo,
    OfferingWargear,
    RollingTable,
    Selling,
    TakingRelic,
)
from grimtable.games.relic.procedures.experience import Experience
from grimtable.games.relic.procedures.inner_tier import threshold
from grimtable.games.relic.remembering import Battle, Engagement, Resolving
from grimtable.games.relic.table import SCENARIO_SPACE
from grimtable.games.relic.topics.abilities import context, fitting
from grimtable.games.relic.topics.cards import wargear_price
from grimtable.games.relic.topics.dice import pass_chance
from grimtable.kernel import Action
from grimtable.kernel.action import Pass

if TYPE_CHECKING:
    from grimtable.games.relic.game import RelicState

ENOUGH: Final = 9  #: an attribute beyond this grows only when the others have caught up

Weigher = Callable[[Mind, Any], Weighed]


def weigh(state: RelicState, seat: str, legal: Sequence[Action], *, exact: bool) -> list[Advice]:
    """Every legal action with its worth to the seat."""
    mind = Mind(state, seat, exact=exact)
    return [Advice(action, *WEIGHERS[type(action)](mind, action)) for action in legal]


def _indifferent(mind: Mind, action: Action) -> Weighed:
    return 0.0, "one is as good as another"


# --- exploration and engagement -----------------------------------------------------------------------------


def _draw_from(mind: Mind, action: act.DrawFrom) -> Weighed:
    resolved = bool(getattr(asking(mind), "resolve", False))
    worth = mind.visits.draw(action.deck) if resolved else mind.visits.adding(action.deck)
    return worth, f"what a {action.deck} card is worth on the average"


def _carry_out(mind: Mind, action: act.CarryOut) -> Weighed:
    space = mind.state.game.spaces[mind.me.space]
    box = next(box for box in space.boxes if box.title == action.box)
    around = context(mind.state, mind.seat, space.id)
    worth = mind.judge.effect(box.do, around)
    errand = mind.visits.errand.objective
    if errand is not None and errand.moment == "influence.added" and mind.me.influence:
        if any(str(test.parameters.get("name")) == action.box for test in errand.if_.tests):
            worth += mind.judge.prices.missions(1)
    return worth, "what the box gives, its price taken off"


def _end_phase(mind: Mind, action: act.EndPhase) -> Weighed:
    return 0.0, "neither of the boxes"


def _fight(mind: Mind, action: act.Fight) -> Weighed:
    state = mind.state
    memory = asking(mind)
    value = value_in(state, mind.me, action.attribute)
    if isinstance(memory, Engagement):
        cards = [
            card
            for card in state.table.spaces[mind.me.space]
            if state.game.threats[card].attribute == action.attribute and card not in state.table.evaded
        ]
        value -= sum(state.game.values[card] for card in cards)
        return Fight(value, thumb=not mind.exact).odds.won, "the likelier battle first: a loss ends the phase"
    return float(value), "the type in which the hero is strongest"


def _evade(mind: Mind, action: act.Evade) -> Weighed:
    state = mind.state
    threat = state.game.threats[action.card]
    attribute = str(threat.attribute)
    group = [
        card
        for card in state.table.spaces[mind.me.space]
        if state.game.threats[card].attribute == attribute and card not in state.table.evaded
    ]
    values = sum(state.game.values[card] for card in group)
    whole = mind.visits.fight(attribute, values)
    rest = mind.visits.fight(attribute, values - threat.value) if values > threat.value else 0.0
    return rest - whole - 0.1, "what the battle is worth without this enemy"


def _decline(mind: Mind, action: act.Decline) -> Weighed:
    memory = asking(mind)
    if isinstance(memory, MayDo):
        return mind.judge.at(memory.otherwise, context(mind.state, mind.seat, memory.card)), "leave it"
    return 0.0, "leave it"


def _accept(mind: Mind, action: act.Accept) -> Weighed:
    memory = asking(mind)
    if isinstance(memory, MayDo):
        around = mind.state.in_progress(Resolving) or context(mind.state, mind.seat, memory.card)
        worth = mind.judge.at(memory.do, around) + 0.01
        return worth - mind.judge.prices.paying(memory.influence), "what it does, its price taken off"
    if isinstance(memory, Jumping):
        return _leap(mind, memory)
    return 1.0, "more of a good thing"


def _leap(mind: Mind, jumping: Jumping) -> Weighed:
    """REL-INN-09: a space further for what is paid, which the centre may ask for as well."""
    if not mind.exact:
        return 1.0, "a space further"
    decision = mind.state.decision
    by_trophies = decision is not None and decision.question == "pay_trophies"
    best = {True: 0.0, False: 0.0}
    spent = trophies_for_leap(mind.state, mind.me)
    for leap in leaps(mind.runner(mind.me), threshold(mind.state), spent):
        paid = leap.trophies if by_trophies else leap.influence
        if by_trophies and leap.influence:
            continue  # that has been decided before
        space = min(SCENARIO_SPACE, leap.space + jumping.influence)
        best[paid] = max(best[paid], chance_from(mind.state, leap.runner, space))
    return WIN * (best[True] - best[False]) + 0.05, "a space further, and what is left for the centre"


def _resolve(mind: Mind, action: act.Resolve) -> Weighed:
    threat = mind.state.game.threats.get(action.card)
    if threat is None:
        return 0.0, "the order does not matter"
    return mind.judge.source(threat.do, action.card), "what is good comes first"


# --- battles ------------------------------------------------------------------------------------------------


def _declare(mind: Mind, action: act.Declare) -> Weighed:
    state = mind.state
    contest = state.game.contest(state)
    in_battle = isinstance(contest, Battle)
    table = state.game.battle_bonus if in_battle else state.game.test_bonus
    assert contest is not None
    found = fitting(state, mind.seat, action.card, table[action.card], contest.attribute)
    amount = sum(bonus.amount for bonus in found)
    cost = mind.judge.prices.paying(sum(bonus.influence for bonus in found))
    if any(bonus.charge for bonus in found):
        cost += charge_price(state, action.card)
    if any(bonus.discard for bonus in found):
        cost += 0.6 * asset_worth(state, mind.me, action.card)
    if not cost:
        return 5.0, "a bonus that costs nothing"
    if isinstance(contest, Battle):
        fight = mind.fight
        gain = fight.better(by=amount).worth - fight.worth if fight is not None else 0.0
    else:
        need = contest.target - test_value(mind, contest)
        passed, failed = test_stakes(mind, contest)
        gain = (pass_chance(need - amount) - pass_chance(need)) * (passed - failed)
    return gain - cost, f"+{amount} for a price of {cost:.1f}"


def _ready(mind: Mind, action: act.Ready) -> Weighed:
    return 0.0, "no further bonus"


def _reroll(mind: Mind, action: act.RerollDie) -> Weighed:
    memory = asking(mind)
    enemy = bool(getattr(memory, "enemy", False))
    contest = mind.state.game.contest(mind.state)
    chains = contest.enemy_dice if enemy and isinstance(contest, Battle) else getattr(contest, "dice", ())
    faces = [(face, sum(chain[place:])) for chain in chains for place, face in enumerate(chain)]
    lost = faces[action.number - 1][1]
    return float(lost if enemy else -lost), "the die that weighs most" if enemy else "the lowest die"


# --- cards and prices ---------------------------------------------------------------------------------------


def _discard(mind: Mind, action: act.Discard) -> Weighed:
    memory = asking(mind)
    worth = card_worth(mind.state, mind.me, action.card)
    if isinstance(memory, Selling):
        price_of = memory.price if memory.what == "assets" else mind.state.game.values.get(action.card, 0)
        return price_of - worth, "what it is sold for"
    if isinstance(memory, Discarding) and memory.points:
        short = memory.points - memory.worth
        value = mind.state.game.values.get(action.card, 0)
        return -abs(short - value) - 0.1 * worth, "no more than needed"
    return -worth - 0.01, f"it is worth {worth:.1f}"


def _discard_unread(mind: Mind, action: act.DiscardUnread) -> Weighed:
    return -7.0, "one mission is worth another; which it was nobody knows"


def _done(mind: Mind, action: act.Done) -> Weighed:
    memory = asking(mind)
    if isinstance(memory, Experience) and memory.spending and mind.me.trophies:
        return weigh_trophies_done(mind, memory)
    return 0.0, "enough"


def _spend_trophy(mind: Mind, action: act.SpendTrophy) -> Weighed:
    return weigh_trophy(mind, mind.state.innermost(Experience), action.card)


def _choose_option(mind: Mind, action: act.ChooseOption) -> Weighed:
    memory = asking(mind)
    assert isinstance(memory, ChoosingOption)
    around = mind.state.in_progress(Resolving) or context(mind.state, mind.seat, memory.card)
    place = memory.effects[memory.names.index(action.option)]
    worth = mind.judge.at(place, around)
    if mind.state.table.phase == "engagement" and mind.me.space == SCENARIO_SPACE and mind.exact:
        worth += _of_sheet(mind, place)
    return worth, "what it does"


def _of_sheet(mind: Mind, place: tuple[str, str, str]) -> float:
    """At the centre an option is as good as its chance to win the game."""
    if place[0] != "scenarios":
        return 0.0
    game, effect = mind.state.game, mind.state.game.effects[place]
    return WIN * option_chance(game, mind.state.table.scenario, effect, mind.runner(mind.me))


def _choose_attribute(mind: Mind, action: act.ChooseAttribute) -> Weighed:
    memory = asking(mind)
    value = value_of(mind.me, action.attribute)
    if isinstance(memory, ChoosingAttribute) and memory.amount < 0:
        floor = getattr(mind.state.game.heroes[mind.me.hero], action.attribute)
        return -0.1 * value if value > floor else 1.0, "the attribute that is missed least"
    if value >= 12:
        return NEVER, "it cannot rise"
    grown = min(value, ENOUGH) - 0.6 * max(0, value - ENOUGH)
    run = mind.judge.prices.attribute(action.attribute, 1) - price.ATTRIBUTE
    return 0.1 * grown + run, "one strong attribute first, then the others"


def _point_at(mind: Mind, action: act.PointAt) -> Weighed:
    memory = asking(mind)
    threat = mind.judge.threat(action.player)
    if isinstance(memory, ChoosingPlayer) and memory.do[0]:
        state = mind.state
        around = context(state, mind.seat, memory.card)
        effect = state.game.effects[memory.do]
        if memory.by_target:
            if mind.fight is not None and any(call.verb == "change_battle" for call in effect.calls):
                battle = state.innermost(Battle)
                half = (value_of(state.table.players[action.player], battle.attribute) + 1) // 2
                return half - threat, "the strongest helper"
            return mind.judge.for_other(action.player, effect, around), "what it does to that player"
        around.target = action.player
        other = state.table.players[action.player]
        return threat + 0.2 * min(2, other.influence) + 0.3 * bool(other.power), "the nearest rival"
    return threat, "the nearest rival"


def _spend_influence(mind: Mind, action: act.SpendInfluence) -> Weighed:
    memory = asking(mind)
    number = action.number
    if isinstance(memory, RollingTable):
        around = mind.state.in_progress(Resolving) or context(mind.state, mind.seat, memory.card)
        result = memory.result + number
        row = next((row for row in memory.rows if row[0] <= result <= row[1]), None)
        worth = mind.judge.at((row[2], row[3], row[4]), around) if row is not None else 0.0
        objective = mind.visits.errand.objective
        if number and objective is not None and objective.moment == "influence.added":
            if any(str(test.parameters.get("name")) == around.subject for test in objective.if_.tests):
                worth += mind.judge.prices.missions(1)
        return worth - mind.judge.prices.paying(number), f"a result of {result}"
    if isinstance(memory, Buying):
        prices = mind.judge.prices
        worth = prices.life(number, capped=memory.capped) if memory.what == "life" else prices.power(number)
        return worth - 1.05 * prices.paying(number), f"{number} for {number} influence"
    return -mind.judge.prices.paying(number), "the price"


def _take_card(mind: Mind, action: act.TakeCard) -> Weighed:
    memory = asking(mind)
    state = mind.state
    if isinstance(memory, OfferingWargear):
        worth = asset_worth(state, mind.me, action.card, keeping=False)
        cost = 0 if memory.free else wargear_price(state, mind.me, action.card)
        if len(mind.me.assets) >= state.game.heroes[mind.me.hero].asset_limit:
            worth -= min(asset_worth(state, mind.me, card) for card in mind.me.assets)
        return worth - mind.judge.prices.paying(cost), f"worth {worth:.1f} for {cost} influence"
    if isinstance(memory, TakingRelic):
        return asset_worth(state, mind.me, action.card, keeping=False), "the better relic"
    return charge_gain(state, action.card), "the charge goes where it is worth most"


def _keep_mission(mind: Mind, action: act.KeepMission) -> Weighed:
    card = mind.state.game.missions[action.card]
    tokens = mind.state.table.tokens.get(f"{mind.seat}@{action.card}", 0)
    reward = mind.judge.source(card.reward, action.card)
    ease = min(1.0, mission_ease(card) + 0.2 * tokens)
    return ease * (
        mind.judge.prices.missions(1) + max(0.0, reward)
    ), f"{ease:.0%} likely soon, reward {reward:.1f}"


def _exchange(mind: Mind, action: act.ExchangeMissions) -> Weighed:
    return mind.judge.prices.relic(), "a relic"


def _draw_mission(mind: Mind, action: act.DrawMission) -> Weighed:
    return 3.0, "a new mission"


def _on_top(mind: Mind, action: act.LeaveOnTop) -> Weighed:
    cards = mind.state.table.decks[action.deck].cards
    memory = asking(mind)
    if not cards or not isinstance(memory, Looking):
        return 0.0, "it stays"
    return 0.3 * (_card_drawn(mind, cards[-1]) - mind.visits.draw(action.deck)), "better than another card"


def _to_bottom(mind: Mind, action: act.PutToBottom) -> Weighed:
    return 0.0, "another card instead"


def _card_drawn(mind: Mind, card: str) -> float:
    """What a known Threat card is worth to whoever draws it."""
    threat = mind.state.game.threats[card]
    if threat.type == "enemy":
        return mind.visits.fight(str(threat.attribute), threat.value)
    if threat.type == "asset":
        return asset_worth(mind.state, mind.me, card, keeping=False)
    return mind.judge.source(threat.do, card)


def _give_up(mind: Mind, action: act.GiveUp) -> Weighed:
    return NEVER, "who leaves cannot win"


def _pass(mind: Mind, action: Pass) -> Weighed:
    return 0.0, "keep it"


WEIGHERS: Final[dict[type[Action], Weigher]] = {
    act.KeepSheet: _indifferent,
    act.TakeColour: _indifferent,
    act.Roll: weigh_roll,
    act.PlayValue: weigh_value,
    act.Go: weigh_direction,
    act.UseMovementBox: weigh_movement_box,
    act.MoveOn: weigh_moving_on,
    act.DrawMission: _draw_mission,
    act.DrawFrom: _draw_from,
    act.CarryOut: _carry_out,
    act.EndPhase: _end_phase,
    act.Resolve: _resolve,
    act.Fight: _fight,
    act.Evade: _evade,
    act.Declare: _declare,
    act.Ready: _ready,
    act.RerollDie: _reroll,
    act.Use: weigh_answer,
    act.PlayCard: weigh_play_card,
    act.Discard: _discard,
    act.DiscardUnread: _discard_unread,
    act.Done: _done,
    act.Accept: _accept,
    act.Decline: _decline,
    act.ChooseSpace: weigh_space,
    act.ChooseOption: _choose_option,
    act.ChooseAttribute: _choose_attribute,
    act.PointAt: _point_at,
    act.SpendInfluence: _spend_influence,
    act.SpendTrophy: _spend_trophy,
    act.TakeNewHero: _indifferent,
    act.TakeCard: _take_card,
    act.KeepMission: _keep_mission,
    act.LeaveOnTop: _on_top,
    act.PutToBottom: _to_bottom,
    act.ExchangeMissions: _exchange,
    act.GiveUp: _give_up,
    Pass: _pass,
}
