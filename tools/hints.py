"""`python -m tools.hints GAME`: hints of many positions, to be read as a player would read them.

Games of veterans are played, and every so many decisions the seat that is asked is told what to do. Positions
are spread over the kinds of decision, so that thirty of them show more than thirty moves of one kind. Places
are called by what is there, as on the page, unless `--coordinates` are wanted.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from grimtable import bots
from grimtable.bots.coaching import Hint, hint
from grimtable.games import load_game
from grimtable.kernel import CHANCE, State
from grimtable.narration import Sentences, names_at

MOST_DECISIONS = 4000


def positions(
    game_id: str,
    seed: int,
    players: int | None,
    *,
    level: str = "veteran",
    scenario: str | None = None,
    packs: Sequence[str] = (),
) -> Iterator[State[Any, Any]]:
    """The positions of one game with a choice in them, as they come."""
    game = load_game(game_id, list(packs))
    wanted: dict[str, Any] = {"players": players, "scenario": scenario}
    setup = game.setup(seed=seed, **{key: value for key, value in wanted.items() if value is not None})
    state = game.begin(setup)
    playing = {str(seat): bots.make(level, bots.seed_for(seed, seat)) for seat in setup.order}
    for _ in range(MOST_DECISIONS):
        if state.over:
            return
        if state.asked == CHANCE:
            state.apply(state.legal[0])
            continue
        if len(state.legal) > 1:
            yield state
        state.apply(bots.decide(playing[str(state.asked)], state))


def chosen(
    game_id: str,
    number: int,
    *,
    seed: int = 1,
    players: int | None = None,
    seat: str | None = None,
    scenario: str | None = None,
    packs: Sequence[str] = (),
) -> Iterator[State[Any, Any]]:
    """So many positions, no kind of question much more often than another."""
    seen: Counter[str] = Counter()
    found = 0
    while found < number:
        waiting = 0
        for state in positions(game_id, seed, players, scenario=scenario, packs=packs):
            if seat is not None and state.asked != seat:
                continue
            waiting += 1
            assert state.decision is not None
            key = f"{state.decision.question} {type(state.legal[0]).__name__}"
            if waiting < 7 or seen[key] > seed // 2 + 2:
                continue
            waiting = 0
            seen[key] += 1
            yield state
            found += 1
            if found == number:
                return
        seed += 1


def tell(state: State[Any, Any], language: str, seed: int = 1) -> tuple[str, Hint | None]:
    """The question of a position, and the hint."""
    assert state.asked is not None
    names = names_at(state.game, tuple(state.order), language)
    asked = Sentences(names, state.setup).question(state)
    return asked, hint(bots.SeatAtTable(state, state.asked, seed), language)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--number", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--players", type=int)
    parser.add_argument("--seat")
    parser.add_argument("--language", default="en")
    parser.add_argument("--coordinates", action="store_true")
    parser.add_argument("--scenario")
    parser.add_argument("--packs", nargs="+", default=[], help="for arenas: --packs expansion")
    given = parser.parse_args()
    states = chosen(
        given.game,
        given.number,
        seed=given.seed,
        players=given.players,
        seat=given.seat,
        scenario=given.scenario,
        packs=given.packs,
    )
    language = given.language if given.coordinates else f"{given.language}-x-named"
    for number, state in enumerate(states, 1):
        asked, told = tell(state, language)
        print(f"{number}. [{asked}]")
        if told is None:
            print("   (no hint)")
            continue
        print(f"   {told.text}")
        for other in told.alternatives:
            print(f"   - {other.text}")


if __name__ == "__main__":
    main()
