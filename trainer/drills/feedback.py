"""The moment of a drill's feedback: a word that settings know without knowing drills."""

from __future__ import annotations

from enum import StrEnum


class Feedback(StrEnum):
    """The moment at which the trainee learns the right answer."""

    AT_ONCE = "at_once"
    AT_THE_END = "at_the_end"
