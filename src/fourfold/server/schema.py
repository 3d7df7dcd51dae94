"""The tables of the database, for SQLite and PostgreSQL alike."""

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
    UniqueConstraint,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("setup", LargeBinary, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("status", String(8), nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("head", Integer, nullable=False),  # the number and the seal of the last entry: a lost tail is noticed
    Column("seal", String(32), nullable=False),
    Column("counted", Boolean, nullable=False),
    Column("code", String(6)),
    Index("tables_by_status", "status", "public", "changed"),
    Index("tables_by_code", "code", unique=True),
)

log = Table(
    "log",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("move_id", String(64)),
    Column("body", LargeBinary, nullable=False),
    Column("seal", String(32), nullable=False),
    UniqueConstraint("table_id", "seat", "move_id", name="log_once"),
)

results = Table(
    "results",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("game", String(32), nullable=False),
    Column("name", String(64), nullable=False),
    Column("bot", Boolean, nullable=False),
    Column("score", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
)

players = Table(
    "players",
    metadata,
    Column("game", String(32), primary_key=True),
    Column("name", String(64), primary_key=True),
    Column("bot", Boolean, primary_key=True),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("rated", Integer, nullable=False),
    Column("mu", Float),
    Column("sigma", Float),
)

tries = Table(
    "tries",
    metadata,
    Column("game", String(32), primary_key=True),
    Column("day", String(10), primary_key=True),
    Column("name", String(64), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("score", Integer),
    Column("at", BigInteger, nullable=False),
    Index("tries_by_table", "table_id"),
)
