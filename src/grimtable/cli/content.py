"""`grimtable content`: what a game's pack holds and where it comes from, and what is wrong with a pack."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Protocol, runtime_checkable

import typer

from grimtable.cli.packs import PackOption, asked_packs
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

if TYPE_CHECKING:
    from grimtable.games import PackName

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
    pack: PackOption = None,
) -> None:
    """List the items of a game with where each value comes from."""
    content = game_pack(game, asked_packs(pack))
    try:
        rows = list_items(content, provenance=_provenance(provenance), kind=kind)
    except UnknownItem as error:
        sentence = str(error.args[0])
        hint = "" if sentence.endswith("?") else f"; the kinds are {', '.join(content.schema.kinds)}"
        raise ContentCommandError(f"{sentence}{hint}") from None
    in_the_box = _in_the_box(content)
    typer.echo(_with_counts(render_items(rows), rows, in_the_box) if in_the_box else render_items(rows))
    if kind is None and provenance is None:
        typer.echo(f"\n{render_counts(count_items(content))}")
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
    pack: PackOption = None,
) -> None:
    """Check a pack and its texts: every mistake with its file, line, key and what was probably meant."""
    folder = Path(what)
    if folder.is_dir():
        checked = _check_folder(folder, asked_packs(pack))
    else:
        if folder.exists() or "/" in what:
            raise ContentCommandError(f"{what} is no folder; name the folder that holds pack.toml")
        from grimtable.games import proposed_packs

        game = _load(what)
        overlays = _folders(game.id, asked_packs(pack), proposed_packs(game.id))
        checked = check_pack(_folder_of(game), _pack_of(game).schema, overlays=overlays)
    typer.echo(render_check(checked))
    if not checked.sound:
        raise typer.Exit(1)


def _folders(game: str, asked: list[PackName], default: Sequence[PackName] = ()) -> list[Path]:
    """Where the packs lie that are to be laid over it."""
    from grimtable.games import chosen_packs, pack_folders

    return pack_folders(game, chosen_packs(game, asked, default))


def _check_folder(folder: Path, asked: list[PackName]) -> Checked:
    """Check the pack in a folder; its manifest says for which game it is and whether it is an overlay."""
    try:
        manifest = read_manifest(folder)
    except ContentError as error:
        raise ContentCommandError(str(error)) from None
    pack = _pack_of(_load(manifest.game))
    base = pack if manifest.overlays is not None else None
    return check_pack(folder, pack.schema, base=base, overlays=_folders(manifest.game, asked))


def game_pack(game: str, packs: list[PackName]) -> Pack:
    """The content of a game with these packs, or a sentence about what is wrong."""
    from grimtable.games import load_changed

    try:
        return _pack_of(load_changed(game, packs))
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
