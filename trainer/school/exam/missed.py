"""What of a form was never reached."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING

from trainer.drills.exam.areas import Area
from trainer.drills.exam.form import Form, RoundTask
from trainer.school.exam.evidence import by_number

if TYPE_CHECKING:
    from trainer.school.exam.evidence import Evidence


def missed(form: Form, evidence: Evidence) -> Mapping[Area, int]:
    """The decisions of the tasks that were never begun, by area."""
    rounds, ruled = by_number(evidence.rounds), len(evidence.sat.rulings)
    found: Counter[Area] = Counter()
    for task in form.tasks:
        if isinstance(task, RoundTask) and task.number not in rounds:
            found.update(task.counted.areas)
        elif not isinstance(task, RoundTask) and task.number > ruled:
            found[Area.RULINGS] += 1
    return found
