"""Lasting effects: what holds until a stated moment, and rules that an effect changes.

An effect changes one named thing: ``cannot:<deed>`` forbids a deed, ``may:<deed>`` permits what the
rules would not, any other name is a number added to a quantity. "Cannot" beats "may" (asked in one
place, `Lasting.forbids` and `Lasting.permits`), whoever played which first.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from grimtable.kernel.bounds import Count, Name, Sum


class Until(msgspec.Struct, frozen=True):
    """When an effect ends: the count-th time this moment is reached (by this seat, if one is named)."""

    moment: Name
    seat: Name | None = None
    count: Count = 1


class Effect(msgspec.Struct, frozen=True):
    """One thing that is different while it lasts."""

    name: Name
    source: Name  #: the card, order or figure it comes from: "while this card is in play"
    subject: Name | None = None  #: the figure or seat concerned; None concerns everybody
    amount: Sum = 1
    until: Until | None = None  #: None lasts until its source leaves play


class Lasting:
    """All effects in force, kept by name: the question "is anything in force?" is one lookup."""

    __slots__ = ("by_name",)

    def __init__(self, by_name: dict[str, tuple[Effect, ...]] | None = None) -> None:
        self.by_name: dict[str, tuple[Effect, ...]] = by_name if by_name is not None else {}

    def copy(self) -> Lasting:
        return Lasting(self.by_name.copy())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Lasting) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]  # mutable, as the standard containers are

    def __iter__(self) -> Iterator[Effect]:
        """Every effect, by name, older ones first."""
        for name in sorted(self.by_name):
            yield from self.by_name[name]

    def begin(self, effect: Effect) -> None:
        self.by_name[effect.name] = (*self.by_name.get(effect.name, ()), effect)

    def end_source(self, source: str) -> tuple[Effect, ...]:
        """The source has left play: everything that hung on it ends. Returns what ended."""
        return self._end(
            [effect for effects in self.by_name.values() for effect in effects if effect.source == source]
        )

    def end_subject(self, subject: str) -> tuple[Effect, ...]:
        """The figure or seat concerned is gone."""
        return self._end(
            [effect for effects in self.by_name.values() for effect in effects if effect.subject == subject]
        )

    def _end(self, ended: list[Effect]) -> tuple[Effect, ...]:
        """They go, by name, older ones first: in the same order in a state that was saved and loaded."""
        if not ended:
            return ()
        for name in {effect.name for effect in ended}:
            self._put(name, [effect for effect in self.by_name[name] if effect not in ended])
        ended.sort(key=lambda effect: effect.name)
        return tuple(ended)

    def reach(self, moment: str, seat: str | None = None) -> tuple[Effect, ...]:
        """A moment has come: count it and end what was to last until now. Returns what ended."""
        # Most of what is in force lasts as long as its source, and most moments end nothing.
        if not self._ends_at(moment):
            return ()
        ended: list[Effect] = []
        # By name, as in a state that was saved and loaded: what ends must end in the same order there.
        for name in sorted(self.by_name):
            left: list[Effect] = []
            for effect in self.by_name[name]:
                until = effect.until
                if until is None or until.moment != moment or until.seat not in (None, seat):
                    left.append(effect)
                elif until.count > 1:
                    later = msgspec.structs.replace(until, count=until.count - 1)
                    left.append(msgspec.structs.replace(effect, until=later))
                else:
                    ended.append(effect)
            self._put(name, left)
        return tuple(ended)

    def _put(self, name: str, left: list[Effect]) -> None:
        if left:
            self.by_name[name] = tuple(left)
        else:
            del self.by_name[name]

    def _ends_at(self, moment: str) -> bool:
        for effects in self.by_name.values():
            for effect in effects:
                if effect.until is not None and effect.until.moment == moment:
                    return True
        return False

    def forbids(self, deed: str, subject: str | None = None) -> Effect | None:
        """The effect that says this cannot be done, if there is one."""
        name = "cannot:" + deed
        return self._first(name, subject) if name in self.by_name else None

    def permits(self, deed: str, subject: str | None = None) -> Effect | None:
        """The effect that permits it against the rules, unless something says "cannot"."""
        if not self.by_name or self._first("cannot:" + deed, subject) is not None:
            return None
        return self._first("may:" + deed, subject)

    def total(self, name: str, subject: str | None = None) -> int:
        """The sum of all effects on a quantity."""
        total = 0
        for effect in self.by_name.get(name, ()):
            if effect.subject is None or effect.subject == subject:
                total += effect.amount
        return total

    def _first(self, name: str, subject: str | None) -> Effect | None:
        for effect in self.by_name.get(name, ()):
            if effect.subject is None or effect.subject == subject:
                return effect
        return None
