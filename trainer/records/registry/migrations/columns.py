"""The columns that steps make, alike in both databases."""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    REAL,
    BigInteger,
    Column,
    Double,
    Integer,
    LargeBinary,
    SmallInteger,
    Text,
)


def text(name: str, *, key: bool = False, empty: bool = False) -> Column[Any]:
    return Column(name, Text(), primary_key=key, nullable=empty)


def whole(
    name: str, *, key: bool = False, empty: bool = False, default: str | None = None
) -> Column[Any]:
    """A whole number: a time, a place, money in cents."""
    return Column(
        name,
        BigInteger().with_variant(Integer(), "sqlite"),
        primary_key=key,
        nullable=empty,
        autoincrement=False,
        server_default=default,
    )


def truth(name: str, *, empty: bool = False) -> Column[Any]:
    """0 or 1."""
    return Column(name, SmallInteger().with_variant(Integer(), "sqlite"), nullable=empty)


def real(name: str) -> Column[Any]:
    return Column(name, Double().with_variant(REAL(), "sqlite"), nullable=False)


def raw(name: str) -> Column[Any]:
    return Column(name, LargeBinary(), nullable=False)


def wholes(names: str, *, default: str | None = None) -> tuple[Column[Any], ...]:
    """A whole number for each of these names."""
    return tuple(whole(name, default=default) for name in names.split())
