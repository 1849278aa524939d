"""The log, the people, what was decided, what was marked, and what it adds up to."""

from __future__ import annotations

from alembic import op

from trainer.records.registry.tables import metadata

revision = "0001"
down_revision = None


def upgrade() -> None:
    metadata.create_all(op.get_bind())
