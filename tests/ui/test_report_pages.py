"""The class and the reports at the window: by mouse, by keys, and into files."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLabel, QPushButton, QTableView

from tests.ui.access.stages import played
from trainer.records.faults import RecordsFault
from trainer.school.progress.readiness import Readiness
from trainer.school.reports.pages.class_page import NOT_READY, ClassRoute
from trainer.school.reports.pages.pace import PaceReport
from trainer.shots import reports as samples
from trainer.ui.application import Application
from trainer.ui.document.drawing_views import HeatMapView, HeatRowButton
from trainer.ui.document.page import DocumentPage
from trainer.ui.report_pages import ReportPages


@pytest.fixture(scope="module")
def opened(qapp: object) -> Iterator[Application]:
    with played("class") as shown:
        yield shown


@pytest.fixture
def app(opened: Application) -> Application:
    """The class page, as it comes first."""
    at = part(opened).route("class")
    assert isinstance(at, ClassRoute)
    part(opened).go(ClassRoute(**at.shared))
    return opened


def part(app: Application) -> ReportPages:
    found = app.parts.of("class")
    assert isinstance(found, ReportPages)
    return found


def page(app: Application) -> DocumentPage:
    return part(app).page(app.window.page)


def rows(app: Application) -> tuple[HeatRowButton, ...]:
    (board,) = page(app).findChildren(HeatMapView)
    return board.rows


def hint(app: Application) -> str:
    found = page(app).findChild(QLabel, "board.rows.hint")
    assert found is not None
    return found.text()


def press(app: Application, name: str) -> None:
    button = page(app).findChild(QPushButton, name)
    assert button is not None, name
    button.click()


def test_every_trainee_is_a_row_whose_name_tells_all_its_figures(app: Application) -> None:
    told = {row.row.name: row.accessibleName() for row in rows(app)}
    assert set(told) == set(samples.SHARES)
    assert "Irregularities: 64%" in told["Ines Moreau"]
    assert "Irregularities: not seen" in told["Luc Bernard"]
    assert "158 hands an hour" in told["Ines Moreau"]
    assert told["Tomasz Zielinski"].startswith("Tomasz Zielinski, Ready 98%")


def test_who_is_not_ready_can_be_shown_alone_and_why_is_told(app: Application) -> None:
    press(app, f"board.which.{Readiness.LEARNING}")
    assert {row.row.badge.split()[0] for row in rows(app)} == {Readiness.LEARNING.words}
    why = next(line for line in hint(app).splitlines() if line.startswith("Luc Bernard: "))
    assert "The chance of passing the default exam is 22% (17 to 61)." in why
    assert 'Mastering "Folded hands" adds 31 points.' in why


def test_all_who_are_not_ready_stand_there_with_what_is_in_their_way(app: Application) -> None:
    press(app, f"board.which.{NOT_READY}")
    names = [row.row.name for row in rows(app)]
    assert "Tomasz Zielinski" not in names
    assert [line.partition(":")[0] for line in hint(app).splitlines()] == names


def test_what_is_in_the_way_of_whoever_has_the_keyboard_is_told(app: Application) -> None:
    luc = next(row for row in rows(app) if row.row.name == "Luc Bernard")
    luc.setFocus()
    assert hint(app).startswith("Luc Bernard: The chance of passing the default exam is 22%")


def test_a_trainee_comes_from_the_board_by_a_key_and_leads_back(app: Application) -> None:
    QTest.keyClick(rows(app)[0], Qt.Key.Key_Space)
    assert app.window.page == "trainee"
    press(app, "trainee.back")
    assert app.window.page == "class"


def test_a_trainee_of_a_report_leads_back_to_that_report(app: Application) -> None:
    part(app).go(PaceReport("evening"))
    table = page(app).findChild(QTableView, "reports.table")
    assert table is not None
    table.doubleClicked.emit(table.model().index(0, 0))
    assert app.window.page == "trainee"
    press(app, "trainee.back")
    assert app.window.page == "reports"
    assert isinstance(part(app).route("reports"), PaceReport)


def test_another_time_is_chosen_in_a_list_and_the_keyboard_stays(app: Application) -> None:
    times = page(app).findChild(QComboBox, "filter.time")
    assert times is not None
    times.setFocus()
    QTest.keyClick(times, Qt.Key.Key_Down)
    times.activated.emit(times.currentIndex())
    at = part(app).route("class")
    assert isinstance(at, ClassRoute)
    assert at.weeks == 12
    assert app.window.focusWidget() is times


def test_a_refresh_keeps_the_keyboard_and_every_widget(app: Application) -> None:
    before = rows(app)
    before[2].setFocus()
    part(app).open("class")
    assert rows(app) == before
    assert app.window.focusWidget() is before[2]


def test_a_page_that_could_not_be_read_at_first_says_so_behind_the_dialog(
    app: Application, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A trainee made supervisor at a station saw a blank page after the dialog."""
    told: list[str] = []
    monkeypatch.setattr(Application, "tell", lambda _, heading, __: told.append(heading))
    refused = RecordsFault(Path("school"), "denied", "This login may not read it.")
    page(app).document = None
    part(app)._tell_problem(refused)
    words = "The school's records cannot be read. This login may not read it."
    assert words in {each.text() for each in page(app).findChildren(QLabel)}
    part(app).open("class")
    assert rows(app)
    part(app)._tell_problem(refused)  # what stands is kept
    assert rows(app)
    assert told == ["The school's records cannot be read"] * 2
