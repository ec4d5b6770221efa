"""The command `grimtable`: finds the subcommand, runs it, and turns expected errors into one sentence.

A subcommand is one line in `COMMANDS` and one module beside this file whose `app` is a `typer.Typer`.
Nothing of it is imported, typer included, before somebody calls it: see `docs/why.md`, "A fast first answer".
"""

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from grimtable import __version__

if TYPE_CHECKING:
    from typer.exceptions import TyperException

SUCCESS = 0
FAILURE = 1
WRONG_USAGE = 2
INTERRUPTED = 130  #: what shells report for a command stopped with Ctrl-C


@dataclass(frozen=True, slots=True)
class Command:
    """A subcommand: its name, the module whose `app` runs it, and its line in the list of commands."""

    name: str
    module: str
    summary: str

    def is_installed(self) -> bool:
        """Whether its module is there; asks the import system without importing it."""
        return find_spec(self.module) is not None


COMMANDS = (
    Command("serve", "grimtable.cli.serve", "open the table in the browser"),
    Command("server-admin", "grimtable.cli.server_admin", "look after the tables of a server"),
    Command("play", "grimtable.cli.play", "play a game in the terminal, against people or bots"),
    Command("series", "grimtable.cli.series", "play games that belong together: a campaign or a match"),
    Command("replay", "grimtable.cli.replay", "show or verify a recorded game"),
    Command("case", "grimtable.cli.case", "run rules cases: files or folders"),
    Command("rules", "grimtable.cli.rules", "show a rule, or which rules code and tests cite"),
    Command("card", "grimtable.cli.card", "show a card, its meaning and the cases that play it"),
    Command("odds", "grimtable.cli.odds", "exact odds of an attack"),
    Command("content", "grimtable.cli.content", "list or check cards, figures and maps"),
    Command("reference", "grimtable.cli.reference", "print what cards and scenarios may say"),
    Command("words", "grimtable.cli.words", "list every sentence in its three languages"),
    Command("selfplay", "grimtable.cli.selfplay", "play many random games and verify their records"),
    Command("simulate", "grimtable.cli.simulate", "play many games of bots and write a report"),
    Command("compare", "grimtable.cli.compare", "say whether a change made a difference, from two batches"),
    Command("tournament", "grimtable.cli.tournament", "play bots against bots and rate them"),
    Command("calibrate", "grimtable.cli.calibrate", "measure the bots behind --strength"),
    Command("train", "grimtable.cli.train", "learn from games of bots how likely each side is to win"),
    Command("balance", "grimtable.cli.balance", "judge a scenario: who wins, where, and what nobody uses"),
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit code: 0 done, 1 failed, 2 not understood, 130 interrupted.

    >>> main(["--version"])
    grimtable 0.1.0
    0
    """
    words = list(sys.argv[1:] if arguments is None else arguments)
    try:
        code = _dispatch(words)
        if sys.stdout is not None:  # Python has none when it was closed by the caller
            sys.stdout.flush()  # notice here, not at shutdown, that the reader of a pipe has gone
        return code
    except BrokenPipeError:
        return _reader_went_away()
    except KeyboardInterrupt:
        return _fail("interrupted.", INTERRUPTED)
    except Exception as error:
        sentence = None if os.environ.get("GRIMTABLE_DEBUG") == "1" else _sentence_for(error)
        if sentence is None:
            raise
        return _fail(sentence, FAILURE)


def _dispatch(words: list[str]) -> int:
    """Answer the general options here; hand everything else to its subcommand."""
    if words[:1] == ["help"]:
        words = [*words[1:2], "--help"]
    if not words or words[0] in {"--help", "-h"}:
        print(help_page())
        return SUCCESS
    if words[0] in {"--version", "-V"}:
        print(f"grimtable {__version__}")
        return SUCCESS
    name, *rest = words
    command = next((command for command in COMMANDS if command.name == name), None)
    if command is None:
        return _fail(_unknown(name), WRONG_USAGE)
    if not command.is_installed():
        return _fail(f'the command "{name}" is not part of this version ({__version__}).', WRONG_USAGE)
    return _run(command, rest)


def help_page() -> str:
    """The list of commands that this installation can run."""
    lines = [f"  {command.name:<13}{command.summary}" for command in COMMANDS if command.is_installed()]
    return "\n".join(
        [
            "Usage: grimtable COMMAND [OPTIONS]",
            "",
            "A rules-enforcing digital table for board games.",
            "",
            "Commands:",
            *(lines or ["  (none in this installation)"]),
            "",
            "Options:",
            "  --help     show this page; after a command, its own page",
            "  --version  show the version",
        ]
    )


def _run(command: Command, words: list[str]) -> int:
    """Import the subcommand, let typer read its words, and run it."""
    from typer.exceptions import Abort, TyperException
    from typer.main import get_command

    app = import_module(command.module).app
    program = get_command(app)
    try:
        result = program.main(args=words, prog_name=f"grimtable {command.name}", standalone_mode=False)
    except TyperException as error:
        return _fail(_usage_sentence(error), error.exit_code)
    except Abort:
        return _fail("stopped, because the input ended or was refused.", FAILURE)
    except SystemExit as stop:  # typer leaves this way when the reader of a pipe has gone
        return stop.code if isinstance(stop.code, int) else FAILURE
    if result == INTERRUPTED:  # typer turns Ctrl-C into this result
        raise KeyboardInterrupt
    return result if isinstance(result, int) else SUCCESS


def _unknown(name: str) -> str:
    """The sentence for a word that is no command."""
    from difflib import get_close_matches

    kind = "option" if name.startswith("-") else "command"
    known = ["--help", "--version"] if kind == "option" else [c.name for c in COMMANDS if c.is_installed()]
    near = get_close_matches(name, known, n=1)
    guess = f'did you mean "{near[0]}"?' if near else 'see "grimtable --help" for the list.'
    return f'there is no {kind} "{name}"; {guess}'


def _usage_sentence(error: "TyperException") -> str:
    """Typer's complaint on one line, with what was probably meant or else where the help is."""
    context = getattr(error, "ctx", None)
    see = f'see "{context.command_path} --help".' if context is not None else 'see "grimtable --help".'
    message = " ".join(error.format_message().split()).rstrip(".")
    if not message:  # a group called without a subcommand has just printed its help
        return f"one more word is needed; {see}"
    near = getattr(error, "possibilities", None)
    if near:
        message = f'{error.message}; did you mean "{near[0]}"?'
    message = message[:1].lower() + message[1:]
    return message if message.endswith("?") else f"{message}; {see}"


def _sentence_for(error: Exception) -> str | None:
    """One sentence for an error that a user can cause, None for a defect, which keeps its traceback."""
    with suppress(ModuleNotFoundError):
        from grimtable.kernel.errors import GrimtableError

        if isinstance(error, GrimtableError):
            return str(error)
    if isinstance(error, OSError):
        reason = error.strerror or str(error) or type(error).__name__
        return f"{error.filename}: {reason}." if error.filename is not None else f"{reason}."
    return None


def _fail(sentence: str, code: int) -> int:
    """Say on the error stream what is wrong, and return the exit code."""
    with suppress(BrokenPipeError):
        print(f"grimtable: {sentence}", file=sys.stderr, flush=True)
    return code


def _reader_went_away() -> int:
    """End quietly when `grimtable … | head` has read enough."""
    # Python flushes standard output once more at exit; give it somewhere to go.
    with suppress(OSError, ValueError), Path(os.devnull).open("w", encoding="utf-8") as nowhere:
        os.dup2(nowhere.fileno(), sys.stdout.fileno())
    return FAILURE
