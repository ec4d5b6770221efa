"""A Marine with a purpose, for records and rough figures: it explores, takes what the goal needs, and leaves.

It sees the whole state, so it is no bot for a table; against a random Invader it shows what can be won.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable
from typing import Any

from grimtable.games import load_game
from grimtable.games.doom2004 import actions as act
from grimtable.games.doom2004.table import MARINES
from grimtable.grid import bits, mask_of
from grimtable.kernel import Action, AnyState, Game
from grimtable.records.session import Session

#: What is worth a detour, most wanted first.
WANTED = ("red_key", "blue_key", "green_key", "scientist", "code_a", "code_b", "sigil")
#: Weapons in the order in which they are fired.
GUNS = ("bfg", "plasma_gun", "chain_gun", "shotgun", "machine_gun", "pistol", "chainsaw", "fist")


def choose(state: AnyState, numbers: random.Random) -> Action:
    """What the asked seat does: Marines with a purpose, the Invader at random."""
    legal = state.legal
    if state.asked == "invader":
        return legal[numbers.randrange(len(legal))]
    question = state.decision.question if state.decision is not None else ""
    if question == "announce":
        return _announced(state)
    if question == "act":
        return _deed(state, numbers)
    wanted = [each for each in legal if isinstance(each, act.Accept | act.UseAim)]
    return wanted[0] if wanted else legal[numbers.randrange(len(legal))]


def _announced(state: AnyState) -> Action:
    """Run while nothing is near, walk and shoot otherwise."""
    marine = state.table.marines[state.asked]
    near = state.field.board.square(marine.space, 5) & state.field.against(MARINES)
    wanted = "advance" if near else "sprint"
    return next(each for each in state.legal if isinstance(each, act.Announce) and each.action == wanted)


def _deed(state: AnyState, numbers: random.Random) -> Action:
    legal = state.legal
    marine = state.table.marines[state.asked]
    for each in legal:
        if isinstance(each, act.Leave) and _may_leave(state):
            return each
        if isinstance(each, act.Take) and each.token != "berserk":
            return each
    shots = [
        each
        for each in legal
        if isinstance(each, act.Fire)
        and each.weapon in GUNS
        and state.field.against(MARINES) >> each.space & 1
    ]
    if shots:
        return min(shots, key=lambda each: GUNS.index(each.weapon))
    if any(isinstance(each, act.EndMovement) for each in legal):
        return next(each for each in legal if isinstance(each, act.EndMovement))
    goals = _goals(state)
    for each in legal:
        if isinstance(each, act.WorkDoor) and state.table.doors[each.door] == "closed":
            return each
        if isinstance(each, act.TeleportBlind):
            return each
    distances = _distances(state, goals)
    steps = [each for each in legal if isinstance(each, act.Step)]
    if steps:
        best = min(distances.get(each.space, 999) for each in steps)
        if best < distances.get(marine.space, 999) or (best < 999 and numbers.random() < 0.2):
            nearest = [each for each in steps if distances.get(each.space, 999) == best]
            return nearest[numbers.randrange(len(nearest))]
    jumps = [each for each in legal if isinstance(each, act.Teleport)]
    if jumps and numbers.random() < 0.5:
        return jumps[numbers.randrange(len(jumps))]
    if steps and numbers.random() < 0.5:
        return steps[numbers.randrange(len(steps))]
    ends = [each for each in legal if isinstance(each, act.EndTurn)]
    return ends[0] if ends else legal[numbers.randrange(len(legal))]


def _may_leave(state: AnyState) -> bool:
    """Leaving counts only when nothing that the goal needs is still to be fetched."""
    victory = state.game.scenario(state.setup).victory  # type: ignore[attr-defined]  # a state of this game
    names = [test.name for test in victory]
    return names == ["all_left"] or all(
        test.name == "all_left" or test.holds(state, None) for test in victory
    )


def _goals(state: AnyState) -> int:
    """Where a Marine wants to go now, as a set of spaces."""
    table, field = state.table, state.field
    wanted = mask_of(
        space for space, tokens in table.tokens.items() if any(token in WANTED for token in tokens)
    )
    if not wanted:
        wanted = mask_of(table.encounters)
    if _may_leave(state):
        wanted |= field.scene.exits & field.known
    for door, standing in table.doors.items():
        key = field.scene.doors[door].key
        doorway = field.scene.doorways[door]
        if standing == "closed" and (not key or key in table.keys) and doorway & field.known:
            wanted |= doorway & field.known
    known = field.known
    wanted |= field.passage.dilate(field.frontier) & known if field.frontier else 0
    wanted |= mask_of(pad for pad in field.scene.pads if known >> pad & 1 and _has_unknown_twin(state, pad))
    return wanted


def _has_unknown_twin(state: AnyState, pad: int) -> bool:
    scene = state.field.scene
    return any(not state.field.known >> other & 1 for other in scene.teleporters[scene.pads[pad]])


def _distances(state: AnyState, goals: int) -> dict[int, int]:
    """Steps to the nearest goal over the discovered map; invaders are walked round."""
    field = state.field
    blocked = field.unknown | field.obstacles | field.against(MARINES) & ~goals
    found: dict[int, int] = {}
    for distance, ring in enumerate(field.passage.rings(goals & field.known, forbidden=blocked)):
        for space in bits(ring):
            found[space] = distance
    return found


def play(
    game: Game[Any, Any], scenario: str, players: int, seed: int, choice: Callable[..., Action] = choose
) -> Session[Any, Any]:
    """One whole game as a session."""
    numbers = random.Random(seed)
    session = Session.start(game, game.setup(players=players, scenario=scenario, seed=seed), undo="free")
    while session.state.result is None:
        session.play(choice(session.state, numbers))
    return session


def main() -> None:
    """Print how often purposeful Marines win against a random Invader."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--games", type=int, default=10)
    games = parser.parse_args().games
    game = load_game("doom2004")
    for scenario in game.scenarios:
        for players in (2, 3, 4):
            results = [play(game, scenario, players, seed).state.result for seed in range(games)]
            won = sum(1 for result in results if result is not None and "invader" not in result.winners)
            print(f"{scenario:24} {players - 1} Marines: {won} of {games} won")


if __name__ == "__main__":
    main()
