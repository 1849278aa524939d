"""No table changes: whoever is signed in asks for the own role by a function of the server that
schools of before lack, and they refuse a goal that a trainee chose. By the number one of them is
told from one of today."""

from __future__ import annotations

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Functions are made anew after the steps."""
