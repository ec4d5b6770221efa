"""Habits of Relic's bots:  python -m tools.relic_habits --games 40

Games of one level are played, and what a person would shake the head at is counted: charges that are loaded
and never spent, charges and Power cards spent on battles that they do not change, turns in which a hero who
could win in the centre stays outside, and turns spent elsewhere while a rival is about to win.
"""

from __future__ import annotations

import argparse
from collections import Counter
from typing import TYPE_CHECKING, Final

from grimtable.bots import decide, make, seed_for
from grimtable.games.relic import actions as act
from grimtable.games.relic import load
from grimtable.games.relic.bots.fights import Fight
from grimtable.games.relic.bots.mind import Mind
from grimtable.games.relic.bots.moving import after_throwing
from grimtable.games.relic.bots.runners import is_inside, next_box, run_of, runner_of
from grimtable.games.relic.procedures.throwing import total
from grimtable.games.relic.remembering import Battle, Throw
from grimtable.games.relic.table import SCENARIO_SPACE
from grimtable.games.relic.topics.cards import relics

if TYPE_CHECKING:
    from grimtable.games.relic.game import RelicState
    from grimtable.games.relic.table import Player
    from grimtable.kernel import Action

READY: Final = 0.5  #: the chance to win with which a hero with a relic has no business outside
HOPE: Final = 0.1  #: the same while a rival is about to win
NEARLY: Final = 0.5  #: a rival's chance to win that calls for haste
STEPS: Final = 2  #: turns from the centre within which a rival is about to win
SURE: Final = 0.97  #: a battle that is won so likely is won
CHANGE: Final = 0.003  #: chances that differ by less are the same

TITLES: Final = {
    "turns": "turns",
    "loaded": "charges loaded",
    "unspent": "… and never spent",
    "charges": "charges spent in the own battle",
    "idle charges": "… that changed nothing",
    "cards": "Power cards spent in the own battle",
    "idle cards": "… that changed nothing",
    "runs": "runs into the Warp Rift",
    "ready": "turns that begin outside with a relic and a chance of one half",
    "race": "turns that begin outside with a relic while a rival is about to win",
    "raced": "… and lead into the Warp Rift",
}


class Habits:
    """Looks at one game, before and after each decision."""

    def __init__(self) -> None:
        self.counted: Counter[str] = Counter()
        self._charges: dict[str, int] = {}
        self._loaded: Counter[str] = Counter()
        self._turn = -1
        self._racing = ""  #: who begins a turn outside while a rival is about to win
        self._outside: set[str] = set()

    def before(self, state: RelicState, action: Action) -> None:
        """Somebody is about to act."""
        table = state.table
        if table.turn != self._turn and table.active:
            self._turn = table.turn
            self._turn_begins(state, table.players[table.active])
        self._charges = {
            card: table.charges[card]
            for player in table.players.values()
            for card in player.assets
            if card in table.charges
        }
        kind = self._spent(state, action)
        if kind:
            self.counted[kind] += 1
            if changes_nothing(state, action):
                self.counted[f"idle {kind}"] += 1

    def _spent(self, state: RelicState, action: Action) -> str:
        battle = state.in_progress(Battle)
        if battle is None or battle.seat != state.asked:
            return ""
        if isinstance(action, act.PlayValue | act.PlayCard):
            return "cards"
        if isinstance(action, act.Use | act.Declare) and action.card in state.table.charges:
            return "charges"
        return ""

    def after(self, state: RelicState) -> None:
        """Somebody has acted."""
        for card, had in self._charges.items():
            more = state.table.charges.get(card, 0) - had
            if more > 0:
                self._loaded[card] += more
                self.counted["loaded"] += more
        for seat, player in state.table.players.items():
            if not is_inside(player):
                self._outside.add(seat)
            elif seat in self._outside:
                self._outside.discard(seat)
                self.counted["runs"] += 1
                if seat == self._racing:
                    self.counted["raced"] += 1
                    self._racing = ""

    def finish(self, state: RelicState) -> None:
        """The game is over."""
        for player in state.table.players.values():
            for card in player.assets:
                self.counted["unspent"] += min(self._loaded[card], state.table.charges.get(card, 0))

    def _turn_begins(self, state: RelicState, player: Player) -> None:
        self.counted["turns"] += 1
        self._racing = ""
        if not player.hero or is_inside(player) or not relics(state, player):
            return
        chance = run_of(state, player, runner_of(state, player))
        self.counted["ready"] += chance >= READY
        if chance >= HOPE and any(_is_near(state, other) for other in state.table.players.values()):
            self.counted["race"] += 1
            self._racing = player.seat


def _is_near(state: RelicState, player: Player) -> bool:
    """Whether a player is about to win."""
    if not player.hero or player.eliminated or not is_inside(player):
        return False
    near = next_box(state, player) > SCENARIO_SPACE - STEPS
    return near and run_of(state, player, runner_of(state, player)) >= NEARLY


def changes_nothing(state: RelicState, action: Action) -> bool:
    """Whether the own battle in progress is as likely won and as likely lost without what is spent on it."""
    battle, fight = state.in_progress(Battle), _fight(state)
    if battle is None or fight is None or battle.outcome:
        return False  # what is spent after a battle is not spent on it
    if isinstance(action, act.PlayValue):
        throw = state.stack[-1].memory
        if not isinstance(throw, Throw):
            return False
        thrown, value = total(throw.chains), state.game.values[action.card]
        dice = sum(chain[-1] == 6 for chain in throw.chains) if throw.chains else throw.count
        rolled = after_throwing(fight, thrown, dice)
        played = after_throwing(fight, thrown + value, dice - (value != 6))
        return rolled[0] >= SURE or (played[0] <= rolled[0] + CHANGE and played[2] >= rolled[2] - CHANGE)
    won, _, lost = fight.odds
    if won >= SURE:
        return True
    if isinstance(action, act.Use | act.PlayCard) and _rerolls(state, action.card):
        return False  # what a die will show nobody knows
    then = state.copy()
    same = then.innermost(Battle)
    then.apply(action)
    if then.in_progress(Battle) is not same or same.outcome:
        return False
    after = _fight(then)
    if after is None or after.dice != fight.dice:
        return False
    return abs(after.odds.won - won) < CHANGE and abs(after.odds.lost - lost) < CHANGE


def _rerolls(state: RelicState, card: str) -> bool:
    return any(
        call.verb.startswith("reroll") for each in state.game.sources[card].abilities for call in each.do
    )


def _fight(state: RelicState) -> Fight | None:
    assert state.asked is not None
    return Mind(state, state.asked, exact=True).fight


def watched(seed: int, *, level: str, players: int) -> Counter[str]:
    """One game of bots of this level, and what was counted in it."""
    game = load()
    setup = game.setup(players=players, seed=seed)
    state: RelicState = game.begin(setup)
    bots = {seat.id: make(level, seed_for(seed, seat.id)) for seat in setup.seats}
    habits = Habits()
    while state.result is None:
        assert state.asked is not None
        action = decide(bots[state.asked], state)
        habits.before(state, action)
        state.apply(action)
        habits.after(state)
    habits.finish(state)
    return habits.counted


def table(counted: Counter[str], games: int) -> str:
    """What was counted, for people."""
    return "\n".join(
        f"{title:70} {counted[name]:6}  {counted[name] / games:7.2f} a game" for name, title in TITLES.items()
    )


def main() -> None:
    """Play the games and print what was counted."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--level", default="veteran")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    counted: Counter[str] = Counter()
    for number in range(asked.games):
        counted += watched(asked.seed + number, level=asked.level, players=asked.players)
    print(table(counted, asked.games))


if __name__ == "__main__":
    main()
