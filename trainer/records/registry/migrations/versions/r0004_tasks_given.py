"""The tasks of an exam are given one by one; a proof is accepted once."""

from __future__ import annotations

from trainer.records.registry.migrations import tasks_given

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    tasks_given.make()
