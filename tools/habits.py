"""Habits of DOOM 2004's bots:  python -m tools.habits --games 60

Games of one level are played in the scenarios, and what a person would shake the head at is counted: large
figures that stand still, monsters that wait beside a barrel in sight, weapons that nobody picks up though
somebody passed them, attacks of Watch taken one after the other, and games that are won by a Marine who came
back beside the goal in that very turn.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from grimtable.bots import decide, make, seed_for
from grimtable.games import load_changed
from grimtable.games.doom2004 import events
from grimtable.games.doom2004.bots.bulk import paces_beside
from grimtable.games.doom2004.bots.guarding import posts
from grimtable.games.doom2004.bots.walking import passage_for
from grimtable.games.doom2004.changes import base, covered
from grimtable.games.doom2004.table import INVADER, INVADERS
from grimtable.games.doom2004.topics.line_of_sight import can_see
from grimtable.games.doom2004.topics.sides import monsters
from grimtable.grid import bits
from grimtable.kernel.event import Journal

if TYPE_CHECKING:
    from grimtable.games.doom2004.field import DoomState
    from grimtable.games.doom2004.table import Invader
    from grimtable.kernel import Event

GUARDING = 2  #: steps from what the Marines need next within which a monster guards it
PASSED = 2  #: steps from his way within which a Marine passes something
BASE = (
    "knee_deep_in_the_dead",
    "the_lights_below",
    "inferno",
    "thy_flesh_consumed",
    "the_last_threshold",
)
EXPANSION = (
    "a_snowball_in_the_desert",
    "the_fly_in_the_web",
    "breathless",
    "through_the_black_mirror",
    "the_last_chapter",
)


class Habits:
    """Listens to one game of a scenario."""

    def __init__(self) -> None:
        self.counted: Counter[str] = Counter()
        self._acted: set[str] = set()
        self._watched = 0
        self._shot = False  #: whether the Marine whose turn it is has attacked
        self._way = 0  #: spaces on which the Marine whose turn it is has stood in it
        self._back = ""  #: the Marine who came back in this turn
        self.passed: set[tuple[int, str]] = set()  #: weapons that somebody without one has passed
        self.taken: set[tuple[int, str]] = set()

    def watch(self, state: DoomState, happened: Sequence[Event]) -> None:
        """After each decision: what followed from it."""
        for event in happened:
            if isinstance(event, events.TurnBegan):
                self._acted, self._watched, self._way, self._back, self._shot = set(), 0, 0, "", False
                marine = state.table.marines.get(event.seat)
                if marine is not None and marine.space >= 0:
                    self._way = 1 << marine.space
            elif isinstance(event, events.FigureMoved):
                self._acted.add(event.figure)
                if event.figure == state.table.active:
                    self._way |= 1 << event.to_space
            elif isinstance(event, events.AttackDeclared):
                self._acted.add(event.attacker)
                if event.cause == "watch":
                    self._watched += 1
                elif event.attacker == state.table.active:
                    self._shot = True
            elif isinstance(event, events.MarineRespawned):
                self._back = event.marine
                self._way |= 1 << event.space
            elif isinstance(event, events.TokenTaken) and event.token in state.game.weapons:
                self.taken.add((event.space, event.token))
            elif isinstance(event, events.BarrelExploded):
                self.counted["barrels exploded"] += 1
            elif isinstance(event, events.TurnEnded):
                if event.seat == INVADER:
                    self._invader_ended(state)
                else:
                    self._marine_ended(state, event.seat)

    def finish(self, state: DoomState) -> Counter[str]:
        """What was counted, with how the game ended."""
        assert state.result is not None
        self.counted["games"] += 1
        if INVADER not in state.result.winners:
            self.counted["won by Marines"] += 1
            self.counted["won on a respawn turn"] += bool(self._back)
            active = state.table.active
            if active in state.table.marines:
                self._note_weapons(state, active)
        self.counted["rounds"] += state.table.round
        self.counted["weapons passed"] += len(self.passed | self.taken)
        self.counted["weapons passed and taken"] += len(self.taken)
        return self.counted

    def _invader_ended(self, state: DoomState) -> None:
        field, squad = state.field, state.table.marines.values()
        beside = 0
        for barrel in bits(field.barrels):
            if any(marine.space >= 0 and can_see(state, marine, barrel) for marine in squad):
                beside |= field.passage.neighbours[barrel]
        for invader in monsters(state):
            self.counted["monster turns"] += 1
            self.counted["beside a barrel in sight"] += bool(covered(state, invader) & beside)
            if invader.kind not in state.game.small:
                self._large_ended(state, invader)

    def _large_ended(self, state: DoomState, invader: Invader) -> None:
        """A large figure at the end of the Invader's turn: it acted, had no way, stood guard, or idled."""
        self.counted["turns of large figures"] += 1
        if invader.id in self._acted:
            return
        field = state.field
        mask = covered(state, invader)
        squad = field.against(INVADERS)
        barred = field.board.spaces & ~field.known | field.obstacles | squad
        ways = paces_beside(
            passage_for(state, marine=False), state.game.invaders[invader.kind].size, squad, barred
        )
        if base(state, invader) not in ways:
            self.counted["large figures without a way"] += 1
        elif mask & field.passage.reach(posts(state), GUARDING, forbidden=field.unknown):
            self.counted["large figures on guard"] += 1
        else:
            self.counted["idle large figures"] += 1

    def _marine_ended(self, state: DoomState, seat: str) -> None:
        self.counted["Marine turns"] += 1
        self.counted["turns with two attacks of Watch or more"] += self._watched >= 2
        self.counted["attacks of Watch"] += self._watched
        self.counted["turns with an attack"] += self._shot
        self._note_weapons(state, seat)

    def _note_weapons(self, state: DoomState, seat: str) -> None:
        field, marine = state.field, state.table.marines[seat]
        if not self._way:
            return
        near = field.passage.reach(self._way, PASSED, forbidden=field.obstacles | field.unknown)
        for space, tokens in state.table.tokens.items():
            if near >> space & 1:
                for token in tokens:
                    if token in state.game.weapons and token not in marine.weapons:
                        self.passed.add((space, token))


def games(
    level: str, scenarios: Sequence[str], players: Sequence[int], number: int, seed: int
) -> Iterator[tuple[str, Counter[str]]]:
    """So many games, scenarios and numbers of players in turn; where each was played and what was counted."""
    places = [(scenario, count) for scenario in scenarios for count in players]
    for place in range(number):
        scenario, count = places[place % len(places)]
        yield f"{scenario}, {count - 1}", play(scenario, count, seed + place, level)


def play(scenario: str, players: int, seed: int, level: str) -> Counter[str]:
    """One game and its habits."""
    game = load_changed("doom2004", ["expansion"] if scenario in EXPANSION else [])
    setup = game.setup(scenario=scenario, players=players, seed=seed)
    state: Any = game.begin(setup)
    state.journal = Journal()
    bots = {seat.id: make(level, seed_for(seed, seat.id)) for seat in setup.seats}
    habits = Habits()
    while state.result is None:
        state.apply(decide(bots[state.asked], state))
        habits.watch(state, state.journal.events)
        state.journal = Journal()
    return habits.finish(state)


SHARES = (
    ("idle large figures", "turns of large figures"),
    ("large figures on guard", "turns of large figures"),
    ("large figures without a way", "turns of large figures"),
    ("beside a barrel in sight", "monster turns"),
    ("weapons passed and taken", "weapons passed"),
    ("turns with an attack", "Marine turns"),
    ("turns with two attacks of Watch or more", "Marine turns"),
    ("attacks of Watch", "Marine turns"),
    ("won by Marines", "games"),
    ("won on a respawn turn", "won by Marines"),
    ("rounds", "games"),
)


def table(counted: Counter[str]) -> str:
    """The shares that matter, a line each."""
    return "\n".join(
        f"{name:42} {counted[name]:6} of {counted[whole]:6}  {counted[name] / max(1, counted[whole]):6.1%}"
        for name, whole in SHARES
    )


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--level", default="veteran")
    parser.add_argument("--scenarios", default=",".join(BASE + EXPANSION), help="separated by commas")
    parser.add_argument("--players", default="2,3,4", help="seats, the Invader included, separated by commas")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--places", action="store_true", help="a table for each scenario and number, too")
    asked = parser.parse_args()
    players = [int(each) for each in asked.players.split(",")]
    everywhere: Counter[str] = Counter()
    by_place: dict[str, Counter[str]] = {}
    for place, counted in games(asked.level, asked.scenarios.split(","), players, asked.games, asked.seed):
        everywhere += counted
        by_place[place] = by_place.get(place, Counter()) + counted
    if asked.places:
        for place, counted in sorted(by_place.items()):
            print(f"\n{place}\n{table(counted)}")
    print(f"\n{asked.level}, {everywhere['games']} games\n{table(everywhere)}")


if __name__ == "__main__":
    main()
