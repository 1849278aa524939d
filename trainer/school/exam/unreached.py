"""The part of a form that was never reached."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from trainer.drills.exam.areas import ExamArea
from trainer.drills.exam.counted import counted
from trainer.game.notation import read_round
from trainer.school.exam.evidence import ExamEvidence, ExamHouse
from trainer.school.exam.forms import AnyForms


def missed(forms: AnyForms, at: ExamHouse, evidence: ExamEvidence) -> Mapping[ExamArea, int]:
    """The decisions by area of a whole form, less those of the tasks that were begun. No seed is
    needed for it, so it is told also of tasks that nobody ever drew."""
    blueprint = evidence.blueprint
    reached: Counter[ExamArea] = Counter()
    for attempt in evidence.rounds:
        round_ = read_round(attempt.dealt.round, {at.house.id: at.house.rules})
        reached.update(counted(at.house.rules, round_, ()).areas)
    whole = len(evidence.rounds) == blueprint.rounds
    found = Counter({} if whole else forms.left(reached))
    found[ExamArea.RULINGS] = blueprint.rulings - len(evidence.sat.rulings)
    return +found
