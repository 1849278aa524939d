"""What somebody may do to a registry who owns its file, or its server."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, text

from trainer.records.registry.lite.schema import GUARDS
from trainer.records.registry.registry import Registry
from trainer.records.registry.where import File


def tamper(registry: Registry, *statements: str) -> None:
    """Do that past every guard, and leave the guards as they were."""
    if isinstance(registry.where, File):
        _in_file(registry, statements)
    else:
        _on_server(registry, statements)


def _in_file(registry: Registry, statements: tuple[str, ...]) -> None:
    with registry.transaction() as db:
        for name in GUARDS:
            db.execute(text(f"DROP TRIGGER {name}"))
        _run(db, statements)
        for guard in GUARDS.values():
            db.exec_driver_sql(guard)


def _on_server(registry: Registry, statements: tuple[str, ...]) -> None:
    with registry.transaction() as db:
        db.execute(text("SET LOCAL session_replication_role = replica"))
        _run(db, statements)


def _run(db: Connection, statements: tuple[str, ...]) -> None:
    """As they stand: no colon in them is a bound name."""
    driver: Any = db.connection.dbapi_connection
    for statement in statements:
        driver.execute(statement)
