"""Plans: deeds that belong together are pressed at once: go and use a box, fight with bonuses, spend."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, islice
from typing import TYPE_CHECKING

from msgspec.structs import replace

from grimtable.games.relic import actions as act
from grimtable.games.relic.choices import Looking
from grimtable.games.relic.picture.action_odds import forecast
from grimtable.games.relic.picture.cache import cache_for
from grimtable.games.relic.picture.going_on import end_of
from grimtable.games.relic.procedures.experience import Experience
from grimtable.games.relic.topics.cards import least_set, level_cost, trophy_points
from grimtable.picture.planning import Rehearsal

if TYPE_CHECKING:
    from grimtable.games.relic.game import RelicState
    from grimtable.kernel import Action, SeatId
    from grimtable.narration import Names
    from grimtable.picture import Aim, Plan

#: What belongs to going somewhere.
_WAY = (act.Go, act.UseMovementBox, act.MoveOn, act.CarryOut)
#: What an ability may ask for, and among how many of them one button each is enough.
_ASKED = (act.ChooseSpace, act.ChooseOption, act.ChooseAttribute, act.PointAt, act.TakeCard)
_MOST_CHOICES = 6
#: What one plan may consist of: bonuses on a table are few, trophies too.
_MOST = 12
#: No more ways of going somewhere have a button of their own.
_MOST_WAYS = 8


def plans(state: RelicState, seat: SeatId, aim: Aim, names: Names) -> list[Plan]:
    """For the decision as a whole; where a movement ends the offers themselves say (`leads`)."""
    if not aim.is_nothing:
        return []
    found = [
        *_using(state, seat, names),
        *islice(_going(state, seat, names, ()), _MOST_WAYS),
        *_fights(state, seat, names),
        *_spending(state, seat, names),
        *_taking(state, seat, names),
        *_sorting(state, seat, names),
    ]
    different = {plan.actions: plan for plan in reversed(found) if len(plan.actions) > 1}
    return [plan for plan in found if different.get(plan.actions) is plan]


def _going(state: RelicState, seat: SeatId, names: Names, way: tuple[Action, ...]) -> Iterator[Plan]:
    """REL-MOV-04, REL-MOV-10, REL-ENG-15: where to, by which movement boxes, and which text box there.

    As far as nothing is drawn or thrown on the way. It is told by the spaces it leads to.
    """
    rehearsal = Rehearsal(state, seat)
    told = []
    for action in way:
        end = end_of(rehearsal.state, action)
        is_box = isinstance(action, act.CarryOut)
        rehearsal.does(action, names if is_box else None)
        if is_box:
            told.append(rehearsal.parts[-1])
        elif end is not None and not _is_moving(rehearsal):
            told.append((names.of(state.game.space_ids[end]), None, 0))
    kinds = _WAY if way else (act.Go, act.UseMovementBox)
    further = [each for each in rehearsal.state.legal if isinstance(each, kinds)] if rehearsal.is_open else []
    for action in further:
        yield from _going(state, seat, names, (*way, action))
    if len(way) > 1 and not further:
        rehearsal.parts = told
        yield rehearsal.plan("", names=names)


def _using(state: RelicState, seat: SeatId, names: Names) -> Iterator[Plan]:
    """REL-CLR-07, REL-D-35: an ability, and whom, what or where it asks for at once."""
    for start in [action for action in state.legal if isinstance(action, act.Use | act.PlayCard)]:
        rehearsal = Rehearsal(state, seat)
        rehearsal.does(start)
        choices = list(rehearsal.state.legal) if rehearsal.is_open else []
        if not 1 < len(choices) <= _MOST_CHOICES or not all(isinstance(each, _ASKED) for each in choices):
            continue
        for choice in choices:
            whole = Rehearsal(state, seat)
            whole.does(start, names)
            whole.does(choice, names)
            yield whole.plan("", names=names)


def _is_moving(rehearsal: Rehearsal[RelicState]) -> bool:
    """Whether it stands at a movement box that may be used or not: that is no end."""
    return rehearsal.is_open and any(isinstance(each, act.MoveOn) for each in rehearsal.state.legal)


def _fights(state: RelicState, seat: SeatId, names: Names) -> Iterator[Plan]:
    """REL-BAT-04, REL-BAT-09: which enemy, the bonuses that are offered, and the dice.

    With every bonus, and with those that use up nothing (REL-BON-10). REL-EVD-02: or nobody is evaded.
    """
    if state.decision is not None and state.decision.question == "evade_enemy":
        yield from _standing(state, seat, names)
        return
    starts: list[Action | None] = [action for action in state.legal if isinstance(action, act.Fight)]
    if not starts and any(isinstance(action, act.Declare | act.Ready) for action in state.legal):
        starts = [None]
    for start in starts:
        for sparing in (False, True):
            rehearsal = Rehearsal(state, seat)
            seen = None
            if start is not None:
                seen = forecast(state, start, names)
                rehearsal.does(start, names)
            while rehearsal.is_open and len(rehearsal.actions) < _MOST:
                following = _next(rehearsal.state, sparing=sparing)
                if following is None:
                    break
                if isinstance(following, act.Roll):
                    seen = forecast(rehearsal.state, following, names) or seen
                if not rehearsal.does(following, names):
                    break
            labels = [stretch.label for stretch in rehearsal.plan("").stretches]
            yield rehearsal.plan(labels[0] if labels else "", forecast=seen)


def _standing(state: RelicState, seat: SeatId, names: Names) -> Iterator[Plan]:
    """REL-EVD-02, REL-BAT-27: nobody is evaded, and this group of enemies is fought first."""
    first = Rehearsal(state, seat)
    stay = act.Decline(seat)
    first.does(stay, names)
    if not first.is_open:
        return
    for plan in _fights(first.state, seat, names):
        told = tuple(stretch for stretch in plan.stretches if stretch.label)
        yield replace(plan, actions=(*first.actions, *plan.actions), stretches=told)


def _next(state: RelicState, *, sparing: bool) -> Action | None:
    """The next thing on the way to the dice; sparing charges or not."""
    for action in state.legal:
        if isinstance(action, act.Declare) and not (sparing and action.card in state.game.arms):
            return action
    for kind in (act.Ready, act.Roll):
        found = next((action for action in state.legal if isinstance(action, kind)), None)
        if found is not None:
            return found
    return None


def _spending(state: RelicState, seat: SeatId, names: Names) -> Iterator[Plan]:
    """REL-XP-03, REL-XP-04: trophies for as many levels as they are worth, or for one; little is wasted."""
    offered = [action for action in state.legal if isinstance(action, act.SpendTrophy)]
    if not offered:
        return
    cost, spent = level_cost(state, state.table.players[seat]), state.innermost(Experience).worth
    values = tuple(trophy_points(state, (action.card,)) for action in offered)
    for levels in dict.fromkeys(((spent + sum(values)) // cost, 1)):
        rehearsal = Rehearsal(state, seat)
        for place in least_set(values, levels * cost - spent):
            rehearsal.does(offered[place], names)
        done = act.Done(seat)
        if rehearsal.is_open and done in rehearsal.state.legal:
            rehearsal.does(done, names)
        yield rehearsal.plan("", names=names)


def _taking(state: RelicState, seat: SeatId, names: Names) -> Iterator[Plan]:
    """REL-WAR-01: all the cards that are laid open, as long as they can be paid."""
    rehearsal = Rehearsal(state, seat)
    while rehearsal.is_open and len(rehearsal.actions) < _MOST:
        card = next((a for a in rehearsal.state.legal if isinstance(a, act.TakeCard)), None)
        if card is None or not rehearsal.does(card, names):
            break
    if rehearsal.actions:
        yield rehearsal.plan("", names=names)


def _sorting(state: RelicState, seat: SeatId, names: Names) -> Iterator[Plan]:
    """REL-D-32: what becomes of all the cards that were looked at, told by those that go to the bottom."""
    if not any(isinstance(action, act.PutToBottom) for action in state.legal):
        return
    decks = state.innermost(Looking).decks
    cache = cache_for(state.game, names)
    for count in range(len(decks) + 1):
        for down in combinations(decks, count):
            rehearsal = Rehearsal(state, seat)
            for deck in decks:
                rehearsal.does(act.PutToBottom(seat, deck) if deck in down else act.LeaveOnTop(seat, deck))
            told = names.joined([cache.say(f"deck-{deck}") for deck in down])
            rehearsal.parts = [(cache.say("decks-to-bottom", count=count, decks=told), None, 0)]
            yield rehearsal.plan("", names=names)
