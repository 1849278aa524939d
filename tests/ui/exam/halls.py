"""A school in the real window: a supervisor with a PIN, a trainee, a class, a small exam."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from msgspec.structs import replace
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QPushButton, QWidget

from tests.school.exam.sat import SMALL
from tests.school.proving import prove
from trainer.records.registry.acts import Role
from trainer.school.clock import SYSTEM
from trainer.school.exam.office import ExamOffice
from trainer.school.exam.sitting import ExamSitting
from trainer.school.new_school import set_up
from trainer.school.people.classes import Classes
from trainer.school.people.people import People
from trainer.school.people.rights import Account
from trainer.school.people.secrets import Secret
from trainer.shots.people import deliver
from trainer.ui.application import Application
from trainer.ui.exam.candidate_part import CandidatePart
from trainer.ui.exam.office_part import OfficePart
from trainer.ui.main_window import MainWindow
from trainer.ui.routes import EXAM_WAIT, EXAMS, MY_EXAMS

PASSWORD, PIN = "correct horse battery", "482913"
EXAM = replace(SMALL, rounds=2, decisions=16, shows={"pair": SMALL.shows["tie"]})
Key = Qt.Key


@dataclass
class Hall:
    """The window, and who can sit at it."""

    app: Application
    supervisor: Account
    trainee: Account

    @property
    def candidate(self) -> CandidatePart:
        part = self.app.parts.of(MY_EXAMS)
        assert isinstance(part, CandidatePart)
        return part

    @property
    def office(self) -> OfficePart:
        part = self.app.parts.of(EXAMS)
        assert isinstance(part, OfficePart)
        return part

    @property
    def sitting(self) -> ExamSitting:
        sitting = self.candidate.sitting
        assert sitting is not None, "an exam is on the screen"
        return sitting

    def set_exam(self) -> str:
        """The supervisor sets the small exam and assigns it."""
        registry, practice = self.app.people.registry, self.app.practice
        assert registry is not None
        assert practice is not None
        wall = self.app.people.wall_ms
        office = ExamOffice(registry, self.supervisor, practice.curriculum, wall)
        exam = office.set(EXAM)
        office.assign(exam, [self.trainee.id], wall() + 86_400_000)
        return exam

    def begin(self) -> ExamSitting:
        """The trainee sits down, and a supervisor opens the exam by the PIN."""
        self.set_exam()
        self.sit_down()
        self.app.turn_to(MY_EXAMS)
        answer(lambda: self.press_mine("open"), self.give_pin)
        return self.sitting

    def press_mine(self, name: str) -> None:
        """Press that button of the trainee's page of exams."""
        button = self.candidate.page(MY_EXAMS).findChild(QPushButton, f"{MY_EXAMS}.{name}")
        assert button is not None
        button.click()

    def release(self) -> None:
        """The supervisor's PIN releases the next task, where one is waited for."""
        if self.app.window.page == EXAM_WAIT:
            answer(lambda: self.candidate.wait.buttons["release"].click(), self.give_pin)

    def sit_down(self) -> None:
        """The trainee signs in."""
        registry = self.app.people.registry
        assert registry is not None
        prove(registry, self.trainee.login, PASSWORD)
        self.app.people.seat(self.trainee)

    def give_pin(self, dialog: QDialog) -> None:
        """The supervisor's PIN, and his name where it is asked for, by keys."""
        if dialog.findChildren(QLineEdit, "pin.login"):
            fill(dialog, "pin.login", self.supervisor.login)
        fill(dialog, "pin.pin", PIN)
        QTest.keyClick(dialog, Key.Key_Return)

    def deliver(self) -> None:
        """What was done here is at the school."""
        deliver(self.app, SYSTEM)


def hall(app: Application) -> Hall:
    """That window's machine has a school."""
    people = app.people
    joined, registry, admin = set_up(app.home, "Ada Admin", "ada", PASSWORD, people.wall_ms)
    people.belong(joined, registry)
    staff = People(registry, admin, people.wall_ms)
    classes = Classes(registry, admin, people.wall_ms)
    supervisor = staff.open("K. Lindqvist", Role.SUPERVISOR, "kl", PASSWORD).account
    trainee = staff.open("Ines Moreau", Role.TRAINEE, "ines", PASSWORD).account
    classes.enrol(classes.open("Evening class", "mbs"), [supervisor.id, trainee.id])
    people.door().change(supervisor, PASSWORD, PIN, Secret.PIN, Secret.PASSWORD)
    people.seat(admin)
    return Hall(app, supervisor, trainee)


def fill(dialog: QWidget, name: str, text: str) -> None:
    line = dialog.findChild(QLineEdit, name)
    assert isinstance(line, QLineEdit), name
    line.clear()
    QTest.keyClicks(line, text)


def answer(asks: Callable[[], object], answered: Callable[[QDialog], None]) -> None:
    """Do what asks something in a dialog, and answer it."""
    seen: list[QDialog] = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QDialog):
            seen.append(dialog)
            answered(dialog)
        elif not seen:
            QTimer.singleShot(10, look)

    QTimer.singleShot(0, look)
    asks()
    assert seen, "nothing was asked"
    for window in QApplication.topLevelWidgets():
        if isinstance(window, MainWindow) and window.isVisible():
            window.activateWindow()  # as a desktop does when a dialog is gone
    QApplication.processEvents()
