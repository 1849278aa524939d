"""The class and the reports at the window: by mouse, by keys, and into files."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLabel, QPushButton, QTableView

from tests.ui.access.stages import played
from trainer.school.readiness import Readiness
from trainer.school.reports.pages.class_page import NOT_READY, ClassRoute
from trainer.school.reports.pages.pace import PaceReport
from trainer.shots import reports as samples
from trainer.ui.desk import Desk
from trainer.ui.document.heat_view import HeatMapView, HeatRowButton
from trainer.ui.document.page import DocumentPage
from trainer.ui.report_pages import ReportPages


@pytest.fixture(scope="module")
def opened(qapp: object) -> Iterator[Desk]:
    with played("class") as shown:
        yield shown


@pytest.fixture
def desk(opened: Desk) -> Desk:
    """The class page, as it comes first."""
    at = part(opened).route("class")
    assert isinstance(at, ClassRoute)
    part(opened).go(ClassRoute(**at.shared))
    return opened


def part(desk: Desk) -> ReportPages:
    found = desk.parts.of("class")
    assert isinstance(found, ReportPages)
    return found


def page(desk: Desk) -> DocumentPage:
    return part(desk).page(desk.window.page)


def rows(desk: Desk) -> tuple[HeatRowButton, ...]:
    (board,) = page(desk).findChildren(HeatMapView)
    return board.rows


def hint(desk: Desk) -> str:
    found = page(desk).findChild(QLabel, "board.rows.hint")
    assert found is not None
    return found.text()


def press(desk: Desk, name: str) -> None:
    button = page(desk).findChild(QPushButton, name)
    assert button is not None, name
    button.click()


def test_every_trainee_is_a_row_whose_name_tells_all_its_figures(desk: Desk) -> None:
    told = {row.row.name: row.accessibleName() for row in rows(desk)}
    assert set(told) == set(samples.SHARES)
    assert "Irregularities: 64 per cent" in told["Ines Moreau"]
    assert "Irregularities: not seen" in told["Luc Bernard"]
    assert "158 hands an hour" in told["Ines Moreau"]
    assert told["Tomasz Zielinski"].startswith("Tomasz Zielinski, Ready 98%")


def test_who_is_not_ready_can_be_shown_alone_and_why_is_told(desk: Desk) -> None:
    press(desk, f"board.which.{Readiness.LEARNING}")
    assert {row.row.badge.split()[0] for row in rows(desk)} == {Readiness.LEARNING.words}
    why = next(line for line in hint(desk).splitlines() if line.startswith("Luc Bernard: "))
    assert "The chance of passing the default exam is 22% (17 to 61)." in why
    assert "Mastering this adds 31 points: Folded hands." in why


def test_all_who_are_not_ready_stand_there_with_what_is_in_their_way(desk: Desk) -> None:
    press(desk, f"board.which.{NOT_READY}")
    names = [row.row.name for row in rows(desk)]
    assert "Tomasz Zielinski" not in names
    assert [line.partition(":")[0] for line in hint(desk).splitlines()] == names


def test_what_is_in_the_way_of_whoever_has_the_keyboard_is_told(desk: Desk) -> None:
    luc = next(row for row in rows(desk) if row.row.name == "Luc Bernard")
    luc.setFocus()
    assert hint(desk).startswith("Luc Bernard: The chance of passing the default exam is 22%")


def test_a_trainee_comes_from_the_board_by_a_key_and_leads_back(desk: Desk) -> None:
    QTest.keyClick(rows(desk)[0], Qt.Key.Key_Space)
    assert desk.window.page == "trainee"
    press(desk, "trainee.back")
    assert desk.window.page == "class"


def test_a_trainee_of_a_report_leads_back_to_that_report(desk: Desk) -> None:
    part(desk).go(PaceReport("evening"))
    table = page(desk).findChild(QTableView, "reports.table")
    assert table is not None
    table.doubleClicked.emit(table.model().index(0, 0))
    assert desk.window.page == "trainee"
    press(desk, "trainee.back")
    assert desk.window.page == "reports"
    assert isinstance(part(desk).route("reports"), PaceReport)


def test_another_time_is_chosen_in_a_list_and_the_keyboard_stays(desk: Desk) -> None:
    times = page(desk).findChild(QComboBox, "filter.time")
    assert times is not None
    times.setFocus()
    QTest.keyClick(times, Qt.Key.Key_Down)
    times.activated.emit(times.currentIndex())
    at = part(desk).route("class")
    assert isinstance(at, ClassRoute)
    assert at.weeks == 12
    assert desk.window.focusWidget() is times


def test_a_refresh_keeps_the_keyboard_and_every_widget(desk: Desk) -> None:
    before = rows(desk)
    before[2].setFocus()
    part(desk).open("class")
    assert rows(desk) == before
    assert desk.window.focusWidget() is before[2]
