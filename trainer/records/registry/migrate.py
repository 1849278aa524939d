"""Bring a registry to today's tables. Its steps are the same for both databases."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection

FIRST = 6
"""The step that made the tables of the first release; those before it are no more."""

SCHEMA = 7
"""The number of the last step."""

HEAD = f"{SCHEMA:04}"

_STEPS = Path(__file__).parent / "migrations"


def migrate(db: Connection, to: str = "head") -> None:
    """Apply every step that the registry lacks, in the connection's own transaction."""
    # Late: SQLAlchemy takes 170 ms, and the caller may do without records.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(_STEPS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = db
    command.upgrade(config, to)
