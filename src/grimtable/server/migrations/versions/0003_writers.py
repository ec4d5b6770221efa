"""Each server leaves the mark of its last transaction, to look up after a lost connection."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody has left a mark yet."""
    op.create_table(
        "writers",
        sa.Column("process", sa.String(32), primary_key=True),
        sa.Column("commits", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Forget the marks."""
    op.drop_table("writers")
