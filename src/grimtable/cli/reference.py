"""`grimtable reference`: everything that the cards of a game may use, and that its cases may name."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import typer

from grimtable.cases.reference import case_reference
from grimtable.cli.content import game_pack
from grimtable.cli.overlays import OverlayOption, check_overlays
from grimtable.content.reference import reference_page
from grimtable.games import load_game

app = typer.Typer(help="Print what cards and scenarios may say.", add_completion=False)


@app.command()
def reference(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Which game.")],
    about: Annotated[
        Literal["cards", "cases"],
        typer.Option("--for", help="cards: verbs, conditions and words; cases: events, questions, paths."),
    ] = "cards",
    output: Annotated[
        Path | None, typer.Option("--output", "-o", help="Write the page to this file.", show_default=False)
    ] = None,
    overlay: OverlayOption = None,
) -> None:
    """Print the reference page of a game as Markdown; it is made from the registered functions."""
    overlays = check_overlays(overlay)
    pack = game_pack(game, overlays)
    if about == "cards":
        page = reference_page(pack.schema.registry, f"What {pack.title} cards may say", [pack])
    else:
        page = case_reference(load_game(game, *overlays), pack.title)
    if output is None:
        typer.echo(page, nl=False)
    else:
        output.write_text(page, encoding="utf-8")
        typer.echo(f"Written to {output}")
