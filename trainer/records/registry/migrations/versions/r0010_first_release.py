"""The first release's tables and their indexes, as they are declared.

With the release they are written out here, and stay as they are. Views, guards and functions are no
step's: they are made anew after the steps, of today's text, wherever those that are there have
another print (see lite/schema.py and postgres/making.py): for a file when it is opened, for a
server at each ``trainer school init``, as roles and their rights are.
"""

from __future__ import annotations

from alembic import op

from trainer.records.registry.tables import metadata

revision = "0010"
down_revision = None


def upgrade() -> None:
    db = op.get_bind()
    metadata.create_all(db, checkfirst=False)
    if db.dialect.name == "postgresql":
        # Forty tiles a second in the server's log slow deliveries by a quarter; they are no record.
        op.execute("ALTER TABLE live_tables SET UNLOGGED")
