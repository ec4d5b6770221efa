"""Series: games that belong together, whoever plays them, and what became of each."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def _series_id(*, primary_key: bool = True) -> sa.Column[str]:
    return sa.Column(
        "series_id",
        sa.String(32),
        sa.ForeignKey("series.id", ondelete="CASCADE"),
        primary_key=primary_key,
        nullable=False,
    )


def upgrade() -> None:
    """Older tables belong to none."""
    op.create_table(
        "series",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.Text, nullable=False),
        sa.Column("touched", sa.Float, nullable=False),
        sa.Column("spec", sa.Text, nullable=False),
        sa.Column("undo", sa.Text, nullable=False),
        sa.Column("timer", sa.Integer, nullable=True),
        sa.Column("watching", sa.Text, nullable=False),
        sa.Column("windows", sa.Text, nullable=False),
    )
    op.create_table(
        "series_keys",
        sa.Column("hash", sa.String(64), primary_key=True),
        _series_id(primary_key=False),
        sa.Column("role", sa.Text, nullable=False),
        sa.Column("seat", sa.Text, nullable=True),
    )
    op.create_index("series_keys_by_series", "series_keys", ["series_id"])
    op.create_table(
        "series_seats",
        _series_id(),
        sa.Column("seat", sa.Text, primary_key=True),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("level", sa.Text, nullable=True),
        sa.Column("who", sa.Text, nullable=False),
        sa.Column("is_hosts", sa.Boolean, nullable=False),
    )
    op.create_table(
        "series_games",
        _series_id(),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("scenario", sa.Text, nullable=False),
        sa.Column("finished", sa.LargeBinary, nullable=True),
    )
    op.create_index("series_games_by_table", "series_games", ["table_id"])
    op.add_column("tables", sa.Column("series", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("closed", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Forget which games belong together; the games stay."""
    op.drop_column("tables", "closed")
    op.drop_column("tables", "series")
    for name in ("series_games", "series_seats", "series_keys", "series"):
        op.drop_table(name)
