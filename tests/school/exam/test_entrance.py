"""Which exams a trainee may open, and when again."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from msgspec.structs import replace

from tests.school.exam.days import DAY_MS, Day
from tests.school.exam.sat import SEED
from tests.school.exam.schools import PASSWORD, STATION
from tests.school.proving import prove
from tests.school.tables import Ticking
from trainer.document import Paragraph, TableBlock, every_block
from trainer.drills.exam.blueprint import Blueprint
from trainer.errors import InputError, Problem
from trainer.records.exam import ExamOutcome
from trainer.records.registry.acts import ActKind
from trainer.records.registry.proofs import PIN_HOLDS_MS
from trainer.school.exam.exams_page import ExamsRoute, load_exams, tell_exams
from trainer.school.exam.my_exams_page import MyExamsRoute, load_my_exams, tell_my_exams
from trainer.school.exam.opening import ExamRefused


def test_a_failed_exam_is_tried_again_some_days_later_and_not_more_often(
    day: Day, clock: Ticking
) -> None:
    """Two tries, the second three days after the first at the earliest, under another seed."""
    day.open()
    assert day.seed == SEED
    assert day.sit(pays_left_out=4).outcome is ExamOutcome.FAILED
    assert "in 3 days" in (day.entrance.assigned()[0].why_not or "")
    with pytest.raises(ExamRefused, match="in 3 days"):
        day.open()
    clock.now_ms += 2 * DAY_MS
    prove(day.school.registry, day.school.trainee.login, PASSWORD)
    assert "tomorrow" in (day.entrance.assigned()[0].why_not or "")
    assert day.entrance.ahead() is not None
    clock.now_ms += DAY_MS
    prove(day.school.registry, day.school.trainee.login, PASSWORD)
    assert day.entrance.assigned()[0].why_not is None
    day.open()
    assert day.seed == SEED + 1
    assert day.sit(pays_left_out=4).outcome is ExamOutcome.FAILED
    clock.now_ms += 30 * DAY_MS
    with pytest.raises(ExamRefused, match="Sign out and in again"):
        day.entrance.assigned()
    prove(day.school.registry, day.school.trainee.login, PASSWORD)
    assert "All 2 tries" in (day.entrance.assigned()[0].why_not or "")
    assert day.entrance.ahead() is None, "nobody prepares for an exam without a try"


@pytest.mark.slow
def test_a_passed_exam_is_passed(day: Day) -> None:
    day.open()
    day.sit()
    (mine,) = day.entrance.assigned()
    assert mine.passed
    assert mine.why_not == "Passed already."


def test_what_was_discontinued_is_no_try_once_that_is_signed(day: Day) -> None:
    """Until then a station alone says so, and a trainee may have written it: tries had no end."""
    sitting = day.open()
    day.sitting.leave("fire")
    day.practice.exams.discontinue("fire", day.school.supervisor.id)
    day.deliver()
    (mine,) = day.entrance.assigned()
    why_not = "Next try in 3 days. A discontinued one counts until it is signed."
    assert (mine.tries, mine.why_not) == (1, why_not)
    assert day.office.why_not(day.exam, day.school.trainee.id, 0) == why_not
    assert day.office.sittings()[0].sitting.state == "discontinued"
    day.office.sign(sitting, "")
    (mine,) = day.entrance.assigned()
    assert (mine.tries, mine.why_not) == (0, None)
    day.open()


@pytest.mark.slow
def test_while_it_is_open_it_is_not_opened_again(day: Day) -> None:
    day.open()
    assert "open already" in (day.entrance.assigned()[0].why_not or "")


@pytest.mark.slow
def test_a_pin_that_has_expired_meanwhile_is_asked_for_again(day: Day, clock: Ticking) -> None:
    """The trainee who was handed the window was told to sign in again."""
    by = day.school.prove_pin(day.school.supervisor)
    clock.now_ms += PIN_HOLDS_MS + 1
    with pytest.raises(ExamRefused, match=f"PIN of {by.name} has expired"):
        day.entrance.open(day.exam, by, STATION)


def test_a_withdrawn_exam_is_not_opened(day: Day) -> None:
    day.office.withdraw(day.exam)
    with pytest.raises(ExamRefused, match="withdrawn"):
        day.open()


@pytest.mark.slow
def test_a_blueprint_that_this_program_cannot_read_stops_no_other(day: Day) -> None:
    facts = {"exam": day.school.registry.new_id(), "title": "New", "house": "mbs"}
    day.school.registry.act(
        day.school.supervisor.id, ActKind.EXAM_SET, {**facts, "blueprint": '{"exam":"x"}'}
    )
    day.office.assign(facts["exam"], [day.school.trainee.id], 1)
    assert [each.exam for each in day.office.exams()] == [day.exam]
    assert [each.exam for each in day.entrance.assigned()] == [day.exam]


def test_an_exam_that_this_program_cannot_read_is_counted_and_told(
    day: Day, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was assigned, and was in no list."""

    def unreadable(text: str) -> Blueprint:
        raise InputError([Problem((), "unknown", "what is this?")])

    assert day.entrance.assigned()
    assert day.entrance.unread == 0
    monkeypatch.setattr("trainer.school.exam.entrance.blueprint_of", unreadable)
    figures = load_my_exams(day.practice.exams, day.entrance, {}, datetime.now(UTC))
    told = tell_my_exams(figures, MyExamsRoute())
    words = [each.words for each in every_block(told.blocks) if isinstance(each, Paragraph)]
    assert figures.to_sit == ()
    assert [each[:37] for each in words] == ["1 more exam needs a newer program. In"]


def test_an_exam_that_was_sat_is_not_overdue_and_one_for_nobody_says_so(day: Day) -> None:
    later = datetime.now(UTC) + timedelta(days=400)
    figures = load_my_exams(day.practice.exams, day.entrance, {}, later)
    (to_sit,) = figures.to_sit
    for tries in (0, 1):
        told = tell_my_exams(
            replace(figures, to_sit=(replace(to_sit, tries=tries),)), MyExamsRoute()
        )
        (table,) = (each for each in every_block(told.blocks) if isinstance(each, TableBlock))
        assert str(table.rows[0].cells[2]).startswith("overdue") is (tries == 0)
    nobody = replace(load_exams(day.office, str, later), candidates={day.exam: ()})
    told = tell_exams(nobody, ExamsRoute())
    assert "exams.nobody" in {each.key for each in every_block(told.blocks)}
