"""Undo: who may take back what (KRN-10 to KRN-15), and the snapshots that make it quick.

Undo is a replay without the last decision. The chance generator lives in the state, so the same
decision played again rolls the same dice: taking back is never a second try.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Collection, Sequence
from typing import Generic

from grimtable.kernel.chance import Outcome
from grimtable.kernel.identity import CHANCE
from grimtable.kernel.refusal import Refusal
from grimtable.kernel.state import B, State, T
from grimtable.records.record import Played, Repair, Step, UndoPolicy

#: A snapshot is taken each time this many decisions have been made.
EVERY = 25


class Snapshots(Generic[T, B]):
    """Copies of the state at earlier decisions: close together for the recent past, sparse before it.

    Undo replays at most `EVERY` decisions from the newest snapshot. Going further back costs at most a
    replay of about half the way gone back, and the number of copies grows with the logarithm of the length.
    """

    def __init__(self) -> None:
        self.numbers: list[int] = []
        self.states: list[State[T, B]] = []

    def __len__(self) -> int:
        return len(self.numbers)

    @staticmethod
    def is_kept(number: int, now: int) -> bool:
        """Whether the snapshot after decision `number` is worth its memory when the game is at `now`.

        >>> [number for number in range(0, 1001, 25) if Snapshots.is_kept(number, 1000)]
        [0, 400, 600, 700, 800, 850, 900, 925, 950, 975, 1000]
        """
        doublings = ((now - number) // (4 * EVERY)).bit_length()
        return number % (EVERY << doublings) == 0

    def offer(self, number: int, state: State[T, B], now: int) -> None:
        """Keep a copy if this is a place for one, and let go of those that have become too many."""
        if not self.is_kept(number, now):
            return
        if not self.numbers or number > self.numbers[-1]:
            self.numbers.append(number)
            self.states.append(state.copy())
        kept = [place for place, each in enumerate(self.numbers) if self.is_kept(each, now)]
        self.numbers = [self.numbers[place] for place in kept]
        self.states = [self.states[place] for place in kept]

    def nearest(self, number: int) -> tuple[int, State[T, B]]:
        """The newest snapshot that is not after this decision; the one after the set-up always exists."""
        place = bisect_right(self.numbers, number) - 1
        return self.numbers[place], self.states[place]

    def forget_after(self, number: int) -> None:
        place = bisect_right(self.numbers, number)
        del self.numbers[place:]
        del self.states[place:]


def why_not_seats(order: Sequence[str], by: str, agreed: Collection[str]) -> Refusal | None:
    """Only seats of the table take back, agree or repair."""
    for seat in (by, *agreed):
        if seat not in order:
            said = f"nobody sits at {seat!r}; the seats are {', '.join(order)}"
            return Refusal("KRN-14", "no_seat", (("seats", tuple(order)),), said)
    return None


def not_agreed(order: Sequence[str], by: str, agreed: Collection[str]) -> tuple[str, ...]:
    """The other seats that have not agreed.

    >>> not_agreed(("red", "green", "blue"), "red", ("blue",))
    ('green',)
    """
    return tuple(seat for seat in order if seat != by and seat not in agreed)


def why_not_take_back(
    policy: UndoPolicy,
    order: Sequence[str],
    by: str,
    agreed: Collection[str],
    steps: Sequence[Step],
    revealed: Sequence[int],
) -> Refusal | None:
    """Why these last steps stay: `revealed[i]` counts what step i showed that cannot be unseen.

    * `free`: nothing stays;
    * `until-revealed`: a decision stays that rolled, shuffled, drew or showed something hidden;
    * `agreed`: a decision stays until every other seat has agreed to take it back.

    A repair was agreed by all, so without `free` only all can take it back.
    """
    if policy == "free":
        return None
    missing = not_agreed(order, by, agreed)
    if missing and (policy == "agreed" or any(isinstance(step, Repair) for step in steps)):
        verb = "has" if len(missing) == 1 else "have"
        said = f"{' and '.join(missing)} {verb} not agreed to take this back"
        return Refusal("KRN-12", "not_agreed", (("seats", missing),), said)
    if policy == "until-revealed":
        for step, count in zip(steps, revealed, strict=True):
            if count:
                return _stays(step, count)
    return None


def _stays(step: Step, count: int) -> Refusal:
    """A step that cannot be taken back, with what it did that cannot be undone."""
    shown = _shown(step, count)
    if isinstance(step, Repair):
        said = f"the repair by {step.by} cannot be taken back, because it {shown}"
        return Refusal("KRN-11", "repair", (("seat", step.by),), said)
    said = f"{step.seat}'s decision cannot be taken back, because it {shown}"
    about = (("seat", step.seat),)
    kinds = {outcome.kind for outcome in step.chance}
    if kinds == {"roll"} and count == len(step.chance):
        return Refusal("KRN-11", "rolled", about, said)
    if not kinds:
        return Refusal("KRN-11", "showed", about, said)
    return Refusal("KRN-11", "revealed", about, said)


def _shown(step: Step, count: int) -> str:
    """What a step revealed, by the names of dice and piles only: the values may be secret."""
    deeds = [_deed(outcome) for outcome in step.chance]
    if count > len(deeds):
        # Every chance result counts once; what is left over was drawn or turned up without chance.
        told = isinstance(step, Played) and step.seat == CHANCE
        deeds.append("told a chance result" if told else "drew or showed something hidden")
    return " and ".join(dict.fromkeys(deeds))


def _deed(outcome: Outcome) -> str:
    verb = {"roll": "rolled", "order": "shuffled", "pick": "picked at random from"}[outcome.kind]
    return f"{verb} {outcome.what}"
