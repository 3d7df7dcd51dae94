"""Codes that lead to tables, and the deal of the day."""

import sqlalchemy as sa
from alembic import op

revision = "a002"
down_revision = "a001"


def upgrade() -> None:
    """Tables made before have no code."""
    op.add_column("tables", sa.Column("code", sa.String(6)))
    op.create_index("tables_by_code", "tables", ["code"], unique=True)
    op.create_table(
        "tries",
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("name", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("score", sa.Integer),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("tries_by_table", "tries", ["table_id"])
