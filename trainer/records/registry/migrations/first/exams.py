"""Exams and table tests, as acts and stations tell of them."""

from __future__ import annotations

from alembic import op
from sqlalchemy import UniqueConstraint

from trainer.records.registry.migrations.columns import text, whole


def make() -> None:
    _exams()
    _exam_assignments()
    _exam_sittings()
    _exam_tasks()
    _signatures()
    _blind_marks()
    _exam_marks()
    _table_tests()


def _exams() -> None:
    op.create_table(
        "exams",
        text("exam", key=True),
        text("title"),
        text("house"),
        text("blueprint"),
        whole("set_at_ms"),
        text("by"),
        text("state"),
        sqlite_strict=True,
    )


def _exam_assignments() -> None:
    op.create_table(
        "exam_assignments",
        text("exam", key=True),
        text("account", key=True),
        whole("due_ms"),
        text("by"),
        whole("at_ms"),
        sqlite_strict=True,
    )
    op.create_index("exam_assignments_by_account", "exam_assignments", ["account"])


def _exam_sittings() -> None:
    op.create_table(
        "exam_sittings",
        text("sitting", key=True),
        text("exam"),
        text("account"),
        text("station"),
        whole("seed"),
        whole("opened_at_ms"),
        text("by"),
        text("state"),
        text("outcome", empty=True),
        whole("decisions", empty=True),
        whole("errors", empty=True),
        whole("critical", empty=True),
        text("failed_areas", empty=True),
        whole("ended_at_ms", empty=True),
        UniqueConstraint("seed", name="exam_sittings_only_seed"),
        sqlite_strict=True,
    )
    op.create_index(
        "exam_sittings_by_account_ended_at_ms", "exam_sittings", ["account", "ended_at_ms"]
    )
    op.create_index("exam_sittings_by_state_ended_at_ms", "exam_sittings", ["state", "ended_at_ms"])


def _exam_tasks() -> None:
    """The seed of each task that was given, what locks an exam without a server, and which nonces
    of proofs are spent."""
    op.create_table(
        "exam_tasks",
        text("sitting", key=True),
        whole("number", key=True),
        whole("seed"),
        whole("at_ms"),
        sqlite_strict=True,
    )
    op.create_table("exam_locks", text("sitting", key=True), text("lock"), sqlite_strict=True)
    op.create_table("spent", text("nonce", key=True), whole("until_ms"), sqlite_strict=True)


def _signatures() -> None:
    op.create_table(
        "signatures",
        text("sitting", key=True),
        text("by", key=True),
        text("role"),
        text("outcome"),
        text("comment"),
        text("head"),
        whole("at_ms"),
        sqlite_strict=True,
    )


def _blind_marks() -> None:
    op.create_table(
        "blind_marks",
        text("sitting", key=True),
        text("by", key=True),
        text("marks"),
        whole("at_ms"),
        sqlite_strict=True,
    )


def _exam_marks() -> None:
    op.create_table(
        "exam_marks",
        text("sitting", key=True),
        text("account"),
        text("chain"),
        text("state"),
        text("outcome"),
        whole("decisions"),
        whole("errors"),
        whole("critical"),
        text("failed_areas"),
        whole("ended_at_ms"),
        sqlite_strict=True,
    )


def _table_tests() -> None:
    op.create_table(
        "table_tests",
        text("test", key=True),
        text("account"),
        text("house"),
        text("by"),
        whole("at_ms"),
        text("outcome"),
        text("form"),
        sqlite_strict=True,
    )
    op.create_index("table_tests_by_account_at_ms", "table_tests", ["account", "at_ms"])
