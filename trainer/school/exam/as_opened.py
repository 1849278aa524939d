"""Whether an exam was sat as it was opened: its station's word held against the school's."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import TYPE_CHECKING

from trainer.errors import InputError
from trainer.library.blueprints import blueprint_of
from trainer.wording import say

if TYPE_CHECKING:
    from trainer.records.exam import ExamBegun
    from trainer.records.registry.registry import Registry
    from trainer.records.registry.rows.exams import ExamRow, SittingRow


class Unlike(Enum):
    """Something of a sitting that is not as the school has it."""

    EXAM = "exam"
    SEED = "seed"
    BLUEPRINT = "blueprint"

    @property
    def words(self) -> str:
        """What a supervisor is told of it."""
        match self:
            case Unlike.EXAM:
                return say("Its station says another exam than was opened.")
            case Unlike.SEED:
                return say(
                    "Its station dealt it from another seed than it was opened under: these are "
                    "not the rounds that were drawn for it."
                )
            case Unlike.BLUEPRINT:
                return say(
                    "Its station went by another blueprint than the exam was set with: other "
                    "rounds, another clock or another pass rule."
                )


def unlike(begun: ExamBegun, row: SittingRow, exam: ExamRow | None) -> tuple[Unlike, ...]:
    """What the station began otherwise than ``row`` was opened, for ``exam`` as it was set."""
    return tuple(_unlike(begun, row, exam))


def _unlike(begun: ExamBegun, row: SittingRow, exam: ExamRow | None) -> Iterator[Unlike]:
    if exam is None or begun.exam != row.exam:
        yield Unlike.EXAM
    if begun.seed != row.seed:
        yield Unlike.SEED
    if exam is not None and not _same(begun.blueprint, exam.blueprint):
        yield Unlike.BLUEPRINT


def _same(one: str, other: str) -> bool:
    """Whether two blueprints ask for the same, however they are written."""
    try:
        return one == other or blueprint_of(one) == blueprint_of(other)
    except InputError:
        return False


def sat_otherwise(registry: Registry) -> Iterator[tuple[str, tuple[Unlike, ...]]]:
    """Every sitting of that school which its station began otherwise than it was opened."""
    from trainer.records.event import Kind
    from trainer.records.exam import replay_exam
    from trainer.records.registry.rows.exams import ExamRow, SittingRow

    exams = {each.exam: each for each in registry.rows(ExamRow)}
    for row in registry.rows(SittingRow, order="sitting"):
        told = registry.events_of(row.sitting)
        if not told or told[0].kind is not Kind.EXAM_BEGUN:
            continue
        found = unlike(replay_exam(told).begun, row, exams.get(row.exam))
        if found:
            yield row.sitting, found
