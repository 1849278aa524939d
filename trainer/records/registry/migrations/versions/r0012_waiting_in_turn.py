"""What waits to be marked is found account by account, and no longer all of it by its number."""

from __future__ import annotations

from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.execute("DROP INDEX IF EXISTS deliveries_by_waits")
    op.execute(
        "CREATE INDEX IF NOT EXISTS deliveries_waiting ON deliveries (account, number)"
        " WHERE waits IS NOT NULL"
    )
