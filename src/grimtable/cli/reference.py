"""`grimtable reference`: every verb, condition, quantity and word that the cards of a game may use."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from grimtable.cli.content import OverlayOption, game_pack
from grimtable.content.reference import reference_page

app = typer.Typer(help="Print what cards and scenarios may say.", add_completion=False)


@app.command()
def reference(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Which game.")],
    output: Annotated[
        Path | None, typer.Option("--output", "-o", help="Write the page to this file.", show_default=False)
    ] = None,
    overlay: OverlayOption = None,
) -> None:
    """Print the reference page of a game as Markdown; it is made from the registered functions."""
    pack = game_pack(game, overlay or [])
    page = reference_page(pack.schema.registry, f"What {pack.title} cards may say", [pack])
    if output is None:
        typer.echo(page, nl=False)
    else:
        output.write_text(page, encoding="utf-8")
        typer.echo(f"Written to {output}")
