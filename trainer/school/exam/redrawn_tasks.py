"""The tasks of an exam drawn again from the seeds that were given for it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from trainer.dealing.house import House
from trainer.dealing.procedure import Part
from trainer.drills.exam.blueprint import Blueprint
from trainer.drills.exam.form import RoundTask
from trainer.drills.generate import with_own_redeals
from trainer.errors import InputError
from trainer.game.round import Round
from trainer.game.serialize import round_to_plain
from trainer.records.attempt import Dealt
from trainer.school.curriculum import Curriculum
from trainer.school.exam.exam_evidence import ExamEvidence, ExamHouse, exam_house
from trainer.school.exam.forms import forms_of
from trainer.school.exam.opening import OpeningDifference


def dealt_otherwise(
    evidence: ExamEvidence, curriculum: Curriculum, seeds: Sequence[int]
) -> OpeningDifference | None:
    """The fault in the cards and irregularities of a sitting, each drawn again from the seed that
    was given for it; None if they are what these give."""
    begun = evidence.sat.begun
    try:
        at = exam_house(curriculum, evidence.blueprint.house, begun.fingerprint)
        if at.house.fingerprint != begun.fingerprint:
            return OpeningDifference.EDITION
        due = dict(_drawn(at, evidence.blueprint, seeds))
    except (InputError, KeyError):
        return OpeningDifference.CARDS
    dealt: list[tuple[int, Any]] = [
        (each.dealt.seed, _deal_of(each.dealt)) for each in evidence.rounds
    ]
    dealt += [(each.task_seed, (each.line, each.seed)) for each in evidence.sat.rulings]
    # What is of no seed that was given is told as such.
    return (
        None
        if all(due.get(seed, task) == task for seed, task in dealt)
        else OpeningDifference.CARDS
    )


def _drawn(at: ExamHouse, blueprint: Blueprint, seeds: Sequence[int]) -> Iterator[tuple[int, Any]]:
    """The task of each seed, in their order: the plain round on the table, or the ruling asked."""
    drawing = forms_of(at, blueprint).drawing()
    for seed in seeds[: drawing.of]:
        task = drawing.draw(seed)
        if isinstance(task, RoundTask):
            round_ = round_to_plain(on_table(at.house, blueprint.part, task, seed))
            yield seed, (task.number, at.house.id, blueprint.part.value, round_)
        else:
            yield seed, (task.line, task.seed)


def _deal_of(dealt: Dealt) -> tuple[Any, ...]:
    return dealt.number, dealt.house, dealt.part, dealt.round


def on_table(house: House, part: Part, task: RoundTask, seed: int) -> Round:
    """The round of that task as it is put on the table."""
    return with_own_redeals(house, task.round_, part, f"exam|{seed}|{task.number}")
