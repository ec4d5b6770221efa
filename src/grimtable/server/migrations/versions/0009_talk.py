"""People talk at their tables, and a token knows when its person sat down."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody has said anything yet, so who holds a seat today may hear everything."""
    op.create_table(
        "talk",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("seat", sa.Text, nullable=False),
        sa.Column("who", sa.Text, nullable=False),
        sa.Column("team", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.UniqueConstraint("table_id", "key", name="one_line_per_key"),
    )
    op.create_index("talk_by_table", "talk", ["table_id"])
    for keys in ("keys", "series_keys"):
        op.add_column(keys, sa.Column("since", sa.Float, nullable=False, server_default="0"))


def downgrade() -> None:
    """Forget what was said."""
    for keys in ("keys", "series_keys"):
        op.drop_column(keys, "since")
    op.drop_table("talk")
