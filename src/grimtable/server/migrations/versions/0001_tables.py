"""The first shape: tables, keys, seats, entries, snapshots, proposals, notes and reports."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def _table_id(*, primary_key: bool = True) -> sa.Column[str]:
    return sa.Column(
        "table_id",
        sa.String(32),
        sa.ForeignKey("tables.id", ondelete="CASCADE"),
        primary_key=primary_key,
        nullable=False,
    )


def upgrade() -> None:
    """Make all tables."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.Text, nullable=False),
        sa.Column("touched", sa.Float, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("paused", sa.Boolean, nullable=False),
        sa.Column("undo", sa.Text, nullable=False),
        sa.Column("timer", sa.Integer, nullable=True),
        sa.Column("watching", sa.Text, nullable=False),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("content", sa.Text, nullable=False),
    )
    op.create_table(
        "keys",
        sa.Column("hash", sa.String(64), primary_key=True),
        _table_id(primary_key=False),
        sa.Column("role", sa.Text, nullable=False),
        sa.Column("seat", sa.Text, nullable=True),
    )
    op.create_index("keys_by_table", "keys", ["table_id"])
    op.create_table(
        "seats",
        _table_id(),
        sa.Column("seat", sa.Text, primary_key=True),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("level", sa.Text, nullable=True),
        sa.Column("who", sa.Text, nullable=False),
        sa.Column("is_hosts", sa.Boolean, nullable=False),
    )
    op.create_table(
        "entries",
        _table_id(),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("key", sa.Text, nullable=True),
        sa.Column("entry", sa.LargeBinary, nullable=False),
        sa.UniqueConstraint("table_id", "key", name="one_entry_per_key"),
    )
    op.create_table(
        "snapshots",
        _table_id(),
        sa.Column("entries", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("rest", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "proposals",
        _table_id(),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("key", sa.Text, nullable=True),
        sa.Column("what", sa.Text, nullable=False),
        sa.Column("seat", sa.Text, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("detail", sa.Text, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
    )
    op.create_table(
        "agreements",
        _table_id(),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Text, primary_key=True),
    )
    op.create_table(
        "notes",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        _table_id(primary_key=False),
        sa.Column("note", sa.Text, nullable=False),
    )
    op.create_index("notes_by_table", "notes", ["table_id"])
    op.create_table(
        "reports",
        _table_id(),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("document", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    """Take all tables away."""
    for name in (
        "reports",
        "notes",
        "agreements",
        "proposals",
        "snapshots",
        "entries",
        "seats",
        "keys",
        "tables",
    ):
        op.drop_table(name)
