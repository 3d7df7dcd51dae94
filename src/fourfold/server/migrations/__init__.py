"""How the database came to look as it does, version by version."""

from sqlalchemy import Connection, func, inspect, select, text

NEWEST = "a003"


class NewerDatabase(OSError):
    """The database was made by a newer Fourfold."""


def migrate(connection: Connection) -> None:
    """Bring the database to the newest version; refuse one from a newer Fourfold."""
    if connection.dialect.name == "postgresql":  # several processes may start at once
        connection.execute(text("set local statement_timeout = 0"))
        connection.execute(select(func.pg_advisory_xact_lock(4_2026)))
    if version(connection) != NEWEST:
        upgrade(connection)


def version(connection: Connection) -> str | None:
    """The version of a database; none if it is empty."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(text("select version_num from alembic_version")).scalar()
    return found


def upgrade(connection: Connection) -> None:
    """Run the migrations that are missing."""
    from alembic.config import Config  # a second to import, and seldom needed
    from alembic.runtime.environment import EnvironmentContext
    from alembic.script import ScriptDirectory
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", "fourfold.server:migrations")
    scripts = ScriptDirectory.from_config(config)
    with EnvironmentContext(config, scripts, fn=lambda version, _: scripts._upgrade_revs("head", version)) as context:
        context.configure(connection=connection, render_as_batch=True)
        try:
            context.run_migrations()
        except CommandError as error:
            raise NewerDatabase(f"the database is of a version this Fourfold does not know ({error})") from error
