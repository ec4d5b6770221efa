"""Use: whether carrying out an effect would change anything, so that nothing is played in vain.  REL-CLR-07.

One table: the verbs that may come to nothing, each with the question whether it would do something now. A
verb that is not in it always does. What is a price by itself (`spend_charge`) is no use of an effect.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from grimtable.games.relic.changes.cards import can_draw
from grimtable.games.relic.remembering import Battle, Moving, Resolving, Test
from grimtable.games.relic.table import ATTRIBUTES, HIGHEST, MIDDLE, THREATS
from grimtable.games.relic.topics.cards import charged_assets, holding
from grimtable.games.relic.topics.enemies import enemies_here
from grimtable.games.relic.topics.places import places
from grimtable.games.relic.topics.players import group
from grimtable.kernel.identity import Space

if TYPE_CHECKING:
    from grimtable.content import Effect
    from grimtable.content.amounts import Amount
    from grimtable.games.relic.game import RelicState
    from grimtable.games.relic.table import Player

Values = Mapping[str, Any]
Useful = Callable[["RelicState", Resolving, Values], bool]


def is_useful(state: RelicState, effect: Effect, resolving: Resolving) -> bool:
    """Whether at least one call of an effect would change the table."""
    for call in effect.calls:
        if call.guard.tests and not call.guard.hold(state, resolving):
            continue
        useful = VERBS.get(call.verb)
        if useful is None or useful(state, resolving, call.parameters):
            return True
    return False


def _number(
    state: RelicState, resolving: Resolving, values: Values, key: str = "amount", default: int = 1
) -> int:
    written: Amount | None = values.get(key)
    if written is None:
        return default
    # Most amounts are printed numbers.
    return written.fixed if written.fixed is not None else written.value(state, resolving)


def _you(state: RelicState, resolving: Resolving) -> Player:
    return state.table.players[resolving.seat]


def _forbidden(state: RelicState, deed: str, seat: str) -> bool:
    return bool(state.lasting.by_name) and state.lasting.forbids(deed, seat) is not None


def _never(state: RelicState, resolving: Resolving, values: Values) -> bool:
    return False


# --- battles, tests, movement -----------------------------------------------------------------------------


def _battle(state: RelicState) -> Battle | None:
    """The battle in progress, while it is not decided."""
    battle = state.in_progress(Battle)
    return battle if battle is not None and _is_open(state, battle) else None


def _contest(state: RelicState) -> Battle | Test | None:
    contest = state.game.contest(state, undecided=True)
    return contest if contest is not None and _is_open(state, contest) else None


def _is_open(state: RelicState, contest: Battle | Test) -> bool:
    """Nobody was cut short, and an outcome is not known yet."""
    if state.table.players[contest.seat].breaks != contest.breaks:
        return False
    if type(contest) is Battle:
        return not contest.outcome and not contest.called_off
    return contest.outcome in ("", "rolling")


def _changes_battle(state: RelicState, resolving: Resolving, values: Values) -> bool:
    return _contest(state) is not None and _number(state, resolving, values) != 0


def _changes_enemy(state: RelicState, resolving: Resolving, values: Values) -> bool:
    return _battle(state) is not None and _number(state, resolving, values) != 0


def _adds_dice(state: RelicState, resolving: Resolving, values: Values) -> bool:
    """REL-DIE-08: only before the roll."""
    contest = _contest(state)
    return contest is not None and not contest.dice and _number(state, resolving, values) > 0


def _rerolls(state: RelicState, resolving: Resolving, values: Values) -> bool:
    """REL-DIE-11: dice that were rolled, and that nothing has looked at."""
    contest = _contest(state)
    return contest is not None and bool(contest.dice) and not contest.counted


def _rerolls_enemy(state: RelicState, resolving: Resolving, values: Values) -> bool:
    battle = _battle(state)
    return battle is not None and bool(battle.enemy_dice) and not battle.enemy_counted


def _multiplies(state: RelicState, resolving: Resolving, values: Values) -> bool:
    battle = _battle(state)
    return battle is not None and battle.multiplier != values.get("by", 2)


def _fights_with(state: RelicState, resolving: Resolving, values: Values) -> bool:
    battle = _battle(state)
    return battle is not None and (battle.fights_with or battle.attribute) != values["attribute"]


def _spares_life(state: RelicState, resolving: Resolving, values: Values) -> bool:
    battle = state.in_progress(Battle)
    if battle is None or battle.life_loss <= 0 or state.table.players[battle.seat].breaks != battle.breaks:
        return False
    if battle.life_loss + state.lasting.total("loss", battle.seat) <= 0:
        return False
    return not (
        _forbidden(state, "lose_battle_life", battle.seat) or _forbidden(state, "lose_life", battle.seat)
    )


def _decides(state: RelicState, resolving: Resolving, values: Values) -> bool:
    return _battle(state) is not None


def _silences(state: RelicState, resolving: Resolving, values: Values) -> bool:
    battle = _battle(state)
    if battle is None or battle.silenced:
        return False
    for card in battle.enemies:
        if state.game.fights[card]:
            return True
    return False


def _moving(state: RelicState, resolving: Resolving) -> Moving | None:
    """The player's own movement, while there are points to be changed."""
    moving = state.in_progress(Moving)
    return moving if moving is not None and moving.seat == resolving.seat and not moving.placed else None


def _changes_movement(state: RelicState, resolving: Resolving, values: Values) -> bool:
    moving = _moving(state, resolving)
    return moving is not None and max(1, moving.points + _number(state, resolving, values)) != moving.points


def _sets_movement(state: RelicState, resolving: Resolving, values: Values) -> bool:
    moving = _moving(state, resolving)
    return moving is not None and max(1, _number(state, resolving, values)) != moving.points


def _rerolls_movement(state: RelicState, resolving: Resolving, values: Values) -> bool:
    moving = _moving(state, resolving)
    return moving is not None and not moving.counted


# --- figures and the board --------------------------------------------------------------------------------


def _goes_to(state: RelicState, resolving: Resolving, space: int) -> bool:
    """REL-INN-06, REL-MOV-20: nobody is placed out of the Inner tier, nor where the figure stands already."""
    here = _you(state, resolving).space
    return here < MIDDLE.stop and space != here


def _goes_to_named(state: RelicState, resolving: Resolving, values: Values) -> bool:
    return _goes_to(state, resolving, state.game.space_numbers[values["space"]])


def _goes_to_chosen(state: RelicState, resolving: Resolving, values: Values) -> bool:
    return resolving.space >= 0 and _goes_to(state, resolving, resolving.space)


def _goes_to_target(state: RelicState, resolving: Resolving, values: Values) -> bool:
    if not resolving.target:
        return False
    space = state.table.players[resolving.target].space
    return 0 <= space < MIDDLE.stop and _goes_to(state, resolving, space)


def _goes_to_start(state: RelicState, resolving: Resolving, values: Values) -> bool:
    start = state.game.heroes[_you(state, resolving).hero].start
    return _goes_to(state, resolving, state.game.space_numbers[start])


def _walks(state: RelicState, resolving: Resolving, values: Values) -> bool:
    on_a_ring = _you(state, resolving).space < MIDDLE.stop
    return on_a_ring and _number(state, resolving, values, "steps") > 0


def _grants(state: RelicState, resolving: Resolving, values: Values) -> bool:
    """A special movement that is due already is not due twice."""
    return values["movement"] not in _you(state, resolving).movements


def _evades(state: RelicState, resolving: Resolving, values: Values) -> bool:
    if _number(state, resolving, values) <= 0 or not enemies_here(state, resolving.seat):
        return False
    return not _forbidden(state, "evade", resolving.seat)


def _draws_threats(state: RelicState, resolving: Resolving, values: Values) -> bool:
    """REL-EXP-13: not in the Inner tier; REL-R-83: not from empty decks."""
    space = _you(state, resolving).space
    return space < MIDDLE.stop and _has_threats(state, values) and _number(state, resolving, values) > 0


def _places_threats(state: RelicState, resolving: Resolving, values: Values) -> bool:
    space = resolving.space if resolving.space >= 0 else _you(state, resolving).space
    return space < MIDDLE.stop and _has_threats(state, values) and _number(state, resolving, values) > 0


def _has_threats(state: RelicState, values: Values) -> bool:
    deck: str = values["deck"]
    return can_draw(state, deck) if deck in THREATS else _has_any_threats(state)


def _has_any_threats(state: RelicState) -> bool:
    # Most decks are never empty.
    return can_draw(state, "red") or can_draw(state, "blue") or can_draw(state, "yellow")


def _looks(state: RelicState, resolving: Resolving, values: Values) -> bool:
    return _has_any_threats(state)


# --- dials, cards, influence ------------------------------------------------------------------------------


def _gains_life(state: RelicState, resolving: Resolving, values: Values) -> bool:
    player = _you(state, resolving)
    top = state.game.heroes[player.hero].life if values.get("capped") else HIGHEST
    if player.life >= top or _number(state, resolving, values) <= 0:
        return False
    return not _forbidden(state, "gain_life", player.seat)


def _buys_life(state: RelicState, resolving: Resolving, values: Values) -> bool:
    capped = {"capped": values.get("capped", True)}
    return _you(state, resolving).influence > 0 and _gains_life(state, resolving, capped)


def _loses_life(state: RelicState, resolving: Resolving, values: Values) -> bool:
    return _number(state, resolving, values) > 0 and not _forbidden(state, "lose_life", resolving.seat)


def _gains_attribute(state: RelicState, resolving: Resolving, values: Values) -> bool:
    player = _you(state, resolving)
    if _forbidden(state, "gain_attribute", player.seat):
        return False
    named = values["attribute"]
    among = (named,) if named in ATTRIBUTES else ATTRIBUTES
    return any(getattr(player, attribute) < HIGHEST for attribute in among)


def _gains_influence(state: RelicState, resolving: Resolving, values: Values) -> bool:
    return _number(state, resolving, values) > 0 and not _forbidden(state, "gain_influence", resolving.seat)


def _loses_influence(state: RelicState, resolving: Resolving, values: Values) -> bool:
    return _you(state, resolving).influence > 0 and _number(state, resolving, values) > 0


def _steals_influence(state: RelicState, resolving: Resolving, values: Values) -> bool:
    return bool(resolving.target) and state.table.players[resolving.target].influence > 0


def _steals_power(state: RelicState, resolving: Resolving, values: Values) -> bool:
    target = resolving.target
    return bool(target) and target != resolving.seat and bool(state.table.players[target].power)


def _draws_power(state: RelicState, resolving: Resolving, values: Values) -> bool:
    if _number(state, resolving, values) <= 0 or not can_draw(state, "power"):
        return False
    return not _forbidden(state, "draw_power", resolving.seat)


def _buys_power(state: RelicState, resolving: Resolving, values: Values) -> bool:
    return _you(state, resolving).influence > 0 and can_draw(state, "power")


def _draws_corruption(state: RelicState, resolving: Resolving, values: Values) -> bool:
    return can_draw(state, "corruption") and not _forbidden(state, "draw_corruption", resolving.seat)


def _draws_missions(state: RelicState, resolving: Resolving, values: Values) -> bool:
    return can_draw(state, "mission")


def _has_mission(state: RelicState, resolving: Resolving, values: Values) -> bool:
    return bool(_you(state, resolving).mission)


def _discards(state: RelicState, resolving: Resolving, values: Values) -> bool:
    return bool(holding(state, _you(state, resolving), values["what"], values.get("trait") or ""))


def _offers_wargear(state: RelicState, resolving: Resolving, values: Values) -> bool:
    return can_draw(state, "wargear")


def _gains_relic(state: RelicState, resolving: Resolving, values: Values) -> bool:
    return can_draw(state, "relic")


def _charges_asset(state: RelicState, resolving: Resolving, values: Values) -> bool:
    return bool(charged_assets(state, _you(state, resolving), values.get("trait") or ""))


def _has_trophies(state: RelicState, resolving: Resolving, values: Values) -> bool:
    return bool(_you(state, resolving).trophies)


def _has_assets(state: RelicState, resolving: Resolving, values: Values) -> bool:
    return bool(_you(state, resolving).assets)


def _lies_down(state: RelicState, resolving: Resolving, values: Values) -> bool:
    return _you(state, resolving).lying


# --- effects inside effects -------------------------------------------------------------------------------


def _may(state: RelicState, resolving: Resolving, values: Values) -> bool:
    do = is_useful(state, values["do"], resolving)
    holds = values.get("when")
    if do and (holds is None or holds.hold(state, resolving)):
        return True
    return "otherwise" in values and is_useful(state, values["otherwise"], resolving)


def _pays(state: RelicState, resolving: Resolving, values: Values) -> bool:
    price = _number(state, resolving, values, "influence")
    if _you(state, resolving).influence >= price and is_useful(state, values["do"], resolving):
        return True
    return "otherwise" in values and is_useful(state, values["otherwise"], resolving)


def _when(state: RelicState, resolving: Resolving, values: Values) -> bool:
    branch = "do" if values["holds"].hold(state, resolving) else "otherwise"
    return branch in values and is_useful(state, values[branch], resolving)


def _chooses(state: RelicState, resolving: Resolving, values: Values) -> bool:
    for option in values["options"]:
        if is_useful(state, option.do, resolving):
            return True
    return False


def useful_spaces(
    state: RelicState, resolving: Resolving, spaces: tuple[int, ...], effect: Effect
) -> Iterator[int]:
    """Those of the spaces on which an effect that means the chosen one would change anything."""
    chosen = resolving.space
    for space in spaces:
        resolving.space = Space(space)
        if is_useful(state, effect, resolving):
            yield space
    resolving.space = chosen


def _chooses_space(state: RelicState, resolving: Resolving, values: Values) -> bool:
    spaces = places(state, resolving.seat, values["among"])
    effect = values.get("do")
    if not spaces or effect is None:
        return bool(spaces)
    chosen = resolving.space
    for _ in useful_spaces(state, resolving, spaces, effect):
        resolving.space = chosen
        return True
    return False


def useful_targets(
    state: RelicState, resolving: Resolving, seats: tuple[str, ...], effect: Effect, by_target: bool
) -> tuple[str, ...]:
    """Those of the players whom choosing would change anything."""
    found: list[str] = []
    for seat in seats:
        doing, target = (seat, resolving.seat) if by_target else (resolving.seat, seat)
        if is_useful(state, effect, msgspec.structs.replace(resolving, seat=doing, target=target)):
            found.append(seat)
    return tuple(found)


def _chooses_player(state: RelicState, resolving: Resolving, values: Values) -> bool:
    seats = group(state, resolving.seat, values.get("among", "others"), resolving.target)
    effect = values.get("do")
    if not seats or effect is None:
        return bool(seats)
    return bool(useful_targets(state, resolving, seats, effect, values.get("by_target", True)))


def _for_each_player(state: RelicState, resolving: Resolving, values: Values) -> bool:
    seats = group(state, resolving.seat, values["who"], resolving.target)
    return bool(useful_targets(state, resolving, seats, values["do"], by_target=True))


def _rolls_table(state: RelicState, resolving: Resolving, values: Values) -> bool:
    shown = msgspec.structs.replace(resolving, amount=1)
    return any(is_useful(state, row.do, shown) for row in values["results"])


def _repeats(state: RelicState, resolving: Resolving, values: Values) -> bool:
    return _number(state, resolving, values, "times") > 0 and is_useful(state, values["do"], resolving)


VERBS: dict[str, Useful] = {
    "change_battle": _changes_battle,
    "change_enemy": _changes_enemy,
    "extra_dice": _adds_dice,
    "reroll": _rerolls,
    "reroll_enemy": _rerolls_enemy,
    "multiply_attribute": _multiplies,
    "fight_with": _fights_with,
    "spare_life": _spares_life,
    "win_battle": _decides,
    "call_off_battle": _decides,
    "silence_enemies": _silences,
    "change_movement": _changes_movement,
    "set_movement": _sets_movement,
    "reroll_movement": _rerolls_movement,
    "place": _goes_to_named,
    "place_chosen": _goes_to_chosen,
    "place_with_target": _goes_to_target,
    "place_on_start": _goes_to_start,
    "walk": _walks,
    "grant_movement": _grants,
    "evade_enemies": _evades,
    "draw_threat": _draws_threats,
    "place_threat": _places_threats,
    "look_at_decks": _looks,
    "gain_life": _gains_life,
    "buy_life": _buys_life,
    "lose_life": _loses_life,
    "gain_attribute": _gains_attribute,
    "gain_influence": _gains_influence,
    "lose_influence": _loses_influence,
    "steal_influence": _steals_influence,
    "steal_power": _steals_power,
    "draw_power": _draws_power,
    "buy_power": _buys_power,
    "draw_corruption": _draws_corruption,
    "draw_missions": _draws_missions,
    "gain_completed_mission": _draws_missions,
    "complete_mission": _has_mission,
    "discard_mission": _has_mission,
    "discard": _discards,
    "discard_all": _discards,
    "offer_wargear": _offers_wargear,
    "gain_wargear": _offers_wargear,
    "gain_relic": _gains_relic,
    "charge_asset": _charges_asset,
    "sell_trophies": _has_trophies,
    "sell_assets": _has_assets,
    "stand_up": _lies_down,
    "spend_charge": _never,
    "may": _may,
    "pay": _pays,
    "when": _when,
    "choose": _chooses,
    "choose_space": _chooses_space,
    "choose_player": _chooses_player,
    "for_each_player": _for_each_player,
    "roll_table": _rolls_table,
    "repeat": _repeats,
}
"""Verb → whether it would do something."""
