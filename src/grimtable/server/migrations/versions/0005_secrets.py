"""Tables keep the secrets behind their dice, and the seed if their host chose one."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Tables from before have a seed that nobody chose: they go on with it, and nobody is told."""
    op.add_column("tables", sa.Column("chosen_seed", sa.BigInteger, nullable=True))
    op.add_column("tables", sa.Column("dealt", sa.LargeBinary, nullable=True))
    op.create_table(
        "secrets",
        sa.Column(
            "table_id",
            sa.String(32),
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            primary_key=True,
            nullable=False,
        ),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("secret", sa.String(64), nullable=False),
    )


def downgrade() -> None:
    """Forget them; tables that need a secret cannot be played on."""
    op.drop_table("secrets")
    op.drop_column("tables", "dealt")
    op.drop_column("tables", "chosen_seed")
