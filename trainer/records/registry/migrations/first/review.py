"""Tables of remarks on attempts, and of the remedials assigned because of them."""

from __future__ import annotations

from alembic import op

from trainer.records.registry.migrations.columns import text, whole


def make() -> None:
    _review_requests()
    _comments()
    _overrides()
    _remedials()
    _houses_published()
    _re_markings()


def _review_requests() -> None:
    op.create_table(
        "review_requests",
        text("event", key=True),
        text("attempt"),
        whole("number"),
        text("account"),
        text("text"),
        whole("at_ms"),
        text("answered_by", empty=True),
        whole("answered_at_ms", empty=True),
        sqlite_strict=True,
    )
    op.create_index(
        "review_requests_by_answered_by_at_ms", "review_requests", ["answered_by", "at_ms"]
    )
    op.create_index("review_requests_by_attempt", "review_requests", ["attempt"])


def _comments() -> None:
    op.create_table(
        "comments",
        text("event", key=True),
        text("attempt"),
        whole("number"),
        text("by"),
        text("text"),
        text("answers", empty=True),
        whole("at_ms"),
        sqlite_strict=True,
    )
    op.create_index("comments_by_attempt", "comments", ["attempt"])


def _overrides() -> None:
    op.create_table(
        "overrides",
        text("event", key=True),
        text("attempt"),
        whole("number"),
        text("code"),
        text("was"),
        text("to_"),
        text("reason"),
        text("answers", empty=True),
        text("by"),
        whole("at_ms"),
        whole("seat", empty=True),
        text("wager", empty=True),
        sqlite_strict=True,
    )
    op.create_index(
        "overrides_by_attempt_number_at_ms", "overrides", ["attempt", "number", "at_ms"]
    )


def _remedials() -> None:
    op.create_table(
        "remedials",
        text("remedial", key=True),
        text("account"),
        text("house"),
        text("drill"),
        text("skills"),
        text("why_attempt", empty=True),
        whole("why_number"),
        whole("due_ms"),
        whole("in_a_row"),
        text("note"),
        text("by"),
        whole("at_ms"),
        text("state"),
        text("cleared_by", empty=True),
        whole("cleared_at_ms", empty=True),
        text("reason"),
        sqlite_strict=True,
    )
    op.create_index("remedials_by_account_state", "remedials", ["account", "state"])


def _houses_published() -> None:
    op.create_table(
        "houses_published",
        text("house", key=True),
        text("edition", key=True),
        text("fingerprint", key=True),
        text("by"),
        whole("at_ms"),
        sqlite_strict=True,
    )


def _re_markings() -> None:
    op.create_table(
        "re_markings",
        text("event", key=True),
        text("house"),
        text("from_"),
        text("to_"),
        whole("rounds"),
        text("reason"),
        text("by"),
        whole("at_ms"),
        sqlite_strict=True,
    )
