"""The judgement whether work on a remedial was without an error, which the registry counts to clear
it."""

from __future__ import annotations

from collections.abc import Iterable

from trainer.marking.evidence import Seen
from trainer.records.attempt import Dealt
from trainer.records.observation import Observed
from trainer.school.beliefs.test_rounds import beliefs_of
from trainer.school.chosen_drills import CHOSEN_SKILLS, TEST_BELIEFS
from trainer.school.session.focus import skills_of


def clean_round(
    dealt: Dealt, observed: Observed, *, passed: bool, whole: bool = True
) -> bool | None:
    """True if a finished round of a remedial was without an error; None for any other round, and if
    it asked for nothing on the remedial's subject. A round that is not ``whole``, because some of
    its hands were not worked, is never clean.

    Rounds for skills: every decision on them right without help. Rounds that test wrong rules:
    right wherever one of them would have shown. Rounds of a drill: passed.
    """
    if dealt.remedial is None or not whole:
        return None if dealt.remedial is None else False
    match dealt.drill:
        case drill if drill == CHOSEN_SKILLS:
            return _without_error(observed, skills_of(dealt.chosen))
        case drill if drill == TEST_BELIEFS:
            return _not_shown(observed, beliefs_of(dealt.chosen))
        case _:
            return passed


def clean_sitting(remedial: str | None, right: int, items: int) -> bool | None:
    """True if a quick sitting of a remedial was without a wrong answer; None for any other
    sitting."""
    return None if remedial is None else right == items


def _without_error(observed: Observed, skills: Iterable[str]) -> bool | None:
    asked = set(skills)
    seen = [each for each in observed.observations if each.skill in asked]
    return all(each.right and not each.hinted for each in seen) if seen else None


def _not_shown(observed: Observed, beliefs: Iterable[str]) -> bool | None:
    asked = set(beliefs)
    seen = [each.seen for each in observed.exposures if each.misreading in asked]
    return all(each == Seen.CLEAN for each in seen) if seen else None
