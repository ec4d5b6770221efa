"""Quiet answers: questions that a screen need not ask aloud (D16-ABL-14, D16-ABL-10, D16-TIM-01)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from grimtable.content.amounts import Amount
from grimtable.games.doom2016 import changes
from grimtable.games.doom2016.actions import PlayCard, UseAbility
from grimtable.games.doom2016.effects.acting import candidates_of
from grimtable.games.doom2016.effects.fighting import activation_of, fight
from grimtable.games.doom2016.effects.groups import figure_of, figures_of
from grimtable.games.doom2016.procedures.choosing import Discarding
from grimtable.games.doom2016.procedures.happening import Ordering
from grimtable.games.doom2016.procedures.using import Using
from grimtable.games.doom2016.remembering import Attack
from grimtable.games.doom2016.table import MARINE
from grimtable.games.doom2016.topics.skills import skill
from grimtable.games.doom2016.topics.targets import why_not_target
from grimtable.kernel import Pass

if TYPE_CHECKING:
    from grimtable.content import Call
    from grimtable.games.doom2016.field import DoomState
    from grimtable.games.doom2016.sources import Source
    from grimtable.kernel import Action


def idle(state: DoomState) -> Action | None:
    """The answer that everybody gives: to discard a whole hand, to pass where nothing would change.

    Who has to discard his whole hand is not asked which card goes first: discard piles have no order. Nor
    does it matter in which order grenades are taken back, or shields of several cards are added.
    """
    decision = state.decision
    if decision is None or not state.stack:
        return None
    if decision.is_window:
        return _passing(state)
    memory = state.stack[-1].memory
    if isinstance(memory, Discarding) and not memory.may:
        hand = state.table.marines[memory.seat].hand
        return state.legal[0] if memory.count >= len(hand) else None
    if isinstance(memory, Ordering) and _in_any_order(state, memory):
        return state.legal[0]
    return None


#: verbs that come to the same in any order among themselves
_ORDERLESS: Final = (frozenset(("recover_grenade", "discard_this")), frozenset(("add_shields",)))


def _in_any_order(state: DoomState, ordering: Ordering) -> bool:
    verbs = {call.verb for source in ordering.waiting for call in state.game.sources[source].calls}
    return any(verbs <= alike for alike in _ORDERLESS)


def _passing(state: DoomState) -> Action | None:
    """To pass, where everything that could be used would change nothing.

    Only what everybody can see decides. At a table that asks also those who hold nothing, they are all asked
    alike: an answer given at once would show that the hand has nothing to say (D16-HID-09).
    """
    decision = state.decision
    assert decision is not None  # it is a window
    if state.asks_all and state.game.could_answer(state, decision.seat, decision.question):
        return None
    passing = None
    for action in state.legal:
        if isinstance(action, Pass):
            passing = action
        elif not _is_vain(state, action):
            return None
    return passing


def _is_vain(state: DoomState, action: Action) -> bool:
    """Whether an ability, or a Glory Kill card, would change nothing.

    An event or a reaction always does something: it makes room in the hand. So does a price in cards.
    """
    if isinstance(action, UseAbility):
        name, figure = action.ability, action.figure
    elif isinstance(action, PlayCard):
        name = state.game.source_of_card[action.card]
        figure = action.seat  # type: ignore[assignment]  # a marine's figure is called as his seat is
    else:
        return False
    source = state.game.sources[name]
    if source.way == "card" and source.sort != "glory":
        return False
    if source.ability.discard:
        return False
    return is_vain(state, source, Using(action.seat, name, figure, chosen=True))


def is_vain(state: DoomState, source: Source, using: Using) -> bool:
    """Whether none of its instructions would change anything as things stand.

    What begins with the choice of a figure is looked at with each figure that could be chosen.
    """
    calls = source.calls
    if not calls or any(call.guard for call in calls):
        return False
    choice = state.game.choice_of_source.get(using.source)
    if choice is None:
        return all(_changes_nothing(state, using, call) for call in calls)
    for id in candidates_of(state, using, choice):
        using.target = id
        if not all(_changes_nothing(state, using, call) for call in calls[1:]):
            return False
    using.target = ""
    return choice.verb in ("choose_figure", "choose_near")


def _changes_nothing(state: DoomState, using: Using, call: Call) -> bool:
    test = _VAIN.get(call.verb)
    return test is not None and test(state, using, call)


def _amount(state: DoomState, using: Using, call: Call) -> int:
    amount = call.parameters.get("amount", 1)
    return int(amount.value(state, using)) if isinstance(amount, Amount) else int(str(amount))


def _whom(call: Call) -> str:
    return str(call.parameters.get("whom", "owner"))


def _nobody(state: DoomState, using: Using, call: Call) -> bool:
    """Nobody is meant, or nothing is given."""
    return not figures_of(state, using, _whom(call)) or _amount(state, using, call) <= 0


def _no_wound(state: DoomState, using: Using, call: Call) -> bool:
    return all(figure.damage <= 0 for figure in figures_of(state, using, _whom(call)))


def _all_stunned(state: DoomState, using: Using, call: Call) -> bool:
    return all(figure.stunned for figure in figures_of(state, using, _whom(call)))


def _no_demon(state: DoomState, using: Using, call: Call) -> bool:
    return all(figure.kind == MARINE for figure in figures_of(state, using, _whom(call)))


def _no_card(state: DoomState, using: Using, call: Call) -> bool:
    """D16-CRD-12: neither deck nor discard pile has a card."""
    marine = state.table.marines.get(using.seat)
    return marine is None or not (marine.deck.cards or marine.deck.discard)


def _no_die(state: DoomState, using: Using, call: Call) -> bool:
    return _amount(state, using, call) <= 0


def _is_declared(state: DoomState, using: Using, call: Call) -> bool:
    """D16-R-43: once the defender is named, nobody asks for the range any more."""
    return fight(state) is not None


def _is_dodged(state: DoomState, using: Using, call: Call) -> bool:
    """D16-ATT-17: nothing brings the damage back after a dodge."""
    attack = fight(state)
    return attack is None or attack.dodged


def _is_settled(attack: Attack, state: DoomState) -> bool:
    """The defender has dodged, or dies as it is: nobody defends any more in step 5 (D16-R-41)."""
    defender = state.table.figures.get(attack.defender)
    if attack.dodged or defender is None:
        return True
    return attack.damage - attack.shields >= changes.health_of(state, defender) - defender.damage


def _no_more_damage(state: DoomState, using: Using, call: Call) -> bool:
    attack = fight(state)
    return attack is None or _is_settled(attack, state)


def _no_shield(state: DoomState, using: Using, call: Call) -> bool:
    attack = fight(state)
    return attack is None or attack.shields <= 0 or _is_settled(attack, state)


def _no_better_roll(state: DoomState, using: Using, call: Call) -> bool:
    """Every die shows the most that it can, or no roll would matter."""
    attack = fight(state)
    if attack is None or _is_settled(attack, state):
        return True
    dice = state.game.dice
    return all(
        face >= max(each.damage for each in dice[colour].faces)
        for colour, face in zip(attack.dice, attack.faces, strict=False)
    )


def _cannot_strike(state: DoomState, using: Using, call: Call) -> bool:
    """D16-R-38: an attack against whoever attacked, who is out of its range or sight."""
    attack = state.in_progress(Attack)
    figure = figure_of(state, using)
    attacker = None if attack is None else state.table.figures.get(attack.attacker)
    if figure is None or attacker is None:
        return True
    if call.verb == "strike_back":
        reach = 0 if figure.kind == MARINE else state.game.demons[figure.kind].attack.range
    else:
        reach = int(str(call.parameters.get("range", 1))) + skill(state, using.seat, "range")
    return why_not_target(state, figure, attacker, reach) is not None


def _no_activation(state: DoomState, using: Using, call: Call) -> bool:
    attack = state.in_progress(Attack)
    return attack is None or activation_of(state, attack.attacker) is None


#: When an instruction changes nothing; the others always may.
_VAIN: Final[Mapping[str, Callable[[DoomState, Using, Call], bool]]] = {
    "heal": _no_wound,
    "hurt": _nobody,
    "stun": _all_stunned,
    "lower_stagger": _no_demon,
    "gain_points": _nobody,
    "draw": _no_card,
    "add_dice": _no_die,
    "add_range": _is_declared,
    "add_shields": _is_dodged,
    "dodge": _is_dodged,
    "add_damage": _no_more_damage,
    "remove_shields": _no_shield,
    "choose_die": _no_better_roll,
    "reroll_die": _no_better_roll,
    "reroll": _no_better_roll,
    "attack_attacker": _cannot_strike,
    "strike_back": _cannot_strike,
    "attack_again": _no_activation,
}
