"""The live wall: tables as they are shown, who watches, and orders to a table."""

from __future__ import annotations

from alembic import op

from trainer.records.registry.migrations.columns import text, whole

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    # Forty of these a second in the server's log slow deliveries by a quarter; they are no record.
    on_server = op.get_bind().dialect.name == "postgresql"
    op.create_table(
        "live_tables",
        text("account", key=True),
        text("link"),
        whole("at_ms"),
        text("tile"),
        text("felt"),
        sqlite_strict=True,
        prefixes=["UNLOGGED"] if on_server else [],
    )
    op.create_table(
        "live_watches",
        text("by", key=True),
        text("class"),
        text("opened"),
        whole("until_ms"),
        sqlite_strict=True,
    )
    op.create_table(
        "live_orders",
        text("account", key=True),
        text("paused_by", empty=True),
        whole("paused_ms", empty=True),
        text("note", empty=True),
        text("note_id", empty=True),
        text("note_by", empty=True),
        text("note_when", empty=True),
        whole("note_ms", empty=True),
        sqlite_strict=True,
    )
