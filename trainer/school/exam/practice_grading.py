"""The grade of a form that was worked outside an exam, by the rules of an exam."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from trainer.dealing.own_misdeal import rules_only
from trainer.drills.exam.areas import ExamArea
from trainer.drills.exam.form import Form, RoundTask, RulingTask
from trainer.records.exam import ExamRuled
from trainer.school.debrief.briefing import PlayedRound
from trainer.school.exam.exam_evidence import ExamHouse
from trainer.school.exam.grading import Grade, graded, rounds_marked
from trainer.school.exam.mistakes import ruling_marked

_DRILL = "exam"


def graded_traces(form: Form, at: ExamHouse, traces: Mapping[int, Sequence[str]]) -> Grade:
    """The grade of that form by the trace of each task, numbered from 1. A task without a trace was
    not reached, and its decisions count as errors."""
    done = [(task, traces[number]) for number, task in enumerate(form.tasks, 1) if number in traces]
    rounds = [_played(task, trace, form, at) for task, trace in done if isinstance(task, RoundTask)]
    rulings = [_ruled(task, trace) for task, trace in done if isinstance(task, RulingTask)]
    tasks = [*rounds_marked(rounds, at, form.blueprint)]
    tasks += [
        ruling_marked(at, ruled, form.blueprint, ruling_alone=rules_only(ruled.acts))
        for ruled in rulings
    ]
    return graded(at, form.blueprint, tasks, _missed(form, traces))


def _played(task: RoundTask, trace: Sequence[str], form: Form, at: ExamHouse) -> PlayedRound:
    return PlayedRound(
        attempt_id=f"round {task.number}",
        house=at.house,
        round_=task.round_,
        drill=_DRILL,
        drill_title=form.blueprint.title,
        number=task.number,
        acts=tuple((act, 0) for act in trace),
        elapsed_ms=0,
        part=form.blueprint.part,
    )


def _ruled(task: RulingTask, trace: Sequence[str]) -> ExamRuled:
    return ExamRuled(task.number, task.line, task.seed, {}, tuple(trace), 0)


def _missed(form: Form, traces: Mapping[int, Sequence[str]]) -> Counter[ExamArea]:
    missed: Counter[ExamArea] = Counter()
    for at, task in enumerate(form.tasks, 1):
        if at not in traces:
            missed.update(task.counted.areas if isinstance(task, RoundTask) else [ExamArea.RULINGS])
    return missed
