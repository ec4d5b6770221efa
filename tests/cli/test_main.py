"""The command `grimtable` itself: its list, its answers to mistakes, its exit codes, its start."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from grimtable import __version__
from grimtable.cli import main as command_line
from grimtable.cli.main import COMMANDS, Command, main

SRC = Path(command_line.__file__).parents[2]
SAMPLE = Command("sample", "tests.cli.sample_command", "shows every way to end")
PLANNED = Command("planned", "grimtable.cli.no_such_module", "comes later")

Captured = pytest.CaptureFixture[str]


@pytest.fixture
def sample(monkeypatch: pytest.MonkeyPatch) -> None:
    """A command line with one command that is there and one that is not."""
    monkeypatch.setattr(command_line, "COMMANDS", (SAMPLE, PLANNED))
    monkeypatch.delenv("GRIMTABLE_DEBUG", raising=False)


def run(*words: str, code: str = "import sys; from grimtable.cli.main import main; sys.exit(main())") -> str:
    """Run a fresh interpreter and return what it printed."""
    environment = {**os.environ, "PYTHONPATH": str(SRC)}
    command = [sys.executable, "-c", code, *words]
    return subprocess.run(command, capture_output=True, text=True, check=True, env=environment).stdout


def test_every_installed_command_can_be_loaded_and_shows_its_help(capsys: Captured) -> None:
    """No command is listed that does not work."""
    for command in COMMANDS:
        if command.is_installed():
            assert main([command.name, "--help"]) == 0, command.name
            assert f"grimtable {command.name}" in capsys.readouterr().out


@pytest.mark.usefixtures("sample")
@pytest.mark.parametrize("words", [[], ["--help"], ["-h"], ["help"]])
def test_the_list_shows_only_commands_that_are_there(words: list[str], capsys: Captured) -> None:
    assert main(words) == 0
    page = capsys.readouterr().out
    assert "sample       shows every way to end" in page
    assert "planned" not in page


def test_the_list_needs_no_library(capsys: Captured) -> None:
    """Cold start: neither typer nor rich nor any game is imported for the list and the version."""
    code = (
        "import sys; from grimtable.cli.main import main; main(['--help']); main(['--version']);"
        "print(sorted({'typer', 'rich', 'msgspec', 'prompt_toolkit', 'grimtable.kernel'} & set(sys.modules)))"
    )
    assert run(code=code).splitlines()[-1] == "[]"


def test_version() -> None:
    assert run("--version") == f"grimtable {__version__}\n"


@pytest.mark.usefixtures("sample")
@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["smaple"], 'there is no command "smaple"; did you mean "sample"?'),
        (["xyz"], 'there is no command "xyz"; see "grimtable --help" for the list.'),
        (["--hlep"], 'there is no option "--hlep"; did you mean "--help"?'),
        (["planned"], f'the command "planned" is not part of this version ({__version__}).'),
        (["sample", "grete"], "no such command 'grete'. Did you mean 'greet'?"),
        (["sample", "greet", "you", "--conut", "2"], 'no such option: --conut; did you mean "--count"?'),
        (["sample", "greet"], "missing argument 'name'; see \"grimtable sample greet --help\"."),
    ],
)
def test_a_mistyped_line_is_answered_in_one_sentence(
    words: list[str], sentence: str, capsys: Captured
) -> None:
    assert main(words) == 2
    assert capsys.readouterr().err == f"grimtable: {sentence}\n"


@pytest.mark.usefixtures("sample")
def test_a_command_gets_its_words(capsys: Captured) -> None:
    assert main(["sample", "greet", "you", "--count", "2"]) == 0
    assert capsys.readouterr().out == "hello you\nhello you\n"


@pytest.mark.usefixtures("sample")
def test_help_of_a_command(capsys: Captured) -> None:
    assert main(["help", "sample"]) == 0
    assert "grimtable sample" in capsys.readouterr().out


@pytest.mark.usefixtures("sample")
@pytest.mark.parametrize(
    ("words", "exit_code", "error"),
    [
        (["leave", "3"], 3, ""),
        (["mistake"], 1, 'grimtable: line 3: there is no verb "gain_sheilds".\n'),
        (["interrupt"], 130, "grimtable: interrupted.\n"),
        (["read", "no/such/file"], 1, "grimtable: no/such/file: No such file or directory.\n"),
    ],
)
def test_every_expected_end_has_its_code_and_sentence(
    words: list[str], exit_code: int, error: str, capsys: Captured
) -> None:
    assert main(["sample", *words]) == exit_code
    assert capsys.readouterr().err == error


@pytest.mark.usefixtures("sample")
def test_the_end_of_input_is_no_traceback(capsys: Captured) -> None:
    assert main(["sample", "end-of-input"]) == 1
    assert capsys.readouterr().err.strip() == "grimtable: stopped, because the input ended or was refused."


@pytest.mark.usefixtures("sample")
def test_a_defect_keeps_its_traceback() -> None:
    with pytest.raises(LookupError):
        main(["sample", "defect"])


@pytest.mark.usefixtures("sample")
def test_debugging_shows_the_traceback_of_an_expected_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GRIMTABLE_DEBUG", "1")
    with pytest.raises(FileNotFoundError):
        main(["sample", "read", "no/such/file"])


@pytest.mark.skipif(os.name != "posix", reason="needs a POSIX shell")
def test_a_reader_that_goes_away_is_no_error() -> None:
    """`grimtable --help | true` says nothing on the error stream."""
    environment = {**os.environ, "PYTHONPATH": str(SRC)}
    line = f'"{sys.executable}" -m grimtable --help | true; "{sys.executable}" -m grimtable --help >&-'
    result = subprocess.run(["sh", "-c", line], capture_output=True, text=True, check=False, env=environment)
    assert result.stderr == ""
