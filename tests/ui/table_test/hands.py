"""The window of a table test, and hands that tap and type in it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from tests.school.table_test.settings import INES, Books
from tests.school.tables import Ticking
from trainer.records.exam import ExamOutcome
from trainer.school.clock import Clock
from trainer.school.practice import Practice
from trainer.school.table_test.record import Dealer
from trainer.settings import ReducedMotion, Settings
from trainer.ui.application import Application
from trainer.ui.routes import TABLE_TEST
from trainer.ui.table_test.controller import TableTestController
from trainer.ui.table_test.list_page import TableTestBegun
from trainer.ui.table_test.open_test import SETUP, WATCH
from trainer.ui.table_test.spot_button import SpotButton
from trainer.ui.table_test.watch_page import WatchPage

TICKING = Ticking()


def open_at(home: Path) -> Application:
    """The window, on records of its own."""
    clock = Clock(running=TICKING.running, wall=TICKING.wall)
    chosen = Settings(last_house="mbs", reduced_motion=ReducedMotion.ON)
    app = Application(home, chosen, school=lambda folder: Practice.open(folder, clock))
    app.open()
    app.window.resize(1280, 720)
    app.window.show()
    app.window.activateWindow()
    QApplication.processEvents()
    return app


def part_of(app: Application) -> TableTestController:
    part = app.parts.of(TABLE_TEST)
    assert isinstance(part, TableTestController)
    return part


def begun(
    app: Application, form: str = "settling", dealer: Dealer = INES, house: str = "mbs"
) -> TableTestController:
    part = part_of(app)
    part.list.begin(TableTestBegun(house, form, dealer, "7"))
    assert app.window.page == SETUP
    return part


def named(app: Application, name: str) -> QWidget:
    found = [each for each in app.window.findChildren(QWidget, name) if each.isVisible()]
    assert len(found) == 1, (name, len(found))
    return found[0]


def click(app: Application, name: str) -> None:
    button = named(app, name)
    assert isinstance(button, QAbstractButton)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def watch_page(app: Application) -> WatchPage:
    page = app.window.pages.page(WATCH)
    assert isinstance(page, WatchPage)
    return page


def spot(app: Application, name: str) -> SpotButton:
    found = named(app, f"watch.{name.replace(' ', '.')}")
    assert isinstance(found, SpotButton)
    return found


def trace(part: TableTestController) -> tuple[str, ...]:
    assert part.at.round is not None
    return part.at.round.watched.trace


def named_or_none(app: Application, name: str) -> QWidget | None:
    found = [each for each in app.window.findChildren(QWidget, name) if each.isVisible()]
    return found[0] if found else None


def held(part: TableTestController) -> None:
    """All rounds are over, without fault; nothing is judged."""
    assert part.at.test is not None
    for number in range(len(part.at.test.rounds)):
        part.board.watch(number)
        while (likely := part.at.watched.board.next) is not None:
            part.board.tap(likely.stretch)
        part.board.end(())


def patch(part: TableTestController, office: Books) -> None:
    """The school's records are these."""
    part.at.office_of = lambda: office


def type_(text: str) -> None:
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClicks(focused, text)


def signed(part: TableTestController) -> tuple[ExamOutcome, str] | None:
    assert part.at.test is not None
    decided = part.at.test.decided
    return None if decided is None else (decided.outcome, decided.examiner)
