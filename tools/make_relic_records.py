"""Write the golden records of Relic anew: each scenario won, with two to four players, and each other end.

    python -m tools.make_relic_records

Do this when rules or values of the content have changed on purpose; the record tests fail until then.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from grimtable.bots import decide, make
from grimtable.games import load_game
from grimtable.games.relic.actions import GiveUp
from grimtable.kernel import Action, Game, State
from grimtable.kernel.setup import OptionValue
from grimtable.records.session import Session

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "records" / "relic"

#: file → scenario, players, options, the rule by which it ends
WANTED: Mapping[str, tuple[str, int, dict[str, OptionValue], str]] = {
    "three_gates_of_the_mystery": ("the_mystery_beyond", 2, {}, "REL-SCN-06"),
    "kairos_beaten_four_times": ("kairos_fateweaver", 3, {}, "REL-SCN-06"),
    "the_last_ship_of_the_burning_hour": ("the_burning_hour", 4, {}, "REL-SCN-06"),
    "the_throne_taken": ("the_throne_of_whispers", 2, {}, "REL-SCN-06"),
    "the_beacon_is_lit": ("the_unlit_beacon", 3, {}, "REL-SCN-06"),
    "a_quick_start": ("the_mystery_beyond", 4, {"quick_start": True}, "REL-SCN-06"),
    "the_last_one_left_wins": ("the_throne_of_whispers", 2, {"last_player": "wins"}, "REL-R-73"),
    "nobody_is_left": ("the_throne_of_whispers", 2, {}, "REL-ELM-03"),
}
SEEDS = 60
DECISIONS = 6_000  #: a longer game is a bad record


def ended_by(
    game: Game[Any, Any], scenario: str, players: int, options: dict[str, OptionValue], rule: str
) -> Session[Any, Any]:
    """The first game that ends in this way."""
    for seed in range(SEEDS):
        session = Session.start(
            game, game.setup(scenario=scenario, players=players, options=options, seed=seed)
        )
        # Whoever plays to win is seldom lost to Chaos and never gives up.
        careless = rule != "REL-SCN-06"
        bot = make("random" if careless else "recruit", seed)
        while not session.state.over and session.decisions < DECISIONS:
            leaving = _given_up(session.state) if careless else None
            session.play(leaving or decide(bot, session.state))
        result = session.state.result
        if result is not None and result.rule == rule:
            return session
    raise LookupError(f"no game of {scenario} with {players} players ended by {rule}")


def _given_up(state: State[Any, Any]) -> Action | None:
    """The player who leaves the game, where that is offered."""
    return next((action for action in state.legal_actions() if isinstance(action, GiveUp)), None)


def main() -> None:
    """Write every record."""
    game = load_game("relic")
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, (scenario, players, options, rule) in WANTED.items():
        session = ended_by(game, scenario, players, options, rule)
        session.save(FOLDER / f"{name}.json")
        print(f"{name}: {session.decisions} decisions, seed {session.setup.seed}")


if __name__ == "__main__":
    main()
