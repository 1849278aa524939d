"""Tables of deliveries, in the order in which they are marked, of those that were refused, and of
the claims of stations."""

from __future__ import annotations

from alembic import op
from sqlalchemy import BigInteger, Column, Integer
from sqlalchemy import text as sql

from trainer.records.registry.migrations.columns import text, truth, whole


def make() -> None:
    _deliveries()
    _refused()
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


def _refused() -> None:
    op.create_table(
        "refused",
        text("login", key=True),
        text("account", key=True),
        text("reason", key=True),
        whole("times"),
        whole("first_ms"),
        whole("last_ms"),
        text("detail"),
        sqlite_strict=True,
    )
