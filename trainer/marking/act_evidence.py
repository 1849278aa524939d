"""The evidence of one act about a wrong rule."""

from __future__ import annotations

from enum import StrEnum


class Seen(StrEnum):
    """The trainee's answer to a case in which a wrong rule's answer differs from the right one."""

    HIT = "hit"
    CLEAN = "clean"
    OTHER = "other"
