"""Mastery and what is due: TEACHING, "Evidence" and "When it is due again"."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from msgspec.structs import replace

from trainer.records.results import Observation
from trainer.school.skills.levels import Siblings
from trainer.school.skills.mastery import LAPSES_DAYS, mastered
from trainer.school.skills.standing import (
    LONGEST_DAYS,
    NEVER,
    RatedExposure,
    Rating,
    Standing,
    folded,
    rate,
    reviewed,
    standing_of,
    standing_text,
)

SKILL, REFERENCE = "pay.pair_plus.flush@mbs", 2000
DAY = 20_000


def observed(day: int, right: bool = True, latency_ms: int | None = 1800) -> Observation:
    return Observation(
        event=1,
        attempt="a",
        number=1,
        skill=SKILL,
        house="mbs",
        right=right,
        latency_ms=latency_ms,
        hinted=False,
        undone=False,
        at_ms=day * 86_400_000,
        day=day,
        place="3 pair_plus",
    )


def standing(*observations: Observation) -> Standing:
    return folded(observations, REFERENCE)


def on_days(*counts: int) -> list[Observation]:
    """So many right ones on each day, one day after the other."""
    return [observed(DAY + k) for k, count in enumerate(counts) for _ in range(count)]


def is_mastered(observations: Iterable[Observation], *, high_stakes: bool = False) -> bool:
    return mastered(folded(observations, REFERENCE), high_stakes=high_stakes)


# ------------------------------------------------------------------- mastery


EXPERT = Siblings(
    {str(k): standing(*on_days(10)).paths for k in range(40)}, {str(k): "pays" for k in range(40)}
).prior(SKILL)
"""What forty other skills say that were never wrong."""


def test_without_a_record_29_right_ones_are_mastery_and_20_are_not() -> None:
    assert is_mastered(on_days(29))
    assert not is_mastered(on_days(20))


def test_an_experts_record_makes_a_few_right_ones_enough() -> None:
    few = standing(*on_days(12))
    assert mastered(few, high_stakes=False, prior=EXPERT)
    assert not mastered(few, high_stakes=False)
    assert not mastered(standing(*on_days(3)), high_stakes=False, prior=EXPERT)


def test_a_mixed_record_makes_mastery_stricter() -> None:
    """One in seven wrong at all other skills."""
    wrong_at = (3, 9, 17)
    mixed = standing(*(observed(DAY, right=k not in wrong_at) for k in range(21)))
    seen = {str(k): mixed.paths for k in range(40)}
    prior = Siblings(seen, dict.fromkeys(seen, "pays")).prior(SKILL)
    assert is_mastered(on_days(28))
    assert not mastered(standing(*on_days(28)), high_stakes=False, prior=prior)


def test_a_slip_takes_a_young_claim_back_and_right_ones_restore_it() -> None:
    right = on_days(14, 14)
    assert is_mastered(right)
    slipped = [*right, observed(DAY + 1, right=False)]
    assert not is_mastered(slipped)
    assert is_mastered([*slipped, *on_days(0, 40)])


def test_high_stakes_need_more_right_ones() -> None:
    """95 of 100 in place of 90: 40 to 1 and jackpots."""
    assert not is_mastered(on_days(14, 14), high_stakes=True)
    assert is_mastered(on_days(30, 30), high_stakes=True)


def test_a_claim_lapses_by_itself_and_is_tested_again() -> None:
    known = standing(*on_days(30))
    days = (0, 7, LAPSES_DAYS, LAPSES_DAYS + 1)
    claimed = [mastered(known, high_stakes=False, day=DAY + each) for each in days]
    assert claimed == [True, True, True, False]
    back = DAY + LAPSES_DAYS + 1
    once = folded([observed(back)], REFERENCE, known)
    assert not mastered(once, high_stakes=False, day=back), "one right answer does not restore it"
    again = folded([observed(back) for _ in range(14)], REFERENCE, known)
    assert mastered(again, high_stakes=False, day=back)


def test_pace_is_no_part_of_it() -> None:
    assert is_mastered([replace(each, latency_ms=9000) for each in on_days(28)])


def test_what_was_right_after_it_had_been_told_counts_as_wrong() -> None:
    hinted = [replace(each, hinted=True) for each in on_days(10, 10)]
    told = folded(hinted, REFERENCE)
    assert (told.right, told.seen, told.ema) == (0, 20, 0)


# -------------------------------------------------------------------- rating


def exposure(
    right: bool = True, tempo: float | None = 1.0, ema: float = 0.97, undone: bool = False
) -> RatedExposure:
    return RatedExposure(right, undone=undone, tempo=tempo, ema=ema)


WRONG, RIGHT = exposure(right=False), exposure()


@pytest.mark.parametrize(
    ("first", "reviews", "rating"),
    [
        ([WRONG], 5, Rating.AGAIN),
        ([WRONG, RIGHT, RIGHT], 5, Rating.AGAIN),
        ([RIGHT, WRONG, WRONG], 5, Rating.AGAIN),
        ([RIGHT, WRONG, RIGHT], 5, Rating.GOOD),
        ([exposure(undone=True)], 5, Rating.HARD),
        ([exposure(tempo=2.01)], 5, Rating.HARD),
        ([exposure(tempo=2.0)], 5, Rating.GOOD),
        ([exposure(tempo=0.8)], 3, Rating.EASY),
        ([exposure(tempo=0.8)], 2, Rating.GOOD),
        ([exposure(tempo=0.81)], 3, Rating.GOOD),
        ([exposure(tempo=0.8, ema=0.94)], 3, Rating.GOOD),
        ([exposure(tempo=None)], 3, Rating.GOOD),
    ],
)
def test_a_day_is_rated_by_its_first_exposure(
    first: list[RatedExposure], reviews: int, rating: Rating
) -> None:
    assert rate(first, reviews) is rating


def test_a_wrong_answer_is_never_hard() -> None:
    slow_and_undone = RatedExposure(right=False, undone=True, tempo=4.0, ema=0.5)
    assert rate([slow_and_undone], 5) is Rating.AGAIN


# ------------------------------------------------------------------- due again


def due_in(state: Standing) -> int:
    memory = state.scheduled(SKILL)
    assert memory is not None, "it was seen"
    return memory.due_day - state.last_day


def test_a_skill_comes_back_later_each_time_it_is_right_and_within_three_weeks() -> None:
    state, waits = NEVER, []
    day = DAY
    for _ in range(9):
        state = state.after(observed(day), REFERENCE)
        waits.append(due_in(state))
        day += waits[-1]
    assert waits == sorted(waits)
    assert waits[0] == 2
    assert waits[-1] == LONGEST_DAYS == 21


def test_a_skill_that_went_wrong_is_due_tomorrow() -> None:
    known = standing(*on_days(1), *(observed(DAY + 2) for _ in range(2)))
    assert due_in(known) > 1
    assert due_in(known.after(observed(DAY + 9, right=False), REFERENCE)) == 1


def test_drilling_on_within_a_day_does_not_put_it_off() -> None:
    """One rating a skill and day: the fortieth right answer says no more than the first."""
    once, often = standing(*on_days(1)), standing(*on_days(40))
    assert once.scheduled(SKILL) == often.scheduled(SKILL)


def test_two_wrong_ones_of_the_first_three_take_the_days_rating_back() -> None:
    day = [observed(DAY), observed(DAY, right=False), observed(DAY, right=False)]
    good, again = standing(*day[:2]).scheduled(SKILL), standing(*day).scheduled(SKILL)
    assert good == reviewed(SKILL, None, Rating.GOOD, DAY)
    assert again == reviewed(SKILL, None, Rating.AGAIN, DAY)


def test_what_is_not_practised_is_less_and_less_likely_known() -> None:
    memory = standing(*on_days(1, 1)).scheduled(SKILL)
    assert memory is not None
    recalls = [memory.recall(DAY + 1 + days) for days in (0, 2, 7, 30)]
    assert recalls == sorted(recalls, reverse=True)
    assert recalls[0] == 1


def test_a_clock_set_back_begins_no_new_day() -> None:
    state = standing(*on_days(1), observed(DAY - 3))
    assert (state.days, state.last_day, state.seen) == (1, DAY, 2)


def test_a_standing_is_the_same_after_json() -> None:
    mixed = [*on_days(3, 2), observed(DAY + 5, right=False), observed(DAY + 6, latency_ms=None)]
    state = standing(*mixed)
    assert standing_of(standing_text(state)) == state


def test_one_by_one_and_all_at_once_are_the_same() -> None:
    every = [*on_days(3, 2), observed(DAY + 5, right=False), *on_days(0, 0, 0, 0, 0, 0, 0, 4)]
    kept = NEVER
    for each in every:
        kept = standing_of(standing_text(kept)).after(each, REFERENCE)
    assert kept == standing(*every)
