"""Explored games come out as they did: what happened, what was refused and why, what each seat saw.

A third of them here, the others in `make soak`; `make mutate` asks all of them.
"""

from typing import Any

import msgspec
import pytest

from grimtable.games import installed, load_game
from grimtable.kernel import Action, Refusal, State
from grimtable.kernel.playout import chooser
from tools.explored_games import FOLDER, Explorer, explored_line, kind_of
from tools.game_digests import VARIANTS, kept, seeded_of

EVERY = 3


@pytest.mark.parametrize(
    ("game", "line"),
    [
        pytest.param(
            game,
            line,
            id=f"{game}-{'-'.join(map(str, seeded_of(line)))}",
            marks=[pytest.mark.long] if turn % EVERY else [],
        )
        for game in installed()
        for turn, line in enumerate(kept(game, FOLDER))
    ],
)
def test_an_explored_game_comes_out_as_before(game: str, line: str) -> None:
    """A difference means that the rules play or forbid otherwise: find out which before writing it anew."""
    assert explored_line(game, seeded_of(line)) == line


@pytest.mark.parametrize("game", installed())
def test_games_of_every_variant_are_explored(game: str) -> None:
    assert {seeded_of(line).variant for line in kept(game, FOLDER)} == {
        variant.name for variant in VARIANTS[game]
    }


def test_an_explorer_does_more_kinds_of_things_than_luck_does() -> None:
    """In as many decisions of the same table: cards and abilities by name, not only the common steps."""

    def kinds(explores: bool) -> int:
        state = load_game("doom2016").new(players=3, seed=5)
        explorer, below = Explorer(state, chooser(5)), chooser(5)
        done: set[tuple[str, ...]] = set()
        for _ in range(300):
            legal = state.legal_actions()
            action = explorer.choice() if explores else legal[below(len(legal))]
            done.add(kind_of(action))
            state.apply(action)
        return len(done)

    assert kinds(explores=True) > 1.2 * kinds(explores=False)


def test_another_reason_for_a_refusal_changes_what_was_learned_and_nothing_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    *_, happened, learned = explored_line("skirmish", seeded_of(kept("skirmish", FOLDER)[0])).split()
    why_not = State.why_not

    def for_another_reason(self: State[Any, Any], action: Action) -> Refusal | None:
        refusal = why_not(self, action)
        return refusal and msgspec.structs.replace(refusal, reason="another")

    monkeypatch.setattr(State, "why_not", for_another_reason)
    *_, again, other = explored_line("skirmish", seeded_of(kept("skirmish", FOLDER)[0])).split()
    assert again == happened
    assert other != learned
