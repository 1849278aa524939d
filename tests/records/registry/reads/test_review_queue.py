"""The queue of a supervisor: what waits first, then the rest; only of the own classes."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from typing import Any

import pytest

from tests.records.registry.desks import Desk
from tests.records.registry.school import OTHER, K, School
from trainer.records.registry.reads.blind_marking import kept_from
from trainer.records.registry.reads.own_classes import accounts_of
from trainer.records.registry.reads.review_filter import AT_MOST, Outcome, Sort, Wanted, What
from trainer.records.registry.reads.review_marks import Line, lines
from trainer.records.registry.reads.review_queue import count, keys
from trainer.records.registry.rows import marks
from trainer.school.review.review_book import ReviewBook


def _queue(
    school: School, by: str = K, offset: int = 0, limit: int = 50, **wanted: object
) -> tuple[Line, ...]:
    asked = Wanted(by=by, **wanted)  # type: ignore[arg-type]
    with school.reading() as db:
        accounts = accounts_of(db, by, asked.class_)
        return lines(db, keys(db, accounts, asked, offset, limit))


def _attempts(found: tuple[Line, ...]) -> list[str]:
    return [line.attempt for line in found]


def test_a_supervisor_sees_the_trainees_of_his_open_classes_and_no_others(school: School) -> None:
    mine, theirs = school.round("ines"), school.round("mei")
    assert _attempts(_queue(school)) == [mine]
    assert _attempts(_queue(school, OTHER)) == [theirs]
    with school.reading() as db:
        db.exec_driver_sql("UPDATE members SET until_ms = 5 WHERE account = 'ines'")
        assert accounts_of(db, K) == ("luc",)
        db.exec_driver_sql("UPDATE classes SET state = 'closed'")
        assert accounts_of(db, K) == ()


def test_reviews_that_were_asked_for_come_first_then_exams_to_sign_then_the_latest(
    school: School,
) -> None:
    disputed_late, disputed = school.round(), school.round("luc")
    answered = school.round()
    latest = school.round()
    school.sitting("sitting-1")
    school.sitting("sitting-2", outcome="failed")
    school.ask(disputed, "luc")
    school.ask(disputed_late)
    school.ask(answered, answered="comment-1")
    with school.reading() as db:
        db.exec_driver_sql(
            "INSERT INTO signatures VALUES ('sitting-2', ?, 'first', 'failed', '', '', 1)", (K,)
        )
    found = _queue(school)
    assert _attempts(found) == [
        disputed, disputed_late, "sitting-1", "sitting-2", latest, answered,
    ]  # fmt: skip
    assert [line.waits for line in found] == [True, True, True, False, False, False]
    assert found[0].asked == "I paid it in full."
    assert [line.signed for line in found[2:4]] == [False, True]


def test_pages_follow_one_another_without_a_gap_whatever_waits_first(school: School) -> None:
    every = [school.round() for _ in range(25)]
    for attempt in every[:4]:
        school.ask(attempt)
    whole = _attempts(_queue(school))
    paged = [each for page in range(0, 30, 6) for each in _attempts(_queue(school, K, page, 6))]
    assert whole == paged == every[:4] + every[:3:-1]


def test_rounds_of_an_exam_stand_in_its_sitting_alone(school: School) -> None:
    school.round(exam="sitting-1")
    assert _queue(school) == ()


@pytest.mark.parametrize(
    ("wanted", "number"),
    [
        ({"account": "luc"}, 1),
        ({"house": "prime"}, 2),
        ({"drill": "folds"}, 3),
        ({"class_": "evening"}, None),
        ({"since_ms": 4000}, 3),
        ({"outcome": Outcome.FAILED}, 2),
    ],
)
def test_each_filter_lets_pass_what_it_names(
    school: School, wanted: dict[str, Any], number: int | None
) -> None:
    made = [
        school.round(dealt_at_ms=1000),
        school.round("luc", dealt_at_ms=2000),
        school.round(house="prime", passed=0, dealt_at_ms=3000),
        school.round(drill="folds", dealt_at_ms=4000),
    ]
    expected = made[::-1] if number is None else [made[number]]
    assert _attempts(_queue(school, **wanted)) == expected
    with school.reading() as db:
        accounts = accounts_of(db, K)
        assert count(db, accounts, Wanted(**wanted)) == len(expected)


def test_passed_and_failed_are_by_the_marks_in_force(school: School) -> None:
    lifted = school.round(passed=0, mistakes=1, critical=1, right=9)
    school.mistake(lifted, 1, money_cents=-500)
    failed = school.round(passed=0)
    school.override(lifted, 1, "none")
    void = school.round()
    school.override(void, 0, "void")
    assert _attempts(_queue(school, outcome=Outcome.PASSED)) == [lifted]
    assert _attempts(_queue(school, outcome=Outcome.FAILED)) == [failed]
    assert _attempts(_queue(school, outcome=Outcome.VOID)) == [void]
    assert _attempts(_queue(school, outcome=Outcome.OVERRIDDEN)) == [void, lifted]
    (line,) = _queue(school, outcome=Outcome.PASSED)
    assert (line.passed, line.passed_now, line.right, line.right_now) == (False, True, 9, 10)


def test_sorted_by_mistakes_share_time_and_name(school: School) -> None:
    a = school.round("luc", mistakes=3, right=7)
    b = school.round("ines", mistakes=1, right=2)
    c = school.round("ines")
    assert _attempts(_queue(school, sort=Sort.MISTAKES)) == [a, b, c]
    assert _attempts(_queue(school, sort=Sort.SHARE)) == [b, a, c]
    assert _attempts(_queue(school, sort=Sort.OLDEST)) == [a, b, c]
    assert _attempts(_queue(school, sort=Sort.TRAINEE)) == [c, b, a]


def test_an_exam_is_found_as_one_and_by_its_house(school: School) -> None:
    with school.reading() as db:
        db.exec_driver_sql(
            "INSERT INTO exams VALUES ('exam-1', 'Final', 'mbs', '{}', 1, ?, 'set')", (K,)
        )
    school.sitting("sitting-1")
    school.round()
    (line,) = _queue(school, what=What.EXAM, house="mbs")
    assert (line.what, line.drill, line.right, line.lines) == (What.EXAM, "Final", 0, 0)
    assert _queue(school, what=What.EXAM, house="prime") == ()
    assert line.blind, "K may still mark it blind"
    with school.reading() as db:
        db.exec_driver_sql("INSERT INTO sheets_seen VALUES ('sitting-1', ?, 1)", (K,))
    (line,) = _queue(school, what=What.EXAM)
    assert (line.blind, line.right, line.lines) == (False, 148, 150)


def test_neither_filter_nor_order_tells_an_outcome_to_whoever_may_still_mark_it_blind(
    school: School,
) -> None:
    for sitting in ("known", "failed"):
        school.sitting(sitting, outcome="failed", errors=40, critical=3)
    for sitting in ("passed", "twice"):
        school.sitting(sitting, errors=0)
    with school.reading() as db:
        db.exec_driver_sql("INSERT INTO sheets_seen VALUES ('known', ?, 1)", (K,))
        for by in ("a", "b"):
            signed = "INSERT INTO signatures VALUES ('twice', ?, 'first', 'passed', '', '', 1)"
            db.exec_driver_sql(signed, (by,))
        assert kept_from(db, K, ("known", "failed", "passed", "twice")) == {"failed", "passed"}
        asked = Wanted(by=K, outcome=Outcome.FAILED)
        assert count(db, accounts_of(db, K), asked) == 1
    assert _attempts(_queue(school, outcome=Outcome.FAILED)) == ["known"]
    assert _attempts(_queue(school, outcome=Outcome.PASSED)) == ["twice"]
    assert _attempts(_queue(school, sort=Sort.MISTAKES)) == ["known", "twice", "passed", "failed"]
    assert _attempts(_queue(school, sort=Sort.SHARE)) == ["passed", "failed", "known", "twice"]
    hidden = {each.attempt: each for each in _queue(school) if each.blind}
    assert {*hidden} == {"failed", "passed"}
    assert len({replace(each, attempt="", at_ms=0) for each in hidden.values()}) == 1


def test_no_more_than_so_many_of_the_latest_are_listed(school: School) -> None:
    first = school.round()
    own = [each.name for each in marks.rounds.columns]
    named = ", ".join(f'"{each}"' for each in own if each not in ("attempt", "dealt_at_ms"))
    with school.reading() as db:
        db.exec_driver_sql(
            "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i <= 6000) "
            f"INSERT INTO rounds (attempt, dealt_at_ms, {named}) "
            f"SELECT printf('more-%06d', i), i, {named} FROM rounds, n WHERE attempt = '{first}'"
        )
        accounts = accounts_of(db, K)
        assert count(db, accounts, Wanted()) == AT_MOST
        assert len(keys(db, accounts, Wanted(), AT_MOST - 10, 100)) == 10
        assert keys(db, accounts, Wanted(), AT_MOST, 100) == ()


DAY_MS = 86_400_000


def test_a_page_is_full_however_far_apart_the_days_are(school: School) -> None:
    """What lies in the latest days is looked through first, and what is long ago still comes."""
    days = [0, 1, 3, 10, 11, 40, 90, 400]
    by_day = {day: school.round(dealt_at_ms=(1000 - day) * DAY_MS) for day in days}
    newest_first = [by_day[day] for day in days]
    assert _attempts(_queue(school)) == newest_first
    with school.reading() as db:
        assert count(db, ("ines",), Wanted()) == len(days)
        assert count(db, ("ines",), Wanted(since_ms=960 * DAY_MS)) == 6
    for size in (1, 2, 3, 5):
        pages = (_attempts(_queue(school, K, at, size)) for at in range(0, len(days), size))
        assert [attempt for page in pages for attempt in page] == newest_first


def test_in_another_order_the_latest_are_listed_and_none_before_them(
    school: School, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("trainer.records.registry.reads.review_queue.AT_MOST", 3)
    days = [0, 1, 70, 200]
    wrong = [school.round(mistakes=day, dealt_at_ms=(1000 - day) * DAY_MS) for day in days]
    assert _attempts(_queue(school, sort=Sort.MISTAKES)) == wrong[2::-1]
    assert _attempts(_queue(school, sort=Sort.OLDEST)) == wrong[2::-1]


def test_every_filter_and_order_is_asked_alike_of_both_databases(busy_desk: Desk) -> None:
    book = ReviewBook(busy_desk.registry, busy_desk.supervisor)
    asked = [Wanted(sort=sort, account=busy_desk.trainee) for sort in Sort]
    for outcome, what in product((None, *Outcome), (None, *What)):
        asked.append(Wanted(outcome=outcome, what=what, house="mbs", since_ms=1))
    assert [len(book.page(each, 0, 50)) for each in asked] == [book.count(each) for each in asked]
    lines = book.page(Wanted(sort=Sort.TRAINEE), 0, 50)
    assert {line.what for line in lines} >= {What.EXAM, What.ROUND}
    assert len(lines) == book.count(Wanted()) > len(book.page(Wanted(drill="settle"), 0, 50)) > 0
