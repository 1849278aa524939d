"""A wrong rule in no list: no other is confirmed for it, and its mistakes' pattern is told."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import pytest
from msgspec.structs import replace

from tests.marking.more_strangers import MORE_HABITS
from tests.marking.some_trainees import Dealer, misread, slipped
from tests.marking.strangers import HABITS, Habit, done_by
from tests.some_houses import HOUSES
from trainer.drills.stream import Stream
from trainer.marking.belief_evidence import Case
from trainer.marking.belief_inference import Diagnosis, diagnose_beliefs
from trainer.marking.exposures import Evidence, answers, evidence
from trainer.marking.mistake_patterns import UNLISTED, _priors
from trainer.marking.predict import Dealt, Misread
from trainer.marking.wager_handling import Cell, Done

FAULTY = 15
"""So many rounds with a mistake by the rule, and its pattern is told."""
ROUNDS = 60


@dataclass(frozen=True)
class Rehearsed:
    """A round with what each wrong rule would do in it."""

    dealt: Dealt
    predicted: dict[str, dict[Cell, Done]]


@lru_cache(maxsize=8)
def rehearsed(name: str) -> tuple[Rehearsed, ...]:
    """Rounds of a house: a third as they come, the others with what wrong rules show in."""
    rules: Misread = misread(name)
    table = next(iter(rules.rules.placards), None)
    shows = {event for each in rules.offered(table) for event in each.misreading.shows}
    chance, dealer = Stream(f"rehearsed:{name}"), Dealer(name)
    found: list[Rehearsed] = []
    for number in range(240):
        wants = () if number % 3 == 0 else (chance.choice(sorted(shows)),)
        round_ = dealer(wants, f"rehearsed:{number}")
        if round_ is not None:
            dealt = rules.look(round_)
            offered = rules.offered(round_.placard)
            found.append(Rehearsed(dealt, {each.id: dealt.predicted(each) for each in offered}))
    return tuple(found)


def worked(each: Rehearsed, wrong: dict[Cell, Done], chance: Stream, slips: int) -> Evidence:
    """What a round shows that was worked so, with slips in so many of a hundred wagers."""
    done = {
        cell: slipped(act, chance) if chance.below(100) < slips else act
        for cell, act in ({**each.dealt.due, **wrong}).items()
    }
    shown = evidence(each.dealt.due, each.predicted, done)
    return replace(shown, answers=answers(each.dealt, done))


def trained(name: str, habit: Habit | None, slips: int, rounds: int) -> list[Diagnosis]:
    """What is said of such a trainee after each round."""
    label = habit.__name__ if habit else "nobody"
    chance = Stream(f"{name}:{label}")
    seen: list[Evidence] = []
    said: list[Diagnosis] = []
    faulty = 0
    while len(seen) < rounds and faulty < FAULTY:
        each = chance.choice(rehearsed(name))
        wrong = done_by(habit, each.dealt) if habit else {}
        faulty += bool(wrong)
        seen.append(worked(each, wrong, chance, slips))
        if wrong or not habit:
            said.append(diagnose_beliefs(Case.of(seen, 4)))
    return said


def figures(names: Sequence[str], habits: Sequence[Habit]) -> tuple[int, int, int]:
    """Of how many trainees; how many were told a listed rule as confirmed; how many a pattern."""
    every = [trained(name, habit, 2, ROUNDS) for name in names for habit in habits]
    falsely = sum(any(each.confirmed for each in said) for said in every)
    told = sum(any(each.patterns for each in said) for said in every)
    print(f"\n{len(every)} trainees: {falsely} told a listed rule, {told} told a pattern")
    return len(every), falsely, told


def test_the_pattern_of_some_habits_is_told_and_no_listed_rule_confirmed() -> None:
    count, falsely, told = figures(["mbs"], list(HABITS.values())[:5])
    assert falsely == 0
    assert told >= 0.8 * count


@pytest.mark.slow
def test_of_all_habits_at_all_houses_at_most_three_in_a_hundred_are_told_another_rule() -> None:
    count, falsely, told = figures(HOUSES, list(HABITS.values()))
    assert falsely <= 0.03 * count
    assert told >= 0.8 * count


@pytest.mark.slow
def test_of_twenty_more_habits_at_all_houses_as_few_are_told_another_rule() -> None:
    """But for what seldom comes: it shows in fewer rounds than its pattern is promised in."""
    count, falsely, told = figures(HOUSES, list(MORE_HABITS.values()))
    assert falsely <= 0.03 * count
    assert told >= 0.8 * count


def test_a_rule_that_hangs_on_the_stake_or_on_the_seat_is_told_as_that() -> None:
    habits = ("leaves_high_stakes_that_lose", "takes_pair_plus_of_even_seats")
    for habit in habits:
        said = trained("prime", MORE_HABITS[habit], 0, ROUNDS)
        assert not any(each.confirmed for each in said)
        assert said[-1].patterns


def test_queen_high_pushed_is_told_as_that() -> None:
    """It was told as a wrong rule of Play alone, almost certain."""
    said = trained("mbs", HABITS["pushes_all_at_queen_high"], 0, ROUNDS)
    assert not any(each.confirmed for each in said)
    (pattern,) = said[-1].patterns
    assert len(pattern.explains) == pattern.of


@pytest.mark.parametrize("names", [("mbs", "prime"), pytest.param(HOUSES, marks=pytest.mark.slow)])
def test_who_slips_in_one_of_twenty_is_told_nothing(names: Sequence[str]) -> None:
    for name in names:
        for each in trained(name, None, 5, 12):
            assert (each.confirmed, each.patterns) == ((), ())


@pytest.mark.parametrize("count", [2, 4, 9])
def test_what_is_believed_beforehand_is_shared_by_all_traits_and_pairs(count: int) -> None:
    one, two, three = _priors(count)
    assert count * one == pytest.approx(UNLISTED / 2)
    assert count * (count - 1) / 2 * two == pytest.approx(UNLISTED / 2)
    assert count / 4 * three == pytest.approx(two)
    assert _priors(0) == _priors(1) == (UNLISTED / 2, UNLISTED, 4 * UNLISTED)
