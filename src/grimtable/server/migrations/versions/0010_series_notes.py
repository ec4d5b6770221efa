"""Series tell what happened to their seats, and notice damage."""

import hashlib

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def _digest(kind: bytes, *parts: bytes) -> bytes:
    whole = b"".join([b"%d:%b" % (len(part), part) for part in parts])
    return hashlib.blake2b(whole, digest_size=16, person=kind).digest()


def upgrade() -> None:
    """What there is gets its digests now, as it is."""
    op.add_column("series", sa.Column("digest", sa.LargeBinary, nullable=True))
    op.add_column("series_games", sa.Column("digest", sa.LargeBinary, nullable=True))
    op.create_table(
        "series_notes",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("series_id", sa.String(32), sa.ForeignKey("series.id", ondelete="CASCADE"), nullable=False),
        sa.Column("after", sa.Integer, nullable=False),
        sa.Column("note", sa.Text, nullable=False),
    )
    op.create_index("series_notes_by_series", "series_notes", ["series_id"])
    connection = op.get_bind()
    for id, spec in connection.execute(sa.text("SELECT id, spec FROM series")).all():
        connection.execute(
            sa.text("UPDATE series SET digest = :digest WHERE id = :id"),
            {"id": id, "digest": _digest(b"series", id.encode(), spec.encode())},
        )
    games = connection.execute(
        sa.text("SELECT series_id, number, table_id, scenario, finished FROM series_games")
    ).all()
    for id, number, table, scenario, finished in games:
        end = b"-" if finished is None else b"+" + bytes(finished)
        digest = _digest(b"game", id.encode(), b"%d" % number, table.encode(), scenario.encode(), end)
        connection.execute(
            sa.text("UPDATE series_games SET digest = :digest WHERE series_id = :id AND number = :number"),
            {"id": id, "number": number, "digest": digest},
        )


def downgrade() -> None:
    """Forget both."""
    op.drop_table("series_notes")
    op.drop_column("series_games", "digest")
    op.drop_column("series", "digest")
