"""A registry brought to today's tables, by steps that are the same for both databases; what a new
one begins with, and its memory of the version that made it."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import Connection, select

from trainer.records.registry.rows.log import settings
from trainer.records.registry.signed_in import NONCE_SECRET, STRANGERS_SALT
from trainer.records.registry.where import Server, Where

# The step that made the tables of the first release; those before it are no more.
FIRST = 10

SCHEMA = 12
"""The number of the last step."""

HEAD = f"{SCHEMA:04}"


@dataclass(frozen=True, slots=True)
class MadeBeside:
    """A registry that was made or brought up to date. ``server`` is what keeps it; ``before`` the
    tables' version that was there, empty for none; ``roles`` are a server's group roles."""

    where: Where
    server: str
    before: str
    now: str
    roles: tuple[str, ...] = ()

    @property
    def is_new(self) -> bool:
        return not self.before

    @property
    def is_on_server(self) -> bool:
        return isinstance(self.where, Server)


_STEPS = Path(__file__).parent / "migrations" / "versions"


def migrate(db: Connection, to: str = "head") -> None:
    """Apply every step that the registry lacks, in the connection's own transaction."""
    # Late: alembic takes 145 ms, and only tables of another step need it.
    from trainer.records.migrate import migrate

    migrate(db, _STEPS, to)


MACHINERY = "machinery"
"""The setting that holds a print of views, guards and functions."""

# The rows that a server's functions lock where one has to wait for another: no login can lock them
# but through such a function.
LOCKS = ("lock.acts", "lock.sums")


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
