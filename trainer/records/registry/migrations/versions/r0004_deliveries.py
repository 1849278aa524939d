"""Deliveries in their order, claims, and what does not match its evidence."""

from __future__ import annotations

from trainer.records.registry.migrations import fourth

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    fourth.make()
