"""The lists of rounds and of mistakes, long ones too."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.access.stages import played
from trainer.ui.results.page import LogPage
from trainer.ui.results.shown import ROUNDS, LogLine
from trainer.ui.row_table import RowTable
from trainer.ui.theme import LIGHT


class WindowsShown(QObject):
    """Remembers every window that comes in sight."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[QWidget] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            self.seen.append(watched)
        return False


def test_a_list_is_made_without_another_window_flashing_up(qtbot: QtBot) -> None:
    """One that comes and goes takes the keyboard with it."""
    windows, app = WindowsShown(), QApplication.instance()
    assert app is not None
    app.installEventFilter(windows)
    page = LogPage(ROUNDS)
    app.removeEventFilter(windows)
    qtbot.addWidget(page)
    assert windows.seen == []


def line(number: int) -> LogLine:
    drill = "The table as it comes" if number % 7 else "Two seats, and no side bets at all"
    cells = (
        f"{number % 28 + 1} Nov 18:10",
        drill,
        "Six Card Bonus",
        "77.8",
        "14 of 18",
        "4",
        "165",
    )
    return LogLine(f"attempt {number}", "Six Card Bonus", drill, cells)


def test_every_column_has_room_for_its_widest_words(qtbot: QtBot) -> None:
    page = LogPage(ROUNDS)
    qtbot.addWidget(page)
    page.resize(1200, 600)
    page.show()
    page.present(tuple(map(line, range(500))))
    for column in range(len(ROUNDS.columns)):
        assert page.table.columnWidth(column) >= page.table.sizeHintForColumn(column)


def test_a_narrower_window_still_has_every_column(qtbot: QtBot) -> None:
    """Its words were measured before; only the room is shared out anew."""
    page = LogPage(ROUNDS)
    qtbot.addWidget(page)
    page.resize(1200, 600)
    page.show()
    page.present(tuple(map(line, range(500))))
    page.resize(700, 600)
    widths = [page.table.columnWidth(column) for column in range(len(ROUNDS.columns))]
    assert min(widths) > 0
    assert sum(widths) <= page.table.viewport().width()


def test_the_ring_around_a_list_is_whole(qtbot: QtBot) -> None:
    """Neither its head nor the row that is chosen is drawn over it."""
    with played("results") as desk:
        table = desk.window.findChild(RowTable)
        assert isinstance(table, RowTable)
        table.setFocus(Qt.FocusReason.TabFocusReason)
        picture, ring = table.grab().toImage(), QColor(LIGHT.here_edge)
        right, below = picture.width() - 1, picture.height() - 1
        sides = [(x, y) for x in range(right + 1) for y in (0, below)]
        sides += [(x, y) for y in range(below + 1) for x in (0, right)]
        assert {picture.pixelColor(*at).name() for at in sides} == {ring.name()}
