"""Explored games: seeded games in which as much as possible happens, with a digest of each.

Random players wander; most of a rulebook is met by those who want something. An explorer wants what it has
done least, so cards, abilities, doors and teleporters all have their turn. It is curious besides: it asks for
what is not offered and remembers which rule forbids it, looks at the table from every seat, imagines what is
hidden, and goes on with a copy. All of that is in the digest, so a rule that changes is noticed wherever an
explorer met it.

Which seeds are worth keeping is found by `tools.make_explored`; `tests/records/explored` holds them.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec

from grimtable.kernel import Action, SeatId, State
from grimtable.kernel.playout import Below, chooser
from tools.game_digests import Seeded, begun, digest, without_defaults

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "records" / "explored"

#: A game is left after so many decisions, because what is new in it comes early; every fifth is played on.
DECISIONS = 500
PLAYED_ON = 2_000
#: After so many decisions an explorer looks at the table from every seat, and goes on with a copy of it.
LOOKING = 50
#: So many decisions are made in an imagined table.
IMAGINED = 6
#: So many values are remembered of each field of an action.
REMEMBERED = 24
#: One choice in so many is left to luck: who always wants the new thing never does one twice.
WHIM = 5


class Explorer:
    """Plays one game, and puts what it learns into one digest."""

    def __init__(self, state: State[Any, Any], below: Below) -> None:
        self.state = state
        self._below = below
        self._done: Counter[tuple[str, ...]] = Counter()
        self._values: dict[str, list[Any]] = {}
        self._examples: dict[type[Action], Action] = {}
        self._learned = hashlib.blake2b(digest_size=6)

    def play(self, most: int) -> int:
        """Play until the game is over, or for so many decisions, and count them."""
        count = 0
        while self.state.result is None and count < most:
            self._remember()
            self._ask_for_more()
            if count % LOOKING == LOOKING - 1:
                self._look()
            self.state.apply(self.choice())
            count += 1
        return count

    @property
    def learned(self) -> str:
        """Refusals, views and imagined tables in one word."""
        return self._learned.hexdigest()

    def choice(self) -> Action:
        """What it has done least, one of each kind alike; now and then whatever luck says."""
        legal = self.state.legal_actions()
        if not self._below(WHIM):
            return legal[self._below(len(legal))]
        kinds: dict[tuple[str, ...], list[Action]] = {}
        for action in legal:
            kinds.setdefault(kind_of(action), []).append(action)
        least = min(self._done[kind] for kind in kinds)
        wanted = [kind for kind in kinds if self._done[kind] == least]
        chosen = wanted[self._below(len(wanted))]
        self._done[chosen] += 1
        return kinds[chosen][self._below(len(kinds[chosen]))]

    def _remember(self) -> None:
        """One of the offered actions, and the values of its fields."""
        legal = self.state.legal_actions()
        action = legal[self._below(len(legal))]
        self._examples[type(action)] = action
        for field in action.__struct_fields__:
            known = self._values.setdefault(field, [])
            value = getattr(action, field)
            if value in known:
                continue
            if len(known) < REMEMBERED:
                known.append(value)
            else:
                known[self._below(REMEMBERED)] = value

    def _ask_for_more(self) -> None:
        """Ask for one thing of each kind that the question knows: as once offered, or one value changed."""
        for kind in _askable(self.state):
            example = self._examples.get(kind)
            if example is None:
                continue
            action = self._changed(msgspec.structs.replace(example, seat=self.state.asked))
            refusal = self.state.why_not(action)
            if refusal is not None:
                said = f"{action} {refusal.rule} {refusal.reason} {refusal.values}"
                self._learned.update(said.encode())

    def _changed(self, action: Action) -> Action:
        fields = [field for field in action.__struct_fields__ if field != "seat"]
        if not fields or not self._below(3):
            return action
        field = fields[self._below(len(fields))]
        known = self._values[field]
        return msgspec.structs.replace(action, **{field: known[self._below(len(known))]})

    def _look(self) -> None:
        state = self.state
        viewers: list[SeatId | None] = [None, *state.order]
        for viewer in viewers:
            seen = _told(state.game.view(state, viewer))
            self._learned.update(msgspec.json.encode(seen, order="sorted"))
        viewer = viewers[self._below(len(viewers))]
        imagined = state.game.redealt(state, viewer, self._below)
        imagined.journal = None
        for _ in range(IMAGINED):
            if imagined.result is not None:
                break
            legal = imagined.legal_actions()
            imagined.apply(legal[self._below(len(legal))])
        self._learned.update(msgspec.json.encode(without_defaults(imagined.table), order="sorted"))
        self.state = state.copy()
        self.state.journal = state.journal


def explored_line(id: str, seeded: Seeded) -> str:
    """Explore a game: what was played, how many decisions it took, what happened and what was learned."""
    state, journal = begun(id, seeded)
    explorer = Explorer(state, chooser(seeded.seed))
    decisions = explorer.play(DECISIONS if seeded.seed % 5 else PLAYED_ON)
    happened = digest(explorer.state, journal)
    return f"{' '.join(map(str, seeded))} {decisions} {happened} {explorer.learned}"


def kind_of(action: Action) -> tuple[str, ...]:
    """What an action is about, wherever it is done: its class and its words, without its places."""
    words = (getattr(action, field) for field in action.__struct_fields__ if field != "seat")
    return (type(action).__name__, *(word for word in words if isinstance(word, str)))


def _askable(state: State[Any, Any]) -> list[type[Action]]:
    """The classes of actions about which the question has something to say, in stable order."""
    frame = state.stack[-1]
    by_action = frame.procedure.steps[frame.place].by_action
    return sorted(by_action or state.game.responder_of, key=lambda kind: kind.__name__)


def _told(seen: Any) -> Any:
    """What a view says, without what is empty: a new field that says nothing changes no digest."""
    if isinstance(seen, dict):
        plain = {str(key): _told(value) for key, value in seen.items()}
        return {key: value for key, value in plain.items() if value not in (None, False, 0, "", [], {})}
    if isinstance(seen, list | tuple):
        return [_told(each) for each in seen]
    return seen
