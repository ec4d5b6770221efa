"""The command `grimtable case`: what it prints and how it ends."""

from pathlib import Path

import pytest

from grimtable.cli.main import main
from tests.cases.support import POSITION, SOUND

TOUGH = """
game = "skirmish"
why = "A ghoul that a pack has made tough."
map = '''
#########
# r   g #
#########
'''
legend = { r = { figure = "scout" }, g = { figure = "ghoul" } }
turn = { figure = "red_scout_1" }
content.figures.scout.dice = 1
chance.rolls = [{ hits = 4 }]

[[do]]
action = "red: attack ghoul_1"

[[expect]]
facts = { "figures.ghoul_1.wounds" = 4 }
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    cases = tmp_path / "cases"
    cases.mkdir()
    (cases / "good.toml").write_text(SOUND, encoding="utf-8")
    return cases


def test_all_pass(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["case"]) == 0
    assert capsys.readouterr().out == "1 passed, 0 failed\n"


def test_a_failure_is_shown_and_counted(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "bad.toml").write_text(SOUND.replace("wounds = 1", "wounds = 2"), encoding="utf-8")
    (folder / "worse.toml").write_text("game = ", encoding="utf-8")

    assert main(["case", "cases"]) == 1
    out = capsys.readouterr().out
    assert out.endswith("\n1 passed, 2 failed\n")
    assert "FAILED cases/bad.toml" in out
    assert "figures.ghoul_1 is different" in out
    assert "FAILED cases/worse.toml: this file cannot be run" in out


def test_verbose_says_why(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["case", "--verbose", "cases/good.toml"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("passed cases/good.toml [SKI-MOV-01] A scout steps next to a ghoul")


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["-k", "good"], 0),
        (["-k", "ghoul"], 0),
        (["-k", "ski-mov"], 0),
        (["-k", "dragon"], 2),
        (["--game", "skirmish"], 0),
    ],
)
def test_choosing(folder: Path, capsys: pytest.CaptureFixture[str], words: list[str], code: int) -> None:
    assert main(["case", *words]) == code
    captured = capsys.readouterr()
    assert (captured.out == "1 passed, 0 failed\n") == (code == 0)
    assert ("no case is meant" in captured.err) == (code == 2)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["nowhere"], "there is no file or folder nowhere"),
        (["--game", "chess"], "there is no game 'chess'"),
        (["--show", "nowhere.toml"], "there is no file nowhere.toml"),
        (["empty"], "there is no case in empty"),
        (["--colour"], "no such option"),
    ],
)
def test_wrong_usage_is_one_sentence(
    folder: Path, capsys: pytest.CaptureFixture[str], words: list[str], said: str
) -> None:
    (folder.parent / "empty").mkdir()

    assert main(["case", *words]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert said in captured.err
    assert captured.err.count("\n") == 1


def test_show_draws_and_runs_nothing(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["case", "--show", "cases/good.toml"]) == 0
    out = capsys.readouterr().out
    assert "Rs1" in out
    assert "red is asked: act (SKI-ACT-02)" in out
    assert "  red: attack ghoul_1" in out
    assert "passed" not in out


def test_show_of_a_bad_file(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "bad.toml").write_text(SOUND.replace('"ghoul" }', '"goul" }'), encoding="utf-8")

    assert main(["case", "--show", "cases/bad.toml"]) == 1
    assert "did you mean" in capsys.readouterr().err


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = main(list(words))
    said = capsys.readouterr()
    return code, said.out, said.err


def test_a_position_without_expectations_is_shown(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    case = tmp_path / "position.toml"
    case.write_text(POSITION, encoding="utf-8")

    code, out, _ = run(capsys, "case", "--show", str(case))

    assert code == 0
    assert "red is asked" in out


@pytest.mark.parametrize(
    ("after", "there"),
    [("0", "red is asked: act"), ("1", "keeper may answer"), ("last", "red is asked: act")],
)
def test_any_later_question_is_shown(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, after: str, there: str
) -> None:
    case = tmp_path / "position.toml"
    do = '[[do]]\naction = ["red: step to 1,0", "keeper: pass"]\n'
    case.write_text(f"{POSITION}\n{do}", encoding="utf-8")

    code, out, _ = run(capsys, "case", "--show", str(case), "--after", after)

    assert code == 0
    assert there in out


def test_an_action_on_the_way_that_is_refused_is_told_with_the_position(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    case = tmp_path / "position.toml"
    case.write_text(f'{POSITION}\n[[do]]\naction = "red: step to 2,0"\n', encoding="utf-8")

    code, out, _ = run(capsys, "case", "--show", str(case), "--after", "1")

    assert code == 1
    assert "`red: step to 2,0` is refused" in out
    assert "position:" in out


@pytest.mark.parametrize(("after", "code"), [("three", 2), ("-1", 2), ("9", 1)])
def test_no_such_later_question(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, after: str, code: int
) -> None:
    case = tmp_path / "position.toml"
    case.write_text(POSITION, encoding="utf-8")

    assert run(capsys, "case", "--show", str(case), "--after", after)[0] == code


def test_cases_are_run_with_an_overlay(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    pack = tmp_path / "tough"
    (pack / "figures").mkdir(parents=True)
    (pack / "pack.toml").write_text(
        'id = "tough"\ntitle = "Tough"\ngame = "skirmish"\noverlays = "skirmish"\nversion = "1"\n',
        encoding="utf-8",
    )
    (pack / "figures" / "ghoul.toml").write_text("patch = true\nhealth = 9\n", encoding="utf-8")
    case = tmp_path / "case.toml"
    case.write_text(TOUGH, encoding="utf-8")

    assert run(capsys, "case", str(case))[0] == 1
    assert run(capsys, "case", str(case), "--pack", str(pack))[0] == 0
    assert "there is no pack" in run(capsys, "case", str(case), "--pack", str(tmp_path / "none"))[2]
