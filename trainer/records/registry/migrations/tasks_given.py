"""The seed of each task that was given, what locks an exam without a server, and which nonces of
proofs are spent. Sittings from before have all their rounds from one seed: that of task 0."""

from __future__ import annotations

from alembic import op

from trainer.records.registry.migrations.columns import text, whole


def make() -> None:
    op.create_table(
        "exam_tasks",
        text("sitting", key=True),
        whole("number", key=True),
        whole("seed"),
        whole("at_ms"),
        sqlite_strict=True,
    )
    op.execute("INSERT INTO exam_tasks SELECT sitting, 0, seed, opened_at_ms FROM exam_sittings")
    op.create_table("exam_locks", text("sitting", key=True), text("lock"), sqlite_strict=True)
    op.create_table("spent", text("nonce", key=True), whole("until_ms"), sqlite_strict=True)
