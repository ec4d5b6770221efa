"""What verbs are worth in the middle of a battle, a test or a move: they change the odds."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from grimtable.content import Effect
from grimtable.games.relic.bots import prices as price
from grimtable.games.relic.bots.fights import in_progress
from grimtable.games.relic.bots.worth import WIN
from grimtable.games.relic.changes.dials import value_of
from grimtable.games.relic.remembering import Battle, Moving
from grimtable.games.relic.table import ATTRIBUTES

if TYPE_CHECKING:
    from grimtable.content import Call
    from grimtable.games.relic.bots.judging import Judge
    from grimtable.games.relic.remembering import Resolving

LOST: Final = 2.5  #: what a lost battle costs whoever fights it, roughly

Judged = Callable[["Judge", "Call", "Resolving"], float]


def _test(judge: Judge, call: Call, around: Resolving) -> float:
    chance = judge.passing(str(call.parameters["attribute"]), judge.number(call, around, "target", 9))
    return chance * judge.inside(call, around, "passed") + (1 - chance) * judge.inside(call, around, "failed")


def _battle(judge: Judge, call: Call, around: Resolving) -> float:
    value = judge.number(call, around, "value", 0)
    prepare = call.parameters.get("prepare")
    if isinstance(prepare, Effect):
        for one in prepare.calls:
            if one.verb == "reveal_power":
                value += round(3.5 * judge.number(one, around))
    won = judge.inside(call, around, "won")
    lost = judge.inside(call, around, "lost") + judge.prices.life(-1)
    return judge.sheet_fight(str(call.parameters["attribute"]), value, won, lost).worth


def drafted(judge: Judge, do: Effect, seat: str) -> float:
    """Another player's dial that is added to one's own battle value."""
    battle = judge.state.in_progress(Battle)
    if battle is None or judge.battle is None:
        return 0.0
    other = judge.state.table.players[seat]
    half = (value_of(other, battle.attribute) + 1) // 2
    return judge.battle.better(by=half).worth - judge.battle.worth - judge.threat(seat)


def _change_battle(judge: Judge, call: Call, around: Resolving) -> float:
    amount = judge.number(call, around)
    by = amount if call.verb == "change_battle" else -amount
    fight = judge.battle
    if fight is None:
        return _meddling(judge, by)
    return fight.better(by=by).worth - fight.worth


def _meddling(judge: Judge, by: int) -> float:
    """In another player's battle: what helps the rival is one's own loss, most of all in the centre."""
    state = judge.state
    battle = state.in_progress(Battle)
    if battle is None or battle.seat == judge.me.seat or battle.attribute not in ATTRIBUTES:
        return 0.4 * by
    fight = in_progress(state, battle, (1.0, 0.0, 0.0), thumb=not judge.exact)
    shift = fight.better(by=by).odds.won - fight.odds.won
    if battle.sheet:
        rivals = sum(not each.eliminated for each in state.table.players.values()) - 1
        return -shift * WIN / max(1, rivals)
    at_stake = price.TROPHY_POINT * battle.printed + LOST
    return -shift * judge.threat(battle.seat) * at_stake


def _extra_dice(judge: Judge, call: Call, around: Resolving) -> float:
    amount = judge.number(call, around)
    fight = judge.battle
    return 1.0 * amount if fight is None else fight.better(dice=amount).worth - fight.worth


def _win_battle(judge: Judge, call: Call, around: Resolving) -> float:
    fight = judge.battle
    return 0.0 if fight is None else fight.won - fight.worth


def _call_off(judge: Judge, call: Call, around: Resolving) -> float:
    fight = judge.battle
    return 0.0 if fight is None else -fight.worth


def _no_trophy(judge: Judge, call: Call, around: Resolving) -> float:
    battle = judge.state.in_progress(Battle)
    if battle is None:
        return 0.0
    return -judge.prices.trophy_point() * sum(judge.state.game.values[card] for card in battle.enemies)


def _spare_life(judge: Judge, call: Call, around: Resolving) -> float:
    battle = judge.state.in_progress(Battle)
    loss = 1 if battle is None else battle.life_loss
    return -judge.prices.life(-loss) if loss else 0.0


def _change_loss(judge: Judge, call: Call, around: Resolving) -> float:
    amount = judge.number(call, around)
    return judge.prices.life(-1 - amount) - judge.prices.life(-1) if amount > 0 else 1.5 * -amount


def _multiply(judge: Judge, call: Call, around: Resolving) -> float:
    battle, fight = judge.state.in_progress(Battle), judge.battle
    if battle is None or fight is None:
        return 0.0
    by = judge.number(call, around, "by", 2) - battle.multiplier
    return (
        fight.better(by=by * value_of(judge.me, battle.fights_with or battle.attribute)).worth - fight.worth
    )


def _fight_with(judge: Judge, call: Call, around: Resolving) -> float:
    battle, fight = judge.state.in_progress(Battle), judge.battle
    if battle is None or fight is None:
        return 0.5
    now = value_of(judge.me, battle.fights_with or battle.attribute)
    then = value_of(judge.me, str(call.parameters["attribute"]))
    return fight.better(by=(then - now) * battle.multiplier).worth - fight.worth


def _silence(judge: Judge, call: Call, around: Resolving) -> float:
    battle = judge.state.in_progress(Battle)
    if battle is None:
        return 0.0
    return 0.6 * sum(1 for card in battle.enemies if judge.state.game.fights[card])


def _reroll(judge: Judge, call: Call, around: Resolving) -> float:
    """The lowest own die, or the highest of the enemy, is thrown again."""
    battle, fight = judge.state.in_progress(Battle), judge.battle
    if battle is None or fight is None:
        return 1.0
    if call.verb == "reroll":
        if not battle.dice:
            return 0.0
        lowest = min(sum(chain) for chain in battle.dice)
        return fight.better(by=-lowest, dice=1).worth - fight.worth
    if not battle.enemy_dice:
        return 0.0
    highest = max(map(sum, battle.enemy_dice))
    return replace(fight, ahead=fight.ahead + highest, enemy_open=True).worth - fight.worth


def _movement(judge: Judge, call: Call, around: Resolving) -> float:
    moving = judge.state.in_progress(Moving)
    if moving is None or judge.movement is None:
        return 0.2
    amount = judge.number(call, around)
    if call.verb == "reroll_movement":
        return sum(judge.movement(face) for face in range(1, 7)) / 6 - judge.movement(moving.points)
    points = amount if call.verb == "set_movement" else moving.points + amount
    return judge.movement(max(1, points)) - judge.movement(moving.points)


BATTLE_VERBS: Final[dict[str, Judged]] = {
    "test": _test,
    "battle": _battle,
    "change_battle": _change_battle,
    "change_enemy": _change_battle,
    "extra_dice": _extra_dice,
    "win_battle": _win_battle,
    "call_off_battle": _call_off,
    "no_trophy": _no_trophy,
    "spare_life": _spare_life,
    "change_loss": _change_loss,
    "multiply_attribute": _multiply,
    "fight_with": _fight_with,
    "silence_enemies": _silence,
    "reroll": _reroll,
    "reroll_enemy": _reroll,
    "change_movement": _movement,
    "set_movement": _movement,
    "reroll_movement": _movement,
}
