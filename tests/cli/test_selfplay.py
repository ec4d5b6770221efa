"""`grimtable selfplay`: the same seeds give the same table, and a failed game is told with its seed."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from grimtable.cli import selfplay as command
from grimtable.cli.main import main
from grimtable.cli.selfplay import Order, play_one
from grimtable.games import load_game
from grimtable.kernel import Game, GrimtableError, State
from grimtable.records.record import read_record_file
from grimtable.records.verifying import verify
from tests.support.failing import failing_cards
from tests.support.rule import rule
from tests.support.toy import TOY, ToyGame, ToyState

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run the command over the toy game, in this process; gives exit code, output and errors."""
    monkeypatch.setattr(command, "load_changed", lambda name, asked: TOY)
    monkeypatch.setenv("COLUMNS", "120")

    def call(*words: str) -> tuple[int, str, str]:
        code = main(["selfplay", *words])
        captured = capsys.readouterr()
        return code, captured.out, captured.err

    return call


def rows(output: str) -> list[list[str]]:
    """The lines of the table."""
    return [
        [cell.strip() for cell in line.strip("│").split("│")] for line in output.splitlines() if "│" in line
    ]


def order(game: str = "toy", **more: Any) -> Order:
    words = {"players": 2, "scenario": "teams", "seed": 1, "windows": "skip", "verify": True, "records": ""}
    return Order(game, **{**words, **more})


def test_games_at_every_player_count_with_the_scenarios_in_turn(run: Run) -> None:
    code, output, _ = run("toy", "--games", "4", "--jobs", "1")
    table = rows(output)

    assert code == 0
    assert [row[:3] for row in table] == [
        ["2", "teams", "2"], ["2", "brawl", "2"], ["3", "teams", "2"],
        ["3", "brawl", "2"], ["4", "teams", "2"], ["4", "brawl", "2"],
    ]  # fmt: skip
    assert all(re.fullmatch(r"\d+ / \d+ / \d+", row[3]) for row in table)
    assert all(row[5] == "0" for row in table)
    assert "12 games, " in output
    assert "in 1 process: all verified." in output


def test_the_same_seeds_give_the_same_table_and_others_another(run: Run) -> None:
    one, again, other = (
        rows(run("toy", "--games", "6", "--jobs", "1", "--players", "3", "--seed", seed)[1])
        for seed in ("1", "1", "100")
    )
    assert one == again
    assert one != other


def test_two_processes_give_the_table_of_one(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """With an installed game, because workers load it themselves."""
    monkeypatch.setenv("COLUMNS", "120")
    words = ["selfplay", "skirmish", "--games", "6", "--players", "2", "--scenario", "cold_start"]
    tables = []
    for jobs in ("1", "2"):
        assert main([*words, "--jobs", jobs]) == 0
        tables.append(rows(capsys.readouterr().out))
    assert tables[0] == tables[1]
    assert tables[0][0][:3] == ["2", "cold_start", "6"]


def test_records_are_kept_and_verify(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "games"
    code, _, _ = run("toy", "--games", "2", "--players", "2", "--jobs", "1", "--records", str(folder))

    assert code == 0
    names = ["toy-2-brawl-2.json", "toy-2-teams-1.json"]
    assert sorted(path.name for path in folder.iterdir()) == names
    for name in names:
        assert verify(TOY, read_record_file(folder / name)).decisions > 0


def test_without_verifying_the_games_are_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "load_changed", lambda name, asked: TOY)
    verified, plain = play_one(order(seed=5)), play_one(order(seed=5, verify=False))
    assert not verified.failure
    assert (plain.decisions, plain.sides) == (verified.decisions, verified.sides)
    assert plain.digest == verified.digest


class Faulty(ToyGame):
    """A game that trips over its own table once the vault is open."""

    def could_answer(self, state: ToyState, seat: Any, moment: str) -> bool:
        if state.table.vault_open:
            raise KeyError("vault")
        return super().could_answer(state, seat, moment)


def test_a_failed_game_is_told_with_its_seed_and_how_to_play_it_again(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    faulty: Game[Any, Any] = Faulty()
    monkeypatch.setattr(command, "load_changed", lambda name, asked: faulty)
    words = ("toy", "--games", "20", "--players", "2", "--jobs", "1", "--windows", "ask")
    code, output, _ = run(*words, "--records", str(tmp_path))

    assert code == 1
    found = re.search(
        r"failed after (\d+) decisions: KeyError: 'vault'\n  again with: grimtable (.+)", output
    )
    assert found is not None
    assert re.search(r"\d+ failed\.", output)
    code, again, _ = run(*found[2].split()[1:], "--jobs", "1")
    assert code == 1
    assert f"failed after {found[1]} decisions: KeyError: 'vault'" in again
    seed = found[2].split()[found[2].split().index("--seed") + 1]
    kept = next(path for path in tmp_path.iterdir() if path.name.endswith(f"-{seed}.json"))
    assert len(read_record_file(kept).entries) == int(found[1])


def test_an_endless_game_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "load_changed", lambda name, asked: TOY)
    monkeypatch.setattr(command, "LIMIT", 3)
    assert play_one(order()).failure == "the game is not over after 3 decisions"


def test_a_record_that_does_not_verify_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    def verify_badly(game: object, record: object) -> None:
        raise GrimtableError("decision 7: the die shows another face")

    monkeypatch.setattr(command, "load_changed", lambda name, asked: TOY)
    monkeypatch.setattr(command, "verify", verify_badly)
    assert play_one(order()).failure == "decision 7: the die shows another face"


def test_interrupting_stops_with_a_summary(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    played = 0
    original = command.play_one

    def play_three_then_interrupt(wanted: Order) -> command.Played:
        nonlocal played
        played += 1
        if played > 3:
            raise KeyboardInterrupt
        return original(wanted)

    monkeypatch.setattr(command, "play_one", play_three_then_interrupt)
    code, output, errors = run("toy", "--games", "9", "--players", "2", "--jobs", "1")
    assert code == 130
    assert "3 games, " in output
    assert "; stopped before the other 6." in output
    assert "interrupted" in errors


def test_a_failure_counts_for_more_than_an_interruption(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever stops a long batch still wants to know that a game of it has failed."""

    def fail_then_interrupt(wanted: Order) -> command.Played:
        if wanted.seed > 1:
            raise KeyboardInterrupt
        return command.Played(wanted, 3, failure="the sky fell")

    monkeypatch.setattr(command, "play_one", fail_then_interrupt)
    code, output, _ = run("toy", "--games", "9", "--players", "2", "--jobs", "1")
    assert code == 1
    assert "the sky fell" in output


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--players", "7"), "toy is not for 7 players here; choose from 2, 3, 4 or all"),
        (("--players", "two"), "--players takes a number from 1 on, not 'two'"),
        (("--scenario", "duel"), "toy has no scenario 'duel'; choose one of teams, brawl"),
        (("--jobs", "0"), "--jobs takes a number from 1 on, not '0'"),
        (("--jobs", "many"), "--jobs takes a number from 1 on, not 'many'"),
        (("--windows", "open"), "--windows is skip or ask, not 'open'"),
    ],
)
def test_an_order_that_cannot_be_played_is_refused_in_a_sentence(
    run: Run, words: tuple[str, ...], sentence: str
) -> None:
    code, output, errors = run("toy", "--games", "1", *words)
    assert code == 1
    assert output == ""
    assert sentence in errors


def test_an_unknown_game_is_refused_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["selfplay", "skirmih"]) == 1
    assert "did you mean skirmish?" in capsys.readouterr().err


# --- bots ---------------------------------------------------------------------------------------------


def test_bots_of_a_level_take_all_seats_or_those_of_a_team(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "160")
    words = ["selfplay", "doom2004", "--games", "1", "--players", "2", "--jobs", "1"]
    assert main([*words, "--seats", "marines=recruit,invader=random", "--scenario", "inferno"]) == 0
    output = capsys.readouterr().out
    assert "marines=recruit,invader=random games" in output
    assert "1 games, " in output
    assert "all verified." in output


def test_the_record_of_a_game_of_bots_is_kept_and_replays(tmp_path: Path) -> None:
    played = play_one(order("skirmish", scenario="cold_start", seats="recruit", records=str(tmp_path)))
    again = play_one(order("skirmish", scenario="cold_start", seats="recruit"))
    assert not played.failure
    assert played.digest == again.digest
    record = read_record_file(played.order.path)
    verify(load_game("skirmish"), record)
    assert "--seats recruit" in played.order.command


@pytest.mark.parametrize(
    ("seats", "sentence"),
    [
        ("human", "--seats: nobody sits at a batch of games; name bots only"),
        ("recrut", "--seats: there is no bot 'recrut'; did you mean recruit?"),
        ("purple=recruit", "--seats: there is no seat or team 'purple' at this table"),
    ],
)
def test_a_seat_that_cannot_be_filled_is_told_before_the_first_game(
    run: Run, seats: str, sentence: str
) -> None:
    code, output, errors = run("toy", "--games", "1", "--players", "2", "--jobs", "1", "--seats", seats)
    assert code != 0
    assert not output
    assert sentence in errors


def test_an_action_that_is_offered_twice_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "load_changed", lambda name, asked: TOY)
    offered = State.legal_actions
    monkeypatch.setattr(State, "legal_actions", lambda state: [*offered(state), offered(state)[0]])

    played = play_one(order())

    assert "is offered twice" in played.failure


@rule("KRN-17")
@pytest.mark.parametrize("verify", [True, False])
def test_a_card_that_fails_is_a_failed_game_told_with_the_card(verify: bool) -> None:
    """Nobody sits there whose game should go on, so nothing is set aside and nothing hidden."""
    with failing_cards():
        played = play_one(Order("skirmish", 3, "cold_start", 2, "skip", verify=verify, records=""))
    assert "KeyError: 'planted' (while carrying out cards/" in played.failure
