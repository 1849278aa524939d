"""Tables of deliveries, in the order in which they are marked; and the claims of stations."""

from __future__ import annotations

from alembic import op
from sqlalchemy import BigInteger, Column, Integer
from sqlalchemy import text as sql

from trainer.records.registry.migrations.columns import text, truth, whole


def make() -> None:
    _deliveries()
    op.create_table(
        "claims", text("attempt", key=True), text("chain"), text("body"), sqlite_strict=True
    )
    op.create_table(
        "mismatches",
        text("attempt", key=True),
        text("account"),
        text("station"),
        text("claimed"),
        text("found"),
        whole("at_ms"),
        sqlite_strict=True,
    )
    op.create_index("mismatches_by_account_at_ms", "mismatches", ["account", "at_ms"])


def _deliveries() -> None:
    number = BigInteger().with_variant(Integer(), "sqlite")
    op.create_table(
        "deliveries",
        Column("number", number, primary_key=True, autoincrement=True),
        text("chain"),
        whole("first"),
        whole("last"),
        text("account"),
        text("station"),
        text("taught"),
        whole("at_ms"),
        truth("waits", empty=True),
        sqlite_strict=True,
    )
    op.create_index("deliveries_by_account_number", "deliveries", ["account", "number"])
    there = sql("waits IS NOT NULL")
    op.create_index(
        "deliveries_by_waits",
        "deliveries",
        ["waits"],
        sqlite_where=there,
        postgresql_where=there,
    )
    # What was delivered before is marked already, each chain as one delivery.
    op.execute(
        "INSERT INTO deliveries (chain, first, last, account, station, taught, at_ms, waits) "
        "SELECT c.chain, 1, max(e.place), c.account, c.station, '', max(e.received_at_ms), NULL "
        "FROM chains c JOIN events e ON e.chain = c.chain WHERE c.chain <> 'school' "
        "GROUP BY c.chain, c.account, c.station ORDER BY c.chain"
    )
