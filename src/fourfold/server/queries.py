"""What is read from and written to the database, each in one transaction of its caller."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Table, bindparam, func, insert, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError

from fourfold.server.entries import Damaged, Kind, Row, Setup, doer, encode, read_setup, seal
from fourfold.server.schema import log, players, results, tables, tries
from fourfold.server.store import Append, Head, Summary, Unfit

CHANNEL = "fourfold"  # where PostgreSQL tells other processes which table has changed


def create(
    connection: Connection, id: str, setup: Setup, status: str, entries: Sequence[tuple[Kind, bytes]]
) -> list[Head | None]:
    """A new table, and what has happened at it already."""
    mark = seal("", encode(setup))
    rows = []
    for seq, (entry, body) in enumerate(entries, 1):
        mark = seal(mark, body)
        rows.append(as_row(Append(id, seq, entry, body, mark, status)))
    values = {"id": id, "setup": encode(setup), "public": setup.public, "status": status, "made": setup.made}
    values |= {"changed": setup.made, "head": len(rows), "seal": mark, "counted": False, "code": setup.code or None}
    connection.execute(insert(tables).values(values))
    if setup.daily:
        note_try(connection, id, setup)
    if rows:
        connection.execute(insert(log), rows)
    return [Head(id, len(rows), mark, status)]


def note_try(connection: Connection, id: str, setup: Setup) -> None:
    """The first table of a name is what counts for the deal of a day; the others are for practice."""
    new = {"game": setup.game, "day": setup.daily, "name": setup.places[0].name, "table_id": id, "at": setup.made}
    add_new(connection, tries, new)


def add_new(connection: Connection, where: Table, row: dict[str, Any]) -> None:
    """Add a row unless there is one with its key already, even if somebody else adds it at this moment."""
    kind = postgresql if connection.dialect.name == "postgresql" else sqlite
    connection.execute(kind.insert(where).values(row).on_conflict_do_nothing())


def find_tries(connection: Connection, game: str, day: str) -> list[dict[str, Any]]:
    """What people made of the deal of a day, the best first."""
    query = select(tries).where(tries.c.game == game, tries.c.day == day)
    order = [tries.c.score.desc().nulls_last(), tries.c.at, tries.c.name]
    return [dict(row) for row in connection.execute(query.order_by(*order).limit(1000)).mappings()]


def find_code(connection: Connection, code: str) -> str | None:
    """The table a code leads to."""
    found: str | None = connection.execute(select(tables.c.id).where(tables.c.code == code)).scalar()
    return found


def as_row(new: Append) -> dict[str, Any]:
    """An entry as the database keeps it."""
    found = {"table_id": new.table, "seq": new.seq, "seat": doer(new.entry), "move_id": new.entry.id or None}
    return found | {"body": new.body, "seal": new.seal}


def find_setup(connection: Connection, id: str) -> bytes | None:
    """How a table was set up."""
    found = connection.execute(select(tables.c.setup).where(tables.c.id == id)).scalar()
    return None if found is None else as_bytes(found)


def as_bytes(found: Any) -> bytes:
    """What was written, even where somebody made text of it."""
    return found if isinstance(found, bytes) else str(found).encode()


def find_rows(connection: Connection, id: str, after: int) -> list[Row]:
    """The entries of a table after a number; a missing tail is noticed."""
    head = connection.execute(select(tables.c.head, tables.c.seal).where(tables.c.id == id)).one_or_none()
    query = select(log.c.seq, log.c.body, log.c.seal).where(log.c.table_id == id, log.c.seq > after)
    rows = [Row(seq, as_bytes(body), mark) for seq, body, mark in connection.execute(query.order_by(log.c.seq))]
    if head is not None and after < head.head and (not rows or rows[-1].seq < head.head):
        raise Damaged(f"table {id}: the log ends at entry {rows[-1].seq if rows else after}, not at {head.head}")
    return rows


def find_heads(connection: Connection, ids: Sequence[str]) -> dict[str, tuple[int, str]]:
    """Where the logs of some tables end."""
    found: dict[str, tuple[int, str]] = {}
    for first in range(0, len(ids), 500):
        query = select(tables.c.id, tables.c.head, tables.c.seal).where(tables.c.id.in_(ids[first : first + 500]))
        found |= {row.id: (row.head, row.seal) for row in connection.execute(query)}
    return found


def append_all(connection: Connection, batch: Sequence[Append]) -> list[Head | None]:
    """Write what fits: each entry must be the next of its table. Gives what was written, in the order of the batch."""
    ids = sorted({new.table for new in batch})
    query = select(tables.c.id, tables.c.head).where(tables.c.id.in_(ids)).order_by(tables.c.id)
    heads = {row.id: row.head for row in connection.execute(query.with_for_update())}
    written: list[Append | None] = []
    for new in batch:
        written.append(new if heads.get(new.table) == new.seq - 1 else None)
        heads[new.table] = new.seq if written[-1] else heads.get(new.table, -1)
    fits = [new for new in written if new]
    if fits:
        connection.execute(insert(log), [as_row(new) for new in fits])
        connection.execute(MOVE_HEAD, [head_of(new) for new in fits])
    if fits and connection.dialect.name == "postgresql":
        for new in fits:
            notify(connection, f"{new.table} {new.seq}")
    return [Head(new.table, new.seq, new.seal, new.status) if new else None for new in written]


def append_each(connection: Connection, batch: Sequence[Append]) -> list[Head | Unfit | None]:
    """The same, entry by entry: one that the database cannot hold is left out, and the others are written."""
    found: list[Head | Unfit | None] = []
    for new in batch:
        try:
            with connection.begin_nested():
                found += append_all(connection, [new])
        except Exception as error:
            if not is_unfit(error):
                raise
            found.append(Unfit(str(error)))
    return found


def is_unfit(error: Exception) -> bool:
    """Whether it is the data that a database refused, and not the database that failed."""
    if not isinstance(error, DBAPIError):
        return isinstance(error, UnicodeError | OverflowError)
    state = getattr(error.orig, "sqlstate", None) or ""
    wrong = state[:2] in ("22", "23")  # data exceptions and integrity violations, as PostgreSQL numbers them
    unsent = error.orig is not None and isinstance(error.orig.__cause__, ValueError)  # its driver could not encode it
    return wrong or unsent or isinstance(error, DataError | IntegrityError)


def notify(connection: Connection, news: str) -> None:
    """Tell other processes something, once this transaction is done."""
    connection.execute(select(func.pg_notify(CHANNEL, news)))


MOVE_HEAD = (
    update(tables)
    .where(tables.c.id == bindparam("of"))
    .values(head=bindparam("new_head"), seal=bindparam("new_seal"))
    .values(status=bindparam("new_status"), changed=bindparam("now"))
)


def head_of(new: Append) -> dict[str, Any]:
    """What the table's own row says after an entry."""
    return {
        "of": new.table,
        "new_head": new.seq,
        "new_seal": new.seal,
        "new_status": new.status,
        "now": new.entry.at,
    }


def touch(connection: Connection) -> list[Head | None]:
    """Write something that changes nothing, to see whether it can be written."""
    connection.execute(text("update alembic_version set version_num = version_num"))
    return []


def find_listed(connection: Connection, status: str, public: bool | None, limit: int) -> list[Summary]:
    """Tables of a kind, the newest first."""
    query = select(tables.c.id, tables.c.setup, tables.c.status, tables.c.changed).where(tables.c.status == status)
    query = query if public is None else query.where(tables.c.public == public)
    found = connection.execute(query.order_by(tables.c.changed.desc()).limit(limit))
    return [Summary(id, read_setup(setup), status, changed) for id, setup, status, changed in found]


def uncounted(connection: Connection) -> list[str]:
    """Finished tables that are not in the statistics yet."""
    query = select(tables.c.id).where(tables.c.status == "over", tables.c.counted.is_(False))
    return list(connection.execute(query).scalars())


def find_players(connection: Connection, game: str, limit: int) -> list[dict[str, Any]]:
    """The leaderboard of a game: the rated first, then by games won."""
    order = [(players.c.mu - 3 * players.c.sigma).desc().nulls_last(), players.c.wins.desc(), players.c.name]
    query = select(players).where(players.c.game == game).order_by(*order).limit(limit)
    return [dict(row) for row in connection.execute(query).mappings()]


def find_results(connection: Connection, name: str, limit: int) -> list[dict[str, Any]]:
    """The last games of a player."""
    if "\0" in name:  # PostgreSQL knows no such text
        return []
    query = select(results, tables.c.public).join(tables).where(results.c.name == name, results.c.bot.is_(False))
    return [dict(row) for row in connection.execute(query.order_by(results.c.at.desc()).limit(limit)).mappings()]
