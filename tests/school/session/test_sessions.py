"""Practice that adapts, from the first plan to what a session gained."""

from __future__ import annotations

import shutil
from itertools import pairwise
from pathlib import Path

import pytest

from tests.school.tables import Ticking, open_practice
from trainer.dealing.action import Verb
from trainer.dealing.script import faultless, script_for
from trainer.game.settle import settle
from trainer.library.houses import HouseShelf
from trainer.school.choice_reason import Aim, Reason, Why, in_full, why_of
from trainer.school.curriculum import ADAPTIVE
from trainer.school.practice import Practice
from trainer.school.review.assignments import for_belief
from trainer.school.session.best_table import Tables
from trainer.school.session.next_round import turns
from trainer.school.sitting import Sitting

HOUSE = "mbs"
DAY_MS = 86_400_000


def work(sitting: Sitting, clock: Ticking, *, skip_pays: bool = False) -> Sitting:
    """Settle the round, a second an act; without paying anybody, if so."""
    settlement = settle(sitting.house.rules, sitting.round_)
    script = script_for(sitting.house, sitting.round_, settlement, sitting.part)
    for action in faultless(script):
        clock.now_ms += 1000
        if not (skip_pays and action.verb is Verb.PAY):
            sitting.act(action)
    sitting.finish()
    return sitting


def whole_session(practice: Practice, clock: Ticking, seed: int, **how: bool) -> list[Sitting]:
    sitting = practice.practise(HOUSE, seed=seed)
    done = [work(sitting, clock, **how)]
    while not done[-1].is_last:
        done.append(work(done[-1].next(), clock, **how))
    return done


def test_the_first_plan_has_nothing_due_and_something_new(practice: Practice) -> None:
    house = practice.houses()[0]
    plan = practice.sessions.plan(house)
    assert (plan.due, plan.back) == (0, 0)
    assert plan.lines
    assert {line.source for line in plan.lines} == {Aim.NEW}
    assert plan.minutes >= plan.rounds >= 1


def test_a_session_is_no_longer_than_the_minutes_chosen_for_a_day(practice: Practice) -> None:
    assert practice.practise(HOUSE, seed=1, goal=4).of == 3, "three hands of 25 seconds a round"
    assert practice.practise(HOUSE, seed=1).of == practice.practise(HOUSE, seed=1, goal=30).of == 5


def test_a_belief_in_the_table_of_another_house_names_it_by_its_title(practice: Practice) -> None:
    why = Why(Reason(Aim.BELIEF, ("PP01.mbs",)))
    (words,) = in_full(why, practice.skills.book("prime"))
    assert '"Pair Plus is paid from the table of MBS' in words
    remedy = for_belief(practice.curriculum.shelf, "prime", ("PP01.mbs",))
    assert "Pair Plus is paid from the table of MBS" in remedy.words


def test_every_round_of_a_session_says_why_and_keeps_it(practice: Practice, clock: Ticking) -> None:
    for sitting in whole_session(practice, clock, seed=1):
        assert sitting.why is not None
        kept = practice._log.attempt(sitting.attempt_id)
        assert kept is not None
        assert why_of(kept.dealt.chosen) == sitting.why
        assert kept.dealt.drill == ADAPTIVE
        debrief = practice.results.debrief(sitting.attempt_id)
        assert debrief is not None
        assert practice.explained(debrief).why


def test_no_two_neighbours_are_for_the_same_skill(practice: Practice, clock: Ticking) -> None:
    whys = [each.why for each in whole_session(practice, clock, seed=2, skip_pays=True)]
    assert len(whys) > 3
    for before, after in pairwise(whys):
        assert before is not None
        assert after is not None
        assert not before.skills & after.skills


def test_what_went_wrong_comes_back_with_new_cards(practice: Practice, clock: Ticking) -> None:
    """Two rounds later, where that is the turn of what comes back."""
    begun = turns().index(Aim.COMING_BACK) - 2
    first = work(practice.practise(HOUSE, seed=begun + len(turns())), clock, skip_pays=True)
    failed = {each.skill for each in practice.sessions.queue(HOUSE).returning}
    assert failed
    third = work(first.next(), clock).next()
    assert third.why is not None
    assert third.why.first.aim is Aim.COMING_BACK
    assert {*third.why.first.about} <= failed
    assert third.why.skills <= Tables(third.house, 3).asked(third.round_, third.part).keys()
    assert third.round_ != first.round_


def test_an_open_belief_is_told_apart_in_its_turn(practice: Practice, clock: Ticking) -> None:
    work(practice.practise(HOUSE, seed=8), clock, skip_pays=True)
    suspected = practice.beliefs.open_weights(HOUSE)
    assert suspected
    sitting = practice.practise(HOUSE, seed=turns().index(Aim.BELIEF))
    assert sitting.why is not None
    assert sitting.why.first.aim is Aim.BELIEF
    assert {*sitting.why.first.about} <= suspected.keys()


def test_a_session_goes_on_after_the_program_was_killed(
    practice: Practice, shelf: HouseShelf, home: Path, clock: Ticking
) -> None:
    """The log alone tells the next round: the same one as if nothing had been."""
    before = work(practice.practise(HOUSE, seed=4), clock, skip_pays=True)
    shutil.copytree(home, elsewhere := home.with_name("killed"))
    undisturbed = before.next()
    opened = open_practice(shelf, elsewhere, clock)
    again = opened.resume()
    opened.close()
    assert again is not None
    assert (again.round_, again.why, again.part) == (
        undisturbed.round_,
        undisturbed.why,
        undisturbed.part,
    )
    assert (again.number, again.of, again.sitting_id) == (2, before.of, before.sitting_id)


def test_a_round_that_was_left_is_still_on_the_table(
    practice: Practice, shelf: HouseShelf, home: Path, clock: Ticking
) -> None:
    begun = practice.practise(HOUSE, seed=5)
    practice.close()
    opened = open_practice(shelf, home, clock)
    left = opened.left_off()
    assert left is not None
    assert (left.drill_title, left.number, left.of) == ("Practice", 1, begun.of)
    found = opened.resume()
    assert found is not None
    assert (found.round_, found.why) == (begun.round_, begun.why)
    opened.close()


def test_tomorrow_what_went_wrong_is_due(practice: Practice, clock: Ticking) -> None:
    work(practice.practise(HOUSE, seed=6), clock, skip_pays=True)
    assert practice.sessions.plan(practice.house(HOUSE)).due == 0
    clock.now_ms += DAY_MS
    plan = practice.sessions.plan(practice.house(HOUSE))
    assert plan.due > 0
    assert Aim.DUE in {line.source for line in plan.lines}


def test_a_session_tells_what_it_gained(practice: Practice, clock: Ticking) -> None:
    done = whole_session(practice, clock, seed=7)
    gained = practice.sessions.gained(done[0].sitting_id)
    assert gained is not None
    assert gained.rounds == len(done)
    assert gained.right == gained.lines > 0
    assert len(gained.first_seen) == gained.skills
    assert gained.lost == gained.back == ()


def test_a_skill_is_mastered_in_a_session_and_told(practice: Practice, clock: Ticking) -> None:
    for day in range(2):
        done = whole_session(practice, clock, seed=20 + day)
        clock.now_ms += DAY_MS
    gained = practice.sessions.gained(done[0].sitting_id)
    assert gained is not None
    assert gained.mastered
    assert gained.lost == ()
    assert practice.sessions.gained("no such session") is None


def test_the_minutes_of_today_begin_at_midnight(practice: Practice, clock: Ticking) -> None:
    for seed in range(4):
        work(practice.practise(HOUSE, seed=seed), clock)
    assert practice.sessions.minutes_today() > 0
    clock.now_ms += DAY_MS
    assert practice.sessions.minutes_today() == 0


@pytest.mark.parametrize("house", ["mbs", "boxes", "posted", "prime", "six-card-bonus"])
def test_a_session_begins_at_every_house(practice: Practice, house: str) -> None:
    sitting = practice.practise(house, seed=10)
    assert sitting.why is not None
    assert len(sitting.round_.seats) in (3, 7)
