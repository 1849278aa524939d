"""Ready: the chance of passing the default exam, from the answers in its areas."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest

from trainer.drills.exam.areas import Area
from trainer.drills.exam.passing import Counts, PassRule, chance
from trainer.school.exam.ready import Record, Sat, passing, ready

DECISIONS = {
    Area.ANTE_AND_PLAY: 62,
    Area.NO_GAME: 20,
    Area.TIES: 8,
    Area.FOLDS: 16,
    Area.ANTE_BONUS: 12,
    Area.PAIR_PLUS: 29,
    Area.RULINGS: 3,
}
EXAM = Sat(DECISIONS, {Area.TIES: 4, Area.PAIR_PLUS: 8}, PassRule(3, 1))
AREAS = [area for area, count in DECISIONS.items() for _ in range(count)]


def answered(rates: dict[Area, float], answers: int, seed: int) -> Record:
    """As many answers, of areas as the exam has them, by someone who errs at these rates."""
    chance = Random(seed)
    asked = [chance.choice(AREAS) for _ in range(answers)]
    return Record().after((area, chance.random() < rates[area]) for area in asked)


@pytest.mark.parametrize("rate", [Fraction(1, 200), Fraction(1, 50), Fraction(1, 10)])
def test_one_rate_in_all_areas_passes_as_the_exam_states(rate: Fraction) -> None:
    stated = chance(Counts(150, 12), PassRule(3, 1), rate)
    assert passing(EXAM, dict.fromkeys(DECISIONS, float(rate))) == pytest.approx(float(stated))


def test_without_an_answer_nobody_is_ready_and_the_interval_is_wide() -> None:
    found = ready(Record(), EXAM)
    assert found.chance < 0.5
    assert found.high - found.low > 0.9


def test_right_answers_raise_the_chance_and_a_wrong_rule_takes_it_away() -> None:
    few, many = (ready(answered(dict.fromkeys(DECISIONS, 0.0), n, 1), EXAM) for n in (60, 900))
    assert few.chance < many.chance
    assert few.low < many.low
    assert many.is_ready
    believed = ready(answered(dict.fromkeys(DECISIONS, 0.0), 900, 1), EXAM, [0.9])
    assert believed.chance == pytest.approx(0.1 * many.chance)


def test_one_bad_area_is_enough_not_to_be_ready() -> None:
    rates = {**dict.fromkeys(DECISIONS, 0.0), Area.FOLDS: 0.5}
    assert ready(answered(rates, 900, 3), EXAM).chance < 0.1


def test_of_those_called_ready_most_pass() -> None:
    """Trainees who err in an area at 0.1 to 6%, each area by its own; after 200 to 1,200
    answers."""
    draws = Random(7)
    called = []
    for number in range(150):
        common = 0.001 * 60 ** draws.random()
        rates = {area: common * draws.uniform(0.4, 1.6) for area in DECISIONS}
        found = ready(answered(rates, draws.randrange(200, 1200), number), EXAM)
        if found.is_ready:
            called.append(passing(EXAM, rates))
    print(f"{len(called)} called ready, {sum(called) / len(called):.1%} of them pass")
    assert len(called) > 15
    assert sum(called) / len(called) >= 0.85
