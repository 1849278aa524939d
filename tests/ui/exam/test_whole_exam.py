"""A whole exam in the real window by keys: opened by a PIN, sat, delivered, signed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QPushButton, QTableView

from tests.school.exam.soon import draw_soon
from tests.ui.dealing_hands import Keyboard, focused, press
from tests.ui.exam.halls import Hall, answer
from trainer.dealing.action import Action
from trainer.document import Document, TableBlock, every_block
from trainer.records.exam import ExamOutcome
from trainer.records.registry.rows.marks import RoundRow
from trainer.school.exam.exams_page import ExamsRoute, load_exams, tell_exams
from trainer.shots.scenes import faultless_of
from trainer.ui.exam.office_part import OfficePart
from trainer.ui.review_queue.controller import ReviewController
from trainer.ui.routes import EXAM_RESULT, EXAM_SET, EXAM_SHEET, EXAMS
from trainer.ui.table.calls import RULINGS

Key = Qt.Key
CONTROL = Qt.KeyboardModifier.ControlModifier


def _enter(dialog: QDialog) -> None:
    QTest.keyClick(dialog, Key.Key_Return)


def _work(hall: Hall) -> None:
    """The task at hand by keys, then handed in by keys."""
    sitting = hall.sitting
    if sitting.round is not None:
        hands = Keyboard(sitting.at.house.rules)
        for action in faultless_of(sitting.round):
            hands.do(action)
    else:
        press(Key.Key_R)
        word = RULINGS[0].letter
        QTest.keyClicks(focused(), word)
        assert hall.candidate.ruling.controller.acts == (str(Action.parse("rule play_on")),)
    answer(lambda: press(Key.Key_End), _enter)
    hall.release()


def test_a_whole_exam_by_keys_and_its_signature(hall: Hall) -> None:
    sitting = hall.begin()
    while hall.candidate.sitting is not None:
        _work(hall)
    app = hall.app
    assert app.window.page == EXAM_RESULT
    practice = app.practice
    assert practice is not None
    (sat,) = practice.exams.sat()
    assert sat.result is not None
    assert sat.result.decisions >= sitting.blueprint.decisions
    assert sat.result.errors <= 1, "all but the irregularity was without fault"
    assert sat.result.outcome is ExamOutcome.PASSED
    hall.deliver()
    app.people.seat(hall.supervisor)
    app.turn_to(EXAMS)
    assert _listed(hall) == "Ended, to be signed", "he may still mark it blind"
    press(Key.Key_O)
    assert app.window.page == EXAM_SHEET
    _has_seen_it_wherever_he_sits_next(hall, sitting.id)
    sheet = hall.office.sheet.page
    assert QApplication.focusWidget() is sheet.sign_, "Enter does what the green button says"
    sheet.comment.setFocus()
    QTest.keyClicks(sheet.comment, "A calm hand.")
    answer(lambda: press(Key.Key_Return, CONTROL), hall.give_pin)
    registry = app.people.registry
    assert registry is not None
    ((row, (signature,)),) = registry.sittings_of(hall.trainee.id)
    assert (row.outcome, signature.comment, signature.by) == (
        "passed",
        "A calm hand.",
        hall.supervisor.id,
    )
    assert signature.head == sat_head(hall, sitting.id)
    assert not sheet.sign_.isVisible()
    assert not sheet.next_.isVisible(), "nothing else waits to be signed"
    onward: list[bool] = []
    sheet.onward.connect(lambda: onward.append(True))
    sheet.lead_on(there=True)
    assert QApplication.focusWidget() is sheet.next_
    press(Key.Key_N)
    assert onward
    app.turn_to(EXAMS)
    assert _listed(hall) == "Passed"
    _an_override_of_its_round_leads_to_the_sheet(hall, sitting.id)


def _has_seen_it_wherever_he_sits_next(hall: Hall, sitting: str) -> None:
    """The school's records keep who opened a sheet, and refuse blind marks from then on."""
    told: list[object] = []
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(hall.app, "tell", lambda _, words: told.extend(words))
        OfficePart(hall.app).blind.show(sitting)
    assert told == ["You have seen the result sheet, so you know its marks."]
    assert _listed(hall) == "Passed, to be signed", "so the list hides it no more"


def _listed(hall: Hall) -> str:
    """How the sitting stands in the supervisor's list."""
    office = hall.office.at.office
    assert office is not None
    at = hall.office.at
    told = tell_exams(load_exams(office, at.house, hall.app.now()), ExamsRoute())
    (table,) = (each for each in tables_of_screen(told) if each.key == "exams.sittings")
    return str(table.rows[0].cells[-1])


def tables_of_screen(told: Document) -> Iterator[TableBlock]:
    return (each for each in every_block(told.blocks) if isinstance(each, TableBlock))


def _button(hall: Hall, name: str) -> QPushButton:
    found = hall.office.list.page("exams").findChild(QPushButton, f"exams.{name}")
    assert found is not None
    return found


def _an_override_of_its_round_leads_to_the_sheet(hall: Hall, sitting: str) -> None:
    """It does not change how the exam ended, and says so: the sitting can be voided instead."""
    app = hall.app
    assert app.people.registry is not None
    round_ = app.people.registry.rows(RoundRow, exam=sitting)[0]
    part = app.parts.of("attempts")
    assert isinstance(part, ReviewController)
    app.turn_to("attempts")
    part.show(round_.attempt)
    part.attempt.side.override.click()
    form = part.attempt.overriding
    assert "not the outcome" in form.of_exam.text()
    assert form.of_exam.isVisible()
    form.to_exam.click()
    assert app.window.page == EXAM_SHEET


def sat_head(hall: Hall, sitting: str) -> str:
    registry = hall.app.people.registry
    assert registry is not None
    return next(e.hash.hex() for e in registry.events_of(sitting) if e.kind == "exam_ended")


def test_an_exam_is_set_and_assigned_in_the_window(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    draw_soon(monkeypatch)
    app = hall.app
    app.people.seat(hall.supervisor)
    hall.office.setting.at_once = True
    app.turn_to(EXAMS)
    QApplication.processEvents()
    _button(hall, "set").click()
    assert app.window.page == EXAM_SET
    page = hall.office.setting.page
    page.source.setCurrentIndex(1)
    page.numbers["errors"].write(1)
    page.title.setText("My floor test")
    assert "93.2" not in page.chance.curve.accessibleName()
    shown: list[object] = []
    hall.office.setting.show_preview = shown.append
    page.preview.click()
    assert shown == [page.blueprint]
    assert hall.office.at.office is not None
    assert hall.office.at.office.exams() == ()
    page.numbers["decisions"].write(900)
    page.do.click()
    assert page.trouble.isVisible()
    assert app.window.page == EXAM_SET
    page.numbers["decisions"].write(150)
    press(Key.Key_Return, CONTROL)
    assert app.window.page == EXAMS
    (exam,) = hall.office.at.office.exams()
    assert (exam.blueprint.title, exam.blueprint.passing.errors) == ("My floor test", 1)
    _button(hall, "assign").click()
    (candidate,) = hall.office.at.office.candidates(exam.exam)
    assert candidate.account == hall.trainee.id


def test_a_sitting_that_never_ended_is_voided_from_the_list(hall: Hall) -> None:
    """The machine on which it was opened may be gone, and then no sheet of it will ever come."""
    sitting = hall.begin()
    hall.candidate.ask_note = lambda: "The machine is taken away."
    assert hall.candidate.leave_exam()
    hall.app.people.seat(hall.supervisor)
    hall.app.turn_to(EXAMS)
    table = hall.office.list.page("exams").findChild(QTableView, "exams.sittings")
    assert table is not None
    table.setFocus()
    assert table.model().rowCount() == 1
    assert _button(hall, "void").isEnabled()
    hall.office.at.ask_void = lambda _: "It cannot be gone on with."
    press(Key.Key_V)
    registry = hall.app.people.registry
    assert registry is not None
    ((row, _),) = registry.sittings_of(hall.trainee.id)
    assert (row.sitting, row.state) == (sitting.id, "voided")
    assert not _button(hall, "void").isEnabled()


def test_no_exam_is_opened_at_the_school_while_another_is_under_way(hall: Hall) -> None:
    hall.begin()
    hall.candidate.ask_note = lambda: "A break."
    assert hall.candidate.leave_exam()
    told: list[str] = []
    hall.app.tell = lambda heading, problems: told.append(heading)  # type: ignore[method-assign]
    another = hall.set_exam()
    hall.candidate.begin(another)
    registry = hall.app.people.registry
    assert registry is not None
    assert len(registry.sittings_of(hall.trainee.id)) == 1
    assert told == ["The exam cannot be opened"]
