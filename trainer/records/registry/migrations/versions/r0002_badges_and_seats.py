"""Who asks for a trainee's own shows a badge; an override names the seat and the wager."""

from __future__ import annotations

from trainer.records.registry.migrations import second

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    second.make()
