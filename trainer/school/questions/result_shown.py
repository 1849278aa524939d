"""The result of a finished sitting, as its page shows it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from trainer.school.one_question.screens import ItemDone
from trainer.school.questions.quiz_sheet import QuizSheet


class SkillTally(Struct, frozen=True):
    """One group of skills in a result."""

    name: str
    words: str
    right: int
    items: int
    median_ms: int


class Trapped(Struct, frozen=True):
    """A wrong rule that some answers followed, and their number."""

    belief: str
    words: str
    times: int


class QuickSummary(Struct, frozen=True):
    """A sitting as a whole; ``sheet`` has the further results of a quiz."""

    attempt_id: str
    house: str
    house_title: str
    drill_title: str
    right: int
    of: int
    median_ms: int
    elapsed_ms: int
    skills: tuple[SkillTally, ...]
    traps: tuple[Trapped, ...]
    items: tuple[ItemDone, ...]
    can_repeat: bool
    sheet: QuizSheet | None = None

    @property
    def wrong(self) -> Sequence[ItemDone]:
        return tuple(item for item in self.items if not item.marked.right)
