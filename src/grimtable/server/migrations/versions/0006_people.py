"""Tables remember whether more than one person ever played there, and whether somebody saw their secrets."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Of older tables only those count as one person's whose seats are all the host's or bots' now."""
    op.add_column("tables", sa.Column("together", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("looked", sa.Boolean, nullable=False, server_default=sa.false()))
    seats = sa.table("seats", sa.column("table_id"), sa.column("player"), sa.column("is_hosts"))
    tables = sa.table("tables", sa.column("id"), sa.column("together"))
    others = (
        sa.select(seats.c.table_id)
        .where(seats.c.player != "bot")
        .group_by(seats.c.table_id)
        .having(sa.func.count() > 1, sa.func.count(sa.case((seats.c.is_hosts, 1))) < sa.func.count())
    )
    op.execute(tables.update().where(tables.c.id.in_(others)).values(together=sa.true()))


def downgrade() -> None:
    """Forget both."""
    op.drop_column("tables", "looked")
    op.drop_column("tables", "together")
