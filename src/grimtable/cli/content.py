"""`grimtable content`: what a game's pack holds and where it comes from, and what is wrong with a pack."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, Protocol, runtime_checkable

import typer

from grimtable.cli.overlays import OverlayOption, check_overlays
from grimtable.content import (
    PROVENANCES,
    ContentError,
    Pack,
    Provenance,
    UnknownItem,
    did_you_mean,
    read_manifest,
)
from grimtable.content.report import (
    Checked,
    Row,
    check_pack,
    count_items,
    list_items,
    render_check,
    render_counts,
    render_items,
)
from grimtable.kernel import Game, GrimtableError

app = typer.Typer(help="List or check cards, figures and maps.", no_args_is_help=True, add_completion=False)


class ContentCommandError(GrimtableError):
    """Something about packs that a person can mend."""


@app.command("list")
def list_content(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Which game.")],
    kind: Annotated[
        str | None, typer.Option(help="Only this kind: cards, figures …", show_default=False)
    ] = None,
    provenance: Annotated[
        str | None, typer.Option(help="Only rulebook, community or original items.", show_default=False)
    ] = None,
    overlay: OverlayOption = None,
) -> None:
    """List the items of a game with where each value comes from."""
    pack = game_pack(game, check_overlays(overlay))
    try:
        rows = list_items(pack, provenance=_provenance(provenance), kind=kind)
    except UnknownItem as error:
        sentence = str(error.args[0])
        hint = "" if sentence.endswith("?") else f"; the kinds are {', '.join(pack.schema.kinds)}"
        raise ContentCommandError(f"{sentence}{hint}") from None
    in_the_box = _in_the_box(pack)
    typer.echo(_with_counts(render_items(rows), rows, in_the_box) if in_the_box else render_items(rows))
    if kind is None and provenance is None:
        typer.echo(f"\n{render_counts(count_items(pack))}")
    if in_the_box and provenance is None:
        kinds = dict.fromkeys(row.kind for row in rows)
        typer.echo(f"\n{_totals(in_the_box, tuple(kinds))}")


@runtime_checkable
class Counted(Protocol):
    """An item of which the printed game has a known number."""

    @property
    def in_the_box(self) -> tuple[int, str]:
        """How many, and of what: (12, "figures, 4 of each colour")."""
        ...


def _in_the_box(pack: Pack) -> dict[tuple[str, str], tuple[int, str]]:
    """(kind, id) → how many the printed game has, and of what; empty for a game that was never printed."""
    return {
        (kind, item.id): item.in_the_box
        for kind in pack.schema.kinds
        for item in pack.items(kind)
        if isinstance(item, Counted)
    }


def _with_counts(listing: str, rows: Sequence[Row], counts: Mapping[tuple[str, str], tuple[int, str]]) -> str:
    """The listing with a first column that says how many of each are in the box."""
    if not rows:
        return listing
    cells = ["in the box"]
    for row in rows:
        amount, what = counts.get((row.kind, row.id), (0, ""))
        cells.append(_counted(amount, what) if amount else "  –")
    lines = listing.splitlines()
    width = max(map(len, cells))
    listed = [f"{cell:<{width}}  {line}" for cell, line in zip(cells, lines, strict=False)]
    return "\n".join([*listed, *lines[len(cells) :]])


def _counted(amount: int, what: str) -> str:
    """An amount with its noun.

    >>> _counted(1, "cards"), _counted(12, "figures, 4 of each colour")
    ('  1 card', ' 12 figures, 4 of each colour')
    """
    noun, comma, rest = what.partition(",")
    if amount == 1:
        noun = "die" if noun == "dice" else noun.removesuffix("s")
    return f"{amount:>3} {noun}{comma}{rest}"


def _totals(counts: Mapping[tuple[str, str], tuple[int, str]], kinds: Sequence[str]) -> str:
    """`66 cards`: what the box holds of each kind, by what is counted."""
    totals: dict[tuple[str, str], int] = {}
    for (kind, _), (amount, what) in counts.items():
        if kind in kinds and amount:
            key = kind, what.partition(",")[0]
            totals[key] = totals.get(key, 0) + amount
    words = [
        f"{_counted(amount, what)} ({kind.replace('_', ' ')})" for (kind, what), amount in totals.items()
    ]
    return "\n".join(["in the box", *words])


@app.command("check")
def check(
    what: Annotated[str, typer.Argument(metavar="GAME|FOLDER", help="A game, or the folder of a pack.")],
    overlay: OverlayOption = None,
) -> None:
    """Check a pack and its texts: every mistake with its file, line, key and what was probably meant."""
    folder = Path(what)
    if folder.is_dir():
        checked = _check_folder(folder, check_overlays(overlay))
    else:
        if folder.exists() or "/" in what:
            raise ContentCommandError(f"{what} is no folder; name the folder that holds pack.toml")
        game = _load(what)
        checked = check_pack(_folder_of(game), _pack_of(game).schema, overlays=check_overlays(overlay))
    typer.echo(render_check(checked))
    if not checked.sound:
        raise typer.Exit(1)


def _check_folder(folder: Path, overlays: list[Path]) -> Checked:
    """Check the pack in a folder; its manifest says for which game it is and whether it is an overlay."""
    try:
        manifest = read_manifest(folder)
    except ContentError as error:
        raise ContentCommandError(str(error)) from None
    pack = _pack_of(_load(manifest.game))
    base = pack if manifest.overlays is not None else None
    return check_pack(folder, pack.schema, base=base, overlays=overlays)


def game_pack(game: str, overlays: list[Path]) -> Pack:
    """The pack of a game with overlays, or a sentence about what is wrong."""
    from grimtable.games import load_game

    try:
        return _pack_of(load_game(game, *overlays))
    except ContentError as error:
        raise ContentCommandError(str(error)) from None


def _load(game: str) -> Game[Any, Any]:
    from grimtable.games import load_game

    try:
        return load_game(game)
    except ContentError as error:
        raise ContentCommandError(str(error)) from None


def _pack_of(game: Game[Any, Any]) -> Pack:
    pack = getattr(game, "pack", None)
    if not isinstance(pack, Pack):
        raise ContentCommandError(f"{game.id} keeps its content in code, not in a pack")
    return pack


def _folder_of(game: Game[Any, Any]) -> Path:
    """Where a game's own pack lies: beside its code."""
    module = sys.modules[type(game).__module__]
    return Path(str(module.__file__)).parent / "content"


def _provenance(word: str | None) -> Provenance | None:
    if word is None:
        return None
    for mark in PROVENANCES:
        if word == mark:
            return mark
    near = did_you_mean(word, PROVENANCES)
    hint = f"did you mean {near}?" if near else f"choose one of {', '.join(PROVENANCES)}"
    raise ContentCommandError(f"there is no provenance {word!r}; {hint}")
