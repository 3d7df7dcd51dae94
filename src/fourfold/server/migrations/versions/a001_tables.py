"""Tables, their log, results and players."""

import sqlalchemy as sa
from alembic import op

revision = "a001"
down_revision = None


def upgrade() -> None:
    """The first version."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("setup", sa.LargeBinary, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("head", sa.Integer, nullable=False),
        sa.Column("seal", sa.String(32), nullable=False),
        sa.Column("counted", sa.Boolean, nullable=False),
    )
    op.create_index("tables_by_status", "tables", ["status", "public", "changed"])
    op.create_table(
        "log",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("move_id", sa.String(64)),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("seal", sa.String(32), nullable=False),
        sa.UniqueConstraint("table_id", "seat", "move_id", name="log_once"),
    )
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("bot", sa.Boolean, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "players",
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(64), primary_key=True),
        sa.Column("bot", sa.Boolean, primary_key=True),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("wins", sa.Integer, nullable=False),
        sa.Column("rated", sa.Integer, nullable=False),
        sa.Column("mu", sa.Float),
        sa.Column("sigma", sa.Float),
    )
