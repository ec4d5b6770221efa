"""Quiet answers: questions that a screen need not ask aloud each time (REL-XP-13, REL-R-17, REL-POW-06)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grimtable.games.relic.actions import Decline, Discard, Done, GiveUp, Ready, Roll
from grimtable.games.relic.moments import TRIGGER, anyone_at
from grimtable.games.relic.settled import free_bonus, needs_no_card, needs_no_reaction
from grimtable.kernel import Pass

if TYPE_CHECKING:
    from grimtable.games.relic.game import RelicState
    from grimtable.kernel import Action


#: What a player gets or pays for himself, and which leaves cards and spaces alone.
_HARMLESS = frozenset({"draw_power", "gain_influence", "lose_influence", "gain_life"})


def declines(state: RelicState, action: Action) -> bool:
    """Whether an offered action only says "no" or "no more"; of a further die, that no card replaces it."""
    decision = state.decision
    if decision is not None and decision.question == "go_on":
        return False  # REL-R-100: here "no" ends the game
    if isinstance(action, Done | Decline | Ready):
        return True
    return isinstance(action, Roll) and decision is not None and decision.question == "before_further_die"


def gives_up(state: RelicState, action: Action) -> bool:
    """REL-R-100, REL-ELM-01: "no" where the table asks whether to go on, and leaving the game."""
    decision = state.decision
    if isinstance(action, GiveUp):
        return True
    return isinstance(action, Decline) and decision is not None and decision.question == "go_on"


def idle(state: RelicState) -> Action | None:
    """REL-XP-13: who has to discard nothing keeps everything.

    REL-R-17: every missing icon is served in the end, so nobody minds in which order, unless something that
    waits for each card could end the phase or change the space.

    REL-POW-06, REL-TIM-03: nobody spends a card or a charge for a battle that is won, or a card that is worth
    no more than the die. REL-BON-03: a bonus that costs nothing is declared.
    """
    decision = state.decision
    if decision is None:
        return None
    if needs_no_reaction(state):
        return next((action for action in state.legal if isinstance(action, Pass)), None)
    if decision.question == "declare_bonuses":
        return free_bonus(state)
    if needs_no_card(state):
        return next((action for action in state.legal if isinstance(action, Roll)), None)
    if decision.question == "choose_colour":
        return None if _order_matters(state, decision.seat) else state.legal[0]
    if decision.question != "discard_excess":
        return None
    if not all(isinstance(action, Discard | Done) for action in state.legal):
        return None
    return next((action for action in state.legal if isinstance(action, Done)), None)


def is_routine(state: RelicState) -> bool:
    """REL-D-36, REL-CLR-05, REL-R-99: from which deck, which option of a card, with which attribute."""
    decision = state.decision
    return decision is not None and decision.question in ("choose_deck", "choose_option", "choose_type")


def _order_matters(state: RelicState, seat: str) -> bool:
    """Whether something answers a card that is drawn by more than a gain or a loss of its owner."""
    moment = "exploration.drawn"
    if not anyone_at(state, moment, seat):
        return False
    answers = state.answers.by_moment
    abilities = [
        ability
        for name in (moment, TRIGGER[moment])
        for _, _, source in answers.get(name, ())
        for ability in state.game.sources[source].abilities
        if ability.moment == moment
    ]
    return not abilities or any(call.verb not in _HARMLESS for ability in abilities for call in ability.do)
