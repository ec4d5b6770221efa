"""A subcommand with every way to end, for the tests of the command line."""

from pathlib import Path

import typer

from grimtable.kernel.errors import GrimtableError

app = typer.Typer(add_completion=False, no_args_is_help=True)


@app.command()
def greet(name: str, count: int = 1) -> None:
    """Greet somebody."""
    print("\n".join([f"hello {name}"] * count))


@app.command()
def leave(code: int) -> None:
    """End with an exit code."""
    raise typer.Exit(code)


@app.command()
def mistake() -> None:
    """End with an error that a user can mend."""
    raise GrimtableError('line 3: there is no verb "gain_sheilds".')


@app.command()
def defect() -> None:
    """End with an error in the program."""
    raise LookupError("a defect")


@app.command()
def interrupt() -> None:
    """End as Ctrl-C does."""
    raise KeyboardInterrupt


@app.command()
def end_of_input() -> None:
    """End as Ctrl-D at a question does."""
    raise EOFError


@app.command()
def read(path: Path) -> None:
    """Read a file."""
    path.read_text(encoding="utf-8")
