"""What alembic runs: the migrations over the connection that the server hands in."""

from alembic import context

from grimtable.server.schema import metadata


def run() -> None:
    """Bring the database up to date."""
    connection = context.config.attributes["connection"]
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
    context.run_migrations()


if hasattr(context, "config"):  # alembic runs this file; anybody else only reads it
    run()
