"""Work on a remedial: one button deals the assigned rounds."""

from __future__ import annotations

from trainer.drills.recipe import Feedback
from trainer.records.registry.said import Remedial
from trainer.school.chosen_drills import CHOSEN_SKILLS, TEST_BELIEFS
from trainer.school.practice import Practice
from trainer.school.questions.sitting import QuickSitting
from trainer.school.sitting import Sitting


def asks_questions(practice: Practice, remedial: Remedial) -> bool:
    """True for a quick drill, which deals no rounds."""
    return remedial.drill in {each.name for each in practice.quick.drills(remedial.house)}


def dealt(practice: Practice, remedial: Remedial) -> Sitting:
    """Its first round, with feedback at the end. Raises NothingToDeal."""
    house, id_ = remedial.house, remedial.remedial
    if remedial.drill == CHOSEN_SKILLS:
        return practice.on_skills(house, remedial.skills, remedial=id_)
    if remedial.drill == TEST_BELIEFS:
        return practice.test_belief(house, remedial.skills, remedial=id_)
    return practice.start(house, remedial.drill, feedback=Feedback.AT_THE_END, remedial=id_)


def asked(practice: Practice, remedial: Remedial) -> QuickSitting:
    """Its first question. Raises NothingToDeal."""
    return practice.quick.start(remedial.house, remedial.drill, remedial=remedial.remedial)
