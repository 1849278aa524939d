"""Ask for a badge from everyone who reads a trainee's own; name an override's seat and wager."""

from __future__ import annotations

from trainer.records.registry.migrations import second

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    second.make()
