"""The report of a shift: its promised key, and its pace, however fast the shift was."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from msgspec import structs
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tests.ui.access.stages import played
from trainer.document import Chart, every_block
from trainer.school.live.figures import ShiftRound
from trainer.school.pages.live_report import LiveReportRoute, load_live_report, tell_live_report
from trainer.ui.application import Application
from trainer.ui.document.page import DocumentPage
from trainer.ui.routes import LIVE_REPORT

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


BEGUN: list[str] = []


@pytest.fixture(scope="module")
def window(qapp: QApplication) -> Iterator[Application]:
    """One window for all tests of this file."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Application, "practise", lambda app, house, drill: BEGUN.append(drill))
        with played(LIVE_REPORT) as app:
            yield app


@pytest.fixture
def begun(window: Application) -> list[str]:
    """The drills that were begun."""
    BEGUN.clear()
    return BEGUN


@pytest.fixture
def app(window: Application) -> Application:
    """That window, come to the report from the page of today."""
    window.turn_to("today")
    window.turn_to(LIVE_REPORT)
    window.window.activateWindow()
    QApplication.processEvents()
    assert window.window.page == LIVE_REPORT
    return window


@pytest.fixture
def page(app: Application) -> DocumentPage:
    page = app.window.pages.page(LIVE_REPORT)
    assert isinstance(page, DocumentPage)
    return page


def enter() -> None:
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, Qt.Key.Key_Return)


@pytest.mark.parametrize(
    "name", ["", "title", "kinds", "round", "pace", "worst", "mistakes", "export"]
)
def test_enter_begins_the_next_shift_wherever_one_clicked(
    page: DocumentPage, begun: list[str], name: str
) -> None:
    """A button goes down under the mouse and up elsewhere: it has the keyboard, and did nothing."""
    if name:
        at = page.findChild(QWidget, f"{LIVE_REPORT}.{name}")
        assert at is not None
        shown = getattr(at, "viewport", lambda: at)()
        page.ensureWidgetVisible(shown)
        QTest.mousePress(shown, LEFT, NONE, QPoint(40, 12))
        QTest.mouseRelease(shown, LEFT, NONE, QPoint(-4000, -4000))
    enter()
    assert begun == ["live-table"]


def test_rows_that_keys_came_to_are_opened(page: DocumentPage, begun: list[str]) -> None:
    rows = page.findChild(QWidget, f"{LIVE_REPORT}.round")
    assert rows is not None
    rows.setFocus(Qt.FocusReason.TabFocusReason)
    enter()
    assert not begun
    assert not page.isVisible(), "the round is open"


@pytest.mark.parametrize("slower", [0.005, 0.1, 1.0, 30.0])
def test_the_axis_takes_any_pace(app: Application, slower: float) -> None:
    """Thousands of hands an hour, or a few: few marks, and every point within them."""
    assert app.practice is not None
    _, figures = load_live_report(app.practice, LiveReportRoute(), app.now())
    assert figures.shift is not None
    rounds = tuple(_worked(each, slower) for each in figures.shift.rounds)
    told = tell_live_report(
        structs.replace(figures, shift=structs.replace(figures.shift, rounds=rounds)),
        LiveReportRoute(),
    )
    pace = next(each for each in every_block(told.blocks) if each.key == f"{LIVE_REPORT}.pace")
    assert isinstance(pace, Chart)
    assert 2 <= len(pace.up.ticks) <= 7
    assert all(pace.up.low <= y <= pace.up.high for line in pace.lines for _, y in line.points)
    assert all(0 <= x <= pace.across.high for line in pace.lines for x, _ in line.points)


def _worked(told: ShiftRound, slower: float) -> ShiftRound:
    debrief = replace(told.debrief, elapsed_ms=round(slower * told.debrief.elapsed_ms))
    return structs.replace(told, began_ms=round(slower * told.began_ms), debrief=debrief)
