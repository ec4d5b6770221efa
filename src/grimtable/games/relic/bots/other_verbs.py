"""What verbs are worth that turn dials, move cards and figures, or make others choose."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from grimtable.content import Effect
from grimtable.games.relic.bots import prices as price
from grimtable.games.relic.bots.battle_verbs import drafted
from grimtable.games.relic.bots.charges import charge_gain
from grimtable.games.relic.bots.possessions import asset_worth, better_mission
from grimtable.games.relic.bots.worth import WIN
from grimtable.games.relic.table import ATTRIBUTES, INNER, SHEET, THREATS, token_key
from grimtable.games.relic.topics.cards import charged_assets
from grimtable.games.relic.topics.places import places
from grimtable.games.relic.topics.players import group

if TYPE_CHECKING:
    from grimtable.content import Call
    from grimtable.games.relic.bots.judging import Judge
    from grimtable.games.relic.remembering import Resolving

RIVAL: Final = 0.3  #: what a rival's loss is worth to oneself

Judged = Callable[["Judge", "Call", "Resolving"], float]


def _life(judge: Judge, call: Call, around: Resolving) -> float:
    capped = bool(call.parameters.get("capped", False))
    return judge.prices.life(judge.number(call, around), capped=capped)


def _lose_life(judge: Judge, call: Call, around: Resolving) -> float:
    lasting = judge.state.lasting
    if lasting.by_name and lasting.forbids("lose_life", judge.me.seat):
        return 0.0
    return judge.prices.life(-judge.number(call, around))


def _buy_life(judge: Judge, call: Call, around: Resolving) -> float:
    best = 0.0
    for amount in range(1, judge.me.influence + 1):
        best = max(best, judge.prices.life(amount, capped=True) - amount)
    return best


def _attribute(judge: Judge, call: Call, around: Resolving) -> float:
    amount = judge.number(call, around)
    if call.verb == "lose_attribute":
        amount = -amount
    named = str(call.parameters.get("attribute", ""))
    if named in ATTRIBUTES:
        return judge.prices.attribute(named, amount)
    found = [judge.prices.attribute(name, amount) for name in ATTRIBUTES]
    return sum(found) if named == "all" else max(found)


def _influence(judge: Judge, call: Call, around: Resolving) -> float:
    amount = judge.number(call, around)
    return judge.prices.influence(amount if call.verb == "gain_influence" else -amount)


def _steal_influence(judge: Judge, call: Call, around: Resolving) -> float:
    amount = judge.number(call, around)
    return (0.8 + RIVAL) * amount


def _draw_power(judge: Judge, call: Call, around: Resolving) -> float:
    return judge.prices.power(judge.number(call, around))


def _levels(judge: Judge, call: Call, around: Resolving) -> float:
    return judge.prices.level() * judge.number(call, around)


def _corruption(judge: Judge, call: Call, around: Resolving) -> float:
    return judge.prices.corruption(judge.number(call, around))


def _discard(judge: Judge, call: Call, around: Resolving) -> float:
    what = str(call.parameters.get("what", "power"))
    amount = judge.number(call, around)
    if call.verb == "discard_all":
        amount = 99
    me = judge.me
    if what == "corruption":
        return judge.prices.corruption(-amount)
    if what == "power":
        return -1.6 * min(amount, len(me.power))
    if what == "trophies":
        values = sorted(judge.state.game.values[card] for card in me.trophies)
        return -judge.prices.trophy_point() * sum(values[:amount])
    if what == "completed":
        return -7.0 * min(amount, len(me.completed))
    cards = [c for c in me.assets if what != "relics" or judge.state.game.is_relic[c]]
    return -sum(sorted(asset_worth(judge.state, me, card) for card in cards)[:amount])


def _missions(judge: Judge, call: Call, around: Resolving) -> float:
    if not judge.exact:
        return 0.8 if judge.me.mission else 3.0
    more = 1.0 + 0.4 * (judge.number(call, around) - 1)
    return 1.3 * price.MISSION * better_mission(judge.state.game, judge.me.mission) * more


def _complete(judge: Judge, call: Call, around: Resolving) -> float:
    return judge.prices.missions(1)


def _completed(judge: Judge, call: Call, around: Resolving) -> float:
    return judge.prices.missions(judge.number(call, around))


def _offer_wargear(judge: Judge, call: Call, around: Resolving) -> float:
    shown, influence = judge.number(call, around), judge.me.influence
    return 0.12 * shown * min(influence, 8)


def _gain_wargear(judge: Judge, call: Call, around: Resolving) -> float:
    return 3.0 * judge.number(call, around) + 0.4 * judge.number(call, around, "reveal")


def _gain_relic(judge: Judge, call: Call, around: Resolving) -> float:
    return judge.prices.relic()


def _take_this(judge: Judge, call: Call, around: Resolving) -> float:
    cards = judge.state.game.cards
    return asset_worth(judge.state, judge.me, around.card, keeping=False) if around.card in cards else 0.0


def _trophy_this(judge: Judge, call: Call, around: Resolving) -> float:
    return judge.prices.trophy_point() * judge.state.game.values.get(around.card, 0)


def _token(judge: Judge, call: Call, around: Resolving) -> float:
    amount = judge.number(call, around)
    if call.verb == "take_token":
        return -1.0 * amount
    return (price.TOKEN if call.parameters.get("on") == "sheet" else 1.2) * amount


def _charge_asset(judge: Judge, call: Call, around: Resolving) -> float:
    """A charge goes where it is worth most; more than a few on a card are never spent."""
    state, me = judge.state, judge.me
    if not judge.exact:
        return 1.0 if charged_assets(state, me) else 0.0
    return max((charge_gain(state, card) for card in charged_assets(state, me)), default=0.0)


def _may(judge: Judge, call: Call, around: Resolving) -> float:
    when = call.parameters.get("when")
    hold = getattr(when, "hold", None)
    if hold is not None and not hold(judge.state, around):
        return judge.inside(call, around, "otherwise")
    return max(judge.inside(call, around), judge.inside(call, around, "otherwise"))


def _pay(judge: Judge, call: Call, around: Resolving) -> float:
    cost = judge.number(call, around, "influence", 1)
    otherwise = judge.inside(call, around, "otherwise")
    if judge.me.influence < cost:
        return otherwise
    return max(judge.inside(call, around) - judge.prices.paying(cost), otherwise)


def _when(judge: Judge, call: Call, around: Resolving) -> float:
    holds = call.parameters.get("holds")
    hold = getattr(holds, "hold", None)
    return judge.inside(call, around, "do" if hold is None or hold(judge.state, around) else "otherwise")


def _choose(judge: Judge, call: Call, around: Resolving) -> float:
    options: Any = call.parameters["options"]
    return max(judge.effect(option.do, around) for option in options)


def _roll_table(judge: Judge, call: Call, around: Resolving) -> float:
    rows: Any = call.parameters["results"]
    raised = min(judge.me.influence, 6) if call.parameters.get("influence") else 0
    by_result = [0.0] * 13
    for row in rows:
        worth = judge.effect(row.do, around)
        for result in range(row.on[0], min(12, row.on[1]) + 1):
            by_result[result] = worth
    total = 0.0
    for face in range(1, 7):
        total += max(by_result[face + more] - more for more in range(raised + 1))
    return total / 6


def _each(judge: Judge, call: Call, around: Resolving) -> float:
    do = call.parameters.get("do")
    if not isinstance(do, Effect):
        return 0.0
    worth = 0.0
    for seat in group(judge.state, judge.me.seat, str(call.parameters.get("who", "others")), around.target):
        worth += judge.effect(do, around) if seat == judge.me.seat else judge.for_other(seat, do, around)
    return worth


def _choose_player(judge: Judge, call: Call, around: Resolving) -> float:
    do = call.parameters.get("do")
    if not isinstance(do, Effect):
        return 0.0
    among = group(judge.state, judge.me.seat, str(call.parameters.get("among", "others")), around.target)
    if not among:
        return 0.0
    if call.parameters.get("by_target", True):
        if judge.battle is not None and any(each.verb == "change_battle" for each in do.calls):
            return max(drafted(judge, do, seat) for seat in among)
        return max(judge.for_other(seat, do, around) for seat in among)
    return judge.effect(do, around)


def _choose_space(judge: Judge, call: Call, around: Resolving) -> float:
    do = call.parameters.get("do")
    if not isinstance(do, Effect):
        return 0.0
    spaces = places(judge.state, judge.me.seat, str(call.parameters.get("among", "any")))
    if any(each.verb == "discard_threats" for each in do.calls):
        lying = judge.state.table.spaces
        spaces = tuple(space for space in spaces if lying[space])
    return max((judge.space(do, space, around) for space in spaces), default=0.0)


def _draw_threat(judge: Judge, call: Call, around: Resolving) -> float:
    resolved = bool(call.parameters.get("resolve", True))
    worth = judge.drawing if resolved else judge.adding
    if worth is None:
        return 0.3
    deck = str(call.parameters.get("deck", "choice"))
    best = max(worth(each) for each in (THREATS if deck not in THREATS else (deck,)))
    return best * judge.number(call, around)


def _place(judge: Judge, call: Call, around: Resolving) -> float:
    if judge.being_at is None:
        return 0.0
    space = judge.state.game.space_numbers[str(call.parameters["space"])]
    return judge.being_at(space) - judge.being_at(judge.me.space)


def _grant(judge: Judge, call: Call, around: Resolving) -> float:
    return 2.5 if call.parameters.get("movement") == "any_space" else 0.4


def _forbid(judge: Judge, call: Call, around: Resolving) -> float:
    deed = str(call.parameters.get("deed", ""))
    inside = judge.me.space >= INNER.start
    if deed == "draw_corruption":
        return 3.0 if inside else 0.3
    if deed == "lose_life":
        return 5.0 if inside else 1.0
    return -0.8 if call.verb == "forbid" else 0.8


def _modify(judge: Judge, call: Call, around: Resolving) -> float:
    changes, amount = str(call.parameters.get("changes", "")), judge.number(call, around)
    sign = -1 if changes in ("enemy", "wargear_cost", "level_cost", "relic_cost", "loss") else 1
    return 0.5 * sign * amount


def _win(judge: Judge, call: Call, around: Resolving) -> float:
    return WIN


def _again(judge: Judge, call: Call, around: Resolving) -> float:
    tokens = judge.state.table.tokens.get(token_key(judge.me.seat, SHEET), 0)
    return 5.0 + 3.0 * tokens


def _sell_trophies(judge: Judge, call: Call, around: Resolving) -> float:
    return 0.05


def _buy_power(judge: Judge, call: Call, around: Resolving) -> float:
    return max(judge.prices.power(n + 1) - judge.prices.power(1) - n for n in range(judge.me.influence + 1))


def _repeat(judge: Judge, call: Call, around: Resolving) -> float:
    return judge.inside(call, around) * judge.number(call, around, "times")


def _steal_power(judge: Judge, call: Call, around: Resolving) -> float:
    return judge.prices.power(1) + RIVAL


def _random_power(judge: Judge, call: Call, around: Resolving) -> float:
    return -price.POWER * min(judge.number(call, around), len(judge.me.power))


def _jump(judge: Judge, call: Call, around: Resolving) -> float:
    return 5.0


OTHER_VERBS: Final[dict[str, Judged]] = {
    "gain_life": _life,
    "lose_life": _lose_life,
    "buy_life": _buy_life,
    "gain_attribute": _attribute,
    "lose_attribute": _attribute,
    "gain_influence": _influence,
    "lose_influence": _influence,
    "spend_influence": _influence,
    "steal_influence": _steal_influence,
    "draw_power": _draw_power,
    "buy_power": _buy_power,
    "steal_power": _steal_power,
    "discard_random_power": _random_power,
    "gain_levels": _levels,
    "draw_corruption": _corruption,
    "discard": _discard,
    "discard_all": _discard,
    "draw_missions": _missions,
    "complete_mission": _complete,
    "gain_completed_mission": _completed,
    "offer_wargear": _offer_wargear,
    "gain_wargear": _gain_wargear,
    "gain_relic": _gain_relic,
    "take_this": _take_this,
    "take_this_as_trophy": _trophy_this,
    "put_token": _token,
    "take_token": _token,
    "charge_asset": _charge_asset,
    "charge_this": _charge_asset,
    "may": _may,
    "pay": _pay,
    "when": _when,
    "choose": _choose,
    "roll_table": _roll_table,
    "for_each_player": _each,
    "choose_player": _choose_player,
    "choose_space": _choose_space,
    "draw_threat": _draw_threat,
    "place": _place,
    "grant_movement": _grant,
    "forbid": _forbid,
    "permit": _forbid,
    "modify": _modify,
    "win_game": _win,
    "confront_again": _again,
    "sell_trophies": _sell_trophies,
    "repeat": _repeat,
    "jump_from_rift": _jump,
}
