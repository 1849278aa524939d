"""Tables for the same person's work at other stations, put in order with the log by the moments of
its events' ids."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from trainer.records.uuid7 import moment

revision = "0006"
down_revision = "0005"

_ENDS = "SELECT DISTINCT o.event, e.id FROM observations o JOIN events e ON e.place = o.event"


def upgrade() -> None:
    op.create_table(
        "elsewhere",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("chain", sa.Text, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("attempt", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("at_ms", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("before", sa.LargeBinary, nullable=False),
        sa.Column("hash", sa.LargeBinary, nullable=False),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_index("elsewhere_by_attempt", "elsewhere", ["attempt"])
    op.create_index("elsewhere_by_chain", "elsewhere", ["chain", "place"], unique=True)
    _moments(op.get_bind())


def _moments(db: sa.Connection) -> None:
    ends = db.exec_driver_sql(_ENDS).all()
    for place, id_ in ends:
        told = {"moment": moment(id_), "place": place}
        db.execute(sa.text("UPDATE observations SET event = :moment WHERE event = :place"), told)
