"""Bring a database to today's tables."""

# Apart from the rest: Alembic takes its time to load.

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

_STEPS = Path(__file__).parent / "migrations"
OF_RECORDS = _STEPS / "versions"


def migrate(db: Connection, steps: Path = OF_RECORDS, to: str = "head") -> None:
    """Apply every one of these steps that it lacks, in the connection's own transaction."""
    command.upgrade(settings(db, steps), to)


def settings(db: Connection, steps: Path = OF_RECORDS) -> Config:
    """The configuration of Alembic; its steps come with the program."""
    config = Config()
    config.set_main_option("script_location", str(_STEPS).replace("%", "%%"))
    config.set_main_option("version_locations", str(steps).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = db
    return config
