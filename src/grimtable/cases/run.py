"""A case being played: the state, what has happened, and the question before the last step."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from grimtable.kernel import Action, Decision, Event, Game, Journal, Refusal, State
from grimtable.narration import names_at, worded


@dataclass
class Run:
    """The table of one case while it runs."""

    game: Game[Any, Any]
    state: State[Any, Any]
    journal: Journal = field(default_factory=Journal)
    since: int = 0  #: how many events there were before the last step
    asked: Decision | None = None  #: the question before the last action
    acted: bool = False
    pasts: list[State[Any, Any]] = field(default_factory=list)  #: the table before each action

    def read(self, text: str, seat: str = "") -> Action:
        """The action that a text names; UnreadableText when it names none."""
        return self.game.language.read(self.state, full_text(text, seat))

    def spell(self, action: Action) -> str:
        return self.game.language.spell(self.state, action)

    def said(self, refusal: Refusal) -> str:
        """A reason in English; one that the rules put into a sentence themselves as they put it."""
        if not refusal.is_message:
            return refusal.sentence
        return worded(names_at(self.game, self.state.setup.order, "en"), refusal)

    def offers(self) -> list[str]:
        """The actions offered now, in their text form."""
        return [self.spell(action) for action in self.state.legal_actions()]

    def play(self, action: Action, reload: bool = False) -> None:
        """Carry out one action. With `reload`, the table is saved and loaded first."""
        if reload:
            self.state = self.game.load(self.state.to_json())
        self.state.journal = self.journal
        self.asked, self.acted = self.state.decision, True
        self.pasts.append(self.state.copy())
        self.state.apply(action)

    def events(self, since_start: bool) -> list[Event]:
        """What has happened since the beginning, or since the last step."""
        return self.journal.events[0 if since_start else self.since :]

    def snapshot(self) -> list[str]:
        """The drawn position and the question on the table, for people."""
        lines = ["position:"]
        lines.extend(f"  {line}".rstrip() for line in self.game.draw(self.state, None).split("\n"))
        lines.extend(self.question())
        return lines

    def question(self) -> list[str]:
        """The question on the table and the actions offered."""
        decision = self.state.decision
        if decision is None:
            result = self.state.result
            assert result is not None
            winners = ", ".join(result.winners) or "nobody"
            return [f"over: {winners} won ({result.rule}): {result.sentence}"]
        kind = "may answer" if decision.is_window else "is asked"
        lines = [f"{decision.seat} {kind}: {decision.question} ({decision.rule})"]
        offers = self.offers()
        lines.extend(f"  {text}" for text in offers[:40])
        if len(offers) > 40:
            lines.append(f"  … and {len(offers) - 40} more")
        return lines


def full_text(text: str, seat: str) -> str:
    """The action with its seat in front, as logs write it.

    >>> full_text("step to 3,1", "red"), full_text("red: pass", "red")
    ('red: step to 3,1', 'red: pass')
    """
    return f"{seat}: {text}" if seat and ":" not in text else text
