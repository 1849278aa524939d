"""When a drill says what was right: a word that settings know without knowing drills."""

from __future__ import annotations

from enum import StrEnum


class Feedback(StrEnum):
    """When the trainee learns what was right."""

    AT_ONCE = "at_once"
    AT_THE_END = "at_the_end"
