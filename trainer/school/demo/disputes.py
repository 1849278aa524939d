"""The disputes of trainees of the demo school, and the answers to some of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from trainer.dealing.finding import Code
from trainer.records.registry.acts import ActKind
from trainer.records.registry.registry import Registry
from trainer.records.registry.rows.review import RequestRow
from trainer.school.demo.day import DemoDesk
from trainer.school.own_reviews import MyReviews
from trainer.school.results import MistakeLogged

ASKED = frozenset(
    {
        ("Elif Demir", 9),
        ("Jonas Weber", 30),
        ("Aisha Rahman", 44),
        ("Luc Bernard", 45),
        ("Ravi Menon", 46),
    }
)
"""The trainees who ask for a review of their last mistake, by name and day of the course."""

ANSWERED = frozenset({12, 32})
"""The days of the course on which the examiner answers open requests."""

QUESTIONS: Mapping[Code, str] = {
    Code.WRONG_AMOUNT: "I worked it out twice and came to the same. Is that amount wrong here?",
    Code.WRONG_RESULT: "I looked at both hands again, and I still think that I was right.",
    Code.MISSING: "I am sure that I did this, and in time.",
    Code.UNEXPECTED: "At my last house that is done. Is it a mistake here?",
    Code.OUT_OF_ORDER: "The money is right. Does the order matter?",
    Code.WRONG_CALL: "The table understood me. Is that call wrong?",
    Code.BAD_ACTION: "I touched the wrong place. Does that count?",
}
"""The request's text by the code of the mistake: true for whatever lies on the table."""

ANSWERS: Mapping[Code, str] = {
    Code.WRONG_AMOUNT: "Yes. It is this house's table that counts: read it before every shift.",
    Code.WRONG_RESULT: "Watch the replay: the rule stands beside it. The mark stays.",
    Code.MISSING: "The record shows every act, and this one is not there.",
    Code.UNEXPECTED: "Here it is not due. Other houses are other houses.",
    Code.OUT_OF_ORDER: "It does: players follow your hands, and so does the camera.",
    Code.WRONG_CALL: "It is. Call it as this house does.",
    Code.BAD_ACTION: "It counts as a slip and no more.",
}
"""The examiner's answer by the code of the mistake."""


@dataclass
class Disputes:
    """Requests of review by trainees, and the examiner's answers."""

    registry: Registry
    by: str

    def ask(self, desk: DemoDesk, day: int) -> None:
        """Record that trainee's request of that day, if there is one."""
        made = [each for each in desk.practice.mistakes(12) if isinstance(each, MistakeLogged)]
        if (desk.mind.character.name, day) in ASKED and made:
            text = QUESTIONS[Code(made[0].mistake.code)]
            MyReviews(desk.log).ask(made[0].attempt_id, made[0].mistake.number, text)

    def answer(self, day: int) -> None:
        """Answer the open requests, on the days for it."""
        if day not in ANSWERED:
            return
        said = {text: ANSWERS[code] for code, text in QUESTIONS.items()}
        for each in self.registry.rows(RequestRow, answered_by=None):
            facts = {"attempt": each.attempt, "number": each.number, "text": said[each.text]}
            self.registry.act(self.by, ActKind.COMMENTED, {**facts, "answers": each.event})
