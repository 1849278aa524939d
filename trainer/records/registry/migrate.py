"""Bring a registry to today's tables. Its steps are the same for both databases."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection

FIRST = 7
"""The step that made the tables of the first release; those before it are no more."""

SCHEMA = 7
"""The number of the last step."""

HEAD = f"{SCHEMA:04}"

_STEPS = Path(__file__).parent / "migrations"


def migrate(db: Connection, to: str = "head") -> None:
    """Apply every step that the registry lacks, in the connection's own transaction."""
    # Late: alembic takes 145 ms, and only tables of another step need it.
    from alembic import command, config

    settings = config.Config()
    settings.set_main_option("script_location", str(_STEPS).replace("%", "%%"))
    settings.set_main_option("path_separator", "os")
    settings.attributes["connection"] = db
    command.upgrade(settings, to)
