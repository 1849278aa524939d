"""What one thing that was done shows of a wrong rule."""

from __future__ import annotations

from enum import StrEnum


class Seen(StrEnum):
    """What the trainee did where a wrong rule's answer differs from the right one."""

    HIT = "hit"
    CLEAN = "clean"
    OTHER = "other"
