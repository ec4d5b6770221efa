"""Weighing moves and dice: directions, movement boxes, spaces to choose, Power cards in place of dice."""

from __future__ import annotations

from typing import Any

from grimtable.games.advice import NEVER
from grimtable.games.relic import actions as act
from grimtable.games.relic.bots.fights import Fight
from grimtable.games.relic.bots.mind import Mind
from grimtable.games.relic.bots.possessions import power_worth
from grimtable.games.relic.changes.dials import value_of
from grimtable.games.relic.choices import ChoosingSpace, MovingThreat
from grimtable.games.relic.procedures.throwing import total
from grimtable.games.relic.remembering import Battle, Moving, Test, Throw
from grimtable.games.relic.table import WARP_RIFT
from grimtable.games.relic.topics.abilities import context
from grimtable.games.relic.topics.board import next_space
from grimtable.games.relic.topics.dice import known_odds, pass_chance

Weighed = tuple[float, str]


def asking(mind: Mind) -> Any:
    """What the procedure that asks remembers."""
    return mind.state.stack[-1].memory


def weigh_roll(mind: Mind, action: act.Roll) -> Weighed:
    memory = asking(mind)
    if isinstance(memory, Moving):
        slower = mind.state.lasting.total("movement", mind.seat) if mind.state.lasting.by_name else 0
        faces = [mind.moving(mind.me.space, max(1, face + slower)) for face in range(1, 7)]
        return sum(faces) / 6, "the mean over the movement die"
    return _throw(mind, memory, None), "the odds of the dice"


def weigh_value(mind: Mind, action: act.PlayValue) -> Weighed:
    state = mind.state
    value = state.game.values[action.card]
    cost = power_worth(state, action.card)
    memory = asking(mind)
    if isinstance(memory, Moving):
        slower = state.lasting.total("movement", mind.seat) if state.lasting.by_name else 0
        worth = mind.moving(mind.me.space, max(1, value + slower))
        return worth - cost, f"exactly {value} spaces, for a card worth {cost:.1f}"
    return _throw(mind, memory, value) - cost, f"a {value} for certain, for a card worth {cost:.1f}"


def _throw(mind: Mind, throw: Throw, value: int | None) -> float:
    """What the battle or test is worth if the next die is thrown, or is this value."""
    state = mind.state
    contest = state.game.contest(state)
    thrown = total(throw.chains)
    if throw.chains:
        open_dice = sum(1 for chain in throw.chains if chain[-1] == 6)
    else:
        open_dice = throw.count
    known = 0
    if value is not None:
        known = value
        open_dice -= 0 if value == 6 else 1
    if isinstance(contest, Battle):
        fight = mind.fight
        if fight is None:
            return 0.0
        won, tied, lost = after_throwing(fight, thrown + known, open_dice)
        return won * fight.won + tied * fight.tied + lost * fight.lost
    assert isinstance(contest, Test)
    need = contest.target - thrown - known - test_value(mind, contest)
    if thrown or known:
        chance = known_odds(1 - need, open_dice).won if open_dice > 0 else float(need <= 0)
        if value == 1 and not throw.chains and throw.count == 1:
            chance = 0.0
    else:
        chance = pass_chance(need, max(1, open_dice))
    passed, failed = test_stakes(mind, contest)
    return chance * passed + (1 - chance) * failed


def after_throwing(fight: Fight, more: int, open_dice: int) -> tuple[float, float, float]:
    """How likely a battle is won, tied and lost with so much thrown and so many dice still to come."""
    ahead = fight.ahead + more
    if open_dice <= 0:
        return float(ahead > 0), float(ahead == 0), float(ahead < 0)
    return known_odds(ahead, open_dice, fight.exploding)


def test_value(mind: Mind, test: Test) -> int:
    lasting, seat = mind.state.lasting, mind.seat
    value = value_of(mind.me, test.attribute) + test.bonus
    if lasting.by_name:
        value += lasting.total("test", seat) + lasting.total(f"test_{test.attribute}", seat)
    return value


def test_stakes(mind: Mind, test: Test) -> tuple[float, float]:
    around = context(mind.state, mind.seat, test.card)
    return mind.judge.at(test.passed, around), mind.judge.at(test.failed, around)


def weigh_direction(mind: Mind, action: act.Go) -> Weighed:
    moving = mind.state.in_progress(Moving)
    here = mind.me.space
    if moving is None:  # steps outside the Movement phase
        steps = int(getattr(asking(mind), "steps", 1))
        for _ in range(steps):
            here = next_space(here, action.direction)
        return mind.arriving(here), f"to {mind.state.game.spaces[here].title}"
    return _along(mind, here, moving.points, action.direction, boxed=True)


def _along(mind: Mind, space: int, points: int, direction: str, *, boxed: bool) -> Weighed:
    """The best that a walk in this direction can end with, movement boxes on the way included."""
    game = mind.state.game
    best, where = NEVER, space
    while points > 0:
        box = game.spaces[space].movement_box
        if box is not None and not boxed and (mind.has_relic or not box.needs_relic):
            worth = _through(mind, game.space_numbers[box.to], points - 1)
            if worth > best:
                best, where = worth, game.space_numbers[box.to]
        boxed = False
        points -= 1
        space = next_space(space, direction)
    worth = mind.arriving(space)
    if worth > best:
        best, where = worth, space
    return best, f"towards {game.spaces[where].title}"


def _through(mind: Mind, to: int, points: int) -> float:
    if to == WARP_RIFT:
        return mind.rift_worth
    return mind.moving(to, points) if points else mind.arriving(to)


def weigh_movement_box(mind: Mind, action: act.UseMovementBox) -> Weighed:
    moving = mind.state.innermost(Moving)
    box = mind.state.game.spaces[mind.me.space].movement_box
    assert box is not None  # otherwise it would not be offered
    to = mind.state.game.space_numbers[box.to]
    return _through(mind, to, moving.points - 1), f"through to {mind.state.game.spaces[to].title}"


def weigh_moving_on(mind: Mind, action: act.MoveOn) -> Weighed:
    moving = mind.state.innermost(Moving)
    return _along(mind, mind.me.space, moving.points, moving.direction, boxed=True)


def weigh_space(mind: Mind, action: act.ChooseSpace) -> Weighed:
    memory = asking(mind)
    title = mind.state.game.spaces[action.space].title
    if isinstance(memory, ChoosingSpace) and memory.do[0]:
        around = context(mind.state, mind.seat, memory.card)
        effect = mind.state.game.effects[memory.do]
        return mind.judge.space(effect, action.space, around), f"what it does on {title}"
    if isinstance(memory, MovingThreat):
        here = mind.state.table.players
        there = sum(mind.judge.threat(seat) for seat, p in here.items() if p.space == action.space)
        return there - 0.02 * mind.visits.worth(action.space), f"for whoever comes to {title}"
    if isinstance(memory, Moving):
        return mind.arriving(action.space), f"to stand on {title}"
    return mind.being_at(action.space) - mind.being_at(mind.me.space), f"to set out from {title}"
