"""A drawn situation of skirmish, played in the words that players use."""

from __future__ import annotations

from typing import Any, TypeVar

from grimtable.games import load_game
from grimtable.grid import read_map
from grimtable.kernel import Event, Journal
from grimtable.kernel.chance import Outcome
from grimtable.kernel.position import Position

E = TypeVar("E", bound=Event)

#: the marks that most drawings use
LEGEND: dict[str, dict[str, Any]] = {
    "r": {"figure": "scout", "seat": "red"},
    "w": {"figure": "warden", "seat": "red"},
    "n": {"figure": "scout", "seat": "green"},
    "g": {"figure": "ghoul"},
    "p": {"figure": "spitter"},
    "o": {"figure": "ogre"},
    "P": {"portal": True},
}


class Situation:
    """A table with a journal: play texts, ask what is offered and what happened."""

    def __init__(
        self,
        drawing: str,
        legend: dict[str, dict[str, Any]] | None = None,
        *,
        rolls: tuple[Any, ...] | None = None,
        **described: Any,
    ) -> None:
        script = None if rolls is None else tuple(Outcome("roll", "attack", roll) for roll in rolls)
        marks = set(read_map(drawing).marks.values())
        meant = {mark: nouns for mark, nouns in (LEGEND | (legend or {})).items() if mark in marks}
        position = Position(drawing=drawing, legend=meant, script=script, **described)
        self.game: Any = load_game("skirmish")
        self.state: Any = self.game.set_up(position)
        self.journal = Journal()
        self.state.journal = self.journal

    @property
    def table(self) -> Any:
        return self.state.table

    def play(self, *texts: str) -> Situation:
        """Play actions in their text form."""
        for text in texts:
            self.state.apply(self.game.language.read(self.state, text))
        return self

    def offers(self) -> list[str]:
        """What is offered now, as texts."""
        return [self.game.language.spell(self.state, action) for action in self.state.legal_actions()]

    def refusal(self, text: str) -> str:
        """The rule that refuses an action; empty when it is legal."""
        refusal = self.state.why_not(self.game.language.read(self.state, text))
        return "" if refusal is None else str(refusal.rule)

    def happened(self, kind: type[E]) -> list[E]:
        """The events of one kind, in order."""
        return [event for event in self.journal.events if type(event) is kind]

    def written(self, *texts: str) -> str:
        """Play actions and write down, for people, what was done and what came of it."""
        lines = [self.game.draw(self.state, None), ""]
        for text in texts:
            mark = len(self.journal.events)
            lines.append(text)
            self.play(text)
            lines.extend(f"    {_told(self, event)}" for event in self.journal.events[mark:])
        decision = self.state.decision
        lines.append("")
        if decision is None:
            lines.append(f"over: {self.state.result.sentence} ({self.state.result.rule})")
        else:
            lines.append(f"{decision.seat} is asked: {decision.question} ({decision.rule})")
            lines.extend(f"    {text}" for text in self.offers())
        return "\n".join(line.rstrip() for line in lines)


def _told(situation: Situation, event: Event) -> str:
    """`FiguresMoved figure=red_scout_1 …`: an event on one line, spaces as players write them."""
    board = situation.state.field.board
    values = {
        key: board.name(value) if key.endswith("space") else value
        for key, value in event.plain().items()
        if key != "event"
    }
    said = " ".join(
        f"{key}={','.join(map(str, v)) if isinstance(v, list | tuple) else v}" for key, v in values.items()
    )
    return f"{type(event).__name__} {said} [{event.rule}]"
