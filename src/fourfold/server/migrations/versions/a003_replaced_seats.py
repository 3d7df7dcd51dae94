"""A request to replace somebody is kept under the seat that made it."""

import json

import sqlalchemy as sa
from alembic import op

revision = "a003"
down_revision = "a002"
log = sa.table("log", *[sa.column(name) for name in ("table_id", "seq", "seat", "move_id", "body")])


def upgrade() -> None:
    """Such an id was kept under the seat that was replaced, where it could collide with that person's own ids."""
    database = op.get_bind()
    text = (
        sa.func.encode(log.c.body, "escape") if database.dialect.name == "postgresql" else sa.cast(log.c.body, sa.Text)
    )
    found = database.execute(sa.select(log).where(log.c.move_id.is_not(None), text.like('%"asked_by"%'))).all()
    for row in found:  # first all of them lose their ids: two that change places must not meet
        change(row, move_id=None)
    for row in found:
        change(row, move_id=row.move_id, seat=json.loads(row.body).get("asked_by", row.seat))


def change(row: sa.Row[tuple[object, ...]], **values: object) -> None:
    """Write some values into a row of the log."""
    mine = (log.c.table_id == row.table_id, log.c.seq == row.seq)
    op.get_bind().execute(sa.update(log).where(*mine).values(**values))
