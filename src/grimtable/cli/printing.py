"""Printing: pages for a terminal or a pipe, and JSON for other programs."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import StringIO

import msgspec
import typer
from rich.console import Console


@contextmanager
def printed_page() -> Iterator[Console]:
    """A console that wraps and colours for the terminal; into a pipe go 80 plain columns without padding."""
    if sys.stdout.isatty():
        yield Console(highlight=False)
        return
    plain = StringIO()
    yield Console(file=plain, highlight=False, width=80, no_color=True)
    typer.echo("\n".join(line.rstrip() for line in plain.getvalue().rstrip().split("\n")))


def print_json(value: object) -> None:
    """A value as JSON, indented."""
    typer.echo(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())
