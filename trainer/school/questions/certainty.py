"""The trainee's certainty of an answer, and the marks by it.

Honesty pays: certain is best from a chance of 4 in 5 on, fairly sure from 2 in 3 on, and below that
the lowest, which costs nothing.
"""

from __future__ import annotations

from enum import IntEnum

from trainer.wording import say


class Certainty(IntEnum):
    """Three steps, by their keys."""

    UNSURE = 1
    FAIRLY_SURE = 2
    CERTAIN = 3

    @property
    def words(self) -> str:
        match self:
            case Certainty.UNSURE:
                return say("Not sure")
            case Certainty.FAIRLY_SURE:
                return say("Fairly sure")
            case Certainty.CERTAIN:
                return say("Certain")

    @property
    def lost(self) -> int:
        """The marks that a wrong answer costs."""
        return _LOST[self]

    def marks(self, *, right: bool) -> int:
        """The marks of the answer."""
        return int(self) if right else -self.lost


_LOST = {Certainty.UNSURE: 0, Certainty.FAIRLY_SURE: 2, Certainty.CERTAIN: 6}
MOST = int(Certainty.CERTAIN)
"""What a right answer counts at most."""
