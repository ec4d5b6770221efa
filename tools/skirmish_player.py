"""A rule-of-thumb player of skirmish: heads for the goal, hits what it can, plays what it holds.

It looks at the whole state, so it is no opponent for people; it makes games that end in every way and tells
whether a scenario is badly out of balance:

    python tools/skirmish_player.py --games 200
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path
from typing import Any

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))

from grimtable.games import load_game
from grimtable.games.skirmish.actions import (
    Activate,
    ChooseFigure,
    ChooseSpace,
    DeclareAttack,
    EndActivation,
    PlayCard,
    Seal,
    Step,
    Watch,
    WorkDoor,
)
from grimtable.games.skirmish.procedures.activation import Activation
from grimtable.games.skirmish.table import KEEPER
from grimtable.grid import Passage, bits
from grimtable.kernel import Action

Play = Any  # a state of skirmish
FAR = 10_000


def choose(state: Play) -> Action:
    """The action that the rule of thumb takes: always the same in the same state."""
    legal: list[Action] = state.legal_actions()
    if state.decision.is_window:
        return next((action for action in legal if isinstance(action, PlayCard | Watch)), legal[-1])
    first = legal[0]
    if isinstance(first, Activate):
        return _next_figure(state, legal)
    if isinstance(first, ChooseFigure):
        return max(legal, key=lambda action: _worth(state, action.figure))  # type: ignore[attr-defined]  # all are
    if isinstance(first, ChooseSpace):
        return _space(state, [action for action in legal if isinstance(action, ChooseSpace)])
    if any(isinstance(action, EndActivation) for action in legal):
        return _act(state, legal)
    return first


def _next_figure(state: Play, legal: list[Action]) -> Action:
    """The figure nearest to its goal goes first, so that it is not in the way."""
    choices = [action for action in legal if isinstance(action, Activate)]
    return min(
        choices, key=lambda action: _way(state, action.figure)[state.table.figures[action.figure].space]
    )


def _act(state: Play, legal: list[Action]) -> Action:
    """Seal, strike, play a card, walk; stop when nothing of that helps."""
    for wanted in (Seal, DeclareAttack):
        found = [action for action in legal if isinstance(action, wanted)]
        if found:
            return max(found, key=lambda action: _worth(state, getattr(action, "figure", "")))
    cards = [action for action in legal if isinstance(action, PlayCard)]
    if cards:
        return cards[0]
    return _walk(state, legal)


def _walk(state: Play, legal: list[Action]) -> Action:
    """One step, or one door, nearer to the goal."""
    activation: Activation = state.innermost(Activation)
    way = _way(state, activation.figure)
    here = way[state.table.figures[activation.figure].space]
    steps = [action for action in legal if isinstance(action, Step)]
    best = min(steps, key=lambda action: way[action.space], default=None)
    for door in (action for action in legal if isinstance(action, WorkDoor)):
        edges = state.field.board.spaces_at(state.field.board.doors[door.door])
        across = _crossings(state, state.table.figures[activation.figure].space) & edges
        if any(way[space] < here - 1 for space in bits(across)):
            return door
    if best is not None and way[best.space] < here:
        return best
    return legal[-1]


def _space(state: Play, legal: list[ChooseSpace]) -> Action:
    """The keeper spawns near the scouts; a scout that dives goes where fewest enemies stand."""
    if legal[0].seat == KEEPER:
        way = _distances(
            state, [figure.space for figure in state.table.figures.values() if figure.seat != KEEPER]
        )
        return min(legal, key=lambda action: way[action.space])
    keepers, neighbours = state.field.keepers, state.field.passage.neighbours
    return min(legal, key=lambda action: (neighbours[action.space] & keepers).bit_count())


def _worth(state: Play, figure_id: str) -> int:
    """How much it matters to hit this figure: those near death first."""
    figure = state.table.figures.get(figure_id)
    if figure is None:
        return 0
    return 10 * int(figure.wounds) - int(state.game.kinds[figure.kind].health)


def _way(state: Play, figure_id: str) -> list[int]:
    """For each space how far it is from what the figure is after."""
    table = state.table
    figure = table.figures[figure_id]
    if figure.seat == KEEPER:
        goals = [other.space for other in table.figures.values() if other.seat != KEEPER]
        return _distances(state, goals)
    goals = [space for space, sealed in table.portals.items() if not sealed]
    # Scouts spread out: each goes for the goal that none of its friends is nearer to, if there is one.
    nearest: list[int] = []
    for goal in goals:
        way = _distances(state, [goal])
        mine = way[figure.space]
        others = [way[o.space] for o in table.figures.values() if o.seat != KEEPER and o.id != figure_id]
        if all(mine <= other for other in others):
            nearest.append(goal)
    return _distances(state, nearest or goals)


def _crossings(state: Play, space: int) -> int:
    """The spaces straight across a closed door from this one."""
    board = state.field.board
    sides = sum(
        1 << other
        for other in (space - 1, space + 1, space - board.stride, space + board.stride)
        if other >= 0
    )
    opened = Passage.of(board, board.walls).neighbours[space]
    crossings: int = opened & ~state.field.passage.neighbours[space] & sides
    return crossings


#: the passage is kept with its distances: an id says something only while the object lives
_KNOWN: dict[tuple[int, tuple[int, ...]], tuple[Passage, list[int]]] = {}


def _distances(state: Play, goals: list[int]) -> list[int]:
    """Steps to the nearest goal from every space, nobody in the way; a closed door costs one more."""
    key = (id(state.field.passage), tuple(sorted(goals)))
    if key in _KNOWN:
        return _KNOWN[key][1]
    way = [FAR] * state.field.board.area
    fronts = {0: sum(1 << goal for goal in set(goals))}
    done = distance = 0
    while fronts:
        front = fronts.pop(distance, 0) & ~done
        done |= front
        for space in bits(front):
            way[space] = distance
            fronts[distance + 1] = fronts.get(distance + 1, 0) | state.field.passage.neighbours[space]
            across = _crossings(state, space)
            if across:
                fronts[distance + 2] = fronts.get(distance + 2, 0) | across
        distance += 1
    if len(_KNOWN) > 5_000:
        _KNOWN.clear()
    _KNOWN[key] = state.field.passage, way
    return way


def play_out(state: Play) -> None:
    """Play a game to its end."""
    while not state.over:
        state.apply(choose(state))


def main() -> None:
    """Play games at every player count of every scenario and print who won, and how."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=100, help="games at each player count")
    options = parser.parse_args()
    game = load_game("skirmish")
    for scenario in game.scenarios:
        for players in (2, 3, 4):
            ends: Counter[str] = Counter()
            rounds = decisions = 0
            for seed in range(options.games):
                state = game.new(players=players, scenario=scenario, seed=seed)
                play_out(state)
                ends[state.result.rule if state.result else ""] += 1
                rounds += state.table.round
                decisions += state.decisions
            scouts = 100 * ends["SKI-WIN-01"] // options.games
            print(
                f"{scenario:<11} {players} players: scouts win {scouts:3d} %, "
                f"{dict(sorted(ends.items()))}, {rounds / options.games:.1f} rounds, "
                f"{decisions // options.games} decisions"
            )


if __name__ == "__main__":
    main()


__all__ = ["choose", "play_out"]
