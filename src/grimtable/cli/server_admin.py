"""`grimtable server-admin`: what the owner of a server does with its tables."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from grimtable.cli.serve import default_database
from grimtable.kernel.errors import GrimtableError

if TYPE_CHECKING:
    from collections.abc import Callable

    from grimtable.server.keeping import Listed
    from grimtable.server.store import Store

app = typer.Typer(help="Look after the tables of a server.", no_args_is_help=True, add_completion=False)

DatabaseOption = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="PATH|URL",
        help="Where the tables are kept [default: GRIMTABLE_DATABASE_URL, or your data folder]",
        show_default=False,
    ),
]
TableArgument = Annotated[str, typer.Argument(metavar="TABLE", help="The id of a table, as in its link.")]
YesOption = Annotated[bool, typer.Option("--yes", help="Do not ask.")]


class AdminError(GrimtableError):
    """Something that an owner can mend."""


def place_of(database: str | None) -> str:
    """The database that is meant: as `grimtable serve` finds it."""
    return database or os.environ.get("GRIMTABLE_DATABASE_URL") or str(default_database())


@contextmanager
def opened(database: str | None, *, own: bool) -> Iterator[Store]:
    """The store; who does not `own` it only looks, also while a server runs."""
    from grimtable.server.database import Database
    from grimtable.server.store import Store

    found = Database(place_of(database), own=own)
    store = Store(found)
    try:
        yield store
    finally:
        store.close()
        found.close()


@contextmanager
def bar(words: str) -> Iterator[Callable[[int, int], None]]:
    """A progress bar on the error stream: told how much is done, and of how much."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(words, total=None)
        yield lambda done, total: progress.update(task, completed=done, total=total)


def found(store: Store, id: str) -> Listed:
    """One table; a sentence when there is none of this name."""
    from grimtable.server.keeping import listed

    tables = listed(store, id)
    if not tables:
        raise AdminError(f"there is no table {id[:40]}; see `grimtable server-admin list`")
    return tables[0]


def sized(count: int) -> str:
    """A number of bytes as people say it.

    >>> sized(300), sized(250_000), sized(3_000_000)
    ('300 B', '250 kB', '3.0 MB')
    """
    if count < 1000:
        return f"{count} B"
    return f"{count / 1000:.0f} kB" if count < 1_000_000 else f"{count / 1_000_000:.1f} MB"


# --- looking --------------------------------------------------------------------------------------


@app.command("list")
def list_tables(database: DatabaseOption = None) -> None:
    """List the tables, those first that were used last; also while a server runs."""
    from grimtable.server.keeping import listed
    from grimtable.server.retention import Retention, day_of

    with opened(database, own=False) as store:
        retention = Retention.from_environment(os.environ, store.database)
        tables = listed(store)
    typer.echo(
        f"{'table':<14}{'game':<12}{'status':<9}{'entries':>8}{'size':>9}  last used   kept until  name"
    )
    for table in tables:
        until = retention.until(table.status, table.touched)
        kept = "for ever" if until is None else day_of(until)
        if table.series:
            kept = "with series"
        typer.echo(
            f"{table.id:<14}{table.game:<12}{table.status:<9}{table.entries:>8}{sized(table.bytes):>9}  "
            f"{day_of(table.touched)}  {kept:<11} {table.name}".rstrip()
        )
    typer.echo(f"{len(tables)} tables, {sized(sum(table.bytes for table in tables))}")


@app.command("series")
def list_series(database: DatabaseOption = None) -> None:
    """List the series with their tables, those first that were used last; also while a server runs."""
    from grimtable.server.retention import Retention, day_of
    from grimtable.server.series_keeping import listed_series

    with opened(database, own=False) as store:
        retention = Retention.from_environment(os.environ, store.database)
        found = listed_series(store)
    for each in found:
        until = retention.until(each.status, each.touched)
        kept = "for ever" if until is None else day_of(until)
        series = each.series
        when = f"last used {day_of(each.touched)}, kept until {kept}"
        typer.echo(f"{series.id}: {each.kind}, {when} {series.name}".rstrip())
        for seat in series.seats:
            holder = f"bot ({seat.level})" if seat.player == "bot" else f"{seat.player} {seat.who}".rstrip()
            typer.echo(f"  {seat.seat}: {holder}")
        for game in series.games:
            status = "over" if game.finished is not None else "the last one"
            typer.echo(f"  {game.number:>2}. {game.scenario}: table {game.table}, {status}")
    typer.echo(f"{len(found)} series")


@app.command()
def show(table: TableArgument, database: DatabaseOption = None) -> None:
    """Show one table: seats, notes, how much it holds, whether it is whole; also while a server runs."""
    from grimtable.server.checking import damages

    with opened(database, own=False) as store:
        listed = found(store, table)
        stored = store.table(table)
        assert stored is not None
        reports = store.reports(table)
        problems = damages(store, ids=[table])
    typer.echo(f"{listed.id}: {listed.game}, {listed.status}" + (f", “{listed.name}”" if listed.name else ""))
    typer.echo(f"made {listed.created}, last used {_moment(listed.touched)}")
    typer.echo(f"{listed.entries} entries, {sized(listed.bytes)}, {reports} problem reports")
    if listed.series:
        typer.echo(f"it belongs to series {listed.series}")
    for seat in stored.seats:
        holder = f"bot ({seat.level})" if seat.player == "bot" else f"{seat.player} {seat.who}".rstrip()
        typer.echo(f"  {seat.seat}: {holder}")
    for problem in problems:
        typer.echo(problem)
    if not problems:
        typer.echo("its history is whole")


def _moment(seconds: float) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(seconds))


@app.command()
def check(
    replay: Annotated[bool, typer.Option("--replay", help="Live every game through as well; slow.")] = False,
    database: DatabaseOption = None,
) -> None:
    """Verify every history, its chain of digests and its snapshots; also while a server runs.

    The exit code is 1 when something is damaged.
    """
    from grimtable.server.checking import damages
    from grimtable.server.keeping import listed

    with opened(database, own=False) as store, bar("checking") as progress:
        total, done = len(listed(store)), 0

        def step(count: int) -> None:
            nonlocal done
            done += count
            progress(done, total)

        problems = damages(store, replay=replay, step=step)
    for problem in problems:
        typer.echo(problem)
    if problems:
        raise AdminError(f"{len(problems)} things are damaged at {total} tables; see docs/server.md")
    typer.echo(f"{total} tables are whole")


# --- taking out -----------------------------------------------------------------------------------


@app.command()
def export(
    words: Annotated[list[str], typer.Argument(metavar="[TABLE]... FOLDER", help="Which, and where to.")],
    every: Annotated[bool, typer.Option("--all", help="Every table.")] = False,
    database: DatabaseOption = None,
) -> None:
    """Write the records of tables, as far as they are whole, into a folder; also while a server runs."""
    from grimtable.server.keeping import listed
    from grimtable.server.retention import export as write
    from grimtable.server.series_keeping import export_series, listed_series

    *ids, folder = words
    if bool(ids) == every:
        raise AdminError("name tables and a folder, or --all and a folder")
    failed: list[str] = []
    with opened(database, own=False) as store, bar("exporting") as progress:
        known = {each.series.id: each.series for each in listed_series(store)}
        together = list(known.values()) if every else [known[id] for id in ids if id in known]
        for series in together:
            try:
                export_series(store, series, Path(folder))
            except GrimtableError as error:
                failed.append(f"series {series.id}: {error}")
        alone = [table.id for table in listed(store) if not table.series]
        wanted = alone if every else [found(store, id).id for id in ids if id not in known]
        for done, id in enumerate(wanted, 1):
            try:
                write(store, id, Path(folder))
            except GrimtableError as error:
                failed.append(f"table {id}: {error}")
            progress(done, len(wanted))
    for line in failed:
        typer.echo(line)
    written = len(wanted) + len(together) - len(failed)
    typer.echo(f"{written} records{' and series' if together else ''} written to {folder}")
    if failed:
        raise AdminError(f"{len(failed)} tables could not be written")


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A new file; SQLite, whatever is backed up.")],
    database: DatabaseOption = None,
) -> None:
    """Save everything into one file; also while servers run."""
    from grimtable.server.backup import back_up

    with opened(database, own=False) as store, bar("saving") as progress:
        back_up(store.database, file, progress)
    typer.echo(f"everything is saved in {file} ({sized(file.stat().st_size)})")


# --- changing -------------------------------------------------------------------------------------


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="What `backup` wrote.")],
    replace: Annotated[bool, typer.Option("--replace", help="Even if there are tables already.")] = False,
    database: DatabaseOption = None,
) -> None:
    """Make a backup the database, SQLite or PostgreSQL; no server may run. Old files are moved aside."""
    from grimtable.server.backup import restore as put_back
    from grimtable.server.database import Database, url_of

    place = place_of(database)
    url = url_of(place)
    with bar("restoring") as progress:
        if url.get_backend_name() == "sqlite":
            aside = put_back(file, Path(str(url.database)), replace=replace, step=progress)
        else:
            target = Database(place)
            target.engine.dispose()
            try:
                aside = put_back(file, target, replace=replace, step=progress)
            finally:
                target.close()
    typer.echo(f"{file} is restored" + (f"; what was there before is {aside}" if aside else ""))


@app.command()
def delete(table: TableArgument, yes: YesOption = False, database: DatabaseOption = None) -> None:
    """Remove a table, or a series with its tables, with the whole history; on SQLite no server may run."""
    from grimtable.server import series_store

    with opened(database, own=True) as store:
        series = series_store.read(store, table)
        if series is not None:
            if not yes:
                typer.confirm(f"Remove series {table} with {len(series.games)} tables for good?", abort=True)
            store.write_and_wait(table, *series_store.deleting(table))
            typer.echo(f"series {table} is removed")
            return
        listed = found(store, table)
        if listed.series:
            raise AdminError(f"table {table} belongs to series {listed.series}; remove that instead")
        if not yes:
            typer.confirm(
                f"Remove {listed.id} ({listed.game}, {listed.entries} entries) for good?", abort=True
            )
        store.write_and_wait(table, *store.deleting(table))
    typer.echo(f"table {table} is removed")


@app.command()
def mend(table: TableArgument, yes: YesOption = False, database: DatabaseOption = None) -> None:
    """Let a damaged table go on without the damaged entry and all after it, which are set aside.

    On SQLite no server may run.
    """
    from grimtable.server.checking import mend as set_aside

    with opened(database, own=True) as store:
        listed = found(store, table)
        damage = store.history(table).damage
        if damage is not None and not yes:
            typer.confirm(f"Set entries {damage.entry} to {listed.entries} of {table} aside?", abort=True)
        damage = set_aside(store, table)
    typer.echo(f"table {table} goes on after entry {damage.entry - 1}")


@app.command()
def prune(
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only say what would go.")] = False,
    database: DatabaseOption = None,
) -> None:
    """Archive and remove tables whose time has come, as the server does by itself every hour.

    On SQLite no server may run, unless it is a dry run.
    """
    from grimtable.server.keeping import listed
    from grimtable.server.retention import Retention, day_of, retire
    from grimtable.server.series_keeping import due as series_due
    from grimtable.server.series_keeping import listed_series, retire_series

    failed: list[str] = []
    with opened(database, own=not dry_run) as store:
        retention = Retention.from_environment(os.environ, store.database)
        due = retention.due(listed(store), time.time())
        due_series = series_due(retention, listed_series(store), time.time())
        if dry_run:
            for table in due:
                typer.echo(f"{table.id}: {table.game}, {table.status}, last used {day_of(table.touched)}")
            for series in due_series:
                typer.echo(f"{series.series.id}: series, {series.kind}, last used {day_of(series.touched)}")
            typer.echo(f"{len(due)} tables would go; records go to {retention.archive or 'nowhere'}")
            return
        with bar("archiving") as progress:
            for done, table in enumerate(due, 1):
                try:
                    retire(store, table, retention.archive)
                except GrimtableError as error:
                    failed.append(f"table {table.id} stays: {error}")
                progress(done, len(due))
            for series in due_series:
                try:
                    retire_series(store, series, retention.archive)
                except GrimtableError as error:
                    failed.append(f"series {series.series.id} stays: {error}")
    for line in failed:
        typer.echo(line)
    gone = len(due) + len(due_series) - len(failed)
    what = "tables and series" if due_series else "tables"
    typer.echo(f"{gone} {what} have gone; records are in {retention.archive or 'nowhere'}")


@app.command()
def vacuum(database: DatabaseOption = None) -> None:
    """Give room that removed tables left back to the disk; on SQLite no server may run."""
    with opened(database, own=True) as store:
        store.database.vacuum()
    typer.echo("done")
