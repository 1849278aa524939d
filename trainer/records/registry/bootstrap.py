"""The first contents of a new registry, and its memory of the version that made it."""

from __future__ import annotations

import secrets

from sqlalchemy import Connection, select

from trainer.records.registry.rows.log import settings
from trainer.records.registry.signed_in import NONCE_SECRET, STRANGERS_SALT

MACHINERY = "machinery"
"""The setting that holds a print of views, guards and functions."""

LOCKS = ("lock.acts", "lock.sums")
"""The rows that a server's functions lock where one has to wait for another: no login can lock them
but through such a function."""


def furnish(db: Connection, machinery: str) -> None:
    """The settings that a registry draws for itself are there, and whose machinery it has."""
    for drawn in (STRANGERS_SALT, NONCE_SECRET):
        there = select(settings.c.name).where(settings.c.name == drawn)
        if db.execute(there).first() is None:
            db.execute(settings.insert(), {"name": drawn, "value": secrets.token_hex(32)})
    held = set(db.scalars(select(settings.c.name).where(settings.c.name.in_(LOCKS))))
    for lock in sorted(set(LOCKS) - held):
        db.execute(settings.insert(), {"name": lock, "value": ""})
    db.execute(settings.delete().where(settings.c.name == MACHINERY))
    db.execute(settings.insert(), {"name": MACHINERY, "value": machinery})
