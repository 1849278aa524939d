"""The marking of chips in a drill: a word that settings know without drills."""

from __future__ import annotations

from enum import StrEnum


class ChipMarks(StrEnum):
    """The remark on a payment that was laid in more chips than it needs, or untidily."""

    OFF = "off"
    ADVICE = "advice"
    MINOR = "minor"
