"""The marks of a test's rounds, and the outcome by its rule, with every reason against it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

from msgspec import Struct

from trainer.dealing.house import House
from trainer.drills.table_form import CriterionGrade
from trainer.game.money import Money, total
from trainer.marking.mistake import Severity
from trainer.records.exam import ExamOutcome
from trainer.school.debrief.briefing import PlayedRound, debrief_of
from trainer.school.debrief.debrief import Debrief, MistakeShown
from trainer.school.debrief.mistake_words import read_by_supervisor
from trainer.school.debrief.pace import pace
from trainer.school.table_test.record import RoundWatched, TableTest
from trainer.wording import say, say_count

ALIKE = 3
"""The slips of one kind in a sitting that count as one serious mistake."""


class Tally(Struct, frozen=True):
    """All rounds together. ``serious`` includes slips of one kind that are frequent enough,
    ``minor`` the rest; money is told apart and never netted."""

    critical: int
    serious: int
    minor: int
    right: int
    lines: int
    players_short: Money
    house_short: Money
    hands_per_hour: int | None


def debriefs(test: TableTest, house: House) -> tuple[Debrief, ...]:
    """Each round that is over, marked."""
    done = [(number, each) for number, each in enumerate(test.rounds, 1) if each.over]
    found = [_debrief(test, house, number, watched) for number, watched in done]
    return tuple(replace(each, mistakes=read_by_supervisor(each.mistakes)) for each in found)


def _debrief(test: TableTest, house: House, number: int, watched: RoundWatched) -> Debrief:
    played = PlayedRound(
        attempt_id=f"{test.id}:{number}",
        house=house,
        round_=watched.round_,
        drill_title=test.form.heading,
        number=number,
        acts=tuple((each.text, each.elapsed_ms) for each in watched.seen),
        elapsed_ms=watched.elapsed_ms or 0,
        part=test.part,
        examined=True,
    )
    return debrief_of(played)


def tally(rounds: Sequence[Debrief]) -> Tally:
    """The tally of the rounds."""
    mistakes = [mistake for each in rounds for mistake in each.mistakes]
    weights = Counter(mistake.severity for mistake in mistakes)
    kinds = Counter((each.code, each.rule) for each in mistakes if _counts(each))
    raised = sum(count // ALIKE for count in kinds.values())
    hands = sum(len(each.replay.round_.seats) for each in rounds)
    return Tally(
        critical=weights[Severity.CRITICAL],
        serious=weights[Severity.SERIOUS] + raised,
        minor=weights[Severity.MINOR] - ALIKE * raised,
        right=sum(each.right for each in rounds),
        lines=sum(each.lines for each in rounds),
        players_short=total(each.players_short for each in rounds),
        house_short=total(each.house_short for each in rounds),
        hands_per_hour=pace(hands, sum(each.elapsed_ms for each in rounds)),
    )


def _counts(mistake: MistakeShown) -> bool:
    """True for a minor slip against the document; slips by a reading or a convention do not
    count."""
    aside = mistake.is_reading or mistake.is_taught
    return mistake.severity is Severity.MINOR and not aside


class Proposal(Struct, frozen=True):
    """The rule's proposal; no outcome while a judgement is missing. ``reasons`` are sentences, none
    for a pass."""

    outcome: ExamOutcome | None
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
        return Proposal(ExamOutcome.FAILED, against)
    left = sum(not each.over for each in test.rounds)
    if left:
        why = say_count("{count} round is not over.", "{count} rounds are not over.", count=left)
        return Proposal(ExamOutcome.DISCONTINUED, (why,))
    return Proposal(ExamOutcome.PASSED, ())


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
