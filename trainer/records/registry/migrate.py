"""Bring a registry to today's tables. Its steps are the same for both databases."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import Connection

from trainer.records.registry.where import Server, Where

FIRST = 9
"""The step that made the tables of the first release; those before it are no more."""

SCHEMA = 9
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
