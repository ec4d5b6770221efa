"""The tables of the database. Every change here comes with a migration beside it."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata = MetaData()


def _table_id() -> Column[str]:
    return Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("created", Text, nullable=False),
    Column("touched", Float, nullable=False),  # seconds since 1970, when somebody last changed it
    Column("status", Text, nullable=False),
    Column("asked", Text, nullable=False),  # whose decision it was when the table went to sleep
    Column("paused", Boolean, nullable=False),
    Column("undo", Text, nullable=False),
    Column("timer", Integer, nullable=True),
    Column("watching", Text, nullable=False),
    Column("together", Boolean, nullable=False),  # more than one person has played here; never falls
    Column("looked", Boolean, nullable=False),  # somebody may have seen the secrets before the end
    Column("deputy", Text, nullable=False, server_default=""),  # the seat that the host named to stand in
    Column("setup", Text, nullable=False),  # JSON of the kernel's Setup
    Column("chosen_seed", BigInteger, nullable=True),  # the seed that the host chose, which everybody is told
    # JSON of what chance decided in the set-up, where that is not known from a seed or a secret.
    Column("dealt", LargeBinary, nullable=True),
    Column("rules", Integer, nullable=False),
    Column("content", Text, nullable=False),
    Column("series", Text, nullable=False, server_default=""),  # the series that it belongs to, if any
    # The next game of its series has begun, so its end stays as it is.
    Column("closed", Boolean, nullable=False, server_default=false()),
)

#: Only the hash of a token is kept: whoever reads the database sits nowhere. Its role is `host`, `spectator`,
#: `invite` (to sit down once), `seat` (who sits there), or `spent` (an invitation or a seat that was taken).
keys = Table(
    "keys",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("role", Text, nullable=False),
    Column("seat", Text, nullable=True),
    Column("since", Float, nullable=False, server_default="0"),  # seconds since 1970, when they sat down
    Index("keys_by_table", "table_id"),
)

seats = Table(
    "seats",
    metadata,
    _table_id(),
    Column("seat", Text, primary_key=True),
    Column("player", Text, nullable=False),
    Column("level", Text, nullable=True),
    Column("who", Text, nullable=False),
    Column("is_hosts", Boolean, nullable=False),
)

#: What decides the dice of a table: nobody is told before the end, and no snapshot or report holds it.
secrets = Table(
    "secrets",
    metadata,
    _table_id(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("secret", String(64), nullable=False),
)

#: Append-only: the history of each table, numbered from 1 without gaps.
entries = Table(
    "entries",
    metadata,
    _table_id(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("key", Text, nullable=True),  # SEAT:KEY of whoever decided; makes a repetition harmless
    Column("entry", LargeBinary, nullable=False),  # JSON of one line of a record
    # Of this entry and all before it; unknown when a server that knows no digests wrote it.
    Column("digest", LargeBinary, nullable=True),
    UniqueConstraint("table_id", "key", name="one_entry_per_key"),
)

#: How the state was after so many entries, so that a table wakes quickly.
snapshots = Table(
    "snapshots",
    metadata,
    _table_id(),
    Column("entries", Integer, primary_key=True, autoincrement=False),
    Column("rest", LargeBinary, nullable=False),  # JSON of the kernel's Rest
    Column("digest", LargeBinary, nullable=True),
)

#: What was damaged, or came after damage: out of use, and not thrown away.
set_aside = Table(
    "set_aside",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("what", Text, nullable=False),  # entry or snapshot
    Column("number", Integer, nullable=False),
    Column("key", Text, nullable=True),
    Column("document", LargeBinary, nullable=False),
    Column("at", Float, nullable=False),  # seconds since 1970
    Index("set_aside_by_table", "table_id"),
)

proposals = Table(
    "proposals",
    metadata,
    _table_id(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("key", Text, nullable=True),
    Column("what", Text, nullable=False),
    Column("seat", Text, nullable=False),  # who proposes
    Column("revision", Integer, nullable=False),
    Column("detail", Text, nullable=False),  # JSON
    Column("state", Text, nullable=False),  # open, done, refused or lapsed
)

agreements = Table(
    "agreements",
    metadata,
    _table_id(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Text, primary_key=True),
)

notes = Table(
    "notes",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("note", Text, nullable=False),  # JSON: the key of a sentence and its arguments
    Index("notes_by_table", "table_id"),
)

#: What people say to each other; numbered as they come, the oldest go.
talk = Table(
    "talk",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("key", Text, nullable=False),  # SEAT:KEY of whoever said it; makes a repetition harmless
    Column("seat", Text, nullable=False),
    Column("who", Text, nullable=False),
    Column("team", Text, nullable=False),  # for whom it is; empty: for everybody
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),  # seconds since 1970
    UniqueConstraint("table_id", "key", name="one_line_per_key"),
    Index("talk_by_table", "table_id"),
)

#: Problem reports, kept whole; who may not see a game's secrets gets theirs after the end.
reports = Table(
    "reports",
    metadata,
    _table_id(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("document", LargeBinary, nullable=False),
)

#: The mark of each server's last transaction on PostgreSQL, by which it learns after a lost connection
#: whether that was committed.
writers = Table(
    "writers",
    metadata,
    Column("process", String(32), primary_key=True),
    Column("commits", BigInteger, nullable=False),
    Column("seen", Float, nullable=False),  # seconds since 1970
)

#: Several games that belong together, with the same seats.
series = Table(
    "series",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", Text, nullable=False),
    Column("touched", Float, nullable=False),  # seconds since 1970, when somebody last changed it
    Column("spec", Text, nullable=False),  # JSON of what was agreed (SeriesSpec)
    # How its tables are made.
    Column("undo", Text, nullable=False),
    Column("timer", Integer, nullable=True),
    Column("watching", Text, nullable=False),
    Column("windows", Text, nullable=False),  # skip, ask, or nothing: by who plays
    Column("digest", LargeBinary, nullable=True),  # of what was agreed
)


def _series_id(*, primary_key: bool = True) -> Column[str]:
    return Column(
        "series_id",
        String(32),
        ForeignKey("series.id", ondelete="CASCADE"),
        primary_key=primary_key,
        nullable=False,
    )


#: Like `keys`; what opens a series opens its tables too.
series_keys = Table(
    "series_keys",
    metadata,
    Column("hash", String(64), primary_key=True),
    _series_id(primary_key=False),
    Column("role", Text, nullable=False),
    Column("seat", Text, nullable=True),
    Column("since", Float, nullable=False, server_default="0"),
    Index("series_keys_by_series", "series_id"),
)

series_seats = Table(
    "series_seats",
    metadata,
    _series_id(),
    Column("seat", Text, primary_key=True),
    Column("player", Text, nullable=False),
    Column("level", Text, nullable=True),
    Column("who", Text, nullable=False),
    Column("is_hosts", Boolean, nullable=False),
)

#: The games of a series in their order. What became of one is written down when the next one begins: then it
#: stays known when its table is gone.
series_games = Table(
    "series_games",
    metadata,
    _series_id(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("table_id", String(32), nullable=False),
    Column("scenario", Text, nullable=False),
    Column("finished", LargeBinary, nullable=True),  # JSON of the kernel's Finished
    Column("digest", LargeBinary, nullable=True),  # of this line; what is damaged is found again at its table
    Index("series_games_by_table", "table_id"),
)

#: What everybody in a series is told: whose seat went to whom, between which games.
series_notes = Table(
    "series_notes",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    _series_id(primary_key=False),
    Column("after", Integer, nullable=False),  # how many games there were then
    Column("note", Text, nullable=False),  # JSON, as in `notes`
    Index("series_notes_by_series", "series_id"),
)
