"""The inner run: how likely a hero is to come through the Inner tier and to win the Confrontation.

Text boxes are read as chances of losing Life and drawing Corruption cards; the way is walked over all of them
at once, as shares of heroes that stand here with so much Life.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from grimtable.content import Effect
from grimtable.content.amounts import Amount
from grimtable.games.relic.table import INNER, SCENARIO_SPACE
from grimtable.games.relic.topics.dice import battle_odds, pass_chance

if TYPE_CHECKING:
    from grimtable.content import Call
    from grimtable.games.relic.game import Relic

Losses = dict[tuple[int, int], float]
"""Life lost and Corruption cards drawn → how likely."""

VISITS: Final = 9  #: Confrontations that are looked ahead
MOST_KNOWN: Final = 50_000  #: chances that are remembered for a sheet
UNLIKELY: Final = 0.005  #: shares of heroes that are left out
DEEP: Final = 6  #: effects inside effects
MOST_RAISED: Final = 3  #: points by which influence raises a roll
RAISING: Final = 0.02  #: what an influence spent on a roll has to bring
LOSING: Final = 0.3  #: what falling is worth beside winning, for a choice in the centre
MEAN_POWER: Final = 3.5  #: of the values in the Power deck
#: verbs that leave nothing to chance
SIMPLE: Final = frozenset(
    ("put_token", "lose_life", "draw_corruption", "eliminate", "discard", "discard_all")
)
PATIENCE: Final = 0.97  #: what a visit later is worth beside one now: a rival may come first


class Runner(NamedTuple):
    """What the estimate looks at; it is remembered for equal runners."""

    strength: int
    willpower: int
    cunning: int
    level: int
    life: int
    corruption: int
    threshold: int
    tests: tuple[int, int, int, int]  #: bonuses in tests of the three attributes and of the level
    dice: int  #: of a test
    battle: int  #: the best value in a battle
    assets: int
    power: int
    trophies: int
    influence: int
    tokens: int  #: on the scenario sheet


#: Somebody of whom a Confrontation asks nothing.
ANYBODY: Final = Runner(0, 0, 0, 0, 0, 0, 6, (0, 0, 0, 0), 1, 0, 0, 0, 0, 0, 0)
KEPT: Final = frozenset(("life", "tokens"))  #: what every Confrontation looks at


class Outcome(NamedTuple):
    """One way a Confrontation can go."""

    chance: float
    runner: Runner  #: afterwards: what was lost and given away is gone
    won: bool = False
    again: bool = False  #: the Confrontation is carried out once more in the same visit

    @property
    def over(self) -> bool:
        """Nothing more happens in this visit."""
        return self.won or self.again or is_lost(self.runner)


def passing(runner: Runner, attribute: str, target: int) -> float:
    """The chance to pass a test."""
    names = ("strength", "willpower", "cunning", "level")
    value = int(getattr(runner, attribute)) + runner.tests[names.index(attribute)]
    return pass_chance(target - value, runner.dice)


@lru_cache(maxsize=4096)
def way_through(game: Relic, runner: Runner, space: int) -> tuple[tuple[int, int, float], ...]:
    """Life, Corruption and chance of the heroes that come from this space to the centre."""
    alive: dict[tuple[int, int], float] = {(runner.life, runner.corruption): 1.0}
    tester = _tester(runner)
    for place in range(space, SCENARIO_SPACE):
        alive = _after(alive, _box_losses(game, tester, place), runner.threshold)
    return tuple((life, corruption, chance) for (life, corruption), chance in sorted(alive.items()))


def _after(
    alive: Mapping[tuple[int, int], float], losses: Losses, threshold: int
) -> dict[tuple[int, int], float]:
    found: dict[tuple[int, int], float] = {}
    for (life, corruption), chance in alive.items():
        for (lost, drawn), likely in losses.items():
            left, cards = life - lost, corruption + drawn
            if left > 0 and cards < threshold:
                found[left, cards] = found.get((left, cards), 0.0) + chance * likely
    return found


def _tester(runner: Runner) -> Runner:
    """A runner reduced to what tests look at, so that what follows from tests is worked out once."""
    return runner._replace(
        life=0, corruption=0, threshold=0, battle=0, assets=0, power=0, trophies=0, influence=0, tokens=0
    )


@lru_cache(maxsize=2048)
def _box_losses(game: Relic, runner: Runner, space: int) -> Losses:
    if space == INNER.start:  # the leap itself costs nothing
        return {(0, 0): 1.0}
    boxes = game.spaces[space].boxes
    return _losses(runner, boxes[0].do) if boxes else {(0, 0): 1.0}


def _losses(runner: Runner, effect: Effect) -> Losses:
    """What an effect takes, all ways it can go."""
    found: Losses = {(0, 0): 1.0}
    for call in effect.calls:
        found = _both(found, _call_losses(runner, call))
    return found


def _call_losses(runner: Runner, call: Call) -> Losses:
    if call.verb == "lose_life":
        return {(_fixed(call.parameters.get("amount", 1)), 0): 1.0}
    if call.verb == "draw_corruption":
        return {(0, _fixed(call.parameters.get("amount", 1))): 1.0}
    if call.verb == "roll_table":
        found: Losses = {}
        rows: Any = call.parameters["results"]
        for row in rows:
            faces = min(6, row.on[1]) - row.on[0] + 1
            for key, likely in _losses(runner, row.do).items():
                found[key] = found.get(key, 0.0) + likely * max(0, faces) / 6
        return found
    if call.verb == "test":
        chance = passing(runner, str(call.parameters["attribute"]), _fixed(call.parameters.get("target", 9)))
        found = {}
        for part, name in ((chance, "passed"), (1 - chance, "failed")):
            nested = call.parameters.get(name)
            losses = _losses(runner, nested) if isinstance(nested, Effect) else {(0, 0): 1.0}
            for key, likely in losses.items():
                found[key] = found.get(key, 0.0) + part * likely
        return found
    return {(0, 0): 1.0}


def _both(one: Losses, other: Losses) -> Losses:
    found: Losses = {}
    for (life, drawn), chance in one.items():
        for (more, cards), likely in other.items():
            key = (life + more, drawn + cards)
            found[key] = found.get(key, 0.0) + chance * likely
    return found


def _fixed(value: object) -> int:
    if isinstance(value, Amount):
        return value.fixed if value.fixed is not None else 1
    return value if isinstance(value, int) else 1


# --- the Confrontation --------------------------------------------------------------------------------------


@lru_cache(maxsize=8192)
def run_chance(game: Relic, scenario: str, runner: Runner, space: int) -> float:
    """The chance to win the game from this space of the Inner tier, with nobody in the way.

    >>> from grimtable.games import load_game
    >>> weak = Runner(3, 3, 3, 1, 4, 0, 6, (0, 0, 0, 0), 1, 3, 1, 1, 0, 0, 0)
    >>> strong = Runner(9, 8, 8, 10, 10, 0, 6, (0, 0, 0, 0), 1, 10, 4, 3, 3, 6, 0)
    >>> game, sheet = load_game("relic"), "the_mystery_beyond"
    >>> run_chance(game, sheet, weak, 41) < 0.1 < 0.6 < run_chance(game, sheet, strong, 43)
    True
    """
    total = 0.0
    for life, corruption, chance in way_through(game, runner, space):
        if chance >= UNLIKELY:
            total += chance * confronting(game, scenario, runner._replace(life=life, corruption=corruption))
    return min(1.0, total)


def confronting(game: Relic, scenario: str, runner: Runner) -> float:
    """The chance to win at the centre, visit after visit, while Life and the hero's will last."""
    return _siege(game, scenario).worth(runner)


@lru_cache(maxsize=32)
def _siege(game: Relic, scenario: str) -> Siege:
    return Siege(game.scenario_sheets[scenario].confrontation)


def _asked_for(effect: Effect) -> Iterator[str]:
    """What of a runner a Confrontation looks at, asks for or takes."""
    for call in effect.calls:
        if call.verb == "pay" or call.parameters.get("influence"):
            yield "influence"
        elif call.verb in ("discard", "discard_all"):
            yield str(call.parameters.get("what", "power"))
        elif call.verb == "draw_corruption":
            yield "corruption"
        elif call.verb == "test":
            yield str(call.parameters["attribute"])
        elif call.verb == "battle":
            yield "battle"
        for value in call.parameters.values():
            for part in value if isinstance(value, tuple) else (value,):
                nested = part if isinstance(part, Effect) else getattr(part, "do", None)
                if isinstance(nested, Effect):
                    yield from _asked_for(nested)


class Siege:
    """Confrontations one after the other, while tokens add up and Life and what is given away run out."""

    def __init__(self, confrontation: Effect) -> None:
        self.confrontation = confrontation
        asked = set(_asked_for(confrontation))
        if asked & {"strength", "willpower", "cunning", "level"}:
            asked |= {"tests", "dice"}
        if "corruption" in asked:
            asked.add("threshold")
        #: what makes no difference to this sheet: runners that differ in nothing else are the same to it
        self.unasked: dict[str, Any] = {
            name: ANYBODY[place] for place, name in enumerate(Runner._fields) if name not in asked | KEPT
        }
        self.known: dict[tuple[Runner, int], float] = {}
        self.ways: dict[Runner, list[Outcome]] = {}

    def worth(self, runner: Runner) -> float:
        """The chance to win of a runner who carries out the Confrontation next."""
        if len(self.known) > MOST_KNOWN:
            self.known.clear()
            self.ways.clear()
        return self.chance(runner._replace(**self.unasked), VISITS)

    def chance(self, runner: Runner, left: int) -> float:
        """The chance to win with so many Confrontations to come."""
        if left <= 0 or is_lost(runner):
            return 0.0
        found = self.known.get((runner, left))
        if found is None:
            ways = self.ways.get(runner)
            if ways is None:
                ways = self.ways[runner] = outcomes(self.confrontation, runner)
            found = self.known[runner, left] = self.after(ways, left)
        return found

    def after(self, ways: list[Outcome], left: int = VISITS) -> float:
        """The chance to win if it goes on in one of these ways."""
        total = 0.0
        for outcome in ways:
            if outcome.won:
                total += outcome.chance
            else:
                patience = 1.0 if outcome.again else PATIENCE
                total += outcome.chance * patience * self.chance(outcome.runner, left - 1)
        return total


def is_lost(runner: Runner) -> bool:
    """Whether a hero is vanquished or corrupted."""
    return runner.life <= 0 or runner.corruption >= runner.threshold


def option_chance(game: Relic, scenario: str, effect: Effect, runner: Runner) -> float:
    """The chance to win with one of the options that the Confrontation gives."""
    siege = _siege(game, scenario)
    return siege.after(outcomes(effect, runner._replace(**siege.unasked)))


# --- one Confrontation --------------------------------------------------------------------------------------


def outcomes(effect: Effect, runner: Runner, depth: int = 0) -> list[Outcome]:
    """All ways an effect can go; what may be paid for is paid for."""
    if depth > DEEP:
        return [Outcome(1.0, runner)]
    found = [Outcome(1.0, runner)]
    for call in effect.calls:
        if len(found) == 1 and not found[0].over:
            found = _of_call(call, found[0].runner, depth)
            continue
        following: dict[tuple[Runner, bool, bool], float] = {}
        for each in found:
            for part in [each] if each.over else _share(each.chance, _of_call(call, each.runner, depth)):
                key = part[1:]
                following[key] = following.get(key, 0.0) + part.chance
        found = [Outcome(chance, *key) for key, chance in following.items()]
    return found


def _share(chance: float, among: list[Outcome]) -> list[Outcome]:
    return [each._replace(chance=chance * each.chance) for each in among]


def _of_call(call: Call, runner: Runner, depth: int) -> list[Outcome]:
    parameters = call.parameters
    verb = call.verb
    if verb == "win_game":
        needed = [_least(test) for test in call.guard.tests if test.name == "tokens_on_sheet"]
        return [Outcome(1.0, runner, won=not needed or runner.tokens >= needed[0])]
    if verb in SIMPLE:
        return [Outcome(1.0, _changed(call, runner))]
    if verb == "confront_again":
        return [Outcome(1.0, runner, again=True)]
    if verb == "when":
        return _nested(call, "do" if _holds(parameters.get("holds"), runner) else "otherwise", runner, depth)
    if verb in ("may", "pay"):
        if not _payable(call, runner):
            return _nested(call, "otherwise", runner, depth)
        paid = _fixed(parameters.get("influence", 1)) if verb == "pay" else 0
        return _nested(call, "do", runner._replace(influence=runner.influence - paid), depth)
    if verb == "choose":
        options: Any = parameters["options"]
        return max((outcomes(each.do, runner, depth + 1) for each in options), key=_merit_before(runner))
    if verb == "test":
        chance = passing(runner, str(parameters["attribute"]), _fixed(parameters.get("target", 9)))
        return [
            *_share(chance, _nested(call, "passed", runner, depth)),
            *_share(1 - chance, _nested(call, "failed", runner, depth)),
        ]
    if verb == "battle":
        return _fought(call, runner, depth)
    if verb == "roll_table":
        return _table(call, runner, depth)
    return [Outcome(1.0, runner)]


def _changed(call: Call, runner: Runner) -> Runner:
    """What a verb does that leaves nothing to chance."""
    amount = _fixed(call.parameters.get("amount", 1))
    if call.verb == "put_token":
        return (
            runner._replace(tokens=runner.tokens + amount) if call.parameters.get("on") == "sheet" else runner
        )
    if call.verb == "lose_life":
        return runner._replace(life=runner.life - amount)
    if call.verb == "draw_corruption":
        return runner._replace(corruption=runner.corruption + amount)
    if call.verb == "eliminate":
        return runner._replace(life=0)
    what = str(call.parameters.get("what", "power"))
    left = 0 if call.verb == "discard_all" else max(0, _cards(runner, what) - amount)
    if what == "power":
        return runner._replace(power=left)
    if what == "assets":
        return runner._replace(assets=left)
    return runner._replace(trophies=left) if what == "trophies" else runner


def _nested(call: Call, name: str, runner: Runner, depth: int) -> list[Outcome]:
    effect = call.parameters.get(name)
    return outcomes(effect, runner, depth + 1) if isinstance(effect, Effect) else [Outcome(1.0, runner)]


def _fought(call: Call, runner: Runner, depth: int) -> list[Outcome]:
    """A battle against the sheet; a lost one costs a Life (REL-BAT-23) besides what the sheet says."""
    value = _fixed(call.parameters.get("value", 0)) if "value" in call.parameters else 0
    prepare = call.parameters.get("prepare")
    if isinstance(prepare, Effect) and any(each.verb == "reveal_power" for each in prepare.calls):
        value += round(MEAN_POWER * (2 + runner.tokens))
    odds = battle_odds(runner.battle - value)
    return [
        *_share(odds.won, _nested(call, "won", runner, depth)),
        *_share(odds.tied, _nested(call, "tied", runner, depth)),
        *_share(odds.lost, _nested(call, "lost", runner._replace(life=runner.life - 1), depth)),
    ]


def _table(call: Call, runner: Runner, depth: int) -> list[Outcome]:
    """A roll on a table; influence raises it where that is worth its price."""
    rows: Any = call.parameters["results"]
    raised = min(MOST_RAISED, runner.influence) if call.parameters.get("influence") else 0
    merit = _merit_before(runner)
    found: list[Outcome] = []
    for face in range(1, 7):
        ways = []
        for more in range(raised + 1):
            row = next((each for each in rows if each.on[0] <= face + more <= each.on[1]), None)
            paid = runner._replace(influence=runner.influence - more)
            ways.append(outcomes(row.do, paid, depth + 1) if row is not None else [Outcome(1.0, paid)])
        found.extend(_share(1 / 6, max(ways, key=merit)))
    return found


def _merit_before(runner: Runner) -> Callable[[list[Outcome]], float]:
    """How good ways to go on are for whoever stands before the choice."""

    def merit(ways: list[Outcome]) -> float:
        total = 0.0
        for chance, after, won, _ in ways:
            if won:
                total += chance
            elif not is_lost(after):
                total += chance * (
                    0.1 * (after.tokens - runner.tokens)
                    - 0.03 * (runner.life - after.life + after.corruption - runner.corruption)
                    - RAISING * (runner.influence - after.influence)
                )
            else:
                total -= chance * LOSING
        return total

    return merit


def _least(test: Any) -> int:
    return _fixed(test.parameters.get("amount", 1))


def _holds(conditions: Any, runner: Runner) -> bool:
    tests = getattr(conditions, "tests", ())
    return all(_test_holds(test, runner) for test in tests)


def _test_holds(test: Any, runner: Runner) -> bool:
    if test.name == "not":
        return not all(_test_holds(part, runner) for part in test.parts)
    if test.name == "tokens_on_sheet":
        return runner.tokens >= _least(test)
    if test.name == "life_at_most":
        return runner.life <= _least(test)
    if test.name == "has_cards":
        return _cards(runner, str(test.parameters.get("what"))) >= _least(test)
    if test.name == "has_influence":
        return runner.influence >= _least(test)
    return True


def _cards(runner: Runner, what: str) -> int:
    return {"power": runner.power, "assets": runner.assets, "trophies": runner.trophies}.get(what, 0)


def _payable(call: Call, runner: Runner) -> bool:
    if call.verb == "pay":
        return runner.influence >= _fixed(call.parameters.get("influence", 1))
    return _holds(call.parameters.get("when"), runner)
