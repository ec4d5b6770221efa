"""`grimtable replay`: a record told in text, and verified."""

import json
from pathlib import Path
from typing import Any

import pytest

from grimtable.cli.main import main
from grimtable.games import load_game
from grimtable.kernel.keyed import Key
from grimtable.records.session import Session
from tests.support.played import play_on, texts_of


@pytest.fixture(scope="module")
def session() -> Session[Any, Any]:
    """A game with everything in it: dice, hidden cards, something taken back and put back, a repair."""
    game = load_game("skirmish")
    for seed in range(50):
        session = Session.start(game, game.setup(players=2, seed=seed), undo="free")
        seats = session.setup.order
        play_on(session, 30, seed=seed)
        session.undo(seats[1], (seats[0],), decisions=3)
        session.redo(seats[1], decisions=1)
        session.repair(seats[0], seats, "the cat jumped", {"round": 2})
        play_on(session, 2_000, seed=seed)
        if any(outcome.kind == "roll" for step in session.steps for outcome in step.chance):
            return session
    pytest.fail("nobody ever rolled a die")


@pytest.fixture
def file(session: Session[Any, Any], tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    session.save(path)
    return path


def run(capsys: pytest.CaptureFixture[str], *words: str | Path) -> tuple[int, str, str]:
    code = main(["replay", *map(str, words)])
    captured = capsys.readouterr()
    return code, captured.out, captured.err


def test_show_tells_every_decision_with_its_dice_and_marks_what_was_changed(
    file: Path, session: Session[Any, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, _ = run(capsys, "show", file)

    assert code == 0
    first, second = session.setup.order
    assert out.startswith(f"skirmish, {session.setup.scenario}: {first} (")
    for text in texts_of(session):
        assert text in out
    assert "shows face" in out
    assert f"↶ {second} takes back 3 decisions ({first} agreed)" in out
    assert f"↷ {second} puts back 1 decision" in out
    assert out.count("[taken back]") == 2
    assert f"REPAIR by {first} ({first} and {second} agreed): the cat jumped [round = 2]" in out
    assert session.state.result is not None
    assert f"after {session.decisions} decisions: {session.state.result.sentence}" in out


def test_show_can_be_limited_to_some_decisions(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "show", file, "--from", "5", "--to", "7")

    numbers = [line.split()[0] for line in out.splitlines() if line[:6].strip().isdigit()]
    assert numbers == ["5", "6", "7"]
    assert "set-up" not in out


def test_show_tells_a_seat_only_what_it_could_see(
    file: Path, session: Session[Any, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    first, second = session.setup.order
    _, everything, _ = run(capsys, "show", file, "--events")
    code, out, _ = run(capsys, "show", file, "--seat", first)
    _, spectator, _ = run(capsys, "show", file, "--seat", "spectator")

    assert code == 0
    assert f"{second} decides" in out
    assert f"{first} decides" not in out
    assert f"{first} decides" in spectator
    assert "shuffled" in everything
    assert "shuffled (" not in out
    assert "[round]" in out
    assert len(spectator) < len(everything)


def test_show_needs_a_seat_of_the_table(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, "show", file, "--seat", "purple")

    assert (code, out) == (1, "")
    assert "nobody sits at 'purple'; choose one of" in err


def test_show_needs_no_installed_game(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(file.read_text(encoding="utf-8").replace('"skirmish"', '"ludo"'), encoding="utf-8")

    assert run(capsys, "show", file)[0] == 0
    code, _, err = run(capsys, "verify", file)
    assert code == 1
    assert err.startswith(f"grimtable: {file}: there is no game 'ludo'")


def test_verify_prints_one_line_for_each_record(
    file: Path, session: Session[Any, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = tmp_path / "more" / "other.json"
    other.parent.mkdir()
    session.save(other)
    expected = (
        f"verified {session.decisions} decisions, digest {session.state.digest()}; "
        f"the dice follow from the seed {session.setup.seed}, which could be known beforehand"
    )

    code, out, err = run(capsys, "verify", tmp_path)

    assert (code, err) == (0, "")
    assert out.splitlines() == [f"{file}: {expected}", f"{other}: {expected}"]


def test_verify_says_when_it_used_the_written_results(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "verify", "--from-outcomes", file)

    assert code == 0
    assert out.endswith("(replayed from the written chance results, not from the seed)\n")


@pytest.fixture(scope="module")
def sealed() -> Session[Any, Any]:
    """A whole game of people, with its end taken back once."""
    game = load_game("skirmish")
    setup = game.setup(players=2, chance="keyed")
    session = Session.start(game, setup, undo="free", key=Key.of("5e" * 32))
    play_on(session, 5_000)
    session.undo("red", decisions=20, key=Key.of("7a" * 32))
    play_on(session, 5_000, seed=1)
    assert session.state.over
    return session


def test_verify_proves_the_dice_of_a_sealed_game(
    sealed: Session[Any, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(sealed.to_json())
    code, out, err = run(capsys, "verify", file)
    assert (code, err) == (0, "")
    first, second = Key.of("5e" * 32).seal, Key.of("7a" * 32).seal
    assert f"; the dice are proved by the seal {first}; from decision " in out
    assert out.endswith(f" on the dice are proved by the seal {second}\n")

    code, out, _ = run(capsys, "show", file)
    assert code == 0
    assert f"seal {first}; undo free" in out
    assert f"takes back 20 decisions; from here on the seal {second}" in out


@pytest.mark.parametrize("what", ["secret", "seal", "outcome", "none"])
def test_verify_refuses_what_was_altered_in_one_sentence(
    sealed: Session[Any, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str], what: str
) -> None:
    document = json.loads(sealed.to_json())
    if what == "secret":
        document["secrets"][0] = "00" * 32
    elif what == "seal":
        document["setup"]["seal"] = "00" * 32
    elif what == "none":
        document["secrets"].pop()
    else:
        shuffled = next(each for each in document["dealt"] if each["kind"] == "order")
        shuffled["value"] = shuffled["value"][1:] + shuffled["value"][:1]
    file = tmp_path / "game.json"
    file.write_text(json.dumps(document), encoding="utf-8")

    code, out, err = run(capsys, "verify", file)

    assert (code, out) == (1, "")
    assert err.startswith(f"grimtable: {file}: ") and len(err.splitlines()) == 1
    expected = {
        "secret": "the secret or the seal was altered",
        "seal": "the secret or the seal was altered",
        "outcome": "does not follow from the secret behind the seal",
        "none": "so nobody can prove its dice",
    }
    assert expected[what] in err


def test_verify_stops_at_the_first_difference_and_names_file_and_decision(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    document = json.loads(file.read_text(encoding="utf-8"))
    document["entries"][4]["action"] = "nobody: does nothing"
    wrong = tmp_path / "wrong.json"
    wrong.write_text(json.dumps(document), encoding="utf-8")

    code, out, err = run(capsys, "verify", file, wrong, tmp_path / "missing.json")

    assert code == 1
    assert len(out.splitlines()) == 1
    assert err.startswith(f"grimtable: {wrong}: decision 5: `nobody: does nothing`")
    assert "missing" not in err


@pytest.mark.parametrize("command", ["show", "verify"])
@pytest.mark.parametrize("content", [b"", b"{", b"[" * 100_000, b"\xff", b'{"format": 9}'])
def test_a_file_that_is_no_record_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], command: str, content: bytes
) -> None:
    file = tmp_path / "odd.json"
    file.write_bytes(content)

    code, out, err = run(capsys, command, file)

    assert (code, out) == (1, "")
    assert err.startswith(f"grimtable: {file}: ")
    assert len(err.splitlines()) == 1


def test_an_empty_folder_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = run(capsys, "verify", tmp_path)

    assert code == 1
    assert "there is no .json file in this folder" in err
