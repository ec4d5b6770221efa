"""Write the golden records of DOOM 2016 anew: for each end of the game, one whole game that has it.

    python -m tools.make_doom2016_records

Do this when rules or values of the content have changed on purpose; the record tests fail until then.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from grimtable.games import load_game
from grimtable.kernel.playout import chooser
from grimtable.kernel.setup import Windows
from grimtable.records.session import Session

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "records" / "doom2016"

#: file → mission, players, windows, who wins, the rule by which it ends
WANTED: dict[str, tuple[str, int, Windows, str, str]] = {
    "kill_tokens_at_a_bluffing_table": ("knee_deep", 2, "ask", "invader", "D16-KIL-03"),
    "kill_tokens_of_four_marines": ("furnace_floor", 5, "skip", "invader", "D16-KIL-03"),
    "the_gate_is_held": ("the_open_gate", 5, "skip", "marines", "D16-MIS-02"),
    "time_is_up": ("seal_the_wells", 3, "skip", "invader", "D16-MIS-03"),
}


def found(
    game: Any, scenario: str, players: int, windows: Windows, team: str, rule: str
) -> Session[Any, Any] | None:
    """The first of many random games that ends in this way, if there is one."""
    for seed in range(400):
        setup = game.setup(scenario=scenario, players=players, windows=windows, seed=seed)
        session = Session.start(game, setup)
        below = chooser(seed)
        while not session.state.over:
            legal = session.state.legal_actions()
            session.play(legal[below(len(legal))])
        result = session.state.result
        teams = {seat.id: seat.team for seat in setup.seats}
        if result is not None and result.rule == rule and {teams[seat] for seat in result.winners} == {team}:
            return session
    return None


def main() -> None:
    """Write every record that random play comes to."""
    game = load_game("doom2016")
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, wanted in WANTED.items():
        session = found(game, *wanted)
        if session is None:
            print(f"{name}: no random game ends like this")
            continue
        session.save(FOLDER / f"{name}.json")
        print(FOLDER.name, name, session.decisions, "decisions")


if __name__ == "__main__":
    main()
