"""Whether a drill looks at how payments are laid: a word that settings know without drills."""

from __future__ import annotations

from enum import StrEnum


class ChipMarks(StrEnum):
    """What is said of a payment that was laid in more chips than it needs, or untidily."""

    OFF = "off"
    ADVICE = "advice"
    MINOR = "minor"
