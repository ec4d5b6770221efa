"""`grimtable serve`: the table in the browser."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Literal

import typer

from grimtable.cli.packs import PackOption, asked_packs, propose_packs

app = typer.Typer(help="Open the table in the browser.", add_completion=False)

PORT = 8404


@app.command()
def serve(
    host: Annotated[
        str,
        typer.Option("--host", help="The address to listen at; 0.0.0.0 lets others in your network join."),
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help="The port to listen at.")] = PORT,
    database: Annotated[
        str | None,
        typer.Option(
            "--database",
            metavar="PATH|URL",
            help="Where tables are kept: a SQLite file, or postgresql://… [default: your data folder]",
            show_default=False,
        ),
    ] = None,
    pack: PackOption = None,
    quiet: Annotated[bool, typer.Option("--quiet", help="Log no requests, only what goes wrong.")] = False,
    log_format: Annotated[
        Literal["text", "json"],
        typer.Option("--log-format", help="Lines for people, or one JSON object for each entry."),
    ] = "text",
) -> None:
    """Serve tables until Ctrl-C; GRIMTABLE_DATABASE_URL names the database where --database does not.

    Packs that are named here can be chosen at every table and are in force unless it leaves them out.
    """
    from grimtable.server.running import run

    propose_packs(asked_packs(pack))

    place = database or os.environ.get("GRIMTABLE_DATABASE_URL") or str(default_database())
    run(host, port, place, quiet=quiet, say=typer.echo, log_format=log_format)


def default_database() -> Path:
    """Beside the saved games of the terminal."""
    from grimtable.cli.terminal.saves import save_folder

    return save_folder().parent / "tables.sqlite3"
