"""Tables say whose decision it was when they went to sleep, so that a list need not wake them."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody is known to be asked at tables that sleep already; it is written when they sleep again."""
    op.add_column("tables", sa.Column("asked", sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    """Forget it."""
    op.drop_column("tables", "asked")
