"""`grimtable reference`: everything that the cards of a game may use, and that its cases may name."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import typer

from grimtable.cases.reference import case_reference
from grimtable.cli.content import game_pack
from grimtable.cli.packs import PackOption, asked_packs
from grimtable.content.reference import reference_page
from grimtable.games import load_changed

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
    pack: PackOption = None,
) -> None:
    """Print the reference page of a game as Markdown; it is made from the registered functions."""
    packs = asked_packs(pack)
    content = game_pack(game, packs)
    if about == "cards":
        page = reference_page(content.schema.registry, f"What {content.title} cards may say", [content])
    else:
        page = case_reference(load_changed(game, packs), content.title)
    if output is None:
        typer.echo(page, nl=False)
    else:
        output.write_text(page, encoding="utf-8")
        typer.echo(f"Written to {output}")
