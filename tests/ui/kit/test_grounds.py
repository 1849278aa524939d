"""The grounds that pages and cards stand on."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from trainer.ui.kit.grounds import ScrollArea
from trainer.ui.kit.widgets import column


@pytest.mark.parametrize("dragged", [False, True])
@pytest.mark.parametrize(("written_in", "scrolled"), [(9, 0), (19, 400), (0, 0)])
def test_what_is_written_in_stays_in_sight_in_a_smaller_window(
    qtbot: QtBot, written_in: int, scrolled: int, *, dragged: bool
) -> None:
    """``dragged``: while its edge is dragged, a window has not the keyboard of the desktop."""
    area, fields = ScrollArea("area"), [QLineEdit() for _ in range(20)]
    for each in fields:
        each.setFixedHeight(40)
    area.hold(column(*fields, gap=0, around=0))
    qtbot.addWidget(area)
    area.resize(300, 400)
    with qtbot.waitExposed(area):
        area.show()
    area.verticalScrollBar().setValue(scrolled)
    field = fields[written_in]
    area.activateWindow()
    field.setFocus()
    qtbot.waitUntil(field.hasFocus)
    field.setText("half")

    def in_sight() -> bool:
        return (
            area.viewport()
            .rect()
            .contains(QRect(field.mapTo(area.viewport(), field.rect().topLeft()), field.size()))
        )

    assert in_sight()
    if dragged:
        desktop = QWidget()
        qtbot.addWidget(desktop)
        desktop.show()
        desktop.activateWindow()
        qtbot.waitUntil(lambda: not field.hasFocus())
    area.resize(200, 150)
    qtbot.waitUntil(in_sight)
    assert field.text() == "half"


class NeverSettles(QWidget):
    """Too high for the area where the scroll bar is away, low enough where it is there."""

    def minimumSizeHint(self) -> QSize:
        return QSize(100, 310 if self.width() == 300 else 290)


def test_a_page_that_never_settles_is_shown_all_the_same(qtbot: QtBot) -> None:
    """The scroll bar came and went, each amid the other, until the stack was full."""
    area, page = ScrollArea("area"), NeverSettles()
    area.setWidget(page)
    qtbot.addWidget(area)
    area.resize(300, 300)
    with qtbot.waitExposed(area):
        area.show()
    for high in (301, 300):
        area.resize(300, high)
        QApplication.processEvents()
    assert page.isVisible()
    assert page.height() >= 290
