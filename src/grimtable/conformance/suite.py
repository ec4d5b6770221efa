"""Conformance: what every game promises, as checks over random games (see docs/conformance.md).

A `Trial` is one random game that can be played again; a `Spot` is one decision of it, preferably deep
inside interrupts. Every check takes a spot or a trial and raises `NonConformance`, which tells the
seed, the decision, the drawn position and the action. `examine` runs them all.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice, product
from math import prod
from typing import Any, Final, Never

import msgspec

from grimtable.conformance.twin import TwinDifference, check_twin_worlds
from grimtable.kernel import AnyGame, AnyState
from grimtable.kernel.action import Action, Comes, Pass, Shows
from grimtable.kernel.chance import Source
from grimtable.kernel.errors import GrimtableError, IllegalAction, RecordError, UnreadableText
from grimtable.kernel.event import Journal
from grimtable.kernel.identity import SeatId
from grimtable.kernel.playout import Below, chooser, random_playout
from grimtable.kernel.refusal import Refusal
from grimtable.kernel.setup import OptionValue, Setup, Windows
from grimtable.records.record import read_record
from grimtable.records.session import Session
from grimtable.records.verifying import verify

#: No kind of action is spelled out further than this many values to a field.
VALUES = 400


class NonConformance(GrimtableError):
    """A game broke a promise that every game makes."""


@dataclass(frozen=True, slots=True)
class Trial:
    """One random game: how it is set up, and with which numbers its choices are made."""

    game: AnyGame
    seed: int
    players: int | None = None
    scenario: str | None = None
    windows: Windows = "skip"
    chance: Source = "seeded"
    limit: int = 60_000  #: decisions after which a random game should be over; asking everybody takes many
    options: Mapping[str, OptionValue] = field(default_factory=dict)

    def setup(self) -> Setup:
        return self.game.setup(
            players=self.players,
            scenario=self.scenario,
            options=self.options,
            seed=self.seed,
            windows=self.windows,
            chance=self.chance,
        )

    def begin(self) -> AnyState:
        return self.game.begin(self.setup())

    def chooser(self) -> Below:
        return chooser(self.seed)

    def states(self) -> Iterator[AnyState]:
        """The game, decision by decision: the same state each time, already over at the last."""
        state, below = self.begin(), self.chooser()
        yield state
        for number in range(self.limit):
            if state.over:
                return
            legal = state.legal_actions()
            action = legal[below(len(legal))]
            try:
                state.apply(action)
            except Exception as error:  # noqa: BLE001  (told with its seed, and raised again)
                # What failed may be half done, so the game is played again up to there.
                before = next(islice(self.states(), number, None))
                Spot(self, before, number).fail(_does_not_apply(error), action, error)
            yield state
        if not state.over:
            Spot(self, state, self.limit).fail(f"the game is not over after {self.limit} random decisions")

    def __str__(self) -> str:
        words = [f"seed {self.seed}"]
        words += [f"{self.players} players"] if self.players is not None else []
        words += [f"scenario {self.scenario}"] if self.scenario is not None else []
        words += [f"{name} {value}" for name, value in self.options.items()]
        return f"{self.game.id}, {', '.join(words)}, windows {self.windows}, chance {self.chance}"


@dataclass(frozen=True, slots=True)
class Spot:
    """One decision of a trial, with a state of its own."""

    trial: Trial
    state: AnyState
    number: int  #: how many actions were played before

    @property
    def depth(self) -> int:
        return len(self.state.stack)

    def fail(
        self, sentence: str, action: Action | str | None = None, cause: Exception | None = None
    ) -> Never:
        """Say what is wrong and how to see it again."""
        game, state = self.trial.game, self.state
        lines = [sentence, f"in {self.trial}, after {self.number} actions"]
        if action is not None:
            lines.append(
                f"action: {action if isinstance(action, str) else game.language.spell(state, action)}"
            )
        if (decision := state.decision) is not None:
            lines.append(f"asked: {decision.seat}, {decision.question} ({decision.rule})")
        lines += [f"in progress: {frame!r}" for frame in state.stack]
        lines += ["", game.draw(state, state.asked)]
        raise NonConformance("\n".join(lines)) from cause


def spots(trial: Trial, count: int, depths: Sequence[int] = ()) -> list[Spot]:
    """Decisions to look at more closely: half of them the deepest of the game, half anywhere.

    Who has been through the game already knows how deep it was at every decision.
    """
    depths = depths or [len(state.stack) for state in trial.states() if not state.over]
    below = chooser(trial.seed + 1)
    by_chance = {number: below(1 << 30) for number in range(len(depths))}
    deepest = sorted(by_chance, key=lambda number: (-depths[number], by_chance[number]))
    chosen = set(deepest[: count // 2])
    others = sorted((n for n in by_chance if n not in chosen), key=lambda number: by_chance[number])
    chosen.update(others[: count - len(chosen)])
    last = max(chosen, default=0)
    states = enumerate(islice(trial.states(), last + 1))
    return [Spot(trial, state.copy(), number) for number, state in states if number in chosen]


# --- offered and refused ----------------------------------------------------------------------------


def _check_shortcut(spot: Spot) -> None:
    """A question that gives all its offers from one function gives what its single choices give."""
    state = spot.state
    if not state.stack or state.asked is None or state.request is not None:
        return
    frame = state.stack[-1]
    if frame.place >= frame.procedure.length:
        return
    step = frame.procedure.steps[frame.place]
    if step.together is None:
        return
    single = [action for each in step.choices for action in each.among(state, frame.memory, state.asked)]
    if single != state.legal_actions():
        spot.fail(f"{frame.procedure.id}: {step.name} offers other actions together than one by one")


def _check_announcements(spot: Spot) -> None:
    """Whatever has cut a procedure short has said so."""
    state = spot.state
    if state.cut:
        return
    for frame in state.stack:
        if frame.procedure.announced and frame.is_cut_short(state):
            spot.fail(f"{frame.procedure.id} is cut short although nothing was announced")


def check_offers(spot: Spot, at_most: int = 60) -> int:
    """Every offered action has a text of its own that parses back to it, and applies to a copy."""
    state, language = spot.state, spot.trial.game.language
    before = state.to_json()
    _check_shortcut(spot)
    _check_announcements(spot)
    texts: dict[str, Action] = {}
    for action in state.legal_actions():
        text = language.spell(state, action)
        if text in texts:
            spot.fail("two offered actions have the same text", action)
        texts[text] = action
        try:
            same = language.read(state, text) == action
        except UnreadableText as error:
            spot.fail(f"the text of an offered action cannot be read: {error}", action)
        if not same:
            spot.fail(f"the text of an offered action reads as {language.read(state, text)!r}", action)
        if (refusal := state.why_not(action)) is not None:
            spot.fail(f"an offered action is refused: {refusal}", action)
    tried = _sample(list(texts.values()), at_most, chooser(spot.number))
    for action in tried:
        twin = state.copy()
        try:
            twin.apply(action)
        except Exception as error:  # noqa: BLE001  (told with its seed, and raised again)
            spot.fail(_does_not_apply(error), action, error)
        if not twin.over and not twin.legal_actions():
            spot.fail("an offered action leads to a question without an answer", action)
        if state.to_json() != before:
            spot.fail("an action played on a copy changed the original", action)
    return len(tried)


def check_refusals(spot: Spot, rules: Collection[str], at_most: int = 60) -> int:
    """Nothing that is not offered applies: it is refused by an existing rule and changes nothing."""
    state = spot.state
    below = chooser(spot.number)
    before = state.to_json()
    legal = state.legal_actions()
    refused = 0
    for action in _candidates(spot, at_most, below):
        refusal = state.why_not(action)
        if (action in legal) != (refusal is None):
            spot.fail("an action that is not offered is not refused either", action)
        if refusal is None:
            continue
        refused += 1
        if refusal.rule == "KRN-04":
            spot.fail("no rule speaks against this action and yet it is not offered", action)
        if refusal.rule not in rules:
            spot.fail(f"the refusal `{refusal}` names a rule that is in no catalogue", action)
        if any(isinstance(value, bool) for _, value in refusal.values):
            spot.fail(f"the refusal `{refusal}` says True or False where a sentence needs a number", action)
        if (trouble := _applies(state, action, refusal)) is not None:
            spot.fail(trouble, action)
    if state.to_json() != before:
        spot.fail("refusing actions changed the state")
    return refused


def check_texts(spot: Spot, at_most: int = 40) -> int:
    """A line with one word changed is an action, refused or not, or is unreadable in a sentence."""
    state, language = spot.state, spot.trial.game.language
    below = chooser(spot.number + 1)
    texts = [language.spell(state, action) for action in state.legal_actions()]
    words = sorted({word for text in texts for word in text.split()} | {"nothing", "-1", "99", "0,0", "?"})
    tried = 0
    for text in _sample(texts, at_most, below):
        line = text.split()
        line[below(len(line))] = words[below(len(words))]
        tried += 1
        try:
            action = language.read(state, " ".join(line))
        except UnreadableText:
            continue
        refusal = state.why_not(action)
        if (action in state.legal_actions()) != (refusal is None):
            spot.fail("a typed action is neither offered nor refused", " ".join(line))
    return tried


def _does_not_apply(error: Exception) -> str:
    return f"an offered action does not apply: {type(error).__name__}: {error}"


def _applies(state: AnyState, action: Action, expected: Refusal) -> str | None:
    """What is wrong with how `apply` refuses this action; None when all is well."""
    try:
        state.copy().apply(action)
    except IllegalAction as error:
        return None if error.refusal == expected else f"`apply` refuses otherwise than `why_not`: {error}"
    return "an action that is not offered applies"


def _candidates(spot: Spot, at_most: int, below: Below) -> Iterator[Action]:
    """Actions that are mostly not offered: of the kinds asked for, of other kinds, of other seats."""
    state, game = spot.state, spot.trial.game
    asked = state.asked
    if asked is None:
        return
    offered = state.legal_actions()
    kinds = [kind for kind in (*game.actions, Pass, Shows, Comes) if kind in _kinds_asked_for(state)]
    for kind in kinds:
        yield from _of_kind(spot, kind, asked, at_most, below)
    others = [kind for kind in game.actions if kind not in kinds]
    for kind in _sample(others, 3, below):
        yield from islice(_of_kind(spot, kind, asked, 2, below), 2)
    for seat in state.setup.order:
        if seat != asked:
            for action in _sample(offered, 2, below):
                yield msgspec.structs.replace(action, seat=seat)


def _kinds_asked_for(state: AnyState) -> set[type[Action]]:
    decision = state.decision
    assert decision is not None
    if state.request is not None:
        return {Shows, Comes}
    if decision.is_window:
        return {Pass, *state.game.responder_of}
    frame = state.stack[-1]
    return set(frame.procedure.steps[frame.place].by_action)


def _of_kind(spot: Spot, kind: type[Action], seat: SeatId, at_most: int, below: Below) -> Iterator[Action]:
    """Actions of one kind, with the values that its codecs know and those of the offered actions."""
    state = spot.state
    columns: list[list[Any]] = []
    names = list(spot.trial.game.language.forms[kind].fields)
    offered = [action for action in state.legal_actions() if type(action) is kind]
    for name, codec in spot.trial.game.language.forms[kind].fields.items():
        values = list(islice(codec.every(state), VALUES))
        values += [value for action in offered if (value := getattr(action, name)) not in values]
        columns.append(values)
    size = prod(len(column) for column in columns)
    if size <= at_most:
        for row in product(*columns):
            yield kind(seat=seat, **dict(zip(names, row, strict=True)))
        return
    for _ in range(at_most):
        row = tuple(column[below(len(column))] for column in columns)
        yield kind(seat=seat, **dict(zip(names, row, strict=True)))
    # Close neighbours of what is offered: one value changed.
    for action in _sample(offered, at_most // 2, below):
        place = below(len(names))
        changed = {names[place]: columns[place][below(len(columns[place]))]}
        yield msgspec.structs.replace(action, **changed)


def _sample(items: list[Any], at_most: int, below: Below) -> list[Any]:
    """At most so many of the items, in their order."""
    if len(items) <= at_most:
        return items
    left = list(range(len(items)))
    chosen = [left.pop(below(len(left))) for _ in range(at_most)]
    return [items[place] for place in sorted(chosen)]


# --- copies, saves, seeds -----------------------------------------------------------------------------


def check_copies(spot: Spot) -> None:
    """Copy = JSON round trip = original, and what is derived from the table is what the table says."""
    state, game = spot.state, spot.trial.game
    document = state.to_json()
    reloaded = game.load(document)
    for name, other in (("copy", state.copy()), ("reloaded state", reloaded)):
        if other != state or other.to_json() != document:
            spot.fail(f"the {name} is not equal to the original")
        if other.asked != state.asked or other.decision != state.decision:
            spot.fail(f"the {name} asks {other.decision}")
        if other.legal_actions() != state.legal_actions():
            spot.fail(f"the {name} offers other actions, or in another order: {other.legal_actions()}")
        if not same_parts(other.field, state.field):
            spot.fail(f"the board of the {name} is not that of the original")
        if other.answers != state.answers:
            spot.fail(f"the index of answers of the {name} is not that of the original")
        for viewer in (*state.setup.order, None):
            if game.view(other, viewer) != game.view(state, viewer):
                spot.fail(f"the {name} shows {viewer or 'a spectator'} another view")


def check_continuations(spot: Spot, decisions: int = 12) -> None:
    """Original, copy, reloaded state, and one with a journal play on to the same digests."""
    state, game = spot.state, spot.trial.game
    before = state.to_json()
    worlds = [("copy", state.copy()), ("reloaded state", game.load(before)), ("journal", state.copy())]
    worlds[2][1].journal = Journal()
    original = state.copy()
    below = chooser(spot.number + 2)
    for _ in range(decisions):
        if original.over:
            break
        legal = original.legal_actions()
        action = legal[below(len(legal))]
        text = game.language.spell(original, action)
        original.apply(action)
        for name, world in worlds:
            world.apply(game.language.read(world, text))
            if world.digest() != original.digest():
                Spot(spot.trial, original, spot.number).fail(
                    f"the world of the {name} went another way", text
                )
    if state.to_json() != before:
        spot.fail("playing on with copies changed the original")


def same_parts(one: Any, other: Any) -> bool:
    """Equality for derived boards: their own, or part by part where they define none."""
    if type(one) is not type(other):
        return False
    if getattr(type(one), "__eq__", None) is not object.__eq__:
        return bool(one == other)
    names = [name for kind in type(one).__mro__ for name in getattr(kind, "__slots__", ())]
    names += list(getattr(one, "__dict__", ()))
    return all(same_parts(getattr(one, name, None), getattr(other, name, None)) for name in names)


def check_seed(trial: Trial, known: str | None = None) -> str:
    """The same seed gives the same game, with and without a journal; returns the last digest.

    Who has been through the game without a journal knows its last digest already.
    """
    ends: list[str] = [] if known is None else [known]
    for journal in (None, Journal())[len(ends) :]:
        state = trial.game.before_first_step(trial.setup())
        state.journal = journal
        state.start()
        random_playout(state, trial.chooser(), trial.limit)
        ends.append(state.digest())
    if ends[0] != ends[1]:
        raise NonConformance(f"the same seed gave two games: {trial}: {ends[0]} and {ends[1]}")
    return ends[0]


# --- the whole game -----------------------------------------------------------------------------------


def check_course(trial: Trial) -> list[int]:
    """Components are conserved at every decision and the game ends; returns how deep each decision was."""
    return _course(trial)[0]


def _course(trial: Trial) -> tuple[list[int], str]:
    """How deep each decision was, and the last digest."""
    first: dict[str, int] | None = None
    depths: list[int] = []
    for number, state in enumerate(trial.states()):
        count = trial.game.components(state)
        if first is None:
            first = count
        elif count != first:
            names = sorted(name for name in {*first, *count} if first.get(name) != count.get(name))
            changes = ", ".join(f"{name} {first.get(name, 0)} → {count.get(name, 0)}" for name in names)
            Spot(trial, state, number).fail(f"components are not conserved: {changes}")
        if state.over:
            break
        if not state.legal_actions():
            Spot(trial, state, number).fail("a question without an answer")
        depths.append(len(state.stack))
    return depths, state.digest()


def check_twins(spot: Spot, decisions: int = 4) -> tuple[int, int]:
    """No seat and no spectator can tell twin worlds apart.

    Returns how many twins really differed, and how many decisions were compared.
    """
    state = spot.state
    below = chooser(spot.number + 3)
    different = compared = 0
    for viewer in (*state.setup.order, None):
        try:
            differs, played = check_twin_worlds(spot.trial.game, state, viewer, below, decisions)
        except TwinDifference as difference:
            spot.fail(f"twin worlds: {difference}")
        different += differs
        compared += played
    return different, compared


UNDONE: Final = 300
"""How many decisions are taken back: several snapshots of a session lie between them."""


def check_record(trial: Trial, decisions: int, at_most: int = UNDONE) -> int:
    """The record of a game of so many decisions, written and read, replays to the same digests.

    Undo restores earlier ones. Returns how many decisions were taken back, one by one from the end: of a
    short game all.
    """
    game = trial.game
    session = Session.start(game, trial.setup(), undo="free")
    by = str(session.setup.order[0])
    below = trial.chooser()
    taken_back = min(at_most, decisions)
    digests: dict[int, str] = {}  # of those states that undo comes back to, and of the last
    for number in range(decisions + 1):
        if number >= decisions - taken_back:
            digests[number] = session.state.digest()
        if number < decisions:
            legal = session.state.legal_actions()
            session.play(game.language.spell(session.state, legal[below(len(legal))]))
    if not session.state.over:
        raise NonConformance(f"in a session {trial} takes more than {decisions} decisions")
    try:
        verified = verify(game, read_record(session.to_json()))
    except RecordError as error:
        raise NonConformance(f"the record of {trial} does not verify: {error}") from error
    if verified.digest != digests[decisions]:
        raise NonConformance(
            f"the record of {trial} replays to {verified.digest}, not to {digests[decisions]}"
        )
    for number in range(decisions - 1, decisions - 1 - taken_back, -1):
        session.undo(by)
        if session.state.digest() != digests[number]:
            Spot(trial, session.state, number).fail("undo did not restore the state after so many decisions")
    return taken_back


# --- all of it ----------------------------------------------------------------------------------------


class Survey(msgspec.Struct):
    """What an examination looked at: a test that wants to know that it tested something reads it."""

    decisions: int = 0
    spots: int = 0
    deepest: int = 0
    applied: int = 0
    refused: int = 0
    typed: int = 0
    undone: int = 0
    twins: int = 0
    compared: int = 0

    def add(self, other: Survey) -> None:
        """Sum up, except for the depth, which is the greatest."""
        for name in self.__struct_fields__:
            mine, theirs = getattr(self, name), getattr(other, name)
            setattr(self, name, max(mine, theirs) if name == "deepest" else mine + theirs)


def examine(trial: Trial, rules: Collection[str], count: int = 12, undone: int = UNDONE) -> Survey:
    """Run every check over one random game, at so many of its decisions; so many are taken back at its end.

    Twin worlds are compared when the table asks everybody (`windows = "ask"`).
    """
    depths, digest = _course(trial)
    survey = Survey(decisions=len(depths))
    check_seed(trial, digest)
    survey.undone = check_record(trial, len(depths), undone)
    for spot in spots(trial, count, depths):
        survey.spots += 1
        survey.deepest = max(survey.deepest, spot.depth)
        survey.applied += check_offers(spot)
        survey.refused += check_refusals(spot, rules)
        survey.typed += check_texts(spot)
        check_copies(spot)
        check_continuations(spot)
        if trial.windows == "ask" and trial.chance == "seeded":
            different, compared = check_twins(spot)
            survey.twins += different
            survey.compared += compared
    return survey
