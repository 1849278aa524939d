"""Deliveries in their order, claims, and what does not match its evidence."""

from __future__ import annotations

from trainer.records.registry.migrations import deliveries

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    deliveries.make()
