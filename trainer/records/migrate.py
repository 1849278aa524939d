"""Bring a file to today's tables. Apart from the rest, since Alembic takes its time to load."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

_STEPS = Path(__file__).parent / "migrations"


def migrate(db: Connection) -> None:
    """Apply every step that the file lacks, in the connection's own transaction."""
    command.upgrade(settings(db), "head")


def settings(db: Connection) -> Config:
    """The configuration of Alembic; its steps come with the program."""
    config = Config()
    config.set_main_option("script_location", str(_STEPS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = db
    return config
