"""The first release's tables, as they are declared: the log of events, the work at other stations,
and what is derived from both. With the release they are written out here, and stay as they are."""

from __future__ import annotations

from alembic import op

from trainer.records.tables import events, metadata

revision = "0006"
down_revision = None


def upgrade() -> None:
    metadata.create_all(op.get_bind(), checkfirst=False)
    for change in ("UPDATE", "DELETE"):
        op.execute(
            f"CREATE TRIGGER {events.name}_no_{change.lower()} BEFORE {change} ON {events.name} "
            f"BEGIN SELECT RAISE(ABORT, 'the log only grows'); END"
        )
