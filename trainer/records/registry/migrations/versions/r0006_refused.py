"""Refused deliveries, and who signed in where."""

from __future__ import annotations

from trainer.records.registry.migrations import refused

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    refused.make()
