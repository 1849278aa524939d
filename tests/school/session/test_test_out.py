"""The test-out: someone who never errs shows in few rounds that a house is mastered."""

from __future__ import annotations

from random import Random

import pytest

from tests.school.session.learners import dealt_skills
from tests.school.session.test_sessions import work
from tests.school.tables import Ticking
from tests.some_houses import HOUSES, shelf
from trainer.dealing.script import faultless, script_for
from trainer.game.settle import settle
from trainer.school.choice_reason import Aim, guarded
from trainer.school.coach import Coach, Worked
from trainer.school.practice import Practice
from trainer.school.skills.house_skills import book_at

AT_MOST = 100
FULL = 7


def test_a_test_out_deals_full_tables_for_what_is_left_to_show(
    practice: Practice, clock: Ticking
) -> None:
    left = practice.sessions.left_to_show("mbs")
    sitting = practice.test_out("mbs", seed=3)
    for _ in range(6):
        assert sitting.in_session
        assert len(sitting.round_.seats) == FULL
        assert sitting.why is not None
        assert sitting.why.first.aim is Aim.TEST_OUT
        sitting = work(sitting, clock).next()
    seen = practice.sessions.standings("mbs")
    assert len(seen) > left / 2
    assert practice.sessions.left_to_show("mbs") <= left


def test_what_is_told_of_it_gives_nothing_away(practice: Practice) -> None:
    why = practice.test_out("boxes", seed=1).why
    assert why is not None
    told = " ".join(guarded(why))
    assert "yet to show" in told
    book = practice.skills.book("boxes")
    assert not any(book[skill].words in told for skill in why.skills)


def rounds_to_be_through(house: str, seed: int) -> int:
    """How many rounds of the coach someone who never errs works until everything that rounds ask
    for is mastered."""
    at, coach = shelf()[house], Coach(shelf(), shelf()[house], seed)
    wanted = dealt_skills(book_at(shelf(), house))
    for number in range(1, AT_MOST + 30):
        dealt = coach.choice
        script = script_for(at, dealt.round_, settle(at.rules, dealt.round_), dealt.part)
        report = coach.after(Worked(tuple(map(str, faultless(script))), None, 0))
        if wanted <= {*report.mastered}:
            return number
    return AT_MOST + 30


@pytest.mark.slow
@pytest.mark.parametrize("house", HOUSES)
def test_someone_who_never_errs_is_through_a_house_in_a_hundred_rounds(house: str) -> None:
    took = sorted(rounds_to_be_through(house, Random(seed).randrange(10**6)) for seed in range(6))
    print(f"{house}: {took}")
    assert took[-1] <= AT_MOST
