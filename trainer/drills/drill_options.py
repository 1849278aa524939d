"""Options of a drill that settings know too, without loading the drills."""

from __future__ import annotations

from enum import StrEnum


class Feedback(StrEnum):
    """The moment at which the trainee learns the right answer."""

    AT_ONCE = "at_once"
    AT_THE_END = "at_the_end"


class ChipMarks(StrEnum):
    """The remark on a payment that was laid in more chips than it needs, or untidily."""

    OFF = "off"
    ADVICE = "advice"
    MINOR = "minor"
