"""Playing: what passed the check is put on the table and played, with what every game promises looked at."""

from __future__ import annotations

import importlib
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType
from typing import Any

from grimtable.conformance.suite import Spot, Trial, check_copies, check_offers
from grimtable.content import Effect, Pack
from grimtable.content.packs import compiled_parts
from grimtable.games import load_game, pack_of
from grimtable.kernel import Game, State
from tests.content.generated.checking import Made, check
from tests.content.generated.making import Maker

#: Items of one pack: they are checked together, and each is played on its own.
TOGETHER = 20
#: Every so many packs the translations are checked as well.
WHOLE_EVERY = 20
#: Every so many packs one of the game's own items is replaced instead.
CHANGE_EVERY = 5
#: How often each item is put on the table, and how many decisions are taken then.
PLAYS = 2
DECISIONS = 50
#: After so many decisions, closer looks at what is offered and saved.
LOOKS = (10, 30)


@dataclass
class Tally:
    """What came of a number of generated items."""

    made: int = 0
    passed: int = 0
    with_effect: int = 0
    carried_out: int = 0
    decisions: int = 0
    kinds: Counter[str] = field(default_factory=Counter)  #: of those that passed
    verbs: Counter[str] = field(default_factory=Counter)  #: carried out, by how often
    failures: list[str] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        """Sum up."""
        for name in ("made", "passed", "with_effect", "carried_out", "decisions"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.kinds += other.kinds
        self.verbs += other.verbs
        self.failures += other.failures

    def __str__(self) -> str:
        share = 100 * self.passed / max(1, self.made)
        effective = 100 * self.carried_out / max(1, self.with_effect)
        return (
            f"{self.passed} of {self.made} passed the check ({share:.0f} %), {self.with_effect} of them have "
            f"an effect, which was carried out for {self.carried_out} ({effective:.0f} %); {self.decisions} "
            f"decisions, {len(self.failures)} failures"
        )


def try_out(name: str, seed: int, folder: Path) -> Tally:
    """Make a pack of items for a game, check it, and play what passes; failures are told, not raised."""
    tally = Tally()
    ways = importlib.import_module(f"tests.content.generated.{name}")
    base: Game[Any, Any] = load_game(name)
    pack: Pack = pack_of(base)
    maker = Maker(pack, seed)
    if seed % CHANGE_EVERY == 0:
        made = [_changed(maker, maker.one(ways.CHANGED))]
    else:
        made = [ways.make(maker, f"made_{number}") for number in range(TOGETHER)]
    tally.made = len(made)
    try:
        checked = check(folder, pack, made, whole=seed % WHOLE_EVERY == 1)
    except Exception as error:  # noqa: BLE001  (told with its seed)
        tally.failures.append(_told(name, seed, made, "the check itself fails", error))
        return tally
    if checked is None:
        return tally
    game = type(base)(checked)  # type: ignore[arg-type, call-arg]  # the games of this package are made from a pack
    for each in made:
        if each.refused:
            continue
        tally.passed += 1
        tally.kinds[each.kind] += 1
        item = checked.get(each.kind, each.id)
        done: Counter[str] = Counter()
        if _watch(item, done):
            tally.with_effect += 1
        for _ in range(PLAYS):
            try:
                tally.decisions += _play(game, ways, each, maker, seed)
            except Exception as error:  # noqa: BLE001  (told with its seed)
                tally.failures.append(_told(name, seed, [each], "cannot be played", error))
                break
        tally.carried_out += bool(done)
        tally.verbs += done
    return tally


def _changed(maker: Maker, kind: str) -> Made:
    """One of the game's own items with other values; where it lies on the board is no value of its own."""
    old = maker.one(sorted(maker.pack.written(kind)))
    kept = {key: value for key, value in maker.pack.written(kind)[old].data.items() if key == "position"}
    return Made(kind, old, maker.item(kind, **kept), new=False)


def _told(name: str, seed: int, made: list[Made], what: str, error: Exception) -> str:
    root = error
    while root.__cause__ is not None:
        root = root.__cause__  # type: ignore[assignment]  # an Exception was raised from another one
    trace = root.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    place = f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}" if trace is not None else ""
    items = "\n".join(map(str, made))
    return f"{name}, seed {seed}: {what}: {type(root).__name__}: {root}\nat {place}\n{error}\n{items}"


def _watch(item: Any, done: Counter[str]) -> bool:
    """Count the calls of this item that are carried out; whether it has any."""
    has_any = False
    for _, part in compiled_parts(item):
        if isinstance(part, Effect):
            for call in part.calls:
                has_any = True
                object.__setattr__(call, "run", _Counting(call.verb, call.run, done).call)
    return has_any


class _Counting:
    """A call that is counted whenever it is carried out."""

    def __init__(self, verb: str, run: Any, done: Counter[str]) -> None:
        self.verb = verb
        self.run = run
        self.done = done

    def call(self, state: Any, context: Any) -> Any:
        self.done[self.verb] += 1
        return self.run(state, context)


def _play(game: Game[Any, Any], ways: ModuleType, made: Made, maker: Maker, seed: int) -> int:
    """Random decisions that favour the item; what is offered and saved is looked at now and then."""
    position = ways.position(game, made, maker)
    trial = Trial(game, seed, position.players, position.scenario, position.windows)
    state = game.set_up(position)
    number = 0
    while number < DECISIONS and not state.over:
        if number in LOOKS:
            spot = Spot(trial, state.copy(), number)
            check_offers(spot, at_most=6)
            check_copies(spot)
        if not state.legal_actions():
            Spot(trial, state, number).fail("a question without an answer")
        if len(set(state.legal_actions())) != len(state.legal_actions()):
            Spot(trial, state, number).fail("the same action is offered twice")
        action = _choose(state, made.id, maker)
        before = state.copy()
        try:
            state.apply(action)
        except Exception as error:  # noqa: BLE001  (told with its seed)
            Spot(trial, before, number).fail(f"{type(error).__name__}: {error}", action, error)
        number += 1
    check_copies(Spot(trial, state, number))
    return number


def _choose(state: State[Any, Any], id: str, maker: Maker) -> Any:
    legal = state.legal_actions()
    naming = [action for action in legal if any(id in str(value) for value in _values(action))]
    if naming and maker.chance(0.6):
        return maker.one(naming)
    # By kind first: a dozen steps would otherwise crowd out the one attack.
    kind = maker.one(list(dict.fromkeys(map(type, legal))))
    return maker.one([action for action in legal if type(action) is kind])


def _values(action: Any) -> list[Any]:
    return [getattr(action, name) for name in action.__struct_fields__]
