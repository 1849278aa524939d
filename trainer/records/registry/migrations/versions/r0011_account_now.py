"""No table changes: whoever is signed in asks for the own role by a function of the server that the
first release lacks. By the number a school without it is told from one of today."""

from __future__ import annotations

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Functions are made anew after the steps."""
