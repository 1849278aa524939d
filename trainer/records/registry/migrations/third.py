"""Fewer and shorter rows for each delivery: what sums of items are of stands once, with a number;
short rows lie in the file by their key alone; what few rounds have is listed of these alone."""

from __future__ import annotations

from typing import Any

from alembic import op
from sqlalchemy import Column, UniqueConstraint
from sqlalchemy import text as sql

from trainer.records.registry.migrations.columns import real, text, truth, whole

_SCOPE = "account, grain, at, house, drill, source"
_ANSWERS = 'answers, "right", clean_answers, clean_right'


def make() -> None:
    _item_scopes()
    _item_tallies()
    for table, column in (("rounds", "exam"), ("rounds", "remedial"), ("quick", "remedial")):
        _listed_where_there(table, column)
    if op.get_bind().dialect.name == "sqlite":
        _by_key("round_mistakes", *_mistake())
        _by_key("round_items", *_item())
        _by_key("standings", *_standing())
        _by_key("open_beliefs", *_belief())


def _item_scopes() -> None:
    op.create_table(
        "item_scopes",
        whole("scope", key=True),
        text("account"),
        text("grain"),
        whole("at"),
        text("house"),
        text("drill"),
        text("source"),
        UniqueConstraint(*_SCOPE.split(", "), name="item_scopes_only_account_grain_at"),
        sqlite_strict=True,
    )
    op.execute(
        f"INSERT INTO item_scopes (scope, {_SCOPE}) SELECT row_number() OVER (), t.* "
        f"FROM (SELECT DISTINCT {_SCOPE} FROM item_tallies ORDER BY {_SCOPE}) t"
    )


def _item_tallies() -> None:
    op.execute("CREATE TABLE kept_items AS SELECT * FROM item_tallies")
    op.drop_table("item_tallies")
    op.create_table(
        "item_tallies",
        whole("scope", key=True),
        text("skill", key=True),
        whole("answers"),
        whole("right"),
        whole("clean_answers"),
        whole("clean_right"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    same = " AND ".join(f"s.{each} = k.{each}" for each in _SCOPE.split(", "))
    op.execute(
        f"INSERT INTO item_tallies (scope, skill, {_ANSWERS}) SELECT s.scope, skill, {_ANSWERS} "
        f"FROM kept_items k JOIN item_scopes s ON {same} ORDER BY 1, 2"
    )
    op.drop_table("kept_items")


def _listed_where_there(table: str, column: str) -> None:
    name, there = f"{table}_by_{column}", sql(f"{column} IS NOT NULL")
    op.drop_index(name, table)
    op.create_index(name, table, [column], sqlite_where=there, postgresql_where=there)


def _by_key(table: str, *columns: Column[Any]) -> None:
    names = ", ".join(f'"{column.name}"' for column in columns)
    op.execute(f"CREATE TABLE kept_rows AS SELECT {names} FROM {table}")
    op.drop_table(table)
    op.create_table(table, *columns, sqlite_strict=True, sqlite_with_rowid=False)
    op.execute(f"INSERT INTO {table} ({names}) SELECT {names} FROM kept_rows")
    op.drop_table("kept_rows")


def _mistake() -> tuple[Column[Any], ...]:
    return (
        text("attempt", key=True),
        whole("number", key=True),
        text("code"),
        text("severity"),
        whole("seat", empty=True),
        text("wager", empty=True),
        whole("money_cents", empty=True),
        text("rule"),
        text("title"),
        text("where_"),
        text("misreading", empty=True),
    )


def _item() -> tuple[Column[Any], ...]:
    return (
        text("attempt", key=True),
        text("skill", key=True),
        whole("answers"),
        whole("right"),
        truth("rest_clean"),
    )


def _standing() -> tuple[Column[Any], ...]:
    return (
        text("account", key=True),
        text("skill", key=True),
        text("house"),
        text("level"),
        real("ema"),
        whole("observations"),
        whole("last_at_ms"),
        whole("due_at_ms"),
    )


def _belief() -> tuple[Column[Any], ...]:
    return (
        text("account", key=True),
        text("house", key=True),
        text("misreading", key=True),
        text("verdict"),
        whole("since_ms"),
    )
