from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.exam.halls import Hall
from tests.ui.exam.halls import hall as hall_at
from trainer.settings import ReducedMotion, Settings
from trainer.ui.application import Application


@pytest.fixture
def hall(qtbot: QtBot, home: Path) -> Iterator[Hall]:
    """The real window at a machine with a school; it is wholly gone afterwards."""
    app = Application(home, Settings(last_house="mbs", reduced_motion=ReducedMotion.ON))
    app.open()
    window = app.window
    window.resize(1280, 720)
    with qtbot.waitExposed(window):
        window.show()
    window.activateWindow()
    yield hall_at(app)
    window.may_close = lambda: True  # an exam that is under way is left as by a power cut
    window.close()
    window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
