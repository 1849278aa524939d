"""Tables of people, how they signed in, their classes, and the registry's settings."""

from __future__ import annotations

from alembic import op
from sqlalchemy import UniqueConstraint

from trainer.records.registry.migrations.columns import text, whole


def make() -> None:
    _people()
    _strangers()
    _badges()
    _signed_in()
    _settings()
    _classes()
    _members()


def _people() -> None:
    op.create_table(
        "people",
        text("account", key=True),
        text("login", empty=True),
        text("name"),
        text("role"),
        text("state"),
        text("email", empty=True),
        text("password_hash", empty=True),
        text("pin_hash", empty=True),
        text("digest_salt", empty=True),
        whole("tries"),
        whole("locked_until_ms"),
        text("language"),
        UniqueConstraint("login", name="people_only_login"),
        sqlite_strict=True,
    )


def _strangers() -> None:
    op.create_table(
        "strangers",
        text("login", key=True),
        whole("tries"),
        whole("locked_until_ms"),
        sqlite_strict=True,
    )


def _badges() -> None:
    op.create_table(
        "badges",
        text("badge", key=True),
        text("account"),
        text("which"),
        whole("until_ms"),
        sqlite_strict=True,
    )
    op.create_index("badges_by_account", "badges", ["account"])


def _signed_in() -> None:
    op.create_table(
        "signed_in",
        text("account", key=True),
        text("login", key=True),
        whole("at_ms"),
        sqlite_strict=True,
    )


def _settings() -> None:
    op.create_table(
        "settings",
        text("name", key=True),
        text("value"),
        sqlite_strict=True,
    )


def _classes() -> None:
    op.create_table(
        "classes",
        text("class", key=True),
        text("title"),
        text("house"),
        text("state"),
        sqlite_strict=True,
    )


def _members() -> None:
    op.create_table(
        "members",
        text("class", key=True),
        text("account", key=True),
        whole("since_ms"),
        whole("until_ms", empty=True),
        sqlite_strict=True,
    )
    op.create_index("members_by_account", "members", ["account"])
