"""How the database came to look as it does, version by version."""

from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, func, select


def migrate(connection: Connection) -> None:
    """Bring the database to the newest version; refuse one from a newer Fourfold."""
    if connection.dialect.name == "postgresql":  # several processes may start at once
        connection.execute(select(func.pg_advisory_xact_lock(4_2026)))
    config = Config()
    config.set_main_option("script_location", "fourfold.server:migrations")
    scripts = ScriptDirectory.from_config(config)
    with EnvironmentContext(config, scripts, fn=lambda version, _: scripts._upgrade_revs("head", version)) as context:
        context.configure(connection=connection, render_as_batch=True)
        context.run_migrations()
