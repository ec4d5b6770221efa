"""The inner run: how likely a hero is to come through the Inner tier and to win the Confrontation.

Text boxes are read as chances of losing Life and drawing Corruption cards; the way is walked over all of them
at once, as shares of heroes that stand here with so much Life.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from grimtable.content import Effect
from grimtable.content.amounts import Amount
from grimtable.games.relic.bots.dice import battle_odds, pass_chance
from grimtable.games.relic.table import INNER, SCENARIO_SPACE

if TYPE_CHECKING:
    from grimtable.content import Call
    from grimtable.games.relic.game import Relic

Losses = dict[tuple[int, int], float]
"""Life lost and Corruption cards drawn → how likely."""

VISITS: Final = 9  #: Confrontations that are looked ahead
TOKEN: Final = 0.12  #: what a token on the sheet is worth for another run
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


class Visit(NamedTuple):
    """One Confrontation: how likely it wins the game, what it brings nearer, and what it costs."""

    won: float
    tokens: float
    life: float
    corruption: float


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


@lru_cache(maxsize=4096)
def run_chance(game: Relic, scenario: str, runner: Runner, space: int) -> float:
    """The chance to win the game from this space of the Inner tier, with nobody in the way.

    >>> from grimtable.games import load_game
    >>> weak = Runner(3, 3, 3, 1, 4, 0, 6, (0, 0, 0, 0), 1, 3, 1, 1, 0, 0, 0)
    >>> strong = Runner(9, 8, 8, 10, 10, 0, 6, (0, 0, 0, 0), 1, 10, 4, 3, 3, 6, 0)
    >>> game, sheet = load_game("relic"), "the_mystery_beyond"
    >>> run_chance(game, sheet, weak, 41) < 0.1 < 0.6 < run_chance(game, sheet, strong, 43)
    True
    """
    confrontation = game.scenario_sheets[scenario].confrontation
    sieges: dict[int, Siege] = {}
    total = 0.0
    for life, corruption, chance in way_through(game, runner, space):
        if chance < 0.005:
            continue
        siege = sieges.get(corruption)
        if siege is None:
            siege = sieges[corruption] = Siege(confrontation, runner._replace(corruption=corruption))
        total += chance * siege.worth(runner.tokens, life)
    return min(1.0, total)


@lru_cache(maxsize=8192)
def confronting(game: Relic, scenario: str, runner: Runner) -> float:
    """The chance to win at the centre, visit after visit, while Life and the hero's will last."""
    confrontation = game.scenario_sheets[scenario].confrontation
    return Siege(confrontation, runner).worth(runner.tokens, runner.life)


class Siege:
    """Confrontations one after the other: how many tokens lie on the sheet, and how much Life is left."""

    def __init__(self, confrontation: Effect, runner: Runner) -> None:
        self.confrontation, self.runner = confrontation, runner
        self.visits: dict[int, Visit] = {}
        self.known: dict[tuple[int, int, int], float] = {}

    def worth(self, tokens: int, life: int) -> float:
        """The chance to win now, and a little for tokens that will lie there when the hero comes again."""
        first = self.visit(tokens)
        return min(1.0, self.chance(tokens, life, VISITS) + TOKEN * min(2.0, first.tokens) * (1 - first.won))

    def visit(self, tokens: int) -> Visit:
        """One Confrontation with so many tokens on the sheet."""
        found = self.visits.get(tokens)
        if found is None:
            found = judge_visit(self.confrontation, self.runner._replace(tokens=tokens))
            self.visits[tokens] = found
        return found

    def chance(self, tokens: int, life: int, left: int) -> float:
        """The chance to win with so many tokens, so much Life and so many visits to come."""
        if life <= 0 or left <= 0:
            return 0.0
        key = (tokens, life, left)
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = self._chance(tokens, life, left)
        return found

    def _chance(self, tokens: int, life: int, left: int) -> float:
        visit = self.visit(tokens)
        rest = 1 - visit.won
        if rest < 0.01:
            return visit.won
        steps, more = divmod(visit.tokens / rest, 1.0)
        up = tokens + int(steps)
        if visit.tokens < 1:  # who comes nearer loses nothing, who does not pays
            lost = visit.life / max(0.05, rest - visit.tokens)
            near = self.chance(up + 1, life, left - 1)
            far = self._hurt(up, life, lost, left - 1)
            return visit.won + rest * PATIENCE * (more * near + (1 - more) * far)
        near = self._hurt(up + 1, life, visit.life, left - 1)
        far = self._hurt(up, life, visit.life, left - 1)
        return visit.won + rest * PATIENCE * (more * near + (1 - more) * far)

    def _hurt(self, tokens: int, life: int, lost: float, left: int) -> float:
        """After losing so much Life, which may be a broken number."""
        whole, part = divmod(min(lost, 12.0), 1.0)
        sure = self.chance(tokens, life - int(whole), left)
        if part < 0.01:
            return sure
        return (1 - part) * sure + part * self.chance(tokens, life - int(whole) - 1, left)


def judge_visit(effect: Effect, runner: Runner, depth: int = 0) -> Visit:
    """What one Confrontation does, on the average; the best of several ways is taken."""
    won, tokens, life, corruption, left = 0.0, 0.0, 0.0, 0.0, 1.0
    for call in effect.calls:
        part = _call_visit(call, runner._replace(tokens=runner.tokens + round(tokens)), corruption, depth)
        won += left * part.won
        tokens += left * part.tokens
        life += left * part.life
        corruption += left * part.corruption
        left *= 1 - part.won
    return Visit(won, tokens, life, corruption)


def _call_visit(call: Call, runner: Runner, drawn: float, depth: int) -> Visit:
    parameters = call.parameters
    verb = call.verb
    if verb == "win_game":
        needed = [_least(test) for test in call.guard.tests if test.name == "tokens_on_sheet"]
        if needed and runner.tokens < needed[0]:
            return Visit(0.0, 0.0, 0.0, 0.0)
        return Visit(1.0 if runner.corruption + drawn < runner.threshold else 0.0, 0.0, 0.0, 0.0)
    if verb == "put_token" and parameters.get("on") == "sheet":
        return Visit(0.0, float(_fixed(parameters.get("amount", 1))), 0.0, 0.0)
    if verb == "lose_life":
        return Visit(0.0, 0.0, float(_fixed(parameters.get("amount", 1))), 0.0)
    if verb == "draw_corruption":
        return Visit(0.0, 0.0, 0.0, float(_fixed(parameters.get("amount", 1))))
    if verb == "eliminate":
        return Visit(0.0, 0.0, 99.0, 0.0)
    if verb == "when":
        holds = _holds(parameters.get("holds"), runner)
        return _nested(call, "do" if holds else "otherwise", runner, depth)
    if verb in ("may", "pay"):
        if not _payable(call, runner):
            return _nested(call, "otherwise", runner, depth)
        return _nested(call, "do", runner, depth)
    if verb == "choose":
        options: Any = parameters["options"]
        return max((judge_visit(each.do, runner, depth) for each in options), key=_merit)
    if verb == "test":
        chance = passing(runner, str(parameters["attribute"]), _fixed(parameters.get("target", 9)))
        return _either(call, chance, "passed", "failed", runner, depth, 0.0)
    if verb == "battle":
        value = _fixed(parameters.get("value", 0)) if "value" in parameters else 0
        prepare = parameters.get("prepare")
        if isinstance(prepare, Effect) and any(each.verb == "reveal_power" for each in prepare.calls):
            value += round(3.5 * (2 + runner.tokens))
        odds = battle_odds(runner.battle - value)
        return _either(call, odds.won, "won", "lost", runner, depth, odds.lost)
    if verb == "roll_table":
        return _table(call, runner, depth)
    if verb == "confront_again" and depth < 4:
        return Visit(0.0, 0.0, 0.0, 0.0)
    return Visit(0.0, 0.0, 0.0, 0.0)


def _merit(visit: Visit) -> float:
    return visit.won + 0.1 * visit.tokens - 0.03 * min(visit.life, 6.0) - 0.03 * visit.corruption


def _nested(call: Call, name: str, runner: Runner, depth: int) -> Visit:
    effect = call.parameters.get(name)
    if not isinstance(effect, Effect):
        return Visit(0.0, 0.0, 0.0, 0.0)
    return judge_visit(effect, runner, depth + 1)


def _either(call: Call, chance: float, good: str, bad: str, runner: Runner, depth: int, life: float) -> Visit:
    one, other = _nested(call, good, runner, depth), _nested(call, bad, runner, depth)
    rest = 1 - chance
    return Visit(
        chance * one.won + rest * other.won,
        chance * one.tokens + rest * other.tokens,
        chance * one.life + rest * other.life + life,
        chance * one.corruption + rest * other.corruption,
    )


def _table(call: Call, runner: Runner, depth: int) -> Visit:
    rows: Any = call.parameters["results"]
    raised = min(2, runner.influence) if call.parameters.get("influence") else 0
    parts: list[Visit] = []
    for face in range(1, 7):
        result = min(face + raised, 99)
        row = next((each for each in rows if each.on[0] <= result <= each.on[1]), None)
        parts.append(judge_visit(row.do, runner, depth + 1) if row is not None else Visit(0.0, 0.0, 0.0, 0.0))
    return Visit(*(sum(values) / 6 for values in zip(*parts, strict=True)))


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
