"""The table of who has opened which result sheet of an exam."""

from __future__ import annotations

from alembic import op

from trainer.records.registry.rows.exams import sheets_seen

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    sheets_seen.create(op.get_bind())
