"""Special rules: what a scenario does at a moment, by itself or if the Invader likes.

D4X-SCN-20, D4X-SCN-27, D4X-SCN-42, D4X-SCN-46: each is data of its scenario. Nobody's rules happen at the
moments that have a step for them (`scenario_check.BY_ITSELF`); those of the Invader
stand in the index of answers like his cards.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from grimtable.games.doom2004 import counters, events
from grimtable.games.doom2004.actions import UseRule
from grimtable.games.doom2004.procedures.resolving import Resolving, period
from grimtable.games.doom2004.procedures.summoning import somebody_can_come, summoning_of
from grimtable.games.doom2004.table import INVADER
from grimtable.kernel import Refusal, Responder, SeatId, refuse

if TYPE_CHECKING:
    from grimtable.content import Call
    from grimtable.games.doom2004.field import DoomState
    from grimtable.games.doom2004.items import SpecialRule


# --- what happens by itself -----------------------------------------------------------------------


def after_announcing(state: DoomState, memory: Any) -> bool:
    return state.game.has_rules(state.setup, "action_announced")


def at_turns_end(state: DoomState, memory: Any) -> bool:
    return state.game.has_rules(state.setup, "marine_turn_ended")


def as_invaders_begin(state: DoomState, memory: Any) -> bool:
    return state.game.has_rules(state.setup, "invader_turn_began")


def at_rounds_end(state: DoomState, memory: Any) -> bool:
    return state.game.has_rules(state.setup, "round_ends")


def rules_after_announcing(state: DoomState, memory: Any) -> None:
    _happen(state, "action_announced")


def rules_at_turns_end(state: DoomState, memory: Any) -> None:
    _happen(state, "marine_turn_ended")


def rules_as_invaders_begin(state: DoomState, memory: Any) -> None:
    _happen(state, "invader_turn_began")


def rules_at_rounds_end(state: DoomState, memory: Any) -> None:
    """D4X-R-18, D4X-R-77: timed explosions come before the jets turn over."""
    _happen(state, "round_ends")


def _happen(state: DoomState, moment: str) -> None:
    """Every rule of the scenario whose moment and conditions are there, in its order."""
    rules = state.game.scenario(state.setup).special_rules
    due = [name for name, rule in rules.items() if _is_due(state, name, rule, moment) and not rule.owner]
    for name in due:
        _tell(state, name)
    for name in reversed(due):  # the last one begun is carried out first
        state.begin("resolving", Resolving(INVADER, "rule", name))


def _is_due(state: DoomState, name: str, rule: SpecialRule, moment: str) -> bool:
    if rule.moment != moment or _is_used(state, name, rule):
        return False
    return rule.if_.hold(state, Resolving(INVADER, "rule", name))


def _is_used(state: DoomState, name: str, rule: SpecialRule) -> bool:
    return bool(rule.once) and state.table.flags.get(counters.used(name), -1) == period(state, rule.once)


def _tell(state: DoomState, name: str) -> None:
    rule = state.game.scenario(state.setup).special_rules[name]
    if rule.once:
        state.table.flags[counters.used(name)] = period(state, rule.once)
    if state.journal is not None:
        state.emit(events.RuleUsed(name, rule.title, rule.text))


# --- what the Invader may use ---------------------------------------------------------------------


def usable(state: DoomState, seat: SeatId, source: str, moment: str) -> Iterable[UseRule]:
    # It stands in the index under this moment: that is how it came to be asked.
    action = UseRule(seat, source)
    return (action,) if why_not_use(state, action, moment) is None else ()


def why_not_use(state: DoomState, action: UseRule, moment: str) -> Refusal | None:
    """D4X-SCN-20, D4X-SCN-46: the scenario has it, this is its moment, and its conditions are met."""
    rule = state.game.scenario(state.setup).special_rules.get(action.rule)
    if rule is None or rule.owner != action.seat:
        return refuse("D04-SET-08", "no_such_rule", word=action.rule)
    if rule.moment != moment:
        return refuse("D04-SET-08", "rule_moment", word=action.rule)
    if _is_used(state, action.rule, rule):
        return refuse("D04-SET-08", "rule_used", word=action.rule)
    if not rule.if_.hold(state, Resolving(action.seat, "rule", action.rule)):
        return refuse("D04-SET-08", "rule_condition", word=action.rule)
    if not all(_has_a_figure(state, call) for call in rule.do or () if call.verb == "summon"):
        return refuse("D04-INV-13", "nobody_comes", word=action.rule)
    return None


def _has_a_figure(state: DoomState, call: Call) -> bool:
    """D4X-R-73: as with a spawn card, nothing is used for nothing (D04-R-12)."""
    given: dict[str, Any] = dict(call.parameters)
    return somebody_can_come(state, summoning_of(state, **given))


def use(state: DoomState, action: UseRule) -> None:
    _tell(state, action.rule)
    state.begin("resolving", Resolving(action.seat, "rule", action.rule))


RULE_RESPONDER = Responder(
    kind="rule",
    actions=(UseRule,),
    among=usable,
    source_of=lambda action: action.rule,
    why_not=why_not_use,
    do=use,
)
