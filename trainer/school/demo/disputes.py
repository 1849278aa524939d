"""What trainees of the demo school dispute, and what is said to some of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from trainer.records.registry.acts import ActKind
from trainer.records.registry.rows.review import RequestRow
from trainer.school.results import MistakeLogged
from trainer.school.review.mine import MyReviews

if TYPE_CHECKING:
    from trainer.records.registry.registry import Registry
    from trainer.school.demo.day import Desk

ASKED: Mapping[tuple[str, int], str] = {
    (
        "Jonas Weber",
        30,
    ): "The straight is paid 6 to 1 at my last house. Is it wrong here?",
    ("Elif Demir", 9): "It was a tie. I took it, and I still think that is right.",
    ("Aisha Rahman", 44): "I am sure that I did this, and in time.",
    ("Luc Bernard", 45): "Both hands were ace high. Why does his win?",
    ("Ravi Menon", 46): "I gave the stake back with it, as we always did.",
}
"""What is written of the last mistake, by name and day of the course."""

ANSWERED: Mapping[int, str] = {
    12: "A tie is a stand-off for Ante and Play: nothing is taken and nothing is paid.",
    32: "Yes. It is this house's table that counts here: read it before every shift.",
}
"""What the examiner says to what is open, by day of the course."""


@dataclass
class Disputes:
    """Asks and answers."""

    registry: Registry
    by: str

    def ask(self, desk: Desk, day: int) -> None:
        """What that trainee disputes on that day, if anything."""
        text = ASKED.get((desk.mind.character.name, day))
        made = [each for each in desk.practice.mistakes(12) if isinstance(each, MistakeLogged)]
        if text is not None and made:
            MyReviews(desk.log).ask(made[0].attempt_id, made[0].mistake.number, text)

    def answer(self, day: int) -> None:
        """What is open is answered, on the days on which that is done."""
        text = ANSWERED.get(day)
        if text is None:
            return
        for each in self.registry.rows(RequestRow, answered_by=None):
            facts = {"attempt": each.attempt, "number": each.number, "text": text}
            self.registry.act(self.by, ActKind.COMMENTED, {**facts, "answers": each.event})
