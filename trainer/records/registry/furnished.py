"""What a new registry is given once, and keeps."""

from __future__ import annotations

import secrets

from sqlalchemy import Connection, select

from trainer.records.registry.rows.log import settings
from trainer.records.registry.signed_in import STRANGERS_SALT


def furnish(db: Connection) -> None:
    """The settings that a registry draws for itself are there."""
    there = select(settings.c.name).where(settings.c.name == STRANGERS_SALT)
    if db.execute(there).first() is None:
        db.execute(settings.insert(), {"name": STRANGERS_SALT, "value": secrets.token_hex(32)})
