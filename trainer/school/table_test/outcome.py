"""The outcome of a test by its rule: passed or failed, with every reason against it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from trainer.drills.table_form import CriterionGrade
from trainer.school.table_test.marks import Tally
from trainer.school.table_test.record import TableTest, TableTestOutcome
from trainer.wording import say, say_count


@dataclass(frozen=True, slots=True)
class Proposal:
    """The rule's proposal; no outcome while a judgement is missing. ``reasons`` are sentences, none
    for a pass."""

    outcome: TableTestOutcome | None
    reasons: tuple[str, ...]

    @property
    def words(self) -> str:
        """``By the rule: Failed``."""
        if self.outcome is None:
            return say("The rule gives no outcome yet")
        return say("By the rule: {outcome}", outcome=self.outcome.words)


def propose(test: TableTest, made: Tally) -> Proposal:
    """The proposal, without an outcome before the examiner has judged every required criterion.
    Passed if nothing speaks against it; discontinued if nothing does but unfinished rounds."""
    unjudged = tuple(_unjudged(test))
    if unjudged:
        return Proposal(None, unjudged)
    against = (*_of_mistakes(test, made), *_of_criteria(test))
    if against:
        return Proposal(TableTestOutcome.FAILED, against)
    left = sum(not each.over for each in test.rounds)
    if left:
        why = say_count("{count} round is not over.", "{count} rounds are not over.", count=left)
        return Proposal(TableTestOutcome.DISCONTINUED, (why,))
    return Proposal(TableTestOutcome.PASSED, ())


def _of_mistakes(test: TableTest, made: Tally) -> Iterator[str]:
    most = test.form.passes
    if made.critical > most.critical:
        yield say_count(
            "{count} critical mistake. At most {most} allowed.",
            "{count} critical mistakes. At most {most} allowed.",
            count=made.critical,
            most=most.critical,
        )
    if made.serious > most.serious:
        yield say_count(
            "{count} serious mistake. At most {most} allowed.",
            "{count} serious mistakes. At most {most} allowed.",
            count=made.serious,
            most=most.serious,
        )
    if made.minor > most.minor:
        yield say_count(
            "{count} minor mistake. At most {most} allowed.",
            "{count} minor mistakes. At most {most} allowed.",
            count=made.minor,
            most=most.minor,
        )


def _unjudged(test: TableTest) -> Iterator[str]:
    for criterion in test.form.criteria:
        judged = test.judged.get(criterion.name)
        if criterion.needed and (judged is None or judged.grade is None):
            name = criterion.heading
            yield say("{what}: not judged yet. It has to be seen.", what=name)


def _of_criteria(test: TableTest) -> Iterator[str]:
    passes, weak = test.form.passes, 0
    for criterion in test.form.criteria:
        judged = test.judged.get(criterion.name)
        grade = None if judged is None else judged.grade
        name = criterion.heading
        if grade is not None and grade < passes.lowest:
            yield say("{what}: {grade}.", what=name, grade=grade.words)
        elif grade is not None and grade <= CriterionGrade.WEAK:
            weak += 1
    if weak > passes.weak:
        yield say_count(
            "{count} criterion is below standard. At most {most} allowed.",
            "{count} criteria are below standard. At most {most} allowed.",
            count=weak,
            most=passes.weak,
        )
