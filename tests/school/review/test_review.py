"""A trainee asks, a supervisor answers, overrides and assigns; nothing that was delivered changes;
on both kinds of registry where the registry has a part in it."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import pytest
from msgspec import structs

from tests.records.registry.desks import STATION, as_another
from tests.records.rounds import dealt
from tests.school.review.classroom import HOUSE, Classroom, due
from trainer.document import Section, TableBlock
from trainer.errors import InputError
from trainer.records.event import written
from trainer.records.registry.acts import Role
from trainer.records.registry.care.rebuilt_tables import unlike
from trainer.records.registry.faults import ActRefused
from trainer.records.registry.reads.own import MOST_ASKED
from trainer.records.registry.reads.review_filter import Outcome, Wanted
from trainer.records.registry.rows.log import EventRow
from trainer.records.registry.rows.marks import MistakeRow, RoundRow, round_mistakes
from trainer.school.curriculum import CHOSEN_SKILLS
from trainer.school.one_question.screens import QuestionShown
from trainer.school.own_reviews import in_words
from trainer.school.pages.log_pages import MistakesRoute, load_mistakes, tell_mistakes
from trainer.school.people.rights import NotAllowed
from trainer.school.questions.quiz_blueprint import QuizBlueprint
from trainer.school.remark import AMistake, Remark, RemarkSort, held_against, in_force
from trainer.school.reports.reports import Reports
from trainer.school.review.assignments import asks_questions, first_question, first_round

FOLD = f"fold@{HOUSE}"


def _delivered(room: Classroom) -> tuple[Any, ...]:
    """All that a station told: events of its chain, rounds, mistakes."""
    events = [each for each in room.registry.rows(EventRow) if each.chain != "school"]
    return (
        sorted(events, key=lambda each: each.place),
        room.registry.rows(RoundRow, order="attempt"),
        room.registry.rows(MistakeRow, order=("attempt", "number")),
    )


def test_what_a_trainee_asks_comes_first_is_answered_and_overridden_and_nothing_delivered_changes(
    anywhere: Classroom,
) -> None:
    room = anywhere
    disputed, later = room.round(without="collect"), room.round()
    room.practice.reviews.ask(disputed, 1, "  I did collect it. ")
    (before,) = room.practice.reviews.of(disputed)
    assert (before.sort, before.text, before.answered) == (
        RemarkSort.ASKED,
        "I did collect it.",
        False,
    )
    room.deliver()
    delivered = _delivered(room)

    first, second = room.reviewer.book.page(Wanted(), 0, 10)
    assert (first.attempt, first.waits, first.asked) == (disputed, True, "I did collect it.")
    assert (second.attempt, second.waits) == (later, False)
    assert room.reviewer.book.waiting() == 1

    opened = room.reviews.open(disputed)
    assert opened is not None
    assert opened.as_marked_then
    assert opened.debrief is not None
    assert opened.debrief.mistakes
    assert not any("You " in each.why for each in opened.debrief.mistakes)
    assert opened.rules.same
    assert (opened.rules.edition, opened.rules.fingerprint) == (
        room.office.house(HOUSE).rules.edition,
        room.office.house(HOUSE).fingerprint,
    )
    (request,) = opened.said.requests
    room.reviews.comment(disputed, 1, "The camera shows it.", request.event)
    room.reviews.override(opened, 1, "none", "Seen on camera.")
    assert _delivered(room) == delivered

    again = room.reviews.open(disputed)
    assert again is not None
    assert (again.marked.passed, again.marked.passed_now) == (False, True)
    assert (again.marked.right, again.marked.right_now) == (
        opened.marked.right,
        again.marked.lines,
    )
    assert again.marked.house_short_cents > 0
    assert again.marked.house_short_now_cents == 0
    (line,) = room.reviewer.book.page(Wanted(outcome=Outcome.OVERRIDDEN), 0, 10)
    assert (line.passed, line.passed_now, line.comments, line.waits) == (False, True, 1, False)
    assert room.reviewer.book.waiting() == 0

    room.deliver()
    said = room.practice.reviews.of(disputed)
    assert [each.sort for each in said] == [
        RemarkSort.ASKED,
        RemarkSort.COMMENT,
        RemarkSort.OVERRIDE,
    ]
    assert said[0].answered
    assert (said[1].who, said[1].text, said[1].number) == ("Sam", "The camera shows it.", 1)
    assert in_force(said, 1) == "none"
    assert room.practice.reviews.noted() == {disputed: "overridden"}
    listed = tell_mistakes(load_mistakes(room.practice, datetime.now(UTC)), MistakesRoute())
    (section,) = listed.blocks
    assert isinstance(section, Section)
    (table,) = section.blocks
    assert isinstance(table, TableBlock)
    assert [(row.cells[1], row.tone) for row in table.rows] == [("No mistake", "quiet")]


def test_however_often_a_review_is_asked_for_the_attempt_waits_once_and_its_page_opens(
    anywhere: Classroom,
) -> None:
    """A station may send any number of requests, and ask about what cannot be marked."""
    room = anywhere
    disputed, log = room.round(without="collect"), room.practice._log
    unmarked = log.dealt(replace(dealt(), house="none"))
    log.finished(unmarked, 9)
    with log.transaction():
        for number in range(MOST_ASKED + 5):
            room.practice.reviews.ask(disputed, number, f"Look {number}." + "!" * 1000)
        room.practice.reviews.ask(unmarked, 0, "Look.")
    room.deliver()
    reports = Reports(room.registry, room.practice.curriculum.shelf, {}, room.clock)
    (asked,) = reports.waiting(room.desk.class_).requested
    assert (asked.attempt, asked.text[:8], len(asked.text)) == (disputed, "Look 0.!", 300)
    assert [each.asked[:7] for each in room.reviewer.book.page(Wanted(), 0, 9)] == ["Look 0."]
    opened = room.reviews.open(disputed)
    assert opened is not None
    first, *others = opened.said.requests
    assert len(others) == MOST_ASKED - 1
    room.reviews.comment(disputed, 0, "I looked.", first.event)
    room.deliver()
    told = [each.text[:8] for each in room.practice.reviews.said.requests]
    assert (len(told), told[0], told[-2:]) == (51, "Look 1.!", [f"Look {MOST_ASKED}.", "Look."])


def test_an_override_can_be_taken_back_and_the_marks_are_again_as_they_were_delivered(
    room: Classroom,
) -> None:
    attempt = room.round(without="collect")
    room.deliver()
    opened = room.reviews.open(attempt)
    assert opened is not None
    room.reviews.override(opened, 0, "void", "The fire alarm went off.")
    void = room.reviews.open(attempt)
    assert void is not None
    assert void.marked.passed_now is None
    room.reviews.override(void, 0, "marked", "It did not: that was another day.")
    back = room.reviews.open(attempt)
    assert back is not None
    assert back.marked.passed_now is back.marked.passed is False


def test_words_are_needed_where_something_is_said(room: Classroom) -> None:
    attempt = room.round(without="collect")
    room.deliver()
    opened = room.reviews.open(attempt)
    assert opened is not None
    with pytest.raises(InputError):
        room.reviews.comment(attempt, 0, "   ")
    with pytest.raises(InputError):
        room.reviews.override(opened, 1, "none", "")
    with pytest.raises(InputError):
        room.practice.reviews.ask(attempt, 0, "x" * 2001)


def test_a_supervisor_of_another_class_is_refused_by_the_window_and_by_the_registry(
    anywhere: Classroom,
) -> None:
    room = anywhere
    attempt = room.round(without="collect")
    room.deliver()
    other = room.registry.new_id()
    room.desk.open_account(other, Role.SUPERVISOR, "sue")
    theirs = type(room.reviews)(room.reviewer_of(other, Role.SUPERVISOR), room.office)
    opened = room.reviews.open(attempt)
    assert opened is not None
    for refused in (
        lambda: theirs.open(attempt),
        lambda: theirs.tape(attempt),
        lambda: theirs.evidence(attempt),
    ):
        with pytest.raises(NotAllowed):
            refused()
    with pytest.raises(ActRefused):
        theirs.comment(attempt, 0, "Well done.")
    with pytest.raises(ActRefused):
        theirs.override(opened, 1, "none", "Why not.")
    assert room.reviewer_of(other, Role.SUPERVISOR).book.page(Wanted(), 0, 10) == ()


@pytest.mark.parametrize("role", [Role.TRAINEE, Role.ADMIN, Role.AUTHOR])
def test_nobody_but_a_supervisor_reviews(room: Classroom, role: Role) -> None:
    account = {
        Role.TRAINEE: room.desk.trainee, Role.ADMIN: room.desk.admin, Role.AUTHOR: room.desk.author
    }[role]  # fmt: skip
    attempt = room.round()
    room.deliver()
    reviews = type(room.reviews)(room.reviewer_of(account, role), room.office)
    with pytest.raises(NotAllowed):
        reviews.open(attempt)
    with pytest.raises(NotAllowed):
        reviews.comment(attempt, 0, "Well done.")
    posing = type(room.reviews)(room.reviewer_of(account, Role.SUPERVISOR), room.office)
    with pytest.raises(ActRefused):
        posing.comment(attempt, 0, "Well done.")


def test_the_replay_shows_what_was_done_and_taken_back_with_its_times(room: Classroom) -> None:
    sitting = room.practice.start(HOUSE, "folds", seed=5)
    first, *rest = due(sitting)
    room.ticking.now_ms += 1500
    sitting.act(first)
    room.ticking.now_ms += 700
    sitting.undo()
    for action in (first, *rest):
        room.ticking.now_ms += 1000
        sitting.act(action)
    sitting.finish()
    room.deliver()
    tape = room.reviews.tape(sitting.attempt_id)
    assert tape is not None
    assert tape.worked_by == "Tim"
    own = room.practice.tape(sitting.attempt_id)
    assert own is not None
    assert tape.frames == own.frames
    assert [frame.at_ms for frame in tape.frames[:3]] == [0, 1500, 2200]
    opened = room.reviews.open(sitting.attempt_id)
    assert opened is not None
    assert opened.undone == 1


def test_a_quiz_or_quick_drill_is_reviewed_answer_by_answer(room: Classroom) -> None:
    sitting = room.practice.quick.start("mbs", "does-the-dealer-qualify", seed=3)
    more = True
    while more:
        assert isinstance(sitting.shown, QuestionShown)
        sitting.answer(sitting.shown.choices[0].id)
        more = sitting.next()
    attempt = sitting.result().attempt_id
    room.practice.reviews.ask(attempt, 0, "The third question was unclear.")
    room.deliver()
    (line,) = room.reviewer.book.page(Wanted(), 0, 10)
    assert line.asked == "The third question was unclear."
    opened = room.reviews.open(attempt)
    assert opened is not None
    assert opened.quick is not None
    wrong = opened.quick.wrong[0].marked.number
    room.reviews.override(opened, wrong, "right", "It was unclear.", opened.said.requests[0].event)
    again = room.reviews.open(attempt)
    assert again is not None
    assert again.marked.right_now == again.marked.right + 1
    assert room.reviewer.book.waiting() == 0


# ----------------------------------------------------------------------------------- remedials


def _assign_folds(room: Classroom) -> str:
    """The skills behind a fold that was not collected, assigned because of it."""
    attempt = room.round(without="collect")
    room.deliver()
    opened = room.reviews.open(attempt)
    assert opened is not None
    remedy = room.assigning.because_of(opened, 1)[0]
    assert (remedy.drill, remedy.skills) == (CHOSEN_SKILLS, (FOLD,))
    due_ms = room.clock.wall() + 86_400_000
    people = [room.desk.trainee]
    room.assigning.assign(remedy, people, due_ms, (attempt, 1), " Mind the folds. ")
    room.deliver()
    return room.remedial().remedial


def _work(room: Classroom, *, without: str = "") -> None:
    (assigned,) = room.practice.reviews.assigned()
    room.play(first_round(room.practice, assigned), without=without)


def test_a_quiz_that_no_program_recorded_is_opened_without_its_result(
    room: Classroom,
) -> None:
    """A supervisor's page of it never opened: an area that there is not was read as one."""
    sitting = room.practice.quick.start_quiz(QuizBlueprint((HOUSE,), (), 2), seed=5)
    for _ in range(2):
        sitting.answer(None, 900)
        sitting.next()
    first, *rest = room.practice._log.of_attempt(sitting.attempt_id)
    items = [{**each, "area": "none of ours"} for each in first.facts["items"]]
    told = [as_another(first.at(1), body=written({**first.facts, "items": items}))]
    for place, each in enumerate(rest, 2):
        told.append(as_another(each.at(place), before=told[-1].hash))
    room.registry.submit(told[0].id, STATION, room.desk.trainee, told)
    room.mark()
    opened = room.reviews.open(sitting.attempt_id)
    assert opened is not None
    assert (opened.quick, opened.marked.lines) == (None, 2)


def test_practice_alone_clears_no_remedial_three_of_its_rounds_in_a_row_without_an_error_do(
    anywhere: Classroom,
) -> None:
    room = anywhere
    id_ = _assign_folds(room)
    (assigned,) = room.practice.reviews.assigned()
    assert (assigned.remedial, assigned.note, assigned.by_name) == (id_, "Mind the folds.", "Sam")
    for _ in range(4):
        room.round()
        room.play(room.practice.on_skills(HOUSE, [FOLD]))
    room.deliver()
    assert (room.remedial().state, room.remedial().worked) == ("open", 0)

    _work(room)
    _work(room)
    _work(room, without="collect")
    _work(room)
    _work(room)
    room.deliver()
    assert (room.remedial().state, room.remedial().run, room.remedial().worked) == ("open", 2, 5)
    _work(room)
    room.deliver()
    cleared = room.remedial()
    assert cleared.state == "cleared"
    assert cleared.cleared_by == room.practice.done(1)[0].attempt_id
    assert room.practice.reviews.assigned() == ()
    assert [each.remedial for each in room.practice.reviews.cleared(0)] == [id_]

    assert unlike(room.registry.where) == {}
    assert room.remedial() == cleared


def test_a_round_that_is_dealt_again_counts_for_no_remedial_and_the_next_of_its_sitting_does(
    room: Classroom,
) -> None:
    _assign_folds(room)
    _work(room)
    last = room.practice.done(1)[0].attempt_id
    room.play(room.practice.again(last))
    room.play(room.practice.same_traps(last, seed=4))
    room.deliver()
    assert room.remedial().worked == 1
    (assigned,) = room.practice.reviews.assigned()
    sitting = first_round(room.practice, assigned)
    room.play(sitting)
    room.play(sitting.next())
    room.deliver()
    assert (room.remedial().worked, room.remedial().state) == (3, "cleared")


def test_a_remedial_that_is_taken_back_is_not_cleared_and_cannot_be_taken_back_twice(
    room: Classroom,
) -> None:
    id_ = _assign_folds(room)
    (assigned,) = room.practice.reviews.assigned()
    with pytest.raises(InputError):
        room.assigning.withdraw(id_, " ")
    room.assigning.withdraw(id_, "A mix-up.")
    for _ in range(3):
        room.play(first_round(room.practice, assigned))
    room.deliver()
    found = room.remedial()
    assert (found.state, found.reason) == ("withdrawn", "A mix-up.")
    assert room.practice.reviews.assigned() == ()
    with pytest.raises(ActRefused):
        room.assigning.withdraw(id_, "Once more.")


def test_a_quick_drill_is_cleared_by_one_sitting_without_a_wrong_answer(room: Classroom) -> None:
    every = {each.drill: each for each in room.assigning.drills("mbs")}
    drill = every["does-the-dealer-qualify"]
    assert drill.quick
    room.assigning.assign(drill, [room.desk.trainee], room.clock.wall())
    room.deliver()
    (assigned,) = room.practice.reviews.assigned()
    assert asks_questions(room.practice, assigned)
    for right in (False, True):
        sitting = first_question(room.practice, assigned)
        more = True
        while more:
            assert isinstance(sitting.shown, QuestionShown)
            first = sitting.shown.choices[0].id
            answer = sitting.asked.mark(sitting.number, first, 0).due_answer
            assert answer is not None
            sitting.answer(answer if right else first)
            more = sitting.next()
        room.deliver()
        assert room.remedial().state == ("cleared" if right else "open")


def test_words_are_kept_without_what_no_server_keeps() -> None:
    """A request with such a sign would be refused for ever, and all that comes after it."""
    assert in_words(" It\x00 was\ud83d right.\r\nSeat 3\t\U0001f600 ") == (
        "It was right.\nSeat 3\t\U0001f600"
    )
    with pytest.raises(InputError):
        in_words("\x00")


def test_an_override_whose_mistake_is_gone_is_told_and_lifts_no_other(room: Classroom) -> None:
    """Marked again by corrected rules, its number is the same mistake at another seat."""
    attempt = room.round(without="collect")
    room.deliver()
    opened = room.reviews.open(attempt)
    assert opened is not None
    room.reviews.override(opened, 1, "none", "Seen on camera.")
    with room.registry.transaction() as db:
        db.execute(round_mistakes.update().values(seat=7))
    again = room.reviews.open(attempt)
    assert again is not None
    assert again.marked.passed_now is False
    (told,) = again.remarks
    assert (told.gone, told.number, told.text) == (True, 0, "Seen on camera.")
    assert "Not in effect" in told.change
    assert in_force(again.remarks, 1) is None
    assert in_force(again.remarks, 0) is None
    room.reviews.override(again, 1, "none", "Seen on camera, at the other seat.")
    lifted = room.reviews.open(attempt)
    assert lifted is not None
    assert lifted.marked.passed_now


@pytest.mark.parametrize(
    ("there", "gone"),
    [
        (AMistake(1, "missing", 3, "ante"), False),
        (AMistake(2, "missing", 3, "ante"), True),
        (AMistake(1, "wrong_amount", 3, "ante"), True),
        (AMistake(1, "missing", 4, "ante"), True),
        (AMistake(1, "missing", 3, "play"), True),
        (AMistake(1, "missing", 0, ""), True),
    ],
)
def test_an_override_is_of_one_mistake(there: AMistake, gone: bool) -> None:
    about = AMistake(1, "missing", 3, "ante")
    remark = Remark(RemarkSort.OVERRIDE, "01", 1, "Sam", 1, "", to="none", about=about)
    (told,) = held_against([remark], [there])
    assert told.gone is gone
    (older,) = held_against(
        [structs.replace(remark, about=AMistake(1, "missing", None, None))], [there]
    )
    assert older.gone is ((there.number, there.code) != (1, "missing"))


def test_the_later_override_is_in_force_though_the_clock_was_set_back() -> None:
    first = Remark(RemarkSort.OVERRIDE, "01-a", 1, "Sam", at_ms=9000, text="", to="none")
    later = Remark(RemarkSort.OVERRIDE, "01-b", 1, "Sam", at_ms=1000, text="", to="minor")
    assert in_force((later, first), 1) == "minor"
