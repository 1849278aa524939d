"""Badges of those who signed in, and the seat and wager of a mistake that is overridden; what
older rules marked is found at once; an index that nothing was read by is no more."""

from __future__ import annotations

from alembic import op

from trainer.records.registry.migrations.columns import text, whole


def make() -> None:
    _badges()
    op.drop_column("people", "pin_proved_at_ms")
    op.add_column("overrides", whole("seat", empty=True))
    op.add_column("overrides", text("wager", empty=True))
    op.drop_index("events_by_kind_at_ms", "events")
    for table in ("rounds", "quick"):
        op.create_index(f"{table}_by_house_marked_by", table, ["house", "marked_by"])


def _badges() -> None:
    op.create_table(
        "badges",
        text("badge", key=True),
        text("account"),
        text("which"),
        whole("until_ms"),
        sqlite_strict=True,
    )
    op.create_index("badges_by_account", "badges", ["account"])
