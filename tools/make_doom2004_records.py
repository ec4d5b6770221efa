"""Write the golden records of DOOM 2004 anew: each scenario won by the Marines, each way the Invader wins.

    python -m tools.make_doom2004_records

Do this when rules or values of the content have changed on purpose; the record tests fail until then.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from grimtable.games import load_game
from grimtable.kernel import Game
from grimtable.records.session import Session
from tools.doom2004_player import play

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "records" / "doom2004"

#: file → scenario, players, the rule by which it ends
WANTED = {
    "marines_leave_by_the_red_door": ("knee_deep_in_the_dead", 2, "D04-VIC-01"),
    "two_marines_find_the_way_in_the_dark": ("the_lights_below", 3, "D04-VIC-01"),
    "scientists_rescued_in_time": ("inferno", 3, "D04-VIC-01"),
    "through_the_teleporters": ("thy_flesh_consumed", 2, "D04-VIC-01"),
    "the_gate_sealed_by_three": ("the_last_threshold", 4, "D04-VIC-01"),
    "six_frags_of_three_marines": ("knee_deep_in_the_dead", 4, "D04-VIC-02"),
    "out_of_time_at_the_gate": ("the_last_threshold", 2, "D04-VIC-06"),
}


def ended_by(game: Game[Any, Any], scenario: str, players: int, rule: str) -> Session[Any, Any]:
    """The first game of purposeful Marines against a random Invader that ends in this way."""
    for seed in range(200):
        session = play(game, scenario, players, seed)
        if session.state.result is not None and session.state.result.rule == rule:
            return session
    raise LookupError(f"no game of {scenario} with {players} players ended by {rule}")


def main() -> None:
    """Write every record."""
    game = load_game("doom2004")
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, (scenario, players, rule) in WANTED.items():
        session = ended_by(game, scenario, players, rule)
        session.save(FOLDER / f"{name}.json")
        print(f"{name}: {session.decisions} decisions, seed {session.setup.seed}")


if __name__ == "__main__":
    main()
