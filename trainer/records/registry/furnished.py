"""What a new registry is given once, and what it remembers of the version that made it."""

from __future__ import annotations

import secrets

from sqlalchemy import Connection, select

from trainer.records.registry.rows.log import settings
from trainer.records.registry.signed_in import STRANGERS_SALT

MACHINERY = "machinery"
"""The setting that holds a print of views, guards and functions."""


def furnish(db: Connection, machinery: str) -> None:
    """The settings that a registry draws for itself are there, and whose machinery it has."""
    there = select(settings.c.name).where(settings.c.name == STRANGERS_SALT)
    if db.execute(there).first() is None:
        db.execute(settings.insert(), {"name": STRANGERS_SALT, "value": secrets.token_hex(32)})
    db.execute(settings.delete().where(settings.c.name == MACHINERY))
    db.execute(settings.insert(), {"name": MACHINERY, "value": machinery})
