"""Write the golden records of skirmish anew: for each end of the game, one whole game that has it.

    python -m tools.make_skirmish_records

Do this when rules or values of the content have changed on purpose; the record tests fail until then.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from grimtable.games import load_game
from grimtable.kernel.playout import chooser
from grimtable.records.session import Session
from tools.skirmish_player import choose

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "records" / "skirmish"

#: file → scenario, players, the rule by which it ends
PURPOSEFUL = {
    "scouts_seal_every_portal": ("cold_start", 3, "SKI-WIN-01"),
    "keeper_slays_enough_scouts": ("cold_start", 4, "SKI-WIN-02"),
    "long_hall_sealed_by_six_scouts": ("long_hall", 4, "SKI-WIN-01"),
    "time_runs_out": ("long_hall", 2, "SKI-WIN-03"),
}


def purposeful(game: Any, scenario: str, players: int, rule: str) -> Session[Any, Any]:
    """The first game of the rule-of-thumb player that ends in this way."""
    for seed in range(1_000):
        session = Session.start(game, game.setup(scenario=scenario, players=players, seed=seed))
        while not session.state.over:
            session.play(choose(session.state))
        result = session.state.result
        if result is not None and result.rule == rule:
            return session
    raise LookupError(f"no game of {scenario} with {players} players ended by {rule}")


def wavering(game: Any) -> Session[Any, Any]:
    """A random game at a bluffing table in which somebody takes back and puts back decisions."""
    setup = game.setup(players=2, seed=8, windows="ask")
    session = Session.start(game, setup, undo="free")
    below = chooser(8)
    doubts = [20, 60, 100]  # after so many decisions
    while not session.state.over:
        legal = session.state.legal_actions()
        session.play(legal[below(len(legal))])
        if doubts and session.decisions == doubts[0] and not session.state.over:
            del doubts[0]
            session.undo("red", decisions=3)
            session.redo("red")
    return session


def main() -> None:
    """Write every record."""
    game = load_game("skirmish")
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, wanted in PURPOSEFUL.items():
        purposeful(game, *wanted).save(FOLDER / f"{name}.json")
        print(FOLDER.name, name)
    wavering(game).save(FOLDER / "taking_back_at_a_bluffing_table.json")


if __name__ == "__main__":
    main()
