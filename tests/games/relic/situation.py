"""Situations of Relic in few words: a game with enough heroes, positions, and what is asked."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from grimtable.games.relic import Relic, load
from grimtable.kernel import Journal
from grimtable.kernel.chance import Outcome
from grimtable.kernel.position import Position

COLUMNS = [["strength"], ["willpower"], ["cunning", "life"], ["any"]] * 3


@lru_cache(maxsize=1)
def game() -> Relic:
    """Relic with as many plain heroes as a table of four needs, whatever the pack holds."""
    heroes = {
        f"recruit_of_{name}": {
            "new": True,
            "affiliation": "Astra Militarum",
            "strength": 2 + number % 3,
            "willpower": 2,
            "cunning": 2,
            "life": 5,
            "asset_limit": 4,
            "power_limits": [{"level": 0, "limit": 1 + number % 2}],
            "start": "docking_point",
            "levels": COLUMNS,
        }
        for number, name in enumerate(("cadia", "krieg", "tallarn", "valhalla", "mordia", "catachan"))
    }
    return load().with_overrides({"heroes": heroes})


class Situation:
    """A staged position that is played in words."""

    def __init__(self, rolls: tuple[int, ...] = (), pack: Relic | None = None, **described: Any) -> None:
        script = tuple(Outcome("roll", "", face - 1) for face in rolls) or None
        self.game = pack or game()
        more: dict[str, Any] = {
            key: described.pop(key) for key in ("heroes", "board", "tokens") if key in described
        }
        self.state: Any = self.game.set_up(Position(script=script, more=more, **described))
        self.state.chance.strict = False
        self.state.journal = Journal()

    def play(self, *actions: str) -> Situation:
        for action in actions:
            self.state.apply(self.game.language.read(self.state, action))
        return self

    def offers(self) -> list[str]:
        return [self.game.language.spell(self.state, action) for action in self.state.legal_actions()]

    def refusal(self, action: str) -> str:
        refusal = self.state.why_not(self.game.language.read(self.state, action))
        return "" if refusal is None else refusal.rule

    def happened(self, name: str) -> list[Any]:
        return [event for event in self.state.journal.events if type(event).__name__ == name]

    @property
    def question(self) -> str:
        return str(self.state.decision.question)

    def player(self, seat: str = "alpha") -> Any:
        return self.state.table.players[seat]


def turn(phase: str, seat: str = "alpha") -> dict[str, str]:
    """Whose turn it is, and which phase begins."""
    return {"seat": seat, "phase": phase}
