"""Tables of delivered events, and of the erased ones among them."""

from __future__ import annotations

from alembic import op
from sqlalchemy import UniqueConstraint

from trainer.records.registry.migrations.columns import raw, text, whole


def make() -> None:
    _chains()
    _events()
    _erasures()


def _chains() -> None:
    op.create_table(
        "chains",
        text("chain", key=True),
        text("account"),
        text("station"),
        whole("begun_at_ms"),
        sqlite_strict=True,
    )
    op.create_index("chains_by_account", "chains", ["account"])


def _events() -> None:
    op.create_table(
        "events",
        text("chain", key=True),
        whole("place", key=True),
        text("id"),
        text("attempt"),
        text("kind"),
        whole("at_ms"),
        text("body"),
        raw("before"),
        raw("hash"),
        whole("received_at_ms"),
        UniqueConstraint("id", name="events_only_id"),
        sqlite_strict=True,
    )
    op.create_index("events_by_attempt", "events", ["attempt"])


def _erasures() -> None:
    op.create_table(
        "erasures",
        text("chain", key=True),
        whole("place", key=True),
        text("hash"),
        text("event"),
        sqlite_strict=True,
    )
