"""The commands at the prompt, and the sentence that answers every line that does nothing."""

import json
from pathlib import Path

import pytest

from grimtable.cli.main import main
from grimtable.narration.names import Names
from grimtable.records.record import Played, Repair, Undone, read_record_file
from tests.cli.test_play import Captured, Game, command

LEAVE = ("quit", "no")


@pytest.fixture
def table(capsys: Captured) -> Game:
    return Game(capsys)


def flat(said: str) -> str:
    """The text without the line breaks of a narrow window."""
    return " ".join(said.split())


# --- reading lines ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "line",
    [
        "1",
        "activate red_scout_1",
        "red: activate red_scout_1",
        "ACTIVATE RED_SCOUT_1",
        "act red scout",
        "ac s",
    ],
)
def test_an_action_is_a_number_its_words_or_their_beginnings(table: Game, line: str) -> None:
    table.play([line, *LEAVE])
    assert [step.action for step in table.session.steps if isinstance(step, Played)] == [
        "red: activate red_scout_1"
    ]


@pytest.mark.parametrize("line", ["step to 1,0", "1,0", "1 0", "e", "east", "right", "st 1,0"])
def test_a_step_is_a_space_or_a_direction(table: Game, line: str) -> None:
    table.play(["1", line, *LEAVE])
    last = table.session.steps[-1]
    assert isinstance(last, Played)
    assert last.action == "red: step to 1,0"


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("foo", "`foo` is no command and no action here; type a number of the list, or help."),
        ("hlep", "`hlep` is no command and no action here; did you mean `help`?"),
        ("end tunr", "`end tunr` is no command and no action here; did you mean `end turn`?"),
        ("99", "There is no action 99; the numbers go from 1 to 3."),
        ("0", "There is no action 0; the numbers go from 1 to 3."),
        ("act", "`act` could be 1 activate red scout 1 or 2 activate red warden 1; type the number."),
        ("activate ghoul_1", "Not now: Ghoul 1 is not a figure of Red. SKI-TRN-02"),
        ("attack ghoul_1", "Not now: that does not answer the current question. KRN-02"),
        ("keeper: end turn", "Not now: it is Red's decision, not Keeper's. KRN-01"),
        ("step to 99,99", "Not now: 99,99 is not on the part of the map you can see. KRN-08"),
        ("x" * 2000, "A line has at most 1000 printable letters."),
        ("\x1b[2J", "A line has at most 1000 printable letters."),
        (":", "`:` is no command and no action here; type a number of the list, or help."),
    ],
)
def test_a_line_that_does_nothing_is_answered_in_a_sentence(table: Game, line: str, sentence: str) -> None:
    said = table.play([line, *LEAVE])
    assert sentence in flat(said)
    assert table.session.decisions == 0


def test_a_direction_that_is_closed_is_refused_with_its_rule(table: Game) -> None:
    said = table.play(["1", "s", "n", "4,4", *LEAVE])
    assert "Not now: Red's Warden 1 stands on 0,1. SKI-MOV-04" in flat(said)
    assert "The map ends there; Red's Scout 1 stands at 0,0." in said
    assert "Not now: 4,4 is not next to Red's Scout 1. SKI-MOV-03" in flat(said)


# --- questions ------------------------------------------------------------------------------------------


def test_help_lists_every_command(table: Game) -> None:
    said = table.play(["help", *LEAVE])
    for word in (
        "why ACTION",
        "rule [ID]",
        "undo",
        "redo",
        "save [FILE]",
        "log [N]",
        "look THING",
        "repair",
        "quit",
    ):
        assert f"  {word}" in said


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("why", "Write the action after why"),
        ("why end turn", "`end turn` is legal now: it is number 3."),
        ("why activate ghoul_1", "Not legal: Ghoul 1 is not a figure of Red. SKI-TRN-02"),
        ("why xyz", "`xyz` is no command and no action here"),
        ("why 7", "There is no action 7"),
        ("rule", "SKI-TRN-02"),
        ("rule krn-01", "KRN-01 Only the asked seat acts"),
        ("rule XYZ", "No catalogue has the rule XYZ"),
        ("look", "Write what to look at"),
        ("look brace", "gain 1 shield for each card in your hand"),
        ("look Not Today", "Not Today"),
        ("look g1", "Ghoul 1 on the table: kind ghoul, seat keeper"),
        ("look ghoul 1", "health 2"),
        ("look gohul_1", "There is no `gohul_1` to look at; did you mean `ghoul 1`?"),
        ("look zzz", "name a figure, a card or another thing"),
        ("log x", "`x` is no number; write for example: log 50"),
        ("log 0", "`0` is no number"),
        ("log 1", "· Red's turn."),
        ("redo", "Nothing is put back: you asked to put back 1, but only 0 can be put back"),
        ("undo", "It stays: there is no decision to take back yet"),
    ],
)
def test_a_question_is_answered_and_changes_nothing(table: Game, line: str, words: str) -> None:
    said = table.play([line, *LEAVE])
    assert words in flat(said)
    assert table.session.decisions == 0


def test_why_shows_the_rule_in_full(table: Game) -> None:
    said = table.play(["why end activation", *LEAVE])
    assert "KRN-02 Only what is asked for" in flat(said)
    assert "A decision takes only the kinds of action that its question names." in said


def test_hand_shows_the_cards_by_name_with_their_texts(table: Game) -> None:
    said = table.play(["hand", *LEAVE])
    names = Names(table.session.game, table.session.setup.order)
    for card in table.session.state.table.hands["red"]:
        assert f"  {names.of(card)}  {names.text_of(card)[:20]}" in said


# --- taking back ------------------------------------------------------------------------------------------


def test_undo_names_what_it_takes_back_and_redo_puts_it_back(table: Game) -> None:
    said = table.play(["1", "e", "undo", "undo", "redo", "redo", *LEAVE], width=200)
    assert "Red takes back `red: step to 1,0`." in said
    assert "Red takes back `red: activate red scout 1`." in said
    assert table.session.decisions == 2
    assert table.session.state.table.figures["red_scout_1"].space == 1


def test_undo_takes_the_bots_decisions_with_it(table: Game) -> None:
    said = table.play(["end turn", "undo", *LEAVE], undo="free", width=200)
    assert table.session.decisions == 0
    assert "Red takes back `red: end turn` and the" in said
    assert "decisions after it" in flat(said)


def test_what_was_seen_stays(table: Game) -> None:
    said = table.play(["end turn", "undo", *LEAVE])
    assert "It stays: Red's decision cannot be taken back" in flat(said)
    assert "KRN-11" in said


def test_with_agreement_every_other_person_is_asked_and_bots_agree(table: Game) -> None:
    lines = ["", "1", "undo", "no", "undo", "yes", *LEAVE]
    said = table.play(lines, seats="human,random,human", players=3, undo="agreed")
    assert "Keeper: do you agree to take back a decision of Red? yes or no: no" in said
    assert "Keeper does not agree, so everything stays as it is." in said
    assert [entry.agreed for entry in table.session.entries if isinstance(entry, Undone)] == [
        ("green", "keeper")
    ]


# --- repairing ------------------------------------------------------------------------------------------


def test_a_repair_is_asked_for_step_by_step_and_marked_in_the_log(table: Game) -> None:
    said = table.play(["repair", "figures.ghoul_1.wounds = 1", "", "we forgot a wound", *LEAVE])
    assert table.session.state.table.figures["ghoul_1"].wounds == 1
    assert "By hand: Red changed figures.ghoul_1.wounds (we forgot a wound)." in flat(said)
    assert isinstance(table.session.steps[0], Repair)


def test_a_repair_may_be_one_line(table: Game) -> None:
    table.play(["repair round = 4", "we lost count", *LEAVE])
    assert table.session.state.table.round == 4


@pytest.mark.parametrize(
    ("lines", "words"),
    [
        (["repair nonsense"], "`nonsense` is no change; write PATH = VALUE"),
        (["repair", ""], "Nothing is changed."),
        (
            ["repair rond = 4", "because"],
            "Not repaired: the table has no value “rond”; did you mean “round”? KRN-16",
        ),
        (["repair round = many", "because"], "Not repaired: the repair does not fit the table"),
        (["repair round = 4", ""], "Not repaired: a repair needs a reason, in one line, for the log."),
    ],
)
def test_a_repair_that_cannot_be_says_why(table: Game, lines: list[str], words: str) -> None:
    said = table.play([*lines, *LEAVE])
    assert words in flat(said)
    assert table.session.decisions == 0


def test_one_person_who_does_not_agree_stops_a_repair(table: Game) -> None:
    said = table.play(["", "repair round = 4", "because", "no", *LEAVE], seats="human,human")
    assert "Keeper does not agree" in said
    assert table.session.decisions == 0


# --- saving and leaving ---------------------------------------------------------------------------------


def test_save_says_where_and_how_to_continue(table: Game, tmp_path: Path) -> None:
    path = tmp_path / "deep" / "mine.json"
    said = table.play(["1", f"save {path}", "quit"], width=300)
    assert f"Saved to {path}" in said
    assert f"grimtable play --resume {path} --seats red=human,keeper=random" in said
    assert read_record_file(path).entries == (Played("red: activate red_scout_1"),)


def test_save_without_a_name_uses_the_users_own_folder(
    table: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    table.play(["1", "save", "e", "save", "quit"])
    table.play(["1", "quit", "yes"])
    saved = sorted(path.name for path in (tmp_path / "grimtable" / "saves").iterdir())
    assert saved == ["skirmish-1.json", "skirmish-2.json"]
    assert len(read_record_file(tmp_path / "grimtable" / "saves" / "skirmish-1.json").entries) == 2


def test_another_file_is_not_replaced_without_asking(table: Game, tmp_path: Path) -> None:
    path = tmp_path / "theirs.json"
    path.write_text("precious")
    said = table.play(["1", f"save {path}", "no", *LEAVE], width=300)
    assert f"{path} exists. Replace it? yes or no: no" in said
    assert path.read_text() == "precious"
    table.play(["1", f"save {path}", "yes", "quit"])
    assert json.loads(path.read_text())["game"] == "skirmish"


@pytest.mark.parametrize("name", ["", "sub"])
def test_a_place_that_cannot_be_written_is_a_sentence(table: Game, tmp_path: Path, name: str) -> None:
    (tmp_path / "sub").mkdir()
    (tmp_path / "file").write_text("")
    said = table.play(
        ["1", f"save {tmp_path / name}", "yes", f"save {tmp_path}/file/x.json", *LEAVE], width=300
    )
    assert "is a folder; name a file in it." in said
    assert "cannot be made" in said


def test_quit_offers_to_save_and_takes_back_for_an_answer(table: Game) -> None:
    said = table.play(["1", "quit", "back", "end", "quit", "what?", *LEAVE])
    assert said.count("Save the game before you leave? yes, no or back:") == 3
    assert said.count("The game goes on.") == 2
    assert table.code == 0


def test_nothing_decided_is_nothing_to_save(table: Game) -> None:
    assert "Save the game" not in table.play(["quit"])


def test_the_end_of_the_input_is_no_traceback(table: Game) -> None:
    said = table.play(["1"])
    assert said.rstrip().endswith("The input ended before the game did; the game is not saved.")
    assert table.code == 1


def test_the_end_of_the_input_keeps_a_game_that_has_a_file(table: Game, tmp_path: Path) -> None:
    path = tmp_path / "kept.json"
    table.play(["1", "e"], save_to=path)
    assert len(read_record_file(path).entries) == 2


def test_after_the_end_one_can_look_back_save_and_take_back(table: Game, tmp_path: Path) -> None:
    path = tmp_path / "over.json"
    said = table.play([*["end turn", "pass"] * 40, f"save {path}", "log 2", "undo", "quit"], width=300)
    assert "The game is over, so `end turn` does nothing; save, log, undo and quit still do." in said
    assert f"Play it back with: grimtable replay show {path}" in said


# --- the command line -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ([], "say which game to play: skirmish"),
        (["skirmsh"], "there is no game 'skirmsh'; did you mean skirmish?"),
        (["skirmish", "--seats", "humn"], "--seats: nobody is called 'humn'; did you mean human?"),
        (["skirmish", "--seats", "blue=human"], "--seats: there is no seat 'blue' at a table of 2"),
        (["skirmish", "--seats", "human,red=human"], "--seats mixes two ways of writing"),
        (["skirmish", "--seats", "red=human,red=random"], "--seats names red twice"),
        (["skirmish", "--players", "2", "--seats", "human,human,human"], "--seats names 3 players"),
        (["skirmish", "--players", "9"], "skirmish is for 2 to 4 players, not 9"),
        (["skirmish", "--scenario", "x"], "there is no scenario 'x'"),
        (["skirmish", "--option", "hand_limit=9"], "option hand_limit cannot be '9'; choose one of 4, 5, 6"),
        (["skirmish", "--option", "x=1"], "skirmish has no option 'x'"),
        (["skirmish", "--option", "x"], "--option x: write it as KEY=VALUE"),
        (["--resume", "no/such.json"], "no/such.json: No such file or directory"),
        (["--resume", "pyproject.toml", "--seed", "1"], "--seed was settled when the saved game began"),
        (["skirmish", "--save", "pyproject.toml"], "pyproject.toml exists already"),
        (["skirmish", "--pack", "no/such/pack"], "no/such/pack"),
    ],
)
def test_a_mistake_on_the_command_line_is_one_sentence(
    words: list[str], sentence: str, capsys: Captured
) -> None:
    assert main(["play", *words]) == 1
    error = capsys.readouterr().err
    assert error.startswith("grimtable: ")
    assert sentence in error
    assert error.count("\n") == 1


def test_a_record_of_another_game_is_refused(table: Game, tmp_path: Path, capsys: Captured) -> None:
    path = tmp_path / "mine.json"
    table.play(["1", f"save {path}", "quit"])
    assert main(["play", "chess", "--resume", str(path)]) == 1
    assert "is a game of skirmish, not of chess" in capsys.readouterr().err
    path.write_bytes(path.read_bytes().replace(b"activate red_scout_1", b"activate ghoul_1"))
    assert main(["play", "--resume", str(path)]) == 1
    assert "decision 1: `red: activate ghoul_1` is refused" in capsys.readouterr().err


def test_what_a_scenario_proposes_holds_unless_somebody_says_otherwise(tmp_path: Path) -> None:
    arena = ("--scenario", "open_ground", "--pack", "amendments", "--pack", "expansion")
    for asked, limit in (((), 3), (("--option", "limit=5"), 5)):
        path = tmp_path / f"{limit}.json"
        run = command("play", "doom2004", *arena, *asked, "--seed", "1", lines=[f"save {path}", "quit"])
        assert run.returncode == 0, run.stderr
        assert read_record_file(path).setup.options["limit"] == limit


def test_options_seats_and_speed_are_understood() -> None:
    run = command(
        *(
            "play",
            "skirmish",
            "--seats",
            "keeper=human",
            "--players",
            "3",
            "--seed",
            "1",
            "--option",
            "hand_limit=5",
        ),
        *("--windows", "ask", "--undo", "free", "--speed", "instant", "--scenario", "long_hall"),
        lines=["quit", "no"],
    )
    assert run.returncode == 0, run.stderr
    assert "Keeper (you)" in run.stdout
    assert "Green (random)" in run.stdout
