"""A supervisor who sits at the window hands it over: one PIN, and the trainee's sign-in begins."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QLabel, QLineEdit

from tests.ui.dealing_hands import press
from tests.ui.exam.halls import PASSWORD, PIN, Hall, answer, fill
from trainer.records.registry.rows.exams import SittingRow
from trainer.school.exam.office import ExamOffice
from trainer.school.people.rights import Right
from trainer.ui.people.pin_dialog import PinAsked
from trainer.ui.routes import EXAM_TABLE, EXAMS, SIGN_IN


def _hand_over(hall: Hall) -> None:
    """The supervisor chooses the trainee on the page of exams, and gives the PIN alone."""
    app = hall.app
    hall.set_exam()
    app.people.seat(hall.supervisor)
    app.turn_to(EXAMS)
    answer(lambda: press(Qt.Key.Key_H), _give_pin)


def _give_pin(dialog: QDialog) -> None:
    assert not dialog.findChildren(QLineEdit, "pin.login"), "it is known who asks"
    fill(dialog, "pin.pin", PIN)
    QTest.keyClick(dialog, Qt.Key.Key_Return)


def _sign_in(hall: Hall, login: str = "") -> None:
    window = hall.app.window
    if login:
        fill(window, "sign-in.login", login)
    fill(window, "sign-in.password", PASSWORD)
    press(Qt.Key.Key_Return)


def _opened(hall: Hall) -> tuple[SittingRow, ...]:
    registry = hall.app.people.registry
    assert registry is not None
    return tuple(registry.rows(SittingRow, account=hall.trainee.id))


def test_the_exam_begins_once_the_trainee_has_signed_in_and_was_opened_by_the_supervisor(
    hall: Hall,
) -> None:
    _hand_over(hall)
    assert (hall.app.window.page, hall.app.people.account) == (SIGN_IN, None)
    assert not _opened(hall), "nothing is recorded before"
    _sign_in(hall)
    assert hall.app.people.account == hall.trainee
    assert hall.app.window.page == EXAM_TABLE
    (row,) = _opened(hall)
    assert (row.by, row.state) == (hall.supervisor.id, "open")


def test_nothing_begins_where_somebody_else_signs_in_and_nothing_afterwards(hall: Hall) -> None:
    _hand_over(hall)
    _sign_in(hall, "ada")
    assert hall.app.window.page == "people"
    hall.app.people.sign_out()
    _sign_in(hall, "ines")
    assert hall.app.window.page == "first-start"
    assert not _opened(hall)


def test_a_wrong_pin_hands_nothing_over(hall: Hall) -> None:
    """An empty one is not even tried."""
    hall.set_exam()
    hall.app.people.seat(hall.supervisor)
    hall.app.turn_to(EXAMS)

    def wrong(dialog: QDialog) -> None:
        assert isinstance(dialog, PinAsked)
        QTest.keyClick(dialog, Qt.Key.Key_Return)
        assert "Type a PIN first." in dialog.trouble.text()
        fill(dialog, "pin.pin", "999111")
        QTest.keyClick(dialog, Qt.Key.Key_Return)
        assert dialog.isVisible()
        assert "4 tries are left" in dialog.trouble.text()
        QTest.keyClick(dialog, Qt.Key.Key_Escape)

    answer(lambda: press(Qt.Key.Key_H), wrong)
    assert hall.app.people.account == hall.supervisor
    assert hall.app.people.handed_over is None


def test_an_exam_that_cannot_be_sat_now_is_refused_before_the_window_is_handed_over(
    hall: Hall,
) -> None:
    """The trainee would sign in for nothing, and the supervisor would be signed out."""
    exam, people = hall.set_exam(), hall.app.people
    registry, joined = people.registry, people.joined
    assert registry is not None
    assert joined is not None
    people.seat(hall.supervisor)
    people.door().for_right(hall.supervisor.login, PIN, Right.OPEN_EXAMS)
    sitting = registry.new_id()
    registry.open_exam(
        hall.supervisor.id, sitting, exam, hall.trainee.id, joined.station, locked=None
    )
    hall.app.turn_to(EXAMS)
    said: list[str] = []

    def read(dialog: QDialog) -> None:
        assert not isinstance(dialog, PinAsked)
        said.extend(each.text() for each in dialog.findChildren(QLabel))
        fill(dialog, "note.words", "That station is gone.")
        QTest.keyClick(dialog, Qt.Key.Key_Return)

    answer(lambda: press(Qt.Key.Key_H), read)
    assert any("Continue it at its station, or have it voided." in each for each in said)
    assert any("Once void, it no longer counts." in each for each in said), "it still counts"
    (voided,) = registry.rows(SittingRow)
    assert (voided.sitting, voided.state) == (sitting, "voided")
    assert people.account == hall.supervisor
    assert people.handed_over is None


def test_an_open_exam_that_was_taken_back_meanwhile_is_told(hall: Hall) -> None:
    """Another supervisor took it back after the list was read."""
    exam, people = hall.set_exam(), hall.app.people
    registry, joined, practice = people.registry, people.joined, hall.app.practice
    assert registry is not None
    assert joined is not None
    assert practice is not None
    people.seat(hall.supervisor)
    people.door().for_right(hall.supervisor.login, PIN, Right.OPEN_EXAMS)
    registry.open_exam(
        hall.supervisor.id, registry.new_id(), exam, hall.trainee.id, joined.station, locked=None
    )
    hall.app.turn_to(EXAMS)
    ExamOffice(registry, hall.supervisor, practice.curriculum, people.wall_ms).unassign(
        exam, hall.trainee.id
    )
    said: list[str] = []

    def read(dialog: QDialog) -> None:
        said.extend(each.text() for each in dialog.findChildren(QLabel))
        QTest.keyClick(dialog, Qt.Key.Key_Return)

    answer(lambda: press(Qt.Key.Key_H), read)
    assert "The exam cannot be opened" in said
