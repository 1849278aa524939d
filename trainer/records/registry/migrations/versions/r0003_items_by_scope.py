"""Sums of items are known by the number of what they are of; short rows are kept by their key."""

from __future__ import annotations

from trainer.records.registry.migrations import third

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    third.make()
