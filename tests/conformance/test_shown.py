"""What happens is drawn, told and hinted for every seat and a spectator; `make soak` takes longer games."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from grimtable.conformance.suite import NonConformance
from grimtable.games import installed, load_game, package_of
from grimtable.games.parts import has_part
from grimtable.narration import Names, Sentences
from grimtable.picture import plain
from grimtable.picture.conformance import Seen, check_cues, check_picture
from tools.showing import cases, show_case, show_game, tables

SKIRMISH: Any = load_game("skirmish")


def one_table_of_each_scenario() -> list[Any]:
    """The player counts take turns."""
    found = []
    for name in installed():
        counts: dict[str, list[int]] = {}
        for scenario, players in tables(load_game(name)):
            counts.setdefault(scenario, []).append(players)
        for turn, (scenario, numbers) in enumerate(counts.items()):
            found.append((name, scenario, numbers[turn % len(numbers)]))
    return found


@pytest.mark.parametrize(("name", "scenario", "players"), one_table_of_each_scenario())
def test_random_games_are_shown_to_everybody(name: str, scenario: str, players: int) -> None:
    seen = Seen()
    show_game(load_game(name), scenario, players, seed=5, every=40, hint_every=40, at_most=100, seen=seen)
    assert seen.decisions > 50
    assert seen.pictures > 100 or not has_part(package_of(name), "picture")
    assert seen.lines > 50
    assert seen.offers > 100


@pytest.mark.parametrize("name", installed())
def test_games_of_veterans_are_shown_to_everybody(name: str) -> None:
    """They reach what chance seldom does."""
    game = load_game(name)
    scenario, players = list(tables(game))[-1]
    seen = Seen()
    show_game(game, scenario, players, seed=6, level="veteran", every=20, at_most=60, seen=seen)
    drawn = seen.forecasts + seen.overlays + seen.routes
    assert drawn > 50 or not has_part(package_of(name), "picture")


@pytest.mark.parametrize("name", installed())
def test_positions_of_rules_cases_are_shown_to_everybody(name: str) -> None:
    """Finales, rare cards and odd situations: every twelfth case, and a few of them in every detail."""
    seen = Seen()
    for number, path in enumerate(cases(name)[::12]):
        show_case(path, closely=number % 8 == 0, seen=seen)
    assert seen.decisions >= 20


def test_a_rule_of_a_scenario_is_shown_while_it_is_carried_out() -> None:
    (path,) = [
        each for each in cases("doom2004") if each.stem == "the_charge_may_end_the_game_before_the_jets"
    ]
    show_case(path, closely=False, seen=Seen())


# --- the checks can fail ------------------------------------------------------------------------------


def broken(method: str, monkeypatch: pytest.MonkeyPatch, owner: Any, change: Callable[[Any], Any]) -> None:
    real = getattr(owner, method)
    monkeypatch.setattr(owner, method, lambda *arguments: change(real(*arguments)))


def show_a_little(**more: Any) -> None:
    show_game(SKIRMISH, "cold_start", 2, seed=1, at_most=5, every=1, **more)


def test_a_picture_that_fails_is_told_with_everything_to_see_it_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fails(_: Any) -> Any:
        raise KeyError("choice")

    broken("picture", monkeypatch, type(SKIRMISH), fails)
    with pytest.raises(NonConformance) as found:
        show_a_little()
    for word in (
        "KeyError: 'choice'",
        "cold_start",
        "2 players",
        "seed 1",
        "random bots",
        "after 0 decisions",
    ):
        assert word in str(found.value)


def test_an_id_in_a_sentence_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    broken("question", monkeypatch, Sentences, lambda text: f"{text} red_scout_1")
    with pytest.raises(NonConformance, match=r"the question is not for readers .'red_scout_1'"):
        show_a_little()


def test_an_open_placeholder_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    broken(
        "picture",
        monkeypatch,
        type(SKIRMISH),
        lambda picture: msgspec.structs.replace(picture, objective="Seal { $count } portals"),
    )
    with pytest.raises(NonConformance, match="the picture is not for readers"):
        show_a_little()


def test_a_failing_page_of_the_terminal_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The client falls back to plain words, so the check asks for the page itself."""

    def fails(*_: Any) -> Any:
        raise AttributeError("no colour")

    monkeypatch.setattr("grimtable.cli.terminal.client.paint", fails)
    with pytest.raises(NonConformance, match="no colour"):
        show_a_little(hint_every=1)


def test_what_a_picture_speaks_of_is_in_it() -> None:
    state = SKIRMISH.new(seed=1)
    names = Names(SKIRMISH, state.setup.order)
    whole = plain(SKIRMISH.picture(state, None, names))
    check_picture(whole)
    with pytest.raises(NonConformance, match="unknown"):
        id, piece = next(iter(whole["pieces"].items()))
        check_picture({**whole, "pieces": {id: {**piece, "place": "99,99", "places": ["99,99"]}}})
    with pytest.raises(NonConformance, match="do not lie open"):
        check_picture({**whole, "hand": ["brace_1"]})
    with pytest.raises(NonConformance, match="unknown place"):
        check_cues([{"cue": "move", "to": "99,99"}], whole)
