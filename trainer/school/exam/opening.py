"""An exam opened by a supervisor for a station, and the check that it was sat as opened: its tasks
are drawn again from the seeds that were given for it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

from trainer.dealing.house import House
from trainer.dealing.procedure import Part
from trainer.drills.exam.blueprint import Blueprint
from trainer.drills.exam.form import RoundTask
from trainer.drills.generate import with_own_redeals
from trainer.errors import InputError, Problem
from trainer.game.round import Round
from trainer.game.serialize import round_to_plain
from trainer.library.scenarios.blueprints import blueprint_of
from trainer.records.exam import ExamBegun
from trainer.records.registry.registry import Registry
from trainer.records.registry.rows.exams import ExamRow, ExamTaskRow, SittingRow
from trainer.school.curriculum import Curriculum
from trainer.school.exam.exam_evidence import ExamEvidence, ExamHouse, delivered, exam_house
from trainer.school.exam.forms import depends_on_program, forms_of
from trainer.wording import Worded, phrase, say


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
        (each.dealt.seed, (each.dealt.number, each.dealt.house, each.dealt.part, each.dealt.round))
        for each in evidence.rounds
    ]
    dealt += [(each.task_seed, (each.line, each.seed)) for each in evidence.sat.rulings]
    # What is of no seed that was given is told as such.
    if all(due.get(seed, task) == task for seed, task in dealt):
        return None
    drawn_here = depends_on_program(at, evidence.blueprint)
    return OpeningDifference.DRAWN if drawn_here else OpeningDifference.CARDS


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


def on_table(house: House, part: Part, task: RoundTask, seed: int) -> Round:
    """The round of that task as it is put on the table."""
    return with_own_redeals(house, task.round_, part, f"exam|{seed}|{task.number}")


class Opening(Struct, frozen=True):
    """One sitting that a supervisor has opened: ``blueprint`` as the records keep it, ``seed`` of
    its first task alone, ``by`` the account that opened it; ``alone``: without a server."""

    sitting: str
    exam: str
    account: str
    blueprint: str
    seed: int
    by: str
    alone: bool = False


class ExamRefused(InputError):
    """An exam that cannot be opened, resumed or signed now, in words for people."""

    def __init__(self, why: str) -> None:
        super().__init__([Problem((), "exam_refused", why)])


class ExamStuck(ExamRefused):
    """An exam under way that can never be resumed, only discontinued."""


def one_is_under_way() -> ExamRefused:
    return ExamRefused(say("An exam is under way here. Resume or discontinue it first."))


def nothing_to_go_on_with() -> ExamRefused:
    return ExamRefused(say("No exam is under way here."))


def school_is_away() -> ExamRefused:
    return ExamRefused(
        say("The school cannot be reached, so the PIN cannot be checked. Try again later.")
    )


class OpeningDifference(Worded):
    """A difference between a sitting at its station and at the school."""

    EXAM = "exam", phrase("Its station reports another exam than was opened.")
    SEED = "seed", phrase("Its station dealt other rounds than were drawn for it.")
    BLUEPRINT = (
        "blueprint",
        phrase("Its station used another blueprint: other rounds, clock or pass rule."),
    )
    CARDS = "cards", phrase("Its station dealt other cards than its seeds give.")
    DRAWN = (
        "drawn",
        phrase(
            "Its station dealt other cards than this program draws. The exam keeps no rounds, so "
            "another program may be why."
        ),
    )
    EDITION = (
        "edition",
        phrase("This machine lacks the station's house edition. The cards were not checked."),
    )


class Tasks(Struct, frozen=True):
    """The seeds that the tasks of a sitting were dealt from, and the seeds that were given."""

    dealt: tuple[int, ...] = ()
    given: tuple[ExamTaskRow, ...] = ()

    @classmethod
    def of(cls, evidence: ExamEvidence, given: Sequence[ExamTaskRow]) -> Tasks:
        rounds = (round_.dealt.seed for round_ in evidence.rounds)
        rulings = (ruled.task_seed for ruled in evidence.sat.rulings)
        return cls((*rounds, *rulings), tuple(given))

    def are_from(self, first: int) -> bool:
        """True if each task was dealt from the seed given for it, the first from ``first``."""
        given = {first, *(task.seed for task in self.given)}
        return {*self.dealt} <= given and len({*self.dealt}) == len(self.dealt)


def opening_differences(
    begun: ExamBegun, row: SittingRow, exam: ExamRow | None, tasks: Tasks
) -> tuple[OpeningDifference, ...]:
    """The differences between the sitting that the station began and ``row``, as it was opened for
    ``exam``, and between the deals and the given seeds."""
    return tuple(_unlike(begun, row, exam, tasks))


def _unlike(
    begun: ExamBegun, row: SittingRow, exam: ExamRow | None, tasks: Tasks
) -> Iterator[OpeningDifference]:
    if exam is None or begun.exam != row.exam:
        yield OpeningDifference.EXAM
    if begun.seed != row.seed or not tasks.are_from(row.seed):
        yield OpeningDifference.SEED
    if exam is not None and not _same(begun.blueprint, exam.blueprint):
        yield OpeningDifference.BLUEPRINT


def _same(one: str, other: str) -> bool:
    """True if two blueprints ask for the same, however they are written."""
    try:
        return one == other or blueprint_of(one) == blueprint_of(other)
    except InputError:
        return False


def sat_otherwise(registry: Registry) -> Iterator[tuple[str, tuple[OpeningDifference, ...]]]:
    """The sittings of that school that a station began differently from how they were opened."""
    exams = {each.exam: each for each in registry.rows(ExamRow)}
    for row in registry.rows(SittingRow, order="sitting"):
        evidence = delivered(registry, row)
        if evidence is None:
            continue
        given = registry.rows(ExamTaskRow, sitting=row.sitting)
        tasks = Tasks.of(evidence, given)
        found = opening_differences(evidence.sat.begun, row, exams.get(row.exam), tasks)
        if found:
            yield row.sitting, found
