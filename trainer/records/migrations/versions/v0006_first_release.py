"""The first release's tables, as they are declared: the log of events, the work at other stations,
and what is derived from both. With the release they are written out here, and stay as they are."""

from __future__ import annotations

from alembic import op

from trainer.records.shape import GUARDS
from trainer.records.tables import metadata

revision = "0006"
down_revision = None


def upgrade() -> None:
    metadata.create_all(op.get_bind(), checkfirst=False)
    for guard in GUARDS.values():
        op.execute(guard)
