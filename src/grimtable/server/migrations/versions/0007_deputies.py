"""Tables remember whom their host named to decide about seats."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody, at older tables."""
    op.add_column("tables", sa.Column("deputy", sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    """Forget them."""
    op.drop_column("tables", "deputy")
