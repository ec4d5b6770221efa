"""Tree search under hidden information: every iteration plays another table that agrees with the view.

Information-set Monte Carlo tree search: the tree is one over what the seats do, the tables differ from
iteration to iteration. Children are chosen by their mean worth to the team that decides, plus a bonus for
what the game's advice recommends and for what was tried seldom.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import exp, sqrt
from typing import Any, Final, Protocol

from grimtable.bots.declaring import Advice, Advisor
from grimtable.kernel import Action, SeatId, State

CURIOSITY: Final = 0.35
WIDE, NARROW = 6, 3  #: candidates at the root, and below it
DEEPEST: Final = 6  #: decisions of the tree in one line of play
LONGEST: Final = 600  #: decisions in one line of play, for games whose horizon does not come


class Horizon(Protocol):
    """Where lines of play end, and what they are worth there."""

    def reached(self, state: State[Any, Any]) -> bool: ...
    def worth(self, state: State[Any, Any]) -> Mapping[str, float]: ...


class Lookahead(Advisor, Protocol):
    """What a game offers for search as `SEARCH` in its module `bots`."""

    def is_big(self, state: State[Any, Any], seat: SeatId) -> bool: ...
    def quick(self, state: State[Any, Any], seat: SeatId) -> Sequence[Advice]: ...
    def horizon(self, state: State[Any, Any], seat: SeatId) -> Horizon: ...


class Node:
    """A decision as it was met: how often, and what came of each action."""

    __slots__ = ("children", "priors", "reasons", "total", "visits")

    def __init__(self) -> None:
        self.children: dict[Action, Node] = {}
        self.priors: dict[Action, float] = {}
        self.reasons: dict[Action, str] = {}
        self.visits = 0
        self.total = 0.0  #: worth to the team that chose the way here

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0

    def widen(self, advice: Sequence[Advice], number: int) -> None:
        """Take the best options as candidates; what the advice thinks of them is where the search begins."""
        best = sorted(advice, key=lambda each: -each.worth)[:number]
        top = best[0].worth
        weights = [exp(max(-20.0, each.worth - top)) for each in best]
        whole = sum(weights)
        for each, weight in zip(best, weights, strict=True):
            if each.action not in self.priors:
                self.priors[each.action] = weight / whole
                self.reasons[each.action] = each.reason

    def choose(self, legal: Sequence[Action]) -> Action:
        """The candidate with the best worth so far and the bonus for being new."""
        spread = CURIOSITY * sqrt(self.visits + 1)
        best, chosen = -1.0, legal[0]
        for action, prior in self.priors.items():
            if action not in legal:
                continue
            child = self.children.get(action)
            visits = child.visits if child is not None else 0
            # An untried option is thought to be as good as the node has been so far.
            mean = child.mean if child is not None and visits else 0.5
            merit = mean + spread * prior / (1 + visits)
            if merit > best:
                best, chosen = merit, action
        return chosen


class Search:
    """A search for one decision of one seat."""

    def __init__(self, lookahead: Lookahead, imagine: Callable[[], State[Any, Any]], seat: SeatId) -> None:
        self.lookahead, self.imagine, self.seat = lookahead, imagine, seat
        first = imagine()
        self.horizon = lookahead.horizon(first, seat)
        self.teams = {each.id: str(each.team) for each in first.setup.seats}
        self.root = Node()
        self.root.widen(lookahead.weigh(first, seat), WIDE)
        self.iterations = 0

    def iterate(self, out_of_time: Callable[[], bool]) -> None:
        """One line of play: down the tree, by quick play to the horizon, and back with its worth."""
        state = self.imagine()
        path: list[tuple[Node, str]] = []
        node = self.root
        depth = decisions = 0
        in_tree = True
        while state.result is None and decisions < LONGEST and not self.horizon.reached(state):
            legal, asked = state.legal, state.asked
            assert asked is not None
            decisions += 1
            if len(legal) == 1:
                state.apply(legal[0])
                continue
            if in_tree and depth < DEEPEST and (depth == 0 or self.lookahead.is_big(state, asked)):
                if not node.priors or not any(action in legal for action in node.priors):
                    node.widen(self.lookahead.weigh(state, asked), NARROW)
                action = node.choose(legal)
                child = node.children.get(action)
                if child is None:
                    child = node.children[action] = Node()
                    in_tree = False
                path.append((child, self.teams[asked]))
                node = child
                depth += 1
            else:
                advice = self.lookahead.quick(state, asked)
                action = max(advice, key=lambda each: each.worth).action
            state.apply(action)
            if decisions % 8 == 0 and out_of_time():
                break
        worth = self.horizon.worth(state)
        self.root.visits += 1
        self.iterations += 1
        for child, team in path:
            child.visits += 1
            child.total += worth[team]

    def decided(self) -> bool:
        """Whether there is only one candidate: nothing to search for."""
        return len(self.root.priors) <= 1

    def best(self) -> Action:
        """The candidate that was tried most: the one that kept its promise."""
        return max(
            self.root.priors,
            key=lambda action: (
                self.root.children[action].visits if action in self.root.children else 0,
                self.root.priors[action],
            ),
        )
