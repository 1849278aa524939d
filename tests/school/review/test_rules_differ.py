"""Where today's rules are not those that marked an attempt, both are told."""

from __future__ import annotations

from datetime import UTC, datetime

from sqlalchemy import text

from tests.school.review.classroom import Classroom
from trainer.school.review.reviews import as_marked
from trainer.ui.review_queue.attempt_words import attempt_shown

NOW = datetime(2026, 9, 22, 12, 0, tzinfo=UTC)


def _marked_otherwise(room: Classroom, attempt: str) -> None:
    """As a station with an older program would have delivered it."""
    with room.registry.transaction() as db:
        old = {"attempt": attempt}
        db.execute(text("UPDATE rounds SET marked_by = '1:old' WHERE attempt = :attempt"), old)
        changed = "UPDATE round_mistakes SET severity = 'serious' WHERE attempt = :attempt"
        db.execute(text(changed), old)


def test_an_attempt_that_other_rules_marked_tells_what_was_delivered_and_what_today_says(
    room: Classroom,
) -> None:
    attempt = room.round(without="collect")
    room.deliver()
    _marked_otherwise(room, attempt)
    opened = room.reviews.open(attempt)
    assert opened is not None
    assert not opened.rules.same
    assert not opened.as_marked_then
    assert as_marked(opened, 1) == ("missing", "serious")
    assert opened.debrief is not None
    assert opened.debrief.mistakes[0].severity == "critical"

    shown = attempt_shown(opened, room.office, NOW, None)
    assert shown.rules.differ
    assert shown.rules.heading == "Marked by older rules"
    assert "What was delivered counts." in shown.rules.sentences[-1]
    assert shown.delivered[0][0] == "1. Fold not collected"
    assert "Serious" in shown.delivered[0][1]
    edition = room.office.house(opened.marked.house).rules.edition
    assert f"edition {edition} (" in shown.rules.sentences[0]


def test_an_attempt_that_todays_rules_marked_is_shown_once(room: Classroom) -> None:
    attempt = room.round(without="collect")
    room.deliver()
    opened = room.reviews.open(attempt)
    assert opened is not None
    shown = attempt_shown(opened, room.office, NOW, (3, 9))
    assert not shown.rules.differ
    assert shown.delivered == ()
    assert shown.place == (3, 9)
    assert dict(shown.about)[1] == f"1. Fold not collected, {opened.mistakes[0].where_}"


def test_what_was_erased_is_told_to_be_gone_and_its_marks_stay(room: Classroom) -> None:
    attempt = room.round(without="collect")
    room.deliver()
    room.registry.erase(room.desk.admin, room.desk.trainee)
    known = room.reviewer.book.delivered(attempt)
    assert known is not None
    assert known.events == ()
    assert known.marked.lines > 0
