"""Tables of refused deliveries, counted; and of sign-ins by each login of a server."""

from __future__ import annotations

from alembic import op

from trainer.records.registry.migrations.columns import text, whole


def make() -> None:
    op.create_table(
        "refused",
        text("login", key=True),
        text("account", key=True),
        text("reason", key=True),
        whole("times"),
        whole("first_ms"),
        whole("last_ms"),
        text("detail"),
        sqlite_strict=True,
    )
    op.create_table(
        "signed_in",
        text("account", key=True),
        text("login", key=True),
        whole("at_ms"),
        sqlite_strict=True,
    )
