"""`grimtable case`: run rules cases and print what does not hold."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from grimtable.cases import CaseError, Verdict, find_cases, read_case, report, run_file, shown
from grimtable.cases.recorded import is_recorded, position
from grimtable.cli.packs import PackOption, asked_packs, game_of_packs
from grimtable.games import PackName, UnknownGame, installed

app = typer.Typer(help="Run rules cases: files or folders.", add_completion=False)

_FAILED = 1
_USAGE = 2


@app.command()
def case(
    paths: Annotated[
        list[Path] | None,
        typer.Argument(metavar="[PATH]...", help="Files or folders; the default is cases/."),
    ] = None,
    game: Annotated[str, typer.Option("--game", help="Only cases of this game.", show_default=False)] = "",
    word: Annotated[
        str,
        typer.Option(
            "-k", "--word", help="Only files whose path, rules or reason hold it.", show_default=False
        ),
    ] = "",
    verbose: Annotated[
        bool, typer.Option("--verbose", "-v", help="Name every case and say why it is.")
    ] = False,
    show: Annotated[
        Path | None,
        typer.Option("--show", help="Draw this case's position; check nothing.", show_default=False),
    ] = None,
    after: Annotated[
        str,
        typer.Option("--after", metavar="N", help="With --show: after this many actions, or: last."),
    ] = "0",
    pack: PackOption = None,
    debug: Annotated[
        bool, typer.Option("--debug", help="Show where a fault in the rules code lies.")
    ] = False,
) -> None:
    """Run rules cases and print each failure with its position; the last line counts them."""
    packs = asked_packs(pack)
    if show is not None:
        _show(show, after, packs, debug)
        return
    if packs and not game:
        game = game_of_packs(packs)  # cases of other games know nothing of this pack
    if game and game not in installed():
        _stop(str(UnknownGame(f"there is no game {game!r}; the games are {', '.join(installed())}.")))
    try:
        files = find_cases(paths or [Path("cases")])
    except LookupError as error:
        _stop(f"{error}; name case files, or folders that hold some.")
    if not files:
        _stop(f"there is no case in {', '.join(map(str, paths or [Path('cases')]))}; cases are .toml files.")
    passed = failed = 0
    for number, path in enumerate(files, 1):
        _progress(number, len(files))
        verdict = run_file(path, packs=packs, debug=debug)
        if not _is_wanted(verdict, game, word):
            continue
        passed, failed = passed + verdict.passed, failed + (not verdict.passed)
        if verdict.failures or verbose:
            _progress(0, 0)
            typer.echo(report(verdict) if verdict.failures else _line(verdict))
    _progress(0, 0)
    if not passed + failed:
        _stop("no case is meant by these options; leave out --game or -k.")
    typer.echo(f"{passed} passed, {failed} failed")
    if failed:
        raise typer.Exit(_FAILED)


def _is_wanted(verdict: Verdict, game: str, word: str) -> bool:
    """A file that cannot be read has no game; it is shown whatever game is wanted."""
    found = verdict.case
    if found is not None and game and found.file.game != game:
        return False
    words = [verdict.shown] if found is None else [verdict.shown, found.file.why, *found.file.rules]
    return not word or any(word.casefold() in text.casefold() for text in words)


def _line(verdict: Verdict) -> str:
    if verdict.case is None:
        return f"passed {verdict.shown} [recorded] {verdict.why}"
    rules = ", ".join(verdict.case.file.rules)
    return f"passed {verdict.shown} [{rules}] {' '.join(verdict.case.file.why.split())}"


def _show(path: Path, after: str, packs: list[PackName], debug: bool) -> None:
    if not path.is_file():
        _stop(f"there is no file {path}; --show takes one case file.")
    if after != "last" and not after.isdecimal():
        _stop(f"--after takes a number of actions, or last, not {after!r}.")
    try:
        if is_recorded(path):
            typer.echo("\n".join(position(path, packs)))
            return
        case = read_case(path, to_run=False)
        text, arrived = shown(case, after=None if after == "last" else int(after), packs=packs, debug=debug)
    except CaseError as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(_FAILED) from None
    typer.echo(text)
    if not arrived:
        raise typer.Exit(_FAILED)


def _progress(number: int, total: int) -> None:
    """A running count on a terminal, wiped before anything else is printed."""
    if sys.stderr is not None and sys.stderr.isatty():
        typer.echo(f"\r{f'{number} of {total}' if total else '':<20}\r", nl=False, err=True)


def _stop(sentence: str) -> None:
    typer.echo(f"grimtable: {sentence}", err=True)
    raise typer.Exit(_USAGE)
